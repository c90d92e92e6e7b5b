//! Simulated beginners who know little more than the rules, for measuring the weakest levels.

use super::Evaluate;
use super::search::Node;
use kuba_rules::GameResult;
use kuba_rules::random::Random;

/// Simulated beginner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Novice {
    /// Plays a random move.
    Random,
    /// Wins at once or captures if possible, otherwise plays a random move.
    Taker,
    /// Plays like [`Novice::Taker`], but avoids giving away an immediate win, and then prefers moves that
    /// leave the next player the least to capture.
    Careful,
}

impl Novice {
    /// All novices, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Taker, Self::Careful];

    /// Chooses a move; `None` if there is no legal one.
    pub fn choose<G: Evaluate>(self, game: &G, random: &mut Random) -> Option<G::Move> {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        random.shuffle(&mut moves);
        if self == Self::Random {
            return moves.first().copied();
        }
        let node = game.node();
        let wins = |mv: &&G::Move| node.wins_immediately(**mv);
        if let Some(&winning) = moves.iter().find(wins) {
            return Some(winning);
        }
        let mut tactical = Vec::new();
        node.tactical_moves(&mut tactical);
        let is_quiet = |mv: &G::Move| !tactical.contains(mv);
        let chosen = match self {
            Self::Careful => moves
                .iter()
                .min_by_key(|&mv| (gives_away(&node, *mv), is_quiet(mv), left_over(&node, *mv))),
            Self::Random | Self::Taker => moves.iter().min_by_key(|&mv| is_quiet(mv)),
        };
        chosen.copied()
    }
}

/// `true` if the move makes another player win or lets the next one win at once.
fn gives_away<N: Node>(node: &N, mv: N::Move) -> bool {
    let mut after = node.clone();
    after.play(mv);
    match after.verdict() {
        Some(verdict) => verdict != GameResult::Won(node.turn()) && verdict != GameResult::Drawn,
        None if after.turn() == node.turn() => false,
        None => {
            let mut replies = Vec::new();
            after.tactical_moves(&mut replies);
            after.quiet_moves(&mut replies);
            replies.into_iter().any(|mv| after.wins_immediately(mv))
        }
    }
}

fn left_over<N: Node>(node: &N, mv: N::Move) -> usize {
    let mut after = node.clone();
    after.play(mv);
    if after.verdict().is_some() || after.turn() == node.turn() {
        return 0;
    }
    let mut tactical = Vec::new();
    after.tactical_moves(&mut tactical);
    tactical.len()
}
