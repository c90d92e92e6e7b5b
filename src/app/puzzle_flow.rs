//! The flow of puzzles: start, change and the focus of the keyboard.

use egui::Context;

use super::App;
use super::activity::BoardCommand;
use super::activity_id::ActivityId;
use super::puzzle::{self, PuzzleAction};
use crate::board;

impl App {
    /// Shows the last puzzle of the game on the table or, if it is solved, the next unsolved one.
    pub(super) fn begin_puzzles(&mut self, ctx: &Context) {
        let game = self.state().game;
        let is_there = self.puzzle().is_some_and(|state| state.game == game);
        let Some(list) = self.activities.puzzle.list(game).filter(|_| !is_there) else {
            return;
        };
        let left = self.shared.settings.puzzles.get(game);
        let left = left.and_then(|id| list.place_of(id)).unwrap_or(0);
        let place = list.unsolved_from(left, self.saves.progress());
        self.show_puzzle(ctx, game, place);
    }

    /// Shows the puzzle of the day, from any game.
    pub(super) fn begin_todays_puzzle(&mut self, ctx: &Context) {
        let date = (self.shared.calendar)();
        let lists = self.activities.puzzle.lists();
        let Some(today) = puzzle::todays(lists, &date) else {
            return;
        };
        let game = lists[today.list].game;
        self.show_puzzle(ctx, game, today.place);
    }

    /// Shows another puzzle of the game and stores its id in the settings.
    pub(super) fn go_to_puzzle(&mut self, ctx: &Context, place: usize) {
        let Some(state) = self.puzzle() else {
            return;
        };
        self.show_puzzle(ctx, state.game, place);
        if let Some(state) = self.puzzle() {
            let puzzles = &mut self.shared.settings.puzzles;
            puzzles.insert(state.game.to_owned(), state.id);
        }
    }

    /// Shows the next unsolved puzzle; if all are solved, the next one.
    pub(super) fn go_to_next_puzzle(&mut self, ctx: &Context) {
        let Some(state) = self.puzzle() else {
            return;
        };
        let Some(list) = self.activities.puzzle.list(state.game) else {
            return;
        };
        let next = list.unsolved_from(state.place + 1, self.saves.progress());
        self.go_to_puzzle(ctx, next);
    }

    fn show_puzzle(&mut self, ctx: &Context, game: &str, place: usize) {
        let puzzles = &mut self.activities.puzzle;
        if puzzles.begin(ctx, &self.shared, game) {
            puzzles.act(PuzzleAction::GoTo(place));
            self.show_activity(ctx, ActivityId::Puzzle);
            self.chrome.begin_activity();
            board::focus::give(ctx);
        }
    }

    /// Changes the exercise on the board, which takes the focus of the keyboard.
    pub(super) fn on_exercise(&mut self, ctx: &Context, command: BoardCommand) {
        self.on_board(ctx, command);
        self.chrome.forget_says();
    }
}
