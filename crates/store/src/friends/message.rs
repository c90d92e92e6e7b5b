//! Tags that a score sheet between friends has beside those of the game.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::message_tags::{ANSWERS, ASKS, EDITION, HELP, NOTE, SEAT, TABLE, UNDONE, WRITER};
use crate::sheet_header::Header;
use crate::sheet_text::{sheet_text, sheets, with_hyphens};

const YES: &str = "yes";
const NO: &str = "no";
const BETWEEN: &str = "; ";

/// Maximum length of a note, in characters.
pub const LONGEST_NOTE: usize = 200;
/// Maximum length of the name of a table and of the key of a writer, in characters.
const LONGEST_NAME: usize = 40;
/// Highest edition. Nobody changes a message as often.
const LAST_EDITION: u32 = 1_000_000;
/// Maximum number of requests of a seat, and of answers.
const MOST_ASKS: usize = 500;

/// What a seat tells the others beside the moves that it knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FriendMessage {
    /// Id of the game, the same for all seats and drawn by lot.
    pub table: String,
    /// The seat that tells it, from 0.
    pub seat: usize,
    /// Number that grows with every change.
    pub edition: u32,
    /// Key of the program that holds the seat.
    pub writer: String,
    /// The players agreed that study, hints and the computer may be used.
    #[serde(default)]
    pub with_help: bool,
    /// Everything that the seat has asked the others for.
    #[serde(default)]
    pub asks: Vec<Ask>,
    /// Its answers to the others.
    #[serde(default)]
    pub answers: Vec<AskReply>,
    /// Requests to take moves back that it has carried out.
    #[serde(default)]
    pub undone: Vec<AskId>,
    /// A remark with the last move.
    #[serde(default)]
    pub note: Option<Note>,
}

/// A remark after a number of moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Number of moves before it.
    pub ply: usize,
    /// Text of at most [`LONGEST_NOTE`] characters.
    pub text: String,
}

/// A request to all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// Take back all moves after this many.
    Undo(usize),
    /// End the game in a draw.
    Draw,
}

/// A request: the seat that asks, and the number of its request, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AskId {
    /// The seat that asks.
    pub seat: usize,
    /// Number of its request.
    pub number: usize,
}

/// An answer to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskReply {
    /// The request.
    pub ask: AskId,
    /// `true` if the seat agrees.
    pub yes: bool,
}

impl FriendMessage {
    /// The tags of a message, by name. Those without content are left out.
    pub fn tags(&self) -> Vec<(String, String)> {
        let list = |words: Vec<String>| words.join(BETWEEN);
        let note = self.note.as_ref();
        let note = note.map_or_else(String::new, |note| format!("{} {}", note.ply, note.text));
        let all = [
            (TABLE, self.table.clone()),
            (SEAT, (self.seat + 1).to_string()),
            (EDITION, self.edition.to_string()),
            (WRITER, self.writer.clone()),
            (HELP, if self.with_help { YES } else { "" }.to_owned()),
            (ASKS, list(self.asks.iter().map(Ask::to_string).collect())),
            (ANSWERS, list(self.answers.iter().map(AskReply::to_string).collect())),
            (UNDONE, list(self.undone.iter().map(AskId::to_string).collect())),
            (NOTE, note),
        ];
        let told = all.into_iter().filter(|(_, value)| !value.is_empty());
        told.map(|(name, value)| (name.to_owned(), value)).collect()
    }

    /// Reads the tags of the newest score sheet of a text; `None` if it is no message, or if a tag is wrong.
    pub fn of_sheet(text: &str) -> Option<Self> {
        Self::of_tags(&sheet_text(text)?.text)
    }

    /// All messages of a text, in their order, each with its score sheet.
    pub fn all(text: &str) -> Vec<(Self, String)> {
        let found = sheets(text).into_iter().filter(|sheet| !sheet.is_cut);
        found.filter_map(|sheet| Some((Self::of_tags(&sheet.text)?, sheet.text))).collect()
    }

    fn of_tags(sheet: &str) -> Option<Self> {
        let header = Header::read(sheet).ok()?;
        // Some programs change the hyphen.
        let word = |name: &str| header.value(name).map(with_hyphens).filter(|word| is_name(word));
        Some(Self {
            table: word(TABLE)?,
            seat: header.value(SEAT)?.parse::<usize>().ok()?.checked_sub(1)?,
            edition: header
                .value(EDITION)?
                .parse()
                .ok()
                .filter(|edition| *edition <= LAST_EDITION)?,
            writer: word(WRITER).unwrap_or_default(),
            with_help: header.value(HELP) == Some(YES),
            asks: list(header.value(ASKS))?,
            answers: list(header.value(ANSWERS))?,
            undone: list(header.value(UNDONE))?,
            note: header.value(NOTE).and_then(note),
        })
    }
}

fn is_name(word: &str) -> bool {
    let is_sign = |c: char| c.is_ascii_alphanumeric() || c == '-';
    !word.is_empty() && word.len() <= LONGEST_NAME && word.chars().all(is_sign)
}

fn list<T: FromStr>(value: Option<&str>) -> Option<Vec<T>> {
    let Some(value) = value.filter(|value| !value.is_empty()) else {
        return Some(Vec::new());
    };
    let words = value.split(BETWEEN.trim()).map(str::trim);
    let read = words.take(MOST_ASKS + 1).map(|word| word.parse().ok());
    let read: Vec<T> = read.collect::<Option<_>>()?;
    (read.len() <= MOST_ASKS).then_some(read)
}

fn note(value: &str) -> Option<Note> {
    let (ply, text) = value.split_once(' ')?;
    let shown = text.chars().filter(|c| !c.is_control());
    Some(Note { ply: ply.parse().ok()?, text: shown.take(LONGEST_NOTE).collect() })
}

impl Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Undo(ply) => write!(f, "undo {ply}"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Ask {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once(' ') {
            None if text == "draw" => Ok(Self::Draw),
            Some(("undo", ply)) => ply.parse().map(Self::Undo).map_err(|_| ()),
            _ => Err(()),
        }
    }
}

impl Display for AskId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}", self.seat + 1, self.number + 1)
    }
}

impl FromStr for AskId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (seat, number) = text.split_once('.').ok_or(())?;
        let from_one = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
        Ok(Self { seat: from_one(seat).ok_or(())?, number: from_one(number).ok_or(())? })
    }
}

impl Display for AskReply {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", self.ask, if self.yes { YES } else { NO })
    }
}

impl FromStr for AskReply {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (ask, word) = text.split_once(' ').ok_or(())?;
        let yes = match word {
            YES => true,
            NO => false,
            _ => return Err(()),
        };
        Ok(Self { ask: ask.parse()?, yes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_comes_back_from_its_tags() {
        let ask = AskId { seat: 1, number: 0 };
        let message = FriendMessage {
            table: "k3f9-a2m7".to_owned(),
            seat: 2,
            edition: 12,
            writer: "0123abcd".to_owned(),
            with_help: true,
            asks: vec![Ask::Undo(14), Ask::Draw],
            answers: vec![AskReply { ask, yes: true }],
            undone: vec![ask],
            note: Some(Note { ply: 24, text: "Good luck; \"Ana\"!".to_owned() }),
        };
        let tags = message.tags().into_iter();
        let tags = tags.map(|(name, value)| {
            let value = value.replace('"', "\\\"");
            format!("> [{name} \"{value}\"]\n")
        });
        let sheet = format!("Hello\n> [Game \"kuba\"]\n{}", tags.collect::<String>());
        assert_eq!(FriendMessage::of_sheet(&sheet), Some(message));
        let wrong = sheet.replace("2.1 yes", "2.0 yes");
        assert_eq!(FriendMessage::of_sheet(&wrong), None, "{wrong}");
    }
}
