//! The words of the command: those that it shares with `kipp`, and its own.

use kipp_game::cli::supplement::Supplement;
use kipp_game::cli::words::{Language, Words};

const OWN: Supplement = Supplement {
    name: "kipp-calibrate",
    text: own,
};

/// The messages in `language`.
#[must_use]
pub fn words(language: Language) -> Words {
    OWN.words(language)
}

/// The command's own message files.
const fn own(language: Language) -> &'static str {
    macro_rules! folder {
        ($folder:literal: $($name:literal),* $(,)?) => {
            concat!($(include_str!(concat!("../locales/", $folder, "/", $name)), "\n"),*)
        };
    }
    macro_rules! files {
        ($folder:literal) => {
            folder!(
                $folder:
                "analysis.ftl",
                "calibrate.ftl",
                "design.ftl",
                "report.ftl",
                "study.ftl",
                "sweep.ftl",
                "tipping.ftl",
            )
        };
    }
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

    /// The text of every source file in a folder.
    fn sources(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("the sources are there");
        let paths = entries.map(|entry| entry.expect("it is there").path());
        paths
            .flat_map(|path| match path.is_dir() {
                true => sources(&path),
                false => vec![fs::read_to_string(path).expect("sources are text")],
            })
            .collect()
    }

    #[test]
    fn every_message_is_said_and_translated() {
        let sources = sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
        let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
        assert_eq!(OWN.faults(&sources), [""; 0]);
    }
}
