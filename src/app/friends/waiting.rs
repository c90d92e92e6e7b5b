//! What has arrived before all kept games were read.

use std::path::PathBuf;

/// A message, or the file of a seat with its text.
pub(crate) enum Waiting {
    Message(String),
    File(PathBuf, String),
}

impl Waiting {
    pub(super) fn text(&self) -> &str {
        match self {
            Self::Message(text) | Self::File(_, text) => text,
        }
    }
}
