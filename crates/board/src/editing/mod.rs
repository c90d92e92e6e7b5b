//! The position editor: placing, removing, moving and rotating pieces on a board, free of the rules of
//! play, with a list of faults.
//!
//! A game implements [`Editable`] on top of its face, and [`EditorPiece`] for its pieces. [`Editor`] holds the position and its history,
//! `gestures` handles input, and `picture` draws. The window knows only [`PositionEditor`], whatever the
//! game.

mod editable;
mod editor;
mod editor_piece;
mod editor_state;
mod editor_verdict;
mod gestures;
mod picture;
mod verdict;

pub use self::editable::{Editable, Fault};
pub use self::editor::Editor;
pub use self::editor_piece::EditorPiece;
pub use self::editor_state::{
    Edit, EditorField, EditorReply, EditorState, EditorThing, FieldValue, PositionEditor,
    SetUpPuzzle,
};
pub use self::editor_verdict::{EditorVerdict, VerdictKind};
