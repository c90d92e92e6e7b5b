//! The last push, while it is still to be seen.

use egui::Pos2;

use super::geometry::Geometry;
use crate::board::Look;
use crate::board::face::{BACK, OUTLINE, Sense};
use crate::board::sound::{self, Cue, Sound};
use crate::rules::Player;
use crate::rules::kuba::{Marble, Position, Push, Row};

/// A push that moves the pushed marble alone, in seconds.
const PUSH: f64 = 0.180;
/// Every further marble adds this, in seconds.
const FURTHER: f64 = 0.015;
/// No push takes longer, in seconds.
const LONGEST: f64 = 0.270;
/// Over the lip, in seconds.
const LIP: f64 = 0.120;
/// Into the hollow, in seconds.
const HOP: f64 = 0.120;

/// One push in motion.
#[derive(Clone, Debug)]
pub(super) struct Motion {
    /// The position before the push.
    pub before: Position,
    /// The push.
    pub push: Push,
    /// The marbles that it moves.
    pub row: Row,
    /// Who pushed.
    pub mover: Player,
    /// Played or taken back.
    pub sense: Sense,
    /// Whether it is an outline that stands instead of marbles that move.
    pub outline: bool,
    /// After how many moves the push was made.
    pub ply: usize,
    /// The place of a fallen marble in its row of hollows, from 0.
    pub hollow: usize,
    start: f64,
    from: f32,
    pace: f64,
    roll: f64,
}

/// A marble on its way from the board to its hollow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Fallen {
    /// Over the lip, 0 to 1.
    Lip(f32),
    /// Along the groove, 0 to 1.
    Rolling(f32),
    /// Into the hollow, 0 to 1.
    Hopping(f32),
}

impl Motion {
    /// A push that was made or taken back; `None` if there is nothing to see of it.
    pub(super) fn new(before: Position, push: Push, sense: Sense, look: &Look) -> Option<Self> {
        let row = before.row(push)?;
        let pace = look.pace();
        if pace == 0.0 && !look.reduce_motion {
            return None;
        }
        Some(Self {
            before,
            push,
            row,
            mover: before.turn(),
            sense,
            outline: look.reduce_motion,
            ply: 0,
            hollow: 0,
            start: 0.0,
            from: 0.0,
            pace,
            roll: 0.0,
        })
    }

    /// The same, begun at `time` seconds, with `way` cells of groove before a fallen marble.
    #[must_use]
    pub(super) fn begun(mut self, time: f64, way: f32) -> Self {
        self.start = time;
        self.roll = (f64::from(way) * 0.055).clamp(0.22, 0.65);
        self
    }

    /// Goes on from where a drag let the row go, `distance` cells on its way, if that was this
    /// push.
    pub(super) fn go_on(&mut self, push: Push, distance: f32) {
        if self.push == push && self.sense == Sense::Forward {
            self.from = distance.clamp(0.0, 1.0);
        }
    }

    fn push_time(&self) -> f64 {
        if self.outline {
            return 0.0;
        }
        let whole = match self.sense {
            Sense::Forward => (PUSH + FURTHER * f64::from(self.row.cells.len() - 1)).min(LONGEST),
            Sense::Backward => BACK,
        };
        whole * self.pace * f64::from(1.0 - self.from)
    }

    /// How far the row is on its way at a time, 0 to 1, eased.
    pub(super) fn progress(&self, time: f64) -> f32 {
        let whole = self.push_time();
        let part = if whole > 0.0 {
            ((time - self.start) / whole).clamp(0.0, 1.0) as f32
        } else {
            1.0
        };
        let eased = 1.0 - (1.0 - part).powi(3);
        let forward = self.from + (1.0 - self.from) * eased;
        match self.sense {
            Sense::Forward => forward,
            Sense::Backward => 1.0 - forward,
        }
    }

    /// Whether the row itself still moves.
    pub(super) fn is_pushing(&self, time: f64) -> bool {
        time - self.start < self.push_time()
    }

    /// Whether anything is still to be seen.
    pub(super) fn is_over(&self, time: f64) -> bool {
        if self.outline {
            return time - self.start >= OUTLINE;
        }
        !self.is_pushing(time) && self.fallen(time).is_none()
    }

    /// Where the fallen marble is after the push part; `None` if none fell or it has arrived.
    pub(super) fn fallen(&self, time: f64) -> Option<Fallen> {
        if self.row.falls.is_none() || self.sense == Sense::Backward || self.outline {
            return None;
        }
        let mut left = (time - self.start - self.push_time()) / self.pace;
        for (length, phase) in [
            (LIP, Fallen::Lip as fn(f32) -> Fallen),
            (self.roll, Fallen::Rolling),
            (HOP, Fallen::Hopping),
        ] {
            if left < length {
                return Some(phase((left / length).clamp(0.0, 1.0) as f32));
            }
            left -= length;
        }
        None
    }

    /// What is heard of it from its beginning on: every contact in the row, its rest, and the way of
    /// a captured marble.
    pub(super) fn cues(&self) -> Vec<Cue> {
        let length = self.push_time();
        let mut cues = sound::contacts(self.row.cells.len() as usize, self.from, 0.0, length);
        if self.row.falls.is_none() {
            cues.push(Cue::at(Sound::Rest, length, 0.7));
            return cues;
        }
        let [lip, roll, hop] = [LIP, self.roll, HOP].map(|part| part * self.pace);
        if self.row.cells.len() > 1 {
            cues.push(Cue::at(Sound::Rest, length, 0.5));
        }
        cues.push(Cue::at(Sound::Contact, length + lip, 0.35));
        cues.push(Cue::at(Sound::Roll, length + lip, 0.8).lasting(roll));
        cues.push(Cue::at(Sound::Drop, length + lip + roll + hop, 1.0));
        cues
    }

    /// The way of a captured marble from its cell over the lip and round the groove to its hollow.
    pub(super) fn way(&self, geometry: &Geometry) -> Vec<Pos2> {
        let marble = self.row.falls.unwrap_or(Marble::Red);
        let hollow = geometry.hollow(self.mover, marble, self.hollow);
        geometry.way_to_hollow(self.row.front, self.push.direction, hollow)
    }

    /// Whether a captured marble is not in its hollow yet.
    pub(super) fn awaits_marble(&self, time: f64) -> bool {
        self.is_pushing(time) && self.row.falls.is_some() && self.sense == Sense::Forward
            || self.fallen(time).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{MarbleStyle, Speed, palette};

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

    fn motion(text: &str, push: &str, look: &Look) -> Option<Motion> {
        let before: Position = text.parse().expect("a position");
        let push = push.parse().expect("a push");
        Motion::new(before, push, Sense::Forward, look).map(|motion| motion.begun(10.0, 4.0))
    }

    #[test]
    fn a_push_of_one_marble_takes_180_ms() {
        let look = look(Speed::Normal, false);
        let motion = motion("7/7/7/3W3/7/7/6B w", "d4e4", &look).expect("motion");
        assert!(motion.is_pushing(10.17) && !motion.is_over(10.17));
        assert!(motion.is_over(10.181));
        assert!(motion.progress(10.05) > 0.3 && motion.progress(10.05) < 1.0);
    }

    #[test]
    fn a_fallen_marble_goes_over_the_lip_along_the_groove_and_hops() {
        let look = look(Speed::Normal, false);
        let motion = motion("7/7/7/5WR/7/7/6B w", "f4g4", &look).expect("motion");
        let seen = |time| motion.fallen(time);
        assert!(matches!(seen(10.2), Some(Fallen::Lip(_))));
        assert!(matches!(seen(10.4), Some(Fallen::Rolling(_))));
        assert!(matches!(seen(10.6), Some(Fallen::Hopping(_))));
        assert!(motion.awaits_marble(10.1) && motion.awaits_marble(10.6));
        assert!(!motion.awaits_marble(12.0));
        assert!(motion.is_over(12.0));
    }

    #[test]
    fn without_motion_there_is_nothing_and_reduced_motion_is_an_outline() {
        assert!(motion("7/7/7/3W3/7/7/6B w", "d4e4", &look(Speed::Off, false)).is_none());
        let still = motion("7/7/7/3W3/7/7/6B w", "d4e4", &look(Speed::Normal, true));
        let still = still.expect("an outline");
        assert!(!still.is_pushing(10.0) && !still.is_over(10.5) && still.is_over(10.61));
    }

    #[test]
    fn longer_rows_take_longer_but_never_more_than_270_ms() {
        let look = look(Speed::Normal, false);
        let three = motion("7/7/7/1WRR3/7/7/6B w", "b4c4", &look).expect("motion");
        assert!(three.is_pushing(10.2) && !three.is_pushing(10.211));
        let seven = motion("7/7/7/WRRRRRR/7/7/6B w", "a4b4", &look).expect("motion");
        assert!(seven.is_pushing(10.269) && !seven.is_pushing(10.271));
    }

    #[test]
    fn fast_halves_the_time_and_slow_doubles_it() {
        let took = |speed| {
            let motion = motion("7/7/7/3W3/7/7/6B w", "d4e4", &look(speed, false));
            motion.expect("motion").push_time()
        };
        assert!((took(Speed::Fast) - 0.09).abs() < 1e-9);
        assert!((took(Speed::Slow) - 0.36).abs() < 1e-9);
    }

    #[test]
    fn a_push_taken_back_runs_backwards_in_120_ms() {
        let before: Position = "7/7/7/5WR/7/7/6B w".parse().expect("a position");
        let push = "f4g4".parse().expect("a push");
        let look = look(Speed::Normal, false);
        let motion = Motion::new(before, push, Sense::Backward, &look)
            .expect("motion")
            .begun(10.0, 4.0);
        assert!(motion.progress(10.0) > 0.99 && motion.progress(10.121) < 0.01);
        assert!(motion.progress(10.03) > motion.progress(10.06));
        assert!(
            motion.is_over(10.121),
            "nothing rolls back along the groove"
        );
    }

    #[test]
    fn a_push_is_heard_contact_by_contact_and_a_capture_rolls_and_drops() {
        let look = look(Speed::Normal, false);
        let heard = |position: &str, push: &str| {
            let motion = motion(position, push, &look).expect("motion");
            let cues = motion.cues();
            assert!(cues.iter().all(|cue| cue.after >= 0.0));
            cues
        };
        let kinds = |cues: &[Cue]| cues.iter().map(|cue| cue.sound).collect::<Vec<_>>();
        let three = heard("7/7/7/1WRR3/7/7/6B w", "b4c4");
        assert_eq!(
            kinds(&three),
            [Sound::Contact, Sound::Contact, Sound::Rest],
            "three marbles touch twice"
        );
        assert!((three[2].after - 0.21).abs() < 1e-9, "when the row stands");
        let captured = heard("7/7/7/5WR/7/7/6B w", "f4g4");
        assert_eq!(
            kinds(&captured),
            [
                Sound::Contact,
                Sound::Rest,
                Sound::Contact,
                Sound::Roll,
                Sound::Drop
            ]
        );
        let (roll, drop) = (captured[3], captured[4]);
        assert!((roll.after - (0.195 + 0.12)).abs() < 1e-9);
        assert!((drop.after - (roll.after + roll.length + 0.12)).abs() < 1e-9);
    }

    #[test]
    fn a_dragged_push_goes_on_from_where_it_was_let_go() {
        let look = look(Speed::Normal, false);
        let mut motion = motion("7/7/7/3W3/7/7/6B w", "d4e4", &look).expect("motion");
        motion.go_on(motion.push, 0.6);
        assert!((motion.progress(10.0) - 0.6).abs() < 1e-5);
        assert!(!motion.is_pushing(10.08));
    }
}
