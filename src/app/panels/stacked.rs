//! The narrow window: a card, the board, a card, one above the other.

use egui::{Rect, Ui, pos2};

use super::layout::{GAP, LOW_CARD_HEIGHT};
use super::{Front, card, moves, result, side, welcome};
use crate::app::command::Command;

/// The distance between parts in points.
const TIGHT: f32 = 6.0;
/// The height of the welcome and of the result in points.
const PAGE_HEIGHT: f32 = 176.0;
/// The width of the drawer in points.
const DRAWER_WIDTH: f32 = 236.0;

/// Draws what stands around the board. Returns the board's place, too.
pub fn show(ui: &mut Ui, area: Rect, front: &Front) -> (Rect, Option<Command>) {
    let area = area.shrink2(egui::vec2(GAP, TIGHT));
    let mut wanted = None;
    if front.facts.welcome {
        let page = bottom(area, PAGE_HEIGHT);
        wanted = welcome::show_wide(ui, page, front);
        return (above(area, page), wanted);
    }
    let (others, own) = side::seats(front);
    let mut top = area.top();
    for player in others {
        let place = Rect::from_min_max(
            pos2(area.left(), top),
            pos2(area.right(), top + LOW_CARD_HEIGHT),
        );
        wanted = card::show_low(ui, place, player, front).or(wanted);
        top = place.bottom() + TIGHT;
    }
    let middle = Rect::from_min_max(pos2(area.left(), top), area.max);
    let foot = if let Some(ended) = &front.state.ended {
        let page = bottom(middle, PAGE_HEIGHT);
        let (_, command) = result::show(ui, page, ended, front);
        wanted = command.or(wanted);
        page
    } else {
        let place = bottom(middle, LOW_CARD_HEIGHT);
        wanted = card::show_low(ui, place, own, front).or(wanted);
        place
    };
    (above(middle, foot), wanted)
}

/// Draws the list of moves over the right side of the board.
pub fn drawer(ui: &mut Ui, area: Rect, front: &Front) -> Option<Command> {
    let left = (area.right() - DRAWER_WIDTH).max(area.left());
    let place = Rect::from_min_max(pos2(left, area.top()), area.max).shrink(TIGHT);
    moves::show(ui, place, front)
}

fn bottom(area: Rect, height: f32) -> Rect {
    Rect::from_min_max(pos2(area.left(), area.bottom() - height), area.max)
}

fn above(area: Rect, foot: Rect) -> Rect {
    Rect::from_min_max(area.min, pos2(area.right(), foot.top() - TIGHT))
}
