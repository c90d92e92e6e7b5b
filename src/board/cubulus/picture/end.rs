//! The square that has won.

use egui::{Shape, Stroke};

use crate::board::cubulus::stage::Stage;
use crate::board::paint::mesh::mix;
use crate::rules::Game;
use crate::rules::cubulus::{Ball, Cell, Opening, Square};

/// Rings the four balls in gold, and draws the square between them.
pub(super) fn draw(stage: &Stage) {
    let Some(winner) = stage.scene.game().outcome().and_then(|end| end.winner()) else {
        return;
    };
    let palette = stage.look().palette;
    let gold = mix(palette.cats_eye, palette.frame[1], 0.15);
    let u = stage.geometry.u();
    for square in stage.position().squares(Ball::of(winner)) {
        let openings: Vec<Opening> = square
            .cells
            .filter_map(|cell| Opening::new(cell, square.face.inwards()))
            .collect();
        let centres: Vec<_> = in_order(square)
            .into_iter()
            .filter_map(|cell| Opening::new(cell, square.face.inwards()))
            .map(|opening| stage.geometry.ball(opening).center)
            .collect();
        for (width, color) in [(0.16, palette.edge.gamma_multiply(0.55)), (0.09, gold)] {
            let stroke = Stroke::new((width * u).max(2.0), color);
            let line = Shape::closed_line(centres.clone(), stroke);
            stage.painter().add(line);
        }
        for opening in openings {
            let ball = stage.geometry.ball(opening);
            let stroke = Stroke::new((0.085 * u).max(2.4), gold);
            stage
                .painter()
                .circle_stroke(ball.center, ball.radius + 0.4 * stroke.width, stroke);
        }
    }
}

/// The cells of a square, once round.
fn in_order(square: Square) -> Vec<Cell> {
    let cells: Vec<Cell> = square.cells.collect();
    // By their numbers they lie row by row; a diamond's second and third are its sides.
    [0, 1, 3, 2]
        .into_iter()
        .filter_map(|place| cells.get(place).copied())
        .collect()
}
