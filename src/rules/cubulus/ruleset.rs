//! What players may agree on before a game: how many they are, and where the neutral balls lie.

use serde::{Deserialize, Serialize};

use super::layout::Layout;
use crate::random::Random;
use crate::rules::RuleOption;

/// The rules by name. A layout by lot has none: no name could say which.
pub(super) const OPTIONS: [RuleOption<CubulusRules>; 3] = [
    RuleOption {
        name: "Players",
        values: &["2", "3"],
        get: |rules| rules.players.seats() - 2,
        set: |rules, place| {
            rules.players = if place == 0 {
                Players::Two(Neutrals::default())
            } else {
                Players::Three
            };
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

/// What the players agree on before a game of Cubulus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CubulusRules {
    /// How many play, and for two what becomes of the third colour.
    pub players: Players,
    /// Whether the third occurrence of a position is a draw.
    pub repetition: bool,
}

/// How many play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Players {
    /// Two; the balls of the third colour are neutral and lie in the cube from the start.
    Two(Neutrals),
    /// Three, who begin with an empty cube.
    Three,
}

/// How the neutral balls of a game of two come into the cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Neutrals {
    /// The second player lays them one after the other: these are the game's first nine moves.
    #[default]
    LaidBySecond,
    /// They lie here when the first player begins.
    Laid(Layout),
}

impl Default for CubulusRules {
    fn default() -> Self {
        Self {
            players: Players::Two(Neutrals::default()),
            repetition: true,
        }
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
    /// A layout by lot, other than those that stand ready: the same number draws the same cells.
    pub fn by_lot(number: u64) -> Self {
        let mut random = Random::new(number);
        loop {
            let drawn = Self::Laid(Layout::drawn(random.number()));
            if drawn.is_by_lot() {
                return drawn;
            }
        }
    }

    /// Whether the balls lie by lot: they lie there from the start, and not in a layout that
    /// stands ready.
    pub fn is_by_lot(self) -> bool {
        matches!(self, Self::Laid(layout) if !Layout::PRESETS.contains(&layout))
    }
}
