//! The strip that tells what the computer thinks: who is ahead, and the play that it expects; and to
//! who rests the pointer on it how deep it has looked, and how fast.

use egui::{Rect, Role, Sense, Stroke, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::Front;
use crate::app::table::Thought;
use crate::app::{theme, widgets};
use crate::bot::Score;
use crate::phrase::Phrase;
use crate::rules::Player;

/// The height of the bar in points.
const BAR: f32 = 4.0;
/// The size of the marbles at its ends in points.
const ICON: f32 = 12.0;

/// Draws the strip into a rectangle.
pub fn show(ui: &mut Ui, rect: Rect, front: &Front) {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let inner = rect.shrink2(vec2(12.0, 5.0));
    let Some(thought) = &front.state.thought else {
        let words = front.text("thought-nothing");
        widgets::centred(ui, inner, &words, TextStyle::Small, palette.secondary);
        name(ui, rect, &words);
        return;
    };
    let score = score(thought, front);
    let about = about(thought, front);

    let width = inner.width();
    widgets::line_of_text(ui, inner.min, width, &score, TextStyle::Body, palette.text);
    let at = pos2(inner.left(), inner.top() + 18.0);
    let (style, colour) = (TextStyle::Small, palette.secondary);
    widgets::line_of_text(ui, at, width, &thought.line, style, colour);

    let size = vec2(inner.width(), ICON);
    let place = Rect::from_min_size(pos2(inner.left(), inner.bottom() - 9.0), size);
    balance(ui, place, thought, front);

    let told = Phrase::new("thought-told")
        .with("score", score)
        .with("about", about)
        .with("line", thought.line.as_str());
    name(ui, rect, &front.texts().say(&told));
}

/// What a screen reader says, and who rests the pointer on the strip reads.
fn name(ui: &Ui, rect: Rect, words: &str) {
    let strip = ui.interact(rect, ui.scope_id().with("thought"), Sense::hover());
    strip.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    strip.on_hover_text(words);
}

/// A bar between two marbles: the longer a player's part, the further this player is ahead.
fn balance(ui: &Ui, rect: Rect, thought: &Thought, front: &Front) {
    let palette = theme::palette(ui.ctx());
    let painter = ui.painter();
    let seats = front.state.seats.len();
    // Among more than two it is the player to move against all others.
    let (left, other) = match seats {
        2 => (Player::FIRST, Some(Player::SECOND)),
        _ => (thought.player, None),
    };
    let icon = |right: f32| Rect::from_min_size(pos2(right - ICON, rect.top()), Vec2::splat(ICON));
    let look = &front.presentation.look;
    let ends = [(Some(left), rect.left() + ICON), (other, rect.right())];
    for (player, right) in ends {
        if let Some(player) = player {
            front.table.seat_icon(player, painter, icon(right), look);
        }
    }
    let bar = Rect::from_center_size(rect.center(), vec2(rect.width() - 2.0 * (ICON + 6.0), BAR));
    painter.rect_filled(bar, BAR / 2.0, palette.hairline);
    let share = match share(thought.score, thought.clear_lead) {
        share if left == thought.player => share,
        share => 1.0 - share,
    };
    let part = bar.with_max_x(bar.left() + bar.width() * share);
    painter.rect_filled(part, BAR / 2.0, palette.accent);
    let middle = bar.center().x;
    let stroke = Stroke::new(1.0, palette.secondary);
    painter.vline(middle, bar.expand(2.0).y_range(), stroke);
}

/// How much of the bar belongs to the player in whose eyes the score is, 0 to 1. Who is clearly
/// ahead has three quarters of it.
fn share(score: Score, clear_lead: i32) -> f32 {
    let centi = score.centi() as f32;
    match score.plies_to_end() {
        Some(_) if centi >= 0.0 => 1.0,
        Some(_) => 0.0,
        None => f32::midpoint(1.0, centi / (centi.abs() + clear_lead as f32)),
    }
}

/// "White is better (+1.3)", "Black wins in 5 moves".
fn score(thought: &Thought, front: &Front) -> String {
    let (player, phrase) = standing(thought, front.state.seats.len());
    let seat = front.state.seat_name(player);
    let phrase = phrase.with("seat", seat).with("of", front.state.game);
    front.texts().say(&phrase)
}

/// "Depth 9 · 6.1 M/s".
fn about(thought: &Thought, front: &Front) -> String {
    let depth = Phrase::new("thought-depth").with("depth", i64::from(thought.depth));
    let depth = front.texts().say(&depth);
    match thought.speed {
        Some(speed) => format!("{depth} · {}", front.texts().say(&pace(speed))),
        None => depth,
    }
}

/// Who is ahead, and the words for it, in which the player's name is still missing. The way to the
/// end is told in everybody's pushes, as hints and the engine protocol tell it.
fn standing(thought: &Thought, seats: usize) -> (Player, Phrase) {
    let score = thought.score;
    // Between two, one is ahead as far as the other is behind.
    let (player, ahead) = match score.centi() < 0 {
        true if seats == 2 => (thought.player.next(seats), true),
        behind => (thought.player, !behind),
    };
    if let Some(plies) = score.plies_to_end() {
        let key = if ahead {
            "thought-wins"
        } else {
            "thought-loses"
        };
        let plies = i64::from(plies.abs());
        return (player, Phrase::new(key).with("plies", plies));
    }
    let tenths = (i64::from(score.centi().abs()) + 5) / 10;
    if tenths == 0 {
        return (player, Phrase::new("thought-even"));
    }
    let key = if ahead {
        "thought-ahead"
    } else {
        "thought-behind"
    };
    (player, with_tenths(key, tenths))
}

/// Positions a second in words.
fn pace(speed: u64) -> Phrase {
    let thousands = i64::try_from(speed / 1000).unwrap_or(i64::MAX);
    if thousands < 1000 {
        return Phrase::new("thought-thousands").with("thousands", thousands);
    }
    with_tenths("thought-millions", thousands / 100)
}

fn with_tenths(key: &'static str, tenths: i64) -> Phrase {
    Phrase::new(key)
        .with("whole", tenths / 10)
        .with("tenth", tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Texts;

    fn said(player: Player, score: Score, seats: usize) -> String {
        let thought = Thought {
            depth: 1,
            player,
            score,
            clear_lead: 200,
            speed: None,
            line: String::new(),
        };
        let (player, phrase) = standing(&thought, seats);
        let seat = ["White", "Black", "Red"][player.index()];
        Texts::new(&[]).say(&phrase.with("seat", seat).with("of", "kuba"))
    }

    #[test]
    fn between_two_the_one_who_is_ahead_is_named() {
        let (white, black) = (Player::FIRST, Player::SECOND);
        assert_eq!(
            said(white, Score::estimate(134), 2),
            "White is better (+1.3)"
        );
        assert_eq!(
            said(black, Score::estimate(134), 2),
            "Black is better (+1.3)"
        );
        assert_eq!(
            said(white, Score::estimate(-1260), 2),
            "Black is better (+12.6)"
        );
        assert_eq!(
            said(black, Score::estimate(-50), 2),
            "White is better (+0.5)"
        );
        assert_eq!(said(black, Score::estimate(-4), 2), "Nobody is ahead");
    }

    #[test]
    fn an_end_in_sight_is_counted_in_moves() {
        let (white, black) = (Player::FIRST, Player::SECOND);
        let told = "White wins in 5 pushes";
        assert_eq!(said(white, Score::win_in(5), 2), told);
        assert_eq!(said(black, Score::loss_in(5), 2), told);
        assert_eq!(said(black, Score::win_in(1), 2), "Black wins in one push");
    }

    #[test]
    fn among_three_it_is_told_of_the_player_to_move() {
        let black = Player::SECOND;
        assert_eq!(
            said(black, Score::estimate(-50), 3),
            "Black is worse (−0.5)"
        );
        assert_eq!(said(black, Score::loss_in(2), 3), "Black loses in 2 pushes");
    }

    #[test]
    fn the_bar_is_shared_by_the_score() {
        let near = |score, share_of_bar: f32| (share(score, 200) - share_of_bar).abs() < 0.001;
        assert!(near(Score::DRAW, 0.5));
        assert!(near(Score::estimate(200), 0.75));
        assert!(near(Score::estimate(-200), 0.25));
        assert!(near(Score::loss_in(3), 0.0));
        assert!(near(Score::win_in(3), 1.0));
    }

    #[test]
    fn speed_is_told_in_thousands_or_millions() {
        let said = |speed| Texts::new(&[]).say(&pace(speed));
        assert_eq!(said(6_149_000), "6.1 M/s");
        assert_eq!(said(480_900), "480 k/s");
    }
}
