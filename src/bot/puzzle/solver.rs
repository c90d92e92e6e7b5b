//! Proof search for puzzles: tries every move up to a depth.

use super::goal::PuzzleGoal;
use super::table::WinTable;
use crate::bot::search::{Node, Urgency};
use crate::rules::Player;

/// Results closer to the end than this many moves are faster to find again than to store.
const WORTH_KEEPING: u32 = 2;
/// Number of positions between two calls of `stops`.
const ASKED_EVERY: u64 = 1 << 10;
/// Separates the table entries of the two players.
const SECOND_ATTACKS: u64 = 0x9e37_79b9_7f4a_7c15;

/// Error: the limit of positions is reached, or the search was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitReached;

/// Position with exactly one good first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// Goal that the move reaches.
    pub goal: PuzzleGoal,
    /// The move, and the play to the end if the other side holds out as long as it can. If the goal is to
    /// hold, only the move.
    pub line: Vec<M>,
}

struct SameBoard<M> {
    board: u64,
    moves: Vec<M>,
}

/// Prover of forced results between two players.
pub struct Solver<N: Node> {
    known: WinTable,
    /// Success of each move in deciding positions, for the defender and for the attacker.
    decided: [Vec<u64>; 2],
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
            left: nodes,
            stops: Box::new(|| false),
            nothing: std::marker::PhantomData,
        }
    }

    /// Makes the solver give up as soon as `stops` returns `true`.
    #[must_use]
    pub fn stopping(self, stops: impl Fn() -> bool + Send + 'static) -> Self {
        let stops = Box::new(stops);
        Self { stops, ..self }
    }

    /// Returns the number of positions that may still be visited.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Sets the number of positions that may still be visited.
    pub fn allow(&mut self, nodes: u64) {
        self.left = nodes;
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
        self.left = self.left.checked_sub(1).ok_or(LimitReached)?;
        if self.left.is_multiple_of(ASKED_EVERY) && (self.stops)() {
            return Err(LimitReached);
        }
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

    /// Returns the win of the player to move, if it can be forced within `most` moves and by exactly one
    /// first move.
    ///
    /// # Errors
    /// The limit of positions is reached.
    pub fn win(&mut self, node: &N, most: u32) -> Result<Option<Solution<N::Move>>, LimitReached> {
        let me = node.turn();
        let Some(plies @ 1..) = self.shortest_win(node, me, most)? else {
            return Ok(None);
        };
        let within = plies - 1 + PuzzleGoal::WIN_MARGIN;
        // The fastest wins show soonest that two first moves win.
        let mut winning = Vec::new();
        for limit in [plies - 1, within] {
            winning.clear();
            for same in by_board(node) {
                for &mv in &same.moves {
                    if self.can_force_win(&after(node, mv), me, limit)? {
                        winning.push(same.board);
                        break;
                    }
                }
                if winning.len() > 1 {
                    return Ok(None);
                }
            }
        }
        let line = self.winning_line(node, plies)?;
        Ok(Some(Solution {
            goal: PuzzleGoal::Win(plies),
            line,
        }))
    }

    /// Win of the player to move in exactly this many moves, which must be the shortest.
    fn winning_line(&mut self, node: &N, plies: u32) -> Result<Vec<N::Move>, LimitReached> {
        let attacker = node.turn();
        let mut node = node.clone();
        let mut line = Vec::new();
        for left in (0..plies).rev() {
            for mv in all_moves(&node) {
                let child = after(&node, mv);
                let fits = if node.turn() == attacker {
                    self.can_force_win(&child, attacker, left)?
                } else {
                    left == 0 || !self.can_force_win(&child, attacker, left - 1)?
                };
                if fits {
                    line.push(mv);
                    node = child;
                    break;
                }
            }
        }
        Ok(line)
    }

    /// Returns the only move with which the player to move does not lose within `most` moves, if all others
    /// lose.
    ///
    /// # Errors
    /// The limit of positions is reached.
    pub fn hold(&mut self, node: &N, most: u32) -> Result<Option<Solution<N::Move>>, LimitReached> {
        let me = node.turn();
        let other = me.next(2);
        let boards = by_board(node);
        if boards.len() < 3 || most == 0 {
            return Ok(None);
        }
        let (mut longest, mut saving) = (0, None);
        for same in &boards {
            let mut lost = Some(0);
            for &mv in &same.moves {
                let this = self.shortest_win(&after(node, mv), other, most - 1)?;
                lost = lost.zip(this).map(|(lost, this)| lost.max(this + 1));
            }
            match lost {
                Some(lost) => longest = longest.max(lost),
                None if saving.is_some() => return Ok(None),
                None => saving = Some(same),
            }
        }
        let Some(saving) = saving else {
            return Ok(None);
        };
        let safe = longest - 1 + PuzzleGoal::HOLD_MARGIN;
        for &mv in &saving.moves {
            let child = after(node, mv);
            if !self.can_force_win(&child, other, safe)? && !self.can_force_win(&child, me, safe)? {
                return Ok(Some(Solution {
                    goal: PuzzleGoal::Hold(longest),
                    line: vec![mv],
                }));
            }
        }
        Ok(None)
    }

    /// Returns the only first move with which the player to move captures the most in this turn, if there is
    /// only one.
    pub fn take(node: &N) -> Option<Solution<N::Move>> {
        let me = node.turn();
        let mut best: Vec<(u32, u64, N::Move)> = Vec::new();
        for same in by_board(node) {
            let taken = |&mv: &N::Move| (taken_in_turn(&after(node, mv), me), same.board, mv);
            best.extend(
                same.moves
                    .iter()
                    .map(taken)
                    .max_by_key(|&(taken, ..)| taken),
            );
        }
        let most = best.iter().map(|&(taken, ..)| taken).max()?;
        let mut best = best.into_iter().filter(|&(taken, ..)| taken == most);
        let (_, _, first) = best.next()?;
        let goal = most - node.taken(me);
        if best.next().is_some() || goal == 0 {
            return None;
        }
        let mut line = vec![first];
        let mut node = after(node, first);
        while node.taken(me) < most {
            let mv = all_moves(&node)
                .into_iter()
                .find(|&mv| taken_in_turn(&after(&node, mv), me) == most)?;
            node.play(mv);
            line.push(mv);
        }
        Some(Solution {
            goal: PuzzleGoal::Take(goal),
            line,
        })
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
                PuzzleGoal::Take(number) => taken_in_turn(&child, me) >= node.taken(me) + number,
                PuzzleGoal::Hold(plies) => {
                    let safe = plies.saturating_sub(1) + PuzzleGoal::HOLD_MARGIN;
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

/// Total captures of a player at the end of the current turn, if they capture as much as possible.
pub(super) fn taken_in_turn<N: Node>(node: &N, player: Player) -> u32 {
    let now = node.taken(player);
    if node.turn() != player || node.verdict().is_some() {
        return now;
    }
    let after = all_moves(node)
        .into_iter()
        .map(|mv| taken_in_turn(&after(node, mv), player));
    after.max().unwrap_or(now)
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

fn by_board<N: Node>(node: &N) -> Vec<SameBoard<N::Move>> {
    let mut boards: Vec<SameBoard<N::Move>> = Vec::new();
    for mv in all_moves(node) {
        let board = after(node, mv).arrangement();
        match boards.iter_mut().find(|same| same.board == board) {
            Some(same) => same.moves.push(mv),
            None => boards.push(SameBoard {
                board,
                moves: vec![mv],
            }),
        }
    }
    boards
}
