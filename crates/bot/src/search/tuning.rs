//! Search parameters of a game.

/// Parameters for searching a game and reading its scores. All values are in hundredths of the game's unit
/// (for Kuba a red marble).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// Half the width of the aspiration window.
    pub aspiration_margin: i32,
    /// Late-move pruning: maximum depth left at which late quiet moves are dropped, in plies.
    pub late_move_depth: u32,
    /// Late-move pruning: number of moves that are tried at any depth.
    pub late_move_base: u32,
    /// Late-move pruning: number of further moves, times the square of the depth left.
    pub late_move_factor: u32,
    /// Late-move reduction: base in plies.
    pub reduction_base: f32,
    /// Late-move reduction: divisor of the product of the logarithms of the depth left and of the move
    /// number.
    pub reduction_divisor: f32,
    /// Internal iterative reduction: minimum depth left at which a position without a hash move is searched a
    /// ply less deeply; 0 to disable it.
    pub unknown_move_depth: u32,
    /// Null move: minimum depth left at which it is tried.
    pub null_move_depth: u32,
    /// Null move: reduction in plies, in addition to a quarter of the depth left.
    pub null_move_reduction: u32,
    /// Null move: lead above the window that adds a ply to the reduction, at most twice.
    pub null_move_lead: i32,
    /// `true` if a position whose mover is threatened is never evaluated statically: the answers to the
    /// threat are searched, a ply deeper at the horizon.
    pub answers_threats: bool,
    /// Reverse futility: maximum depth left at which a position that is far ahead is not searched.
    pub far_ahead_depth: u32,
    /// Reverse futility: required lead above the window, for each ply left.
    pub far_ahead_margin: i32,
    /// Priority of a quiet move in the move ordering for each hundredth of immediate gain.
    pub gain_priority: i32,
    /// Futility: maximum depth left at which quiet moves that gain too little are dropped.
    pub futile_depth: u32,
    /// Futility: amount by which the evaluation and the immediate gain may fall short, for each ply left.
    pub futile_margin: i32,
    /// Value of a win that is weighed against evaluations: by levels that err, and with three players where
    /// it is not certain.
    pub win_worth: i32,
    /// Score with which a player is e times as likely to win as the others, with three players.
    pub odds_worth: i32,
    /// Highest score at which the computer accepts a draw.
    pub draw_accepted_at: i32,
    /// Lead that counts as clear.
    pub clear_lead: i32,
}
