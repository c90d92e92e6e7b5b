//! The output of a board in one frame.

use super::sound::Cues;
use kuba_rules::phrase::Phrase;

/// The actions of the user on the board in one frame; usually none.
#[derive(Clone, Debug)]
pub struct Reply<M> {
    /// A legal move the user made.
    pub mv: Option<M>,
    /// A message for the status line: the reason of a rejection, or the effect of a chip.
    pub says: Option<Says>,
    /// A request to show the position after this many moves.
    pub show_ply: Option<usize>,
    /// `true` if the user wants no more hints in every turn.
    pub ends_guide: bool,
    /// Sounds to play.
    pub cues: Cues,
}

impl<M> Default for Reply<M> {
    fn default() -> Self {
        Self { mv: None, says: None, show_ply: None, ends_guide: false, cues: Cues::default() }
    }
}

/// A message for the status line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Says {
    /// The words.
    pub phrase: Phrase,
    /// `true` if the message rejects something.
    pub refusal: bool,
}
