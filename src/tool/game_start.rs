//! Start of a game, in terms that fit every game.

use crate::phrase::{Phrase, ToPhrase};
use crate::rules::{Game, set_option};

/// Rules and start position of a game, by name.
#[derive(Clone, Debug, Default)]
pub struct GameStart {
    /// Names and values of the rules that are not the usual ones.
    pub options: Vec<(String, String)>,
    /// Start position; `None` is the usual one.
    pub position: Option<String>,
}

impl GameStart {
    pub(super) fn rules<G: Game>(&self) -> Result<G::Rules, Phrase> {
        let mut rules = G::Rules::default();
        for (name, value) in &self.options {
            set_option::<G>(&mut rules, name, value).map_err(|error| error.phrase())?;
        }
        Ok(rules)
    }

    pub(super) fn game<G: Game>(&self) -> Result<G, Phrase> {
        let rules = self.rules::<G>()?;
        match &self.position {
            Some(text) => G::from_text(text, &rules).map_err(|error| error.phrase()),
            None => Ok(G::start(&rules)),
        }
    }
}
