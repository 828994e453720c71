//! A session that is shown while it runs.

use std::rc::Rc;

use kipp_game::bot::Bots;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::keeper::Keeper;
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::unfit;
use kipp_game::cli::words::Words;
use kipp_game::cup;
use kipp_game::dice::{Die, DieId, Faces};
use kipp_game::rules::{
    Apparatus, ApparatusError, GameInfo, Gesture, Node, Outcome, Player, TakeOrder, Worded,
};
use kipp_game::session::{Crew, Errand, NatureError, Seat, Session, SessionError, UndoError};
use kipp_physics::throw::Throw;
use kipp_physics::{Machine, ThrowSpec};

use crate::laid;
use crate::words::line_of;

use super::{HURRIED_TICKS, Match, Shared, SharedCup, SharedMachine, Sight, Turn};

/// Other tables that are tried to find what only one player knows: even where every second one looks
/// the same by chance, all do so but once in four billion times.
const TWINS: u64 = 32;

/// What moves.
enum Motion {
    Nothing,
    Drop,
    Throw,
}

/// A match with everything around it.
pub struct Running<G: Bots> {
    session: Session<G>,
    crew: Crew<G>,
    machine: Option<SharedMachine>,
    cup: Option<SharedCup>,
    motion: Motion,
    /// The last throw, whose dice lie there until the next one.
    throw: Option<Box<Throw>>,
    keeper: Option<Keeper>,
    notice: Option<String>,
    words: Rc<Words>,
    revision: u64,
}

impl<G: Bots> Running<G> {
    /// A match around a session that was begun with this equipment.
    ///
    /// # Errors
    /// One line when a seat's bot is unknown.
    pub fn new(
        session: Session<G>,
        Shared { machine, cup }: Shared,
        keeper: Option<Keeper>,
        words: Rc<Words>,
    ) -> Result<Running<G>, Failure> {
        let crew = unfit::crew(session.record(), &words)?;
        Ok(Running {
            session,
            crew,
            machine,
            cup,
            motion: Motion::Nothing,
            throw: None,
            keeper,
            notice: None,
            words,
            revision: 0,
        })
    }

    /// With a line that players have to read.
    #[must_use]
    pub fn with_notice(mut self, notice: Option<String>) -> Running<G> {
        self.notice = notice;
        self
    }

    /// The session.
    #[must_use]
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    fn said<T>(&self, done: Result<T, SessionError>) -> Result<T, String> {
        done.map_err(|error| unfit::session::<G>(&error, &self.speech()))
    }

    fn speech(&self) -> Speech<'_> {
        Speech::new(&self.words, plain_names(self.seats()), false)
    }

    fn stopped(&self, error: ApparatusError) -> String {
        unfit::nature(&NatureError::Machine(error), &self.speech())
    }

    /// Begins what the match waits for, or lets random numbers answer.
    fn begin_errand(&mut self) -> Result<(), String> {
        match self.session.errand() {
            Some(Errand::Drop { leaving, order }) => {
                let machine = self.machine.clone().ok_or_else(|| self.no_machine())?;
                for take in leaving {
                    let taken = machine.0.borrow_mut().take(take);
                    taken.map_err(|error| self.stopped(error))?;
                }
                let begun = machine.0.borrow_mut().begin(order);
                match begun.map_err(|error| self.stopped(error))? {
                    Some(refusal) => self.report(Outcome::Drop(refusal)),
                    None => {
                        self.motion = Motion::Drop;
                        Ok(())
                    }
                }
            }
            Some(Errand::Throw(order)) => {
                let cup = self.cup.clone().ok_or_else(|| self.no_machine())?;
                let throw = cup.0.begin(order).map_err(|error| self.stopped(error))?;
                self.throw = Some(Box::new(throw));
                self.motion = Motion::Throw;
                Ok(())
            }
            None => {
                // What comes after may be a throw that people want to see.
                let settled = self.session.settle_once();
                self.said(settled)?;
                self.moved();
                Ok(())
            }
        }
    }

    fn no_machine(&self) -> String {
        unfit::nature(&NatureError::NoMachine, &self.speech())
    }

    fn report(&mut self, outcome: Outcome) -> Result<(), String> {
        self.motion = Motion::Nothing;
        let reported = self.session.report(outcome);
        self.said(reported)?;
        self.moved();
        Ok(())
    }

    /// Something is other than before: seen by the bots, kept in the file.
    fn moved(&mut self) {
        self.revision += 1;
        self.crew.observe(self.session.events());
        if let Some(keeper) = &mut self.keeper {
            let line = keeper.keep(self.session.record(), &self.words);
            self.notice = line.or(self.notice.take());
        }
    }

    fn step_drop(&mut self) -> Result<(), String> {
        let machine = self.machine.clone().ok_or_else(|| self.no_machine())?;
        let stepped = machine.0.borrow_mut().step();
        match stepped.map_err(|error| self.stopped(error))? {
            Some(report) => self.report(Outcome::Drop(report)),
            None => Ok(()),
        }
    }

    fn step_throw(&mut self) -> Result<(), String> {
        let Some(thrown) = self.throw.as_mut().and_then(|throw| throw.step()) else {
            return Ok(());
        };
        let faces = cup::faces(&thrown).map_err(|error| self.stopped(error))?;
        self.report(Outcome::Roll { faces })
    }

    /// Nothing is taken back while dice are on their way.
    fn at_rest(&self) -> Result<(), String> {
        match self.is_moving() {
            true => Err(self.words.text("viewer-still-moving")),
            false => Ok(()),
        }
    }

    fn turn_back(&mut self, done: Result<(), UndoError>) -> Result<(), String> {
        done.map_err(|error| {
            self.words.text(match error {
                UndoError::Revealed => "viewer-no-undo",
                UndoError::NothingUndone => "viewer-no-redo",
            })
        })?;
        let crew = unfit::crew(self.session.record(), &self.words);
        self.crew = crew.map_err(|failure| line_of(failure, &self.words))?;
        self.moved();
        Ok(())
    }
}

impl<G: Bots> Match for Running<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn seats(&self) -> &[Seat] {
        &self.session.record().seats
    }

    fn turn(&self) -> Turn {
        match self.session.game().node() {
            Node::Terminal => Turn::Over,
            Node::Chance(_) => Turn::Chance,
            Node::Decision { player } => match self.seats().get(player.index()) {
                Some(seat) if seat.is_person() => Turn::Person(player),
                _ => Turn::Bot(player),
            },
        }
    }

    fn tick(&mut self) -> Result<(), String> {
        match self.motion {
            Motion::Nothing if self.turn() == Turn::Chance => self.begin_errand(),
            Motion::Nothing => Ok(()),
            Motion::Drop => self.step_drop(),
            Motion::Throw => self.step_throw(),
        }
    }

    fn hurry(&mut self) -> Result<(), String> {
        for _ in 0..HURRIED_TICKS {
            if !self.is_moving() && self.turn() != Turn::Chance {
                break;
            }
            self.tick()?;
        }
        Ok(())
    }

    fn is_moving(&self) -> bool {
        !matches!(self.motion, Motion::Nothing)
    }

    fn let_bot_choose(&mut self) -> Result<(), String> {
        let Turn::Bot(player) = self.turn() else {
            return Ok(());
        };
        self.crew.observe(self.session.events());
        let step = self.session.record().steps.len();
        let Some(action) = self.crew.choose(self.session.game(), player, step) else {
            return Ok(());
        };
        let decided = self.session.decide(player, action);
        self.said(decided)?;
        self.moved();
        Ok(())
    }

    fn sight(&self, viewer: Player) -> Sight {
        Sight::of(&self.session, viewer)
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn choose(&mut self, place: usize) -> Result<(), String> {
        let Turn::Person(player) = self.turn() else {
            return Err(self.words.text("viewer-other-question"));
        };
        let legal = self.session.game().legal_actions();
        let Some(&action) = legal.get(place) else {
            return Err(self.words.text("viewer-other-question"));
        };
        let decided = self.session.decide(player, action);
        self.said(decided)?;
        self.moved();
        Ok(())
    }

    fn reason_against(&self, gesture: Gesture) -> Option<String> {
        let game = self.session.game();
        let wished = game
            .candidates()
            .into_iter()
            .find(|action| G::gesture(*action) == Some(gesture))?;
        let illegal = game.clone().apply(wished).err()?;
        Some(self.speech().say(&illegal.phrase()))
    }

    fn is_private(&self, player: Player) -> bool {
        let game = self.session.game();
        let others = (0..game.players()).map(Player);
        let mut people = others.filter(|other| {
            *other != player && self.seats().get(other.index()).is_some_and(Seat::is_person)
        });
        // A table that looks the same to the other one and not to this player tells them apart.
        people.any(|other| {
            let mut twins = (1..=TWINS).map(|twist| game.hidden_twin(other, twist));
            twins.any(|twin| twin.view(player) != game.view(player))
        })
    }

    fn can_undo(&self) -> bool {
        !self.is_moving() && self.session.can_undo()
    }

    fn undo(&mut self) -> Result<(), String> {
        self.at_rest()?;
        let done = self.session.undo();
        self.turn_back(done)
    }

    fn redo(&mut self) -> Result<(), String> {
        self.at_rest()?;
        let done = self.session.redo();
        self.turn_back(done)
    }

    fn can_redo(&self) -> bool {
        !self.is_moving() && self.session.can_redo()
    }

    fn speak(&mut self, words: Rc<Words>) {
        self.words = words;
    }

    fn look_of(&self, die: DieId) -> Option<Die> {
        G::look_of(die)
    }

    fn leaving(&self) -> &[TakeOrder] {
        self.session.leaving()
    }

    fn look_at_machine(&self, look: &mut dyn FnMut(&Machine)) {
        if let Some(machine) = &self.machine {
            look(machine.0.borrow().machine());
        }
    }

    fn rolled(&self) -> Option<Faces> {
        laid::last_roll(&self.session.record().steps).copied()
    }

    fn throw(&self) -> Option<&Throw> {
        self.throw.as_deref()
    }

    fn throw_spec(&self) -> Option<&ThrowSpec> {
        self.cup.as_ref().map(|cup| cup.0.spec())
    }

    fn take_notice(&mut self) -> Option<String> {
        self.notice.take()
    }

    fn rescue(&mut self) -> Result<Option<String>, String> {
        match &mut self.keeper {
            Some(keeper) if keeper.path().is_none() => {
                let rescued = keeper.rescue(self.session.record(), &self.words);
                rescued.map_err(|failure| line_of(failure, &self.words))
            }
            _ => Ok(None),
        }
    }

    fn save_path(&self) -> Option<String> {
        let path = self.keeper.as_ref().and_then(Keeper::path)?;
        Some(path.display().to_string())
    }
}
