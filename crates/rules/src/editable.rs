//! Positions set up by hand, piece by piece: they may break the rules and can still be shown and written as
//! text.

use std::fmt::{Debug, Display};

use crate::phrase::ToPhrase;

/// A position set up by hand, legal or not. Its text is a position text.
pub trait EditablePosition: Copy + PartialEq + Debug + Display {
    /// Error in the position or in its text.
    type Fault: ToPhrase;

    /// Reads a position text without checking the position against the rules.
    ///
    /// # Errors
    /// The text itself is malformed.
    fn read(text: &str) -> Result<Self, Self::Fault>;

    /// Every reason for which the rules reject the position; empty if it is legal.
    fn faults(&self) -> Vec<Self::Fault>;

    /// Reads the text of a legal position.
    ///
    /// # Errors
    /// The text is malformed, or the rules reject the position.
    fn read_legal(text: &str) -> Result<Self, Self::Fault> {
        let position = Self::read(text)?;
        let fault = position.faults().into_iter().next();
        fault.map_or(Ok(position), Err)
    }

    /// A copy without pieces, except those that can never be removed.
    #[must_use]
    fn cleared(&self) -> Self;

    /// The position mirrored left to right.
    #[must_use]
    fn mirrored(&self) -> Self;
}
