//! Judgements of moves in the tree of a game, from the verdicts that are stored there.

use super::{Judged, blames};
use crate::board::Playable;
use crate::bot::explanation::explain;
use crate::bot::study::Judgement;
use crate::session::{NodeId, Session};

/// Judgement of the move that leads from the position `before` to this node, if both have verdicts.
pub(super) fn judgement<G: Playable>(
    session: &Session<G>,
    node: NodeId,
    before: &G,
) -> Option<Judgement> {
    let known = session.verdict(session.parent(node)?)?;
    let after = session.verdict(node)?;
    let mv = session.move_to(node)?;
    Some(Judgement::of(before, mv, known, after))
}

/// Judgement shown for the move that leads to this node: a person's mark, or the engine's.
pub(super) fn judged<G: Playable>(session: &Session<G>, node: NodeId) -> Option<Judged> {
    let parent = session.parent(node)?;
    let before = session.position(parent);
    let mv = session.move_to(node)?;
    let found = judgement(session, node, &before).and_then(|found| found.mark);
    let mark = session.mark(node).or(found)?;
    let known = session.verdict(parent).zip(session.verdict(node));
    let blamed = found.filter(|&mark| blames(mark)).and(known);
    Some(Judged {
        ply: session.ply(node),
        short: before.list_text(mv),
        mark,
        why: blamed.and_then(|(known, after)| explain(&before, mv, known, after)),
    })
}
