//! Rows below the moves of the main line: variations with a rail at their left, comments and better moves.

use egui::{FontSelection, Rect, Response, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::cell::{self, MoveCell, Size};
use super::entries::Entries;
use super::rows::MoveRow;
use crate::app::shell::command::{Command, StudyCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;

/// Distance of the first rail from the left, and of each further rail from the one before, in points.
const FIRST_RAIL: f32 = 30.0;
const RAILS: f32 = 12.0;
const RAIL: f32 = 2.0;
/// Gap between a rail and its moves, in points.
const BESIDE: f32 = 5.0;
/// Space beside the text of a clickable row, in points.
const ASIDE: f32 = 2.0;

/// Left end of the moves of a variation, in points.
pub(super) fn left_of(depth: usize) -> f32 {
    FIRST_RAIL + RAILS * depth.saturating_sub(1) as f32 + BESIDE
}

pub(super) fn draw(
    ui: &mut Ui,
    rect: Rect,
    row: &MoveRow,
    entries: Entries,
    context: &PanelContext,
) -> Option<Command> {
    match row {
        MoveRow::Moves { .. } => None,
        MoveRow::Line { depth, moves } => {
            rail(ui, rect, *depth);
            let mut left = rect.left() + left_of(*depth);
            let mut wanted = None;
            for &(place, width) in moves {
                let cell = MoveCell {
                    place,
                    rect: Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height())),
                    size: Size::Small,
                };
                left += width;
                wanted = cell::draw(ui, &cell, entries, context).or(wanted);
            }
            wanted
        }
        MoveRow::More { depth, lines, first } => {
            rail(ui, rect, *depth);
            let words = Phrase::new("study-more-lines").with("lines", *lines);
            let words = context.texts().say(&words);
            let place = rect.with_min_x(rect.left() + left_of(*depth) + 2.0);
            let colour = theme::palette(ui.ctx()).secondary;
            let pressed = line_of(ui, place, [&words; 2], colour, ("more", *first)).clicked();
            pressed.then_some(Command::Study(StudyCommand::Go(*first)))
        }
        MoveRow::Better(place) => {
            let listed = entries.listed(*place)?;
            let line: Vec<String> =
                listed.better.iter().map(|mv| context.texts().say(mv)).collect();
            let say = |moves: usize| {
                let line = line[..moves].join("  ");
                let better = Phrase::new("study-better").with("line", line);
                context.texts().say(&better)
            };
            let depth = listed.depth;
            let place = rect.with_min_x(rect.left() + note_left(depth));
            let words = say(line.len());
            // Drops whole moves at the end, because a move is never cut.
            let shorter = (1..=line.len()).rev().map(say).collect();
            let width = place.width() - 2.0 * ASIDE;
            let shown = widgets::fitting_text(ui, width, shorter, &TextStyle::Small);
            let colour = theme::palette(ui.ctx()).ok;
            let name = ("better", listed.node);
            let better = line_of(ui, place, [&words, &shown], colour, name);
            let better = if shown == words { better } else { widgets::tip(better, &words) };
            better.clicked().then_some(Command::Study(StudyCommand::Go(listed.node)))
        }
        MoveRow::Comment { place, depth } => {
            if *depth > 0 {
                rail(ui, rect, *depth);
            }
            let listed = entries.listed(*place)?;
            let place = rect.with_min_x(rect.left() + note_left(*depth));
            let colour = theme::palette(ui.ctx()).secondary;
            let words = listed.comment.replace('\n', " ");
            let comment = line_of(ui, place, [&words; 2], colour, ("comment", listed.node));
            let comment = widgets::tip(comment, &listed.comment);
            comment.clicked().then_some(Command::Study(StudyCommand::Comment(listed.node)))
        }
    }
}

/// Left end of a note to a move at this depth, in points.
fn note_left(depth: usize) -> f32 {
    match depth {
        0 => FIRST_RAIL + 4.0,
        deep => left_of(deep) + 3.0,
    }
}

fn rail(ui: &Ui, rect: Rect, depth: usize) {
    let x = rect.left() + left_of(depth) - BESIDE;
    let palette = theme::palette(ui.ctx());
    let stroke = palette.stroke(RAIL, palette.accent.gamma_multiply(palette.opacity(0.8)));
    ui.painter().vline(x, rect.y_range(), stroke);
}

/// Draws clickable text and cuts it where it does not fit. `words` is for screen readers, `shown` is drawn.
fn line_of(
    ui: &Ui,
    rect: Rect,
    [words, shown]: [&str; 2],
    colour: egui::Color32,
    name: impl std::hash::Hash + std::fmt::Debug,
) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(name), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    cell::ground(ui, &response, false);
    let font = FontSelection::from(TextStyle::Small).resolve(ui.style());
    let height = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let at = pos2(rect.left() + ASIDE, rect.center().y - height / 2.0);
    let width = rect.width() - 2.0 * ASIDE;
    widgets::line_of_text(ui, at, width, shown, TextStyle::Small, colour);
    response
}
