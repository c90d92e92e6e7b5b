//! What a game says of its board: what there is to see and to pick, how long a move takes and where
//! its pieces are meanwhile, what is said. Nothing is remembered here, and nothing is read from the
//! pointer: that is the player's.

pub mod course;
pub mod described;
pub mod ink;
pub mod mark;
pub mod pull;
pub mod spot;
pub mod words;

pub use self::course::{BACK, Leg, MoveCourse, OUTLINE, Sense};
pub use self::described::{BoardFace, Of, Pieces, Plan, Seen, Setting, Told};
pub use self::ink::{Ink, OLDER};
pub use self::mark::{BoardMark, Body, LINE_STRENGTHS, Layer, MarkShape};
pub use self::pull::{Made, Pull};
pub use self::spot::{Access, Outline, Spot};
pub use self::words::{Hovered, Reason};
