//! The move list and its history buttons.
//!
//! `entries` has the listed moves, `rows` arranges them, `cell` draws a move, and `below` draws what stands
//! below the moves of the main line: variations, comments and better moves.

mod below;
mod cell;
mod entries;
pub mod rows;

use std::sync::Arc;

use egui::{
    FontSelection, Label, Modifiers, Rect, RichText, ScrollArea, Sense, TextStyle, Ui, UiBuilder,
    Vec2, pos2, vec2,
};

use self::cell::{MoveCell, Size};
use self::entries::Entries;
use self::rows::MoveRow;
use crate::app::input::wheel;
use crate::app::shell::command::{Command, GameCommand, StudyCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph, glyph_button};
use crate::bot::Level;
use crate::bot::study::Mark;
use crate::phrase::Phrase;
use crate::session::Seat;

/// Height of a row, in points.
pub const ROW: f32 = 24.0;
/// Widths of the number column, in points: normal, and with three columns of moves in a narrow panel.
const NUMBERS: f32 = 30.0;
const NARROW_NUMBERS: f32 = 22.0;
const ROOM_FOR_THREE: f32 = 280.0;
/// Height of the buttons below the list with the gap above them, in points.
pub const FOOT: f32 = 28.0 + 4.0;

const BACK_HEIGHT: f32 = 36.0;
/// Minimum height inside the card of the list, in points, that leaves room for its buttons.
const LEAST_WITH_BUTTONS: f32 = ROW + 4.0 + 28.0;

/// Minimum height of the whole list, in points, that leaves room for its buttons.
pub const LEAST_WITH_A_ROW: f32 = LEAST_WITH_BUTTONS + 2.0 * MARGIN;
const MARGIN: f32 = 6.0;

/// Draws the list with its buttons on its own card, and returns the chosen command.
pub fn show(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    show_in(ui, rect.shrink(MARGIN), context)
}

/// Draws the list with its buttons on an existing card, and returns the chosen command.
pub fn show_in(ui: &mut Ui, inner: Rect, context: &PanelContext) -> Option<Command> {
    let mut wanted = None;
    if inner.height() < LEAST_WITH_BUTTONS {
        // The menu and keys offer the commands of the missing buttons.
        let builder = UiBuilder::new().max_rect(inner).id_salt("moves");
        ui.scope_builder(builder, |ui| wanted = table(ui, context));
        return wanted;
    }
    let split = inner.bottom() - 28.0;
    let mut foot = split - 4.0;
    if context.looks_back()
        && !context.commands.studied
        && inner.height() >= LEAST_WITH_BUTTONS + BACK_HEIGHT
    {
        let place =
            Rect::from_min_max(pos2(inner.left(), foot - BACK_HEIGHT), pos2(inner.right(), foot));
        wanted = back_to_the_game(ui, place, context);
        foot = place.top() - 6.0;
    }
    let list = Rect::from_min_max(inner.min, pos2(inner.right(), foot));
    let builder = UiBuilder::new().max_rect(list).id_salt("moves");
    ui.scope_builder(builder, |ui| wanted = table(ui, context).or(wanted));
    let buttons = Rect::from_min_max(pos2(inner.left(), split), inner.max);
    history_buttons(ui, buttons, context).or(wanted)
}

/// Draws the list without buttons on an existing card, and returns the chosen command.
pub fn show_moves(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let builder = UiBuilder::new().max_rect(rect).id_salt("moves");
    ui.scope_builder(builder, |ui| table(ui, context)).inner
}

/// Side of a history button, and the gap between two of them, in points.
const STEP: f32 = 24.0;
const STEP_GAP: f32 = 8.0;
/// Width of the history buttons, in points.
pub const HISTORY_WIDTH: f32 = 4.0 * STEP + 3.0 * STEP_GAP;
/// Extra width for the button to the next mistake, in points.
const MISTAKE_WIDTH: f32 = STEP + 20.0;

/// Draws the history buttons in the middle of a rectangle, and returns the chosen command.
pub fn history_buttons(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let mut wanted = None;
    let builder = UiBuilder::new().max_rect(rect).id_salt("history");
    let mistakes = context.commands.studied && rect.width() >= HISTORY_WIDTH + MISTAKE_WIDTH;
    let beside = if mistakes { MISTAKE_WIDTH } else { 0.0 };
    let most = theme::target(ui.ctx(), STEP + STEP_GAP) - STEP;
    let apart = ((rect.width() - beside - 4.0 * STEP) / 3.0).clamp(0.0, most);
    let all = 4.0 * STEP + 3.0 * apart + beside;
    ui.scope_builder(builder, |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = apart;
            ui.add_space((rect.width() - all).max(0.0) / 2.0);
            let mut put = |ui: &mut Ui, command, glyph| {
                ui.add_enabled_ui(context.is_enabled(command), |ui| {
                    let button = glyph_button(ui, glyph, &context.name(command));
                    if widgets::tip(button, &context.tip(command)).clicked() {
                        wanted = Some(command);
                    }
                });
            };
            for (command, glyph) in [
                (Command::Game(GameCommand::First), Glyph::First),
                (Command::Game(GameCommand::Previous), Glyph::Previous),
                (Command::Game(GameCommand::Next), Glyph::Next),
                (Command::Game(GameCommand::Last), Glyph::Last),
            ] {
                put(ui, command, glyph);
            }
            if mistakes {
                ui.add_space((MISTAKE_WIDTH - STEP - apart).max(0.0));
                wanted = mistake_button(ui, context).or(wanted);
            }
        });
    });
    wanted
}

/// Draws the button that shows the next mistake, and returns its command if it is chosen.
pub fn mistake_button(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let command = Command::Study(StudyCommand::NextMistake);
    let danger = theme::palette(ui.ctx()).danger;
    ui.visuals_mut().widgets.inactive.fg_stroke.color = danger;
    let button = ui.add_enabled_ui(context.is_enabled(command), |ui| {
        glyph_button(ui, Glyph::Mistake, &context.name(command))
    });
    let button = widgets::tip(button.inner, &context.tip(command));
    button.clicked().then_some(command)
}

fn back_to_the_game(ui: &mut Ui, place: Rect, context: &PanelContext) -> Option<Command> {
    let builder = UiBuilder::new().max_rect(place).id_salt("back");
    let text = context.text("moves-back-to-the-game");
    let button = ui.scope_builder(builder, |ui| {
        ui.vertical_centered_justified(|ui| widgets::primary_button(ui, &text))
    });
    let button =
        widgets::tip(button.inner.inner, &context.tip_of(&text, Command::Game(GameCommand::Last)));
    button.clicked().then_some(Command::Game(GameCommand::Last))
}

/// Frames in which the list is scrolled to the shown move: in the first, egui still limits the offset to the
/// end that the list had before, with another number of rows or another height.
const SCROLLS: u8 = 2;

/// Reason for which the list was scrolled, and the number of frames.
#[derive(Clone, Copy)]
struct Scrolled {
    /// Row of the shown move, number of rows, and height of the list.
    state: (Option<usize>, usize, i32),
    times: u8,
}

fn table(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let entries = Entries::of(context);
    if entries.len() == 0 {
        nothing_yet(ui, context);
        return None;
    }
    let rows = rows_of(ui, entries, context);
    let row_height = theme::target(ui.ctx(), ROW);
    let current = entries.shown.and_then(|shown| rows.iter().position(|row| row.has(shown)));
    let mut wanted = walk(ui, context);
    // A low list is not taller than its room.
    let mut area = ScrollArea::vertical().auto_shrink(false).min_scrolled_height(0.0);
    let memory = ui.scope_id().with("shown");
    let height = ui.available_height();
    let state = (current, rows.len(), height as i32);
    let before: Option<Scrolled> = ui.data(|data| data.get_temp(memory));
    let times = before.filter(|before| before.state == state);
    let times = times.map_or(0, |before| before.times);
    if times < SCROLLS {
        let times = times + 1;
        ui.data_mut(|data| data.insert_temp(memory, Scrolled { state, times }));
        if times < SCROLLS {
            ui.ctx().request_repaint();
        }
        let target = (current.unwrap_or(0) as f32 + 0.5) * row_height - height / 2.0;
        let most = (rows.len() as f32 * row_height - height).max(0.0);
        area = area.vertical_scroll_offset(target.clamp(0.0, most));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    // Otherwise the list would spring back to the end that it had in the last frame.
    ui.spacing_mut().scroll.kinetic.rubber_band = false;
    area.show_rows(ui, row_height, rows.len(), |ui, visible| {
        let mut items = Vec::new();
        let mut last = 0;
        for row in visible {
            let size = vec2(ui.available_width(), row_height);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            match &rows[row] {
                MoveRow::Moves { round, moves } => {
                    number(ui, rect, *round);
                    let cells = cells_of(rect, moves);
                    items.extend(cells.map(|cell| (cell.place, Item::Cell(cell))));
                }
                row => items.push((row.place().unwrap_or(last), Item::Below(rect, row))),
            }
            last = items.iter().map(|(place, _)| *place).max().unwrap_or(last);
        }
        // Screen readers read the moves in playing order, each with its notes.
        items.sort_by_key(|(place, _)| *place);
        for (_, item) in items {
            let chosen = match item {
                Item::Cell(cell) => cell::draw(ui, &cell, entries, context),
                Item::Below(rect, row) => below::draw(ui, rect, row, entries, context),
            };
            wanted = chosen.or(wanted);
        }
    });
    wanted
}

/// Something to draw in the list.
enum Item<'a> {
    Cell(MoveCell),
    /// A row that has no moves of the main line.
    Below(Rect, &'a MoveRow),
}

/// Cached rows of a tree; `stamp` and `width` are the key of the cache.
#[derive(Clone)]
struct KnownRows {
    stamp: u64,
    width: i32,
    rows: Arc<[MoveRow]>,
}

/// The rows of a tree are laid out again only when the tree or the width has changed.
fn rows_of(ui: &Ui, entries: Entries, context: &PanelContext) -> Arc<[MoveRow]> {
    let seats = context.state.seats.len();
    let Some(list) = entries.tree() else {
        let movers = (0..entries.len()).map(|place| entries.written(place).player);
        return rows::plain(movers, seats).into();
    };
    let memory = ui.scope_id().with("rows");
    let (stamp, width) = (context.table.list_stamp(), ui.available_width());
    let known: Option<KnownRows> = ui.data(|data| data.get_temp(memory));
    let is_known = |known: &KnownRows| known.stamp == stamp && known.width == width as i32;
    if let Some(known) = known.filter(is_known) {
        return known.rows;
    }
    let room = rows::Room {
        width: &|depth| width - below::left_of(depth),
        of_move: &|listed| {
            let text = context.texts().say(&listed.written.short);
            cell::width_in_line(ui, &text, listed.mark.map(Mark::sign))
        },
    };
    let rows: Arc<[MoveRow]> = rows::of_tree(list, seats, entries.shown, &room).into();
    let known = KnownRows { stamp, width: width as i32, rows: Arc::clone(&rows) };
    ui.data_mut(|data| data.insert_temp(memory, known));
    rows
}

/// Up to this level the user may not know the game yet.
const EASY: u8 = 3;

/// Text in place of an empty list; against an easy computer it also describes the game.
fn nothing_yet(ui: &mut Ui, context: &PanelContext) {
    let secondary = theme::palette(ui.ctx()).secondary;
    let none = Phrase::new("moves-none").with("of", context.state.game);
    let mut words = vec![context.texts().say(&none)];
    let levels = context.state.seats.iter().filter_map(Seat::level);
    if levels.map(Level::number).min().is_some_and(|level| level <= EASY) {
        words.push(context.texts().say(&context.entry().info.pitch()));
    }
    egui::Frame::new().inner_margin(8).show(ui, |ui| {
        for line in words {
            ui.add(Label::new(RichText::new(line).color(secondary)).wrap());
        }
    });
}

/// The wheel steps through the history instead of scrolling; the list follows.
fn walk(ui: &Ui, context: &PanelContext) -> Option<Command> {
    if !ui.rect_contains_pointer(ui.max_rect()) {
        return None;
    }
    let name = ui.scope_id().with("wheel");
    let notches = wheel::notches(ui.ctx(), name, Modifiers::NONE);
    ui.input_mut(|input| input.smooth_scroll_delta = Vec2::ZERO);
    let shown = context.commands.shown;
    let steps = notches.unsigned_abs() as usize;
    let target = if notches > 0 {
        shown.saturating_sub(steps)
    } else {
        (shown + steps).min(context.commands.moves)
    };
    (target != shown).then_some(Command::Game(GameCommand::Show(target)))
}

fn number(ui: &Ui, rect: Rect, round: Option<usize>) {
    let Some(round) = round else {
        return;
    };
    let colour = theme::palette(ui.ctx()).secondary;
    let small = FontSelection::from(TextStyle::Small).resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(round.to_string(), small, colour);
    // A number of three digits begins further left.
    let left = if round < 100 { 8.0 } else { 2.0 };
    let at = pos2(rect.left() + left, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colour);
}

fn cells_of(rect: Rect, moves: &[Option<usize>]) -> impl Iterator<Item = MoveCell> {
    let narrow = moves.len() > 2 && rect.width() < ROOM_FOR_THREE;
    let numbers = if narrow { NARROW_NUMBERS } else { NUMBERS };
    let column = (rect.width() - numbers) / moves.len() as f32;
    let seats = moves.iter().enumerate();
    seats.filter_map(move |(seat, &place)| {
        let left = rect.left() + numbers + column * seat as f32;
        Some(MoveCell {
            place: place?,
            rect: Rect::from_min_size(pos2(left, rect.top()), vec2(column - 2.0, rect.height())),
            size: if narrow { Size::Narrow } else { Size::Usual },
        })
    })
}
