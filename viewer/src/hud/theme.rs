//! Colours and sizes of everything that people read.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle, Theme, Visuals, vec2};
use kipp_game::cli::words::Words;

use crate::settings::Settings;

/// The colours of one look.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Behind everything.
    pub ground: Color32,
    /// Letters.
    pub ink: Color32,
    /// Letters of lesser weight.
    pub faint_ink: Color32,
    /// What can be pressed.
    pub button: Color32,
    /// What the pointer is over.
    pub hovered: Color32,
    /// What is chosen.
    pub chosen: Color32,
    /// Edges.
    pub edge: Stroke,
    /// What asks for attention.
    pub accent: Color32,
    /// What went wrong.
    pub alarm: Color32,
    /// Behind a line that tells what went wrong.
    pub alarm_ground: Color32,
    /// What the lab draws: weights, moments, events.
    pub lab: LabColours,
}

/// What the lab draws: weights and their moments, events, and what is said of them. White letters can
/// be read on each of them, and each of them on white.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LabColours {
    /// Dice, and whatever turns the mouth down.
    pub tipping: Color32,
    /// The tube's board, and whatever lifts the mouth.
    pub restoring: Color32,
    /// The ballast alone, and a tube that goes back or is let go.
    pub ballast: Color32,
    /// What the bearing holds.
    pub friction: Color32,
    /// The sum of all moments, and the centre of all mass.
    pub sum: Color32,
    /// The plumb line through the rod.
    pub plumb: Color32,
    /// A tube that strikes its front stop.
    pub front: Color32,
    /// Behind the time in which a hand holds the tube.
    pub held: Color32,
}

impl Palette {
    /// The edge of what the pointer is over: nothing that could be taken for a choice.
    fn hovered_edge(&self) -> Stroke {
        Stroke::new(self.edge.width, self.faint_ink)
    }
}

const CALM: Palette = Palette {
    ground: Color32::from_rgb(0xfb, 0xf7, 0xf0),
    ink: Color32::from_rgb(0x1c, 0x17, 0x14),
    faint_ink: Color32::from_rgb(0x52, 0x48, 0x40),
    button: Color32::from_rgb(0xee, 0xe5, 0xd7),
    hovered: Color32::from_rgb(0xe3, 0xd5, 0xbf),
    chosen: Color32::from_rgb(0xbf, 0xdc, 0xda),
    edge: Stroke {
        width: 1.0,
        color: Color32::from_rgb(0xcd, 0xc0, 0xac),
    },
    accent: Color32::from_rgb(0x1f, 0x6b, 0x6f),
    alarm: Color32::from_rgb(0x9b, 0x2c, 0x1f),
    alarm_ground: Color32::from_rgb(0xfc, 0xe9, 0xdf),
    lab: LabColours {
        tipping: Color32::from_rgb(0xb4, 0x4a, 0x00),
        restoring: Color32::from_rgb(0x0a, 0x69, 0xb4),
        ballast: Color32::from_rgb(0x0d, 0x70, 0x5f),
        friction: Color32::from_rgb(0x66, 0x66, 0x6e),
        sum: Color32::from_rgb(0xb8, 0x19, 0x86),
        plumb: Color32::from_rgb(0x40, 0x40, 0x47),
        front: Color32::from_rgb(0x6b, 0x3a, 0x12),
        held: Color32::from_rgba_premultiplied(0x1c, 0x1a, 0x18, 0x24),
    },
};

const STARK: Palette = Palette {
    ground: Color32::WHITE,
    ink: Color32::BLACK,
    faint_ink: Color32::BLACK,
    button: Color32::WHITE,
    hovered: Color32::from_rgb(0xdc, 0xdc, 0xdc),
    chosen: Color32::from_rgb(0xff, 0xe0, 0x00),
    edge: Stroke {
        width: 2.0,
        color: Color32::BLACK,
    },
    accent: Color32::from_rgb(0x00, 0x2f, 0xb0),
    alarm: Color32::from_rgb(0xb0, 0x00, 0x00),
    alarm_ground: Color32::WHITE,
    lab: LabColours {
        tipping: Color32::from_rgb(0x8a, 0x30, 0x00),
        restoring: Color32::from_rgb(0x00, 0x2f, 0xb0),
        ballast: Color32::from_rgb(0x00, 0x50, 0x40),
        friction: Color32::from_rgb(0x48, 0x48, 0x48),
        sum: Color32::from_rgb(0x86, 0x00, 0x62),
        plumb: Color32::BLACK,
        front: Color32::from_rgb(0x4a, 0x26, 0x00),
        held: Color32::from_rgba_premultiplied(0x00, 0x00, 0x00, 0x48),
    },
};

/// How something is said and drawn: in which words and colours.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The colours.
    pub palette: &'a Palette,
    /// The words.
    pub words: &'a Words,
}

/// The colours that these settings ask for.
#[must_use]
pub fn palette(settings: &Settings) -> Palette {
    match settings.has_high_contrast {
        true => STARK,
        false => CALM,
    }
}

/// Gives every panel its colours, letters and size when the settings change.
pub fn dress(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut is_dressed: Local<bool>,
) -> Result {
    if *is_dressed && !settings.is_changed() {
        return Ok(());
    }
    *is_dressed = true;
    let context = contexts.ctx_mut()?;
    let palette = palette(&settings);
    context.set_theme(Theme::Light);
    context.set_zoom_factor(settings.scale);
    let animation_seconds = match settings.has_reduced_motion {
        true => 0.0,
        false => 0.1,
    };
    context.all_styles_mut(|style| {
        letters(style);
        style.visuals = visuals(&palette);
        style.animation_time = animation_seconds;
    });
    Ok(())
}

fn letters(style: &mut egui::Style) {
    let sizes = [
        (TextStyle::Small, 14.0),
        (TextStyle::Body, 17.0),
        (TextStyle::Monospace, 16.0),
        (TextStyle::Button, 17.0),
        (TextStyle::Heading, 25.0),
    ];
    for (name, size) in sizes {
        let family = match name {
            TextStyle::Monospace => FontFamily::Monospace,
            _ => FontFamily::Proportional,
        };
        style.text_styles.insert(name, FontId::new(size, family));
    }
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 6.0);
    spacing.button_padding = vec2(10.0, 5.0);
    spacing.interact_size = vec2(40.0, 30.0);
    spacing.icon_width = 20.0;
    spacing.icon_width_inner = 12.0;
    spacing.combo_height = 400.0;
    spacing.scroll = egui::style::ScrollStyle::solid();
    spacing.scroll.fade.strength = 0.0;
    // Drawn in the colour of letters, which is seen on any ground.
    spacing.scroll.foreground_color = true;
    style.interaction.selectable_labels = false;
}

fn visuals(palette: &Palette) -> Visuals {
    let mut visuals = Visuals::light();
    visuals.panel_fill = palette.ground;
    visuals.window_fill = palette.ground;
    visuals.window_stroke = palette.edge;
    visuals.extreme_bg_color = Color32::WHITE;
    visuals.faint_bg_color = palette.button;
    visuals.weak_text_color = Some(palette.faint_ink);
    visuals.hyperlink_color = palette.accent;
    visuals.error_fg_color = palette.alarm;
    visuals.selection.bg_fill = palette.chosen;
    visuals.selection.stroke = Stroke::new(1.0, palette.ink);
    let widgets = &mut visuals.widgets;
    let states = [
        (&mut widgets.noninteractive, palette.ground, palette.edge),
        (&mut widgets.inactive, palette.button, palette.edge),
        (
            &mut widgets.hovered,
            palette.hovered,
            palette.hovered_edge(),
        ),
        (&mut widgets.active, palette.chosen, strong(palette)),
        (&mut widgets.open, palette.hovered, palette.edge),
    ];
    for (look, fill, edge) in states {
        look.bg_fill = fill;
        look.weak_bg_fill = fill;
        look.bg_stroke = edge;
        look.fg_stroke = Stroke::new(1.0, palette.ink);
        look.corner_radius = CornerRadius::same(6);
        look.expansion = 0.0;
    }
    visuals
}

/// Lets the rails of sliders be seen on any ground.
pub fn show_rails(ui: &mut egui::Ui) {
    let visuals = ui.visuals_mut();
    visuals.widgets.inactive.bg_fill = visuals.widgets.noninteractive.bg_stroke.color;
}

fn strong(palette: &Palette) -> Stroke {
    Stroke::new(palette.edge.width.max(1.5), palette.accent)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance as WCAG 2.1 defines it.
    fn luminance(colour: Color32) -> f32 {
        let [red, green, blue, _] = egui::Rgba::from(colour).to_array();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        (one / other).max(other / one)
    }

    /// WCAG 2.1 asks for 4.5 (success criterion 1.4.3), and for 7 where contrast is to be high (1.4.6).
    #[test]
    fn everything_that_is_read_stands_out_from_its_ground() {
        for (palette, least) in [(CALM, 4.5), (STARK, 7.0)] {
            let it = palette.lab;
            let drawn = [
                it.tipping,
                it.restoring,
                it.ballast,
                it.friction,
                it.sum,
                it.plumb,
                it.front,
            ];
            for colour in drawn {
                let found = contrast(colour, palette.ground);
                assert!(found >= least, "{colour:?} on its ground: {found}");
                let found = contrast(colour, Color32::WHITE);
                assert!(found >= least, "white on {colour:?}: {found}");
            }
            for ink in [
                palette.ink,
                palette.faint_ink,
                palette.accent,
                palette.alarm,
            ] {
                assert!(contrast(ink, palette.ground) >= least, "{ink:?}");
            }
            for fill in [palette.button, palette.hovered, palette.chosen] {
                assert!(contrast(palette.ink, fill) >= least, "{fill:?}");
            }
        }
        let rail = contrast(STARK.edge.color, STARK.ground);
        assert!(rail >= 7.0, "rails of sliders: {rail}");
    }
}
