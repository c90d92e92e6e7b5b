//! Path from the root to the current position, and the repetitions on it.

use super::super::{Node, RepetitionRule};

/// Hash of a path that has just begun.
const BEGINNING: u64 = 0x6c62_272e_07bb_0142;
/// The same after an irreversible move.
const NEW_BEGINNING: u64 = 0x27d4_eb2f_1656_67c5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProofStep {
    New,
    /// The position at this ply of the path.
    Again(usize),
    Drawn,
    Forbidden,
}

/// Code of the path since the last irreversible move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PathCode {
    /// Over all positions on it but the last.
    hash: u64,
    /// Ply at which it begins.
    pub(super) since: usize,
}

pub(super) struct ProofPath {
    kind: Kind,
    steps: Vec<PathEntry>,
}

enum Kind {
    /// No position recurs on the way to a win. Those in `drawn` end the game in a draw.
    Positions { drawn: Vec<u64> },
    /// Arrangements must not recur. Those in `past` were on the board before the root.
    Arrangements { past: Vec<u64> },
}

struct PathEntry {
    /// Key or arrangement that must not recur.
    mark: u64,
    code: PathCode,
}

impl ProofPath {
    pub(super) fn new<N: Node>(root: &N, recurrence: &RepetitionRule) -> Self {
        let kind = match recurrence {
            RepetitionRule::Ignored => Kind::Positions { drawn: Vec::new() },
            RepetitionRule::DrawAtThird { past } => Kind::Positions { drawn: twice_or_more(past) },
            RepetitionRule::Forbidden { past } => Kind::Arrangements { past: past.clone() },
        };
        let code = PathCode { hash: BEGINNING, since: 0 };
        let mark = kind.mark(root);
        Self { kind, steps: vec![PathEntry { mark, code }] }
    }

    pub(super) fn ply(&self) -> usize {
        self.steps.len() - 1
    }

    pub(super) fn code(&self) -> PathCode {
        self.end().code
    }

    pub(super) fn code_after(&self, irreversible: bool) -> PathCode {
        if irreversible {
            return PathCode { hash: NEW_BEGINNING, since: self.steps.len() };
        }
        let PathEntry { mark, code } = self.end();
        PathCode {
            hash: (code.hash.rotate_left(23) ^ mark).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            since: code.since,
        }
    }

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
            // Ending a turn moves nothing, so it repeats nothing.
            Kind::Arrangements { .. } if mark == from.arrangement() => ProofStep::New,
            Kind::Arrangements { past } => {
                let before = since == 0 && past.contains(&mark);
                if before || again().is_some() { ProofStep::Forbidden } else { ProofStep::New }
            }
        }
    }

    pub(super) fn enter<N: Node>(&mut self, to: &N, irreversible: bool) {
        let code = self.code_after(irreversible);
        let mark = self.kind.mark(to);
        self.steps.push(PathEntry { mark, code });
    }

    pub(super) fn leave(&mut self) {
        self.steps.pop();
    }

    /// Key of results that hold on every path. With forbidden repetitions, the boards on the path are part of
    /// the position.
    pub(super) fn key<N: Node>(&self, node: &N, code: PathCode) -> u64 {
        match self.kind {
            Kind::Positions { .. } => node.key(),
            Kind::Arrangements { .. } => node.key() ^ code.hash,
        }
    }

    /// Key of results that hold on this path only, if paths can make a difference.
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

/// Positions whose next occurrence would be the third.
fn twice_or_more(past: &[u64]) -> Vec<u64> {
    let again = past.iter().enumerate().filter(|&(index, key)| past[..index].contains(key));
    again.map(|(_, &key)| key).collect()
}
