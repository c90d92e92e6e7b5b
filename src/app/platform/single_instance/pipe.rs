//! Messages over a named pipe of Windows. The file in place of the socket holds the pipe's name and the answer to a
//! request, both random: programs that cannot read the file can neither prepare the pipe nor answer. Other users can
//! open a pipe but not write to it.

use std::fs::{self, OpenOptions};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{Read, Write};
use std::os::windows::fs::OpenOptionsExt;
use std::os::windows::io::OwnedHandle;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use interprocess::os::windows::named_pipe::pipe_mode::Bytes;
use interprocess::os::windows::named_pipe::{DuplexPipeStream, PipeListener, PipeListenerOptions};

use super::MAX_MESSAGE;
use super::handoff::{Acknowledge, SEND_TIMEOUT, serve};

/// Last byte of a message and of an answer, because a pipe cannot be closed for one direction only.
const END: u8 = 0;
/// Pause before the next look at a pipe that has nothing to read.
const PAUSE: Duration = Duration::from_millis(5);

/// Error while every instance of a pipe has a client.
const ERROR_PIPE_BUSY: i32 = 231;
/// Flag of a handle for `interprocess`.
const FILE_FLAG_OVERLAPPED: u32 = 0x4000_0000;
/// The server of the pipe may not act in the name of its client.
const SECURITY_ANONYMOUS: u32 = 0;

type Pipe = DuplexPipeStream<Bytes>;

/// Pipe of a window.
pub struct PipeChannel {
    listener: PipeListener<Bytes, Bytes>,
    answer: Vec<u8>,
}

impl PipeChannel {
    /// Creates the pipe, and the file that names it in place of an existing one. The caller must hold the lock of the
    /// slot, so that an existing file can only be a leftover.
    pub fn bind(path: &Path) -> Option<Self> {
        let (name, answer) = (random(), random());
        let options = PipeListenerOptions::new().path(full_name(&name));
        // A whole message fits in, so that no sender waits.
        let options = options.input_buffer_size_hint(MAX_MESSAGE as u32 + 1);
        let listener = options.create_duplex().ok()?;
        fs::write(path, format!("{name} {answer}")).ok()?;
        Some(Self { listener, answer: ended(answer.as_bytes()) })
    }

    /// Passes on each message with a function that acknowledges it. Without that the sender gives up.
    pub fn serve(self, take: impl Fn(&[u8], Acknowledge)) {
        let message = |sender: &mut Pipe| {
            sender.set_nonblocking(true).ok()?;
            read(sender, Instant::now() + SEND_TIMEOUT)
        };
        serve(self.listener.incoming(), message, &self.answer, take);
    }
}

/// Sends a message to a window. Returns `true` if it was taken.
pub fn send(path: &Path, message: &[u8], timeout: Duration) -> bool {
    let deadline = Instant::now() + timeout;
    let Ok(file) = fs::read_to_string(path) else {
        return false;
    };
    let window = file.split_once(' ');
    let Some((mut pipe, answer)) =
        window.and_then(|(name, answer)| Some((connect(name, deadline)?, answer)))
    else {
        return false;
    };
    let is_taken = pipe.write_all(&ended(message)).is_ok()
        && read(&mut pipe, deadline).is_some_and(|read| read == answer.as_bytes());
    // Closes the pipe at once, also with an unread message in it.
    pipe.evade_limbo();
    is_taken
}

fn connect(name: &str, deadline: Instant) -> Option<Pipe> {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    options.custom_flags(FILE_FLAG_OVERLAPPED).security_qos_flags(SECURITY_ANONYMOUS);
    let file = loop {
        match options.open(full_name(name)) {
            Ok(file) => break file,
            Err(error)
                if error.raw_os_error() == Some(ERROR_PIPE_BUSY) && Instant::now() < deadline =>
            {
                thread::sleep(PAUSE);
            }
            Err(_) => return None,
        }
    };
    let pipe = Pipe::try_from(OwnedHandle::from(file)).ok()?;
    pipe.set_nonblocking(true).ok()?;
    Some(pipe)
}

/// Reads a message or an answer up to its end; `None` if it is too long or has not ended at the deadline.
fn read(pipe: &mut Pipe, deadline: Instant) -> Option<Vec<u8>> {
    let mut message = Vec::new();
    let mut part = [0; 1024];
    loop {
        match pipe.read(&mut part).ok()? {
            // Nothing yet, or the other side has hung up: the pipe does not tell them apart.
            0 if Instant::now() >= deadline => return None,
            0 => thread::sleep(PAUSE),
            more => message.extend_from_slice(&part[..more]),
        }
        if message.pop_if(|last| *last == END).is_some() {
            return (message.len() <= MAX_MESSAGE).then_some(message);
        }
        if message.len() > MAX_MESSAGE {
            return None;
        }
    }
}

fn ended(message: &[u8]) -> Vec<u8> {
    [message, &[END]].concat()
}

fn full_name(name: &str) -> String {
    format!(r"\\.\pipe\org.kubagame.Kuba-{name}")
}

fn random() -> String {
    format!("{:016x}", RandomState::new().build_hasher().finish())
}
