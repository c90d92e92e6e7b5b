//! Puzzles that were missed in a run: each becomes a position to practise.

use egui::Context;

use crate::app::platform::jobs::{Job, JobNews};
use crate::store::practice::SavedTask;
use crate::tool::{MissedPuzzle, Tool};

/// Search for the tasks of missed puzzles. Stops when dropped.
#[derive(Default)]
pub(crate) struct MissedPuzzles(Vec<Job<SavedTask>>);

impl MissedPuzzles {
    /// Starts to search for the task of a puzzle.
    pub(crate) fn add(&mut self, ctx: &Context, tool: &'static dyn Tool, missed: MissedPuzzle) {
        self.0.push(Job::start(ctx, "missed", move |reporter| {
            if let Some(task) = tool.missed_puzzle(&missed, reporter.stop()) {
                reporter.report(task);
            }
        }));
    }

    /// Returns the tasks that were found since the last call.
    pub(crate) fn poll(&mut self) -> Vec<SavedTask> {
        let mut found = Vec::new();
        self.0.retain(|job| {
            loop {
                match job.poll() {
                    JobNews::Report(task) => found.push(task),
                    JobNews::Running => break true,
                    JobNews::Ended => break false,
                }
            }
        });
        found
    }
}
