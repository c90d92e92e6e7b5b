//! The flow of runs: the page, the start and the end.

use egui::Context;

use crate::app::App;
use crate::app::activity::id::ActivityId;
use crate::app::exercise::puzzles::PuzzleSource;
use crate::board;
use crate::store::ProgressChange;
use crate::store::runs::RunKind;

impl App {
    /// Shows the runs of the game of the shown puzzle, or else of the game on the table.
    pub(crate) fn show_runs(&mut self, ctx: &Context) {
        let shown = self.puzzle().map(|state| state.game);
        let game = shown.unwrap_or(self.state().game);
        let list = self.activities.puzzle.list(game, PuzzleSource::Program);
        let Some(list) = list.cloned() else {
            return;
        };
        let runs = &self.saves.progress().runs;
        if self.activities.run.show(ctx, &self.shared, (&list, runs)) {
            self.show_activity(ctx, ActivityId::Run);
            self.chrome.begin_activity();
            board::focus::give(ctx);
        }
    }

    pub(crate) fn begin_run(&mut self, ctx: &Context, kind: RunKind) {
        let runs = &self.saves.progress().runs;
        self.activities.run.begin(ctx, &self.shared, (kind, runs));
        self.chrome.clear_status();
        board::focus::give(ctx);
    }

    /// Ends the run on the board and keeps it.
    pub(crate) fn end_run(&mut self, ctx: &Context) {
        let runs = &self.saves.progress().runs;
        if let Some(run) = self.activities.run.end(runs) {
            self.saves.keep_progress(ProgressChange::Ran(run));
            self.activities.run.show_missed(ctx, &self.shared);
        }
        if self.activities.run.is_record() {
            let look = self.shared.look(ctx, self.state().seen_from());
            let settings = &self.shared.settings;
            self.chrome.celebrate_puzzle(ctx, settings, &look);
        }
        self.chrome.clear_status();
        board::focus::give(ctx);
    }

    /// Ends a run that is over; called once a frame.
    pub(crate) fn poll_run(&mut self, ctx: &Context) {
        if self.activities.run.is_at_end() {
            self.end_run(ctx);
        }
    }

    /// Puts a puzzle of the last run on the board.
    pub(crate) fn look_at_run(&mut self, ctx: &Context, index: usize) {
        self.activities.run.go_to(ctx, &self.shared, index);
        self.chrome.clear_status();
        board::focus::give(ctx);
    }
}
