//! A player's clock, on the card.

use egui::{Align2, FontSelection, Pos2, Role, Sense, Ui, WidgetInfo};

use super::Front;
use crate::app::theme;
use crate::phrase::Phrase;
use crate::rules::Player;

/// Draws the clock of a seat with its right top corner there. Returns its width with the gap to its
/// left; 0 where there is no clock.
pub(super) fn show(ui: &Ui, corner: Pos2, player: Player, front: &Front) -> f32 {
    let clock = front.state.clock.as_ref().filter(|clock| {
        // Whoever is out has no time to use, whatever was left of it.
        let is_gone = front.state.out.get(player.index()) == Some(&true);
        !front.facts.welcome && (!is_gone || clock.is_up(player))
    });
    let Some((clock, time)) = clock.and_then(|clock| Some((clock, clock.shown(player)?))) else {
        return 0.0;
    };
    let palette = theme::palette(ui.ctx());
    let colour = match clock.turn {
        _ if clock.is_low(player) => palette.danger,
        Some(turn) if turn == player => palette.text,
        _ => palette.secondary,
    };
    let font = FontSelection::from(theme::strong()).resolve(ui.style());
    let drawn = ui
        .painter()
        .text(corner, Align2::RIGHT_TOP, &time, font, colour);
    let about = Phrase::new("clock-left")
        .with("seat", front.state.seat_name(player))
        .with("time", time);
    let node = ui.interact(drawn, ui.scope_id().with(("clock", player)), Sense::hover());
    node.widget_info(|| {
        let mut info = WidgetInfo::new(Role::Label);
        info.label = Some(front.texts().say(&about));
        info
    });
    drawn.width() + GAP
}

/// What is left free beside a clock, in points.
const GAP: f32 = 8.0;
