//! A table of Kipp mir Saures on which a test says what the machine does.
//!
//! Positions are reached by play alone: dice are dropped, and the test lets them pour.

use kipp_game::dice::{Colour, DieId, Face, Size};
use kipp_game::games::kipp::{
    Action, Bundle, CARDS, CardId, Event, IllegalAction, Kipp, Options, Stage, Tube, View, die_id,
};
use kipp_game::rules::{DropReport, Game, Node, Outcome, OutcomeMismatch, Player, Poured};

/// The first players.
pub const A: Player = Player(0);
pub const B: Player = Player(1);
pub const C: Player = Player(2);

pub struct Scene {
    pub game: Kipp,
    pub log: Vec<Event>,
}

pub fn face(pips: u8) -> Face {
    Face::new(pips).expect("1 to 6")
}

pub fn only(colour: Colour, number: u8) -> Bundle {
    Bundle::of(colour, number)
}

/// What the machine does with a drop: dice pour into trays.
pub fn pours(dice: &[(DieId, Tube, u8)]) -> DropReport {
    let poured = |&(die, tube, pips): &(DieId, Tube, u8)| Poured {
        die,
        tray: tube.number(),
        face: face(pips),
        reseated: false,
    };
    let mut report = DropReport {
        entered: true,
        poured: dice.iter().map(poured).collect(),
        ..DropReport::default()
    };
    dice.iter()
        .for_each(|&(_, tube, _)| report.tipped[tube.index()] = true);
    report
}

pub fn holds() -> DropReport {
    DropReport {
        entered: true,
        ..DropReport::default()
    }
}

impl Scene {
    /// A table with these cards on top of the deck, in this order.
    pub fn new(players: usize, top: &[u16]) -> Scene {
        let mut game = Kipp::new(&Options::default(), players).unwrap();
        let rest = (0..CARDS as u16).filter(|card| !top.contains(card));
        let order = top.iter().copied().chain(rest).collect();
        let log = game.resolve(&Outcome::Shuffle { order }).unwrap();
        Scene { game, log }
    }

    pub fn view(&self) -> View {
        self.game.view(Player(0))
    }

    pub fn active(&self) -> Option<Player> {
        match self.game.node() {
            Node::Decision { player } => Some(player),
            _ => None,
        }
    }

    pub fn act(&mut self, action: Action) -> Result<(), IllegalAction> {
        self.game.act(action, &mut self.log)
    }

    pub fn must(&mut self, action: Action) {
        self.act(action)
            .unwrap_or_else(|why| panic!("{action:?}: {why}"));
    }

    pub fn settle(&mut self, report: DropReport) -> Result<(), OutcomeMismatch> {
        self.game.settle(&Outcome::Drop(report), &mut self.log)
    }

    /// The active player drops a die, and the machine does as told.
    pub fn drops(&mut self, die: DieId, tube: Tube, report: DropReport) {
        self.must(Action::Drop { die, tube });
        self.settle(report).expect("the report fits");
    }

    pub fn picks(&mut self, die: DieId) {
        self.must(Action::Pick { die });
    }

    /// Some die of this colour in the active player's hand.
    pub fn held(&self, colour: Colour) -> DieId {
        let player = self.active().expect("somebody chooses");
        let dice = &self.game.view(player).places[player.index()].dice;
        dice.iter()
            .find(|die| die.colour == colour)
            .unwrap_or_else(|| panic!("{player} holds no {colour:?} die"))
            .id
    }

    /// The active player drops a die of this colour, it pours alone, and is picked again.
    pub fn solo(&mut self, tube: Tube, colour: Colour, pips: u8) -> DieId {
        let die = self.held(colour);
        self.drops(die, tube, pours(&[(die, tube, pips)]));
        self.picks(die);
        die
    }

    /// The active player's turn goes by without effect.
    pub fn pass(&mut self) {
        let player = self.active().expect("somebody chooses");
        let die = self.game.view(player).places[player.index()].dice[0];
        self.solo(Tube::Packing, die.colour, 1);
        if let Stage::Pack { .. } = self.view().stage {
            self.must(Action::KeepDie);
        }
    }

    /// Turns go by until `player` is to drop.
    pub fn until(&mut self, player: Player) {
        while self.active() != Some(player) {
            self.pass();
        }
        assert_eq!(self.view().stage, Stage::Drop);
    }

    /// `player` takes ingredients on own turns.
    pub fn gathers(&mut self, player: Player, colour: Colour, number: u8) {
        let mut left = number;
        while left > 0 {
            self.until(player);
            let now = left.min(6);
            self.solo(Tube::Flavor, colour, now);
            left -= now;
        }
    }

    /// `player` takes a card of the display with a die of this colour.
    pub fn takes(&mut self, player: Player, card: u8, colour: Colour) {
        self.until(player);
        self.solo(Tube::Shape, colour, 6);
        self.must(Action::TakeCard { card: CardId(card) });
    }

    /// `player` takes a card, gathers what it costs, and packs it, all with this colour
    /// of die. For a Colorful Selection `mix` says the payment.
    pub fn packs(&mut self, player: Player, card: u8, colour: Colour, mix: Bundle) {
        self.takes(player, card, colour);
        for wanted in Colour::ALL {
            let has = self.store(player).count(wanted);
            self.gathers(player, wanted, mix.count(wanted).saturating_sub(has));
        }
        self.until(player);
        self.solo(Tube::Packing, colour, 1);
        self.must(Action::Pack {
            card: CardId(card),
            payment: mix,
        });
    }

    pub fn store(&self, player: Player) -> Bundle {
        self.view().places[player.index()].ingredients
    }

    pub fn points(&self, player: Player) -> String {
        self.game.standings().total(player).to_string()
    }

    pub fn saw(&self, event: Event) -> bool {
        self.log.contains(&event)
    }
}

/// The die of a player's starting set.
pub fn set(player: u8, colour: Colour, size: Size) -> DieId {
    die_id(Player(player), colour, size)
}

/// The `nth` die (0 to 8) of a player's starting set.
pub fn nth(player: u8, nth: u8) -> DieId {
    let nth = usize::from(nth);
    set(player, Colour::ALL[nth / 3], Size::ALL[nth % 3])
}
