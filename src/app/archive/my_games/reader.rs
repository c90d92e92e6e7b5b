//! Reads archived games on a thread of its own, latest first.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use egui::Context;

use crate::app::catalogue::Catalogue;
use crate::app::game::table::GameSummary;
use crate::store::files::read_own;
use crate::store::{ArchivedFile, Library};

/// Games read between two repaints.
const AT_ONCE: usize = 25;

/// Archived game that has been read.
pub struct SeenGame {
    /// Its file, and the time when it was left.
    pub game: ArchivedFile,
    /// Its summary; `None` if the file is damaged.
    pub summary: Option<GameSummary>,
}

/// Reader of all archived games. Stops when dropped.
pub struct Reader {
    seen: Receiver<SeenGame>,
    stopped: Arc<AtomicBool>,
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

impl Reader {
    /// Starts reading `first` and then the games of the library, once it is `complete`. Requests repaints as
    /// games arrive.
    pub fn begin(
        ctx: &Context,
        games: Catalogue,
        first: Vec<ArchivedFile>,
        (library, complete): (Library, Receiver<()>),
    ) -> Self {
        let (send, seen) = channel();
        let stopped = Arc::new(AtomicBool::new(false));
        let (ctx, is_stopped) = (ctx.clone(), Arc::clone(&stopped));
        let reading = thread::Builder::new().name("my games".to_owned());
        let reading = reading.spawn(move || {
            // A closed channel also means that the library is complete.
            let _ = complete.recv();
            let all = first.into_iter().chain(library.games());
            for (number, game) in all.enumerate() {
                let text = read_own(&game.path).ok();
                let summary = text.and_then(|text| games.summary(&text));
                if is_stopped.load(Ordering::Relaxed)
                    || send.send(SeenGame { game, summary }).is_err()
                {
                    return;
                }
                if number % AT_ONCE == 0 {
                    ctx.request_repaint();
                }
            }
            drop(send);
            ctx.request_repaint();
        });
        // If no thread can be started, the channel is closed, as after the last game.
        drop(reading);
        Self { seen, stopped }
    }

    /// Returns the games read since the last call, and `true` if they were the last ones.
    pub fn poll(&self) -> (Vec<SeenGame>, bool) {
        let mut new = Vec::new();
        loop {
            match self.seen.try_recv() {
                Ok(seen) => new.push(seen),
                Err(error) => return (new, error == TryRecvError::Disconnected),
            }
        }
    }
}
