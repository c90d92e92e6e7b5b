//! Messages of the board that fade away by themselves.

use std::time::Duration;

use egui::Context;

use super::frames;

/// Time for which a message stays, and the duration of its fade, in seconds.
const STANDS: f64 = 4.0;
const FADES: f64 = 0.4;

/// The age of a message.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fading {
    /// In seconds; `None` before the first frame.
    since: Option<f64>,
    gone: bool,
}

impl Fading {
    /// A message that has not been shown yet.
    pub const NEW: Self = Self { since: None, gone: false };

    /// Returns the time since the message appeared, in seconds.
    pub fn age(self, time: f64) -> f64 {
        self.since.map_or(0.0, |since| time - since)
    }

    /// Returns the opacity: 1 while it stays, 0 once it is gone.
    pub fn opacity(self, time: f64) -> f32 {
        (1.0 - (self.age(time) - STANDS) / FADES).clamp(0.0, 1.0) as f32
    }

    /// Returns whether the message is still visible, and requests the frames for its fade.
    pub fn stands(&mut self, ctx: &Context, time: f64) -> bool {
        self.since.get_or_insert(time);
        let age = self.age(time);
        if age >= STANDS + FADES {
            if !std::mem::replace(&mut self.gone, true) {
                ctx.request_repaint();
            }
            return false;
        }
        if age >= STANDS {
            frames::next(ctx);
        } else {
            ctx.request_repaint_after(Duration::from_secs_f64(STANDS - age));
        }
        true
    }
}

/// A message that can fade away.
pub trait CanFade: Clone + PartialEq {
    /// Returns the age of the message.
    fn fading(&mut self) -> &mut Fading;
}

/// The message of the last frame, even after it has faded away. A pointer that rests where something is
/// rejected repeats the message every frame, and it must fade all the same.
#[derive(Clone, Debug)]
pub struct LastMessage<T>(Option<T>);

impl<T> Default for LastMessage<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: CanFade> LastMessage<T> {
    /// Lets the current message fade away; call it once a frame. `again` restarts it because the user has
    /// asked for it again.
    pub fn let_fade(&mut self, now: &mut Option<T>, again: bool, ctx: &Context, time: f64) {
        let before = self.0.take().filter(|_| !again);
        let Some(mut said) = now.take() else {
            return;
        };
        if let Some(mut before) = before {
            let fading = std::mem::replace(said.fading(), *before.fading());
            if said != before {
                *said.fading() = fading;
            }
        }
        let stands = said.fading().stands(ctx, time);
        self.0 = Some(said.clone());
        *now = stands.then_some(said);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq)]
    struct Words(&'static str, Fading);

    impl CanFade for Words {
        fn fading(&mut self) -> &mut Fading {
            &mut self.1
        }
    }

    #[test]
    fn what_is_said_anew_in_every_frame_fades_all_the_same() {
        let ctx = Context::default();
        let mut said = LastMessage::default();
        let mut is_seen = |words, again, time| {
            let mut now = Some(Words(words, Fading::NEW));
            said.let_fade(&mut now, again, &ctx, time);
            now.is_some()
        };
        assert!(is_seen("no", false, 1.0));
        assert!(is_seen("no", false, 5.3));
        assert!(!is_seen("no", false, 5.5));
        assert!(!is_seen("no", false, 9.0));
        assert!(is_seen("no, because", false, 9.1), "something else");
        assert!(is_seen("no", false, 9.2));
        assert!(!is_seen("no", false, 14.0));
        assert!(is_seen("no", true, 14.1), "it is asked for");
    }

    #[test]
    fn what_is_said_stands_then_fades_then_is_gone() {
        let ctx = Context::default();
        let mut fading = Fading::NEW;
        assert!(fading.stands(&ctx, 10.0));
        assert!(fading.stands(&ctx, 13.9));
        assert!((fading.opacity(13.9) - 1.0).abs() < 1e-6);
        assert!(fading.stands(&ctx, 14.2));
        assert!((0.4..0.6).contains(&fading.opacity(14.2)));
        assert!(!fading.stands(&ctx, 14.5));
        assert!(fading.opacity(14.5) < 1e-6);
    }
}
