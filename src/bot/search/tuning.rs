//! The numbers by which the search is fitted to a game.

/// How a game is searched and its scores are read. All worths are in hundredths of the game's
/// unit (for Kuba a red marble).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// Half the width of the aspiration window.
    pub aspiration_margin: i32,
    /// Late-move pruning: the most plies left at which late quiet moves are dropped.
    pub late_move_depth: u32,
    /// Late-move pruning: how many moves are tried however few plies are left.
    pub late_move_base: u32,
    /// Late-move pruning: how many more are tried, times the square of the plies left.
    pub late_move_factor: u32,
    /// Late-move reduction: the plies by which every late quiet move is reduced.
    pub reduction_base: f32,
    /// Late-move reduction: what the product of the logarithms of the plies left and of the
    /// move's number is divided by.
    pub reduction_divisor: f32,
    /// Internal iterative reduction: the fewest plies left at which a position is searched a ply less
    /// deeply as long as no move is known for it; 0 if it never is.
    pub unknown_move_depth: u32,
    /// Null move: the fewest plies left at which it is tried.
    pub null_move_depth: u32,
    /// Null move: by how many plies it is reduced, a quarter of the plies left aside.
    pub null_move_reduction: u32,
    /// Null move: so much above the window reduces it by a ply more, twice at most.
    pub null_move_lead: i32,
    /// Whether a position whose mover is threatened is never judged by its looks: the answers to the
    /// threat are searched, a ply further at the horizon.
    pub answers_threats: bool,
    /// Reverse futility: the most plies left at which a position that is far ahead is not searched.
    pub far_ahead_depth: u32,
    /// Reverse futility: how far above the window that is, for each ply left.
    pub far_ahead_margin: i32,
    /// How much sooner a quiet move is searched for each hundredth that it gains at once.
    pub gain_priority: i32,
    /// Futility: the most plies left at which quiet moves are dropped that gain too little.
    pub futile_depth: u32,
    /// Futility: by how much a position and what a move gains at once may fall short, for each ply
    /// left.
    pub futile_margin: i32,
    /// What a win counts where it is weighed against worths: to a player who errs, and among
    /// three where it is not certain.
    pub win_worth: i32,
    /// Among three: what makes a player e times as likely to win as the others.
    pub odds_worth: i32,
    /// The computer takes a draw when its position is worth no more than this to it.
    pub draw_accepted_at: i32,
    /// Who is this much ahead is clearly ahead.
    pub clear_lead: i32,
}
