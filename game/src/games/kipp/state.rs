//! The table of a game and the contract's methods, each handed to the file of its noun.

use serde::{Deserialize, Serialize};

use super::card::CARD_COUNT;
use super::id_set::IdSet;
use super::kit::{self, SETS};
use super::options::CARD_FILE;
use super::scoring::CERTIFICATE_ROWS;
use super::{
    Action, Bundle, CARDS, Card, CardId, DICE_EACH, EndReason, Event, IllegalAction, Options, Tube,
    View, die, words,
};
use crate::dice::{Die, DieId, Face};
use crate::player::Player;
use crate::rules::{
    Chance, Game, GameInfo, Gesture, Node, Outcome, OutcomeMismatch, Phrase, SetupError, Standings,
    TUBES, TakeOrder, numbered,
};

/// Name and size.
pub const INFO: GameInfo = GameInfo {
    key: "kipp",
    title: "Kipp mir Saures",
    min_players: 2,
    max_players: SETS,
    needs_apparatus: true,
    has_hidden: true,
};

/// Ingredients of each colour in the box.
pub const INGREDIENTS_EACH: u8 = 20;
/// Ingredients a player may keep after a tray phase.
pub const TASTE_LIMIT: u8 = 10;
/// Cards laid out face up.
pub const DISPLAY: u8 = 8;
/// Packages of one player that end the game.
pub const PACKAGES: u8 = 5;
/// House rule against games without end: when as many drops in a row as this many
/// times all dice bring no package, the factory closes and the points count. The
/// rulebook does not need it between people who want to win; with it every game ends,
/// because there are no more than 28 packages.
pub const STALL_ROUNDS: u16 = 4;

/// Most players, the length of per-player arrays.
pub(super) const SEATS: usize = SETS as usize;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    Shuffling,
    Drop,
    Falling {
        die: DieId,
        tube: Tube,
    },
    Pick {
        player: Player,
    },
    TopUp {
        player: Player,
        die: DieId,
        missing: u8,
    },
    TakeCard {
        player: Player,
        die: DieId,
        face: Face,
    },
    Pack {
        player: Player,
        die: DieId,
    },
    GiveBack {
        player: Player,
    },
    Over {
        reason: EndReason,
    },
}

/// A game of Kipp mir Saures. What is in the tubes and the order of the deck is
/// hidden from everybody; see [`View`] for the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kipp {
    pub(super) players: u8,
    pub(super) cards: [Card; CARDS],
    pub(super) phase: Phase,
    /// Whose turn at the tubes it is; in a tray phase the tipper.
    pub(super) turn: Player,
    pub(super) hands: [IdSet<DieId>; SEATS],
    pub(super) tubes: [IdSet<DieId>; TUBES],
    pub(super) hanging: [bool; TUBES],
    pub(super) trays: [IdSet<DieId>; TUBES],
    /// Faces of the dice in trays, by place in the set and by set.
    pub(super) faces: [[Option<Face>; SEATS]; DICE_EACH as usize],
    pub(super) supply: Bundle,
    pub(super) stores: [Bundle; SEATS],
    /// Top card first; the first `CARDS - deck_left` are gone.
    pub(super) deck: [CardId; CARDS],
    pub(super) deck_left: u8,
    pub(super) display: IdSet<CardId>,
    /// Cards in front of players, packed or not.
    pub(super) shelves: [IdSet<CardId>; SEATS],
    /// The dice on packed cards.
    pub(super) packed: [Option<DieId>; CARDS],
    pub(super) shape_closed: bool,
    pub(super) last_picks: bool,
    pub(super) idle_drops: u16,
}

impl Kipp {
    pub(super) fn set_up(options: &Options, players: u8) -> Kipp {
        let hand = |seat: u8| match seat < players {
            true => kit::set(Player(seat)).collect(),
            false => IdSet::default(),
        };
        Kipp {
            players,
            cards: numbered(|n| Card::new(CardId(n), options.cards[usize::from(n)])),
            phase: Phase::Shuffling,
            turn: Player(0),
            hands: [0, 1, 2, 3].map(hand),
            tubes: Default::default(),
            hanging: [false; TUBES],
            trays: Default::default(),
            faces: Default::default(),
            supply: Bundle::each(INGREDIENTS_EACH),
            stores: Default::default(),
            deck: numbered(CardId),
            deck_left: CARD_COUNT,
            display: IdSet::default(),
            shelves: Default::default(),
            packed: [None; CARDS],
            shape_closed: false,
            last_picks: false,
            idle_drops: 0,
        }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.players).map(Player)
    }

    pub(super) fn card(&self, id: CardId) -> Card {
        self.cards[id.index()]
    }

    pub(super) fn face_slot(&mut self, id: DieId) -> &mut Option<Face> {
        &mut self.faces[kit::look(id)][die(id).owner.index()]
    }

    pub(super) fn face(&self, id: DieId) -> Option<Face> {
        self.faces[kit::look(id)][die(id).owner.index()]
    }

    pub(super) fn trays_are_empty(&self) -> bool {
        self.trays.iter().all(|tray| tray.is_empty())
    }

    /// The tube in whose tray the die lies.
    pub(super) fn tray_of(&self, die: DieId) -> Option<Tube> {
        Tube::ALL
            .into_iter()
            .find(|tube| self.trays[tube.index()].contains(die))
    }

    pub(super) fn stall_limit(&self) -> u16 {
        STALL_ROUNDS * u16::from(DICE_EACH) * u16::from(self.players)
    }

    pub(super) fn end(&mut self, reason: EndReason, log: &mut Vec<Event>) {
        self.phase = Phase::Over { reason };
        log.push(Event::GameEnded { reason });
    }

    /// Who chooses now.
    pub(super) fn active(&self) -> Option<Player> {
        match self.phase {
            Phase::Drop => Some(self.turn),
            Phase::Pick { player }
            | Phase::TopUp { player, .. }
            | Phase::TakeCard { player, .. }
            | Phase::Pack { player, .. }
            | Phase::GiveBack { player } => Some(player),
            Phase::Shuffling | Phase::Falling { .. } | Phase::Over { .. } => None,
        }
    }
}

impl Game for Kipp {
    const INFO: GameInfo = INFO;
    const OPTIONS_FILE: &'static str = CARD_FILE;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = IllegalAction;

    fn new(options: &Options, players: usize) -> Result<Kipp, SetupError> {
        options.check()?;
        Ok(Kipp::set_up(options, INFO.seated(players)?))
    }

    fn read_options(text: &str, place: &str) -> Result<Options, SetupError> {
        Options::read(text, place)
    }

    fn options_note(options: &Options) -> &str {
        &options.note
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn node(&self) -> Node {
        match (self.phase, self.active()) {
            (_, Some(player)) => Node::Decision { player },
            (Phase::Shuffling, _) => Node::Chance(Chance::Shuffle {
                cards: u16::from(self.deck_left),
            }),
            (Phase::Falling { die, tube }, _) => Node::Chance(Chance::Drop {
                tube: tube.number(),
                die,
                size: kit::die(die).size,
            }),
            _ => Node::Terminal,
        }
    }

    fn write_legal(&self, actions: &mut Vec<Action>) {
        self.list_legal(actions);
    }

    fn act(&mut self, action: Action, log: &mut Vec<Event>) -> Result<(), IllegalAction> {
        self.perform(action, log)
    }

    fn settle(&mut self, outcome: &Outcome, log: &mut Vec<Event>) -> Result<(), OutcomeMismatch> {
        match (self.phase, outcome) {
            (Phase::Shuffling, Outcome::Shuffle { order }) => self.shuffle(order, log),
            (Phase::Falling { die, tube }, Outcome::Drop(report)) => {
                self.land(die, tube, report, log)
            }
            _ => Err(self.node().mismatch(outcome)),
        }
    }

    fn view(&self, player: Player) -> View {
        self.seen_by(player)
    }

    fn standings(&self) -> Standings {
        self.score()
    }

    fn candidates(&self) -> Vec<Action> {
        self.list_candidates()
    }

    fn unthinkable(&self) -> Vec<Action> {
        self.list_unthinkable()
    }

    fn census(&self) -> Vec<(&'static str, u32)> {
        self.count_pieces()
    }

    fn hidden_twin(&self, _viewer: Player, twist: u64) -> Kipp {
        self.twin(twist)
    }

    fn take_order(event: &Event) -> Option<TakeOrder> {
        match *event {
            Event::DiePicked { tube, die, .. } => Some(TakeOrder {
                tray: tube.number(),
                die: die.id,
            }),
            _ => None,
        }
    }

    fn is_lead(row: &str) -> bool {
        CERTIFICATE_ROWS.contains(&row)
    }

    fn is_reveal(event: &Event) -> bool {
        matches!(event, Event::CardRevealed { .. } | Event::DiePoured { .. })
    }

    fn word_question(view: &View) -> Phrase {
        words::question(view)
    }

    fn word_action(view: &View, action: Action) -> Phrase {
        words::action(view, action)
    }

    fn gesture(action: Action) -> Option<Gesture> {
        match action {
            Action::Drop { die, tube } => Some(Gesture::Drop {
                die,
                tube: tube.number(),
            }),
            Action::Pick { die } => Some(Gesture::Pick { die }),
            _ => None,
        }
    }

    fn look_of(die: DieId) -> Option<Die> {
        kit::is_in_game(die, SETS).then(|| kit::die(die))
    }

    fn word_die(die: DieId) -> Option<Phrase> {
        words::named_die(die)
    }

    fn word_view(view: &View) -> Vec<Phrase> {
        words::table(view)
    }
}
