//! What was done in a game and taken back again, as it is kept beside the game.

use serde::{Deserialize, Serialize};

use super::ending::ConcessionForm;
use super::recordable::Recordable;
use crate::session::clock::{from_milliseconds, milliseconds};
use crate::session::{MOST_CHANGES, PastChange, Session};

/// Everything that was done in a game, in order, also what was taken back since.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changes {
    /// How many of the changes are in force; the others can be redone.
    done: usize,
    /// The changes.
    all: Vec<ChangeForm>,
}

/// A change as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Change")]
enum ChangeForm {
    /// A move: after how many others, which, the milliseconds that it took and that were thought
    /// after it, and whether redoing stops after it.
    Move(usize, String, u64, u64, bool),
    /// The end of the game without a move, and whether redoing stops after it.
    End(ConcessionForm, bool),
}

impl Changes {
    /// The changes of a game; `None` if the moves of its record tell all of them, or if there are
    /// too many to be kept.
    pub fn of<G: Recordable>(session: &Session<G>) -> Option<Self> {
        let (changes, done) = session.changes()?;
        if changes.len() > MOST_CHANGES {
            return None;
        }
        let all = changes.into_iter().map(|change| match change {
            PastChange::Move {
                ply,
                mv,
                took,
                thought,
                ends_batch,
            } => ChangeForm::Move(
                ply,
                mv.to_string(),
                milliseconds(took),
                milliseconds(thought),
                ends_batch,
            ),
            PastChange::Concession {
                concession,
                ends_batch,
            } => ChangeForm::End(concession.into(), ends_batch),
        });
        Some(Self {
            done,
            all: all.collect(),
        })
    }

    /// The same game with these changes; `None` if they are not those of this game.
    pub(super) fn replay<G: Recordable>(&self, session: &Session<G>) -> Option<Session<G>> {
        if self.all.len() > MOST_CHANGES {
            return None;
        }
        let start = session.start();
        let changes = self.all.iter().map(|form| match form {
            ChangeForm::Move(ply, mv, took, thought, ends_batch) => Some(PastChange::Move {
                ply: *ply,
                mv: mv.parse().ok()?,
                took: from_milliseconds(*took),
                thought: from_milliseconds(*thought),
                ends_batch: *ends_batch,
            }),
            ChangeForm::End(form, ends_batch) => Some(PastChange::Concession {
                concession: form.at_table(start.seats())?,
                ends_batch: *ends_batch,
            }),
        });
        let changes: Vec<PastChange<G::Move>> = changes.collect::<Option<_>>()?;
        let whole = Session::with_changes(start.clone(), &changes, self.done)?;
        let is_same = whole.main_moves() == session.main_moves()
            && whole.concession() == session.concession();
        is_same.then_some(whole)
    }
}
