//! A game's description of its board: hit targets, pieces, marks, animations and words. It keeps no state
//! and reads no input; both belong to the player.

pub mod course;
pub mod described;
pub mod ink;
pub mod mark;
pub mod memo;
pub mod pull;
pub mod spot;
pub mod words;

pub use self::course::{BACK, Leg, MoveCourse, OUTLINE, Sense};
pub use self::described::{BoardFace, Of, Pieces, Plan, Seen, Setting, Told};
pub use self::ink::{Ink, OLDER};
pub use self::mark::{BoardMark, Body, LINE_STRENGTHS, Layer, MarkShape};
pub use self::memo::BoardMemo;
pub use self::pull::{Made, Pull};
pub use self::spot::{Access, Outline, Spot, target_at};
pub use self::words::{Hovered, Reason};
