//! How beginners build: where everybody sees it.

use crate::rules::cubulus::{Ball, Face, Move, Position, Square};

/// The faces that are seen without turning the cube.
const VISIBLE: [Face; 3] = [Face::Top, Face::Front, Face::Right];
/// What so many own balls and nobody else's are worth in a square on one of them, in hundredths.
const BUILT: [i32; 5] = [0, 5, 30, 100, 100];

/// By how much a move builds the squares of its player on the visible faces, in hundredths of a
/// third ball.
pub(super) fn builds_visibly(position: &Position, mv: Move) -> i32 {
    let ball = Ball::of(position.turn());
    let built = |position: &Position| -> i32 {
        let own = position.cells(ball);
        let others = position.occupied() - own;
        let visible = Square::ALL
            .iter()
            .filter(|square| VISIBLE.contains(&square.face));
        visible
            .filter(|square| (others & square.cells).is_empty())
            .map(|square| BUILT[(own & square.cells).len() as usize])
            .sum()
    };
    let mut after = *position;
    after.play(mv);
    built(&after) - built(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ball_beside_two_counts_in_front_and_not_behind() {
        let position: Position = "1BB/3/3/3/3/3/3/3/WW1 w wbr -".parse().expect("a position");
        let worth = |mv: &str| builds_visibly(&position, mv.parse().expect(mv));
        assert!(worth("a12") >= 70, "a third ball of the front's square");
        assert!(worth("a21") < 30, "a third ball of the bottom's");
    }
}
