//! What a table can be told to do.

use crate::bot::Level;
use crate::bot::study::Mark;
use crate::rules::Player;
use crate::session::{NodeId, TimeControl};

/// Something a table does for the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableCommand {
    /// Takes back the last move, or everything since the user's last decision.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Looks at the position after this many moves of the line that is looked at, at most the last.
    Show(usize),
    /// Looks at the newest position of the game.
    ShowNewest,
    /// Looks at a position of the tree.
    Go(NodeId),
    /// Looks at what was played instead of the last move, above it in the list or below.
    GoAside {
        /// Above it.
        above: bool,
    },
    /// Begins to study the game, or leaves it as it goes on.
    Study(bool),
    /// Stops the look at a game that is studied, or lets it go on.
    LookAtGame,
    /// Shows so many of the lines that the computer would play: 0 none.
    ShowLines(usize),
    /// Points at one of them on the board, or at none.
    PointAtLine(Option<usize>),
    /// Plays one of them as a variation.
    EnterLine(usize),
    /// Looks at what follows from the next mistake, or from the one before.
    ShowMistake {
        /// From the one before.
        back: bool,
    },
    /// Makes the line of a move the main line.
    Promote(NodeId),
    /// Takes a move out of the tree, with all that follows.
    DeleteFrom(NodeId),
    /// Marks a move, or takes its mark away.
    Mark(NodeId, Option<Mark>),
    /// Asks the computer for advice.
    Hint,
    /// Gives advice in every turn, or stops doing so.
    Guide,
    /// Thinks about nothing until it is looked at again; the clock stands.
    Rest,
    /// Makes the computer play what it has found so far, or go on where it waits for an answer to its
    /// warning.
    MoveNow,
    /// Shows what can be played against the move that was warned of, or stops doing so.
    ShowAnswer,
    /// Lets every computer play at this level: at once, or from the next game on if this one is
    /// over.
    PlayAt(Level),
    /// Makes computers that play each other wait, or go on; else stops the clock, or lets it go on.
    Pause,
    /// Plays by this clock, or without one: as long as nobody has answered the first move.
    UseClock(Option<TimeControl>),
    /// Makes the layers of the board large, or small again.
    SwitchLayers,
    /// Shows for a moment what somebody could do next.
    ShowThreats,
    /// Ends the turn without moving.
    EndTurn,
    /// Gives the game up for this player, if that one can do so now.
    Resign(Player),
    /// Asks the computer whether it takes a draw.
    OfferDraw,
    /// Ends the game in the draw that this player has offered, who is to move.
    AgreeDraw(Player),
}
