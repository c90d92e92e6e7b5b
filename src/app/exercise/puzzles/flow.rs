//! The flow of puzzles: start, change and the focus of the keyboard.

use egui::Context;

use crate::app::App;
use crate::app::activity::BoardCommand;
use crate::app::activity::id::ActivityId;
use crate::app::exercise::puzzles as puzzle;
use crate::app::exercise::puzzles::{PuzzleAction, PuzzleSource, PuzzleState};
use crate::board;

const PROGRAM: PuzzleSource = PuzzleSource::Program;

impl App {
    /// Shows the last puzzle of the game on the table or, if it is solved, the next unsolved one.
    pub(crate) fn begin_puzzles(&mut self, ctx: &Context) {
        let game = self.state().game;
        let is_it = |state: PuzzleState| state.game == game && state.source == PROGRAM;
        let is_there = self.puzzle().is_some_and(is_it);
        let list = self.activities.puzzle.list(game, PROGRAM);
        let Some(list) = list.filter(|_| !is_there) else {
            return;
        };
        let left = self.shared.settings.puzzles.get(game);
        let left = left.and_then(|id| list.place_of(id)).unwrap_or(0);
        let place = list.unsolved_from(left, self.saves.progress());
        self.show_puzzle(ctx, (game, PROGRAM), place);
    }

    /// Shows the own puzzle of a game with this id, or else the first unsolved one.
    pub(crate) fn show_own_puzzle(&mut self, ctx: &Context, game: &str, id: Option<&str>) {
        let Some(list) = self.activities.puzzle.list(game, PuzzleSource::Own) else {
            return;
        };
        let known = id.and_then(|id| list.place_of(id));
        let place = known.unwrap_or_else(|| list.unsolved_from(0, self.saves.progress()));
        self.show_puzzle(ctx, (list.game, PuzzleSource::Own), place);
    }

    /// Shows an own puzzle again after the list has changed; if it is gone, the one that follows, and without
    /// any the puzzles of the program.
    pub(crate) fn reopen_own_puzzle(&mut self, ctx: &Context, before: &PuzzleState) {
        let source = (before.game, PuzzleSource::Own);
        if let Some(list) = self.activities.puzzle.list(source.0, source.1) {
            let last = list.puzzles.len() - 1;
            let place = list.place_of(&before.id).unwrap_or(before.place.min(last));
            return self.show_puzzle(ctx, source, place);
        }
        match self.activities.puzzle.list(before.game, PROGRAM) {
            Some(_) => self.show_puzzle(ctx, (before.game, PROGRAM), 0),
            None => self.show_activity(ctx, ActivityId::Game),
        }
    }

    /// Shows the puzzle of the day, from any game.
    pub(crate) fn begin_todays_puzzle(&mut self, ctx: &Context) {
        let date = self.shared.training_day();
        let lists = self.activities.puzzle.lists();
        let Some(today) = puzzle::todays(lists, &date) else {
            return;
        };
        let game = lists[today.list].game;
        self.show_puzzle(ctx, (game, PROGRAM), today.place);
    }

    /// Shows another puzzle of the game and stores its id in the settings.
    pub(crate) fn go_to_puzzle(&mut self, ctx: &Context, place: usize) {
        let from = match self.puzzle() {
            Some(state) => (state.game, state.source),
            None => (self.state().game, PROGRAM),
        };
        self.show_puzzle(ctx, from, place);
        if let Some(state) = self.puzzle().filter(|state| state.source == PROGRAM) {
            let puzzles = &mut self.shared.settings.puzzles;
            puzzles.insert(state.game.to_owned(), state.id);
        }
    }

    /// Shows the next task of the day, if the puzzle on the board is one; otherwise the next unsolved puzzle, or just
    /// the next one if all are solved.
    pub(crate) fn go_to_next_puzzle(&mut self, ctx: &Context) {
        if self.walk_on(ctx) {
            return;
        }
        let Some(state) = self.puzzle() else {
            return;
        };
        let Some(list) = self.activities.puzzle.list(state.game, state.source) else {
            return;
        };
        let next = list.unsolved_from(state.place + 1, self.saves.progress());
        self.go_to_puzzle(ctx, next);
    }

    pub(crate) fn show_puzzle(&mut self, ctx: &Context, from: (&str, PuzzleSource), place: usize) {
        let puzzles = &mut self.activities.puzzle;
        if puzzles.begin(ctx, &self.shared, from) {
            puzzles.act(PuzzleAction::GoTo(place));
            self.show_activity(ctx, ActivityId::Puzzle);
            self.chrome.begin_activity();
            board::focus::give(ctx);
        }
    }

    /// Changes the exercise on the board, which takes the focus of the keyboard.
    pub(crate) fn on_exercise(&mut self, ctx: &Context, command: BoardCommand) {
        self.on_board(ctx, command);
        self.chrome.clear_status();
    }
}
