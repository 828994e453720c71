//! What the lab shows of the moments is what statics says of them.

mod support {
    pub mod lab;
}

use kipp_game::cli::words::Language;
use kipp_physics::machine::{Part, Phase, Place};
use kipp_physics::statics::{self, Load, Tendency};
use kipp_physics::telemetry::Frame;
use kipp_physics::{Balance, DieId, DieSize, Machine, MachineSpec};
use kipp_viewer::lab::bars::bars;
use kipp_viewer::lab::plan::Plan;
use kipp_viewer::lab::verdict::Verdict;
use kipp_viewer::lab::{Lab, Order};
use kipp_viewer::wish::Wish;
use kipp_viewer::words;
use rapier3d::geometry::ColliderHandle;
use support::lab::{headless, lab, of, wait, wish};

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

/// Loads as a person with a ruler would find them: the dice's places in the scene, turned back into
/// the tube.
fn loads(machine: &Machine, tube: usize) -> Vec<Load> {
    let rod = machine.bay_offset_m(tube);
    let (sin, cos) = machine.angle_rad(tube).sin_cos();
    let poses = machine.poses();
    let dice = machine.dice(tube).into_iter();
    let inside = dice.filter(|(_, _, place)| *place == Place::Tube);
    let carried =
        inside.filter(|(die, _, _)| !machine.is_held(tube) || is_pressed(machine, tube, *die));
    let load = |(die, size, _): (DieId, DieSize, Place)| {
        let part = Part::Die(die, size);
        let pose = poses.iter().find(|pose| pose.part == part);
        let at = pose.expect("it lies there").pose.translation.as_dvec3();
        let (x, y) = (at.x - rod.x, at.y - rod.y);
        let spec = machine.spec();
        let kind = spec.die.iter().zip(DieSize::ALL);
        let (kind, _) = kind
            .into_iter()
            .find(|(_, of)| *of == size)
            .expect("it has a size");
        Load {
            die_mass_kg: statics::die(kind).mass_kg,
            position_m: [x * cos + y * sin, y * cos - x * sin, at.z - rod.z].into(),
        }
    };
    carried.map(load).collect()
}

/// Whether anything presses on a die.
fn is_pressed(machine: &Machine, tube: usize, die: DieId) -> bool {
    let world = machine.world(tube);
    let body = |at: ColliderHandle| world.colliders[at].parent();
    let dice = |at| body(at).map(|body| &world.bodies[body]);
    let is_it = |at| {
        // Walls have no number, and dice are the only ones that fly fast.
        dice(at).is_some_and(|it| it.is_ccd_enabled() && it.user_data == u128::from(die.0))
    };
    let pairs = world.narrow_phase.contact_pairs();
    pairs
        .filter(|pair| is_it(pair.collider1) || is_it(pair.collider2))
        .any(|pair| pair.total_impulse_magnitude() > 0.0)
}

/// A die that still falls through the held tube weighs on nothing.
#[test]
fn a_die_counts_from_its_first_touch() {
    let words = words::words(Language::English);
    let mut lab = lab();
    lab.drop(0, DieSize::Large).expect("there are dice");
    lab.tick();
    let empty = Plan::of(
        &Lab::new(lab.machine().spec())
            .expect("it is valid")
            .experiment
            .machine,
        0,
    );
    let (mut fell, mut landed) = (0, false);
    loop {
        let (plan, frame) = (lab.plan(), Frame::of(lab.machine(), 0));
        assert_eq!(frame.dice, 1, "it is inside all the same");
        if !lab.machine().is_held(0) {
            break;
        }
        assert_eq!(lab.verdict(&plan).word(&words), "held");
        landed |= is_pressed(lab.machine(), 0, DieId(1));
        if !landed {
            fell += 1;
            close(frame.net_moment_nm, empty.balance.net_moment_nm);
            assert_eq!(plan.weights, empty.weights);
        }
        lab.tick();
    }
    assert!(fell >= 5, "it falls for {fell} ticks");
    assert_eq!(lab.plan().balance.dice.len(), 1);
    assert_eq!(lab.verdict(&lab.plan()), Verdict::Stays);
}

fn near(one: f64, other: f64) {
    assert!((one - other).abs() < 2e-6, "{one} N·m is not {other} N·m");
}

/// What is shown is what statics says of the same loads, worked out apart from the lab.
#[test]
fn bars_and_arrows_are_the_balance_of_the_same_loads() {
    let mut spec = MachineSpec::builtin();
    spec.base.table_tilt_forward_rad = -0.04;
    spec.base.gravity_m_per_s2 = 3.71;
    spec.die[2].mass_kg = Some(0.007);
    let mut lab = Lab::new(&spec).expect("it is valid");
    let sizes = [
        DieSize::Large,
        DieSize::Small,
        DieSize::Medium,
        DieSize::Large,
    ];
    for size in sizes {
        lab.drop(1, size).expect("there are dice");
    }
    let mut most = 0;
    while lab.tick() {
        let machine = lab.machine();
        let expected = Balance::of(&spec, 1, machine.angle_rad(1), &loads(machine, 1));
        let plan = Plan::of(machine, 1);
        let [tipping, restoring, friction, sum] = bars(&plan);
        near(
            tipping.value_nm + restoring.value_nm,
            expected.net_moment_nm,
        );
        near(sum.value_nm, expected.net_moment_nm);
        near(friction.value_nm, expected.dead_band_nm);
        near(sum.value_nm - friction.value_nm, expected.margin_nm);
        let rows = [expected.board, expected.ballast]
            .into_iter()
            .chain(expected.dice);
        let mut count = 0;
        for (weight, row) in plan.weights.iter().zip(rows) {
            near(weight.row.moment_nm, row.moment_nm);
            near(weight.row.mass_kg, row.mass_kg);
            near(weight.row.lever_arm_m, row.lever_arm_m);
            count += 1;
        }
        assert_eq!(count, plan.weights.len());
        most = most.max(count);
    }
    assert!(most > 4, "several dice lay in the tube");
}

/// Thousandths of mN·m in a line.
fn thousandths(line: &str) -> i64 {
    let digits: String = line
        .chars()
        .skip_while(|c| !c.is_ascii_digit())
        .take_while(|c| c.is_ascii_digit() || *c == '.')
        .filter(char::is_ascii_digit)
        .collect();
    digits
        .parse()
        .unwrap_or_else(|_| panic!("no number in {line}"))
}

#[allow(clippy::cast_possible_truncation, reason = "moments are small")]
fn rounded(moment_nm: f64) -> i64 {
    (1e6 * moment_nm).round() as i64
}

#[test]
fn the_margin_in_words_is_what_the_bars_come_to() {
    let words = words::words(Language::English);
    let mut lab = lab();
    (0..5).for_each(|_| lab.drop(0, DieSize::Large).expect("there are dice"));
    let mut seen = [false; 3];
    while lab.tick() {
        let plan = Plan::of(lab.machine(), 0);
        let [tipping, restoring, friction, _] = bars(&plan);
        let sum = tipping.value_nm + restoring.value_nm;
        let verdict = Verdict::of(&plan.balance, &lab.machine().spec().tube[0]);
        let (kind, expected) = match verdict {
            Verdict::Tips => (0, sum - friction.value_nm),
            Verdict::Stays | Verdict::Hangs => (1, friction.value_nm - sum),
            Verdict::Returns => (2, -sum - friction.value_nm),
            Verdict::Held => unreachable!("a balance knows no hand"),
        };
        seen[kind] = true;
        let said = thousandths(&verdict.margin(&plan.balance, &words));
        assert!((said - rounded(expected)).abs() <= 1, "{verdict:?}: {said}");
        assert!(expected >= 0.0, "{verdict:?}");
    }
    assert_eq!(seen, [true; 3], "it stays, tips and returns");
}

#[test]
fn why_a_tube_tipped_is_kept_until_it_tips_again() {
    let words = words::words(Language::English);
    let mut app = headless();
    let (tube, size) = (0, DieSize::Large);
    let mut before = f64::NEG_INFINITY;
    while of(&app).tips[0].is_none() {
        assert!(before <= 0.0, "the verdict said before that it tips");
        wish(&mut app, Wish::DropInLab { tube, size });
        let mut was_held = true;
        for _ in 0..60_000 {
            app.update();
            let machine = of(&app).machine();
            if was_held && !machine.is_held(0) && machine.phase() != Phase::Idle {
                before = machine.balance(0).margin_nm;
            }
            was_held = machine.is_held(0);
            if of(&app).experiment.is_done() {
                break;
            }
        }
    }
    let lab = of(&app);
    let last = lab.trials.last().copied().expect("a die was dropped");
    assert!(last.tipped[0] && lab.machine().dice_in_tube(0) == 0);
    let tip = lab.tips[0].clone().expect("it tipped");
    assert_eq!(tip.die, Some((last.number, DieSize::Large)));
    assert!(tip.plan.balance.margin_nm > 0.0);
    assert!(
        (tip.plan.balance.margin_nm - before).abs() < 1e-4,
        "{before}"
    );
    assert_eq!(last.margin_nm, Some(tip.plan.balance.margin_nm));
    assert_eq!(tip.plan.balance.dice.len(), usize::from(last.number));
    let said = tip.said(&words);
    let margin = said.split(": ").nth(1).expect("a number follows");
    assert_eq!(thousandths(margin), rounded(tip.plan.balance.margin_nm));
    assert_eq!(lab.plan().balance.dice.len(), 0, "what is shown is now");
    wish(&mut app, Wish::Lab(Order::LookBack(true)));
    assert_eq!(of(&app).plan(), tip.plan);
    wish(&mut app, Wish::Lab(Order::LookAt(1)));
    assert_eq!(
        of(&app).plan().balance.dice.len(),
        0,
        "that tube did not tip"
    );
    wish(&mut app, Wish::DropInLab { tube, size });
    wait(&mut app);
    assert_eq!(of(&app).tips[0], Some(tip.clone()), "it can still be read");
    assert_eq!(
        of(&app).plan().balance.dice.len(),
        1,
        "what is shown is now"
    );
    wish(&mut app, Wish::Lab(Order::LookBack(true)));
    assert_eq!(of(&app).plan(), tip.plan);
    for _ in 0..5 {
        wish(&mut app, Wish::DropInLab { tube, size });
        wait(&mut app);
    }
    let next = of(&app).tips[0].clone().expect("it tipped again");
    assert!(next.die.map(|(number, _)| number) > tip.die.map(|(number, _)| number));
    wish(&mut app, Wish::Lab(Order::Empty { seed: 1 }));
    assert_eq!(of(&app).tips[0], None, "another machine");
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
