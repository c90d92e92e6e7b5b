//! The narrow window: a card, the board and a card from top to bottom.

use egui::{Rect, Ui, pos2};

use super::layout::{GAP, LOW_CARD_HEIGHT, ROW_CARD_HEIGHT};
use super::{PanelContext, bar, card, side_panel};
use crate::app::friends::bar as friend_bar;
use crate::app::game::panels::finished::FinishedGame;
use crate::app::game::panels::result::Form;
use crate::app::game::panels::{moves, result, result_aside, warning};
use crate::app::game::start_page;
use crate::app::shell::command::Command;
use crate::app::study::panel as study;
use crate::rules::Player;

const TIGHT: f32 = 6.0;
const WELCOME_HEIGHT: f32 = 148.0;
/// Overlap of the result with the margin of the board, in points.
const OVER: f32 = 34.0;
/// Height that the choice of a game adds to the start page, in points.
const TILES_HEIGHT: f32 = 92.0;
const DRAWER_WIDTH: f32 = 236.0;

/// Draws the parts around the board. Returns the rectangle of the board and the chosen command.
pub fn show(ui: &mut Ui, area: Rect, context: &PanelContext) -> (Rect, Option<Command>) {
    let area = area.shrink2(egui::vec2(GAP, TIGHT));
    let mut wanted = None;
    if context.commands.welcome {
        let tiles = match context.games.games().len() {
            1 => 0.0,
            _ => TILES_HEIGHT,
        };
        let page =
            bottom(area, WELCOME_HEIGHT + tiles + start_page::more_rows(ui, area.width(), context));
        wanted = start_page::show_wide(ui, page, context);
        return (above(area, page), wanted);
    }
    if let Some(studied) = context.study {
        return study::show_narrow(ui, area, studied, context);
    }
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

/// Draws the result of a finished game: below the board where there is room, otherwise over the margin of the
/// board or in an area that the game leaves free. The board never becomes smaller at the end.
pub fn result(ui: &mut Ui, board: Rect, context: &PanelContext) -> Option<Command> {
    let is_open = !context.commands.welcome && context.study.is_none();
    let game = FinishedGame::of(context).filter(|_| is_open)?;
    // The board is square, in the middle of its rectangle.
    let left = (board.height() - board.width()).max(0.0) / 2.0;
    let form = Form::fitting(ui, (board.width(), &[left]), &game, context);
    let height = form.height(ui, board.width(), &game, context);
    let free = context.table.room_for_result(board, height, &context.presentation);
    if let Some(room) = free {
        return result_aside::show(ui, room, &game, context);
    }
    let height = match form {
        Form::Line if left < result::LINE_HEIGHT => {
            let foot = board.bottom() + TIGHT / 2.0;
            let place = bottom(board.with_max_y(foot), OVER + TIGHT);
            return result::line(ui, place, &game, context);
        }
        Form::Line => result::LINE_HEIGHT,
        Form::Full | Form::Tight | Form::Short => left,
    };
    result::show(ui, (bottom(board, height), form), &game, context).1
}

/// Draws the move list over the right side of the board, below the full result of a finished game.
pub fn drawer(ui: &mut Ui, area: Rect, context: &PanelContext) -> Option<Command> {
    let left = (area.right() - DRAWER_WIDTH).max(area.left());
    let mut place = Rect::from_min_max(pos2(left, area.top()), area.max).shrink(TIGHT);
    let mut wanted = None;
    if let Some(game) = FinishedGame::of(context).filter(|_| context.study.is_none()) {
        let room = place.height() - TIGHT - moves::LEAST_WITH_A_ROW;
        let form = Form::fitting(ui, (place.width(), &[room]), &game, context);
        let (height, command) = result::show(ui, (place, form), &game, context);
        wanted = command;
        place.set_top(place.top() + height + TIGHT);
    }
    moves::show(ui, place, context).or(wanted)
}

fn bottom(area: Rect, height: f32) -> Rect {
    Rect::from_min_max(pos2(area.left(), area.bottom() - height), area.max)
}

fn above(area: Rect, foot: Rect) -> Rect {
    Rect::from_min_max(area.min, pos2(area.right(), foot.top() - TIGHT))
}
