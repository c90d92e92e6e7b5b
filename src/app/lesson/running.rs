//! What the window does with a lesson.

use std::collections::BTreeSet;

use egui::{Context, Event, Key, Popup};

use super::LessonState;
use crate::app::App;
use crate::app::command::Command;
use crate::app::dialogs::Dialog;
use crate::app::dialogs::pages::Page;
use crate::app::keys;
use crate::app::table::TableCommand;
use crate::phrase::Phrase;

impl App {
    /// Begins the lesson of the game at the table where it was left, or explains the rules where
    /// there is none.
    pub(in crate::app) fn learn(&mut self) {
        let entry = self.games.game_or_first(self.state.game);
        let Some(mut lesson) = (entry.lesson)() else {
            self.dialog = Some(Dialog::Page(Page::Rules));
            return;
        };
        if self.lesson.is_some() {
            return;
        }
        let (step, steps) = self.lesson_at();
        lesson.go_to(if step < steps { step } else { 0 });
        self.table.perform(TableCommand::Rest);
        self.lesson = Some(lesson);
        self.board_only = false;
        self.drawer = false;
        self.says = None;
    }

    /// The step at which the lesson of the game at the table would go on, from 0, and how many it
    /// has.
    pub(in crate::app) fn lesson_at(&self) -> (usize, usize) {
        let entry = self.games.game_or_first(self.state.game);
        let step = self.settings.lessons.get(entry.id).copied();
        (step.unwrap_or(0), (entry.lesson_steps)())
    }

    /// The steps of a game's lesson that have been done, from 0.
    pub(in crate::app) fn learnt(&self, game: &str) -> BTreeSet<usize> {
        if let Some(done) = self.settings.learnt.get(game) {
            return done.clone();
        }
        // So it was kept before steps were told apart.
        let steps = (self.games.game_or_first(game).lesson_steps)();
        let next = self.settings.lessons.get(game).copied().unwrap_or(0);
        (0..next.min(steps)).collect()
    }

    /// Remembers that the present step is done, if it is.
    pub(in crate::app) fn learn_step(&mut self) {
        let Some(state) = self.lesson().filter(LessonState::is_done) else {
            return;
        };
        let mut done = self.learnt(state.game);
        if done.insert(state.step) {
            self.settings.learnt.insert(state.game.to_owned(), done);
        }
    }

    /// Goes to a step, from 0, and remembers that.
    pub(in crate::app) fn go_to_step(&mut self, step: usize) {
        let Some(lesson) = &mut self.lesson else {
            return;
        };
        lesson.go_to(step);
        let state = lesson.state();
        self.keep_step(state.game, state.step);
        self.says = None;
    }

    /// Remembers the step to go on with, and that those between have not been done.
    fn keep_step(&mut self, game: &str, step: usize) {
        let done = self.learnt(game);
        self.settings.learnt.insert(game.to_owned(), done);
        self.settings.lessons.insert(game.to_owned(), step);
    }

    pub(in crate::app) fn step_back(&mut self) {
        if let Some(lesson) = &self.lesson {
            self.go_to_step(lesson.state().step.saturating_sub(1));
        }
    }

    /// Goes on, after the last step to a first game.
    pub(in crate::app) fn step_on(&mut self, ctx: &Context) {
        let Some(state) = self.lesson.as_ref().map(|lesson| lesson.state()) else {
            return;
        };
        // The button that was pressed is another one in the next step: the board gets the keys.
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
        if !state.is_last() {
            return self.go_to_step(state.step + 1);
        }
        self.keep_step(state.game, state.steps.len());
        self.leave_lesson();
        self.play_first_game(ctx);
    }

    /// Shows the game on the table again.
    pub(in crate::app) fn leave_lesson(&mut self) {
        if self.lesson.take().is_some() {
            self.says = None;
        }
    }

    /// The keys that are for the lesson and not for its board: Enter and Space once a step is done,
    /// Esc when it means nothing on the board. Before the board is drawn.
    pub(in crate::app) fn keys_of_the_lesson(
        &self,
        ctx: &Context,
        blocked: bool,
    ) -> Option<Command> {
        let lesson = self.lesson.as_ref().filter(|_| !blocked)?;
        if !keys::on_board(ctx, self.board) || Popup::is_any_open(ctx) {
            return None;
        }
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

    /// What the status line says while the board says nothing.
    pub(in crate::app) fn status(&self) -> Phrase {
        if let Some(lesson) = &self.lesson {
            let state = lesson.state();
            return Phrase::new("lesson-status")
                .with("step", state.number())
                .with(
                    "task",
                    Phrase::new(state.remark.map_or(state.task, |said| said.key())),
                );
        }
        if self.welcome {
            return Phrase::new("welcome-status");
        }
        self.state.status.clone()
    }
}
