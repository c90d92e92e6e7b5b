//! What a game says of setting up positions on its board.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Key, Painter, Rect};

use super::told::EditorField;
use crate::board::face::{BoardFace, Setting, Spot};
use crate::board::grammar::Twist;
use crate::board::{Look, Playable};
use crate::phrase::Phrase;
use crate::rules::{Arranged, Player};

/// A game whose positions can be set up on its board.
pub trait Editable: Playable + BoardFace<Position: Arranged> {
    /// Where something can lie.
    type Cell: Copy + Eq + Hash + Debug + Send;
    /// What can lie there.
    type Thing: Copy + PartialEq + Debug + Send;

    /// The game at a position, to be looked at, whatever the rules say of it.
    fn drawn(position: Self::Position, rules: &Self::Rules) -> Self;

    /// The places where something can be laid: one part for each cell, which is where the keyboard's
    /// cursor goes, and hidden ones for the other pictures of it.
    fn cells(at: &Setting<Self>) -> Vec<Spot<Self::Cell>>;
    /// The name of a cell.
    fn cell_name(cell: Self::Cell) -> String;

    /// What can be laid, each as it lies at first.
    fn things() -> Vec<Self::Thing>;
    /// The key that lays a thing.
    fn thing_key(thing: Self::Thing) -> Key;
    /// What a thing is called by somebody in this seat: "White marble".
    fn thing_name(thing: Self::Thing, viewer: Player) -> Phrase;
    /// Draws a thing as it lies in a cell that is this large.
    fn paint_thing(thing: Self::Thing, painter: &Painter, rect: Rect, look: &Look);
    /// A thing that has been turned; `None` if it looks the same from everywhere.
    fn turned(thing: Self::Thing, twist: Twist) -> Option<Self::Thing> {
        let _ = (thing, twist);
        None
    }

    /// What lies in a cell: the uppermost.
    fn lying(position: &Self::Position, cell: Self::Cell) -> Option<Self::Thing>;
    /// The cells where it is hidden on the board under what lies below it, which no game has.
    fn hidden(position: &Self::Position) -> Vec<Self::Cell> {
        let _ = position;
        Vec::new()
    }
    /// Lays a thing there.
    fn lay(position: &mut Self::Position, cell: Self::Cell, thing: Self::Thing);
    /// Takes off what lies there.
    ///
    /// # Errors
    /// Why it cannot be taken off.
    fn take(position: &mut Self::Position, cell: Self::Cell) -> Result<(), Phrase>;
    /// The position without what is lifted from there.
    fn lifted(position: &Self::Position, cell: Self::Cell) -> Self::Position {
        let mut after = *position;
        // What cannot be taken off stays until it is laid elsewhere.
        let _ = Self::take(&mut after, cell);
        after
    }

    /// What is wrong, in plain words.
    fn fault_words(
        position: &Self::Position,
        fault: &<Self::Position as Arranged>::Fault,
    ) -> Phrase;
    /// Why nobody can play on where the rules allow the position, in plain words; where nothing is
    /// said of it, it is said who would have won.
    fn unplayable(position: &Self::Position) -> Vec<Phrase> {
        let _ = position;
        Vec::new()
    }
    /// How many of everything lie there: "White 7 of 8".
    fn counted(position: &Self::Position) -> Vec<Phrase>;
    /// What is set beside the board.
    fn fields(position: &Self::Position, rules: &Self::Rules) -> Vec<EditorField>;
    /// Sets one of these, by its number, to the value with that number.
    fn set_field(
        position: &mut Self::Position,
        rules: &mut Self::Rules,
        field: usize,
        value: usize,
    );
    /// Which keys the board hears while it is set up.
    fn editor_help() -> &'static str;

    /// Whether what is remembered for the board says that its layers are large; `None` for a board
    /// without layers.
    fn has_large_layers(memo: Self::Memo) -> Option<bool> {
        let _ = memo;
        None
    }
    /// The width of the board while that is remembered, in its heights.
    fn editor_breadth(memo: Self::Memo) -> f32 {
        let _ = memo;
        1.0
    }
    /// The same with the layers large, or small again.
    fn with_layers_switched(memo: Self::Memo) -> Self::Memo {
        memo
    }
}
