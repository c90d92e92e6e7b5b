//! Dialog with a text field for a comment on a move.

use egui::{Key, Modifiers, TextEdit, Ui};

use super::{DialogContext, DialogResult, buttons};
use crate::app::action::{DialogAction, GameId};
use crate::session::{LONGEST_COMMENT, NodeId};

const ROWS: usize = 4;

/// Dialog that edits the comment on a move.
pub struct CommentField {
    /// Node ids mean something only in their own game.
    game: GameId,
    node: NodeId,
    text: String,
    focused: bool,
}

impl CommentField {
    /// Creates the dialog with the present comment on a move of a game.
    pub fn new(game: GameId, node: NodeId, text: String) -> Self {
        Self {
            game,
            node,
            text,
            focused: false,
        }
    }

    pub(in crate::app) fn into_parts(self) -> (GameId, NodeId, String) {
        (self.game, self.node, self.text)
    }

    /// Draws the dialog.
    pub fn ui(&mut self, ui: &mut Ui, context: &mut DialogContext) -> DialogResult {
        // Enter begins a new line, so Ctrl+Enter accepts the text.
        let done = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter));
        let name = ui.label(context.text("comment-label"));
        let field = TextEdit::multiline(&mut self.text)
            .char_limit(LONGEST_COMMENT)
            .desired_rows(ROWS)
            .desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(name.id);
        if !self.focused {
            field.request_focus();
            self.focused = true;
        }
        let (pressed, back) = buttons(
            ui,
            &context.text("comment-keep"),
            Some(&context.text("cancel")),
        );
        if back {
            return DialogResult::Close;
        }
        if !(pressed || done) {
            return DialogResult::Stay;
        }
        let text = std::mem::take(&mut self.text);
        DialogResult::Do(DialogAction::Comment(self.game, self.node, text))
    }
}
