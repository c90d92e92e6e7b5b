//! Strength of a person, estimated from their games: by the results against opponents of known strength, and by
//! how well the moves were.
//!
//! Everything is computed from the games alone, so nothing has to be stored. The numbers are the same on every
//! machine.

mod distribution;
mod losses;
mod rater;
mod scale;
mod skill;
mod skill_curve;
mod skill_errors;

pub use self::losses::{EARLY_MOVES, MoveLosses, judge_for_rating};
pub use self::rater::{Estimate, FIRST_LEVEL, RatedGame, Rater, Rating, WinShare, Wish};
pub use self::scale::{HeadStartWorth, Scale};
pub use self::skill::MeasuredSkill;
pub use self::skill_curve::SkillCurve;
pub use self::skill_errors::{BEGINNING, SkillErrors};

/// Number of positions for the judgement of a position on which a rating rests; the measured losses of the
/// levels rest on the same.
pub const RATING_NODES: u64 = crate::study::QUICK_NODES;
