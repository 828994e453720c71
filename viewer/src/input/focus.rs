//! What the person before the screen has in hand: the marked choice, the touched dice, the die that
//! is to be dropped and the mouth that it hangs over.

use std::collections::BTreeMap;

use bevy::prelude::*;
use kipp_game::dice::{DieId, Face, Pool};
use kipp_game::rules::{Gesture, Player};

use super::{Act, Mouths};
use crate::seen::Seen;
use crate::session::Sight;
use crate::wish::Wish;

/// Frames in which a drop becomes seen: until then the die stays where it was let go.
const FALLING: u8 = 2;

/// As many choices are read at a glance.
const FEW: usize = 8;

/// What a person has in hand.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Focus {
    /// The marked one of the offered choices.
    pub mark: usize,
    /// Which of the loose dice are touched, lowest face first.
    pub touched: Vec<bool>,
    /// The marked one of the loose dice.
    pub at: usize,
    /// The die that is to be dropped.
    pub die: Option<DieId>,
    /// The mouth over which it hangs until it is let go.
    pub aim: Option<u8>,
    /// Frames for which a die that was let go still hangs there.
    pub falling: u8,
    /// Which key stands for which mouth.
    pub mouths: Mouths,
    /// Whose hand it is; nobody's before the first look.
    pub(super) player: Option<Player>,
    /// What each person at the screen is used to.
    pub(super) habits: BTreeMap<Option<Player>, Habit>,
    /// The match, by its number.
    pub(super) seated: u32,
}

/// What a person is used to in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Habit {
    /// Place of the chosen die in the hand; kept while nothing is to be dropped.
    hand_at: usize,
    /// Dice dropped so far.
    drops: u32,
}

/// Puts down what was in hand when the table changes.
pub fn follow(seen: Res<Seen>, mut focus: ResMut<Focus>) {
    if !seen.is_changed() {
        focus.fall();
        return;
    }
    if focus.seated != seen.seated {
        *focus = Focus {
            mouths: focus.mouths,
            seated: seen.seated,
            ..Focus::default()
        };
    }
    if let Some(sight) = &seen.sight {
        focus.fit(sight);
    }
}

impl Focus {
    /// Fits another sight: nothing is touched, a die of the hand is chosen.
    pub fn fit(&mut self, sight: &Sight) {
        self.mark = 0;
        self.at = 0;
        (self.aim, self.falling) = (None, 0);
        self.touched = vec![false; sight.loose.len()];
        self.player = Some(sight.viewer);
        let hand = hand(sight);
        let at = hand.iter().position(|die| Some(*die) == self.die);
        let habit = self.habit();
        habit.hand_at = at.unwrap_or(habit.hand_at);
        if at.is_none() {
            // The die beside the one that has gone, also after the others' turns.
            let nearest = hand.get(habit.hand_at).or(hand.last()).copied();
            self.die = nearest;
        }
    }

    /// Dice that this person has dropped in this match.
    #[must_use]
    pub fn drops(&self) -> u32 {
        self.habits.get(&self.player).map_or(0, |habit| habit.drops)
    }

    fn habit(&mut self) -> &mut Habit {
        self.habits.entry(self.player).or_default()
    }

    /// The touched dice.
    #[must_use]
    pub fn pool(&self, sight: &Sight) -> Pool {
        let touched = sight.loose.faces().zip(&self.touched);
        touched
            .filter(|(_, is_touched)| **is_touched)
            .map(|(face, _)| face)
            .collect()
    }

    /// Places of the choices that are offered: those for exactly the touched dice and those that
    /// touch nothing; all of them while nothing is touched and they are few. Drops are made with the
    /// hand, not out of a list.
    #[must_use]
    pub fn offers(&self, sight: &Sight) -> Vec<usize> {
        let pool = self.pool(sight);
        let are_few = pool.is_empty() && sight.choices.len() <= FEW;
        let is_offered = |gesture: Option<Gesture>| match gesture {
            Some(Gesture::Dice { dice }) => are_few || dice == pool,
            Some(Gesture::Drop { .. }) => false,
            Some(Gesture::Pick { .. }) | None => true,
        };
        let choices = sight.choices.iter().enumerate();
        let offered = choices.filter(|(_, choice)| is_offered(choice.gesture));
        let mut offers: Vec<usize> = offered.map(|(place, _)| place).collect();
        if !pool.is_empty() {
            // What the touched dice are for comes first.
            offers.sort_by_key(|place| sight.choices[*place].gesture.is_none());
        }
        offers
    }

    /// Whether a choice exists for the touched dice together with one more of this face.
    #[must_use]
    pub fn leads_on(&self, sight: &Sight, face: Face) -> bool {
        let more = self.pool(sight).with(&Pool::of(face, 1));
        sight.choices.iter().any(|choice| match choice.gesture {
            Some(Gesture::Dice { dice }) => dice.contains(&more),
            _ => false,
        })
    }

    /// Touches a loose die, or lets it go.
    pub fn touch(&mut self, die: usize) {
        if let Some(is_touched) = self.touched.get_mut(die) {
            *is_touched = !*is_touched;
            self.mark = 0;
            self.at = die;
        }
    }

    /// The die hangs over a mouth.
    pub fn hold_over(&mut self, tube: u8) {
        if self.falling == 0 {
            self.aim = self.die.map(|_| tube);
        }
    }

    /// The die stays in the hand, unless it was let go before.
    pub fn take_back(&mut self) {
        if self.falling == 0 {
            self.aim = None;
        }
    }

    /// A frame further: a die that was let go in vain is in the hand again.
    fn fall(&mut self) {
        if self.falling > 0 {
            self.falling -= 1;
            self.take_back();
        }
    }

    /// Lets the die go over the mouth where it hangs.
    pub fn let_go(&mut self) -> Option<Wish> {
        let (die, tube) = (self.die?, self.aim.filter(|_| self.falling == 0)?);
        self.falling = FALLING;
        let habit = self.habit();
        habit.drops = habit.drops.saturating_add(1);
        Some(Wish::Touch(Gesture::Drop { die, tube }))
    }

    /// What a key leads to in what is seen. Keys about time and leaving are none of the hand's
    /// business.
    pub fn perform(&mut self, act: Act, sight: &Sight) -> Option<Wish> {
        match act {
            Act::Choice(by) if is_drop(sight) => self.turn_hand(sight, by),
            Act::Die(by) if is_drop(sight) => self.turn_hand(sight, by),
            Act::Number(number) if is_drop(sight) => self.hold_over(self.mouths.tube(number)?),
            Act::Choice(by) => self.mark = stepped(self.mark, by, self.offers(sight).len()),
            Act::Die(by) => self.at = stepped(self.at, by, self.touched.len()),
            Act::Touch => self.touch(self.at),
            Act::Number(number) if !self.touched.is_empty() => {
                self.touch(usize::from(number).checked_sub(1)?);
            }
            Act::Number(number) => {
                let place = usize::from(number).checked_sub(1)?;
                let offer = self.offers(sight).get(place).copied();
                return Some(offer.map_or(Wish::OutOfTurn, Wish::Choose));
            }
            Act::Choose => {
                return self.offers(sight).get(self.mark).copied().map(Wish::Choose);
            }
            Act::Undo => return Some(Wish::Undo),
            Act::Redo => return Some(Wish::Redo),
            _ => {}
        }
        None
    }

    fn turn_hand(&mut self, sight: &Sight, by: i8) {
        let hand = hand(sight);
        let at = hand.iter().position(|die| Some(*die) == self.die);
        self.take_up(sight, stepped(at.unwrap_or(0), by, hand.len()));
    }

    /// Chooses the die at this place of the hand.
    pub fn take_up(&mut self, sight: &Sight, at: usize) {
        self.habit().hand_at = at;
        self.die = hand(sight).get(at).copied();
    }
}

/// The place one further or one back, round and round.
fn stepped(place: usize, by: i8, places: usize) -> usize {
    match (places, by) {
        (0, _) => 0,
        (_, ..0) => (place + places - 1) % places,
        _ => (place + 1) % places,
    }
}

/// Whether a die is to be dropped.
#[must_use]
pub fn is_drop(sight: &Sight) -> bool {
    let first = sight.choices.first();
    first.is_some_and(|choice| matches!(choice.gesture, Some(Gesture::Drop { .. })))
}

/// Dice that can be dropped, in the game's order.
#[must_use]
pub fn hand(sight: &Sight) -> Vec<DieId> {
    let mut hand = Vec::new();
    for choice in &sight.choices {
        if let Some(Gesture::Drop { die, .. }) = choice.gesture
            && !hand.contains(&die)
        {
            hand.push(die);
        }
    }
    hand
}

/// Dice that can be picked out of a tray.
#[must_use]
pub fn picks(sight: &Sight) -> Vec<DieId> {
    let picked = sight
        .choices
        .iter()
        .filter_map(|choice| match choice.gesture {
            Some(Gesture::Pick { die }) => Some(die),
            _ => None,
        });
    picked.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Choice;
    use kipp_game::rules::{Phrase, Player, Standings};

    fn sight(loose: [u8; 6], gestures: &[Option<Gesture>]) -> Sight {
        let choice = |gesture: &Option<Gesture>| Choice {
            phrase: Phrase::new("a"),
            gesture: *gesture,
            preview: None,
        };
        Sight {
            viewer: Player(0),
            lines: Vec::new(),
            question: None,
            choices: gestures.iter().map(choice).collect(),
            loose: Pool::from_counts(loose),
            standings: Standings {
                tallies: Vec::new(),
            },
            events: Vec::new(),
        }
    }

    fn dice(counts: [u8; 6]) -> Option<Gesture> {
        let dice = Pool::from_counts(counts);
        Some(Gesture::Dice { dice })
    }

    fn drop(die: u8, tube: u8) -> Option<Gesture> {
        let die = DieId(die);
        Some(Gesture::Drop { die, tube })
    }

    fn focused(sight: &Sight) -> Focus {
        let mut focus = Focus::default();
        focus.fit(sight);
        focus
    }

    #[test]
    fn without_dice_numbers_and_arrows_choose_from_the_list() {
        let sight = sight([0; 6], &[None, None, None]);
        let mut focus = focused(&sight);
        assert_eq!(focus.perform(Act::Number(2), &sight), Some(Wish::Choose(1)));
        let none = focus.perform(Act::Number(4), &sight);
        assert_eq!(none, Some(Wish::OutOfTurn), "it is said why");
        assert_eq!(focus.perform(Act::Choice(-1), &sight), None);
        assert_eq!(focus.perform(Act::Choose, &sight), Some(Wish::Choose(2)));
        focus.perform(Act::Choice(1), &sight);
        assert_eq!(focus.perform(Act::Choose, &sight), Some(Wish::Choose(0)));
    }

    #[test]
    fn only_choices_for_exactly_the_touched_dice_are_offered() {
        let three_and_fives = [0, 0, 1, 0, 2, 0];
        let mut gestures = vec![
            dice([0; 6]),
            dice([0, 0, 1, 0, 0, 0]),
            dice([0, 0, 0, 0, 2, 0]),
            None,
        ];
        let few = sight(three_and_fives, &gestures);
        assert_eq!(focused(&few).offers(&few), [0, 1, 2, 3]);
        gestures.resize(FEW + 1, dice([9, 0, 0, 0, 0, 0]));
        let sight = sight(three_and_fives, &gestures);
        let mut focus = focused(&sight);
        assert_eq!(focus.offers(&sight), [0, 3]);
        focus.perform(Act::Number(1), &sight);
        assert_eq!(focus.offers(&sight), [1, 3]);
        focus.perform(Act::Number(1), &sight);
        focus.perform(Act::Die(1), &sight);
        focus.perform(Act::Touch, &sight);
        assert_eq!(focus.offers(&sight), [3]);
        assert!(focus.leads_on(&sight, Face::ALL[4]));
        assert!(!focus.leads_on(&sight, Face::ALL[2]));
        focus.perform(Act::Number(3), &sight);
        assert_eq!(focus.perform(Act::Choose, &sight), Some(Wish::Choose(2)));
    }

    #[test]
    fn a_die_hangs_over_a_mouth_until_it_is_let_go() {
        let sight = sight([0; 6], &[drop(4, 0), drop(4, 2), drop(7, 0)]);
        let mut focus = focused(&sight);
        assert_eq!(focus.let_go(), None);
        focus.perform(Act::Choice(1), &sight);
        focus.perform(Act::Number(3), &sight);
        assert_eq!((focus.die, focus.aim), (Some(DieId(7)), Some(0)));
        let gesture = Gesture::Drop {
            die: DieId(7),
            tube: 0,
        };
        assert_eq!(focus.let_go(), Some(Wish::Touch(gesture)));
        assert_eq!(
            (focus.aim, focus.drops()),
            (Some(0), 1),
            "until it is seen to fall"
        );
        assert_eq!(focus.let_go(), None, "only once");
        focus.take_back();
        focus.fall();
        assert_eq!(focus.aim, Some(0));
        focus.fall();
        assert_eq!(focus.aim, None);
    }

    #[test]
    fn another_table_puts_down_what_was_touched_and_keeps_a_die_that_is_still_there() {
        let mut focus = focused(&sight([0; 6], &[drop(4, 0), drop(7, 0)]));
        focus.die = Some(DieId(7));
        focus.hold_over(1);
        focus.fit(&sight([0; 6], &[drop(4, 0), drop(7, 0)]));
        assert_eq!((focus.die, focus.aim), (Some(DieId(7)), None));
        focus.fit(&sight([2, 0, 0, 0, 0, 0], &[None]));
        assert_eq!((focus.die, focus.touched.len()), (None, 2));
    }

    #[test]
    fn after_the_others_have_played_the_die_beside_the_dropped_one_is_chosen() {
        let whole = sight([0; 6], &[drop(4, 0), drop(5, 0), drop(6, 0)]);
        let mut focus = focused(&whole);
        focus.perform(Act::Die(1), &whole);
        focus.fit(&sight([0; 6], &[]));
        let without_it = sight([0; 6], &[drop(4, 0), drop(6, 0)]);
        focus.fit(&without_it);
        assert_eq!(focus.die, Some(DieId(6)));
        focus.fit(&sight([0; 6], &[drop(4, 0)]));
        assert_eq!(focus.die, Some(DieId(4)));
    }

    #[test]
    fn nothing_of_a_match_is_in_hand_in_the_next_one() {
        let sight = sight([0; 6], &[drop(4, 0), drop(7, 0)]);
        let seeing = |mut seen: Seen| {
            seen.sight = Some(sight.clone());
            seen
        };
        let mut app = App::new();
        app.init_resource::<Focus>()
            .insert_resource(seeing(Seen::default()))
            .add_systems(Update, follow);
        app.update();
        let mut focus = app.world_mut().resource_mut::<Focus>();
        focus.perform(Act::Die(1), &sight);
        focus.hold_over(0);
        assert!(focus.let_go().is_some());
        let next = seeing(app.world().resource::<Seen>().of_next());
        app.insert_resource(next);
        app.update();
        let focus = app.world().resource::<Focus>();
        let in_hand = (focus.die, focus.aim, focus.drops());
        assert_eq!(in_hand, (Some(DieId(4)), None, 0));
    }

    #[test]
    fn nobody_at_the_screen_gets_the_habits_of_another() {
        let ada = sight([0; 6], &[drop(4, 0), drop(5, 0), drop(6, 0)]);
        let ben = Sight {
            viewer: Player(1),
            ..sight([0; 6], &[drop(14, 0), drop(15, 0), drop(16, 0)])
        };
        let mut focus = focused(&ada);
        focus.perform(Act::Die(-1), &ada);
        focus.hold_over(0);
        assert!(focus.let_go().is_some());
        focus.fit(&ben);
        assert_eq!((focus.die, focus.drops()), (Some(DieId(14)), 0));
        focus.fit(&ada);
        assert_eq!((focus.die, focus.drops()), (Some(DieId(6)), 1));
    }
}
