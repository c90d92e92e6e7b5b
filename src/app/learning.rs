//! What is learnt in the place of the game on the table.

use std::collections::BTreeSet;

use egui::{Context, Event, Key, Ui};

use super::command::Command;
use super::lesson::{Lesson, LessonState};
use super::shared::Shared;
use super::table::{BoardReply, Presentation};
use crate::board::Look;
use crate::phrase::Phrase;

/// The lesson, if one is under way.
#[derive(Default)]
pub(super) struct Learning(Option<Box<dyn Lesson>>);

/// The step at which the lesson of a game would go on, from 0, and how many it has.
pub(super) fn lesson_at(shared: &Shared, game: &str) -> (usize, usize) {
    let entry = shared.entry(game);
    let step = shared.settings.lessons.get(entry.id).copied();
    (step.unwrap_or(0), (entry.lesson_steps)())
}

/// The steps of a game's lesson that have been done, from 0.
pub(super) fn learnt(shared: &Shared, game: &str) -> BTreeSet<usize> {
    if let Some(done) = shared.settings.learnt.get(game) {
        return done.clone();
    }
    // So it was kept before steps were told apart.
    let steps = (shared.entry(game).lesson_steps)();
    let next = shared.settings.lessons.get(game).copied().unwrap_or(0);
    (0..next.min(steps)).collect()
}

/// Remembers the step to go on with, and that those between have not been done.
fn keep_step(shared: &mut Shared, game: &str, step: usize) {
    let done = learnt(shared, game);
    shared.settings.learnt.insert(game.to_owned(), done);
    shared.settings.lessons.insert(game.to_owned(), step);
}

impl Learning {
    /// Whether a lesson is under way.
    pub(super) fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// How things stand in the lesson, if one is under way.
    pub(super) fn state(&self) -> Option<LessonState> {
        self.0.as_ref().map(|lesson| lesson.state())
    }

    /// What the status line says while the board says nothing.
    pub(super) fn status(&self) -> Option<Phrase> {
        let state = self.state()?;
        let task = state.remark.map_or(state.task, |said| said.key());
        Some(
            Phrase::new("lesson-status")
                .with("step", state.number())
                .with("task", Phrase::new(task)),
        )
    }

    /// Begins the lesson of a game where it was left. Says whether it has one.
    pub(super) fn begin(&mut self, shared: &Shared, game: &str) -> bool {
        let Some(mut lesson) = (shared.entry(game).lesson)() else {
            return false;
        };
        let (step, steps) = lesson_at(shared, game);
        lesson.go_to(if step < steps { step } else { 0 });
        self.0 = Some(lesson);
        true
    }

    /// Ends the lesson. Says whether one was under way.
    pub(super) fn leave(&mut self) -> bool {
        self.0.take().is_some()
    }

    /// Plays what comes before the user's turn, and remembers that the present step is done, if it
    /// is.
    pub(super) fn logic(&mut self, ctx: &Context, shared: &mut Shared, look: &Look) {
        let Some(lesson) = &mut self.0 else {
            return;
        };
        lesson.logic(ctx, look);
        let state = lesson.state();
        if !state.is_done() {
            return;
        }
        let mut done = learnt(shared, state.game);
        if done.insert(state.step) {
            shared.settings.learnt.insert(state.game.to_owned(), done);
        }
    }

    /// Draws the lesson's board, if one is under way.
    pub(super) fn board_ui(
        &mut self,
        ui: &mut Ui,
        presentation: &Presentation,
    ) -> Option<BoardReply> {
        let lesson = self.0.as_mut()?;
        Some(lesson.board_ui(ui, presentation))
    }

    /// Goes to a step, from 0, and remembers that.
    pub(super) fn go_to(&mut self, shared: &mut Shared, step: usize) {
        if let Some(lesson) = &mut self.0 {
            lesson.go_to(step);
            let state = lesson.state();
            keep_step(shared, state.game, state.step);
        }
    }

    /// Ends the lesson after its last step, and remembers that.
    pub(super) fn finish(&mut self, shared: &mut Shared) {
        if let Some(lesson) = self.0.take() {
            let state = lesson.state();
            keep_step(shared, state.game, state.steps.len());
        }
    }

    /// The keys that are for the lesson and not for its board: Enter and Space once a step is done,
    /// Esc when it means nothing on the board. Before the board is drawn.
    pub(super) fn keys(&self, ctx: &Context) -> Option<Command> {
        let lesson = self.0.as_ref()?;
        let pressed = |wanted: Key| {
            let is_it = |event: &Event| matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted);
            ctx.input(|input| input.modifiers.is_none() && input.events.iter().any(is_it))
        };
        if lesson.state().is_done() && (pressed(Key::Enter) || pressed(Key::Space)) {
            ctx.input_mut(|input| {
                let taken = |event: &Event| {
                    matches!(
                        event,
                        Event::Key {
                            key: Key::Enter | Key::Space,
                            ..
                        }
                    )
                };
                input.events.retain(|event| !taken(event));
            });
            return Some(Command::NextStep);
        }
        (pressed(Key::Escape) && !lesson.is_busy()).then_some(Command::LeaveLesson)
    }
}
