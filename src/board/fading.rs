//! What the board says stands for a while and then fades away by itself.

use std::time::Duration;

use egui::Context;

use super::frames;

/// How long it stands, and how long it then takes to fade away, in seconds.
const STANDS: f64 = 4.0;
const FADES: f64 = 0.4;

/// Since when something is said.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fading {
    /// In seconds; `None` before its first frame.
    since: Option<f64>,
}

impl Fading {
    /// Not shown yet.
    pub const NEW: Self = Self { since: None };

    /// How long it has been shown, in seconds.
    pub fn age(self, time: f64) -> f64 {
        self.since.map_or(0.0, |since| time - since)
    }

    /// How much of it is to be seen: 1 all of it, 0 nothing any more.
    pub fn opacity(self, time: f64) -> f32 {
        (1.0 - (self.age(time) - STANDS) / FADES).clamp(0.0, 1.0) as f32
    }

    /// Whether it is still to be seen at this time. Asks for the frames that it needs to go.
    pub fn stands(&mut self, ctx: &Context, time: f64) -> bool {
        self.since.get_or_insert(time);
        let age = self.age(time);
        if age >= STANDS + FADES {
            ctx.request_repaint();
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

#[cfg(test)]
mod tests {
    use super::*;

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
