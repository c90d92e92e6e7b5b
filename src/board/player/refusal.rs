//! What a board refuses: why, since when it is said, and until when.

use egui::Context;

use crate::board::fading::{Fades, Fading, Said};

/// A reason that is said.
#[derive(Clone, Debug, PartialEq)]
struct Refused<W> {
    why: W,
    fading: Fading,
}

impl<W: Clone + PartialEq> Fades for Refused<W> {
    fn fading(&mut self) -> &mut Fading {
        &mut self.fading
    }
}

/// What was refused last, until something else is done or it fades away.
#[derive(Clone, Debug)]
pub struct Refusals<W> {
    now: Option<Refused<W>>,
    said: Said<Refused<W>>,
    /// Whether it only stands while the pointer is there.
    passing: bool,
    /// Whether it did in the last frame.
    passed: bool,
}

impl<W> Default for Refusals<W> {
    fn default() -> Self {
        Self {
            now: None,
            said: Said::default(),
            passing: false,
            passed: false,
        }
    }
}

impl<W: Clone + PartialEq> Refusals<W> {
    /// Says why something is not done.
    pub fn say(&mut self, why: W) {
        let fading = Fading::NEW;
        self.now = Some(Refused { why, fading });
        self.passing = false;
    }

    /// Says why something would not be done, as long as the pointer is there: once a frame.
    pub fn say_in_passing(&mut self, why: W) {
        self.say(why);
        self.passing = true;
    }

    /// The user does something else.
    pub fn forget(&mut self) {
        self.now = None;
        self.passing = false;
    }

    /// The pointer is no longer where it was, for all that is known at the beginning of a frame.
    pub fn pass(&mut self) {
        self.passed = self.passing;
        if self.passing {
            self.forget();
        }
    }

    /// Why something is refused now.
    pub fn why(&self) -> Option<&W> {
        self.now.as_ref().map(|refused| &refused.why)
    }

    /// Whether anything is refused now.
    pub const fn stands(&self) -> bool {
        self.now.is_some()
    }

    /// Whether what was refused in passing in the last frame is not any more.
    pub const fn has_passed(&self) -> bool {
        self.passed && self.now.is_none()
    }

    /// Whether something is refused wherever the pointer is.
    pub const fn lasts(&self) -> bool {
        self.now.is_some() && !self.passing
    }

    /// For how long it has been said, in seconds.
    pub fn age(&self, time: f64) -> f64 {
        self.now
            .as_ref()
            .map_or(0.0, |refused| refused.fading.age(time))
    }

    /// How much of it is to be seen: 1 all of it, 0 nothing any more.
    pub fn opacity(&self, time: f64) -> f32 {
        self.now
            .as_ref()
            .map_or(1.0, |refused| refused.fading.opacity(time))
    }

    /// Lets it fade away by itself, and asks for the frames that it needs for that. Once a frame;
    /// `again`: the user has asked for it again, so that it begins anew.
    pub fn let_fade(&mut self, again: bool, ctx: &Context, time: f64) {
        self.said.let_fade(&mut self.now, again, ctx, time);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_in_passing_goes_with_the_pointer_and_the_rest_stays() {
        let mut refusals = Refusals::default();
        refusals.say_in_passing("no");
        assert!(refusals.stands() && !refusals.lasts());
        refusals.pass();
        assert!(refusals.why().is_none() && refusals.has_passed());
        refusals.pass();
        assert!(!refusals.has_passed(), "this is told once");
        refusals.say("no");
        refusals.pass();
        assert_eq!(refusals.why(), Some(&"no"));
    }
}
