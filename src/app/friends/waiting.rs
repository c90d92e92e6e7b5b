//! Messages that arrived before all kept games were read.

use std::path::PathBuf;

/// A message, or the file of a seat with its text.
pub(crate) enum Waiting {
    Message(String),
    File(PathBuf, String),
}
