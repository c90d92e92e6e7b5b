//! A game's description of its board: hit targets, pieces, marks, animations and words. It keeps no state
//! and reads no input; both belong to the player.

pub mod animation;
pub mod described;
pub mod mark;
pub mod mark_role;
pub mod memo;
pub mod move_gesture;
pub mod swing;
pub mod target;
pub mod words;

pub use self::animation::{BACK, Leg, MoveAnimation, OUTLINE, Sense};
pub use self::described::{
    BoardContext, BoardFace, BoardLayout, BoardView, MarkTopic, Pieces, SpeechTopic,
};
pub use self::mark::{BoardMark, Body, LINE_STRENGTHS, Layer, MarkShape};
pub use self::mark_role::{MarkRole, OLDER};
pub use self::memo::BoardMemo;
pub use self::move_gesture::{MoveGesture, Pull};
pub use self::swing::{Swing, SwingHandle};
pub use self::target::{Access, HitTarget, Shape, target_at};
pub use self::words::{Hovered, Reason};
