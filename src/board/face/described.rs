//! The description itself: what is asked of a game's board, and with what.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Painter, Rect};

use super::course::{Leg, MoveCourse, Sense};
use super::ink::Ink;
use super::mark::{BoardMark, Body};
use super::pull::{Made, Pull};
use super::spot::Spot;
use super::words::Reason;
use crate::board::paint::Beside;
use crate::board::{Hand, Look, Scene};
use crate::phrase::Phrase;
use crate::rules::Game;

/// Where the parts of a board are, laid out for one rectangle.
pub trait Plan {
    /// The board itself: what answers to the pointer.
    fn board(&self) -> Rect;

    /// The width of a cell, in points.
    fn unit(&self) -> f32;
}

/// The pieces of a board, in the order in which they are drawn.
pub struct Pieces<P> {
    /// Those on the board.
    pub standing: Vec<P>,
    /// Those that fly over everything.
    pub flying: Vec<P>,
}

impl<P> Pieces<P> {
    /// Pieces of which none flies.
    pub const fn lying(standing: Vec<P>) -> Self {
        Self {
            standing,
            flying: Vec::new(),
        }
    }
}

/// What a game says of its board.
pub trait BoardFace: Game {
    /// All there is to point at: a cell, a chip beside it, a place in a store.
    type Place: Copy + Eq + Hash + Debug + Send + Sync;
    /// What is compared from frame to frame.
    type Position: Clone + PartialEq + Send;
    /// A piece: its look and its pose. Only the face's own painter reads it.
    type Piece: Clone + Debug + PartialEq + Send;
    /// Where everything is, for one rectangle, viewer and memo.
    type Geometry: Plan;
    /// What the player remembers for the face.
    type Memo: Copy + Default + Send;
    /// Why something is not done: a reason of the rules or of the board.
    type Why: Clone + PartialEq + Send;

    /// What of the game is to be seen on the board.
    fn shown(&self) -> &Self::Position;

    /// Lays the board out.
    fn lay_out(room: Rect, scene: &Scene<Self>, memo: Self::Memo) -> Self::Geometry;

    /// The places that can be pointed at while these are picked, in the order in which they are
    /// read out.
    fn spots(at: &Setting<Self>, picks: &[Self::Place]) -> Vec<Spot<Self::Place>>;

    /// The pieces where they are now.
    fn pieces(seen: &Seen<Self>) -> Pieces<Self::Piece>;

    /// Paints a piece.
    fn paint(piece: &Self::Piece, body: Body, painter: &Painter, look: &Look);

    /// What is to be seen of a move, one thing after the other: nothing if nothing is. `made` tells
    /// how, if it was made on this board.
    fn course(
        at: &Setting<Self>,
        before: &Self,
        mv: Self::Move,
        made: Option<&Made<Self::Place>>,
        sense: Sense,
    ) -> Vec<Leg>;

    /// The marks for one thing.
    fn marks(seen: &Seen<Self>, of: &Of<Self>, into: &mut Vec<BoardMark<Self::Piece>>);

    /// What is said and done about a reason.
    fn reason(at: &Setting<Self>, why: &Self::Why) -> Reason;

    /// The room for words beside the board, if they are about something that has marks: above it.
    fn beside(seen: &Seen<Self>, of: Option<&Of<Self>>) -> Beside {
        let _ = of;
        Beside::above(seen.at.geometry.board(), seen.at.geometry.unit())
    }

    /// What the board is and how things stand on it.
    fn about(at: &Setting<Self>) -> Phrase;

    /// Other words.
    fn words(at: &Setting<Self>, told: &Told<Self>) -> Option<Phrase>;

    /// Paints what lies under everything: a plain field.
    fn backdrop(seen: &Seen<Self>, painter: &Painter) {
        let field = seen.at.look().palette.field[1];
        painter.rect_filled(seen.at.geometry.board(), 4.0, field);
    }
}

/// What marks are asked of.
pub enum Of<'a, F: BoardFace> {
    /// What is picked, held or pointed at, and what can be done with it.
    Picks,
    /// The move that was made last.
    Last,
    /// A move to point at: its place in a line of moves, counted from 0, or none if it is a hint.
    Move(F::Move, Option<usize>),
    /// Where a move begins, and no more of it.
    Beginning(F::Move),
    /// Something refused.
    Refused(&'a F::Why),
    /// What somebody could do next.
    Threats,
    /// How the game ended.
    End,
    /// What has moved, instead of its motion.
    Arrived(&'a MoveCourse<F, F::Place>),
}

impl<F: BoardFace> Of<'_, F> {
    /// The ink of its marks, where the face draws them as if the hand did it.
    pub(in crate::board) const fn ink(&self) -> Ink {
        match self {
            Self::Picks => Ink::Hover,
            Self::Last | Self::Arrived(_) => Ink::LastMove,
            Self::Move(..) | Self::Beginning(_) => Ink::Advice,
            Self::Refused(_) => Ink::Refusal,
            Self::Threats => Ink::Threat,
            Self::End => Ink::Win,
        }
    }
}

/// What words are asked about.
pub enum Told<'a, F: BoardFace> {
    /// Whose turn it is and what to do.
    Turn,
    /// What happened last.
    Event,
    /// A group of places.
    Group(u8),
    /// A place, and what can be done with it.
    Place(F::Place),
    /// What the user is doing, for the status line.
    Doing(&'a Seen<'a, F>),
}

/// A scene, laid out.
pub struct Setting<'a, F: BoardFace> {
    /// What is shown.
    pub scene: &'a Scene<'a, F>,
    /// Where everything is.
    pub geometry: &'a F::Geometry,
    /// What the player remembers for the face.
    pub memo: F::Memo,
    /// Whether the board is played on with fingers.
    pub touch: bool,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derive would ask the game to be copied"
)]
impl<F: BoardFace> Clone for Setting<'_, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: BoardFace> Copy for Setting<'_, F> {}

impl<'a, F: BoardFace> Setting<'a, F> {
    /// The game shown.
    pub fn game(&self) -> &'a F {
        self.scene.game()
    }

    /// How it looks.
    pub const fn look(&self) -> &'a Look {
        &self.scene.look
    }

    /// Whether the user may move something.
    pub fn may_play(&self) -> bool {
        self.scene.hand == Hand::Free && self.game().outcome().is_none()
    }
}

/// Everything that is to be seen at a moment.
pub struct Seen<'a, F: BoardFace> {
    /// The scene, laid out.
    pub at: Setting<'a, F>,
    /// What is picked; while something is held, that.
    pub picks: &'a [F::Place],
    /// The place that the pointer, the keyboard or a drag means.
    pub aim: Option<F::Place>,
    /// Whether it is the keyboard that means it.
    pub keyed: bool,
    /// Whether what is refused has not been tried: the pointer only rests there.
    pub passing: bool,
    /// What is dragged, or springs back.
    pub pull: Option<&'a Pull<F::Place>>,
    /// The moves that are still to be seen, the latest last.
    pub going: &'a [MoveCourse<F, F::Place>],
}

impl<'a, F: BoardFace> Seen<'a, F> {
    /// A scene at rest that no hand is near.
    pub const fn alone(at: Setting<'a, F>) -> Self {
        Self {
            at,
            picks: &[],
            aim: None,
            keyed: true,
            passing: true,
            pull: None,
            going: &[],
        }
    }

    /// The move that is in motion.
    pub fn moving(&self) -> Option<&'a MoveCourse<F, F::Place>> {
        self.going.iter().rev().find(|course| course.is_busy())
    }
}
