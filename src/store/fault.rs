//! What can be wrong with a saved or pasted game.

use super::record::VERSION;
use crate::bot::Level;
use crate::phrase::{Phrase, Say};
use crate::session::MOST_MOVES;

/// Why a text is not a game, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line:?}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1, if it is the fault of one.
    pub line: Option<usize>,
    /// What is wrong.
    pub fault: RecordFault,
}

/// What is wrong with the text of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// There is nothing in it.
    #[error("empty")]
    Empty,
    /// It is larger than any game.
    #[error("too large")]
    TooLarge,
    /// It is not text.
    #[error("not text")]
    NotText,
    /// It is text, but not a game record.
    #[error("not a game record")]
    NotARecord,
    /// It ends in the middle.
    #[error("cut short")]
    CutShort,
    /// A newer version of the program made it: the version of its form.
    #[error("made by a newer version ({0}, known is {known})", known = VERSION)]
    Newer(u32),
    /// It is a record of a game that this is not.
    #[error("a game of \"{0}\"")]
    OtherGame(String),
    /// Too many brackets inside brackets.
    #[error("nested too deeply")]
    TooDeep,
    /// A part that is not known.
    #[error("there is no \"{0}\" in a record")]
    UnknownPart(String),
    /// A part is missing.
    #[error("\"{0}\" is missing")]
    MissingPart(String),
    /// A part stands there twice.
    #[error("\"{0}\" stands there twice")]
    TwicePart(String),
    /// A value that cannot stand there; what could, if that is a short list.
    #[error("\"{found}\" cannot stand here")]
    WrongValue {
        /// What stands there.
        found: String,
        /// What could, separated by commas.
        expected: String,
    },
    /// Not the form of a record; the detail is for whoever looks into the program.
    #[error("cannot be read: {0}")]
    Form(String),
    /// More moves than a game has.
    #[error("more than {most} moves", most = MOST_MOVES)]
    TooManyMoves,
    /// Fewer or more players than seats.
    #[error("{found} players, {seats} needed")]
    SeatCount {
        /// The players in the record.
        found: usize,
        /// The seats at the table.
        seats: usize,
    },
    /// A level of the computer that does not exist.
    #[error("there is no level {0}")]
    Level(u8),
    /// The date is none.
    #[error("\"{0}\" is not a date")]
    Date(String),
    /// The position it begins with is wrong: the reason.
    #[error("wrong position")]
    Position(Phrase),
    /// A move is wrong: its number, counted from 1, and the reason.
    #[error("move {0} is wrong")]
    Move(usize, Phrase),
    /// A move follows the end of the game: its number, counted from 1.
    #[error("move {0} follows the end of the game")]
    AfterTheEnd(usize),
    /// The result is not what comes of the moves.
    #[error("the result is not what comes of the moves")]
    WrongResult,
    /// Pasted text that is nothing of ours.
    #[error("neither a game nor a position nor moves")]
    NotUnderstood,
}

impl RecordError {
    /// A fault of the whole text.
    pub fn whole(fault: RecordFault) -> Self {
        Self { line: None, fault }
    }

    /// A fault in a line, counted from 1.
    pub fn at(line: usize, fault: RecordFault) -> Self {
        Self {
            line: Some(line),
            fault,
        }
    }

    /// What is wrong, for a place that names the line itself: a move then needs no number.
    pub fn reason(&self) -> Phrase {
        match &self.fault {
            RecordFault::Move(_, reason) if self.line.is_some() => reason.clone(),
            fault => fault.phrase(),
        }
    }
}

impl Say for RecordError {
    fn phrase(&self) -> Phrase {
        match self.line {
            Some(line) => Phrase::new("record-line")
                .with("line", line)
                .with("reason", self.reason()),
            None => self.fault.phrase(),
        }
    }
}

impl Say for RecordFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Empty => Phrase::new("record-empty"),
            Self::TooLarge => Phrase::new("record-too-large"),
            Self::NotText => Phrase::new("record-not-text"),
            Self::NotARecord => Phrase::new("record-not-a-record"),
            Self::CutShort => Phrase::new("record-cut-short"),
            Self::Newer(_) => Phrase::new("record-newer"),
            Self::OtherGame(game) => Phrase::new("record-other-game").with("game", game.as_str()),
            Self::TooDeep => Phrase::new("record-too-deep"),
            Self::UnknownPart(name) => {
                Phrase::new("record-unknown-part").with("name", name.as_str())
            }
            Self::MissingPart(name) => {
                Phrase::new("record-missing-part").with("name", name.as_str())
            }
            Self::TwicePart(name) => Phrase::new("record-twice-part").with("name", name.as_str()),
            Self::WrongValue { found, expected } if expected.is_empty() => {
                Phrase::new("record-wrong-value").with("found", found.as_str())
            }
            Self::WrongValue { found, expected } => Phrase::new("record-wrong-choice")
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
            Self::Form(_) => Phrase::new("record-form"),
            Self::TooManyMoves => Phrase::new("record-too-many-moves").with("most", MOST_MOVES),
            Self::SeatCount { found, seats } => Phrase::new("record-seat-count")
                .with("found", *found)
                .with("seats", *seats),
            Self::Level(number) => Phrase::new("record-level")
                .with("number", *number)
                .with("most", Level::COUNT),
            Self::Date(text) => Phrase::new("record-date").with("text", text.as_str()),
            Self::Position(reason) => Phrase::new("record-position").with("reason", reason.clone()),
            Self::Move(number, reason) => Phrase::new("record-move")
                .with("number", *number)
                .with("reason", reason.clone()),
            Self::AfterTheEnd(number) => {
                Phrase::new("record-after-the-end").with("number", *number)
            }
            Self::WrongResult => Phrase::new("record-wrong-result"),
            Self::NotUnderstood => Phrase::new("record-not-understood"),
        }
    }
}
