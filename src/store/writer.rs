//! The one thread that writes what the program keeps by itself.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use super::disk::Disk;
use super::earlier::EarlierGame;
use super::files::{FileError, FileFault};
use super::library::Library;
use super::orders::{Holding, Order, Over, Publish, WriterStatus, locked};
use super::places::Places;
use super::progress::{PuzzleProgress, SolvedPuzzle};
use super::refuge::{Refuge, Rescued};
use super::settings_file::SettingsChange;
use super::slot::Slot;
use super::text_mark::TextMark;
use super::work::Work;

/// Writes the game in progress, the settings, the recent files, the games that left the table and the
/// puzzles that were solved, on a thread of its own: waiting for the disk would be felt in the window. Of several values in
/// a row only the last is written, and what fails is tried again until it succeeds. Dropping it
/// waits until everything has been tried.
#[derive(Debug)]
pub struct WriterThread {
    orders: Option<Sender<Order>>,
    thread: Option<JoinHandle<()>>,
    status: Arc<Mutex<WriterStatus>>,
    /// How many games have left the table.
    left: AtomicUsize,
    library: Library,
}

impl WriterThread {
    /// Begins to keep things in these places, the game in this slot. Without a slot no game is
    /// kept, and that is reported. `wake` is called when there is something new to ask for.
    pub fn start(
        places: &Places,
        slot: Option<Slot>,
        disk: Arc<dyn Disk>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let status = Arc::new(Mutex::new(WriterStatus::default()));
        let (orders, received) = channel();
        let work = Work::new(places.clone(), slot, disk);
        locked(&status).holding = work.holding;
        let publish = Publish {
            status: Arc::clone(&status),
            wake: Box::new(wake),
        };
        let thread = thread::Builder::new()
            .name("writer".to_owned())
            .spawn(move || work.run(&received, &publish));
        let thread = match thread {
            Ok(thread) => Some(thread),
            Err(error) => {
                let path = PathBuf::from("current.kuba");
                let fault = FileFault::Other(error.to_string());
                locked(&status).game = Some(FileError { path, fault });
                None
            }
        };
        Self {
            orders: thread.is_some().then_some(orders),
            thread,
            status,
            left: AtomicUsize::new(0),
            library: Library::new(places.finished()),
        }
    }

    /// Keeps this text as the game in progress.
    pub fn keep_game(&self, text: String) {
        self.order(Order::Game(text));
    }

    /// Keeps what has changed in the settings.
    pub fn keep_settings(&self, change: SettingsChange) {
        self.order(Order::Settings(change));
    }

    /// Puts a file at the top of the recent ones.
    pub fn keep_recent(&self, path: PathBuf) {
        self.order(Order::Recent(path));
    }

    /// Adds a puzzle to those that were solved.
    pub fn keep_solved(&self, puzzle: SolvedPuzzle) {
        self.order(Order::Solved(puzzle));
    }

    /// Keeps a game that has left the table among the earlier ones. `before` is what is kept of it
    /// there already, if it was there: if it was not over then, it is there once. Returns its
    /// number.
    pub fn shelve(&self, text: String, before: Option<TextMark>) -> usize {
        let number = self.left.fetch_add(1, Ordering::Relaxed) + 1;
        self.order(Order::Finished(Over {
            text,
            before,
            number,
            elsewhere: None,
        }));
        if self.orders.is_none() {
            locked(&self.status).finished = Some(stopped());
        }
        number
    }

    /// Whether the game with this number is among the earlier ones by now.
    pub fn has_shelved(&self, number: usize) -> bool {
        locked(&self.status).shelved >= number
    }

    /// Keeps at their places what was found elsewhere, and removes it there once that is done.
    pub(super) fn bring_home(&self, refuge: Refuge) {
        for Rescued { text, path } in refuge.others {
            self.order(Order::Finished(Over {
                text,
                before: None,
                number: 0,
                elsewhere: Some(path),
            }));
        }
        if let Some(game) = refuge.game {
            self.order(Order::Rescued(game));
        }
    }

    /// Looks which games can be opened again, and which puzzles were solved: other windows may have
    /// left some.
    pub fn look_for_earlier(&self) {
        self.order(Order::Look);
    }

    /// Removes what killed programs have left in a folder.
    pub fn sweep(&self, folder: PathBuf) {
        self.order(Order::Sweep(folder));
    }

    /// Tries to write everything that is not written yet. Something comes once that is done, or it is
    /// known that nothing will.
    pub fn begin_flush(&self) -> Receiver<()> {
        let (done, wait) = sync_channel(1);
        self.order(Order::Flush(done));
        wait
    }

    /// Tries to write everything that is not written yet, and waits for that.
    pub fn flush(&self) {
        let wait = self.begin_flush();
        if wait.recv().is_err() && self.orders.is_some() {
            self.tell_stopped();
        }
    }

    /// Puts the games that cannot be written at their places elsewhere on the computer, where the
    /// next start finds them. Returns where they are.
    ///
    /// # Errors
    /// Why one of them is nowhere.
    pub fn rescue(&self) -> Result<Vec<PathBuf>, FileError> {
        let (answer, wait) = sync_channel(1);
        self.order(Order::Rescue(answer));
        wait.recv().unwrap_or_else(|_| Err(stopped()))
    }

    /// Where the game is kept.
    pub fn holding(&self) -> Holding {
        locked(&self.status).holding
    }

    /// Why the game in progress is not on the disk as it is by now; `None` if it is, or will be.
    pub fn game_fault(&self) -> Option<FileError> {
        locked(&self.status).game.clone()
    }

    /// Why a game that has left the table is not among the earlier ones.
    pub fn finished_fault(&self) -> Option<FileError> {
        locked(&self.status).finished.clone()
    }

    /// Why something else that is kept is not on the disk.
    pub fn other_fault(&self) -> Option<FileError> {
        locked(&self.status).other.clone()
    }

    /// The games that were left and can be opened again, the latest first.
    pub fn earlier(&self) -> Arc<[EarlierGame]> {
        Arc::clone(&locked(&self.status).earlier)
    }

    /// The puzzles that were solved, also in other windows, as they were last seen.
    pub fn progress(&self) -> Arc<PuzzleProgress> {
        Arc::clone(&locked(&self.status).progress)
    }

    /// All games that were put away.
    pub fn library(&self) -> &Library {
        &self.library
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders
            && orders.send(order).is_err()
        {
            self.tell_stopped();
        }
    }

    /// The thread has ended before its time, and nothing is kept any more.
    fn tell_stopped(&self) {
        let mut status = locked(&self.status);
        status.game = Some(stopped());
        status.finished = Some(stopped());
    }
}

impl Drop for WriterThread {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // A panic there has already been reported by the runtime.
            let _ = thread.join();
        }
    }
}

fn stopped() -> FileError {
    FileError {
        path: PathBuf::from("current.kuba"),
        fault: FileFault::Stopped,
    }
}
