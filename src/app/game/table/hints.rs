//! Hints for people: the one on the board, and whether each turn begins with one.

use crate::board::HintPart;
use crate::phrase::Phrase;

#[derive(Clone)]
pub(super) struct Hint<M> {
    /// Number of moves before the position that it is about.
    pub(super) ply: usize,
    pub(super) mv: M,
    /// Reason for the move.
    pub(super) reason: Option<Phrase>,
    /// Idea of the move as a question, for a hint that asks first.
    pub(super) question: Option<Phrase>,
    pub(super) part: HintPart,
}

/// The last hint: if the user asks again, it is the same.
struct KnownHint<M> {
    /// Moves before the position that it is about.
    before: Vec<M>,
    hint: Hint<M>,
}

/// Hints in every turn of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guide {
    Off,
    On,
    /// The hint of the turn at this revision was requested.
    Requested(u64),
}

pub(super) struct Hints<M> {
    shown: Option<Hint<M>>,
    known: Option<KnownHint<M>>,
    guide: Guide,
}

impl<M: Copy + PartialEq> Hints<M> {
    pub(super) const fn new() -> Self {
        Self { shown: None, known: None, guide: Guide::Off }
    }

    /// The hint for the position after this many moves.
    pub(super) fn at(&self, ply: usize) -> Option<&Hint<M>> {
        self.shown.as_ref().filter(|hint| hint.ply == ply)
    }

    pub(super) const fn is_shown(&self) -> bool {
        self.shown.is_some()
    }

    pub(super) fn clear(&mut self) {
        self.shown = None;
    }

    /// Shows what was found after these moves.
    pub(super) fn set(&mut self, hint: Option<Hint<M>>, before: &[M]) {
        self.known = hint.clone().map(|hint| KnownHint { before: before.to_vec(), hint });
        self.shown = hint;
    }

    /// Shows the last hint again if it is about the position after these moves, and more of it if it is
    /// visible on the board already. Returns `true` if it is about them.
    pub(super) fn show_known(&mut self, before: &[M], is_visible: bool) -> bool {
        let is_shown = self.is_shown() && is_visible;
        let known = self.known.as_mut().filter(|known| known.before == before);
        let known = known.map(|known| {
            if is_shown {
                known.hint.part = known.hint.part.next();
            }
            &*known
        });
        self.shown = known.map(|known| known.hint.clone());
        self.is_shown()
    }

    /// Returns `true` if the last hint was about the position after these moves.
    pub(super) fn was_about(&self, before: &[M]) -> bool {
        let known = self.known.as_ref();
        known.is_some_and(|known| known.before == before)
    }

    pub(super) const fn guide(&self) -> Guide {
        self.guide
    }

    pub(super) fn toggle_guide(&mut self) {
        self.guide = match self.guide {
            Guide::Off => Guide::On,
            Guide::On | Guide::Requested(_) => {
                self.shown = None;
                Guide::Off
            }
        };
    }

    /// Returns `true` if the turn at this revision should begin with a hint that was not requested yet.
    pub(super) fn should_request(&self, revision: u64) -> bool {
        let is_due = match self.guide {
            Guide::Off => false,
            Guide::On => true,
            Guide::Requested(at) => at != revision,
        };
        is_due && !self.is_shown()
    }

    pub(super) fn set_requested(&mut self, revision: u64) {
        self.guide = Guide::Requested(revision);
    }
}
