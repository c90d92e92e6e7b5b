//! What is left to be said when the window is closed already.

use std::sync::{Arc, Mutex, PoisonError};

use crate::phrase::Phrase;
use crate::store::FileError;

/// Where the window leaves its last words: something to know, or why a game is lost.
#[derive(Clone, Debug, Default)]
pub(super) struct LastWords(Arc<Mutex<Option<Result<Phrase, FileError>>>>);

impl LastWords {
    /// Leaves them.
    pub(super) fn say(&self, words: Result<Phrase, FileError>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(words);
    }

    /// Takes them, if there are any.
    pub(super) fn hear(&self) -> Option<Result<Phrase, FileError>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
