//! Encoding of messages to and from the sound server: each value follows a type letter.

use kuba::app::platform::sound::pulse::message::Message;
use kuba::app::platform::sound::pulse::message::MessageReader;

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
    let mut reader = MessageReader::new(Message::new(2, 77).into_bytes());
    assert_eq!(reader.number().expect("a number"), 2);
    assert_eq!(reader.number().expect("a number"), 77);
    assert!(reader.number().is_err());
    assert!(MessageReader::new(b"N".to_vec()).number().is_err());
    assert!(MessageReader::new(b"L\0\0".to_vec()).number().is_err());
}
