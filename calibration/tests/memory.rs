//! Memory does not grow with the number of cases, which stream through.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::Duration;

const STUDY: &str = "format = 1\nname = \"many\"\n[[knob]]\nfield = \"rod.friction\"\n\
                     tolerance = { plus_minus = 0.1 }\n";

/// The most memory that a process has had so far, MiB, while it runs.
fn peak_mib(process: &Child) -> Option<f64> {
    let status = fs::read_to_string(format!("/proc/{}/status", process.id())).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib / 1024.0)
}

/// The most memory of a run of so many cases by statics, MiB.
fn of_run(desk: &Path, cases: u64) -> f64 {
    let study = desk.join(format!("{cases}.toml"));
    fs::write(&study, format!("{STUDY}[cases]\nnumber = {cases}\n")).expect("it can be written");
    let mut run = Command::new(assert_cmd::cargo::cargo_bin("kipp-calibrate"));
    let out = desk.join(cases.to_string());
    run.arg("run").arg(&study).arg("--out").arg(out);
    run.args(["--fidelity", "statics", "--gap", "0"]);
    let mut process = run.spawn().expect("it runs");
    let mut most = 0.0_f64;
    let code = loop {
        most = peak_mib(&process).map_or(most, |peak| peak.max(most));
        if let Some(code) = process.try_wait().expect("it is ours") {
            break code;
        }
        sleep(Duration::from_millis(5));
    };
    assert!(code.success(), "{code}");
    assert!(most > 1.0, "it was looked at");
    most
}

fn streams(few: u64, many: u64) {
    let desk = tempfile::tempdir().expect("a folder");
    let [few, many] = [few, many].map(|cases| of_run(desk.path(), cases));
    println!("most memory: {few:.0} MiB and {many:.0} MiB");
    assert!(many < 200.0, "{many} MiB");
    assert!(many < few + 10.0, "{few} MiB, then {many} MiB");
}

#[test]
fn a_sweep_of_many_cases_needs_no_more_memory_than_one_of_few() {
    streams(20_000, 100_000);
}

#[test]
#[ignore = "millions of cases; run by `cargo laws`"]
fn a_sweep_of_three_million_cases_needs_less_than_200_mib() {
    streams(100_000, 3_000_000);
}
