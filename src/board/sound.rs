//! What is to be heard of what happens on a board: which sound, when, how loud. No samples here.

use super::{Look, Speed, gesture};

/// How loud two pieces are that only just touch, beside those that meet at full speed.
const TOUCH: f32 = 0.3;
/// How much of the loudness is left from one contact of a row to the next.
const PASSED_ON: f32 = 0.92;
/// How fast a move is heard of which nothing is seen to move.
const UNSEEN: Speed = Speed::Fast;

/// A kind of sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Two pieces touch.
    Contact,
    /// A piece comes to rest in its place.
    Rest,
    /// A ball rolls along a groove.
    Roll,
    /// A ball falls into a hollow.
    Drop,
    /// A piece slides over the board.
    Slide,
    /// A cube falls over.
    Tip,
    /// Something was not done.
    Refused,
    /// Another position of the game is looked at.
    Leaf,
    /// A person has won.
    Won,
    /// The computer has won.
    Lost,
    /// A game has ended in another way.
    Over,
    /// A second of little time has gone.
    Tick,
}

impl Sound {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Contact,
        Self::Rest,
        Self::Roll,
        Self::Drop,
        Self::Slide,
        Self::Tip,
        Self::Refused,
        Self::Leaf,
        Self::Won,
        Self::Lost,
        Self::Over,
        Self::Tick,
    ];
}

/// One sound at its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// What sounds.
    pub sound: Sound,
    /// How long after this frame it begins, in seconds.
    pub after: f64,
    /// How loud it is, from 0 to 1.
    pub strength: f32,
    /// How long it lasts, in seconds; 0 for what ends by itself.
    pub length: f64,
}

impl Cue {
    /// A sound of full strength that begins now.
    pub const fn now(sound: Sound) -> Self {
        Self::at(sound, 0.0, 1.0)
    }

    /// A sound that begins so many seconds from now, this loud.
    pub const fn at(sound: Sound, after: f64, strength: f32) -> Self {
        Self {
            sound,
            after,
            strength,
            length: 0.0,
        }
    }

    /// The same sound, for so many seconds.
    #[must_use]
    pub const fn lasting(self, length: f64) -> Self {
        Self { length, ..self }
    }
}

/// What is to be heard from a frame on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cues {
    /// What was to be heard and has not begun yet is not to be heard any more.
    pub hush: bool,
    /// The sounds, in any order.
    pub list: Vec<Cue>,
}

impl Cues {
    /// One sound now.
    pub fn one(sound: Sound) -> Self {
        Self {
            hush: false,
            list: vec![Cue::now(sound)],
        }
    }

    /// Nothing more of what was to be heard.
    pub const fn silence() -> Self {
        Self {
            hush: true,
            list: Vec::new(),
        }
    }

    /// Whether nothing changes by it.
    pub fn is_empty(&self) -> bool {
        !self.hush && self.list.is_empty()
    }

    /// Whether what the user wanted was not done.
    pub fn refuses(&self) -> bool {
        self.list.contains(&Cue::now(Sound::Refused))
    }

    /// What the user wanted was not done: heard once a frame.
    pub fn refuse(&mut self) {
        if !self.refuses() {
            self.list.push(Cue::now(Sound::Refused));
        }
    }

    /// A row that is dragged touches more balls than it did.
    pub fn touch(&mut self) {
        self.list.push(Cue::at(Sound::Contact, 0.0, 0.5));
    }
}

/// The contacts in a row of so many balls that moves by a cell within `length` seconds, slower and
/// slower, from where it has already come to: `from`, in cells. They begin `after` seconds from now.
pub fn contacts(balls: usize, from: f32, after: f64, length: f64) -> Vec<Cue> {
    let left = 1.0 - from;
    let touched = (1..balls).map(|index| (index, gesture::contact(index)));
    touched
        .filter(|&(_, distance)| distance > from)
        .map(|(index, distance)| {
            // The way back of the easing by which the row moves.
            let slower = ((1.0 - distance) / left).cbrt();
            let speed = slower * slower;
            let strength = (TOUCH + (1.0 - TOUCH) * speed) * PASSED_ON.powi(index as i32 - 1);
            Cue::at(
                Sound::Contact,
                after + length * f64::from(1.0 - slower),
                strength,
            )
        })
        .collect()
}

impl Look {
    /// The look by whose times a move is heard: where nothing is seen to move, it is short.
    #[must_use]
    pub fn as_heard(&self) -> Self {
        let seen = self.pace() > 0.0;
        Self {
            reduce_motion: false,
            speed: if seen { self.speed } else { UNSEEN },
            ..*self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_heard_ball_by_ball_ever_slower_and_softer() {
        let cues = contacts(4, 0.0, 1.0, 0.2);
        assert_eq!(cues.len(), 3, "one contact fewer than balls");
        let times: Vec<f64> = cues.iter().map(|cue| cue.after).collect();
        assert!(times[0] > 1.0 && times.is_sorted() && times[2] < 1.2);
        assert!(cues.is_sorted_by(|a, b| a.strength > b.strength));
    }

    #[test]
    fn a_contact_is_heard_when_the_row_is_there() {
        for (index, cue) in contacts(5, 0.0, 0.0, 1.0).iter().enumerate() {
            let eased = 1.0 - (1.0 - cue.after as f32).powi(3);
            assert!(gesture::row_offset(index + 1, eased) < 1e-3);
            assert!(gesture::row_offset(index + 1, eased + 0.01) > 1e-3);
        }
    }

    #[test]
    fn what_a_drag_has_touched_is_not_heard_again() {
        let whole = contacts(7, 0.0, 0.0, 0.2).len();
        let rest = contacts(7, 0.4, 0.0, 0.2).len();
        assert!(rest < whole && rest > 0, "{rest} of {whole}");
        assert!(contacts(7, 1.0, 0.0, 0.2).is_empty());
        assert!(contacts(1, 0.0, 0.0, 0.2).is_empty(), "nothing to touch");
    }

    #[test]
    fn a_refusal_is_heard_once_a_frame() {
        let mut cues = Cues::default();
        cues.refuse();
        cues.refuse();
        assert_eq!(cues, Cues::one(Sound::Refused));
    }
}
