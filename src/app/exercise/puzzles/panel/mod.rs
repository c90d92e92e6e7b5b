//! The panel of a puzzle: the task, the remark on the user's play, and the other puzzles.

pub(crate) mod card;
mod head;
mod own;
pub(crate) mod stars;
pub(crate) mod tiles;

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::exercise::puzzles::{ListedPuzzles, PuzzleBoard, PuzzleSource, PuzzleState};
use crate::app::shell::command::Command;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::panels::layout::GAP;
use crate::app::shell::theme;

/// Height of the card at the bottom, in points.
const CARD: f32 = 140.0;
/// Panel height, in points, below which its parts stand closer together.
const LOW: f32 = 560.0;
/// Panel width, in points, from which its text is large.
const WIDE: f32 = 260.0;
/// Height of the card above the board of a narrow window, in points.
const HEAD: f32 = 86.0;
/// Heights of the buttons and of the row of tiles below the board of a narrow window, in points.
const BUTTONS: f32 = 36.0;
const TILES: f32 = 40.0;
const TIGHT: f32 = 6.0;

struct Shown<'a> {
    board: &'a dyn PuzzleBoard,
    state: PuzzleState,
    list: Option<&'a ListedPuzzles>,
}

impl<'a> Shown<'a> {
    fn new(board: &'a dyn PuzzleBoard, context: &PanelContext<'a>) -> Self {
        let state = board.state();
        let lists = match state.source {
            PuzzleSource::Program => context.puzzle_lists,
            PuzzleSource::Own => context.own_lists,
        };
        let mut lists = lists.iter();
        let list = lists.find(|list| list.game == state.game);
        Self { board, state, list }
    }

    /// 1 if the game has no list.
    fn count(&self) -> usize {
        self.list.map_or(1, |list| list.puzzles.len())
    }
}

/// Draws the panel beside the board and returns the chosen command.
pub fn beside(
    ui: &mut Ui,
    rect: Rect,
    puzzle: &dyn PuzzleBoard,
    context: &PanelContext,
) -> Option<Command> {
    let shown = Shown::new(puzzle, context);
    let palette = theme::palette(ui.ctx());
    let foot = rect.with_min_y(rect.bottom() - CARD);
    let body = match shown.state.remark {
        Some(_) => rect.with_max_y(foot.top() - GAP),
        None => rect,
    };
    ui.painter().add(theme::card(palette, false).paint(body));
    let wide = rect.width() >= WIDE;
    let inner = body.shrink(if wide { 16.0 } else { 12.0 });
    let builder = UiBuilder::new().max_rect(inner).id_salt("puzzle");
    let chosen = ui
        .scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.y = if rect.height() < LOW { 4.0 } else { 7.0 };
            let mut wanted = head::show(ui, &shown, context, wide);
            wanted = head::buttons(ui, &shown, context).or(wanted);
            head::so_far(ui, &shown, context);
            wanted = own::show(ui, &shown, context).or(wanted);
            ui.separator();
            let bottom = inner.bottom() - tiles::BELOW;
            let room = bottom - ui.cursor().top();
            wanted = tiles::show(ui, room, &shown, context).or(wanted);
            wanted = tiles::todays(ui, &shown, context).or(wanted);
            wanted
        })
        .inner;
    card::show(ui, foot, &shown, context).or(chosen)
}

/// Draws the parts above and below the board of a narrow window. Returns the rectangle of the board and the
/// chosen command.
pub fn stacked(
    ui: &mut Ui,
    area: Rect,
    puzzle: &dyn PuzzleBoard,
    context: &PanelContext,
) -> (Rect, Option<Command>) {
    let shown = Shown::new(puzzle, context);
    let palette = theme::palette(ui.ctx());
    let area = area.shrink2(vec2(GAP, TIGHT));
    let top = area.with_max_y(area.top() + HEAD);
    let row = area.with_min_y(area.bottom() - TILES);
    let foot = Rect::from_min_max(
        pos2(area.left(), row.top() - TIGHT - BUTTONS),
        pos2(area.right(), row.top() - TIGHT),
    );
    ui.painter().add(theme::card(palette, false).paint(top));
    let builder = UiBuilder::new().max_rect(top.shrink2(vec2(12.0, 6.0))).id_salt("puzzle");
    let mut wanted = ui.scope_builder(builder, |ui| head::show_low(ui, &shown, context)).inner;
    let builder = UiBuilder::new().max_rect(foot).id_salt("puzzle buttons");
    let chosen = ui.scope_builder(builder, |ui| card::buttons_low(ui, foot, &shown, context));
    wanted = chosen.inner.or(wanted);
    let builder = UiBuilder::new().max_rect(row).id_salt("puzzle tiles");
    let chosen = ui.scope_builder(builder, |ui| tiles::row(ui, &shown, context));
    wanted = chosen.inner.or(wanted);
    let board = Rect::from_min_max(
        pos2(area.left(), top.bottom() + TIGHT),
        pos2(area.right(), foot.top() - TIGHT),
    );
    (board, wanted)
}
