//! Preferences of the system about contrast, motion and colours, which change while the program runs.
//!
//! The answers come from the settings portal on Linux and from the system itself on Windows and macOS. Without
//! an answer the system has no wishes.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use egui::Context;
use mundy::{ColorScheme, Contrast, Interest, Preferences, ReducedMotion, Subscription};

use crate::app::platform::jobs::has_thread_left;

/// Preferences of the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemPreferences {
    /// `true` for more contrast.
    pub more_contrast: bool,
    /// `true` for less motion.
    pub less_motion: bool,
    /// `Some(true)` for dark colours and `Some(false)` for light ones; `None` without a wish.
    pub dark: Option<bool>,
}

impl From<Preferences> for SystemPreferences {
    fn from(preferences: Preferences) -> Self {
        Self {
            more_contrast: preferences.contrast == Contrast::More,
            less_motion: preferences.reduced_motion == ReducedMotion::Reduce,
            dark: match preferences.color_scheme {
                ColorScheme::NoPreference => None,
                ColorScheme::Light => Some(false),
                ColorScheme::Dark => Some(true),
            },
        }
    }
}

#[derive(Debug, Default)]
struct Heard {
    wishes: Mutex<SystemPreferences>,
    /// Window to repaint after a change.
    window: OnceLock<Context>,
}

impl Heard {
    fn hear(&self, wishes: SystemPreferences) {
        *self.wishes.lock().unwrap_or_else(PoisonError::into_inner) = wishes;
        if let Some(window) = self.window.get() {
            window.request_repaint();
        }
    }
}

/// Subscription to the wishes of the system, on a thread of its own.
pub(crate) struct WishListener {
    heard: Arc<Heard>,
    /// Ends when dropped. `None` if the system has no thread left.
    _subscription: Option<Subscription>,
}

impl WishListener {
    /// Starts listening. Must be called on the main thread.
    pub(crate) fn start() -> Self {
        let heard = Arc::new(Heard::default());
        let hears = Arc::clone(&heard);
        let interest = Interest::Contrast | Interest::ReducedMotion | Interest::ColorScheme;
        let subscription = has_thread_left().then(|| {
            Preferences::subscribe(interest, move |preferences| hears.hear(preferences.into()))
        });
        Self { heard, _subscription: subscription }
    }

    /// Returns a function that returns the latest wishes; a change repaints this window.
    pub(crate) fn source(self, window: &Context) -> impl Fn() -> SystemPreferences + Send + use<> {
        // A listener has one window.
        let _ = self.heard.window.set(window.clone());
        // The whole listener moves along, so that the subscription lives as long as the function.
        move || self.latest()
    }

    fn latest(&self) -> SystemPreferences {
        let wishes = self.heard.wishes.lock();
        *wishes.unwrap_or_else(PoisonError::into_inner)
    }
}
