//! The system's wish that the program end: at log-out, from a service manager, from the terminal.
//!
//! The window closes as if the user had closed it, only that nobody is there to be asked
//! anything: the game and the settings are kept, and the program ends well.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::Context;

/// Whether the system has asked the program to end.
#[derive(Clone, Debug, Default)]
pub(super) struct Summons(Arc<AtomicBool>);

impl Summons {
    /// Listens from now on, and wakes the window when the wish comes.
    #[cfg(unix)]
    pub(super) fn listen(ctx: &Context) -> Self {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        use signal_hook::flag::register_conditional_shutdown;
        use signal_hook::iterator::Signals;

        let wishes = [SIGHUP, SIGINT, SIGTERM];
        let summons = Self::default();
        let (heard, ctx) = (summons.clone(), ctx.clone());
        // Where listening fails, a signal ends the program at once, as it does any other.
        let _ = std::thread::Builder::new()
            .name("signals".to_owned())
            .spawn(move || {
                for wish in wishes {
                    // Who asks a second time has waited for long enough.
                    let _ = register_conditional_shutdown(wish, 1, Arc::clone(&heard.0));
                }
                let Ok(mut signals) = Signals::new(wishes) else {
                    return;
                };
                for _ in signals.forever() {
                    heard.0.store(true, Ordering::Relaxed);
                    ctx.request_repaint();
                }
            });
        summons
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
