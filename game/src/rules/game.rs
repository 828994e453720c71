//! The contract of a game.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{
    GameInfo, Gesture, Node, Objection, Outcome, OutcomeMismatch, Phrase, SetupError, Standings,
    TakeOrder, Worded,
};
use crate::dice::{Die, DieId, Pool};
use crate::player::Player;

/// A game's state with its rules.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static {
    /// Name and size.
    const INFO: GameInfo;
    /// The default options as a file that a user can edit, with comments.
    const OPTIONS_FILE: &'static str;

    /// What can be chosen before the game; the default is the game as described.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Sync;
    /// A choice.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// Something that everybody at the table saw.
    type Event: Copy + Eq + Debug + Serialize + DeserializeOwned + Worded;
    /// What one player may know.
    type View: Clone + Eq + Debug + Serialize;
    /// Which rule an action breaks.
    type Illegal: std::error::Error + Clone + Eq + Objection;

    /// Sets the table.
    ///
    /// # Errors
    /// When the number of players or an option makes no game.
    fn new(options: &Self::Options, players: usize) -> Result<Self, SetupError>;

    /// Options from the text of a file that a user wrote; `place` names it in errors.
    ///
    /// # Errors
    /// When the text is no valid options file; the error names place, value and remedy.
    fn read_options(text: &str, place: &str) -> Result<Self::Options, SetupError>;

    /// Where the options' values come from, in the words of whoever wrote them.
    fn options_note(options: &Self::Options) -> &str;

    /// Number of players.
    fn players(&self) -> u8;

    /// What the game waits for.
    fn node(&self) -> Node;

    /// Appends every allowed action (none unless [`Node::Decision`]), in a fixed order.
    fn write_legal(&self, actions: &mut Vec<Self::Action>);

    /// Performs an action and appends what happened.
    ///
    /// # Errors
    /// When a rule forbids the action; the game and the log are unchanged.
    fn act(
        &mut self,
        action: Self::Action,
        log: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Takes the answer of chance and appends what happened.
    ///
    /// # Errors
    /// When the answer does not fit the question; the game and the log are unchanged.
    fn settle(
        &mut self,
        outcome: &Outcome,
        log: &mut Vec<Self::Event>,
    ) -> Result<(), OutcomeMismatch>;

    /// What `player` may know.
    fn view(&self, player: Player) -> Self::View;

    /// The score table, as if the game ended now.
    fn standings(&self) -> Standings;

    /// Everything a player might try here, allowed or not, for help texts and tests.
    fn candidates(&self) -> Vec<Self::Action>;

    /// What speaks of a card, a die, a player or a stack that is nowhere on the table: no player sees
    /// it, and every rule must refuse it. For tests.
    fn unthinkable(&self) -> Vec<Self::Action> {
        Vec::new()
    }

    /// What a player who names these dice might mean, whether they lie there or not; for answers
    /// to what was typed.
    fn candidates_with(&self, _dice: Pool) -> Vec<Self::Action> {
        Vec::new()
    }

    /// The die that leaves the machine with this event, if one does.
    fn take_order(_event: &Self::Event) -> Option<TakeOrder> {
        None
    }

    /// Whether the event shows something that was hidden before (a card from a face-down deck):
    /// nothing that led to it can be taken back. Answers of chance count as reveals anyway.
    fn is_reveal(_event: &Self::Event) -> bool {
        false
    }

    /// Whether the points of this row of the score table belong to whoever leads in something, so that
    /// others can still take them away.
    fn is_lead(_row: &str) -> bool {
        false
    }

    /// How many pieces of each kind there are in all places together. Whatever happens,
    /// this never changes.
    fn census(&self) -> Vec<(&'static str, u32)>;

    /// Another state that looks the same to `viewer`: everything hidden is arranged
    /// otherwise, as told by `twist`. For searching bots and for proofs that a view is blind.
    #[must_use]
    fn hidden_twin(&self, viewer: Player, twist: u64) -> Self;

    /// What the choice at this node is about.
    fn word_question(view: &Self::View) -> Phrase;

    /// An action in the words of a menu.
    fn word_action(view: &Self::View, action: Self::Action) -> Phrase;

    /// How the choice is made with the hand, if it touches pieces.
    fn gesture(_action: Self::Action) -> Option<Gesture> {
        None
    }

    /// Dice that lie before the player who chooses and may be touched.
    fn loose_dice(_view: &Self::View) -> Pool {
        Pool::default()
    }

    /// The die of this number, when its number alone tells what it looks like.
    fn look_of(_die: DieId) -> Option<Die> {
        None
    }

    /// What a die is called, from whoever it belongs to, when its number alone tells it.
    fn word_die(_die: DieId) -> Option<Phrase> {
        None
    }

    /// The table as lines of a screen, from the viewer's seat.
    fn word_view(view: &Self::View) -> Vec<Phrase>;

    /// Every allowed action as [`Game::write_legal`] lists them: in `list`, which is written anew, or
    /// in a table that the game has ready. For players that choose again and again.
    fn legal_in<'list>(&self, list: &'list mut Vec<Self::Action>) -> &'list [Self::Action] {
        list.clear();
        self.write_legal(list);
        list
    }

    /// All allowed actions.
    fn legal_actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.write_legal(&mut actions);
        actions
    }

    /// [`Game::act`] with a log of its own.
    ///
    /// # Errors
    /// As [`Game::act`].
    fn apply(&mut self, action: Self::Action) -> Result<Vec<Self::Event>, Self::Illegal> {
        let mut log = Vec::new();
        self.act(action, &mut log).map(|()| log)
    }

    /// [`Game::settle`] with a log of its own.
    ///
    /// # Errors
    /// As [`Game::settle`].
    fn resolve(&mut self, outcome: &Outcome) -> Result<Vec<Self::Event>, OutcomeMismatch> {
        let mut log = Vec::new();
        self.settle(outcome, &mut log).map(|()| log)
    }
}
