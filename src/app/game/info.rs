//! Per-game operations for the window that need no game on the table.

use std::marker::PhantomData;

use egui::{Context, Painter, Rect, Ui};

use super::table::{
    Draft, GameDraft, GameSummary, GameTable, KeptRules, LoadedTable, Presentation, draw_picture,
    game_summary, strengths,
};
use crate::app::exercise::puzzles::{GamePuzzles, ListedPuzzles, PuzzleBoard};
use crate::app::lesson::{GameLesson, Lesson};
use crate::board::editing::PositionEditor;
use crate::board::rules_page::RulesPicture;
use crate::board::{Look, Playable};
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Seat;
use crate::store::practice::SavedTask;
use crate::store::{OwnPuzzle, RecordError, left_out, read_game, read_pasted, salvage_game};

/// Object-safe interface of a game for the window.
pub trait GameInfo: Sync {
    /// Display name.
    fn title(&self) -> Phrase;
    /// The game in one sentence.
    fn pitch(&self) -> Phrase;
    /// Draws the icon of the game.
    fn tile(&self, painter: &Painter, rect: Rect, look: &Look);
    /// Draws the icon of a seat.
    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look);
    /// Draws a board of the rules page into the remaining space.
    fn rules_picture(&self, picture: &RulesPicture, ui: &mut Ui, presentation: &Presentation);
    /// The lesson at its first step; `None` if there is none.
    fn lesson(&self) -> Option<Box<dyn Lesson>>;
    /// Puzzles, with the first one on the board; `None` if there are none.
    fn puzzles(&self, ctx: &Context) -> Option<Box<dyn PuzzleBoard>>;
    /// Own puzzles of this game, with the first one on the board; `None` if none can be read.
    fn own_puzzles(&self, ctx: &Context, own: &[&OwnPuzzle]) -> Option<Box<dyn PuzzleBoard>>;
    /// The start of the game on a board without a task.
    fn idle_board(&self, ctx: &Context) -> Option<Box<dyn PuzzleBoard>>;
    /// A position from the user's own games on the board; `None` if it cannot be read.
    fn practice(&self, ctx: &Context, task: &SavedTask) -> Option<Box<dyn PuzzleBoard>>;
    /// Draft of a game that starts from such a position; `None` if it cannot be read.
    fn draft_of(&self, task: &SavedTask) -> Option<Box<dyn Draft>>;
    /// List of the puzzles.
    fn puzzle_list(&self) -> ListedPuzzles;
    /// List of own puzzles of this game, in this order.
    fn own_puzzle_list(&self, own: &[&OwnPuzzle]) -> ListedPuzzles;
    /// Editor with this position; `None` if the game has no editor.
    fn editor(&self, position: &str, rules: &KeptRules) -> Option<Box<dyn PositionEditor>>;
    /// Editor with the start of a game by these rules; `None` if the game has no editor.
    fn start_editor(&self, rules: Option<&KeptRules>) -> Option<Box<dyn PositionEditor>>;
    /// Rules chosen in an editor of this game.
    fn editor_rules(&self, editor: &dyn PositionEditor) -> KeptRules;
    /// Draft of a game that starts from the position of an editor.
    ///
    /// # Errors
    /// The reason why no game can start there.
    fn draft_from(&self, editor: &dyn PositionEditor) -> Result<Box<dyn Draft>, Phrase>;
    /// Draft of a new game with the rules in the settings.
    fn draft(&self, rules: Option<&KeptRules>) -> Box<dyn Draft>;
    /// Beginner levels: easy, medium, hard.
    fn strengths(&self) -> [Level; 3];
    /// Message key of the command that shows threats.
    fn threats_name(&self) -> &'static str;
    /// Message key of the command that turns the board.
    fn turn_board_name(&self) -> &'static str;
    /// Status line of the start page, where a move on the board starts an easy game.
    fn welcome(&self) -> Phrase;
    /// Reads a record.
    ///
    /// # Errors
    /// The fault and its line.
    fn read(&self, ctx: &Context, text: &str) -> Result<LoadedTable, RecordError>;
    /// Summary of a record; `None` if it is not a record of this game.
    fn summary(&self, text: &str) -> Option<GameSummary>;
    /// Game with the valid moves of a damaged record; `None` if it cannot be read at all.
    fn salvage(&self, ctx: &Context, text: &str) -> Option<LoadedTable>;
    /// Parts of a score sheet of this game that the program does not understand.
    fn left_out(&self, text: &str) -> Vec<String>;
    /// Returns `true` if a text begins with as many ranks as the positions of this game.
    fn has_shape(&self, text: &str) -> bool;
    /// Reads a pasted game or position; `rules` and `seats` apply where the text names none.
    ///
    /// # Errors
    /// The fault and its line.
    fn paste(
        &self,
        ctx: &Context,
        text: &str,
        defaults: (Option<&KeptRules>, &[Seat]),
    ) -> Result<LoadedTable, RecordError>;
}

/// The only implementation of [`GameInfo`].
pub(crate) struct InfoOf<G>(pub(crate) PhantomData<fn() -> G>);

impl<G: Playable> GameInfo for InfoOf<G> {
    fn title(&self) -> Phrase {
        G::title()
    }

    fn pitch(&self) -> Phrase {
        G::pitch()
    }

    fn tile(&self, painter: &Painter, rect: Rect, look: &Look) {
        G::tile(painter, rect, look);
    }

    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look) {
        G::seat_icon(player, painter, rect, look);
    }

    fn rules_picture(&self, picture: &RulesPicture, ui: &mut Ui, presentation: &Presentation) {
        draw_picture::<G>(picture, ui, presentation);
    }

    fn lesson(&self) -> Option<Box<dyn Lesson>> {
        GameLesson::<G>::begin().map(|lesson| Box::new(lesson) as Box<dyn Lesson>)
    }

    fn puzzles(&self, ctx: &Context) -> Option<Box<dyn PuzzleBoard>> {
        GamePuzzles::<G>::begin(ctx).map(|puzzles| Box::new(puzzles) as Box<dyn PuzzleBoard>)
    }

    fn own_puzzles(&self, ctx: &Context, own: &[&OwnPuzzle]) -> Option<Box<dyn PuzzleBoard>> {
        let board = GamePuzzles::<G>::mine(ctx, own)?;
        Some(Box::new(board))
    }

    fn idle_board(&self, ctx: &Context) -> Option<Box<dyn PuzzleBoard>> {
        let board = GamePuzzles::<G>::idle_board(ctx)?;
        Some(Box::new(board))
    }

    fn practice(&self, ctx: &Context, task: &SavedTask) -> Option<Box<dyn PuzzleBoard>> {
        let board = GamePuzzles::<G>::practise(ctx, task)?;
        Some(Box::new(board))
    }

    fn draft_of(&self, task: &SavedTask) -> Option<Box<dyn Draft>> {
        let game = task.task::<G>()?.game;
        let mut draft = GameDraft::<G>::new(game.effective_rules(G::Rules::default()));
        draft.begin_at(&task.position).ok()?;
        Some(Box::new(draft))
    }

    fn puzzle_list(&self) -> ListedPuzzles {
        ListedPuzzles::of::<G>()
    }

    fn own_puzzle_list(&self, own: &[&OwnPuzzle]) -> ListedPuzzles {
        ListedPuzzles::mine::<G>(own)
    }

    fn editor(&self, position: &str, rules: &KeptRules) -> Option<Box<dyn PositionEditor>> {
        G::editor(position, &GameDraft::<G>::kept(Some(rules)).into_rules())
    }

    fn start_editor(&self, rules: Option<&KeptRules>) -> Option<Box<dyn PositionEditor>> {
        let rules = GameDraft::<G>::kept(rules).into_rules();
        G::editor(&G::start(&rules).position_text(), &rules)
    }

    fn editor_rules(&self, editor: &dyn PositionEditor) -> KeptRules {
        KeptRules::of(&rules_of::<G>(editor))
    }

    fn draft_from(&self, editor: &dyn PositionEditor) -> Result<Box<dyn Draft>, Phrase> {
        let mut draft = GameDraft::<G>::new(rules_of::<G>(editor));
        draft.begin_at(&editor.text())?;
        Ok(Box::new(draft))
    }

    fn draft(&self, rules: Option<&KeptRules>) -> Box<dyn Draft> {
        Box::new(GameDraft::<G>::kept(rules))
    }

    fn strengths(&self) -> [Level; 3] {
        strengths::<G>()
    }

    fn threats_name(&self) -> &'static str {
        G::THREATS_NAME
    }

    fn turn_board_name(&self) -> &'static str {
        G::TURN_BOARD_NAME
    }

    fn welcome(&self) -> Phrase {
        G::welcome()
    }

    fn read(&self, ctx: &Context, text: &str) -> Result<LoadedTable, RecordError> {
        Ok(GameTable::read(ctx, read_game::<G>(text)?, &[]))
    }

    fn summary(&self, text: &str) -> Option<GameSummary> {
        game_summary::<G>(text)
    }

    fn salvage(&self, ctx: &Context, text: &str) -> Option<LoadedTable> {
        Some(GameTable::read(ctx, salvage_game::<G>(text)?, &[]))
    }

    fn left_out(&self, text: &str) -> Vec<String> {
        left_out::<G>(text)
    }

    fn has_shape(&self, text: &str) -> bool {
        let ranks = |text: &str| {
            let board = text.split_whitespace().next();
            board.map_or(0, |board| board.matches('/').count())
        };
        ranks(text) == ranks(&G::start(&G::Rules::default()).position_text())
    }

    fn paste(
        &self,
        ctx: &Context,
        text: &str,
        (rules, seats): (Option<&KeptRules>, &[Seat]),
    ) -> Result<LoadedTable, RecordError> {
        let rules = GameDraft::<G>::kept(rules).into_rules();
        Ok(GameTable::read(ctx, read_pasted::<G>(text, &rules)?, seats))
    }
}

fn rules_of<G: Playable>(editor: &dyn PositionEditor) -> G::Rules {
    let rules = editor.rules().downcast_ref::<G::Rules>();
    rules.cloned().unwrap_or_else(G::usual_rules)
}
