//! The same dice fall the same way again, from any of them on, and as they did elsewhere.

mod support {
    pub mod lab;
}

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use kipp_game::cli::drop::{Cast, MOST_DICE, Tube, experiment};
use kipp_game::cli::words::Language;
use kipp_physics::DieSize::{Large, Medium, Small};
use kipp_physics::MachineSpec;
use kipp_viewer::lab::{Lab, Order};
use kipp_viewer::poses::{self, Poses, Secrecy};
use kipp_viewer::wish::Wish;
use kipp_viewer::words;
use support::lab::{headless, lab, of, wait, wish};

/// Dice for all tubes, so that shocks pass through the frame.
fn casts() -> Vec<Cast> {
    let cast = |(tube, size)| Cast { tube, size };
    let dice = [
        (1, Large),
        (0, Small),
        (1, Medium),
        (1, Large),
        (2, Medium),
        (1, Large),
        (0, Large),
        (1, Medium),
    ];
    dice.into_iter().map(cast).collect()
}

fn dropped(seed: u64) -> Lab {
    let mut lab = lab();
    lab.seed = seed;
    lab.drop_all(1, &casts()).expect("they are few");
    while lab.tick() {}
    lab
}

/// The lab opens any case of a calibration: the arguments of its command are all that makes it.
#[test]
fn dice_of_all_tubes_fall_as_in_the_terminal() {
    let spec = MachineSpec::builtin();
    let words = words::words(Language::English);
    let tube = Tube::named("silver", &spec, &words).expect("there is one");
    for seed in [1, 7] {
        let lab = dropped(seed);
        let there = experiment::run(&spec, &tube, &casts(), seed, None);
        let there = there.expect("the machine is valid");
        assert_eq!(lab.trials.len(), there.drops.len());
        for (here, there) in lab.trials.iter().zip(&there.drops) {
            assert_eq!(here.number, there.number);
            assert_eq!(here.tipped[here.tube], there.has_tipped);
        }
        let last = there.drops.last().expect("dice were dropped");
        assert_eq!(lab.machine().spec(), &spec);
        assert!(lab.trials.iter().any(|trial| trial.tipped[1]));
        assert_eq!(lab.machine().dice_in_tube(2), 1, "{}", last.digest);
    }
}

#[test]
fn whatever_die_one_goes_back_to_the_end_is_the_same() {
    let first = dropped(3);
    for number in [1, 2, 5, 8] {
        let mut lab = dropped(3);
        lab.rewind(number).expect("the machine stands");
        assert_eq!(lab.is_catching_up(), number > 1);
        while lab.is_catching_up() {
            lab.tick();
        }
        assert_eq!(lab.trials.len(), usize::from(number) - 1);
        while lab.tick() {}
        assert_eq!(lab.machine().digest(), first.machine().digest());
        assert_eq!(lab.trials, first.trials);
        assert_eq!(lab.casts(), first.casts());
        assert_eq!(lab.tube, 1);
    }
}

/// What was before the chosen die is made at once, even while time stands still; the die waits.
#[test]
fn time_that_stands_still_shows_the_moment_before_the_die() {
    let mut app = headless();
    for cast in casts() {
        let Cast { tube, size } = cast;
        wish(&mut app, Wish::DropInLab { tube, size });
    }
    wait(&mut app);
    let end = of(&app).machine().digest();
    wish(&mut app, Wish::Pause(true));
    assert_eq!(wish(&mut app, Wish::Lab(Order::From(4))), None);
    for _ in 0..200 {
        app.update();
    }
    assert_eq!(of(&app).trials.len(), 3);
    assert_eq!(of(&app).machine().dice_in_tube(1), 2);
    wish(&mut app, Wish::Pause(false));
    wait(&mut app);
    assert_eq!(of(&app).machine().digest(), end);
}

#[test]
fn where_time_stands_still_everything_is_shown_where_it_is() {
    for ticks in 1..=5 {
        let mut app = headless();
        for Cast { tube, size } in casts() {
            wish(&mut app, Wish::DropInLab { tube, size });
        }
        wait(&mut app);
        wish(&mut app, Wish::Pause(true));
        let tick = app.world().resource::<Time<Fixed>>().timestep();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(tick * ticks));
        wish(&mut app, Wish::Lab(Order::From(4)));
        for _ in 0..400 {
            app.update();
        }
        assert_eq!(of(&app).trials.len(), 3);
        let there = poses::of_machine(of(&app).machine(), Secrecy::Open, &[]);
        let shown = &app.world().resource::<Poses>().now;
        assert_eq!(*shown, there, "{ticks} ticks a picture");
    }
}

#[test]
fn a_machine_has_to_be_emptied_after_many_dice() {
    let mut lab = lab();
    let small = Cast {
        tube: 0,
        size: Small,
    };
    lab.drop_all(0, &vec![small; MOST_DICE])
        .expect("these are allowed");
    assert!(lab.drop(2, Small).is_err());
    assert_eq!(lab.casts().len(), MOST_DICE);
}
