//! Everything that was done in a game, in a form that can be kept and done again.

use std::time::Duration;

use super::history::{MOST_MOVES, Session};
use super::step::{Change, Step};
use crate::rules::{Concession, Game};

/// The most changes of a game that are kept.
pub const MOST_CHANGES: usize = 2 * MOST_MOVES;

/// A change of a game as it is kept: enough to do it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastChange<M> {
    /// A move was played.
    Move {
        /// After so many moves.
        ply: usize,
        /// The move.
        mv: M,
        /// How long it took.
        took: Duration,
        /// How long was thought in the position after it, without a move.
        thought: Duration,
        /// Whether redoing stops after it.
        ends_batch: bool,
    },
    /// The game was ended without a move.
    Concession {
        /// How.
        concession: Concession,
        /// Whether redoing stops after it.
        ends_batch: bool,
    },
}

impl<G: Game> Session<G> {
    /// A game in which all of this was done and then taken back again but for the first `done`
    /// changes. `None` if that cannot be.
    pub fn with_changes(start: G, changes: &[PastChange<G::Move>], done: usize) -> Option<Self> {
        let mut session = Self::new(start);
        for change in changes {
            match *change {
                PastChange::Move { ply, mv, .. } => {
                    let is_there = ply <= session.moves().len();
                    session.show(ply);
                    session.play(mv).ok().filter(|()| is_there)?;
                }
                PastChange::Concession { concession, .. } => {
                    session.concede(concession);
                    session.concession()?;
                }
            }
        }
        if session.changes.len() != changes.len() || done > changes.len() {
            return None;
        }
        while session.done > done {
            session.undo();
        }
        for (index, change) in changes.iter().enumerate() {
            let here = &mut session.changes[index];
            match (*change, &here.what) {
                (
                    PastChange::Move {
                        took,
                        thought,
                        ends_batch,
                        ..
                    },
                    Step::Play(lead),
                ) => {
                    here.ends_batch = ends_batch;
                    let node = session.tree.node_mut(lead.to);
                    (node.took, node.thought) = (took, thought);
                }
                (PastChange::Concession { ends_batch, .. }, _) => here.ends_batch = ends_batch,
                _ => return None,
            }
        }
        session.show_live();
        Some(session)
    }

    /// Everything that was done and what of it was taken back, in order, if the line of the game
    /// does not tell it and nothing but moves was ever added to that; with it, how many of the
    /// changes are in force. Of everything else tells [`Session::past`].
    pub fn changes(&self) -> Option<(Vec<PastChange<G::Move>>, usize)> {
        let plays = self.changes.iter();
        let plays = plays.filter(|change| matches!(change.what, Step::Play(_)));
        let is_all = self.tree.count() == plays.count() + 1;
        if self.done == self.changes.len() || !is_all {
            return None;
        }
        let past = |change: &Change| match change.what {
            _ if !self.is_plain(change) => None,
            Step::Concede(concession) => Some(PastChange::Concession {
                concession,
                ends_batch: change.ends_batch,
            }),
            Step::Play(ref lead) => {
                let node = self.tree.node(lead.to);
                Some(PastChange::Move {
                    ply: node.ply - 1,
                    mv: self.tree.leading_to(lead.to),
                    took: node.took,
                    thought: node.thought,
                    ends_batch: change.ends_batch,
                })
            }
            _ => None,
        };
        let changes: Option<_> = self.changes.iter().map(past).collect();
        Some((changes?, self.done))
    }
}
