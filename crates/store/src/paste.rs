//! Reading of games from clipboard text.

use super::dates::today;
use super::fault::{RecordError, RecordFault};
use super::read_record::read_game;
use super::record::Record;
use super::recordable::Recordable;
use super::replay::{LoadedGame, move_words};
use super::score_sheet::is_score_sheet;
use super::sheet_reader;
use super::sheet_text::{LONGEST_MOVE, list_text, with_hyphens};
use super::text::{check_size, looks_like_record, unmarked};
use kuba_rules::phrase::ToPhrase;
use kuba_session::Session;

/// Most moves of a continuation.
const MOST_TYPED: usize = 200;

/// Reads clipboard text: a saved game, a score sheet, a position, or a list of moves from the start ("1.
/// f1f2 a1b1 2. …", where the numbers are ignored). Positions and lists are played by `rules`, and lists
/// that do not fit by the default rules; both have no players yet.
///
/// # Errors
/// Fails with the fault, and with its line in a saved game or the number of the move in a list.
pub fn read_pasted<G: Recordable>(
    text: &str,
    rules: &G::Rules,
) -> Result<LoadedGame<G>, RecordError> {
    check_size(text)?;
    let text = unmarked(text);
    if looks_like_record(text.trim_start()) || is_score_sheet(text) {
        return read_game(text);
    }
    let text = list_text(text);
    let trimmed = text.trim();
    let position_error = match position(trimmed, rules) {
        Ok(start) => {
            let session = Session::new(start);
            let record = Record::of(&session, rules.clone(), Vec::new()).dated(Some(today()));
            return Ok((session, record));
        }
        Err(error) => error,
    };
    let mut words = move_words(trimmed).peekable();
    match words.peek() {
        Some(first) if looks_like_position(first) => {
            Err(RecordError::whole(RecordFault::Position(position_error.phrase())))
        }
        Some(first) if first.chars().nth(LONGEST_MOVE).is_none() => {
            let start = G::start(rules);
            let first = with_hyphens(first);
            let first = G::plain_move(&first);
            if first.parse::<G::Move>().is_err() && start.read_move(&first).is_err() {
                return Err(RecordError::whole(RecordFault::NotUnderstood));
            }
            list(trimmed, rules).or_else(|error| list(trimmed, &G::Rules::default()).or(Err(error)))
        }
        _ => Err(RecordError::whole(RecordFault::NotUnderstood)),
    }
}

/// Reads moves that go on from a position, such as "3. f5-f4 g7-g6?", as people type them in messages. `None` if the
/// text has anything else.
pub fn read_continuation<G: Recordable>(position: &G, text: &str) -> Option<Vec<G::Move>> {
    let mut game = position.clone();
    let mut moves = Vec::new();
    for word in move_words(text.trim()) {
        if moves.len() == MOST_TYPED {
            return None;
        }
        let word = with_hyphens(word.trim_end_matches(['!', '?', '.']));
        let mv = game.read_move(&G::plain_move(&word)).ok()?;
        game.play(mv);
        moves.push(mv);
    }
    Some(moves)
}

/// Returns `true` for ranks divided by slashes.
fn looks_like_position(first: &str) -> bool {
    let is_long = first.len() > 12 || first.matches('/').count() > 1;
    is_long && first.contains('/') && !first.contains(':')
}

fn list<G: Recordable>(text: &str, rules: &G::Rules) -> Result<LoadedGame<G>, RecordError> {
    let session = sheet_reader::play_list(Session::new(G::start(rules)), text);
    // Line numbers mean nothing to a user who pastes moves.
    let session = session.map_err(|error| RecordError::whole(error.fault))?;
    let record = Record::of(&session, rules.clone(), Vec::new()).dated(Some(today()));
    Ok((session, record))
}

/// The text may be broken into lines, either anywhere or with one line per rank.
fn position<G: Recordable>(text: &str, rules: &G::Rules) -> Result<G, G::PositionError> {
    let error = match G::from_text(text, rules) {
        Ok(game) => return Ok(game),
        Err(error) => error,
    };
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let Some((last, ranks)) = lines.split_last().filter(|(_, ranks)| !ranks.is_empty()) else {
        return Err(error);
    };
    let ways = [
        lines.concat(),
        lines.join(" "),
        lines.join("/"),
        format!("{} {last}", ranks.concat()),
        format!("{} {last}", ranks.join("/")),
    ];
    let read = ways.iter().find_map(|way| G::from_text(way, rules).ok());
    read.ok_or(error)
}
