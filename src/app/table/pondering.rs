//! The computer in the user's time: while a person is to move it looks at the position, too, and
//! nobody is told. What it has seen by the time of the push saves it work afterwards.

use std::time::Duration;

use super::GameTable;
use super::job::Job;
use crate::board::Playable;
use crate::bot::Level;

/// How long one position is pondered: as long as most people need. Longer would cost a laptop more
/// of its battery than it is worth.
const PONDER_TIME: Duration = Duration::from_mins(1);

impl<G: Playable> GameTable<G> {
    /// Begins to ponder where that is wanted and of use, and stops where it no longer is.
    pub(super) fn ponder(&mut self, wanted: bool) {
        let ponders = wanted && self.may_ponder();
        match self.job {
            None if ponders && self.pondered != Some(self.revision) => {
                self.job = Some(Job::Ponder);
                self.thinker.ponder(self.session.live(), PONDER_TIME);
            }
            Some(Job::Ponder) if !ponders => {
                self.job = None;
                self.thinker.cancel();
            }
            _ => {}
        }
    }

    /// Whether a person is to move in the newest position, against a computer that time makes
    /// stronger: the others look at so many positions and no more. With more than two at the table
    /// what has been seen is of no use to the next search, which looks from another seat.
    fn may_ponder(&self) -> bool {
        let live = self.session.live();
        self.session.is_live()
            && !self.session.is_studied()
            && self.seats.len() == 2
            && !self.paused
            && !self.is_clock_stopped()
            && self.answer.is_none()
            && live.outcome().is_none()
            && !self.is_computer(live.turn())
            && self
                .seats
                .iter()
                .any(|seat| seat.level() == Some(Level::CHAMPION))
    }
}
