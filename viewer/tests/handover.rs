//! Between two people: what one of them knows is not on the screen before the other has looked away.
//! None of the games has anything yet that one player sees and another does not, so a match stands
//! here that has.

#[path = "support/headless.rs"]
mod headless;
#[allow(dead_code, reason = "other tests look at more")]
#[path = "support/panels.rs"]
mod panels;

use std::rc::Rc;

use bevy_egui::egui::Key;
use kipp_game::cli::words::{Language, Words};
use kipp_game::dice::{Die, DieId, Faces, Pool};
use kipp_game::games::GAMES;
use kipp_game::rules::{GameInfo, Gesture, Phrase, Player, Standings, TakeOrder};
use kipp_game::session::Seat;
use kipp_physics::throw::Throw;
use kipp_physics::{Machine, ThrowSpec};
use kipp_viewer::screen::Screen;
use kipp_viewer::session::{Choice, Match, Sight, Turn};
use kipp_viewer::settings::Settings;
use kipp_viewer::table::Table;
use kipp_viewer::wish::Wish;

use panels::{Panels, key};

/// Two people take turns, and each sees a number of their own.
struct Secrets {
    seats: [Seat; 2],
    turns: u64,
    is_private: bool,
}

impl Secrets {
    fn new(is_private: bool) -> Secrets {
        Secrets {
            seats: [Seat::person("Ada"), Seat::person("Ben")],
            turns: 0,
            is_private,
        }
    }

    fn player(&self) -> Player {
        Player(u8::from(!self.turns.is_multiple_of(2)))
    }
}

/// What only this player sees.
fn secret(player: Player) -> &'static str {
    ["hud-seed-line", "hud-contrast-line"][player.index()]
}

impl Match for Secrets {
    fn info(&self) -> GameInfo {
        GAMES[0]
    }

    fn seats(&self) -> &[Seat] {
        &self.seats
    }

    fn turn(&self) -> Turn {
        Turn::Person(self.player())
    }

    fn tick(&mut self) -> Result<(), String> {
        Ok(())
    }

    fn hurry(&mut self) -> Result<(), String> {
        Ok(())
    }

    fn is_moving(&self) -> bool {
        false
    }

    fn let_bot_choose(&mut self) -> Result<(), String> {
        Ok(())
    }

    fn sight(&self, viewer: Player) -> Sight {
        let choice = Choice {
            phrase: Phrase::new("hud-begin"),
            gesture: None,
            preview: None,
        };
        Sight {
            viewer,
            lines: vec![Phrase::new(secret(viewer))],
            question: Some(Phrase::new("hud-game")),
            choices: vec![choice],
            loose: Pool::default(),
            standings: Standings {
                tallies: Vec::new(),
            },
            events: Vec::new(),
        }
    }

    fn revision(&self) -> u64 {
        self.turns
    }

    fn choose(&mut self, _place: usize) -> Result<(), String> {
        self.turns += 1;
        Ok(())
    }

    fn reason_against(&self, _gesture: Gesture) -> Option<String> {
        None
    }

    fn is_private(&self, _player: Player) -> bool {
        self.is_private
    }

    fn can_undo(&self) -> bool {
        false
    }

    fn undo(&mut self) -> Result<(), String> {
        Ok(())
    }

    fn redo(&mut self) -> Result<(), String> {
        Ok(())
    }

    fn can_redo(&self) -> bool {
        false
    }

    fn speak(&mut self, _words: Rc<Words>) {}

    fn look_of(&self, _die: DieId) -> Option<Die> {
        None
    }

    fn leaving(&self) -> &[TakeOrder] {
        &[]
    }

    fn look_at_machine(&self, _look: &mut dyn FnMut(&Machine)) {}

    fn rolled(&self) -> Option<Faces> {
        None
    }

    fn throw(&self) -> Option<&Throw> {
        None
    }

    fn throw_spec(&self) -> Option<&ThrowSpec> {
        None
    }

    fn take_notice(&mut self) -> Option<String> {
        None
    }

    fn rescue(&mut self) -> Result<Option<String>, String> {
        Ok(None)
    }

    fn save_path(&self) -> Option<String> {
        None
    }
}

fn at_the_table(is_private: bool) -> Panels {
    let settings = Settings {
        language: Language::English.code().to_owned(),
        ..Settings::default()
    };
    let mut panels = Panels::new([1280.0, 720.0], settings);
    let mut table = panels.app.world_mut().non_send_mut::<Table>();
    table.game = Some(Box::new(Secrets::new(is_private)));
    panels.wish(Wish::Open(Screen::Play));
    panels
}

/// Of these players' secrets, those that can be read.
fn read(panels: &mut Panels) -> Vec<Player> {
    let words = kipp_viewer::words::words(Language::English);
    let texts = panels.texts();
    let is_read = |player: &Player| {
        let secret = words.text(secret(*player));
        texts.iter().any(|text| text.text == secret)
    };
    [Player(0), Player(1)].into_iter().filter(is_read).collect()
}

fn can_read(panels: &mut Panels, words: &str) -> bool {
    panels.texts().iter().any(|text| text.text.contains(words))
}

#[test]
fn what_the_next_person_knows_is_shown_when_that_person_says_so() {
    let mut panels = at_the_table(true);
    assert_eq!(read(&mut panels), [Player(0)], "nobody was there before");
    panels.wish(Wish::Choose(0));
    assert_eq!(read(&mut panels), [], "nobody's while the seats change");
    assert!(can_read(&mut panels, "Ben"), "whose turn it is");
    panels.wish(Wish::Choose(0));
    assert_eq!(read(&mut panels), [], "nothing is chosen unseen");
    panels.wish(Wish::Uncover);
    assert_eq!(read(&mut panels), [Player(1)]);
}

#[test]
fn the_screen_is_handed_over_by_its_button() {
    let mut panels = at_the_table(true);
    panels.wish(Wish::Choose(0));
    let at = panels.at("I am here (Enter)");
    for is_down in [true, false] {
        let press = panels::button(at, is_down);
        panels.frame(vec![press]).drop_without_applying_deltas();
    }
    assert_eq!(read(&mut panels), [Player(1)]);
}

#[test]
fn where_everybody_sees_the_same_the_screen_is_not_covered() {
    let mut panels = at_the_table(false);
    panels.wish(Wish::Choose(0));
    assert_eq!(read(&mut panels), [Player(1)]);
    panels
        .frame(vec![key(Key::Enter)])
        .drop_without_applying_deltas();
    assert_eq!(read(&mut panels), [Player(1)]);
}
