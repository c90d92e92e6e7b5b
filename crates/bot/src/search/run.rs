//! Execution of a search task: by one thread or several, for two seats or more.

use std::thread;

use super::alphabeta::{AlphaBeta, estimate};
use super::multiplayer::{MaxN, Playouts, estimate_of_mover};
use super::root::Root;
use super::team::{ALONE, Helper, StopHelpersOnDrop, Team};
use super::{Limits, Node, SearchControl, SearchResult, SearchTask, TranspositionTable};

impl<N: Node> SearchTask<N> {
    /// Searches deeper and deeper until a limit is reached, the control stops it, or the end of the game is
    /// in sight. Returns a move even if it is stopped at once.
    ///
    /// # Panics
    /// If one of several threads panics (a bug), with its message.
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
                    let task =
                        Self { limits: Limits { nodes: None, ..self.limits }, ..self.clone() };
                    let team = &team;
                    let thread = thread::Builder::new().name(format!("kuba-bot-{number}"));
                    // The search does without a thread that cannot be started.
                    let helper = thread.spawn_scoped(scope, move || {
                        let mut control = Helper::new(team);
                        let search = AlphaBeta::new(&task, table, &mut control, &ALONE);
                        let root = Root::new(task, estimate).without_proof();
                        root.deepen(search, number as u32 % 2);
                    });
                    helper.ok()
                })
                .collect();
            let dismissal = StopHelpersOnDrop(&team);
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
