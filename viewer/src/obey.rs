//! Does what people want: every [`Wish`] in the order in which it was made.

mod hand;
mod record;
mod seats;

use bevy::app::AppExit;
use bevy::prelude::*;
use kipp_game::cli::saves;
use kipp_game::cli::words::say;
use kipp_game::session::Trouble;
use kipp_physics::MachineSpec;

use crate::lab::Order;
use crate::poses::Poses;
use crate::replay::Viewing;
use crate::screen::Screen;
use crate::seen::{Seen, look};
use crate::settings::Settings;
use crate::table::Table;
use crate::tick::{self, Notice, Pace};
use crate::wish::Wish;

/// Obeys wishes before each frame, then looks at the match; and again when time has passed, so that
/// nothing is asked before or after what led to it is seen.
pub fn plugin(app: &mut App) {
    app.add_message::<Wish>()
        .init_resource::<Seen>()
        .add_systems(PreUpdate, (obey, seats::take_up, look).chain())
        .add_systems(
            RunFixedMainLoop,
            look.in_set(RunFixedMainLoopSystems::AfterFixedMainLoop),
        );
}

/// Everything that wishes may change.
#[derive(bevy::ecs::system::SystemParam)]
struct Changed<'w> {
    table: NonSendMut<'w, Table>,
    viewing: ResMut<'w, Viewing>,
    screen: Res<'w, State<Screen>>,
    next: ResMut<'w, NextState<Screen>>,
    pace: ResMut<'w, Pace>,
    poses: ResMut<'w, Poses>,
    notice: ResMut<'w, Notice>,
    seen: ResMut<'w, Seen>,
    settings: ResMut<'w, Settings>,
    time: ResMut<'w, Time<Virtual>>,
    exit: MessageWriter<'w, AppExit>,
}

fn obey(mut wishes: MessageReader<Wish>, mut changed: Changed) {
    for wish in wishes.read() {
        // Whoever only looks round has not read it yet.
        if !matches!(wish, Wish::Look(_) | Wish::Orbit { .. } | Wish::Zoom(_)) {
            changed.notice.line = None;
        }
        if let Err(line) = changed.obey(wish) {
            changed.notice.line = Some(line);
        }
    }
}

impl Changed<'_> {
    fn obey(&mut self, wish: &Wish) -> Result<(), String> {
        match wish {
            Wish::Open(screen) => self.open(*screen),
            Wish::Begin(opening) => return self.begin(opening),
            Wish::Resume(path) => return self.resume(path),
            Wish::LetLie => self.table.returning = None,
            Wish::Choose(place) => return self.choose(*place),
            Wish::Touch(gesture) => return self.touch(*gesture),
            Wish::OutOfTurn => return self.why_not().map_or(Ok(()), Err),
            Wish::Undo => return self.table.game.as_mut().map_or(Ok(()), |game| game.undo()),
            Wish::Redo => return self.table.game.as_mut().map_or(Ok(()), |game| game.redo()),
            Wish::Uncover => self.seen.is_covered = false,
            Wish::Pause(is_paused) => self.pause(*is_paused),
            Wish::Step => self.step(),
            Wish::Speed(speed) => self.go_at(*speed),
            Wish::Hurry => self.pace.is_instant = !self.pace.is_instant,
            Wish::DropInLab { tube, size } => {
                let Table { lab, words, .. } = &mut *self.table;
                return lab.drop_said(*tube, *size, words);
            }
            Wish::Rebuild(spec) => return self.rebuild(spec),
            Wish::Lab(order) => return self.order(order),
            Wish::Set(settings) => return self.set(settings),
            Wish::Leave => {
                self.exit.write(AppExit::Success);
            }
            Wish::Watch(path) => self.watch(path)?,
            Wish::ScrubTo(step) => self.scrub_to(*step),
            Wish::PlayStep => self.play_step(),
            Wish::SeeAs(player) => self.viewing.viewer = *player,
            Wish::CloseReplay => self.close_record(),
            // The camera obeys these.
            Wish::Look(_) | Wish::Orbit { .. } | Wish::Zoom(_) => {}
        }
        Ok(())
    }

    /// One tick, after which time stands still.
    fn step(&mut self) {
        self.pause(true);
        let screen = *self.screen.get();
        if screen == Screen::Replay {
            self.tick_record();
            return;
        }
        let (table, pace) = (&mut self.table, &mut self.pace);
        tick::tick_once(table, screen, pace, &mut self.notice);
        tick::place_once(table, screen, &mut self.poses);
    }

    fn open(&mut self, screen: Screen) {
        self.table.returning = None;
        self.next.set(screen);
        let placed = match screen {
            Screen::Lab => self.table.of_lab(),
            _ => self.table.of_match(),
        };
        self.poses.reset(placed);
    }

    fn pause(&mut self, is_paused: bool) {
        self.pace.is_paused = is_paused;
        self.viewing.until = None;
    }

    fn go_at(&mut self, speed: f32) {
        self.pace.speed = speed;
        self.pace.is_instant = false;
        self.time.set_relative_speed(speed);
    }

    fn rebuild(&mut self, spec: &MachineSpec) -> Result<(), String> {
        let Table { lab, words, .. } = &mut *self.table;
        lab.build(spec, words)?;
        self.poses.reset(self.table.of_lab());
        Ok(())
    }

    fn order(&mut self, order: &Order) -> Result<(), String> {
        let Table { lab, words, .. } = &mut *self.table;
        lab.news = lab.obey(order, words)?;
        self.poses.reset(self.table.of_lab());
        Ok(())
    }

    /// Other settings hold at once, even when they cannot be kept.
    fn set(&mut self, settings: &Settings) -> Result<(), String> {
        *self.settings = settings.clone();
        let language = settings.language();
        if language != self.table.words.language() {
            self.table.speak(language);
        }
        settings.keep().map_err(|error| {
            let words = &self.table.words;
            let cause = saves::trouble(&Trouble::of(&error), words);
            say!(words, "viewer-settings-not-kept", cause = cause)
        })
    }
}
