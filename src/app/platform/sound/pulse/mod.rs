//! Client for the sound server of the desktop, in the native protocol of `PulseAudio`, which `PipeWire` also
//! speaks. It supports what one playback stream needs; an unexpected answer ends the stream.
//!
//! The protocol is documented by its source (`src/pulsecore/protocol-native.c`). Version 13 is the oldest
//! with everything needed here, and all current servers support it.

pub mod address;
pub mod message;

use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::net::UnixStream;
use std::time::Duration;

use self::message::{COOKIE, Message, MessageReader};
use super::output::Output;
use super::synth::RATE;

/// Protocol version.
const VERSION: u32 = 13;
/// Server buffer in milliseconds, which is the latency of a new sound.
const BUFFERED: u32 = 40;
/// Minimum request size of the server, in milliseconds.
const MIN_REQUEST: u32 = 10;
/// Bytes per sample.
const SAMPLE: u32 = 2;
/// Timeout for an answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(2);
/// Longest wait for a request for samples per call.
const POLL_TIMEOUT: Duration = Duration::from_millis(250);
/// Maximum number of messages before an answer.
const MAX_MESSAGES: usize = 100;
/// Maximum message length, in bytes.
const MAX_LENGTH: usize = 1 << 20;
/// Channel of control messages.
pub const CONTROL: u32 = u32::MAX;
/// Length of a message header, in bytes.
pub const HEADER: usize = 20;

/// Command codes of the protocol.
pub mod command {
    /// Answer to a command.
    pub const REPLY: u32 = 2;
    pub(super) const CREATE_PLAYBACK_STREAM: u32 = 3;
    pub(super) const AUTH: u32 = 8;
    pub(super) const SET_CLIENT_NAME: u32 = 9;
    /// Request for samples.
    pub const REQUEST: u32 = 61;
    pub(super) const PLAYBACK_STREAM_KILLED: u32 = 64;
}

/// A playback stream.
pub struct Stream {
    socket: UnixStream,
    /// Bytes of an incomplete message.
    read: Vec<u8>,
    /// Channel of the stream's samples.
    channel: u32,
    /// Bytes that the server has requested.
    wanted: u32,
}

impl Stream {
    /// Opens a stream to the user's local server.
    ///
    /// # Errors
    /// There is no such server, or it refuses.
    pub(super) fn open() -> io::Result<Self> {
        let env = |name: &str| std::env::var_os(name);
        let path = address::find(env).ok_or(ErrorKind::NotFound)?;
        let cookie = address::cookie(env).unwrap_or([0; COOKIE]);
        Self::over(UnixStream::connect(path)?, cookie)
    }

    /// Opens a stream over a connected socket.
    ///
    /// # Errors
    /// The server refuses or does not answer as it should.
    pub fn over(socket: UnixStream, cookie: [u8; COOKIE]) -> io::Result<Self> {
        socket.set_read_timeout(Some(ANSWER_TIMEOUT))?;
        socket.set_write_timeout(Some(ANSWER_TIMEOUT))?;
        let mut stream = Self { socket, read: Vec::new(), channel: CONTROL, wanted: 0 };
        let mut auth = Message::new(command::AUTH, 0);
        auth.number(VERSION).bytes(&cookie);
        let server = stream.ask(auth, 0)?.number()?;
        if server & 0xffff < VERSION {
            return Err(ErrorKind::Unsupported.into());
        }
        let mut name = Message::new(command::SET_CLIENT_NAME, 1);
        name.properties(&[
            ("application.name", "Kuba"),
            ("application.icon_name", "org.kubagame.Kuba"),
        ]);
        stream.ask(name, 1)?;
        let mut answer = stream.ask(new_stream(2), 2)?;
        stream.channel = answer.number()?;
        answer.number()?;
        stream.wanted += answer.number()?;
        stream.socket.set_read_timeout(Some(POLL_TIMEOUT))?;
        Ok(stream)
    }

    /// Sends a message and waits for its answer.
    fn ask(&mut self, message: Message, tag: u32) -> io::Result<MessageReader> {
        self.send(CONTROL, &message.into_bytes())?;
        for _ in 0..MAX_MESSAGES {
            let Some(mut answer) = self.receive()? else {
                return Err(ErrorKind::TimedOut.into());
            };
            match answer.number()? {
                command::REPLY if answer.number()? == tag => return Ok(answer),
                command::REQUEST => self.request(answer)?,
                _ => return Err(ErrorKind::InvalidData.into()),
            }
        }
        Err(ErrorKind::InvalidData.into())
    }

    fn send(&mut self, channel: u32, bytes: &[u8]) -> io::Result<()> {
        let length = bytes.len() as u32;
        let mut packet = Vec::with_capacity(HEADER + bytes.len());
        for number in [length, channel, 0, 0, 0] {
            packet.extend(number.to_be_bytes());
        }
        packet.extend(bytes);
        self.socket.write_all(&packet)
    }

    /// Next message; `None` after a timeout.
    fn receive(&mut self) -> io::Result<Option<MessageReader>> {
        loop {
            if let Some(message) = self.whole_message()? {
                return Ok(Some(message));
            }
            let mut some = [0; 4096];
            match self.socket.read(&mut some) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(count) => self.read.extend(&some[..count]),
                Err(error) => match error.kind() {
                    ErrorKind::WouldBlock | ErrorKind::TimedOut => return Ok(None),
                    ErrorKind::Interrupted => {}
                    _ => return Err(error),
                },
            }
        }
    }

    /// Removes the first message from the buffer; `None` if it is incomplete.
    fn whole_message(&mut self) -> io::Result<Option<MessageReader>> {
        let Some((header, rest)) = self.read.split_first_chunk::<HEADER>() else {
            return Ok(None);
        };
        let [a, b, c, d, ..] = *header;
        let length = u32::from_be_bytes([a, b, c, d]) as usize;
        if length > MAX_LENGTH {
            return Err(ErrorKind::InvalidData.into());
        }
        let Some(message) = rest.get(..length) else {
            return Ok(None);
        };
        let message = MessageReader::new(message.to_vec());
        self.read.drain(..HEADER + length);
        Ok(Some(message))
    }

    /// Handles the server's request for more samples.
    fn request(&mut self, mut message: MessageReader) -> io::Result<()> {
        // The tag of a request has no meaning.
        message.number()?;
        if message.number()? == self.channel || self.channel == CONTROL {
            let more = message.number()?.min(MAX_LENGTH as u32);
            self.wanted = self.wanted.saturating_add(more);
        }
        Ok(())
    }
}

impl Output for Stream {
    fn wanted(&mut self) -> io::Result<usize> {
        if self.wanted < SAMPLE
            && let Some(mut message) = self.receive()?
        {
            match message.number()? {
                command::REQUEST => self.request(message)?,
                command::PLAYBACK_STREAM_KILLED => return Err(ErrorKind::BrokenPipe.into()),
                // Started, moved and suspended need no reaction.
                _ => {}
            }
        }
        Ok((self.wanted.min(MAX_LENGTH as u32) / SAMPLE) as usize)
    }

    fn write(&mut self, samples: &[i16]) -> io::Result<()> {
        let bytes: Vec<u8> = samples.iter().flat_map(|s| s.to_le_bytes()).collect();
        self.wanted = self.wanted.saturating_sub(bytes.len() as u32);
        self.send(self.channel, &bytes)
    }
}

/// Request for a 16-bit mono stream that starts at once with a short buffer.
fn new_stream(tag: u32) -> Message {
    /// 16-bit samples, little-endian.
    const S16LE: u8 = 3;
    /// Position of a single channel.
    const MONO: u8 = 0;
    /// Volume of 100 %.
    const NORMAL: u32 = 0x1_0000;
    let bytes = |milliseconds: u32| milliseconds * RATE / 1000 * SAMPLE;
    let mut message = Message::new(command::CREATE_PLAYBACK_STREAM, tag);
    message.format(S16LE, 1, RATE).positions(&[MONO]);
    // Default sink, for index and name.
    message.number(u32::MAX).no_text();
    message.number(u32::MAX).flag(false);
    // Buffer size, bytes before playback starts, and minimum request.
    message.number(bytes(BUFFERED)).number(0).number(bytes(MIN_REQUEST));
    message.number(0).volumes(&[NORMAL]);
    // No remapping or remixing, fixed format, rate and channels, movable, no variable rate, not muted; total
    // latency as requested.
    for flag in [false, false, false, false, false, false, false, false, true] {
        message.flag(flag);
    }
    message.properties(&[("media.name", "Kuba"), ("media.role", "game")]);
    message
}
