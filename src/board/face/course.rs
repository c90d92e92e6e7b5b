//! A move while it is still to be seen. The clock is the player's, the places are the face's.

use super::pull::Made;
use crate::board::sound::Cue;
use crate::rules::Game;

/// Undo and a step back take so long, in seconds.
pub const BACK: f64 = 0.120;
/// Instead of motion: how long an outline stands, in seconds.
pub const OUTLINE: f64 = 0.600;

/// Which way time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// A move was made.
    Forward,
    /// A move was taken back.
    Backward,
}

/// A part of what is to be seen of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Leg {
    /// How long it takes at normal speed, in seconds.
    pub seconds: f64,
    /// Whether the move is not over before it is; else it only trails behind.
    pub busy: bool,
    /// What is heard of it, counted from its beginning.
    pub cues: Vec<Cue>,
}

impl Leg {
    /// A part of the move itself.
    pub const fn new(seconds: f64, cues: Vec<Cue>) -> Self {
        Self {
            seconds,
            busy: true,
            cues,
        }
    }

    /// Something that is seen after the move.
    pub const fn trailing(seconds: f64, cues: Vec<Cue>) -> Self {
        Self {
            seconds,
            busy: false,
            cues,
        }
    }
}

/// What is heard of a move whose times are multiplied by `pace`.
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

/// One move of a game that is made or taken back, by picking places.
#[derive(Clone, Debug)]
pub struct MoveCourse<G: Game, P> {
    /// The game before the move.
    pub before: G,
    /// The move.
    pub mv: G::Move,
    /// Made or taken back.
    pub sense: Sense,
    /// After how many moves of the game it was made.
    pub ply: usize,
    /// How it was made, if that was on this board.
    pub made: Option<Made<P>>,
    /// Whether it is an outline that stands instead of pieces that move.
    pub outline: bool,
    /// Which of its legs it is at.
    pub leg: usize,
    /// How far it is in that leg, from 0 to 1.
    pub part: f32,
    legs: Vec<Leg>,
    start: f64,
    pace: f64,
    busy: bool,
}

impl<G: Game, P> MoveCourse<G, P> {
    /// A move that begins at a time and whose times are multiplied by `pace`; an outline if that
    /// is 0.
    pub(in crate::board) fn new(
        (before, mv, sense, ply): (G, G::Move, Sense, usize),
        made: Option<Made<P>>,
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

    /// Whether the move itself is still in motion.
    pub const fn is_busy(&self) -> bool {
        self.busy
    }

    /// Goes on to a time. Returns whether anything is still to be seen.
    pub(in crate::board) fn go_on(&mut self, time: f64) -> bool {
        if self.outline {
            return time - self.start < OUTLINE;
        }
        let gone = time - self.start;
        let is_busy = |leg: &&Leg| leg.busy;
        let own: f64 = self
            .legs
            .iter()
            .filter(is_busy)
            .map(|leg| leg.seconds)
            .sum();
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
