//! A game as it is saved, and how it is written. [`super::reading`] is the way back.

use std::fmt::Write as _;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::changes::Changes;
use super::ending::{ConcessionForm, EndedForm, RecordedEnding, seat_number};
use super::files::LARGEST;
use super::fingerprint::Fingerprint;
use super::history::History;
use super::recordable::Recordable;
use super::ron_text::ron_text;
use super::study::Study;
use super::text_mark::TextMark;
use crate::session::ClockRecord;
use crate::session::MatchScore;
use crate::session::Seat;
use crate::session::Session;

/// The newest version of the record's form that can be read.
pub const VERSION: u32 = 2;
/// The version in which games are written that have nothing beside their moves, so that older
/// programs can read them.
const PLAIN: u32 = 1;

/// A game as it is saved: everything needed to replay it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<R> {
    /// Which game it is: a [`Game::ID`](crate::rules::Game::ID).
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
    /// A person was shown what the computer would play, against one.
    pub helped: bool,
    /// How much time the players had and have used; `None` without a clock.
    pub clock: Option<ClockRecord>,
    /// The variations, and what was noted of the moves.
    pub study: Study,
    /// What lay beside the game when it was saved by itself. `None` in files that a person saved.
    pub in_progress: Option<InProgress>,
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
    /// The same of a game with variations. Older programs do not look at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub history: Option<History>,
    /// The number of the position that was looked at; `None` is the newest of the game. Older
    /// programs do not look at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<usize>,
    /// What the game was among the earlier ones before it came back to the table, if it was there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<TextMark>,
    /// The turn, counted from 1, in which its player was warned last. Older programs do not look at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warned: Option<usize>,
}

impl<R> Record<R> {
    /// The record of a game as it stands, with the rules that are in force where these were asked
    /// for.
    pub fn of<G: Recordable<Rules = R>>(session: &Session<G>, asked: R, seats: Vec<Seat>) -> Self {
        let rules = session.start().rules_in_force(asked);
        let start = session.start().position_text();
        let usual = G::start(&rules).position_text();
        let moves = session
            .main_positions()
            .iter()
            .zip(session.main_moves())
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
            helped: false,
            clock: None,
            study: Study::of(session),
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
    /// The record as a file: RON, a move a line. What would make it larger than any file that is
    /// read is left out: first what could be undone, then the verdicts, which can be found again.
    pub fn to_ron(&self) -> String {
        let fits = |text: &String| text.len() as u64 <= LARGEST;
        let whole = self.written(Detail::Everything);
        if fits(&whole) {
            return whole;
        }
        let text = self.written(Detail::NoHistory);
        if fits(&text) {
            return text;
        }
        self.written(Detail::NoVerdicts)
    }

    fn written(&self, detail: Detail) -> String {
        let plain = self.study.is_empty() && !self.helped;
        let mut text = String::from("GameRecord(\n");
        field(&mut text, "game", &self.game);
        field(&mut text, "version", if plain { &PLAIN } else { &VERSION });
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
        if self.helped {
            field(&mut text, "helped", &true);
        }
        if self.clock.is_some() {
            field(&mut text, "clock", &self.clock);
        }
        self.study.write(&mut text, detail != Detail::NoVerdicts);
        if let Some(in_progress) = &self.in_progress {
            let mut in_progress = in_progress.clone();
            if detail != Detail::Everything {
                in_progress.history = None;
            }
            field(&mut text, "desk", &Some(in_progress));
        } else if let Some(cursor) = self.study.cursor.filter(|_| !plain) {
            field(&mut text, "cursor", &cursor);
        }
        text.push_str(")\n");
        text
    }
}

/// How much of a record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    Everything,
    NoHistory,
    NoVerdicts,
}

fn field<T: Serialize>(text: &mut String, name: &str, value: &T) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "    {name}: {},", ron_text(value));
}
