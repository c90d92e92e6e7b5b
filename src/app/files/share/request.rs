//! Request for an export.

use super::choice::Choice;
use super::subject::Subject;

/// Request for an export: content, options and file name.
#[derive(Clone)]
pub struct Request {
    /// Game to export.
    pub subject: Subject,
    /// Options.
    pub choice: Choice,
    /// Suggested file name without the extension.
    pub name: String,
}

impl Request {
    /// Suggested file name with the extension.
    pub fn file_name(&self) -> String {
        format!("{}.{}", self.name, self.choice.extent.extension())
    }
}
