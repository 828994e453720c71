//! Pictures, and what is seen where in them.

use bevy::math::{UVec2, Vec2, Vec3};
use bevy::prelude::Transform;
use image::RgbaImage;
use kipp_physics::MachineSpec;
use kipp_viewer::camera::{Aim, FIELD_RAD, Frame, Preset};
use kipp_viewer::poses::Placed;
use kipp_viewer::scene::palette::Palette;
use kipp_viewer::scene::stage::Scenery;

/// Size of the pictures, pixels.
pub const SIZE: UVec2 = UVec2::new(640, 360);

/// Keeps a picture in the target folder.
pub fn keep(picture: &RgbaImage, name: &str) {
    let path = format!("{}/{name}.png", env!("CARGO_TARGET_TMPDIR"));
    picture
        .save(path)
        .expect("the target folder can be written");
}

/// Where a point of the scene is in the picture.
pub fn pixel(point: Vec3, scenery: &Scenery, preset: Preset) -> Vec2 {
    let size = SIZE.as_vec2();
    let camera = Frame::new(size.x / size.y).view(scenery, &Aim::at(preset));
    let camera: Transform = camera.transform();
    let at = camera.rotation.inverse() * (point - camera.translation);
    let slope = Vec2::new(at.x, -at.y) / -at.z / (FIELD_RAD / 2.0).tan();
    (slope * size.y + size) / 2.0
}

/// Hue in degrees and saturation of what is seen round a pixel.
pub fn hue(picture: &RgbaImage, at: Vec2) -> (f32, f32) {
    let mut sum = Vec3::ZERO;
    for (right, down) in [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1)] {
        let at = at.as_ivec2() + bevy::math::IVec2::new(right, down);
        let found = picture.get_pixel_checked(at.x.unsigned_abs(), at.y.unsigned_abs());
        let [red, green, blue, _] = found.expect("it is inside the picture").0;
        sum += Vec3::new(red.into(), green.into(), blue.into());
    }
    hue_of(sum / 5.0 / 255.0)
}

/// Hue in degrees and saturation of a colour.
pub fn hue_of(rgb: Vec3) -> (f32, f32) {
    let (most, least) = (rgb.max_element(), rgb.min_element());
    let around = Vec2::new(
        rgb.x - (rgb.y + rgb.z) / 2.0,
        3f32.sqrt() / 2.0 * (rgb.y - rgb.z),
    );
    let share = (most - least) / most.max(1e-6);
    (around.to_angle().to_degrees(), share)
}

/// Whether a pixel has the colour of a tube, in light or shadow.
pub fn is_tube(picture: &RgbaImage, at: Vec2, tube: usize) -> bool {
    let colour = Palette::CALM.tubes[tube].to_srgba();
    let (wanted, share) = hue_of(Vec3::new(colour.red, colour.green, colour.blue));
    let (found, strength) = hue(picture, at);
    match share < 0.2 {
        true => strength < 0.2,
        false => (found - wanted).abs() < 10.0 && strength > 0.35,
    }
}

/// Points on the side of a tube that looks to the camera of the front preset.
pub fn side(spec: &MachineSpec, placed: &Placed, tube: usize) -> Vec<Vec3> {
    let spec = &spec.tube[tube];
    let point = |share: f64| {
        let at = spec.to_tube_frame(share * spec.length_m, 0.0);
        placed.at * bevy::math::DVec3::new(at.x, at.y, spec.outer_apothem_m()).as_vec3()
    };
    [0.6, 0.7, 0.78].map(point).to_vec()
}
