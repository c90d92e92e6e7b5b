//! Qubism's implementation of `BoardFace`.

use egui::{Painter, Rect};

use super::geometry::Geometry;
use super::grammar::NextCube;
use super::pieces::{self, Piece};
use super::target::{Rejection, Target};
use super::{animation, backdrop, hand, marks, speech, targets};
use crate::face::{
    BoardContext, BoardFace, BoardLayout, BoardMark, BoardView, Body, HitTarget, Hovered, Leg,
    MarkTopic, MoveGesture, Pieces, Reason, Sense, SpeechTopic,
};
use crate::paint::BubbleAnchor;
use crate::{Look, Scene};
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::{GameState, Move, Position};

impl BoardLayout for Geometry {
    fn board(&self) -> Rect {
        self.board()
    }

    fn unit(&self) -> f32 {
        self.unit()
    }
}

impl BoardFace for GameState {
    type Place = Target;
    type Position = Position;
    type Piece = Piece;
    type Geometry = Geometry;
    type ViewState = NextCube;
    type Rejection = Rejection;

    fn shown(&self) -> &Position {
        self.position()
    }

    fn lay_out(room: Rect, scene: &Scene<Self>, _: NextCube) -> Geometry {
        Geometry::new(room, scene.look.viewer)
    }

    fn targets(at: &BoardContext<Self>, picks: &[Target]) -> Vec<HitTarget<Target>> {
        targets::spots(at, picks)
    }

    fn pieces(seen: &BoardView<Self>) -> Pieces<Piece> {
        pieces::pieces(seen)
    }

    fn paint(piece: &Piece, body: Body, painter: &Painter, look: &Look) {
        piece.paint(body, painter, look);
    }

    fn animation(
        _: &BoardContext<Self>,
        before: &Self,
        mv: Move,
        made: Option<&MoveGesture<Target>>,
        _: Sense,
    ) -> Vec<Leg> {
        animation::course(before, mv, made)
    }

    fn marks(seen: &BoardView<Self>, of: &MarkTopic<Self>, into: &mut Vec<BoardMark<Self::Piece>>) {
        marks::marks(seen, of, into);
    }

    fn reason(at: &BoardContext<Self>, why: &Rejection) -> Reason {
        let words = match why {
            Rejection::Rules(illegal) | Rejection::Chip(illegal) | Rejection::Stuck(_, illegal) => {
                speech::reason(at.look().viewer, illegal)
            }
            Rejection::Edge => Phrase::new("qubism-edge"),
            Rejection::End => Phrase::new("qubism-end"),
            Rejection::Asked(square) => speech::why(at.scene, *square),
        };
        let hovered = match why {
            Rejection::Chip(_) => Hovered::AtOnce,
            Rejection::Stuck(..) => Hovered::Rest,
            Rejection::Rules(_) | Rejection::Edge | Rejection::End | Rejection::Asked(_) => {
                Hovered::Never
            }
        };
        Reason { hovered, ..Reason::new(words) }
    }

    /// A reason at the square in question, and advice at the edge of the field nearest to it.
    fn beside(seen: &BoardView<Self>, of: Option<&MarkTopic<Self>>) -> BubbleAnchor {
        let geometry = seen.at.geometry;
        let square = hand::to_be_filled(seen.at.game(), seen.picks);
        let chips =
            square.map_or(Rect::NOTHING, |square| geometry.chips_around(square, seen.at.touch));
        let about = match of {
            Some(MarkTopic::Refused(why)) => marks::about(seen, why),
            Some(
                MarkTopic::Move(Move::Place { square, .. } | Move::Go { from: square, .. }, _)
                | MarkTopic::Beginning(Move::Go { from: square, .. }),
            ) => Some(*square),
            _ => None,
        };
        if let (Some(MarkTopic::Refused(why)), Some(square)) = (of, about) {
            let around = geometry.square(square);
            let mut anchor = BubbleAnchor::beside(around, geometry.surround(), geometry.unit());
            if let Some(seen) = marks::beside(seen, why) {
                let away = around.center() - geometry.center(seen);
                anchor.about = Some(around.center() + 0.1 * away.normalized() * geometry.unit());
            }
            return BubbleAnchor { chips, ..anchor };
        }
        BubbleAnchor {
            chips,
            about: about.map(|square| geometry.center(square)),
            ..BubbleAnchor::above(geometry.surround(), geometry.unit())
        }
    }

    fn about(at: &BoardContext<Self>) -> Phrase {
        speech::board(at.scene)
    }

    fn words(at: &BoardContext<Self>, told: &SpeechTopic<Self>) -> Option<Phrase> {
        match *told {
            SpeechTopic::Turn => Some(speech::status(at.scene)),
            SpeechTopic::Event => speech::last_event(at.scene),
            SpeechTopic::Place(Target::Square(square)) => Some(speech::square(at.scene, square)),
            SpeechTopic::Place(Target::Chip(square, cube)) => {
                Some(speech::chip(at.scene, square, cube))
            }
            SpeechTopic::Group(_)
            | SpeechTopic::Facing(_)
            | SpeechTopic::Place(Target::Rail(_)) => None,
            SpeechTopic::Doing(seen) => speech::doing(seen),
        }
    }

    fn backdrop(seen: &BoardView<Self>, painter: &Painter) {
        backdrop::draw(seen, painter);
    }
}
