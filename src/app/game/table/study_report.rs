//! Summary of the verdicts in the tree for a game that is being studied.

use super::move_judgement::Judgements;
use super::{Judged, NumberedMove, StudyPoint, StudyState};
use crate::board::Playable;
use crate::bot::study::{Experience, Mark, Review, Verdict};
use crate::rules::Rounds;
use crate::session::Session;

/// State of a study as far as it follows from the tree; the rest is empty.
pub(super) fn report<G: Playable>(
    session: &Session<G>,
    judgements: &Judgements<G::Move>,
    experience: Experience,
) -> StudyState {
    let nodes = session.main_line();
    let verdicts: Vec<Option<&Verdict<G::Move>>> =
        nodes.iter().map(|&node| session.verdict(node)).collect();
    let judged_moves = nodes[1..].iter().map(|&node| judgements.of(node).cloned()).collect();
    let winner = session.outcome().and_then(|outcome| outcome.result.winner());
    let positions = session.main_positions();
    let review = Review::of_judged(positions, &verdicts, judged_moves, winner, experience);
    let known = session.verdict(session.cursor());
    StudyState {
        points: points(session, &review),
        shown: shown_point(session),
        turning_point: review.turning_point.map(|place| place + 1),
        judged: judged(session, judgements),
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
    let mut rounds = Rounds::default();
    let points = points.map(|(place, &node)| {
        let before = place.checked_sub(1);
        let judged = before.and_then(|place| review.judgements[place].as_ref());
        StudyPoint {
            node,
            mv: before.map(|place| NumberedMove {
                player: positions[place].turn(),
                number: rounds.add(positions[place].turn()),
                short: positions[place].list_text(moves[place]),
            }),
            chances: review.chances[place].clone(),
            mark: session.mark(node).or(judged.and_then(|judged| judged.mark)),
        }
    });
    points.collect()
}

/// Judgement of the move that leads to the position shown: a person's mark, or the engine's.
fn judged<G: Playable>(session: &Session<G>, judgements: &Judgements<G::Move>) -> Option<Judged> {
    let node = session.cursor();
    let before = session.position(session.parent(node)?);
    let found = judgements.of(node);
    let mark = session.mark(node).or(found.and_then(|found| found.mark))?;
    let blamed = found.filter(|found| found.mark.is_some_and(Mark::blames));
    Some(Judged {
        mv: NumberedMove {
            player: before.turn(),
            number: session.round(session.shown_ply()),
            short: before.list_text(session.move_to(node)?),
        },
        mark,
        why: blamed.and_then(|found| found.why.clone()),
    })
}

/// Number of the point that is shown, or at which the line shown leaves the main line.
fn shown_point<G: Playable>(session: &Session<G>) -> usize {
    let way = &session.line()[..=session.shown_ply()];
    let off = way.iter().position(|&node| !session.is_main(node));
    off.map_or(way.len(), |off| off) - 1
}
