//! What a choice would do to the score.

use super::words::{Words, say};
use crate::rules::{Game, Player, Points, Standings};

/// The change of the player's points by an allowed action and the points thereafter, in brackets to
/// stand behind a choice, with what of it is a lead that others can still take away; nothing when
/// the points stay the same.
#[must_use]
pub fn of<G: Game>(game: &G, player: Player, action: G::Action, words: &Words) -> Option<String> {
    let before = game.standings();
    let mut trial = game.clone();
    trial.act(action, &mut Vec::new()).ok()?;
    let after = trial.standings();
    let total = after.total(player);
    let change = total - before.total(player);
    (change != Points::ZERO).then(|| {
        let said = said(change, total, words);
        let leads = leads::<G>([&before, &after], player, words);
        match leads.is_empty() {
            true => format!("  [{said}]"),
            false => format!(
                "  [{said} ({})]",
                say!(words, "play-preview-lead", rows = &leads)
            ),
        }
    })
}

/// How the rows change that go to whoever leads.
fn leads<G: Game>(standings: [&Standings; 2], player: Player, words: &Words) -> String {
    let [before, after] = standings.map(|it| it.tallies[player.index()].parts.iter());
    let rows = before
        .zip(after)
        .filter(|(old, new)| G::is_lead(new.0) && old.1 != new.1);
    let rows = rows.map(|(old, new)| format!("{} {}", words.text(new.0), signed(new.1 - old.1)));
    rows.collect::<Vec<_>>().join(", ")
}

fn said(change: Points, total: Points, words: &Words) -> String {
    let signed = signed(change);
    say!(
        words,
        "play-preview",
        points = change,
        change = &signed,
        total = total
    )
}

fn signed(change: Points) -> String {
    let sign = if change > Points::ZERO { "+" } else { "" };
    format!("{sign}{change}")
}

#[cfg(test)]
mod tests {
    use super::{Points, said};
    use crate::cli::words::{Language, Words};

    #[test]
    fn one_point_is_singular_with_either_sign_and_fractions_are_not() {
        let (three, fraction) = (Points::whole(3), Points::share(12, 5));
        for (language, one, lost, more, part) in [
            (
                Language::English,
                "+1 point: 3",
                "-1 point: 3",
                "+3 points: 3",
                "+2 2/5 points: 3",
            ),
            (
                Language::German,
                "+1 Punkt: 3",
                "-1 Punkt: 3",
                "+3 Punkte: 3",
                "+2 2/5 Punkte: 3",
            ),
            (
                Language::Dutch,
                "+1 punt: 3",
                "-1 punt: 3",
                "+3 punten: 3",
                "+2 2/5 punten: 3",
            ),
        ] {
            let words = Words::new(language);
            assert_eq!(said(Points::whole(1), three, &words), one);
            assert_eq!(said(Points::whole(-1), three, &words), lost);
            assert_eq!(said(three, three, &words), more);
            assert_eq!(said(fraction, three, &words), part);
        }
    }
}
