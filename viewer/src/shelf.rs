//! Saved games in the folder, and what they are. One is read a frame, for a folder can hold many.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;
use kipp_game::bot::Bots;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::recorded::{WithRecord, with_record};
use kipp_game::cli::score::Scores;
use kipp_game::cli::screen::harmless;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::unfit;
use kipp_game::cli::words::{Words, say};
use kipp_game::machine::Workshop;
use kipp_game::rules::Node;
use kipp_game::session::{Fold, Record};
use kipp_physics::MachineSpec;

use crate::platform::{self, Found};
use crate::screen::Screen;
use crate::table::Table;
use crate::words::line_of;

/// Time after which the folder is looked at again.
const AGAIN: Duration = Duration::from_secs(2);

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its file.
    pub path: PathBuf,
    /// What it is, or one line that says why it cannot be read.
    pub label: Result<Label, String>,
}

/// What is to be read of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Which game, and who plays.
    pub title: String,
    /// How far it is, and when that was.
    pub state: String,
    /// Whether it has come to its end.
    pub is_over: bool,
}

/// All of them, the latest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// Those that were read.
    pub games: Vec<Kept>,
    /// The folder in which they are.
    pub folder: String,
    /// Every file that may be one.
    known: Vec<Found>,
    /// Files that are still to be read.
    waiting: VecDeque<Found>,
}

impl Shelf {
    /// Whether there may be more.
    #[must_use]
    pub fn is_searched(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The latest that can be played on, and what it is.
    #[must_use]
    pub fn latest(&self) -> Option<(&Path, &Label)> {
        self.games.iter().find_map(|kept| {
            let label = kept.label.as_ref().ok().filter(|label| !label.is_over)?;
            Some((kept.path.as_path(), label))
        })
    }

    fn read_next(&mut self, words: &Words) {
        if let Some(found) = self.waiting.pop_front()
            && platform::is_save(&found.path)
        {
            let label = label(&found, words);
            let path = found.path;
            self.games.retain(|kept| kept.path != path);
            self.games.push(Kept { path, label });
            let place = |kept: &Kept| self.known.iter().position(|it| it.path == kept.path);
            self.games.sort_by_cached_key(place);
        }
    }

    /// Looks what has come, changed and gone since the last look.
    fn look(&mut self) {
        let now = platform::may_be_saves();
        let is_known = |found: &Found| self.known.iter().any(|old| found.is_still(old));
        let (same, new): (Vec<_>, Vec<_>) = now.iter().cloned().partition(is_known);
        let is_there = |path: &PathBuf| now.iter().any(|found| found.path == *path);
        // One that has changed stays as it was until it is read.
        self.games.retain(|kept| is_there(&kept.path));
        let is_same = |path: &PathBuf| same.iter().any(|found| found.path == *path);
        self.waiting.retain(|found| is_same(&found.path));
        self.waiting.extend(new);
        (self.known, self.folder) = (now, platform::folder());
    }
}

/// Looks into the folder whenever saved games are to be chosen from.
pub fn plugin(app: &mut App) {
    let is_asked =
        |screen: Res<State<Screen>>, table: NonSend<Table>, shelf: Res<Shelf>| match screen.get() {
            Screen::Opening => true,
            // There the latest will do.
            Screen::Menu => is_free(table) && shelf.latest().is_none(),
            Screen::Replay => table.replay.is_none(),
            _ => false,
        };
    app.init_resource::<Shelf>()
        .add_systems(OnEnter(Screen::Menu), look_anew.run_if(is_free))
        .add_systems(OnEnter(Screen::Opening), look_anew)
        .add_systems(OnEnter(Screen::Replay), look_anew)
        .add_systems(
            Update,
            (look_again.run_if(on_real_timer(AGAIN)), read)
                .chain()
                .run_if(is_asked),
        );
}

/// Whether no match lies on the table: the menu goes on with that one before any saved one.
fn is_free(table: NonSend<Table>) -> bool {
    table.game.is_none()
}

/// Everything is told anew, in the language and with the ages of now.
fn look_anew(mut shelf: ResMut<Shelf>) {
    *shelf = Shelf::default();
    shelf.look();
}

fn look_again(mut shelf: ResMut<Shelf>) {
    shelf.look();
}

fn read(table: NonSend<Table>, mut shelf: ResMut<Shelf>) {
    if !shelf.is_searched() {
        shelf.read_next(&table.words);
    }
}

fn label(found: &Found, words: &Words) -> Result<Label, String> {
    let told = with_record(&found.path, words, Telling { found, words });
    told.map_err(|failure| bare(&line_of(failure, words), &found.path))
}

/// A line without the name of the file, which stands beside it.
fn bare(line: &str, path: &Path) -> String {
    let name = format!("{}: ", path.display());
    line.strip_prefix(&name).unwrap_or(line).to_owned()
}

struct Telling<'a> {
    found: &'a Found,
    words: &'a Words,
}

impl WithRecord for Telling<'_> {
    type Output = Label;

    fn with<G: Bots>(self, record: Record<G>) -> Result<Label, Failure> {
        let names = plain_names(&record.seats);
        let title = format!("{} · {}", G::INFO.title, names.join(", "));
        let machine = machine(&record, self.words);
        let speech = Speech::new(self.words, names, false);
        let fold = Fold::after(&record, record.steps.len());
        let fold = fold.map_err(|error| unfit::broken(&error, &speech))?;
        let stand = stand(fold.game(), &speech);
        let state = format!("{stand} · {}", ago(self.found.age.as_secs(), self.words));
        Ok(Label {
            title,
            is_over: matches!(fold.game().node(), Node::Terminal),
            state: machine
                .into_iter()
                .fold(state, |state, name| format!("{state} · {name}")),
        })
    }
}

/// The name of the record's machine, if it is not the one that everybody has.
fn machine<G: Bots>(record: &Record<G>, words: &Words) -> Option<String> {
    let workshop = Workshop::of_note(record.machine.as_ref()?).ok()?;
    let (spec, builtin) = (workshop.spec(), MachineSpec::builtin());
    (*spec != builtin).then(|| match spec.name == builtin.name {
        true => words.text("shelf-machine-changed"),
        false => say!(words, "shelf-machine", name = harmless(&spec.name)),
    })
}

fn stand<G: Bots>(game: &G, speech: &Speech<'_>) -> String {
    let words = speech.words();
    match game.node() {
        Node::Terminal => {
            let winners = Scores::of(&game.standings(), speech).winners;
            say!(words, "shelf-over", winners = winners.trim_end_matches('.'))
        }
        Node::Chance(_) => say!(words, "shelf-chance"),
        Node::Decision { player } => say!(words, "hud-due-person", player = speech.name(player)),
    }
}

/// How long ago something was, in the largest unit of which it is at least one.
fn ago(seconds: u64, words: &Words) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86400);
    match (minutes, hours, days) {
        (0, ..) => say!(words, "shelf-now"),
        (_, 0, _) => say!(words, "shelf-minutes", count = minutes),
        (_, _, 0) => say!(words, "shelf-hours", count = hours),
        _ => say!(words, "shelf-days", count = days),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kipp_game::cli::words::Language;

    #[test]
    fn what_is_over_is_not_played_on() {
        let kept = |name: &str, is_over| Kept {
            path: name.into(),
            label: Ok(Label {
                title: name.to_owned(),
                state: String::new(),
                is_over,
            }),
        };
        let broken = Kept {
            path: "broken".into(),
            label: Err(String::new()),
        };
        let games = vec![
            broken,
            kept("done", true),
            kept("new", false),
            kept("old", false),
        ];
        let shelf = Shelf {
            games,
            ..Shelf::default()
        };
        assert_eq!(shelf.latest().map(|(path, _)| path), Some(Path::new("new")));
    }

    #[test]
    fn ages_are_told_in_the_largest_unit_that_fits() {
        let words = crate::words::words(Language::English);
        let said = [59, 60, 3599, 3600, 86_399, 172_800].map(|seconds| ago(seconds, &words));
        let wanted = [
            "just now",
            "1 minute ago",
            "59 minutes ago",
            "1 hour ago",
            "23 hours ago",
            "2 days ago",
        ];
        assert_eq!(said, wanted);
    }
}
