//! The message catalogue: every word the command prints, in the reader's language.

use std::fmt;
use std::str::FromStr;

pub use fluent_bundle::FluentArgs;
use fluent_bundle::{FluentBundle, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::rules::Points;

/// A language that the catalogue speaks completely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
    /// Dutch.
    Dutch,
}

impl Language {
    /// Every language of the catalogue.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Dutch];

    /// The BCP 47 code, which is also the name of the folder under `locales/`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Dutch => "nl",
        }
    }

    /// The language of the environment (`LC_ALL`, `LANG`, …), or of the system when no variable
    /// decides; English when it is none of ours.
    #[must_use]
    pub fn of_environment() -> Language {
        Language::of_variables(|name| std::env::var(name).ok()).unwrap_or_else(|| {
            sys_locale::get_locales()
                .find_map(|locale| locale.parse().ok())
                .unwrap_or(Language::English)
        })
    }

    /// The language that the locale variables decide, as in other programs: the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is not empty names the locale, and `LANGUAGE` goes before it
    /// unless it is `C` or `POSIX`. `None` when no variable names a locale.
    fn of_variables(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set)?;
        let name = locale.split(['.', '@']).next().unwrap_or_default();
        if ["C", "POSIX"].contains(&name) {
            return Some(Language::English);
        }
        let wished = variable("LANGUAGE").unwrap_or_default();
        let mut locales = wished.split(':').chain([locale.as_str()]);
        let known = locales.find_map(|locale| locale.parse().ok());
        Some(known.unwrap_or(Language::English))
    }

    /// Name and text of every message file.
    pub(super) fn sources(self) -> &'static [(&'static str, &'static str)] {
        macro_rules! files {
            ($folder:literal: $($name:literal),* $(,)?) => {
                &[$(($name, include_str!(concat!("../../locales/", $folder, "/", $name)))),*]
            };
        }
        macro_rules! folder {
            ($folder:literal) => {
                files!(
                    $folder: "command.ftl", "help.ftl", "machine.ftl", "errors.ftl", "files.ftl", "saves.ftl",
                    "rules.ftl", "advice.ftl", "kipp.ftl", "wuerfelzucker.ftl", "kaese.ftl", "wanzen.ftl",
                )
            };
        }
        match self {
            Language::English => folder!("en"),
            Language::German => folder!("de"),
            Language::Dutch => folder!("nl"),
        }
    }
}

/// A language that was asked for and is not in the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no language '{asked}': choose one of {}", listed(&Language::ALL))]
pub struct UnknownLanguage {
    /// What was asked for.
    pub asked: String,
}

fn listed(languages: &[Language]) -> String {
    languages
        .iter()
        .map(|language| language.code())
        .collect::<Vec<_>>()
        .join(", ")
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code such as `de`, `de-AT` or `de_DE.UTF-8`; the region does not matter.
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let primary = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(primary))
            .ok_or_else(|| UnknownLanguage {
                asked: text.to_owned(),
            })
    }
}

/// The messages of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

impl Words {
    /// The messages in `language`.
    ///
    /// # Panics
    /// When a shipped message file does not parse; a test reads every file.
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words::with(language, &[])
    }

    /// The messages in `language` and those of further files, given by name and text: another
    /// command's own words.
    ///
    /// # Panics
    /// When a file does not parse, or has a message of a name that is taken.
    #[must_use]
    #[allow(
        clippy::expect_used,
        clippy::unwrap_used,
        reason = "the files are compiled in and a test parses each of them"
    )]
    pub fn with(language: Language, more: &[(&str, &str)]) -> Words {
        let id: LanguageIdentifier = language.code().parse().expect("our codes are valid");
        let mut bundle = FluentBundle::new(vec![id]);
        // Direction marks around every value would end up in pipes and logs.
        bundle.set_use_isolating(false);
        for (name, text) in language.sources().iter().chain(more) {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{}/{name}: {errors:?}", language.code()));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{}/{name}: {errors:?}", language.code()));
        }
        Words { language, bundle }
    }

    /// The language of these messages.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether the catalogue has a message of this name.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle
            .get_message(key)
            .is_some_and(|message| message.value().is_some())
    }

    /// How the screen should set the message (its attribute `layout`), if it says so.
    #[must_use]
    pub fn layout(&self, key: &str) -> Option<String> {
        let pattern = self
            .bundle
            .get_message(key)?
            .get_attribute("layout")?
            .value();
        let text = self.bundle.format_pattern(pattern, None, &mut Vec::new());
        Some(text.into_owned())
    }

    /// What else a choice may be called: its attributes that begin with `also`, each with a stroke
    /// between the names. An attribute of which a value is missing does not hold here.
    #[must_use]
    pub fn other_names(&self, key: &str, values: &FluentArgs<'_>) -> Vec<String> {
        let message = self.bundle.get_message(key);
        let attributes = message
            .iter()
            .flat_map(fluent_bundle::FluentMessage::attributes);
        let mut names = Vec::new();
        for attribute in attributes.filter(|it| it.id().starts_with("also")) {
            let mut gaps: Vec<FluentError> = Vec::new();
            let pattern = attribute.value();
            let text = self.bundle.format_pattern(pattern, Some(values), &mut gaps);
            if gaps.is_empty() {
                names.extend(text.split('|').map(|name| name.trim().to_owned()));
            }
        }
        names
    }

    /// The message `key` without values.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// The message `key` with its values filled in. A message that is missing shows as its own
    /// key: a reader still gets a word to ask about, and the catalogue test fails.
    #[must_use]
    pub fn format(&self, key: &str, values: &FluentArgs<'_>) -> String {
        self.checked(key, values)
            .unwrap_or_else(|incomplete| incomplete)
    }

    /// [`Words::format`], or as `Err` what it would show when the message or a value is missing.
    ///
    /// # Errors
    /// The text as it stands with the gap.
    pub fn checked(&self, key: &str, values: &FluentArgs<'_>) -> Result<String, String> {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            return Err(key.to_owned());
        };
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(values), &mut errors)
            .into_owned();
        if errors.is_empty() {
            Ok(text)
        } else {
            Err(text)
        }
    }
}

/// A number with the decimal sign of the language.
#[must_use]
pub fn decimal(value: f64, digits: usize, words: &Words) -> String {
    // A negative zero would look like a direction.
    let value = if value.abs() < 0.5 * 0.1_f64.powi(digits.try_into().unwrap_or(9)) {
        0.0
    } else {
        value
    };
    format!("{value:.digits$}").replace('.', &words.text("decimal-sign"))
}

/// A value that a message can show.
pub trait Shown<'a> {
    /// The value in the catalogue's terms.
    fn shown(self) -> FluentValue<'a>;
}

impl<'a> Shown<'a> for &'a str {
    fn shown(self) -> FluentValue<'a> {
        FluentValue::from(self)
    }
}

impl<'a> Shown<'a> for &'a String {
    fn shown(self) -> FluentValue<'a> {
        FluentValue::from(self.as_str())
    }
}

impl Shown<'_> for String {
    fn shown(self) -> FluentValue<'static> {
        FluentValue::from(self)
    }
}

impl Shown<'_> for Points {
    /// Whole points are a number, by which a message can choose between singular and plural.
    fn shown(self) -> FluentValue<'static> {
        match self.as_whole() {
            Some(whole) => FluentValue::from(whole),
            None => FluentValue::from(self.to_string()),
        }
    }
}

macro_rules! counts_are_shown {
    ($($number:ty),*) => {$(
        impl Shown<'_> for $number {
            fn shown(self) -> FluentValue<'static> {
                FluentValue::from(self)
            }
        }
    )*};
}

counts_are_shown!(u8, u16, u32, u64, usize, i64);

/// `say!(words, "key", name = value, …)`: one message of the catalogue.
///
/// The key stands literally in the source so that a test can find every key in use.
#[macro_export]
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut, reason = "a message may have no values")]
        let mut values = $crate::cli::words::FluentArgs::new();
        $(values.set(stringify!($name), $crate::cli::words::Shown::shown($value));)*
        $words.format($key, &values)
    }};
}

pub use say;

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn the_first_locale_variable_that_is_set_decides() {
        let language = |set: &[(&str, &str)]| {
            Language::of_variables(|name| {
                let found = set.iter().find(|(variable, _)| *variable == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        let german = ("LANG", "de_DE.UTF-8");
        for plain in ["C", "POSIX", "C.UTF-8", "en_GB.UTF-8", "fr_FR"] {
            let set = [("LC_ALL", plain), german];
            assert_eq!(language(&set), Some(Language::English), "{plain}");
        }
        assert_eq!(language(&[("LC_ALL", ""), german]), Some(Language::German));
        assert_eq!(
            language(&[("LC_MESSAGES", "C"), german]),
            Some(Language::English)
        );
        assert_eq!(
            language(&[("LC_ALL", "C.UTF-8"), ("LANGUAGE", "de")]),
            Some(Language::English)
        );
        assert_eq!(
            language(&[("LANG", "en_US.UTF-8"), ("LANGUAGE", "fr:de:en")]),
            Some(Language::German)
        );
        assert_eq!(language(&[]), None);
    }
}
