//! What people want of the viewer: every button, key and pointer ends in one of these messages, and
//! nothing else changes what is shown.

use std::path::PathBuf;

use bevy::prelude::*;
use kipp_game::rules::Gesture;

use crate::screen::Screen;
use crate::session::Opening;
use crate::settings::Settings;

/// A wish.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Wish {
    /// Another screen.
    Open(Screen),
    /// A new match.
    Begin(Opening),
    /// A saved match, to be played on.
    Resume(PathBuf),
    /// The saved match that is on its way stays where it was.
    LetLie,
    /// A saved match, to be looked at.
    Watch(PathBuf),
    /// The choice at this place of the sight's list.
    Choose(usize),
    /// A choice made with the hand.
    Touch(Gesture),
    /// Something that nobody can do at this moment; it is said why.
    OutOfTurn,
    /// Take back the last choice.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// The person whose turn it is sits before the screen now.
    Uncover,
    /// Time goes on or stands still.
    Pause(bool),
    /// One tick, after which time stands still.
    Step,
    /// Times as fast as real time.
    Speed(f32),
    /// What moves comes to its end at once.
    Hurry,
    /// The camera goes to a preset.
    Look(crate::camera::Preset),
    /// The camera turns about what it looks at.
    Orbit {
        /// About the upright, rad.
        yaw_rad: f32,
        /// Up, rad.
        pitch_rad: f32,
    },
    /// The camera goes so many times as far away.
    Zoom(f32),
    /// In a replay: to the state after so many steps.
    ScrubTo(usize),
    /// In a replay: the next step in motion, and no further; the end of a motion under way.
    PlayStep,
    /// In a replay: through another player's eyes.
    SeeAs(kipp_game::rules::Player),
    /// The record is put away.
    CloseReplay,
    /// In the lab: a die falls into a tube.
    DropInLab {
        /// The tube, `0..3`.
        tube: usize,
        /// Its size.
        size: kipp_physics::DieSize,
    },
    /// In the lab: an empty machine of another description.
    Rebuild(Box<kipp_physics::MachineSpec>),
    /// Anything else in the lab.
    Lab(crate::lab::Order),
    /// Other settings, which are kept from now on.
    Set(Settings),
    /// The program ends.
    Leave,
}
