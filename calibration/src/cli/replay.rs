//! `kipp-calibrate replay`: one case again.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use kipp_game::cli::drop::MOST_DICE;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::spec_fault;
use kipp_game::cli::words::{Words, say};
use kipp_physics::MachineSpec;

use super::campaign::{Cases, refused};
use crate::campaign::Fault;
use crate::campaign::replay::Replay;
use crate::report::drops_table;

#[derive(Debug, clap::Args)]
pub(super) struct ReplayCase {
    #[command(flatten)]
    cases: Cases,
    /// The number of the case, from 0.
    #[arg(long, value_name = "N")]
    case: u64,
    /// The folder for the machine file of the case; this folder if left out.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl ReplayCase {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let study = self.cases.study(words)?;
        let plan = self.cases.plan(&study, words)?;
        if self.case >= plan.cases() {
            let (case, last) = (self.case.to_string(), (plan.cases() - 1).to_string());
            return Err(Failure::input(say!(
                words,
                "sweep-no-case",
                case = case,
                last = last
            )));
        }
        let fidelity = study.fidelity;
        let replay = Replay::of(&study, plan.as_ref(), fidelity, self.case);
        let row = serde_json::to_string(&replay.row)
            .map_err(|error| refused(&Fault::Unwritable(error.to_string()), words))?;
        let case = self.case.to_string();
        let title = say!(words, "sweep-replay", case = case, tube = name(&replay));
        let shown = self.shown(&replay, words)?;
        Ok(format!("{title}\n{row}\n\n{shown}\n"))
    }

    fn shown(&self, replay: &Replay, words: &Words) -> Result<String, Failure> {
        let Some(fill) = &replay.fill else {
            let fault = replay.machine.validate().err();
            let cause = fault.map_or(String::new(), |fault| spec_fault::said(&fault, words));
            return Ok(say!(words, "sweep-replay-unbuilt", cause = cause));
        };
        let tube = name(replay);
        let verdict = match fill.dice_at_tip {
            Some(dice) => say!(words, "sweep-replay-tips", dice = dice, tube = tube),
            None => say!(words, "sweep-replay-stays", tube = tube),
        };
        let file = self.file();
        write(&file, &replay.machine, words)?;
        let mut lines = vec![
            verdict,
            drops_table(&replay.machine, fill, words).to_string(),
            String::new(),
            say!(
                words,
                "sweep-replay-file",
                path = file.display().to_string()
            ),
            format!("  {}", replay.drop_command(&file)),
            format!("  {}", replay.viewer_command(&file)),
        ];
        if replay.is_cut() {
            lines.push(say!(words, "sweep-replay-cut", most = MOST_DICE));
        }
        Ok(lines.join("\n"))
    }

    fn file(&self) -> PathBuf {
        let name = format!("case-{}.toml", self.case);
        self.out.as_deref().unwrap_or(Path::new("")).join(name)
    }
}

fn name(replay: &Replay) -> &str {
    replay.machine.tube[usize::from(replay.row.tube)]
        .name
        .trim()
}

/// Writes a machine to a file that is not there, or holds it already.
fn write(path: &Path, machine: &MachineSpec, words: &Words) -> Result<(), Failure> {
    let text = machine.to_toml();
    let fault = |cause| {
        refused(
            &Fault::Write {
                path: path.to_owned(),
                cause,
            },
            words,
        )
    };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|cause| {
            let path = folder.to_owned();
            refused(&Fault::Folder { path, cause }, words)
        })?;
    }
    match fs::File::create_new(path) {
        Ok(mut file) => file.write_all(text.as_bytes()).map_err(fault),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            match fs::read_to_string(path).is_ok_and(|found| found == text) {
                true => Ok(()),
                false => {
                    let path = path.display().to_string();
                    Err(Failure::input(say!(words, "sweep-taken", path = path)))
                }
            }
        }
        Err(error) => Err(fault(error)),
    }
}
