//! The table of a game and the contract's methods, each handed to the file of its noun.

use serde::{Deserialize, Serialize};

use super::card::CARD_COUNT;
use super::options::CARD_FILE;
use super::{
    Action, CARDS, Card, CardId, EndReason, Event, IllegalAction, Options, Stage, Variants, View,
    words,
};
use crate::dice::Pool;
use crate::player::Player;
use crate::rules::{
    Chance, Game, GameInfo, Gesture, Node, Outcome, OutcomeMismatch, Phrase, SetupError, Standings,
    numbered,
};

/// Name and size.
pub const INFO: GameInfo = GameInfo {
    key: "wanzen",
    title: "Wanzen tanzen",
    min_players: 2,
    max_players: MOST_PLAYERS,
    needs_apparatus: false,
    has_hidden: true,
};

/// Dice of the game.
pub const DICE: u8 = 5;
/// Baby bugs of the game.
pub const BUGS: u8 = 16;
/// The baby bug that costs a penalty card.
pub const LAST_BUG: u8 = 5;
/// Baby bugs for a turn without a completed task.
pub const BUGS_FOR_A_FAILURE: u8 = 2;
/// Task cards that are counted off for a game.
pub const STACK: u8 = 15;
/// Penalty cards of the game; they cost 1, 2, … points in this order.
pub const PENALTIES: u8 = 5;

/// Most players, the length of per-player arrays.
pub(super) const SEATS: usize = MOST_PLAYERS as usize;
const MOST_PLAYERS: u8 = 4;

/// A game of Wanzen tanzen. The order of the cards that are face down is hidden from everybody;
/// see [`View`] for the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanzen {
    pub(super) players: u8,
    pub(super) variants: Variants,
    pub(super) cards: [Card; CARDS],
    /// Top card first; the stack of the game is the first [`STACK`] of them.
    pub(super) deck: [CardId; CARDS],
    /// Cards of the stack that have been turned up; the last of them is open unless it is won.
    pub(super) turned_up: u8,
    /// Who won the card of each place of the deck.
    pub(super) winners: [Option<Player>; STACK as usize],
    /// Per task of the open card: whether it is covered.
    pub(super) covered: [bool; super::MOST_TASKS],
    /// Who took each penalty card.
    pub(super) penalised: [Option<Player>; PENALTIES as usize],
    pub(super) bugs: [u8; SEATS],
    pub(super) supply: u8,
    pub(super) stage: Stage,
    pub(super) turn: Player,
    /// Dice set aside in this turn.
    pub(super) kept: Pool,
    /// Dice that were just rolled.
    pub(super) rolled: Pool,
}

impl Wanzen {
    fn set_up(options: &Options, players: u8) -> Wanzen {
        Wanzen {
            players,
            variants: options.variants,
            cards: numbered(|n| {
                let spec = options.cards[usize::from(n)];
                Card {
                    id: CardId(n),
                    points: spec.points,
                    tasks: spec.tasks,
                }
            }),
            deck: numbered(CardId),
            turned_up: 0,
            winners: [None; STACK as usize],
            covered: [false; super::MOST_TASKS],
            penalised: [None; PENALTIES as usize],
            bugs: [0; SEATS],
            supply: BUGS,
            stage: Stage::Shuffling,
            turn: Player(0),
            kept: Pool::default(),
            rolled: Pool::default(),
        }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.players).map(Player)
    }

    /// The place in the deck of the card that is being played for.
    pub(super) fn open_place(&self) -> Option<usize> {
        let place = usize::from(self.turned_up).checked_sub(1)?;
        self.winners[place].is_none().then_some(place)
    }

    /// The card that is being played for.
    pub(super) fn open_card(&self) -> Option<&Card> {
        let place = self.open_place()?;
        Some(&self.cards[self.deck[place].index()])
    }

    /// Penalty cards that were taken.
    pub(super) fn penalties_taken(&self) -> u8 {
        let taken = |owner: &Option<Player>| u8::from(owner.is_some());
        self.penalised.iter().map(taken).sum()
    }

    /// Dice that are not set aside.
    pub(super) fn dice_left(&self) -> u8 {
        let kept: u8 = self.kept.counts().iter().sum();
        DICE - kept
    }

    pub(super) fn end(&mut self, reason: EndReason, log: &mut Vec<Event>) {
        self.stage = Stage::Over { reason };
        log.push(Event::GameEnded { reason });
    }
}

impl Game for Wanzen {
    const INFO: GameInfo = INFO;
    const OPTIONS_FILE: &'static str = CARD_FILE;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = IllegalAction;

    fn new(options: &Options, players: usize) -> Result<Wanzen, SetupError> {
        options.check()?;
        Ok(Wanzen::set_up(options, INFO.seated(players)?))
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
        match self.stage {
            Stage::Shuffling => Node::Chance(Chance::Shuffle {
                cards: u16::from(CARD_COUNT),
            }),
            Stage::Rolling => Node::Chance(Chance::Roll {
                dice: self.dice_left(),
            }),
            Stage::Choosing | Stage::Covering | Stage::GoingOn => {
                Node::Decision { player: self.turn }
            }
            Stage::Over { .. } => Node::Terminal,
        }
    }

    fn write_legal(&self, actions: &mut Vec<Action>) {
        self.list_legal(actions);
    }

    fn act(&mut self, action: Action, log: &mut Vec<Event>) -> Result<(), IllegalAction> {
        self.perform(action, log)
    }

    fn settle(&mut self, outcome: &Outcome, log: &mut Vec<Event>) -> Result<(), OutcomeMismatch> {
        match (self.stage, outcome) {
            (Stage::Rolling, Outcome::Roll { faces }) => self.see_roll(faces, log),
            (Stage::Shuffling, Outcome::Shuffle { order }) => self.shuffle(order, log),
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

    fn candidates_with(&self, dice: Pool) -> Vec<Action> {
        vec![Action::SetAside { dice }]
    }

    fn census(&self) -> Vec<(&'static str, u32)> {
        self.count_pieces()
    }

    fn hidden_twin(&self, _viewer: Player, twist: u64) -> Wanzen {
        self.twin(twist)
    }

    fn is_reveal(event: &Event) -> bool {
        matches!(event, Event::CardTurnedUp { .. })
    }

    fn gesture(action: Action) -> Option<Gesture> {
        match action {
            Action::SetAside { dice } => Some(Gesture::Dice { dice }),
            _ => None,
        }
    }

    fn loose_dice(view: &View) -> Pool {
        view.rolled
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
