//! What people do in the lab happens, or is refused in one line.

mod support {
    pub mod lab;
}

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{self, Key};
use kipp_game::cli::words::Language;
use kipp_physics::machine::Phase;
use kipp_physics::{DieSize, MachineSpec};
use kipp_viewer::lab::draft::Draft;
use kipp_viewer::lab::field::{self, Texts, Wrong};
use kipp_viewer::lab::knob::{OF_MACHINE, OF_TUBE};
use kipp_viewer::lab::{Event, LONGEST, Lab, Order, Record, Strip};
use kipp_viewer::poses::Piece;
use kipp_viewer::wish::Wish;
use kipp_viewer::{scene, words};
use support::lab::{headless, lab, of, wait, wish};

#[test]
fn what_is_typed_is_a_number_or_a_line_that_says_why_not() {
    let words = words::words(Language::English);
    let knobs = || OF_TUBE.iter().chain(&OF_MACHINE);
    for knob in knobs() {
        for text in ["", "abc", "1.2.3", "inf", "NaN", "1e999", "--1", "0x10"] {
            let wrong = knob.parse(text).expect_err(text);
            let mut texts = Texts::default();
            texts.put((knob.key, 0), text.to_owned(), Some(wrong));
            let line = texts.fault(&words).expect("something is wrong");
            assert!(line.contains(&words.text(knob.key)), "{line}");
            assert!(line.contains(text) && line.lines().count() == 1, "{line}");
            texts.clear();
            assert_eq!(texts.fault(&words), None);
        }
        for text in ["12", " 12,0 ", "12.0", &format!("12 {}", knob.unit)] {
            assert_eq!(knob.parse(text), Ok(12.0), "{} {text}", knob.key);
        }
    }
    let plates = &OF_TUBE[0];
    for text in ["2.5", "-1", "1e12"] {
        assert!(matches!(plates.parse(text), Err(Wrong::Whole(_))), "{text}");
    }
}

/// Types into a field as people do: into it, all of it anew, and out of it.
fn type_in(texts: &mut Texts, value: &mut f64, text: &str, out: Key) -> Option<String> {
    let context = egui::Context::default();
    let place = ("lab-plate-mass", 0);
    let key = |key| egui::Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    let frames = [
        vec![],
        vec![key(Key::Tab)],
        vec![egui::Event::Text(text.to_owned())],
        vec![key(out)],
        vec![],
    ];
    let mut left = None;
    for events in frames {
        let input = egui::RawInput {
            events,
            focused: true,
            ..egui::RawInput::default()
        };
        let mut output = context.run_ui(input, |ui| {
            let shown = value.to_string();
            let typed = field::show(ui, texts, place, shown, 60.0, |text| {
                *value = OF_TUBE[1].parse(text)?;
                Ok(())
            });
            left = left.take().or(typed);
        });
        output.textures_delta.clear();
    }
    left
}

#[test]
fn a_typed_number_is_taken_and_another_text_stays_and_is_told() {
    let words = words::words(Language::English);
    for out in [Key::Enter, Key::Tab] {
        let (mut texts, mut value) = (Texts::default(), 1.25);
        assert_eq!(type_in(&mut texts, &mut value, "abc", out), None);
        assert!((value - 1.25).abs() < f64::EPSILON);
        let fault = texts.fault(&words).expect("it is no number");
        assert!(fault.contains("abc"), "{fault}");
        let left = type_in(&mut texts, &mut value, "2,5", out);
        assert_eq!(left.as_deref(), Some("2,5"), "all of it was typed anew");
        assert!((value - 2.5).abs() < f64::EPSILON);
        assert_eq!(texts, Texts::default());
    }
}

/// Whatever number is typed, it makes a machine or is refused in one line.
#[test]
fn absurd_numbers_are_refused_in_one_line() {
    let words = words::words(Language::English);
    let mut refused = 0;
    for knob in OF_TUBE.iter().chain(&OF_MACHINE) {
        for value in [0.0, -1.0, 1e6, -1e300, 1e300, 1e-300] {
            let mut draft = Draft::of(&MachineSpec::builtin());
            knob.turn(&mut draft.spec, 0, value);
            draft.check(&words);
            match &draft.fault {
                Some(line) => {
                    assert!(line.lines().count() == 1 && line.len() < 400, "{line}");
                    refused += 1;
                }
                None => drop(Lab::new(&draft.spec).expect("it was checked")),
            }
        }
    }
    assert!(refused > 40, "{refused}");
}

#[test]
fn every_knob_comes_back_from_the_saved_file() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("my machine.toml");
    let mut app = headless();
    let mut spec = MachineSpec::builtin();
    for knob in OF_TUBE.iter().chain(&OF_MACHINE) {
        let before = knob.read(&spec, 1);
        let value =
            (before * 1.02 + 0.1 * f64::from(u8::from(before.abs() < 1e-9))).round_to(knob.digits);
        let value = if (value - before).abs() < 1e-9 {
            before + 1.0
        } else {
            value
        };
        knob.turn(&mut spec, 1, value);
        assert!((knob.read(&spec, 1) - value).abs() < 1e-9, "{}", knob.key);
    }
    assert_ne!(spec, MachineSpec::builtin());
    spec.validate().expect("small changes make a machine");
    assert_eq!(wish(&mut app, Wish::Rebuild(Box::new(spec.clone()))), None);
    assert_eq!(wish(&mut app, Wish::Lab(Order::Save(path.clone()))), None);
    let news = of(&app).news.as_deref().expect("it is said");
    assert!(news.contains("my machine.toml"), "{news}");
    wish(&mut app, Wish::Rebuild(Box::new(MachineSpec::builtin())));
    assert_eq!(*of(&app).machine().spec(), MachineSpec::builtin());
    wish(&mut app, Wish::Lab(Order::Load(path.clone())));
    assert_eq!(*of(&app).machine().spec(), spec);
    assert_eq!(of(&app).file.as_deref(), Some(&*path));
}

trait Rounded {
    fn round_to(self, digits: usize) -> f64;
}

impl Rounded for f64 {
    fn round_to(self, digits: usize) -> f64 {
        format!("{self:.digits$}").parse().expect("it is a number")
    }
}

#[test]
fn an_invalid_description_leaves_the_lab_as_it_was_and_says_why() {
    let mut app = headless();
    wish(
        &mut app,
        Wish::DropInLab {
            tube: 1,
            size: DieSize::Medium,
        },
    );
    wait(&mut app);
    let digest = of(&app).machine().digest();
    let mut draft = Draft::of(&MachineSpec::builtin());
    draft.spec.tube[1].ballast.plates = 0;
    draft.check(&words::words(Language::English));
    let why = draft
        .fault
        .clone()
        .expect("a tube without ballast does not rest");
    assert!(why.contains("silver") && why.contains("ballast"), "{why}");
    let said = wish(&mut app, Wish::Rebuild(Box::new(draft.spec)));
    assert_eq!(said, Some(why));
    assert_eq!(of(&app).machine().digest(), digest);
    assert_eq!(of(&app).trials.len(), 1);
    assert_eq!(of(&app).machine().dice_in_tube(1), 1);
}

#[test]
fn what_cannot_be_read_or_written_is_said_and_nothing_is_replaced() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "mine").expect("there is room");
    let mut app = headless();
    let digest = of(&app).machine().digest();
    for order in [
        Order::Save(path.clone()),
        Order::Export(path.clone()),
        Order::Load(path.clone()),
        Order::Load(folder.path().join("nothing.toml")),
        Order::Load(folder.path().to_owned()),
        Order::Save(folder.path().to_owned()),
        Order::Save(path.join("machine.toml")),
        Order::Export(path.join("telemetry.csv")),
        Order::Save(PathBuf::from("machine/")),
        Order::Save(folder.path().join("n".repeat(400))),
        Order::Load("/dev/zero".into()),
        Order::Save("/dev/zero".into()),
    ] {
        let said = wish(&mut app, Wish::Lab(order.clone()));
        let said = said.unwrap_or_else(|| panic!("nothing is said of {order:?}"));
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    assert_eq!(std::fs::read(&path).expect("it is there"), b"mine");
    assert_eq!(of(&app).machine().digest(), digest);
}

#[test]
fn a_strip_stays_bounded_and_marks_what_happens() {
    let mut lab = lab();
    (0..5).for_each(|_| lab.drop(0, DieSize::Large).expect("there are dice"));
    while lab.tick() {}
    let events: Vec<Event> = lab.strip().marks.iter().map(|mark| mark.event).collect();
    let count = |event| events.iter().filter(|found| **found == event).count();
    assert_eq!(count(Event::Drop), 5);
    assert_eq!(count(Event::LetGo), 5);
    let tipped = lab.trials.iter().filter(|trial| trial.tipped[0]).count();
    assert!(tipped > 0);
    assert_eq!(count(Event::Front), tipped);
    assert_eq!(count(Event::Return), tipped);
    let frame = lab.strip().records[0].frame;
    let mut strip = Strip::new(&MachineSpec::builtin(), 0);
    for _ in 0..LONGEST + 10 {
        strip.push(Record { die: 1, frame });
    }
    assert_eq!(strip.records.len(), LONGEST);
}

#[test]
fn the_same_dice_fall_again_after_the_machine_was_emptied() {
    let mut app = headless();
    let sizes = [DieSize::Large, DieSize::Small, DieSize::Medium];
    for size in sizes {
        wish(&mut app, Wish::DropInLab { tube: 0, size });
    }
    wait(&mut app);
    let digest = of(&app).machine().digest();
    wish(&mut app, Wish::Lab(Order::Empty { seed: 1 }));
    assert_eq!(of(&app).machine().phase(), Phase::Idle);
    assert!(of(&app).drops.is_empty());
    wish(&mut app, Wish::Lab(Order::Again));
    wait(&mut app);
    assert_eq!(of(&app).machine().digest(), digest);
}

/// From its mark on, the mouth of a tube that tips only falls until the tube is at its front stop.
#[test]
fn a_tip_is_marked_where_the_tube_leaves_its_stop_for_good() {
    let spec = MachineSpec::builtin();
    let rest_rad = spec.tube[0].rest_angle_rad;
    let mut lab = lab();
    let mut left = None;
    (0..12).for_each(|_| lab.drop(0, DieSize::Large).expect("there are dice"));
    while lab.tick() {
        let marks = &lab.strips[0].marks;
        let leave = marks.iter().rposition(|mark| mark.event == Event::Leave);
        left = left.or(leave.map(|_| lab.machine().angle_rad(0)));
    }
    let left = left.expect("the tube tips");
    assert!(left > rest_rad - 0.03, "marked while it leaves: {left}");
    let strip = &lab.strips[0];
    let time_of = |event| {
        let marks = strip.marks.iter().filter(move |mark| mark.event == event);
        marks.map(|mark| mark.time_s).collect::<Vec<_>>()
    };
    let (leaves, fronts) = (time_of(Event::Leave), time_of(Event::Front));
    assert!(leaves.len() == fronts.len() && leaves.len() > 1);
    for (leave, front) in leaves.into_iter().zip(fronts) {
        let at = |record: &&Record| (leave..=front).contains(&record.frame.time_s);
        let angles: Vec<f64> = (strip.records.iter().filter(at))
            .map(|record| record.frame.angle_rad)
            .collect();
        assert!(angles[0] > rest_rad - 0.002, "{} at {leave} s", angles[0]);
        assert!(angles.is_sorted_by(|one, next| one > next), "{leave} s");
        assert!(front - leave > 0.1, "{leave} s to {front} s");
    }
}

/// The dice of the old machine go in the same frame in which the new one is furnished.
#[test]
fn another_machine_is_furnished_while_dice_of_the_old_one_go() {
    let mut app = headless();
    app.add_plugins(AssetPlugin::default())
        .init_asset::<Mesh>()
        .init_asset::<StandardMaterial>()
        .init_asset::<Image>()
        .init_resource::<GlobalAmbientLight>()
        .init_resource::<ClearColor>()
        .add_plugins(scene::plugin);
    let mut spec = MachineSpec::builtin();
    for gravity in [1.62, 3.71, 9.81, 1.62] {
        let (tube, size) = (0, DieSize::Large);
        wish(&mut app, Wish::DropInLab { tube, size });
        (0..30).for_each(|_| app.update());
        spec.base.gravity_m_per_s2 = gravity;
        assert_eq!(wish(&mut app, Wish::Rebuild(Box::new(spec.clone()))), None);
        (0..3).for_each(|_| app.update());
    }
    let mut pieces = app.world_mut().query::<&Piece>();
    assert_eq!(pieces.iter(app.world()).count(), 3, "no die is left");
}
