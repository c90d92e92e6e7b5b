//! Moves of a saved game with its verdicts.

use crate::board::Playable;
use crate::bot::study::MoveLine;
use crate::session::Session;
use crate::store::{Annotations, Record};

/// Main line of a game, with the verdicts that the file has. The last position is the board that a player who
/// resigned or lost on time left.
pub(super) fn main_line<G: Playable>(session: &Session<G>) -> MoveLine<G> {
    let mut game = session.start().clone();
    let mut positions = vec![game.clone()];
    for &mv in session.main_moves() {
        game.play(mv);
        positions.push(game.clone());
    }
    let mut line = MoveLine::new(positions, session.main_moves().to_vec());
    for (known, &node) in line.known.iter_mut().zip(session.main_line()) {
        *known = session.verdict(node).cloned();
    }
    line
}

/// Text of a game with the verdicts of this line, if they are deeper than those of the file. A board that somebody left
/// has none: the game ended there.
pub(super) fn with_verdicts<G: Playable>(
    mut session: Session<G>,
    mut record: Record<G::Rules>,
    line: MoveLine<G>,
) -> Option<String> {
    let mut places = session.main_line().to_vec();
    if session.concession().is_some() {
        places.pop();
    }
    let mut is_deeper = false;
    for (node, found) in places.into_iter().zip(line.known) {
        let Some(found) = found else {
            continue;
        };
        if session.verdict(node).is_none_or(|known| known.nodes < found.nodes) {
            session.set_verdict(node, Some(found));
            is_deeper = true;
        }
    }
    is_deeper.then(|| {
        record.study = Annotations::of(&session);
        record.to_ron()
    })
}
