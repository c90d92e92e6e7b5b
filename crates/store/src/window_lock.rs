//! Window locks, which let several windows run at once: each autosaves its game under a number of its
//! own, and a shared lock protects the files that all windows write.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{iter, thread};

use super::disk::Disk;
use super::file_fault::homeless;
use super::files::{FileError, FileFault, make_folder};
use super::places::Places;

/// Maximum number of windows that autosave a game.
pub const MAX_WINDOWS: usize = 99;

/// Longer than another window needs to test a lock.
const PROBE_TIME: Duration = Duration::from_millis(20);

/// Maximum wait for the shared lock.
const SHARED_LOCK_TIMEOUT: Duration = Duration::from_secs(1);

/// Lock on a window number, under which this window autosaves its game. While it is held, no other window
/// takes the number.
#[derive(Debug)]
pub struct WindowLock {
    number: usize,
    /// Locked until it is closed; `None` if the system cannot lock files.
    lock: Option<File>,
}

impl WindowLock {
    /// Locks the first free number; `None` if there is no data folder, or if all numbers are taken.
    pub fn acquire(places: &Places) -> Option<Self> {
        let folder = places.data.as_ref()?;
        // If this fails, the autosave fails as well and reports it.
        let _ = fs::create_dir_all(folder);
        (1..=MAX_WINDOWS).find_map(|number| match lock_with_retry(places, number) {
            Lock::Held => None,
            Lock::Taken(lock) => Some(Self { number, lock: Some(lock) }),
            Lock::Impossible(_) => Some(Self { number, lock: None }),
        })
    }

    /// Number of the window, from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Returns `true` if no other window can take the number. Some systems cannot lock files.
    pub fn is_exclusive(&self) -> bool {
        self.lock.is_some()
    }

    /// The lock is lost if its file was removed: another window may have created a new one.
    pub(super) fn is_lost(&self, places: &Places) -> bool {
        let Some((lock, path)) = self.lock.as_ref().zip(places.lock(self.number)) else {
            return false;
        };
        !is_file_at(lock, &path)
    }

    /// Locks a number again after the lock was lost: the same number, or else another one without a saved
    /// game. `is_own` returns `true` for a file that this window wrote.
    pub(super) fn reacquire(
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
        for number in iter::once(self.number).chain(1..=MAX_WINDOWS) {
            match lock_with_retry(places, number) {
                // The previous holder may have left a game there.
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

/// If the system does not tell, the files count as the same.
#[cfg(unix)]
fn is_file_at(file: &File, path: &Path) -> bool {
    use std::fs::Metadata;
    use std::io::ErrorKind;
    use std::os::unix::fs::MetadataExt;

    let id = |metadata: &Metadata| (metadata.dev(), metadata.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(own), Ok(found)) => id(&own) == id(&found),
        (_, Err(error)) => !matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory),
        (Err(_), Ok(_)) => true,
    }
}

/// On these systems, an open file cannot be removed.
#[cfg(not(unix))]
fn is_file_at(_file: &File, _path: &Path) -> bool {
    true
}

/// Another window may hold the lock only for a moment, to test it.
fn lock_with_retry(places: &Places, number: usize) -> Lock {
    match lock(places, number) {
        Lock::Held => {
            thread::sleep(PROBE_TIME);
            lock(places, number)
        }
        lock => lock,
    }
}

pub(super) fn is_held(places: &Places, number: usize) -> bool {
    matches!(lock(places, number), Lock::Held)
}

/// Locks the number of a closed window, so that no window opens under it; `None` if the system cannot lock
/// files. Fails if the window is open.
pub(super) fn hold_closed(places: &Places, number: usize) -> Result<Option<File>, ()> {
    match lock_with_retry(places, number) {
        Lock::Taken(lock) => Ok(Some(lock)),
        Lock::Held => Err(()),
        Lock::Impossible(_) => Ok(None),
    }
}

/// Locks the files that all windows write, so that no window undoes the changes of another. `None` if the
/// lock is not free within [`SHARED_LOCK_TIMEOUT`]: a window that hangs must not block the others.
pub(super) fn lock_shared(places: &Places) -> Option<File> {
    let path = places.turn()?;
    let folder = path.parent()?;
    fs::create_dir_all(folder).ok()?;
    let file = open_lock(&path).ok()?;
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Some(file),
            Err(TryLockError::WouldBlock) if begun.elapsed() < SHARED_LOCK_TIMEOUT => {
                thread::sleep(PROBE_TIME);
            }
            Err(_) => return None,
        }
    }
}

enum Lock {
    Taken(File),
    Held,
    /// `None` if there is no data folder.
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

/// Checks the type of the file first, because opening a pipe blocks until its other end is open.
fn open_lock(path: &Path) -> io::Result<File> {
    if !can_be_locked(path) {
        return Err(io::Error::other("not an ordinary file"));
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(windows)]
    {
        use std::os::windows::fs::OpenOptionsExt;

        // Sharing for reading and writing only: while the file is open, it cannot be removed.
        options.share_mode(0x1 | 0x2);
    }
    options.open(path)
}

fn can_be_locked(path: &Path) -> bool {
    fs::metadata(path).map_or(true, |metadata| metadata.is_file())
}

/// `true` without a data folder, in which case nothing is shared.
pub(super) fn can_lock_shared(places: &Places) -> bool {
    places.turn().is_none_or(|turn| can_be_locked(&turn))
}
