//! How a game begins, in words that fit every game.

use crate::phrase::{Phrase, Say};
use crate::rules::{Game, set_option};

/// The rules and the position that a game begins with, by name.
#[derive(Clone, Debug, Default)]
pub struct Begin {
    /// The rules that are not the usual ones: their names and values.
    pub options: Vec<(String, String)>,
    /// The position; `None` is the usual one.
    pub position: Option<String>,
}

impl Begin {
    /// The game.
    ///
    /// # Errors
    /// The game has no such rule, or the position is none.
    pub(super) fn game<G: Game>(&self) -> Result<G, Phrase> {
        let mut rules = G::Rules::default();
        for (name, value) in &self.options {
            set_option::<G>(&mut rules, name, value).map_err(|error| error.phrase())?;
        }
        match &self.position {
            Some(text) => G::from_text(text, &rules).map_err(|error| error.phrase()),
            None => Ok(G::start(&rules)),
        }
    }
}
