//! Puzzles of the program and own ones as the source of an exercise.

use std::sync::Arc;
use std::time::Duration;

use egui::{Context, Rect, Ui};

use crate::app::activity::id::ActivityId;
use crate::app::activity::{Activity, ActivityEvent, PanelPlace};
use crate::app::catalogue::Catalogue;
use crate::app::exercise::activity::{Exercise, Source};
use crate::app::exercise::puzzles::{
    ListedPuzzles, PuzzleAction, PuzzleBoard, PuzzleEvent, PuzzleImport, PuzzleSource, PuzzleState,
    Solve, panel,
};
use crate::app::shared::Shared;
use crate::app::shell::command::{Command, CommandState, GameCommand, PuzzleCommand};
use crate::app::shell::panels::PanelContext;
use crate::phrase::Phrase;
use crate::store::{OwnPuzzle, OwnPuzzles, ProgressChange, SolvedPuzzle};

/// Longest wait for a verdict when the window closes.
const LAST_JUDGEMENT: Duration = Duration::from_secs(1);

/// Exercise with the puzzles of the program and the user's own.
pub(crate) type PuzzleActivity = Exercise<Puzzles>;

pub(crate) struct Puzzles {
    lists: Vec<ListedPuzzles>,
    /// Lists of the user's own puzzles, easiest first, by game.
    own_lists: Vec<ListedPuzzles>,
    own: Arc<OwnPuzzles>,
    /// Own puzzle that was deleted last.
    pub(crate) deleted: Option<OwnPuzzle>,
    /// Puzzles of a text that are being proved.
    pub(crate) import: Option<PuzzleImport>,
    /// Boards left earlier.
    left: Vec<Box<dyn PuzzleBoard>>,
}

impl PuzzleActivity {
    pub(crate) fn new(games: Catalogue) -> Self {
        Self {
            source: Puzzles {
                lists: games.puzzle_lists(),
                own_lists: Vec::new(),
                own: Arc::default(),
                deleted: None,
                import: None,
                left: Vec::new(),
            },
            on_board: None,
        }
    }

    pub(crate) fn lists(&self) -> &[ListedPuzzles] {
        &self.source.lists
    }

    pub(crate) fn own_lists(&self) -> &[ListedPuzzles] {
        &self.source.own_lists
    }

    /// `None` if there are no such puzzles.
    pub(crate) fn list(&self, game: &str, source: PuzzleSource) -> Option<&ListedPuzzles> {
        let lists = match source {
            PuzzleSource::Program => &self.source.lists,
            PuzzleSource::Own => &self.source.own_lists,
        };
        lists.iter().find(|list| list.game == game)
    }

    /// Takes the user's own puzzles; boards with earlier ones are dropped. Returns `true` if they changed.
    pub(crate) fn set_own(&mut self, shared: &Shared, own: Arc<OwnPuzzles>) -> bool {
        if Arc::ptr_eq(&self.source.own, &own) {
            return false;
        }
        let before = std::mem::replace(&mut self.source.own, own);
        if before == self.source.own {
            return false;
        }
        let entries = shared.games.games().iter();
        let lists =
            entries.map(|entry| entry.info.own_puzzle_list(&sorted(&self.source.own, entry.id)));
        self.source.own_lists = lists.filter(|list| !list.puzzles.is_empty()).collect();
        self.source.left.retain(|board| board.state().source == PuzzleSource::Program);
        true
    }

    /// Takes the puzzle off the board for good.
    pub(crate) fn forget_board(&mut self) {
        self.on_board = None;
    }

    /// Shows the puzzles of a game, on their earlier board if they have one. Returns `false` if there are none.
    pub(crate) fn begin(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        (game, source): (&str, PuzzleSource),
    ) -> bool {
        let is_it = |state: &PuzzleState| state.game == game && state.source == source;
        if self.state().as_ref().is_some_and(is_it) {
            return true;
        }
        self.leave();
        let mut left = self.source.left.iter();
        let known = left.position(|board| is_it(&board.state()));
        self.on_board = if let Some(known) = known {
            Some(self.source.left.swap_remove(known))
        } else {
            let entry = shared.games.game(game);
            let mut board = entry.and_then(|entry| match source {
                PuzzleSource::Program => entry.info.puzzles(ctx),
                PuzzleSource::Own => entry.info.own_puzzles(ctx, &sorted(&self.source.own, game)),
            });
            if let Some(board) = &mut board {
                board.set_helped(&shared.settings.helped);
            }
            board
        };
        self.on_board.is_some()
    }

    /// Puzzles whose last move was judged after the board had moved on.
    pub(crate) fn poll_pending(&mut self, shared: &Shared) -> Vec<SolvedPuzzle> {
        let boards = self.on_board.iter_mut().chain(&mut self.source.left);
        let solves = boards.flat_map(|board| board.poll_pending());
        solves.map(|solve| today(shared, solve)).collect()
    }

    /// Waits briefly for pending verdicts when the window closes.
    pub(crate) fn finish_pending(&mut self, shared: &Shared) -> Vec<SolvedPuzzle> {
        self.leave();
        let boards = self.source.left.iter_mut();
        let solves = boards.flat_map(|board| board.wait_pending(LAST_JUDGEMENT));
        solves.map(|solve| today(shared, solve)).collect()
    }
}

/// Own puzzles of a game, easiest first.
fn sorted<'a>(own: &'a OwnPuzzles, game: &'a str) -> Vec<&'a OwnPuzzle> {
    let mut puzzles: Vec<&OwnPuzzle> = own.of(game).collect();
    puzzles.sort_by_key(|puzzle| puzzle.grade);
    puzzles
}

fn today(shared: &Shared, Solve { id, how }: Solve) -> SolvedPuzzle {
    let day = shared.training_day();
    SolvedPuzzle { id, how, day }
}

impl Source for Puzzles {
    const ID: ActivityId = ActivityId::Puzzle;
    const MENU: &'static [&'static [Command]] = &[
        &[
            Command::Game(GameCommand::Hint),
            Command::Puzzle(PuzzleCommand::Solution),
            Command::Puzzle(PuzzleCommand::TryAgain),
        ],
        &[Command::Puzzle(PuzzleCommand::Next), Command::Puzzle(PuzzleCommand::Leave)],
    ];

    fn title(&self, state: Option<&PuzzleState>) -> Phrase {
        let title = Phrase::new("title-puzzle");
        match state {
            Some(state) => title.with("game", state.title.clone()),
            None => title,
        }
    }

    fn status(&self, state: Option<&PuzzleState>) -> Phrase {
        state.map_or_else(|| Phrase::new("puzzle-checking"), PuzzleState::status)
    }

    fn command_state(&self, state: Option<&PuzzleState>) -> CommandState {
        let source = state.map(|state| state.source);
        CommandState { is_own_puzzle: source == Some(PuzzleSource::Own), ..CommandState::default() }
    }

    fn panel(
        &self,
        ui: &mut Ui,
        place: PanelPlace,
        board: Option<&dyn PuzzleBoard>,
        context: &PanelContext,
    ) -> (Rect, Option<Command>) {
        match (place, board) {
            (PanelPlace::Beside { board, panel }, Some(puzzle)) => {
                (board, panel::beside(ui, panel, puzzle, context))
            }
            (PanelPlace::Stacked(area), Some(puzzle)) => panel::stacked(ui, area, puzzle, context),
            (PanelPlace::Beside { board, .. } | PanelPlace::Stacked(board), None) => (board, None),
        }
    }

    fn next(&self, state: Option<&PuzzleState>) -> Option<Command> {
        let is_solved = state.is_some_and(|state| state.is_solved);
        is_solved.then_some(Command::Puzzle(PuzzleCommand::Next))
    }

    fn leaves_by(&self) -> Command {
        Command::Puzzle(PuzzleCommand::Leave)
    }

    fn take(
        &mut self,
        event: PuzzleEvent,
        _board: &dyn PuzzleBoard,
        (_, shared): (&Context, &mut Shared),
    ) -> Option<ActivityEvent> {
        match event {
            PuzzleEvent::Helped(id) => {
                shared.settings.helped.insert(id);
                None
            }
            PuzzleEvent::Solved(solve) => {
                shared.settings.helped.remove(&solve.id);
                let solved = ProgressChange::Solved(today(shared, solve));
                Some(ActivityEvent::Progress(solved))
            }
            PuzzleEvent::SolutionShown => None,
            PuzzleEvent::AtRest => Some(ActivityEvent::Celebrate),
        }
    }

    fn leave(&mut self, board: Option<Box<dyn PuzzleBoard>>) {
        if let Some(mut board) = board {
            let place = board.state().place;
            board.perform(PuzzleAction::GoTo(place));
            self.left.push(board);
        }
    }

    fn picture_name(&self, state: PuzzleState) -> Option<String> {
        Some(state.attribution.map_or(state.id, |own| own.name))
    }
}
