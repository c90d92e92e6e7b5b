//! First checks on the text of a saved or pasted game, before its format is known.

use super::fault::{RecordError, RecordFault};
use kuba_session::{MOST_CHANGES, MOST_MOVES, MOST_NODES, MOST_TEXT};

/// Maximum size of a file that is read, in bytes.
pub const LARGEST: u64 = 8 * 1024 * 1024;

// Every game that can be played can be written and read again.
const _: () = assert!(MOST_MOVES as u64 * 200 < LARGEST);
// The same holds with all variations (less than 48 bytes per node) and all comments (escaping makes no
// character more than four times as long). Other data is dropped if it does not fit.
const _: () = assert!(MOST_NODES as u64 * 48 + MOST_TEXT as u64 * 4 < LARGEST);
// The same holds for a game without variations and its undo history: less than 40 bytes per move and 80 per
// change.
const _: () = assert!(MOST_MOVES as u64 * 40 + MOST_CHANGES as u64 * 80 < LARGEST);

/// Removes the byte order mark that some editors write, and the marks of old systems for the end of a file.
pub(super) fn unmarked(text: &str) -> &str {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.trim_end_matches(['\0', '\u{1a}', ' ', '\t', '\r', '\n'])
}

pub(super) fn check_size(text: &str) -> Result<(), RecordError> {
    if text.len() as u64 > LARGEST {
        return Err(RecordError::whole(RecordFault::TooLarge));
    }
    if text.trim_matches(['\u{feff}', '\0', '\u{1a}', ' ', '\t', '\r', '\n']).is_empty() {
        return Err(RecordError::whole(RecordFault::Empty));
    }
    Ok(())
}

/// Records may begin with comments or attributes.
pub(super) fn looks_like_record(text: &str) -> bool {
    ["(", "GameRecord", "//", "/*", "#!"].into_iter().any(|start| text.starts_with(start))
}
