//! The pictures of a design's report.

use kipp_game::cli::words::say;

use super::answer::{Slice, Surface};
use super::front::front as trade_offs;
use super::report::{Writer, stepped};
use crate::document::figures::{Axes, Curve, Map, curve, front, map};
use crate::document::{Cell, Column, Section, Table};
use crate::row::Status;
use crate::shown::Shown;

impl Writer<'_> {
    /// The share along one knob through the best design.
    pub(super) fn slice(&self, at: usize, slice: &Slice) -> Section {
        let words = self.words;
        let shown = self.shown(&slice.field);
        let title = shown.titled(&slice.field);
        let aim = self.table.aim;
        let points = slice.points.iter();
        let drawn = points.map(|(value, score)| score.aim(aim).percent_at(stepped(shown, *value)));
        let best = self.answer.knobs.get(at).map_or(0.0, |change| change.best);
        let drawing = Curve {
            points: drawn.collect(),
            is_whole: self.is_whole(&slice.field),
            nominal: Some((stepped(shown, best), say!(words, "design-best"))),
            wanted: Some((100.0 * self.study.goal.enough, say!(words, "design-enough"))),
            span: Some((0.0, 100.0)),
        };
        let axes = Axes {
            alt: say!(
                words,
                "design-slice-alt",
                what = aim.said(words),
                field = &slice.field,
                best = shown.measured(best, words)
            ),
            x: title,
            y: aim.said_in_percent(words),
        };
        Section {
            name: format!("design-along-{}", at + 1),
            title: say!(words, "design-along", field = &slice.field),
            text: self.unbuildable(slice).into_iter().collect(),
            figure: Some(curve(&drawing, &axes)),
            table: self.slice_table(slice),
        }
    }

    fn slice_table(&self, slice: &Slice) -> Table {
        let (words, aim) = (self.words, self.table.aim);
        let shown = self.shown(&slice.field);
        let mut table = Table::new([
            ("value", shown.titled(&slice.field)),
            (aim.key(), aim.said(words)),
            ("from", say!(words, "analysis-from")),
            ("to", say!(words, "analysis-to")),
        ]);
        for (value, outcome) in &slice.points {
            let share = outcome.aim(aim);
            let x = stepped(shown, *value);
            table.rows.push(vec![
                Cell::Number(x, shown.decimals()),
                Cell::Share(share.value, 1),
                Cell::Share(share.from, 1),
                Cell::Share(share.to, 1),
            ]);
        }
        for value in &slice.unbuildable {
            let mut row = vec![Cell::Number(stepped(shown, *value), shown.decimals())];
            row.push(Cell::named("", Status::Unbuildable.said(words)));
            row.extend([Cell::Missing, Cell::Missing]);
            table.rows.push(row);
        }
        table
    }

    /// The values that the curve leaves out.
    fn unbuildable(&self, slice: &Slice) -> Option<String> {
        let shown = self.shown(&slice.field);
        let values = slice.unbuildable.iter();
        let values: Vec<String> = values
            .map(|value| shown.measured(*value, self.words))
            .collect();
        (!values.is_empty()).then(|| {
            let (field, values) = (&slice.field, values.join(", "));
            say!(
                self.words,
                "design-unbuildable",
                field = field,
                values = values
            )
        })
    }

    /// The share over the first two knobs.
    pub(super) fn surface(&self, surface: &Surface) -> Section {
        let words = self.words;
        let shown = surface.fields.each_ref().map(|field| self.shown(field));
        let tolerances = surface.fields.each_ref();
        let tolerances = tolerances.map(|field| self.tolerance(field));
        let title = |axis: usize| shown[axis].titled(&surface.fields[axis]);
        let axes = Axes {
            alt: say!(
                words,
                "design-map-alt",
                what = self.table.aim.said(words),
                across = &surface.fields[0],
                up = &surface.fields[1],
                values = self.named_values()
            ),
            x: title(0),
            y: title(1),
        };
        Section {
            name: "design-map".to_owned(),
            title: say!(words, "design-map"),
            text: self.map_legend(surface, tolerances),
            figure: Some(map(&self.drawn_map(surface, shown, tolerances), &axes)),
            table: self.surface_table(surface, shown),
        }
    }

    fn drawn_map(&self, surface: &Surface, [across, up]: [Shown; 2], tolerances: [f64; 2]) -> Map {
        let words = self.words;
        let best = |axis: usize| {
            let knob = self.answer.knobs.get(axis);
            knob.map_or(0.0, |change| change.best)
        };
        Map {
            x: surface.x.iter().map(|x| stepped(across, *x)).collect(),
            y: surface.y.iter().map(|y| stepped(up, *y)).collect(),
            values: surface.shares.iter().map(|row| in_percent(row)).collect(),
            are_whole: [0, 1].map(|axis| self.is_whole(&surface.fields[axis])),
            scale: self.table.aim.said_in_percent(words),
            missing: Status::Unbuildable.said(words),
            chosen: (
                (stepped(across, best(0)), stepped(up, best(1))),
                say!(words, "design-best"),
            ),
            tolerance: (stepped(across, tolerances[0]), stepped(up, tolerances[1])),
            box_name: say!(words, "design-tolerance-box"),
        }
    }

    fn surface_table(&self, surface: &Surface, [across, up]: [Shown; 2]) -> Table {
        let words = self.words;
        let mut table = Table::new([
            ("across", across.titled(&surface.fields[0])),
            ("up", up.titled(&surface.fields[1])),
            (self.table.aim.key(), self.table.aim.said(words)),
        ]);
        let unbuildable = || Cell::named("", Status::Unbuildable.said(words));
        for (y, row) in surface.y.iter().zip(&surface.shares) {
            for (x, share) in surface.x.iter().zip(row) {
                table.rows.push(vec![
                    Cell::Number(stepped(across, *x), across.decimals()),
                    Cell::Number(stepped(up, *y), up.decimals()),
                    share.map_or_else(unbuildable, |share| Cell::Share(share, 1)),
                ]);
            }
        }
        table
    }

    /// The best trade-offs between the band and the first concern.
    pub(super) fn trade_offs(&self) -> Section {
        let words = self.words;
        let aim = self.table.aim;
        let also = self.table.also.iter();
        let also = also.map(|concern| (concern.key(), concern.said(words)));
        let goals: Vec<_> = [(aim.key(), aim.said(words))]
            .into_iter()
            .chain(also)
            .collect();
        let best = self.answer.front.iter();
        let best = best.map(|place| &self.answer.designs[*place]);
        let row = |goals: &Vec<f64>| goals.iter().map(|share| Cell::Share(*share, 1)).collect();
        let table = Table {
            columns: goals
                .iter()
                .map(|(key, title)| column(key, title))
                .collect(),
            rows: best.map(row).collect(),
        };
        let [all, line] = self.first_two_goals();
        let axes = Axes {
            alt: say!(
                words,
                "design-front-alt",
                designs = all.len(),
                what = &goals[0].1,
                best = line.len(),
                other = &goals[1].1
            ),
            x: goals[0].1.clone(),
            y: goals[1].1.clone(),
        };
        let names = (words.text("design-tried"), words.text("design-front"));
        Section {
            name: "design-front".to_owned(),
            title: say!(words, "design-trade-offs"),
            text: vec![say!(words, "design-front-legend")],
            figure: Some(front(&all, &line, (&names.0, &names.1), &axes)),
            table,
        }
    }

    /// Every design by the two goals of the picture, and the best trade-offs between these two alone.
    fn first_two_goals(&self) -> [Vec<(f64, f64)>; 2] {
        let designs = self.answer.designs.iter();
        let pairs: Vec<Vec<f64>> = designs.map(|goals| goals[..2].to_vec()).collect();
        let point = |pair: &Vec<f64>| (pair[0], pair[1]);
        let best = trade_offs(&pairs).into_iter();
        let mut line: Vec<_> = best.map(|place| point(&pairs[place])).collect();
        line.sort_by(|one, other| one.0.total_cmp(&other.0));
        [pairs.iter().map(point).collect(), line]
    }

    /// How the map is read; a dimension without a tolerance is named, for it has no side of the box.
    fn map_legend(&self, surface: &Surface, tolerances: [f64; 2]) -> Vec<String> {
        let fields = surface.fields.iter().zip(tolerances);
        let exact = fields.filter(|(_, tolerance)| *tolerance <= 0.0);
        let exact: Vec<&str> = exact.map(|(field, _)| field.as_str()).collect();
        let mut legend = vec![say!(self.words, "design-map-legend")];
        if !surface.has_every_step {
            let (wide, high) = (surface.x.len(), surface.y.len());
            legend.push(say!(
                self.words,
                "design-map-between",
                wide = wide,
                high = high
            ));
        }
        if !exact.is_empty() {
            let (count, fields) = (exact.len(), exact.join(", "));
            legend.push(say!(
                self.words,
                "design-map-exact",
                count = count,
                fields = fields
            ));
        }
        legend
    }

    fn tolerance(&self, path: &str) -> f64 {
        let knob = self
            .study
            .knobs
            .iter()
            .find(|knob| knob.field.path() == path);
        let tolerance = knob.and_then(|knob| knob.tolerance);
        tolerance.map_or(0.0, |tolerance| tolerance.plus_minus)
    }
}

fn in_percent(shares: &[Option<f64>]) -> Vec<Option<f64>> {
    let percent = shares.iter().map(|share| share.map(|share| 100.0 * share));
    percent.collect()
}

fn column(key: &str, title: &str) -> Column {
    Column {
        key: key.to_owned(),
        title: title.to_owned(),
    }
}
