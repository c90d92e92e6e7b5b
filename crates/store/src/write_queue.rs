//! Write queue of the writer thread: takes orders, writes what is due, and repeats what failed.

use std::collections::{BTreeSet, VecDeque};
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::disk::Disk;
use super::earlier::{self, EarlierGame};
use super::facts::Facts;
use super::files::{FileError, read_own, sweep, write_own};
use super::own_puzzles::{OwnPuzzleChange, OwnPuzzles};
use super::pending::Pending;
use super::places::Places;
use super::practice::{Practice, PracticeChange};
use super::progress::{ProgressChange, PuzzleProgress};
use super::settings_change::SettingsChange;
use super::window_lock::{self, WindowLock};
use super::writer_order::{ArchivedGame, Order, StatusChannel, WindowStatus, WriterStatus, locked};
use super::{emergency_save, file_fault, recent};

/// Delay after the last change before settings are written: dragging a slider should not write a file at
/// every step.
const QUIET: Duration = Duration::from_millis(400);

pub(super) struct WriteQueue {
    places: Places,
    slot: Option<WindowLock>,
    pub(super) holding: WindowStatus,
    disk: Arc<dyn Disk>,
    game: Pending<String>,
    written: Option<String>,
    /// Emergency saves of the game, removed once the game is written in its place.
    elsewhere: Vec<PathBuf>,
    settings: Pending<SettingsChange>,
    recent: Pending<Vec<PathBuf>>,
    progress: Facts<PuzzleProgress, ProgressChange>,
    practice: Facts<Practice, PracticeChange>,
    own_puzzles: Facts<OwnPuzzles, OwnPuzzleChange>,
    finished: Pending<VecDeque<ArchivedGame>>,
    shelved: usize,
    earlier: Arc<[EarlierGame]>,
    played: Arc<BTreeSet<String>>,
}

impl WriteQueue {
    pub(super) fn new(places: Places, slot: Option<WindowLock>, disk: Arc<dyn Disk>) -> Self {
        let holding = WindowStatus { slot: slot.as_ref().map(WindowLock::number), again: 0 };
        Self {
            progress: Facts::new(places.puzzles(), PuzzleProgress::apply),
            practice: Facts::new(places.practice(), Practice::apply),
            own_puzzles: Facts::new(places.own_puzzles(), OwnPuzzles::apply),
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
            shelved: 0,
            earlier: Arc::default(),
            played: Arc::default(),
        }
    }

    pub(super) fn run(mut self, orders: &Receiver<Order>, publish: &StatusChannel) {
        let current = self.current_game();
        self.written = current.and_then(|game| read_own(&game).ok());
        self.sweep_folders();
        self.refresh_earlier();
        self.practice.load(self.disk.as_ref(), &self.places);
        self.own_puzzles.load(self.disk.as_ref(), &self.places);
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
                // The requester may have stopped waiting.
                let _ = done.send(());
            }
            if ends {
                return;
            }
        }
    }

    fn due(&self) -> Option<Instant> {
        let dues = [
            self.game.due(),
            self.settings.due(),
            self.recent.due(),
            self.progress.due(),
            self.practice.due(),
            self.own_puzzles.due(),
            self.finished.due(),
        ];
        dues.into_iter().flatten().min()
    }

    fn take(&mut self, order: Order) {
        match order {
            Order::Game(text) => self.game.put(text, Duration::ZERO),
            Order::Settings(change) => self.settings.grow(QUIET).follow(change),
            Order::Recent(path) => self.recent.grow(Duration::ZERO).push(path),
            Order::Progress(change) => self.progress.push(change),
            Order::Practice(change) => self.practice.push(change),
            Order::OwnPuzzle(change) => self.own_puzzles.push(change),
            Order::Finished(game) => {
                let waiting = self.finished.grow(Duration::ZERO);
                waiting.push_back(game);
            }
            Order::Sweep(folder) => sweep(self.disk.as_ref(), &folder),
            Order::Rescued(game) => {
                self.game.put(game.text, Duration::ZERO);
                self.elsewhere.push(game.path);
            }
            Order::Refresh => {
                self.refresh_earlier();
                self.refresh_facts();
            }
            // Answered in `run`.
            Order::Flush(_) | Order::Rescue(_) => {}
        }
    }

    fn write(&mut self, now: bool) {
        let homeless = self.ensure_lock().err();
        if now {
            self.restore_removed_game();
        }
        let nothing_before = self.finished.value.is_none();
        if nothing_before {
            // Needs no lock, so it does not wait for other windows.
            self.write_game(now, homeless.as_ref());
        }
        let shared = [
            self.finished.due(),
            self.settings.due(),
            self.recent.due(),
            self.progress.due(),
            self.practice.due(),
            self.own_puzzles.due(),
        ];
        let is_due = |due: Instant| now || due <= Instant::now();
        let _turn = shared
            .into_iter()
            .flatten()
            .any(is_due)
            .then(|| window_lock::lock_shared(&self.places));
        if !nothing_before {
            // Archives the last games before the new one overwrites their autosave.
            self.write_finished(now);
            self.write_game(now, homeless.as_ref());
        }
        let (disk, places) = (self.disk.as_ref(), &self.places);
        self.settings.attempt(now, |change| match places.settings() {
            Some(path) => change.write(disk, &path),
            None => Ok(()),
        });
        self.recent.attempt(now, |paths| match places.recent() {
            Some(path) => recent::write(disk, &path, paths),
            None => Ok(()),
        });
        self.progress.write(now, disk);
        self.practice.write(now, disk);
        self.own_puzzles.write(now, disk);
    }

    fn write_finished(&mut self, now: bool) {
        let (disk, places) = (self.disk.as_ref(), &self.places);
        let mut shelved = false;
        let last = &mut self.shelved;
        self.finished.attempt(now, |games| {
            let folder = places.finished().ok_or_else(file_fault::homeless)?;
            while let Some(game) = games.front() {
                let left = (game.text.as_str(), game.before);
                for folder in iter::once(&folder).chain(&game.others) {
                    earlier::archive(disk, folder, left, earlier::MOST_BYTES)?;
                }
                *last = game.number.max(*last);
                if let Some(path) = &game.elsewhere {
                    emergency_save::remove(disk, path);
                }
                games.pop_front();
                shelved = true;
            }
            Ok(())
        });
        if shelved {
            self.refresh_earlier();
        }
    }

    /// Fails with `homeless` if that is set.
    fn write_game(&mut self, now: bool, homeless: Option<&FileError>) {
        let path = self.current_game();
        let disk = self.disk.as_ref();
        let (written, elsewhere) = (&mut self.written, &mut self.elsewhere);
        self.game.attempt(now, |text| {
            if let Some(fault) = homeless {
                return Err(fault.clone());
            }
            let path = path.ok_or_else(file_fault::homeless)?;
            write_own(disk, &path, text.as_bytes())?;
            *written = Some(std::mem::take(text));
            for path in elsewhere.drain(..) {
                emergency_save::remove(disk, &path);
            }
            Ok(())
        });
    }

    fn current_game(&self) -> Option<PathBuf> {
        self.places.current_game(self.holding.slot?)
    }

    /// Makes sure that no other window autosaves under the same number, even if the lock files were
    /// removed. A removed autosave is written again.
    fn ensure_lock(&mut self) -> Result<(), FileError> {
        let Some(slot) = &mut self.slot else {
            return Ok(());
        };
        if !slot.is_lost(&self.places) {
            return Ok(());
        }
        let written = self.written.as_ref();
        let is_own = |file: &Path| read_own(file).is_ok_and(|text| Some(&text) == written);
        if self.game.value.is_none()
            && let Some(text) = written
        {
            self.game.put(text.clone(), Duration::ZERO);
        }
        slot.reacquire(self.disk.as_ref(), &self.places, is_own)?;
        self.holding = WindowStatus { slot: Some(slot.number()), again: self.holding.again + 1 };
        self.refresh_earlier();
        Ok(())
    }

    /// Another program may have removed the file of the autosaved game.
    fn restore_removed_game(&mut self) {
        let is_gone = |path: PathBuf| !path.exists();
        if self.game.value.is_none()
            && self.current_game().is_some_and(is_gone)
            && let Some(text) = &self.written
        {
            self.game.put(text.clone(), Duration::ZERO);
        }
    }

    /// Saves pending games in a fallback folder. Returns their paths, or an error if one of them could
    /// not be saved.
    fn rescue(&mut self) -> Result<Vec<PathBuf>, FileError> {
        let slot = self.holding.slot.unwrap_or_default();
        let (disk, places) = (self.disk.as_ref(), &self.places);
        let (mut rescued, mut lost) = (Vec::new(), None);
        if let (Some(games), Some(fault)) = (&mut self.finished.value, &self.finished.fault) {
            for game in games {
                // An emergency save under the name of a game in progress must make room for the new one.
                if game.elsewhere.as_deref().is_some_and(emergency_save::is_over) {
                    continue;
                }
                let Some(path) = emergency_save::save_archived(disk, places, slot, &game.text)
                else {
                    lost = Some(fault.clone());
                    continue;
                };
                rescued.push(path.clone());
                if let Some(before) = game.elsewhere.replace(path) {
                    emergency_save::remove(disk, &before);
                }
            }
        }
        if let (Some(text), Some(fault)) = (&self.game.value, &self.game.fault) {
            match emergency_save::save_current(disk, places, slot, text) {
                Some(path) => {
                    // The earlier copies are older. If the game is written in its place after all, this
                    // copy is removed as well.
                    for before in std::mem::replace(&mut self.elsewhere, vec![path.clone()]) {
                        if before != path {
                            emergency_save::remove(disk, &before);
                        }
                    }
                    rescued.push(path);
                }
                None => lost = Some(fault.clone()),
            }
        }
        lost.map_or(Ok(rescued), Err)
    }

    fn sweep_folders(&self) {
        let places = &self.places;
        let folders = [places.data.clone(), places.config.clone(), places.finished()];
        for folder in folders.into_iter().flatten() {
            sweep(self.disk.as_ref(), &folder);
        }
    }

    fn refresh_earlier(&mut self) {
        self.earlier = earlier::find(&self.places, self.holding.slot).into();
        let archive = self.places.finished();
        self.played = Arc::new(archive.as_deref().map(earlier::days).unwrap_or_default());
    }

    fn refresh_facts(&mut self) {
        self.progress.refresh();
        self.practice.refresh();
        self.own_puzzles.refresh();
    }

    fn publish(&self, publish: &StatusChannel) {
        let others = [
            self.settings.fault.as_ref(),
            self.recent.fault.as_ref(),
            self.progress.fault(),
            self.practice.fault(),
            self.own_puzzles.fault(),
        ];
        let news = WriterStatus {
            game: self.game.fault.clone(),
            finished: self.finished.fault.clone(),
            shelved: self.shelved,
            other: others.into_iter().flatten().next().cloned(),
            is_read: true,
            earlier: Arc::clone(&self.earlier),
            played: Arc::clone(&self.played),
            progress: Arc::clone(&self.progress.known),
            practice: Arc::clone(&self.practice.known),
            own_puzzles: Arc::clone(&self.own_puzzles.known),
            damaged_own_puzzles: self.own_puzzles.damaged.clone(),
            damaged_practice: self.practice.damaged.clone(),
            holding: self.holding,
        };
        let mut status = locked(&publish.status);
        if *status != news {
            *status = news;
            drop(status);
            (publish.wake)();
        }
    }
}
