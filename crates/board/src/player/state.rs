//! State of a board player between frames. It holds no rules.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::sync::Arc;

use egui::{Rect, Response, Ui, Vec2};

use super::asked::Asked;
use super::breath::Breath;
use super::played_line::PlayedLine;
use super::position_tracker::Follower;
use super::rejection::CurrentRejection;
use crate::Scene;
use crate::axis::Axis;
use crate::face::{BoardContext, BoardFace, HitTarget, MoveAnimation, MoveGesture, Reason};
use crate::gesture::{Press, Spring};
use crate::grammar::Grammar;
use crate::sound::Cues;
use crate::swing_control::SwingControl;
use kuba_rules::phrase::Phrase;

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Selection<P> {
    #[default]
    Nothing,
    Picks(Vec<P>),
    /// A preview: pressed once, and done when it is pressed again.
    Preview(P),
}

#[derive(Clone, Debug)]
pub(super) struct Drag<P> {
    pub hold: Press<P>,
    pub axis: Axis,
    /// Displacement of the piece, in cells on the screen; `None` if it stays in its place.
    pub travel: Option<Vec2>,
    pub open: bool,
    /// `true` if a release now makes a move, provided that it is legal.
    pub commits: bool,
    pub touched: usize,
    pub aim: Option<P>,
    /// Start of the press, in seconds.
    pub since: f64,
}

#[derive(Clone, Debug, Default)]
pub(super) enum DragState<P> {
    #[default]
    Free,
    /// A press; a drag once its threshold is passed.
    Held(Drag<P>),
    /// A move was made with it in this frame.
    Released(MoveGesture<P>),
    Springs(Spring<(P, Vec2)>),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Rejection<W> {
    /// The user may not move at all now.
    Tied(Phrase),
    /// Help was asked for in a game without help.
    Help,
    /// A reason from the face.
    Own(W),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hover<P> {
    pub place: P,
    /// Start of the hover, in seconds.
    pub since: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Threats {
    Hidden,
    /// Requested outside the board; shown from the next frame on.
    Wanted,
    /// Since this time, in seconds.
    Shown(f64),
}

pub(super) struct Frame<'a, F: BoardFace> {
    pub ui: &'a Ui,
    pub response: &'a Response,
    pub scene: &'a Scene<'a, F>,
    pub geometry: &'a F::Geometry,
    /// The room for the board and for words beside it.
    pub space: Rect,
    pub groups: &'a [Ui],
    /// Cached, because the targets depend on the picks, which may change within a frame.
    pub spots: RefCell<PickedSpots<F>>,
}

pub(super) struct PickedSpots<F: BoardFace> {
    pub picks: Vec<F::Place>,
    pub touch: bool,
    pub spots: Arc<[HitTarget<F::Place>]>,
}

/// The player of one board: selection, cursor, drag and animations.
pub struct BoardPlayer<F: BoardFace, G: Grammar<F>> {
    pub(super) chosen: Selection<F::Place>,
    pub(super) grip: DragState<F::Place>,
    pub(super) cursor: Option<F::Place>,
    /// `true` while the pointer is ignored until it moves, because the keyboard was used or an action was
    /// done.
    pub(super) waits: bool,
    /// `true` if the next Tab leaves the board.
    pub(super) leaving: bool,
    pub(super) typed: String,
    pub(super) memo: F::ViewState,
    pub(super) touch: bool,
    /// Remainder of the wheel below one notch, in points.
    pub(super) wheel: f32,
    pub(super) refusals: CurrentRejection<Rejection<F::Rejection>>,
    /// The reason why nothing can be done where the pointer rests.
    pub(super) resting: Option<F::Rejection>,
    pub(super) hover: Option<Hover<F::Place>>,
    pub(super) threats: Threats,
    pub(super) asked: Asked<F::Place, F::Move>,
    pub(super) going: Vec<MoveAnimation<F, F::Place>>,
    pub(super) follower: Follower<F::Position, F::Move>,
    pub(super) cues: Cues,
    /// Time of this frame, in seconds.
    pub(super) time: f64,
    /// Time at which the board came to rest after the last change, in seconds; `None` while it is in
    /// motion.
    pub(super) rested: Option<f64>,
    pub(super) breath: Breath<F::Place, F::Move>,
    pub(super) playing: Option<PlayedLine<F>>,
    /// Number of the last moves that are to be played once more from the next frame on.
    pub(super) replays: usize,
    pub(super) swing: SwingControl,
    grammar: PhantomData<fn(G)>,
}

impl<F: BoardFace, G: Grammar<F>> Default for BoardPlayer<F, G> {
    fn default() -> Self {
        Self {
            chosen: Selection::Nothing,
            grip: DragState::Free,
            cursor: None,
            waits: false,
            leaving: false,
            typed: String::new(),
            memo: F::ViewState::default(),
            touch: false,
            wheel: 0.0,
            refusals: CurrentRejection::default(),
            resting: None,
            hover: None,
            threats: Threats::Hidden,
            asked: Asked::default(),
            going: Vec::new(),
            follower: Follower::default(),
            cues: Cues::default(),
            time: 0.0,
            rested: None,
            breath: Breath::default(),
            playing: None,
            replays: 0,
            swing: SwingControl::default(),
            grammar: PhantomData,
        }
    }
}

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// Returns the animation of the move that is in motion.
    pub fn moving(&self) -> Option<&MoveAnimation<F, F::Place>> {
        self.going.iter().rev().find(|course| course.is_busy())
    }

    /// Returns the running animations, the latest last.
    pub fn going(&self) -> &[MoveAnimation<F, F::Place>] {
        &self.going
    }

    /// Returns the state that is kept for the face.
    pub const fn memo(&self) -> F::ViewState {
        self.memo
    }

    /// Sets the state that is kept for the face.
    pub fn remember(&mut self, memo: F::ViewState) {
        self.memo = memo;
    }

    pub(super) fn end_motion(&mut self) {
        self.going.clear();
        if matches!(self.grip, DragState::Springs(_)) {
            self.grip = DragState::Free;
        }
        self.cues.hush = true;
    }

    pub(super) fn picks(&self) -> &[F::Place] {
        match &self.chosen {
            Selection::Picks(picks) => picks,
            Selection::Nothing | Selection::Preview(_) => &[],
        }
    }

    pub(super) fn spots(&self, frame: &Frame<F>) -> Arc<[HitTarget<F::Place>]> {
        let mut known = frame.spots.borrow_mut();
        if known.picks != self.picks() || known.touch != self.touch {
            *known = PickedSpots {
                picks: self.picks().to_vec(),
                touch: self.touch,
                spots: F::targets(&self.at(frame), self.picks()).into(),
            };
        }
        Arc::clone(&known.spots)
    }

    pub(super) fn spot(&self, frame: &Frame<F>, place: F::Place) -> Option<HitTarget<F::Place>> {
        let spots = self.spots(frame);
        spots.iter().find(|spot| spot.place == place).copied()
    }

    pub(super) fn refusal(&self, frame: &Frame<F>) -> Option<Reason> {
        let cause = self.refusals.why()?;
        Some(cause.reason(&self.at(frame)))
    }

    /// The reason shown beside the board: that of the rejection, or of the place that the pointer rests on.
    pub(super) fn said_reason(&self, frame: &Frame<F>) -> Option<Reason> {
        let resting = || Some(F::reason(&self.at(frame), self.resting.as_ref()?));
        self.refusal(frame).or_else(resting)
    }

    pub(super) const fn at<'a>(&self, frame: &Frame<'a, F>) -> BoardContext<'a, F> {
        BoardContext {
            scene: frame.scene,
            geometry: frame.geometry,
            memo: self.memo,
            touch: self.touch,
        }
    }

    pub(super) const fn dragged(&self) -> Option<&Drag<F::Place>> {
        match &self.grip {
            DragState::Held(grabbed) if grabbed.hold.has_begun() => Some(grabbed),
            _ => None,
        }
    }
}

impl<W> Rejection<W> {
    pub(super) const fn own(&self) -> Option<&W> {
        match self {
            Self::Tied(_) | Self::Help => None,
            Self::Own(why) => Some(why),
        }
    }

    pub(super) fn reason<F: BoardFace<Rejection = W>>(&self, at: &BoardContext<F>) -> Reason {
        match self {
            Self::Tied(words) => Reason::new(words.clone()),
            Self::Help => Reason::new(Phrase::new("board-without-help")),
            Self::Own(why) => F::reason(at, why),
        }
    }
}
