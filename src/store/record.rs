//! A game as it is saved, and how it is written. [`super::reading`] is the way back.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::changes::Changes;
use super::files::Fingerprint;
use crate::rules::{Concession, Ending, Game, GameResult, Player};
use crate::session::ClockRecord;
use crate::session::MatchScore;
use crate::session::Seat;
use crate::session::Session;

/// The version of the record's form that is written, and the newest that can be read.
pub const VERSION: u32 = 1;

/// A game that can be saved.
pub trait Recordable: Game<Rules: Serialize + DeserializeOwned> {
    /// The names of the seats on score sheets; never change.
    const SEATS: &'static [&'static str];

    /// The name of an ending in files; never changes.
    fn ending_name(ending: Self::Ending) -> &'static str;

    /// A move as it stands on a score sheet.
    fn sheet_move(&self, mv: Self::Move) -> String {
        self.write_move(mv)
    }

    /// A move of a score sheet as [`Game::read_move`] reads it.
    fn plain_move(word: &str) -> Cow<'_, str> {
        Cow::Borrowed(word)
    }
}

/// The name of an ending in files, where this is what a win is called.
pub(super) fn ending_name<W>(
    ending: Ending<W>,
    name: impl FnOnce(W) -> &'static str,
) -> &'static str {
    match ending {
        Ending::OnBoard(win) => name(win),
        Ending::Repetition => "repetition",
        Ending::Resignation => "resignation",
        Ending::Agreement => "agreement",
        Ending::TimeOut => "time",
    }
}

/// A game as it is saved: everything needed to replay it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<R> {
    /// Which game it is: a [`Game::ID`].
    pub game: String,
    /// The day it was played, as `YYYY-MM-DD`, if known.
    pub date: Option<String>,
    /// The rules in force.
    pub rules: R,
    /// The position it began with; `None` is the usual one.
    pub start: Option<String>,
    /// Who played each seat. Empty if nobody is known, as for a pasted position.
    pub seats: Vec<Seat>,
    /// The moves in the written notation, each with what it captured.
    pub moves: Vec<String>,
    /// How it ended; `None` if it goes on.
    pub result: Option<RecordedEnding>,
    /// How much time the players had and have used; `None` without a clock.
    pub clock: Option<ClockRecord>,
    /// What lay beside the game when it was saved by itself. `None` in files that a person saved.
    pub in_progress: Option<InProgress>,
}

/// How a saved game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedEnding {
    /// Who won.
    pub result: GameResult,
    /// A [`Recordable::ending_name`].
    pub by: String,
    /// What ended it, if it was not a move.
    pub conceded: Option<Concession>,
}

/// What lies beside a game that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InProgress {
    /// The score of the match, the game on the table aside.
    pub score: MatchScore,
    /// The file that the game was saved in.
    #[serde(with = "super::paths", default)]
    pub file: Option<PathBuf>,
    /// What that file looked like then, to notice that somebody changed it.
    pub fingerprint: Option<Fingerprint>,
    /// Whether the game has gone on since it was saved there.
    pub unsaved: bool,
    /// What was done and taken back, where the moves alone do not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub changes: Option<Changes>,
}

/// A result as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndedForm {
    /// The winner's seat, counted from 1; `None` is a draw.
    pub(super) winner: Option<u8>,
    pub(super) by: String,
    /// How it was ended without a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) conceded: Option<ConcessionForm>,
}

/// A concession as it is written; seats are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Concession")]
pub enum ConcessionForm {
    /// [`Concession::Resign`].
    Resign(u8),
    /// [`Concession::AgreeDraw`].
    AgreeDraw,
    /// [`Concession::TimeOut`].
    TimeOut(u8),
}

impl ConcessionForm {
    /// What is meant at a table with so many seats; `None` if the seat is not at the table.
    pub(super) fn at_table(self, seats: usize) -> Option<Concession> {
        Some(match self {
            Self::Resign(number) => Concession::Resign(seat(number, seats)?),
            Self::AgreeDraw => Concession::AgreeDraw,
            Self::TimeOut(number) => Concession::TimeOut(seat(number, seats)?),
        })
    }
}

impl From<Concession> for ConcessionForm {
    fn from(concession: Concession) -> Self {
        match concession {
            Concession::Resign(player) => Self::Resign(seat_number(player)),
            Concession::AgreeDraw => Self::AgreeDraw,
            Concession::TimeOut(player) => Self::TimeOut(seat_number(player)),
        }
    }
}

/// A seat's number in files, counted from 1.
pub(super) fn seat_number(player: Player) -> u8 {
    u8::try_from(player.index() + 1).unwrap_or(u8::MAX)
}

/// The seat with this number in files, at a table with so many.
pub(super) fn seat(number: u8, seats: usize) -> Option<Player> {
    let index = usize::from(number).checked_sub(1)?;
    (index < seats).then(|| Player::seat(index))
}

impl<R> Record<R> {
    /// The record of a game as it stands, with the rules that are in force where these were asked
    /// for.
    pub fn of<G: Recordable<Rules = R>>(session: &Session<G>, asked: R, seats: Vec<Seat>) -> Self {
        let rules = session.start().rules_in_force(asked);
        let start = session.start().position_text();
        let usual = G::start(&rules).position_text();
        let moves = session
            .positions()
            .iter()
            .zip(session.moves())
            .map(|(position, mv)| position.write_move(*mv))
            .collect();
        let result = session.outcome().map(|outcome| RecordedEnding {
            result: outcome.result,
            by: G::ending_name(outcome.ending).to_owned(),
            conceded: session.concession(),
        });
        Self {
            game: G::ID.to_owned(),
            date: None,
            rules,
            start: (start != usual).then_some(start),
            seats,
            moves,
            result,
            clock: None,
            in_progress: None,
        }
    }

    /// The same record with a date, `YYYY-MM-DD`, or without one.
    #[must_use]
    pub fn dated(mut self, date: Option<String>) -> Self {
        self.date = date;
        self
    }
}

impl<R: Serialize> Record<R> {
    /// The record as a file: RON, a move a line.
    pub fn to_ron(&self) -> String {
        let mut text = String::from("GameRecord(\n");
        field(&mut text, "game", &self.game);
        field(&mut text, "version", &VERSION);
        field(&mut text, "date", &self.date);
        field(&mut text, "rules", &self.rules);
        field(&mut text, "start", &self.start);
        field(&mut text, "seats", &self.seats);
        text.push_str("    moves: [\n");
        for mv in &self.moves {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "        {},", ron_text(mv));
        }
        text.push_str("    ],\n");
        let result = self.result.as_ref().map(|ended| EndedForm {
            winner: ended.result.winner().map(seat_number),
            by: ended.by.clone(),
            conceded: ended.conceded.map(ConcessionForm::from),
        });
        field(&mut text, "result", &result);
        if self.clock.is_some() {
            field(&mut text, "clock", &self.clock);
        }
        if self.in_progress.is_some() {
            field(&mut text, "desk", &self.in_progress);
        }
        text.push_str(")\n");
        text
    }
}

/// A value as RON on one line.
pub(super) fn ron_text<T: Serialize + ?Sized>(value: &T) -> String {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::new().depth_limit(0))
        .expect("what a record holds can always be written")
}

fn field<T: Serialize>(text: &mut String, name: &str, value: &T) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "    {name}: {},", ron_text(value));
}
