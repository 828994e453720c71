//! The clock: Bevy's fixed time steps what lies on the table, and nothing else does.

use bevy::prelude::*;
use kipp_physics::machine::TICK_HZ;

use crate::poses::Poses;
use crate::screen::Screen;
use crate::session::{HURRIED_TICKS, Match, Turn};
use crate::table::Table;

/// Ticks that a bot waits before it chooses, so that people can follow.
const BOT_TICKS: u32 = TICK_HZ * 3 / 5;

/// How time passes on the screen; it never changes what happens.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Whether time stands still.
    pub is_paused: bool,
    /// Times as fast as real time.
    pub speed: f32,
    /// Whether whatever moves is at its end at once.
    pub is_instant: bool,
    /// Ticks since something was chosen or happened.
    quiet: u32,
    /// Whether time stood still before a replay stopped it.
    stood_still: Option<bool>,
}

impl Pace {
    /// A replay begins with time at rest.
    pub fn stop_for_replay(&mut self) {
        self.stood_still.get_or_insert(self.is_paused);
        self.is_paused = true;
    }

    /// Whatever comes after a replay goes on, unless it stood still before.
    pub fn leave_replay(&mut self) {
        self.is_paused = self.stood_still.take().unwrap_or(false);
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            is_paused: false,
            speed: 1.0,
            is_instant: false,
            quiet: 0,
            stood_still: None,
        }
    }
}

/// Speeds to choose from.
pub const SPEEDS: [f32; 5] = [0.1, 0.25, 1.0, 2.0, 4.0];

/// A line that people have to read, and whether it stops the match.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    /// The line.
    pub line: Option<String>,
}

/// Steps the table in fixed time, at the machine's own rate.
pub fn plugin(app: &mut App) {
    app.insert_resource(Time::<Fixed>::from_hz(f64::from(TICK_HZ)))
        .init_resource::<Poses>()
        .init_resource::<Pace>()
        .init_resource::<Notice>()
        .add_systems(FixedUpdate, tick)
        .add_systems(FixedPostUpdate, place);
}

fn tick(
    mut table: NonSendMut<Table>,
    screen: Res<State<Screen>>,
    mut pace: ResMut<Pace>,
    mut notice: ResMut<Notice>,
    mut poses: ResMut<Poses>,
) {
    if passes(&table, *screen.get(), &pace) {
        tick_once(&mut table, *screen.get(), &mut pace, &mut notice);
        poses.is_behind = true;
    }
}

/// Looks where everything is after a tick. A picture shows what is between the last two ticks before
/// it, so nobody looks after the others.
pub fn place(
    table: NonSend<Table>,
    screen: Res<State<Screen>>,
    pace: Res<Pace>,
    fixed: Res<Time<Fixed>>,
    mut poses: ResMut<Poses>,
) {
    let is_among_the_last = fixed.overstep() < 2 * fixed.timestep();
    // A tick may have ended what passed.
    let is_the_last = !passes(&table, *screen.get(), &pace);
    if poses.is_behind && (is_among_the_last || is_the_last) {
        place_once(&table, *screen.get(), &mut poses);
        poses.is_behind = false;
    }
}

/// Whether time passes; a lab that catches up waits for nobody.
pub(crate) fn passes(table: &Table, screen: Screen, pace: &Pace) -> bool {
    !pace.is_paused || screen == Screen::Lab && table.lab.is_catching_up()
}

/// The places of what the screen shows, as of now.
pub fn place_once(table: &Table, screen: Screen, poses: &mut Poses) {
    match screen {
        Screen::Play => poses.advance(table.of_match()),
        Screen::Lab => poses.advance(table.of_lab()),
        Screen::Menu | Screen::Opening | Screen::Replay | Screen::Settings => {}
    }
}

/// One tick of whatever the screen shows.
pub fn tick_once(table: &mut Table, screen: Screen, pace: &mut Pace, notice: &mut Notice) {
    match screen {
        Screen::Play => {
            if let Some(game) = &mut table.game {
                let advanced = advance(game.as_mut(), pace);
                if let Err(line) = advanced {
                    notice.line = Some(line);
                    pace.is_paused = true;
                } else if let Some(line) = game.take_notice() {
                    notice.line = Some(line);
                }
            }
        }
        Screen::Lab => {
            let lab = &mut table.lab;
            let is_unwatched = lab.is_catching_up();
            let most = match pace.is_instant || is_unwatched {
                true => HURRIED_TICKS,
                false => 1,
            };
            (0..most).all(|_| lab.tick() && lab.is_catching_up() == is_unwatched);
        }
        Screen::Menu | Screen::Opening | Screen::Replay | Screen::Settings => {}
    }
}

/// A tick of what moves; otherwise the choice of the bot whose turn it is, once it has waited long
/// enough for people to follow.
///
/// # Errors
/// One line when the match cannot go on.
pub fn advance(game: &mut dyn Match, pace: &mut Pace) -> Result<(), String> {
    if game.is_moving() || game.turn() == Turn::Chance {
        pace.quiet = 0;
        return match pace.is_instant {
            true => game.hurry(),
            false => game.tick(),
        };
    }
    pace.quiet = pace.quiet.saturating_add(1);
    if matches!(game.turn(), Turn::Bot(_)) && (pace.is_instant || pace.quiet >= BOT_TICKS) {
        pace.quiet = 0;
        game.let_bot_choose()?;
    }
    Ok(())
}
