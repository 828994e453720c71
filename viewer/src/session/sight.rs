//! What one player sees of a match. The screen shows nothing else of its rules.

use kipp_game::bot::Bots;
use kipp_game::dice::Pool;
use kipp_game::rules::{Gesture, Node, Phrase, Player, Points, Standings, Worded};
use kipp_game::session::Session;

/// One thing that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it is called.
    pub phrase: Phrase,
    /// How it is made with the hand.
    pub gesture: Option<Gesture>,
    /// By how much it changes the chooser's points at once, and the points thereafter; `None` when
    /// they stay the same.
    pub preview: Option<Phrase>,
}

/// What one player sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Who looks.
    pub viewer: Player,
    /// The table, line by line.
    pub lines: Vec<Phrase>,
    /// What the choice is about, if this player has to choose.
    pub question: Option<Phrase>,
    /// What can be chosen, in the game's order; empty unless this player has to choose.
    pub choices: Vec<Choice>,
    /// Dice that may be touched.
    pub loose: Pool,
    /// Points as if the match ended now.
    pub standings: Standings,
    /// Everything that happened before everybody's eyes.
    pub events: Vec<Phrase>,
}

impl Sight {
    /// What `viewer` sees of a session.
    pub fn of<G: Bots>(session: &Session<G>, viewer: Player) -> Sight {
        let events = session.events().iter().map(Worded::phrase).collect();
        Sight::of_game(session.game(), viewer, events)
    }

    /// What `viewer` sees of a state.
    pub fn of_game<G: Bots>(game: &G, viewer: Player, events: Vec<Phrase>) -> Sight {
        let view = game.view(viewer);
        let is_due = game.node() == Node::Decision { player: viewer };
        let legal = if is_due {
            game.legal_actions()
        } else {
            Vec::new()
        };
        let choice = |action: &G::Action| Choice {
            phrase: G::word_action(&view, *action),
            gesture: G::gesture(*action),
            preview: preview(game, viewer, *action),
        };
        Sight {
            viewer,
            lines: G::word_view(&view),
            question: is_due.then(|| G::word_question(&view)),
            choices: legal.iter().map(choice).collect(),
            loose: G::loose_dice(&view),
            standings: game.standings(),
            events,
        }
    }

    /// The places of all choices that are made with this gesture.
    pub fn places(&self, gesture: Gesture) -> impl Iterator<Item = usize> + '_ {
        let found = move |(_, choice): &(usize, &Choice)| choice.gesture == Some(gesture);
        self.choices
            .iter()
            .enumerate()
            .filter(found)
            .map(|(at, _)| at)
    }
}

fn preview<G: Bots>(game: &G, player: Player, action: G::Action) -> Option<Phrase> {
    let before = game.standings().total(player);
    let mut trial = game.clone();
    trial.apply(action).ok()?;
    let after = trial.standings().total(player);
    let change = after - before;
    let sign = if change > Points::ZERO { "+" } else { "" };
    let phrase = Phrase::new("play-preview").with("points", change);
    let phrase = phrase.with("change", format!("{sign}{change}"));
    (after != before).then(|| phrase.with("total", after))
}
