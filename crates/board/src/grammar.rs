//! The grammar of a board: the results of picks, arrow keys, typed names and rotations, and how a dragged
//! piece follows the hand. A game implements [`Grammar`]; the player applies it.

use egui::Vec2;

use super::cursor_navigation;
use super::face::{BoardContext, BoardFace};

/// The result of picking a place.
#[derive(Clone, Debug, PartialEq)]
pub enum PickResult<P, D, W> {
    /// Unrelated to the picks: a press there clears them, and a drop or an arrow there is rejected with
    /// this reason.
    Elsewhere(Option<W>),
    /// Adds the place to the picks, with the reason if nothing more can be done with it.
    Picked(Option<W>),
    /// Replaces the picks by this place, with the reason if the first action with it would be rejected.
    Becomes(P, Option<W>),
    /// Performs an action.
    Does(D),
    /// Performs an action when picked a second time; the first pick warns with this reason.
    Warns(D, W),
    /// A rejection.
    Refused(W),
    /// Shows the position after this many moves.
    Shows(usize),
}

impl<P, D, W> PickResult<P, D, W> {
    /// Returns the result with its reasons converted.
    pub fn because<V>(self, reason: impl FnOnce(W) -> V) -> PickResult<P, D, V> {
        match self {
            Self::Elsewhere(why) => PickResult::Elsewhere(why.map(reason)),
            Self::Picked(why) => PickResult::Picked(why.map(reason)),
            Self::Becomes(place, why) => PickResult::Becomes(place, why.map(reason)),
            Self::Does(deed) => PickResult::Does(deed),
            Self::Warns(deed, why) => PickResult::Warns(deed, reason(why)),
            Self::Refused(why) => PickResult::Refused(reason(why)),
            Self::Shows(ply) => PickResult::Shows(ply),
        }
    }

    /// Returns the reason against a drop there, as a rejection or a warning.
    pub fn objection(self) -> Option<W> {
        match self {
            Self::Elsewhere(why) | Self::Becomes(_, why) => why,
            Self::Refused(why) | Self::Warns(_, why) => Some(why),
            Self::Picked(_) | Self::Does(_) | Self::Shows(_) => None,
        }
    }
}

/// A straight line along which a piece can be dragged.
#[derive(Clone, Debug, PartialEq)]
pub struct DragPath<P> {
    /// Direction on the screen: a vector of length 1.
    pub along: Vec2,
    /// The places along it, one for each cell.
    pub stops: Vec<P>,
    /// Number of cells up to the last open place.
    pub open: usize,
    /// Number of balls that move along it, each touched by the one behind.
    pub balls: usize,
}

/// The constraint on the drag of a piece.
#[derive(Clone, Debug, PartialEq)]
pub enum DragMode<P> {
    /// The piece cannot be dragged.
    Fixed,
    /// The piece follows the pointer freely.
    Free,
    /// The piece follows the first way and snaps to its cells; a drag along another way still selects a
    /// place on it.
    Snaps(Vec<DragPath<P>>),
    /// The piece moves by one cell along the way in the direction of the drag if that is open, and resists
    /// elsewhere. A flick is enough.
    Slides(Vec<DragPath<P>>),
}

impl<P> DragMode<P> {
    /// Returns `true` if the piece cannot be dragged at all.
    pub const fn is_fixed(&self) -> bool {
        matches!(self, Self::Fixed)
    }
}

/// The effect of an arrow key.
#[derive(Clone, Debug, PartialEq)]
pub enum ArrowResult<P, W> {
    /// The cursor goes there.
    Go(P),
    /// All these are picked; if the last is rejected, the selection stays unchanged.
    Picks(Vec<P>),
    /// The key ends here for now, with a message.
    Stop {
        /// The new position of the cursor.
        cursor: P,
        /// The new picks.
        picks: Vec<P>,
        /// The message, shown without a sound.
        why: W,
    },
    /// A rejection.
    Refused(W),
    /// No effect.
    Nothing,
}

/// A rotation by a key or the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rotate {
    /// A quarter turn: `R`, or a notch of the wheel.
    Quarter {
        /// `true` to turn left.
        back: bool,
    },
    /// The other side: `F`.
    Flip,
    /// The layers: `L`.
    Layers,
}

/// The result of a rotation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RotateResult<P, M> {
    /// The new state of the face.
    Memo(M),
    /// The cursor goes there.
    Go(P),
    /// No effect.
    Nothing,
}

/// The result of typed letters and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed<P> {
    /// The cursor goes there.
    Go(P),
    /// An incomplete name.
    More,
    /// No effect.
    Nothing,
}

/// The actions on a face; playing, for each game.
pub trait Grammar<F: BoardFace> {
    /// The type of an action; a move, in play.
    type Action: Copy + PartialEq;

    /// Returns the result of picking a place after others.
    fn pick(
        at: &BoardContext<F>,
        picks: &[F::Place],
        next: F::Place,
    ) -> PickResult<F::Place, Self::Action, F::Rejection>;

    /// Returns the effect of an arrow key in a screen direction; by default the cursor goes to the nearest
    /// part of the board in it.
    fn arrow(
        at: &BoardContext<F>,
        picks: &[F::Place],
        cursor: Option<F::Place>,
        way: Vec2,
        shift: bool,
    ) -> ArrowResult<F::Place, F::Rejection> {
        let _ = (picks, shift);
        let next = match cursor {
            Some(here) => cursor_navigation::beside(&F::targets(at, &[]), here, way),
            None => Self::tab(at, None, false),
        };
        next.map_or(ArrowResult::Nothing, ArrowResult::Go)
    }

    /// Returns the next part for Tab, or `None` if Tab leaves the board.
    fn tab(at: &BoardContext<F>, here: Option<F::Place>, back: bool) -> Option<F::Place> {
        cursor_navigation::next(&F::targets(at, &[]), here, back)
    }

    /// Returns the drag constraint of the piece at a place.
    fn drag_mode(at: &BoardContext<F>, place: F::Place) -> DragMode<F::Place> {
        let _ = (at, place);
        DragMode::Fixed
    }

    /// Returns the result of the letters and digits typed so far.
    fn typed(at: &BoardContext<F>, so_far: &str, here: Option<F::Place>) -> Typed<F::Place> {
        let _ = (at, so_far, here);
        Typed::Nothing
    }

    /// Returns the result of a rotation of the picked or held piece.
    fn rotate(
        at: &BoardContext<F>,
        picks: &[F::Place],
        cursor: Option<F::Place>,
        twist: Rotate,
    ) -> RotateResult<F::Place, F::ViewState> {
        let _ = (at, picks, cursor, twist);
        RotateResult::Nothing
    }

    /// Returns the new position of the cursor after these picks by key or drop.
    fn first(at: &BoardContext<F>, picks: &[F::Place]) -> Option<F::Place> {
        let _ = (at, picks);
        None
    }

    /// Returns the reason why nothing can be done here, or what stands in the way, for the `?` key.
    fn why(at: &BoardContext<F>, picks: &[F::Place], here: F::Place) -> Option<F::Rejection> {
        let _ = (at, picks, here);
        None
    }

    /// Returns the state of the face after an action.
    fn kept(memo: F::ViewState, deed: Self::Action) -> F::ViewState {
        let _ = deed;
        memo
    }
}
