//! How puzzles come to the board, and what becomes of solving them.

use egui::Context;

use super::App;
use super::puzzle::{self, PuzzleCommand};
use crate::board;
use crate::store::SolvedPuzzle;

impl App {
    /// Sets the puzzle of the game on the table that was left last, or, if that is solved, the next one
    /// that is not.
    pub(super) fn set_puzzles(&mut self, ctx: &Context) {
        let game = self.state().game;
        if self
            .puzzling
            .state()
            .is_some_and(|state| state.game == game)
        {
            return;
        }
        let Some(list) = self.puzzling.list(game) else {
            return;
        };
        let left = self.shared.settings.puzzles.get(game);
        let left = left.and_then(|id| list.place_of(id)).unwrap_or(0);
        let place = list.unsolved_from(left, self.shelf.progress());
        self.set_puzzle(ctx, game, place);
    }

    /// Sets the puzzle of the day, of whichever game it is.
    pub(super) fn set_todays_puzzle(&mut self, ctx: &Context) {
        let date = (self.shared.calendar)();
        let lists = self.puzzling.lists();
        let Some(today) = puzzle::todays(lists, &date) else {
            return;
        };
        let game = lists[today.list].game;
        self.set_puzzle(ctx, game, today.place);
    }

    /// Sets a puzzle of the game whose puzzles are on the board, and remembers that.
    pub(super) fn go_to_puzzle(&mut self, ctx: &Context, place: usize) {
        let Some(state) = self.puzzling.state() else {
            return;
        };
        self.set_puzzle(ctx, state.game, place);
        if let Some(state) = self.puzzling.state() {
            let puzzles = &mut self.shared.settings.puzzles;
            puzzles.insert(state.game.to_owned(), state.id);
        }
    }

    /// Sets the next puzzle that has not been solved, or the next one if all have.
    pub(super) fn set_next_puzzle(&mut self, ctx: &Context) {
        let Some(state) = self.puzzling.state() else {
            return;
        };
        let Some(list) = self.puzzling.list(state.game) else {
            return;
        };
        let next = list.unsolved_from(state.place + 1, self.shelf.progress());
        self.go_to_puzzle(ctx, next);
    }

    /// Sets a puzzle in the place of whatever is there; the game on the table stays as it is.
    fn set_puzzle(&mut self, ctx: &Context, game: &str, place: usize) {
        let was_on = self.puzzling.is_on();
        if !self.puzzling.begin(ctx, self.shared.games, game) {
            return;
        }
        self.puzzling.perform(PuzzleCommand::GoTo(place));
        self.learning.leave();
        self.leave_set_up(ctx);
        if !was_on {
            self.playing.rest();
        }
        self.chrome.begin_puzzle();
        board::focus::give(ctx);
        ctx.request_repaint();
    }

    /// Does something with the puzzle on the board, which gets the keys again.
    pub(super) fn at_puzzle(&mut self, ctx: &Context, command: PuzzleCommand) {
        self.puzzling.perform(command);
        self.chrome.forget_says();
        board::focus::give(ctx);
    }

    /// Shows the game on the table again.
    pub(super) fn leave_puzzles(&mut self, ctx: &Context) {
        if self.puzzling.leave() {
            self.chrome.forget_says();
            board::focus::give(ctx);
        }
    }

    /// Goes on with the puzzle on the board, and keeps it if it has just been solved.
    pub(super) fn think_about_the_puzzle(&mut self, ctx: &Context) {
        let look = self.shared.look(ctx, &self.playing.state().seats);
        let Some(how) = self.puzzling.logic(ctx, &look) else {
            return;
        };
        let Some(state) = self.puzzling.state() else {
            return;
        };
        self.shelf.solved(SolvedPuzzle {
            id: state.id,
            how,
            day: (self.shared.calendar)(),
        });
        self.chrome
            .celebrate_puzzle(ctx, &self.shared.settings, &look);
    }
}
