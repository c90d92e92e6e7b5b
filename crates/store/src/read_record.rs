//! Reading of games from saved text. Every move is replayed and checked; damaged records can be salvaged
//! in part.

use std::borrow::Cow;

use ron::value::RawValue;
use serde::de::IgnoredAny;

use super::annotations::NodeNumbers;
use super::dates::is_date;
use super::ending::EndedForm;
use super::fault::{RecordError, RecordFault};
use super::fields::Fields;
use super::read_annotations::{FaultPolicy, NodesByNumber};
use super::record::{InProgress, Record, VERSION};
use super::record_text::RecordText;
use super::recordable::Recordable;
use super::repair::{closed, without_last_part};
use super::replay::{LoadedGame, ended_as_said, play_text};
use super::ron_error::{form_error, line_count, offset};
use super::ron_text::ron_text;
use super::score_sheet::{is_score_sheet, read_score_sheet, sheet_game};
use super::text::{check_size, looks_like_record, unmarked};
use kuba_rules::phrase::{ToPhrase, excerpt};
use kuba_session::seats::SavedSeat;
use kuba_session::{ClockRecord, MOST_MOVES, Seat, Session};

/// Reads a saved game, replaying and checking every move.
///
/// # Errors
/// Fails with the first fault and its line.
pub fn read_game<G: Recordable>(text: &str) -> Result<LoadedGame<G>, RecordError> {
    check_size(text)?;
    let text = unmarked(text);
    if is_score_sheet(text) {
        return read_score_sheet(text);
    }
    if text.contains('\0') {
        return Err(RecordError::whole(RecordFault::NotText));
    }
    if !looks_like_record(text.trim_start()) {
        return Err(RecordError::whole(RecordFault::NotARecord));
    }
    let parts = Fields::of(text).map_err(|error| form_error(text, error))?;
    RecordText { text, parts }.game::<G>()
}

/// Salvages a game from a record that is damaged or has a newer format: the moves up to the first invalid
/// or missing one, and every other field that is valid. Returns `None` if not even the rules can be read.
pub fn salvage_game<G: Recordable>(text: &str) -> Option<LoadedGame<G>> {
    check_size(text).ok()?;
    let text = &whole_part(unmarked(text));
    let parts = Fields::of(text).ok()?;
    RecordText { text, parts }.salvage()
}

/// Returns the id of the game in a saved text, even if the text is damaged; `None` if it names no game.
pub fn game_id(text: &str) -> Option<String> {
    check_size(text).ok()?;
    let text = unmarked(text);
    if !looks_like_record(text.trim_start())
        && let Some(game) = sheet_game(text)
    {
        return Some(game);
    }
    let text = &whole_part(text);
    let parts = Fields::of(text).ok()?;
    RecordText { text, parts }.game_id().ok()
}

/// The moves are not checked; `None` if the text is not a saved game.
pub(super) fn move_count(text: &str) -> Option<usize> {
    check_size(text).ok()?;
    let moves = Fields::of(text).ok()?.get("moves")?;
    let moves: Vec<IgnoredAny> = moves.into_rust().ok()?;
    Some(moves.len())
}

/// Text of an autosaved game as it is archived: without the mark of its earlier archived state.
pub(super) fn as_earlier(text: &str) -> Cow<'_, str> {
    let parts = Fields::of(text).ok();
    let written = parts.and_then(|parts| parts.get("desk"));
    let read = written.and_then(|raw| raw.into_rust::<Option<InProgress>>().ok()?);
    let marked = read.filter(|read| read.earlier.is_some());
    let Some((raw, in_progress)) = written.zip(marked) else {
        return text.into();
    };
    let plain = InProgress { earlier: None, ..in_progress };
    let plain = ron_text(&Some(plain));
    text.replacen(raw.trim().get_ron(), &plain, 1).into()
}

/// Date of a record whose moves are not checked.
pub(super) fn record_date(text: &str) -> Option<String> {
    let date = Fields::of(text).ok()?.get("date")?;
    let date: Option<String> = date.into_rust().ok()?;
    date.filter(|date| is_date(date))
}

pub(super) fn is_over(text: &str) -> bool {
    let parts = Fields::of(text).ok();
    let result = parts.and_then(|parts| parts.get("result"));
    result.is_some_and(|result| result.trim().get_ron() != "None")
}

/// Cuts a damaged record after its last complete value; other records are returned unchanged.
fn whole_part(text: &str) -> Cow<'_, str> {
    match Fields::of(text) {
        Ok(_) => text.into(),
        Err(error) => {
            let end = offset(text, error.span.end);
            let whole = closed(text, end);
            let is_sound = Fields::of(&whole).is_ok();
            let rest = || without_last_part(text, end);
            if is_sound { whole } else { rest() }.into()
        }
    }
}

impl<'a> RecordText<'a> {
    fn game<G: Recordable>(&self) -> Result<LoadedGame<G>, RecordError> {
        self.check_header::<G>()?;
        if let Some((name, raw)) = self.parts.unknown() {
            let line = self.line(raw.get_ron());
            let fault = RecordFault::UnknownPart(excerpt(name));
            return Err(RecordError::at(line, fault));
        }
        let rules: G::Rules = self.value(self.needed("rules")?)?;
        let moves: Vec<&'a RawValue> = self.value(self.needed("moves")?)?;
        let date = self.parts.get("date");
        let date = date.map(|raw| self.date(raw)).transpose()?.flatten();
        let written: Option<String> = self.optional("start")?.flatten();
        let start = match (&written, self.parts.get("start")) {
            (Some(position), Some(raw)) => G::from_text(position, &rules)
                .map_err(|error| self.at(raw, RecordFault::Position(error.phrase())))?,
            _ => G::start(&rules),
        };
        let seats = self.seats(start.seats())?;
        let mut session = self.replay(Session::new(start), &moves)?;
        if let Some(raw) = self.parts.get("result") {
            self.check_result(&mut session, raw)?;
        }
        let places = self.add_study(&mut session, moves.len(), FaultPolicy::Strict)?;
        let in_progress = self.in_progress();
        self.look(&mut session, &places, in_progress.as_ref())?;
        let mut record = Record::of(&session, rules, seats);
        record.date = date;
        record.helped = self.optional("helped")?.unwrap_or_default();
        // Help is what a strict game does without.
        record.strict = self.optional("strict")?.unwrap_or_default() && !record.helped;
        record.clock = self.clock(session.start().seats())?;
        record.in_progress = in_progress;
        Ok((remembering(session, &record), record))
    }

    fn check_header<G: Recordable>(&self) -> Result<(), RecordError> {
        let game = self.game_id()?;
        let version: u32 = self.optional("version")?.unwrap_or_default();
        let fault = match version {
            0 => RecordFault::MissingPart("version".to_owned()),
            newer if newer > VERSION => RecordFault::Newer(newer),
            _ if game != G::ID => RecordFault::OtherGame(excerpt(&game)),
            _ => return Ok(()),
        };
        Err(RecordError::whole(fault))
    }

    fn game_id(&self) -> Result<String, RecordError> {
        let game: Option<String> = self.optional("game")?;
        game.filter(|game| !game.is_empty())
            .ok_or_else(|| RecordError::whole(RecordFault::NotARecord))
    }

    fn needed(&self, name: &str) -> Result<&'a RawValue, RecordError> {
        self.parts.get(name).ok_or_else(|| {
            let end = line_count(self.text.trim_end().as_bytes());
            RecordError::at(end, RecordFault::MissingPart(name.to_owned()))
        })
    }

    /// An invalid value is ignored: it is no reason to refuse the game.
    fn in_progress(&self) -> Option<InProgress> {
        self.optional("desk").ok()??
    }

    /// Like [`Self::game`], but leaves out whatever is invalid.
    fn salvage<G: Recordable>(&self) -> Option<LoadedGame<G>> {
        let rules: G::Rules = self.value(self.parts.get("rules")?).ok()?;
        let written: Option<String> = self.optional("start").ok()?.flatten();
        let start = match written {
            Some(position) => G::from_text(&position, &rules).ok()?,
            None => G::start(&rules),
        };
        let seats = self.seats(start.seats()).unwrap_or_default();
        let mut session = Session::new(start);
        let moves: Vec<&'a RawValue> = self.optional("moves").ok().flatten().unwrap_or_default();
        let is_whole = moves.iter().zip(1..=MOST_MOVES).all(|(raw, number)| {
            let text = self.value::<String>(raw);
            text.is_ok_and(|text| play_text(&mut session, &text, number).is_ok())
        });
        if let Some(raw) = self.parts.get("result").filter(|_| is_whole) {
            let mut ended = session.clone();
            if self.check_result(&mut ended, raw).is_ok() {
                session = ended;
            }
        }
        let in_progress = self.in_progress();
        if let Ok(places) = self.add_study(&mut session, moves.len(), FaultPolicy::Salvage) {
            // If this fails, the newest position is shown.
            let _ = self.look(&mut session, &places, in_progress.as_ref());
        }
        let mut record = Record::of(&session, rules, seats);
        record.date = (self.parts.get("date")).and_then(|raw| self.date(raw).ok()?);
        record.helped = self.optional("helped").ok().flatten().unwrap_or_default();
        let is_strict: Option<bool> = self.optional("strict").ok().flatten();
        record.strict = is_strict.unwrap_or_default() && !record.helped;
        record.clock = self.clock(session.start().seats()).ok().flatten();
        record.in_progress = in_progress;
        Some((remembering(session, &record), record))
    }

    fn look<G: Recordable>(
        &self,
        session: &mut Session<G>,
        places: &NodesByNumber,
        in_progress: Option<&InProgress>,
    ) -> Result<(), RecordError> {
        session.show_live();
        if let Some(raw) = self.parts.get("cursor") {
            let number = self.value(raw)?;
            if let Some(node) = self.place(places, number, raw)? {
                session.go(node);
            }
        }
        let number = in_progress.and_then(|beside| beside.cursor);
        let node = number.and_then(|number| places.get(number).copied().flatten());
        if let Some(node) = node {
            session.go(node);
        }
        Ok(())
    }

    fn clock(&self, seats: usize) -> Result<Option<ClockRecord>, RecordError> {
        let Some(raw) = self.parts.get("clock") else {
            return Ok(None);
        };
        let clock: Option<ClockRecord> = self.value(raw)?;
        let found = clock.as_ref().and_then(|clock| clock.control.seats());
        match found.filter(|found| *found != seats) {
            Some(found) => Err(self.at(raw, RecordFault::ClockSeats { found, seats })),
            None => Ok(clock),
        }
    }

    fn date(&self, raw: &'a RawValue) -> Result<Option<String>, RecordError> {
        let date: Option<String> = self.value(raw)?;
        match date {
            Some(date) if !is_date(&date) => Err(self.at(raw, RecordFault::Date(excerpt(&date)))),
            date => Ok(date),
        }
    }

    fn seats(&self, seats: usize) -> Result<Vec<Seat>, RecordError> {
        let Some(raw) = self.parts.get("seats") else {
            return Ok(Vec::new());
        };
        let forms: Vec<SavedSeat> = self.value(raw)?;
        if !forms.is_empty() && forms.len() != seats {
            let found = forms.len();
            return Err(self.at(raw, RecordFault::SeatCount { found, seats }));
        }
        forms
            .into_iter()
            .map(|form| {
                Seat::try_from(form).map_err(|fault| self.at(raw, RecordFault::Level(fault)))
            })
            .collect()
    }

    fn replay<G: Recordable>(
        &self,
        mut session: Session<G>,
        moves: &[&'a RawValue],
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
        raw: &'a RawValue,
    ) -> Result<(), RecordError> {
        let form: Option<EndedForm> = self.value(raw)?;
        let wrong = || self.at(raw, RecordFault::WrongResult);
        let said = form
            .map(|form| form.for_seats(session.start().seats()).ok_or_else(wrong))
            .transpose()?;
        if ended_as_said(session, said.as_ref()) { Ok(()) } else { Err(wrong()) }
    }
}

/// Adds the undo history and the times of the moves to a game.
fn remembering<G: Recordable>(session: Session<G>, record: &Record<G::Rules>) -> Session<G> {
    let beside = record.in_progress.as_ref();
    let whole = beside.and_then(|beside| beside.history.as_ref()?.replay(&session));
    let mut session = whole.unwrap_or(session);
    if let Some(clock) = &record.clock {
        clock.restore(&mut session);
    }
    match record.study.cursor {
        Some(number) => {
            if let Some(node) = NodeNumbers::of(&session).node(number) {
                session.go(node);
            }
        }
        None => session.show_live(),
    }
    session
}
