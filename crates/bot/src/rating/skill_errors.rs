//! Moves in which a skill was missing.

/// Key of the name of the skill in the first moves of a game.
pub const BEGINNING: &str = "skill-beginning";

/// Moves in which a skill was missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SkillErrors {
    /// Number of moves.
    pub times: u32,
    /// Chance that they lost together, in tenths of a percent.
    pub lost: u32,
}
