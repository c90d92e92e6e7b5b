//! Search by iterative deepening, for any game.
//!
//! Turns need not alternate. With two seats it is an alpha-beta search (principal variation search); scores
//! are relative to the side to move, so their sign depends on whose turn it is and never on the number of
//! moves. With more seats, where every player plays for themselves, it is a search by playouts, or max-n if
//! every move must be searched to a fixed depth.

mod alphabeta;
mod aspiration;
mod best_move;
mod limits;
mod linear_hash;
mod multiplayer;
mod node;
mod ordering;
mod path;
pub mod proof;
mod proof_search;
mod pruning;
mod root;
mod run;
mod score;
mod task;
mod team;
mod tt;
mod tuning;
mod window;

pub use self::best_move::{BestMove, RootMove, SearchResult};
pub use self::limits::{ASK_EVERY, Limits, NoControl, SearchControl};
use self::node::Child;
pub use self::node::{Node, Urgency};
pub use self::path::RepetitionRule;
pub use self::score::Score;
pub use self::task::{SearchOptions, SearchTask};
pub use self::tt::TranspositionTable;
pub use self::tuning::Tuning;

/// Maximum length of a searched path, in plies.
const DEEPEST: usize = 120;
/// Maximum number of seats.
pub const MOST_SEATS: usize = 4;
