//! What a game was worth, move by move: chances, judgements of moves, and what they rest on.

mod accuracy;
mod chance;
mod curve;
mod judgement;
mod mark;
mod turning;
mod verdict;

pub use self::accuracy::accuracies;
pub use self::chance::Chance;
pub use self::curve::Curve;
pub use self::judgement::{BLUNDER, DOUBTFUL, Judgement, MISTAKE, Unjudged};
pub use self::mark::Mark;
pub use self::turning::turning_point;
pub use self::verdict::Verdict;
