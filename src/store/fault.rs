//! What can be wrong with a saved or pasted game.

use crate::phrase::{Phrase, Say, said_error};
use crate::session::seats::NoSuchLevel;
use crate::session::{MOST_MOVES, MOST_NODES, TooMuchText};

/// Why a text is not a game, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1, if it is the fault of one.
    pub line: Option<usize>,
    /// What is wrong.
    pub fault: RecordFault,
}

/// What is wrong with the text of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// There is nothing in it.
    Empty,
    /// It is larger than any game.
    TooLarge,
    /// It is not text.
    NotText,
    /// It is text, but not a game record.
    NotARecord,
    /// It ends in the middle.
    CutShort,
    /// A newer version of the program made it: the version of its form.
    Newer(u32),
    /// It is a record of a game that this is not.
    OtherGame(String),
    /// Too many brackets inside brackets.
    TooDeep,
    /// A part that is not known.
    UnknownPart(String),
    /// A part is missing.
    MissingPart(String),
    /// A part stands there twice.
    TwicePart(String),
    /// A value that cannot stand there; what could, if that is a short list.
    WrongValue {
        /// What stands there.
        found: String,
        /// What could, separated by commas.
        expected: String,
    },
    /// Not the form of a record; the detail is for whoever looks into the program.
    Form(String),
    /// More moves than a game has.
    TooManyMoves,
    /// More moves than a game has with all its variations.
    TooManyVariations,
    /// Something is said of a position that the record does not have: its number.
    NoSuchPlace(usize),
    /// A comment is too long.
    Comment(TooMuchText),
    /// A parenthesis or a brace that is opened is not closed.
    NotClosed,
    /// A parenthesis is closed that is not open.
    NotOpened,
    /// A variation stands where there is no move that it could replace.
    NothingReplaced,
    /// Fewer or more players than seats.
    SeatCount {
        /// The players in the record.
        found: usize,
        /// The seats at the table.
        seats: usize,
    },
    /// A level of the computer that does not exist.
    Level(u8),
    /// The date is none.
    Date(String),
    /// The position it begins with is wrong: the reason.
    Position(Phrase),
    /// A move is wrong: its number, counted from 1, and the reason.
    Move(usize, Phrase),
    /// A move follows the end of the game: its number, counted from 1.
    AfterTheEnd(usize),
    /// The result is not what comes of the moves.
    WrongResult,
    /// Pasted text that is nothing of ours.
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

said_error!(RecordError);

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

said_error!(RecordFault);

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
            Self::Form(detail) => Phrase::new("record-form").with("detail", detail.as_str()),
            Self::TooManyMoves => Phrase::new("record-too-many-moves").with("most", MOST_MOVES),
            Self::TooManyVariations => {
                Phrase::new("record-too-many-variations").with("most", MOST_NODES)
            }
            Self::NoSuchPlace(number) => {
                Phrase::new("record-no-such-place").with("number", *number)
            }
            Self::Comment(fault) => fault.phrase(),
            Self::NotClosed => Phrase::new("record-not-closed"),
            Self::NotOpened => Phrase::new("record-not-opened"),
            Self::NothingReplaced => Phrase::new("record-nothing-replaced"),
            Self::SeatCount { found, seats } => Phrase::new("record-seat-count")
                .with("found", *found)
                .with("seats", *seats),
            Self::Level(number) => NoSuchLevel(*number).phrase(),
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
