//! What a board has to say.

use super::{BoardFace, Seen};
use crate::phrase::Phrase;

/// What words are asked about.
pub enum Told<'a, F: BoardFace> {
    /// What happened last.
    Event,
    /// A place, and what can be done with it.
    Place(F::Place),
    /// What the user is doing, for the status line.
    Doing(&'a Seen<'a, F>),
}

/// When a pointer that only rests somewhere is told why nothing can be done there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hovered {
    /// Never: it has to press.
    Never,
    /// After a while.
    Rest,
    /// At once.
    AtOnce,
}

/// What is said and done about a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The reason in words.
    pub words: Phrase,
    /// When it is told without a press.
    pub hovered: Hovered,
}

impl Reason {
    /// A reason that has to be asked for.
    pub const fn new(words: Phrase) -> Self {
        Self {
            words,
            hovered: Hovered::Never,
        }
    }
}
