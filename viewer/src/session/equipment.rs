//! Machine and cup, shared by a session that can answer at once and a screen that shows them tick by
//! tick.

use std::cell::RefCell;
use std::rc::Rc;

use kipp_game::cli::tools::Kit;
use kipp_game::cup::DiceCup;
use kipp_game::dice::Faces;
use kipp_game::machine::MachineApparatus;
use kipp_game::rules::{
    Apparatus, ApparatusError, Cup, DropOrder, DropReport, TakeOrder, ThrowOrder,
};
use kipp_game::session::Equipment;

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

/// What a match on the screen is played with.
#[derive(Clone, Debug, Default)]
pub struct Shared {
    /// The machine, in games that have one.
    pub machine: Option<SharedMachine>,
    /// The cup, where dice are thrown.
    pub cup: Option<SharedCup>,
}

impl Shared {
    /// Shares a kit.
    #[must_use]
    pub fn of(kit: Kit) -> Shared {
        Shared {
            machine: kit.machine.map(SharedMachine::new),
            cup: kit.cup.map(|cup| SharedCup(Rc::new(cup))),
        }
    }

    /// The session's share.
    #[must_use]
    pub fn equipment(&self) -> Equipment {
        let machine = self.machine.clone();
        let cup = self.cup.clone();
        Equipment {
            apparatus: machine.map(|machine| Box::new(machine) as Box<dyn Apparatus>),
            cup: cup.map(|cup| Box::new(cup) as Box<dyn Cup>),
        }
    }
}
