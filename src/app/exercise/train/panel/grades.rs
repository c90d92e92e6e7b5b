//! The puzzles of a game: a row for each grade, of which one is unfolded to its tiles.

use egui::{Rect, Role, ScrollArea, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::heading;
use crate::app::exercise::puzzles::panel::{stars, tiles};
use crate::app::exercise::puzzles::{ListedPuzzle, ListedPuzzles};
use crate::app::shell::command::{Command, TrainCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph};
use crate::phrase::Phrase;

/// Height of a row, and side of its stars, in points.
const ROW: f32 = 32.0;
const STAR: f32 = 14.0;
/// Rows of tiles in sight.
const ROWS_OF_TILES: f32 = 3.0;

/// Draws the rows. Without a choice the grade of the next puzzle is unfolded.
pub(super) fn show(
    ui: &mut Ui,
    list: &ListedPuzzles,
    unfolded: Option<u8>,
    context: &PanelContext,
) -> Option<Command> {
    let solved = Phrase::new("welcome-puzzles")
        .with("solved", list.solved(context.progress))
        .with("count", list.puzzles.len());
    heading(ui, &context.text("command-puzzles"), &context.texts().say(&solved));
    ui.spacing_mut().item_spacing.y = 2.0;
    let last = context.settings.puzzles.get(list.game);
    let last = last.and_then(|id| list.place_of(id)).unwrap_or(0);
    let next = list.unsolved_from(last, context.progress);
    let unfolded = unfolded.unwrap_or(list.puzzles.get(next).map_or(0, |puzzle| puzzle.grade));
    let mut wanted = None;
    let mut first = 0;
    for same in list.puzzles.chunk_by(|one, next| one.grade == next.grade) {
        let is_unfolded = same[0].grade == unfolded;
        if row(ui, same, is_unfolded, context) {
            wanted = Some(Command::Train(TrainCommand::Unfold(same[0].grade)));
        }
        if is_unfolded {
            wanted = unfolded_tiles(ui, (first, same), next, context).or(wanted);
        }
        first += same.len();
    }
    wanted
}

/// Draws the row of a grade. Returns `true` if it was clicked.
fn row(ui: &mut Ui, same: &[ListedPuzzle], is_unfolded: bool, context: &PanelContext) -> bool {
    let palette = theme::palette(ui.ctx());
    let size = vec2(ui.available_width(), theme::target(ui.ctx(), ROW));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let (solved, count) = tiles::solved(same, context);
    let counted = Phrase::new("train-grade").with("solved", solved).with("count", count);
    let counted = context.texts().say(&counted);
    let name = format!("{} · {counted}", stars::words(same[0].grade, context));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_unfolded, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_expanded(is_unfolded));
    let colour = widgets::lit_ground(ui, &response);
    stars::paint(ui, rect.left_center(), STAR, same[0].grade);
    let left = rect.left() + stars::width(STAR) + 12.0;
    let style = if is_unfolded { theme::bold() } else { TextStyle::Body };
    let at = pos2(left, rect.center().y - 9.0);
    widgets::line_of_text(ui, at, rect.right() - left - 20.0, &counted, style, colour);
    let sign = Rect::from_center_size(pos2(rect.right() - 6.0, rect.center().y), Vec2::splat(12.0));
    let glyph = if is_unfolded { Glyph::Down } else { Glyph::Next };
    widgets::paint_glyph(ui.painter(), sign, glyph, palette.secondary);
    response.clicked()
}

fn unfolded_tiles(
    ui: &mut Ui,
    (first, same): (usize, &[ListedPuzzle]),
    next: usize,
    context: &PanelContext,
) -> Option<Command> {
    let width = ui.available_width() - ui.spacing().scroll.bar_width;
    let step = theme::target(ui.ctx(), tiles::STEP);
    let across = (((width + tiles::GAP) / step) as usize).max(1);
    let rows = same.len().div_ceil(across) as f32;
    let height = step * rows.min(ROWS_OF_TILES);
    let name = context.text("puzzle-tiles");
    let mut wanted = None;
    widgets::group(ui, Role::Group, &name, |ui| {
        let area = ScrollArea::vertical().id_salt(("tiles", same[0].grade));
        area.max_height(height).min_scrolled_height(height).auto_shrink([false, false]).show(
            ui,
            |ui| {
                let size = vec2(width, step * rows);
                let cell = |index| vec2((index % across) as f32, (index / across) as f32);
                // A grade that has just been unfolded shows the next puzzle.
                let key = egui::Id::unique("the unfolded grade");
                let shown = (same[0].grade, next);
                let before = ui.data_mut(|data| {
                    let before = data.get_temp::<(u8, usize)>(key);
                    data.insert_temp(key, shown);
                    before
                });
                let present = (next, before != Some(shown));
                wanted = tiles::grade(ui, (size, &cell), (first, same), present, context);
            },
        );
    });
    wanted
}
