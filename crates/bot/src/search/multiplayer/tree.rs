//! Tree of the playouts, stored in one vector.

use super::certainty::{Certainty, Chances};
use kuba_rules::Player;

#[derive(Clone, Debug)]
pub(super) struct Branch<M> {
    pub(super) mv: M,
    /// Prior: share of the attention among its siblings.
    pub(super) promise: f32,
    /// Number of tries; the first evaluation counts as one.
    pub(super) tries: u32,
    /// Sum of the results for the player who makes the move.
    sum: f32,
    first: u32,
    count: u8,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Open,
    Won(u8, u16),
    Drawn,
    Hanging(u32),
}

pub(super) struct Tree<M> {
    seats: usize,
    branches: Vec<Branch<M>>,
    hanging: Vec<Chances>,
}

/// Branch whose answers are the moves at the root.
pub(super) const ROOT: usize = 0;
/// Maximum number of branches, some 120 MB.
const MOST: usize = 4 << 20;

impl<M: Copy> Branch<M> {
    /// For the player who makes the move.
    #[inline]
    pub(super) fn mean(&self) -> f32 {
        self.sum / self.tries as f32
    }

    #[inline]
    pub(super) fn is_open(&self) -> bool {
        self.state == State::Open
    }

    /// `true` if some player, not necessarily the one who makes the move, is certain to win.
    #[inline]
    pub(super) fn is_won(&self) -> bool {
        matches!(self.state, State::Won(..))
    }
}

impl<M: Copy> Tree<M> {
    /// `root` is a placeholder; any move will do.
    pub(super) fn new(root: M, seats: usize) -> Self {
        let mut tree = Self { seats, branches: Vec::new(), hanging: Vec::new() };
        let root = tree.visited(root, 0.0, None);
        tree.branches.push(root);
        tree
    }

    /// Branch that was evaluated once, with this value for the player who makes the move.
    pub(super) fn visited(&mut self, mv: M, worth: f32, ending: Option<Certainty>) -> Branch<M> {
        Branch {
            mv,
            promise: 0.0,
            tries: 1,
            sum: worth,
            first: 0,
            count: 0,
            state: self.packed(ending),
        }
    }

    #[inline]
    pub(super) fn branch(&self, index: usize) -> &Branch<M> {
        &self.branches[index]
    }

    /// Empty while the answers are not known.
    #[inline]
    pub(super) fn answers(&self, index: usize) -> &[Branch<M>] {
        let branch = &self.branches[index];
        &self.branches[branch.first as usize..][..usize::from(branch.count)]
    }

    #[inline]
    pub(super) fn answer(&self, index: usize, number: usize) -> usize {
        self.branches[index].first as usize + number
    }

    /// Does nothing if there is no room.
    pub(super) fn grow(&mut self, index: usize, answers: &[Branch<M>]) {
        let Ok(count) = u8::try_from(answers.len()) else {
            return;
        };
        if self.branches.len() + answers.len() <= MOST {
            self.branches[index].first = self.branches.len() as u32;
            self.branches[index].count = count;
            self.branches.extend_from_slice(answers);
        }
    }

    pub(super) fn ending(&self, branch: &Branch<M>) -> Option<Certainty> {
        Some(match branch.state {
            State::Open => return None,
            State::Won(seat, plies) => Certainty::Won(Player::seat(seat.into()), plies),
            State::Drawn => Certainty::Drawn,
            State::Hanging(number) => Certainty::Hanging(self.hanging[number as usize]),
        })
    }

    pub(super) fn chosen(&self, mover: Player, answers: &[Branch<M>]) -> Option<Certainty> {
        let endings = answers.iter().map(|answer| self.ending(answer));
        Certainty::chosen(mover, self.seats, endings)
    }

    pub(super) fn close(&mut self, index: usize, ending: Certainty) {
        self.branches[index].state = self.packed(Some(ending));
    }

    pub(super) fn count(&mut self, index: usize, player: Player, chances: &Chances) {
        let certain = self.ending(&self.branches[index]);
        let branch = &mut self.branches[index];
        branch.tries += 1;
        match certain {
            None => branch.sum += chances[player.index()],
            // Earlier estimates no longer count.
            Some(ending) => {
                let worth = ending.chances(self.seats)[player.index()];
                branch.sum = worth * branch.tries as f32;
            }
        }
    }

    pub(super) fn count_root(&mut self) {
        self.branches[ROOT].tries += 1;
    }

    fn packed(&mut self, ending: Option<Certainty>) -> State {
        match ending {
            None => State::Open,
            Some(Certainty::Won(player, plies)) => State::Won(player.index() as u8, plies),
            Some(Certainty::Drawn) => State::Drawn,
            Some(Certainty::Hanging(chances)) => {
                self.hanging.push(chances);
                State::Hanging(self.hanging.len() as u32 - 1)
            }
        }
    }
}
