//! Timeline of a move: its animation legs and sounds.

use super::target::Target;
use crate::face::{Leg, MoveAnimation, MoveGesture};
use crate::sound::{Cue, Sound};
use kuba_rules::qubism::{Cube, Direction, GameState, Move, Square};
use kuba_rules::{Game, Player};

/// Step of a pawn, in seconds.
const STEP: f64 = 0.180;
/// Jump of a pawn, in seconds.
const JUMP: f64 = 0.260;
/// Slide of a cube by one square, in seconds.
const SLIDE: f64 = 0.180;
/// Extra time for each further square, in seconds.
const FURTHER: f64 = 0.060;
/// Pause between sliding and tipping, in seconds.
const PAUSE: f64 = 0.060;
/// Tipping of a cube, in seconds.
const TIP: f64 = 0.220;
/// Flight from the rail to a point above the square, in seconds.
const FLY: f64 = 0.200;
/// Drop onto the square, in seconds.
const DROP: f64 = 0.080;
/// Settling of a dragged piece on its square, in seconds.
const SETTLE: f64 = 0.080;
/// Lighting of the goal, in seconds.
const LIGHT_UP: f64 = 0.300;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Act {
    Pawn {
        player: Player,
        from: Square,
        to: Square,
    },
    Cube {
        /// Orientation before the move.
        cube: Cube,
        from: Square,
        to: Square,
    },
    Place {
        cube: Cube,
        square: Square,
        /// Slot in the rail.
        index: usize,
    },
}

/// Stage of a move; progress runs from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Phase {
    Going(f32),
    Tipping(f32),
    Flying(f32),
    Dropping(f32),
}

impl Act {
    pub(super) fn of(before: &GameState, mv: Move) -> Self {
        let position = before.position();
        match mv {
            Move::Place { square, cube } => {
                Self::Place { cube, square, index: position.supply().saturating_sub(1) as usize }
            }
            Move::Go { from, to } => match position.cube(from) {
                Some(cube) => Self::Cube { cube, from, to },
                None => Self::Pawn { player: before.turn(), from, to },
            },
        }
    }

    pub(super) fn is_jump(self) -> bool {
        matches!(self, Self::Pawn { from, to, .. } if from.direction_to(to).is_none())
    }

    pub(super) const fn phase(self, course: &MoveAnimation<GameState, Target>) -> Phase {
        match (self, course.leg) {
            (Self::Pawn { .. } | Self::Cube { .. }, 0) => Phase::Going(course.part),
            (Self::Pawn { .. }, _) | (Self::Cube { .. }, 1) => Phase::Going(1.0),
            (Self::Cube { .. }, _) => Phase::Tipping(course.part),
            (Self::Place { .. }, 0) => Phase::Flying(course.part),
            (Self::Place { .. }, _) => Phase::Dropping(course.part),
        }
    }
}

pub(super) fn course(before: &GameState, mv: Move, made: Option<&MoveGesture<Target>>) -> Vec<Leg> {
    let let_go = made.is_some_and(|made| made.travel.is_some());
    let free = |whole: f64| if let_go { SETTLE } else { whole };
    let ending =
        |seconds: f64, sound, strength| Leg::new(seconds, vec![Cue::at(sound, seconds, strength)]);
    let act = Act::of(before, mv);
    let mut legs = match act {
        Act::Pawn { .. } if act.is_jump() => vec![ending(free(JUMP), Sound::Contact, 0.7)],
        Act::Pawn { .. } => vec![ending(free(STEP), Sound::Rest, 0.9)],
        Act::Cube { cube, from, to } => {
            let further = f64::from(squares(from, to, cube.arrow).saturating_sub(1));
            let slides = free(SLIDE + FURTHER * further);
            let slide = Cue::at(Sound::Slide, 0.0, 0.7).lasting(slides);
            vec![
                Leg::new(slides, vec![slide]),
                Leg::new(PAUSE, Vec::new()),
                ending(TIP, Sound::Tip, 1.0),
            ]
        }
        Act::Place { .. } => vec![Leg::new(free(FLY), Vec::new()), ending(DROP, Sound::Tip, 0.7)],
    };
    let mut after = *before.position();
    after.play(mv);
    if after.winner().is_some() {
        legs.push(Leg::trailing(LIGHT_UP, Vec::new()));
    }
    legs
}

fn squares(from: Square, to: Square, toward: Direction) -> u8 {
    let way = std::iter::successors(Some(from), |square| square.step(toward));
    way.take_while(|&square| square != to).count() as u8
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;
    use crate::face::animation::heard;
    use kuba_rules::qubism::QubismRules;

    const TEST: &str = "SL4/5/ER3WL/5/4NR c2 c4 b";

    fn legs(position: &str, mv: &str, made: Option<&MoveGesture<Target>>) -> Vec<Leg> {
        let position = position.parse().expect("a position");
        let game = GameState::from_position(position, QubismRules::default());
        course(&game, mv.parse().expect("a move"), made)
    }

    fn seconds(position: &str, mv: &str) -> Vec<f64> {
        let legs = legs(position, mv, None);
        legs.iter().map(|leg| leg.seconds).collect()
    }

    #[test]
    fn a_step_takes_180_ms_and_a_jump_260() {
        assert_eq!(seconds(TEST, "c2c3"), [STEP]);
        assert_eq!(seconds("5/5/5/2ER2/5 c3 c4 b", "c3c5"), [JUMP, LIGHT_UP]);
        assert_eq!((STEP, JUMP), (0.18, 0.26));
    }

    #[test]
    fn a_cube_slides_waits_and_tips_over_once_however_far_it_goes() {
        for (mv, slide) in [("e3d3", 0.18), ("e3c3", 0.24), ("e3b3", 0.30)] {
            assert_eq!(seconds(TEST, mv), [slide, 0.06, 0.22]);
        }
    }

    #[test]
    fn a_new_cube_flies_from_the_rail_and_drops() {
        assert_eq!(seconds(TEST, "b2NR"), [0.2, 0.08]);
        let position = TEST.parse().expect("a position");
        let game = GameState::from_position(position, QubismRules::default());
        let act = Act::of(&game, "b2NR".parse().expect("a move"));
        assert!(matches!(act, Act::Place { index: 4, .. }), "five are left");
    }

    #[test]
    fn what_was_dragged_there_only_settles() {
        let made = MoveGesture { picks: Vec::new(), travel: Some(vec2(-2.9, 0.0)) };
        for mv in ["e3b3", "c2c3"] {
            assert!((legs(TEST, mv, Some(&made))[0].seconds - SETTLE).abs() < 1e-9);
        }
    }

    #[test]
    fn a_cube_is_heard_sliding_and_falling_over_when_it_lies() {
        let cube = heard(&legs(TEST, "e3b3", None), 1.0);
        assert_eq!((cube[0].sound, cube[1].sound), (Sound::Slide, Sound::Tip));
        assert!((cube[0].length - 0.30).abs() < 1e-9);
        assert!((cube[1].after - (0.30 + 0.06 + 0.22)).abs() < 1e-9);
        let pawn = heard(&legs(TEST, "c2c3", None), 1.0);
        assert!(pawn.len() == 1 && (pawn[0].after - 0.18).abs() < 1e-9);
        let placed = heard(&legs(TEST, "b2NR", None), 0.5);
        assert!(placed.len() == 1 && (placed[0].after - 0.14).abs() < 1e-9);
    }
}
