//! The one thread that writes what the program keeps by itself.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::disk::Disk;
use super::earlier::{self, EarlierGame};
use super::files::{self, FileError, FileFault, read_text, sweep, write_own};
use super::places::Places;
use super::recent;
use super::refuge::{self, Refuge, Rescued};
use super::settings_file::SettingsChange;
use super::slot::{self, Slot};

/// How long after a failure the keeper tries again.
pub const RETRY: Duration = Duration::from_secs(3);

/// How long settings must stand still before they are written: a slider that is being dragged is
/// not worth a file.
const QUIET: Duration = Duration::from_millis(400);

/// Writes the game in progress, the settings, the recent files and the games that were finished,
/// on a thread of its own: waiting for the disk would be felt in the window. Of several values in
/// a row only the last is written, and what fails is tried again until it succeeds. Dropping it
/// waits until everything has been tried.
#[derive(Debug)]
pub struct Keeper {
    orders: Option<Sender<Order>>,
    thread: Option<JoinHandle<()>>,
    report: Arc<Mutex<Report>>,
}

/// The place in which the game is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holding {
    /// Its slot's number; `None` if there is none.
    pub slot: Option<usize>,
    /// How often one had to be taken again, because somebody has removed the files of the last.
    pub again: usize,
}

/// What the keeper has to tell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Report {
    /// Why the game in progress is not on the disk.
    game: Option<FileError>,
    /// Why a game that is over is not among the finished ones.
    finished: Option<FileError>,
    /// Why something else is not on the disk.
    other: Option<FileError>,
    /// The games that can be opened again.
    earlier: Arc<[EarlierGame]>,
    /// Where the game is kept.
    holding: Holding,
}

/// What the keeper is to do.
enum Order {
    /// Keep this text as the game in progress.
    Game(String),
    /// Change the settings so.
    Settings(SettingsChange),
    /// Put this file at the top of the recent ones.
    Recent(PathBuf),
    /// Keep the text of a game that is over.
    Finished(Over),
    /// Keep a game that was found elsewhere as the game in progress.
    Rescued(Rescued),
    /// Look which games can be opened again.
    Look,
    /// Remove old temporary files of ours from this folder.
    Sweep(PathBuf),
    /// Try everything now, then say so.
    Flush(SyncSender<()>),
    /// Try everything now, put elsewhere what fails, then say where it is.
    Rescue(SyncSender<Result<Vec<PathBuf>, FileError>>),
}

/// A game that is over.
struct Over {
    text: String,
    /// Where it lies until it is among the earlier ones.
    elsewhere: Option<PathBuf>,
}

impl Keeper {
    /// Begins to keep things in these places, the game in this slot. Without a slot no game is
    /// kept, and that is reported. `wake` is called when there is something new to ask for.
    pub fn start(
        places: &Places,
        slot: Option<Slot>,
        disk: Arc<dyn Disk>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let report = Arc::new(Mutex::new(Report::default()));
        let (orders, received) = channel();
        let work = Work::new(places.clone(), slot, disk);
        locked(&report).holding = work.holding;
        let publish = Publish {
            report: Arc::clone(&report),
            wake: Box::new(wake),
        };
        let thread = thread::Builder::new()
            .name("keeper".to_owned())
            .spawn(move || work.run(&received, &publish));
        let thread = match thread {
            Ok(thread) => Some(thread),
            Err(error) => {
                let path = PathBuf::from("current.kuba");
                let fault = FileFault::Other(error.to_string());
                locked(&report).game = Some(FileError { path, fault });
                None
            }
        };
        Self {
            orders: thread.is_some().then_some(orders),
            thread,
            report,
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

    /// Keeps a game that is over among the last finished ones.
    pub fn keep_finished(&self, text: String) {
        self.order(Order::Finished(Over {
            text,
            elsewhere: None,
        }));
    }

    /// Keeps at their places what was found elsewhere, and removes it there once that is done.
    pub(super) fn bring_home(&self, refuge: Refuge) {
        for Rescued { text, path } in refuge.others {
            let elsewhere = Some(path);
            self.order(Order::Finished(Over { text, elsewhere }));
        }
        if let Some(game) = refuge.game {
            self.order(Order::Rescued(game));
        }
    }

    /// Looks which games can be opened again: other windows may have left some.
    pub fn look_for_earlier(&self) {
        self.order(Order::Look);
    }

    /// Removes what killed programs have left in a folder.
    pub fn sweep(&self, folder: PathBuf) {
        self.order(Order::Sweep(folder));
    }

    /// Tries to write everything that is not written yet, and waits for that.
    pub fn flush(&self) {
        let (done, wait) = sync_channel(1);
        self.order(Order::Flush(done));
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
        locked(&self.report).holding
    }

    /// Why the game in progress is not on the disk as it is by now; `None` if it is, or will be.
    pub fn game_fault(&self) -> Option<FileError> {
        locked(&self.report).game.clone()
    }

    /// Why a game that is over is not among the finished ones.
    pub fn finished_fault(&self) -> Option<FileError> {
        locked(&self.report).finished.clone()
    }

    /// Why something else that is kept is not on the disk.
    pub fn other_fault(&self) -> Option<FileError> {
        locked(&self.report).other.clone()
    }

    /// The games that were left and can be opened again, the latest first.
    pub fn earlier(&self) -> Arc<[EarlierGame]> {
        Arc::clone(&locked(&self.report).earlier)
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
        locked(&self.report).game = Some(stopped());
    }
}

fn stopped() -> FileError {
    FileError {
        path: PathBuf::from("current.kuba"),
        fault: FileFault::Stopped,
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // A panic there has already been reported by the runtime.
            let _ = thread.join();
        }
    }
}

fn locked(report: &Mutex<Report>) -> std::sync::MutexGuard<'_, Report> {
    report.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where the thread says what it has to tell.
struct Publish {
    report: Arc<Mutex<Report>>,
    wake: Box<dyn Fn() + Send>,
}

/// Something that is to be written.
struct Pending<T> {
    value: Option<T>,
    due: Instant,
    fault: Option<FileError>,
}

impl<T> Pending<T> {
    fn new() -> Self {
        Self {
            value: None,
            due: Instant::now(),
            fault: None,
        }
    }

    fn put(&mut self, value: T, after: Duration) {
        self.value = Some(value);
        self.due = Instant::now() + after;
    }

    /// The value to add to, which is then due after this time.
    fn grow(&mut self, after: Duration) -> &mut T
    where
        T: Default,
    {
        self.due = Instant::now() + after;
        self.value.get_or_insert_default()
    }

    fn due(&self) -> Option<Instant> {
        self.value.as_ref().map(|_| self.due)
    }

    /// Writes the value if its time has come.
    fn attempt(&mut self, now: bool, write: impl FnOnce(&mut T) -> Result<(), FileError>) {
        let Some(value) = self
            .value
            .as_mut()
            .filter(|_| now || self.due <= Instant::now())
        else {
            return;
        };
        match write(value) {
            Ok(()) => {
                self.value = None;
                self.fault = None;
            }
            Err(error) => {
                self.fault = Some(error);
                self.due = Instant::now() + RETRY;
            }
        }
    }
}

/// What the thread has in hand.
struct Work {
    places: Places,
    /// Held for as long as the window keeps its game there.
    slot: Option<Slot>,
    holding: Holding,
    disk: Arc<dyn Disk>,
    game: Pending<String>,
    /// The game as it was read or written last.
    written: Option<String>,
    /// Where the game lies besides until it is written at its place.
    elsewhere: Vec<PathBuf>,
    settings: Pending<SettingsChange>,
    recent: Pending<Vec<PathBuf>>,
    finished: Pending<VecDeque<Over>>,
    earlier: Arc<[EarlierGame]>,
}

impl Work {
    fn new(places: Places, slot: Option<Slot>, disk: Arc<dyn Disk>) -> Self {
        let holding = Holding {
            slot: slot.as_ref().map(Slot::number),
            again: 0,
        };
        Self {
            places,
            slot,
            holding,
            disk,
            game: Pending::new(),
            written: None,
            elsewhere: Vec::new(),
            settings: Pending::new(),
            recent: Pending::new(),
            finished: Pending::new(),
            earlier: Arc::default(),
        }
    }

    fn run(mut self, orders: &Receiver<Order>, publish: &Publish) {
        let current = self.current_game();
        self.written = current.and_then(|game| read_text(&game).ok());
        self.tidy();
        self.look_for_earlier();
        self.publish(publish);
        loop {
            let first = match self.due() {
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(due) => orders.recv_timeout(due.saturating_duration_since(Instant::now())),
            };
            let ends = matches!(first, Err(RecvTimeoutError::Disconnected));
            let (mut waiting, mut to_rescue) = (Vec::new(), Vec::new());
            for order in first.into_iter().chain(orders.try_iter()) {
                match order {
                    Order::Flush(done) => waiting.push(done),
                    Order::Rescue(answer) => to_rescue.push(answer),
                    order => self.take(order),
                }
            }
            self.write(ends || !waiting.is_empty() || !to_rescue.is_empty());
            self.publish(publish);
            for answer in to_rescue {
                let _ = answer.send(self.rescue());
            }
            for done in waiting {
                // Whoever asked may have stopped waiting.
                let _ = done.send(());
            }
            if ends {
                return;
            }
        }
    }

    /// When something is to be written next.
    fn due(&self) -> Option<Instant> {
        let dues = [
            self.game.due(),
            self.settings.due(),
            self.recent.due(),
            self.finished.due(),
        ];
        dues.into_iter().flatten().min()
    }

    fn take(&mut self, order: Order) {
        match order {
            Order::Game(text) => self.game.put(text, Duration::ZERO),
            Order::Settings(change) => self.settings.grow(QUIET).follow(change),
            Order::Recent(path) => self.recent.grow(Duration::ZERO).push(path),
            Order::Finished(game) => {
                let waiting = self.finished.grow(Duration::ZERO);
                waiting.push_back(game);
                if waiting.len() > earlier::MOST {
                    waiting.pop_front();
                }
            }
            Order::Sweep(folder) => sweep(self.disk.as_ref(), &folder),
            Order::Rescued(game) => {
                self.game.put(game.text, Duration::ZERO);
                self.elsewhere.push(game.path);
            }
            Order::Look => self.look_for_earlier(),
            // Answered where they are received.
            Order::Flush(_) | Order::Rescue(_) => {}
        }
    }

    /// Writes what is due; or, if it must be now, everything.
    fn write(&mut self, now: bool) {
        let homeless = self.hold_on().err();
        if self.finished.value.is_none() {
            // It waits for no other window.
            self.write_game(now, homeless.as_ref());
        }
        let shared = [self.finished.due(), self.settings.due(), self.recent.due()];
        let is_due = |due: Instant| now || due <= Instant::now();
        let _turn = shared
            .into_iter()
            .flatten()
            .any(is_due)
            .then(|| slot::turn(&self.places));
        // Before the game that takes their place.
        self.write_finished(now);
        self.write_game(now, homeless.as_ref());
        let (disk, places) = (self.disk.as_ref(), &self.places);
        self.settings
            .attempt(now, |change| match places.settings() {
                Some(path) => change.write(disk, &path),
                None => Ok(()),
            });
        self.recent.attempt(now, |paths| match places.recent() {
            Some(path) => recent::write(disk, &path, paths),
            None => Ok(()),
        });
    }

    fn write_finished(&mut self, now: bool) {
        let (disk, places) = (self.disk.as_ref(), &self.places);
        let mut shelved = false;
        self.finished.attempt(now, |games| {
            let Some(folder) = places.finished() else {
                return Ok(());
            };
            while let Some(game) = games.front() {
                earlier::shelve(disk, &folder, &game.text)?;
                if let Some(path) = &game.elsewhere {
                    refuge::leave(disk, path);
                }
                games.pop_front();
                shelved = true;
            }
            Ok(())
        });
        if shelved {
            self.look_for_earlier();
        }
    }

    /// Writes the game in progress, unless it has no home: why, if that is so.
    fn write_game(&mut self, now: bool, homeless: Option<&FileError>) {
        let path = self.current_game();
        let disk = self.disk.as_ref();
        let (written, elsewhere) = (&mut self.written, &mut self.elsewhere);
        self.game.attempt(now, |text| {
            if let Some(fault) = homeless {
                return Err(fault.clone());
            }
            let path = path.ok_or_else(files::homeless)?;
            write_own(disk, &path, text.as_bytes())?;
            *written = Some(std::mem::take(text));
            for path in elsewhere.drain(..) {
                refuge::leave(disk, &path);
            }
            Ok(())
        });
    }

    /// The file of the game in progress.
    fn current_game(&self) -> Option<PathBuf> {
        self.places.current_game(self.holding.slot?)
    }

    /// Makes sure that no other window keeps its game where this one does, also if somebody has
    /// removed the files by which they know of each other. What was removed is written again.
    fn hold_on(&mut self) -> Result<(), FileError> {
        let Some(slot) = &mut self.slot else {
            return Ok(());
        };
        if !slot.is_lost(&self.places) {
            return Ok(());
        }
        let written = self.written.as_ref();
        let is_own = |file: &Path| read_text(file).is_ok_and(|text| Some(&text) == written);
        if self.game.value.is_none()
            && let Some(text) = written
        {
            self.game.put(text.clone(), Duration::ZERO);
        }
        slot.take_again(self.disk.as_ref(), &self.places, is_own)?;
        self.holding = Holding {
            slot: Some(slot.number()),
            again: self.holding.again + 1,
        };
        self.look_for_earlier();
        Ok(())
    }

    /// Puts elsewhere what could not be written. Returns where it is, or why something is nowhere.
    fn rescue(&mut self) -> Result<Vec<PathBuf>, FileError> {
        let slot = self.holding.slot.unwrap_or_default();
        let mut rescued = Vec::new();
        let keep = |over, text: &str| {
            let disk = self.disk.as_ref();
            refuge::keep(disk, &self.places, (slot, over), text)
        };
        if let (Some(text), Some(fault)) = (&self.game.value, &self.game.fault) {
            let path = keep(None, text).ok_or_else(|| fault.clone())?;
            // Should it be written after all, it need not lie there.
            self.elsewhere.push(path.clone());
            rescued.push(path);
        }
        if let (Some(games), Some(fault)) = (&mut self.finished.value, &self.finished.fault) {
            for (number, game) in games.iter_mut().enumerate() {
                if game.elsewhere.is_none() {
                    let path = keep(Some(number + 1), &game.text).ok_or_else(|| fault.clone())?;
                    rescued.push(path.clone());
                    game.elsewhere = Some(path);
                }
            }
        }
        Ok(rescued)
    }

    /// Removes what killed programs have left in the program's own folders.
    fn tidy(&self) {
        let places = &self.places;
        let folders = [
            places.data.clone(),
            places.config.clone(),
            places.finished(),
        ];
        for folder in folders.into_iter().flatten() {
            sweep(self.disk.as_ref(), &folder);
        }
    }

    fn look_for_earlier(&mut self) {
        self.earlier = earlier::find(&self.places, self.holding.slot).into();
    }

    fn publish(&self, publish: &Publish) {
        let others = [&self.settings.fault, &self.recent.fault];
        let news = Report {
            game: self.game.fault.clone(),
            finished: self.finished.fault.clone(),
            other: others.into_iter().flatten().next().cloned(),
            earlier: Arc::clone(&self.earlier),
            holding: self.holding,
        };
        let mut report = locked(&publish.report);
        if *report != news {
            *report = news;
            drop(report);
            (publish.wake)();
        }
    }
}
