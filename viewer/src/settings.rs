//! What a person sets once and for all.

use std::path::PathBuf;

use bevy::prelude::*;
use kipp_game::cli::screen::harmless;
use kipp_game::cli::words::{Language, Words, say};
use serde::{Deserialize, Serialize};

use crate::platform;
use crate::tick::{Pace, SPEEDS};

/// Settings that are kept between two runs.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Code of the language; empty for that of the environment.
    pub language: String,
    /// The language of this one run.
    #[serde(skip)]
    pub spoken: Option<Language>,
    /// Size of panels and letters, 1 is usual.
    pub scale: f32,
    /// Stronger edges and pure colours.
    pub has_high_contrast: bool,
    /// No gliding cameras, no glow.
    pub has_reduced_motion: bool,
    /// Times as fast as real time.
    pub speed: f32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: String::new(),
            spoken: None,
            scale: 1.0,
            has_high_contrast: false,
            has_reduced_motion: false,
            speed: 1.0,
        }
    }
}

/// Smallest and largest size of panels.
pub const SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.0;

/// Kept settings that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// Their file.
    pub path: PathBuf,
}

impl Damaged {
    /// In a line.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        let path = harmless(&self.path.display().to_string());
        say!(words, "viewer-settings-damaged", path = &path)
    }
}

impl Settings {
    /// The kept settings; the usual ones where none are kept. What a later version has kept beside
    /// them is not missed.
    ///
    /// # Errors
    /// When there is a file that cannot be read.
    pub fn kept() -> Result<Settings, Damaged> {
        let Some(path) = platform::settings_file().filter(|path| platform::exists(path)) else {
            return Ok(Settings::default());
        };
        let text = platform::read(&path).ok();
        text.and_then(|text| Settings::read(&text))
            .ok_or(Damaged { path })
    }

    fn read(text: &str) -> Option<Settings> {
        let mut settings: Settings = toml::from_str(text).ok()?;
        if !SCALES.contains(&settings.scale) {
            settings.scale = 1.0;
        }
        if !SPEEDS.contains(&settings.speed) {
            settings.speed = 1.0;
        }
        Some(settings)
    }

    /// The language of this run, or the kept one, or that of the environment.
    #[must_use]
    pub fn language(&self) -> Language {
        let kept = || self.language.parse().ok();
        let named = self.spoken.or_else(kept);
        named.unwrap_or_else(Language::of_environment)
    }

    /// Keeps these settings.
    ///
    /// # Errors
    /// When there is no place for them.
    pub fn keep(&self) -> std::io::Result<()> {
        let path = platform::settings_file().ok_or(std::io::ErrorKind::NotFound)?;
        let text = toml::to_string(self).map_err(std::io::Error::other)?;
        platform::write_with_folders(&path, text.as_bytes())
    }
}

/// Lets time pass as fast as it did when the program was left, and keeps how that is changed.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, set_pace)
        .add_systems(Last, keep_pace);
}

fn set_pace(settings: Res<Settings>, mut pace: ResMut<Pace>, mut time: ResMut<Time<Virtual>>) {
    pace.speed = settings.speed;
    time.set_relative_speed(settings.speed);
}

/// Where it cannot be kept, it holds until the program ends.
fn keep_pace(pace: Res<Pace>, mut settings: ResMut<Settings>) {
    let now = Settings {
        speed: pace.speed,
        ..settings.clone()
    };
    if now != *settings {
        let _ = now.keep();
        *settings = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_for_one_run_is_not_kept() {
        let settings = Settings {
            language: "nl".to_owned(),
            spoken: Some(Language::German),
            ..Settings::default()
        };
        assert_eq!(settings.language(), Language::German);
        let text = toml::to_string(&settings).expect("it is a table");
        let kept = Settings::read(&text).expect("it was written just now");
        assert_eq!(kept.language(), Language::Dutch);
    }

    #[test]
    fn what_a_later_version_adds_does_no_harm_and_what_is_no_table_is_told() {
        let kept = Settings::read("scale = 1.5\nglow = \"much\"\n");
        assert_eq!(kept.map(|kept| kept.scale), Some(1.5));
        for text in ["scale = ", "scale = \"large\"", "\0"] {
            assert_eq!(Settings::read(text), None, "{text}");
        }
    }

    #[test]
    fn time_passes_as_fast_as_when_the_program_was_left() {
        let mut app = App::new();
        app.insert_resource(Settings {
            speed: 4.0,
            ..Settings::default()
        });
        app.init_resource::<Pace>()
            .init_resource::<Time<Virtual>>()
            .add_systems(Startup, set_pace);
        app.update();
        let pace = app.world().resource::<Pace>();
        let time = app.world().resource::<Time<Virtual>>();
        assert!(
            [pace.speed, time.relative_speed()]
                .iter()
                .all(|it| (it - 4.0).abs() < 1e-6)
        );
    }
}
