//! A bar below the board: a sign, what there is to say, and the buttons for it at the right end.

use egui::accesskit::Live;
use egui::{Color32, Rect, Role, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::PanelContext;
use crate::app::shell::command::Command;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph, icon_button, main_button, paint_glyph};

/// Heights beside a panel and in a narrow window, in points.
pub const BAR: f32 = 54.0;
/// See [`BAR`].
pub const LOW_BAR: f32 = 46.0;
const BUTTON: f32 = 36.0;
const APART: f32 = 8.0;
const SIGN: f32 = 20.0;
/// Share of the bar that its buttons may take.
const MOST_BUTTONS: f32 = 0.58;

/// A button of a bar.
pub(crate) struct BarButton {
    pub(crate) command: Command,
    pub(crate) name: String,
    /// It is the one filled button.
    pub(crate) is_main: bool,
}

/// Divides the place of a board, as wide as the bar, into board and bar.
pub fn divide(board: Rect, height: f32, aspect_ratio: f32) -> (Rect, Rect) {
    let below = board.with_min_y(board.bottom() - height);
    let board = board.with_max_y(below.top() - APART);
    let width = (aspect_ratio * board.height()).clamp(0.0, board.width().max(0.0));
    let bar = Rect::from_center_size(below.center(), vec2(width, below.height()));
    (board, bar)
}

/// Draws the bar with its sign and its buttons, and lets `say` draw the words between them. Returns the chosen
/// command and what `say` returns.
pub(crate) fn show<R>(
    ui: &mut Ui,
    bar: Rect,
    (glyph, colour): (Glyph, Color32),
    (buttons, context): (&[BarButton], &PanelContext),
    say: impl FnOnce(&mut Ui, Rect) -> R,
) -> (Option<Command>, R) {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(bar));
    let inner = bar.shrink2(vec2(12.0, 5.0));
    let builder = UiBuilder::new().max_rect(inner).id_salt("bar");
    ui.scope_builder(builder, |ui| {
        let (left, chosen) = row(ui, inner, buttons, context);
        let middle = pos2(inner.left() + SIGN / 2.0, inner.center().y);
        let sign = Rect::from_center_size(middle, vec2(SIGN, SIGN));
        paint_glyph(ui.painter(), sign, glyph, colour);
        let words = Rect::from_min_max(
            pos2(sign.right() + APART, inner.top()),
            pos2(left - APART, inner.bottom()),
        );
        (chosen, say(ui, words))
    })
    .inner
}

/// Draws a title and a line below it, which screen readers read when they change.
pub(crate) fn two_lines(ui: &mut Ui, rect: Rect, title: &str, about: &str) {
    let told = ui.interact(rect, ui.scope_id().with("told"), Sense::hover());
    let whole = format!("{title} {about}");
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
    ui.ctx().accesskit_node_builder(told.id, |node| node.set_live(Live::Polite));
    lines(ui, rect, title, about);
}

/// Draws a title and a line below it, for the eye only.
pub(crate) fn lines(ui: &Ui, rect: Rect, title: &str, about: &str) {
    let palette = theme::palette(ui.ctx());
    let height = rect.height();
    let at = pos2(rect.left(), rect.center().y - 0.4 * height);
    widgets::line_of_text(ui, at, rect.width(), title, theme::bold(), palette.text);
    let at = pos2(rect.left(), rect.center().y + 0.04 * height);
    let (style, colour) = (TextStyle::Small, palette.secondary);
    widgets::line_of_text(ui, at, rect.width(), about, style, colour);
}

/// Draws the buttons at the right end, the first at the far right. Returns their left end and the chosen command.
fn row(
    ui: &mut Ui,
    inner: Rect,
    buttons: &[BarButton],
    context: &PanelContext,
) -> (f32, Option<Command>) {
    let widths =
        buttons.iter().map(|button| widgets::text_width(ui, &button.name, theme::bold()) + 26.0);
    let mut widths: Vec<f32> = widths.collect();
    let room = MOST_BUTTONS * inner.width() - APART * buttons.len().saturating_sub(1) as f32;
    let sum: f32 = widths.iter().sum();
    if sum > room {
        for width in &mut widths {
            *width *= room / sum;
        }
    }
    let mut right = inner.right();
    let mut chosen = None;
    for (place, (button, width)) in buttons.iter().zip(widths).enumerate() {
        let size = vec2(width, BUTTON.min(inner.height()));
        let rect = Rect::from_center_size(pos2(right - width / 2.0, inner.center().y), size);
        right = rect.left() - APART;
        let builder = UiBuilder::new().max_rect(rect).id_salt(place);
        let clicked = ui.scope_builder(builder, |ui| {
            if !context.is_enabled(button.command) {
                ui.disable();
            }
            if button.is_main {
                main_button(ui, rect, &button.name).clicked()
            } else {
                icon_button(ui, rect, None, &button.name).clicked()
            }
        });
        if clicked.inner {
            chosen = Some(button.command);
        }
    }
    (right + APART, chosen)
}
