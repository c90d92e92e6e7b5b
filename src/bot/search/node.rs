//! What the search has to know of a game.

use std::fmt::Debug;

use libm::expf;

use super::{MOST_SEATS, Tuning};
use crate::rules::{GameResult, Player};

/// A position in the search tree: small, and copied freely.
pub trait Node: Clone + Send + Sync + 'static {
    /// The game's moves.
    type Move: Copy + Eq + Debug + Send + Sync + 'static;

    /// One more than the largest [`Node::move_index`]: at most 1,000, for every thread of a search
    /// has a table of about the square of it.
    const MOVE_INDICES: usize;

    /// The numbers by which the search is fitted to the game.
    const TUNING: Tuning;

    /// A small number for a move: what is learnt about a move holds for all with its number.
    fn move_index(mv: Self::Move) -> usize;

    /// The legal move with this [`Node::move_index`], for a game that finds it faster than it lists
    /// all its moves.
    fn move_with_index(&self, move_index: usize) -> Option<Self::Move> {
        let _ = move_index;
        None
    }

    /// The number of seats: two to four, the same in the whole game.
    fn seats(&self) -> usize;

    /// The player to move.
    fn turn(&self) -> Player;

    /// How the game ended, if what stands on the board has ended it.
    fn verdict(&self) -> Option<GameResult>;

    /// How the game ends if the player to move has no legal move.
    fn verdict_when_stuck(&self) -> GameResult;

    /// Appends the tactical moves, the most promising first: those that end or change the game at
    /// once, finitely many in a row. They are never pruned, and followed beyond the horizon. In
    /// Kuba they are the captures; where a move of another kind wins on the spot, it is one of
    /// them.
    fn tactical_moves(&self, moves: &mut Vec<Self::Move>);

    /// Appends all other moves. Late ones may be pruned; see [`Node::quiet_may_win`].
    fn quiet_moves(&self, moves: &mut Vec<Self::Move>);

    /// The same as [`Node::quiet_moves`], and for each what it changes at once in the worth of the
    /// position, as far as the game can tell cheaply, in hundredths. The order does not matter.
    fn rated_quiet_moves(&self, moves: &mut Vec<Self::Move>, gains: &mut Vec<i32>) {
        let known = moves.len();
        self.quiet_moves(moves);
        gains.resize(gains.len() + moves.len() - known, 0);
    }

    /// The number of moves, tactical and quiet. For a game that counts them faster than it lists
    /// them; `buffer` is there to be used.
    fn count_moves(&self, buffer: &mut Vec<Self::Move>) -> usize {
        buffer.clear();
        self.tactical_moves(buffer);
        self.quiet_moves(buffer);
        buffer.len()
    }

    /// Whether a quiet move might win on the spot all the same, such as by leaving the others
    /// without a move. If so, those that do are never pruned, which costs time.
    fn quiet_may_win(&self) -> bool {
        false
    }

    /// Makes a move, and says whether no position from before it can ever come back.
    fn play(&mut self, mv: Self::Move) -> bool;

    /// Whether a move ends the game, and whoever makes it wins.
    fn wins_at_once(&self, mv: Self::Move) -> bool {
        let mut after = self.clone();
        after.play(mv);
        after.verdict() == Some(GameResult::Won(self.turn()))
    }

    /// Whether whoever is to move might win on the spot, as far as the game can tell cheaply: that
    /// they cannot is certain.
    fn may_win_at_once(&self) -> bool {
        true
    }

    /// What a player has taken for good that counts for the game: in Kuba red marbles.
    fn taken(&self, player: Player) -> u32 {
        let _ = player;
        0
    }

    /// How pressing the position is, for a game that sees it faster than by its moves and whose
    /// tactical moves are those that win on the spot; `None` if the search has to find out. See
    /// also [`Tuning::answers_threats`].
    #[inline]
    fn urgency(&self) -> Option<Urgency> {
        None
    }

    /// Appends the moves worth a search in a position whose [`Node::urgency`] is known, and in which
    /// whoever is to move does not win on the spot: all of them, or, where the next player would,
    /// those that prevent it; one of the others if none does.
    fn answers(&self, moves: &mut Vec<Self::Move>) {
        self.quiet_moves(moves);
    }

    /// The position after a null move: the turn given to the next seat with nothing changed, for
    /// the question what would happen if the player to move did nothing. `None` where that says
    /// nothing, such as in zugzwang.
    fn null_move(&self) -> Option<Self> {
        None
    }

    /// A hash of everything that the rest of the game depends on, its past aside; well mixed, for
    /// any of its bits may choose where the transposition table keeps the position.
    fn key(&self) -> u64;

    /// A hash of what stands on the board, whoever is to move.
    fn arrangement(&self) -> u64;

    /// What the position is worth for a player, in hundredths of a unit of the game. With two
    /// seats, what it is worth for one is what it costs the other.
    fn evaluate(&self, player: Player) -> i32;

    /// Whether a seat still plays: among more than two somebody may have left.
    fn is_in(&self, player: Player) -> bool {
        let _ = player;
        true
    }

    /// How likely each seat is to win, as far as the game can tell at a glance; nothing for seats
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

/// How pressing a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Whoever is to move wins on the spot.
    Wins,
    /// The other would, were it their turn.
    Threatened,
    /// Neither.
    Calm,
}

/// A position one move further.
pub(super) struct Child<N> {
    /// The position.
    pub(super) node: N,
    /// Its [`Node::key`].
    pub(super) key: u64,
    /// Whether no position from before the move can ever come back.
    pub(super) irreversible: bool,
}

impl<N: Node> Child<N> {
    /// The position after a move.
    #[inline]
    pub(super) fn after(parent: &N, mv: N::Move) -> Self {
        let mut node = parent.clone();
        let irreversible = node.play(mv);
        Self {
            key: node.key(),
            node,
            irreversible,
        }
    }
}
