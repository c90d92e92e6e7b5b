//! Work in a thread of its own, so that the protocol goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, JoinHandle};

/// Work under way.
pub(super) struct Running {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Running {
    /// Starts work that ends when the flag it is given goes up, if not before.
    ///
    /// # Errors
    /// There is no thread to be had.
    pub(super) fn start(work: impl FnOnce(&AtomicBool) + Send + 'static) -> std::io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&stop);
        let thread = thread::Builder::new()
            .name("ugi".to_owned())
            .spawn(move || work(&heard))?;
        Ok(Self { stop, thread })
    }

    /// Stops it and waits until it has said what it has to say.
    ///
    /// # Errors
    /// It has failed.
    pub(super) fn stop(self) -> thread::Result<()> {
        self.stop.store(true, Relaxed);
        self.thread.thread().unpark();
        self.thread.join()
    }
}
