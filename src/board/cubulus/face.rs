//! Cubulus's implementation of `BoardFace`.

use egui::{Painter, Rect, pos2, vec2};

use super::geometry::{FACES, Geometry};
use super::grammar::LargeLayers;
use super::pieces::{self, Piece};
use super::target::{Rejection, Target};
use super::{animation, backdrop, marks, move_preview, speech, targets};
use crate::board::face::{
    BoardContext, BoardFace, BoardLayout as _, BoardMark, BoardView, Body, HitTarget, Hovered, Leg,
    MarkTopic, MoveGesture, Pieces, Reason, Sense, SpeechTopic,
};
use crate::board::paint::BubbleAnchor;
use crate::board::{Hand, Look, Scene};
use crate::phrase::Phrase;
use crate::rules::cubulus::{GameState, Move, Position};

/// Height of the foot of a bubble above the middle of the cube, in cells: the gap between the two panes
/// above it, where the bubble covers no opening.
const FOOT: f32 = 3.4;
/// Width of that gap, in cells.
const ROOM: f32 = 5.4;

impl BoardFace for GameState {
    type Place = Target;
    type Position = Position;
    type Piece = Piece;
    type Geometry = Geometry;
    type ViewState = LargeLayers;
    type Rejection = Rejection;

    fn shown(&self) -> &Position {
        self.position()
    }

    fn lay_out(room: Rect, scene: &Scene<Self>, memo: LargeLayers) -> Geometry {
        let geometry = Geometry::new(room, memo.0);
        if scene.hand == Hand::Away && !memo.0 {
            geometry.as_picture()
        } else {
            geometry
        }
    }

    fn targets(at: &BoardContext<Self>, _: &[Target]) -> Vec<HitTarget<Target>> {
        targets::spots(at)
    }

    fn pieces(seen: &BoardView<Self>) -> Pieces<Piece> {
        pieces::pieces(seen)
    }

    fn paint(piece: &Piece, body: Body, painter: &Painter, look: &Look) {
        piece.paint(body, painter, look);
    }

    fn animation(
        at: &BoardContext<Self>,
        before: &Self,
        mv: Move,
        made: Option<&MoveGesture<Target>>,
        sense: Sense,
    ) -> Vec<Leg> {
        let mut legs = animation::course(before.position(), mv, made);
        if sense == Sense::Forward && at.game().position().winner().is_some() {
            legs.extend(animation::telling(before.position(), mv, made));
        }
        legs
    }

    fn marks(seen: &BoardView<Self>, of: &MarkTopic<Self>, into: &mut Vec<BoardMark<Piece>>) {
        marks::marks(seen, of, into);
    }

    fn reason(_: &BoardContext<Self>, why: &Rejection) -> Reason {
        match why {
            Rejection::Opening(_, illegal) => Reason {
                hovered: Hovered::AtOnce,
                ..Reason::new(speech::refusal(illegal))
            },
            Rejection::Core(illegal) => Reason::new(speech::refusal(illegal)),
            Rejection::Gift(winner) => Reason {
                hovered: Hovered::AtOnce,
                ..Reason::new(speech::gift_again(*winner))
            },
        }
    }

    /// Above the cube, where no opening is covered, with a tail towards the opening in question.
    fn beside(seen: &BoardView<Self>, of: Option<&MarkTopic<Self>>) -> BubbleAnchor {
        let geometry = seen.at.geometry;
        let (middle, cell) = (geometry.middle(), geometry.unit());
        let corner = middle - vec2(0.5 * ROOM, FOOT) * cell;
        let field = Rect::from_min_max(corner, pos2(corner.x + ROOM * cell, middle.y));
        let opening = match of {
            Some(MarkTopic::Refused(Rejection::Opening(opening, _))) => Some(*opening),
            Some(MarkTopic::Refused(Rejection::Gift(_))) => seen.aim.and_then(Target::opening),
            Some(MarkTopic::Move(mv, _)) => move_preview::shown_at(*mv),
            _ => None,
        };
        // The tail starts at the words, however far away the opening is.
        let near = field
            .with_max_y(field.top() + 0.1 * cell)
            .shrink2(vec2(cell, 0.0));
        BubbleAnchor {
            about: opening.map(|opening| near.clamp(geometry.opening(opening))),
            ..BubbleAnchor::above(field, cell)
        }
    }

    fn about(at: &BoardContext<Self>) -> Phrase {
        speech::board(at.scene)
    }

    fn words(at: &BoardContext<Self>, told: &SpeechTopic<Self>) -> Option<Phrase> {
        match *told {
            SpeechTopic::Turn => Some(speech::status(at.scene)),
            SpeechTopic::Event => speech::last_event(at.scene),
            SpeechTopic::Group(group) => Some(match FACES.get(usize::from(group)) {
                Some(&face) => speech::face_name(face),
                None => Phrase::new("cubulus-layers"),
            }),
            SpeechTopic::Place(Target::Opening(opening)) => {
                Some(speech::opening(at.scene, opening))
            }
            SpeechTopic::Place(Target::Layer(layer)) => {
                Some(speech::layer(at.game().position(), layer))
            }
            SpeechTopic::Place(Target::Core) => Some(speech::core(at.scene)),
            SpeechTopic::Place(Target::Hand(_) | Target::Seen(_)) => None,
            SpeechTopic::Doing(seen) => speech::doing(seen),
        }
    }

    fn backdrop(seen: &BoardView<Self>, painter: &Painter) {
        backdrop::draw(seen, painter);
    }
}
