//! Detection of changes from one frame to the next: a move made or taken back, or a jump to another
//! position.

use crate::Scene;
use crate::face::Sense;
use kuba_rules::Game;

/// A move that leads from the previous position to the current one, or back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change<P, M> {
    /// The position before the move.
    pub before: P,
    /// The move.
    pub mv: M,
    /// Direction of the change.
    pub sense: Sense,
}

/// The change of a board since the last frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionChange<P, M> {
    /// No change.
    Nothing,
    /// The first frame of the board.
    Begins,
    /// A move.
    Moves(Change<P, M>),
    /// A jump to a position that no single move leads to.
    Leaps,
}

#[derive(Clone, Debug)]
struct Shown<P, M> {
    ply: usize,
    position: P,
    /// The move that led here, and the position before it.
    arrived: Option<(P, M)>,
}

/// Tracks the position that a board shows.
#[derive(Clone, Debug)]
pub struct Follower<P, M>(Option<Shown<P, M>>);

impl<P, M> Default for Follower<P, M> {
    fn default() -> Self {
        Self(None)
    }
}

impl<P: Clone + PartialEq, M: Copy> Follower<P, M> {
    /// Returns the change since the last frame.
    pub fn follow<G: Game<Move = M>>(
        &mut self,
        scene: &Scene<G>,
        position: impl Fn(&G) -> &P,
    ) -> PositionChange<P, M> {
        let now = Shown::of(scene, position);
        let same = |before: &Shown<P, M>| before.ply == now.ply && before.position == now.position;
        if self.0.as_ref().is_some_and(same) {
            return PositionChange::Nothing;
        }
        let news = match &self.0 {
            None => PositionChange::Begins,
            Some(before) => {
                before.leads_to(&now).map_or(PositionChange::Leaps, PositionChange::Moves)
            }
        };
        self.0 = Some(now);
        news
    }
}

impl<P: Clone + PartialEq, M: Copy> Shown<P, M> {
    fn of<G: Game<Move = M>>(scene: &Scene<G>, position: impl Fn(&G) -> &P) -> Self {
        let before = scene.positions.iter().rev().nth(1);
        let arrived = before.zip(scene.moves.last());
        Self {
            ply: scene.moves.len(),
            position: position(scene.game()).clone(),
            arrived: arrived.map(|(before, &mv)| (position(before).clone(), mv)),
        }
    }

    fn leads_to(&self, now: &Self) -> Option<Change<P, M>> {
        let forward = now
            .arrived
            .as_ref()
            .filter(|(from, _)| self.ply + 1 == now.ply && self.position == *from);
        let backward = self
            .arrived
            .as_ref()
            .filter(|(from, _)| self.ply == now.ply + 1 && *from == now.position);
        let (arrived, sense) = match (forward, backward) {
            (Some(arrived), _) => (arrived, Sense::Forward),
            (None, Some(arrived)) => (arrived, Sense::Backward),
            (None, None) => return None,
        };
        let (before, mv) = arrived.clone();
        Some(Change { before, mv, sense })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(ply: usize, position: u8, arrived: Option<(u8, char)>) -> Shown<u8, char> {
        Shown { ply, position, arrived }
    }

    #[test]
    fn a_move_on_and_a_move_back_are_seen_and_nothing_else() {
        let [start, next] = [shown(3, 10, Some((9, 'a'))), shown(4, 11, Some((10, 'b')))];
        let change = start.leads_to(&next).expect("a move");
        assert_eq!((change.before, change.mv, change.sense), (10, 'b', Sense::Forward));
        let change = next.leads_to(&start).expect("a move back");
        assert_eq!((change.before, change.mv, change.sense), (10, 'b', Sense::Backward));
        assert_eq!(start.leads_to(&shown(5, 12, Some((11, 'c')))), None);
        assert_eq!(start.leads_to(&shown(4, 13, Some((12, 'd')))), None);
    }
}
