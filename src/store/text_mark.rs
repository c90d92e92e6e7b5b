//! What a kept text is known by.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde::{Deserialize, Serialize};

/// What a text is known by without being kept whole. Two texts have the same one only by a chance
/// that nobody will see. It need not outlive a version of the program: a text that is not known
/// again is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TextMark(u64);

impl TextMark {
    /// What this text is known by.
    pub fn of(text: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Self(hasher.finish())
    }
}
