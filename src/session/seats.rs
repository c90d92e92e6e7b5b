//! Players in the seats.

use serde::{Deserialize, Serialize};

use crate::bot::Level;
use crate::phrase::{Phrase, ToPhrase, said_error};

/// Player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "SavedSeat", try_from = "SavedSeat")]
pub enum Seat {
    /// A person, with an optional name.
    Human(Option<String>),
    /// The computer, at this level.
    Computer(Level),
}

/// Saved form: a level by its number, a name only where there is one.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Seat")]
pub(crate) enum SavedSeat {
    Human,
    Named(String),
    Computer(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoSuchLevel(pub(crate) u8);

said_error!(NoSuchLevel);

impl ToPhrase for NoSuchLevel {
    fn phrase(&self) -> Phrase {
        Phrase::new("record-level")
            .with("number", self.0)
            .with("most", Level::COUNT)
    }
}

impl Seat {
    /// The maximum length of a name, in characters; longer names are cut.
    pub const LONGEST_NAME: usize = 40;

    /// A person with this name, or without one if no character of it can be shown.
    pub fn human(name: &str) -> Self {
        // Cut first, then trim the end: a saved name must not change when it is read again.
        let shown: String = name.chars().filter(|c| !c.is_control()).collect();
        let name: String = shown.trim().chars().take(Self::LONGEST_NAME).collect();
        let name = name.trim_end();
        Self::Human((!name.is_empty()).then(|| name.to_owned()))
    }

    /// Returns `true` if the computer plays here.
    pub fn is_computer(&self) -> bool {
        self.level().is_some()
    }

    /// Returns `true` if a person plays here.
    pub fn is_human(&self) -> bool {
        !self.is_computer()
    }

    /// The computer's level; `None` for a person.
    pub fn level(&self) -> Option<Level> {
        match self {
            Self::Human(_) => None,
            Self::Computer(level) => Some(*level),
        }
    }

    /// The person's name, if there is one.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Human(name) => name.as_deref(),
            Self::Computer(_) => None,
        }
    }
}

/// The level of the computers in these seats; `None` if there are none, or if they differ.
pub fn common_level(seats: &[Seat]) -> Option<Level> {
    let mut levels = seats.iter().filter_map(Seat::level);
    let first = levels.next()?;
    levels.all(|level| level == first).then_some(first)
}

/// Sets the level of every computer in these seats, unless their levels differ on purpose.
pub fn give_level(level: Level, seats: &mut [Seat]) {
    if common_level(seats).is_none() {
        return;
    }
    for seat in seats.iter_mut().filter(|seat| seat.is_computer()) {
        *seat = Seat::Computer(level);
    }
}

impl Default for Seat {
    fn default() -> Self {
        Self::Human(None)
    }
}

impl From<Seat> for SavedSeat {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Human(None) => Self::Human,
            Seat::Human(Some(name)) => Self::Named(name),
            Seat::Computer(level) => Self::Computer(level.number()),
        }
    }
}

impl TryFrom<SavedSeat> for Seat {
    type Error = NoSuchLevel;

    fn try_from(form: SavedSeat) -> Result<Self, NoSuchLevel> {
        match form {
            SavedSeat::Human => Ok(Self::Human(None)),
            SavedSeat::Named(name) => Ok(Self::human(&name)),
            SavedSeat::Computer(number) => Level::new(number)
                .map(Self::Computer)
                .ok_or(NoSuchLevel(number)),
        }
    }
}
