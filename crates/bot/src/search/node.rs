//! Interface between a game and the search.

use std::fmt::Debug;

use libm::expf;

use super::{MOST_SEATS, Tuning};
use kuba_rules::{GameResult, Player};

/// Position in the search tree: small and cheap to copy.
pub trait Node: Clone + Send + Sync + 'static {
    /// Move type of the game.
    type Move: Copy + Eq + Debug + Send + Sync + 'static;

    /// Number of move indices: one more than the largest [`Node::move_index`]. At most 1,000, because every
    /// search thread has a table of about its square.
    const MOVE_INDICES: usize;

    /// Search parameters of the game.
    const TUNING: Tuning;

    /// Returns the index of a move. Moves with the same index share their statistics.
    fn move_index(mv: Self::Move) -> usize;

    /// Returns the legal move with this [`Node::move_index`], for games that find it faster than they list
    /// all moves.
    fn move_with_index(&self, move_index: usize) -> Option<Self::Move> {
        let _ = move_index;
        None
    }

    /// Returns the number of seats: two to four, constant throughout a game.
    fn seats(&self) -> usize;

    /// Returns the player to move.
    fn turn(&self) -> Player;

    /// Returns the result of the game, if the board has ended it.
    fn verdict(&self) -> Option<GameResult>;

    /// Returns the result of the game if the player to move has no legal move.
    fn verdict_when_stuck(&self) -> GameResult;

    /// Appends the tactical moves, the most promising first. They end or change the game at once, and only
    /// finitely many can follow each other. They are never pruned, and quiescence search follows them. In
    /// Kuba they are the captures; if a move of another kind wins at once, it is one of them.
    fn tactical_moves(&self, moves: &mut Vec<Self::Move>);

    /// Appends all other moves. Late ones may be pruned; see [`Node::quiet_may_win`].
    fn quiet_moves(&self, moves: &mut Vec<Self::Move>);

    /// Appends the same moves as [`Node::quiet_moves`] in any order, and for each the immediate change in the
    /// evaluation, in hundredths, as far as the game can compute it cheaply.
    fn rated_quiet_moves(&self, moves: &mut Vec<Self::Move>, gains: &mut Vec<i32>) {
        let known = moves.len();
        self.quiet_moves(moves);
        gains.resize(gains.len() + moves.len() - known, 0);
    }

    /// Returns the number of moves, tactical and quiet, for games that count them faster than they list them.
    /// `buffer` is scratch space.
    fn count_moves(&self, buffer: &mut Vec<Self::Move>) -> usize {
        buffer.clear();
        self.tactical_moves(buffer);
        self.quiet_moves(buffer);
        buffer.len()
    }

    /// Returns `true` if a quiet move might win at once after all, for example by leaving the others without
    /// a move. Those that do are then never pruned, which costs time.
    fn quiet_may_win(&self) -> bool {
        false
    }

    /// Makes a move; returns `true` if no earlier position can ever recur.
    fn play(&mut self, mv: Self::Move) -> bool;

    /// Returns `true` if a move ends the game with a win of the player who makes it.
    fn wins_immediately(&self, mv: Self::Move) -> bool {
        let mut after = self.clone();
        after.play(mv);
        after.verdict() == Some(GameResult::Won(self.turn()))
    }

    /// Returns `true` if the player to move might win at once, as far as the game can tell cheaply; `false`
    /// is certain.
    fn may_win_immediately(&self) -> bool {
        true
    }

    /// Returns the number of a player's permanent captures that count for the result: in Kuba red marbles.
    fn taken(&self, player: Player) -> u32 {
        let _ = player;
        0
    }

    /// Returns the urgency of the position, for games that determine it without generating moves and whose
    /// tactical moves are the immediate wins; `None` if the search has to find out. See also
    /// [`Tuning::answers_threats`].
    #[inline]
    fn urgency(&self) -> Option<Urgency> {
        None
    }

    /// Appends the moves worth searching in a position whose [`Node::urgency`] is known and in which the
    /// player to move does not win at once: all moves, or, if the next player threatens to win at once, those
    /// that prevent it; one of the others if none does.
    fn answers(&self, moves: &mut Vec<Self::Move>) {
        self.quiet_moves(moves);
    }

    /// Returns the position after a null move: the turn passes to the next seat and nothing else changes.
    /// `None` where a null move is misleading, such as in zugzwang.
    fn null_move(&self) -> Option<Self> {
        None
    }

    /// Returns a hash of everything that the rest of the game depends on, except for its past. It must be
    /// well mixed, because any of its bits may select the bucket of the transposition table.
    fn key(&self) -> u64;

    /// Returns a hash of the board alone, whichever player is to move.
    fn arrangement(&self) -> u64;

    /// Returns a hash that is equal for moves that count as one answer to "where?": those to the same board, and in
    /// Qubism those that place a cube on the same square.
    fn answer_key(&self, mv: Self::Move) -> u64 {
        let mut child = self.clone();
        child.play(mv);
        child.arrangement()
    }

    /// Returns the value of the position for a player, in hundredths of a unit of the game. With two seats
    /// the values of both players add up to zero.
    fn evaluate(&self, player: Player) -> i32;

    /// Returns `true` if a seat still plays; with more than two players some may have left.
    fn is_in(&self, player: Player) -> bool {
        let _ = player;
        true
    }

    /// Returns the winning probability of each seat, as far as the game can tell at a glance; 0 for seats
    /// that the game does not have, or that have left.
    fn chances(&self) -> [f32; MOST_SEATS] {
        let mut chances = [0.0; MOST_SEATS];
        let unit = Self::TUNING.odds_worth as f32;
        let mut all = 0.0;
        for (seat, chance) in chances.iter_mut().enumerate().take(self.seats()) {
            let player = Player::seat(seat);
            if self.is_in(player) {
                *chance = expf(self.evaluate(player) as f32 / unit);
                all += *chance;
            }
        }
        chances.map(|chance| chance / all)
    }
}

/// Urgency of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// The player to move wins at once.
    Wins,
    /// The next player would win at once if it were their turn.
    Threatened,
    /// Neither player wins at once.
    Calm,
}

pub(super) struct Child<N> {
    pub(super) node: N,
    pub(super) key: u64,
    /// `true` if no position from before the move can ever recur.
    pub(super) irreversible: bool,
}

impl<N: Node> Child<N> {
    #[inline]
    pub(super) fn after(parent: &N, mv: N::Move) -> Self {
        let mut node = parent.clone();
        let irreversible = node.play(mv);
        Self { key: node.key(), node, irreversible }
    }
}
