//! What players may agree on before a game: how many they are, and where the neutral balls lie.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::bits::Cells;
use super::cell::Cell;
use super::position::BALLS;
use super::text::LayoutError;
use crate::phrase::excerpt;

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

/// Nine different cells for the neutral balls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Layout(pub(super) Cells);

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

impl Layout {
    /// The whole middle layer.
    pub const MIDDLE_LAYER: Self = Self(Cells::MIDDLE_LAYER);
    /// The middles of the six faces, the core and two opposite corners.
    pub const CENTRES: Self = Self(Cells::CENTRES);

    /// The layouts that stand ready.
    pub const PRESETS: [Self; 2] = [Self::MIDDLE_LAYER, Self::CENTRES];

    /// Nine cells; `None` if there are more or fewer.
    pub const fn new(cells: Cells) -> Option<Self> {
        if cells.len() == BALLS as u32 {
            Some(Self(cells))
        } else {
            None
        }
    }

    /// A layout by lot: the same number draws the same cells. For another lot, take another
    /// number.
    pub fn drawn(lot: u64) -> Self {
        let mut cells: Vec<Cell> = Cell::all().collect();
        let mut dice = lot;
        for left in 0..usize::from(BALLS) {
            let chosen = left + roll(&mut dice) as usize % (cells.len() - left);
            cells.swap(left, chosen);
        }
        Self(cells.into_iter().take(usize::from(BALLS)).collect())
    }

    /// The cells of the nine neutral balls.
    pub const fn cells(self) -> Cells {
        self.0
    }
}

/// The next number of a sequence (`SplitMix64`).
fn roll(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut number = *state;
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (number ^ (number >> 31)) >> 32
}

/// The nine cells with a space between, `a11 b22 …`.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, cell) in self.0.enumerate() {
            if number > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{cell}")?;
        }
        Ok(())
    }
}

/// Reads nine different cells with spaces between.
impl FromStr for Layout {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        let mut cells = Cells::EMPTY;
        for cell in text.split_whitespace() {
            let cell: Cell = cell
                .parse()
                .map_err(|_| LayoutError::NotACell(excerpt(cell)))?;
            if cells.has(cell) {
                return Err(LayoutError::Twice(cell));
            }
            cells = cells | Cells::of(cell);
        }
        Self::new(cells).ok_or(LayoutError::Count(cells.len()))
    }
}

impl TryFrom<String> for Layout {
    type Error = LayoutError;

    fn try_from(text: String) -> Result<Self, LayoutError> {
        text.parse()
    }
}

impl From<Layout> for String {
    fn from(layout: Layout) -> Self {
        layout.to_string()
    }
}
