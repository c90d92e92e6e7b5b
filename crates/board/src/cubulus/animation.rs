//! Timeline of a move: its animation legs and sounds, and the replay of a win.

use super::cube_view::FACES;
use super::hand;
use super::target::Target;
use crate::face::{BoardView, Leg, MoveAnimation, MoveGesture};
use crate::sound::{self, Cue, Sound};
use kuba_rules::cubulus::{Ball, Cell, Cells, GameState, Move, Opening, Position};

/// Flight from the hand to the opening, in seconds.
const FLIGHT: f64 = 0.160;
/// Entry of a ball that pushes no other, in seconds.
const ENTER: f64 = 0.180;
/// Extra time for each ball that is pushed on, in seconds.
const FURTHER: f64 = 0.015;
/// Flight and landing of a neutral ball, in seconds; short, because nine of them follow one another.
const LAY: [f64; 2] = [0.080, 0.030];
/// Shift of a full line by one cell, in seconds.
const LINE: f64 = 0.210;
/// Way of the ejected ball around the cube and back in, in seconds.
const ROUND: f64 = 0.380;

/// Replay of a winning square: pause before it in seconds, slowdown factor of the last move, and time for
/// drawing the square in seconds.
const PAUSE: f64 = 0.3;
const SLOWLY: f64 = 2.0;
const DRAWING: f64 = 0.6;
/// Number of legs of the move itself, before the replay.
const OWN_LEGS: usize = 2;

/// Stage of the replay that shows a winning square after the move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Replay {
    /// The pause before the replay.
    Nothing,
    /// The last move again, at this leg.
    Again(usize),
    /// The square, drawn up to this share (0 to 1).
    Drawn(f32),
}

/// Stage of the replay; `Drawn(1.0)` if there is none or it is over.
pub(super) fn replay(seen: &BoardView<GameState>) -> Replay {
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

/// Legs of the replay after a move that wins by a square. They only trail behind, so nothing waits for
/// them.
pub(super) fn telling(before: &Position, mv: Move, made: Option<&MoveGesture<Target>>) -> Vec<Leg> {
    let Some(act) = Act::of(before, mv, made) else {
        return Vec::new();
    };
    let again = Act { pulled: None, ..act };
    let [first, second] = again.seconds().map(|seconds| SLOWLY * seconds);
    let legs = [PAUSE, first, second, DRAWING];
    legs.map(|seconds| Leg::trailing(seconds, Vec::new())).to_vec()
}

pub(super) type Entered = MoveAnimation<GameState, Target>;

/// Effect of a move on the balls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Act {
    /// `None` if a ball is laid in the core.
    pub opening: Option<Opening>,
    /// The ball from a hand; `None` for a shift.
    pub entering: Option<Ball>,
    /// Number of balls that are pushed on.
    pub moving: usize,
    /// Distance that a drag has already pulled the line, in cells; `None` without a drag.
    pub pulled: Option<f32>,
    lays: bool,
}

/// Opening at which a cell is shown: on the cube if it is visible there, otherwise on a pane; `None` for
/// the core.
pub(super) fn opening_of(cell: Cell) -> Option<Opening> {
    FACES
        .into_iter()
        .find_map(|face| Opening::new(cell, face.inwards()).filter(|_| Cells::face(face).has(cell)))
}

impl Act {
    /// Effect of a move made in this way; `None` for a pass or a resignation.
    pub(super) fn of(
        before: &Position,
        mv: Move,
        made: Option<&MoveGesture<Target>>,
    ) -> Option<Self> {
        let entered = made.and_then(|made| made.picks.last()?.opening());
        let opening = match mv {
            Move::Push(opening) => Some(opening),
            // The ball enters where the user pressed, if that opening leads to the same cell.
            Move::Put(cell) => {
                entered.filter(|entered| entered.cell() == cell).or_else(|| opening_of(cell))
            }
            Move::Pass | Move::Resign | Move::TimeOut => return None,
        };
        let pulls = |made: &&MoveGesture<Target>| {
            made.picks.first().and_then(|pick| pick.opening()) == opening
        };
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

    /// Cells of the moving balls before the move.
    pub(super) fn cells(&self) -> Cells {
        let line = self.opening.map(Opening::line);
        line.into_iter().flatten().take(self.moving).collect()
    }

    /// Cells that balls have reached after the move.
    pub(super) fn arrived(&self) -> Cells {
        let Some(opening) = self.opening else {
            return Cells::of(Cell::CORE);
        };
        let filled = usize::from(self.entering.is_some());
        let line = opening.line().into_iter();
        line.take(self.moving + filled).collect()
    }

    /// Durations of the two legs in seconds: flight or line shift, then entry or way round. The part that a
    /// drag has already done is left out.
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

pub(super) fn course(before: &Position, mv: Move, made: Option<&MoveGesture<Target>>) -> Vec<Leg> {
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
    use crate::face::animation::heard;

    fn legs(position: &str, mv: &str, made: Option<&MoveGesture<Target>>) -> Vec<Leg> {
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
        let made =
            MoveGesture { picks: vec![Target::Opening(opening)], travel: Some(vec2(0.0, 0.75)) };
        let shift = legs("3/3/3/RRR/RRR/RRR/3/3/3 w wb -", "c12=b12", Some(&made));
        assert!((shift[0].seconds - 0.25 * LINE).abs() < 1e-9);
        assert!((shift[1].seconds - ROUND).abs() < 1e-9);
    }

    #[test]
    fn a_ball_goes_in_at_the_face_at_which_it_was_pressed() {
        let before: Position = TOP.parse().expect("a position");
        let put = "c11".parse().expect("a move");
        let entered = |opening: Opening| {
            let made = MoveGesture { picks: vec![Target::Opening(opening)], travel: None };
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
