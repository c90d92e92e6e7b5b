//! Coding of games.

use super::digits::Digits;
use super::fields::Writer;
use super::word::word;
use super::{MOST_MOVES, VERSION, WITHOUT_NEW_RULES, part, sorted_moves};
use crate::record::Record;
use crate::recordable::Recordable;
use crate::sheet_rules;
use kuba_session::Session;

/// Longest code, in signs. A picture stays readable at half its size with it.
const LONGEST: usize = 660;

/// Codes the game of a session and its record, without variations, comments and verdicts. `message` are the tags
/// of a message between friends, by name. If the code would become too long, the players and the date are left
/// out; `None` if it is too long even then.
pub fn game_code<G: Recordable>(
    session: &Session<G>,
    record: &Record<G::Rules>,
    message: &[(String, String)],
) -> Option<String> {
    let moves = moves(session)?;
    let code = |with_players: bool| {
        let mut bytes = header::<G>(session, record, (message, with_players));
        bytes.number(session.main_moves().len());
        bytes.0.extend_from_slice(moves.as_bytes());
        let sum = crc32fast::hash(&bytes.0).to_le_bytes();
        bytes.0.extend_from_slice(&sum);
        Some(word(&bytes.0)).filter(|word| word.len() <= LONGEST)
    };
    code(true).or_else(|| code(false))
}

fn moves<G: Recordable>(session: &Session<G>) -> Option<Digits> {
    let (positions, moves) = (session.main_positions(), session.main_moves());
    if moves.len() > MOST_MOVES {
        return None;
    }
    let mut digits = Digits::default();
    for (position, mv) in positions.iter().zip(moves).rev() {
        let legal = sorted_moves(position);
        let place = legal.iter().position(|legal| legal == mv)?;
        digits.push(place, legal.len());
    }
    Some(digits)
}

fn header<G: Recordable>(
    session: &Session<G>,
    record: &Record<G::Rules>,
    (message, with_players): (&[(String, String)], bool),
) -> Writer {
    let rules = sheet_rules::entries::<G>(&record.rules);
    let seats = record.seats.as_slice();
    let date = record.date.as_deref().filter(|_| with_players);
    let parts = [
        (part::RULES, !rules.is_empty()),
        (part::START, record.start.is_some()),
        (part::SEATS, with_players && !seats.is_empty()),
        (part::DATE, date.is_some()),
        (part::END, session.concession().is_some()),
        (part::MESSAGE, !message.is_empty()),
    ];
    let present = parts.iter().filter(|(_, is_there)| *is_there);
    let flags = present.fold(0, |flags, (part, _)| flags | part);
    let mut bytes = Writer::default();
    bytes.byte(if record.has_new_rules { VERSION } else { WITHOUT_NEW_RULES });
    bytes.byte(G::CODE);
    bytes.byte(flags);
    if !rules.is_empty() {
        bytes.number(rules.len());
        for (name, value) in rules {
            bytes.text(name);
            bytes.text(&value);
        }
    }
    if let Some(start) = &record.start {
        bytes.text(start);
    }
    if flags & part::SEATS > 0 {
        bytes.number(seats.len());
        for seat in seats {
            bytes.seat(seat);
        }
    }
    if let Some(date) = date {
        bytes.date(date);
    }
    if let Some(concession) = session.concession() {
        bytes.concession(concession);
    }
    if !message.is_empty() {
        bytes.number(message.len());
        for (name, value) in message {
            bytes.text(name);
            bytes.text(value);
        }
    }
    bytes
}
