//! The lab shows what the balance says, and what happens in it can be told and repeated.

use bevy::prelude::*;
use kipp_game::cli::words::Language;
use kipp_physics::machine::Phase;
use kipp_physics::statics::Tendency;
use kipp_physics::{DieSize, MachineSpec};
use kipp_viewer::lab::bars::bars;
use kipp_viewer::lab::draft::Draft;
use kipp_viewer::lab::knob::{OF_MACHINE, OF_TUBE};
use kipp_viewer::lab::plan::Plan;
use kipp_viewer::lab::verdict::Verdict;
use kipp_viewer::lab::{Event, LONGEST, Lab, Order, Record, Strip};
use kipp_viewer::poses::Piece;
use kipp_viewer::screen::Screen;
use kipp_viewer::table::Table;
use kipp_viewer::tick::Notice;
use kipp_viewer::wish::Wish;
use kipp_viewer::{app, scene, words};

fn lab() -> Lab {
    Lab::new(&MachineSpec::builtin()).expect("the built-in machine is valid")
}

fn headless() -> App {
    let mut app = app::headless(Table::new(Language::English, lab()));
    app.world_mut().write_message(Wish::Open(Screen::Lab));
    app.update();
    app
}

fn wish(app: &mut App, wish: Wish) -> Option<String> {
    app.world_mut().write_message(wish);
    app.update();
    app.world().resource::<Notice>().line.clone()
}

fn of(app: &App) -> &Lab {
    &app.world().non_send::<Table>().lab
}

/// Until everything lies still.
fn wait(app: &mut App) {
    for _ in 0..60_000 {
        app.update();
        if of(app).experiment.is_done() {
            return;
        }
    }
    panic!("the drops do not end");
}

fn close(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-12, "{one} is not {other}");
}

#[test]
fn bars_show_the_moments_of_the_balance_at_every_tick_until_the_tube_tips() {
    let mut lab = lab();
    (0..5).for_each(|_| lab.drop(0, DieSize::Large).expect("there are dice"));
    let mut has_tipped = false;
    while lab.tick() {
        let plan = Plan::of(lab.machine(), 0);
        let balance = lab.machine().balance(0);
        let [tipping, restoring, friction, sum] = bars(&plan);
        close(sum.value_nm, balance.net_moment_nm);
        close(friction.value_nm, balance.dead_band_nm);
        close(tipping.value_nm + restoring.value_nm, balance.net_moment_nm);
        assert!(tipping.value_nm >= 0.0 && restoring.value_nm <= 0.0);
        assert_eq!(plan.balance, balance);
        has_tipped |= lab.trials.iter().any(|trial| trial.tipped[0]);
    }
    assert!(has_tipped, "five large dice tip a tube");
}

/// The drawing and the numbers are of one piece: a lever arm reaches from the plumb line to the
/// centre, and the moment is weight times lever arm, on a sloping table too.
#[test]
fn lever_arms_reach_from_the_plumb_line_to_the_centres() {
    let mut spec = MachineSpec::builtin();
    spec.base.table_tilt_forward_rad = 0.05;
    let mut lab = Lab::new(&spec).expect("it is valid");
    (0..3).for_each(|_| lab.drop(2, DieSize::Small).expect("there are dice"));
    while lab.tick() {
        let plan = Plan::of(lab.machine(), 2);
        let dice = lab.machine().balance(2).dice.len();
        assert_eq!(plan.weights.len(), 2 + dice);
        for weight in &plan.weights {
            let foot = plan.foot(weight);
            let beside = (foot - plan.rod).dot(plan.across);
            assert!(beside.abs() < 1e-6, "{:?} {beside}", weight.kind);
            close(
                plan.newtons(weight) * weight.row.lever_arm_m,
                weight.row.moment_nm,
            );
        }
        let mass: f64 = plan.weights.iter().map(|weight| weight.row.mass_kg).sum();
        let arm = (plan.whole() - plan.rod).dot(plan.across);
        let moment = mass * plan.gravity_m_per_s2 * arm;
        assert!((moment - plan.balance.net_moment_nm).abs() < 1e-6);
    }
}

#[test]
fn the_verdict_follows_the_tendency() {
    let mut lab = lab();
    let words = words::words(Language::English);
    (0..5).for_each(|_| lab.drop(1, DieSize::Large).expect("there are dice"));
    let mut seen = Vec::new();
    while lab.tick() {
        let balance = lab.machine().balance(1);
        let tube = &lab.machine().spec().tube[1];
        let verdict = Verdict::of(&balance, tube);
        let is_up = balance.angle_rad > tube.rest_angle_rad - 0.005;
        let expected = match (balance.tendency(), is_up) {
            (Tendency::Tips, _) => "tips",
            (Tendency::Stays | Tendency::Returns, true) => "stays",
            (Tendency::Stays, false) => "hangs",
            (Tendency::Returns, false) => "returns",
        };
        if is_up || balance.angle_rad < tube.rest_angle_rad - 0.02 {
            assert_eq!(verdict.word(&words), expected);
        }
        if !seen.contains(&expected) {
            seen.push(expected);
        }
        let margin = verdict.margin(&balance, &words);
        assert!(
            !margin.contains('-'),
            "a margin says its side in words: {margin}"
        );
    }
    for word in ["tips", "stays", "returns"] {
        assert!(seen.contains(&word), "{word} was never seen: {seen:?}");
    }
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
    assert!(why.contains("this machine: tube[1]"), "{why}");
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
        Order::Save(folder.path().to_owned()),
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
    assert_eq!(count(Event::Tip), tipped);
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

/// The dice of the old machine go in the same frame in which the new one is furnished.
#[test]
fn another_machine_is_furnished_while_dice_of_the_old_one_go() {
    let mut app = headless();
    app.add_plugins(AssetPlugin::default())
        .init_asset::<Mesh>()
        .init_asset::<StandardMaterial>()
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
