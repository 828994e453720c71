//! The words of the command: those that it shares with `kipp`, and its own.

use kipp_game::cli::failure::Failure;
use kipp_game::cli::supplement::Supplement;
use kipp_game::cli::words::{Language, Words};

const OWN: Supplement = Supplement {
    name: "viewer.ftl",
    text: own,
};

/// The messages in `language`.
#[must_use]
pub fn words(language: Language) -> Words {
    OWN.words(language)
}

/// A failure as the line that people read.
#[must_use]
pub fn line_of(failure: Failure, words: &Words) -> String {
    match failure.worded(words) {
        Failure::Input(line) | Failure::Record(line) => line,
        other => format!("{other:?}"),
    }
}

macro_rules! files {
    ($folder:literal) => {
        concat!(
            include_str!(concat!("../locales/", $folder, "/viewer.ftl")),
            include_str!(concat!("../locales/", $folder, "/hud.ftl")),
            include_str!(concat!("../locales/", $folder, "/capture.ftl")),
            include_str!(concat!("../locales/", $folder, "/lab.ftl")),
            include_str!(concat!("../locales/", $folder, "/replay.ftl")),
            include_str!(concat!("../locales/", $folder, "/frames.ftl")),
        )
    };
}

/// The command's own message files.
const fn own(language: Language) -> &'static str {
    match language {
        Language::English => files!("en"),
        Language::German => files!("de"),
        Language::Dutch => files!("nl"),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::OWN;

    /// The text of every source file below a folder.
    fn sources(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("the sources are there");
        let mut texts = Vec::new();
        for path in entries.map(|entry| entry.expect("it can be read").path()) {
            match path.is_dir() {
                true => texts.extend(sources(&path)),
                false => texts.push(fs::read_to_string(&path).expect("sources are text")),
            }
        }
        texts
    }

    #[test]
    fn every_message_is_said_and_translated() {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
        assert_eq!(OWN.faults(&sources), [""; 0]);
    }
}
