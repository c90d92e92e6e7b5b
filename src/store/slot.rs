//! Several windows of the program at once: each keeps a game of its own.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::thread;
use std::time::{Duration, Instant};

use super::places::Places;

/// The most windows that keep a game.
pub const MOST: usize = 99;

/// Longer than it takes to ask whether a slot is held.
const ASKING: Duration = Duration::from_millis(20);

/// How long to wait for what another window is writing.
const TURN: Duration = Duration::from_secs(1);

/// The place in which this window keeps its game. While it is held, no other window takes it.
#[derive(Debug)]
pub struct Slot {
    number: usize,
    /// Locked until it is closed; `None` where the system cannot lock files.
    lock: Option<File>,
}

impl Slot {
    /// Takes the first slot that no other window holds; `None` if there is no folder for it, or
    /// all are held.
    pub fn take(places: &Places) -> Option<Self> {
        let folder = places.data.as_ref()?;
        // If this fails, so will the writing, which is told.
        let _ = fs::create_dir_all(folder);
        (1..=MOST).find_map(|number| match patient_lock(places, number) {
            Lock::Held => None,
            Lock::Taken(lock) => Some(Self {
                number,
                lock: Some(lock),
            }),
            Lock::Impossible => Some(Self { number, lock: None }),
        })
    }

    /// Its number: 1 for the first window.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Whether no other window can take it, too: some systems cannot lock files.
    pub fn is_exclusive(&self) -> bool {
        self.lock.is_some()
    }
}

/// Another window may only be asking whether the slot is held, which takes no time.
fn patient_lock(places: &Places, number: usize) -> Lock {
    match lock(places, number) {
        Lock::Held => {
            thread::sleep(ASKING);
            lock(places, number)
        }
        lock => lock,
    }
}

/// Whether some window holds the slot with this number.
pub(super) fn is_held(places: &Places, number: usize) -> bool {
    matches!(lock(places, number), Lock::Held)
}

/// Holds what all windows write, so that none undoes what another has just written. `None` if that
/// cannot be had within [`TURN`]: a window that hangs must not keep the others from writing.
pub(super) fn turn(places: &Places) -> Option<File> {
    let path = places.turn()?;
    let folder = path.parent()?;
    fs::create_dir_all(folder).ok()?;
    let file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path);
    let file = file.ok()?;
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Some(file),
            Err(TryLockError::WouldBlock) if begun.elapsed() < TURN => thread::sleep(ASKING),
            Err(_) => return None,
        }
    }
}

/// What came of trying to lock a slot.
enum Lock {
    Taken(File),
    Held,
    Impossible,
}

fn lock(places: &Places, number: usize) -> Lock {
    let Some(path) = places.lock(number) else {
        return Lock::Impossible;
    };
    let file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path);
    let Ok(file) = file else {
        return Lock::Impossible;
    };
    match file.try_lock() {
        Ok(()) => Lock::Taken(file),
        Err(TryLockError::WouldBlock) => Lock::Held,
        Err(TryLockError::Error(_)) => Lock::Impossible,
    }
}
