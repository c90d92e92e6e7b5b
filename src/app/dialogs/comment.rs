//! Dialog with a text field for a comment on a move.

use egui::{Key, Modifiers, TextEdit, Ui};

use super::{Progress, Room, buttons};
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
    pub fn ui(&mut self, ui: &mut Ui, room: &mut Room) -> Progress {
        // Enter begins a new line, so Ctrl+Enter accepts the text.
        let done = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter));
        let name = ui.label(room.text("comment-label"));
        let field = TextEdit::multiline(&mut self.text)
            .char_limit(LONGEST_COMMENT)
            .desired_rows(ROWS)
            .desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(name.id);
        if !self.focused {
            field.request_focus();
            self.focused = true;
        }
        let (pressed, back) = buttons(ui, &room.text("comment-keep"), Some(&room.text("cancel")));
        if back {
            return Progress::Close;
        }
        if !(pressed || done) {
            return Progress::Stay;
        }
        let text = std::mem::take(&mut self.text);
        Progress::Do(DialogAction::Comment(self.game, self.node, text))
    }
}
