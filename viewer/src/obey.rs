//! Does what people want: every [`Wish`] in the order in which it was made.

use bevy::app::AppExit;
use bevy::prelude::*;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::saves;
use kipp_game::cli::screen::harmless;
use kipp_game::cli::words::{Words, say};
use kipp_game::rules::Player;
use kipp_game::session::Trouble;

use crate::poses::{self, Poses, Secrecy};
use crate::replay::Viewing;
use crate::screen::Screen;
use crate::session::{self, Sight, Turn};
use crate::settings::Settings;
use crate::table::Table;
use crate::tick::{self, Notice, Pace};
use crate::wish::Wish;

/// What the person before the screen sees of the match; [`Seen::sight`] is all that a panel may show.
#[derive(Resource, Debug)]
pub struct Seen {
    /// Who looks.
    pub viewer: Player,
    /// What that player sees; nothing before the first look.
    pub sight: Option<Sight>,
    /// Whether the screen waits for this person to sit down, and shows nothing until then.
    pub is_covered: bool,
    revision: Option<u64>,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen {
            viewer: Player(0),
            sight: None,
            is_covered: false,
            revision: None,
        }
    }
}

/// Obeys wishes before each frame, then looks at the match; and again when time has passed, so that
/// nothing is asked before or after what led to it is seen.
pub fn plugin(app: &mut App) {
    app.add_message::<Wish>()
        .init_resource::<Seen>()
        .add_systems(PreUpdate, (obey, look).chain())
        .add_systems(
            RunFixedMainLoop,
            look.in_set(RunFixedMainLoopSystems::AfterFixedMainLoop),
        );
}

/// Everything that wishes may change.
#[derive(bevy::ecs::system::SystemParam)]
pub(crate) struct Changed<'w> {
    pub(crate) table: NonSendMut<'w, Table>,
    pub(crate) viewing: ResMut<'w, Viewing>,
    pub(crate) screen: Res<'w, State<Screen>>,
    pub(crate) next: ResMut<'w, NextState<Screen>>,
    pub(crate) pace: ResMut<'w, Pace>,
    pub(crate) poses: ResMut<'w, Poses>,
    notice: ResMut<'w, Notice>,
    seen: ResMut<'w, Seen>,
    settings: ResMut<'w, Settings>,
    time: ResMut<'w, Time<Virtual>>,
    exit: MessageWriter<'w, AppExit>,
}

fn obey(mut wishes: MessageReader<Wish>, mut changed: Changed) {
    for wish in wishes.read() {
        // Whoever only looks round has not read it yet.
        if !matches!(wish, Wish::Look(_) | Wish::Orbit { .. } | Wish::Zoom(_)) {
            changed.notice.line = None;
        }
        if let Err(line) = changed.obey(wish) {
            changed.notice.line = Some(line);
        }
    }
}

/// A failure as the line that people read.
pub(crate) fn line_of(failure: Failure, words: &Words) -> String {
    match failure.worded(words) {
        Failure::Input(line) | Failure::Record(line) => line,
        other => format!("{other:?}"),
    }
}

impl Changed<'_> {
    fn obey(&mut self, wish: &Wish) -> Result<(), String> {
        match wish {
            Wish::Open(screen) => self.open(*screen),
            Wish::Begin(opening) => {
                let begun = session::begin(opening, &self.table.words);
                self.sit_down(begun.map_err(|failure| line_of(failure, &self.table.words))?);
            }
            Wish::Resume(path) => {
                let resumed = session::resume(path, &self.table.words);
                self.sit_down(resumed.map_err(|failure| line_of(failure, &self.table.words))?);
            }
            Wish::Choose(place) => return self.choose(*place),
            Wish::Touch(gesture) => return self.touch(*gesture),
            Wish::OutOfTurn => return self.why_not().map_or(Ok(()), Err),
            Wish::Undo => return self.table.game.as_mut().map_or(Ok(()), |game| game.undo()),
            Wish::Redo => return self.table.game.as_mut().map_or(Ok(()), |game| game.redo()),
            Wish::Uncover => self.seen.is_covered = false,
            Wish::Pause(is_paused) => {
                self.pace.is_paused = *is_paused;
                self.viewing.until = None;
            }
            Wish::Step => self.step(),
            Wish::Speed(speed) => {
                self.pace.speed = *speed;
                self.pace.is_instant = false;
                self.time.set_relative_speed(*speed);
            }
            Wish::Hurry => self.pace.is_instant = !self.pace.is_instant,
            Wish::DropInLab { tube, size } => {
                let Table { lab, words, .. } = &mut *self.table;
                return lab.drop_said(*tube, *size, words);
            }
            Wish::Rebuild(spec) => {
                let Table { lab, words, .. } = &mut *self.table;
                lab.build(spec, words)?;
                self.open(Screen::Lab);
            }
            Wish::Lab(order) => {
                let Table { lab, words, .. } = &mut *self.table;
                lab.news = lab.obey(order, words)?;
                let machine = &self.table.lab.experiment.machine;
                let placed = poses::of_machine(machine, Secrecy::Open, &[]);
                self.poses.reset(placed);
            }
            Wish::Set(settings) => return self.set(settings),
            Wish::Leave => {
                self.exit.write(AppExit::Success);
            }
            Wish::Watch(path) => self.watch(path)?,
            Wish::ScrubTo(step) => self.scrub_to(*step),
            Wish::PlayStep => self.play_step(),
            Wish::SeeAs(player) => self.viewing.viewer = *player,
            Wish::CloseReplay => self.close_record(),
            // The camera obeys these.
            Wish::Look(_) | Wish::Orbit { .. } | Wish::Zoom(_) => {}
        }
        Ok(())
    }

    /// One tick, after which time stands still.
    fn step(&mut self) {
        self.pace.is_paused = true;
        let screen = *self.screen.get();
        if screen == Screen::Replay {
            self.tick_record();
            return;
        }
        let (table, pace) = (&mut self.table, &mut self.pace);
        tick::tick_once(table, screen, pace, &mut self.notice);
        tick::place_once(table, screen, &mut self.poses);
    }

    fn open(&mut self, screen: Screen) {
        self.next.set(screen);
        let placed = match screen {
            Screen::Lab => {
                poses::of_machine(&self.table.lab.experiment.machine, Secrecy::Open, &[])
            }
            _ => self.table.of_match(),
        };
        self.poses.reset(placed);
    }

    /// Other settings hold at once, even when they cannot be kept.
    fn set(&mut self, settings: &Settings) -> Result<(), String> {
        *self.settings = settings.clone();
        let language = settings.language();
        if language != self.table.words.language() {
            self.table.speak(language);
        }
        settings.keep().map_err(|error| {
            let words = &self.table.words;
            let cause = saves::trouble(&Trouble::of(&error), words);
            say!(words, "viewer-settings-not-kept", cause = cause)
        })
    }

    fn sit_down(&mut self, game: Box<dyn session::Match>) {
        self.table.game = Some(game);
        *self.seen = Seen::default();
        self.pace.is_paused = false;
        self.open(Screen::Play);
    }

    fn choose(&mut self, place: usize) -> Result<(), String> {
        match &mut self.table.game {
            Some(game) if !self.seen.is_covered => game.choose(place),
            _ => Ok(()),
        }
    }

    /// A wish of the hand is a choice, or a reason why it is none.
    fn touch(&mut self, gesture: kipp_game::rules::Gesture) -> Result<(), String> {
        let place = self
            .seen
            .sight
            .as_ref()
            .and_then(|sight| sight.places(gesture).next());
        match place {
            Some(place) => self.choose(place),
            None => {
                let game = self.table.game.as_ref();
                let reason = game.and_then(|game| game.reason_against(gesture));
                reason.or_else(|| self.why_not()).map_or(Ok(()), Err)
            }
        }
    }

    /// Why nothing of that kind can be done at this moment.
    fn why_not(&self) -> Option<String> {
        let game = self.table.game.as_ref()?;
        let words = &self.table.words;
        match game.turn() {
            // A key that was too early for a question says nothing against it.
            Turn::Person(_) => {
                let is_asked = |sight: &Sight| !sight.choices.is_empty();
                let was_asked = self.seen.sight.as_ref().is_some_and(is_asked);
                was_asked.then(|| words.text("viewer-other-question"))
            }
            Turn::Bot(player) => {
                let seat = game.seats().get(player.index())?;
                Some(say!(
                    words,
                    "viewer-not-yours",
                    player = harmless(&seat.name)
                ))
            }
            Turn::Chance => Some(words.text("viewer-still-moving")),
            // That is said in the middle of the screen.
            Turn::Over => None,
        }
    }
}

/// Looks at the match with the eyes of the person who chooses; when several people share the screen
/// and something is hidden, the next one has to sit down first.
fn look(table: NonSend<Table>, mut seen: ResMut<Seen>) {
    let Some(game) = &table.game else {
        return;
    };
    if let Turn::Person(player) = game.turn()
        && (player != seen.viewer || seen.sight.is_none())
    {
        seen.is_covered = seen.sight.is_some() && game.is_private(player);
        seen.viewer = player;
        seen.revision = None;
    }
    if seen.revision != Some(game.revision()) {
        seen.sight = Some(game.sight(seen.viewer));
        seen.revision = Some(game.revision());
    }
}
