//! Games are read on a thread of their own, the latest first.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use egui::Context;

use crate::app::catalogue::Catalogue;
use crate::app::table::Glance;
use crate::store::files::read_text;
use crate::store::{KeptGame, Library};

/// After so many games there is something new to be seen.
const AT_ONCE: usize = 25;

/// A game that has been looked at.
pub struct SeenGame {
    /// Where it lies, and since when.
    pub game: KeptGame,
    /// What it is; `None` if it is damaged.
    pub glance: Option<Glance>,
}

/// Reads all games. It does not read on once this is dropped.
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
    /// Begins to read these games and then those of the library, once it is `complete`. The window is
    /// woken now and then.
    pub fn begin(
        ctx: &Context,
        games: Catalogue,
        first: Vec<KeptGame>,
        (library, complete): (Library, Receiver<()>),
    ) -> Self {
        let (send, seen) = channel();
        let stopped = Arc::new(AtomicBool::new(false));
        let (ctx, is_stopped) = (ctx.clone(), Arc::clone(&stopped));
        let reading = thread::Builder::new().name("my games".to_owned());
        let reading = reading.spawn(move || {
            // If nobody says so any more, there is nothing to wait for either.
            let _ = complete.recv();
            let all = first.into_iter().chain(library.games());
            for (number, game) in all.enumerate() {
                let text = read_text(&game.path).ok();
                let glance = text.and_then(|text| games.glance(&text));
                if is_stopped.load(Ordering::Relaxed)
                    || send.send(SeenGame { game, glance }).is_err()
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
        // If no thread could be started, the channel is closed, as after the last game.
        drop(reading);
        Self { seen, stopped }
    }

    /// What has been read since the last call, and whether that was all.
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
