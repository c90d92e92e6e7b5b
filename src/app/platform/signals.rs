//! Termination signals, sent at log-out, by a service manager or from the terminal.
//!
//! The window closes as if the user had closed it, but asks no questions; game and settings are saved.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::time::{Duration, Instant};

use egui::Context;

/// A second signal after this time ends the program at once. Some systems send two signals in quick
/// succession.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_secs(2);

/// Flag that the system has asked the program to end.
#[derive(Clone, Debug, Default)]
pub(crate) struct QuitSignal(Arc<AtomicBool>);

impl QuitSignal {
    /// Starts listening; a signal wakes the window.
    #[cfg(unix)]
    pub(crate) fn listen(ctx: &Context) -> Self {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        use signal_hook::iterator::Signals;
        use signal_hook::low_level::emulate_default_handler;

        let requests = [SIGHUP, SIGINT, SIGTERM];
        let quit_signal = Self::default();
        let (heard, ctx) = (quit_signal.clone(), ctx.clone());
        // If listening fails, a signal ends the program at once.
        let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
            let Ok(mut signals) = Signals::new(requests) else {
                return;
            };
            let mut first = None;
            for request in &mut signals {
                let first = *first.get_or_insert_with(Instant::now);
                if first.elapsed() > PATIENCE {
                    // The program has had enough time to end by itself.
                    let _ = emulate_default_handler(request);
                }
                heard.0.store(true, Ordering::Relaxed);
                ctx.request_repaint();
            }
        });
        quit_signal
    }

    /// Such signals exist only on Unix.
    #[cfg(not(unix))]
    pub(crate) fn listen(_ctx: &Context) -> Self {
        Self::default()
    }

    pub(crate) fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
