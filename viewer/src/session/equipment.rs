//! Machine and cup, shared by a session that can answer at once and a screen that shows them tick by
//! tick.

use std::cell::RefCell;
use std::rc::Rc;

use kipp_game::cup::DiceCup;
use kipp_game::dice::Faces;
use kipp_game::machine::MachineApparatus;
use kipp_game::rules::{
    Apparatus, ApparatusError, Cup, DropOrder, DropReport, TakeOrder, ThrowOrder,
};

/// The machine of a match.
#[derive(Clone, Debug)]
pub struct SharedMachine(pub Rc<RefCell<MachineApparatus>>);

impl SharedMachine {
    /// Shares a machine.
    #[must_use]
    pub fn new(machine: MachineApparatus) -> SharedMachine {
        SharedMachine(Rc::new(RefCell::new(machine)))
    }
}

impl Apparatus for SharedMachine {
    fn drop_die(&mut self, order: DropOrder) -> Result<DropReport, ApparatusError> {
        self.0.borrow_mut().drop_die(order)
    }

    fn take(&mut self, order: TakeOrder) -> Result<(), ApparatusError> {
        self.0.borrow_mut().take(order)
    }

    fn digest(&self) -> u64 {
        self.0.borrow().digest()
    }
}

/// The cup of a match.
#[derive(Clone, Debug)]
pub struct SharedCup(pub Rc<DiceCup>);

impl Cup for SharedCup {
    fn throw(&mut self, order: ThrowOrder) -> Result<Faces, ApparatusError> {
        DiceCup::clone(&self.0).throw(order)
    }

    fn description(&self) -> String {
        self.0.description()
    }
}
