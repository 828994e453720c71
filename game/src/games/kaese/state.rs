//! The state of a game and the contract's methods, each handed to the file of its noun.

use serde::{Deserialize, Serialize};

use super::options::CARD_FILE;
use super::scoring::MOST_ROW;
use super::{Action, Cheese, End, Event, IllegalAction, Options, Table, View, words};
use crate::dice::Pool;
use crate::player::Player;
use crate::rules::{
    Chance, Game, GameInfo, Gesture, Node, Outcome, OutcomeMismatch, Phrase, SetupError, Standings,
};

/// Name and size.
pub const INFO: GameInfo = GameInfo {
    key: "kaese",
    title: "Käse Würfeln",
    min_players: 2,
    max_players: 5,
    needs_apparatus: false,
    has_hidden: false,
};

/// Dice in the cup.
pub const DICE: u8 = 8;
/// Most rolls of a turn.
pub const ROLLS: u8 = 4;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    /// Dice are on their way.
    Roll,
    /// Keep, stop or use a gift.
    Choose,
    /// A piece for a rolled number.
    Take,
    /// Pieces in the hand go down, mice may close stacks.
    Place,
    /// The game is ending: mice must close stacks.
    Close { player: Player },
    /// The game is over.
    Over,
}

/// A game of Käse Würfeln. Nothing in it is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kaese {
    pub(super) table: Table,
    pub(super) end: End,
    pub(super) phase: Phase,
    /// Whose turn it is.
    pub(super) turn: Player,
    /// Rolls made in this turn.
    pub(super) rolls: u8,
    /// All dice, or while dice are rolling those set aside.
    pub(super) dice: Pool,
    /// Rolled numbers that have not brought a piece yet.
    pub(super) due: [bool; 6],
    /// Pieces taken in this turn and not placed yet.
    pub(super) hand: [u8; 6],
    /// Pieces taken in this turn.
    pub(super) taken: u8,
}

impl Kaese {
    fn set_up(options: &Options, players: u8) -> Kaese {
        Kaese {
            table: Table::new(options, players),
            end: options.end,
            phase: Phase::Roll,
            turn: Player(0),
            rolls: 0,
            dice: Pool::default(),
            due: [false; 6],
            hand: [0; 6],
            taken: 0,
        }
    }

    pub(super) fn in_hand(&self, piece: Cheese) -> u8 {
        self.hand[piece.index()]
    }

    pub(super) fn hand_is_empty(&self) -> bool {
        self.hand == [0; 6]
    }

    pub(super) fn is_due(&self, rolled: Cheese) -> bool {
        self.due[rolled.index()]
    }

    /// Who chooses now.
    pub(super) fn active(&self) -> Option<Player> {
        match self.phase {
            Phase::Choose | Phase::Take | Phase::Place => Some(self.turn),
            Phase::Close { player } => Some(player),
            Phase::Roll | Phase::Over => None,
        }
    }

    /// Dice that are rolling.
    pub(super) fn rolling(&self) -> u8 {
        DICE - u8::try_from(self.dice.len()).unwrap_or(DICE)
    }

    fn count_pieces(&self) -> Vec<(&'static str, u32)> {
        let keys = [
            "cheese-1", "cheese-2", "cheese-3", "cheese-4", "cheese-5", "cheese-6",
        ];
        let mut count = self.table.count();
        let held = count.iter_mut().zip(self.hand);
        held.for_each(|(count, held)| *count += u32::from(held));
        let mut pieces: Vec<_> = keys.into_iter().zip(count).collect();
        pieces.push(("gifts", self.table.count_gifts()));
        pieces
    }
}

impl Game for Kaese {
    const INFO: GameInfo = INFO;
    const OPTIONS_FILE: &'static str = CARD_FILE;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = IllegalAction;

    fn new(options: &Options, players: usize) -> Result<Kaese, SetupError> {
        options.check()?;
        let seats = INFO.seated(players)?;
        Ok(Kaese::set_up(options, seats))
    }

    fn read_options(text: &str, place: &str) -> Result<Options, SetupError> {
        Options::read(text, place)
    }

    fn options_note(options: &Options) -> &str {
        &options.note
    }

    fn players(&self) -> u8 {
        self.table.seats()
    }

    fn node(&self) -> Node {
        match (self.phase, self.active()) {
            (_, Some(player)) => Node::Decision { player },
            (Phase::Roll, _) => Node::Chance(Chance::Roll {
                dice: self.rolling(),
            }),
            _ => Node::Terminal,
        }
    }

    fn write_legal(&self, actions: &mut Vec<Action>) {
        self.list_legal(actions);
    }

    fn legal_in<'list>(&self, list: &'list mut Vec<Action>) -> &'list [Action] {
        if self.phase == Phase::Choose {
            return self.dice_choices();
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
            (Phase::Roll, Outcome::Roll { faces }) => self.land(faces, log),
            _ => Err(self.node().mismatch(outcome)),
        }
    }

    fn view(&self, player: Player) -> View {
        self.seen_by(player)
    }

    fn standings(&self) -> Standings {
        self.table.standings()
    }

    fn candidates(&self) -> Vec<Action> {
        self.list_candidates()
    }

    fn unthinkable(&self) -> Vec<Action> {
        self.list_unthinkable()
    }

    fn candidates_with(&self, dice: Pool) -> Vec<Action> {
        vec![Action::Keep { dice }]
    }

    fn is_lead(row: &str) -> bool {
        row == MOST_ROW
    }

    fn census(&self) -> Vec<(&'static str, u32)> {
        self.count_pieces()
    }

    /// Nothing is hidden, so every other state looks otherwise.
    fn hidden_twin(&self, _viewer: Player, _twist: u64) -> Kaese {
        self.clone()
    }

    fn gesture(action: Action) -> Option<Gesture> {
        match action {
            Action::Keep { dice } => Some(Gesture::Dice { dice }),
            Action::Gift { from, .. } => Some(Gesture::Dice {
                dice: Pool::of(from, 1),
            }),
            _ => None,
        }
    }

    fn loose_dice(view: &View) -> Pool {
        view.dice
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
