//! Moves that players of other levels would play in the positions that were shown.

use std::collections::HashMap;
use std::slice;
use std::time::Duration;

use super::LevelMove;
use super::move_text::listed_line;
use crate::board::Playable;
use crate::bot::Level;
use crate::random::stable_hash;
use crate::session::{NodeId, Session};

/// Time for which a position is shown before its comparison starts, in seconds.
const REST: f64 = 0.5;

pub(super) struct Comparison<M> {
    /// The same as long as the moves of the game are.
    seed: u64,
    compared: HashMap<NodeId, Compared<M>>,
    /// The position shown, and the time from which it rests, in seconds; `None` until the next look.
    shown: Option<(NodeId, f64)>,
    /// The level whose move the user points at.
    pointed: Option<Level>,
}

/// Moves in a position, the weakest level first.
struct Compared<M> {
    moves: Vec<(Level, M)>,
    is_done: bool,
}

impl<M> Default for Compared<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), is_done: false }
    }
}

impl<M: Copy> Comparison<M> {
    pub(super) fn new<G: Playable<Move = M>>(session: &Session<G>) -> Self {
        let moves = session.main_positions().iter().zip(session.main_moves());
        let moves: Vec<String> = moves.map(|(game, &mv)| game.write_move(mv)).collect();
        Self {
            seed: stable_hash(moves.join(" ").as_bytes()),
            compared: HashMap::new(),
            shown: None,
            pointed: None,
        }
    }

    pub(super) const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns `true` if another position was shown before.
    pub(super) fn show(&mut self, node: NodeId, now: f64) -> bool {
        let is_other = self.shown.is_none_or(|(shown, _)| shown != node);
        if is_other {
            self.shown = Some((node, now));
        }
        is_other
    }

    /// Lets the rest of the position begin anew.
    pub(super) const fn disturb(&mut self) {
        self.shown = None;
    }

    /// `None` if the position has rested long enough.
    pub(super) fn time_to_rest(&self, now: f64) -> Option<Duration> {
        let (_, since) = self.shown?;
        let left = REST - (now - since);
        (left > 0.0).then(|| Duration::from_secs_f64(left))
    }

    pub(super) fn should_request(&self, node: NodeId) -> bool {
        !self.compared.get(&node).is_some_and(|known| known.is_done)
    }

    pub(super) fn add(&mut self, node: NodeId, level: Level, mv: M) {
        let known = self.compared.entry(node).or_default();
        // A comparison that was cancelled has found the same moves.
        if known.moves.iter().all(|&(other, _)| other != level) {
            known.moves.push((level, mv));
        }
    }

    pub(super) fn finish(&mut self, node: NodeId) {
        self.compared.entry(node).or_default().is_done = true;
    }

    pub(super) const fn point_at(&mut self, level: Option<Level>) {
        self.pointed = level;
    }

    fn move_ref(&self, node: NodeId, level: Level) -> Option<&M> {
        let mut moves = self.compared.get(&node)?.moves.iter();
        let (_, mv) = moves.find(|(other, _)| *other == level)?;
        Some(mv)
    }

    pub(super) fn level_move(&self, node: NodeId, level: Level) -> Option<M> {
        self.move_ref(node, level).copied()
    }

    /// The move that the user points at as a line, if it starts from this position.
    pub(super) fn pointed_line(&self, node: NodeId) -> Option<&[M]> {
        self.move_ref(node, self.pointed?).map(slice::from_ref)
    }

    /// The moves in the position shown, for the window.
    pub(super) fn states<G>(&self, session: &Session<G>) -> Vec<LevelMove>
    where
        G: Playable<Move = M>,
    {
        let cursor = session.cursor();
        let Some(known) = self.compared.get(&cursor) else {
            return Vec::new();
        };
        let game = session.position(cursor);
        let states = known.moves.iter().filter_map(|&(level, mv)| {
            let short = listed_line(&game, &[mv]).pop()?;
            Some(LevelMove { level, short })
        });
        states.collect()
    }
}
