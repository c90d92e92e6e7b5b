//! Switching: the only way from one activity to another, to another game and to the end of the program.

use egui::Context;

use super::{ActivityEvent, LeaveResult};
use crate::app::App;
use crate::app::activity::id::ActivityId;
use crate::app::shell::command::{Command, EditorCommand};
use crate::app::shell::toasts::Tone;
use crate::board;
use crate::phrase::Phrase;
use crate::store::ProgressChange;

const POSITION_LEFT: &str = "editor-left";

impl App {
    /// Switches to an activity whose content is ready, and keeps what the previous one must not lose.
    pub(crate) fn show_activity(&mut self, ctx: &Context, next: ActivityId) {
        if self.activities.active == next {
            return;
        }
        if self.activities.active == ActivityId::Run {
            // What was solved so far counts.
            self.end_run(ctx);
        }
        if !matches!(next, ActivityId::Puzzle | ActivityId::Practice) {
            self.activities.train.stop_walk();
        }
        if self.activities.active == ActivityId::Train && next != ActivityId::Practice {
            self.activities.practice.stop_search();
        }
        let left = self.activities.active_mut().leave();
        let before = std::mem::replace(&mut self.activities.active, next);
        self.activities.parent = match (before, next) {
            (_, ActivityId::Game | ActivityId::Train) => ActivityId::Game,
            (ActivityId::Train | ActivityId::You, _) => before,
            (_, ActivityId::You) => ActivityId::Game,
            _ => self.activities.parent,
        };
        match left {
            LeaveResult::Nothing => {}
            LeaveResult::Position => self.offer_position(),
        }
        if next == ActivityId::Game {
            self.chrome.clear_status();
        } else {
            self.chrome.begin_activity();
        }
        if next == ActivityId::Editor {
            self.chrome.dismiss(&[POSITION_LEFT]);
        }
        board::focus::give(ctx);
        ctx.request_repaint();
    }

    /// Offers the way back to the position that was left.
    pub(crate) fn offer_position(&mut self) {
        let message = Phrase::new(POSITION_LEFT);
        let resume = Command::Editor(EditorCommand::Resume);
        self.chrome.offer(Tone::Info, &message, resume);
    }

    /// Stores the position of the editor in the settings, so that it survives killing the program.
    pub(crate) fn keep_position(&mut self) {
        if self.activities.active == ActivityId::Editor
            && let Some(kept) = self.activities.editor.kept(&self.shared)
        {
            self.shared.settings.keep_set_up(self.shared.window, Some(kept));
        }
    }

    /// Saves what is pending in the activities before the window closes.
    pub(crate) fn keep_activity(&mut self) {
        self.keep_position();
        let runs = &self.saves.progress().runs;
        if let Some(run) = self.activities.run.end(runs) {
            self.saves.keep_progress(ProgressChange::Ran(run));
        }
        for event in self.activities.run.finish_awaited(&mut self.shared) {
            if let ActivityEvent::Progress(change) = event {
                self.saves.keep_progress(change);
            }
        }
        for solved in self.activities.puzzle.finish_pending(&self.shared) {
            self.saves.keep_progress(ProgressChange::Solved(solved));
        }
    }
}
