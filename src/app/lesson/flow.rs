//! The flow of lessons: start, steps, and the game that follows.

use egui::Context;

use crate::app::App;
use crate::app::activity::id::ActivityId;
use crate::app::game::dialogs::rules::RulesForm;
use crate::app::shell::dialogs::Dialog;
use crate::board;

impl App {
    /// Starts the lesson of the game on the table at its last step; without a lesson, opens the rules.
    pub(crate) fn begin_lesson(&mut self, ctx: &Context) {
        if self.lesson().is_some() {
            return;
        }
        let game = self.activities.game.state().game;
        if self.activities.lesson.begin(&self.shared, game) {
            self.show_activity(ctx, ActivityId::Lesson);
        } else {
            self.chrome.open(Dialog::Rules(RulesForm::default()));
        }
    }

    /// Goes to a step, from 0. The board takes the focus because another button may stand where the pressed
    /// one was.
    pub(crate) fn go_to_step(&mut self, ctx: &Context, step: usize) {
        self.activities.lesson.go_to(&mut self.shared, step);
        self.chrome.clear_status();
        board::focus::give(ctx);
    }

    pub(crate) fn step_back(&mut self, ctx: &Context) {
        if let Some(lesson) = self.lesson() {
            self.go_to_step(ctx, lesson.step.saturating_sub(1));
        }
    }

    /// Goes to the next step, or from the last one to a first game.
    pub(crate) fn step_on(&mut self, ctx: &Context) {
        let Some(lesson) = self.lesson() else {
            return;
        };
        if !lesson.is_last() {
            return self.go_to_step(ctx, lesson.step + 1);
        }
        self.activities.lesson.finish(&mut self.shared);
        self.chrome.clear_status();
        self.play_first_game(ctx);
    }
}
