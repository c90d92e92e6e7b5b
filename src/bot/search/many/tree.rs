//! The tree that playouts grow, in one piece of memory.

use super::certainty::{Certainty, Chances};
use crate::rules::Player;

/// A move, and what is known of where it leads.
#[derive(Clone, Debug)]
pub(super) struct Branch<M> {
    pub(super) mv: M,
    /// The part of the attention among its siblings that it deserves by its looks.
    pub(super) promise: f32,
    /// How often it was tried; looking at it once counts as a try.
    pub(super) tries: u32,
    /// What came out for who makes it, all tries summed up.
    sum: f32,
    /// Where its answers begin. None are known as long as there are none.
    first: u32,
    count: u8,
    state: State,
}

/// What is certain of a branch, in little space.
#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Open,
    Won(u8, u16),
    Drawn,
    Hanging(u32),
}

/// All that was looked at, from the position at the root on.
pub(super) struct Tree<M> {
    seats: usize,
    branches: Vec<Branch<M>>,
    /// What [`State::Hanging`] stands for.
    hanging: Vec<Chances>,
}

/// The branch whose answers are the moves at the root.
pub(super) const ROOT: usize = 0;
/// The most branches: they take some 120 MB.
const MOST: usize = 4 << 20;

impl<M: Copy> Branch<M> {
    /// What it is worth on the mean to who makes it.
    #[inline]
    pub(super) fn mean(&self) -> f32 {
        self.sum / self.tries as f32
    }

    /// Whether nothing is certain of it.
    #[inline]
    pub(super) fn is_open(&self) -> bool {
        self.state == State::Open
    }

    /// Whether somebody is certain to win.
    #[inline]
    pub(super) fn is_won(&self) -> bool {
        matches!(self.state, State::Won(..))
    }
}

impl<M: Copy> Tree<M> {
    /// A tree with nothing but its root, for which any move will do.
    pub(super) fn new(root: M, seats: usize) -> Self {
        let mut tree = Self {
            seats,
            branches: Vec::new(),
            hanging: Vec::new(),
        };
        let root = tree.looked_at(root, 0.0, None);
        tree.branches.push(root);
        tree
    }

    /// A move that was looked at once, and seems worth this to who makes it.
    pub(super) fn looked_at(&mut self, mv: M, worth: f32, ending: Option<Certainty>) -> Branch<M> {
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

    /// The answers to a branch; empty as long as they are not known.
    #[inline]
    pub(super) fn answers(&self, index: usize) -> &[Branch<M>] {
        let branch = &self.branches[index];
        &self.branches[branch.first as usize..][..usize::from(branch.count)]
    }

    /// Which branch an answer is.
    #[inline]
    pub(super) fn answer(&self, index: usize, number: usize) -> usize {
        self.branches[index].first as usize + number
    }

    /// Adds the answers to a branch, as long as there is room.
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

    /// What is certain of a branch.
    pub(super) fn ending(&self, branch: &Branch<M>) -> Option<Certainty> {
        Some(match branch.state {
            State::Open => return None,
            State::Won(seat, plies) => Certainty::Won(Player::seat(seat.into()), plies),
            State::Drawn => Certainty::Drawn,
            State::Hanging(number) => Certainty::Hanging(self.hanging[number as usize]),
        })
    }

    /// What follows from these answers of a player.
    pub(super) fn chosen(&self, mover: Player, answers: &[Branch<M>]) -> Option<Certainty> {
        let endings = answers.iter().map(|answer| self.ending(answer));
        Certainty::chosen(mover, self.seats, endings)
    }

    /// Keeps what has become certain of a branch.
    pub(super) fn close(&mut self, index: usize, ending: Certainty) {
        self.branches[index].state = self.packed(Some(ending));
    }

    /// Counts a try of a branch, by a player for whom this came out.
    pub(super) fn count(&mut self, index: usize, player: Player, chances: &Chances) {
        let certain = self.ending(&self.branches[index]);
        let branch = &mut self.branches[index];
        branch.tries += 1;
        match certain {
            None => branch.sum += chances[player.index()],
            // What seemed likely before counts no more.
            Some(ending) => {
                let worth = ending.chances(self.seats)[player.index()];
                branch.sum = worth * branch.tries as f32;
            }
        }
    }

    /// Counts a try of the root.
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
