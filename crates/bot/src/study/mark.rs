//! Marks of moves.

/// Annotation mark of a move, as in chess score sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// `!`: a good move; in an analysis, the only one that held.
    Good,
    /// `?`: a mistake.
    Mistake,
    /// `!!`: a brilliant move.
    Brilliant,
    /// `??`: a blunder.
    Blunder,
    /// `!?`: an interesting move.
    Interesting,
    /// `?!`: a doubtful move.
    Doubtful,
}

impl Mark {
    /// All marks in the order of their numbers.
    pub const ALL: [Self; 6] = [
        Self::Good,
        Self::Mistake,
        Self::Brilliant,
        Self::Blunder,
        Self::Interesting,
        Self::Doubtful,
    ];

    /// Returns `true` if the mark stands for a doubtful move or worse.
    pub const fn blames(self) -> bool {
        matches!(self, Self::Doubtful | Self::Mistake | Self::Blunder)
    }

    /// Returns the sign after a move.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Mistake => "?",
            Self::Brilliant => "!!",
            Self::Blunder => "??",
            Self::Interesting => "!?",
            Self::Doubtful => "?!",
        }
    }

    /// Returns the number after `$` in a score sheet (numeric annotation glyph, PGN standard, 10), 1 to 6.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the mark with this number, 1 to 6.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.number() == number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_have_the_numbers_that_score_sheets_give_them() {
        let numbered = ["!", "?", "!!", "??", "!?", "?!"];
        for (number, sign) in (1..).zip(numbered) {
            assert_eq!(Mark::from_number(number).map(Mark::sign), Some(sign));
        }
        assert_eq!(Mark::from_number(0), None);
        assert_eq!(Mark::from_number(7), None);
    }
}
