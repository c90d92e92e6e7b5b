//! Encoding of messages to and from the sound server: each value follows a type letter.

use std::io::{self, ErrorKind};

/// Length of the authentication cookie, in bytes.
pub(super) const COOKIE: usize = 256;

pub(super) struct Message(Vec<u8>);

impl Message {
    /// The answer will have the same tag.
    pub(super) fn new(command: u32, tag: u32) -> Self {
        let mut message = Self(Vec::new());
        message.number(command).number(tag);
        message
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    pub(super) fn number(&mut self, number: u32) -> &mut Self {
        self.0.push(b'L');
        self.0.extend(number.to_be_bytes());
        self
    }

    pub(super) fn flag(&mut self, flag: bool) -> &mut Self {
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
    pub(super) fn format(&mut self, format: u8, channels: u8, rate: u32) -> &mut Self {
        self.0.extend([b'a', format, channels]);
        self.0.extend(rate.to_be_bytes());
        self
    }

    /// Speaker position of each channel.
    pub(super) fn positions(&mut self, positions: &[u8]) -> &mut Self {
        self.0.extend([b'm', positions.len() as u8]);
        self.0.extend(positions);
        self
    }

    /// Volume of each channel; `0x1_0000` is 100 %.
    pub(super) fn volumes(&mut self, volumes: &[u32]) -> &mut Self {
        self.0.extend([b'v', volumes.len() as u8]);
        for volume in volumes {
            self.0.extend(volume.to_be_bytes());
        }
        self
    }

    /// Property list of the client or the stream.
    pub(super) fn properties(&mut self, properties: &[(&str, &str)]) -> &mut Self {
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
pub(super) struct Reader {
    bytes: Vec<u8>,
    at: usize,
}

impl Reader {
    pub(super) const fn new(bytes: Vec<u8>) -> Self {
        Self { bytes, at: 0 }
    }

    /// Reads the next value, which must be a number.
    ///
    /// # Errors
    /// It is not a number, or there is no value left.
    pub(super) fn number(&mut self) -> io::Result<u32> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let Some(&[b'L', a, b, c, d]) = rest.first_chunk::<5>() else {
            return Err(ErrorKind::InvalidData.into());
        };
        self.at += 5;
        Ok(u32::from_be_bytes([a, b, c, d]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_encoded_as_the_protocol_requires() {
        let mut message = Message::new(9, 1);
        message.properties(&[("a", "b")]);
        let expected = b"L\0\0\0\x09L\0\0\0\x01Pta\0L\0\0\0\x02x\0\0\0\x02b\0N";
        assert_eq!(message.into_bytes(), expected);
        let mut message = Message::new(3, 2);
        message.format(3, 1, 48_000).positions(&[0]);
        message.volumes(&[0x1_0000]).flag(true);
        let expected = b"L\0\0\0\x03L\0\0\0\x02a\x03\x01\0\0\xbb\x80m\x01\0v\x01\0\x01\0\x001";
        assert_eq!(message.into_bytes(), expected);
    }

    #[test]
    fn reading_anything_but_a_number_fails() {
        let mut reader = Reader::new(Message::new(2, 77).into_bytes());
        assert_eq!(reader.number().expect("a number"), 2);
        assert_eq!(reader.number().expect("a number"), 77);
        assert!(reader.number().is_err());
        assert!(Reader::new(b"N".to_vec()).number().is_err());
        assert!(Reader::new(b"L\0\0".to_vec()).number().is_err());
    }
}
