//! Starting cells of the neutral balls in a game of two.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::ball::BALLS;
use super::bits::Cells;
use super::cell::Cell;
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};
use crate::random::Random;

/// Nine distinct cells for the neutral balls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Layout(pub(super) Cells);

/// Error in a layout of the neutral balls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// Not a cell of the cube.
    NotACell(String),
    /// A cell that occurs twice.
    Twice(Cell),
    /// More or fewer than nine cells.
    Count(u32),
}

said_error!(LayoutError);

impl ToPhrase for LayoutError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotACell(text) => {
                Phrase::new("cubulus-layout-not-a-cell").with("text", text.as_str())
            }
            Self::Twice(cell) => Phrase::new("cubulus-layout-twice").with("cell", cell.to_string()),
            Self::Count(count) => {
                Phrase::new("cubulus-layout-count").with("count", i64::from(*count))
            }
        }
    }
}

impl Layout {
    /// The whole middle layer.
    pub const MIDDLE_LAYER: Self = Self(Cells::MIDDLE_LAYER);
    /// The centres of the six faces, the core and two opposite corners.
    pub const CENTRES: Self = Self(Cells::CENTRES);

    /// The built-in layouts.
    pub const PRESETS: [Self; 2] = [Self::MIDDLE_LAYER, Self::CENTRES];

    /// A layout of nine cells; `None` if there are more or fewer.
    pub const fn new(cells: Cells) -> Option<Self> {
        if cells.len() == BALLS as u32 { Some(Self(cells)) } else { None }
    }

    /// A random layout; the same seed gives the same cells.
    pub fn drawn(seed: u64) -> Self {
        let mut cells: Vec<Cell> = Cell::all().collect();
        Random::new(seed).shuffle(&mut cells);
        Self(cells.into_iter().take(usize::from(BALLS)).collect())
    }

    /// The cells of the nine neutral balls.
    pub const fn cells(self) -> Cells {
        self.0
    }
}

/// The nine cells, separated by spaces: `a11 b22 …`.
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

/// Reads nine distinct cells, separated by spaces.
impl FromStr for Layout {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        let mut cells = Cells::EMPTY;
        for cell in text.split_whitespace() {
            let cell: Cell = cell.parse().map_err(|_| LayoutError::NotACell(excerpt(cell)))?;
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
