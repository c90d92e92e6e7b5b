//! Positions that are laid out by hand, piece by piece: right or wrong, they can be looked at and
//! written down.

use std::fmt::{Debug, Display};

use crate::phrase::Say;

/// What lies on the table of a game, whatever the rules say of it. Its text is that of positions.
pub trait Arranged: Copy + PartialEq + Debug + Display {
    /// What can be wrong with it, or with its text.
    type Fault: Say;

    /// Reads a text, and does not ask whether the rules allow what it lays out.
    ///
    /// # Errors
    /// What is wrong with the text itself.
    fn read(text: &str) -> Result<Self, Self::Fault>;

    /// All for which the rules refuse it: nothing of a sound position.
    fn faults(&self) -> Vec<Self::Fault>;

    /// The same table with nothing on it but what can never be taken off.
    #[must_use]
    fn cleared(&self) -> Self;

    /// The same with left and right exchanged.
    #[must_use]
    fn mirrored(&self) -> Self;
}
