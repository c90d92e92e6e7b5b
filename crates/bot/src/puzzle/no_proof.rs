//! Positions that cannot be examined for puzzles.

use crate::Evaluate;
use crate::search::RepetitionRule;
use kuba_rules::phrase::{Phrase, ToPhrase, said_error};

/// Reason why a position cannot be examined for puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoProof {
    /// The game is over.
    Over,
    /// More than two players.
    NotForTwo,
    /// The legal moves depend on the past (Kuba's Superko), which a position does not have.
    DependsOnPast,
}

said_error!(NoProof);

impl ToPhrase for NoProof {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Over => "no-proof-over",
            Self::NotForTwo => "no-proof-players",
            Self::DependsOnPast => "no-proof-past",
        })
    }
}

impl NoProof {
    /// Checks that the position of a game can be examined.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn check<G: Evaluate>(game: &G) -> Result<(), Self> {
        if game.seats() != 2 {
            return Err(Self::NotForTwo);
        }
        if matches!(game.recurrence(), RepetitionRule::Forbidden { .. }) {
            return Err(Self::DependsOnPast);
        }
        match game.outcome() {
            Some(_) => Err(Self::Over),
            None => Ok(()),
        }
    }
}
