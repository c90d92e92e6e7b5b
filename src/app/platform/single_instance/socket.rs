//! Messages over a local socket. The permissions of its file admit only the same user; peer credentials are not
//! checked in addition, because they do not work between two sandboxes (Flatpak).

use std::fs::{self, Permissions};
use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::time::{Duration, Instant};

use super::MAX_MESSAGE;
use super::handoff::Acknowledge;

/// Answer to a request that was taken.
const ACKNOWLEDGED: &[u8] = b"taken";
/// Time that a sender has to send its message.
const SEND_TIMEOUT: Duration = Duration::from_millis(500);

pub(super) struct Channel(UnixListener);

impl Channel {
    /// Creates the socket, replacing an existing one. The caller must hold the lock of the slot, so that an
    /// existing socket can only be a leftover.
    pub(super) fn bind(path: &Path) -> Option<Self> {
        // If it cannot be removed, the next step fails.
        let _ = fs::remove_file(path);
        let listener = UnixListener::bind(path).ok()?;
        fs::set_permissions(path, Permissions::from_mode(0o600)).ok()?;
        Some(Self(listener))
    }

    /// Passes on each message with a function that acknowledges it. Without that the sender gives up.
    pub(super) fn serve(self, take: impl Fn(&[u8], Acknowledge)) {
        for sender in self.0.incoming() {
            let Ok(mut sender) = sender else {
                // For example out of file handles; avoids a busy loop.
                std::thread::sleep(SEND_TIMEOUT);
                continue;
            };
            if let Some(message) = message(&mut sender) {
                // Fails if the sender has hung up.
                take(
                    &message,
                    Box::new(move || sender.write_all(ACKNOWLEDGED).is_ok()),
                );
            }
        }
    }
}

/// Sends a message to a window. Returns `true` if it was taken.
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
    let mut answer = [0; ACKNOWLEDGED.len()];
    match window.read_exact(&mut answer) {
        Ok(()) => answer == ACKNOWLEDGED,
        Err(_) => is_answered_late(window),
    }
}

/// Hangs up before it looks for a late answer, so that both sides agree whether the message was taken.
fn is_answered_late(mut window: UnixStream) -> bool {
    let mut answer = Vec::new();
    window.shutdown(Shutdown::Both).is_ok()
        && window.read_to_end(&mut answer).is_ok()
        && answer == ACKNOWLEDGED
}

/// Reads a message; `None` if it is too long or takes longer than [`SEND_TIMEOUT`].
fn message(sender: &mut UnixStream) -> Option<Vec<u8>> {
    let deadline = Instant::now() + SEND_TIMEOUT;
    let mut message = Vec::new();
    let mut part = [0; 1024];
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        // Fails for a timeout of zero, too.
        sender.set_read_timeout(Some(left)).ok()?;
        match sender.read(&mut part).ok()? {
            0 => return Some(message),
            more if message.len() + more > MAX_MESSAGE => return None,
            more => message.extend_from_slice(&part[..more]),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn a_leftover_socket_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("window.bell");
        drop(Channel::bind(&path).expect("a socket"));
        assert!(path.exists(), "this is what a killed program leaves");
        assert!(!send(&path, b"hello", SEND_TIMEOUT));
        let channel = Channel::bind(&path).expect("a socket");
        thread::spawn(move || {
            channel.serve(|message, answer| {
                if message == b"hello" {
                    answer();
                }
            });
        });
        assert!(send(&path, b"hello", SEND_TIMEOUT));
        assert!(!send(&path, b"good-bye", SEND_TIMEOUT));
        let mode = fs::metadata(&path)
            .expect("the socket")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn sender_and_window_agree_whether_a_request_was_taken() {
        let (mut window, sender) = UnixStream::pair().expect("a pair");
        sender
            .set_read_timeout(Some(SEND_TIMEOUT / 50))
            .expect("a time");
        assert!(!is_answered(sender));
        assert!(window.write_all(ACKNOWLEDGED).is_err());
        // The answer arrives just as the sender gives up.
        let (mut window, sender) = UnixStream::pair().expect("a pair");
        window.write_all(ACKNOWLEDGED).expect("a receiver");
        assert!(is_answered_late(sender));
    }

    #[test]
    fn a_silent_sender_and_a_long_message_do_not_block_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("window.bell");
        let channel = Channel::bind(&path).expect("a socket");
        thread::spawn(move || {
            channel.serve(|_, answer| {
                answer();
            });
        });
        let silent = UnixStream::connect(&path).expect("a connection");
        assert!(!send(&path, &vec![b'x'; MAX_MESSAGE + 1], 4 * SEND_TIMEOUT));
        assert!(send(&path, &vec![b'x'; MAX_MESSAGE], 4 * SEND_TIMEOUT));
        drop(silent);
    }
}
