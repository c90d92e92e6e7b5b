//! The text of a saved or pasted game, before it is known what it is.

use super::fault::{RecordError, RecordFault};
use super::files::LARGEST;

/// The text without the mark that some editors put in front.
pub(super) fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Whether a text is neither empty nor larger than any game.
pub(super) fn check_size(text: &str) -> Result<(), RecordError> {
    if text.len() as u64 > LARGEST {
        return Err(RecordError::whole(RecordFault::TooLarge));
    }
    if text
        .trim_matches(['\u{feff}', ' ', '\t', '\r', '\n'])
        .is_empty()
    {
        return Err(RecordError::whole(RecordFault::Empty));
    }
    Ok(())
}

/// Whether a text begins as a record does, comments and attributes included.
pub(super) fn looks_like_record(text: &str) -> bool {
    ["(", "GameRecord", "//", "/*", "#!"]
        .into_iter()
        .any(|start| text.starts_with(start))
}
