//! State that decides which commands are enabled and ticked.

use crate::app::activity::id::ActivityId;
use crate::bot::Level;

/// State that commands depend on. The active activity builds it from the default, in which everything is off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each asked by name")]
pub struct CommandState {
    /// Activity that occupies the board.
    pub activity: ActivityId,
    /// `true` if only the board is shown.
    pub board_only: bool,
    /// `true` while the window is in full screen.
    pub full_screen: bool,
    /// `true` while one key plays.
    pub one_key: bool,
    /// `true` on the start page, while no game has begun.
    pub welcome: bool,
    /// `true` if several people play here.
    pub has_people: bool,
    /// `true` if the removal of a person can be taken back.
    pub has_removed_person: bool,
    /// `true` if a game is suspended for the start page.
    pub left_a_game: bool,
    /// `true` if an unfinished game was left for another one and can be reopened.
    pub can_go_back: bool,
    /// `true` if a game can start from the position in the editor.
    pub playable: bool,
    /// `true` if the puzzle can be tried again.
    pub can_try_again: bool,
    /// `true` if a refutation of the wrong move can be shown.
    pub can_show_why: bool,
    /// Number of positions to practise from the finished game on the table.
    pub practisable: usize,
    /// `true` while these positions are looked for.
    pub seeks_positions: bool,
    /// Level of the user that the finished game on the table has passed.
    pub level_passed: Option<Level>,
    /// `true` if there is a move or a change to undo.
    pub can_undo: bool,
    /// `true` if there is a move or a change to redo.
    pub can_redo: bool,
    /// `true` if a human may ask for a hint now.
    pub can_hint: bool,
    /// `true` if a human is to move in the newest position, or may play from the one shown.
    pub human_to_move: bool,
    /// `true` if the player to move may end the turn.
    pub can_end_turn: bool,
    /// `true` while the computer is choosing a move.
    pub thinking: bool,
    /// `true` while the computer waits because of a blunder warning.
    pub warned: bool,
    /// Levels of the computers, if a human plays against computers that can warn.
    pub warning: Option<WarningLevels>,
    /// `true` if every turn begins with a hint.
    pub guided: bool,
    /// `true` if computers play each other and can be paused.
    pub can_pause: bool,
    /// `true` while the computer is to move but waits for the user.
    pub paused: bool,
    /// `true` if the game is over and its final position is shown.
    pub over: bool,
    /// `true` if the game is over, whichever position is shown.
    pub ended: bool,
    /// `true` if there is a clock that can be stopped or restarted.
    pub can_stop_clock: bool,
    /// `true` while the clock is stopped.
    pub clock_stands: bool,
    /// `true` if a human may resign now.
    pub can_resign: bool,
    /// `true` if there is an opponent who can agree to a draw.
    pub can_offer_draw: bool,
    /// `true` while the game is studied.
    pub studied: bool,
    /// `true` if engine lines are shown.
    pub shows_lines: bool,
    /// `true` if a move is marked as a mistake.
    pub has_mistakes: bool,
    /// `true` if the last move has siblings in the tree.
    pub at_fork: bool,
    /// Level offered for the next game after the same result twice in a row.
    pub offered_level: Option<Level>,
    /// Size of the smaller head start offered for the next game, 0 for none.
    pub offered_head_start: Option<u8>,
    /// `true` if the layers of the board are large; `None` for a board without layers.
    pub large_layers: Option<bool>,
    /// `true` during a run.
    pub is_running: bool,
    /// `true` if one of the user's own puzzles is on the board.
    pub is_own_puzzle: bool,
    /// `true` if there are own puzzles.
    pub has_own_puzzles: bool,
    /// `true` if an own puzzle was deleted that can come back.
    pub can_restore_puzzle: bool,
    /// `true` while pasted puzzles are being proved.
    pub is_proving: bool,
    /// `true` if the position in the editor can be kept as a puzzle.
    pub can_keep_puzzle: bool,
    /// `true` while study, hints, threats, warnings and the computer are off.
    pub no_help: bool,
    /// `true` in a strict game at this table, in which no move is taken back.
    pub strict: bool,
    /// `true` in a game with somebody elsewhere whose seat is played here.
    pub with_friend: bool,
    /// `true` if another program plays that seat.
    pub has_lost_seat: bool,
    /// `true` if the players of that game send messages.
    pub sends_messages: bool,
    /// `true` if a friend has moved in a game that is not on the board.
    pub is_called: bool,
    /// `true` if another player of that game waits for an answer.
    pub is_asked: bool,
    /// Number of moves before the position shown.
    pub shown: usize,
    /// Number of moves of the game.
    pub moves: usize,
}

/// Levels of the computers at a table, all of which can warn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WarningLevels {
    /// Levels 1 to 4, which warn unless the user switches that off.
    First,
    /// Level 5 or 6 is among them.
    Higher,
}
