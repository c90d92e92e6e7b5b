//! Kuba's implementation of `BoardFace`.

use egui::{Painter, Rect};

use super::laid::Laid;
use super::pieces::{self, Piece};
use super::place::{Place, Why};
use super::{backdrop, course, marks, speech, spots};
use crate::board::face::{
    BoardFace, BoardMark, Body, Hovered, Leg, Made, Of, Pieces, Reason, Seen, Sense, Setting, Spot,
    Told,
};
use crate::board::paint::Beside;
use crate::board::{Look, Scene};
use crate::phrase::{Phrase, ToPhrase};
use crate::rules::kuba::{GameState, Illegal, Move, Position};

impl BoardFace for GameState {
    type Place = Place;
    type Position = Position;
    type Piece = Piece;
    type Geometry = Laid;
    type Memo = ();
    type Why = Why;

    fn shown(&self) -> &Position {
        self.position()
    }

    fn lay_out(room: Rect, scene: &Scene<Self>, (): ()) -> Laid {
        Laid::new(room, scene)
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
        at: &Setting<Self>,
        before: &Self,
        mv: Move,
        made: Option<&Made<Place>>,
        _: Sense,
    ) -> Vec<Leg> {
        let ply = at.scene.moves.len();
        course::course(at.geometry, before, (mv, ply), made)
    }

    fn marks(seen: &Seen<Self>, of: &Of<Self>, into: &mut Vec<BoardMark<Piece>>) {
        marks::marks(seen, of, into);
    }

    fn reason(at: &Setting<Self>, why: &Why) -> Reason {
        match why {
            Why::Stuck(cell) => {
                let closed = speech::closed(at.scene, *cell);
                let aloud = speech::closed_aloud(&closed, at.look().viewer);
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
            Why::Push(_, illegal) | Why::Chip(_, illegal) => Reason {
                leads_to: match illegal {
                    Illegal::Superko(ply) => Some(*ply),
                    _ => None,
                },
                is_last_move: matches!(
                    illegal,
                    Illegal::StraightBack | Illegal::PreviousPosition(_) | Illegal::Superko(_)
                ),
                hovered: match why {
                    Why::Chip(..) => Hovered::AtOnce,
                    Why::Push(..) | Why::Stuck(_) => Hovered::Never,
                },
                ..Reason::new(illegal.phrase())
            },
        }
    }

    /// At the edge of the field nearest to the marble in question.
    fn beside(seen: &Seen<Self>, of: Option<&Of<Self>>) -> Beside {
        let geometry = &seen.at.geometry.geometry;
        let about = match of {
            Some(Of::Refused(Why::Stuck(cell))) => Some(*cell),
            Some(Of::Refused(why @ (Why::Push(push, _) | Why::Chip(push, _)))) => {
                marks::blocker(seen, why).or(Some(push.from))
            }
            Some(Of::Move(Move::Push(push), _)) => Some(push.from),
            _ => None,
        };
        let picked = pieces::picked(seen).filter(|_| seen.pull.is_none());
        Beside {
            field: geometry.field(),
            cell: geometry.cell_size(),
            chips: picked.map_or(Rect::NOTHING, |cell| geometry.chips(cell)),
            about: about.map(|cell| geometry.center(cell)),
        }
    }

    fn about(at: &Setting<Self>) -> Phrase {
        speech::board(at.scene)
    }

    fn words(at: &Setting<Self>, told: &Told<Self>) -> Option<Phrase> {
        match *told {
            Told::Turn => Some(speech::status(at.scene)),
            Told::Group(_) => None,
            Told::Event => speech::last_event(at.scene),
            Told::Place(place) => Some(speech::place(at.scene, place)),
            Told::Doing(seen) => speech::doing(seen),
        }
    }

    fn backdrop(seen: &Seen<Self>, painter: &Painter) {
        backdrop::draw(seen, painter);
    }
}
