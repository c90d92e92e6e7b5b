//! Kuba's implementation of `BoardFace`.

use egui::{Painter, Rect, Vec2};

use super::laid::KubaLayout;
use super::pieces::{self, Piece};
use super::target::{Rejection, Target};
use super::{animation, backdrop, marks, speech, targets};
use crate::face::{
    BoardContext, BoardFace, BoardMark, BoardView, Body, HitTarget, Hovered, Leg, MarkTopic,
    MoveGesture, Pieces, Reason, Sense, SpeechTopic,
};
use crate::paint::BubbleAnchor;
use crate::{Look, Scene};
use kuba_rules::kuba::{GameState, Illegal, Move, Position};
use kuba_rules::phrase::{Phrase, ToPhrase};

impl BoardFace for GameState {
    type Place = Target;
    type Position = Position;
    type Piece = Piece;
    type Geometry = KubaLayout;
    type ViewState = ();
    type Rejection = Rejection;

    fn shown(&self) -> &Position {
        self.position()
    }

    fn lay_out(room: Rect, scene: &Scene<Self>, (): ()) -> KubaLayout {
        KubaLayout::new(room, scene)
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
        at: &BoardContext<Self>,
        before: &Self,
        mv: Move,
        made: Option<&MoveGesture<Target>>,
        _: Sense,
    ) -> Vec<Leg> {
        let ply = at.scene.moves.len();
        animation::course(at.geometry, before, (mv, ply), made)
    }

    fn marks(seen: &BoardView<Self>, of: &MarkTopic<Self>, into: &mut Vec<BoardMark<Piece>>) {
        marks::marks(seen, of, into);
    }

    fn reason(at: &BoardContext<Self>, why: &Rejection) -> Reason {
        match why {
            Rejection::Stuck(cell) => {
                let closed = speech::closed(at.scene, *cell);
                let aloud = speech::closed_words(&closed, at.look().viewer);
                let geometry = &at.geometry.geometry;
                let lines = closed.into_iter();
                let lines = lines.map(|(way, words)| (geometry.vector(way), words));
                Reason {
                    lines: lines.collect(),
                    aloud,
                    hovered: Hovered::Rest,
                    ..Reason::new(speech::why(at.scene, *cell))
                }
            }
            Rejection::Push(_, illegal) | Rejection::Chip(_, illegal) => Reason {
                leads_to: match illegal {
                    Illegal::Superko(ply) => Some(*ply),
                    _ => None,
                },
                is_last_move: matches!(
                    illegal,
                    Illegal::StraightBack | Illegal::PreviousPosition(_) | Illegal::Superko(_)
                ),
                hovered: match why {
                    Rejection::Chip(..) => Hovered::AtOnce,
                    Rejection::Push(..) | Rejection::Stuck(_) => Hovered::Never,
                },
                ..Reason::new(illegal.phrase())
            },
        }
    }

    /// At the edge of the field nearest to the marble in question.
    fn beside(seen: &BoardView<Self>, of: Option<&MarkTopic<Self>>) -> BubbleAnchor {
        let geometry = &seen.at.geometry.geometry;
        let about = match of {
            Some(MarkTopic::Refused(Rejection::Stuck(cell))) => Some(*cell),
            Some(MarkTopic::Refused(
                why @ (Rejection::Push(push, _) | Rejection::Chip(push, _)),
            )) => marks::blocker(seen, why).or(Some(push.from)),
            Some(MarkTopic::Move(Move::Push(push), _) | MarkTopic::Beginning(Move::Push(push))) => {
                Some(push.from)
            }
            _ => None,
        };
        let picked = pieces::picked(seen).filter(|_| seen.pull.is_none());
        BubbleAnchor {
            chips: picked.map_or(Rect::NOTHING, |cell| geometry.chips(cell)),
            about: about.map(|cell| geometry.center(cell)),
            ..BubbleAnchor::above(geometry.field(), geometry.cell_size())
        }
    }

    fn tip(seen: &BoardView<Self>) -> Option<(Rect, Phrase)> {
        let sign = marks::no_return(seen)?;
        let around = Rect::from_center_size(sign.center, Vec2::splat(2.0 * sign.radius + 8.0));
        Some((around, Phrase::new("kuba-no-return")))
    }

    fn about(at: &BoardContext<Self>) -> Phrase {
        speech::board(at.scene)
    }

    fn words(at: &BoardContext<Self>, told: &SpeechTopic<Self>) -> Option<Phrase> {
        match *told {
            SpeechTopic::Turn => Some(speech::status(at.scene)),
            SpeechTopic::Group(_) | SpeechTopic::Facing(_) => None,
            SpeechTopic::Event => speech::last_event(at.scene),
            SpeechTopic::Place(place) => Some(speech::place(at.scene, place)),
            SpeechTopic::Doing(seen) => speech::doing(seen),
        }
    }

    fn backdrop(seen: &BoardView<Self>, painter: &Painter) {
        backdrop::draw(seen, painter);
    }
}
