//! Tiles of all puzzles of a game, and the link to the puzzle of the day.

use egui::{
    Id, Rect, Response, RichText, Role, ScrollArea, Sense, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, vec2,
};

use super::{Shown, own, stars};
use crate::app::exercise::puzzles as puzzle;
use crate::app::exercise::puzzles::{ListedPuzzle, PuzzleSource};
use crate::app::shell::command::{Command, PuzzleCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph};
use crate::phrase::Phrase;
use crate::store::SolutionKind;

const TILE: f32 = 34.0;
/// Distance from tile to tile, in points.
pub(crate) const STEP: f32 = TILE + GAP;
pub(crate) const GAP: f32 = 6.0;
/// Height of a heading above its tiles, in points.
const HEADING: f32 = 18.0;
/// Sides of the stars of a heading above its tiles, and of one beside them, in points.
const STAR: f32 = 14.0;
const LOW_STAR: f32 = 8.0;
/// Height reserved below the tiles, in points.
pub(super) const BELOW: f32 = 26.0;

/// Draws the tiles in a scroll area `height` points high.
pub(super) fn show(
    ui: &mut Ui,
    height: f32,
    shown: &Shown,
    context: &PanelContext,
) -> Option<Command> {
    let puzzles = shown.list.map_or(&[][..], |list| &list.puzzles);
    if height < TILE {
        return None;
    }
    let width = ui.available_width() - ui.spacing().scroll.bar_width;
    let step = theme::target(ui.ctx(), STEP);
    let across = (((width + step - TILE) / step) as usize).max(1);
    let mut wanted = None;
    let name = context.text("puzzle-tiles");
    let present = (shown.state.place, is_new(ui, shown));
    widgets::group(ui, Role::Group, &name, |ui| {
        ScrollArea::vertical()
            .id_salt("tiles")
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let mut first = 0;
                for same in puzzles.chunk_by(|one, next| one.grade == next.grade) {
                    let size = vec2(width, HEADING);
                    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                    heading(ui, (place, same), context);
                    let rows = same.len().div_ceil(across) as f32;
                    let size = vec2(width, step * rows);
                    let cell = |index| vec2((index % across) as f32, (index / across) as f32);
                    let chosen = grade(ui, (size, &cell), (first, same), present, context);
                    wanted = chosen.or(wanted);
                    first += same.len();
                }
            });
    });
    wanted
}

/// Solved puzzles of a grade, and all of them.
pub(crate) fn solved(same: &[ListedPuzzle], context: &PanelContext) -> (usize, usize) {
    let is_solved = |puzzle: &&ListedPuzzle| context.progress.solved(&puzzle.id).is_some();
    (same.iter().filter(is_solved).count(), same.len())
}

/// Stars of a grade, and the number of its puzzles that are solved. A screen reader has them as one heading.
fn heading(ui: &mut Ui, (rect, same): (Rect, &[ListedPuzzle]), context: &PanelContext) {
    let grade = same.first().map_or(0, |puzzle| puzzle.grade);
    let (solved, count) = solved(same, context);
    let counted = Phrase::new("welcome-puzzles").with("solved", solved).with("count", count);
    let counted = context.texts().say(&counted);
    let words = format!("{} · {counted}", stars::words(grade, context));
    let id = ui.scope_id().with(("grade", grade));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &words));
    let colour = theme::palette(ui.ctx()).secondary;
    if rect.height() < TILE {
        let left = stars::width(STAR) + GAP;
        stars::paint(ui, rect.left_center(), STAR, grade);
        let place = rect.with_min_x(rect.left() + left);
        let at = place.left_center() - vec2(0.0, STAR / 2.0 + 2.0);
        widgets::line_of_text(ui, at, place.width(), &counted, TextStyle::Small, colour);
    } else {
        let (above, below) = rect.split_top_bottom_at_fraction(0.5);
        stars::paint(ui, above.left_center(), LOW_STAR, grade);
        let counted = format!("{solved}/{count}");
        widgets::centred(ui, below, &counted, TextStyle::Small, colour);
    }
    widgets::tip(response, &words);
}

/// Draws the puzzle of the day, and the tiles in one row that scrolls.
pub(super) fn row(ui: &mut Ui, shown: &Shown, context: &PanelContext) -> Option<Command> {
    let puzzles = shown.list.map_or(&[][..], |list| &list.puzzles);
    let mut wanted = None;
    let name = context.text("puzzle-tiles");
    let present = (shown.state.place, is_new(ui, shown));
    let step = theme::target(ui.ctx(), STEP);
    ui.horizontal(|ui| {
        if todays_words(shown, context).is_some() {
            let button = egui::Button::new(context.text("puzzle-todays-low"));
            let button = ui.add(button.min_size(vec2(0.0, TILE)));
            if widgets::tip(button, &context.tip(Command::Puzzle(PuzzleCommand::Today))).clicked() {
                wanted = Some(Command::Puzzle(PuzzleCommand::Today));
            }
        }
        wanted = own::low(ui, TILE, shown, context).or(wanted);
        widgets::group(ui, Role::Group, &name, |ui| {
            ScrollArea::horizontal().id_salt("tiles").show(ui, |ui| {
                let mut first = 0;
                for same in puzzles.chunk_by(|one, next| one.grade == next.grade) {
                    let size = vec2(stars::width(LOW_STAR), TILE);
                    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                    heading(ui, (place, same), context);
                    let size = vec2(step * same.len() as f32 - (step - TILE), TILE);
                    let cell = |index| vec2(index as f32, 0.0);
                    let chosen = grade(ui, (size, &cell), (first, same), present, context);
                    wanted = chosen.or(wanted);
                    first += same.len();
                }
            });
        });
    });
    wanted
}

/// Returns `true` if the puzzle on the board has changed since the tiles were last drawn.
fn is_new(ui: &Ui, shown: &Shown) -> bool {
    let id = Id::unique("the puzzle among the tiles");
    let present = (shown.state.game, shown.state.source, shown.state.place);
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<(&'static str, PuzzleSource, usize)>(id);
        data.insert_temp(id, present);
        before
    });
    before != Some(present)
}

/// Draws the tiles of a grade, whose first puzzle has the index `first`, in an area of this size; `cell` returns the
/// column and the row of a tile. The present puzzle comes with `true` if it should be scrolled to.
pub(crate) fn grade(
    ui: &mut Ui,
    (size, cell): (Vec2, &dyn Fn(usize) -> Vec2),
    (first, same): (usize, &[ListedPuzzle]),
    (present, is_new): (usize, bool),
    context: &PanelContext,
) -> Option<Command> {
    let (all, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut wanted = None;
    for (index, puzzle) in same.iter().enumerate() {
        let at = all.min + cell(index) * theme::target(ui.ctx(), STEP);
        let rect = Rect::from_min_size(at, Vec2::splat(TILE));
        let place = first + index;
        let is_present = place == present;
        if is_present && is_new {
            ui.scroll_to_rect(rect.expand(TILE), None);
        }
        if tile(ui, rect, (place, puzzle), is_present, context).clicked() {
            wanted = Some(Command::Puzzle(PuzzleCommand::GoTo(place)));
        }
    }
    wanted
}

fn tile(
    ui: &mut Ui,
    rect: Rect,
    (place, puzzle): (usize, &ListedPuzzle),
    is_present: bool,
    context: &PanelContext,
) -> Response {
    let palette = theme::palette(ui.ctx());
    let solved = context.progress.solved(&puzzle.id);
    let id = ui.scope_id().with(("tile", place));
    let response = ui.interact(rect, id, Sense::click());
    let name = Phrase::new("puzzle-tile")
        .with("number", place + 1)
        .with("grade", usize::from(puzzle.grade));
    response.widget_info(|| {
        WidgetInfo::selected(Role::Button, true, is_present, context.texts().say(&name))
    });
    let how = solved.map(|how| match how {
        SolutionKind::AtFirst => context.text("puzzle-tile-first"),
        SolutionKind::WithHelp => context.text("puzzle-tile-helped"),
    });
    if let Some(how) = how {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(how));
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let tint = match solved {
        Some(SolutionKind::AtFirst) => theme::mix(palette.panel, palette.ok, 0.16),
        Some(SolutionKind::WithHelp) => theme::mix(palette.panel, palette.ok, 0.06),
        None => theme::mix(palette.panel, palette.text, 0.05),
    };
    let fill = if response.hovered() { theme::mix(tint, palette.text, 0.08) } else { tint };
    let stroke = match (is_present, solved) {
        (true, _) => theme::focus_ring(palette),
        (false, Some(_)) => palette.stroke(1.0, palette.ok),
        (false, None) => palette.stroke(1.0, palette.hairline),
    };
    ui.painter().rect(rect, 6.0, fill, stroke, StrokeKind::Inside);
    widgets::ring(ui, &response);
    if solved.is_some() {
        let sign = Rect::from_center_size(rect.center(), Vec2::splat(16.0));
        widgets::paint_glyph(ui.painter(), sign, Glyph::Tick, palette.ok);
    } else {
        let style = if is_present { theme::bold() } else { TextStyle::Small };
        widgets::centred(ui, rect, &(place + 1).to_string(), style, palette.text);
    }
    response
}

/// Returns `true` if the puzzle of the day is on the board.
pub(super) fn is_todays(shown: &Shown, context: &PanelContext) -> bool {
    let is_of_program = shown.state.source == PuzzleSource::Program;
    let todays = puzzle::todays(context.puzzle_lists, &context.training_day);
    todays.filter(|_| is_of_program).is_some_and(|today| {
        let list = &context.puzzle_lists[today.list];
        list.game == shown.state.game && today.place == shown.state.place
    })
}

/// `None` if the puzzle of the day is on the board.
fn todays_words(shown: &Shown, context: &PanelContext) -> Option<Phrase> {
    let today = puzzle::todays(context.puzzle_lists, &context.training_day)?;
    let list = &context.puzzle_lists[today.list];
    if is_todays(shown, context) {
        return None;
    }
    let link = Phrase::new("puzzle-todays-link").with("game", list.title.clone());
    Some(link.with("task", list.task(today.place)))
}

pub(super) fn todays(ui: &mut Ui, shown: &Shown, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let link = context.texts().say(&todays_words(shown, context)?);
    let today = puzzle::todays(context.puzzle_lists, &context.training_day)?;
    let title = context.texts().say(&context.puzzle_lists[today.list].title);
    let mut wanted = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let caption = context.text("puzzle-todays");
        let room = ui.available_width() - ui.spacing().item_spacing.x;
        let left = room - widgets::text_width(ui, &caption, TextStyle::Small);
        let words = widgets::fitting_text(ui, left, vec![link, title], &TextStyle::Small);
        let whole = format!("{caption}{words}");
        let font = widgets::fitting_font(ui, &whole, TextStyle::Small, room);
        let caption = RichText::new(caption).font(font.clone());
        ui.label(caption.color(palette.secondary));
        if ui.link(RichText::new(words).font(font)).clicked() {
            wanted = Some(Command::Puzzle(PuzzleCommand::Today));
        }
    });
    wanted
}
