//! The `kipp-viewer` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    kipp_viewer::cli::run()
}
