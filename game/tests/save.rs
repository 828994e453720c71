//! Laws of the save file: nothing lost, nothing overwritten, nothing damaged passes.

use std::fs;
use std::path::{Path, PathBuf};

use kipp_game::games::kipp::Kipp;
use kipp_game::rules::{Game, Node, ScriptedApparatus};
use kipp_game::session::{
    DiceSource, FORMAT, Fold, Record, SaveError, SaveFile, Saved, Seat, Session, Setup,
};
use sha2::{Digest, Sha256};
use tempfile::TempDir;

fn record(decisions: usize) -> Record<Kipp> {
    let seats = ["Ada", "Ben"].map(Seat::person).into();
    let setup = Setup {
        options: Default::default(),
        seats,
        seed: 9,
        machine: None,
    };
    let machine = Box::new(ScriptedApparatus::new());
    let mut session = Session::<Kipp>::begin(setup, Some(machine)).expect("two can play");
    for _ in 0..decisions {
        session.settle().expect("the scripted machine answers");
        let Node::Decision { player } = session.game().node() else {
            break;
        };
        let action = session.game().legal_actions()[0];
        session.decide(player, action).expect("it is allowed");
    }
    session.record().clone()
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

fn saved(folder: &TempDir, decisions: usize) -> PathBuf {
    let path = folder.path().join("game.json");
    let mut save = SaveFile::create(&path).expect("the name is free");
    save.write(&record(decisions))
        .expect("the folder can be written");
    path
}

fn read(path: &Path) -> Result<Record<Kipp>, SaveError> {
    Saved::read(path)?.decode("kipp")
}

#[test]
fn what_was_saved_is_read() {
    let folder = folder();
    assert_eq!(
        read(&saved(&folder, 12)).expect("it was just written"),
        record(12)
    );
}

#[test]
fn a_save_is_json() {
    let folder = folder();
    let text = fs::read_to_string(saved(&folder, 3)).expect("it was just written");
    let document: serde_json::Value = serde_json::from_str(&text).expect("saves are JSON");
    assert_eq!(document["kipp_save"], FORMAT);
    assert_eq!(document["record"]["game"], "kipp");
}

#[test]
fn every_flipped_bit_is_noticed() {
    let folder = folder();
    let bytes = fs::read(saved(&folder, 4)).expect("it was just written");
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (at % 8);
        let found = Saved::from_bytes(Path::new("game.json"), &damaged);
        assert!(found.is_err(), "byte {at} of {}", bytes.len());
    }
}

#[test]
fn every_shortened_save_is_noticed() {
    let folder = folder();
    let bytes = fs::read(saved(&folder, 4)).expect("it was just written");
    for length in 0..bytes.len() {
        let found = Saved::from_bytes(Path::new("game.json"), &bytes[..length]);
        assert!(found.is_err(), "{length} of {} bytes", bytes.len());
    }
    let half = Saved::from_bytes(Path::new("game.json"), &bytes[..bytes.len() / 2]);
    assert!(matches!(half, Err(SaveError::Truncated { .. })));
}

#[test]
fn files_that_are_no_saves_are_named_for_what_they_are() {
    let folder = folder();
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).expect("the folder can be written");
        Saved::read(&path).expect_err("it is no save")
    };
    assert!(matches!(write("empty", b""), SaveError::Empty { .. }));
    assert!(matches!(
        write("notes", b"remember the milk"),
        SaveError::Foreign { .. }
    ));
    assert!(matches!(
        write("other.json", b"{\"a\": 1}"),
        SaveError::Foreign { .. }
    ));
    assert!(matches!(
        write("picture", &[0x89, 0x50, 0xff, 0xfe]),
        SaveError::Foreign { .. }
    ));
    let missing = Saved::read(&folder.path().join("nothing"));
    assert!(matches!(missing, Err(SaveError::Missing { .. })));
    assert!(matches!(
        Saved::read(folder.path()),
        Err(SaveError::Folder { .. })
    ));
    let later = b"{\"kipp_save\":99,\"something\":\"else\"}";
    assert!(matches!(
        write("later", later),
        SaveError::Newer { found: 99, .. }
    ));
}

#[test]
fn a_save_of_another_game_is_refused() {
    let folder = folder();
    let saved = Saved::read(&saved(&folder, 2)).expect("it was just written");
    let other = saved.decode::<Record<Kipp>>("wanzen");
    assert!(matches!(other, Err(SaveError::OtherGame { .. })));
}

#[test]
fn a_new_game_never_takes_the_place_of_a_file() {
    let folder = folder();
    let path = folder.path().join("thesis.txt");
    fs::write(&path, "years of work").expect("the folder can be written");
    assert!(matches!(
        SaveFile::create(&path),
        Err(SaveError::Taken { .. })
    ));
    assert!(matches!(
        SaveFile::create(folder.path()),
        Err(SaveError::Folder { .. })
    ));
    assert_eq!(
        fs::read_to_string(&path).expect("it is still there"),
        "years of work"
    );
}

#[test]
fn a_file_that_appeared_since_the_game_began_is_left_alone() {
    let folder = folder();
    let path = folder.path().join("game.json");
    let mut save = SaveFile::create(&path).expect("the name is free");
    fs::write(&path, "somebody else's").expect("the folder can be written");
    assert!(matches!(
        save.write(&record(1)),
        Err(SaveError::Taken { .. })
    ));
    assert_eq!(
        fs::read_to_string(&path).expect("it is still there"),
        "somebody else's"
    );
}

#[test]
fn a_save_that_another_program_changed_is_left_alone() {
    let folder = folder();
    let path = saved(&folder, 2);
    let (mut mine, _) = SaveFile::open(&path).expect("it was just written");
    fs::write(&path, "another program's").expect("the folder can be written");
    assert!(matches!(
        mine.write(&record(4)),
        Err(SaveError::ChangedElsewhere { .. })
    ));
    let left = fs::read_to_string(&path).expect("it is there");
    assert_eq!(left, "another program's");
}

#[cfg(unix)]
#[test]
fn a_match_that_is_played_cannot_be_opened_again_until_it_is_let_go() {
    let folder = folder();
    let path = folder.path().join("game.json");
    let refused = || matches!(SaveFile::open(&path), Err(SaveError::InUse { .. }));
    let mut begun = SaveFile::create(&path).expect("the name is free");
    begun.write(&record(2)).expect("the folder can be written");
    assert!(refused(), "whoever began it plays it");
    assert_eq!(read(&path).expect("anybody may look"), record(2));
    drop(begun);
    let (mut opened, _) = SaveFile::open(&path).expect("it was let go");
    assert!(refused(), "whoever opened it plays it");
    opened.write(&record(3)).expect("it is as it was opened");
    assert!(refused(), "its new version is played too");
    drop(opened);
    assert!(!refused());
}

#[cfg(unix)]
#[test]
fn a_save_that_is_protected_against_writing_is_left_alone() {
    let folder = folder();
    let path = saved(&folder, 2);
    let mut rights = path.metadata().expect("it is there").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights).expect("it is ours");
    let (mut save, _) = SaveFile::open(&path).expect("it can be read");
    let refused = save.write(&record(3));
    assert!(matches!(refused, Err(SaveError::Protected { .. })));
    assert_eq!(read(&path).expect("it is whole"), record(2));
}

/// The save's text with `change` made and the checksum made to fit again.
fn forged(text: &str, change: impl Fn(&str) -> String) -> String {
    let sum_at = text.find("checksum").expect("a save has one") + 11;
    let mut text = change(text);
    text.replace_range(sum_at..sum_at + 64, &"0".repeat(64));
    let digest = Sha256::digest(text.as_bytes());
    let sum: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    text.replace_range(sum_at..sum_at + 64, &sum);
    text
}

#[test]
fn what_was_never_right_is_not_called_altered_and_its_place_is_named() {
    let folder = folder();
    let text = fs::read_to_string(saved(&folder, 3)).expect("it was just written");
    for (from, to, place, found) in [
        ("\"seed\":9", "\"seed\":\"x\"", "record.seed", "\"x\""),
        ("\"seed\":9,", "", "record.seed", "missing"),
        ("\"seed\":9", "\"seed\":9,\"age\":7", "record.age", "7"),
        (
            "\"name\":\"Ben\"",
            "\"name\":[]",
            "record.seats[1].name",
            "[]",
        ),
        ("\"game\":\"kipp\"", "\"game\":5", "record.game", "5"),
        ("\"record\":", "\"more\":1,\"record\":", "more", "1"),
    ] {
        let forged = forged(&text, |text| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        });
        let read = Saved::from_bytes(Path::new("game.json"), forged.as_bytes());
        let read = read.and_then(|saved| saved.decode::<Record<Kipp>>("kipp"));
        let error = read.expect_err("it was never right");
        assert!(matches!(error, SaveError::Impossible { .. }), "{error:?}");
        let said = error.to_string();
        assert!(said.contains(&format!(": {place} is {found}")), "{said}");
        for jargon in ["u64", "expected", "column", "altered"] {
            assert!(!said.contains(jargon), "{said}");
        }
    }
}

#[test]
fn a_save_goes_on_under_the_same_name_and_leaves_nothing_else() {
    let folder = folder();
    let path = saved(&folder, 1);
    let (mut save, _) = SaveFile::open(&path).expect("it was just written");
    for decisions in 2..6 {
        save.write(&record(decisions))
            .expect("the folder can be written");
        assert_eq!(read(&path).expect("it is whole"), record(decisions));
    }
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 1);
}

/// A file as a process that was killed while it saved `path` leaves it.
fn leftover(path: &Path) -> PathBuf {
    let name = path.file_name().expect("it has a name");
    let hash = Sha256::digest(name.as_encoded_bytes());
    let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    let left = path.with_file_name(format!(".kipp-save-{}-aB3dE6gH", &digits[..16]));
    fs::write(&left, "{\"kipp_save\":1,\n\"check").expect("the folder can be written");
    left
}

#[test]
fn what_a_killed_process_left_is_gone_when_the_save_is_next_opened_or_first_written() {
    let folder = folder();
    let left = leftover(&folder.path().join("game.json"));
    let path = saved(&folder, 2);
    assert!(!left.exists(), "the first save tidies up");
    let left = leftover(&path);
    SaveFile::open(&path).expect("it was just written");
    assert!(!left.exists(), "opening tidies up");
    assert_eq!(read(&path).expect("it is whole"), record(2));
    let left = leftover(&folder.path().join("other.json"));
    SaveFile::open(&path).expect("it was just written");
    assert!(!left.exists(), "whatever save it was to be");
}

#[cfg(unix)]
#[test]
fn a_link_to_a_save_stays_a_link() {
    let folder = folder();
    let path = saved(&folder, 2);
    let link = folder.path().join("link.json");
    std::os::unix::fs::symlink(&path, &link).expect("links can be made");
    let (mut save, _) = SaveFile::open(&link).expect("it leads to a save");
    save.write(&record(3)).expect("the folder can be written");
    assert!(link.is_symlink());
    assert_eq!(read(&path).expect("it is whole"), record(3));
}

#[test]
fn a_folder_that_is_gone_is_an_error_and_not_a_panic() {
    let folder = folder();
    let path = folder.path().join("deeper").join("game.json");
    let mut save = SaveFile::create(&path).expect("the name is free");
    assert!(matches!(
        save.write(&record(1)),
        Err(SaveError::System { .. })
    ));
}

/// A save as the version wrote it that had this format last.
fn of_format(format: u32) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    folder.join(format!("format-{format}.json"))
}

#[test]
fn a_save_of_every_earlier_format_is_read_and_written_anew() {
    for format in 1..FORMAT {
        let old = of_format(format);
        let text = fs::read_to_string(&old).expect("every earlier format has its file");
        assert!(text.starts_with(&format!("{{\"kipp_save\":{format},")));
        let record = read(&old).expect("it is read");
        assert!(record.ending.is_some() && record.dice == DiceSource::Drawn);
        let fold = Fold::after(&record, record.steps.len()).expect("it follows the rules");
        assert_eq!(fold.game().node(), Node::Terminal);
        let folder = folder();
        let path = folder.path().join("game.json");
        fs::copy(&old, &path).expect("there is room");
        let (mut save, _) = SaveFile::open(&path).expect("it is a save");
        save.write(&record).expect("there is room");
        let new = fs::read_to_string(&path).expect("it was just written");
        assert!(new.starts_with(&format!("{{\"kipp_save\":{FORMAT},")));
        assert_eq!(read(&path).expect("it is read"), record);
    }
}

#[test]
fn every_error_is_one_line() {
    let folder = folder();
    let strange = folder.path().join("a\nb");
    let error = Saved::read(&strange).expect_err("there is no such file");
    assert!(!error.to_string().contains('\n'), "{error}");
}
