//! Decoding of files as text: UTF-8, UTF-16 with its mark, and Latin-1.

use super::file_fault::FileFault;
use super::ron_error::line_count;
use super::text::looks_like_record;

const REPLACEMENT: char = char::REPLACEMENT_CHARACTER;

/// Stands for a damaged byte. The window's fonts have it, but no replacement character.
const DOT: &str = "·";

/// Decodes the text of a file that another program may have written.
pub(super) fn decode(bytes: Vec<u8>) -> Result<String, FileFault> {
    match bytes.as_slice() {
        [0xff, 0xfe, rest @ ..] => return utf_16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => return utf_16(rest, u16::from_be_bytes),
        _ => {}
    }
    let error = match String::from_utf8(bytes) {
        Ok(text) => return Ok(text),
        Err(error) => error,
    };
    let bytes = error.as_bytes();
    let is_binary = |&byte: &u8| byte < b' ' && !b"\t\n\r\x0c\x1a".contains(&byte);
    if bytes.iter().any(is_binary) {
        return Err(FileFault::NotText);
    }
    let text = String::from_utf8_lossy(bytes);
    // Other letters show that the text is UTF-8 with damage, and the program writes its records as UTF-8.
    let is_utf_8 = text.chars().any(|c| !c.is_ascii() && c != REPLACEMENT);
    let is_control = |byte: &u8| (0x80..0xa0).contains(byte);
    if is_utf_8 || looks_like_record(text.trim_start()) || bytes.iter().any(is_control) {
        let before = &bytes[..error.utf8_error().valid_up_to()];
        let line = line_count(before);
        return Err(FileFault::NotUtf8(line));
    }
    Ok(bytes.iter().copied().map(char::from).collect())
}

/// Decodes one of the program's own files. A damaged byte costs only its own character.
pub(super) fn decode_own(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).replace(REPLACEMENT, DOT))
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, FileFault> {
    let (units, rest) = bytes.as_chunks();
    let units = units.iter().copied().map(unit);
    let text: Result<String, _> = char::decode_utf16(units).collect();
    text.ok().filter(|_| rest.is_empty()).ok_or(FileFault::NotText)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_read_in_the_way_its_bytes_say() {
        let text = "Jörg 日";
        let units: Vec<u16> = text.encode_utf16().collect();
        let little = units.iter().flat_map(|unit| unit.to_le_bytes());
        let big = units.iter().flat_map(|unit| unit.to_be_bytes());
        let marked = |mark: [u8; 2], rest: Vec<u8>| [mark.to_vec(), rest].concat();
        for (bytes, read) in [
            (text.as_bytes().to_vec(), Ok(text)),
            (marked([0xff, 0xfe], little.collect()), Ok(text)),
            (marked([0xfe, 0xff], big.collect()), Ok(text)),
            (marked([0xff, 0xfe], vec![0x00, 0xd8]), Err(FileFault::NotText)),
            (marked([0xff, 0xfe], vec![0x41]), Err(FileFault::NotText)),
            (b"J\xf6rg".to_vec(), Ok("Jörg")),
            (b"a\nJ\x94rg".to_vec(), Err(FileFault::NotUtf8(2))),
            (b"GameRecord(\nJ\xf6".to_vec(), Err(FileFault::NotUtf8(2))),
            ("ä\n\u{e4}\nx".bytes().chain([0xff]).collect(), Err(FileFault::NotUtf8(3))),
            (b"\x89PNG\0".to_vec(), Err(FileFault::NotText)),
        ] {
            assert_eq!(decode(bytes.clone()).as_deref(), read.as_ref().copied(), "{bytes:?}");
        }
        assert_eq!(decode_own(b"one\n\xd3two".to_vec()), "one\n·two");
    }
}
