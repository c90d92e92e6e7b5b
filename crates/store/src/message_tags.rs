//! Names of the tags that messages between friends have beside those of the game.

pub(super) const TABLE: &str = "Table";
pub(super) const SEAT: &str = "Seat";
pub(super) const EDITION: &str = "Edition";
pub(super) const WRITER: &str = "Writer";
pub(super) const HELP: &str = "Help";
pub(super) const ASKS: &str = "Asks";
pub(super) const ANSWERS: &str = "Answers";
pub(super) const UNDONE: &str = "Undone";
pub(super) const NOTE: &str = "Note";

pub(super) const ALL: [&str; 9] = [TABLE, SEAT, EDITION, WRITER, HELP, ASKS, ANSWERS, UNDONE, NOTE];
