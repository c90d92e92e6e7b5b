//! Puzzles that were missed in a run: each becomes a position to practise, on a thread of its own.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use egui::Context;

use crate::bot::StopSignal;
use crate::store::practice::SavedTask;
use crate::tool::{MissedPuzzle, Tool};

/// Search for the tasks of missed puzzles. Stops when dropped.
pub(crate) struct MissedPuzzles {
    found_to: Sender<SavedTask>,
    found: Receiver<SavedTask>,
    stop: StopSignal,
}

impl Default for MissedPuzzles {
    fn default() -> Self {
        let (found_to, found) = channel();
        Self {
            found_to,
            found,
            stop: StopSignal::default(),
        }
    }
}

impl Drop for MissedPuzzles {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl MissedPuzzles {
    /// Starts to search for the task of a puzzle. Requests a repaint once it is found.
    pub(crate) fn add(&self, ctx: &Context, tool: &'static dyn Tool, missed: MissedPuzzle) {
        let (ctx, found_to, stop) = (ctx.clone(), self.found_to.clone(), self.stop.clone());
        let search = move || {
            if let Some(task) = tool.missed_puzzle(&missed, &stop) {
                // Nobody waits after the window was closed.
                let _ = found_to.send(task);
                ctx.request_repaint();
            }
        };
        // Without a thread the puzzle is only missing in practice.
        drop(
            thread::Builder::new()
                .name("missed".to_owned())
                .spawn(search),
        );
    }

    /// Returns the tasks that were found since the last call.
    pub(crate) fn poll(&self) -> Vec<SavedTask> {
        self.found.try_iter().collect()
    }
}
