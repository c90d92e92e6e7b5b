//! Setting up a position on a board: pieces are laid, taken off, moved and turned as nobody may in a
//! game, and what is wrong with it is said.
//!
//! `editable` is what a game says of that, on top of its face. [`Editor`] in `editor` is what lies
//! there, with all that was before, and in `gestures` what a hand and a keyboard do to it; `picture`
//! draws it. The window knows a [`PositionEditor`] (`told`), whatever the game.

mod editable;
mod editor;
mod gestures;
mod picture;
mod told;

pub use self::editable::Editable;
pub use self::editor::Editor;
pub use self::told::{
    Edit, EditorField, EditorReply, EditorState, EditorThing, FieldValue, PositionEditor,
};
