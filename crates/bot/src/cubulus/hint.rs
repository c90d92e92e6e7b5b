//! Reasons for hints in Cubulus.

use super::squares::{alone, threats};
use crate::Score;
use crate::hint::HintQuestion;
use kuba_rules::Player;
use kuba_rules::cubulus::{Ball, Move, Position, Square};
use kuba_rules::phrase::{Phrase, ToPhrase};

pub(super) const QUESTIONS: [HintQuestion; 3] = [
    ("cubulus-ask-win", &["cubulus-hint-wins", "cubulus-hint-forces-win"]),
    ("cubulus-ask-stop", &["cubulus-hint-stops"]),
    ("cubulus-ask-threat", &["cubulus-hint-threatens", "cubulus-hint-threatens-many"]),
];

pub(super) fn reason(position: &Position, line: &[Move], score: Score) -> Option<Phrase> {
    let &first = line.first()?;
    let me = position.turn();
    let mut after = *position;
    after.play(first);
    if after.winner() == Some(me) {
        return Some(Phrase::new("cubulus-hint-wins"));
    }
    if score.plies_to_end().is_some_and(|plies| plies > 0) {
        return Some(Phrase::new("cubulus-hint-forces-win"));
    }
    if position.is_laying() || after.winner().is_some() {
        return Some(still(&after));
    }
    for player in (0..position.seats()).map(Player::seat) {
        if player == me {
            continue;
        }
        let feared = threats(position, player);
        let still_feared = threats(&after, player);
        if let Some(face) = feared.difference(&still_feared).next() {
            let stops = Phrase::new("cubulus-hint-stops")
                .with("colour", Ball::of(player).phrase())
                .with("face", face.phrase());
            return Some(stops);
        }
    }
    let hoped = threats(&after, me);
    let new: Vec<_> = hoped.difference(&threats(position, me)).copied().collect();
    match new[..] {
        [] => Some(quiet(position, &after)),
        [face] => Some(Phrase::new("cubulus-hint-threatens").with("face", face.phrase())),
        _ => Some(Phrase::new("cubulus-hint-threatens-many").with("faces", new.len())),
    }
}

fn quiet(before: &Position, after: &Position) -> Phrase {
    let me = before.turn();
    let squares = || Square::ALL.into_iter();
    let grows = |&square: &Square| alone(after, me, square) > alone(before, me, square);
    let built = squares().filter(grows).map(|square| (alone(after, me, square), square.face));
    if let Some((balls, face)) =
        built.max_by_key(|(balls, _)| *balls).filter(|(balls, _)| *balls > 1)
    {
        return Phrase::new("cubulus-hint-builds")
            .with("balls", i64::from(balls))
            .with("face", face.phrase());
    }
    for player in (0..before.seats()).map(Player::seat).filter(|&player| player != me) {
        let hampered = squares()
            .find(|&square| alone(before, player, square) > 1 && alone(after, player, square) == 0);
        if let Some(square) = hampered {
            return Phrase::new("cubulus-hint-hampers")
                .with("colour", Ball::of(player).phrase())
                .with("face", square.face.phrase());
        }
    }
    still(after)
}

/// Reason for a move that changes nothing that can be counted.
fn still(after: &Position) -> Phrase {
    let mut players = (0..after.seats()).map(Player::seat);
    let is_quiet = after.winner().is_none() && players.all(|player| !after.could_win(player));
    Phrase::new(if is_quiet { "cubulus-hint-quiet" } else { "cubulus-hint-best" })
}
