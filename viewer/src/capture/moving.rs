//! A film as an animated GIF.

use bevy::math::{DVec2, UVec2};
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use image::RgbaImage;
use kipp_physics::machine::TICK_HZ;

/// How far a colour that is shown may be from the true one without being drawn again, 0 to 255. What
/// stays is stored in next to no bytes.
const SAME: u8 = 6;

/// How carefully colours are chosen, 1 best to 30.
const HASTE: i32 = 4;

/// A film under way.
pub struct Film {
    encoder: Encoder<Vec<u8>>,
    /// Width and height, pixels.
    size: [u16; 2],
    delay: u16,
    /// What the frames so far lead to, in the colours that their palettes have.
    shown: RgbaImage,
    /// The last frame, which is shown longer if no other follows.
    last: Option<Frame<'static>>,
}

impl Film {
    /// A film whose pictures are `ticks` apart, shown `slow` times slower than real.
    ///
    /// # Errors
    /// When pictures of this size make no film.
    pub fn new(size: UVec2, ticks: u32, slow: f64) -> Result<Film, EncodingError> {
        let hundredths = 100.0 * slow * f64::from(ticks) / f64::from(TICK_HZ);
        let delay = DVec2::splat(hundredths.round()).as_uvec2().x;
        let sides = size
            .to_array()
            .map(|side| u16::try_from(side).unwrap_or(u16::MAX));
        let mut encoder = Encoder::new(Vec::new(), sides[0], sides[1], &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Film {
            encoder,
            size: sides,
            delay: u16::try_from(delay.max(2)).unwrap_or(u16::MAX),
            shown: RgbaImage::new(size.x, size.y),
            last: None,
        })
    }

    /// One more picture.
    ///
    /// # Errors
    /// When the picture has no place in the film.
    pub fn add(&mut self, picture: &RgbaImage) -> Result<(), EncodingError> {
        let mut drawn = picture.clone();
        if self.last.is_some() {
            for (old, new) in self.shown.pixels().zip(drawn.pixels_mut()) {
                let differs = |at: usize| old.0[at].abs_diff(new.0[at]) > SAME;
                if !(0..3).any(differs) {
                    new.0 = [0; 4];
                }
            }
        }
        let [width, height] = self.size;
        let mut frame = Frame::from_rgba_speed(width, height, &mut drawn, HASTE);
        frame.delay = self.delay;
        frame.dispose = DisposalMethod::Keep;
        self.show(&frame);
        match self.last.replace(frame) {
            Some(before) => self.encoder.write_frame(&before),
            None => Ok(()),
        }
    }

    /// Remembers which colours a frame shows: those that its palette misses are drawn again.
    fn show(&mut self, frame: &Frame) {
        let palette = frame.palette.as_deref().unwrap_or_default();
        let colours = palette.as_chunks::<3>().0;
        for (pixel, colour) in self.shown.pixels_mut().zip(frame.buffer.iter()) {
            if frame.transparent != Some(*colour)
                && let Some([red, green, blue]) = colours.get(usize::from(*colour))
            {
                pixel.0 = [*red, *green, *blue, u8::MAX];
            }
        }
    }

    /// The file; the last picture stays for a while.
    ///
    /// # Errors
    /// When the last picture has no place in the film.
    pub fn finish(mut self) -> Result<Vec<u8>, EncodingError> {
        if let Some(mut last) = self.last.take() {
            last.delay = last.delay.saturating_mul(10);
            self.encoder.write_frame(&last)?;
        }
        self.encoder.into_inner()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gif::{ColorOutput, DecodeOptions};
    use image::Rgba;

    /// A wide sky over sand, with a red block at a place.
    fn picture(block: Option<u32>) -> RgbaImage {
        RgbaImage::from_fn(64, 36, |x, y| {
            let is_block =
                block.is_some_and(|at| (at..at + 8).contains(&x) && (9..18).contains(&y));
            let shade = u8::try_from(180 + y).unwrap_or(0);
            match is_block {
                true => Rgba([200, 20, 30, 255]),
                false => Rgba([shade, shade - 20, shade - u8::try_from(x).unwrap_or(0), 255]),
            }
        })
    }

    #[test]
    fn what_has_passed_leaves_no_trace() {
        let blocks = (0..12).map(|at| Some(4 * at));
        let mut film = Film::new(UVec2::new(64, 36), 12, 1.0).expect("it is small");
        for block in blocks.chain([None; 4]) {
            film.add(&picture(block)).expect("it fits");
        }
        let file = film.finish().expect("it fits");
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut reader = options.read_info(&file[..]).expect("it is a GIF");
        let mut shown = RgbaImage::new(64, 36);
        let mut frames = 0;
        while let Some(frame) = reader.read_next_frame().expect("it is a GIF") {
            assert_eq!(frame.delay % 5, 0, "a twentieth of a second");
            frames += 1;
            let drawn = frame.buffer.as_chunks::<4>().0;
            for (pixel, drawn) in shown.pixels_mut().zip(drawn) {
                if drawn[3] != 0 {
                    pixel.0 = *drawn;
                }
            }
        }
        assert_eq!(frames, 16);
        for (found, wanted) in shown.pixels().zip(picture(None).pixels()) {
            let off = |at: usize| found.0[at].abs_diff(wanted.0[at]);
            assert!((0..3).all(|at| off(at) <= 12), "{found:?} {wanted:?}");
        }
    }
}
