//! The list of moves.

use egui::{
    FontSelection, Label, Modifiers, Rect, RichText, Role, ScrollArea, Sense, TextStyle, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::{Front, context_menu};
use crate::app::command::Command;
use crate::app::table::Written;
use crate::app::widgets::{self, Glyph, glyph_button};
use crate::app::{theme, wheel};
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::session::Seat;

/// The height of a row in points.
const ROW: f32 = 24.0;
/// The width of the column of numbers in points; with three columns of moves beside it in a narrow
/// panel.
const NUMBERS: f32 = 30.0;
const NARROW_NUMBERS: f32 = 22.0;
/// A list with three columns of moves is narrow below this, in points.
const ROOM_FOR_THREE: f32 = 280.0;
/// The size of the mark for a captured marble in points.
const MARK: f32 = 12.0;

/// The height of the button that leads back to the game, in points.
const BACK_HEIGHT: f32 = 36.0;
/// The least height inside the list's card, in points, that leaves room for its buttons.
const LEAST_WITH_BUTTONS: f32 = ROW + 4.0 + 28.0;

/// The least height of the whole list, in points, that leaves room for its buttons.
pub const LEAST_WITH_A_ROW: f32 = LEAST_WITH_BUTTONS + 2.0 * MARGIN;
/// What is left free around the list and its buttons, in points.
const MARGIN: f32 = 6.0;

/// A row of the list: at most one move for each seat, as places in the history.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    /// The number of the round, on its first row.
    round: Option<usize>,
    /// For each seat the place of its move in the history.
    moves: Vec<Option<usize>>,
}

/// Puts moves into rows: a round has a turn of each seat, and as many rows as its longest turn
/// has moves.
fn rows(history: &[Written], seats: usize) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut round = 0;
    let mut first_row = 0;
    let mut height = 0;
    let mut last_seat = None;
    for (place, written) in history.iter().enumerate() {
        let seat = written.player.index();
        if last_seat != Some(seat) {
            if last_seat.is_none_or(|last| seat <= last) {
                round += 1;
                first_row = rows.len();
            }
            height = 0;
        }
        last_seat = Some(seat);
        let row = first_row + height;
        height += 1;
        if rows.len() == row {
            rows.push(Row {
                round: (row == first_row).then_some(round),
                moves: vec![None; seats],
            });
        }
        rows[row].moves[seat] = Some(place);
    }
    rows
}

/// Draws the list with its buttons into a rectangle.
pub fn show(ui: &mut Ui, rect: Rect, front: &Front) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let inner = rect.shrink(MARGIN);
    let mut wanted = None;
    if inner.height() < LEAST_WITH_BUTTONS {
        // The same is in the menu and on keys.
        let builder = UiBuilder::new().max_rect(inner).id_salt("moves");
        ui.scope_builder(builder, |ui| wanted = table(ui, front));
        return wanted;
    }
    let split = inner.bottom() - 28.0;
    let mut foot = split - 4.0;
    if front.looks_back() && inner.height() >= LEAST_WITH_BUTTONS + BACK_HEIGHT {
        let place = Rect::from_min_max(
            pos2(inner.left(), foot - BACK_HEIGHT),
            pos2(inner.right(), foot),
        );
        wanted = back_to_the_game(ui, place, front);
        foot = place.top() - 6.0;
    }
    let list = Rect::from_min_max(inner.min, pos2(inner.right(), foot));
    let builder = UiBuilder::new().max_rect(list).id_salt("moves");
    ui.scope_builder(builder, |ui| wanted = table(ui, front).or(wanted));
    let buttons = Rect::from_min_max(pos2(inner.left(), split), inner.max);
    history_buttons(ui, buttons, front).or(wanted)
}

/// The width of the buttons that walk through the history, in points.
pub const HISTORY_WIDTH: f32 = 4.0 * 24.0 + 3.0 * 8.0;

/// Draws the buttons that walk through the history into the middle of a rectangle.
pub fn history_buttons(ui: &mut Ui, rect: Rect, front: &Front) -> Option<Command> {
    let mut wanted = None;
    let builder = UiBuilder::new().max_rect(rect).id_salt("history");
    ui.scope_builder(builder, |ui| {
        ui.horizontal_centered(|ui| {
            let apart = ((rect.width() - 4.0 * 24.0) / 3.0).clamp(0.0, 8.0);
            ui.spacing_mut().item_spacing.x = apart;
            ui.add_space((rect.width() - HISTORY_WIDTH).max(0.0) / 2.0);
            for (command, glyph) in [
                (Command::First, Glyph::First),
                (Command::Previous, Glyph::Previous),
                (Command::Next, Glyph::Next),
                (Command::Last, Glyph::Last),
            ] {
                ui.add_enabled_ui(front.facts.allow(command), |ui| {
                    let button = glyph_button(ui, glyph, &front.name(command));
                    if widgets::tip(button, &front.tip(command)).clicked() {
                        wanted = Some(command);
                    }
                });
            }
        });
    });
    wanted
}

/// The way back from an earlier position.
fn back_to_the_game(ui: &mut Ui, place: Rect, front: &Front) -> Option<Command> {
    let builder = UiBuilder::new().max_rect(place).id_salt("back");
    let text = front.text("moves-back-to-the-game");
    let button = ui.scope_builder(builder, |ui| {
        ui.vertical_centered_justified(|ui| widgets::primary_button(ui, &text))
    });
    let button = widgets::tip(button.inner.inner, &front.tip_of(&text, Command::Last));
    button.clicked().then_some(Command::Last)
}

fn table(ui: &mut Ui, front: &Front) -> Option<Command> {
    let history = front.table.history();
    if history.is_empty() {
        nothing_yet(ui, front);
        return None;
    }
    let rows = rows(history, front.state.seats.len());
    let shown = front.facts.shown;
    let current = rows
        .iter()
        .position(|row| row.moves.iter().flatten().any(|&place| place + 1 == shown));
    let mut wanted = walk(ui, front);
    // A low list has no more rows than there is room for.
    let mut area = ScrollArea::vertical()
        .auto_shrink(false)
        .min_scrolled_height(0.0);
    let memory = ui.scope_id().with("shown");
    let height = ui.available_height();
    let state = (shown, history.len(), height as i32);
    let before: Option<(usize, usize, i32)> = ui.data(|data| data.get_temp(memory));
    if before != Some(state) {
        ui.data_mut(|data| data.insert_temp(memory, state));
        let target = (current.unwrap_or(0) as f32 + 0.5) * ROW - height / 2.0;
        let most = (rows.len() as f32 * ROW - height).max(0.0);
        area = area.vertical_scroll_offset(target.clamp(0.0, most));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    area.show_rows(ui, ROW, rows.len(), |ui, visible| {
        let mut cells = Vec::new();
        for row in visible {
            let size = vec2(ui.available_width(), ROW);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            number(ui, rect, &rows[row]);
            cells.extend(cells_of(rect, &rows[row]));
        }
        // A screen reader tells them in the order in which they were played.
        cells.sort_by_key(|cell| cell.place);
        for cell in cells {
            wanted = draw_cell(ui, &cell, front).or(wanted);
        }
    });
    wanted
}

/// A computer up to this level is played by somebody who may not know the game yet.
const EASY: u8 = 3;

/// What stands in the place of the list before the first move: that there is none, and against an
/// easy computer what the game is about.
fn nothing_yet(ui: &mut Ui, front: &Front) {
    let secondary = theme::palette(ui.ctx()).secondary;
    let none = Phrase::new("moves-none").with("of", front.state.game);
    let mut words = vec![front.texts().say(&none)];
    let levels = front.state.seats.iter().filter_map(Seat::level);
    if levels
        .map(Level::number)
        .min()
        .is_some_and(|level| level <= EASY)
    {
        words.push(front.texts().say(&(front.entry().pitch)()));
    }
    egui::Frame::new().inner_margin(8).show(ui, |ui| {
        for line in words {
            ui.add(Label::new(RichText::new(line).color(secondary)).wrap());
        }
    });
}

/// The wheel over the list walks through the history; the list follows.
fn walk(ui: &Ui, front: &Front) -> Option<Command> {
    if !ui.rect_contains_pointer(ui.max_rect()) {
        return None;
    }
    let name = ui.scope_id().with("wheel");
    let notches = wheel::notches(ui.ctx(), name, Modifiers::NONE);
    ui.input_mut(|input| input.smooth_scroll_delta = Vec2::ZERO);
    let shown = front.facts.shown;
    let steps = notches.unsigned_abs() as usize;
    let target = if notches > 0 {
        shown.saturating_sub(steps)
    } else {
        (shown + steps).min(front.facts.moves)
    };
    (target != shown).then_some(Command::Show(target))
}

/// Draws the number of a round beside its first row.
fn number(ui: &Ui, rect: Rect, row: &Row) {
    let Some(round) = row.round else {
        return;
    };
    let colour = theme::palette(ui.ctx()).secondary;
    let small = FontSelection::from(TextStyle::Small).resolve(ui.style());
    let galley = ui
        .painter()
        .layout_no_wrap(round.to_string(), small, colour);
    // A number of three digits begins further left.
    let left = if round < 100 { 8.0 } else { 2.0 };
    let at = pos2(rect.left() + left, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colour);
}

/// A move in its place in the list.
struct MoveCell {
    /// Its place in the history.
    place: usize,
    rect: Rect,
    /// Three columns in a narrow panel: small letters.
    narrow: bool,
}

/// The moves of a row.
fn cells_of(rect: Rect, row: &Row) -> impl Iterator<Item = MoveCell> {
    let narrow = row.moves.len() > 2 && rect.width() < ROOM_FOR_THREE;
    let numbers = if narrow { NARROW_NUMBERS } else { NUMBERS };
    let column = (rect.width() - numbers) / row.moves.len() as f32;
    let seats = row.moves.iter().enumerate();
    seats.filter_map(move |(seat, &place)| {
        let left = rect.left() + numbers + column * seat as f32;
        Some(MoveCell {
            place: place?,
            rect: Rect::from_min_size(pos2(left, rect.top()), vec2(column - 2.0, ROW)),
            narrow,
        })
    })
}

fn draw_cell(ui: &Ui, cell: &MoveCell, front: &Front) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let &MoveCell {
        place,
        rect,
        narrow,
    } = cell;
    let look = &front.presentation.look;
    let written = &front.table.history()[place];
    let id = ui.scope_id().with(("ply", written.ply));
    let response = ui.interact(rect, id, Sense::click());
    let words = front.table.move_words(place, look);
    let name = Phrase::new("move-name")
        .with("seat", front.state.seat_name(written.player))
        .with("move", words.unwrap_or_else(|| written.short.clone()));
    let name = front.texts().say(&name);
    let current = front.facts.shown == written.ply;
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &name));
    if current {
        let fill = theme::mix(palette.panel, palette.accent, 0.22);
        ui.painter().rect_filled(rect, 4.0, fill);
    } else if response.hovered() || response.has_focus() {
        let fill = theme::mix(palette.panel, palette.text, 0.07);
        ui.painter().rect_filled(rect, 4.0, fill);
    }
    let short = front.texts().say(&written.short);
    let (text, style, indent) = if narrow {
        (short.replace('-', ""), TextStyle::Small, 3.0)
    } else {
        (short, TextStyle::Body, 8.0)
    };
    let font = FontSelection::from(style).resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text, font, palette.text);
    let at = pos2(
        rect.left() + indent,
        rect.center().y - galley.size().y / 2.0,
    );
    let mark = pos2(at.x + galley.size().x + 5.0, rect.center().y - MARK / 2.0);
    ui.painter().galley(at, galley, palette.text);
    let mark = Rect::from_min_size(mark, vec2(MARK, MARK));
    front.table.move_mark(place, ui.painter(), mark, look);
    let chosen = context_menu::of_move(ui, &response, written.ply, front);
    let clicked = response.clicked().then_some(Command::Show(written.ply));
    chosen.or(clicked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;

    fn history(seats: &[usize]) -> Vec<Written> {
        seats
            .iter()
            .enumerate()
            .map(|(index, &seat)| Written {
                ply: index + 1,
                player: Player::seat(seat),
                text: String::new(),
                short: Phrase::new("list-move"),
            })
            .collect()
    }

    #[test]
    fn pushes_of_one_turn_stand_one_below_the_other() {
        let rows = rows(&history(&[0, 1, 0, 0, 1, 1, 1, 0]), 2);
        let moves: Vec<_> = rows.iter().map(|row| row.moves.clone()).collect();
        assert_eq!(
            moves,
            [
                vec![Some(0), Some(1)],
                vec![Some(2), Some(4)],
                vec![Some(3), Some(5)],
                vec![None, Some(6)],
                vec![Some(7), None],
            ]
        );
        let rounds: Vec<_> = rows.iter().filter_map(|row| row.round).collect();
        assert_eq!(rounds, [1, 2, 3]);
    }

    #[test]
    fn a_game_may_begin_with_any_seat_and_have_three() {
        let rows = rows(&history(&[1, 2, 0, 1]), 3);
        assert_eq!(rows[0].moves, [None, Some(0), Some(1)]);
        assert_eq!(rows[1].moves, [Some(2), Some(3), None]);
    }
}
