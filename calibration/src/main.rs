//! The `kipp-calibrate` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    kipp_calibration::cli::run()
}
