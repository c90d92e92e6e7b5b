//! A word on what a move does.

use std::collections::BTreeSet;

use crate::bot::Score;
use crate::phrase::{Phrase, Say};
use crate::rules::Player;
use crate::rules::cubulus::{Ball, Face, Move, Position};

/// Why the first move of a line is a good one, when that line leads to this score.
pub(super) fn reason(position: &Position, line: &[Move], score: Score) -> Option<Phrase> {
    let &first = line.first()?;
    let me = position.turn();
    let mut after = *position;
    after.play(first);
    if after.winner() == Some(me) {
        return Some(Phrase::new("cubulus-hint-wins"));
    }
    if let Some(plies) = score.plies_to_end().filter(|plies| *plies > 0) {
        return Some(Phrase::new("cubulus-hint-forces-win").with("plies", i64::from(plies)));
    }
    if position.is_laying() || after.winner().is_some() {
        return None;
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
        [] => None,
        [face] => Some(Phrase::new("cubulus-hint-threatens").with("face", face.phrase())),
        _ => Some(Phrase::new("cubulus-hint-threatens-many").with("faces", new.len())),
    }
}

/// The faces on which a player could complete a square, were it their turn.
fn threats(position: &Position, player: Player) -> BTreeSet<Face> {
    let threats = position.threats(player).into_iter();
    threats.map(|(_, square)| square.face).collect()
}
