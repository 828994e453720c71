//! What two values of a machine file must not do together, in the reader's language.

use kipp_physics::spec::Conflict;

use super::words::{Words, say};

/// The rule that is broken, with its figures and what to do.
#[must_use]
#[allow(
    clippy::too_many_lines,
    reason = "one arm a rule, and none can be forgotten"
)]
pub fn said(conflict: &Conflict, words: &Words) -> String {
    match conflict {
        Conflict::TubeNameTwice { first, name } => say!(
            words,
            "rule-tube-name-twice",
            first = *first,
            name = format!("{name:?}")
        ),
        Conflict::DieTooRound { edge_m } => {
            say!(words, "rule-die-too-round", edge = format!("{edge_m:?}"))
        }
        Conflict::DieDensity {
            edge_m,
            density_kg_per_m3,
        } => say!(
            words,
            "rule-die-density",
            edge = format!("{edge_m:?}"),
            density = format!("{density_kg_per_m3:.0}")
        ),
        Conflict::DieOrder { before, edge_m } => say!(
            words,
            "rule-die-order",
            before = *before,
            edge = format!("{edge_m:?}")
        ),
        Conflict::BoreTooNarrow { edge_m, diagonal_m } => say!(
            words,
            "rule-bore-too-narrow",
            edge = format!("{edge_m:?}"),
            diagonal = format!("{diagonal_m:.5}")
        ),
        Conflict::EndWallTooFarBack { wall_m } => say!(
            words,
            "rule-end-wall-too-far-back",
            wall = format!("{wall_m:?}")
        ),
        Conflict::EndWallTooFarForward { length_m, bore_m } => say!(
            words,
            "rule-end-wall-too-far-forward",
            length = format!("{length_m:?}"),
            bore = format!("{bore_m:?}")
        ),
        Conflict::RodBehindTube { diameter_m } => say!(
            words,
            "rule-rod-behind-tube",
            diameter = format!("{diameter_m:?}")
        ),
        Conflict::RodInEndWall {
            end_wall_station_m,
            wall_m,
            diameter_m,
        } => say!(
            words,
            "rule-rod-in-end-wall",
            station = format!("{end_wall_station_m:?}"),
            wall = format!("{wall_m:?}"),
            diameter = format!("{diameter_m:?}")
        ),
        Conflict::RodOutOfBore { bore_m, diameter_m } => say!(
            words,
            "rule-rod-out-of-bore",
            bore = format!("{bore_m:?}"),
            diameter = format!("{diameter_m:?}")
        ),
        Conflict::BallastBehindTube { thick_m } => say!(
            words,
            "rule-ballast-behind-tube",
            thick = format!("{thick_m:.5}")
        ),
        Conflict::BallastTooFarForward { thick_m, limit_m } => say!(
            words,
            "rule-ballast-too-far-forward",
            thick = format!("{thick_m:.5}"),
            limit = format!("{limit_m:.5}")
        ),
        Conflict::BallastOutOfBore {
            bore_m,
            sides,
            height_m,
        } => say!(
            words,
            "rule-ballast-out-of-bore",
            bore = format!("{bore_m:?}"),
            sides = *sides,
            height = format!("{height_m:?}")
        ),
        Conflict::HandTooDeep {
            depth_spread_m,
            tube,
            end_wall_station_m,
        } => say!(
            words,
            "rule-hand-too-deep",
            spread = format!("{depth_spread_m:?}"),
            tube = *tube,
            station = format!("{end_wall_station_m:?}")
        ),
        Conflict::HandOutOfMouth { depth_m } => say!(
            words,
            "rule-hand-out-of-mouth",
            depth = format!("{depth_m:?}")
        ),
        Conflict::HandThrowsOut { speed_m_per_s } => say!(
            words,
            "rule-hand-throws-out",
            speed = format!("{speed_m_per_s:?}")
        ),
        Conflict::MouthBehindTray { tube, rear_m } => say!(
            words,
            "rule-mouth-behind-tray",
            tube = tube,
            rear = format!("{rear_m:.5}")
        ),
        Conflict::MouthBeforeTray { tube, front_m } => say!(
            words,
            "rule-mouth-before-tray",
            tube = tube,
            front = format!("{front_m:.5}")
        ),
        Conflict::TrayTooNarrow { tube, width_m } => say!(
            words,
            "rule-tray-too-narrow",
            tube = tube,
            width = format!("{width_m:.5}")
        ),
        Conflict::FloorTooHighForMouth { tube, mouth_m } => say!(
            words,
            "rule-floor-too-high-for-mouth",
            tube = tube,
            mouth = format!("{mouth_m:.5}")
        ),
        Conflict::FloorTooHighForRear { tube, rear_m } => say!(
            words,
            "rule-floor-too-high-for-rear",
            tube = tube,
            rear = format!("{rear_m:.5}")
        ),
        Conflict::RearWallTooHigh {
            floor_depth_m,
            tube,
            under_m,
        } => say!(
            words,
            "rule-rear-wall-too-high",
            floor = format!("{floor_depth_m:?}"),
            tube = tube,
            under = format!("{under_m:.5}")
        ),
        Conflict::DoesNotRest {
            restoring_mnm,
            friction_mnm,
        } => say!(
            words,
            "rule-does-not-rest",
            restoring = format!("{restoring_mnm:.4}"),
            friction = format!("{friction_mnm:.4}")
        ),
        Conflict::DoesNotReturn {
            restoring_mnm,
            friction_mnm,
        } => say!(
            words,
            "rule-does-not-return",
            restoring = format!("{restoring_mnm:.4}"),
            friction = format!("{friction_mnm:.4}")
        ),
        Conflict::DoesNotPour { slope, friction } => say!(
            words,
            "rule-does-not-pour",
            slope = format!("{slope:.4}"),
            friction = format!("{friction:?}")
        ),
        Conflict::ThrowTrayTooSmall { edge_m } => say!(
            words,
            "rule-throw-tray-too-small",
            edge = format!("{edge_m:?}")
        ),
        Conflict::CupTooNarrow { least_m, edge_m } => say!(
            words,
            "rule-cup-too-narrow",
            least = format!("{least_m:.4}"),
            edge = format!("{edge_m:?}")
        ),
        Conflict::CupTooShallow { least_m, edge_m } => say!(
            words,
            "rule-cup-too-shallow",
            least = format!("{least_m:.4}"),
            edge = format!("{edge_m:?}")
        ),
        Conflict::CupTooLow { least_m, edge_m } => say!(
            words,
            "rule-cup-too-low",
            least = format!("{least_m:.4}"),
            edge = format!("{edge_m:?}")
        ),
    }
}
