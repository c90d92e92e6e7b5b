//! Marks of a preview: what the hand or the advice would do.

use super::shapes::{
    Marks, ghosts, ring_in_layer, rings, shift, square, thread_to_core, threads, to_come, way_in,
};
use crate::cubulus::hand::{self, PulledLine};
use crate::cubulus::move_preview::{self, MovePreview, shown_at};
use crate::cubulus::pieces::Piece;
use crate::cubulus::target::Target;
use crate::face::{BoardLayout as _, BoardMark, BoardView, Layer, MarkRole, MarkShape};
use crate::paint::Circle;
use kuba_rules::cubulus::{Cell, Effect, GameState, Move};

type View<'a> = BoardView<'a, GameState>;

/// Preview for the pointer, a finger, the keyboard or a drag, or else the ball under the pointer.
pub(super) fn picks(seen: &View, into: &mut Marks) {
    if let Some(outlook) = MovePreview::of_pull(seen) {
        as_it_would_be(seen, &outlook, into);
    } else if PulledLine::pulled(seen).is_some() {
        // A line that may not enter has no preview.
    } else if let Some(outlook) = MovePreview::of_hand(seen) {
        preview_marks(seen, &outlook, into);
    } else {
        if let Some(cell) = move_preview::colliding_cell(seen) {
            into.extend(threads(seen, cell));
            into.extend(rings(seen, cell, MarkRole::Hover));
        }
        into.extend(closed(seen));
    }
}

/// A quiet lock at the opening under the pointer that cannot be pressed; red follows only a press.
fn closed(seen: &View) -> Option<BoardMark<Piece>> {
    let opening = seen.aim.and_then(Target::opening)?;
    let is_closed = hand::entering(seen.at.game(), opening).is_err();
    if !(is_closed && seen.passing && seen.at.may_play()) {
        return None;
    }
    let geometry = seen.at.geometry;
    let corner = geometry.rhombus(opening, 0.16)[2];
    let radius = (0.17 * geometry.unit()).max(8.0);
    let shape = MarkShape::Lock(Circle::new(corner, radius));
    Some(BoardMark::new(MarkRole::Hover, Layer::Above, shape))
}

/// Preview of a move: what will lie where, and the way in. The balls of a line that would move stay where
/// they are; a ball for an empty cell is shown in it.
fn preview_marks(seen: &View, outlook: &MovePreview, into: &mut Marks) {
    into.extend(threads(seen, outlook.entered));
    if let Some(opening) = outlook.moved_line() {
        for cell in outlook.changed() {
            into.extend(ring_in_layer(seen, cell, MarkRole::Hover));
            let ball = outlook.after.ball(cell);
            into.extend(ball.into_iter().flat_map(|ball| to_come(seen, ball, cell)));
        }
        given(seen, outlook, into);
        if seen.at.game().position().effect(opening) == Effect::Shifts {
            into.extend(shift(seen, opening, MarkRole::Hover));
        }
    } else {
        as_it_would_be(seen, outlook, into);
    }
    if let Some(opening) = outlook.opening {
        if outlook.touched.has(Cell::CORE) {
            into.extend(thread_to_core(seen, opening, MarkRole::Hover));
        }
        into.extend(way_in(seen, opening, MarkRole::Hover, (1.0, None)));
    }
}

fn as_it_would_be(seen: &View, outlook: &MovePreview, into: &mut Marks) {
    for cell in outlook.touched {
        if let Some(ball) = outlook.after.ball(cell) {
            into.extend(ghosts(seen, ball, cell));
        }
    }
    for cell in outlook.changed() {
        into.extend(rings(seen, cell, MarkRole::Hover));
    }
    given(seen, outlook, into);
}

fn given(seen: &View, outlook: &MovePreview, into: &mut Marks) {
    for &given in &outlook.given {
        into.extend(square(seen, given, MarkRole::Danger));
    }
}

/// Preview of an advised move; without a preview, only an outline and an arrow.
pub(super) fn advice(seen: &View, mv: Move, into: &mut Marks) {
    if seen.moving().is_some() {
        return;
    }
    if let Some(outlook) = MovePreview::of_advice(seen, mv) {
        preview_marks(seen, &outlook, into);
    } else if let Some(opening) = shown_at(mv) {
        into.extend(way_in(seen, opening, MarkRole::Hover, (1.0, None)));
    }
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;
    use crate::cubulus::balls;
    use crate::cubulus::geometry::Geometry;
    use crate::cubulus::marks;
    use crate::cubulus::memo::CubulusMemo;
    use crate::cubulus::pieces;
    use crate::face::{BoardContext, Body, MarkTopic};
    use crate::{Hand, HintPart, Look, Scene};
    use kuba_i18n::Texts;
    use kuba_rules::Game as _;
    use kuba_rules::cubulus::CubulusRules;
    use kuba_rules::cubulus::Opening;
    use kuba_rules::phrase::Phrase;

    fn geometry() -> Geometry {
        let area = Rect::from_min_size(pos2(10.0, 40.0), vec2(948.0, 722.0));
        Geometry::new(area, false)
    }

    /// Checks that every ball is drawn once on each of its faces, and that no other ball covers it there.
    fn check_balls(seen: &View, topic: Option<&MarkTopic<GameState>>, state: &str) {
        let (geometry, position) = (seen.at.geometry, seen.at.game().position());
        let standing = pieces::pieces(seen).standing;
        let mut drawn = Marks::new();
        if let Some(topic) = topic {
            marks::marks(seen, topic, &mut drawn);
        }
        for opening in Opening::all() {
            let Some(ball) = position.ball(opening.cell()) else {
                continue;
            };
            let place = geometry.ball(opening);
            let there = standing.iter().filter(|piece| piece.0.center.distance(place.center) < 1.5);
            let tones: Vec<_> = there.map(|piece| piece.0.tones).collect();
            let own = balls::ball(ball, place, &Look::PLAIN).tones;
            assert_eq!(tones, [own], "{state}: {opening}");
            let covers = drawn.iter().any(|mark| match &mark.shape {
                MarkShape::Own(piece, Body::Whole | Body::Ghost) => {
                    piece.0.center.distance(place.center) < 0.5 * place.radius
                }
                _ => false,
            });
            assert!(!covers, "{state}: {opening} is covered");
        }
    }

    #[test]
    fn every_ball_is_drawn_once_on_each_face_in_every_state_of_a_hint() {
        let texts = Texts::new(&[]);
        let tied = || Hand::Tied(Phrase::new("hand-thinking"));
        for (position, mv) in [
            ("3/3/3/WBR/RRR/RRR/R2/3/R2 w wb -", "c32=b32"),
            ("3/3/3/RRR/RRR/RRR/3/3/2B w wb -", "c11b11"),
            ("3/3/3/RRR/RRR/RRR/3/3/2B w wb -", "c13"),
            ("3/3/R2/3/3/3/3/3/3 b wb -", "b23"),
        ] {
            let game =
                GameState::from_text(position, &CubulusRules::default()).expect("a position");
            let mv = game.read_move(mv).expect("a move");
            assert_eq!(game.check(mv), Ok(()), "{mv}");
            let positions = [game];
            for hint_part in [HintPart::Area, HintPart::Beginning, HintPart::Whole] {
                for hand in [Hand::Free, tied(), Hand::Away] {
                    for reduce_motion in [true, false] {
                        let look = Look { reduce_motion, ..Look::PLAIN };
                        let scene = Scene {
                            hint: Some(mv),
                            hint_part,
                            hand: hand.clone(),
                            ..Scene::picture(&positions, &[], look, &texts)
                        };
                        let geometry = geometry();
                        let seen = BoardView::alone(BoardContext {
                            scene: &scene,
                            geometry: &geometry,
                            memo: CubulusMemo::default(),
                            touch: false,
                        });
                        let topic = match hint_part {
                            HintPart::Area => MarkTopic::Area(mv),
                            HintPart::Beginning => MarkTopic::Beginning(mv),
                            HintPart::Whole => MarkTopic::Move(mv, None),
                        };
                        let state = format!("{mv} {hint_part:?} {hand:?} {reduce_motion}");
                        check_balls(&seen, Some(&topic), &state);
                        let pointed = shown_at(mv).map(Target::Opening);
                        let seen = BoardView { aim: pointed, ..seen };
                        check_balls(&seen, Some(&MarkTopic::Picks), &state);
                    }
                }
            }
        }
    }

    #[test]
    fn a_preview_without_motion_tells_the_result_at_the_rims_of_the_balls() {
        let texts = Texts::new(&[]);
        let game =
            GameState::from_text("3/3/3/WBR/RRR/RRR/R2/3/R2 w wb -", &CubulusRules::default());
        let positions = [game.expect("a position")];
        let geometry = geometry();
        let mv = "c32=b32".parse().expect("a move");
        let small = |reduce_motion| {
            let look = Look { reduce_motion, ..Look::PLAIN };
            let scene = Scene {
                hint: Some(mv),
                hand: Hand::Free,
                ..Scene::picture(&positions, &[], look, &texts)
            };
            let seen = BoardView::alone(BoardContext {
                scene: &scene,
                geometry: &geometry,
                memo: CubulusMemo::default(),
                touch: false,
            });
            let mut drawn = Marks::new();
            marks::marks(&seen, &MarkTopic::Move(mv, None), &mut drawn);
            let is_small = |mark: &&BoardMark<Piece>| matches!(&mark.shape, MarkShape::Own(piece, _) if piece.0.radius < 0.6 * geometry.ball_radius());
            drawn.iter().filter(is_small).count()
        };
        // Three cells change; a32 and c32 are seen on two faces, b32 on one.
        assert_eq!((small(false), small(true)), (3, 3 + 5));
    }
}
