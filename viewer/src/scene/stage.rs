//! What stands on the table, as far as its looks depend on it.

use bevy::prelude::*;
use kipp_physics::{Machine, MachineSpec, ThrowSpec};

use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::Table;

/// The furniture.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Scenery {
    /// Nothing.
    #[default]
    Nothing,
    /// A machine.
    Machine(Box<MachineSpec>),
    /// A tray for thrown dice.
    Tray(Box<ThrowSpec>),
}

/// Everything on which the looks of the scene depend, except for where things are.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Stage {
    /// The furniture.
    pub scenery: Scenery,
    /// Whether the tubes are seen through.
    pub is_open: bool,
    /// Whether colours are pure.
    pub has_high_contrast: bool,
    /// Key of the game whose dice lie there.
    pub game: Option<&'static str>,
}

/// Whether the lab's tubes are seen through.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeeThrough(pub bool);

impl Default for SeeThrough {
    fn default() -> SeeThrough {
        SeeThrough(true)
    }
}

impl Stage {
    /// What a screen shows of a table.
    #[must_use]
    pub fn of(table: &Table, screen: Screen, has_high_contrast: bool) -> Stage {
        let (game, scenery) = match (screen, &table.replay, &table.game) {
            (Screen::Replay, Some(replay), _) => {
                let throw = replay.throw_spec();
                let scenery = scenery_of(|look| replay.look_at_machine(look), throw);
                (Some(replay.info().key), scenery)
            }
            (Screen::Lab, ..) | (_, _, None) => (None, lab(table)),
            (_, _, Some(game)) => {
                let throw = game.throw_spec();
                let scenery = scenery_of(|look| game.look_at_machine(look), throw);
                (Some(game.info().key), scenery)
            }
        };
        Stage {
            scenery,
            is_open: screen == Screen::Lab,
            has_high_contrast,
            game,
        }
    }
}

fn lab(table: &Table) -> Scenery {
    let spec = table.lab.experiment.machine.spec();
    Scenery::Machine(Box::new(spec.clone()))
}

/// The machine that is looked at, or else a tray for thrown dice.
fn scenery_of(look: impl Fn(&mut dyn FnMut(&Machine)), throw: Option<&ThrowSpec>) -> Scenery {
    let mut machine = None;
    look(&mut |it| machine = Some(it.spec().clone()));
    match machine {
        Some(spec) => Scenery::Machine(Box::new(spec)),
        None => {
            let throw = throw.cloned().unwrap_or_else(ThrowSpec::builtin);
            Scenery::Tray(Box::new(throw))
        }
    }
}

/// Notices when something else stands on the table.
pub fn watch(
    table: NonSend<Table>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    see_through: Res<SeeThrough>,
    mut stage: ResMut<Stage>,
) {
    let mut now = Stage::of(&table, *screen.get(), settings.has_high_contrast);
    now.is_open &= see_through.0;
    stage.set_if_neq(now);
}
