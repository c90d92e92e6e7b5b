//! The bell as a note beside the game, where the system has no local sockets: the window looks
//! for it a few times a second, and whoever left it waits until it is gone.

use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::LONGEST;
use super::porch::Answer;

/// How often the window looks for a note.
const GLANCE: Duration = Duration::from_millis(150);
/// How often the caller looks whether its note has been taken.
const WAIT: Duration = Duration::from_millis(20);

/// Where a window looks for notes.
pub(super) struct Wire {
    note: PathBuf,
    /// It is there for as long as the window is.
    sign: PathBuf,
}

impl Wire {
    /// Puts up the sign that somebody is at home. Whoever calls this holds the place: a note that
    /// is there was for a window that is gone.
    pub(super) fn lay(path: &Path) -> Option<Self> {
        let note = path.with_extension("note");
        let _ = fs::remove_file(&note);
        fs::write(path, "").ok()?;
        Some(Self {
            note,
            sign: path.to_owned(),
        })
    }

    /// Hands each note on, with the answer that takes it: to remove it. If that fails, its writer
    /// has gone elsewhere with it.
    pub(super) fn attend(self, take: impl Fn(&[u8], Answer)) {
        while self.sign.exists() {
            if let Some(letter) = letter(&self.note) {
                let note = self.note.clone();
                take(&letter, Box::new(move || fs::remove_file(note).is_ok()));
            }
            sleep(GLANCE);
        }
    }
}

fn letter(note: &Path) -> Option<Vec<u8>> {
    let mut letter = Vec::new();
    let most = LONGEST as u64 + 1;
    File::open(note)
        .ok()?
        .take(most)
        .read_to_end(&mut letter)
        .ok()?;
    (letter.len() <= LONGEST).then_some(letter)
}

/// Leaves a letter for the window that looks there. Says whether it was taken.
pub(super) fn ring(path: &Path, letter: &[u8], patience: Duration) -> bool {
    let note = path.with_extension("note");
    let Some(folder) = note.parent().filter(|_| path.exists()) else {
        return false;
    };
    let deadline = Instant::now() + patience;
    let Ok(mut file) = tempfile::NamedTempFile::new_in(folder) else {
        return false;
    };
    if file.write_all(letter).is_err() || file.persist_noclobber(&note).is_err() {
        return false;
    }
    while Instant::now() < deadline {
        if !note.exists() {
            return true;
        }
        sleep(WAIT);
    }
    // Nobody is at home, or nobody comes.
    match fs::remove_file(&note) {
        Ok(()) => false,
        Err(error) => error.kind() == ErrorKind::NotFound,
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn a_note_is_taken_by_the_window_or_taken_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("window.bell");
        let patience = 4 * GLANCE;
        assert!(!ring(&path, b"hello", patience), "nobody lives here");
        let wire = Wire::lay(&path).expect("a sign");
        let window = thread::spawn(move || {
            wire.attend(|letter, answer| {
                if letter == b"hello" {
                    answer();
                }
            });
        });
        assert!(ring(&path, b"hello", 4 * patience));
        assert!(!ring(&path, b"good-bye", patience));
        assert!(!ring(&path, &vec![b'x'; LONGEST + 1], patience));
        fs::remove_file(&path).expect("the sign");
        window.join().expect("the window goes");
        let left = fs::read_dir(folder.path()).expect("the folder").count();
        assert_eq!(left, 0, "something is left");
    }
}
