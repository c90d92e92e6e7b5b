//! The bar below the board that says where the walk of the one key is.

use egui::accesskit::Live;
use egui::{
    Align2, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::app::shell::panels::bar;
use crate::app::shell::panels::layout::{self, Division};
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph, paint_glyph};
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// Height of the key and of the headings, in points.
const KEY: f32 = 34.0;
const SIGN: f32 = 20.0;
const APART: f32 = 10.0;
/// Width of the key and the distances, in points.
const BESIDE_HEADINGS: f32 = 100.0;
/// Shares of the bar that the headings may take where the words need it, and where they do not.
const HEADINGS: std::ops::RangeInclusive<f32> = 0.25..=0.5;
const RADIUS: u8 = 6;
/// Heights of the bar, and width in points, that a board needs so that there is room for it.
const LEAST_HEIGHTS: f32 = 3.0;
const LEAST_WIDTH: f32 = 160.0;

/// Words and headings of the bar.
#[derive(Clone, Debug, PartialEq)]
pub struct OneKeyShown {
    /// Name of the present item.
    pub title: String,
    /// It leads to the move of the hint.
    pub is_hint: bool,
    /// Its place among the items with the same heading, from 1, and their number.
    pub place: (usize, usize),
    /// Seconds until the next item; `None` if a second key moves on, or while the walk rests.
    pub seconds: Option<u8>,
    /// The headings in their order, and whether the walk is there.
    pub headings: Vec<(String, bool)>,
}

/// Draws the bar at the foot of the place of a board, and returns the rest.
pub fn show(
    ui: &Ui,
    board: Rect,
    aspect_ratio: f32,
    (shown, texts): (&OneKeyShown, &Texts),
) -> Rect {
    let is_low = layout::division(ui.ctx().content_rect().size()) == Division::Stacked;
    let height = if is_low { bar::LOW_BAR } else { bar::BAR };
    if board.height() < LEAST_HEIGHTS * height || board.width() < LEAST_WIDTH {
        return board;
    }
    let (rest, mut bar) = bar::divide(board, height, aspect_ratio);
    if is_low {
        bar = Rect::from_x_y_ranges(board.x_range(), bar.y_range());
    }
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(bar));
    let inner = bar.shrink2(vec2(12.0, 4.0));
    let name = texts.text("key-space");
    let width = widgets::text_width(ui, &name, theme::bold()) + 24.0;
    let middle = pos2(inner.left() + width / 2.0, inner.center().y);
    let key = Rect::from_center_size(middle, vec2(width, KEY.min(inner.height())));
    cap(ui, key, &name);
    let left = headings(ui, inner, shown);
    let mut start = key.right() + APART;
    if shown.is_hint {
        let middle = pos2(start + SIGN / 2.0, inner.center().y);
        let sign = Rect::from_center_size(middle, Vec2::splat(SIGN));
        paint_glyph(ui.painter(), sign, Glyph::Hint, palette.accent);
        start = sign.right() + APART;
    }
    let words = Rect::from_min_max(pos2(start, inner.top()), pos2(left - APART, inner.bottom()));
    let (place, count) = shown.place;
    let about = match shown.seconds {
        Some(seconds) => Phrase::new("one-key-at").with("seconds", i64::from(seconds)),
        None => Phrase::new("one-key-at-by-key"),
    };
    let about = about.with("place", place).with("count", count);
    let told = ui.interact(words, ui.scope_id().with("one key"), Sense::hover());
    // The seconds are not read aloud.
    let spoken = if shown.is_hint {
        texts.say(&Phrase::new("one-key-hint").with("name", shown.title.as_str()))
    } else {
        shown.title.clone()
    };
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    ui.ctx().accesskit_node_builder(told.id, |node| node.set_live(Live::Assertive));
    bar::lines(ui, words, &shown.title, &texts.say(&about));
    rest
}

/// Draws a key of a keyboard.
fn cap(ui: &Ui, rect: Rect, name: &str) {
    let palette = theme::palette(ui.ctx());
    let painter = ui.painter();
    let round = CornerRadius::same(RADIUS);
    painter.rect_filled(rect, round, palette.text);
    let top = rect.with_max_y(rect.bottom() - 3.0);
    let edge = Stroke::new(1.5, palette.text);
    painter.rect(top, round, palette.window, edge, StrokeKind::Inside);
    let font = theme::bold().resolve(ui.style());
    painter.text(top.center(), Align2::CENTER_CENTER, name, font, palette.text);
}

/// Draws the headings at the right end as far as there is room. Returns their left end.
fn headings(ui: &Ui, inner: Rect, shown: &OneKeyShown) -> f32 {
    let palette = theme::palette(ui.ctx());
    let wide = |name: &str| widgets::text_width(ui, name, theme::bold()) + 22.0;
    let words = widgets::text_width(ui, &shown.title, theme::bold()) + BESIDE_HEADINGS;
    let least = HEADINGS.start() * inner.width();
    let most = HEADINGS.end() * inner.width();
    let mut room = (inner.width() - words).clamp(least, most);
    // The present one comes first if not all have room.
    let is_short = shown.headings.iter().map(|(name, _)| wide(name) + APART).sum::<f32>() > room;
    let now = shown.headings.iter().position(|(_, is_now)| *is_now);
    let skipped = if is_short { now.unwrap_or(0) } else { 0 };
    let fitting = shown.headings.iter().skip(skipped).take_while(|(name, _)| {
        room -= wide(name) + APART;
        room >= 0.0
    });
    let fitting: Vec<&(String, bool)> = fitting.filter(|(name, _)| !name.is_empty()).collect();
    let mut right = inner.right();
    for (name, is_now) in fitting.into_iter().rev() {
        let size = vec2(wide(name), KEY.min(inner.height()));
        let rect = Rect::from_center_size(pos2(right - size.x / 2.0, inner.center().y), size);
        right = rect.left() - APART;
        let (fill, text, edge) = if *is_now {
            (palette.accent, palette.on_accent, palette.accent)
        } else {
            (palette.panel, palette.secondary, palette.hairline)
        };
        let (painter, round) = (ui.painter(), CornerRadius::same(RADIUS));
        painter.rect(rect, round, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
        let style = if *is_now { theme::bold() } else { TextStyle::Body };
        let font = style.resolve(ui.style());
        painter.text(rect.center(), Align2::CENTER_CENTER, name, font, text);
    }
    right + APART
}
