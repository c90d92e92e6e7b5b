//! Messages as files beside the game, where the system has no local sockets: the window looks for
//! one a few times a second, and whoever left it waits until it is gone.

use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::LONGEST;
use super::handoff::Answer;

/// How often the window looks for a file.
const GLANCE: Duration = Duration::from_millis(150);
/// How often the sender looks whether its file has been taken.
const WAIT: Duration = Duration::from_millis(20);

/// Where a window looks for messages.
pub(super) struct Channel {
    file: PathBuf,
    /// It is there for as long as the window is.
    marker: PathBuf,
}

impl Channel {
    /// Makes the file that says that a window is there. Whoever calls this holds the slot: a message
    /// that is there was for a window that is gone.
    pub(super) fn bind(path: &Path) -> Option<Self> {
        let file = path.with_extension("note");
        let _ = fs::remove_file(&file);
        fs::write(path, "").ok()?;
        Some(Self {
            file,
            marker: path.to_owned(),
        })
    }

    /// Hands each message on, with the answer that takes it: to remove its file. If that fails, the
    /// sender has taken it back.
    pub(super) fn serve(self, take: impl Fn(&[u8], Answer)) {
        while self.marker.exists() {
            if let Some(message) = message(&self.file) {
                let file = self.file.clone();
                take(&message, Box::new(move || fs::remove_file(file).is_ok()));
            }
            sleep(GLANCE);
        }
    }
}

fn message(file: &Path) -> Option<Vec<u8>> {
    let mut message = Vec::new();
    let most = LONGEST as u64 + 1;
    File::open(file)
        .ok()?
        .take(most)
        .read_to_end(&mut message)
        .ok()?;
    (message.len() <= LONGEST).then_some(message)
}

/// Leaves a message for the window that looks there. Says whether it was taken.
pub(super) fn send(path: &Path, message: &[u8], timeout: Duration) -> bool {
    let file = path.with_extension("note");
    let Some(folder) = file.parent().filter(|_| path.exists()) else {
        return false;
    };
    let deadline = Instant::now() + timeout;
    let Ok(mut draft) = tempfile::NamedTempFile::new_in(folder) else {
        return false;
    };
    if draft.write_all(message).is_err() || draft.persist_noclobber(&file).is_err() {
        return false;
    }
    while Instant::now() < deadline {
        if !file.exists() {
            return true;
        }
        sleep(WAIT);
    }
    // No window is there, or it does not look.
    match fs::remove_file(&file) {
        Ok(()) => false,
        Err(error) => error.kind() == ErrorKind::NotFound,
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn a_message_is_taken_by_the_window_or_taken_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("window.bell");
        let timeout = 4 * GLANCE;
        assert!(!send(&path, b"hello", timeout), "no window is there");
        let channel = Channel::bind(&path).expect("a marker");
        let window = thread::spawn(move || {
            channel.serve(|message, answer| {
                if message == b"hello" {
                    answer();
                }
            });
        });
        assert!(send(&path, b"hello", 4 * timeout));
        assert!(!send(&path, b"good-bye", timeout));
        assert!(!send(&path, &vec![b'x'; LONGEST + 1], timeout));
        fs::remove_file(&path).expect("the marker");
        window.join().expect("the window goes");
        let left = fs::read_dir(folder.path()).expect("the folder").count();
        assert_eq!(left, 0, "something is left");
    }
}
