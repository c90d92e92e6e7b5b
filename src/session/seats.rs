//! Who sits where.

use serde::{Deserialize, Serialize};

use crate::bot::Level;
use crate::phrase::{Phrase, Say, said_error};

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "SeatForm", try_from = "SeatForm")]
pub enum Seat {
    /// A person, with a name if one was given.
    Human(Option<String>),
    /// The computer.
    Computer(Level),
}

/// A seat as it is saved: a level by its number, a name only where there is one.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Seat")]
pub(crate) enum SeatForm {
    /// A person without a name.
    Human,
    /// A person with a name.
    Named(String),
    /// The computer, at the level with this number.
    Computer(u8),
}

/// A level that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoSuchLevel(pub(crate) u8);

said_error!(NoSuchLevel);

impl Say for NoSuchLevel {
    fn phrase(&self) -> Phrase {
        Phrase::new("record-level")
            .with("number", self.0)
            .with("most", Level::COUNT)
    }
}

impl Seat {
    /// The longest name in characters; longer ones are cut.
    pub const LONGEST_NAME: usize = 40;

    /// A person with this name; without one if nothing of it can be shown.
    pub fn human(name: &str) -> Self {
        // A name that is read again must be the same, so what is cut is cut before the ends are.
        let shown: String = name.chars().filter(|c| !c.is_control()).collect();
        let name: String = shown.trim().chars().take(Self::LONGEST_NAME).collect();
        let name = name.trim_end();
        Self::Human((!name.is_empty()).then(|| name.to_owned()))
    }

    /// Whether the computer plays here.
    pub fn is_computer(&self) -> bool {
        self.level().is_some()
    }

    /// Whether a person plays here.
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

    /// The person's name, if there is a person with a name.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Human(name) => name.as_deref(),
            Self::Computer(_) => None,
        }
    }
}

/// The level of the computers in these seats; `None` if there is none, or if they differ.
pub fn common_level(seats: &[Seat]) -> Option<Level> {
    let mut levels = seats.iter().filter_map(Seat::level);
    let first = levels.next()?;
    levels.all(|level| level == first).then_some(first)
}

/// Gives every computer in these seats a level, unless two of them differ on purpose.
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

impl From<Seat> for SeatForm {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Human(None) => Self::Human,
            Seat::Human(Some(name)) => Self::Named(name),
            Seat::Computer(level) => Self::Computer(level.number()),
        }
    }
}

impl TryFrom<SeatForm> for Seat {
    type Error = NoSuchLevel;

    fn try_from(form: SeatForm) -> Result<Self, NoSuchLevel> {
        match form {
            SeatForm::Human => Ok(Self::Human(None)),
            SeatForm::Named(name) => Ok(Self::human(&name)),
            SeatForm::Computer(number) => Level::new(number)
                .map(Self::Computer)
                .ok_or(NoSuchLevel(number)),
        }
    }
}
