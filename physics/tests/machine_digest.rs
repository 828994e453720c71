//! Same description, same drops, same bits: on one thread or many, before and after a restore.
//!
//! `KIPP_REWRITE_GOLDENS=1 cargo test -p kipp-physics --test machine_digest` rewrites the golden.

use std::fmt::Write as _;
use std::path::Path;

use kipp_physics::{DieDrop, DieId, DieSize, Machine, MachineSpec};

const DROPS: u16 = 14;

fn drop(spec: &MachineSpec, die: u16) -> DieDrop {
    let size = DieSize::ALL[usize::from(die) % 3];
    let tube = usize::from(die) % 2;
    DieDrop::by_hand(spec, tube, DieId(die), size, 7000 + u64::from(die))
}

/// One line a drop: what happened and the digest after it.
fn story() -> String {
    let spec = MachineSpec::builtin();
    let mut machine = Machine::new(&spec).expect("the built-in machine is valid");
    let mut story = format!("machine {}\nempty {}\n", spec.digest(), machine.digest());
    for die in 0..DROPS {
        let outcome = machine.drop_die(&drop(&spec, die)).expect("the die is new");
        let faces: Vec<u8> = outcome
            .poured
            .iter()
            .map(|poured| poured.face.pips())
            .collect();
        let tipped = outcome.tipped.map(u8::from);
        writeln!(
            story,
            "drop {die} tipped {tipped:?} faces {faces:?} {}",
            machine.digest()
        )
        .expect("strings take every line");
        for poured in outcome.poured {
            machine
                .take_from_tray(poured.tray, poured.die)
                .expect("it was poured");
        }
    }
    story
}

/// Bits are promised per build and target; the golden is one of x86-64.
#[cfg(target_arch = "x86_64")]
#[test]
fn the_same_drops_give_the_digests_of_the_golden() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/drops.txt");
    let story = story();
    if std::env::var_os("KIPP_REWRITE_GOLDENS").is_some() {
        std::fs::write(&path, &story).expect("the folder can be written");
    }
    let golden = std::fs::read_to_string(&path)
        .expect("tests/goldens/drops.txt exists; write it with KIPP_REWRITE_GOLDENS=1");
    assert_eq!(story, golden);
    let pours = golden
        .lines()
        .filter(|line| line.starts_with("drop") && !line.contains("[] "));
    assert!(pours.count() >= 2, "too few tubes tipped to say much");
}

#[test]
fn digests_do_not_depend_on_the_threads_around() {
    let alone = story();
    let many: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(story)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("no panic"))
            .collect()
    });
    for story in many {
        assert_eq!(story, alone);
    }
}

/// Snapshots taken in the air, in a tipping tube and at rest go on with the same bytes.
#[test]
fn a_restored_machine_goes_on_byte_for_byte() {
    let spec = MachineSpec::builtin();
    let mut machine = Machine::new(&spec).expect("the built-in machine is valid");
    let mut tipped = false;
    for die in 0..7 {
        machine
            .begin(&drop(&spec, die * 2))
            .expect("the machine is idle");
        let mut twin: Option<Machine> = None;
        for tick in 0_u32.. {
            if tick % 40 == 17 {
                let twin_now = Machine::restore(&spec, &machine.snapshot()).expect("its own");
                assert_eq!(twin_now.digest(), machine.digest());
                twin.get_or_insert(twin_now);
            }
            let outcome = machine.step();
            if let Some(twin) = &mut twin {
                assert_eq!(twin.step(), outcome);
                assert_eq!(twin.digest(), machine.digest(), "die {die}, tick {tick}");
            }
            if let Some(outcome) = outcome {
                tipped |= outcome.has_tipped();
                break;
            }
        }
        let twin = twin.expect("a drop takes more than 17 ticks");
        assert!(
            twin.snapshot() == machine.snapshot(),
            "die {die}: other bytes"
        );
    }
    assert!(tipped, "no tube tipped");
}

#[test]
fn a_snapshot_of_another_machine_or_damaged_is_refused_in_one_line() {
    let spec = MachineSpec::builtin();
    let machine = Machine::new(&spec).expect("the built-in machine is valid");
    let snapshot = machine.snapshot();
    let mut other = spec.clone();
    other.rod.friction *= 0.9;
    let error = Machine::restore(&other, &snapshot)
        .err()
        .expect("another machine");
    assert_eq!(error.to_string().lines().count(), 1);
    let bytes = snapshot.to_bytes();
    for length in [0, 1, 10, bytes.len() / 2, bytes.len() - 1] {
        let cut = kipp_physics::machine::Snapshot::from_bytes(&bytes[..length])
            .map(|cut| Machine::restore(&spec, &cut));
        assert!(
            !matches!(cut, Ok(Ok(_))),
            "{length} bytes were taken for a machine"
        );
    }
}
