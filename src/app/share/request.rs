//! A picture that is wanted.

use super::choice::Choice;
use super::subject::Subject;

/// What a picture is of, what is chosen of it, and what its file is called.
#[derive(Clone)]
pub struct Request {
    /// The game.
    pub subject: Subject,
    /// What is chosen.
    pub choice: Choice,
    /// What its file is called unless somebody says otherwise, without the end.
    pub name: String,
}

impl Request {
    /// What its file is called unless somebody says otherwise.
    pub fn file_name(&self) -> String {
        format!("{}.{}", self.name, self.choice.extent.extension())
    }
}
