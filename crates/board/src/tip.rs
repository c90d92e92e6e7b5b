//! Tooltips.

use egui::Response;

/// Adds a tooltip to a widget, enabled or disabled. It goes when a dialog comes over the widget, even if the pointer
/// rests: egui alone would keep it as long as the pointer is inside.
pub fn tip(widget: Response, words: &str) -> Response {
    if !widget.ctx.memory(|memory| memory.allows_interaction(widget.layer_id)) {
        return widget;
    }
    widget.on_hover_text(words).on_disabled_hover_text(words)
}
