//! The layout of an exported picture: the board with the players around it.

use egui::{Align, Frame, Label, Layout, Rect, RichText, Ui, UiBuilder, Vec2, pos2, vec2};

use super::export_style::Exporter;
use crate::board::form::bold;
use crate::board::{BoardWidget as _, Playable, SCORE_HEIGHT, Scene};
use crate::phrase::ToPhrase;
use crate::rules::Player;
use crate::session::Seat;

/// Height of a player's line, in points.
const LINE: f32 = 36.0;
const MARGIN: f32 = 14.0;
/// Maximum width of a score, in points.
const SCORE: f32 = 250.0;
/// Margin around the board, in points.
const AROUND: f32 = 4.0;

/// Draws a position with its players: the viewer below the board, the others above.
pub(super) fn draw<G: Playable>(
    ui: &mut Ui,
    view: &mut G::View,
    scene: &Scene<G>,
    (seats, studio): (&[Seat], &Exporter),
) {
    let print = &studio.print;
    let has_lines = print.names || print.score;
    let fill = Frame::new().fill(print.look.palette.window);
    egui::CentralPanel::default().frame(fill).show(ui, |ui| {
        let mut room = ui.max_rect();
        let lines = if has_lines {
            lines(room, seats.len())
        } else {
            Vec::new()
        };
        if let [own, others @ ..] = lines.as_slice() {
            room.max.y = own.top();
            room.min.y = others.last().map_or(room.min.y, Rect::bottom);
        }
        let board = UiBuilder::new().max_rect(room.shrink(AROUND));
        ui.scope_builder(board, |ui| view.show(ui, scene));
        let mut player = print.look.viewer;
        for line in lines {
            if let Some(seat) = seats.get(player.index()) {
                player_line(ui, line, view, scene, (player, seat, studio));
            }
            player = player.next(seats.len().max(1));
        }
    });
}

/// The lines of the players: the viewer's, then the others from the top.
fn lines(room: Rect, players: usize) -> Vec<Rect> {
    let size = vec2(room.width(), LINE);
    let own = Rect::from_min_size(pos2(room.left(), room.bottom() - LINE), size);
    let others = (0..players.saturating_sub(1)).map(|above| {
        Rect::from_min_size(pos2(room.left(), room.top() + above as f32 * LINE), size)
    });
    std::iter::once(own).chain(others).collect()
}

fn player_line<G: Playable>(
    ui: &mut Ui,
    line: Rect,
    view: &G::View,
    scene: &Scene<G>,
    (player, seat, studio): (Player, &Seat, &Exporter),
) {
    let print = &studio.print;
    let inner = line.shrink2(vec2(MARGIN, 6.0));
    let icon = Rect::from_min_size(inner.min, Vec2::splat(inner.height()));
    G::seat_icon(player, ui.painter(), icon, &print.look);
    let mut rest = inner;
    rest.min.x = icon.right() + 8.0;
    if print.score {
        let width = SCORE.min(rest.width() * if print.names { 0.6 } else { 1.0 });
        let corner = pos2(rest.right() - width, rest.center().y - SCORE_HEIGHT / 2.0);
        let place = Rect::from_min_size(corner, vec2(width, SCORE_HEIGHT));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            G::score_ui(view, player, ui, scene);
        });
        rest.max.x = place.left() - 8.0;
    }
    if print.names {
        let left = Layout::left_to_right(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(rest).layout(left), |ui| {
            let name = name::<G>(player, seat, studio);
            let text = RichText::new(name).text_style(bold());
            ui.add(Label::new(text.color(print.look.palette.text)).truncate());
        });
    }
}

/// The name of a player, in words for viewers who did not take part.
fn name<G: Playable>(player: Player, seat: &Seat, studio: &Exporter) -> String {
    match seat {
        Seat::Human(Some(name)) => name.clone(),
        Seat::Human(None) => studio.texts.say(&G::seat_name(player)),
        Seat::Computer(level) => studio.texts.text(level.name_key()),
        Seat::Even(level) => studio.texts.say(&level.phrase()),
    }
}
