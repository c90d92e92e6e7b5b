//! What can be done on a board: what comes of a press, where an arrow key leads, how a piece follows
//! the hand that drags it.

use egui::Vec2;

use super::face::{BoardFace, Setting};
use super::walk;

/// What comes of picking a place.
#[derive(Clone, Debug, PartialEq)]
pub enum Comes<P, D, W> {
    /// It has nothing to do with what is picked: a press there closes that, a drop or an arrow
    /// there is refused with this.
    Elsewhere(Option<W>),
    /// It is picked, too; if nothing more can be done with it, this is why.
    Picked(Option<W>),
    /// This is picked instead; what would be done with it first is refused with this.
    Becomes(P, Option<W>),
    /// It is done.
    Does(D),
    /// It is done when it is picked again.
    Warns(D, W),
    /// It is not done.
    Refused(W),
    /// The position after this many moves is shown.
    Shows(usize),
}

impl<P, D, W> Comes<P, D, W> {
    /// The same with other reasons.
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

    /// Why it cannot be dropped there, or what speaks against it.
    pub fn objection(self) -> Option<W> {
        match self {
            Self::Elsewhere(why) | Self::Becomes(_, why) => why,
            Self::Refused(why) | Self::Warns(_, why) => Some(why),
            Self::Picked(_) | Self::Does(_) | Self::Shows(_) => None,
        }
    }
}

/// A straight way along which something can be dragged.
#[derive(Clone, Debug, PartialEq)]
pub struct Way<P> {
    /// Where it leads on the screen: a vector of length 1.
    pub along: Vec2,
    /// A place for each cell that it is long, one after the other.
    pub stops: Vec<P>,
    /// How many cells it is to the last place that is open.
    pub open: usize,
    /// How many balls move along it, each touched by the one behind.
    pub balls: usize,
}

/// How something follows the hand that drags it.
#[derive(Clone, Debug, PartialEq)]
pub enum Rein<P> {
    /// It stays where it is.
    Fixed,
    /// It follows everywhere.
    Free,
    /// It follows along the first of these ways and snaps to its cells; a pull along the others is
    /// asked for all the same.
    Snaps(Vec<Way<P>>),
    /// It follows by one cell along that of these ways along which the hand pulls it, where that is
    /// open, and resists elsewhere. A flick is enough.
    Slides(Vec<Way<P>>),
}

impl<P> Rein<P> {
    /// Whether it cannot be dragged at all.
    pub const fn is_fixed(&self) -> bool {
        matches!(self, Self::Fixed)
    }
}

/// What an arrow key does.
#[derive(Clone, Debug, PartialEq)]
pub enum Steer<P, W> {
    /// The cursor goes there.
    Go(P),
    /// All these are picked: if the last is refused, what was picked stays as it was.
    Picks(Vec<P>),
    /// This is as far as it goes for now: what is said, where the cursor is, what is picked.
    Stop {
        /// Where the cursor is.
        cursor: P,
        /// What is picked.
        picks: Vec<P>,
        /// What is said, without a sound.
        why: W,
    },
    /// It is refused.
    Refused(W),
    /// Nothing.
    Nothing,
}

/// Something that is turned by a key or a wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twist {
    /// A quarter turn: `R`, or a notch of the wheel.
    Quarter {
        /// To the left.
        back: bool,
    },
    /// The other side: `F`.
    Flip,
    /// The layers: `L`.
    Layers,
}

/// What comes of that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Turned<P, M> {
    /// This is remembered.
    Memo(M),
    /// The cursor goes there.
    Go(P),
    /// Nothing.
    Nothing,
}

/// What comes of letters and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed<P> {
    /// The cursor goes there.
    Go(P),
    /// They are the beginning of something.
    More,
    /// Nothing.
    Nothing,
}

/// What can be done on a face: playing, for each game.
pub trait Grammar<F: BoardFace> {
    /// What is done: a move.
    type Deed: Copy + PartialEq;

    /// What comes of picking a place after others.
    fn comes(
        at: &Setting<F>,
        picks: &[F::Place],
        next: F::Place,
    ) -> Comes<F::Place, Self::Deed, F::Why>;

    /// What an arrow key does that points this way on the screen: the cursor goes to the nearest
    /// part of the board that lies there.
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

    /// Where Tab leads from here, nowhere if it leaves the board: from one part to the next.
    fn tab(at: &Setting<F>, here: Option<F::Place>, back: bool) -> Option<F::Place> {
        walk::next(&F::spots(at, &[]), here, back)
    }

    /// How what lies there follows when it is dragged.
    fn rein(at: &Setting<F>, place: F::Place) -> Rein<F::Place> {
        let _ = (at, place);
        Rein::Fixed
    }

    /// What comes of the letters and digits typed so far.
    fn typed(at: &Setting<F>, so_far: &str, here: Option<F::Place>) -> Typed<F::Place> {
        let _ = (at, so_far, here);
        Typed::Nothing
    }

    /// What comes of turning what is picked or held.
    fn twist(
        at: &Setting<F>,
        picks: &[F::Place],
        cursor: Option<F::Place>,
        twist: Twist,
    ) -> Turned<F::Place, F::Memo> {
        let _ = (at, picks, cursor, twist);
        Turned::Nothing
    }

    /// Where the cursor goes once these are picked by key or by a drop.
    fn first(at: &Setting<F>, picks: &[F::Place]) -> Option<F::Place> {
        let _ = (at, picks);
        None
    }

    /// Why nothing can be done here, or what stands in the way: asked for by `?`.
    fn why(at: &Setting<F>, picks: &[F::Place], here: F::Place) -> Option<F::Why> {
        let _ = (at, picks, here);
        None
    }

    /// What is remembered of a deed.
    fn kept(memo: F::Memo, deed: Self::Deed) -> F::Memo {
        let _ = deed;
        memo
    }
}
