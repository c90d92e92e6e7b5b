#![doc = include_str!("../README.md")]

mod change;
pub mod clock;
mod cursor;
mod game_session;
mod loader;
mod match_score;
mod move_line;
pub mod seats;
pub mod study;
mod tree;
mod undo;
mod undo_history;
mod walk;

pub use self::clock::{Clock, ClockRecord, GameTime, TimeControl};
pub use self::game_session::{MOST_MOVES, MOST_NODES, MoveRejection, Session};
pub use self::loader::walk_tree;
pub use self::match_score::MatchScore;
pub use self::seats::Seat;
pub use self::study::{CommentRejection, LONGEST_COMMENT, MOST_TEXT};
pub use self::tree::NodeId;
pub use self::undo_history::{HistoryNode, HistoryStep, MOST_CHANGES, UndoHistory};
pub use self::walk::{TreeRow, Walk};
