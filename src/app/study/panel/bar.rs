//! The evaluation bar beside the board of a studied game.

use egui::{Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::chances_in_words;
use crate::app::game::table::StudyState;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::rules::Player;

const WIDTH: f32 = 8.0;
const BESIDE: f32 = 6.0;

/// Draws the bar at the left of `place`. Returns the rectangle for the board, with the same centre as
/// `place`.
pub fn show(ui: &Ui, place: Rect, study: &StudyState, context: &PanelContext) -> Rect {
    let bar = place.with_max_x(place.left() + WIDTH);
    paint(ui, bar, study, context);
    place.shrink2(vec2(WIDTH + BESIDE, 0.0))
}

fn paint(ui: &Ui, bar: Rect, study: &StudyState, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let painter = ui.painter();
    painter.rect_filled(bar, WIDTH / 2.0, palette.hairline);
    let count = study.chances.len();
    let own = context.presentation.look.viewer.index();
    let mut foot = bar.bottom();
    for step in 0..count {
        // From the bottom: the player nearest to the user, then the others in playing order.
        let seat = (own + step) % count;
        let share = f32::from(study.chances[seat].tenths()) / 1000.0;
        let top = if step + 1 == count { bar.top() } else { foot - bar.height() * share };
        let part = Rect::from_min_max(pos2(bar.left(), top), pos2(bar.right(), foot));
        let tone = context.table.seat_tone(Player::seat(seat), palette);
        let painter = painter.with_clip_rect(part);
        painter.rect_filled(bar, WIDTH / 2.0, tone);
        foot = top;
    }
    let edge = palette.stroke(1.0, theme::mix(palette.window, palette.text, 0.5));
    painter.rect_stroke(bar, WIDTH / 2.0, edge, StrokeKind::Outside);
    let words = if count == 0 {
        context.text("study-chances-unknown")
    } else {
        chances_in_words(&study.chances, context)
    };
    let response = ui.interact(bar.expand(2.0), ui.scope_id().with("bar"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    widgets::tip(response, &words);
    let (across, y) = (bar.expand(1.0).x_range(), bar.center().y.round() + 0.5);
    if palette.flat {
        painter.hline(across, y, palette.stroke(6.0, palette.panel));
    }
    painter.hline(across, y, palette.stroke(1.0, palette.danger));
}
