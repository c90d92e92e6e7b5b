//! The strip with the computer's evaluation: the player ahead and the expected line. Its tooltip adds the
//! search depth and speed.

use egui::{Rect, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::game::table::Thought;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::bot::Score;
use crate::bot::study::Chance;
use crate::phrase::Phrase;
use crate::rules::Player;

const BAR: f32 = 4.0;
const ICON: f32 = 12.0;

/// Draws the strip.
pub fn show(ui: &mut Ui, rect: Rect, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let inner = rect.shrink2(vec2(12.0, 5.0));
    let Some(thought) = &context.state.thought else {
        let words = context.text("thought-nothing");
        widgets::centred(ui, inner, &words, TextStyle::Small, palette.secondary);
        name(ui, rect, &words);
        return;
    };
    let score = score(thought, context);
    let about = about(thought, context);

    let width = inner.width();
    widgets::line_of_text(ui, inner.min, width, &score, TextStyle::Body, palette.text);
    let at = pos2(inner.left(), inner.top() + 18.0);
    let (style, colour) = (TextStyle::Small, palette.secondary);
    widgets::line_of_text(ui, at, width, &thought.line, style, colour);

    let size = vec2(inner.width(), ICON);
    let place = Rect::from_min_size(pos2(inner.left(), inner.bottom() - 9.0), size);
    balance(ui, place, thought, context);

    let told = Phrase::new("thought-told")
        .with("score", score)
        .with("about", about)
        .with("line", thought.line.as_str());
    name(ui, rect, &context.texts().say(&told));
}

/// Sets the text for screen readers and the tooltip.
fn name(ui: &Ui, rect: Rect, words: &str) {
    let strip = ui.interact(rect, ui.scope_id().with("thought"), Sense::hover());
    strip.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    widgets::tip(strip, words);
}

/// Bar between two seat icons. Its filled part is the winning chance of the player at the left.
fn balance(ui: &Ui, rect: Rect, thought: &Thought, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let painter = ui.painter();
    let seats = context.state.seats.len();
    // With more than two players it shows the player to move against all others.
    let (left, other) = match seats {
        2 => (Player::FIRST, Some(Player::SECOND)),
        _ => (thought.player, None),
    };
    let icon = |right: f32| Rect::from_min_size(pos2(right - ICON, rect.top()), Vec2::splat(ICON));
    let look = &context.presentation.look;
    let ends = [(Some(left), rect.left() + ICON), (other, rect.right())];
    for (player, right) in ends {
        if let Some(player) = player {
            context.table.seat_icon(player, painter, icon(right), look);
        }
    }
    let bar = Rect::from_center_size(rect.center(), vec2(rect.width() - 2.0 * (ICON + 6.0), BAR));
    theme::track(painter, bar, palette);
    let share = f32::from(chance_of(thought, left).tenths()) / 1000.0;
    let part = bar.with_max_x(bar.left() + bar.width() * share);
    painter.rect_filled(part, BAR / 2.0, palette.accent);
    let middle = bar.center().x;
    let stroke = palette.stroke(1.0, palette.secondary);
    painter.vline(middle, bar.expand(2.0).y_range(), stroke);
}

fn chance_of(thought: &Thought, player: Player) -> Chance {
    let known = thought.chances.get(player.index());
    known.copied().unwrap_or(Chance::EVEN)
}

/// "White is better (63 %)", "Black wins in 5 moves".
fn score(thought: &Thought, context: &PanelContext) -> String {
    let (player, phrase) = standing(thought, context.state.seats.len());
    let seat = context.state.seat_name(player);
    let phrase = phrase.with("seat", seat).with("of", context.state.game);
    context.texts().say(&phrase)
}

/// "Depth 9 · +1.3 · 6.1 M/s".
fn about(thought: &Thought, context: &PanelContext) -> String {
    let depth = Phrase::new("thought-depth").with("depth", i64::from(thought.depth));
    let score = thought.score;
    let score = score.plies_to_end().is_none().then(|| worth(score));
    let speed = thought.speed.map(pace);
    let parts = [Some(depth), score, speed].into_iter().flatten();
    let parts: Vec<String> = parts.map(|part| context.texts().say(&part)).collect();
    parts.join(" · ")
}

/// Score in the unit of the game, with one decimal.
pub fn worth(score: Score) -> Phrase {
    let tenths = (i64::from(score.centi().abs()) + 5) / 10;
    let key = if score.centi() < 0 && tenths > 0 { "thought-minus" } else { "thought-plus" };
    with_tenths(key, tenths)
}

/// Player ahead or behind, and a phrase in which the player's name is still missing. The distance to the end counts
/// the winner's own moves.
pub fn standing(thought: &Thought, seats: usize) -> (Player, Phrase) {
    if let Some(win) = thought.win {
        return (win.player, Phrase::new("thought-wins").with("moves", win.moves));
    }
    // With two players, one is ahead by as much as the other is behind.
    let is_behind = seats == 2 && thought.score.centi() < 0;
    let player = if is_behind { thought.player.next(seats) } else { thought.player };
    let percents = Chance::percents(&thought.chances);
    let percent = percents.get(player.index()).copied().unwrap_or(50);
    let key = match seats {
        2 if percent == 50 => "thought-even",
        2 => "thought-ahead",
        _ => "thought-chance",
    };
    (player, Phrase::new(key).with("percent", percent))
}

/// `speed` is in positions per second.
pub fn pace(speed: u64) -> Phrase {
    let thousands = i64::try_from(speed / 1000).unwrap_or(i64::MAX);
    if thousands < 1000 {
        return Phrase::new("thought-thousands").with("thousands", thousands);
    }
    with_tenths("thought-millions", thousands / 100)
}

fn with_tenths(key: &'static str, tenths: i64) -> Phrase {
    Phrase::new(key).with("whole", tenths / 10).with("tenth", tenths % 10)
}
