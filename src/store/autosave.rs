//! The game in progress, saved by itself.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use serde::Serialize;

use super::files::{FileError, FileFault, OpenError, Opened, open_game, set_aside, write_own};
use super::places::Places;
use super::record::{Record, Recordable};
use crate::phrase::{Phrase, Say};

/// Saves the game in progress after every move, on a thread of its own: waiting for the disk
/// would be felt in the window. Dropping it waits until everything is written.
#[derive(Debug)]
pub struct Autosave {
    orders: Option<Sender<Order>>,
    writer: Option<JoinHandle<()>>,
    fault: Arc<Mutex<Option<FileError>>>,
}

/// What the writing thread is to do.
enum Order {
    /// Write this.
    Write(String),
    /// Say when everything before is written.
    Flush(SyncSender<()>),
}

/// The game in progress could not be read at the start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game in progress could not be read: {cause}")]
pub struct LostGame {
    /// Why not.
    pub cause: OpenError,
    /// Where the file is kept now; `None` if it could not be moved.
    pub kept: Option<PathBuf>,
}

impl Say for LostGame {
    fn phrase(&self) -> Phrase {
        match &self.kept {
            Some(kept) => Phrase::new("autosave-kept-aside")
                .with("reason", self.cause.phrase())
                .with("file", kept.display().to_string()),
            None => Phrase::new("autosave-unreadable").with("reason", self.cause.phrase()),
        }
    }
}

impl Autosave {
    /// Begins to save the game in progress here. Without a place nothing is ever saved.
    pub fn new(places: &Places) -> Self {
        let fault = Arc::new(Mutex::new(None));
        let Some(path) = places.current_game() else {
            return Self {
                orders: None,
                writer: None,
                fault,
            };
        };
        let (orders, received) = channel();
        let reported = Arc::clone(&fault);
        let lost = path.clone();
        let writer = thread::Builder::new()
            .name("autosave".to_owned())
            .spawn(move || write_all(&path, &received, &reported));
        match writer {
            Ok(writer) => Self {
                orders: Some(orders),
                writer: Some(writer),
                fault,
            },
            Err(error) => {
                report(
                    &fault,
                    Some(FileError {
                        path: lost,
                        fault: FileFault::Other(error.to_string()),
                    }),
                );
                Self {
                    orders: None,
                    writer: None,
                    fault,
                }
            }
        }
    }

    /// Saves this as the game in progress, soon. Of several in a row only the last is written.
    pub fn keep<R: Serialize>(&self, record: &Record<R>) {
        if let Some(orders) = &self.orders {
            // The writer only ends when this end of the channel does.
            let _ = orders.send(Order::Write(record.to_ron()));
        }
    }

    /// Waits until everything is written.
    pub fn flush(&self) {
        let Some(orders) = &self.orders else { return };
        let (done, wait) = sync_channel(1);
        if orders.send(Order::Flush(done)).is_ok() {
            // An error means that the writer is gone, and nothing is left to wait for.
            let _ = wait.recv();
        }
    }

    /// Why the last attempt to save failed; `None` if it did not. Asking again gives `None` until
    /// the next attempt has failed.
    pub fn take_fault(&self) -> Option<FileError> {
        self.fault
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }

    /// The game that was in progress when the program ended, or `None` if there was none.
    ///
    /// # Errors
    /// Why it cannot be read; the file is put aside so that it is not overwritten.
    pub fn load<G: Recordable>(places: &Places) -> Result<Option<Opened<G>>, LostGame> {
        let Some(path) = places.current_game() else {
            return Ok(None);
        };
        match open_game(&path) {
            Ok(opened) => Ok(Some(opened)),
            Err(OpenError::File(error)) if error.fault == FileFault::NotFound => Ok(None),
            Err(cause) => Err(LostGame {
                cause,
                kept: set_aside(&path),
            }),
        }
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(writer) = self.writer.take() {
            // A panic there has already been reported by the runtime.
            let _ = writer.join();
        }
    }
}

/// The writing thread.
fn write_all(path: &Path, orders: &Receiver<Order>, fault: &Mutex<Option<FileError>>) {
    while let Ok(first) = orders.recv() {
        let mut newest = None;
        let mut waiting = Vec::new();
        for order in std::iter::once(first).chain(orders.try_iter()) {
            match order {
                Order::Write(text) => newest = Some(text),
                Order::Flush(done) => waiting.push(done),
            }
        }
        if let Some(text) = newest {
            report(fault, write_own(path, text.as_bytes()).err());
        }
        for done in waiting {
            // Whoever asked may have stopped waiting.
            let _ = done.send(());
        }
    }
}

fn report(fault: &Mutex<Option<FileError>>, error: Option<FileError>) {
    *fault.lock().unwrap_or_else(PoisonError::into_inner) = error;
}
