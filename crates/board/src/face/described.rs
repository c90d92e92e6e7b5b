//! The description of a game's board: what the player asks a face, and with which arguments.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Painter, Rect, Vec2};

use super::animation::{Leg, MoveAnimation, Sense};
use super::mark::{BoardMark, Body};
use super::mark_role::MarkRole;
use super::memo::BoardMemo;
use super::move_gesture::{MoveGesture, Pull};
use super::swing::SwingHandle;
use super::target::HitTarget;
use super::words::Reason;
use crate::paint::BubbleAnchor;
use crate::{Hand, HintPart, Look, Scene};
use kuba_rules::Game;
use kuba_rules::phrase::Phrase;

/// The layout of a board in one rectangle.
pub trait BoardLayout {
    /// The board itself: the area that reacts to the pointer.
    fn board(&self) -> Rect;

    /// The width of a cell, in points.
    fn unit(&self) -> f32;
}

/// The pieces of a board, in drawing order.
pub struct Pieces<P> {
    /// Pieces on the board.
    pub standing: Vec<P>,
    /// Pieces that fly above everything else.
    pub flying: Vec<P>,
}

impl<P> Pieces<P> {
    /// Creates a set of pieces none of which flies.
    pub const fn lying(standing: Vec<P>) -> Self {
        Self { standing, flying: Vec::new() }
    }
}

/// A game's description of its board.
pub trait BoardFace: Game {
    /// Anything on the board that can be pointed at: a cell, a chip beside it, a place in a store.
    type Place: Copy + Eq + Hash + Debug + Send + Sync;
    /// The part of the game that is compared from frame to frame.
    type Position: Clone + PartialEq + Send;
    /// A piece: its look and its pose. Only the painter of the same face reads it.
    type Piece: Clone + Debug + PartialEq + Send;
    /// The layout for one rectangle, viewer and memo.
    type Geometry: BoardLayout;
    /// State that the player keeps for the face between frames.
    type ViewState: BoardMemo;
    /// The reason of a rejection, from the rules or from the board.
    type Rejection: Clone + PartialEq + Send;

    /// Returns the part of the game that the board shows.
    fn shown(&self) -> &Self::Position;

    /// Lays the board out.
    fn lay_out(room: Rect, scene: &Scene<Self>, memo: Self::ViewState) -> Self::Geometry;

    /// Returns the hit targets for the given picks, in reading order.
    fn targets(at: &BoardContext<Self>, picks: &[Self::Place]) -> Vec<HitTarget<Self::Place>>;

    /// Returns the pieces where they are at this moment.
    fn pieces(seen: &BoardView<Self>) -> Pieces<Self::Piece>;

    /// Paints a piece.
    fn paint(piece: &Self::Piece, body: Body, painter: &Painter, look: &Look);

    /// Returns the animation of a move step by step; an empty list shows nothing. `made` is the gesture, if
    /// the move was made on this board.
    fn animation(
        at: &BoardContext<Self>,
        before: &Self,
        mv: Self::Move,
        made: Option<&MoveGesture<Self::Place>>,
        sense: Sense,
    ) -> Vec<Leg>;

    /// Appends the marks for one topic.
    fn marks(seen: &BoardView<Self>, of: &MarkTopic<Self>, into: &mut Vec<BoardMark<Self::Piece>>);

    /// Returns what is said and done about a rejection.
    fn reason(at: &BoardContext<Self>, why: &Self::Rejection) -> Reason;

    /// Returns the position of words beside the board; `of` is the topic of the marks that they explain. By
    /// default they stand above the board.
    fn beside(seen: &BoardView<Self>, of: Option<&MarkTopic<Self>>) -> BubbleAnchor {
        let _ = of;
        BubbleAnchor::above(seen.at.geometry.board(), seen.at.geometry.unit())
    }

    /// Returns the place of a sign that explains itself under the pointer, with its words.
    fn tip(seen: &BoardView<Self>) -> Option<(Rect, Phrase)> {
        let _ = seen;
        None
    }

    /// Returns the moves that show why a move at a place gives the game away: that move, and the answer that
    /// wins. Empty if it does not.
    fn refutation(at: &BoardContext<Self>, place: Self::Place) -> Vec<Self::Move> {
        let _ = (at, place);
        Vec::new()
    }

    /// Returns the angle of the swing that brings the side where a move begins to the front; zero if that side is
    /// in sight.
    fn viewed_at(mv: Self::Move) -> Vec2 {
        let _ = mv;
        Vec2::ZERO
    }

    /// Returns `true` if a preview is shown in which pieces go a little way and back.
    fn breathes(seen: &BoardView<Self>) -> bool {
        let _ = seen;
        false
    }

    /// Returns the parts that swing the board while they are held.
    fn swing_handles(at: &BoardContext<Self>, painter: &Painter) -> Vec<SwingHandle> {
        let _ = (at, painter);
        Vec::new()
    }

    /// Returns what the board is and the state of play on it, for screen readers.
    fn about(at: &BoardContext<Self>) -> Phrase;

    /// Returns the words for any other topic.
    fn words(at: &BoardContext<Self>, told: &SpeechTopic<Self>) -> Option<Phrase>;

    /// Paints the background under everything; a plain field by default.
    fn backdrop(seen: &BoardView<Self>, painter: &Painter) {
        let field = seen.at.look().palette.field[1];
        painter.rect_filled(seen.at.geometry.board(), 4.0, field);
    }
}

/// The topic that marks are requested for.
pub enum MarkTopic<'a, F: BoardFace> {
    /// The picked, held or hovered target, and what can be done with it.
    Picks,
    /// The last move.
    Last,
    /// A suggested move: its index in a line of moves, counted from 0, or `None` for a hint.
    Move(F::Move, Option<usize>),
    /// The row or the face of a move.
    Area(F::Move),
    /// The place where a move begins, without the rest of it.
    Beginning(F::Move),
    /// A rejection.
    Refused(&'a F::Rejection),
    /// Threats: possible next moves of either side.
    Threats,
    /// The end of the game.
    End,
    /// A move that has arrived, marked instead of animated.
    Arrived(&'a MoveAnimation<F, F::Place>),
}

impl<F: BoardFace> MarkTopic<'_, F> {
    /// Creates the topic for a part of a hint.
    pub(crate) const fn hint(mv: F::Move, part: HintPart) -> Self {
        match part {
            HintPart::Area => Self::Area(mv),
            HintPart::Beginning => Self::Beginning(mv),
            HintPart::Whole => Self::Move(mv, None),
        }
    }

    /// The role for marks that the face drew with `MarkRole::Hover`, as if for a pick.
    pub(crate) const fn ink(&self) -> MarkRole {
        match self {
            Self::Picks => MarkRole::Hover,
            Self::Last | Self::Arrived(_) => MarkRole::LastMove,
            Self::Move(..) | Self::Area(_) | Self::Beginning(_) => MarkRole::Advice,
            Self::Refused(_) => MarkRole::Refusal,
            Self::Threats => MarkRole::Threat,
            Self::End => MarkRole::Win,
        }
    }
}

/// The topic that words are requested for.
pub enum SpeechTopic<'a, F: BoardFace> {
    /// The player to move, and what to do.
    Turn,
    /// The last event.
    Event,
    /// A group of targets.
    Group(u8),
    /// A target, and what can be done with it.
    Place(F::Place),
    /// The side in front of a board that is swung by this angle.
    Facing(Vec2),
    /// The current action of the user, for the status line.
    Doing(&'a BoardView<'a, F>),
}

/// A laid-out scene.
pub struct BoardContext<'a, F: BoardFace> {
    /// The scene shown.
    pub scene: &'a Scene<'a, F>,
    /// The layout.
    pub geometry: &'a F::Geometry,
    /// State that the player keeps for the face.
    pub memo: F::ViewState,
    /// `true` if the board is played by touch.
    pub touch: bool,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask the game to be copied")]
impl<F: BoardFace> Clone for BoardContext<'_, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: BoardFace> Copy for BoardContext<'_, F> {}

impl<'a, F: BoardFace> BoardContext<'a, F> {
    /// Returns the game shown.
    pub fn game(&self) -> &'a F {
        self.scene.game()
    }

    /// Returns the look of the board.
    pub const fn look(&self) -> &'a Look {
        &self.scene.look
    }

    /// Returns `true` if the user may make a move.
    pub fn may_play(&self) -> bool {
        self.scene.hand == Hand::Free && self.game().outcome().is_none()
    }
}

/// Everything that is visible at one moment.
pub struct BoardView<'a, F: BoardFace> {
    /// The laid-out scene.
    pub at: BoardContext<'a, F>,
    /// The picks; during a drag, the dragged piece alone.
    pub picks: &'a [F::Place],
    /// The target of the pointer, the keyboard or a drag.
    pub aim: Option<F::Place>,
    /// `true` if the keyboard chose the target.
    pub keyed: bool,
    /// `true` if a rejection comes from hovering only, without an attempt.
    pub passing: bool,
    /// The piece that is dragged or springs back.
    pub pull: Option<&'a Pull<F::Place>>,
    /// The running animations, the latest last.
    pub going: &'a [MoveAnimation<F, F::Place>],
    /// Phase of a preview that breathes: 0 with the pieces where they are, 1 where they turn back.
    pub breath: f32,
}

impl<'a, F: BoardFace> BoardView<'a, F> {
    /// A scene at rest without any input.
    pub const fn alone(at: BoardContext<'a, F>) -> Self {
        Self {
            at,
            picks: &[],
            aim: None,
            keyed: true,
            passing: true,
            pull: None,
            going: &[],
            breath: 0.0,
        }
    }

    /// Returns the animation of the move that is in motion.
    pub fn moving(&self) -> Option<&'a MoveAnimation<F, F::Place>> {
        self.going.iter().rev().find(|course| course.is_busy())
    }
}
