//! How messages to and from the sound server are written: values, each with a letter before it.

use std::io::{self, ErrorKind};

/// The length of the secret that the server and its user's programs share, in bytes.
pub(super) const COOKIE: usize = 256;

/// A message to be sent.
pub(super) struct Message(Vec<u8>);

impl Message {
    /// A message with this meaning; an answer will have the same tag.
    pub(super) fn new(command: u32, tag: u32) -> Self {
        let mut message = Self(Vec::new());
        message.number(command).number(tag);
        message
    }

    /// The message as it is sent.
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

    /// In the place of a text.
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

    /// How samples are written, in how many channels, and how many there are in a second.
    pub(super) fn format(&mut self, format: u8, channels: u8, rate: u32) -> &mut Self {
        self.0.extend([b'a', format, channels]);
        self.0.extend(rate.to_be_bytes());
        self
    }

    /// Where each channel is heard.
    pub(super) fn positions(&mut self, positions: &[u8]) -> &mut Self {
        self.0.extend([b'm', positions.len() as u8]);
        self.0.extend(positions);
        self
    }

    /// How loud each channel is.
    pub(super) fn volumes(&mut self, volumes: &[u32]) -> &mut Self {
        self.0.extend([b'v', volumes.len() as u8]);
        for volume in volumes {
            self.0.extend(volume.to_be_bytes());
        }
        self
    }

    /// What the program or the stream is called.
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

/// A message that was received.
pub(super) struct Reader {
    bytes: Vec<u8>,
    at: usize,
}

impl Reader {
    /// Reads from the beginning.
    pub(super) const fn new(bytes: Vec<u8>) -> Self {
        Self { bytes, at: 0 }
    }

    /// The next value, which has to be a number.
    ///
    /// # Errors
    /// It is something else, or there is none.
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
    fn what_is_written_is_what_the_protocol_says() {
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
    fn what_is_no_number_is_not_read_as_one() {
        let mut reader = Reader::new(Message::new(2, 77).into_bytes());
        assert_eq!(reader.number().expect("a number"), 2);
        assert_eq!(reader.number().expect("a number"), 77);
        assert!(reader.number().is_err());
        assert!(Reader::new(b"N".to_vec()).number().is_err());
        assert!(Reader::new(b"L\0\0".to_vec()).number().is_err());
    }
}
