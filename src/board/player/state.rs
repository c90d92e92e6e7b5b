//! What the player of a board remembers between frames. It holds no rules.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::sync::Arc;

use egui::{Pos2, Rect, Response, Ui, Vec2};

use super::axis::Axis;
use super::follow::Follower;
use super::refusal::Refusals;
use crate::board::Scene;
use crate::board::face::{BoardFace, Made, MoveCourse, Reason, Setting, Spot};
use crate::board::gesture::{Hold, Spring};
use crate::board::grammar::Grammar;
use crate::board::sound::Cues;
use crate::phrase::Phrase;

/// What has been picked.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Chosen<P> {
    /// Nothing.
    #[default]
    Nothing,
    /// These, one after the other.
    Picks(Vec<P>),
    /// What has been pressed once and is done when it is pressed again.
    Looked(P),
}

/// Something under a pressed pointer.
#[derive(Clone, Debug)]
pub(super) struct Grabbed<P> {
    /// The place where it lies.
    pub from: P,
    /// Where the pointer is.
    pub place: Pos2,
    /// The way of the pointer.
    pub hold: Hold,
    /// The side of the screen along which it is pulled.
    pub axis: Axis,
    /// How far it is shown from its place, in cells on the screen; `None` if it stays there.
    pub travel: Option<Vec2>,
    /// Whether it may go on this way.
    pub open: bool,
    /// Whether letting go now does something, if that is legal.
    pub commits: bool,
    /// How many balls it has brought into touch.
    pub touched: usize,
    /// The place that is meant.
    pub aim: Option<P>,
}

/// What the pointer has in hand.
#[derive(Clone, Debug, Default)]
pub(super) enum Grip<P> {
    /// Nothing.
    #[default]
    Free,
    /// Something, dragged once the hold has begun.
    Held(Grabbed<P>),
    /// Something was done with it in this frame.
    Released(Made<P>),
    /// It is on its way back.
    Springs(Spring<(P, Vec2)>),
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Cause<W> {
    /// The user may not do anything now.
    Tied(Phrase),
    /// A reason of the board's own.
    Own(W),
}

/// A place under a pointer that is not pressed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hover<P> {
    /// Which.
    pub place: P,
    /// Since when the pointer is there, in seconds.
    pub since: f64,
}

/// What somebody could do next, shown for a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Threats {
    /// Not shown.
    Hidden,
    /// Asked for beside the board: shown from the next frame on.
    Wanted,
    /// Shown since then, in seconds.
    Shown(f64),
}

/// A scene in its place on the screen, in one frame.
pub(super) struct Frame<'a, F: BoardFace> {
    /// Where it is drawn.
    pub ui: &'a Ui,
    /// The board itself, under the pointer and with the keyboard.
    pub response: &'a Response,
    /// What is shown.
    pub scene: &'a Scene<'a, F>,
    /// Where everything is.
    pub geometry: &'a F::Geometry,
    /// The room for the board and for words beside it.
    pub space: Rect,
    /// The space of each group of parts.
    pub groups: &'a [Ui],
    /// What can be pointed at while something is picked.
    pub spots: RefCell<PickedSpots<F>>,
}

/// What is picked, and what can be pointed at then.
pub(super) struct PickedSpots<F: BoardFace> {
    pub picks: Vec<F::Place>,
    pub touch: bool,
    pub spots: Arc<[Spot<F::Place>]>,
}

/// What plays on a face: choice, cursor, drag, motion.
pub struct BoardPlayer<F: BoardFace, G: Grammar<F>> {
    pub(super) chosen: Chosen<F::Place>,
    pub(super) grip: Grip<F::Place>,
    /// The keyboard's place.
    pub(super) cursor: Option<F::Place>,
    /// Whether the pointer says nothing until it moves: the keyboard has the word, or something has
    /// just been done.
    pub(super) waits: bool,
    /// Whether the next Tab leaves the board.
    pub(super) leaving: bool,
    /// What has been typed of a name.
    pub(super) typed: String,
    /// What is remembered for the face.
    pub(super) memo: F::Memo,
    /// Whether the board is played on with fingers.
    pub(super) touch: bool,
    /// How far a wheel has turned that has not turned anything yet, in points.
    pub(super) wheel: f32,
    pub(super) refusals: Refusals<Cause<F::Why>>,
    /// Why nothing can be done where the pointer rests.
    pub(super) resting: Option<F::Why>,
    pub(super) hover: Option<Hover<F::Place>>,
    /// The threats that were asked for.
    pub(super) threats: Threats,
    /// The moves that are still to be seen, the latest last.
    pub(super) going: Vec<MoveCourse<F, F::Place>>,
    pub(super) follower: Follower<F::Position, F::Move>,
    /// What is to be heard from this frame on.
    pub(super) cues: Cues,
    /// Time of this frame, in seconds.
    pub(super) time: f64,
    /// Since when the board has been at rest after the last change, in seconds; `None` while it is
    /// in motion.
    pub(super) rested: Option<f64>,
    grammar: PhantomData<fn(G)>,
}

impl<F: BoardFace, G: Grammar<F>> Default for BoardPlayer<F, G> {
    fn default() -> Self {
        Self {
            chosen: Chosen::Nothing,
            grip: Grip::Free,
            cursor: None,
            waits: false,
            leaving: false,
            typed: String::new(),
            memo: F::Memo::default(),
            touch: false,
            wheel: 0.0,
            refusals: Refusals::default(),
            resting: None,
            hover: None,
            threats: Threats::Hidden,
            going: Vec::new(),
            follower: Follower::default(),
            cues: Cues::default(),
            time: 0.0,
            rested: None,
            grammar: PhantomData,
        }
    }
}

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// The move in motion at this moment.
    pub fn moving(&self) -> Option<&MoveCourse<F, F::Place>> {
        self.going.iter().rev().find(|course| course.is_busy())
    }

    /// The moves that are still to be seen, the latest last.
    pub fn going(&self) -> &[MoveCourse<F, F::Place>] {
        &self.going
    }

    /// What is remembered for the face.
    pub const fn memo(&self) -> F::Memo {
        self.memo
    }

    /// Remembers this for the face.
    pub fn remember(&mut self, memo: F::Memo) {
        self.memo = memo;
    }

    /// Ends all motion.
    pub(super) fn end_motion(&mut self) {
        self.going.clear();
        if matches!(self.grip, Grip::Springs(_)) {
            self.grip = Grip::Free;
        }
        self.cues.hush = true;
    }

    /// What is picked.
    pub(super) fn picks(&self) -> &[F::Place] {
        match &self.chosen {
            Chosen::Picks(picks) => picks,
            Chosen::Nothing | Chosen::Looked(_) => &[],
        }
    }

    /// All that can be pointed at now.
    pub(super) fn spots(&self, frame: &Frame<F>) -> Arc<[Spot<F::Place>]> {
        let mut known = frame.spots.borrow_mut();
        if known.picks != self.picks() || known.touch != self.touch {
            *known = PickedSpots {
                picks: self.picks().to_vec(),
                touch: self.touch,
                spots: F::spots(&self.at(frame), self.picks()).into(),
            };
        }
        Arc::clone(&known.spots)
    }

    /// A place among those that can be pointed at now.
    pub(super) fn spot(&self, frame: &Frame<F>, place: F::Place) -> Option<Spot<F::Place>> {
        let spots = self.spots(frame);
        spots.iter().find(|spot| spot.place == place).copied()
    }

    /// Why something is refused, if it stands.
    pub(super) fn refusal(&self, frame: &Frame<F>) -> Option<Reason> {
        let cause = self.refusals.why()?;
        Some(cause.reason(&self.at(frame)))
    }

    /// The reason that stands beside the board: the one of what is refused, or of what the pointer
    /// rests on.
    pub(super) fn said_reason(&self, frame: &Frame<F>) -> Option<Reason> {
        let resting = || Some(F::reason(&self.at(frame), self.resting.as_ref()?));
        self.refusal(frame).or_else(resting)
    }

    /// The scene with what is remembered.
    pub(super) const fn at<'a>(&self, frame: &Frame<'a, F>) -> Setting<'a, F> {
        Setting {
            scene: frame.scene,
            geometry: frame.geometry,
            memo: self.memo,
            touch: self.touch,
        }
    }

    /// What is dragged.
    pub(super) const fn dragged(&self) -> Option<&Grabbed<F::Place>> {
        match &self.grip {
            Grip::Held(grabbed) if grabbed.hold.has_begun() => Some(grabbed),
            _ => None,
        }
    }
}

impl<W> Cause<W> {
    /// The reason, if it is the board's own.
    pub(super) const fn own(&self) -> Option<&W> {
        match self {
            Self::Tied(_) => None,
            Self::Own(why) => Some(why),
        }
    }

    /// What is said and done about it on a face.
    pub(super) fn reason<F: BoardFace<Why = W>>(&self, at: &Setting<F>) -> Reason {
        match self {
            Self::Tied(words) => Reason::new(words.clone()),
            Self::Own(why) => F::reason(at, why),
        }
    }
}
