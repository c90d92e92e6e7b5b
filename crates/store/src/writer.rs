//! The writer thread, which saves the program's own data in the background.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use super::disk::Disk;
use super::earlier::EarlierGame;
use super::emergency_save::{EmergencySave, EmergencySaves};
use super::files::{FileError, FileFault};
use super::library::Library;
use super::own_puzzles::{OwnPuzzleChange, OwnPuzzles};
use super::places::Places;
use super::practice::{Practice, PracticeChange};
use super::progress::{ProgressChange, PuzzleProgress};
use super::settings_change::SettingsChange;
use super::text_hash::TextHash;
use super::window_lock::WindowLock;
use super::write_queue::WriteQueue;
use super::writer_order::{ArchivedGame, Order, StatusChannel, WindowStatus, WriterStatus, locked};

/// Handle to the thread that saves the game in progress, the settings, the recent files, the archived
/// games, the solved and the own puzzles and the practice tasks, so that the window never waits for the disk.
/// Of several values in a row only the last is written, and failed writes are repeated until they succeed.
/// Dropping the handle waits until every write has been tried.
#[derive(Debug)]
pub struct WriterThread {
    orders: Option<Sender<Order>>,
    thread: Option<JoinHandle<()>>,
    status: Arc<Mutex<WriterStatus>>,
    left: AtomicUsize,
    library: Library,
}

impl WriterThread {
    /// Starts the thread, which autosaves the game under the number of `slot`. Without a slot no game is
    /// saved, and that is reported as a fault. The thread calls `wake` when its status changes.
    pub fn start(
        places: &Places,
        slot: Option<WindowLock>,
        disk: Arc<dyn Disk>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let status = Arc::new(Mutex::new(WriterStatus::default()));
        let (orders, received) = channel();
        let work = WriteQueue::new(places.clone(), slot, disk);
        locked(&status).holding = work.holding;
        let publish = StatusChannel { status: Arc::clone(&status), wake: Box::new(wake) };
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
            library: Library::new(places.clone()),
        }
    }

    /// Autosaves this text as the game in progress.
    pub fn keep_game(&self, text: String) {
        self.order(Order::Game(text));
    }

    /// Saves changes to the settings.
    pub fn keep_settings(&self, change: SettingsChange) {
        self.order(Order::Settings(change));
    }

    /// Moves a file to the top of the recent files.
    pub fn keep_recent(&self, path: PathBuf) {
        self.order(Order::Recent(path));
    }

    /// Saves a change of the puzzle progress.
    pub fn keep_progress(&self, change: ProgressChange) {
        self.order(Order::Progress(change));
    }

    /// Saves a change of what is known about practice.
    pub fn keep_practice(&self, change: PracticeChange) {
        self.order(Order::Practice(change));
    }

    /// Saves a change of the user's own puzzles.
    pub fn keep_own_puzzle(&self, change: OwnPuzzleChange) {
        self.order(Order::OwnPuzzle(change));
    }

    /// Archives a game that left the table. `before` is its earlier archived state, if any, which is
    /// replaced unless that game was over. Returns the number of the game, from 1.
    pub fn archive(&self, text: String, before: Option<TextHash>) -> usize {
        self.archive_for(text, before, Vec::new())
    }

    /// Like [`archive`](Self::archive), also into the archives of others who played the game.
    pub fn archive_for(
        &self,
        text: String,
        before: Option<TextHash>,
        others: Vec<PathBuf>,
    ) -> usize {
        let number = self.left.fetch_add(1, Ordering::Relaxed) + 1;
        let game = ArchivedGame { text, before, others, number, elsewhere: None };
        self.order(Order::Finished(game));
        if self.orders.is_none() {
            locked(&self.status).finished = Some(stopped());
        }
        number
    }

    /// Returns `true` once the game with this number is archived.
    pub fn is_archived(&self, number: usize) -> bool {
        locked(&self.status).shelved >= number
    }

    /// Saves the games of emergency saves in their places, and then removes the emergency saves.
    pub(super) fn save_rescued(&self, refuge: EmergencySaves) {
        for EmergencySave { text, path } in refuge.others {
            self.order(Order::Finished(ArchivedGame {
                text,
                before: None,
                others: Vec::new(),
                number: 0,
                elsewhere: Some(path),
            }));
        }
        if let Some(game) = refuge.game {
            self.order(Order::Rescued(game));
        }
    }

    /// Reads the earlier games, the solved and the own puzzles and the practice tasks again, which other windows
    /// may have changed.
    pub fn refresh(&self) {
        self.order(Order::Refresh);
    }

    /// Removes temporary files that killed programs left in a folder.
    pub fn sweep(&self, folder: PathBuf) {
        self.order(Order::Sweep(folder));
    }

    /// Starts writing everything that is pending. The receiver gets a message once every write has been
    /// tried, and disconnects if the thread has stopped.
    pub fn begin_flush(&self) -> Receiver<()> {
        let (done, wait) = sync_channel(1);
        self.order(Order::Flush(done));
        wait
    }

    /// Tries to write everything that is pending, and waits until that is done.
    pub fn flush(&self) {
        let wait = self.begin_flush();
        if wait.recv().is_err() && self.orders.is_some() {
            self.report_stopped();
        }
    }

    /// Saves the games that cannot be written in their places in a fallback folder, where the next start
    /// finds them. Returns their paths.
    ///
    /// # Errors
    /// Fails if one of them could not be saved anywhere.
    pub fn rescue(&self) -> Result<Vec<PathBuf>, FileError> {
        let (answer, wait) = sync_channel(1);
        self.order(Order::Rescue(answer));
        wait.recv().unwrap_or_else(|_| Err(stopped()))
    }

    /// Returns the window number under which the game is autosaved.
    pub fn holding(&self) -> WindowStatus {
        locked(&self.status).holding
    }

    /// Returns the error that keeps the game in progress from being saved; `None` if it is saved or
    /// pending.
    pub fn game_fault(&self) -> Option<FileError> {
        locked(&self.status).game.clone()
    }

    /// Returns the error that keeps a game from being archived.
    pub fn finished_fault(&self) -> Option<FileError> {
        locked(&self.status).finished.clone()
    }

    /// Returns the error that keeps anything else from being saved.
    pub fn other_fault(&self) -> Option<FileError> {
        locked(&self.status).other.clone()
    }

    /// Returns `true` once the lists of games, puzzles and practice tasks have been read, or if they never will be.
    pub fn has_read(&self) -> bool {
        self.orders.is_none() || locked(&self.status).is_read
    }

    /// Earlier games that can be opened again, latest first.
    pub fn earlier(&self) -> Arc<[EarlierGame]> {
        Arc::clone(&locked(&self.status).earlier)
    }

    /// Days (`YYYY-MM-DD`) on which archived games were left.
    pub fn played(&self) -> Arc<BTreeSet<String>> {
        Arc::clone(&locked(&self.status).played)
    }

    /// Solved puzzles, including those of other windows, as last read.
    pub fn progress(&self) -> Arc<PuzzleProgress> {
        Arc::clone(&locked(&self.status).progress)
    }

    /// Practice tasks and the answers to them, including those of other windows, as last read.
    pub fn practice(&self) -> Arc<Practice> {
        Arc::clone(&locked(&self.status).practice)
    }

    /// Own puzzles, including those of other windows, as last read.
    pub fn own_puzzles(&self) -> Arc<OwnPuzzles> {
        Arc::clone(&locked(&self.status).own_puzzles)
    }

    /// Returns the new path of the file of own puzzles, if it was damaged at the start and set aside.
    pub fn damaged_own_puzzles(&self) -> Option<PathBuf> {
        locked(&self.status).damaged_own_puzzles.clone()
    }

    /// Returns the new path of the practice file, if it was damaged at the start and set aside.
    pub fn damaged_practice(&self) -> Option<PathBuf> {
        locked(&self.status).damaged_practice.clone()
    }

    /// Library of all archived games.
    pub fn library(&self) -> &Library {
        &self.library
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders
            && orders.send(order).is_err()
        {
            self.report_stopped();
        }
    }

    fn report_stopped(&self) {
        let mut status = locked(&self.status);
        status.game = Some(stopped());
        status.finished = Some(stopped());
    }
}

impl Drop for WriterThread {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // The runtime has already reported a panic in the thread.
            let _ = thread.join();
        }
    }
}

fn stopped() -> FileError {
    FileError { path: PathBuf::from("current.kuba"), fault: FileFault::Stopped }
}
