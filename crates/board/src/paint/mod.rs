//! Painters shared by the boards of all games: wood, glass balls, marks. They know neither a game nor the
//! pointer; positions are in points on the screen.

pub mod bake;
pub mod ball;
pub mod bubble;
pub mod flat;
pub mod marks;
pub mod mesh;
pub mod pen;
pub mod wood;

pub use self::bake::Still;
pub use self::ball::{BallMark, Glass, GlassBall};
pub use self::bubble::{Bubble, BubbleAnchor, Line};
pub use self::marks::{Arrow, Capsule, Chip, ChipState};
pub use self::mesh::{Circle, Rounded};
pub use self::pen::Pen;
