//! A film as an animated GIF.

use bevy::math::{DVec2, UVec2};
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use image::RgbaImage;
use kipp_physics::machine::TICK_HZ;

/// How much a colour may have changed since it was drawn without being drawn again, 0 to 255. What
/// stays is stored in next to no bytes.
const SAME: u8 = 2;

/// How carefully colours are chosen, 1 best to 30.
const HASTE: i32 = 6;

/// A film under way.
pub struct Film {
    size: UVec2,
    delay: u16,
    shown: Option<RgbaImage>,
    frames: Vec<Frame<'static>>,
}

impl Film {
    /// A film whose pictures are `ticks` apart, shown `slow` times slower than real.
    #[must_use]
    pub fn new(size: UVec2, ticks: u32, slow: f64) -> Film {
        let hundredths = 100.0 * slow * f64::from(ticks) / f64::from(TICK_HZ);
        let delay = DVec2::splat(hundredths.round()).as_uvec2().x;
        Film {
            size,
            delay: u16::try_from(delay.max(2)).unwrap_or(u16::MAX),
            shown: None,
            frames: Vec::new(),
        }
    }

    /// One more picture.
    pub fn add(&mut self, picture: &RgbaImage) {
        let mut drawn = picture.clone();
        match &mut self.shown {
            None => self.shown = Some(picture.clone()),
            Some(shown) => {
                for (old, new) in shown.pixels_mut().zip(drawn.pixels_mut()) {
                    let differs = |at: usize| old.0[at].abs_diff(new.0[at]) > SAME;
                    match (0..3).any(differs) {
                        true => *old = *new,
                        false => new.0 = [0; 4],
                    }
                }
            }
        }
        let [width, height] = self
            .size
            .to_array()
            .map(|side| u16::try_from(side).unwrap_or(0));
        let mut frame = Frame::from_rgba_speed(width, height, &mut drawn, HASTE);
        frame.delay = self.delay;
        frame.dispose = DisposalMethod::Keep;
        self.frames.push(frame);
    }

    /// The file.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        let [width, height] = self
            .size
            .to_array()
            .map(|side| u16::try_from(side).unwrap_or(0));
        if let Some(last) = self.frames.last_mut() {
            last.delay = last.delay.saturating_mul(10);
        }
        let mut file = Vec::new();
        // A vector takes whatever is written, so nothing can fail but the format's own rules.
        if let Ok(mut encoder) = Encoder::new(&mut file, width, height, &[]) {
            let _ = encoder.set_repeat(Repeat::Infinite);
            for frame in &self.frames {
                let _ = encoder.write_frame(frame);
            }
        }
        file
    }
}
