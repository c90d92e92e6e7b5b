//! Encoding of messages to and from the sound server: each value follows a type letter.

use std::io::{self, ErrorKind};

/// Length of the authentication cookie, in bytes.
pub const COOKIE: usize = 256;

/// A message of the protocol that is being written.
pub struct Message(Vec<u8>);

impl Message {
    /// The answer will have the same tag.
    pub fn new(command: u32, tag: u32) -> Self {
        let mut message = Self(Vec::new());
        message.number(command).number(tag);
        message
    }

    /// Returns the encoded message.
    pub fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    /// Appends a number.
    pub fn number(&mut self, number: u32) -> &mut Self {
        self.0.push(b'L');
        self.0.extend(number.to_be_bytes());
        self
    }

    /// Appends a boolean.
    pub fn flag(&mut self, flag: bool) -> &mut Self {
        self.0.push(if flag { b'1' } else { b'0' });
        self
    }

    /// A null string.
    pub(super) fn no_text(&mut self) -> &mut Self {
        self.0.push(b'N');
        self
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) -> &mut Self {
        self.0.push(b'x');
        self.0.extend((bytes.len() as u32).to_be_bytes());
        self.0.extend(bytes);
        self
    }

    /// Sample format: encoding, number of channels, rate in hertz.
    pub fn format(&mut self, format: u8, channels: u8, rate: u32) -> &mut Self {
        self.0.extend([b'a', format, channels]);
        self.0.extend(rate.to_be_bytes());
        self
    }

    /// Speaker position of each channel.
    pub fn positions(&mut self, positions: &[u8]) -> &mut Self {
        self.0.extend([b'm', positions.len() as u8]);
        self.0.extend(positions);
        self
    }

    /// Volume of each channel; `0x1_0000` is 100 %.
    pub fn volumes(&mut self, volumes: &[u32]) -> &mut Self {
        self.0.extend([b'v', volumes.len() as u8]);
        for volume in volumes {
            self.0.extend(volume.to_be_bytes());
        }
        self
    }

    /// Property list of the client or the stream.
    pub fn properties(&mut self, properties: &[(&str, &str)]) -> &mut Self {
        self.0.push(b'P');
        for (name, value) in properties {
            self.0.push(b't');
            self.0.extend(name.as_bytes());
            self.0.push(0);
            let value = [value.as_bytes(), &[0]].concat();
            self.number(value.len() as u32).bytes(&value);
        }
        self.no_text()
    }
}

/// A received message.
pub struct MessageReader {
    bytes: Vec<u8>,
    at: usize,
}

impl MessageReader {
    /// Reader of an encoded message.
    pub const fn new(bytes: Vec<u8>) -> Self {
        Self { bytes, at: 0 }
    }

    /// Reads the next value, which must be a number.
    ///
    /// # Errors
    /// It is not a number, or there is no value left.
    pub fn number(&mut self) -> io::Result<u32> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let Some(&[b'L', a, b, c, d]) = rest.first_chunk::<5>() else {
            return Err(ErrorKind::InvalidData.into());
        };
        self.at += 5;
        Ok(u32::from_be_bytes([a, b, c, d]))
    }
}
