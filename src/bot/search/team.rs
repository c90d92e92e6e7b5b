//! Several threads at one search (lazy SMP).
//!
//! Each searches the whole tree on its own, some of them a ply ahead; what one finds out the
//! others read in the table they share. One leads: its limits and its watch end the search for
//! all, and its opinion counts.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use super::{ASK_EVERY, Opinion, Watch};

/// What the threads of a search share beside the table.
#[derive(Default)]
pub(super) struct Team {
    /// The search is over.
    over: AtomicBool,
    /// The positions that the helpers have visited.
    nodes: AtomicU64,
}

/// The team of whoever leads nobody.
pub(super) static ALONE: Team = Team {
    over: AtomicBool::new(false),
    nodes: AtomicU64::new(0),
};

impl Team {
    /// The positions that the helpers have visited.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }
}

/// Ends the search for the helpers when it is dropped, even if the leader panics.
pub(super) struct Dismissal<'a>(pub &'a Team);

impl Drop for Dismissal<'_> {
    fn drop(&mut self) {
        self.0.over.store(true, Relaxed);
    }
}

/// The watch of a helper: it works until the leader is done.
pub(super) struct Helper<'a> {
    team: &'a Team,
}

impl<'a> Helper<'a> {
    pub(super) fn new(team: &'a Team) -> Self {
        Self { team }
    }
}

impl<M> Watch<M> for Helper<'_> {
    fn stop(&mut self) -> bool {
        self.team.nodes.fetch_add(ASK_EVERY, Relaxed);
        self.team.over.load(Relaxed)
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn report(&mut self, _: &Opinion<M>) {}
}
