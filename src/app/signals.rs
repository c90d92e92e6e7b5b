//! The system's wish that the program end: at log-out, from a service manager, from the terminal.
//!
//! The window closes as if the user had closed it, only that nobody is there to be asked
//! anything: the game and the settings are kept, and the program ends well.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::time::{Duration, Instant};

use egui::Context;

/// How long the program may take to end before being asked again ends it at once. Some systems
/// send two signals, one right after the other.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether the system has asked the program to end.
#[derive(Clone, Debug, Default)]
pub(super) struct QuitSignal(Arc<AtomicBool>);

impl QuitSignal {
    /// Listens from now on, and wakes the window when the wish comes.
    #[cfg(unix)]
    pub(super) fn listen(ctx: &Context) -> Self {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        use signal_hook::iterator::Signals;
        use signal_hook::low_level::emulate_default_handler;

        let wishes = [SIGHUP, SIGINT, SIGTERM];
        let quit_signal = Self::default();
        let (heard, ctx) = (quit_signal.clone(), ctx.clone());
        // Where listening fails, a signal ends the program at once, as it does any other.
        let _ = std::thread::Builder::new()
            .name("signals".to_owned())
            .spawn(move || {
                let Ok(mut signals) = Signals::new(wishes) else {
                    return;
                };
                let mut first = None;
                for wish in &mut signals {
                    let first = *first.get_or_insert_with(Instant::now);
                    if first.elapsed() > PATIENCE {
                        // Who asks again after that has waited for long enough.
                        let _ = emulate_default_handler(wish);
                    }
                    heard.0.store(true, Ordering::Relaxed);
                    ctx.request_repaint();
                }
            });
        quit_signal
    }

    /// Other systems have no such signals.
    #[cfg(not(unix))]
    pub(super) fn listen(_ctx: &Context) -> Self {
        Self::default()
    }

    /// Whether the wish has come.
    pub(super) fn is_heard(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
