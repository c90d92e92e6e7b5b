//! What is to be seen and heard of a move.

use super::geometry;
use super::hand;
use super::place::Place;
use crate::board::face::{Leg, Made, MoveCourse, Seen};
use crate::board::sound::{self, Cue, Sound};
use crate::rules::cubulus::{Ball, Cell, Cells, GameState, Move, Opening, Position};

/// From the hand to before the opening, in seconds.
const FLIGHT: f64 = 0.160;
/// A ball goes in and moves no other, in seconds.
const ENTER: f64 = 0.180;
/// Every ball that moves on adds this, in seconds.
const FURTHER: f64 = 0.015;
/// A neutral ball is laid: its flight, and how it comes to rest, in seconds. Nine of them come one
/// after the other.
const LAY: [f64; 2] = [0.080, 0.030];
/// A full line moves by one, in seconds.
const LINE: f64 = 0.210;
/// The ball that has come out goes round and in again, in seconds.
const ROUND: f64 = 0.380;

/// A square is told slowly: the cube as it is, in seconds; the last move again, which takes so many
/// times as long; and the square as it is drawn, in seconds.
const PAUSE: f64 = 0.3;
const SLOWLY: f64 = 2.0;
const DRAWING: f64 = 0.6;
/// How many legs a move has before its square is told.
const OWN_LEGS: usize = 2;

/// What is seen of a square that has won, after the move itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Replay {
    /// Nothing yet.
    Nothing,
    /// The last move is made once more: the leg it is at.
    Again(usize),
    /// So much of the square: 1 all of it.
    Drawn(f32),
}

/// How much of a square that has won is told at this moment.
pub(super) fn replay(seen: &Seen<GameState>) -> Replay {
    let after = |course: &&Entered| !course.is_busy() && course.leg >= OWN_LEGS;
    let Some(course) = seen.going.iter().rev().find(after) else {
        return Replay::Drawn(1.0);
    };
    match course.leg - OWN_LEGS {
        0 => Replay::Nothing,
        leg @ 1..=2 => Replay::Again(leg - 1),
        _ => Replay::Drawn(course.part),
    }
}

/// What is seen after a move that has ended the game by a square. Nothing waits for it.
pub(super) fn telling(before: &Position, mv: Move, made: Option<&Made<Place>>) -> Vec<Leg> {
    let Some(act) = Act::of(before, mv, made) else {
        return Vec::new();
    };
    let again = Act {
        pulled: None,
        ..act
    };
    let [first, second] = again.seconds().map(|seconds| SLOWLY * seconds);
    let legs = [PAUSE, first, second, DRAWING];
    legs.map(|seconds| Leg::trailing(seconds, Vec::new()))
        .to_vec()
}

/// A move that is to be seen.
pub(super) type Entered = MoveCourse<GameState, Place>;

/// What a move does to the balls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Act {
    /// The opening; `None` if a ball is laid in the core.
    pub opening: Option<Opening>,
    /// What comes out of a hand; `None` for a shift.
    pub entering: Option<Ball>,
    /// How many balls move on.
    pub moving: usize,
    /// How far a hand had pulled the line when it let go, in cells, if it did.
    pub pulled: Option<f32>,
    /// Whether a neutral ball is laid.
    lays: bool,
}

/// The opening that stands for putting a ball into a cell: on the cube if it can be seen there.
pub(super) fn opening_of(cell: Cell) -> Option<Opening> {
    geometry::FACES
        .into_iter()
        .find_map(|face| Opening::new(cell, face.inwards()).filter(|_| Cells::face(face).has(cell)))
}

impl Act {
    /// What a move does, made in this way; `None` if there is nothing to see of it.
    pub(super) fn of(before: &Position, mv: Move, made: Option<&Made<Place>>) -> Option<Self> {
        let entered = made.and_then(|made| made.picks.last()?.opening());
        let opening = match mv {
            Move::Push(opening) => Some(opening),
            // It goes in where it was pressed, if that is the same cell.
            Move::Put(cell) => entered
                .filter(|entered| entered.cell() == cell)
                .or_else(|| opening_of(cell)),
            Move::Pass | Move::Resign => return None,
        };
        let pulls =
            |made: &&Made<Place>| made.picks.first().and_then(|pick| pick.opening()) == opening;
        let travel = made.filter(pulls).and_then(|made| made.travel);
        Some(Self {
            opening,
            entering: match opening {
                Some(opening) => hand::entering_ball(before, opening),
                None => Some(hand::next_ball(before)),
            },
            moving: opening.map_or(0, |opening| before.effect(opening).moved()),
            pulled: travel.map(|travel| travel.length().min(1.0)),
            lays: before.is_laying(),
        })
    }

    /// The cells whose balls are in motion.
    pub(super) fn cells(&self) -> Cells {
        let line = self.opening.map(Opening::line);
        line.into_iter().flatten().take(self.moving).collect()
    }

    /// The cells to which balls have moved.
    pub(super) fn arrived(&self) -> Cells {
        let Some(opening) = self.opening else {
            return Cells::of(Cell::CORE);
        };
        let filled = usize::from(self.entering.is_some());
        let line = opening.line().into_iter();
        line.take(self.moving + filled).collect()
    }

    /// How long the first of its two parts takes, the flight or a line's move, and the second, in
    /// seconds: without what a hand has already done.
    fn seconds(&self) -> [f64; 2] {
        let [first, second] = match self.entering {
            _ if self.lays => LAY,
            Some(_) => [FLIGHT, ENTER + FURTHER * self.moving as f64],
            None => [LINE, ROUND],
        };
        match (self.pulled.map(f64::from), self.entering) {
            (None, _) => [first, second],
            (Some(pulled), Some(_)) => [0.0, second * (1.0 - pulled)],
            (Some(pulled), None) => [first * (1.0 - pulled), second],
        }
    }
}

/// What is to be seen of a move, and heard.
pub(super) fn course(before: &Position, mv: Move, made: Option<&Made<Place>>) -> Vec<Leg> {
    let Some(act) = Act::of(before, mv, made) else {
        return Vec::new();
    };
    let [first, second] = act.seconds();
    let pulled = act.pulled.unwrap_or(0.0);
    let contacts = |balls, length| sound::contacts(balls, pulled, 0.0, length);
    let rest = Cue::at(Sound::Rest, second, 0.8);
    let (before, mut after) = match act.entering {
        _ if act.lays => (Vec::new(), Vec::new()),
        Some(_) => (Vec::new(), contacts(act.moving + 1, second)),
        None => {
            let rolls = Cue::at(Sound::Roll, 0.0, 0.6).lasting(second);
            let back = Cue::at(Sound::Contact, second, 0.6);
            (contacts(act.moving, first), vec![rolls, back])
        }
    };
    after.push(rest);
    vec![Leg::new(first, before), Leg::new(second, after)]
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;
    use crate::board::face::course::heard;

    fn legs(position: &str, mv: &str, made: Option<&Made<Place>>) -> Vec<Leg> {
        let before = position.parse().expect("a position");
        course(&before, mv.parse().expect("a move"), made)
    }

    const TOP: &str = "RRR/RRR/RRR/3/3/3/3/3/3 w wb -";

    #[test]
    fn a_ball_that_goes_in_touches_one_after_the_other() {
        let cues = heard(&legs(TOP, "b23-b22", None), 1.0);
        let kinds: Vec<Sound> = cues.iter().map(|cue| cue.sound).collect();
        assert_eq!(kinds, [Sound::Contact, Sound::Rest]);
        assert!(cues[0].after > FLIGHT, "after its flight");
        assert!((cues[1].after - (FLIGHT + ENTER + FURTHER)).abs() < 1e-9);
        let alone = heard(&legs(TOP, "b21", None), 1.0);
        let alone: Vec<Sound> = alone.iter().map(|cue| cue.sound).collect();
        assert_eq!(alone, [Sound::Rest], "nothing is touched");
    }

    #[test]
    fn a_full_line_rolls_its_last_ball_round() {
        let shift = legs("3/3/3/RRR/RRR/RRR/3/3/3 w wb -", "c12=b12", None);
        let cues = heard(&shift, 1.0);
        let roll = cues.iter().find(|cue| cue.sound == Sound::Roll);
        let roll = roll.expect("a ball rolls");
        assert!((roll.after - LINE).abs() < 1e-9 && (roll.length - ROUND).abs() < 1e-9);
        let contacts = cues.iter().filter(|cue| cue.sound == Sound::Contact);
        assert_eq!(contacts.count(), 3, "two in the line, one as it comes in");
    }

    #[test]
    fn a_line_that_was_dragged_goes_on_from_where_it_was_let_go() {
        let opening = "c12=b12".parse().expect("a move");
        let Move::Push(opening) = opening else {
            panic!("a shift");
        };
        let made = Made {
            picks: vec![Place::Opening(opening)],
            travel: Some(vec2(0.0, 0.75)),
        };
        let shift = legs("3/3/3/RRR/RRR/RRR/3/3/3 w wb -", "c12=b12", Some(&made));
        assert!((shift[0].seconds - 0.25 * LINE).abs() < 1e-9);
        assert!((shift[1].seconds - ROUND).abs() < 1e-9);
    }

    #[test]
    fn a_ball_goes_in_at_the_face_at_which_it_was_pressed() {
        let before: Position = TOP.parse().expect("a position");
        let put = "c11".parse().expect("a move");
        let entered = |opening: Opening| {
            let made = Made {
                picks: vec![Place::Opening(opening)],
                travel: None,
            };
            Act::of(&before, put, Some(&made)).and_then(|act| act.opening)
        };
        let cell: Cell = "c11".parse().expect("a cell");
        for opening in Opening::all().filter(|opening| opening.cell() == cell) {
            assert_eq!(entered(opening), Some(opening));
        }
        let other = Opening::all().find(|opening| opening.cell() != cell);
        assert_eq!(other.and_then(entered), opening_of(cell));
    }
}
