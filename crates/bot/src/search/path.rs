//! Positions on the path to the current one, and the rule for repetitions.

use super::{Child, Node};

/// Rule for repeated positions, with the positions of the game that can still recur.
#[derive(Clone, Debug)]
pub enum RepetitionRule {
    /// Repetitions have no effect.
    Ignored,
    /// The third occurrence is a draw. Inside the search the second one counts already, because nothing has
    /// changed in between.
    DrawAtThird {
        /// [`Node::key`] of the positions since the last irreversible move, the current one last.
        past: Vec<u64>,
    },
    /// A move that repeats an arrangement of the board is illegal.
    Forbidden {
        /// [`Node::arrangement`] of the boards since the last irreversible move, the current one last.
        past: Vec<u64>,
    },
}

impl RepetitionRule {
    /// Creates the rule without forbidden moves: the third occurrence is a draw, or repetitions have no
    /// effect. `past` are the positions since the last irreversible move, the current one last.
    pub fn by_repetition<N: Node>(is_draw: bool, past: impl IntoIterator<Item = N>) -> Self {
        if !is_draw {
            return Self::Ignored;
        }
        Self::DrawAtThird { past: past.into_iter().map(|node| node.key()).collect() }
    }
}

pub(super) struct Path {
    recurrence: Kind,
    seen: Vec<u64>,
    /// Index of the root in `seen`; before it is the past of the game.
    root: usize,
    /// Positions before this index cannot recur.
    since: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Ignored,
    Draw,
    Forbidden,
}

pub(super) enum PathStep {
    New(PathMark),
    Drawn,
    Forbidden,
}

#[derive(Clone, Copy)]
pub(super) struct PathMark {
    len: usize,
    since: usize,
}

impl Path {
    pub(super) fn new(recurrence: RepetitionRule) -> Self {
        let (recurrence, seen) = match recurrence {
            RepetitionRule::Ignored => (Kind::Ignored, Vec::new()),
            RepetitionRule::DrawAtThird { past } => (Kind::Draw, past),
            RepetitionRule::Forbidden { past } => (Kind::Forbidden, past),
        };
        Self { recurrence, root: seen.len().saturating_sub(1), seen, since: 0 }
    }

    pub(super) fn enter<N: Node>(&mut self, from: &N, to: &Child<N>) -> PathStep {
        let mark = PathMark { len: self.seen.len(), since: self.since };
        let here = match self.recurrence {
            Kind::Ignored => return PathStep::New(mark),
            Kind::Draw => to.key,
            Kind::Forbidden => to.node.arrangement(),
        };
        if to.irreversible {
            self.since = mark.len;
        } else if self.recurrence == Kind::Forbidden && here == from.arrangement() {
            // Ending a turn moves nothing, so it repeats nothing.
            return PathStep::New(mark);
        } else if self.is_repetition(here) {
            return match self.recurrence {
                Kind::Forbidden => PathStep::Forbidden,
                _ => PathStep::Drawn,
            };
        }
        self.seen.push(here);
        PathStep::New(mark)
    }

    /// `true` if earlier boards can make moves illegal, so that results depend on the path.
    pub(super) fn forbids(&self) -> bool {
        self.recurrence == Kind::Forbidden
    }

    pub(super) fn leave(&mut self, mark: PathMark) {
        self.seen.truncate(mark.len);
        self.since = mark.since;
    }

    fn is_repetition(&self, here: u64) -> bool {
        let seen = &self.seen[self.since..];
        if self.recurrence == Kind::Forbidden {
            return seen.contains(&here);
        }
        let past = self.root.saturating_sub(self.since);
        let is_here = |&&seen: &&u64| seen == here;
        seen[past..].contains(&here) || seen[..past].iter().filter(is_here).count() >= 2
    }
}
