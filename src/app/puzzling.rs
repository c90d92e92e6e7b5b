//! The puzzles in the place of the game on the table.

use egui::{Context, Event, Key, Ui};

use super::catalogue::Catalogue;
use super::command::Command;
use super::puzzle::{self, ListedPuzzles, PuzzleBoard, PuzzleCommand, PuzzleState};
use super::table::{BoardReply, Presentation};
use crate::board::Look;
use crate::phrase::Phrase;
use crate::store::SolvedHow;

/// What puzzles there are, and those that are on the board, if any are.
pub(super) struct Puzzling {
    lists: Vec<ListedPuzzles>,
    on_board: Option<Box<dyn PuzzleBoard>>,
    /// Those that were there: they know where somebody was helped.
    left: Vec<Box<dyn PuzzleBoard>>,
}

impl Puzzling {
    /// The puzzles of these games, none of them on the board.
    pub(super) fn new(games: Catalogue) -> Self {
        Self {
            lists: games.puzzle_lists(),
            on_board: None,
            left: Vec::new(),
        }
    }

    /// The puzzles of every game that has some.
    pub(super) fn lists(&self) -> &[ListedPuzzles] {
        &self.lists
    }

    /// The puzzles of a game, if it has some.
    pub(super) fn list(&self, game: &str) -> Option<&ListedPuzzles> {
        self.lists.iter().find(|list| list.game == game)
    }

    /// Whether a puzzle is on the board.
    pub(super) fn is_on(&self) -> bool {
        self.on_board.is_some()
    }

    /// The puzzle on the board.
    pub(super) fn on_board(&self) -> Option<&dyn PuzzleBoard> {
        self.on_board.as_deref()
    }

    /// How things stand in the puzzle on the board.
    pub(super) fn state(&self) -> Option<PuzzleState> {
        self.on_board.as_ref().map(|puzzles| puzzles.state())
    }

    /// What the status line says while the board says nothing.
    pub(super) fn status(&self) -> Option<Phrase> {
        let state = self.state()?;
        if let Some(remark) = &state.remark {
            return Some(remark.phrase());
        }
        let seat = state.seat_names[state.player.index()].clone();
        Some(
            Phrase::new("puzzle-status")
                .with("seat", seat)
                .with("task", puzzle::task(state.goal)),
        )
    }

    /// Puts the puzzles of a game on the board. Those that are there stay, with all that is known of
    /// them.
    pub(super) fn begin(&mut self, ctx: &Context, games: Catalogue, game: &str) -> bool {
        if self.state().is_some_and(|state| state.game == game) {
            return true;
        }
        self.leave();
        let mut left = self.left.iter();
        self.on_board = match left.position(|puzzles| puzzles.state().game == game) {
            Some(known) => Some(self.left.swap_remove(known)),
            None => games.game(game).and_then(|entry| (entry.puzzles)(ctx)),
        };
        self.is_on()
    }

    /// Takes the puzzle off the board. Says whether one was there.
    pub(super) fn leave(&mut self) -> bool {
        let Some(mut puzzles) = self.on_board.take() else {
            return false;
        };
        let place = puzzles.state().place;
        puzzles.perform(PuzzleCommand::GoTo(place));
        self.left.push(puzzles);
        true
    }

    pub(super) fn perform(&mut self, command: PuzzleCommand) {
        if let Some(puzzles) = &mut self.on_board {
            puzzles.perform(command);
        }
    }

    /// Goes on with the puzzle on the board. Says how it has just been solved, when it has.
    pub(super) fn logic(&mut self, ctx: &Context, look: &Look) -> Option<SolvedHow> {
        self.on_board.as_mut()?.logic(ctx, look)
    }

    /// Draws the board of the puzzle, if there is one.
    pub(super) fn board_ui(
        &mut self,
        ui: &mut Ui,
        presentation: &Presentation,
    ) -> Option<BoardReply> {
        let puzzles = self.on_board.as_mut()?;
        Some(puzzles.board_ui(ui, presentation))
    }

    /// The keys that are for the puzzle and not for its board: Enter and Space once it is solved, Esc
    /// when it means nothing on the board. Before the board is drawn.
    pub(super) fn keys(&self, ctx: &Context) -> Option<Command> {
        let puzzles = self.on_board.as_ref()?;
        let state = puzzles.state();
        let pressed = |wanted: Key| {
            let is_it = |event: &Event| matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted);
            ctx.input(|input| input.modifiers.is_none() && input.events.iter().any(is_it))
        };
        if state.is_solved && (pressed(Key::Enter) || pressed(Key::Space)) {
            ctx.input_mut(|input| {
                input.consume_key(egui::Modifiers::NONE, Key::Enter);
                input.consume_key(egui::Modifiers::NONE, Key::Space);
            });
            return Some(Command::NextPuzzle);
        }
        if !pressed(Key::Escape) || puzzles.is_busy() {
            return None;
        }
        Some(if state.shows_why {
            Command::TryAgain
        } else {
            Command::LeavePuzzles
        })
    }
}
