//! The positions on the way to the present one, and what it means when one comes back.

use super::{Child, Node};

/// What a position that comes back means, and the positions of the game that still can.
#[derive(Clone, Debug)]
pub enum Recurrence {
    /// Nothing.
    Ignored,
    /// The third time is a draw. What comes back inside the search counts as one the second time,
    /// for nothing has changed since then.
    DrawAtThird {
        /// [`Node::key`] of the positions since the last irreversible move, the present one last.
        past: Vec<u64>,
    },
    /// The move that would bring an arrangement of the board back is not legal.
    Forbidden {
        /// [`Node::arrangement`] of the boards since the last irreversible move, the present one
        /// last.
        past: Vec<u64>,
    },
}

impl Recurrence {
    /// Where nothing is forbidden: the third time is a draw, or else nothing. `past` are the
    /// positions since the last irreversible move, the present one last.
    pub fn by_repetition<N: Node>(is_draw: bool, past: impl IntoIterator<Item = N>) -> Self {
        if !is_draw {
            return Self::Ignored;
        }
        Self::DrawAtThird {
            past: past.into_iter().map(|node| node.key()).collect(),
        }
    }
}

/// The way from the oldest position that still can come back.
pub(super) struct Path {
    recurrence: Kind,
    seen: Vec<u64>,
    /// Where the root stands in what was seen; what is before it is the game's past.
    root: usize,
    /// What stands before this index cannot come back.
    since: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Ignored,
    Draw,
    Forbidden,
}

/// What a step along the path leads to.
pub(super) enum PathStep {
    /// A position that was not there before. Hand the mark to [`Path::leave`].
    New(PathMark),
    /// A draw by recurrence.
    Drawn,
    /// The move is not legal.
    Forbidden,
}

/// How the path was before a step.
#[derive(Clone, Copy)]
pub(super) struct PathMark {
    len: usize,
    since: usize,
}

impl Path {
    pub(super) fn new(recurrence: Recurrence) -> Self {
        let (recurrence, seen) = match recurrence {
            Recurrence::Ignored => (Kind::Ignored, Vec::new()),
            Recurrence::DrawAtThird { past } => (Kind::Draw, past),
            Recurrence::Forbidden { past } => (Kind::Forbidden, past),
        };
        Self {
            recurrence,
            root: seen.len().saturating_sub(1),
            seen,
            since: 0,
        }
    }

    /// Takes the step from a position to the next.
    pub(super) fn enter<N: Node>(&mut self, from: &N, to: &Child<N>) -> PathStep {
        let mark = PathMark {
            len: self.seen.len(),
            since: self.since,
        };
        let here = match self.recurrence {
            Kind::Ignored => return PathStep::New(mark),
            Kind::Draw => to.key,
            Kind::Forbidden => to.node.arrangement(),
        };
        if to.irreversible {
            self.since = mark.len;
        } else if self.recurrence == Kind::Forbidden && here == from.arrangement() {
            // Ending a turn moves nothing, so it brings nothing back.
            return PathStep::New(mark);
        } else if self.comes_back(here) {
            return match self.recurrence {
                Kind::Forbidden => PathStep::Forbidden,
                _ => PathStep::Drawn,
            };
        }
        self.seen.push(here);
        PathStep::New(mark)
    }

    /// Whether moves can be illegal for what stood on the board before, so that what is true of a
    /// position on one path is not on another.
    pub(super) fn forbids(&self) -> bool {
        self.recurrence == Kind::Forbidden
    }

    /// Takes a step back.
    pub(super) fn leave(&mut self, mark: PathMark) {
        self.seen.truncate(mark.len);
        self.since = mark.since;
    }

    /// Whether what stands at the end of the path has come back, as far as that means anything.
    fn comes_back(&self, here: u64) -> bool {
        let seen = &self.seen[self.since..];
        if self.recurrence == Kind::Forbidden {
            return seen.contains(&here);
        }
        let past = self.root.saturating_sub(self.since);
        let is_here = |&&seen: &&u64| seen == here;
        seen[past..].contains(&here) || seen[..past].iter().filter(is_here).count() >= 2
    }
}
