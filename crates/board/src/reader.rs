//! Accessibility nodes of boards, for screen readers.

use egui::accesskit::{Action, Live};
use egui::{Id, Rect, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

/// Describes a board and the state of play on it.
pub fn describe(response: &Response, role: Role, words: &str) {
    response.widget_info(|| WidgetInfo::labeled(role, true, words));
}

/// Creates a child `Ui` inside a board, as the parent of the nodes of its parts.
pub fn inside(ui: &mut Ui, board: &Response) -> Ui {
    let builder = UiBuilder::new().max_rect(board.rect).accessibility_parent(board.id);
    ui.new_child(builder)
}

/// Announces words on a board in a live region; `about` names the region.
pub fn announce(ui: &Ui, board: &Response, about: &str, words: &str) {
    let id = board.id.with(about);
    let place = Rect::from_min_size(board.rect.left_top(), Vec2::splat(1.0));
    let node = ui.interact(place, id, Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(Role::Status, true, words));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}

/// Adds the node of a part of a board, which screen readers can activate by name. Returns whether they did;
/// the pointer is handled by the board.
pub fn part(ui: &Ui, id: Id, rect: Rect, words: impl Fn() -> String) -> bool {
    let node = ui.interact(rect, id, Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(Role::Button, true, words()));
    let ctx = ui.ctx();
    ctx.accesskit_node_builder(id, |node| node.add_action(Action::Click));
    ctx.input(|input| input.has_accesskit_action_request(id, Action::Click))
}

/// Reports the part of a board that has the keyboard cursor.
pub fn point_at(ui: &Ui, board: &Response, part: Id) {
    ui.ctx().accesskit_node_builder(board.id, |node| {
        node.set_active_descendant(part.accesskit_id());
    });
}
