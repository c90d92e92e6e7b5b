//! The current rejection of a board and its lifetime.

use egui::Context;

use crate::fading::{CanFade, Fading, LastMessage};

#[derive(Clone, Debug, PartialEq)]
struct Refused<W> {
    why: W,
    fading: Fading,
}

impl<W: Clone + PartialEq> CanFade for Refused<W> {
    fn fading(&mut self) -> &mut Fading {
        &mut self.fading
    }
}

/// The last rejection, until the user does something else or it fades away.
#[derive(Clone, Debug)]
pub struct CurrentRejection<W> {
    now: Option<Refused<W>>,
    said: LastMessage<Refused<W>>,
    /// `true` if it ends when the pointer leaves.
    passing: bool,
    passed: bool,
}

impl<W> Default for CurrentRejection<W> {
    fn default() -> Self {
        Self { now: None, said: LastMessage::default(), passing: false, passed: false }
    }
}

impl<W: Clone + PartialEq> CurrentRejection<W> {
    /// Rejects an attempt.
    pub fn say(&mut self, why: W) {
        let fading = Fading::NEW;
        self.now = Some(Refused { why, fading });
        self.passing = false;
    }

    /// Rejects an action that the pointer only hovers over; call it once a frame.
    pub fn say_in_passing(&mut self, why: W) {
        self.say(why);
        self.passing = true;
    }

    /// Drops the rejection, because the user does something else.
    pub fn forget(&mut self) {
        self.now = None;
        self.passing = false;
    }

    /// Drops a rejection that comes from hovering, at the start of a frame; the pointer may have moved.
    pub fn pass(&mut self) {
        self.passed = self.passing;
        if self.passing {
            self.forget();
        }
    }

    /// Returns the reason of the current rejection.
    pub fn why(&self) -> Option<&W> {
        self.now.as_ref().map(|refused| &refused.why)
    }

    /// Returns `true` if there is a rejection.
    pub const fn stands(&self) -> bool {
        self.now.is_some()
    }

    /// Returns `true` if a rejection from hovering has ended since the last frame.
    pub const fn has_passed(&self) -> bool {
        self.passed && self.now.is_none()
    }

    /// Returns `true` if there is a rejection that does not depend on the pointer.
    pub const fn lasts(&self) -> bool {
        self.now.is_some() && !self.passing
    }

    /// Returns the age of the rejection, in seconds.
    pub fn age(&self, time: f64) -> f64 {
        self.now.as_ref().map_or(0.0, |refused| refused.fading.age(time))
    }

    /// Returns the opacity of the rejection, from 0 to 1.
    pub fn opacity(&self, time: f64) -> f32 {
        self.now.as_ref().map_or(1.0, |refused| refused.fading.opacity(time))
    }

    /// Lets the rejection fade away, and requests the frames for it; call it once a frame. `again` restarts
    /// it because the user has tried again.
    pub fn let_fade(&mut self, again: bool, ctx: &Context, time: f64) {
        self.said.let_fade(&mut self.now, again, ctx, time);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_in_passing_goes_with_the_pointer_and_the_rest_stays() {
        let mut refusals = CurrentRejection::default();
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
