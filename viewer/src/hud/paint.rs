//! Small things that several panels draw: swatches, dice with pips.

use bevy_egui::egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Response, Sense};
use bevy_egui::egui::{Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2};
use kipp_game::dice::{Colour, Face};

use super::rows::Tag;
use super::theme::Palette;

/// The ground of something with a colour.
#[must_use]
pub fn tint(colour: Colour) -> Color32 {
    match colour {
        Colour::Yellow => Color32::from_rgb(0xf6, 0xdc, 0x8e),
        Colour::Red => Color32::from_rgb(0xf3, 0xb9, 0xae),
        Colour::Blue => Color32::from_rgb(0xb4, 0xd3, 0xf2),
    }
}

/// The words of something on its colour, as one piece that is never broken where it fits.
pub fn plate(ui: &mut Ui, tag: &Tag) {
    let pad = vec2(6.0, 2.0);
    let widest = ui.max_rect().width() - 2.0 * pad.x;
    let font = TextStyle::Body.resolve(ui.style());
    let ink = ui.visuals().text_color();
    let text = ui.painter().layout(tag.text.clone(), font, ink, widest);
    let (rect, response) = ui.allocate_exact_size(text.size() + 2.0 * pad, Sense::hover());
    let round = CornerRadius::same(5);
    match tag.colour {
        Some(colour) => ui.painter().rect_filled(rect, round, tint(colour)),
        None => {
            let edge = ui.visuals().widgets.noninteractive.bg_stroke;
            (ui.painter()).rect_stroke(rect, round, edge, StrokeKind::Inside)
        }
    };
    ui.painter().galley(rect.min + pad, text, ink);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &tag.text));
}

/// How a die is shown.
#[derive(Clone, Copy, Debug)]
pub struct DieLook {
    /// Its upper face.
    pub face: Face,
    /// Whether it is touched.
    pub is_touched: bool,
    /// Whether touching it leads to something.
    pub leads_on: bool,
    /// Whether the keyboard's mark stands at it.
    pub is_marked: bool,
    /// The number of its key.
    pub number: usize,
}

/// How far a touched die is lifted, points.
const LIFT: f32 = 6.0;
/// Room for the number below a die, points.
const NUMBER: f32 = 18.0;

/// A die that can be clicked, with its pips painted.
pub fn die(ui: &mut Ui, edge: f32, look: DieLook, palette: &Palette) -> Response {
    let size = vec2(edge, edge + LIFT + NUMBER);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let down = if look.is_touched { 0.0 } else { LIFT };
    let square = Rect::from_min_size(rect.min + vec2(0.0, down), vec2(edge, edge)).shrink(2.0);
    let fill = match (look.is_touched, look.leads_on) {
        (true, _) => palette.chosen,
        (false, true) => Color32::WHITE,
        (false, false) => palette.button,
    };
    let stroke = match (look.is_touched, response.hovered() || look.is_marked) {
        (true, _) => Stroke::new(3.0, palette.accent),
        (false, true) => Stroke::new(2.5, palette.accent),
        (false, false) => Stroke::new(1.5, palette.ink),
    };
    let round = CornerRadius::same(8);
    ui.painter()
        .rect(square, round, fill, stroke, StrokeKind::Inside);
    let ink = match look.leads_on || look.is_touched {
        true => palette.ink,
        false => palette.faint_ink,
    };
    pips(ui.painter(), square, look.face, ink);
    let font = TextStyle::Small.resolve(ui.style());
    let below = rect.center_bottom();
    let number = look.number.to_string();
    ui.painter().text(
        below,
        Align2::CENTER_BOTTOM,
        &number,
        font,
        palette.faint_ink,
    );
    response.widget_info(|| {
        let name = format!("{number}: {}", look.face);
        WidgetInfo::selected(WidgetType::Checkbox, true, look.is_touched, name)
    });
    response
}

/// The pips of a face.
pub fn pips(painter: &Painter, square: Rect, face: Face, ink: Color32) {
    for &spot in spots(face) {
        painter.circle_filled(at(square, spot), square.width() * 0.085, ink);
    }
}

fn at(square: Rect, (across, down): (f32, f32)) -> Pos2 {
    let reach = square.width() * 0.27;
    let center = square.center();
    pos2(center.x + across * reach, center.y + down * reach)
}

/// Where the pips of a face are, from its middle, in steps.
fn spots(face: Face) -> &'static [(f32, f32)] {
    const ONE: [(f32, f32); 1] = [(0.0, 0.0)];
    const TWO: [(f32, f32); 2] = [(-1.0, 1.0), (1.0, -1.0)];
    const THREE: [(f32, f32); 3] = [(-1.0, 1.0), (0.0, 0.0), (1.0, -1.0)];
    const FOUR: [(f32, f32); 4] = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
    const FIVE: [(f32, f32); 5] = [
        (-1.0, -1.0),
        (1.0, -1.0),
        (0.0, 0.0),
        (-1.0, 1.0),
        (1.0, 1.0),
    ];
    const SIX: [(f32, f32); 6] = [
        (-1.0, -1.0),
        (1.0, -1.0),
        (-1.0, 0.0),
        (1.0, 0.0),
        (-1.0, 1.0),
        (1.0, 1.0),
    ];
    match face.pips() {
        1 => &ONE,
        2 => &TWO,
        3 => &THREE,
        4 => &FOUR,
        5 => &FIVE,
        _ => &SIX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_its_pips_in_places_of_their_own() {
        for face in Face::ALL {
            let spots = spots(face);
            assert_eq!(spots.len(), usize::from(face.pips()));
            for (place, spot) in spots.iter().enumerate() {
                assert!(!spots[..place].contains(spot), "{face}: {spot:?} twice");
            }
        }
    }
}
