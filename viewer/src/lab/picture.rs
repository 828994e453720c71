//! A picture of the plots: some of what moves the looked-at tube, against time.

use bevy_egui::egui::{Color32, Rangef, RichText, Ui};
use egui_plot::{AxisHints, GridInput, GridMark, Line, LineStyle, Plot, PlotPoints, Span, VLine};
use kipp_game::cli::words::{Words, decimal};
use kipp_physics::telemetry::Frame;

use super::{Event, Mark, Record, Strip};
use crate::hud::theme::{LabColours, Look};

/// Most points of one line; more cannot be told apart.
const MOST_POINTS: usize = 600;

/// How strong the colour of a moment is that a hand bears.
const PALE: f32 = 0.5;

/// Height that a number beside a picture needs, points.
const NUMBER: f32 = 22.0;

/// Which of the lab's colours.
type Hue = fn(&LabColours) -> Color32;

/// One curve.
pub struct Curve {
    key: &'static str,
    colour: Hue,
    is_dashed: bool,
    of: fn(&Frame) -> f64,
}

/// One picture with its curves.
pub struct Picture {
    /// Message key of its name.
    pub key: &'static str,
    /// Its curves.
    pub curves: &'static [Curve],
    /// Whether it shows moments, which do nothing while a hand bears them.
    is_of_moments: bool,
    /// Numbers that are always in the picture, so that a tremble stays small.
    includes: [f64; 2],
}

const fn curve(key: &'static str, colour: Hue, of: fn(&Frame) -> f64) -> Curve {
    Curve {
        key,
        colour,
        is_dashed: false,
        of,
    }
}

const fn dashed(key: &'static str, colour: Hue, of: fn(&Frame) -> f64) -> Curve {
    Curve {
        is_dashed: true,
        ..curve(key, colour, of)
    }
}

/// All pictures.
pub const PICTURES: [Picture; 4] = [
    Picture {
        key: "lab-plot-angle",
        is_of_moments: false,
        includes: [0.0, 40.0],
        curves: &[curve(
            "lab-angle",
            |it| it.sum,
            |frame| frame.angle_rad.to_degrees(),
        )],
    },
    Picture {
        key: "lab-plot-rate",
        is_of_moments: false,
        includes: [-100.0, 100.0],
        curves: &[curve(
            "lab-rate",
            |it| it.sum,
            |frame| frame.rate_rad_per_s.to_degrees(),
        )],
    },
    Picture {
        key: "lab-plot-moments",
        is_of_moments: true,
        includes: [-1.0, 1.0],
        curves: &[
            curve(
                "lab-dice",
                |it| it.tipping,
                |frame| 1e3 * frame.dice_moment_nm,
            ),
            curve(
                "lab-board",
                |it| it.restoring,
                |frame| 1e3 * frame.board_moment_nm,
            ),
            curve(
                "lab-ballast",
                |it| it.ballast,
                |frame| 1e3 * frame.ballast_moment_nm,
            ),
            dashed(
                "lab-friction",
                |it| it.friction,
                |frame| 1e3 * frame.friction_moment_nm,
            ),
            curve("lab-sum", |it| it.sum, |frame| 1e3 * frame.net_moment_nm),
        ],
    },
    Picture {
        key: "lab-plot-energies",
        is_of_moments: false,
        includes: [0.0, 1.0],
        curves: &[
            curve(
                "lab-kinetic",
                |it| it.tipping,
                |frame| 1e3 * frame.kinetic_j,
            ),
            curve(
                "lab-potential",
                |it| it.restoring,
                |frame| 1e3 * frame.potential_j,
            ),
            dashed(
                "lab-total",
                |it| it.sum,
                |frame| 1e3 * (frame.kinetic_j + frame.potential_j),
            ),
        ],
    },
];

/// The colour of an event's marks.
pub fn colour(event: Event, colours: &LabColours) -> Color32 {
    match event {
        Event::Drop => colours.friction,
        Event::LetGo => colours.ballast,
        Event::Leave => colours.tipping,
        Event::Front => colours.front,
        Event::Return => colours.restoring,
    }
}

/// What the pictures show.
pub struct Film<'a> {
    records: Vec<&'a Record>,
    marks: Vec<Mark>,
}

impl Film<'_> {
    /// The last seconds of a strip.
    pub fn of(strip: &Strip, span_s: f64) -> Film<'_> {
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

    /// The records in stretches in which a hand holds the tube, or in which none does.
    fn stretches(&self) -> impl Iterator<Item = &[&Record]> {
        let is_held = |record: &Record| record.frame.is_held;
        (self.records).chunk_by(move |one, next| is_held(one) == is_held(next))
    }

    /// From when to when a hand holds the tube, s.
    fn holds(&self) -> impl Iterator<Item = [f64; 2]> {
        self.stretches().filter_map(|stretch| {
            let (first, last) = (stretch.first()?.frame, stretch.last()?.frame);
            first.is_held.then_some([first.time_s, last.time_s])
        })
    }
}

/// Draws the picture at this height.
pub fn draw(ui: &mut Ui, picture: &Picture, height: f32, film: &Film, look: Look<'_>) {
    let Look { palette, words } = look;
    let colours = &palette.lab;
    let numbers = f64::from((height / NUMBER).clamp(3.0, 6.0));
    let plot = Plot::new(picture.key)
        .height(height)
        .allow_scroll(false)
        .custom_x_axes(vec![axis(ui, " s", words)])
        .custom_y_axes(vec![axis(ui, "", words)])
        .x_grid_spacer(|grid| round_marks(&grid, 5.0, [0.0, 0.03]))
        .y_grid_spacer(move |grid| round_marks(&grid, numbers, [0.06; 2]))
        .link_cursor("lab-plots", [true, false])
        .set_margin_fraction([0.01, 0.08].into());
    let plot = match film.records.is_empty() {
        true => plot.include_x(0.0).include_x(1.0),
        false => plot,
    };
    let plot = picture.includes.into_iter().fold(plot, Plot::include_y);
    plot.show(ui, |ui| {
        for [from, to] in film.holds() {
            ui.span(Span::new("", from..=to).fill(colours.held));
        }
        for mark in &film.marks {
            let line = VLine::new("", mark.time_s);
            ui.vline(
                line.color(colour(mark.event, colours))
                    .width(1.0)
                    .allow_hover(false),
            );
        }
        for curve in picture.curves {
            for stretch in film.stretches() {
                ui.line(line(picture, curve, stretch, look));
            }
        }
    });
}

/// A curve while a hand holds the tube, or while none does.
fn line<'a>(picture: &Picture, curve: &Curve, stretch: &[&Record], look: Look<'_>) -> Line<'a> {
    let point = |record: &&Record| [record.frame.time_s, (curve.of)(&record.frame)];
    let points: PlotPoints = stretch.iter().map(point).collect();
    let is_held = stretch.first().is_some_and(|record| record.frame.is_held);
    let colour = (curve.colour)(&look.palette.lab);
    // As strong as edges are, for those who need it.
    let edge = look.palette.edge.width;
    let (colour, width) = match is_held && picture.is_of_moments {
        true => (colour.gamma_multiply(PALE), edge),
        false => (colour, edge + 0.6),
    };
    let style = match curve.is_dashed {
        true => LineStyle::dashed_loose(),
        false => LineStyle::Solid,
    };
    let line = Line::new(look.words.text(curve.key), points);
    line.color(colour).width(width).style(style)
}

/// Marks at round numbers, at most about so many: 1, 2 or 5 times a power of ten apart. None stands
/// in these shares of the span at its ends.
fn round_marks(grid: &GridInput, most: f64, ends: [f64; 2]) -> Vec<GridMark> {
    let (from, to) = grid.bounds;
    let least = ((to - from) / most).max(1e-6);
    let [before, after] = ends.map(|share| share * (to - from));
    let (from, to) = (from + before, to - after);
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
pub fn curves(ui: &mut Ui, picture: &Picture, look: Look<'_>) {
    if picture.curves.len() < 2 {
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for curve in picture.curves {
            let sign = if curve.is_dashed { "- -" } else { "—" };
            let text = format!("{sign} {}", look.words.text(curve.key));
            let colour = (curve.colour)(&look.palette.lab);
            ui.label(RichText::new(text).small().color(colour));
        }
    });
}
