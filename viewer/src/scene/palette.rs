//! Colours and what things are made of.

use bevy::prelude::*;
use kipp_game::dice::Colour;

use super::die::Mark;

/// What is seen of a die besides its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Candy {
    /// A die of the games that know no colours.
    Plain,
    /// A coloured die.
    Coloured(Colour),
}

impl Candy {
    /// All kinds.
    pub const ALL: [Candy; 4] = [
        Candy::Plain,
        Candy::Coloured(Colour::Yellow),
        Candy::Coloured(Colour::Red),
        Candy::Coloured(Colour::Blue),
    ];

    /// Position in [`Candy::ALL`].
    #[must_use]
    pub fn index(self) -> usize {
        match self {
            Candy::Plain => 0,
            Candy::Coloured(colour) => 1 + colour.index(),
        }
    }

    /// The shape of its pips.
    #[must_use]
    pub fn mark(self) -> Mark {
        match self {
            Candy::Plain | Candy::Coloured(Colour::Yellow) => Mark::Disc,
            Candy::Coloured(Colour::Red) => Mark::Triangle,
            Candy::Coloured(Colour::Blue) => Mark::Star,
        }
    }
}

/// The colours of a scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// Behind everything, and the table as far as it is lit.
    pub air: Color,
    /// The table.
    pub table: Color,
    /// A tray's floor.
    pub floor: Color,
    /// A tray's walls.
    pub wall: Color,
    /// The front wall, through which dice are seen.
    pub glass: Color,
    /// The frame.
    pub frame: Color,
    /// The rod.
    pub rod: Color,
    /// The tubes, by their number.
    pub tubes: [Color; 3],
    /// Bands that number the tubes.
    pub band: Color,
    /// A tube's inside.
    pub lining: Color,
    /// Ballast.
    pub ballast: Color,
    /// The cup from which dice are thrown.
    pub cup: Color,
    /// Dice, by [`Candy::index`].
    pub candies: [Color; 4],
    /// Their pips.
    pub pips: [Color; 4],
    /// Size of pips, 1 is usual.
    pub pip_scale: f32,
}

const fn rgb(hex: u32) -> Color {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color::srgb(
        red as f32 / 255.0,
        green as f32 / 255.0,
        blue as f32 / 255.0,
    )
}

impl Palette {
    /// Calm colours of a sweet factory.
    pub const CALM: Palette = Palette {
        air: rgb(0x00e8_e1d6),
        table: rgb(0x00e2_d5c1),
        floor: rgb(0x0052_6b70),
        wall: rgb(0x00d8_b98a),
        glass: Color::srgba(0.86, 0.95, 0.98, 0.07),
        frame: rgb(0x00a8_7443),
        rod: rgb(0x00c9_9a62),
        tubes: [rgb(0x00b8_673a), rgb(0x00b4_bcc4), rgb(0x00d9_a92f)],
        band: rgb(0x004a_3524),
        lining: rgb(0x008a_6a48),
        ballast: rgb(0x0055_5b61),
        cup: rgb(0x008c_4a34),
        candies: [
            rgb(0x00f4_f0e6),
            rgb(0x00ff_c629),
            rgb(0x00e0_2f3c),
            rgb(0x002f_7fd6),
        ],
        pips: [
            rgb(0x003a_2a1c),
            rgb(0x004a_2a08),
            rgb(0x00ff_f6ea),
            rgb(0x00ff_ffff),
        ],
        pip_scale: 1.0,
    };

    /// Pure colours and a white table.
    pub const STRONG: Palette = Palette {
        air: rgb(0x00ff_ffff),
        table: rgb(0x00ff_ffff),
        floor: rgb(0x0010_1418),
        wall: rgb(0x0060_6468),
        glass: Color::srgba(0.85, 0.95, 1.0, 0.12),
        frame: rgb(0x0040_3020),
        rod: rgb(0x0080_5020),
        tubes: [rgb(0x00a8_4400), rgb(0x00e4_ecf4), rgb(0x00ff_c800)],
        band: rgb(0x0000_0000),
        lining: rgb(0x0030_2418),
        ballast: rgb(0x0020_2428),
        cup: rgb(0x0060_2810),
        candies: [
            rgb(0x00ff_ffff),
            rgb(0x00ff_e000),
            rgb(0x00e8_0018),
            rgb(0x0000_5cff),
        ],
        pips: [
            rgb(0x0000_0000),
            rgb(0x0000_0000),
            rgb(0x00ff_ffff),
            rgb(0x00ff_ffff),
        ],
        pip_scale: 1.15,
    };

    /// The colours for these eyes.
    #[must_use]
    pub fn of(has_high_contrast: bool) -> Palette {
        match has_high_contrast {
            true => Palette::STRONG,
            false => Palette::CALM,
        }
    }
}

/// Board, wood, felt: what takes light and gives little back.
#[must_use]
pub fn matt(color: Color) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        perceptual_roughness: 0.85,
        reflectance: 0.25,
        ..default()
    }
}

/// Printed board with a metallic sheen.
#[must_use]
pub fn sheen(color: Color) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        perceptual_roughness: 0.34,
        metallic: 0.5,
        reflectance: 0.5,
        ..default()
    }
}

/// What is looked through; drawn after everything that may lie behind it.
#[must_use]
pub fn clear(color: Color, alpha: f32) -> StandardMaterial {
    StandardMaterial {
        base_color: color.with_alpha(alpha),
        alpha_mode: AlphaMode::Blend,
        perceptual_roughness: 0.3,
        depth_bias: 1.0,
        cull_mode: None,
        double_sided: true,
        ..default()
    }
}

/// Boiled sugar: light goes in, and some comes out again.
#[must_use]
pub fn candy(color: Color) -> StandardMaterial {
    StandardMaterial {
        base_color: color.with_alpha(0.8),
        alpha_mode: AlphaMode::Blend,
        perceptual_roughness: 0.16,
        reflectance: 0.55,
        diffuse_transmission: 0.3,
        emissive: color.to_linear() * 0.2,
        ..default()
    }
}
