//! First checks on the text of a saved or pasted game, before its format is known.

use super::fault::{RecordError, RecordFault};
use super::files::LARGEST;

/// Removes the byte order mark that some editors write.
pub(super) fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

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

/// Records may begin with comments or attributes.
pub(super) fn looks_like_record(text: &str) -> bool {
    ["(", "GameRecord", "//", "/*", "#!"]
        .into_iter()
        .any(|start| text.starts_with(start))
}
