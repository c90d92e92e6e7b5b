//! Judgements of moves in the tree of a game, from the verdicts that are stored there.

use super::Judged;
use crate::board::Playable;
use crate::bot::study::{Experience, JudgedMove, Judgement, Mark, SAME_WIN, recurs};
use crate::session::{NodeId, Session};

/// Judgement of the move that leads from the position `before` to this node, if both have verdicts.
pub(super) fn judgement<G: Playable>(
    session: &Session<G>,
    node: NodeId,
    before: &G,
    experience: Experience,
) -> Option<Judgement> {
    let parent = session.parent(node)?;
    let mut earlier = session.parent(parent);
    let mut past = Vec::new();
    while let Some(node) = earlier.filter(|_| past.len() < SAME_WIN) {
        past.push(session.verdict(node).cloned());
        earlier = session.parent(node);
    }
    past.reverse();
    let judged = JudgedMove {
        game: before,
        mv: session.move_to(node)?,
        ply: session.ply(node) - 1,
        before: session.verdict(parent)?,
        after: session.verdict(node)?,
        past: &past,
    };
    Some(Judgement::of(&judged, experience, || {
        let mut then = session.start().clone();
        let mut earlier = Vec::new();
        for mv in session.moves_to(node) {
            earlier.push(then.clone());
            then.play(mv);
        }
        recurs(&then, &earlier)
    }))
}

/// Judgement shown for the move that leads to this node: a person's mark, or the engine's.
pub(super) fn judged<G: Playable>(
    session: &Session<G>,
    node: NodeId,
    experience: Experience,
) -> Option<Judged> {
    let before = session.position(session.parent(node)?);
    let mv = session.move_to(node)?;
    let found = judgement(session, node, &before, experience);
    let mark = session.mark(node).or(found.as_ref().and_then(|found| found.mark))?;
    let blamed = found.filter(|found| found.mark.is_some_and(Mark::blames));
    Some(Judged {
        ply: session.ply(node),
        short: before.list_text(mv),
        mark,
        why: blamed.and_then(|found| found.why),
    })
}
