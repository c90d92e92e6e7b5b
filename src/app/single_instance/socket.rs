//! Messages by a local socket, which only the same user can reach: its file lets nobody else in.
//! Who sits at the other end is not asked for besides: two windows that each have a sandbox to
//! themselves, as a Flatpak's have, cannot be told who the other is.

use std::fs::{self, Permissions};
use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::time::{Duration, Instant};

use super::LONGEST;
use super::handoff::Answer;

/// What is answered when the window has taken an action.
const TAKEN: &[u8] = b"taken";
/// How long a sender may take for its message.
const SAYING: Duration = Duration::from_millis(500);

/// The socket that a window listens at.
pub(super) struct Channel(UnixListener);

impl Channel {
    /// Makes the socket. Whoever calls this holds the slot: one that is there belongs to a
    /// window that is gone.
    pub(super) fn bind(path: &Path) -> Option<Self> {
        // If it cannot be removed, the next step fails.
        let _ = fs::remove_file(path);
        let listener = UnixListener::bind(path).ok()?;
        fs::set_permissions(path, Permissions::from_mode(0o600)).ok()?;
        Some(Self(listener))
    }

    /// Hands each message on, with the answer that takes it. Without one the sender goes.
    pub(super) fn serve(self, take: impl Fn(&[u8], Answer)) {
        for sender in self.0.incoming() {
            let Ok(mut sender) = sender else {
                // Out of files, say: no reason to turn in circles.
                std::thread::sleep(SAYING);
                continue;
            };
            if let Some(message) = message(&mut sender) {
                // Nothing can be said to who has hung up.
                take(&message, Box::new(move || sender.write_all(TAKEN).is_ok()));
            }
        }
    }
}

/// Brings a message to the window that listens there. Says whether it was taken.
pub(super) fn send(path: &Path, message: &[u8], timeout: Duration) -> bool {
    let Ok(mut window) = UnixStream::connect(path) else {
        return false;
    };
    window.set_read_timeout(Some(timeout)).is_ok()
        && window.set_write_timeout(Some(timeout)).is_ok()
        && window.write_all(message).is_ok()
        && window.shutdown(Shutdown::Write).is_ok()
        && is_answered(window)
}

fn is_answered(mut window: UnixStream) -> bool {
    let mut answer = [0; TAKEN.len()];
    match window.read_exact(&mut answer) {
        Ok(()) => answer == TAKEN,
        Err(_) => is_answered_after_all(window),
    }
}

/// Hangs up, and only then looks whether the answer has come: so both sides know the same.
fn is_answered_after_all(mut window: UnixStream) -> bool {
    let mut answer = Vec::new();
    window.shutdown(Shutdown::Both).is_ok()
        && window.read_to_end(&mut answer).is_ok()
        && answer == TAKEN
}

/// What the sender says, if it comes to an end soon and is not too long.
fn message(sender: &mut UnixStream) -> Option<Vec<u8>> {
    let deadline = Instant::now() + SAYING;
    let mut message = Vec::new();
    let mut part = [0; 1024];
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        // No time left is refused here, too.
        sender.set_read_timeout(Some(left)).ok()?;
        match sender.read(&mut part).ok()? {
            0 => return Some(message),
            more if message.len() + more > LONGEST => return None,
            more => message.extend_from_slice(&part[..more]),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn a_socket_of_a_window_that_is_gone_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("window.bell");
        drop(Channel::bind(&path).expect("a socket"));
        assert!(path.exists(), "this is what a killed program leaves");
        assert!(!send(&path, b"hello", SAYING));
        let channel = Channel::bind(&path).expect("a socket");
        thread::spawn(move || {
            channel.serve(|message, answer| {
                if message == b"hello" {
                    answer();
                }
            });
        });
        assert!(send(&path, b"hello", SAYING));
        assert!(!send(&path, b"good-bye", SAYING));
        let mode = fs::metadata(&path)
            .expect("the socket")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn who_has_hung_up_is_told_nothing_and_who_was_told_knows_it() {
        let (mut window, sender) = UnixStream::pair().expect("a pair");
        sender.set_read_timeout(Some(SAYING / 50)).expect("a time");
        assert!(!is_answered(sender));
        assert!(window.write_all(TAKEN).is_err());
        // The answer comes in the moment in which the sender gives up.
        let (mut window, sender) = UnixStream::pair().expect("a pair");
        window.write_all(TAKEN).expect("somebody listens");
        assert!(is_answered_after_all(sender));
    }

    #[test]
    fn who_says_too_much_or_nothing_does_not_keep_the_others_waiting() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("window.bell");
        let channel = Channel::bind(&path).expect("a socket");
        thread::spawn(move || {
            channel.serve(|_, answer| {
                answer();
            });
        });
        let silent = UnixStream::connect(&path).expect("a connection");
        assert!(!send(&path, &vec![b'x'; LONGEST + 1], 4 * SAYING));
        assert!(send(&path, &vec![b'x'; LONGEST], 4 * SAYING));
        drop(silent);
    }
}
