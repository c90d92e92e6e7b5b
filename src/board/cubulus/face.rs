//! Cubulus's implementation of `BoardFace`.

use egui::{Painter, Rect, pos2, vec2};

use super::geometry::{FACES, Geometry};
use super::grammar::LargeLayers;
use super::pieces::{self, Piece};
use super::place::{Place, Why};
use super::{backdrop, course, marks, outlook, speech, spots};
use crate::board::face::{
    BoardFace, BoardMark, Body, Hovered, Leg, Made, Of, Pieces, Plan as _, Reason, Seen, Sense,
    Setting, Spot, Told,
};
use crate::board::paint::Beside;
use crate::board::{Hand, Look, Scene};
use crate::phrase::Phrase;
use crate::rules::cubulus::{GameState, Move, Position};

/// Height of the foot of a bubble above the middle of the cube, in cells: the gap between the two panes
/// above it, where the bubble covers no opening.
const FOOT: f32 = 3.4;
/// Width of that gap, in cells.
const ROOM: f32 = 5.4;

impl BoardFace for GameState {
    type Place = Place;
    type Position = Position;
    type Piece = Piece;
    type Geometry = Geometry;
    type Memo = LargeLayers;
    type Why = Why;

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

    fn spots(at: &Setting<Self>, _: &[Place]) -> Vec<Spot<Place>> {
        spots::spots(at)
    }

    fn pieces(seen: &Seen<Self>) -> Pieces<Piece> {
        pieces::pieces(seen)
    }

    fn paint(piece: &Piece, body: Body, painter: &Painter, look: &Look) {
        piece.paint(body, painter, look);
    }

    fn course(
        at: &Setting<Self>,
        before: &Self,
        mv: Move,
        made: Option<&Made<Place>>,
        sense: Sense,
    ) -> Vec<Leg> {
        let mut legs = course::course(before.position(), mv, made);
        if sense == Sense::Forward && at.game().position().winner().is_some() {
            legs.extend(course::telling(before.position(), mv, made));
        }
        legs
    }

    fn marks(seen: &Seen<Self>, of: &Of<Self>, into: &mut Vec<BoardMark<Piece>>) {
        marks::marks(seen, of, into);
    }

    fn reason(_: &Setting<Self>, why: &Why) -> Reason {
        match why {
            Why::Opening(_, illegal) => Reason {
                hovered: Hovered::AtOnce,
                ..Reason::new(speech::refusal(illegal))
            },
            Why::Core(illegal) => Reason::new(speech::refusal(illegal)),
            Why::Gift(winner) => Reason {
                hovered: Hovered::AtOnce,
                ..Reason::new(speech::gift_again(*winner))
            },
        }
    }

    /// Above the cube, where no opening is covered, with a tail towards the opening in question.
    fn beside(seen: &Seen<Self>, of: Option<&Of<Self>>) -> Beside {
        let geometry = seen.at.geometry;
        let (middle, cell) = (geometry.middle(), geometry.unit());
        let corner = middle - vec2(0.5 * ROOM, FOOT) * cell;
        let field = Rect::from_min_max(corner, pos2(corner.x + ROOM * cell, middle.y));
        let opening = match of {
            Some(Of::Refused(Why::Opening(opening, _))) => Some(*opening),
            Some(Of::Refused(Why::Gift(_))) => seen.aim.and_then(Place::opening),
            Some(Of::Move(mv, _)) => outlook::shown_at(*mv),
            _ => None,
        };
        // The tail starts at the words, however far away the opening is.
        let near = field
            .with_max_y(field.top() + 0.1 * cell)
            .shrink2(vec2(cell, 0.0));
        Beside {
            about: opening.map(|opening| near.clamp(geometry.opening(opening))),
            ..Beside::above(field, cell)
        }
    }

    fn about(at: &Setting<Self>) -> Phrase {
        speech::board(at.scene)
    }

    fn words(at: &Setting<Self>, told: &Told<Self>) -> Option<Phrase> {
        match *told {
            Told::Turn => Some(speech::status(at.scene)),
            Told::Event => speech::last_event(at.scene),
            Told::Group(group) => Some(match FACES.get(usize::from(group)) {
                Some(&face) => speech::face_name(face),
                None => Phrase::new("cubulus-layers"),
            }),
            Told::Place(Place::Opening(opening)) => Some(speech::opening(at.scene, opening)),
            Told::Place(Place::Layer(layer)) => Some(speech::layer(at.game().position(), layer)),
            Told::Place(Place::Core) => Some(speech::core(at.scene)),
            Told::Place(Place::Hand(_) | Place::Seen(_)) => None,
            Told::Doing(seen) => speech::doing(seen),
        }
    }

    fn backdrop(seen: &Seen<Self>, painter: &Painter) {
        backdrop::draw(seen, painter);
    }
}
