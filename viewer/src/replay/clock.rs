//! Time in a replay.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use kipp_game::rules::Player;

use crate::poses::Poses;
use crate::screen::Screen;
use crate::session::Sight;
use crate::table::Table;
use crate::tick::Pace;

/// How the record on the table is looked at.
#[derive(Resource, Debug)]
pub struct Viewing {
    /// Through whose eyes.
    pub viewer: Player,
    /// What that player saw at the step.
    pub sight: Option<Sight>,
    /// The step at which time stops again, when only one step was asked for.
    pub until: Option<usize>,
    /// The file on the table.
    pub path: Option<PathBuf>,
    /// How many records lay on the table before this one.
    pub before: u64,
    seen: Option<(usize, Player)>,
}

impl Default for Viewing {
    fn default() -> Viewing {
        Viewing {
            viewer: Player(0),
            sight: None,
            until: None,
            path: None,
            before: 0,
            seen: None,
        }
    }
}

impl Viewing {
    /// Another file lies on the table.
    pub(crate) fn begin(&mut self, path: &Path) {
        *self = Viewing {
            path: Some(path.to_owned()),
            before: self.before + 1,
            ..Viewing::default()
        };
    }
}

/// Lets a replay's time pass.
pub fn plugin(app: &mut App) {
    app.init_resource::<Viewing>()
        .add_systems(OnEnter(Screen::Replay), enter)
        .add_systems(OnExit(Screen::Replay), leave)
        .add_systems(FixedUpdate, tick.run_if(in_state(Screen::Replay)))
        .add_systems(Update, look);
}

fn enter(table: NonSend<Table>, mut poses: ResMut<Poses>, mut pace: ResMut<Pace>) {
    pace.stop_for_replay();
    poses.reset(table.replay.as_ref().map_or(Vec::new(), |it| it.placed()));
}

fn leave(mut pace: ResMut<Pace>) {
    pace.leave_replay();
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
