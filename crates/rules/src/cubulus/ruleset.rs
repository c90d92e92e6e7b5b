//! Rules agreed on before a game: number of players, neutral balls, repetition.

use serde::{Deserialize, Serialize};

use super::layout::Layout;
use crate::RuleOption;
use crate::random::Random;

/// A random layout is not among the values: no name could identify it.
pub(super) const OPTIONS: [RuleOption<CubulusRules>; 3] = [
    RuleOption {
        name: "Players",
        values: &["2", "3"],
        get: |rules| rules.players.seats() - 2,
        set: |rules, place| {
            rules.players =
                if place == 0 { Players::Two(Neutrals::default()) } else { Players::Three };
        },
    },
    RuleOption {
        name: "Neutrals",
        values: &["laid", "middle-layer", "centres"],
        get: |rules| match rules.players {
            Players::Two(Neutrals::Laid(Layout::MIDDLE_LAYER)) => 1,
            Players::Two(Neutrals::Laid(Layout::CENTRES)) => 2,
            Players::Two(_) | Players::Three => 0,
        },
        set: |rules, place| {
            rules.players = match (rules.players, place) {
                (_, 1) => Players::Two(Neutrals::Laid(Layout::MIDDLE_LAYER)),
                (_, 2) => Players::Two(Neutrals::Laid(Layout::CENTRES)),
                // Three players have no neutral balls.
                (Players::Three, _) => Players::Three,
                (Players::Two(_), _) => Players::Two(Neutrals::LaidBySecond),
            };
        },
    },
    RuleOption {
        name: "Repetition",
        values: &["true", "false"],
        get: |rules| usize::from(!rules.repetition),
        set: |rules, place| rules.repetition = place == 0,
    },
];

/// Rules that the players agree on before a game of Cubulus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CubulusRules {
    /// The number of players and, for two, the placement of the neutral balls.
    pub players: Players,
    /// `true` if the third occurrence of a position is a draw.
    pub repetition: bool,
}

/// Number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Players {
    /// Two; the balls of the third colour are neutral.
    Two(Neutrals),
    /// Three, starting with an empty cube.
    Three,
}

/// Placement of the neutral balls in a game of two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Neutrals {
    /// The second player lays them one by one: these are the game's first nine moves.
    #[default]
    LaidBySecond,
    /// They are in these cells when the first player begins.
    Laid(Layout),
}

impl Default for CubulusRules {
    fn default() -> Self {
        Self { players: Players::Two(Neutrals::default()), repetition: true }
    }
}

impl Players {
    /// The number of seats at the table.
    pub const fn seats(self) -> usize {
        match self {
            Self::Two(_) => 2,
            Self::Three => 3,
        }
    }
}

impl Neutrals {
    /// A random layout that is not a built-in one; the same number gives the same cells.
    pub fn by_lot(number: u64) -> Self {
        let mut random = Random::new(number);
        loop {
            let drawn = Self::Laid(Layout::drawn(random.number()));
            if drawn.is_by_lot() {
                return drawn;
            }
        }
    }

    /// Returns `true` if the balls start in a layout that is not a built-in one.
    pub fn is_by_lot(self) -> bool {
        matches!(self, Self::Laid(layout) if !Layout::PRESETS.contains(&layout))
    }
}
