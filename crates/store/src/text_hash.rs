//! Hashes of saved texts.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde::{Deserialize, Serialize};

/// Hash of the text of a game, by which it is recognized without being kept. Verdicts do not count, and so neither do the
/// version and the cursor, which come with them: a game stays the same when it is judged. Collisions are too rare to
/// matter. The hash may change between versions of the program: a text that is not recognized counts as another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TextHash(u64);

/// First line of the verdicts in the text of a game.
const VERDICTS: &str = "    verdicts: [";

/// Number of verdicts in the text of a game.
pub(super) fn verdicts_in(text: &str) -> usize {
    let lines = text.lines().skip_while(|line| *line != VERDICTS).skip(1);
    lines.take_while(|line| *line != "    ],").count()
}

impl TextHash {
    /// Returns the hash of a text.
    pub fn of(text: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        let mut is_verdict = false;
        for line in text.lines() {
            if is_verdict {
                is_verdict = line != "    ],";
                continue;
            }
            is_verdict = line == VERDICTS;
            let is_other =
                ["    version: ", "    cursor: "].iter().any(|key| line.starts_with(key));
            if !is_verdict && !is_other {
                line.hash(&mut hasher);
            }
        }
        Self(hasher.finish())
    }
}
