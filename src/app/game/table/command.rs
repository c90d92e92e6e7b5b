//! Commands to a table.

use crate::app::shell::command::OfferedLine;
use crate::bot::study::Mark;
use crate::bot::{FineLevel, Level};
use crate::rules::Player;
use crate::session::{NodeId, TimeControl};

/// Command of the user to a table, which ignores it while it is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableCommand {
    /// Undoes the last move, or everything since the user's last decision.
    Undo,
    /// Redoes what was undone.
    Redo,
    /// Shows the position after this many moves of the line that is shown, at most the last.
    Show(usize),
    /// Shows the newest position of the game.
    ShowNewest,
    /// Shows a position of the tree.
    Go(NodeId),
    /// Shows the alternative to the last move that is next to it in the list.
    GoAside {
        /// The one above, not below.
        above: bool,
    },
    /// Starts to study the game, or leaves the study.
    Study(bool),
    /// Stops the search of a game that is studied, or lets it go on.
    LookAtGame,
    /// Shows this many of the best lines; 0 hides them.
    ShowLines(usize),
    /// Points at a line on the board, or at none.
    PointAtLine(Option<OfferedLine>),
    /// Plays a line as a variation.
    EnterLine(OfferedLine),
    /// Shows the position after the next mistake, or after the previous one.
    ShowMistake {
        /// The previous one.
        back: bool,
    },
    /// Makes the line of a move the main line.
    Promote(NodeId),
    /// Deletes a move and everything after it from the tree.
    DeleteFrom(NodeId),
    /// Marks a move, or removes its mark.
    Mark(NodeId, Option<Mark>),
    /// Requests a hint.
    Hint,
    /// Switches hints in every turn on or off.
    Guide,
    /// Stops every search and the clock, until the next frame.
    Rest,
    /// Makes the computer play its best move so far, or go on after a warning.
    MoveNow,
    /// Shows or hides the answer to the move of the warning.
    ShowAnswer,
    /// Sets the level of every computer: at once, or from the next game on if this one is over.
    PlayAt(Level),
    /// Makes every computer an even opponent of this strength, before it has moved.
    PlayEvenly(FineLevel),
    /// Pauses computers that play each other, or lets them go on; with people, stops or starts the clock.
    Pause,
    /// Sets the time control, or removes the clock, before the second move.
    UseClock(Option<TimeControl>),
    /// Makes the game strict or not, before the second move.
    BeStrict(bool),
    /// Switches between large and small layers of the board.
    SwitchLayers,
    /// Shows threats for a moment.
    ShowThreats,
    /// Plays the moves of the others since the user's last one once more.
    Replay,
    /// Ends the turn without moving.
    EndTurn,
    /// Resigns for this player.
    Resign(Player),
    /// Offers a draw to the computer.
    OfferDraw,
    /// Ends the game in a draw, which this player, who is to move, has offered.
    AgreeDraw(Player),
}
