//! The flow of training: the page, the tasks of the day one after the other, and the way back to the page.

use egui::Context;

use super::today::{TodayKind, TodayTask};
use crate::app::App;
use crate::app::activity::id::ActivityId;
use crate::app::exercise::puzzles::PuzzleSource;
use crate::board;

impl App {
    /// Shows the page. While no mistake is due, looks for some in games that have not been looked at.
    pub(crate) fn show_train(&mut self, ctx: &Context) {
        if self.saves.practice().due(&self.shared.training_day()).is_empty() {
            self.search_practice();
        }
        let today = self.panel_context(ctx).training();
        let game = self.activities.game.state().game;
        let lists = self.activities.puzzle.lists();
        let page = &mut self.activities.train;
        page.begin(ctx, (&self.shared, game), (&today, lists));
        self.show_activity(ctx, ActivityId::Train);
        self.chrome.begin_activity();
        board::focus::give(ctx);
    }

    /// Goes through what is left of today's tasks.
    pub(crate) fn walk_today(&mut self, ctx: &Context) {
        let today = self.panel_context(ctx).training();
        let first = self.activities.train.walk(today);
        self.go_to_task(ctx, first);
    }

    /// Goes on to the next task of the day. Returns `false` if the task on the board is not the one that the user has
    /// come to.
    pub(crate) fn walk_on(&mut self, ctx: &Context) -> bool {
        let lists = self.activities.puzzle.lists();
        let is_present = self.activities.train.walked().is_some_and(|task| match &task.kind {
            TodayKind::Mistake(saved) => {
                let session = self.activities.practice.view().session;
                session.tasks().iter().any(|task| task.id == saved.id) || session.is_empty()
            }
            TodayKind::Next(place) | TodayKind::Daily(place) => {
                let id = &lists[place.list].puzzles[place.place].id;
                self.puzzle().is_some_and(|state| state.id == *id)
            }
        });
        if is_present {
            let next = self.activities.train.walk_on();
            self.go_to_task(ctx, next);
        }
        is_present
    }

    /// Leaves an activity for the page from which it was entered, or else for the game on the table.
    pub(crate) fn leave_activity(&mut self, ctx: &Context) {
        match self.activities.parent() {
            ActivityId::Train => self.show_train(ctx),
            parent => self.show_activity(ctx, parent),
        }
    }

    fn go_to_task(&mut self, ctx: &Context, task: Option<TodayTask>) {
        match task.map(|task| task.kind) {
            Some(TodayKind::Mistake(_)) => {
                let ahead = self.activities.train.mistakes_ahead().into_iter();
                let tasks = ahead.filter_map(|task| match task.kind {
                    TodayKind::Mistake(saved) => Some(*saved),
                    _ => None,
                });
                self.practise(ctx, tasks.collect());
            }
            Some(TodayKind::Next(place) | TodayKind::Daily(place)) => {
                let game = self.activities.puzzle.lists()[place.list].game;
                self.show_puzzle(ctx, (game, PuzzleSource::Program), place.place);
            }
            None => self.show_train(ctx),
        }
    }
}
