//! What a person sets once and for all.

use bevy::prelude::*;
use kipp_game::cli::words::Language;
use serde::{Deserialize, Serialize};

use crate::platform;
use crate::tick::{Pace, SPEEDS};

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
    /// Times as fast as real time.
    pub speed: f32,
    /// Whether whatever moves is at its end at once.
    pub is_instant: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: String::new(),
            scale: 1.0,
            has_high_contrast: false,
            has_reduced_motion: false,
            speed: 1.0,
            is_instant: false,
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
        if !SPEEDS.contains(&settings.speed) {
            settings.speed = 1.0;
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

/// Lets time pass as fast as it did when the program was left, and keeps how that is changed.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, set_pace)
        .add_systems(Last, keep_pace);
}

fn set_pace(settings: Res<Settings>, mut pace: ResMut<Pace>, mut time: ResMut<Time<Virtual>>) {
    pace.speed = settings.speed;
    pace.is_instant = settings.is_instant;
    time.set_relative_speed(settings.speed);
}

/// Where it cannot be kept, it holds until the program ends.
fn keep_pace(pace: Res<Pace>, mut settings: ResMut<Settings>) {
    let now = Settings {
        speed: pace.speed,
        is_instant: pace.is_instant,
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
    fn time_passes_as_fast_as_when_the_program_was_left() {
        let mut app = App::new();
        app.insert_resource(Settings {
            speed: 4.0,
            is_instant: true,
            ..Settings::default()
        });
        app.init_resource::<Pace>()
            .init_resource::<Time<Virtual>>()
            .add_systems(Startup, set_pace);
        app.update();
        let pace = app.world().resource::<Pace>();
        let time = app.world().resource::<Time<Virtual>>();
        assert!(pace.is_instant);
        assert!(
            [pace.speed, time.relative_speed()]
                .iter()
                .all(|it| (it - 4.0).abs() < 1e-6)
        );
    }
}
