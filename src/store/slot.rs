//! Several windows of the program at once: each keeps a game of its own.

use std::fs::{self, File, OpenOptions, TryLockError};

use super::places::Places;

/// The most windows that keep a game.
pub const MOST: usize = 99;

/// The place in which this window keeps its game. While it is held, no other window takes it.
#[derive(Debug)]
pub struct Slot {
    number: usize,
    /// Locked until it is closed; `None` where the system cannot lock files.
    _lock: Option<File>,
}

impl Slot {
    /// Takes the first slot that no other window holds; `None` if there is no folder for it, or
    /// all are held.
    pub fn take(places: &Places) -> Option<Self> {
        let folder = places.data.as_ref()?;
        // If this fails, so will the writing, which is told.
        let _ = fs::create_dir_all(folder);
        (1..=MOST).find_map(|number| match lock(places, number) {
            Lock::Held => None,
            Lock::Taken(lock) => Some(Self {
                number,
                _lock: Some(lock),
            }),
            Lock::Impossible => Some(Self {
                number,
                _lock: None,
            }),
        })
    }

    /// Its number: 1 for the first window.
    pub fn number(&self) -> usize {
        self.number
    }
}

/// Whether some window holds the slot with this number.
pub(super) fn is_held(places: &Places, number: usize) -> bool {
    matches!(lock(places, number), Lock::Held)
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
