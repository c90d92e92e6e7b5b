//! Score sheets: games as text for people, in the manner of chess (Portable Game Notation, Edwards 1994),
//! with tags in square brackets and numbered moves. This module handles the tags; `sheet_moves` writes
//! the moves and `sheet_reader` reads them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::dates::is_date;
use super::ending::RecordedEnding;
use super::fault::{RecordError, RecordFault};
use super::record::Record;
use super::recordable::Recordable;
use super::replay::{LoadedGame, ended_as_said};
use super::sheet_rules;
use super::text::check_size;
use super::{sheet_moves, sheet_reader};
use crate::phrase::{ToPhrase, excerpt};
use crate::rules::{Concession, Player};
use crate::session::seats::{NoSuchLevel, SavedSeat};
use crate::session::{Seat, Session};

const FIRST_ENTRY: &str = "[Game \"";
const COMPUTER: &str = "Computer";
const DRAW: &str = "draw";
const UNFINISHED: &str = "*";

/// Writes a game as a score sheet, with the verdicts of the analysis.
pub fn score_sheet<G: Recordable>(session: &Session<G>, record: &Record<G::Rules>) -> String {
    write_sheet(session, record, true)
}

/// Writes a game as a score sheet without the verdicts of the analysis.
pub fn plain_score_sheet<G: Recordable>(session: &Session<G>, record: &Record<G::Rules>) -> String {
    write_sheet(session, record, false)
}

fn write_sheet<G: Recordable>(
    session: &Session<G>,
    record: &Record<G::Rules>,
    has_verdicts: bool,
) -> String {
    let mut sheet = String::new();
    let mut entry = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a string cannot fail.
        let _ = writeln!(sheet, "[{name} \"{value}\"]");
    };
    entry("Game", &record.game);
    if let Some(date) = &record.date {
        entry("Date", date);
    }
    for (name, seat) in G::SEATS.iter().zip(&record.seats) {
        match seat {
            // A human player without a name is called by the seat.
            Seat::Human(person) => entry(name, person.as_deref().unwrap_or(name)),
            Seat::Computer(level) => {
                entry(name, COMPUTER);
                entry(&level_entry(name), &level.number().to_string());
            }
        }
    }
    for (name, value) in sheet_rules::entries::<G>(&record.rules) {
        entry(name, &value);
    }
    if let Some(start) = &record.start {
        entry("Start", start);
    }
    if let Some(ending) = &record.result {
        entry(
            "Result",
            ending
                .result
                .winner()
                .map_or(DRAW, |winner| seat_name::<G>(winner)),
        );
        entry("Ending", &ending.by);
        match ending.conceded {
            Some(Concession::Resign(player)) => entry("Resigned", seat_name::<G>(player)),
            Some(Concession::TimeOut(player)) => entry("OutOfTime", seat_name::<G>(player)),
            Some(Concession::AgreeDraw) => entry("Agreed", DRAW),
            None => {}
        }
    } else {
        entry("Result", UNFINISHED);
    }
    sheet.push('\n');
    sheet_moves::write(&mut sheet, session, has_verdicts);
    sheet
}

fn level_entry(seat: &str) -> String {
    format!("{seat}Level")
}

fn seat_name<G: Recordable>(player: Player) -> &'static str {
    G::SEATS.get(player.index()).copied().unwrap_or_default()
}

struct Entry {
    value: String,
    /// Line of the tag, from 1.
    line: usize,
}

struct Header<'a> {
    entries: BTreeMap<&'a str, Entry>,
    moves: &'a str,
    lines: usize,
}

impl<'a> Header<'a> {
    fn read(text: &'a str) -> Result<Self, RecordError> {
        let mut entries = BTreeMap::new();
        let mut moves = text;
        let mut lines = 0;
        for (line, number) in text.split_inclusive('\n').zip(1..) {
            let entry = line.trim();
            if !entry.is_empty() && !entry.starts_with('[') {
                break;
            }
            moves = &moves[line.len()..];
            lines = number;
            if entry.is_empty() {
                continue;
            }
            let wrong = || RecordError::at(number, RecordFault::Form(excerpt(entry)));
            let (name, value) = read_entry(entry).ok_or_else(wrong)?;
            let entry = Entry {
                value,
                line: number,
            };
            if entries.insert(name, entry).is_some() {
                let twice = RecordFault::TwicePart(excerpt(name));
                return Err(RecordError::at(number, twice));
            }
        }
        Ok(Self {
            entries,
            moves,
            lines,
        })
    }

    fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.get(name)
    }

    fn seat<G: Recordable>(&self, name: &str) -> Result<Option<Player>, RecordError> {
        let Some(entry) = self.entry(name) else {
            return Ok(None);
        };
        let index = G::SEATS.iter().position(|seat| *seat == entry.value);
        let seat = index.map(Player::seat);
        seat.map(Some).ok_or_else(|| {
            let fault = RecordFault::WrongValue {
                found: excerpt(&entry.value),
                expected: G::SEATS.join(", "),
            };
            RecordError::at(entry.line, fault)
        })
    }

    fn date(&self) -> Result<Option<String>, RecordError> {
        match self.entry("Date") {
            Some(entry) if !is_date(&entry.value) => {
                let fault = RecordFault::Date(excerpt(&entry.value));
                Err(RecordError::at(entry.line, fault))
            }
            entry => Ok(entry.map(|entry| entry.value.clone())),
        }
    }

    fn rules<G: Recordable>(&self) -> Result<G::Rules, RecordError> {
        sheet_rules::read::<G>(|name| {
            let entry = self.entry(name)?;
            Some((entry.value.as_str(), entry.line))
        })
    }

    fn start<G: Recordable>(&self, rules: &G::Rules) -> Result<G, RecordError> {
        let Some(entry) = self.entry("Start") else {
            return Ok(G::start(rules));
        };
        G::from_text(&entry.value, rules)
            .map_err(|error| RecordError::at(entry.line, RecordFault::Position(error.phrase())))
    }

    /// Empty if the header names no player.
    fn seats(&self, names: &[&str]) -> Result<Vec<Seat>, RecordError> {
        if names.iter().all(|name| self.entry(name).is_none()) {
            return Ok(Vec::new());
        }
        names.iter().map(|name| self.player(name)).collect()
    }

    fn player(&self, seat: &str) -> Result<Seat, RecordError> {
        let level = self.entry(&level_entry(seat));
        match (self.entry(seat), level) {
            (Some(name), Some(level)) if name.value == COMPUTER => {
                let wrong = |number| RecordError::at(level.line, RecordFault::Level(number));
                let number = level.value.parse().unwrap_or(0);
                SavedSeat::Computer(number)
                    .try_into()
                    .map_err(|NoSuchLevel(number)| wrong(number))
            }
            (Some(name), _) if name.value != seat => Ok(Seat::human(&name.value)),
            _ => Ok(Seat::Human(None)),
        }
    }

    fn ending<G: Recordable>(&self) -> Result<Option<RecordedEnding>, RecordError> {
        let result = self.entry("Result");
        let Some(result) = result.filter(|result| result.value != UNFINISHED) else {
            return Ok(None);
        };
        let winner = if result.value == DRAW {
            None
        } else {
            self.seat::<G>("Result")?
        };
        let resigned = self.seat::<G>("Resigned")?.map(Concession::Resign);
        let late = self.seat::<G>("OutOfTime")?.map(Concession::TimeOut);
        let agreed = self.entry("Agreed").map(|_| Concession::AgreeDraw);
        let by = self.entry("Ending").map(|entry| entry.value.clone());
        Ok(Some(RecordedEnding {
            result: winner.into(),
            by: by.unwrap_or_default(),
            conceded: resigned.or(late).or(agreed),
        }))
    }
}

/// Parses `[Name "value"]`, with `\"` and `\\` in the value.
fn read_entry(entry: &str) -> Option<(&str, String)> {
    let inner = entry.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, quoted) = inner.split_once(char::is_whitespace)?;
    let quoted = quoted.trim().strip_prefix('"')?;
    let mut value = String::new();
    let mut chars = quoted.chars();
    loop {
        match chars.next()? {
            '"' => break,
            '\\' => value.push(chars.next()?),
            c => value.push(c),
        }
    }
    chars.as_str().is_empty().then_some((name, value))
}

/// Id of the game on a score sheet; `None` if the text is not a score sheet.
pub(super) fn sheet_game(text: &str) -> Option<String> {
    if !text.trim_start().starts_with(FIRST_ENTRY) {
        return None;
    }
    let first = text.trim_start().lines().next()?;
    read_entry(first.trim()).map(|(_, game)| game)
}

/// Replays and checks every move.
pub(super) fn read_score_sheet<G: Recordable>(text: &str) -> Result<LoadedGame<G>, RecordError> {
    check_size(text)?;
    let header = Header::read(text)?;
    match header.entry("Game") {
        Some(game) if game.value == G::ID => {}
        Some(game) => {
            let fault = RecordFault::OtherGame(excerpt(&game.value));
            return Err(RecordError::at(game.line, fault));
        }
        None => return Err(RecordError::whole(RecordFault::NotARecord)),
    }
    let rules = header.rules::<G>()?;
    let start = header.start::<G>(&rules)?;
    let seats = header.seats(G::SEATS.get(..start.seats()).unwrap_or_default())?;
    let mut session = sheet_reader::play(Session::new(start), header.moves, header.lines)?;
    let ending = header.ending::<G>()?;
    if ending.is_some() && !ended_as_said(&mut session, ending.as_ref()) {
        let line = header.entry("Result").map_or(1, |entry| entry.line);
        return Err(RecordError::at(line, RecordFault::WrongResult));
    }
    let record = Record::of(&session, rules, seats).dated(header.date()?);
    Ok((session, record))
}
