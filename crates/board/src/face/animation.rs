//! The animation of a move. The player supplies the clock; the face supplies the positions of the pieces.

use super::move_gesture::MoveGesture;
use crate::sound::Cue;
use kuba_rules::Game;

/// Duration of the animation of an undo or a step back, in seconds.
pub const BACK: f64 = 0.120;
/// Duration for which an outline is shown in place of motion, in seconds.
pub const OUTLINE: f64 = 0.600;

/// The direction of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// A move was made.
    Forward,
    /// A move was taken back.
    Backward,
}

/// One step of the animation of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Leg {
    /// Duration at normal speed, in seconds.
    pub seconds: f64,
    /// `true` if the step belongs to the move itself; `false` if it only follows it.
    pub busy: bool,
    /// Sounds of the step, timed from its start.
    pub cues: Vec<Cue>,
}

impl Leg {
    /// Creates a step of the move itself.
    pub const fn new(seconds: f64, cues: Vec<Cue>) -> Self {
        Self { seconds, busy: true, cues }
    }

    /// Creates a step that runs after the move is over.
    pub const fn trailing(seconds: f64, cues: Vec<Cue>) -> Self {
        Self { seconds, busy: false, cues }
    }
}

/// Returns the sounds of a whole animation, with all times multiplied by `pace`.
pub fn heard(legs: &[Leg], pace: f64) -> Vec<Cue> {
    let mut cues = Vec::new();
    let mut begins = 0.0;
    for leg in legs {
        cues.extend(leg.cues.iter().map(|cue| Cue {
            after: (begins + cue.after) * pace,
            length: cue.length * pace,
            ..*cue
        }));
        begins += leg.seconds;
    }
    cues
}

/// The animation of one move of a game, made or taken back.
#[derive(Clone, Debug)]
pub struct MoveAnimation<G: Game, P> {
    /// The game before the move.
    pub before: G,
    /// The move.
    pub mv: G::Move,
    /// Direction of the animation.
    pub sense: Sense,
    /// Number of moves of the game that was shown when the animation began.
    pub ply: usize,
    /// The gesture that made the move, if it was made on this board.
    pub made: Option<MoveGesture<P>>,
    /// `true` if a still outline is shown instead of moving pieces.
    pub outline: bool,
    /// Index of the current step.
    pub leg: usize,
    /// Progress within that step, from 0 to 1.
    pub part: f32,
    legs: Vec<Leg>,
    start: f64,
    pace: f64,
    busy: bool,
}

impl<G: Game, P> MoveAnimation<G, P> {
    /// A `pace` of 0 shows an outline instead of motion.
    pub(crate) fn new(
        (before, mv, sense, ply): (G, G::Move, Sense, usize),
        made: Option<MoveGesture<P>>,
        legs: Vec<Leg>,
        (start, pace): (f64, f64),
    ) -> Self {
        Self {
            before,
            mv,
            sense,
            ply,
            made,
            outline: pace == 0.0,
            leg: 0,
            part: 0.0,
            legs,
            start,
            pace,
            busy: false,
        }
    }

    /// Returns `true` while the move itself is still in motion.
    pub const fn is_busy(&self) -> bool {
        self.busy
    }

    /// Returns `false` once nothing of the animation is visible any more.
    pub(crate) fn go_on(&mut self, time: f64) -> bool {
        if self.outline {
            return time - self.start < OUTLINE;
        }
        let gone = time - self.start;
        let is_busy = |leg: &&Leg| leg.busy;
        let own: f64 = self.legs.iter().filter(is_busy).map(|leg| leg.seconds).sum();
        let mut left = match self.sense {
            Sense::Forward => gone / self.pace,
            Sense::Backward => own * (1.0 - gone / (BACK * self.pace)).clamp(0.0, 1.0),
        };
        self.busy = match self.sense {
            Sense::Forward => left < own,
            Sense::Backward => gone < BACK * self.pace,
        };
        for (index, leg) in self.legs.iter().enumerate() {
            if self.sense == Sense::Backward && !leg.busy {
                break;
            }
            self.leg = index;
            if left < leg.seconds {
                self.part = (left / leg.seconds) as f32;
                return self.busy || self.sense == Sense::Forward;
            }
            self.part = 1.0;
            left -= leg.seconds;
        }
        self.busy
    }
}
