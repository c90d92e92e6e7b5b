//! How a saved text becomes a game. Every move is replayed and checked.

use ron::value::RawValue;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer};

use super::dates::is_date;
use super::ending::EndedForm;
use super::fault::{RecordError, RecordFault};
use super::record::{InProgress, Record, VERSION};
use super::recordable::Recordable;
use super::repair::closed;
use super::replay::{Read, ended_as_said, play_text};
use super::ron_error::{form_error, line_count, offset, ron_fault};
use super::score_sheet::{read_score_sheet, sheet_game};
use super::text::{check_size, looks_like_record, unmarked};
use crate::phrase::{Say, excerpt};
use crate::session::seats::{NoSuchLevel, SeatForm};
use crate::session::{MOST_MOVES, Seat, Session};

/// What every version of the form has.
#[derive(Deserialize)]
#[serde(rename = "GameRecord")]
struct Header {
    #[serde(default)]
    game: String,
    #[serde(default)]
    version: u32,
}

/// The form of this version. Parts are kept as they are written, so that errors find their line.
#[derive(Deserialize)]
#[serde(rename = "GameRecord", deny_unknown_fields)]
#[serde(bound(deserialize = "R: DeserializeOwned"))]
struct Form<'a, R> {
    #[serde(rename = "game")]
    _game: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    #[serde(default, borrow, deserialize_with = "raw")]
    date: Option<&'a RawValue>,
    rules: R,
    #[serde(default, borrow, deserialize_with = "raw")]
    start: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    seats: Option<&'a RawValue>,
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    result: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    clock: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    desk: Option<&'a RawValue>,
}

/// A record of which nothing is sure but the form.
#[derive(Deserialize)]
#[serde(rename = "GameRecord")]
struct Remains<'a> {
    #[serde(default, borrow, deserialize_with = "raw")]
    date: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    rules: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    start: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    seats: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    moves: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    result: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    clock: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "raw")]
    desk: Option<&'a RawValue>,
}

fn raw<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'de RawValue>, D::Error> {
    <&RawValue>::deserialize(deserializer).map(Some)
}

/// Reads a saved game, replaying and checking every move.
///
/// # Errors
/// What is wrong, and in which line.
pub fn read_game<G: Recordable>(text: &str) -> Result<Read<G>, RecordError> {
    let text = unmarked(text);
    if sheet_game(text).is_some() {
        return read_score_sheet(text);
    }
    check_header::<G>(text)?;
    let form: Form<G::Rules> = ron::from_str(text).map_err(|error| form_error(text, error))?;
    Reader { text }.game::<G>(form)
}

/// What can be saved of a game whose record is damaged, or made by a newer version: the moves up
/// to the first that is wrong or missing, and everything beside them that is sound. `None` if not
/// even the rules can be read.
pub fn salvage_game<G: Recordable>(text: &str) -> Option<Read<G>> {
    check_size(text).ok()?;
    let text = unmarked(text);
    if let Ok(remains) = ron::from_str::<Remains>(text) {
        return Reader { text }.salvage(&remains);
    }
    let text = closed(text, damage(text)?);
    let remains = ron::from_str::<Remains>(&text).ok()?;
    Reader { text: &text }.salvage(&remains)
}

/// Which game a saved text is of, if it says, also if it is damaged.
pub fn game_id(text: &str) -> Option<String> {
    check_size(text).ok()?;
    let text = unmarked(text);
    if let Some(game) = sheet_game(text) {
        return Some(game);
    }
    let header = ron::from_str::<Header>(text).or_else(|error| {
        let end = damage(text).ok_or(error)?;
        ron::from_str(&closed(text, end))
    });
    let game = header.ok()?.game;
    (!game.is_empty()).then_some(game)
}

/// The number of moves in a saved text, whatever they are; `None` if it is no saved game.
pub(super) fn move_count(text: &str) -> Option<usize> {
    #[derive(Deserialize)]
    #[serde(rename = "GameRecord")]
    struct Moves {
        moves: Vec<IgnoredAny>,
    }
    check_size(text).ok()?;
    let moves = ron::from_str::<Moves>(text).ok()?.moves;
    Some(moves.len())
}

fn check_header<G: Recordable>(text: &str) -> Result<(), RecordError> {
    check_size(text)?;
    if text.contains('\0') {
        return Err(RecordError::whole(RecordFault::NotText));
    }
    if !looks_like_record(text.trim_start()) {
        return Err(RecordError::whole(RecordFault::NotARecord));
    }
    let header: Header = ron::from_str(text).map_err(|error| form_error(text, error))?;
    if header.game.is_empty() {
        return Err(RecordError::whole(RecordFault::NotARecord));
    }
    if header.version > VERSION {
        return Err(RecordError::whole(RecordFault::Newer(header.version)));
    }
    if header.version == 0 {
        let name = "version".to_owned();
        return Err(RecordError::whole(RecordFault::MissingPart(name)));
    }
    if header.game != G::ID {
        return Err(RecordError::whole(RecordFault::OtherGame(excerpt(
            &header.game,
        ))));
    }
    Ok(())
}

/// The text of a saved game that is being read.
struct Reader<'a> {
    text: &'a str,
}

impl Reader<'_> {
    fn game<G: Recordable>(&self, form: Form<G::Rules>) -> Result<Read<G>, RecordError> {
        let date = form.date.map(|raw| self.date(raw)).transpose()?.flatten();
        let written: Option<String> = self.optional(form.start)?.flatten();
        let start = match (&written, form.start) {
            (Some(position), Some(raw)) => G::from_text(position, &form.rules)
                .map_err(|error| self.at(raw, RecordFault::Position(error.phrase())))?,
            _ => G::start(&form.rules),
        };
        let seats = self.seats(form.seats, start.seats())?;
        let mut session = self.replay(Session::new(start), &form.moves)?;
        if let Some(raw) = form.result {
            self.check_result(&mut session, raw)?;
        }
        let mut record = Record::of(&session, form.rules, seats);
        record.date = date;
        record.clock = self.optional(form.clock)?.flatten();
        record.in_progress = self.in_progress(form.desk);
        Ok((remembering(session, &record), record))
    }

    /// What lies beside the game; nothing if that makes no sense, which is no reason to refuse
    /// the game.
    fn in_progress(&self, raw: Option<&RawValue>) -> Option<InProgress> {
        self.optional(raw).ok()??
    }

    /// As [`Self::game`], but what is not sound is left out.
    fn salvage<G: Recordable>(&self, remains: &Remains) -> Option<Read<G>> {
        let rules: G::Rules = self.value(remains.rules?).ok()?;
        let written: Option<String> = self.optional(remains.start).ok()?.flatten();
        let start = match written {
            Some(position) => G::from_text(&position, &rules).ok()?,
            None => G::start(&rules),
        };
        let seats = self.seats(remains.seats, start.seats()).unwrap_or_default();
        let mut session = Session::new(start);
        let moves: Vec<&RawValue> = match remains.moves {
            Some(raw) => raw.into_rust().unwrap_or_default(),
            None => Vec::new(),
        };
        let is_whole = moves.iter().zip(1..=MOST_MOVES).all(|(raw, number)| {
            let text = self.value::<String>(raw);
            text.is_ok_and(|text| play_text(&mut session, &text, number).is_ok())
        });
        if let Some(raw) = remains.result.filter(|_| is_whole) {
            let mut ended = session.clone();
            if self.check_result(&mut ended, raw).is_ok() {
                session = ended;
            }
        }
        let mut record = Record::of(&session, rules, seats);
        record.date = remains.date.and_then(|raw| self.date(raw).ok()?);
        record.clock = self.optional(remains.clock).ok().flatten().flatten();
        record.in_progress = self.in_progress(remains.desk);
        Some((remembering(session, &record), record))
    }

    fn date(&self, raw: &RawValue) -> Result<Option<String>, RecordError> {
        let date: Option<String> = self.value(raw)?;
        match date {
            Some(date) if !is_date(&date) => Err(self.at(raw, RecordFault::Date(excerpt(&date)))),
            date => Ok(date),
        }
    }

    fn seats(&self, raw: Option<&RawValue>, seats: usize) -> Result<Vec<Seat>, RecordError> {
        let Some(raw) = raw else {
            return Ok(Vec::new());
        };
        let forms: Vec<SeatForm> = self.value(raw)?;
        if !forms.is_empty() && forms.len() != seats {
            let found = forms.len();
            return Err(self.at(raw, RecordFault::SeatCount { found, seats }));
        }
        forms
            .into_iter()
            .map(|form| {
                Seat::try_from(form)
                    .map_err(|NoSuchLevel(number)| self.at(raw, RecordFault::Level(number)))
            })
            .collect()
    }

    fn replay<G: Recordable>(
        &self,
        mut session: Session<G>,
        moves: &[&RawValue],
    ) -> Result<Session<G>, RecordError> {
        if moves.len() > MOST_MOVES {
            return Err(RecordError::whole(RecordFault::TooManyMoves));
        }
        for (raw, number) in moves.iter().zip(1..) {
            let text: String = self.value(raw)?;
            play_text(&mut session, &text, number).map_err(|fault| self.at(raw, fault))?;
        }
        Ok(session)
    }

    fn check_result<G: Recordable>(
        &self,
        session: &mut Session<G>,
        raw: &RawValue,
    ) -> Result<(), RecordError> {
        let form: Option<EndedForm> = self.value(raw)?;
        let wrong = || self.at(raw, RecordFault::WrongResult);
        let said = form
            .map(|form| form.at_table(session.start().seats()).ok_or_else(wrong))
            .transpose()?;
        if ended_as_said(session, said.as_ref()) {
            Ok(())
        } else {
            Err(wrong())
        }
    }

    fn optional<T: DeserializeOwned>(
        &self,
        raw: Option<&RawValue>,
    ) -> Result<Option<T>, RecordError> {
        raw.map(|raw| self.value(raw)).transpose()
    }

    /// A part's value.
    fn value<T: DeserializeOwned>(&self, raw: &RawValue) -> Result<T, RecordError> {
        raw.into_rust().map_err(|error| {
            let inner = error.span.start.line.saturating_sub(1);
            let first = self.line(raw.get_ron());
            RecordError::at(first + inner, ron_fault(error.code))
        })
    }

    /// A fault in a part.
    fn at(&self, raw: &RawValue, fault: RecordFault) -> RecordError {
        RecordError::at(self.line(raw.trim().get_ron()), fault)
    }

    /// The line, counted from 1, in which a part of the text begins.
    fn line(&self, part: &str) -> usize {
        let offset = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        line_count(before)
    }
}

/// The game with what else its record knows of it: what was taken back, and the times of the moves.
fn remembering<G: Recordable>(session: Session<G>, record: &Record<G::Rules>) -> Session<G> {
    let beside = record.in_progress.as_ref();
    let changes = beside.and_then(|beside| beside.changes.as_ref());
    let whole = changes.and_then(|changes| changes.replay(&session));
    let mut session = whole.unwrap_or(session);
    if let Some(clock) = &record.clock {
        clock.restore(&mut session);
    }
    session
}

/// The byte at which a text stops being written as a record is; `None` if it never does.
fn damage(text: &str) -> Option<usize> {
    let error = ron::from_str::<Remains>(text).err()?;
    Some(offset(text, error.span.end))
}
