//! Messages over a named pipe of Windows. Only the same user can write to it, and no other machine. Both sides send the
//! length of what follows first, because a pipe cannot be closed for one direction only.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use interprocess::os::windows::named_pipe::{PipeListener, PipeListenerOptions, pipe_mode};

use super::MAX_MESSAGE;
use super::handoff::Acknowledge;
use crate::random::stable_hash;

/// Answer to a request that was taken.
const ACKNOWLEDGED: &[u8] = b"taken";
/// Pause after a sender that could not be served.
const PAUSE: Duration = Duration::from_millis(500);

/// Pipe of a window.
pub(super) struct Channel(PipeListener<pipe_mode::Bytes, pipe_mode::Bytes>);

impl Channel {
    /// Creates the pipe; `None` if it exists.
    pub(super) fn bind(path: &Path) -> Option<Self> {
        let options = PipeListenerOptions::new().path(name(path));
        options.create_duplex().ok().map(Self)
    }

    /// Passes on each message with a function that acknowledges it.
    pub(super) fn serve(self, take: impl Fn(&[u8], Acknowledge)) {
        for sender in self.0.incoming() {
            let Ok(mut sender) = sender else {
                thread::sleep(PAUSE);
                continue;
            };
            if let Ok(message) = read(&mut sender) {
                // Fails if the sender has hung up.
                take(&message, Box::new(move || write(&mut sender, ACKNOWLEDGED).is_ok()));
            }
        }
    }
}

/// Sends a message to a window. Returns `true` if it was taken.
pub(super) fn send(path: &Path, message: &[u8], timeout: Duration) -> bool {
    let Ok(pipe) = OpenOptions::new().read(true).write(true).open(name(path)) else {
        return false;
    };
    let message = message.to_vec();
    let (answers, answer) = channel();
    // A pipe has no time limit, so a thread waits for the answer.
    let asked = thread::Builder::new().name("hand over".to_owned()).spawn(move || {
        // Nobody listens after the time limit.
        let _ = answers.send(is_taken(pipe, &message));
    });
    asked.is_ok() && answer.recv_timeout(timeout).unwrap_or(false)
}

fn is_taken(mut pipe: File, message: &[u8]) -> bool {
    write(&mut pipe, message).is_ok() && read(&mut pipe).is_ok_and(|answer| answer == ACKNOWLEDGED)
}

/// Name of the pipe in place of a socket.
fn name(path: &Path) -> String {
    let hash = stable_hash(path.as_os_str().as_encoded_bytes());
    format!(r"\\.\pipe\org.kubagame.Kuba-{hash:016x}")
}

fn write(pipe: &mut impl Write, message: &[u8]) -> io::Result<()> {
    let length = u32::try_from(message.len()).map_err(io::Error::other)?;
    pipe.write_all(&[&length.to_le_bytes(), message].concat())?;
    pipe.flush()
}

fn read(pipe: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    pipe.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length) as usize;
    if length > MAX_MESSAGE {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut message = vec![0; length];
    pipe.read_exact(&mut message)?;
    Ok(message)
}
