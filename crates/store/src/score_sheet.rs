//! Score sheets: games as text for people, in the manner of chess (Portable Game Notation, Edwards 1994),
//! with tags in square brackets and numbered moves. This module writes the tags and puts together what the
//! others read: `sheet_text` finds the sheet, `sheet_header` reads the tags and `sheet_reader` the moves,
//! which `sheet_moves` writes.

use std::fmt::Write as _;

use super::fault::{RecordError, RecordFault};
use super::record::Record;
use super::recordable::Recordable;
use super::replay::{LoadedGame, ended_as_said};
use super::sheet_header::{COMPUTER, DRAW, Header, STRICT, UNFINISHED, YES, level_entry};
use super::sheet_text::sheet_text;
use super::text::{check_size, looks_like_record};
use super::{sheet_moves, sheet_reader, sheet_rules};
use kuba_rules::phrase::excerpt;
use kuba_rules::{Concession, Player};
use kuba_session::{Seat, Session};

/// Writes a game as a score sheet, with the verdicts of the analysis.
pub fn score_sheet<G: Recordable>(session: &Session<G>, record: &Record<G::Rules>) -> String {
    write_sheet(session, record, (true, &[]))
}

/// Writes a game as a score sheet without the verdicts of the analysis.
pub fn plain_score_sheet<G: Recordable>(session: &Session<G>, record: &Record<G::Rules>) -> String {
    write_sheet(session, record, (false, &[]))
}

/// Writes a game as a score sheet with more tags, by name, after those of the game.
pub fn sheet_with<G: Recordable>(
    session: &Session<G>,
    record: &Record<G::Rules>,
    tags: &[(String, String)],
) -> String {
    write_sheet(session, record, (false, tags))
}

fn write_sheet<G: Recordable>(
    session: &Session<G>,
    record: &Record<G::Rules>,
    (has_verdicts, tags): (bool, &[(String, String)]),
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
            Seat::Even(level) => {
                entry(name, COMPUTER);
                entry(&level_entry(name), &level.to_string());
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
        entry("Result", ending.result.winner().map_or(DRAW, |winner| seat_name::<G>(winner)));
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
    if record.strict {
        entry(STRICT, YES);
    }
    for (name, value) in tags {
        entry(name, value);
    }
    sheet.push('\n');
    sheet_moves::write(&mut sheet, session, has_verdicts);
    sheet
}

fn seat_name<G: Recordable>(player: Player) -> &'static str {
    G::SEATS.get(player.index()).copied().unwrap_or_default()
}

/// Id of the game on a score sheet; `None` if the text has no score sheet.
pub(super) fn sheet_game(text: &str) -> Option<String> {
    let sheet = sheet_text(text)?.text;
    let header = Header::read(&sheet).ok()?;
    header.game().map(str::to_owned)
}

/// Returns `true` if the text is a score sheet.
pub fn is_score_sheet(text: &str) -> bool {
    !looks_like_record(text.trim_start()) && sheet_text(text).is_some()
}

/// Names what a score sheet says beside the game: tags, marks, results and words that the program does not
/// understand. Empty if the text is no score sheet.
pub fn left_out<G: Recordable>(text: &str) -> Vec<String> {
    let is_sheet = check_size(text).is_ok() && is_score_sheet(text);
    let read = is_sheet.then(|| read_sheet::<G>(text).ok()).flatten();
    read.map_or_else(Vec::new, |(_, left_out)| left_out)
}

/// Replays and checks every move.
pub(super) fn read_score_sheet<G: Recordable>(text: &str) -> Result<LoadedGame<G>, RecordError> {
    check_size(text)?;
    read_sheet(text).map(|(game, _)| game)
}

fn read_sheet<G: Recordable>(text: &str) -> Result<(LoadedGame<G>, Vec<String>), RecordError> {
    let not_a_record = || RecordError::whole(RecordFault::NotARecord);
    let sheet = sheet_text(text).ok_or_else(not_a_record)?;
    if sheet.is_cut {
        return Err(RecordError::whole(RecordFault::CutMessage));
    }
    let text = sheet.in_place();
    let header = Header::read(&text)?;
    header.check_game::<G>()?;
    let rules = header.rules::<G>()?;
    let start = header.start::<G>(&rules)?;
    let seats = header.seats(G::SEATS.get(..start.seats()).unwrap_or_default())?;
    let session = Session::new(start);
    let moves = (header.moves, header.lines);
    let (mut session, words) = sheet_reader::play_sheet(session, moves, header.is_message())?;
    let ending = header.ending::<G>()?;
    if let Some(end) = ending {
        let is_right = if end.is_named {
            ended_as_said(&mut session, Some(&end.ending))
        } else {
            if let Some(concession) = end.ending.conceded {
                session.concede(concession);
            }
            let outcome = session.outcome();
            outcome.is_none_or(|outcome| outcome.result == end.ending.result)
        };
        if !is_right {
            return Err(RecordError::at(end.line, RecordFault::WrongResult));
        }
    }
    let mut left_out = header.left_out::<G>(session.outcome().is_some());
    left_out.extend(words);
    let rest: Vec<&str> = sheet.rest.split_whitespace().collect();
    left_out.extend(Some(excerpt(&rest.join(" "))).filter(|words| !words.is_empty()));
    let mut record = Record::of(&session, rules, seats).dated(header.date());
    record.strict = header.is_strict()?;
    Ok(((session, record), left_out))
}
