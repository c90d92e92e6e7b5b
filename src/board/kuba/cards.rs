//! Kuba's part of the panels: a seat's marble, its captures, a capture in the move list.

use egui::{
    Align2, Color32, FontId, Painter, Rect, Sense, Ui, WidgetInfo, accesskit::Role, pos2, vec2,
};

use super::paint::{Ball, small_marble};
use super::view::View;
use crate::board::{Look, SCORE_HEIGHT, Scene};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::rules::kuba::{GameState, Marble, Move, REDS_TO_WIN};

/// The number of marbles that each player has at the start.
const MARBLES: u32 = 8;

/// The marble that stands for a seat.
pub(super) fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look) {
    let radius = rect.size().min_elem() / 2.0 - 1.0;
    small_marble(
        painter,
        Ball::new(Marble::of(player), rect.center(), radius),
        look,
    );
}

/// Seven places for reds, "3/7", and the opponent's marbles that are gone.
pub(super) fn score(view: &View, player: Player, ui: &mut Ui, scene: &Scene<GameState>) {
    let position = scene.game().position();
    let other = Marble::of(player.next(2));
    let on_the_way = |marble: Marble| view.marbles_on_the_way(player, marble);
    let reds = position.reds(player) - on_the_way(Marble::Red).min(position.reds(player));
    let gone = MARBLES.saturating_sub(position.cells(other).len());
    let taken = gone.saturating_sub(u32::from(on_the_way(other)));
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), SCORE_HEIGHT), Sense::hover());
    let words = Phrase::new("score")
        .with("reds", reds)
        .with("needed", REDS_TO_WIN)
        .with("taken", i64::from(taken));
    let words = scene.texts.say(&words);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));

    let palette = scene.look.palette;
    let painter = ui.painter();
    let radius = if rect.width() < 215.0 { 8.0 } else { 9.5 };
    let pitch = 2.0 * radius + if rect.width() < 215.0 { 0.5 } else { 2.0 };
    let y = rect.center().y;
    for index in 0..REDS_TO_WIN {
        let center = pos2(rect.left() + radius + f32::from(index) * pitch, y);
        if index < reds {
            small_marble(
                painter,
                Ball::new(Marble::Red, center, radius - 0.5),
                &scene.look,
            );
        } else {
            painter.circle_filled(center, radius - 0.5, palette.text.gamma_multiply(0.10));
        }
    }
    let x = rect.left() + f32::from(REDS_TO_WIN) * pitch + 8.0;
    let write = |x: f32, text: String, size: f32, color: Color32, align: Align2| {
        painter.text(pos2(x, y), align, text, FontId::proportional(size), color)
    };
    write(
        x,
        format!("{reds}/{REDS_TO_WIN}"),
        16.0,
        palette.text,
        Align2::LEFT_CENTER,
    );
    let count = write(
        rect.right(),
        format!("×{taken}"),
        14.0,
        palette.secondary,
        Align2::RIGHT_CENTER,
    );
    let center = pos2(count.left() - 12.0, y);
    small_marble(painter, Ball::new(other, center, 8.5), &scene.look);
}

/// A tiny picture of what a move captures.
pub(super) fn move_mark(game: &GameState, mv: Move, painter: &Painter, rect: Rect, look: &Look) {
    let Move::Push(push) = mv else {
        return;
    };
    if let Some(marble) = game.position().row(push).and_then(|row| row.falls) {
        let radius = rect.size().min_elem() / 2.0;
        small_marble(painter, Ball::new(marble, rect.center(), radius), look);
    }
}
