//! The lesson activity.

use std::collections::BTreeSet;

use egui::{Context, Key, Rect, Ui};

use crate::app::activity::id::ActivityId;
use crate::app::activity::{
    Activity, ActivityEvent, LeaveResult, PanelPlace, consume_confirmation, is_pressed,
};
use crate::app::game::table::{BoardReply, Presentation, Tick};
use crate::app::lesson::{Lesson, LessonState, panel};
use crate::app::shared::Shared;
use crate::app::shell::command::{AppCommand, Command, CommandState, LessonCommand};
use crate::app::shell::panels::PanelContext;
use crate::phrase::Phrase;

#[derive(Default)]
pub(crate) struct LessonActivity(Option<Box<dyn Lesson>>);

/// Next step of the game's lesson, from 0, and the number of steps.
pub(crate) fn lesson_at(shared: &Shared, game: &str) -> (usize, usize) {
    let entry = shared.entry(game);
    let step = shared.settings.lessons.get(entry.id).copied();
    (step.unwrap_or(0), entry.lesson_steps)
}

/// Completed steps of the game's lesson, from 0.
pub(crate) fn learnt(shared: &Shared, game: &str) -> BTreeSet<usize> {
    if let Some(done) = shared.settings.learnt.get(game) {
        return done.clone();
    }
    // The first versions stored only the next step.
    let steps = shared.entry(game).lesson_steps;
    let next = shared.settings.lessons.get(game).copied().unwrap_or(0);
    (0..next.min(steps)).collect()
}

/// Stores the next step without completing those before it.
fn keep_step(shared: &mut Shared, game: &str, step: usize) {
    let done = learnt(shared, game);
    shared.settings.learnt.insert(game.to_owned(), done);
    shared.settings.lessons.insert(game.to_owned(), step);
}

impl LessonActivity {
    pub(crate) fn state(&self) -> Option<LessonState> {
        self.0.as_ref().map(|lesson| lesson.state())
    }

    /// Opens the game's lesson at its stored step. Returns `false` if there is no lesson.
    pub(crate) fn begin(&mut self, shared: &Shared, game: &str) -> bool {
        let Some(mut lesson) = shared.entry(game).info.lesson() else {
            return false;
        };
        let (step, steps) = lesson_at(shared, game);
        lesson.go_to(if step < steps { step } else { 0 });
        self.0 = Some(lesson);
        true
    }

    /// From 0. The step is stored.
    pub(crate) fn go_to(&mut self, shared: &mut Shared, step: usize) {
        if let Some(lesson) = &mut self.0 {
            lesson.go_to(step);
            let state = lesson.state();
            keep_step(shared, state.game, state.step);
        }
    }

    /// Stores that the lesson was completed.
    pub(crate) fn finish(&mut self, shared: &mut Shared) {
        if let Some(state) = self.state() {
            keep_step(shared, state.game, state.steps.len());
        }
    }
}

impl Activity for LessonActivity {
    fn title(&self, _shared: &Shared) -> Phrase {
        let title = Phrase::new("title-lesson");
        match self.state() {
            Some(state) => title.with("game", state.title),
            None => title,
        }
    }

    fn status(&self, _shared: &Shared) -> Phrase {
        let status = Phrase::new("lesson-status");
        let Some(state) = self.state() else {
            return status;
        };
        let task = state.remark.map_or(state.task, |said| said.key());
        status.with("step", state.number()).with("task", Phrase::new(task))
    }

    fn command_state(&self) -> CommandState {
        CommandState { activity: ActivityId::Lesson, ..CommandState::default() }
    }

    fn board_aspect(&self) -> f32 {
        self.0.as_ref().map_or(1.0, |lesson| lesson.board_aspect())
    }

    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply {
        let lesson = self.0.as_mut();
        lesson.map_or_else(BoardReply::default, |lesson| lesson.board_ui(ui, presentation))
    }

    fn panel(
        &self,
        ui: &mut Ui,
        place: PanelPlace,
        context: &PanelContext,
    ) -> (Rect, Vec<Command>) {
        let state = self.state();
        let (board, command) = match (place, &state) {
            (PanelPlace::Beside { board, panel }, Some(state)) => {
                (board, panel::beside(ui, panel, state, context))
            }
            (PanelPlace::Stacked(area), Some(state)) => panel::stacked(ui, area, state, context),
            (PanelPlace::Beside { board, .. } | PanelPlace::Stacked(board), None) => (board, None),
        };
        (board, command.into_iter().collect())
    }

    fn board_menu(&self) -> &'static [&'static [Command]] {
        &[
            &[
                Command::Lesson(LessonCommand::NextStep),
                Command::Lesson(LessonCommand::PreviousStep),
            ],
            &[Command::App(AppCommand::Rules), Command::Lesson(LessonCommand::Leave)],
        ]
    }

    /// Enter and Space go on from a completed step; Esc leaves unless the board uses it.
    fn keys(&self, ctx: &Context) -> Option<Command> {
        let lesson = self.0.as_ref()?;
        let is_done = lesson.state().is_done();
        if is_done && (is_pressed(ctx, Key::Enter) || is_pressed(ctx, Key::Space)) {
            consume_confirmation(ctx);
            return Some(Command::Lesson(LessonCommand::NextStep));
        }
        let leaves = is_pressed(ctx, Key::Escape) && !lesson.is_busy();
        leaves.then_some(Command::Lesson(LessonCommand::Leave))
    }

    fn poll(&mut self, ctx: &Context, shared: &mut Shared, tick: &Tick) -> Vec<ActivityEvent> {
        if let Some(lesson) = &mut self.0 {
            lesson.poll(ctx, tick);
            let state = lesson.state();
            let mut done = learnt(shared, state.game);
            if state.is_done() && done.insert(state.step) {
                shared.settings.learnt.insert(state.game.to_owned(), done);
            }
        }
        Vec::new()
    }

    fn leave(&mut self) -> LeaveResult {
        self.0 = None;
        LeaveResult::Nothing
    }

    fn is_busy(&self) -> bool {
        self.0.as_ref().is_some_and(|lesson| lesson.is_busy())
    }
}
