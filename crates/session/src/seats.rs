//! Players in the seats.

use serde::{Deserialize, Serialize};

use kuba_bot::{FineLevel, Level};
use kuba_rules::phrase::{Phrase, ToPhrase, excerpt, said_error};

/// Player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "SavedSeat", try_from = "SavedSeat")]
pub enum Seat {
    /// A person, with an optional name.
    Human(Option<String>),
    /// The computer, at this level.
    Computer(Level),
    /// The computer, as strong as a person whose strength lies between two levels.
    Even(FineLevel),
}

/// Saved form: a level by its number, a name only where there is one.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Seat")]
pub enum SavedSeat {
    /// A person without a name.
    Human,
    /// A person with a name.
    Named(String),
    /// The computer at the level with this number.
    Computer(u8),
    /// The even opponent at this level between two others.
    Even(f64),
}

/// Error for a level that no computer plays at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchLevel {
    found: String,
    strongest: u8,
}

said_error!(NoSuchLevel);

impl ToPhrase for NoSuchLevel {
    fn phrase(&self) -> Phrase {
        Phrase::new("record-level").with("number", self.found.as_str()).with("most", self.strongest)
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

    /// The computer at a level as files write it: `4`, or `4.5` for an even opponent.
    ///
    /// # Errors
    /// No computer plays at that level.
    pub fn at_level(text: &str) -> Result<Self, NoSuchLevel> {
        if text.contains('.') {
            return Self::even_at(text);
        }
        let level = text.parse().ok().and_then(Level::new);
        level
            .map(Self::Computer)
            .ok_or_else(|| NoSuchLevel { found: excerpt(text), strongest: Level::COUNT })
    }

    fn even_at(text: &str) -> Result<Self, NoSuchLevel> {
        text.parse()
            .map(Self::Even)
            .map_err(|_| NoSuchLevel { found: excerpt(text), strongest: FineLevel::STRONGEST })
    }

    /// Returns `true` if the computer plays here.
    pub fn is_computer(&self) -> bool {
        self.level().is_some()
    }

    /// Returns `true` if a person plays here.
    pub fn is_human(&self) -> bool {
        !self.is_computer()
    }

    /// The computer's level, for an even opponent the nearest one; `None` for a person.
    pub fn level(&self) -> Option<Level> {
        match self {
            Self::Human(_) => None,
            Self::Computer(level) => Some(*level),
            Self::Even(level) => Some(level.level()),
        }
    }

    /// The level at which the computer plays the move after `ply` moves of a game with this seed; `None` for
    /// a person.
    pub fn level_at(&self, seed: u64, ply: usize) -> Option<Level> {
        match self {
            Self::Even(level) => Some(level.level_at(seed, ply)),
            _ => self.level(),
        }
    }

    /// The computer's level as texts show it: `4`, or `4½` for an even opponent; `None` for a person.
    pub fn level_text(&self) -> Option<String> {
        match self {
            Self::Human(_) => None,
            Self::Computer(level) => Some(level.number().to_string()),
            Self::Even(level) => Some(level.in_halves()),
        }
    }

    /// The name of the computer's level; `None` for a person.
    pub fn level_name(&self) -> Option<Phrase> {
        match self {
            Self::Human(_) => None,
            Self::Computer(level) => Some(Phrase::new(level.name_key())),
            Self::Even(level) => Some(level.phrase()),
        }
    }

    /// The person's name, if there is one.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Human(name) => name.as_deref(),
            Self::Computer(_) | Self::Even(_) => None,
        }
    }
}

/// The level of the computers in these seats; `None` if there are none, if they differ, or for even opponents,
/// whose strength follows the person.
pub fn common_level(seats: &[Seat]) -> Option<Level> {
    let mut computers = seats.iter().filter(|seat| seat.is_computer());
    let first = computers.next()?;
    let Seat::Computer(level) = first else {
        return None;
    };
    computers.all(|seat| seat == first).then_some(*level)
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
            Seat::Even(level) => Self::Even(f64::from(level.tenths()) / 10.0),
        }
    }
}

impl TryFrom<SavedSeat> for Seat {
    type Error = NoSuchLevel;

    fn try_from(form: SavedSeat) -> Result<Self, NoSuchLevel> {
        match form {
            SavedSeat::Human => Ok(Self::Human(None)),
            SavedSeat::Named(name) => Ok(Self::human(&name)),
            SavedSeat::Computer(number) => Self::at_level(&number.to_string()),
            SavedSeat::Even(level) => Self::even_at(&format!("{level:?}")),
        }
    }
}
