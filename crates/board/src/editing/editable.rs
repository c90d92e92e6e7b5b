//! A game's description of setting up positions on its board.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use super::editor_piece::EditorPiece;
use super::editor_state::EditorField;
use crate::GameWords;
use crate::face::{BoardContext, BoardFace, HitTarget};
use kuba_bot::Evaluate;
use kuba_rules::EditablePosition;
use kuba_rules::phrase::Phrase;

/// A fault of a position.
#[derive(Clone, Debug)]
pub struct Fault<C> {
    /// The fault in words.
    pub words: Phrase,
    /// The cells that the fault is about, outlined on the board.
    pub cells: Vec<C>,
    /// The index of the count that is wrong, if one is.
    pub count: Option<usize>,
}

impl<C> Fault<C> {
    /// Creates a fault that is about these cells.
    pub fn at(words: Phrase, cells: impl IntoIterator<Item = C>) -> Self {
        Self { words, cells: cells.into_iter().collect(), count: None }
    }

    /// Creates a fault of the whole position.
    pub fn whole(words: Phrase) -> Self {
        Self::at(words, [])
    }

    /// Returns the fault with the index of the count that is wrong.
    #[must_use]
    pub fn of_count(self, index: usize) -> Self {
        Self { count: Some(index), ..self }
    }
}

/// A game whose positions can be set up on its board.
pub trait Editable: Evaluate + GameWords + BoardFace<Position: EditablePosition> {
    /// A cell that can hold a piece.
    type Cell: Copy + Eq + Hash + Debug + Display + Send;
    /// A piece that can be placed.
    type Thing: EditorPiece;

    /// Returns a game at this position for display, legal or not.
    fn drawn(position: Self::Position, rules: &Self::Rules) -> Self;

    /// Returns the targets for placing pieces: one part for each cell, for the keyboard cursor, and hidden
    /// targets where the board shows the cell again.
    fn cells(at: &BoardContext<Self>) -> Vec<HitTarget<Self::Cell>>;
    /// Returns the uppermost piece in a cell.
    fn piece_at(position: &Self::Position, cell: Self::Cell) -> Option<Self::Thing>;
    /// Returns the cells whose uppermost piece the board does not draw because an illegal position has
    /// another piece below it.
    fn hidden(position: &Self::Position) -> Vec<Self::Cell> {
        let _ = position;
        Vec::new()
    }
    /// Places a piece in a cell.
    fn lay(position: &mut Self::Position, cell: Self::Cell, thing: Self::Thing);
    /// Removes the piece in a cell.
    ///
    /// # Errors
    /// The reason why it cannot be removed.
    fn take(position: &mut Self::Position, cell: Self::Cell) -> Result<(), Phrase>;
    /// Returns the position without the piece that is dragged from a cell.
    fn lifted(position: &Self::Position, cell: Self::Cell) -> Self::Position {
        let mut after = *position;
        // A piece that cannot be removed stays until it is dropped elsewhere.
        let _ = Self::take(&mut after, cell);
        after
    }

    /// Returns the faults of a position, except that the game is over.
    fn faults(position: &Self::Position) -> Vec<Fault<Self::Cell>>;
    /// Returns the number of pieces of each kind, such as "White 7 of 8".
    fn counted(position: &Self::Position) -> Vec<Phrase>;
    /// Returns the settings beside the board.
    fn fields(position: &Self::Position, rules: &Self::Rules) -> Vec<EditorField>;
    /// Sets the field with index `field` to the value with index `value`.
    fn set_field(
        position: &mut Self::Position,
        rules: &mut Self::Rules,
        field: usize,
        value: usize,
    );
    /// Message key of the help on the keys of the editor.
    const EDITOR_HELP: &'static str;
}
