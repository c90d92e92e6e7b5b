//! The narrow window: a card, the board and a card from top to bottom.

use egui::{Rect, Ui, pos2};

use super::layout::{GAP, LOW_CARD_HEIGHT, ROW_CARD_HEIGHT};
use super::{PanelContext, bar, card, side_panel};
use crate::app::friends::bar as friend_bar;
use crate::app::game::panels::finished::FinishedGame;
use crate::app::game::panels::{moves, result, warning};
use crate::app::game::start_page;
use crate::app::shell::command::Command;
use crate::app::study::panel as study;
use crate::rules::Player;

const TIGHT: f32 = 6.0;
const DRAWER_WIDTH: f32 = 236.0;
/// Width of a card at the side of the board, in points.
const COLUMN_WIDTH: f32 = 74.0;

/// Draws the parts around the board. Returns the rectangle of the board and the chosen command.
pub fn show(ui: &mut Ui, area: Rect, context: &PanelContext) -> (Rect, Option<Command>) {
    let area = area.shrink2(egui::vec2(GAP, TIGHT));
    if context.commands.welcome {
        let page = bottom(area, start_page::sheet_height(context));
        let wanted = start_page::show_sheet(ui, page, context);
        return (above(area, page), wanted);
    }
    if let Some(studied) = context.study {
        return study::show_narrow(ui, area, studied, context);
    }
    if let Some(game) = FinishedGame::of(context) {
        return with_the_result(ui, area, &game, context);
    }
    around_the_board(ui, area, context)
}

/// Below the board the sheet with the result. The cards stand above the board in a row, or at its sides where that
/// leaves it larger.
fn with_the_result(
    ui: &mut Ui,
    area: Rect,
    game: &FinishedGame,
    context: &PanelContext,
) -> (Rect, Option<Command>) {
    let sheet = bottom(area, result::sheet_height(game));
    let rest = above(area, sheet);
    let beside = rest.shrink2(egui::vec2(COLUMN_WIDTH + GAP, 0.0));
    let is_larger = beside.width().min(rest.height())
        > rest.width().min(rest.height() - ROW_CARD_HEIGHT - TIGHT);
    let has_columns = context.state.has_score_column && context.state.seats.len() == 2;
    let friend = friend_bar::shown(context);
    let (mut board, mut wanted) = if has_columns && is_larger && friend.is_none() {
        (beside, between_columns(ui, rest, beside, context))
    } else {
        with_a_row_of_cards(ui, rest, context)
    };
    if let Some(friend) = friend {
        let bar = bottom(board, bar::LOW_BAR);
        wanted = friend_bar::show(ui, bar, friend, context).or(wanted);
        board = above(board, bar);
    }
    (board, result::sheet(ui, sheet, game, context).or(wanted))
}

/// The cards at both sides of a board, the one above it at the left.
fn between_columns(
    ui: &mut Ui,
    rest: Rect,
    board: Rect,
    context: &PanelContext,
) -> Option<Command> {
    let (others, own) = side_panel::seats(context);
    let left = rest.with_max_x(rest.left() + COLUMN_WIDTH);
    let right = rest.with_min_x(rest.right() - COLUMN_WIDTH);
    let height = board.width().min(rest.height());
    let mut wanted = None;
    for (player, place) in others.into_iter().zip([left]).chain([(own, right)]) {
        let middle = place.center();
        let place = Rect::from_center_size(middle, egui::vec2(place.width(), height));
        wanted = card::put(ui, place, player, context, card::show_in_column).or(wanted);
    }
    wanted
}

fn around_the_board(ui: &mut Ui, area: Rect, context: &PanelContext) -> (Rect, Option<Command>) {
    let mut wanted = None;
    let (others, own) = side_panel::seats(context);
    if let Some(friend) = friend_bar::shown(context) {
        let (middle, command) = with_a_row_of_cards(ui, area, context);
        let bar = bottom(middle, bar::LOW_BAR);
        let chosen = friend_bar::show(ui, bar, friend, context);
        return (above(middle, bar), chosen.or(command));
    }
    if others.len() > 1 || context.state.cards_in_a_row {
        return with_a_row_of_cards(ui, area, context);
    }
    let mut top = area.top();
    for player in others {
        let place =
            Rect::from_min_max(pos2(area.left(), top), pos2(area.right(), top + LOW_CARD_HEIGHT));
        wanted = card::put(ui, place, player, context, card::show_low).or(wanted);
        top = place.bottom() + TIGHT;
    }
    let middle = Rect::from_min_max(pos2(area.left(), top), area.max);
    let place = bottom(middle, LOW_CARD_HEIGHT);
    wanted = if context.commands.warned {
        warning::show(ui, place, context).or(wanted)
    } else {
        card::put(ui, place, own, context, card::show_low).or(wanted)
    };
    (above(middle, place), wanted)
}

fn with_a_row_of_cards(ui: &mut Ui, area: Rect, context: &PanelContext) -> (Rect, Option<Command>) {
    let (others, own) = side_panel::seats(context);
    // In playing order from the left, starting with the player nearest to the user.
    let players: Vec<Player> = std::iter::once(own).chain(others.into_iter().rev()).collect();
    let count = players.len() as f32;
    let width = (area.width() - TIGHT * (count - 1.0)) / count;
    let mut wanted = None;
    if context.commands.warned {
        let place = area.with_max_y(area.top() + ROW_CARD_HEIGHT);
        wanted = warning::show(ui, place, context);
    }
    let players = players.into_iter().filter(|_| !context.commands.warned);
    for (index, player) in players.enumerate() {
        let left = area.left() + (width + TIGHT) * index as f32;
        let size = egui::vec2(width, ROW_CARD_HEIGHT);
        let place = Rect::from_min_size(pos2(left, area.top()), size);
        wanted = card::put(ui, place, player, context, card::show_in_row).or(wanted);
    }
    let top = area.top() + ROW_CARD_HEIGHT + TIGHT;
    let middle = Rect::from_min_max(pos2(area.left(), top), area.max);
    (middle, wanted)
}

/// Draws the move list over the right side of the board.
pub fn drawer(ui: &mut Ui, area: Rect, context: &PanelContext) -> Option<Command> {
    let left = (area.right() - DRAWER_WIDTH).max(area.left());
    let place = Rect::from_min_max(pos2(left, area.top()), area.max).shrink(TIGHT);
    moves::show(ui, place, context)
}

fn bottom(area: Rect, height: f32) -> Rect {
    Rect::from_min_max(pos2(area.left(), area.bottom() - height), area.max)
}

fn above(area: Rect, foot: Rect) -> Rect {
    Rect::from_min_max(area.min, pos2(area.right(), foot.top() - TIGHT))
}
