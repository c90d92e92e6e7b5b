//! Judgements of moves in the tree of a game, from the verdicts that are stored there.

use super::Judged;
use crate::board::Playable;
use crate::bot::explanation::explain;
use crate::bot::study::{Experience, JudgedMove, Judgement, Verdict, recurs};
use crate::session::{NodeId, Session};

/// Verdicts on the positions before and after a move, as the players see them.
struct KnownMove<G: Playable> {
    mv: G::Move,
    before: Verdict<G::Move>,
    after: Verdict<G::Move>,
}

impl<G: Playable> KnownMove<G> {
    fn of(session: &Session<G>, node: NodeId, game: &G, experience: Experience) -> Option<Self> {
        let mv = session.move_to(node)?;
        let known = session.verdict(session.parent(node)?)?;
        let after = session.verdict(node)?;
        let mut then = game.clone();
        then.play(mv);
        Some(Self {
            mv,
            before: known.seen_by(game, experience),
            after: after.seen_by(&then, experience),
        })
    }

    fn judgement(
        &self,
        session: &Session<G>,
        node: NodeId,
        game: &G,
        experience: Experience,
    ) -> Judgement {
        let judged = JudgedMove {
            game,
            mv: self.mv,
            ply: session.ply(node) - 1,
            before: &self.before,
            after: &self.after,
        };
        Judgement::of(&judged, experience, || {
            let mut then = session.start().clone();
            let mut earlier = Vec::new();
            for mv in session.moves_to(node) {
                earlier.push(then.clone());
                then.play(mv);
            }
            recurs(&then, &earlier)
        })
    }
}

/// Judgement of the move that leads from the position `before` to this node, if both have verdicts.
pub(super) fn judgement<G: Playable>(
    session: &Session<G>,
    node: NodeId,
    before: &G,
    experience: Experience,
) -> Option<Judgement> {
    let known = KnownMove::of(session, node, before, experience)?;
    Some(known.judgement(session, node, before, experience))
}

/// Judgement shown for the move that leads to this node: a person's mark, or the engine's.
pub(super) fn judged<G: Playable>(
    session: &Session<G>,
    node: NodeId,
    experience: Experience,
) -> Option<Judged> {
    let before = session.position(session.parent(node)?);
    let mv = session.move_to(node)?;
    let known = KnownMove::of(session, node, &before, experience);
    let judgement = |known: &KnownMove<G>| known.judgement(session, node, &before, experience);
    let found = known.as_ref().and_then(|known| judgement(known).mark);
    let mark = session.mark(node).or(found)?;
    let blamed = found.filter(|mark| mark.blames()).and(known);
    Some(Judged {
        ply: session.ply(node),
        short: before.list_text(mv),
        mark,
        why: blamed.and_then(|known| explain(&before, mv, &known.before, &known.after)),
    })
}
