//! Dialog with a text field for a comment on a move.

use egui::{Key, KeyboardShortcut, Modifiers, TextEdit, Ui};

use crate::app::action::{DialogAction, GameId};
use crate::app::shell::dialogs::{DialogContext, DialogResult, buttons};
use crate::session::{LONGEST_COMMENT, NodeId};

const ROWS: usize = 4;
const NEW_LINE: KeyboardShortcut = KeyboardShortcut::new(Modifiers::SHIFT, Key::Enter);

/// Comment that was typed but neither kept nor cancelled: its game, move and text.
pub type CommentDraft = (GameId, NodeId, String);

/// Dialog that edits the comment on a move.
pub struct CommentField {
    /// Node ids mean something only in their own game.
    game: GameId,
    node: NodeId,
    text: String,
    focused: bool,
    is_cancelled: bool,
}

impl CommentField {
    /// Creates the dialog with the present comment on a move of a game.
    pub fn new(game: GameId, node: NodeId, text: String) -> Self {
        Self { game, node, text, focused: false, is_cancelled: false }
    }

    pub(crate) fn into_parts(self) -> CommentDraft {
        (self.game, self.node, self.text)
    }

    /// The typed text if the dialog was closed without a decision about it.
    pub(crate) fn into_draft(self) -> Option<CommentDraft> {
        (!self.is_cancelled).then(|| self.into_parts())
    }

    /// Draws the dialog.
    pub fn ui(&mut self, ui: &mut Ui, context: &mut DialogContext) -> DialogResult {
        let done = ui.input_mut(|input| {
            let is_shifted = input.modifiers.shift;
            !is_shifted
                && [Modifiers::NONE, Modifiers::COMMAND]
                    .into_iter()
                    .any(|held| self.focused && input.consume_key(held, Key::Enter))
        });
        let name = ui.label(context.text("comment-label"));
        let field = TextEdit::multiline(&mut self.text)
            .char_limit(LONGEST_COMMENT)
            .return_key(NEW_LINE)
            .desired_rows(ROWS)
            .desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(name.id);
        if !self.focused {
            field.request_focus();
            self.focused = true;
        }
        let (pressed, back) =
            buttons(ui, &context.text("comment-keep"), Some(&context.text("cancel")));
        if back {
            self.is_cancelled = true;
            return DialogResult::Close;
        }
        if !(pressed || done) {
            return DialogResult::Stay;
        }
        let text = std::mem::take(&mut self.text);
        DialogResult::Do(DialogAction::Comment(self.game, self.node, text))
    }
}
