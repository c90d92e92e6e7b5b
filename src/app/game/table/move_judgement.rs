//! Judgements of the moves in the tree of a game, from the verdicts that are stored there.

use std::collections::HashMap;

use crate::board::Playable;
use crate::bot::study::{Experience, JudgedMove, Judgement, SAME_WIN, Verdict, recurs};
use crate::session::{NodeId, Session};

/// Judgements of all moves in a tree. A move is judged again only when a verdict changes on which that depends.
pub(super) struct Judgements<M> {
    experience: Experience,
    nodes: HashMap<NodeId, JudgedNode<M>>,
}

struct JudgedNode<M> {
    verdict: Option<Verdict<M>>,
    /// Number of moves since a verdict that had changed at the last update.
    age: usize,
    judgement: Option<Judgement>,
}

impl<M: Copy + PartialEq> Judgements<M> {
    pub(super) fn new() -> Self {
        Self { experience: Experience::default(), nodes: HashMap::new() }
    }

    /// The judgement of the move that leads to a node, if both positions have verdicts.
    pub(super) fn of(&self, node: NodeId) -> Option<&Judgement> {
        self.nodes.get(&node)?.judgement.as_ref()
    }

    pub(super) fn update<G: Playable<Move = M>>(
        &mut self,
        session: &Session<G>,
        experience: Experience,
    ) {
        if self.experience != experience {
            *self = Self { experience, ..Self::new() };
        }
        self.update_node(session, NodeId::START, None);
        session.walk_positions(|row, before, _| self.update_node(session, row.node, Some(before)));
    }

    /// The parent comes first.
    fn update_node<G: Playable<Move = M>>(
        &mut self,
        session: &Session<G>,
        node: NodeId,
        before: Option<&G>,
    ) {
        let verdict = session.verdict(node);
        let known = self.nodes.get(&node);
        let is_same = known.is_some_and(|known| known.verdict.as_ref() == verdict);
        let parent = session.parent(node).and_then(|parent| self.nodes.get(&parent));
        let age = match parent {
            _ if !is_same => 0,
            Some(parent) => parent.age.saturating_add(1),
            None => usize::MAX,
        };
        if age <= SAME_WIN + 1 {
            let judgement =
                before.and_then(|before| judgement(session, node, before, self.experience));
            let verdict = verdict.cloned();
            self.nodes.insert(node, JudgedNode { verdict, age, judgement });
        } else if let Some(known) = self.nodes.get_mut(&node) {
            known.age = age;
        }
    }
}

fn judgement<G: Playable>(
    session: &Session<G>,
    node: NodeId,
    before: &G,
    experience: Experience,
) -> Option<Judgement> {
    let parent = session.parent(node)?;
    let verdicts = (session.verdict(parent)?, session.verdict(node)?);
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
        before: verdicts.0,
        after: verdicts.1,
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
