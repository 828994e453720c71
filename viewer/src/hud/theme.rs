//! Colours and sizes of everything that people read.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle, Theme, Visuals, vec2};

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
};

const STARK: Palette = Palette {
    ground: Color32::WHITE,
    ink: Color32::BLACK,
    faint_ink: Color32::BLACK,
    button: Color32::WHITE,
    hovered: Color32::from_rgb(0xff, 0xf2, 0x80),
    chosen: Color32::from_rgb(0xff, 0xe0, 0x00),
    edge: Stroke {
        width: 2.0,
        color: Color32::BLACK,
    },
    accent: Color32::from_rgb(0x00, 0x2f, 0xb0),
    alarm: Color32::from_rgb(0xb0, 0x00, 0x00),
    alarm_ground: Color32::WHITE,
};

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

fn strong(palette: &Palette) -> Stroke {
    Stroke::new(palette.edge.width.max(1.5), palette.accent)
}
