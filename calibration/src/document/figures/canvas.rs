//! The common look, and the step from drawing to element.

use kuva::backend::svg::SvgBackend;
use kuva::plot::LegendPosition;
use kuva::render::figure::Figure as Grid;
use kuva::render::layout::Layout;
use kuva::render::plots::Plot;
use kuva::render::render::render_multiple;
use kuva::render::theme::Theme;

use super::{Axes, Figure};

/// Blue and orange that people with any colour vision tell apart (Okabe and Ito).
pub const BLUE: &str = "#0072B2";
/// The second series.
pub const ORANGE: &str = "#D55E00";
/// What is wanted.
pub const GREEN: &str = "#009E73";
/// Whiskers upon bars, which no grey stands out from.
pub const BLACK: &str = "#000000";
/// Lines of reference.
pub const GREY: &str = "#595959";

/// Width and height of a figure, px; the page scales it.
pub const SIZE: (f64, f64) = (760.0, 420.0);

/// Most ticks on the horizontal axis of a figure.
pub const WIDE: f64 = 16.0;
/// Most ticks on the vertical axis of a figure, or on the horizontal axis of a small panel.
pub const HIGH: f64 = 8.0;

/// Distance of ticks on an axis of whole numbers, so that none stands between two of them: 1, 2, 5, 10,
/// 20, 50 and so on.
pub fn whole_step(width: f64, most: f64) -> f64 {
    let mut tens = 1.0;
    loop {
        let steps = [1.0, 2.0, 5.0].map(|step| step * tens);
        match steps.into_iter().find(|step| width <= step * most) {
            Some(step) => return step,
            None if width.is_finite() => tens *= 10.0,
            None => return 1.0,
        }
    }
}

/// The layout that all figures begin with.
pub fn layout(plots: &[Plot], axes: &Axes) -> Layout {
    Layout::auto_from_plots(plots)
        .with_theme(theme())
        .with_width(SIZE.0)
        .with_height(SIZE.1)
        .with_legend_position(LegendPosition::OutsideBottomColumns)
        .with_legend_box(false)
        .with_x_label(plain(&axes.x))
        .with_y_label(plain(&axes.y))
}

fn theme() -> Theme {
    Theme {
        font_family: Some("system-ui, 'DejaVu Sans', Arial, sans-serif".to_owned()),
        grid_color: "#dddddd".to_owned(),
        axis_color: "#333333".to_owned(),
        tick_color: "#333333".to_owned(),
        text_color: "#1a1a1a".to_owned(),
        ..Theme::light()
    }
}

/// Words in which a dollar sign is one: the library reads formulas between two of them.
pub fn plain(words: &str) -> String {
    words.replace('$', "\\$")
}

/// One panel.
pub fn draw(plots: Vec<Plot>, layout: Layout, alt: &str) -> Figure {
    finish(
        &SvgBackend::new().render_scene(&render_multiple(plots, layout)),
        alt,
    )
}

/// Panels of a size in rows of so many columns.
pub fn draw_grid(
    panels: Vec<(Vec<Plot>, Layout)>,
    columns: usize,
    (width, height): (f64, f64),
    alt: &str,
) -> Figure {
    let (plots, layouts): (Vec<_>, Vec<_>) = panels.into_iter().unzip();
    let grid = Grid::new(plots.len().div_ceil(columns), columns)
        .with_cell_size(width, height)
        .with_plots(plots)
        .with_layouts(layouts);
    finish(&SvgBackend::new().render_scene(&grid.render()), alt)
}

/// Makes the drawing scale with its place and speak: the library writes a fixed size and no words.
fn finish(svg: &str, alt: &str) -> Figure {
    let size = |name: &str| attribute(svg, name).unwrap_or_default();
    let head = format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{label}\"",
        width = size("width"),
        height = size("height"),
        label = escaped(alt),
    );
    Figure {
        svg: svg.replacen("<svg", &head, 1),
        alt: alt.to_owned(),
    }
}

fn attribute<'a>(svg: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = svg.split_once(&format!("{name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_of_whole_numbers_are_whole() {
        for (width, most, step) in [
            (2.0, WIDE, 1.0),
            (14.0, HIGH, 2.0),
            (33.0, HIGH, 5.0),
            (190.0, WIDE, 20.0),
        ] {
            assert!((whole_step(width, most) - step).abs() < 1e-12);
        }
    }

    #[test]
    fn a_finished_drawing_scales_and_is_described() {
        let figure = finish(
            "<svg xmlns=\"x\" width=\"10\" height=\"20\"></svg>",
            "a < \"b\"",
        );
        assert_eq!(
            figure.svg,
            "<svg viewBox=\"0 0 10 20\" role=\"img\" aria-label=\"a &lt; &quot;b&quot;\" \
             xmlns=\"x\" width=\"10\" height=\"20\"></svg>"
        );
    }
}
