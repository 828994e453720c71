//! The `kipp-viewer` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    kipp_viewer::cli::run(std::env::args_os().skip(1))
}
