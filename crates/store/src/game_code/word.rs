//! Bytes as one word of signs that a QR code stores in five and a half bits each, and the word in a text.

use super::{CHECKSUM, CodeFault};

const PREFIX: &str = "KUBA:";

/// Signs of the alphanumeric mode of QR codes, without the blank, so that the code stays one word.
const SIGNS: &[u8; 44] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:";

/// Two bytes are three signs; a byte at the end is two.
const PAIR: usize = 3;

/// Marks that a text may have directly behind a code.
const BEHIND: [char; 4] = ['.', ':', '-', '/'];

/// Most of these marks that are tried as a part of the code: each trial costs its length.
const MOST_BEHIND: usize = 8;

pub(super) fn word(bytes: &[u8]) -> String {
    let mut word = String::from(PREFIX);
    for pair in bytes.chunks(2) {
        let mut number = pair.iter().fold(0, |sum, &byte| sum * 256 + usize::from(byte));
        for _ in 0..=pair.len() {
            word.push(char::from(SIGNS[number % SIGNS.len()]));
            number /= SIGNS.len();
        }
    }
    word
}

/// Returns the bytes of a word whose checksum is right, without the checksum.
pub(super) fn bytes(word: &str) -> Result<Vec<u8>, CodeFault> {
    let signs = word.strip_prefix(PREFIX).ok_or(CodeFault::Damaged)?;
    let mut bytes = Vec::new();
    for group in signs.as_bytes().chunks(PAIR) {
        let mut number = 0;
        for sign in group.iter().rev() {
            let place = SIGNS.iter().position(|known| known == sign);
            number = number * SIGNS.len() + place.ok_or(CodeFault::Damaged)?;
        }
        let length = group.len() - 1;
        if length == 0 || number >> (8 * length) > 0 {
            return Err(CodeFault::Damaged);
        }
        bytes.extend(number.to_be_bytes().iter().skip(size_of::<usize>() - length));
    }
    let content = bytes.len().checked_sub(CHECKSUM).ok_or(CodeFault::Damaged)?;
    let sum = bytes.split_off(content);
    if crc32fast::hash(&bytes).to_le_bytes() != sum.as_slice() {
        return Err(CodeFault::Damaged);
    }
    Ok(bytes)
}

/// Returns the first code in a text, whatever stands around it; `None` if there is none.
pub fn find_code(text: &str) -> Option<&str> {
    let begin = text.find(PREFIX)?;
    let rest = &text[begin..];
    let is_sign = |c: char| u8::try_from(c).is_ok_and(|c| SIGNS.contains(&c));
    let word = &rest[..rest.find(|c| !is_sign(c)).unwrap_or(rest.len())];
    let marks = word.len() - word.trim_end_matches(BEHIND).len();
    let ends = (0..=marks.min(MOST_BEHIND)).map(|marks| &word[..word.len() - marks]);
    let mut codes = ends.chain([word.trim_end_matches(BEHIND)]);
    Some(codes.find(|code| bytes(code).is_ok()).unwrap_or(word))
}
