//! Analysis of games: winning chances, judgements of moves, accuracy and the turning point.

mod accuracy;
mod best_line;
mod chance;
mod curve;
mod experience;
mod idea;
mod judge;
mod judgement;
mod level_move;
mod mark;
mod move_line;
mod praise;
mod recurrence;
mod review;
mod turning;
mod verdict;

pub use self::accuracy::accuracies;
pub use self::best_line::{BestLine, chances};
pub use self::chance::Chance;
pub use self::curve::ChanceCurve;
pub use self::experience::Experience;
pub use self::idea::{ExplainedMistake, Idea, Motive};
pub use self::judge::{PositionJudge, QUICK_NODES, THOROUGH_NODES};
pub use self::judgement::{JudgedMove, Judgement, SAME_WIN, Unjudged};
pub use self::level_move::level_move;
pub use self::mark::Mark;
pub use self::move_line::MoveLine;
pub use self::praise::Praise;
pub use self::recurrence::recurs;
pub use self::review::Review;
pub use self::turning::turning_point;
pub use self::verdict::Verdict;
