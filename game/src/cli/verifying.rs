//! `kipp verify`: a saved game is run on the machine again and compared.

use serde_json::json;

use super::args::VerifyArgs;
use super::difference::{self, Told};
use super::failure::Failure;
use super::opening::plain_names;
use super::progress;
use super::recorded::{WithRecord, with_record};
use super::report;
use super::screen::{Screen, harmless};
use super::speech::Speech;
use super::unfit::{self, broken};
use super::words::{Words, say};
use crate::bot::Bots;
use crate::rules::{Node, Outcome};
use crate::session::{Fold, Record, Step, verify};

/// Runs the command.
///
/// # Errors
/// [`Failure::Negative`] when the record differs from its repetition; one line when the file is no
/// save.
pub fn run(args: &VerifyArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    let verifying = Verifying {
        args,
        words,
        screen,
    };
    with_record(&args.file, words, verifying)
}

struct Verifying<'a> {
    args: &'a VerifyArgs,
    words: &'a Words,
    screen: &'a mut Screen,
}

/// What was compared, or the first difference.
type Verdict = Result<Compared, Told>;

struct Compared {
    steps: usize,
    drops: usize,
    faces: usize,
    is_over: bool,
}

impl WithRecord for Verifying<'_> {
    type Output = ();

    fn with<G: Bots>(self, record: Record<G>) -> Result<(), Failure> {
        let Verifying {
            args,
            words,
            screen,
        } = self;
        let speech = Speech::new(words, plain_names(&record.seats), false);
        let verdict = judge(&record, args, &speech)?;
        if args.json {
            print_json(&record, &verdict, screen)?;
        } else {
            print_words(&record, &verdict, args, words, screen)?;
        }
        screen.flush()?;
        verdict.map(|_| ()).map_err(|_| Failure::Negative)
    }
}

/// Repeats the match. What cannot be a match, or not one of this program's, is bad input and no
/// difference.
fn judge<G: Bots>(
    record: &Record<G>,
    args: &VerifyArgs,
    speech: &Speech<'_>,
) -> Result<Verdict, Failure> {
    let words = speech.words();
    Fold::start(record).map_err(|error| broken(&error, speech))?;
    let kit = match unfit::kit(record, speech) {
        Ok(kit) => kit,
        Err(cause) => return Err(incomparable(record, args, &cause, speech)),
    };
    let bar = progress::bar(record.steps.len() as u64, &say!(words, "verify-progress"));
    let verdict = verify(record, kit, |step| bar.set_position(step as u64));
    bar.finish_and_clear();
    let told = |difference| difference::told::<G>(&difference, speech);
    Ok(verdict.map(|fold| compared(record, &fold)).map_err(told))
}

/// Why there is nothing to compare with, and what can be done where something can.
fn incomparable<G: Bots>(
    record: &Record<G>,
    args: &VerifyArgs,
    cause: &str,
    speech: &Speech<'_>,
) -> Failure {
    let path = args.file.display().to_string();
    match Fold::after(record, record.steps.len()) {
        Err(error) => broken(&error, speech),
        Ok(_) => Failure::input(say!(
            speech.words(),
            "error-verify",
            path = &path,
            cause = cause
        )),
    }
}

fn compared<G: Bots>(record: &Record<G>, fold: &Fold<G>) -> Compared {
    let mut counts = Compared {
        steps: record.steps.len(),
        drops: 0,
        faces: 0,
        is_over: fold.game().node() == Node::Terminal,
    };
    for step in &record.steps {
        match step {
            Step::Happened(Outcome::Drop(report)) => {
                counts.drops += 1;
                counts.faces += report.poured.len();
            }
            Step::Happened(Outcome::Roll { faces }) => counts.faces += faces.len(),
            _ => {}
        }
    }
    counts
}

fn print_words<G: Bots>(
    record: &Record<G>,
    verdict: &Verdict,
    args: &VerifyArgs,
    words: &Words,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let path = args.file.display().to_string();
    let lines = match verdict {
        Ok(compared) => compared.lines(&path, words),
        Err(told) => differing(record, &path, &harmless(&told.sentence), words),
    };
    lines.iter().try_for_each(|line| screen.paragraph(line, 0))
}

impl Compared {
    fn lines(&self, path: &str, words: &Words) -> Vec<String> {
        let same = say!(
            words,
            "verify-same",
            path = path,
            steps = self.steps,
            drops = self.drops,
            faces = self.faces
        );
        let end = match self.is_over {
            true => say!(words, "verify-finished"),
            false => say!(words, "verify-unfinished"),
        };
        vec![same, end]
    }
}

fn differing<G: Bots>(
    record: &Record<G>,
    path: &str,
    difference: &str,
    words: &Words,
) -> Vec<String> {
    let mut lines = vec![say!(
        words,
        "verify-differs",
        path = path,
        difference = difference
    )];
    if !record.is_of_this_build() {
        let (engine, platform) = (harmless(&record.engine), harmless(&record.platform));
        lines.push(say!(
            words,
            "verify-other-build",
            engine = engine,
            platform = platform
        ));
    }
    if Fold::after(record, record.steps.len()).is_ok() {
        lines.push(say!(words, "verify-replay", path = path));
    }
    lines
}

fn print_json<G: Bots>(
    record: &Record<G>,
    verdict: &Verdict,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let document = match verdict {
        Ok(compared) => json!({
            "verified": true,
            "steps": compared.steps,
            "drops": compared.drops,
            "faces": compared.faces,
            "finished": compared.is_over,
            "same_build": record.is_of_this_build(),
        }),
        Err(told) => json!({
            "verified": false,
            "difference": told,
            "same_build": record.is_of_this_build(),
        }),
    };
    report::print(&document, screen)
}
