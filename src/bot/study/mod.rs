//! What a game was worth, move by move: chances, judgements of moves, and what they rest on.

mod chance;
mod mark;
mod verdict;

pub use self::chance::Chance;
pub use self::mark::Mark;
pub use self::verdict::Verdict;
