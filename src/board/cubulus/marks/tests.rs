use egui::{Rect, pos2, vec2};

use super::*;
use crate::board::cubulus::balls;
use crate::board::cubulus::geometry::Geometry;
use crate::board::cubulus::grammar::LargeLayers;
use crate::board::cubulus::pieces;
use crate::board::face::{BoardContext, Body};
use crate::board::palette::MAPLE;
use crate::board::{Hand, Look, MarbleStyle, Scene, Speed};
use crate::i18n::Texts;
use crate::phrase::Phrase;

const LOOK: Look = Look {
    palette: &MAPLE,
    marbles: MarbleStyle::Glass,
    coordinates: true,
    viewer: Player::FIRST,
    speed: Speed::Normal,
    reduce_motion: false,
    stores: true,
};

fn geometry() -> Geometry {
    let area = Rect::from_min_size(pos2(10.0, 40.0), vec2(948.0, 722.0));
    Geometry::new(area, false)
}

/// Checks that every ball is drawn once on each of its faces, and that no other ball covers it there.
fn check_balls(seen: &View, topic: Option<&MarkTopic<GameState>>, state: &str) {
    let (geometry, position) = (seen.at.geometry, seen.at.game().position());
    let standing = pieces::pieces(seen).standing;
    let mut marks = Marks::new();
    if let Some(topic) = topic {
        super::marks(seen, topic, &mut marks);
    }
    for opening in Opening::all() {
        let Some(ball) = position.ball(opening.cell()) else {
            continue;
        };
        let place = geometry.ball(opening);
        let there = standing
            .iter()
            .filter(|piece| piece.0.center.distance(place.center) < 1.5);
        let tones: Vec<_> = there.map(|piece| piece.0.tones).collect();
        let own = balls::ball(ball, place, &LOOK).tones;
        assert_eq!(tones, [own], "{state}: {opening}");
        let covers = marks.iter().any(|mark| match &mark.shape {
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
        let game = GameState::from_text(position, &Default::default()).expect("a position");
        let mv = game.read_move(mv).expect("a move");
        assert_eq!(game.check(mv), Ok(()), "{mv}");
        let positions = [game];
        for begins_only in [true, false] {
            for hand in [Hand::Free, tied(), Hand::Away] {
                for reduce_motion in [true, false] {
                    let look = Look {
                        reduce_motion,
                        ..LOOK
                    };
                    let scene = Scene {
                        hint: Some(mv),
                        begins_only,
                        hand: hand.clone(),
                        ..Scene::picture(&positions, &[], look, &texts)
                    };
                    let geometry = geometry();
                    let seen = BoardView::alone(BoardContext {
                        scene: &scene,
                        geometry: &geometry,
                        memo: LargeLayers(false),
                        touch: false,
                    });
                    let topic = if begins_only {
                        MarkTopic::Beginning(mv)
                    } else {
                        MarkTopic::Move(mv, None)
                    };
                    let state = format!("{mv} {begins_only} {hand:?} {reduce_motion}");
                    check_balls(&seen, Some(&topic), &state);
                    let pointed = shown_at(mv).map(Target::Opening);
                    let seen = BoardView {
                        aim: pointed,
                        ..seen
                    };
                    check_balls(&seen, Some(&MarkTopic::Picks), &state);
                }
            }
        }
    }
}

#[test]
fn a_preview_without_motion_tells_the_result_at_the_rims_of_the_balls() {
    let texts = Texts::new(&[]);
    let game = GameState::from_text("3/3/3/WBR/RRR/RRR/R2/3/R2 w wb -", &Default::default());
    let positions = [game.expect("a position")];
    let geometry = geometry();
    let mv = "c32=b32".parse().expect("a move");
    let small = |reduce_motion| {
        let look = Look {
            reduce_motion,
            ..LOOK
        };
        let scene = Scene {
            hint: Some(mv),
            hand: Hand::Free,
            ..Scene::picture(&positions, &[], look, &texts)
        };
        let seen = BoardView::alone(BoardContext {
            scene: &scene,
            geometry: &geometry,
            memo: LargeLayers(false),
            touch: false,
        });
        let mut marks = Marks::new();
        super::marks(&seen, &MarkTopic::Move(mv, None), &mut marks);
        let is_small = |mark: &&BoardMark<Piece>| matches!(&mark.shape, MarkShape::Own(piece, _) if piece.0.radius < 0.6 * geometry.ball_radius());
        marks.iter().filter(is_small).count()
    };
    // Three cells change; a32 and c32 are seen on two faces, b32 on one.
    assert_eq!((small(false), small(true)), (3, 3 + 5));
}
