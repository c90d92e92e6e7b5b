//! The last move, while it is still to be seen.

use egui::Vec2;

use crate::board::Look;
use crate::board::sound::{Cue, Sound};
use crate::rules::Player;
use crate::rules::qubism::{Cube, Direction, Move, Position, Square};

/// A step of a pawn, in seconds.
const STEP: f64 = 0.180;
/// A jump, in seconds.
const JUMP: f64 = 0.260;
/// A cube slides one square, in seconds.
const SLIDE: f64 = 0.180;
/// Every further square adds this, in seconds.
const FURTHER: f64 = 0.060;
/// Between sliding and tipping, in seconds.
const PAUSE: f64 = 0.060;
/// A cube tips over, in seconds.
const TIP: f64 = 0.220;
/// From the rail to its square, in seconds.
const FLY: f64 = 0.200;
/// Down onto it, in seconds.
const DROP: f64 = 0.080;
/// What a hand has let go of settles on its square, in seconds.
const SETTLE: f64 = 0.080;
/// Undo and a step back, in seconds.
const BACK: f64 = 0.120;
/// Instead of motion: how long an outline stands, in seconds.
const OUTLINE: f64 = 0.600;

/// Which way time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sense {
    /// A move was made.
    Forward,
    /// A move was taken back.
    Backward,
}

/// What moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Act {
    /// A pawn.
    Pawn {
        /// Whose.
        player: Player,
        /// From here.
        from: Square,
        /// To there.
        to: Square,
    },
    /// A cube that lies on the board.
    Cube {
        /// How it lay.
        cube: Cube,
        /// From here.
        from: Square,
        /// To there.
        to: Square,
    },
    /// A cube from the rail.
    Place {
        /// How it lies.
        cube: Cube,
        /// Where.
        square: Square,
        /// Its place in the rail.
        index: usize,
    },
}

/// Where a motion is. Parts go from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Phase {
    /// Along the board.
    Going(f32),
    /// A cube tips over, after it has arrived.
    Tipping(f32),
    /// From the rail through the air.
    Flying(f32),
    /// Down onto the board.
    Dropping(f32),
}

/// A part of a motion: how long it takes, in seconds, and what is seen of it.
type Part = (f64, fn(f32) -> Phase);

/// One move in motion.
#[derive(Clone, Debug)]
pub(super) struct Motion {
    /// The position before the move.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// What it moves.
    pub act: Act,
    /// Played or taken back.
    pub sense: Sense,
    /// Whether it is an outline that stands instead of pieces that move.
    pub outline: bool,
    /// Where a hand let go of the piece, in squares from where it stood, on the screen.
    pub let_go: Option<Vec2>,
    start: f64,
    pace: f64,
}

impl Motion {
    /// A move that is made or taken back at a time; `None` if nothing is to be seen of it.
    pub(super) fn new(
        before: Position,
        mv: Move,
        sense: Sense,
        look: &Look,
        start: f64,
    ) -> Option<Self> {
        let pace = look.pace();
        if pace == 0.0 && !look.reduce_motion {
            return None;
        }
        let act = match mv {
            Move::Place { square, cube } => Act::Place {
                cube,
                square,
                index: before.supply().saturating_sub(1) as usize,
            },
            Move::Go { from, to } => match before.cube(from) {
                Some(cube) => Act::Cube { cube, from, to },
                None => Act::Pawn {
                    player: before.turn(),
                    from,
                    to,
                },
            },
        };
        Some(Self {
            before,
            mv,
            act,
            sense,
            outline: look.reduce_motion,
            let_go: None,
            start,
            pace,
        })
    }

    /// Goes on from where a hand let go of the piece, in squares from where it stood.
    pub(super) fn go_on(&mut self, mv: Move, travel: Vec2) {
        if self.mv == mv && self.sense == Sense::Forward {
            self.let_go = Some(travel);
        }
    }

    /// Whether the piece is a pawn that jumps over the other.
    pub(super) fn is_jump(&self) -> bool {
        match self.act {
            Act::Pawn { from, to, .. } => from.direction_to(to).is_none(),
            Act::Cube { .. } | Act::Place { .. } => false,
        }
    }

    /// The parts of the motion, with the seconds they take.
    fn phases(&self) -> Vec<Part> {
        let going = Phase::Going as fn(f32) -> Phase;
        let free = |whole: f64| if self.let_go.is_some() { SETTLE } else { whole };
        match self.act {
            Act::Pawn { .. } if self.is_jump() => vec![(free(JUMP), going)],
            Act::Pawn { .. } => vec![(free(STEP), going)],
            Act::Cube { cube, from, to } => {
                let further = f64::from(squares(from, to, cube.arrow).saturating_sub(1));
                vec![
                    (free(SLIDE + FURTHER * further), going),
                    (PAUSE, |_| Phase::Going(1.0)),
                    (TIP, Phase::Tipping),
                ]
            }
            Act::Place { .. } => vec![(FLY, Phase::Flying), (DROP, Phase::Dropping)],
        }
    }

    /// What is heard of it from its beginning on.
    pub(super) fn cues(&self) -> Vec<Cue> {
        let ends = self.length();
        match self.act {
            Act::Pawn { .. } if self.is_jump() => vec![Cue::at(Sound::Contact, ends, 0.7)],
            Act::Pawn { .. } => vec![Cue::at(Sound::Rest, ends, 0.9)],
            Act::Cube { .. } => {
                let slides = ends - (PAUSE + TIP) * self.pace;
                vec![
                    Cue::at(Sound::Slide, 0.0, 0.7).lasting(slides),
                    Cue::at(Sound::Tip, ends, 1.0),
                ]
            }
            Act::Place { .. } => vec![Cue::at(Sound::Tip, ends, 0.7)],
        }
    }

    fn whole(&self) -> f64 {
        self.phases().iter().map(|(seconds, _)| seconds).sum()
    }

    fn length(&self) -> f64 {
        match self.sense {
            Sense::Forward => self.whole() * self.pace,
            Sense::Backward => BACK * self.pace,
        }
    }

    /// Where the motion is at a time; `None` once the piece is where it goes.
    pub(super) fn phase(&self, time: f64) -> Option<Phase> {
        if !self.is_moving(time) {
            return None;
        }
        let share = ((time - self.start) / self.length()).clamp(0.0, 1.0);
        let mut left = self.whole()
            * match self.sense {
                Sense::Forward => share,
                Sense::Backward => 1.0 - share,
            };
        for (seconds, phase) in self.phases() {
            if left < seconds {
                return Some(phase((left / seconds) as f32));
            }
            left -= seconds;
        }
        let (_, last) = self.phases().pop()?;
        Some(last(1.0))
    }

    /// Whether a piece still moves.
    pub(super) fn is_moving(&self, time: f64) -> bool {
        !self.outline && time - self.start < self.length()
    }

    /// Whether nothing is to be seen of it any more.
    pub(super) fn is_over(&self, time: f64) -> bool {
        if self.outline {
            time - self.start >= OUTLINE
        } else {
            !self.is_moving(time)
        }
    }

    /// Where the piece is once the motion is over.
    pub(super) fn end(&self) -> Option<Square> {
        match (self.act, self.sense) {
            (Act::Pawn { to, .. } | Act::Cube { to, .. }, Sense::Forward) => Some(to),
            (Act::Pawn { from, .. } | Act::Cube { from, .. }, Sense::Backward) => Some(from),
            (Act::Place { square, .. }, Sense::Forward) => Some(square),
            (Act::Place { .. }, Sense::Backward) => None,
        }
    }
}

/// How many squares it is from one to another in a direction.
fn squares(from: Square, to: Square, toward: Direction) -> u8 {
    let way = std::iter::successors(Some(from), |square| square.step(toward));
    way.take_while(|&square| square != to).count() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{MarbleStyle, Speed, palette};

    const TEST: &str = "SL4/5/ER3WL/5/4NR c2 c4 b";

    fn look(speed: Speed, reduce_motion: bool) -> Look {
        Look {
            palette: &palette::MAPLE,
            marbles: MarbleStyle::Glass,
            coordinates: true,
            viewer: Player::FIRST,
            speed,
            reduce_motion,
            stores: true,
        }
    }

    fn motion(mv: &str, sense: Sense, look: &Look) -> Option<Motion> {
        let before = TEST.parse().expect("a position");
        Motion::new(before, mv.parse().expect("a move"), sense, look, 10.0)
    }

    fn forward(mv: &str) -> Motion {
        motion(mv, Sense::Forward, &look(Speed::Normal, false)).expect("motion")
    }

    #[test]
    fn a_step_takes_180_ms_and_a_jump_260() {
        let step = forward("c2c3");
        assert!(step.is_moving(10.17) && step.is_over(10.181) && !step.is_jump());
        let before = "5/5/5/2ER2/5 c3 c4 b".parse().expect("a position");
        let look = look(Speed::Normal, false);
        let mv = "c3c5".parse().expect("a move");
        let jump = Motion::new(before, mv, Sense::Forward, &look, 10.0).expect("motion");
        assert!(jump.is_jump() && jump.is_moving(10.25) && jump.is_over(10.261));
    }

    #[test]
    fn a_cube_slides_waits_and_tips_over_once_however_far_it_goes() {
        for (mv, slide) in [("e3d3", 0.18), ("e3c3", 0.24), ("e3b3", 0.30)] {
            let cube = forward(mv);
            let at = |time| cube.phase(10.0 + time);
            assert!(matches!(at(slide - 0.01), Some(Phase::Going(part)) if part < 1.0));
            assert_eq!(at(slide + 0.03), Some(Phase::Going(1.0)));
            assert!(matches!(at(slide + 0.08), Some(Phase::Tipping(_))));
            assert!(cube.is_moving(10.0 + slide + 0.27) && cube.is_over(10.0 + slide + 0.281));
        }
    }

    #[test]
    fn a_new_cube_flies_from_the_rail_and_drops() {
        let cube = forward("b2NR");
        assert_eq!(cube.phase(10.0), Some(Phase::Flying(0.0)));
        assert!(matches!(cube.phase(10.21), Some(Phase::Dropping(_))));
        assert!(cube.is_over(10.281));
        assert!(
            matches!(cube.act, Act::Place { index: 4, .. }),
            "five are left"
        );
    }

    #[test]
    fn a_move_taken_back_runs_backwards_in_120_ms() {
        let look = look(Speed::Normal, false);
        let cube = motion("e3b3", Sense::Backward, &look).expect("motion");
        assert!(matches!(cube.phase(10.001), Some(Phase::Tipping(part)) if part > 0.9));
        assert!(matches!(cube.phase(10.118), Some(Phase::Going(part)) if part < 0.1));
        assert!(cube.is_over(10.121));
    }

    #[test]
    fn what_was_dragged_there_only_settles() {
        let mut cube = forward("e3b3");
        cube.go_on(cube.mv, Vec2::new(-2.9, 0.0));
        assert!(matches!(cube.phase(10.15), Some(Phase::Tipping(_))));
        let mut pawn = forward("c2c3");
        pawn.go_on(pawn.mv, Vec2::new(0.2, -0.9));
        assert!(pawn.is_over(10.081));
    }

    #[test]
    fn a_cube_is_heard_sliding_and_falling_over_when_it_lies() {
        let cube = forward("e3b3").cues();
        assert_eq!((cube[0].sound, cube[1].sound), (Sound::Slide, Sound::Tip));
        assert!((cube[0].length - 0.30).abs() < 1e-9);
        assert!((cube[1].after - (0.30 + 0.06 + 0.22)).abs() < 1e-9);
        let pawn = forward("c2c3").cues();
        assert!(pawn.len() == 1 && (pawn[0].after - 0.18).abs() < 1e-9);
        let placed = forward("b2NR").cues();
        assert!(placed.len() == 1 && (placed[0].after - 0.28).abs() < 1e-9);
    }

    #[test]
    fn without_motion_there_is_nothing_and_reduced_motion_is_an_outline() {
        assert!(motion("c2c3", Sense::Forward, &look(Speed::Off, false)).is_none());
        let still = motion("c2c3", Sense::Forward, &look(Speed::Normal, true)).expect("an outline");
        assert!(!still.is_moving(10.0) && !still.is_over(10.5) && still.is_over(10.61));
    }

    #[test]
    fn fast_halves_the_time_and_slow_doubles_it() {
        for (speed, seconds) in [(Speed::Fast, 0.09), (Speed::Slow, 0.36)] {
            let step = motion("c2c3", Sense::Forward, &look(speed, false)).expect("motion");
            assert!(step.is_moving(10.0 + seconds - 0.01) && step.is_over(10.0 + seconds + 0.01));
        }
    }
}
