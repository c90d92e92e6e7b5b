//! Squares that a player could complete, were it their turn.

use super::ball::Ball;
use super::moves::Move;
use super::position::Position;
use super::square::Square;
use crate::Player;

impl Position {
    /// The squares with which a player could win, were it their turn, each with the move that completes it.
    pub fn threats(&self, player: Player) -> Vec<(Move, Square)> {
        let mut asked = *self;
        for _ in 0..self.seats() {
            if asked.turn() != player {
                asked.skip();
            }
        }
        if asked.turn() != player || asked.winner().is_some() || asked.is_laying() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        asked.legal_moves(&mut moves);
        let wins = moves.into_iter().filter(|&mv| asked.wins(mv));
        let completed = |mv| {
            let mut after = asked;
            after.play(mv);
            let squares: Vec<Square> = after.squares(Ball::of(player)).collect();
            squares.into_iter().map(move |square| (mv, square))
        };
        wins.flat_map(completed).collect()
    }
}
