//! Qubism's implementation of `BoardFace`.

use egui::{Painter, Rect};

use super::geometry::Geometry;
use super::grammar::NextCube;
use super::pieces::{self, Piece};
use super::place::{Place, Why};
use super::{backdrop, course, hand, marks, speech, spots};
use crate::board::face::{
    BoardFace, BoardMark, Body, Hovered, Leg, Made, Of, Pieces, Plan, Reason, Seen, Sense, Setting,
    Spot, Told,
};
use crate::board::paint::Beside;
use crate::board::{Look, Scene};
use crate::phrase::Phrase;
use crate::rules::qubism::{GameState, Move, Position};

impl Plan for Geometry {
    fn board(&self) -> Rect {
        self.board()
    }

    fn unit(&self) -> f32 {
        self.unit()
    }
}

impl BoardFace for GameState {
    type Place = Place;
    type Position = Position;
    type Piece = Piece;
    type Geometry = Geometry;
    type Memo = NextCube;
    type Why = Why;

    fn shown(&self) -> &Position {
        self.position()
    }

    fn lay_out(room: Rect, scene: &Scene<Self>, _: NextCube) -> Geometry {
        Geometry::new(room, scene.look.viewer)
    }

    fn spots(at: &Setting<Self>, picks: &[Place]) -> Vec<Spot<Place>> {
        spots::spots(at, picks)
    }

    fn pieces(seen: &Seen<Self>) -> Pieces<Piece> {
        pieces::pieces(seen)
    }

    fn paint(piece: &Piece, body: Body, painter: &Painter, look: &Look) {
        piece.paint(body, painter, look);
    }

    fn course(
        _: &Setting<Self>,
        before: &Self,
        mv: Move,
        made: Option<&Made<Place>>,
        _: Sense,
    ) -> Vec<Leg> {
        course::course(before, mv, made)
    }

    fn marks(seen: &Seen<Self>, of: &Of<Self>, into: &mut Vec<BoardMark<Self::Piece>>) {
        marks::marks(seen, of, into);
    }

    fn reason(at: &Setting<Self>, why: &Why) -> Reason {
        let words = match why {
            Why::Rules(illegal) | Why::Chip(illegal) | Why::Stuck(_, illegal) => {
                speech::reason(at.look().viewer, illegal)
            }
            Why::Edge => Phrase::new("qubism-edge"),
            Why::End => Phrase::new("qubism-end"),
            Why::Asked(square) => speech::why(at.scene, *square),
        };
        let hovered = match why {
            Why::Chip(_) => Hovered::AtOnce,
            Why::Stuck(..) => Hovered::Rest,
            Why::Rules(_) | Why::Edge | Why::End | Why::Asked(_) => Hovered::Never,
        };
        Reason {
            hovered,
            ..Reason::new(words)
        }
    }

    /// At the edge of the field nearest to the square in question.
    fn beside(seen: &Seen<Self>, of: Option<&Of<Self>>) -> Beside {
        let geometry = seen.at.geometry;
        let square = hand::to_be_filled(seen.at.game(), seen.picks);
        let chips = square.map_or(Rect::NOTHING, |square| {
            geometry.chips_around(square, seen.at.touch)
        });
        let about = match of {
            Some(Of::Refused(why)) => marks::about(seen, why),
            Some(Of::Move(Move::Place { square, .. } | Move::Go { from: square, .. }, _)) => {
                Some(*square)
            }
            _ => None,
        };
        Beside {
            field: geometry.surround(),
            cell: geometry.unit(),
            chips,
            about: about.map(|square| geometry.center(square)),
        }
    }

    fn about(at: &Setting<Self>) -> Phrase {
        speech::board(at.scene)
    }

    fn words(at: &Setting<Self>, told: &Told<Self>) -> Option<Phrase> {
        match *told {
            Told::Turn => Some(speech::status(at.scene)),
            Told::Event => speech::last_event(at.scene),
            Told::Place(Place::Square(square)) => Some(speech::square(at.scene, square)),
            Told::Place(Place::Chip(square, cube)) => Some(speech::chip(at.scene, square, cube)),
            Told::Group(_) | Told::Place(Place::Rail(_)) => None,
            Told::Doing(seen) => speech::doing(seen),
        }
    }

    fn backdrop(seen: &Seen<Self>, painter: &Painter) {
        backdrop::draw(seen, painter);
    }
}
