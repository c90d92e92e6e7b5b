//! The path from the root to the position that is looked at, and what may come back on it.

use super::super::{Node, Recurrence};

/// The code of a path that has just begun.
const BEGINNING: u64 = 0x6c62_272e_07bb_0142;
/// The same after an irreversible move.
const NEW_BEGINNING: u64 = 0x27d4_eb2f_1656_67c5;

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProofStep {
    /// A position that may be looked at.
    New,
    /// The position that stands this many plies below the root, on the path already.
    Again(usize),
    /// A draw.
    Drawn,
    /// Nothing: it is not legal.
    Forbidden,
}

/// A code for the path to a position since the last move after which nothing can come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PathCode {
    /// Of all positions on it, the last one aside.
    hash: u64,
    /// Where it begins, in plies below the root.
    pub(super) since: usize,
}

/// The positions on the path, the root first.
pub(super) struct ProofPath {
    kind: Kind,
    steps: Vec<PathEntry>,
}

enum Kind {
    /// Positions never come back to a winner. These end the game in a draw.
    Positions { drawn: Vec<u64> },
    /// Arrangements may not come back. These stood on the board before the root.
    Arrangements { past: Vec<u64> },
}

struct PathEntry {
    /// What must not come back: the position's key, or its arrangement.
    mark: u64,
    code: PathCode,
}

impl ProofPath {
    /// A path that begins, and ends, at the root.
    pub(super) fn new<N: Node>(root: &N, recurrence: &Recurrence) -> Self {
        let kind = match recurrence {
            Recurrence::Ignored => Kind::Positions { drawn: Vec::new() },
            Recurrence::DrawAtThird { past } => Kind::Positions {
                drawn: twice_or_more(past),
            },
            Recurrence::Forbidden { past } => Kind::Arrangements { past: past.clone() },
        };
        let code = PathCode {
            hash: BEGINNING,
            since: 0,
        };
        let mark = kind.mark(root);
        Self {
            kind,
            steps: vec![PathEntry { mark, code }],
        }
    }

    /// How far below the root the path ends.
    pub(super) fn ply(&self) -> usize {
        self.steps.len() - 1
    }

    /// The code of all of it.
    pub(super) fn code(&self) -> PathCode {
        self.end().code
    }

    /// The code one move further.
    pub(super) fn code_after(&self, irreversible: bool) -> PathCode {
        if irreversible {
            return PathCode {
                hash: NEW_BEGINNING,
                since: self.steps.len(),
            };
        }
        let PathEntry { mark, code } = self.end();
        PathCode {
            hash: (code.hash.rotate_left(23) ^ mark).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            since: code.since,
        }
    }

    /// What a move from the end of the path leads to.
    pub(super) fn step_to<N: Node>(&self, from: &N, to: &N, irreversible: bool) -> ProofStep {
        let mark = self.kind.mark(to);
        let since = self.end().code.since;
        let again = || {
            let seen = self.steps[since..].iter();
            seen.map(|stop| stop.mark).position(|seen| seen == mark)
        };
        match &self.kind {
            Kind::Positions { drawn } if drawn.contains(&mark) => ProofStep::Drawn,
            _ if irreversible => ProofStep::New,
            Kind::Positions { .. } => {
                again().map_or(ProofStep::New, |index| ProofStep::Again(since + index))
            }
            // Ending a turn moves nothing, so it brings nothing back.
            Kind::Arrangements { .. } if mark == from.arrangement() => ProofStep::New,
            Kind::Arrangements { past } => {
                let before = since == 0 && past.contains(&mark);
                if before || again().is_some() {
                    ProofStep::Forbidden
                } else {
                    ProofStep::New
                }
            }
        }
    }

    /// Takes a step.
    pub(super) fn enter<N: Node>(&mut self, to: &N, irreversible: bool) {
        let code = self.code_after(irreversible);
        let mark = self.kind.mark(to);
        self.steps.push(PathEntry { mark, code });
    }

    /// Takes a step back.
    pub(super) fn leave(&mut self) {
        self.steps.pop();
    }

    /// The key of what is true of a position however it is reached. Where moves are
    /// forbidden for what stood on the board before, that is part of the position.
    pub(super) fn key<N: Node>(&self, node: &N, code: PathCode) -> u64 {
        match self.kind {
            Kind::Positions { .. } => node.key(),
            Kind::Arrangements { .. } => node.key() ^ code.hash,
        }
    }

    /// The key of what is true of a position on this path only, if that can make a difference.
    pub(super) fn key_on_path<N: Node>(&self, node: &N, code: PathCode) -> Option<u64> {
        match self.kind {
            Kind::Positions { .. } => Some(node.key() ^ code.hash),
            Kind::Arrangements { .. } => None,
        }
    }

    fn end(&self) -> &PathEntry {
        self.steps.last().expect("the root is never left")
    }
}

impl Kind {
    fn mark<N: Node>(&self, node: &N) -> u64 {
        match self {
            Self::Positions { .. } => node.key(),
            Self::Arrangements { .. } => node.arrangement(),
        }
    }
}

/// The positions whose next occurrence is the third.
fn twice_or_more(past: &[u64]) -> Vec<u64> {
    let again = past
        .iter()
        .enumerate()
        .filter(|&(index, key)| past[..index].contains(key));
    again.map(|(_, &key)| key).collect()
}
