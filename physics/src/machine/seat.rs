//! The dice of a bay in its tray: reading them, and re-seating those that cannot be read.

use super::bay::{Bay, BayDie, Place};
use crate::drop::DieId;
use crate::outcome::Poured;
use crate::spec::MachineSpec;
use crate::tumble::{self, SeatedDie, Seats};

/// The dice outside the tube and their faces.
pub(super) fn read(bay: &Bay, spec: &MachineSpec, reseated: &[DieId]) -> Vec<Poured> {
    bay.dice
        .iter()
        .filter(|die| bay.place(spec, die) != Place::Tube)
        .map(|die| Poured {
            die: die.id,
            tray: bay.index,
            face: tumble::reading(&bay.world, die.body).face,
            reseated: reseated.contains(&die.id),
        })
        .collect()
}

/// Re-seats every cocked or lost die that was not yet; returns those it moved.
pub(super) fn reseat(bay: &mut Bay, spec: &MachineSpec, done: &[DieId]) -> Vec<DieId> {
    let wanted: Vec<usize> = (0..bay.dice.len())
        .filter(|i| needs_seat(bay, spec, &bay.dice[*i]) && !done.contains(&bay.dice[*i].id))
        .collect();
    let dice: Vec<SeatedDie> = bay.dice.iter().map(|die| seated(spec, die)).collect();
    let seats = Seats {
        tray: &spec.tray,
        largest_m: spec.die.iter().map(|die| die.edge_m).fold(0.0, f64::max),
        dice: &dice,
    };
    for index in &wanted {
        seats.set_flat(&mut bay.world, *index);
    }
    if !wanted.is_empty() {
        bay.watch_anew();
    }
    wanted.iter().map(|index| bay.dice[*index].id).collect()
}

fn seated(spec: &MachineSpec, die: &BayDie) -> SeatedDie {
    SeatedDie {
        body: die.body,
        edges_m: [spec.die[die.size.index()].edge_m; 3],
    }
}

fn needs_seat(bay: &Bay, spec: &MachineSpec, die: &BayDie) -> bool {
    match bay.place(spec, die) {
        Place::Tube => false,
        Place::Tray => tumble::reading(&bay.world, die.body).is_cocked(),
        Place::Outside => true,
    }
}
