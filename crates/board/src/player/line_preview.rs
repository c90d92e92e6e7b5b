//! The pieces of an engine line, as if it had been played.

use crate::Scene;
use crate::face::{BoardContext, BoardFace, BoardView, Body, LINE_STRENGTHS};

pub(super) fn whole<P>(pieces: Vec<P>) -> Vec<(P, Body)> {
    let whole = |piece| (piece, Body::Whole);
    pieces.into_iter().map(whole).collect()
}

/// The pieces after the first moves of the line; `None` without a preview. Pieces that are also in `now`, the
/// current pieces, are real, and others are ghosts.
pub(super) fn pieces<F: BoardFace>(
    seen: &BoardView<F>,
    now: &[F::Piece],
) -> Option<Vec<(F::Piece, Body)>> {
    let scene = seen.at.scene;
    if !scene.plays_line || scene.hint.is_some() || seen.moving().is_some() {
        return None;
    }
    let mut positions = vec![scene.game().clone()];
    let mut moves = Vec::new();
    for &mv in scene.line.iter().take(LINE_STRENGTHS.len()) {
        let mut next = positions[moves.len()].clone();
        if next.check(mv).is_err() {
            break;
        }
        next.play(mv);
        positions.push(next);
        moves.push(mv);
    }
    let played = Scene::picture(&positions, &moves, scene.look, scene.texts);
    let after = F::pieces(&BoardView::alone(BoardContext { scene: &played, ..seen.at }));
    let bodies = after.standing.into_iter().map(|piece| {
        let body = if now.contains(&piece) { Body::Whole } else { Body::Ghost };
        (piece, body)
    });
    Some(bodies.collect())
}

#[cfg(test)]
mod tests {
    use egui::{Rect, Vec2, pos2};

    use super::*;
    use crate::Look;
    use kuba_i18n::Texts;
    use kuba_rules::{Game as _, cubulus, kuba, qubism};

    fn after<F: BoardFace>(position: &str, line: &[&str], plays_line: bool) -> Option<[usize; 2]> {
        let rules = F::Rules::default();
        let start = match position {
            "" => F::start(&rules),
            text => F::from_text(text, &rules).unwrap_or_else(|_| panic!("{text}")),
        };
        let mut game = start.clone();
        let line = line.iter().map(|text| {
            let mv = game.read_move(text).unwrap_or_else(|_| panic!("{text}"));
            game.play(mv);
            mv
        });
        let line: Vec<_> = line.collect();
        let (positions, texts) = ([start], Texts::new(&[]));
        let scene = Scene {
            line: &line,
            plays_line,
            ..Scene::picture(&positions, &[], Look::PLAIN, &texts)
        };
        let room = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(600.0));
        let memo = F::ViewState::default();
        let geometry = F::lay_out(room, &scene, memo);
        let seen = BoardView::<F>::alone(BoardContext {
            scene: &scene,
            geometry: &geometry,
            memo,
            touch: false,
        });
        let now = F::pieces(&seen).standing;
        let after = pieces(&seen, &now)?;
        let bodies = [Body::Whole, Body::Ghost];
        Some(bodies.map(|body| after.iter().filter(|(_, of)| *of == body).count()))
    }

    #[test]
    fn a_line_is_played_with_ghosts_where_pieces_would_lie_and_the_others_stay() {
        let kuba =
            |plays| after::<kuba::GameState>("B6/7/7/5BR/7/7/WW5 w 0-0", &["a1b1", "f4g4"], plays);
        // Two white marbles and a black one have moved; the red one has left the field.
        assert_eq!(kuba(true), Some([1 + 1, 1 + 1]));
        assert_eq!(kuba(false), None);
        let qubism = after::<qubism::GameState>("5/5/5/5/5 c4 e2 b", &["c4b4", "e2d2"], true);
        let rail = qubism::GameState::start(&qubism::QubismRules::default());
        let supply = rail.position().supply() as usize;
        assert_eq!(qubism, Some([supply, 2]));
        // A corner ball appears on three faces, and from above in a layer.
        let cubulus = after::<cubulus::GameState>("", &["a11"], true);
        assert_eq!(cubulus.map(|[_, ghosts]| ghosts), Some(4));
    }
}
