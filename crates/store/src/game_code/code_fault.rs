//! Faults of codes.

use kuba_rules::phrase::{Phrase, ToPhrase, said_error};

/// Reason why a code is not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeFault {
    /// The checksum or the content is wrong.
    Damaged,
    /// A newer version of the program wrote it.
    Newer,
    /// It is a game that this program does not know, or another one than was asked for.
    OtherGame,
}

said_error!(CodeFault);

impl ToPhrase for CodeFault {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Damaged => "code-damaged",
            Self::Newer => "code-newer",
            Self::OtherGame => "code-other-game",
        })
    }
}
