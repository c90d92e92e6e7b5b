//! Reading of codes. Every move is checked, because it is one of the legal moves.

use super::digits::Digits;
use super::fields::Reader;
use super::{CodeFault, MOST_MOVES, VERSION, WITHOUT_NEW_RULES, part, sorted_moves, word};
use crate::dates::is_date;
use crate::record::Record;
use crate::recordable::Recordable;
use crate::sheet_rules;
use kuba_session::{Seat, Session};

/// Most tags of one kind in a code.
const MOST_TAGS: usize = 40;

/// A game read from a code.
#[derive(Debug)]
pub struct CodedGame<G: Recordable> {
    /// The moves.
    pub session: Session<G>,
    /// Rules, players and date.
    pub record: Record<G::Rules>,
    /// Tags of a message between friends, by name; empty if the code is none.
    pub message: Vec<(String, String)>,
}

/// Returns the number of the game, a [`Recordable::CODE`], of a code.
///
/// # Errors
/// The code is damaged, or of a newer version.
pub fn coded_game(code: &str) -> Result<u8, CodeFault> {
    begin(&word::bytes(code)?).map(|(game, _)| game)
}

/// Reads a game from its code.
///
/// # Errors
/// The code is damaged, of a newer version, or of another game.
pub fn read_code<G: Recordable>(code: &str) -> Result<CodedGame<G>, CodeFault> {
    let bytes = word::bytes(code)?;
    let (game, mut rest) = begin(&bytes)?;
    if game != G::CODE {
        return Err(CodeFault::OtherGame);
    }
    let flags = rest.byte()?;
    if flags & !part::ALL > 0 {
        return Err(CodeFault::Newer);
    }
    let has = |part: u8| flags & part > 0;
    let told = if has(part::RULES) { tags(&mut rest)? } else { Vec::new() };
    let rules = sheet_rules::read::<G>(|name| {
        let tag = told.iter().find(|(other, _)| other == name)?;
        Some((tag.1.as_str(), 0))
    });
    let rules = rules.map_err(|_| CodeFault::Damaged)?;
    let start = if has(part::START) {
        G::from_text(&rest.text()?, &rules).map_err(|_| CodeFault::Damaged)?
    } else {
        G::start(&rules)
    };
    let seats = if has(part::SEATS) { seats(&mut rest)? } else { Vec::new() };
    if !seats.is_empty() && seats.len() != start.seats() {
        return Err(CodeFault::Damaged);
    }
    let date = has(part::DATE).then(|| rest.date()).transpose()?;
    let concession = has(part::END).then(|| rest.concession(start.seats())).transpose()?;
    let message = if has(part::MESSAGE) { tags(&mut rest)? } else { Vec::new() };
    let mut session = moves(start, &mut rest)?;
    if let Some(concession) = concession {
        let is_open = session.outcome().is_none();
        session.concede(concession);
        if !is_open || session.outcome().is_none() {
            return Err(CodeFault::Damaged);
        }
    }
    let record = Record::of(&session, rules, seats).dated(date.filter(|date| is_date(date)));
    Ok(CodedGame { session, record, message })
}

fn begin(bytes: &[u8]) -> Result<(u8, Reader<'_>), CodeFault> {
    let mut rest = Reader(bytes);
    match rest.byte()? {
        WITHOUT_NEW_RULES..=VERSION => Ok((rest.byte()?, rest)),
        _ => Err(CodeFault::Newer),
    }
}

fn tags(rest: &mut Reader) -> Result<Vec<(String, String)>, CodeFault> {
    let count = rest.number()?;
    if count > MOST_TAGS {
        return Err(CodeFault::Damaged);
    }
    (0..count).map(|_| Ok((rest.text()?, rest.text()?))).collect()
}

fn seats(rest: &mut Reader) -> Result<Vec<Seat>, CodeFault> {
    let count = rest.number()?;
    if count > MOST_TAGS {
        return Err(CodeFault::Damaged);
    }
    (0..count).map(|_| rest.seat()).collect()
}

fn moves<G: Recordable>(start: G, rest: &mut Reader) -> Result<Session<G>, CodeFault> {
    let count = rest.number()?;
    if count > MOST_MOVES {
        return Err(CodeFault::Damaged);
    }
    let mut digits = Digits::from_bytes(rest.0);
    let mut session = Session::new(start);
    for _ in 0..count {
        let legal = sorted_moves(session.live());
        let place = match legal.len() {
            0 => return Err(CodeFault::Damaged),
            count => digits.pop(count),
        };
        session.play(legal[place]).map_err(|_| CodeFault::Damaged)?;
    }
    if digits.is_zero() { Ok(session) } else { Err(CodeFault::Damaged) }
}
