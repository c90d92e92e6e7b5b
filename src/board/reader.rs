//! Boards in words, for screen readers.

use egui::accesskit::{Action, Live};
use egui::{Id, Rect, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

/// Says what a board is and how things stand on it.
pub fn describe(response: &Response, role: Role, words: &str) {
    response.widget_info(|| WidgetInfo::labeled(role, true, words));
}

/// The space within a board, for the nodes of its parts.
pub fn inside(ui: &mut Ui, board: &Response) -> Ui {
    let builder = UiBuilder::new()
        .max_rect(board.rect)
        .accessibility_parent(board.id);
    ui.new_child(builder)
}

/// Words about this on a board, in a node that screen readers watch.
pub fn announce(ui: &Ui, board: &Response, about: &str, words: &str) {
    let id = board.id.with(about);
    let place = Rect::from_min_size(board.rect.left_top(), Vec2::splat(1.0));
    let node = ui.interact(place, id, Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(Role::Status, true, words));
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}

/// A part of a board that can be pressed by name, and by the pointer in the board's own way.
/// Returns whether it was pressed by name.
pub fn part(ui: &Ui, id: Id, rect: Rect, words: impl Fn() -> String) -> bool {
    let node = ui.interact(rect, id, Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(Role::Button, true, words()));
    let ctx = ui.ctx();
    ctx.accesskit_node_builder(id, |node| node.add_action(Action::Click));
    ctx.input(|input| input.has_accesskit_action_request(id, Action::Click))
}

/// Tells which part of a board the keyboard is at.
pub fn point_at(ui: &Ui, board: &Response, part: Id) {
    ui.ctx().accesskit_node_builder(board.id, |node| {
        node.set_active_descendant(part.accesskit_id());
    });
}
