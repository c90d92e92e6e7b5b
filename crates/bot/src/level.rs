//! Levels of play.
//!
//! A level below the strongest is a depth or a number of positions, with the mistakes that people of about
//! this strength make. It does not depend on the speed of the machine as long as its time is sufficient. The
//! strongest level uses all its time, so it is as strong as the machine is fast.

use super::level_style::{Conditions, LevelStyle};
use super::search::SearchControl;
use super::{BestMove, Evaluate, Score};

/// Level of play, from 1 (a child wins) to [`Level::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

const NAME_KEYS: [&str; Level::COUNT as usize] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
    "level-9", "level-10", "level-11", "level-12",
];

/// Strongest level for players who are still learning the game.
const LAST_BEGINNER: u8 = 4;
/// Longest win that hints announce to them, in moves of all players.
const HINTED_WIN: i32 = 5;

impl Level {
    /// Number of levels.
    pub const COUNT: u8 = 12;

    /// Weakest level.
    pub const FIRST: Self = Self(1);

    /// Strongest level.
    pub const CHAMPION: Self = Self(Self::COUNT);

    /// Levels whose moves a study compares, the weakest first.
    pub const COMPARED: [Self; 3] = [Self(3), Self(6), Self::CHAMPION];

    /// Returns the level with this number, 1 to [`Level::COUNT`].
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::COUNT).contains(&number).then_some(Self(number))
    }

    /// Returns all levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// Returns the number of the level, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Returns the next weaker level, if there is one.
    pub fn easier(self) -> Option<Self> {
        Self::new(self.0 - 1)
    }

    /// Returns the next stronger level, if there is one.
    pub fn harder(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }

    /// Returns the catalogue key of the name (`level-1` … `level-12`).
    pub fn name_key(self) -> &'static str {
        NAME_KEYS[usize::from(self.0) - 1]
    }

    /// Chooses a move as a player of this level would; `None` if there is no legal move.
    ///
    /// The same seed gives the same move as long as the table has the same contents and the control does not
    /// stop the search.
    pub fn choose<G: Evaluate>(
        self,
        game: &G,
        conditions: &mut Conditions<'_>,
        control: &mut impl SearchControl<G::Move>,
    ) -> Option<BestMove<G::Move>> {
        self.style(game).choose(game, conditions, control)
    }

    /// Returns `true` for levels 1 to 4, whose players are still learning the game.
    pub fn is_for_learners(self) -> bool {
        self.0 <= LAST_BEGINNER
    }

    /// Returns the score that a hint tells a player of this level: levels 1 to 4 would not find a win that is
    /// more than five moves away, so it counts as even.
    pub fn hinted_score(self, score: Score) -> Score {
        let is_far = score.plies_to_end().is_some_and(|plies| plies > HINTED_WIN);
        if is_far && self.is_for_learners() { Score::DRAW } else { score }
    }

    fn style<G: Evaluate>(self, game: &G) -> LevelStyle {
        let levels = match game.seats() {
            2 => G::LEVELS,
            _ => G::MULTIPLAYER_LEVELS,
        };
        levels[usize::from(self.0) - 1]
    }
}

impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_announce_no_far_win_to_beginners() {
        let far = Score::win_in(7);
        for level in Level::all() {
            let told = level.hinted_score(far);
            let expected = if level.number() <= 4 { Score::DRAW } else { far };
            assert_eq!(told, expected, "{level:?}");
            for kept in [Score::win_in(5), Score::loss_in(9), Score::estimate(300)] {
                assert_eq!(level.hinted_score(kept), kept, "{level:?}");
            }
        }
    }
}
