//! Sounds of a board: which, when, how loud. It has no samples.

use super::{Look, Speed, gesture};

/// Loudness of a contact at no speed, relative to one at full speed.
const TOUCH: f32 = 0.3;
/// Loudness of each contact of a row, relative to the one before it.
const PASSED_ON: f32 = 0.92;
/// The speed of the sounds of a move that is not animated.
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
    /// An action was rejected.
    Refused,
    /// Another position of the game is shown.
    Leaf,
    /// A person has won.
    Won,
    /// The computer has won.
    Lost,
    /// A game has ended in another way.
    Over,
    /// One more second has passed while time is short.
    Tick,
    /// A game has begun.
    Begun,
    /// A turn has thrown much away.
    Warned,
    /// A piece was captured: its number among those of the turn, from 1. Each sounds higher than the one before.
    Captured(u8),
}

impl Sound {
    /// All sounds; of the captures, the first, the second and the highest.
    pub const ALL: [Self; 17] = [
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
        Self::Begun,
        Self::Warned,
        Self::Captured(1),
        Self::Captured(2),
        Self::Captured(u8::MAX),
    ];
}

/// A sound with its time and loudness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// The sound.
    pub sound: Sound,
    /// Delay after this frame, in seconds.
    pub after: f64,
    /// Loudness, from 0 to 1.
    pub strength: f32,
    /// Duration, in seconds; 0 for a sound that ends by itself.
    pub length: f64,
}

impl Cue {
    /// Creates a sound of full strength that begins now.
    pub const fn now(sound: Sound) -> Self {
        Self::at(sound, 0.0, 1.0)
    }

    /// Creates a sound that begins `after` seconds from now.
    pub const fn at(sound: Sound, after: f64, strength: f32) -> Self {
        Self { sound, after, strength, length: 0.0 }
    }

    /// Returns the sound with a duration in seconds.
    #[must_use]
    pub const fn lasting(self, length: f64) -> Self {
        Self { length, ..self }
    }
}

/// The sounds of one frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cues {
    /// `true` if sounds that have not begun yet are cancelled.
    pub hush: bool,
    /// The new sounds, in any order.
    pub list: Vec<Cue>,
}

impl Cues {
    /// Plays one sound now.
    pub fn one(sound: Sound) -> Self {
        Self { hush: false, list: vec![Cue::now(sound)] }
    }

    /// Cancels all sounds that have not begun yet.
    pub const fn silence() -> Self {
        Self { hush: true, list: Vec::new() }
    }

    /// Returns `true` if nothing changes.
    pub fn is_empty(&self) -> bool {
        !self.hush && self.list.is_empty()
    }

    /// Returns `true` if an action was rejected.
    pub fn refuses(&self) -> bool {
        self.list.contains(&Cue::now(Sound::Refused))
    }

    /// Adds the sound of a rejection, at most once a frame.
    pub fn refuse(&mut self) {
        if !self.refuses() {
            self.list.push(Cue::now(Sound::Refused));
        }
    }

    /// Adds the contact of a dragged row that touches one more ball.
    pub fn touch(&mut self) {
        self.list.push(Cue::at(Sound::Contact, 0.0, 0.5));
    }
}

/// Returns the contacts in a row of `balls` balls that moves by one cell within `length` seconds, with
/// decreasing speed. The row has already moved by `from` cells, and the motion begins `after` seconds from
/// now.
pub fn contacts(balls: usize, from: f32, after: f64, length: f64) -> Vec<Cue> {
    let left = 1.0 - from;
    let touched = (1..balls).map(|index| (index, gesture::contact(index)));
    touched
        .filter(|&(_, distance)| distance > from)
        .map(|(index, distance)| {
            // The inverse of the easing by which the row moves.
            let slower = ((1.0 - distance) / left).cbrt();
            let speed = slower * slower;
            let strength = (TOUCH + (1.0 - TOUCH) * speed) * PASSED_ON.powi(index as i32 - 1);
            Cue::at(Sound::Contact, after + length * f64::from(1.0 - slower), strength)
        })
        .collect()
}

impl Look {
    /// Returns the look whose speed times the sounds of a move; a short one where moves are not animated.
    #[must_use]
    pub fn as_heard(&self) -> Self {
        let seen = self.pace() > 0.0;
        Self { reduce_motion: false, speed: if seen { self.speed } else { UNSEEN }, ..*self }
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
