//! Building style of beginners in Cubulus: squares on the visible faces.

use kuba_rules::cubulus::{Ball, Face, Move, Position, Square};

const VISIBLE: [Face; 3] = [Face::Top, Face::Front, Face::Right];
/// Value of a square on one of them with this many own balls and no others, in hundredths.
const BUILT: [i32; 5] = [0, 5, 30, 100, 100];

/// Gain of a move in own squares on the visible faces, in hundredths of a third ball.
pub(super) fn builds_visibly(position: &Position, mv: Move) -> i32 {
    let ball = Ball::of(position.turn());
    let built = |position: &Position| -> i32 {
        let own = position.cells(ball);
        let others = position.occupied() - own;
        let visible = Square::ALL.iter().filter(|square| VISIBLE.contains(&square.face));
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
