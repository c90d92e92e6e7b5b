//! A move that gives the game away and the answer to it, played out on the board for as long as the move is
//! held, and then taken back. The game itself stays as it is.

use crate::face::BoardFace;
use crate::{Hand, Scene};
use kuba_rules::phrase::Phrase;

/// Pause before the answer, in seconds.
const PAUSE: f64 = 0.35;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Until {
    /// The button is let go.
    Release,
    /// This time, in seconds.
    Time(f64),
    /// It is over, and its moves are taken back.
    Over,
}

pub(super) struct WhatIf<F: BoardFace> {
    /// Position in which the move is held.
    pub(super) base: F::Position,
    /// The moves, and the positions after them.
    line: Vec<(F::Move, F)>,
    /// Number of moves on the board.
    shown: usize,
    pub(super) until: Until,
}

/// Positions and moves of a scene.
pub(super) type Played<F> = (Vec<F>, Vec<<F as kuba_rules::Game>::Move>);

impl<F: BoardFace> WhatIf<F> {
    pub(super) fn of(game: &F, moves: Vec<F::Move>, until: Until) -> Option<Self> {
        let mut after = game.clone();
        let line = moves.into_iter().map_while(|mv| {
            after.check(mv).ok()?;
            after.play(mv);
            Some((mv, after.clone()))
        });
        let line: Vec<_> = line.collect();
        (!line.is_empty()).then(|| Self { base: game.shown().clone(), line, shown: 0, until })
    }

    /// Plays the next move or takes one back, if the board has rested for this long, in seconds. Returns
    /// `false` at the end.
    pub(super) fn goes_on(&mut self, time: f64, rested: Option<f64>) -> bool {
        if matches!(self.until, Until::Time(end) if time >= end) {
            self.until = Until::Over;
        }
        match (self.until, rested) {
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
        let mut positions = scene.positions.to_vec();
        positions.extend(line().map(|(_, after)| after.clone()));
        let mut moves = scene.moves.to_vec();
        moves.extend(line().map(|&(mv, _)| mv));
        (positions, moves)
    }
}

/// The scene of a game that is played out.
pub(super) fn scene<'a, F: BoardFace>(
    (positions, moves): &'a Played<F>,
    scene: &Scene<'a, F>,
) -> Scene<'a, F> {
    Scene {
        people: scene.people,
        hand: Hand::Tied(Phrase::new("board-what-if")),
        excerpt: scene.excerpt,
        ..Scene::picture(positions, moves, scene.look, scene.texts)
    }
}
