//! Dialog for a remark that goes to the others with one's last move.

use egui::{Label, TextEdit, Ui};

use crate::app::action::DialogAction;
use crate::app::shell::dialogs::{DialogContext, DialogResult, buttons};
use crate::store::friends::LONGEST_NOTE;

/// Dialog with the field for a remark.
#[derive(Default)]
pub struct FriendNote {
    text: String,
    is_focused: bool,
}

impl FriendNote {
    /// Draws the dialog.
    pub fn ui(&mut self, ui: &mut Ui, context: &mut DialogContext) -> DialogResult {
        ui.add(Label::new(context.text("friend-note-about")).wrap());
        let name = context.text("friend-note-title");
        let field = TextEdit::multiline(&mut self.text)
            .char_limit(LONGEST_NOTE)
            .desired_rows(3)
            .desired_width(f32::INFINITY);
        let field = ui.add(field);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
        if !std::mem::replace(&mut self.is_focused, true) {
            field.request_focus();
        }
        let keep = context.text("friend-note-keep");
        match buttons(ui, &keep, Some(&context.text("cancel"))) {
            (_, true) => DialogResult::Close,
            (true, _) => DialogResult::Do(DialogAction::FriendNote(std::mem::take(&mut self.text))),
            _ => DialogResult::Stay,
        }
    }
}
