//! Several windows of the program at once: each keeps a game of its own.

#[cfg(unix)]
use std::fs::Metadata;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
#[cfg(unix)]
use std::io::ErrorKind;
use std::iter;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::disk::Disk;
use super::files::{FileError, FileFault, homeless, make_folder};
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
            Lock::Impossible(_) => Some(Self { number, lock: None }),
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

    /// Whether it is not held any more although nobody has let it go: its file was removed, and
    /// another window may have made a new one.
    pub(super) fn is_lost(&self, places: &Places) -> bool {
        let Some((lock, path)) = self.lock.as_ref().zip(places.lock(self.number)) else {
            return false;
        };
        !is_file_at(lock, &path)
    }

    /// Takes a slot again after this one was lost: the same, or else another in which no game
    /// lies. `is_own` says whether a game's file holds what this window has written.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) fn take_again(
        &mut self,
        disk: &dyn Disk,
        places: &Places,
        is_own: impl Fn(&Path) -> bool,
    ) -> Result<(), FileError> {
        if let Some(folder) = &places.data {
            make_folder(disk, folder)?;
        }
        let is_free = |number: usize| {
            let game = places.current_game(number);
            game.is_some_and(|game| !game.exists() || number == self.number && is_own(&game))
        };
        let mut refused = None;
        for number in iter::once(self.number).chain(1..=MOST) {
            match patient_lock(places, number) {
                // Whoever held it before may have left a game there.
                Lock::Taken(lock) if is_free(number) => {
                    self.number = number;
                    self.lock = Some(lock);
                    return Ok(());
                }
                Lock::Taken(_) | Lock::Held => {}
                Lock::Impossible(fault) => refused = refused.or(fault),
            }
        }
        Err(refused.unwrap_or_else(homeless))
    }
}

/// Whether the open file is the one that is found at a path. If the system does not tell, nothing
/// is known against it.
#[cfg(unix)]
fn is_file_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;

    let id = |metadata: &Metadata| (metadata.dev(), metadata.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(own), Ok(found)) => id(&own) == id(&found),
        (_, Err(error)) => !matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory),
        (Err(_), Ok(_)) => true,
    }
}

/// A file that is open so cannot be removed.
#[cfg(not(unix))]
fn is_file_at(_file: &File, _path: &Path) -> bool {
    true
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
    let file = open_lock(&path).ok()?;
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
    /// Why, unless it is because there is no place for it.
    Impossible(Option<FileError>),
}

fn lock(places: &Places, number: usize) -> Lock {
    let Some(path) = places.lock(number) else {
        return Lock::Impossible(None);
    };
    let impossible = |error: io::Error| Lock::Impossible(Some(FileFault::of(&error).at(&path)));
    let file = match open_lock(&path) {
        Ok(file) => file,
        Err(error) => return impossible(error),
    };
    match file.try_lock() {
        Ok(()) => Lock::Taken(file),
        Err(TryLockError::WouldBlock) => Lock::Held,
        Err(TryLockError::Error(error)) => impossible(error),
    }
}

/// Opens a file that is there to be locked. Asked before opening what it is: opening a pipe waits
/// for somebody at its other end.
fn open_lock(path: &Path) -> io::Result<File> {
    if !can_be_locked(path) {
        return Err(io::Error::other("not an ordinary file"));
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(windows)]
    {
        use std::os::windows::fs::OpenOptionsExt;

        // To read and to write: while it is open, nobody removes it.
        options.share_mode(0x1 | 0x2);
    }
    options.open(path)
}

/// Whether a file is ordinary, or not there yet.
fn can_be_locked(path: &Path) -> bool {
    fs::metadata(path).map_or(true, |metadata| metadata.is_file())
}

/// Whether windows can take turns at writing what all of them share.
pub(super) fn can_take_turns(places: &Places) -> bool {
    places.turn().is_none_or(|turn| can_be_locked(&turn))
}
