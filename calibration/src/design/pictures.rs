//! The pictures of a design's report.

use kipp_game::cli::words::say;

use super::answer::{Slice, Surface};
use super::report::{Writer, stepped};
use crate::document::figures::{Axes, Curve, Figure, Front, Map, curve, front, map};
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

    /// The best trade-offs between the band and the concerns.
    pub(super) fn trade_offs(&self) -> Section {
        let words = self.words;
        let (drawn, constant) = self.concerns();
        let mut text = vec![say!(words, "design-front-legend")];
        text.extend(self.is_beaten().then(|| words.text("design-front-found")));
        if !constant.is_empty() {
            let goals = constant.join(", ");
            text.push(say!(words, "design-front-constant", goals = goals));
        }
        Section {
            name: "design-front".to_owned(),
            title: say!(words, "design-trade-offs"),
            text,
            figure: (!drawn.is_empty()).then(|| self.front_figure(&drawn)),
            table: self.front_table(),
        }
    }

    /// Places among the goals of the concerns on which designs differ, and names of the others.
    fn concerns(&self) -> (Vec<usize>, Vec<String>) {
        let designs = &self.answer.designs;
        let differs = |goal: usize| {
            let mut pairs = designs.windows(2);
            pairs.any(|pair| pair[0].goals[goal].total_cmp(&pair[1].goals[goal]).is_ne())
        };
        let (drawn, constant): (Vec<usize>, Vec<usize>) =
            (1..=self.table.also.len()).partition(|goal| differs(*goal));
        let name = |goal: usize| self.table.also[goal - 1].said(self.words);
        (drawn, constant.into_iter().map(name).collect())
    }

    /// All designs by the first goal and each of these.
    fn front_figure(&self, drawn: &[usize]) -> Figure {
        let (words, answer) = (self.words, self.answer);
        let point = |place: usize, goal: usize| {
            let goals = &answer.designs[place].goals;
            (100.0 * goals[0], 100.0 * goals[goal])
        };
        let panels = drawn.iter().map(|goal| Front {
            y: self.table.also[goal - 1].said_in_percent(words),
            designs: (0..answer.designs.len())
                .map(|it| point(it, *goal))
                .collect(),
            best: answer.front.iter().map(|it| point(*it, *goal)).collect(),
            chosen: answer.chosen.iter().map(|it| point(*it, *goal)).collect(),
        });
        let others = drawn
            .iter()
            .map(|goal| self.table.also[goal - 1].said(words));
        let axes = Axes {
            alt: say!(
                words,
                "design-front-alt",
                designs = answer.designs.len(),
                what = self.table.aim.said(words),
                best = answer.front.len(),
                other = others.collect::<Vec<_>>().join(", ")
            ),
            x: self.table.aim.said_in_percent(words),
            y: String::new(),
        };
        let names = ["design-tried", "design-front", "design-best"].map(|key| words.text(key));
        front(
            &panels.collect::<Vec<_>>(),
            names.each_ref().map(String::as_str),
            &axes,
        )
    }

    /// The best trade-offs, and the design that was found if it is none of them.
    fn front_table(&self) -> Table {
        let (words, answer) = (self.words, self.answer);
        let mut table = Table::default();
        let mut add = |key: &str, title: String| table.columns.push(column(key, &title));
        for change in &answer.knobs {
            add(
                &change.field,
                self.shown(&change.field).titled(&change.field),
            );
        }
        add(self.table.aim.key(), self.table.aim.said(words));
        let also = self.table.also.iter();
        also.for_each(|concern| add(concern.key(), concern.said(words)));
        add("standing", say!(words, "design-standing"));
        let beaten = answer.chosen.filter(|_| self.is_beaten());
        let places = answer.front.iter().copied().chain(beaten);
        table.rows = places.map(|place| self.front_row(place)).collect();
        table
    }

    /// Whether the design found is not on the front.
    pub(super) fn is_beaten(&self) -> bool {
        let answer = self.answer;
        answer
            .chosen
            .is_some_and(|place| !answer.front.contains(&place))
    }

    fn front_row(&self, place: usize) -> Vec<Cell> {
        let (words, tried) = (self.words, &self.answer.designs[place]);
        let values = self.answer.knobs.iter().zip(&tried.values);
        let values = values.map(|(change, value)| {
            let shown = self.shown(&change.field);
            Cell::Number(stepped(shown, *value), shown.decimals())
        });
        let goals = tried.goals.iter().map(|share| Cell::Share(*share, 1));
        let (best, front) = (words.text("design-best"), words.text("design-front"));
        let is_best = self.answer.front.contains(&place);
        let standing = match (self.answer.chosen == Some(place), is_best) {
            (true, true) => Cell::named("best-front", format!("{best}, {front}")),
            (true, false) => Cell::named("best", best),
            (false, _) => Cell::named("front", front),
        };
        values.chain(goals).chain([standing]).collect()
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
