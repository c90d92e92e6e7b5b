//! Moves that are played out on the board while the game itself stays as it is: a move that gives the game away
//! with the answer to it, for as long as the move is held, or the last moves of the game once more.

use crate::face::BoardFace;
use crate::{Hand, Scene};
use kuba_rules::phrase::Phrase;

/// Pause before the answer, in seconds.
pub(super) const PAUSE: f64 = 0.35;
/// Duration of the last moves once more, in their usual durations.
const SLOWLY: f64 = 2.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Until {
    /// The button is let go.
    Release,
    /// This time, in seconds.
    Time(f64),
    /// It is over, and its moves are taken back.
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    /// Moves that could be played.
    WhatIf(Until),
    /// The last moves of the game.
    Replay {
        /// The user wants it to end with this frame.
        ends: bool,
    },
}

pub(super) struct PlayedLine<F: BoardFace> {
    /// Position on the board when it began.
    pub(super) base: F::Position,
    pub(super) kind: Kind,
    /// Number of moves of the game before the line.
    ply: usize,
    /// The moves, and the positions after them.
    line: Vec<(F::Move, F)>,
    /// Number of moves on the board.
    shown: usize,
}

/// Positions and moves of a scene.
pub(super) type Played<F> = (Vec<F>, Vec<<F as kuba_rules::Game>::Move>);

impl<F: BoardFace> PlayedLine<F> {
    pub(super) fn what_if(scene: &Scene<F>, moves: Vec<F::Move>, until: Until) -> Option<Self> {
        let mut after = scene.game().clone();
        let line = moves.into_iter().map_while(|mv| {
            after.check(mv).ok()?;
            after.play(mv);
            Some((mv, after.clone()))
        });
        Self::of(scene, scene.moves.len(), line.collect(), Kind::WhatIf(until))
    }

    /// The last moves of the scene, this many.
    pub(super) fn replay(scene: &Scene<F>, count: usize) -> Option<Self> {
        let ply = scene.moves.len().saturating_sub(count);
        let after = scene.positions[ply + 1..].iter().cloned();
        let line = scene.moves[ply..].iter().copied().zip(after);
        Self::of(scene, ply, line.collect(), Kind::Replay { ends: false })
    }

    fn of(scene: &Scene<F>, ply: usize, line: Vec<(F::Move, F)>, kind: Kind) -> Option<Self> {
        let base = scene.game().shown().clone();
        (!line.is_empty()).then_some(Self { base, kind, ply, line, shown: 0 })
    }

    pub(super) const fn is_replay(&self) -> bool {
        matches!(self.kind, Kind::Replay { .. })
    }

    /// Factor for the durations of its moves.
    pub(super) const fn slowness(&self) -> f64 {
        if self.is_replay() { SLOWLY } else { 1.0 }
    }

    pub(super) fn next_move(&self) -> Option<F::Move> {
        self.line.get(self.shown).map(|(mv, _)| *mv)
    }

    pub(super) const fn play_next(&mut self) {
        self.shown += 1;
    }

    /// Plays the next of the moves that could be played or takes one back, if the board has rested for this
    /// long, in seconds. Returns `false` at the end.
    pub(super) fn goes_on(&mut self, time: f64, rested: Option<f64>) -> bool {
        let Kind::WhatIf(until) = &mut self.kind else {
            return true;
        };
        if matches!(*until, Until::Time(end) if time >= end) {
            *until = Until::Over;
        }
        match (*until, rested) {
            (_, None) => {}
            (Until::Over, Some(_)) => {
                let Some(fewer) = self.shown.checked_sub(1).filter(|&fewer| fewer > 0) else {
                    return false;
                };
                self.shown = fewer;
            }
            (Until::Release | Until::Time(_), Some(rested)) => {
                if self.shown < self.line.len() && (self.shown == 0 || rested >= PAUSE) {
                    self.shown += 1;
                }
            }
        }
        true
    }

    pub(super) fn played(&self, scene: &Scene<F>) -> Played<F> {
        let line = || self.line.iter().take(self.shown);
        let mut positions = scene.positions[..=self.ply].to_vec();
        positions.extend(line().map(|(_, after)| after.clone()));
        let mut moves = scene.moves[..self.ply].to_vec();
        moves.extend(line().map(|&(mv, _)| mv));
        (positions, moves)
    }

    /// The words for the status line; `None` if the last event tells it.
    pub(super) fn words(&self) -> Option<Phrase> {
        match self.kind {
            Kind::WhatIf(_) => Some(Phrase::new("board-what-if")),
            Kind::Replay { .. } if self.shown == 0 => Some(Phrase::new("board-replay")),
            Kind::Replay { .. } => None,
        }
    }
}

/// The scene of a game that is played out.
pub(super) fn scene<'a, F: BoardFace>(
    (positions, moves): &'a Played<F>,
    scene: &Scene<'a, F>,
    is_replay: bool,
) -> Scene<'a, F> {
    Scene {
        people: scene.people,
        hand: Hand::Tied(Phrase::new(if is_replay { "board-replay" } else { "board-what-if" })),
        excerpt: scene.excerpt,
        ..Scene::picture(positions, moves, scene.look, scene.texts)
    }
}
