//! The words of the command: those that it shares with `kipp`, and its own.

use kipp_game::cli::supplement::Supplement;
use kipp_game::cli::words::{Language, Words};

const OWN: Supplement = Supplement {
    name: "calibrate.ftl",
    text: own,
};

/// The messages in `language`.
#[must_use]
pub fn words(language: Language) -> Words {
    OWN.words(language)
}

/// The command's own message file.
const fn own(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../locales/en/calibrate.ftl"),
        Language::German => include_str!("../locales/de/calibrate.ftl"),
        Language::Dutch => include_str!("../locales/nl/calibrate.ftl"),
    }
}

#[cfg(test)]
mod tests {
    use super::OWN;

    #[test]
    fn every_message_is_said_and_translated() {
        let sources = [
            include_str!("cli.rs"),
            include_str!("report.rs"),
            include_str!("document/html.rs"),
            include_str!("document/output.rs"),
        ];
        assert_eq!(OWN.faults(&sources), [""; 0]);
    }
}
