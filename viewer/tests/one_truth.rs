//! The app shows the machine and does not move it.

use std::collections::BTreeMap;

use bevy::prelude::*;
use kipp_physics::machine::Part;
use kipp_physics::{DieDrop, DieId, DieSize, Machine, MachineSpec};
use kipp_viewer::headless;
use kipp_viewer::mirror::{self, Mirrored};
use kipp_viewer::tick::Experiment;

/// Enough large dice to tip the first tube, so that poses change from fall to tray.
fn drops(spec: &MachineSpec) -> Vec<DieDrop> {
    (0..6)
        .map(|die| DieDrop::by_hand(spec, 0, DieId(die), DieSize::Large, u64::from(die) + 40))
        .collect()
}

fn app(spec: &MachineSpec) -> App {
    let machine = Machine::new(spec).expect("the built-in machine is valid");
    headless::app(Experiment::new(machine, drops(spec)))
}

/// Steps a bare machine through the same drops, up to `ticks`.
fn bare(spec: &MachineSpec, ticks: u64) -> Machine {
    let mut machine = Machine::new(spec).expect("the built-in machine is valid");
    for drop in drops(spec) {
        assert!(
            machine.begin(&drop).expect("the machine is free"),
            "the tube has room"
        );
        while machine.tick() < ticks && machine.step().is_none() {}
        if machine.tick() == ticks {
            break;
        }
    }
    machine
}

fn experiment(app: &App) -> &Experiment {
    app.world().resource::<Experiment>()
}

#[test]
fn headless_app_and_bare_machine_have_the_same_digest_after_the_same_ticks() {
    let spec = MachineSpec::builtin();
    let mut app = app(&spec);
    for ticks in [1, 100, 500, 1000] {
        while experiment(&app).machine.tick() < ticks && !experiment(&app).is_done() {
            app.update();
        }
        let ticks = experiment(&app).machine.tick();
        assert_eq!(
            headless::digest(&app),
            bare(&spec, ticks).digest(),
            "after {ticks} ticks"
        );
    }
    headless::run(&mut app);
    let end = experiment(&app).machine.tick();
    assert_eq!(
        headless::digest(&app),
        bare(&spec, end).digest(),
        "after all {end} ticks"
    );
    assert!(
        experiment(&app)
            .outcomes
            .iter()
            .any(|outcome| outcome.tipped[0]),
        "the tube tipped"
    );
}

#[test]
fn an_update_is_one_tick() {
    let spec = MachineSpec::builtin();
    let mut app = app(&spec);
    app.update(); // Bevy's first update only starts the clock.
    let start = experiment(&app).machine.tick();
    for _ in 0..50 {
        app.update();
    }
    assert_eq!(experiment(&app).machine.tick() - start, 50);
}

#[test]
fn every_part_has_one_entity_at_its_pose_at_every_tick() {
    let spec = MachineSpec::builtin();
    let mut app = app(&spec);
    app.update();
    while !experiment(&app).is_done() {
        app.update();
        let shown = shown(&mut app);
        let machine = &experiment(&app).machine;
        let truth: Vec<_> = machine.poses();
        assert_eq!(shown.len(), truth.len());
        for pose in &truth {
            let expected = mirror::transform(machine, pose);
            assert_eq!(shown[&mirror::name(pose.part)], (pose.part, expected));
        }
    }
    assert_eq!(shown(&mut app).len(), 3 + 6, "three tubes and six dice");
}

fn shown(app: &mut App) -> BTreeMap<String, (Part, Transform)> {
    let mut query = app.world_mut().query::<(&Name, &Mirrored, &Transform)>();
    query
        .iter(app.world())
        .map(|(name, mirrored, transform)| (name.to_string(), (mirrored.0, *transform)))
        .collect()
}

#[test]
fn a_transform_is_the_pose_moved_to_its_bay() {
    let spec = MachineSpec::builtin();
    let machine = Machine::new(&spec).expect("the built-in machine is valid");
    for pose in machine.poses() {
        let transform = mirror::transform(&machine, &pose);
        let along_rod = machine.bay_offset_m(pose.bay).z;
        let moved = transform.translation - pose.pose.translation;
        assert_eq!(transform.rotation, pose.pose.rotation);
        assert!(moved.x.abs() + moved.y.abs() < 1e-9, "{moved}");
        assert!((f64::from(moved.z) - along_rod).abs() < 1e-7, "{moved}");
    }
}

#[test]
fn a_die_that_is_taken_away_loses_its_entity() {
    let spec = MachineSpec::builtin();
    let mut app = app(&spec);
    headless::run(&mut app);
    let poured = experiment(&app)
        .outcomes
        .iter()
        .flat_map(|outcome| outcome.poured.clone())
        .next();
    let poured = poured.expect("six large dice tip a tube");
    let taken = app
        .world_mut()
        .resource_mut::<Experiment>()
        .machine
        .take_from_tray(poured.tray, poured.die);
    taken.expect("the die lies in its tray");
    app.update();
    let name = mirror::name(Part::Die(poured.die, DieSize::Large));
    assert!(!shown(&mut app).contains_key(&name));
}
