//! Time in a replay, and its wishes.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use kipp_game::cli::failure::Failure;
use kipp_game::rules::Player;

use super::Recording;
use crate::platform;
use crate::poses::Poses;
use crate::screen::Screen;
use crate::session::Sight;
use crate::table::Table;
use crate::tick::{Notice, Pace};
use crate::wish::Wish;

/// How the record on the table is looked at.
#[derive(Resource, Debug)]
pub struct Viewing {
    /// Through whose eyes.
    pub viewer: Player,
    /// What that player saw at the step.
    pub sight: Option<Sight>,
    /// The step at which time stops again, when only one step was asked for.
    pub until: Option<usize>,
    /// Saved games to choose from.
    pub saves: Vec<PathBuf>,
    /// The file on the table.
    pub path: Option<PathBuf>,
    seen: Option<(usize, Player)>,
}

impl Default for Viewing {
    fn default() -> Viewing {
        Viewing {
            viewer: Player(0),
            sight: None,
            until: None,
            saves: Vec::new(),
            path: None,
            seen: None,
        }
    }
}

/// Obeys a replay's wishes and lets its time pass.
pub fn plugin(app: &mut App) {
    app.init_resource::<Viewing>()
        .add_systems(OnEnter(Screen::Replay), enter)
        .add_systems(OnExit(Screen::Replay), leave)
        .add_systems(FixedUpdate, tick.run_if(in_state(Screen::Replay)))
        .add_systems(Update, (obey, look).chain());
}

fn enter(
    table: NonSend<Table>,
    mut viewing: ResMut<Viewing>,
    mut poses: ResMut<Poses>,
    mut pace: ResMut<Pace>,
) {
    pace.is_paused = true;
    viewing.saves = platform::saves();
    poses.reset(table.replay.as_ref().map_or(Vec::new(), |it| it.placed()));
}

fn leave(mut pace: ResMut<Pace>) {
    pace.is_paused = false;
}

/// Everything that a replay's wishes change.
#[derive(bevy::ecs::system::SystemParam)]
struct Changed<'w> {
    table: NonSendMut<'w, Table>,
    viewing: ResMut<'w, Viewing>,
    pace: ResMut<'w, Pace>,
    poses: ResMut<'w, Poses>,
    notice: ResMut<'w, Notice>,
    screen: Res<'w, State<Screen>>,
    next: ResMut<'w, NextState<Screen>>,
}

fn obey(mut wishes: MessageReader<Wish>, mut changed: Changed) {
    for wish in wishes.read() {
        changed.obey(wish);
    }
}

impl Changed<'_> {
    fn obey(&mut self, wish: &Wish) {
        match wish {
            Wish::Watch(path) => self.watch(path),
            Wish::ScrubTo(step) => {
                self.viewing.until = None;
                self.on_table(|replay| replay.scrub_to(*step));
            }
            Wish::PlayStep => self.play_step(),
            Wish::SeeAs(player) => self.viewing.viewer = *player,
            Wish::Pause(_) => self.viewing.until = None,
            Wish::Step if *self.screen.get() == Screen::Replay => {
                self.on_table(|replay| replay.play(false));
            }
            Wish::CloseReplay => {
                self.table.replay = None;
                self.show_table();
            }
            _ => {}
        }
    }

    fn watch(&mut self, path: &Path) {
        match super::open(path, &self.table.words) {
            Ok(replay) => {
                self.table.replay = Some(replay);
                *self.viewing = Viewing {
                    saves: std::mem::take(&mut self.viewing.saves),
                    path: Some(path.to_owned()),
                    ..Viewing::default()
                };
                self.pace.is_paused = true;
                self.next.set(Screen::Replay);
                self.show_table();
            }
            Err(failure) => {
                self.notice.line = match failure.worded(&self.table.words) {
                    Failure::Input(line) => Some(line),
                    other => Some(format!("{other:?}")),
                };
            }
        }
    }

    /// The next step in motion; when it is moving already, its end at once.
    fn play_step(&mut self) {
        let Some(replay) = &mut self.table.replay else {
            return;
        };
        let next = (replay.at() + 1).min(replay.steps());
        let is_still_to_move = next > replay.at() && !replay.is_moving();
        self.viewing.until = is_still_to_move.then_some(next);
        if !is_still_to_move {
            replay.scrub_to(next);
        }
        self.show_table();
    }

    fn on_table(&mut self, change: impl FnOnce(&mut dyn Recording)) {
        if let Some(replay) = &mut self.table.replay {
            change(replay.as_mut());
        }
        self.show_table();
    }

    fn show_table(&mut self) {
        if let Some(replay) = &self.table.replay {
            self.poses.reset(replay.placed());
        } else if *self.screen.get() == Screen::Replay {
            self.poses.reset(Vec::new());
        }
    }
}

fn tick(
    mut table: NonSendMut<Table>,
    mut viewing: ResMut<Viewing>,
    mut pace: ResMut<Pace>,
    mut poses: ResMut<Poses>,
) {
    let Some(replay) = &mut table.replay else {
        return;
    };
    if !replay.prepare() && (!pace.is_paused || viewing.until.is_some()) {
        // A single step was asked for to be seen: it waits for nobody.
        let is_alone = viewing.until.is_some() && !replay.is_moving();
        replay.play(pace.is_instant || is_alone && !replay.is_motion_next());
        if viewing.until.is_some_and(|until| replay.at() >= until) {
            viewing.until = None;
        }
        if replay.at() == replay.steps() {
            pace.is_paused = true;
        }
    }
    poses.advance(replay.placed());
}

/// Looks at the step with the chosen player's eyes.
fn look(table: NonSend<Table>, mut viewing: ResMut<Viewing>) {
    let Some(replay) = &table.replay else {
        return;
    };
    let players = replay.seats().len();
    let viewer = match viewing.viewer.index() < players {
        true => viewing.viewer,
        false => Player(0),
    };
    let wanted = Some((replay.at(), viewer));
    if viewing.seen != wanted {
        viewing.viewer = viewer;
        viewing.sight = Some(replay.sight(viewer));
        viewing.seen = wanted;
    }
}
