//! The layout of an exported picture: the board with the players around it.

use egui::{Align, Frame, Label, Layout, Rect, RichText, Ui, UiBuilder, Vec2, pos2, vec2};

use super::export_style::Exporter;
use super::picture_code::PictureCode;
use crate::form::bold;
use crate::{BoardWidget as _, Playable, SCORE_HEIGHT, Scene};
use kuba_rules::Player;
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_session::Seat;

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
    (seats, studio, code): (&[Seat], &Exporter, Option<&PictureCode>),
) {
    let print = &studio.print;
    let has_lines = print.names || print.score;
    let fill = Frame::new().fill(print.look.palette.window);
    egui::CentralPanel::default().frame(fill).show(ui, |ui| {
        let mut room = ui.max_rect();
        if let Some((code, strip)) = code.zip(print.strip) {
            let foot = room.with_min_y(room.bottom() - strip.height);
            room.max.y = foot.top();
            let palette = print.look.palette;
            ui.painter().rect_filled(foot, 0.0, palette.panel);
            ui.painter().hline(foot.x_range(), foot.top(), (1.0, palette.hairline));
            let words = code.draw(ui, &strip, foot);
            strip_words(ui, words, scene, (seats, studio));
        }
        let lines = if has_lines { lines(room, seats.len()) } else { Vec::new() };
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

/// Heading, game, length and last move, and what the code is for.
fn strip_words<G: Playable>(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene<G>,
    (seats, studio): (&[Seat], &Exporter),
) {
    let (palette, texts) = (studio.print.look.palette, studio.texts);
    let builder = UiBuilder::new()
        .max_rect(rect.shrink2(vec2(2.0 * MARGIN, MARGIN)))
        .layout(Layout::top_down(Align::Min));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let named = |player: Player| {
            let seat = seats.get(player.index());
            seat.map_or_else(String::new, |seat| name::<G>(player, seat, studio))
        };
        let Some(position) = scene.positions.last() else {
            return;
        };
        let heading = match position.outcome() {
            None => Phrase::new("picture-turn").with("name", named(position.turn())),
            Some(outcome) => match outcome.winner() {
                Some(winner) => Phrase::new("picture-won").with("name", named(winner)),
                None => Phrase::new("picture-drawn"),
            },
        };
        let text = RichText::new(texts.say(&heading)).text_style(bold());
        ui.add(Label::new(text.size(18.0).color(palette.text)).wrap());
        let mut parts = vec![texts.say(&G::title()), texts.say(&G::length(scene.positions))];
        if let ([.., before, _], Some(&mv)) = (scene.positions, scene.moves.last()) {
            parts.push(before.sheet_move(mv));
        }
        let about = RichText::new(parts.join(" · ")).color(palette.secondary);
        ui.add(Label::new(about.size(13.0)).wrap());
        ui.add_space(6.0);
        let use_of_code = RichText::new(texts.text("picture-is-game")).color(palette.secondary);
        ui.add(Label::new(use_of_code.size(12.0)).wrap());
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
