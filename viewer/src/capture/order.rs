//! What pictures are wanted.

use std::path::PathBuf;

use bevy::math::UVec2;
use clap::{ArgGroup, Args};
use kipp_game::cli::dialogue::ECHOED;
use kipp_game::cli::drop::{Tube, casts};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::screen::excerpt;
use kipp_game::cli::words::{Words, say};
use kipp_physics::MachineSpec;

use super::{Excerpt, FRAME_TICKS, Scenario, Subject};
use crate::camera::Preset;

/// Smallest and largest side of a picture, pixels.
const SIDES: std::ops::RangeInclusive<u32> = 16..=4096;

/// Width and height of a picture that nobody gave a size, pixels.
const SHOT_SIZE: UVec2 = UVec2::new(1280, 720);
/// Width and height of a film that nobody gave a size, pixels.
const FILM_SIZE: UVec2 = UVec2::new(480, 270);

/// Slowest and fastest film, times slower than real.
const SLOWNESS: std::ops::RangeInclusive<f64> = 0.1..=12.0;

/// The options of pictures.
#[derive(Args, Clone, Debug, Default)]
#[command(group(ArgGroup::new("picture").args(["shot", "gif"]).multiple(true)))]
#[command(group(ArgGroup::new("bench").args(["shot", "gif", "lab"]).multiple(true)))]
pub struct PictureArgs {
    /// Draws the moment at which dice pour into a PNG file, without a window.
    #[arg(long, value_name = "FILE")]
    shot: Option<PathBuf>,
    /// Draws the drop that makes a tube tip into an animated GIF file, without a window.
    #[arg(long, value_name = "FILE")]
    gif: Option<PathBuf>,
    /// Width and height, pixels; 1280x720 for the PNG and 480x270 for the GIF if left out.
    #[arg(
        long,
        value_name = "SIZE",
        requires = "picture",
        allow_hyphen_values = true
    )]
    size: Option<String>,
    /// Where from.
    #[arg(long, value_enum, value_name = "CAMERA", requires = "picture")]
    camera: Option<Camera>,
    /// Times slower than real.
    #[arg(long, value_name = "TIMES", requires = "gif")]
    slow: Option<String>,
    /// Whether tubes are seen through and moments are drawn.
    #[arg(long, value_enum, value_name = "SWITCH", requires = "picture")]
    overlay: Option<Switch>,
    /// The tube.
    #[arg(long, value_name = "TUBE", requires = "bench")]
    tube: Option<String>,
    /// Sizes of the dice in their order; medium ones until the tube tips if left out.
    #[arg(long, value_name = "SIZES", requires = "bench")]
    dice: Option<String>,
    /// Seed of the hand.
    #[arg(long, value_name = "N", requires = "bench")]
    seed: Option<u64>,
    /// A saved match instead of a drop.
    #[arg(
        long,
        value_name = "FILE",
        requires = "picture",
        conflicts_with_all = ["machine", "overlay", "tube", "dice", "seed"]
    )]
    record: Option<PathBuf>,
    /// The step of the match: the picture is of the table after it, the film begins with it.
    #[arg(
        long,
        value_name = "N",
        requires = "record",
        conflicts_with_all = ["tube", "dice", "seed"]
    )]
    step: Option<usize>,
}

/// A camera by its name.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Camera {
    Front,
    Mouth,
    Side,
}

/// On or off.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Switch {
    On,
    Off,
}

/// Pictures that can be made.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// File of the picture.
    pub shot: Option<PathBuf>,
    /// File of the film.
    pub film: Option<PathBuf>,
    /// Width and height, pixels; `None` for what is usual.
    pub size: Option<UVec2>,
    /// Where from.
    pub preset: Preset,
    /// Times slower than real.
    pub slow: f64,
    /// Whether tubes are seen through and moments are drawn.
    pub has_overlay: bool,
    /// What happens.
    pub subject: Subject,
}

impl PictureArgs {
    /// The order, if pictures are wanted at all.
    ///
    /// # Errors
    /// One line when a value cannot be used.
    pub fn order(&self, spec: &MachineSpec, words: &Words) -> Result<Option<Order>, Failure> {
        if self.shot.is_none() && self.gif.is_none() {
            return Ok(None);
        }
        let size = self.size.as_deref().map(|text| side_by_side(text, words));
        Ok(Some(Order {
            shot: self.shot.clone(),
            film: self.gif.clone(),
            size: size.transpose()?,
            preset: self.preset(),
            slow: self.slowness(words)?,
            has_overlay: self.overlay == Some(Switch::On),
            subject: self.subject(spec, words)?,
        }))
    }

    fn preset(&self) -> Preset {
        match self.camera {
            None | Some(Camera::Front) => Preset::Front,
            Some(Camera::Mouth) => Preset::Mouth,
            Some(Camera::Side) => Preset::Side,
        }
    }

    fn slowness(&self, words: &Words) -> Result<f64, Failure> {
        let asked = self.slow.as_deref().unwrap_or("1");
        let slow = asked.trim().parse().ok();
        match slow.filter(|slow| SLOWNESS.contains(slow)) {
            Some(slow) => Ok(slow),
            None => Err(Failure::input(say!(
                words,
                "viewer-slow",
                asked = excerpt(asked, ECHOED),
                least = SLOWNESS.start().to_string(),
                most = SLOWNESS.end().to_string()
            ))),
        }
    }

    fn subject(&self, spec: &MachineSpec, words: &Words) -> Result<Subject, Failure> {
        match &self.record {
            Some(path) => Ok(Subject::Record(Excerpt {
                path: path.clone(),
                step: self.step,
            })),
            None => Ok(Subject::Drop(self.scenario(spec, words)?)),
        }
    }

    /// Whether dice, their tube or the hand are named.
    #[must_use]
    pub fn has_scenario(&self) -> bool {
        self.dice.is_some() || self.tube.is_some() || self.seed.is_some()
    }

    /// What is dropped.
    ///
    /// # Errors
    /// One line when a tube or the dice cannot be used.
    pub fn scenario(&self, spec: &MachineSpec, words: &Words) -> Result<Scenario, Failure> {
        let name = self.tube.as_deref();
        // The same as that of `kipp drop`.
        let name = name.or_else(|| spec.tube.first().map(|tube| tube.name.as_str()));
        let tube = Tube::named(name.unwrap_or_default(), spec, words)?;
        let dice = self.dice.as_deref();
        let casts = dice
            .map(|dice| casts(dice, &tube, spec, words))
            .transpose()?;
        Ok(Scenario {
            tube: tube.index(),
            casts,
            seed: self.seed.unwrap_or(1),
        })
    }
}

impl Order {
    /// Width and height of the picture, pixels.
    #[must_use]
    pub fn shot_size(&self) -> UVec2 {
        self.size.unwrap_or(SHOT_SIZE)
    }

    /// Width and height of the film, pixels.
    #[must_use]
    pub fn film_size(&self) -> UVec2 {
        self.size.unwrap_or(FILM_SIZE)
    }

    /// Ticks from one picture of the film to the next.
    #[must_use]
    pub fn ticks_between(&self) -> u32 {
        let ticks = (f64::from(FRAME_TICKS) / self.slow).round().max(1.0);
        bevy::math::DVec2::splat(ticks).as_uvec2().x
    }
}

/// Width and height as in `480x270`.
fn side_by_side(text: &str, words: &Words) -> Result<UVec2, Failure> {
    let number = |text: &str| text.trim().parse().ok().filter(|side| SIDES.contains(side));
    let sides = text.split_once(['x', 'X', '×']);
    let size = sides.and_then(|(width, height)| Some(UVec2::new(number(width)?, number(height)?)));
    size.ok_or_else(|| {
        Failure::input(say!(
            words,
            "viewer-size",
            asked = excerpt(text, ECHOED),
            least = SIDES.start().to_string(),
            most = SIDES.end().to_string()
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::words;
    use kipp_game::cli::words::Language;

    fn args() -> PictureArgs {
        PictureArgs {
            shot: Some("a.png".into()),
            ..PictureArgs::default()
        }
    }

    #[test]
    fn sizes_are_two_whole_numbers_within_bounds() {
        let words = words(Language::English);
        let size = |text: &str| side_by_side(text, &words).ok();
        assert_eq!(size("480x270"), Some(UVec2::new(480, 270)));
        assert_eq!(size("480 X 270"), Some(UVec2::new(480, 270)));
        for bad in [
            "", "480", "480x", "0x10", "15x16", "4097x16", "-4x20", "1e3x20", "9x9x9",
        ] {
            assert_eq!(size(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_picture_and_a_film_have_their_own_sizes_unless_one_is_given() {
        let words = words(Language::English);
        let sizes = |size: Option<&str>| {
            let args = PictureArgs {
                gif: Some("a.gif".into()),
                size: size.map(str::to_owned),
                ..args()
            };
            let order = args.order(&MachineSpec::builtin(), &words).ok().flatten();
            order.map(|order| (order.shot_size(), order.film_size()))
        };
        assert_eq!(sizes(None), Some((SHOT_SIZE, FILM_SIZE)));
        let given = UVec2::new(320, 200);
        assert_eq!(sizes(Some("320x200")), Some((given, given)));
    }

    #[test]
    fn slow_motion_shows_more_ticks_and_never_none() {
        let words = words(Language::English);
        let spec = MachineSpec::builtin();
        let ticks = |slow: &str| {
            let args = PictureArgs {
                slow: Some(slow.to_owned()),
                ..args()
            };
            let order = args.order(&spec, &words).ok().flatten();
            order.map(|order| order.ticks_between())
        };
        assert_eq!(ticks("1"), Some(FRAME_TICKS));
        assert_eq!(ticks("4.0"), Some(FRAME_TICKS / 4));
        assert_eq!(ticks("12"), Some(1));
        for bad in ["0", "-1", "nan", "1e99", "4x", ""] {
            assert_eq!(ticks(bad), None, "{bad}");
        }
    }

    #[test]
    fn nothing_is_ordered_without_a_file() {
        let words = words(Language::English);
        let order = PictureArgs::default().order(&MachineSpec::builtin(), &words);
        assert_eq!(order.ok(), Some(None));
    }
}
