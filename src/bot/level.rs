//! Levels of play.
//!
//! A level below the strongest is a depth or a number of positions, and the mistakes that people
//! of about this strength make: never the speed of the machine, as long as the time that it is
//! given is enough. The strongest level thinks for as long as it is given, so it is as strong as
//! the machine is fast.

use super::character::{Conditions, LevelCharacter};
use super::search::SearchControl;
use super::{Evaluate, Opinion};

/// A level of play, 1 (a child wins) to [`Level::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

const NAME_KEYS: [&str; Level::COUNT as usize] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
    "level-9", "level-10", "level-11", "level-12",
];

impl Level {
    /// The number of levels.
    pub const COUNT: u8 = 12;

    /// The weakest level.
    pub const FIRST: Self = Self(1);

    /// The strongest level.
    pub const CHAMPION: Self = Self(Self::COUNT);

    /// The level with this number, 1 to [`Level::COUNT`].
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::COUNT).contains(&number).then_some(Self(number))
    }

    /// Every level, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The level below, if there is one.
    pub fn easier(self) -> Option<Self> {
        Self::new(self.0 - 1)
    }

    /// The level above, if there is one.
    pub fn harder(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }

    /// The key of its name in the catalogue (`level-1` … `level-12`).
    pub fn name_key(self) -> &'static str {
        NAME_KEYS[usize::from(self.0) - 1]
    }

    /// Chooses a move as a player of this level would: the same for the same seed, as long as
    /// the table has seen the same and the control does not say stop. `None` if there is no legal
    /// move.
    pub fn choose<G: Evaluate>(
        self,
        game: &G,
        conditions: &mut Conditions<'_>,
        control: &mut impl SearchControl<G::Move>,
    ) -> Option<Opinion<G::Move>> {
        self.character(game).choose(game, conditions, control)
    }

    fn character<G: Evaluate>(self, game: &G) -> LevelCharacter {
        let levels = match game.seats() {
            2 => G::LEVELS,
            _ => G::LEVELS_OF_MANY,
        };
        levels[usize::from(self.0) - 1]
    }
}

impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
}
