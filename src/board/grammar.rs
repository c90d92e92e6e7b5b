//! The grammar of a board: the results of picks, arrow keys, typed names and rotations, and how a dragged
//! piece follows the hand. A game implements [`Grammar`]; the player applies it.

use egui::Vec2;

use super::face::{BoardFace, Setting};
use super::walk;

/// The result of picking a place.
#[derive(Clone, Debug, PartialEq)]
pub enum Comes<P, D, W> {
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

impl<P, D, W> Comes<P, D, W> {
    /// Returns the result with its reasons converted.
    pub fn because<V>(self, reason: impl FnOnce(W) -> V) -> Comes<P, D, V> {
        match self {
            Self::Elsewhere(why) => Comes::Elsewhere(why.map(reason)),
            Self::Picked(why) => Comes::Picked(why.map(reason)),
            Self::Becomes(place, why) => Comes::Becomes(place, why.map(reason)),
            Self::Does(deed) => Comes::Does(deed),
            Self::Warns(deed, why) => Comes::Warns(deed, reason(why)),
            Self::Refused(why) => Comes::Refused(reason(why)),
            Self::Shows(ply) => Comes::Shows(ply),
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
pub struct Way<P> {
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
pub enum Rein<P> {
    /// The piece cannot be dragged.
    Fixed,
    /// The piece follows the pointer freely.
    Free,
    /// The piece follows the first way and snaps to its cells; a drag along another way still selects a
    /// place on it.
    Snaps(Vec<Way<P>>),
    /// The piece moves by one cell along the way in the direction of the drag if that is open, and resists
    /// elsewhere. A flick is enough.
    Slides(Vec<Way<P>>),
}

impl<P> Rein<P> {
    /// Returns `true` if the piece cannot be dragged at all.
    pub const fn is_fixed(&self) -> bool {
        matches!(self, Self::Fixed)
    }
}

/// The effect of an arrow key.
#[derive(Clone, Debug, PartialEq)]
pub enum Steer<P, W> {
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
pub enum Twist {
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
pub enum Turned<P, M> {
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
    type Deed: Copy + PartialEq;

    /// Returns the result of picking a place after others.
    fn comes(
        at: &Setting<F>,
        picks: &[F::Place],
        next: F::Place,
    ) -> Comes<F::Place, Self::Deed, F::Why>;

    /// Returns the effect of an arrow key in a screen direction; by default the cursor goes to the nearest
    /// part of the board in it.
    fn steer(
        at: &Setting<F>,
        picks: &[F::Place],
        cursor: Option<F::Place>,
        way: Vec2,
        shift: bool,
    ) -> Steer<F::Place, F::Why> {
        let _ = (picks, shift);
        let next = match cursor {
            Some(here) => walk::beside(&F::spots(at, &[]), here, way),
            None => Self::tab(at, None, false),
        };
        next.map_or(Steer::Nothing, Steer::Go)
    }

    /// Returns the next part for Tab, or `None` if Tab leaves the board.
    fn tab(at: &Setting<F>, here: Option<F::Place>, back: bool) -> Option<F::Place> {
        walk::next(&F::spots(at, &[]), here, back)
    }

    /// Returns the drag constraint of the piece at a place.
    fn rein(at: &Setting<F>, place: F::Place) -> Rein<F::Place> {
        let _ = (at, place);
        Rein::Fixed
    }

    /// Returns the result of the letters and digits typed so far.
    fn typed(at: &Setting<F>, so_far: &str, here: Option<F::Place>) -> Typed<F::Place> {
        let _ = (at, so_far, here);
        Typed::Nothing
    }

    /// Returns the result of a rotation of the picked or held piece.
    fn twist(
        at: &Setting<F>,
        picks: &[F::Place],
        cursor: Option<F::Place>,
        twist: Twist,
    ) -> Turned<F::Place, F::Memo> {
        let _ = (at, picks, cursor, twist);
        Turned::Nothing
    }

    /// Returns the new position of the cursor after these picks by key or drop.
    fn first(at: &Setting<F>, picks: &[F::Place]) -> Option<F::Place> {
        let _ = (at, picks);
        None
    }

    /// Returns the reason why nothing can be done here, or what stands in the way, for the `?` key.
    fn why(at: &Setting<F>, picks: &[F::Place], here: F::Place) -> Option<F::Why> {
        let _ = (at, picks, here);
        None
    }

    /// Returns the state of the face after an action.
    fn kept(memo: F::Memo, deed: Self::Deed) -> F::Memo {
        let _ = deed;
        memo
    }
}
