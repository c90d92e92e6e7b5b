//! Panels of the game on the table.

pub(crate) mod clock;
pub(crate) mod findings_strip;
pub(crate) mod finished;
pub(crate) mod idea;
pub(crate) mod lamp_signs;
pub(crate) mod mark_signs;
pub mod moves;
pub mod podium;
pub(crate) mod praise;
pub mod result;
pub(crate) mod strength;
pub mod thinking;
pub mod warning;
