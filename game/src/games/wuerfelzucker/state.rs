//! The table of a game and the contract's methods, each handed to the file of its noun.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::options::CARD_FILE;
use super::parts::keeps;
use super::{
    Action, Bid, CARDS, Card, CardId, Course, Event, Hand, IllegalAction, JOKERS, JokerBid,
    JokerCard, JokerId, Options, Stage, View, words,
};
use crate::dice::Pool;
use crate::player::Player;
use crate::rules::{
    Chance, Game, GameInfo, Gesture, Node, Outcome, OutcomeMismatch, Phrase, SetupError, Standings,
};

/// Name and size.
pub const INFO: GameInfo = GameInfo {
    key: "wuerfelzucker",
    title: "Würfelzucker",
    min_players: 2,
    max_players: 4,
    needs_apparatus: false,
    has_hidden: true,
};

/// Dice of each player.
pub const DICE_EACH: u8 = 6;
/// Most rolls in a turn, joker cards aside.
pub const ROLLS: u8 = 3;
/// Who begins and has the extra turn at the end: the first seat stands for whoever last ate
/// something sweet.
pub const START: Player = Player(0);

/// Most players, the length of per-player arrays.
pub(super) const SEATS: usize = INFO.max_players as usize;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    ShufflingTasks,
    ShufflingJokers,
    Rolling { kept: Pool, roll: u8 },
    Keep { dice: Pool, roll: u8 },
    Rerolling { kept: Pool },
    Place { hand: Hand },
    Over,
}

/// A task card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Lying {
    pub card: CardId,
    /// The only player who may fulfil it; nobody when it lies in the display.
    pub owner: Option<Player>,
    pub bid: Option<Bid>,
}

/// A collected task card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Won {
    pub card: CardId,
    pub player: Player,
    pub was_own: bool,
}

/// A game of Würfelzucker. The orders of the two decks are hidden from everybody; see [`View`]
/// for the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wuerfelzucker {
    pub(super) players: u8,
    pub(super) cards: ArrayVec<Card, CARDS>,
    pub(super) jokers: ArrayVec<JokerCard, JOKERS>,
    pub(super) phase: Phase,
    pub(super) turn: Player,
    pub(super) course: Course,
    /// Task cards face down, the top one last.
    pub(super) deck: ArrayVec<CardId, CARDS>,
    /// The closing card lies on so many of them.
    pub(super) below: u8,
    /// Display and own tasks, in the order in which they were laid out.
    pub(super) table: ArrayVec<Lying, CARDS>,
    pub(super) won: ArrayVec<Won, CARDS>,
    /// Joker cards face down, the top one last.
    pub(super) joker_deck: ArrayVec<JokerId, JOKERS>,
    /// Used jokers at the bottom of the joker deck, whose order everybody has seen.
    pub(super) jokers_used: u8,
    /// Whether the joker deck takes dice: until it is used up for the first time.
    pub(super) jokers_open: bool,
    pub(super) joker_bid: Option<JokerBid>,
    pub(super) hands: [ArrayVec<JokerId, JOKERS>; SEATS],
    /// Dice that lie on no card.
    pub(super) home: [u8; SEATS],
}

impl Wuerfelzucker {
    fn set_up(options: &Options, players: u8) -> Result<Wuerfelzucker, SetupError> {
        let (cards, jokers) = options.cards()?;
        let dice = |seat: u8| if seat < players { DICE_EACH } else { 0 };
        Ok(Wuerfelzucker {
            players,
            deck: cards.iter().map(|card| card.id).collect(),
            joker_deck: jokers.iter().map(|card| card.id).collect(),
            cards,
            jokers,
            phase: Phase::ShufflingTasks,
            turn: START,
            course: Course::Open,
            below: options.length.cards_below(players),
            table: ArrayVec::new(),
            won: ArrayVec::new(),
            jokers_used: 0,
            jokers_open: true,
            joker_bid: None,
            hands: Default::default(),
            home: [0, 1, 2, 3].map(dice),
        })
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.players).map(Player)
    }

    pub(super) fn card(&self, id: CardId) -> Card {
        self.cards[id.index()]
    }

    /// Where the card lies on the table.
    pub(super) fn find(&self, card: CardId) -> Option<usize> {
        self.table.iter().position(|lying| lying.card == card)
    }

    /// Who chooses now.
    pub(super) fn active(&self) -> Option<Player> {
        matches!(self.phase, Phase::Keep { .. } | Phase::Place { .. }).then_some(self.turn)
    }
}

impl Game for Wuerfelzucker {
    const INFO: GameInfo = INFO;
    const OPTIONS_FILE: &'static str = CARD_FILE;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = IllegalAction;

    fn new(options: &Options, players: usize) -> Result<Wuerfelzucker, SetupError> {
        Wuerfelzucker::set_up(options, INFO.seated(players)?)
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
        let dice = |kept: Pool| super::rolling::others(&kept);
        match self.phase {
            Phase::Keep { .. } | Phase::Place { .. } => Node::Decision { player: self.turn },
            Phase::ShufflingTasks => shuffle(self.deck.len()),
            Phase::ShufflingJokers => shuffle(self.joker_deck.len()),
            Phase::Rolling { kept, .. } | Phase::Rerolling { kept } => {
                Node::Chance(Chance::Roll { dice: dice(kept) })
            }
            Phase::Over => Node::Terminal,
        }
    }

    fn write_legal(&self, actions: &mut Vec<Action>) {
        self.list_legal(actions);
    }

    fn legal_in<'list>(&self, list: &'list mut Vec<Action>) -> &'list [Action] {
        if let Phase::Keep { dice, .. } = self.phase {
            return keeps(&dice);
        }
        list.clear();
        self.list_legal(list);
        list
    }

    fn act(&mut self, action: Action, log: &mut Vec<Event>) -> Result<(), IllegalAction> {
        self.perform(action, log)
    }

    fn settle(&mut self, outcome: &Outcome, log: &mut Vec<Event>) -> Result<(), OutcomeMismatch> {
        match (self.phase, outcome) {
            (Phase::ShufflingTasks, Outcome::Shuffle { order }) => self.shuffle_tasks(order, log),
            (Phase::ShufflingJokers, Outcome::Shuffle { order }) => self.shuffle_jokers(order, log),
            (Phase::Rolling { kept, roll }, Outcome::Roll { faces }) => {
                self.roll(kept, roll, faces, log)
            }
            (Phase::Rerolling { kept }, Outcome::Roll { faces }) => {
                self.reroll_falls(kept, faces, log)
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

    fn candidates_with(&self, dice: Pool) -> Vec<Action> {
        self.list_uses_of(dice).collect()
    }

    fn is_reveal(event: &Event) -> bool {
        matches!(
            event,
            Event::TaskRevealed { .. } | Event::OwnTaskRevealed { .. } | Event::JokerWon { .. }
        )
    }

    fn census(&self) -> Vec<(&'static str, u32)> {
        self.count_pieces()
    }

    fn hidden_twin(&self, _viewer: Player, twist: u64) -> Wuerfelzucker {
        self.twin(twist)
    }

    fn gesture(action: Action) -> Option<Gesture> {
        match action {
            Action::Keep { dice }
            | Action::Reroll { dice }
            | Action::Place { dice, .. }
            | Action::Displace { dice, .. } => Some(Gesture::Dice { dice }),
            Action::Change { from, .. } | Action::TurnOver { from } => Some(Gesture::Dice {
                dice: Pool::of(from, 1),
            }),
            Action::PlaceOnJokers { .. } | Action::EndTurn => None,
        }
    }

    fn loose_dice(view: &View) -> Pool {
        match view.stage {
            Stage::Keep { dice, .. } => dice,
            Stage::Place { hand } => hand.dice,
            Stage::Rolling { kept, .. } | Stage::Rerolling { kept } => kept,
            Stage::Shuffling | Stage::Over => Pool::default(),
        }
    }

    fn word_question(view: &View) -> Phrase {
        words::question(view)
    }

    fn word_action(view: &View, action: Action) -> Phrase {
        words::action(view, action)
    }

    fn word_view(view: &View) -> Vec<Phrase> {
        words::table(view)
    }
}

fn shuffle(cards: usize) -> Node {
    let cards = u16::try_from(cards).unwrap_or(u16::MAX);
    Node::Chance(Chance::Shuffle { cards })
}
