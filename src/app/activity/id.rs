//! Names of the activities, for commands and everything else below them.

/// Name of an activity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ActivityId {
    /// Game on the table, also on the start page.
    #[default]
    Game,
    /// Lesson.
    Lesson,
    /// Puzzles.
    Puzzle,
    /// Practice with positions from the user's games.
    Practice,
    /// Runs of puzzles.
    Run,
    /// The page from which training starts.
    Train,
    /// The page of the user's results and games.
    You,
    /// Position editor.
    Editor,
}
