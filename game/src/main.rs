//! The `kipp` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    kipp_game::cli::run()
}
