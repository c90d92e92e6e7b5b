//! A game's description of setting up positions on its board.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Key, Painter, Rect};

use super::told::EditorField;
use crate::board::face::{BoardFace, Setting, Spot};
use crate::board::grammar::Twist;
use crate::board::{GameWords, Look};
use crate::phrase::Phrase;
use crate::rules::{Arranged, Player};

/// A game whose positions can be set up on its board.
pub trait Editable: GameWords + BoardFace<Position: Arranged> {
    /// A cell that can hold a piece.
    type Cell: Copy + Eq + Hash + Debug + Send;
    /// A piece that can be placed.
    type Thing: Copy + PartialEq + Debug + Send;

    /// Returns a game at this position for display, legal or not.
    fn drawn(position: Self::Position, rules: &Self::Rules) -> Self;

    /// Returns the targets for placing pieces: one part for each cell, for the keyboard cursor, and hidden
    /// targets where the board shows the cell again.
    fn cells(at: &Setting<Self>) -> Vec<Spot<Self::Cell>>;
    /// Returns the name of a cell.
    fn cell_name(cell: Self::Cell) -> String;

    /// Returns the pieces of the palette in their initial orientation.
    fn things() -> Vec<Self::Thing>;
    /// Returns the key that places a piece.
    fn thing_key(thing: Self::Thing) -> Key;
    /// Returns the name of a piece for a viewer in this seat, such as "White marble".
    fn thing_name(thing: Self::Thing, viewer: Player) -> Phrase;
    /// Draws a piece as it lies in a cell of this size.
    fn paint_thing(thing: Self::Thing, painter: &Painter, rect: Rect, look: &Look);
    /// Returns the rotated piece; `None` if the rotation does not change its look.
    fn turned(thing: Self::Thing, twist: Twist) -> Option<Self::Thing> {
        let _ = (thing, twist);
        None
    }

    /// Returns the uppermost piece in a cell.
    fn lying(position: &Self::Position, cell: Self::Cell) -> Option<Self::Thing>;
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

    /// Returns the description of a fault.
    fn fault_words(
        position: &Self::Position,
        fault: &<Self::Position as Arranged>::Fault,
    ) -> Phrase;
    /// Returns the reasons why a position that the rules allow cannot be played; without any, the editor
    /// names the winner of a finished game.
    fn unplayable(position: &Self::Position) -> Vec<Phrase> {
        let _ = position;
        Vec::new()
    }
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
    /// Returns the message key of the help on the keys of the editor.
    fn editor_help() -> &'static str;

    /// Returns whether the layers of the board are large; `None` for a board without layers.
    fn has_large_layers(memo: Self::Memo) -> Option<bool> {
        let _ = memo;
        None
    }
    /// Returns the width of the board divided by its height.
    fn editor_breadth(memo: Self::Memo) -> f32 {
        let _ = memo;
        1.0
    }
    /// Returns the state with the layers switched between large and small.
    fn with_layers_switched(memo: Self::Memo) -> Self::Memo {
        memo
    }
}
