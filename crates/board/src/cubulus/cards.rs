//! Cubulus's parts of the panels: seat icons and the balls left in a hand.

use egui::{FontId, Painter, Rect, Sense, Ui, WidgetInfo, accesskit::Role, pos2, vec2};

use super::grammar::View;
use super::{balls, speech, tile};
use crate::paint::{Circle, ball, pen};
use crate::{GameCards, Look, SCORE_HEIGHT, Scene};
use kuba_rules::cubulus::{BALLS, Ball, GameState, Move};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game as _, HeadStart, Player};

/// Width below which only a number fits beside the pips, in points.
const NARROW: f32 = 190.0;

impl GameCards for GameState {
    fn tile(painter: &Painter, rect: Rect, look: &Look) {
        tile::draw(painter, rect, look);
    }

    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look) {
        let radius = rect.size().min_elem() / 2.0 - 1.0;
        let circle = Circle::new(rect.center(), radius);
        ball::small(painter, &balls::ball(Ball::of(player), circle, look), look.palette);
    }

    fn head_start_picture(ahead: HeadStart, painter: &Painter, rect: Rect, look: &Look) {
        pen::places(painter, rect, BALLS, look.palette, |index, circle| {
            let is_laid = index < ahead.steps;
            if is_laid {
                let glass = balls::ball(Ball::of(ahead.player), circle, look);
                ball::small(painter, &glass, look.palette);
            }
            is_laid
        });
    }

    fn lamp(&self, player: Player) -> Option<Phrase> {
        speech::lamp(self, player)
    }

    fn is_out(&self, player: Player) -> bool {
        !self.position().is_in(player)
    }

    fn score_ui(_: &View, player: Player, ui: &mut Ui, scene: &Scene<Self>) {
        score(player, ui, scene);
    }

    const CARDS_IN_A_ROW: bool = true;

    fn end_turn(&self) -> Option<Move> {
        let passes = self.outcome().is_none() && self.position().must_pass();
        passes.then_some(Move::Pass)
    }

    fn leave(&self) -> Option<Move> {
        others_play_on(self).then_some(Move::Resign)
    }

    fn leave_late(&self) -> Option<Move> {
        others_play_on(self).then_some(Move::TimeOut)
    }
}

fn others_play_on(game: &GameState) -> bool {
    let playing = (0..game.seats()).map(Player::seat);
    let playing = playing.filter(|&player| game.position().is_in(player));
    game.outcome().is_none() && playing.count() > 2
}

/// Nine pips, filled for each ball in hand, and "5 left". While the player lays neutral balls, the pips
/// count those.
fn score(player: Player, ui: &mut Ui, scene: &Scene<GameState>) {
    let position = scene.game().position();
    let (colour, left, words) = if position.is_laying() && position.turn() == player {
        let left = position.neutrals_to_lay();
        let lay = Phrase::new("cubulus-lay").with("left", i64::from(left));
        (Ball::Red, left, lay)
    } else if position.is_in(player) {
        let left = position.hand(player);
        let words = Phrase::new("cubulus-in-hand").with("left", i64::from(left));
        (Ball::of(player), left, words)
    } else {
        (Ball::of(player), 0, Phrase::new("cubulus-out"))
    };
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), SCORE_HEIGHT), Sense::hover());
    let words = scene.texts.say(&words);
    let told = Phrase::new("cubulus-score")
        .with("seat", speech::colour(player))
        .with("left", words.as_str());
    let told = scene.texts.say(&told);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));

    let palette = scene.look.palette;
    let narrow = rect.width() < NARROW;
    let count = f32::from(BALLS);
    let (words, size) =
        if narrow && position.is_in(player) { (left.to_string(), 13.0) } else { (words, 14.0) };
    let font = FontId::proportional(size);
    let text = ui.painter().layout_no_wrap(words, font, palette.text);
    let aside = if narrow { 16.0 } else { (text.size().x + 8.0).max(96.0) };
    let room = rect.width() - aside;
    let pitch = (room / count).min(if narrow { 19.0 } else { 20.0 });
    let radius = (pitch / 2.0 - 0.8).min(8.5);
    let y = rect.center().y;
    for index in 0..BALLS {
        let center = pos2(rect.left() + (f32::from(index) + 0.5) * pitch, y);
        let circle = Circle::new(center, radius);
        if u32::from(index) < left {
            let glass = balls::ball(colour, circle, &scene.look);
            ball::small(ui.painter(), &glass, palette);
        } else {
            pen::place(ui.painter(), circle, palette);
        }
    }
    let corner = pos2(rect.right() - text.size().x, y - text.size().y / 2.0);
    ui.painter().galley(corner, text, palette.text);
}
