//! Cubulus's implementation of `BoardFace`.

use egui::{Painter, Rect, Vec2, pos2, vec2};

use super::cube_view::{CubeView, FACES};
use super::geometry::Geometry;
use super::memo::CubulusMemo;
use super::move_preview::MovePreview;
use super::pieces::{self, Piece};
use super::target::{Rejection, Target};
use super::{animation, backdrop, hand, marks, move_preview, names, speech, targets};
use crate::face::{
    BoardContext, BoardFace, BoardLayout as _, BoardMark, BoardView, Body, HitTarget, Hovered, Leg,
    MarkTopic, MoveGesture, Pieces, Reason, Sense, SpeechTopic, SwingHandle,
};
use crate::paint::BubbleAnchor;
use crate::{Look, Scene};
use kuba_rules::Game as _;
use kuba_rules::cubulus::{Cell, GameState, Move, Opening, Position};
use kuba_rules::phrase::Phrase;

/// Height of the foot of a bubble about no opening above the middle of the cube, in cells: the gap between
/// the two panes above it.
const FOOT: f32 = 3.4;
/// Width of that gap, in cells.
const ROOM: f32 = 5.4;

impl BoardFace for GameState {
    type Place = Target;
    type Position = Position;
    type Piece = Piece;
    type Geometry = Geometry;
    type ViewState = CubulusMemo;
    type Rejection = Rejection;

    fn shown(&self) -> &Position {
        self.position()
    }

    fn lay_out(room: Rect, _: &Scene<Self>, memo: CubulusMemo) -> Geometry {
        Geometry::new(room, memo.large_layers).swung(memo.swing)
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
            Rejection::Opening(_, illegal) => {
                Reason { hovered: Hovered::AtOnce, ..Reason::new(speech::refusal(illegal)) }
            }
            Rejection::Core(illegal) => Reason::new(speech::refusal(illegal)),
            Rejection::Gift(winner) => {
                Reason { hovered: Hovered::AtOnce, ..Reason::new(speech::gift_again(*winner)) }
            }
        }
    }

    /// Beside the opening in question, on the side of the nearer edge of the board.
    fn beside(seen: &BoardView<Self>, of: Option<&MarkTopic<Self>>) -> BubbleAnchor {
        let geometry = seen.at.geometry;
        let opening = match of {
            Some(MarkTopic::Refused(Rejection::Opening(opening, _))) => Some(*opening),
            Some(MarkTopic::Refused(Rejection::Gift(_))) => seen.aim.and_then(Target::opening),
            Some(MarkTopic::Move(mv, _)) => move_preview::shown_at(*mv),
            _ => None,
        };
        if let Some(opening) = opening {
            let around = Rect::from_points(&geometry.rhombus(opening, 0.0));
            return BubbleAnchor::beside(around, geometry.board(), geometry.unit());
        }
        // The gap between the panes above the cube.
        let (middle, cell) = (geometry.middle(), geometry.unit());
        let corner = middle - vec2(0.5 * ROOM, FOOT) * cell;
        let field = Rect::from_min_max(corner, pos2(corner.x + ROOM * cell, middle.y));
        BubbleAnchor::above(field, cell)
    }

    fn refutation(at: &BoardContext<Self>, place: Target) -> Vec<Move> {
        let game = at.game();
        let mv = match place {
            Target::Opening(opening) => hand::entering(game, opening).ok(),
            Target::Core => Some(Move::Put(Cell::CORE)),
            Target::Layer(_) | Target::Seen(_) | Target::Hand(_) => None,
        };
        let mv = mv.filter(|&mv| game.check(mv).is_ok());
        mv.map_or_else(Vec::new, |mv| hand::refutation(game, mv))
    }

    fn viewed_at(mv: Move) -> Vec2 {
        let face = move_preview::shown_at(mv).map(Opening::face);
        let hidden = face.filter(|&face| CubeView::default().is_pane(face));
        hidden.map_or(Vec2::ZERO, CubeView::angle_of)
    }

    fn breathes(seen: &BoardView<Self>) -> bool {
        MovePreview::shown(seen).is_some_and(|preview| preview.moved_line().is_some())
    }

    fn swing_handles(at: &BoardContext<Self>, painter: &Painter) -> Vec<SwingHandle> {
        names::handles(at, painter)
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
            SpeechTopic::Facing(angle) => speech::facing(angle),
            SpeechTopic::Doing(seen) => speech::doing(seen),
        }
    }

    fn backdrop(seen: &BoardView<Self>, painter: &Painter) {
        backdrop::draw(seen, painter);
    }
}
