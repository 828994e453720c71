//! What two values of a machine file must not do together.

use thiserror::Error;

/// A rule that a value breaks together with others, with the figures on which it stands. Lengths
/// are in m, moments in mN·m, and a `tube` is called by its name.
#[derive(Clone, Debug, PartialEq, Error)]
#[allow(missing_docs, reason = "the figures are named as in the machine file")]
pub enum Conflict {
    /// The name of tube number `first`, which stands before.
    #[error(
        "must differ from the names of the other tubes (tube[{first}].name = {name:?}); give every \
         tube a name of its own"
    )]
    TubeNameTwice { first: usize, name: String },
    /// A die without flat faces.
    #[error(
        "must be at most 0.45 edges, or no flat face is left (edge_m = {edge_m:?}); round the die \
         less"
    )]
    DieTooRound { edge_m: f64 },
    /// A density that no die has.
    #[error(
        "must give a density between 50 and 25000 kg/m3 (edge_m = {edge_m:?} makes it \
         {density_kg_per_m3:.0} kg/m3); check the mass in kg"
    )]
    DieDensity { edge_m: f64, density_kg_per_m3: f64 },
    /// A die smaller than die number `before`, which stands before it.
    #[error(
        "must not be smaller than the size before (die[{before}].edge_m = {edge_m:?}); list the \
         dice from small to large"
    )]
    DieOrder { before: usize, edge_m: f64 },
    /// A bore in which the largest die cannot turn.
    #[error(
        "must be wider than the largest die's diagonal (die[2].edge_m = {edge_m:?}, diagonal \
         {diagonal_m:.5}); widen the bore or take smaller dice; below 2.2 edges dice jam"
    )]
    BoreTooNarrow { edge_m: f64, diagonal_m: f64 },
    /// An end wall that sticks out of the rear end.
    #[error(
        "must leave room for the end wall's own thickness (wall_m = {wall_m:?}); move the end \
         wall towards the mouth"
    )]
    EndWallTooFarBack { wall_m: f64 },
    /// An end wall without room for dice before it.
    #[error(
        "must leave at least one bore of length before the mouth (length_m = {length_m:?}, bore_m \
         = {bore_m:?}); move the end wall to the rear or lengthen the tube"
    )]
    EndWallTooFarForward { length_m: f64, bore_m: f64 },
    /// A rod that sticks out of the rear end.
    #[error(
        "must keep the whole rod inside the tube (rod.diameter_m = {diameter_m:?}); move the \
         pivot towards the mouth"
    )]
    RodBehindTube { diameter_m: f64 },
    /// A rod that meets the end wall.
    #[error(
        "must keep the rod behind the end wall (end_wall_station_m = {end_wall_station_m:?}, \
         wall_m = {wall_m:?}, rod.diameter_m = {diameter_m:?}); move the pivot to the rear or the \
         end wall towards the mouth"
    )]
    RodInEndWall {
        end_wall_station_m: f64,
        wall_m: f64,
        diameter_m: f64,
    },
    /// A rod that meets the walls.
    #[error(
        "must keep the rod inside the bore (bore_m = {bore_m:?}, rod.diameter_m = \
         {diameter_m:?}); bring the pivot nearer to the tube's axis"
    )]
    RodOutOfBore { bore_m: f64, diameter_m: f64 },
    /// Ballast that sticks out of the rear end.
    #[error(
        "must keep the stack inside the tube (the stack is {thick_m:.5} m thick); move it towards \
         the mouth or take fewer or thinner plates"
    )]
    BallastBehindTube { thick_m: f64 },
    /// Ballast that meets the rod or the end wall.
    #[error(
        "must keep the stack behind rod and end wall (the stack is {thick_m:.5} m thick, must end \
         at {limit_m:.5} m); move it to the rear or take fewer or thinner plates"
    )]
    BallastTooFarForward { thick_m: f64, limit_m: f64 },
    /// Ballast that meets the walls.
    #[error(
        "must fit into the bore (bore_m = {bore_m:?}, sides = {sides}, height_m = {height_m:?}); \
         take smaller plates or bring them to the axis"
    )]
    BallastOutOfBore {
        bore_m: f64,
        sides: u8,
        height_m: f64,
    },
    /// A hand that lets go inside the end wall of tube number `tube`.
    #[error(
        "must let go before the end wall (depth_spread_m = {depth_spread_m:?}, \
         tube[{tube}].end_wall_station_m = {end_wall_station_m:?}); reach less deep"
    )]
    HandTooDeep {
        depth_spread_m: f64,
        tube: usize,
        end_wall_station_m: f64,
    },
    /// A hand that lets go before the mouth.
    #[error(
        "must not reach out of the mouth (depth_m = {depth_m:?}); lower the spread or reach deeper"
    )]
    HandOutOfMouth { depth_m: f64 },
    /// A hand that throws away from the tube.
    #[error(
        "must not throw a die out of the mouth (speed_m_per_s = {speed_m_per_s:?}); lower the \
         spread or raise the speed"
    )]
    HandThrowsOut { speed_m_per_s: f64 },
    /// A tray that begins before the tipped mouth.
    #[error(
        "must put the tray under the tipped mouth (tube {tube:?} has it from {rear_m:.5} m before \
         the rod); move the tray to the rear"
    )]
    MouthBehindTray { tube: String, rear_m: f64 },
    /// A tray that ends behind the tipped mouth.
    #[error(
        "must put the tray under the tipped mouth (tube {tube:?} has it up to {front_m:.5} m \
         before the rod); lengthen the tray or move it forward"
    )]
    MouthBeforeTray { tube: String, front_m: f64 },
    /// A tray narrower than a tube.
    #[error(
        "must be at least as wide as the tube (tube {tube:?} is {width_m:.5} m wide); widen the \
         tray"
    )]
    TrayTooNarrow { tube: String, width_m: f64 },
    /// A mouth that dice cannot leave.
    #[error(
        "must leave the height of the largest die under the tipped mouth (mouth of tube {tube:?} \
         {mouth_m:.5} m below the rod); lower the floor, raise the front stop, or shorten the tube"
    )]
    FloorTooHighForMouth { tube: String, mouth_m: f64 },
    /// A rear end in the table.
    #[error(
        "must keep the tube's rear end above the table (rear of tube {tube:?} {rear_m:.5} m below \
         the rod); lower the floor, or lower the rest angle"
    )]
    FloorTooHighForRear { tube: String, rear_m: f64 },
    /// A rear wall in the way of the tipping tube.
    #[error(
        "must keep the rear wall under the tipped tube (floor_depth_m = {floor_depth_m:?}, and \
         tube {tube:?} is {under_m:.5} m below the rod there); lower the wall or the floor"
    )]
    RearWallTooHigh {
        floor_depth_m: f64,
        tube: String,
        under_m: f64,
    },
    /// An empty tube that friction could keep off its rest stop.
    #[error(
        "must be held by the empty tube's ballast against friction (it restores \
         {restoring_mnm:.4} mN·m, friction holds {friction_mnm:.4} mN·m); add ballast, move it to \
         the rear, or lower rod.friction"
    )]
    DoesNotRest {
        restoring_mnm: f64,
        friction_mnm: f64,
    },
    /// An empty tube that friction keeps at its front stop.
    #[error(
        "must be left by the empty tube against friction (it restores {restoring_mnm:.4} mN·m, \
         friction holds {friction_mnm:.4} mN·m); raise pivot_height_m, add ballast, or raise the \
         front stop"
    )]
    DoesNotReturn {
        restoring_mnm: f64,
        friction_mnm: f64,
    },
    /// A tipped tube in which dice stay.
    #[error(
        "must be steep enough for dice to slide out (slope {slope:.4}, \
         materials.die_on_tube.friction = {friction:?}); lower the front stop or the friction"
    )]
    DoesNotPour { slope: f64, friction: f64 },
    /// A tray in which thrown dice find no seat.
    #[error(
        "must be at least eight edges, so that all dice find a seat (the longest edge is \
         {edge_m:?}); widen the tray or take smaller dice"
    )]
    ThrowTrayTooSmall { edge_m: f64 },
    /// A cup in which seven dice cannot lie beside each other.
    #[error(
        "must hold seven dice beside each other ({least_m:.4} m with edges of {edge_m:?} m); make \
         it larger or take smaller dice"
    )]
    CupTooNarrow { least_m: f64, edge_m: f64 },
    /// A cup in which not all dice can lie over each other.
    #[error(
        "must hold 24 dice in layers of seven ({least_m:.4} m with edges of {edge_m:?} m); make it \
         larger or take smaller dice"
    )]
    CupTooShallow { least_m: f64, edge_m: f64 },
    /// A cup that hits dice on the floor.
    #[error(
        "must let the cup swing over dice on the floor ({least_m:.4} m with edges of {edge_m:?} \
         m); make it larger or take smaller dice"
    )]
    CupTooLow { least_m: f64, edge_m: f64 },
}
