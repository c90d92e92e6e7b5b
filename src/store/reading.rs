//! How a saved text becomes a game. Every move is replayed and checked.

use std::iter::Peekable;
use std::str::CharIndices;

use ron::error::{Error as RonError, Position, SpannedError};
use ron::value::RawValue;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer};

use super::dates::is_date;
use super::fault::{RecordError, RecordFault};
use super::files::LARGEST;
use super::record::{EndedForm, InProgress, Record, Recordable, RecordedEnding, VERSION, seat};
use super::score_sheet::{read_score_sheet, sheet_game};
use crate::phrase::{Say, excerpt};
use crate::session::seats::{NoSuchLevel, SeatForm};
use crate::session::{MOST_MOVES, Refusal, Seat, Session};

/// A game and everything else in its record.
pub type Read<G> = (Session<G>, Record<<G as crate::rules::Game>::Rules>);

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
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
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
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
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
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
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

pub(super) fn check_size(text: &str) -> Result<(), RecordError> {
    if text.len() as u64 > LARGEST {
        return Err(RecordError::whole(RecordFault::TooLarge));
    }
    if text
        .trim_matches(['\u{feff}', ' ', '\t', '\r', '\n'])
        .is_empty()
    {
        return Err(RecordError::whole(RecordFault::Empty));
    }
    Ok(())
}

/// Whether a text begins as a record does, comments and attributes included.
pub(super) fn looks_like_record(text: &str) -> bool {
    ["(", "GameRecord", "//", "/*", "#!"]
        .into_iter()
        .any(|start| text.starts_with(start))
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
            .map(|form| ended(form, session.start().seats()).ok_or_else(wrong))
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

/// Ends a game without a move where that is said, and tells whether it has ended as is said.
pub(super) fn ended_as_said<G: Recordable>(
    session: &mut Session<G>,
    said: Option<&RecordedEnding>,
) -> bool {
    if let Some(concession) = said.and_then(|said| said.conceded) {
        if session.outcome().is_some() {
            return false;
        }
        session.concede(concession);
    }
    match (said, session.outcome()) {
        (None, None) => true,
        (Some(said), Some(outcome)) => {
            said.result == outcome.result && said.by == G::ending_name(outcome.ending)
        }
        _ => false,
    }
}

/// Plays the move with this number (counted from 1).
pub(super) fn play_text<G: Recordable>(
    session: &mut Session<G>,
    text: &str,
    number: usize,
) -> Result<(), RecordFault> {
    let wrong = |why: G::Illegal| RecordFault::Move(number, why.phrase());
    let mv = match session.live().read_move(text) {
        Ok(mv) => mv,
        Err(_) if session.outcome().is_some() => return Err(RecordFault::AfterTheEnd(number)),
        Err(why) => return Err(wrong(why)),
    };
    session.play(mv).map_err(|refusal| match refusal {
        Refusal::Illegal(why) => wrong(why),
        Refusal::TooLong => RecordFault::TooManyMoves,
    })
}

/// A result as it is written; `None` if it names a seat that is not at the table.
fn ended(form: EndedForm, seats: usize) -> Option<RecordedEnding> {
    let winner = match form.winner {
        Some(number) => Some(seat(number, seats)?),
        None => None,
    };
    let conceded = match form.conceded {
        Some(form) => Some(form.at_table(seats)?),
        None => None,
    };
    Some(RecordedEnding {
        result: winner.into(),
        by: form.by,
        conceded,
    })
}

/// The byte at which a text stops being written as a record is; `None` if it never does.
fn damage(text: &str) -> Option<usize> {
    let error = ron::from_str::<Remains>(text).err()?;
    Some(offset(text, error.span.end))
}

/// The first part of a text, up to the last value that is whole before `end`, with every bracket
/// that is open there closed.
fn closed(text: &str, end: usize) -> String {
    let whole = &text[..scan(&text[..end]).whole];
    let closing = scan(whole).open.into_iter().rev();
    let closing = closing.map(|bracket| match bracket {
        '(' => ')',
        '[' => ']',
        _ => '}',
    });
    whole.chars().chain(closing).collect()
}

/// What stands in the first part of a text.
struct Scan {
    /// The brackets that are open at its end.
    open: Vec<char>,
    /// Where the last value that is whole ends.
    whole: usize,
}

/// Looks at the brackets of a text; those in strings and comments are none.
fn scan(text: &str) -> Scan {
    let mut open = Vec::new();
    let mut whole = 0;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let mut is_whole = false;
        match c {
            '(' | '[' | '{' => {
                open.push(c);
                is_whole = true;
            }
            ')' | ']' | '}' => {
                open.pop();
                is_whole = true;
            }
            ',' => is_whole = true,
            '"' => {
                let mut escaped = false;
                let ended = chars.any(|(_, c)| {
                    let ends = c == '"' && !escaped;
                    escaped = c == '\\' && !escaped;
                    ends
                });
                is_whole = ended && open.last() == Some(&'[');
            }
            '/' => skip_comment(&mut chars),
            _ => {}
        }
        if is_whole {
            let next = chars.peek().map_or(text.len(), |(next, _)| *next);
            whole = next.max(at + 1);
        }
    }
    Scan { open, whole }
}

/// Goes behind the comment that begins with the slash before; nowhere if none does.
fn skip_comment(chars: &mut Peekable<CharIndices>) {
    match chars.peek() {
        Some((_, '/')) => {
            chars.any(|(_, c)| c == '\n');
        }
        Some((_, '*')) => {
            let mut depth = 0;
            let mut before = '/';
            for (_, c) in chars {
                match (before, c) {
                    ('/', '*') => depth += 1,
                    ('*', '/') => depth -= 1,
                    _ => {
                        before = c;
                        continue;
                    }
                }
                if depth == 0 {
                    return;
                }
                before = ' ';
            }
        }
        _ => {}
    }
}

/// The number of lines in a text, one of them unfinished.
fn line_count(text: &[u8]) -> usize {
    text.split(|&byte| byte == b'\n').count()
}

/// What an error in the form of a whole record means.
fn form_error(text: &str, error: SpannedError) -> RecordError {
    let lines = line_count(text.as_bytes());
    let column = text.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    let end = error.span.end;
    if end.line >= lines && end.col >= column {
        return RecordError::at(lines, RecordFault::CutShort);
    }
    if matches!(error.code, RonError::ExpectedDifferentStructName { .. }) {
        return RecordError::whole(RecordFault::NotARecord);
    }
    let line = match error.code {
        // Noticed at the next word, but missing after the one before.
        RonError::ExpectedComma => last_word_line(text, error.span.start),
        _ => error.span.start.line,
    };
    RecordError::at(line, ron_fault(error.code))
}

/// The line of the last word before a place in the text.
fn last_word_line(text: &str, place: Position) -> usize {
    line_count(text[..offset(text, place)].trim_end().as_bytes())
}

/// The number of bytes before a place in the text.
fn offset(text: &str, place: Position) -> usize {
    let before_line: usize = text
        .split_inclusive('\n')
        .take(place.line.saturating_sub(1))
        .map(str::len)
        .sum();
    let in_line = text[before_line..]
        .chars()
        .take(place.col.saturating_sub(1))
        .map(char::len_utf8)
        .sum::<usize>();
    before_line + in_line
}

/// What is wrong, in our words.
pub(super) fn ron_fault(error: RonError) -> RecordFault {
    match error {
        RonError::Eof | RonError::ExpectedStringEnd | RonError::UnclosedBlockComment => {
            RecordFault::CutShort
        }
        RonError::ExceededRecursionLimit => RecordFault::TooDeep,
        RonError::NoSuchStructField { found, .. } => RecordFault::UnknownPart(excerpt(&found)),
        RonError::MissingStructField { field, .. } => RecordFault::MissingPart(field.to_owned()),
        RonError::DuplicateStructField { field, .. } => RecordFault::TwicePart(field.to_owned()),
        RonError::NoSuchEnumVariant {
            expected, found, ..
        } => RecordFault::WrongValue {
            found: excerpt(&found),
            expected: expected.join(", "),
        },
        RonError::InvalidValueForType { found, .. } => RecordFault::WrongValue {
            found: excerpt(&found),
            expected: String::new(),
        },
        other => RecordFault::Form(excerpt(&other.to_string())),
    }
}
