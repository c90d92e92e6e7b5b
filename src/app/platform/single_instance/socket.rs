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
use super::handoff::{Acknowledge, SEND_TIMEOUT, serve};

/// Answer to a request that was taken.
pub const ACKNOWLEDGED: &[u8] = b"taken";

/// Socket of a window.
pub struct Channel(UnixListener);

impl Channel {
    /// Creates the socket, replacing an existing one. The caller must hold the lock of the slot, so that an
    /// existing socket can only be a leftover.
    pub fn bind(path: &Path) -> Option<Self> {
        // If it cannot be removed, the next step fails.
        let _ = fs::remove_file(path);
        let listener = UnixListener::bind(path).ok()?;
        fs::set_permissions(path, Permissions::from_mode(0o600)).ok()?;
        Some(Self(listener))
    }

    /// Passes on each message with a function that acknowledges it. Without that the sender gives up.
    pub fn serve(self, take: impl Fn(&[u8], Acknowledge)) {
        serve(self.0.incoming(), message, ACKNOWLEDGED, take);
    }
}

/// Sends a message to a window. Returns `true` if it was taken.
pub fn send(path: &Path, message: &[u8], timeout: Duration) -> bool {
    let Ok(mut window) = UnixStream::connect(path) else {
        return false;
    };
    window.set_read_timeout(Some(timeout)).is_ok()
        && window.set_write_timeout(Some(timeout)).is_ok()
        && window.write_all(message).is_ok()
        && window.shutdown(Shutdown::Write).is_ok()
        && is_answered(window)
}

/// Waits for the answer to a message. Returns `true` if the message was taken.
pub fn is_answered(mut window: UnixStream) -> bool {
    let mut answer = [0; ACKNOWLEDGED.len()];
    match window.read_exact(&mut answer) {
        Ok(()) => answer == ACKNOWLEDGED,
        Err(_) => is_answered_late(window),
    }
}

/// Hangs up before it looks for a late answer, so that both sides agree whether the message was taken.
pub fn is_answered_late(mut window: UnixStream) -> bool {
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
