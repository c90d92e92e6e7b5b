//! The changes made in a game, in a form that can be saved and replayed.

use std::time::Duration;

use super::history::{MOST_MOVES, Session};
use super::step::{Change, Step};
use crate::rules::{Concession, Game};

/// The maximum number of saved changes of a game.
pub const MOST_CHANGES: usize = 2 * MOST_MOVES;

/// A saved change of a game, with everything needed to make it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastChange<M> {
    /// A played move.
    Move {
        /// The number of moves before it.
        ply: usize,
        /// The move.
        mv: M,
        /// The time it took.
        took: Duration,
        /// The time spent in the position after it, without a move.
        thought: Duration,
        /// `true` if redo stops after it.
        ends_batch: bool,
    },
    /// An end of the game without a move.
    Concession {
        /// The concession.
        concession: Concession,
        /// `true` if redo stops after it.
        ends_batch: bool,
    },
}

impl<G: Game> Session<G> {
    /// A game in which all these changes were made and then undone, except the first `done` of them; `None`
    /// if they cannot be made.
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

    /// All changes, done and undone, in order, and the number of those in force. `None` if nothing is undone,
    /// because the line of the game then records everything, or if a change is more than a move or a
    /// concession at the end of the game; [`Session::past`] covers that case.
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
