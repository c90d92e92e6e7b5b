//! The record of a game, and its text form. [`super::read_record`] is the inverse.

use std::fmt::Write as _;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::annotations::Annotations;
use super::ending::{ConcessionForm, EndedForm, RecordedEnding, seat_number};
use super::files::LARGEST;
use super::fingerprint::Fingerprint;
use super::friends::FriendGame;
use super::history::History;
use super::recordable::Recordable;
use super::ron_text::ron_text;
use super::text_hash::TextHash;
use kuba_session::{ClockRecord, MatchScore, Seat, Session};

/// Newest format version that this program reads.
pub const VERSION: u32 = 4;
/// Format version of games that are not strict, have no clock of its own for each seat, and whose rules older programs
/// know.
const WITHOUT_STRICT: u32 = 3;
/// Format version of games that have no even opponent, either.
const WITHOUT_EVEN: u32 = 2;
/// Format version of games that have no annotations either, which still older programs can read.
const PLAIN: u32 = 1;

/// A saved game: everything needed to replay it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<R> {
    /// Id of the game, a [`Game::ID`](kuba_rules::Game::ID).
    pub game: String,
    /// Day of the game as `YYYY-MM-DD`, if known.
    pub date: Option<String>,
    /// Rules in force.
    pub rules: R,
    /// Starting position; `None` for the standard one.
    pub start: Option<String>,
    /// Players by seat. Empty if they are unknown, as for a pasted position.
    pub seats: Vec<Seat>,
    /// Moves of the main line in written notation, with their captures.
    pub moves: Vec<String>,
    /// End of the game; `None` if the game continues.
    pub result: Option<RecordedEnding>,
    /// `true` if, in a game against the computer, a human player was shown moves of the engine.
    pub helped: bool,
    /// `true` for a game that was played without help and without taking moves back.
    pub strict: bool,
    /// Time limits and used time of the players; `None` without a clock.
    pub clock: Option<ClockRecord>,
    /// Variations, comments, marks and verdicts.
    pub study: Annotations,
    /// State beside an autosaved game; `None` in files that the user saved.
    pub in_progress: Option<InProgress>,
    /// See [`Recordable::has_new_rules`].
    pub(super) has_new_rules: bool,
}

/// State that is autosaved together with a game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InProgress {
    /// Score of the match, not counting the current game.
    pub score: MatchScore,
    /// File in which the user saved the game.
    #[serde(with = "super::paths", default)]
    pub file: Option<PathBuf>,
    /// Fingerprint of that file, to detect changes by other programs.
    pub fingerprint: Option<Fingerprint>,
    /// `true` if the game has continued since it was saved to that file.
    pub unsaved: bool,
    /// `true` if the game was already over when it was opened from elsewhere. Older programs ignore it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub opened: bool,
    /// Undo history, where the moves alone do not tell it. Older programs ignore it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub history: Option<History>,
    /// Number of the displayed position; `None` is the newest of the main line. Older programs ignore it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<usize>,
    /// Archived state from which the game was opened again, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<TextHash>,
    /// Turn, from 1, of the last blunder warning. Older programs ignore it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warned: Option<usize>,
    /// Somebody elsewhere with whom the game is played. Older programs ignore it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub friend: Option<FriendGame>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
fn is_false(value: &bool) -> bool {
    !value
}

impl<R> Record<R> {
    /// Creates the record of a game in its present state. `asked` are the rules that were chosen; the
    /// rules in force are derived from them.
    pub fn of<G: Recordable<Rules = R>>(session: &Session<G>, asked: R, seats: Vec<Seat>) -> Self {
        let rules = session.start().effective_rules(asked);
        let has_new_rules = G::has_new_rules(&rules);
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
            strict: false,
            clock: None,
            study: Annotations::of(session),
            in_progress: None,
            has_new_rules,
        }
    }

    /// Returns the record with this date (`YYYY-MM-DD`), or without one.
    #[must_use]
    pub fn dated(mut self, date: Option<String>) -> Self {
        self.date = date;
        self
    }
}

impl<R: Serialize> Record<R> {
    /// Serializes the record as RON, with one move per line. If the text would be larger than any file
    /// that is read, the undo history is left out first, then the verdicts, which can be computed again.
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

    fn is_plain(&self) -> bool {
        self.study.is_empty() && !self.helped
    }

    fn version(&self) -> u32 {
        let is_even = |seat: &Seat| matches!(seat, Seat::Even(_));
        let has_own_times =
            self.clock.as_ref().is_some_and(|clock| clock.control.seats().is_some());
        if self.strict || has_own_times || self.has_new_rules {
            VERSION
        } else if self.seats.iter().any(is_even) {
            WITHOUT_STRICT
        } else if self.is_plain() {
            PLAIN
        } else {
            WITHOUT_EVEN
        }
    }

    fn written(&self, detail: Detail) -> String {
        let mut text = String::from("GameRecord(\n");
        field(&mut text, "game", &self.game);
        field(&mut text, "version", &self.version());
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
        if self.strict {
            field(&mut text, "strict", &true);
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
        } else if let Some(cursor) = self.study.cursor.filter(|_| !self.is_plain()) {
            field(&mut text, "cursor", &cursor);
        }
        text.push_str(")\n");
        text
    }
}

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
