//! Kuba's parts of the panels: seat icons, scores, and captures in the move list.

use egui::{Align2, FontId, Painter, Rect, Sense, Ui, WidgetInfo, accesskit::Role, pos2, vec2};

use super::balls;
use super::grammar::View;
use super::laid::awaited;
use crate::paint::{Circle, ball, pen};
use crate::{GameCards, Look, SCORE_HEIGHT, Scene};
use kuba_rules::kuba::{GameState, MARBLES, Marble, Move, REDS_TO_WIN, colour};
use kuba_rules::phrase::Phrase;
use kuba_rules::{HeadStart, Player};

/// Smallest useful radius of a slot for a red marble, in points; smaller slots are left out.
const LEAST_PLACE: f32 = 3.0;
/// Width reserved for the numbers of a score, in points.
const NUMBERS: f32 = 80.0;
/// Height of a line with a number in a column, and largest distance of its slots, in points.
const COLUMN_LINE: f32 = 28.0;
const MOST_PITCH: f32 = 24.0;

impl GameCards for GameState {
    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look) {
        let radius = rect.size().min_elem() / 2.0 - 1.0;
        small(painter, Marble::of(player), Circle::new(rect.center(), radius), look);
    }

    fn head_start_picture(ahead: HeadStart, painter: &Painter, rect: Rect, look: &Look) {
        pen::places(painter, rect, REDS_TO_WIN, look.palette, |index, circle| {
            let is_taken = index < ahead.steps;
            if is_taken {
                small(painter, Marble::Red, circle, look);
            }
            is_taken
        });
    }

    fn tally(&self, player: Player) -> Option<u32> {
        Some(u32::from(self.position().reds(player)))
    }

    fn score_ui(view: &View, player: Player, ui: &mut Ui, scene: &Scene<Self>) {
        score(view, player, ui, scene);
    }

    const HAS_SCORE_COLUMN: bool = true;

    fn move_mark(&self, mv: Move, painter: &Painter, rect: Rect, look: &Look) {
        let falls = match mv {
            Move::Push(push) => self.position().falls(push),
            Move::Pass => None,
        };
        if let Some(marble) = falls {
            let radius = rect.size().min_elem() / 2.0;
            small(painter, marble, Circle::new(rect.center(), radius), look);
        }
    }

    fn is_extra_turn(&self) -> bool {
        self.position().is_extra_turn()
    }

    fn end_turn(&self) -> Option<Move> {
        self.may_pass().then_some(Move::Pass)
    }
}

/// Seven slots for red marbles, "3/7", and the captured marbles of the opponent. Marbles that are still
/// rolling are not counted.
fn score(view: &View, player: Player, ui: &mut Ui, scene: &Scene<GameState>) {
    let position = scene.game().position();
    let other = Marble::of(player.next(2));
    let on_the_way = |marble: Marble| {
        let going = view.going().iter();
        let own = going.filter(|course| course.before.position().turn() == player);
        own.filter(|&course| awaited(course) == Some(marble)).count() as u8
    };
    let reds = position.reds(player) - on_the_way(Marble::Red).min(position.reds(player));
    let gone = u32::from(MARBLES).saturating_sub(position.cells(other).len());
    let taken = gone.saturating_sub(u32::from(on_the_way(other)));
    let room = ui.available_size();
    let is_column = room.y > room.x;
    let size = if is_column { room } else { vec2(room.x, SCORE_HEIGHT) };
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = Phrase::new("kuba-score")
        .with("seat", colour(player))
        .with("reds", reds)
        .with("needed", REDS_TO_WIN)
        .with("taken", i64::from(taken));
    let words = scene.texts.say(&words);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));

    if is_column {
        return column(ui.painter(), rect, (reds, taken, other), &scene.look);
    }
    let palette = scene.look.palette;
    let painter = ui.painter();
    let (radius, gap) = if rect.width() < 215.0 { (8.0_f32, 0.5) } else { (9.5, 2.0) };
    // Both numbers must fit beside the slots.
    let most = (rect.width() - NUMBERS) / f32::from(REDS_TO_WIN);
    let radius = radius.min((most - gap) / 2.0);
    let y = rect.center().y;
    let mut x = rect.left();
    if radius >= LEAST_PLACE {
        let pitch = 2.0 * radius + gap;
        for index in 0..REDS_TO_WIN {
            let center = pos2(rect.left() + radius + f32::from(index) * pitch, y);
            if index < reds {
                let circle = Circle::new(center, radius - 0.5);
                small(painter, Marble::Red, circle, &scene.look);
            } else {
                pen::place(painter, Circle::new(center, radius - 0.5), palette);
            }
        }
        x += f32::from(REDS_TO_WIN) * pitch + 8.0;
    }
    painter.text(
        pos2(x, y),
        Align2::LEFT_CENTER,
        format!("{reds}/{REDS_TO_WIN}"),
        FontId::proportional(16.0),
        palette.text,
    );
    let count = painter.text(
        pos2(rect.right(), y),
        Align2::RIGHT_CENTER,
        format!("×{taken}"),
        FontId::proportional(14.0),
        palette.secondary,
    );
    let center = pos2(count.left() - 12.0, y);
    small(painter, other, Circle::new(center, 8.5), &scene.look);
}

/// The slots one above the other, filled from below, with both numbers under them.
fn column(painter: &Painter, rect: Rect, (reds, taken, other): (u8, u32, Marble), look: &Look) {
    let palette = look.palette;
    let middle = rect.center().x;
    let foot = rect.bottom() - 2.0 * COLUMN_LINE;
    let pitch = ((foot - rect.top()) / f32::from(REDS_TO_WIN)).min(MOST_PITCH);
    let radius = 0.42 * pitch;
    for index in 0..REDS_TO_WIN {
        let center = pos2(middle, foot - (f32::from(index) + 0.5) * pitch);
        if index < reds {
            small(painter, Marble::Red, Circle::new(center, radius), look);
        } else {
            pen::place(painter, Circle::new(center, radius), palette);
        }
    }
    painter.text(
        pos2(middle, foot + 0.5 * COLUMN_LINE),
        Align2::CENTER_CENTER,
        format!("{reds}/{REDS_TO_WIN}"),
        FontId::proportional(16.0),
        palette.text,
    );
    let y = foot + 1.5 * COLUMN_LINE;
    small(painter, other, Circle::new(pos2(middle - 12.0, y), 8.5), look);
    painter.text(
        pos2(middle + 2.0, y),
        Align2::LEFT_CENTER,
        format!("×{taken}"),
        FontId::proportional(14.0),
        palette.secondary,
    );
}

/// A marble without a shadow.
fn small(painter: &Painter, marble: Marble, circle: Circle, look: &Look) {
    ball::small(painter, &balls::marble(marble, circle, look), look.palette);
}
