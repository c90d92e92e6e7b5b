//! What is left to be done and said when the window closes and nobody can be asked any more.

use std::sync::{Arc, Mutex, PoisonError};

use super::App;
use crate::phrase::{Phrase, Say};
use crate::store::FileError;
use crate::store::paths::shown;

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

impl App {
    /// Puts what cannot be written at its place elsewhere.
    pub(super) fn rescue(&self) {
        let game = self.keeper.game_fault().filter(|_| !self.is_safe());
        let Some(fault) = game.or_else(|| self.keeper.finished_fault()) else {
            return;
        };
        self.last_words.say(match self.keeper.rescue() {
            Ok(paths) => {
                let files: Vec<String> = paths.iter().map(shown).collect();
                Ok(Phrase::new("rescued")
                    .with("files", files.join(", "))
                    .with("fault", fault.phrase()))
            }
            Err(fault) => Err(fault),
        });
    }
}
