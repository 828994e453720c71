//! Which message says what; the words themselves are in the catalogue.

use super::kit::SETS;
use super::{
    Action, Bundle, Card, CardId, DICE_EACH, EndReason, Event, OwnCard, Place, Stage, TrayDie,
    Tube, View, die,
};
use crate::dice::{Colour, Die, DieId};
use crate::rules::{Arg, Phrase, Worded};

fn say(key: &'static str) -> Phrase {
    Phrase::new(key)
}

fn die_phrase(die: Die) -> Phrase {
    say("kipp-die")
        .with("colour", say(die.colour.key()))
        .with("size", say(die.size.key()))
}

/// The die with its owner, who has no other of that look.
pub(super) fn named_die(id: DieId) -> Option<Phrase> {
    let die = (id.0 < DICE_EACH * SETS).then(|| die(id))?;
    let phrase = say("kipp-die-owned").with("player", die.owner);
    Some(phrase.with("die", die_phrase(die)))
}

fn lying_phrase(lying: TrayDie) -> Phrase {
    let die = lying.die;
    let looks = say("kipp-die-face")
        .with("colour", say(die.colour.key()))
        .with("size", say(die.size.key()));
    looks.with("face", lying.face.pips())
}

fn card_phrase(card: Card) -> Phrase {
    say(card.kind.key())
        .with("ingredients", card.ingredients)
        .with("points", card.points)
}

fn bundle_phrase(bundle: Bundle) -> Phrase {
    say("kipp-bundle")
        .with("yellow", bundle.yellow)
        .with("red", bundle.red)
        .with("blue", bundle.blue)
}

fn own_card_phrase(own: &OwnCard) -> Phrase {
    let card = card_phrase(own.card);
    match own.die {
        Some(die) => say("kipp-card-packed")
            .with("card", card)
            .with("die", die_phrase(die)),
        None => say("kipp-card-open").with("card", card),
    }
}

fn list<T>(items: &[T], phrase: impl Fn(&T) -> Phrase) -> Arg {
    Arg::List(items.iter().map(phrase).collect())
}

impl EndReason {
    /// Stable message key.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            EndReason::FifthPackage => "kipp-end-fifth-package",
            EndReason::NoDice => "kipp-end-no-dice",
            EndReason::Stalled => "kipp-end-stalled",
        }
    }
}

impl Worded for Event {
    fn phrase(&self) -> Phrase {
        self.factory_phrase()
            .or_else(|| self.player_phrase())
            .unwrap_or_else(|| self.course_phrase())
    }
}

impl Event {
    /// What the machine did.
    fn factory_phrase(&self) -> Option<Phrase> {
        let phrase = match *self {
            Event::DieDropped { player, die, tube } => {
                let drop = say("kipp-event-die-dropped").with("player", player);
                drop.with("die", die_phrase(die))
                    .with("tube", say(tube.key()))
            }
            Event::DieCameBack { player, die, tube } => {
                let back = say("kipp-event-die-came-back").with("player", player);
                back.with("die", die_phrase(die))
                    .with("tube", say(tube.key()))
            }
            Event::TubeTipped { tube } => {
                say("kipp-event-tube-tipped").with("tube", say(tube.key()))
            }
            Event::TubeHangs { tube } => say("kipp-event-tube-hangs").with("tube", say(tube.key())),
            Event::NothingTipped => say("kipp-event-nothing-tipped"),
            Event::DiePoured {
                tube,
                die,
                face,
                reseated,
            } => {
                let key = if reseated {
                    "kipp-event-die-reseated"
                } else {
                    "kipp-event-die-poured"
                };
                say(key)
                    .with("tube", say(tube.key()))
                    .with("die", lying_phrase(TrayDie { die, face }))
            }
            _ => return None,
        };
        Some(phrase)
    }

    /// What a player took, gave or made.
    fn player_phrase(&self) -> Option<Phrase> {
        let phrase = match *self {
            Event::DiePicked {
                player,
                tube,
                die,
                face,
            } => {
                let pick = say("kipp-event-die-picked")
                    .with("player", player)
                    .with("tube", say(tube.key()));
                pick.with("die", lying_phrase(TrayDie { die, face }))
            }
            Event::IngredientsTaken {
                player,
                colour,
                number,
            } => {
                let take = say("kipp-event-ingredients-taken").with("player", player);
                take.with("number", number)
                    .with("colour", say(colour.key()))
            }
            Event::SupplyShort { player, missing } => say("kipp-event-supply-short")
                .with("player", player)
                .with("missing", missing),
            Event::CardTaken { player, card } => say("kipp-event-card-taken")
                .with("player", player)
                .with("card", card_phrase(card)),
            Event::CardLeft { player } => say("kipp-event-card-left").with("player", player),
            Event::NoCardFits { player } => say("kipp-event-no-card-fits").with("player", player),
            Event::PackageMade {
                player,
                card,
                die,
                payment,
            } => {
                let made = say("kipp-event-package-made")
                    .with("player", player)
                    .with("card", card_phrase(card));
                made.with("die", die_phrase(die))
                    .with("payment", bundle_phrase(payment))
            }
            Event::DieKept { player, die } => say("kipp-event-die-kept")
                .with("player", player)
                .with("die", die_phrase(die)),
            Event::OverLimit { player, excess } => say("kipp-event-over-limit")
                .with("player", player)
                .with("excess", excess),
            Event::IngredientReturned { player, colour } => say("kipp-event-ingredient-returned")
                .with("player", player)
                .with("colour", say(colour.key())),
            _ => return None,
        };
        Some(phrase)
    }

    /// How the game goes on.
    fn course_phrase(&self) -> Phrase {
        match *self {
            Event::DeckShuffled { cards } => say("kipp-event-deck-shuffled").with("cards", cards),
            Event::CardRevealed { card, deck_left } => say("kipp-event-card-revealed")
                .with("card", card_phrase(card))
                .with("left", deck_left),
            Event::TurnBegan { player } => say("kipp-event-turn-began").with("player", player),
            Event::TurnSkipped { player } => say("kipp-event-turn-skipped").with("player", player),
            Event::LastPicks { player } => say("kipp-event-last-picks").with("player", player),
            Event::ShapeTubeClosed => {
                say("kipp-event-shape-closed").with("tube", say(Tube::Shape.key()))
            }
            Event::GameEnded { reason } => {
                say("kipp-event-game-ended").with("reason", say(reason.key()))
            }
            _ => say("kipp-event-unworded"),
        }
    }
}

/// What the choice is about.
pub(super) fn question(view: &View) -> Phrase {
    match view.stage {
        Stage::Shuffling => say("kipp-ask-shuffle"),
        Stage::Drop => say("kipp-ask-drop"),
        Stage::Falling { .. } => say("kipp-ask-falling"),
        Stage::Pick => say("kipp-ask-pick"),
        Stage::TopUp { picked, missing } => say("kipp-ask-top-up")
            .with("die", die_phrase(picked))
            .with("missing", missing),
        Stage::TakeCard { picked, face } => {
            say("kipp-ask-take-card").with("die", lying_phrase(TrayDie { die: picked, face }))
        }
        Stage::Pack { picked } => say("kipp-ask-pack").with("die", die_phrase(picked)),
        Stage::GiveBack { excess } => say("kipp-ask-give-back").with("excess", excess),
        Stage::Over { reason } => say("kipp-ask-over").with("reason", say(reason.key())),
    }
}

/// An action as a menu line.
pub(super) fn action(view: &View, action: Action) -> Phrase {
    match action {
        Action::Drop { die: id, tube } => say("kipp-do-drop")
            .with("die", die_phrase(die(id)))
            .with("tube", say(tube.key())),
        Action::Pick { die: id } => pick(view, id),
        Action::TopUp { colour } => colour_choice("kipp-do-top-up", colour),
        Action::TakeCard { card } => with_card("kipp-do-take-card", view, card),
        Action::LeaveCard => say("kipp-do-leave-card"),
        Action::Pack { card, payment } => {
            with_card("kipp-do-pack", view, card).with("payment", bundle_phrase(payment))
        }
        Action::KeepDie => say("kipp-do-keep-die"),
        Action::GiveBack { colour } => colour_choice("kipp-do-give-back", colour),
    }
}

fn colour_choice(key: &'static str, colour: Colour) -> Phrase {
    say(key).with("colour", say(colour.key()))
}

fn pick(view: &View, id: DieId) -> Phrase {
    match view.in_tray(id) {
        Some((tube, lying)) => say("kipp-do-pick")
            .with("die", lying_phrase(lying))
            .with("tube", say(tube.key())),
        None => say("kipp-do-pick-missing").with("die", die_phrase(die(id))),
    }
}

fn with_card(key: &'static str, view: &View, id: CardId) -> Phrase {
    let own = view
        .places
        .iter()
        .flat_map(|place| &place.cards)
        .map(|own| own.card);
    let card = view
        .display
        .iter()
        .copied()
        .chain(own)
        .find(|card| card.id == id);
    let shown = card.map_or_else(
        || say("kipp-card-unknown").with("number", id.0),
        card_phrase,
    );
    say(key).with("card", shown)
}

/// The table, line by line.
pub(super) fn table(view: &View) -> Vec<Phrase> {
    let mut lines = vec![
        say("kipp-table-display").with("cards", list(&view.display, |&card| card_phrase(card))),
        say("kipp-table-deck")
            .with("left", view.deck_left)
            .with("supply", bundle_phrase(view.supply)),
    ];
    lines.extend(Tube::ALL.into_iter().filter_map(|tube| tray(view, tube)));
    let hanging = Tube::ALL
        .into_iter()
        .filter(|tube| view.hanging[tube.index()]);
    lines.extend(hanging.map(|tube| say("kipp-table-hanging").with("tube", say(tube.key()))));
    if !view.shape_open {
        lines.push(say("kipp-table-shape-closed").with("tube", say(Tube::Shape.key())));
    }
    lines.extend(view.places.iter().map(|place| place_line(view, place)));
    lines
}

fn tray(view: &View, tube: Tube) -> Option<Phrase> {
    let dice = &view.trays[tube.index()];
    let line = || {
        say("kipp-table-tray")
            .with("tube", say(tube.key()))
            .with("dice", list(dice, |&die| lying_phrase(die)))
    };
    (!dice.is_empty()).then(line)
}

fn place_line(view: &View, place: &Place) -> Phrase {
    say("kipp-table-player")
        .with("player", place.player)
        .with("points", view.standings.total(place.player))
        .with("ingredients", bundle_phrase(place.ingredients))
        .with("dice", list(&place.dice, |&die| die_phrase(die)))
        .with("cards", list(&place.cards, own_card_phrase))
}
