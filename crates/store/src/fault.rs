//! Errors in the text of a saved or pasted game.

use kuba_rules::phrase::{Phrase, ToPhrase, said_error};
use kuba_session::seats::NoSuchLevel;
use kuba_session::{CommentRejection, MOST_MOVES, MOST_NODES};

/// Error in the text of a game, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Line of the error, from 1; `None` if the error concerns the whole text.
    pub line: Option<usize>,
    /// Cause of the error.
    pub fault: RecordFault,
}

/// Fault in the text of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The text is empty.
    Empty,
    /// The text is larger than [`LARGEST`](super::files::LARGEST).
    TooLarge,
    /// The content is not text.
    NotText,
    /// The text is not a game record.
    NotARecord,
    /// The text ends too early.
    CutShort,
    /// A newer version of the program wrote the record; the value is the format version.
    Newer(u32),
    /// The record belongs to another game, whose id is the value.
    OtherGame(String),
    /// Brackets are nested too deeply.
    TooDeep,
    /// The record has an unknown field.
    UnknownPart(String),
    /// A field is missing.
    MissingPart(String),
    /// A field occurs twice.
    TwicePart(String),
    /// A value is invalid.
    WrongValue {
        /// The invalid value.
        found: String,
        /// Valid values, separated by commas; empty if there is no short list of them.
        expected: String,
    },
    /// The syntax is wrong; the value is a technical detail for developers.
    Form(String),
    /// The game has more than [`MOST_MOVES`] moves.
    TooManyMoves,
    /// The game and its variations have more than [`MOST_NODES`] moves.
    TooManyVariations,
    /// The record refers to a position that it does not have; the value is the position's number.
    NoSuchPlace(usize),
    /// A comment is too long, or all comments together are.
    Comment(CommentRejection),
    /// A parenthesis or brace is not closed.
    NotClosed,
    /// A closing parenthesis has no opening one.
    NotOpened,
    /// A variation does not follow a move that it could replace.
    NothingReplaced,
    /// The number of players differs from the number of seats.
    SeatCount {
        /// Number of players in the record.
        found: usize,
        /// Number of seats in the game.
        seats: usize,
    },
    /// The number of times on the clock differs from the number of seats.
    ClockSeats {
        /// Number of times in the record.
        found: usize,
        /// Number of seats in the game.
        seats: usize,
    },
    /// A computer player has a level that does not exist.
    Level(NoSuchLevel),
    /// The date is not a valid `YYYY-MM-DD` date.
    Date(String),
    /// The starting position is invalid; the value is the reason.
    Position(Phrase),
    /// A move is invalid: its number, from 1, and the reason.
    Move(usize, Phrase),
    /// A move follows the end of the game; the value is its number, from 1.
    AfterTheEnd(usize),
    /// The result contradicts the moves.
    WrongResult,
    /// Pasted text is not a game, a position or a list of moves.
    NotUnderstood,
    /// A message of a friend ends in the middle of a word.
    CutMessage,
}

impl RecordError {
    /// Creates an error that concerns the whole text.
    pub fn whole(fault: RecordFault) -> Self {
        Self { line: None, fault }
    }

    /// Creates an error in a line, counted from 1.
    pub fn at(line: usize, fault: RecordFault) -> Self {
        Self { line: Some(line), fault }
    }

    /// Returns the message without the line. If the line is known, the number of a move is left out as
    /// well.
    pub fn reason(&self) -> Phrase {
        match &self.fault {
            RecordFault::Move(_, reason) if self.line.is_some() => reason.clone(),
            fault => fault.phrase(),
        }
    }
}

said_error!(RecordError);

impl ToPhrase for RecordError {
    fn phrase(&self) -> Phrase {
        match self.line {
            Some(line) => {
                Phrase::new("record-line").with("line", line).with("reason", self.reason())
            }
            None => self.fault.phrase(),
        }
    }
}

said_error!(RecordFault);

impl ToPhrase for RecordFault {
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
            Self::SeatCount { found, seats } => {
                Phrase::new("record-seat-count").with("found", *found).with("seats", *seats)
            }
            Self::ClockSeats { found, seats } => {
                Phrase::new("record-clock-seats").with("found", *found).with("seats", *seats)
            }
            Self::Level(fault) => fault.phrase(),
            Self::Date(text) => Phrase::new("record-date").with("text", text.as_str()),
            Self::Position(reason) => Phrase::new("record-position").with("reason", reason.clone()),
            Self::Move(number, reason) => {
                Phrase::new("record-move").with("number", *number).with("reason", reason.clone())
            }
            Self::AfterTheEnd(number) => {
                Phrase::new("record-after-the-end").with("number", *number)
            }
            Self::WrongResult => Phrase::new("record-wrong-result"),
            Self::NotUnderstood => Phrase::new("record-not-understood"),
            Self::CutMessage => Phrase::new("record-cut-message"),
        }
    }
}
