//! The moments about the rod as bars: what tips, what restores, their sum, and what friction holds.

use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};
use kipp_game::cli::words::{Words, decimal};

use super::plan::Plan;
use crate::hud::theme::{LabColours, Look};

const ROW: f32 = 20.0;
const LABEL: f32 = 84.0;
const VALUE: f32 = 62.0;

/// One bar.
#[derive(Clone, Copy, Debug)]
pub struct Bar {
    /// Message key of its name.
    pub key: &'static str,
    /// Its ends, N·m.
    pub span_nm: [f64; 2],
    /// The number beside it, N·m.
    pub value_nm: f64,
    colour: fn(&LabColours) -> Color32,
}

/// The bars of a plan; the last one is the sum.
#[must_use]
pub fn bars(plan: &Plan) -> [Bar; 4] {
    let bar = |key, value_nm: f64, colour: fn(&LabColours) -> Color32| Bar {
        key,
        span_nm: [value_nm.min(0.0), value_nm.max(0.0)],
        value_nm,
        colour,
    };
    let band = plan.balance.dead_band_nm;
    [
        bar("lab-tipping", plan.tipping_nm(), |it| it.tipping),
        bar("lab-restoring", plan.restoring_nm(), |it| it.restoring),
        Bar {
            span_nm: [-band, band],
            ..bar("lab-friction", band, |it| it.friction)
        },
        bar("lab-sum", plan.balance.net_moment_nm, |it| it.sum),
    ]
}

/// Paints the bars over one scale, with the dead band behind the sum.
pub fn show(ui: &mut Ui, plan: &Plan, look: Look<'_>) {
    let (colours, words) = (&look.palette.lab, look.words);
    let bars = bars(plan);
    let size = vec2(ui.available_width(), ROW * (bars.len() as f32 + 0.8));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let most = bars.iter().flat_map(|bar| bar.span_nm);
    let most = most.fold(1e-6, |most: f64, end| most.max(end.abs()));
    let field = Rect::from_min_max(
        pos2(rect.left() + LABEL, rect.top()),
        pos2(rect.right() - VALUE, rect.bottom() - 0.8 * ROW),
    );
    #[allow(clippy::cast_possible_truncation, reason = "a place on the screen")]
    let at = |nm: f64| field.center().x + (nm / most) as f32 * field.width() / 2.0;
    let band = plan.balance.dead_band_nm;
    let shade = Rect::from_x_y_ranges(at(-band)..=at(band), field.y_range());
    ui.painter()
        .rect_filled(shade, 0.0, colours.friction.gamma_multiply(0.3));
    for (row, bar) in (0u8..).zip(&bars) {
        let top = rect.top() + f32::from(row) * ROW;
        let [from, to] = bar.span_nm.map(at);
        let body = Rect::from_min_max(pos2(from, top + 4.0), pos2(to, top + ROW - 4.0));
        ui.painter().rect_filled(body, 2.0, (bar.colour)(colours));
        texts(ui, rect, top + ROW / 2.0, bar, words);
    }
    axis(ui, field, words);
}

fn texts(ui: &Ui, rect: Rect, middle: f32, bar: &Bar, words: &Words) {
    let sign = match bar.key {
        "lab-friction" => "±",
        _ if bar.value_nm > 0.0 => "+",
        _ => "",
    };
    let value = format!("{sign}{}", decimal(1e3 * bar.value_nm, 3, words));
    let name = words.text(bar.key);
    text(ui, pos2(rect.left(), middle), Align2::LEFT_CENTER, &name);
    text(ui, pos2(rect.right(), middle), Align2::RIGHT_CENTER, &value);
}

fn axis(ui: &Ui, field: Rect, words: &Words) {
    let colour = ui.visuals().text_color();
    let zero = field.center().x;
    let line = [pos2(zero, field.top()), pos2(zero, field.bottom())];
    ui.painter().line_segment(line, Stroke::new(1.0, colour));
    let below = field.bottom() + 0.4 * ROW;
    let lifts = format!("⬅ {}", words.text("lab-lifts"));
    let lowers = format!("{} ➡", words.text("lab-lowers"));
    text(ui, pos2(zero - 6.0, below), Align2::RIGHT_CENTER, &lifts);
    text(ui, pos2(zero + 6.0, below), Align2::LEFT_CENTER, &lowers);
}

fn text(ui: &Ui, at: Pos2, anchor: Align2, text: &str) {
    let colour = ui.visuals().text_color();
    ui.painter().text(at, anchor, text, font(), colour);
}

fn font() -> FontId {
    FontId::proportional(12.5)
}
