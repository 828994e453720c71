//! Points.

use bevy_egui::egui::{Grid, RichText, ScrollArea, Ui, vec2};

use kipp_game::cli::score::Scores;

/// Everybody's points in one line, as if the match ended now.
#[must_use]
pub fn brief(scores: &Scores) -> String {
    let said = scores.rows.iter().filter_map(|row| match &row[..] {
        [name, .., total, _] => Some(format!("{name}: {total}")),
        _ => None,
    });
    said.collect::<Vec<_>>().join(" · ")
}

/// Draws where everybody's points come from, in a narrow column: a paragraph a player.
pub fn show_narrow(ui: &mut Ui, scores: &Scores) {
    for row in &scores.rows {
        let [name, parts @ .., total, _] = &row[..] else {
            continue;
        };
        ui.label(format!("{name}: {total}"));
        let heads = scores.head.iter().skip(1);
        let parts = heads
            .zip(parts)
            .map(|(head, part)| format!("{head} {part}"));
        ui.label(RichText::new(parts.collect::<Vec<_>>().join(" · ")).weak());
        ui.add_space(4.0);
    }
}

/// Draws where everybody's points come from: a column a player, a row a part.
pub fn show_whole(ui: &mut Ui, scores: &Scores) {
    let room = ui.ctx().content_rect().size() * vec2(0.8, 0.5);
    ScrollArea::both()
        .id_salt("scores")
        .max_width(room.x)
        .max_height(room.y)
        .show(ui, |ui| table(ui, scores));
}

fn table(ui: &mut Ui, scores: &Scores) {
    Grid::new("scores")
        .num_columns(scores.rows.len() + 1)
        .spacing([22.0, 4.0])
        .min_row_height(24.0)
        .striped(true)
        .show(ui, |ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            for (place, head) in scores.head.iter().enumerate() {
                ui.label(RichText::new(head).weak());
                for row in &scores.rows {
                    ui.label(row.get(place).map_or("", String::as_str));
                }
                ui.end_row();
            }
        });
}
