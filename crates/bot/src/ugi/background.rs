//! Work in a thread of its own, so that the protocol goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, JoinHandle};

pub(super) struct BackgroundWork {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl BackgroundWork {
    /// Starts work that ends at the latest when its flag is set.
    ///
    /// # Errors
    /// The system has no thread left.
    pub(super) fn start(work: impl FnOnce(&AtomicBool) + Send + 'static) -> std::io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&stop);
        let thread = thread::Builder::new().name("ugi".to_owned()).spawn(move || work(&heard))?;
        Ok(Self { stop, thread })
    }

    /// Stops the work and waits until its answer is written.
    ///
    /// # Errors
    /// The work panicked.
    pub(super) fn stop(self) -> thread::Result<()> {
        self.stop.store(true, Relaxed);
        self.thread.thread().unpark();
        self.thread.join()
    }
}
