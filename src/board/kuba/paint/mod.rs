//! Paints the parts of the Kuba board. Nothing here knows the rules or the pointer.

mod backdrop;
mod marble;
mod marks;
mod mesh;

pub use self::backdrop::{backdrop, field_outline, gold_rim, lit_hollow};
pub use self::marble::{Ball, ghost, marble, small_marble};
pub use self::marks::{
    Arrow, Capsule, Chip, ChipState, arrow, blocker, capsule, chip, cursor, ring,
};
