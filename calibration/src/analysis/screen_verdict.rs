//! What a screening says first: which dimension moves dice to tip most, as far as its paths tell.

use kipp_game::cli::words::{Words, decimal, say};

use super::bootstrap::unseen;
use super::factors::Factor;
use super::leading::Leading;
use super::morris::Effect;
use super::screen::Screen;
use crate::document::{Level, Verdict};
use crate::shown::percent;

/// Below this share of the largest effect an input hardly matters.
const HARDLY: f64 = 0.1;

/// Inputs by their numbers, with their effects, the largest first.
type Ranking = Vec<(usize, Effect)>;

impl Screen {
    /// Which dimension moves dice to tip most, and whether that is sure; beside it, how much chance does.
    pub(super) fn verdict(&self, words: &Words) -> Verdict {
        let ranking = self.ranking(&self.outputs[0]).into_iter();
        let (knobs, chances): (Ranking, Ranking) =
            ranking.partition(|(input, _)| self.is_knob(*input));
        let (level, sentence) = self.judge(&knobs, words);
        let chances = self.sized(&chances, words);
        let chance = (!chances.is_empty()).then(|| say!(words, "screen-chance", inputs = chances));
        let said: Vec<String> = [sentence].into_iter().chain(chance).collect();
        Verdict {
            level,
            sentence: said.join(" "),
            rule: words.text("screen-rule"),
        }
    }

    /// A warning of dimensions that could not be judged, if there are any.
    pub(super) fn doubt(&self, words: &Words) -> Option<String> {
        let fields = self.unjudged_knobs().join(", ");
        (!fields.is_empty()).then(|| say!(words, "screen-doubt", fields = fields))
    }

    fn judge(&self, knobs: &[(usize, Effect)], words: &Words) -> (Level, String) {
        let fidelity = self.fidelity.said(words);
        let unjudged = self.unjudged_knobs().len();
        if unjudged > 0 {
            let unjudged = say!(
                words,
                "screen-unjudged",
                fidelity = fidelity,
                number = unjudged,
                of = unjudged + knobs.len()
            );
            return (Level::Caution, unjudged);
        }
        let estimates = knobs.iter().map(|(_, it)| (it.size, it.size_interval));
        match Leading::of(&estimates.collect::<Vec<_>>()) {
            Leading::Nothing => (Level::Bad, self.nothing(words)),
            Leading::Unknown => {
                let paths = self.paths;
                let unknown = say!(words, "screen-unknown", paths = paths, fidelity = fidelity);
                (Level::Caution, unknown)
            }
            Leading::Close(first, rivals) => {
                let rivals: Ranking = rivals.into_iter().map(|rival| knobs[rival]).collect();
                (Level::Caution, self.close(knobs[first], &rivals, words))
            }
            Leading::Clear(first) => (Level::Good, self.clear(knobs[first], knobs, words)),
        }
    }

    fn nothing(&self, words: &Words) -> String {
        say!(
            words,
            "screen-nothing",
            cases = self.cases,
            fidelity = self.fidelity.said(words),
            share = percent(unseen(self.paths), 0, words)
        )
    }

    fn close(
        &self,
        (first, effect): (usize, Effect),
        rivals: &[(usize, Effect)],
        words: &Words,
    ) -> String {
        say!(
            words,
            "screen-close",
            name = self.inputs[first].said(words),
            dice = decimal(effect.size, 2, words),
            over = self.over.key(),
            fidelity = self.fidelity.said(words),
            others = self.sized(rivals, words)
        )
    }

    /// The first, and how many others are surely small beside it.
    fn clear(
        &self,
        (first, effect): (usize, Effect),
        knobs: &[(usize, Effect)],
        words: &Words,
    ) -> String {
        let clear = say!(
            words,
            "screen-clear",
            name = self.inputs[first].said(words),
            dice = decimal(effect.size, 2, words),
            over = self.over.key(),
            fidelity = self.fidelity.said(words)
        );
        let small = knobs
            .iter()
            .filter(|(_, it)| it.size_interval.to < HARDLY * effect.size);
        match small.count() {
            0 => clear,
            hardly => {
                let hardly = say!(words, "screen-hardly", hardly = hardly, of = knobs.len());
                format!("{clear} {hardly}")
            }
        }
    }

    fn is_knob(&self, input: usize) -> bool {
        matches!(self.inputs[input], Factor::Knob(_))
    }

    /// Dimensions whose effect on dice to tip is not known.
    fn unjudged_knobs(&self) -> Vec<&str> {
        let unjudged = self.unjudged(&self.outputs[0]).into_iter();
        let path = |input: usize| match &self.inputs[input] {
            Factor::Knob(path) => Some(path.as_str()),
            Factor::DiceMix | Factor::Hand => None,
        };
        unjudged.filter_map(path).collect()
    }

    /// Inputs and the dice by which they move the tip.
    fn sized(&self, ranking: &[(usize, Effect)], words: &Words) -> String {
        let sized = ranking.iter().map(|(input, effect)| {
            let dice = decimal(effect.size, 2, words);
            format!("{} ({dice})", self.inputs[*input].said(words))
        });
        sized.collect::<Vec<_>>().join(", ")
    }
}
