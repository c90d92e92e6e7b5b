//! How a task is searched: by one thread or several, between two seats or among more.

use std::thread;

use super::alphabeta::{AlphaBeta, estimate};
use super::many::{MaxN, Playouts, estimate_of_mover};
use super::root::Root;
use super::team::{ALONE, Dismissal, Helper, Team};
use super::{Limits, Node, SearchControl, SearchResult, SearchTask, TranspositionTable};

impl<N: Node> SearchTask<N> {
    /// Searches, deeper and deeper until a limit is reached, the control says stop, or the end of
    /// the game is in sight. Has an answer even when it is stopped at once.
    ///
    /// # Panics
    /// If one of several threads does, with what that one said: a bug.
    pub fn run(
        self,
        table: &TranspositionTable,
        control: &mut impl SearchControl<N::Move>,
    ) -> SearchResult<N::Move> {
        table.prepare();
        if self.node.seats() > 2 {
            let estimate = estimate_of_mover(&self.node);
            if self.style.selective
                && self.limits.depth.is_none()
                && let Some(search) = Playouts::new(&self, control)
            {
                return Root::new(self, estimate).deepen(search, 0);
            }
            let search = MaxN::new(&self, table, control);
            return Root::new(self, estimate).deepen(search, 0);
        }
        let estimate = estimate(&self.node);
        let team = Team::new(self.limits.nodes.unwrap_or(u64::MAX));
        if self.threads <= 1 {
            let search = AlphaBeta::new(&self, table, control, &team);
            return Root::new(self, estimate).deepen(search, 0);
        }
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads)
                .filter_map(|number| {
                    let task = Self {
                        limits: Limits {
                            nodes: None,
                            ..self.limits
                        },
                        ..self.clone()
                    };
                    let team = &team;
                    let thread = thread::Builder::new().name(format!("kuba-bot-{number}"));
                    // A thread that cannot be had is done without.
                    let helper = thread.spawn_scoped(scope, move || {
                        let mut control = Helper::new(team);
                        let search = AlphaBeta::new(&task, table, &mut control, &ALONE);
                        let root = Root::new(task, estimate).without_proof();
                        root.deepen(search, number as u32 % 2);
                    });
                    helper.ok()
                })
                .collect();
            let dismissal = Dismissal(&team);
            let search = AlphaBeta::new(&self, table, control, &team);
            let result = Root::new(self, estimate).deepen(search, 0);
            drop(dismissal);
            for helper in helpers {
                if let Err(panic) = helper.join() {
                    std::panic::resume_unwind(panic);
                }
            }
            result
        })
    }
}
