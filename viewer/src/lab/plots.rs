//! Angle, angular speed, moments and energies of the looked-at tube against time.

use bevy_egui::egui::{Color32, Rangef, Rect, RichText, Ui, vec2};
use egui_plot::{AxisHints, GridInput, GridMark, Line, LineStyle, Plot, PlotPoints, VLine};
use kipp_game::cli::words::{Words, decimal};
use kipp_physics::telemetry::Frame;

use super::bars::{BALLAST, FRICTION, RESTORING, SUM, TIPPING};
use super::desk::Desk;
use super::{Event, Mark, Record, Strip};

/// Most points of one line; more cannot be told apart.
const MOST_POINTS: usize = 600;

/// Time spans to choose from, s.
pub const SPANS_S: [f64; 4] = [1.0, 3.0, 10.0, 60.0];

/// One curve.
struct Curve {
    key: &'static str,
    colour: Color32,
    is_dashed: bool,
    of: fn(&Frame) -> f64,
}

/// One picture with its curves.
struct Picture {
    key: &'static str,
    curves: &'static [Curve],
    /// Numbers that are always in the picture, so that a tremble stays small.
    includes: [f64; 2],
}

const fn curve(key: &'static str, colour: Color32, of: fn(&Frame) -> f64) -> Curve {
    Curve {
        key,
        colour,
        is_dashed: false,
        of,
    }
}

const fn dashed(key: &'static str, colour: Color32, of: fn(&Frame) -> f64) -> Curve {
    Curve {
        is_dashed: true,
        ..curve(key, colour, of)
    }
}

const PICTURES: [Picture; 4] = [
    Picture {
        key: "lab-plot-angle",
        includes: [0.0, 40.0],
        curves: &[curve("lab-angle", SUM, |frame| {
            frame.angle_rad.to_degrees()
        })],
    },
    Picture {
        key: "lab-plot-rate",
        includes: [-100.0, 100.0],
        curves: &[curve("lab-rate", SUM, |frame| {
            frame.rate_rad_per_s.to_degrees()
        })],
    },
    Picture {
        key: "lab-plot-moments",
        includes: [-1.0, 1.0],
        curves: &[
            curve("lab-dice", TIPPING, |frame| 1e3 * frame.dice_moment_nm),
            curve("lab-board", RESTORING, |frame| 1e3 * frame.board_moment_nm),
            curve("lab-ballast", BALLAST, |frame| {
                1e3 * frame.ballast_moment_nm
            }),
            dashed("lab-friction", FRICTION, |frame| {
                1e3 * frame.friction_moment_nm
            }),
            curve("lab-sum", SUM, |frame| 1e3 * frame.net_moment_nm),
        ],
    },
    Picture {
        key: "lab-plot-energies",
        includes: [0.0, 1.0],
        curves: &[
            curve("lab-kinetic", TIPPING, |frame| 1e3 * frame.kinetic_j),
            curve("lab-potential", RESTORING, |frame| 1e3 * frame.potential_j),
            dashed("lab-total", SUM, |frame| {
                1e3 * (frame.kinetic_j + frame.potential_j)
            }),
        ],
    },
];

/// The letter at a mark is the first of its word.
fn word(event: Event, words: &Words) -> String {
    words.text(match event {
        Event::Drop => "lab-mark-drop",
        Event::LetGo => "lab-mark-let-go",
        Event::Tip => "lab-mark-tip",
        Event::Return => "lab-mark-return",
    })
}

fn colour(event: Event) -> Color32 {
    match event {
        Event::Drop => Color32::from_rgb(0x8a, 0x8a, 0x90),
        Event::LetGo => Color32::from_rgb(0x0f, 0x7a, 0x68),
        Event::Tip => TIPPING,
        Event::Return => RESTORING,
    }
}

const EVENTS: [Event; 4] = [Event::Drop, Event::LetGo, Event::Tip, Event::Return];

/// The choice of the time span, the legend of the marks and the pictures; one picture of one's choice
/// where there is no room for all.
pub fn show(ui: &mut Ui, strip: &Strip, desk: &mut Desk, words: &Words) {
    let is_small = ui.available_width() < SMALL;
    ui.horizontal_wrapped(|ui| {
        spans(ui, &mut desk.span_s, words);
        ui.separator();
        legend(ui, words);
    });
    if is_small {
        ui.horizontal_wrapped(|ui| {
            for (number, picture) in PICTURES.iter().enumerate() {
                ui.selectable_value(&mut desk.plot, number, words.text(picture.key));
            }
        });
    }
    let film = Film::of(strip, desk.span_s);
    match PICTURES.get(desk.plot).filter(|_| is_small) {
        Some(picture) => {
            curves(ui, picture, words);
            let height = ui.available_height() - AXIS;
            draw(ui, picture, height.max(LOWEST), &film, words);
        }
        None => all(ui, &film, words),
    }
}

fn spans(ui: &mut Ui, span_s: &mut f64, words: &Words) {
    ui.label(words.text("lab-last"));
    for span in SPANS_S {
        ui.selectable_value(span_s, span, format!("{span} s"));
    }
}

fn legend(ui: &mut Ui, words: &Words) {
    for event in EVENTS {
        let text = RichText::new(format!("| {}", word(event, words)));
        ui.label(text.color(colour(event)));
    }
}

/// The four pictures side by side, or in two rows.
fn all(ui: &mut Ui, film: &Film, words: &Words) {
    let across = if ui.available_width() < NARROW { 2 } else { 4 };
    let rows = PICTURES.chunks(across);
    let count = rows.len() as f32;
    let titles: f32 = rows.clone().map(title_height).sum();
    let height = (ui.available_height() - titles) / count - AXIS;
    ui.spacing_mut().item_spacing.x = 18.0;
    for row in rows {
        let title_height = title_height(row);
        ui.columns(across, |columns| {
            for (ui, picture) in columns.iter_mut().zip(row) {
                let size = vec2(ui.available_width(), title_height);
                ui.allocate_ui(size, |ui| {
                    ui.set_min_size(size);
                    ui.label(RichText::new(words.text(picture.key)).strong());
                    curves(ui, picture, words);
                });
                draw(ui, picture, height.max(LOWEST), film, words);
            }
        });
    }
}

/// Room for the names of a row's pictures, and of their curves where there are several.
fn title_height(row: &[Picture]) -> f32 {
    match row.iter().any(|picture| picture.curves.len() > 1) {
        true => 2.0 * TITLE,
        false => TITLE,
    }
}

/// What the pictures show.
struct Film<'a> {
    records: Vec<&'a Record>,
    marks: Vec<Mark>,
}

impl Film<'_> {
    /// The last seconds of a strip.
    fn of(strip: &Strip, span_s: f64) -> Film<'_> {
        let now = strip.records.back().map_or(0.0, |last| last.frame.time_s);
        let since = now - span_s;
        let first = strip
            .records
            .partition_point(|record| record.frame.time_s < since);
        let stride = (strip.records.len() - first) / MOST_POINTS + 1;
        let marks = strip.marks.iter().copied();
        Film {
            records: strip.records.iter().skip(first).step_by(stride).collect(),
            marks: marks.filter(|mark| mark.time_s >= since).collect(),
        }
    }
}

/// Below this width of the window's middle the pictures stand in two rows, points.
const NARROW: f32 = 900.0;

/// Below this width there is room for one picture.
const SMALL: f32 = 600.0;

/// Height of a line above a picture, points.
const TITLE: f32 = 18.0;

/// Height of what separates a picture from the next row, points.
const AXIS: f32 = 3.0;

/// A picture that is less high shows nothing, points.
const LOWEST: f32 = 40.0;

/// Height that the pictures are given.
#[must_use]
pub fn height(window: Rect) -> f32 {
    window.height() * 0.4
}

fn draw(ui: &mut Ui, picture: &Picture, height: f32, film: &Film, words: &Words) {
    let plot = Plot::new(picture.key)
        .height(height)
        .allow_scroll(false)
        .custom_x_axes(vec![axis(ui, " s", words)])
        .custom_y_axes(vec![axis(ui, "", words)])
        .x_grid_spacer(|grid| round_marks(&grid, 5.0, 0.0))
        .y_grid_spacer(|grid| round_marks(&grid, 6.0, 0.06))
        .link_cursor("lab-plots", [true, false])
        .set_margin_fraction([0.01, 0.08].into());
    let plot = match film.records.is_empty() {
        true => plot.include_x(0.0).include_x(1.0),
        false => plot,
    };
    let plot = picture.includes.into_iter().fold(plot, Plot::include_y);
    plot.show(ui, |ui| {
        for mark in &film.marks {
            let line = VLine::new("", mark.time_s);
            ui.vline(line.color(colour(mark.event)).width(1.0).allow_hover(false));
        }
        for curve in picture.curves {
            let point = |record: &&Record| [record.frame.time_s, (curve.of)(&record.frame)];
            let points: PlotPoints = film.records.iter().map(point).collect();
            let style = match curve.is_dashed {
                true => LineStyle::dashed_loose(),
                false => LineStyle::Solid,
            };
            let line = Line::new(words.text(curve.key), points);
            ui.line(line.color(curve.colour).width(1.6).style(style));
        }
    });
}

/// Marks at round numbers, at most about so many: 1, 2 or 5 times a power of ten apart. None stands
/// in this share of the span at either end.
fn round_marks(grid: &GridInput, most: f64, edge: f64) -> Vec<GridMark> {
    let (from, to) = grid.bounds;
    let least = ((to - from) / most).max(1e-6);
    let edge = edge * (to - from);
    let (from, to) = (from + edge, to - edge);
    let decade = 10_f64.powf(least.log10().floor());
    let factor = [1.0, 2.0, 5.0]
        .into_iter()
        .find(|factor| factor * decade >= least);
    let step_size = factor.unwrap_or(10.0) * decade;
    let first = (from / step_size).ceil();
    let places = (0u8..).map(|place| (first + f64::from(place)) * step_size);
    let marks = places.take_while(|value| *value <= to);
    marks.map(|value| GridMark { value, step_size }).collect()
}

/// An axis whose numbers can be read.
fn axis<'a>(ui: &Ui, unit: &'a str, words: &'a Words) -> AxisHints<'a> {
    let (hints, spacing) = match unit {
        "" => (AxisHints::new_y(), Rangef::new(11.0, 12.0)),
        _ => (AxisHints::new_x(), Rangef::new(36.0, 38.0)),
    };
    hints
        .formatter(move |mark, _| {
            let digits = (0..4).find(|digits| {
                let fine = mark.step_size * 10_f64.powi(*digits);
                (fine - fine.round()).abs() < 1e-6
            });
            let digits = usize::try_from(digits.unwrap_or(4)).unwrap_or(4);
            format!("{}{unit}", decimal(mark.value, digits, words))
        })
        .label_spacing(spacing)
        .tick_label_color(ui.visuals().text_color())
}

/// The names of a picture's curves in their colours, where it has several.
fn curves(ui: &mut Ui, picture: &Picture, words: &Words) {
    if picture.curves.len() < 2 {
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for curve in picture.curves {
            let sign = if curve.is_dashed { "- -" } else { "—" };
            let text = format!("{sign} {}", words.text(curve.key));
            ui.label(RichText::new(text).small().color(curve.colour));
        }
    });
}
