//! What a person sets once and for all.

use bevy::prelude::*;
use kipp_game::cli::words::Language;
use serde::{Deserialize, Serialize};

use crate::platform;

/// Settings that are kept between two runs.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Code of the language; empty for that of the environment.
    pub language: String,
    /// Size of panels and letters, 1 is usual.
    pub scale: f32,
    /// Stronger edges and pure colours.
    pub has_high_contrast: bool,
    /// No gliding cameras, no glow.
    pub has_reduced_motion: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: String::new(),
            scale: 1.0,
            has_high_contrast: false,
            has_reduced_motion: false,
        }
    }
}

/// Smallest and largest size of panels.
pub const SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.0;

impl Settings {
    /// The kept settings; the usual ones where none are kept or they cannot be read.
    #[must_use]
    pub fn kept() -> Settings {
        let text = platform::settings_file().and_then(|path| platform::read(&path).ok());
        let read = text.and_then(|text| toml::from_str::<Settings>(&text).ok());
        let mut settings = read.unwrap_or_default();
        if !SCALES.contains(&settings.scale) {
            settings.scale = 1.0;
        }
        settings
    }

    /// The language, or that of the environment.
    #[must_use]
    pub fn language(&self) -> Language {
        let named = self.language.parse();
        named.unwrap_or_else(|_| Language::of_environment())
    }

    /// Keeps these settings.
    ///
    /// # Errors
    /// When there is no place for them.
    pub fn keep(&self) -> std::io::Result<()> {
        let path = platform::settings_file().ok_or(std::io::ErrorKind::NotFound)?;
        let text = toml::to_string(self).unwrap_or_default();
        platform::write_with_folders(&path, text.as_bytes())
    }
}
