//! The last move, while it is still to be seen.

use egui::Pos2;

use super::geometry::{self, Geometry};
use super::hand;
use super::spot::Spot;
use crate::board::Look;
use crate::board::face::{BACK, OUTLINE, Sense};
use crate::board::gesture;
use crate::board::paint::Circle;
use crate::board::player::Change;
use crate::board::sound::{self, Cue, Sound};
use crate::rules::cubulus::{Ball, Cell, Cells, Effect, Move, Opening, Position};

/// From the hand to before the opening, in seconds.
const FLIGHT: f64 = 0.160;
/// A ball goes in and moves no other, in seconds.
const ENTER: f64 = 0.180;
/// Every ball that moves on adds this, in seconds.
const FURTHER: f64 = 0.015;
/// A neutral ball is laid: its flight, and how it comes to rest, in seconds.
const LAY: [f64; 2] = [0.080, 0.030];
/// A full line moves by one, in seconds.
const LINE: f64 = 0.210;
/// The ball that has come out goes round and in again, in seconds.
const ROUND: f64 = 0.380;
/// The part of its way round after which a ball goes in.
const IN_AGAIN: f32 = 0.8;
/// How high a ball from a hand flies, in parts of its way.
const ARC: f32 = 0.18;

/// Where a ball in motion is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Whereabouts {
    /// In the cube or just outside: to be seen on each of its faces.
    Cube(Spot),
    /// Over everything, on the screen.
    Screen(Circle),
}

/// What a move does to the balls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Act {
    /// The opening; `None` if a ball is laid in the core.
    opening: Option<Opening>,
    /// The cell that is filled from the hand; `None` for a shift.
    entering: Option<Ball>,
    /// How many balls move on.
    moving: usize,
    /// Whether a neutral ball is laid: nine of them come one after the other.
    lays: bool,
}

/// One move in motion.
#[derive(Clone, Debug)]
pub(super) struct Motion {
    /// The position before the move.
    pub before: Position,
    /// Played or taken back.
    pub sense: Sense,
    /// Whether it is an outline that stands instead of balls that move.
    pub outline: bool,
    act: Act,
    start: f64,
    pace: f64,
    /// Where the ball came from that went in.
    origin: Option<Pos2>,
    /// How far the line had been dragged when it was let go.
    from: Option<f32>,
}

/// The opening that stands for putting a ball into a cell: on the cube if it can be seen there.
pub(super) fn opening_of(cell: Cell) -> Option<Opening> {
    geometry::FACES
        .into_iter()
        .find_map(|face| Opening::new(cell, face.inwards()).filter(|_| Cells::face(face).has(cell)))
}

impl Act {
    fn of(before: &Position, mv: Move) -> Option<Self> {
        let entering = hand::next_ball(before);
        match mv {
            Move::Put(cell) => Some(Self {
                opening: opening_of(cell),
                entering: Some(entering),
                moving: 0,
                lays: before.is_laying(),
            }),
            Move::Push(opening) => {
                let (moving, shifts) = match before.effect(opening) {
                    Effect::Stays => (0, false),
                    Effect::PushesOne => (1, false),
                    Effect::PushesTwo => (2, false),
                    Effect::Shifts => (3, true),
                };
                Some(Self {
                    opening: Some(opening),
                    entering: (!shifts).then_some(entering),
                    moving,
                    lays: false,
                })
            }
            Move::Pass | Move::Resign => None,
        }
    }

    /// How long each of its two parts takes.
    fn parts(self) -> [f64; 2] {
        match (self.opening, self.entering) {
            _ if self.lays => LAY,
            (_, Some(_)) => [FLIGHT, ENTER + FURTHER * self.moving as f64],
            (_, None) => [LINE, ROUND],
        }
    }
}

impl Motion {
    /// A move that was made or taken back; `None` if there is nothing to see of it.
    pub(super) fn new(change: Change<Position, Move>, look: &Look, start: f64) -> Option<Self> {
        let Change { before, mv, sense } = change;
        let act = Act::of(&before, mv)?;
        let pace = look.pace();
        if pace == 0.0 && !look.reduce_motion {
            return None;
        }
        Some(Self {
            before,
            sense,
            outline: look.reduce_motion,
            act,
            start,
            pace,
            origin: None,
            from: None,
        })
    }

    /// The ball comes from here.
    pub(super) const fn come_from(&mut self, origin: Pos2) {
        self.origin = Some(origin);
    }

    /// The ball goes in here, if it could as well at another face of its cell.
    pub(super) fn enter_at(&mut self, opening: Opening) {
        let own = self.act.opening;
        if self.act.moving == 0 && own.is_some_and(|own| own.cell() == opening.cell()) {
            self.act.opening = Some(opening);
        }
    }

    /// It goes on from where a drag at an opening let the line go.
    pub(super) fn go_on(&mut self, opening: Opening, distance: f32) {
        self.enter_at(opening);
        if self.act.opening == Some(opening) && self.sense == Sense::Forward {
            self.from = Some(distance.clamp(0.0, 1.0));
        }
    }

    /// What is heard of it from its beginning on.
    pub(super) fn cues(&self) -> Vec<Cue> {
        let [first, second] = self.act.parts();
        let ends = self.whole();
        let at = |seconds: f64| (seconds - self.skipped()).max(0.0) * self.pace;
        let dragged = self.from.unwrap_or(0.0);
        let rest = Cue::at(Sound::Rest, ends, 0.8);
        if self.act.lays {
            return vec![rest];
        }
        if self.act.entering.is_some() {
            let length = at(first + second) - at(first);
            let balls = self.act.moving + 1;
            let mut cues = sound::contacts(balls, dragged, at(first), length);
            cues.push(rest);
            return cues;
        }
        let mut cues = sound::contacts(self.act.moving, dragged, 0.0, at(first));
        let rolls = ends - at(first);
        cues.push(Cue::at(Sound::Roll, at(first), 0.6).lasting(rolls));
        cues.push(Cue::at(Sound::Contact, ends, 0.6));
        cues.push(rest);
        cues
    }

    fn whole(&self) -> f64 {
        if self.outline {
            return 0.0;
        }
        let whole = match self.sense {
            Sense::Forward => self.act.parts().iter().sum::<f64>() - self.skipped(),
            Sense::Backward => BACK,
        };
        whole * self.pace
    }

    /// What a drag has already done, in seconds.
    fn skipped(&self) -> f64 {
        let [first, second] = self.act.parts();
        match (self.from, self.act.entering) {
            (None, _) => 0.0,
            (Some(from), None) => first * f64::from(from),
            (Some(from), Some(_)) => first + second * f64::from(from),
        }
    }

    /// Whether balls still move.
    pub(super) fn is_moving(&self, time: f64) -> bool {
        time - self.start < self.whole()
    }

    /// Whether anything is still to be seen.
    pub(super) fn is_over(&self, time: f64) -> bool {
        if self.outline {
            return time - self.start >= OUTLINE;
        }
        !self.is_moving(time)
    }

    /// How far each part is, 0 to 1.
    fn progress(&self, time: f64) -> [f32; 2] {
        let [first, second] = self.act.parts();
        let gone = match self.sense {
            Sense::Forward => self.skipped() + (time - self.start) / self.pace.max(1e-9),
            Sense::Backward => {
                let part = ((time - self.start) / self.whole().max(1e-9)).clamp(0.0, 1.0);
                (first + second) * (1.0 - part)
            }
        };
        let share = |gone: f64, whole: f64| {
            if whole > 0.0 {
                (gone / whole).clamp(0.0, 1.0) as f32
            } else {
                1.0
            }
        };
        [share(gone, first), share(gone - first, second)]
    }

    /// The cells whose balls are in motion.
    pub(super) fn cells(&self) -> Cells {
        let line = self.act.opening.map(Opening::line);
        line.into_iter().flatten().take(self.act.moving).collect()
    }

    /// The cells to which balls have moved.
    pub(super) fn arrived(&self) -> Vec<Cell> {
        let Some(opening) = self.act.opening else {
            return vec![Cell::CORE];
        };
        let filled = usize::from(self.act.entering.is_some());
        opening
            .line()
            .into_iter()
            .take(self.act.moving + filled)
            .collect()
    }

    /// The balls in motion, and where they are.
    pub(super) fn balls(&self, geometry: &Geometry, time: f64) -> Vec<(Ball, Whereabouts)> {
        let [first, second] = self.progress(time);
        let Some(opening) = self.act.opening else {
            return self.towards_the_core(geometry, first);
        };
        match self.act.entering {
            Some(ball) if first < 1.0 => {
                let mut balls = line(&self.before, opening, 0.0, None);
                let waiting = Circle::new(geometry.before(opening), geometry.ball_radius());
                let place = match self.origin {
                    Some(origin) => Whereabouts::Screen(flight(origin, waiting, first)),
                    None => Whereabouts::Cube(outside(opening, 2.0 - ease(first))),
                };
                balls.push((ball, place));
                balls
            }
            Some(ball) => line(&self.before, opening, ease(second), Some(ball)),
            None if second > 0.0 => {
                let mut balls = line(&self.before, opening, 1.0, None);
                if let Some(last) = balls.last_mut() {
                    last.1 = round(geometry, opening, second);
                }
                balls
            }
            None => line(&self.before, opening, ease(first), None),
        }
    }

    fn towards_the_core(&self, geometry: &Geometry, part: f32) -> Vec<(Ball, Whereabouts)> {
        let core = geometry.trays().cell(Cell::CORE);
        let origin = self.origin.unwrap_or(geometry.middle());
        let ball = self.act.entering.unwrap_or(Ball::Red);
        vec![(ball, Whereabouts::Screen(flight(origin, core, part)))]
    }
}

/// The balls of a line that has been moved by a part of a cell, the nearest first; `entering`
/// follows from outside.
pub(super) fn line(
    before: &Position,
    opening: Opening,
    distance: f32,
    entering: Option<Ball>,
) -> Vec<(Ball, Whereabouts)> {
    let direction = opening.direction();
    let moving = match before.effect(opening) {
        Effect::Stays => 0,
        Effect::PushesOne => 1,
        Effect::PushesTwo => 2,
        Effect::Shifts => 3,
    };
    let mut balls = Vec::new();
    let mut index = 0;
    if let Some(ball) = entering {
        balls.push((ball, Whereabouts::Cube(outside(opening, 1.0 - distance))));
        index = 1;
    }
    for cell in opening.line().into_iter().take(moving) {
        let moved = gesture::row_offset(index, distance);
        let spot = Spot::of(cell).moved(direction, moved);
        if let Some(ball) = before.ball(cell) {
            balls.push((ball, Whereabouts::Cube(spot)));
        }
        index += 1;
    }
    balls
}

/// A spot so many cells before the first cell of a line.
fn outside(opening: Opening, cells: f32) -> Spot {
    Spot::of(opening.cell()).moved(opening.direction().opposite(), cells)
}

/// The ball of a full line on its way round.
fn round(geometry: &Geometry, opening: Opening, part: f32) -> Whereabouts {
    let eased = part * part * (3.0 - 2.0 * part);
    if eased < IN_AGAIN {
        let way = geometry.way_round(opening);
        let center = geometry::along(way, eased / IN_AGAIN);
        return Whereabouts::Screen(Circle::new(center, geometry.ball_radius()));
    }
    let rest = (1.0 - eased) / (1.0 - IN_AGAIN);
    Whereabouts::Cube(outside(opening, rest))
}

/// A ball on its arc from a hand.
fn flight(origin: Pos2, goal: Circle, part: f32) -> Circle {
    let eased = ease(part);
    let way = goal.center - origin;
    let high = (eased * std::f32::consts::PI).sin() * ARC * way.length();
    let center = origin + way * eased - egui::vec2(0.0, high);
    Circle::new(center, goal.radius)
}

fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{MarbleStyle, Speed, palette};
    use crate::rules::Player;

    fn heard(position: &str, mv: &str) -> Vec<Cue> {
        let look = Look {
            palette: &palette::MAPLE,
            marbles: MarbleStyle::Glass,
            coordinates: true,
            viewer: Player::FIRST,
            speed: Speed::Normal,
            reduce_motion: false,
            stores: true,
        };
        let before = position.parse().expect("a position");
        let mv = mv.parse().expect("a move");
        let sense = Sense::Forward;
        let motion = Motion::new(Change { before, mv, sense }, &look, 10.0);
        motion.expect("motion").cues()
    }

    #[test]
    fn a_ball_that_goes_in_touches_one_after_the_other() {
        let top = "RRR/RRR/RRR/3/3/3/3/3/3 w wb -";
        let cues = heard(top, "b23-b22");
        let kinds: Vec<Sound> = cues.iter().map(|cue| cue.sound).collect();
        assert_eq!(kinds, [Sound::Contact, Sound::Rest]);
        assert!(cues[0].after > FLIGHT, "after its flight");
        assert!((cues[1].after - (FLIGHT + ENTER + FURTHER)).abs() < 1e-9);
        let alone: Vec<Sound> = heard(top, "b21").iter().map(|cue| cue.sound).collect();
        assert_eq!(alone, [Sound::Rest], "nothing is touched");
    }

    #[test]
    fn a_full_line_rolls_its_last_ball_round() {
        let cues = heard("3/3/3/RRR/RRR/RRR/3/3/3 w wb -", "c12=b12");
        let roll = cues.iter().find(|cue| cue.sound == Sound::Roll);
        let roll = roll.expect("a ball rolls");
        assert!((roll.after - LINE).abs() < 1e-9 && (roll.length - ROUND).abs() < 1e-9);
        let contacts = cues.iter().filter(|cue| cue.sound == Sound::Contact);
        assert_eq!(contacts.count(), 3, "two in the line, one as it comes in");
    }
}
