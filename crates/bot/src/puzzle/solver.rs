//! Proof search for puzzles: tries every move up to a depth.

use std::collections::HashMap;

use super::goal::PuzzleGoal;
use super::table::WinTable;
use crate::search::{Node, Urgency};
use kuba_rules::Player;

/// Results closer to the end than this many moves are faster to find again than to store.
const WORTH_KEEPING: u32 = 2;
/// Number of positions between two calls of `stops`.
const ASKED_EVERY: u64 = 1 << 10;
/// Separates the table entries of the two players.
const SECOND_ATTACKS: u64 = 0x9e37_79b9_7f4a_7c15;

/// Error: the limit of positions is reached, or the search was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitReached;

/// Prover of forced results between two players.
pub struct Solver<N: Node> {
    known: WinTable,
    /// Success of each move in deciding positions, for the defender and for the attacker.
    decided: [Vec<u64>; 2],
    /// See [`Solver::taken_in_turn`].
    pub(super) taken: HashMap<u64, u32>,
    left: u64,
    stops: Box<dyn Fn() -> bool + Send>,
    nothing: std::marker::PhantomData<fn() -> N>,
}

impl<N: Node> Solver<N> {
    /// Creates a solver that visits at most this many positions.
    pub fn new(nodes: u64) -> Self {
        Self {
            known: WinTable::new(),
            decided: [(); 2].map(|()| vec![0; N::MOVE_INDICES]),
            taken: HashMap::new(),
            left: nodes,
            stops: Box::new(|| false),
            nothing: std::marker::PhantomData,
        }
    }

    /// Makes the solver give up as soon as `stops` returns `true`.
    #[must_use]
    pub fn stopping(mut self, stops: impl Fn() -> bool + Send + 'static) -> Self {
        self.stop_when(stops);
        self
    }

    pub(super) fn stop_when(&mut self, stops: impl Fn() -> bool + Send + 'static) {
        self.stops = Box::new(stops);
    }

    /// Returns the number of positions that may still be visited.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Sets the number of positions that may still be visited.
    pub fn allow(&mut self, nodes: u64) {
        self.left = nodes;
    }

    /// Counts a position.
    pub(super) fn visit(&mut self) -> Result<(), LimitReached> {
        self.left = self.left.checked_sub(1).ok_or(LimitReached)?;
        if self.left.is_multiple_of(ASKED_EVERY) && (self.stops)() {
            return Err(LimitReached);
        }
        Ok(())
    }

    /// Returns `true` if a player can force a win within this many moves.
    ///
    /// # Errors
    /// The limit of positions is reached.
    pub fn can_force_win(
        &mut self,
        node: &N,
        attacker: Player,
        plies: u32,
    ) -> Result<bool, LimitReached> {
        if let Some(result) = node.verdict() {
            return Ok(result.winner() == Some(attacker));
        }
        if plies == 0 {
            return Ok(false);
        }
        let attacks = node.turn() == attacker;
        let urgency = node.urgency();
        if urgency == Some(Urgency::Wins) {
            return Ok(attacks);
        }
        if attacks && plies == 1 && (urgency.is_some() || !node.may_win_immediately()) {
            return Ok(false);
        }
        self.visit()?;
        let key = match attacker {
            Player::FIRST => node.key(),
            _ => node.key() ^ SECOND_ATTACKS,
        };
        let mut best = None;
        if plies >= WORTH_KEEPING {
            let known = self.known.probe(key);
            if known.within > 0 && u32::from(known.within) <= plies {
                return Ok(true);
            }
            if u32::from(known.not_within) >= plies {
                return Ok(false);
            }
            best = usize::from(known.best).checked_sub(1);
        }
        let mut moves = all_moves(node);
        if moves.is_empty() {
            return Ok(node.verdict_when_stuck().winner() == Some(attacker));
        }
        if plies >= WORTH_KEEPING {
            let decided = &self.decided[usize::from(attacks)];
            let promise = |mv: &N::Move| {
                let index = N::move_index(*mv);
                (Some(index) != best, u64::MAX - decided[index])
            };
            moves.sort_by_cached_key(promise);
        }
        let mut deciding = None;
        for mv in moves {
            if self.can_force_win(&after(node, mv), attacker, plies - 1)? == attacks {
                deciding = Some(N::move_index(mv));
                break;
            }
        }
        let wins = deciding.is_some() == attacks;
        if plies >= WORTH_KEEPING {
            self.known.store(key, plies, wins, deciding);
            if let Some(index) = deciding {
                self.decided[usize::from(attacks)][index] += 1 << (2 * plies.min(20));
            }
        }
        Ok(wins)
    }

    /// Returns the number of moves after which a player can force a win, if it is at most `most`.
    ///
    /// # Errors
    /// The limit of positions is reached.
    pub fn shortest_win(
        &mut self,
        node: &N,
        who: Player,
        most: u32,
    ) -> Result<Option<u32>, LimitReached> {
        for plies in 0..=most {
            if self.can_force_win(node, who, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    /// Returns the moves of the player to move that still reach a goal. `left` is the goal with the moves or
    /// the captures that are left.
    ///
    /// # Errors
    /// The limit of positions is reached.
    pub fn accepted(&mut self, node: &N, left: PuzzleGoal) -> Result<Vec<N::Move>, LimitReached> {
        let me = node.turn();
        let mut accepted = Vec::new();
        for mv in all_moves(node) {
            let child = after(node, mv);
            let reaches = match left {
                PuzzleGoal::Win(plies) => {
                    self.can_force_win(&child, me, plies.saturating_sub(1))?
                }
                PuzzleGoal::Take(number) => {
                    self.taken_in_turn(&child, me)? >= node.taken(me) + number
                }
                PuzzleGoal::Hold(plies) => {
                    let safe = PuzzleGoal::safe_after_hold(plies);
                    !self.can_force_win(&child, me.next(2), safe)?
                }
            };
            if reaches {
                accepted.push(mv);
            }
        }
        Ok(accepted)
    }
}

pub(super) fn all_moves<N: Node>(node: &N) -> Vec<N::Move> {
    let mut moves = Vec::new();
    node.tactical_moves(&mut moves);
    node.quiet_moves(&mut moves);
    moves
}

pub(super) fn after<N: Node>(node: &N, mv: N::Move) -> N {
    let mut child = node.clone();
    child.play(mv);
    child
}
