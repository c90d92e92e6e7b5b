//! The way from the root to the position that is looked at, and what may come back on it.

use super::super::{Node, Recurrence};

/// The hash of a way that has just begun.
const BEGINNING: u64 = 0x6c62_272e_07bb_0142;
/// The same after an irreversible move.
const NEW_BEGINNING: u64 = 0x27d4_eb2f_1656_67c5;

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meeting {
    /// A position that may be looked at.
    New,
    /// The position that stands this many plies below the root, on the way already.
    Again(usize),
    /// A draw.
    Drawn,
    /// Nothing: it is not legal.
    Forbidden,
}

/// The way to a position since the last move after which nothing can come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// Of all positions on it, the last one aside.
    hash: u64,
    /// Where it begins, in plies below the root.
    pub(super) since: usize,
}

/// The positions on the way, the root first.
pub(super) struct Trail {
    kind: Kind,
    steps: Vec<Stop>,
}

enum Kind {
    /// Positions never come back to a winner. These end the game in a draw.
    Positions { drawn: Vec<u64> },
    /// Arrangements may not come back. These stood on the board before the root.
    Arrangements { past: Vec<u64> },
}

struct Stop {
    /// What must not come back: the position's key, or its arrangement.
    mark: u64,
    way: Way,
}

impl Trail {
    /// A way that begins, and ends, at the root.
    pub(super) fn new<N: Node>(root: &N, recurrence: &Recurrence) -> Self {
        let kind = match recurrence {
            Recurrence::Ignored => Kind::Positions { drawn: Vec::new() },
            Recurrence::DrawAtThird { past } => Kind::Positions {
                drawn: twice_or_more(past),
            },
            Recurrence::Forbidden { past } => Kind::Arrangements { past: past.clone() },
        };
        let way = Way {
            hash: BEGINNING,
            since: 0,
        };
        let mark = kind.mark(root);
        Self {
            kind,
            steps: vec![Stop { mark, way }],
        }
    }

    /// How far below the root the way ends.
    pub(super) fn ply(&self) -> usize {
        self.steps.len() - 1
    }

    /// The way to its end.
    pub(super) fn way(&self) -> Way {
        self.end().way
    }

    /// The way one move further.
    pub(super) fn onward(&self, irreversible: bool) -> Way {
        if irreversible {
            return Way {
                hash: NEW_BEGINNING,
                since: self.steps.len(),
            };
        }
        let Stop { mark, way } = self.end();
        Way {
            hash: (way.hash.rotate_left(23) ^ mark).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            since: way.since,
        }
    }

    /// What a move from the end of the way leads to.
    pub(super) fn meet<N: Node>(&self, from: &N, to: &N, irreversible: bool) -> Meeting {
        let mark = self.kind.mark(to);
        let since = self.end().way.since;
        let again = || {
            let seen = self.steps[since..].iter();
            seen.map(|stop| stop.mark).position(|seen| seen == mark)
        };
        match &self.kind {
            Kind::Positions { drawn } if drawn.contains(&mark) => Meeting::Drawn,
            _ if irreversible => Meeting::New,
            Kind::Positions { .. } => {
                again().map_or(Meeting::New, |index| Meeting::Again(since + index))
            }
            // Ending a turn moves nothing, so it brings nothing back.
            Kind::Arrangements { .. } if mark == from.arrangement() => Meeting::New,
            Kind::Arrangements { past } => {
                let before = since == 0 && past.contains(&mark);
                if before || again().is_some() {
                    Meeting::Forbidden
                } else {
                    Meeting::New
                }
            }
        }
    }

    /// Takes a step.
    pub(super) fn enter<N: Node>(&mut self, to: &N, irreversible: bool) {
        let way = self.onward(irreversible);
        let mark = self.kind.mark(to);
        self.steps.push(Stop { mark, way });
    }

    /// Takes a step back.
    pub(super) fn leave(&mut self) {
        self.steps.pop();
    }

    /// The key of what is true of a position on whatever way it is reached. Where moves are
    /// forbidden for what stood on the board before, that is part of the position.
    pub(super) fn key<N: Node>(&self, node: &N, way: Way) -> u64 {
        match self.kind {
            Kind::Positions { .. } => node.key(),
            Kind::Arrangements { .. } => node.key() ^ way.hash,
        }
    }

    /// The key of what is true of a position on this way only, if that can make a difference.
    pub(super) fn key_on_way<N: Node>(&self, node: &N, way: Way) -> Option<u64> {
        match self.kind {
            Kind::Positions { .. } => Some(node.key() ^ way.hash),
            Kind::Arrangements { .. } => None,
        }
    }

    fn end(&self) -> &Stop {
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
