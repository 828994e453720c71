//! Whatever is done to a machine file, reading it never panics, and a refusal is one line.

use kipp_physics::spec::MachineSpec;
use proptest::prelude::*;

/// One act of damage, with places as shares of the text's length.
#[derive(Clone, Debug)]
enum Damage {
    Flip { at: f64, bit: u8 },
    Cut { from: f64, length: usize },
    Insert { at: f64, text: String },
    Repeat { from: f64, length: usize, at: f64 },
    Truncate { at: f64 },
    Number { nth: usize, text: String },
}

fn damage() -> impl Strategy<Value = Damage> {
    let share = || 0.0..1.0f64;
    prop_oneof![
        (share(), 0..8u8).prop_map(|(at, bit)| Damage::Flip { at, bit }),
        (share(), 1..200usize).prop_map(|(from, length)| Damage::Cut { from, length }),
        (share(), "\\PC{0,12}|[\\[\\]{}=.\"'\n\t]{1,20}")
            .prop_map(|(at, text)| Damage::Insert { at, text }),
        (share(), 1..400usize, share()).prop_map(|(from, length, at)| Damage::Repeat {
            from,
            length,
            at
        }),
        share().prop_map(|at| Damage::Truncate { at }),
        (0..80usize, number()).prop_map(|(nth, text)| Damage::Number { nth, text }),
    ]
}

fn number() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<f64>().prop_map(|x| format!("{x:?}").replace("NaN", "nan")),
        any::<i64>().prop_map(|n| n.to_string()),
        (-0.3..0.3f64).prop_map(|x| format!("{x:?}")),
        Just("-nan".to_owned()),
        Just("1e400".to_owned()),
        Just("5e-324".to_owned()),
    ]
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a share of a short text's length"
)]
fn place(bytes: &[u8], share: f64) -> usize {
    (bytes.len() as f64 * share) as usize
}

fn apply(mut bytes: Vec<u8>, damage: &Damage) -> Vec<u8> {
    if bytes.is_empty() {
        return bytes;
    }
    match damage {
        Damage::Flip { at, bit } => {
            let at = place(&bytes, *at);
            bytes[at] ^= 1 << bit;
        }
        Damage::Cut { from, length } => {
            let from = place(&bytes, *from);
            bytes.drain(from..(from + length).min(bytes.len()));
        }
        Damage::Insert { at, text } => {
            let at = place(&bytes, *at);
            bytes.splice(at..at, text.bytes());
        }
        Damage::Repeat { from, length, at } => {
            let (from, at) = (place(&bytes, *from), place(&bytes, *at));
            let piece = bytes[from..(from + length).min(bytes.len())].to_vec();
            bytes.splice(at..at, piece);
        }
        Damage::Truncate { at } => bytes.truncate(place(&bytes, *at)),
        Damage::Number { nth, text } => bytes = with_number(&bytes, *nth, text),
    }
    bytes
}

/// The text with the value of its `nth` line of the form `key = value` replaced.
fn with_number(bytes: &[u8], nth: usize, number: &str) -> Vec<u8> {
    let text = String::from_utf8_lossy(bytes);
    let values = text
        .lines()
        .enumerate()
        .filter(|(_, line)| line.contains(" = "));
    let chosen = values.map(|(index, _)| index).nth(nth);
    let lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| match line.split_once(" = ") {
            Some((key, _)) if Some(index) == chosen => format!("{key} = {number}\n"),
            _ => format!("{line}\n"),
        });
    lines.collect::<String>().into_bytes()
}

fn check(text: &str) -> Result<bool, TestCaseError> {
    match MachineSpec::from_toml(text) {
        Ok(spec) => {
            prop_assert!(spec.validate().is_ok());
            let read = MachineSpec::from_toml(&spec.to_toml());
            prop_assert_eq!(read.as_ref(), Ok(&spec));
            Ok(true)
        }
        Err(error) => {
            let message = error.to_string();
            prop_assert!(!message.chars().any(char::is_control), "{:?}", message);
            prop_assert!(
                message.len() < 1500 && message.contains(": "),
                "{}",
                message
            );
            Ok(false)
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

    #[test]
    fn damaged_files_are_read_or_refused(acts in prop::collection::vec(damage(), 1..4)) {
        let start = MachineSpec::builtin_toml().as_bytes().to_vec();
        let bytes = acts.iter().fold(start, apply);
        check(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn any_text_is_refused(text in "(?s).{0,200}") {
        prop_assert!(!check(&text)?);
    }
}

#[test]
fn deeply_nested_text_is_refused() {
    let nested = format!(
        "format = 1\na = {}{}",
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    let message = MachineSpec::from_toml(&nested)
        .expect_err("too deep")
        .to_string();
    assert!(!message.contains('\n') && message.len() < 400, "{message}");
}
