//! Standings after several games of more than two players, by places.

use egui::{Rect, Sense, StrokeKind, TextStyle, Ui, Vec2, pos2, vec2};

use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;
use crate::rules::Player;

pub(crate) const HEIGHT: f32 = 74.0;
/// Maximum width of a step, in points.
const STEP: f32 = 76.0;
/// Heights of the steps by place, and the side of the icon on a step, in points.
const STEPS: [f32; 3] = [46.0, 34.0, 24.0];
const ICON: f32 = 24.0;

/// Returns `true` after more than one game of more than two players.
pub(crate) fn stands(context: &PanelContext) -> bool {
    let games = context.state.wins.iter().sum::<u32>() + context.state.draws;
    context.state.seats.len() > 2 && games > 1
}

/// Seats with their places from 1, best first. Equal numbers of wins share a place.
pub fn places(wins: &[u32]) -> Vec<(usize, Player)> {
    let place = |own: u32| 1 + wins.iter().filter(|&&other| other > own).count();
    let mut places: Vec<_> =
        wins.iter().enumerate().map(|(seat, &own)| (place(own), Player::seat(seat))).collect();
    places.sort_by_key(|&(place, _)| place);
    places
}

/// Such as "1. Bob 2, 2. Ann 1, 3. Cy 0", with the draws.
pub(crate) fn words(context: &PanelContext) -> String {
    let wins = &context.state.wins;
    let parts = places(wins).into_iter().map(|(place, player)| {
        let part = Phrase::new("result-place")
            .with("place", place)
            .with("name", context.state.seat_title(player, context.texts()))
            .with("wins", i64::from(wins[player.index()]));
        context.texts().say(&part)
    });
    let phrase = Phrase::new("result-score")
        .with("score", context.texts().list(parts))
        .with("draws", i64::from(context.state.draws));
    context.texts().say(&phrase)
}

/// The first stands in the middle, the second at the left, the third at the right, each over the number of
/// games won.
pub(crate) fn show(ui: &mut Ui, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let step = STEP.min(rect.width() / 3.0);
    let order = places(&context.state.wins);
    for ((place, player), aside) in order.into_iter().zip([0.0, -1.0, 1.0]) {
        let high = STEPS[(place - 1).min(STEPS.len() - 1)];
        let middle = rect.center().x + aside * step;
        let block = Rect::from_min_max(
            pos2(middle - step / 2.0 + 2.0, rect.bottom() - high),
            pos2(middle + step / 2.0 - 2.0, rect.bottom()),
        );
        let fill = theme::mix(palette.panel, palette.text, 0.08);
        let edge = palette.stroke(1.0, palette.hairline);
        ui.painter().rect(block, 4.0, fill, edge, StrokeKind::Inside);
        let wins = context.state.wins[player.index()].to_string();
        widgets::centred(ui, block, &wins, TextStyle::Body, palette.text);
        let icon = pos2(middle, block.top() - ICON / 2.0 - 2.0);
        let icon = Rect::from_center_size(icon, Vec2::splat(ICON));
        let look = &context.presentation.look;
        context.table.seat_icon(player, ui.painter(), icon, look);
    }
}
