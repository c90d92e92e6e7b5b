//! Summary of the verdicts in the tree for a game that is being studied.

use super::move_judgement::judged;
use super::{StudyPoint, StudyState};
use crate::board::Playable;
use crate::bot::study::{Experience, MoveLine, Review};
use crate::session::Session;

/// State of a study as far as it follows from the tree; the rest is empty.
pub(super) fn report<G: Playable>(session: &Session<G>, experience: Experience) -> StudyState {
    let mut line = MoveLine::new(session.main_positions().to_vec(), session.main_moves().to_vec());
    for (known, &node) in line.known.iter_mut().zip(session.main_line()) {
        *known = session.verdict(node).cloned();
    }
    let winner = session.outcome().and_then(|outcome| outcome.result.winner());
    let review = Review::of(&line, winner, experience);
    let cursor = session.cursor();
    let known = session.verdict(cursor);
    StudyState {
        points: points(session, &review),
        shown: shown_point(session),
        turning_point: review.turning_point.map(|place| place + 1),
        judged: judged(session, cursor, experience),
        chances: known.map_or_else(Vec::new, |known| {
            experience.chances(session.shown(), known.score, &known.chances)
        }),
        accuracy: review.accuracy,
        ..StudyState::default()
    }
}

fn points<G: Playable>(session: &Session<G>, review: &Review) -> Vec<StudyPoint> {
    let (positions, moves) = (session.main_positions(), session.main_moves());
    let points = session.main_line().iter().enumerate();
    let points = points.map(|(number, &node)| {
        let before = number.checked_sub(1);
        let judged = before.and_then(|place| review.judgements[place].as_ref());
        StudyPoint {
            node,
            mover: before.map(|place| positions[place].turn()),
            short: before.map(|place| positions[place].list_text(moves[place])),
            chances: review.chances[number].clone(),
            mark: session.mark(node).or(judged.and_then(|judged| judged.mark)),
        }
    });
    points.collect()
}

/// Number of the point that is shown, or at which the line shown leaves the main line.
fn shown_point<G: Playable>(session: &Session<G>) -> usize {
    let way = &session.line()[..=session.shown_ply()];
    let off = way.iter().position(|&node| !session.is_main(node));
    off.map_or(way.len(), |off| off) - 1
}
