//! Hashes of saved texts.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde::{Deserialize, Serialize};

/// Hash of a text, by which the text is recognized without being kept. Collisions are too rare to matter.
/// The hash may change between versions of the program: a text that is not recognized counts as another
/// one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TextHash(u64);

impl TextHash {
    /// Returns the hash of a text.
    pub fn of(text: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Self(hasher.finish())
    }
}
