//! The input of a board in one frame.

use super::Look;
use kuba_i18n::Texts;
use kuba_rules::Game;
use kuba_rules::phrase::Phrase;

/// Part of a hint that is shown on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintPart {
    /// The row or the face of its move.
    Area,
    /// The piece with which its move begins.
    Beginning,
    /// The whole move.
    #[default]
    Whole,
}

impl HintPart {
    /// Returns the part that the next request for the hint shows.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Area => Self::Beginning,
            Self::Beginning | Self::Whole => Self::Whole,
        }
    }
}

/// Permission for the user to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The user may move for the player to move.
    Free,
    /// The user may not move, for this reason.
    Tied(Phrase),
    /// The board is only a picture.
    Away,
}

/// The input of a board in one frame.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each asked by name")]
pub struct Scene<'a, G: Game> {
    /// The positions from the start to the one shown, which is the last.
    pub positions: &'a [G],
    /// The moves between them: one fewer.
    pub moves: &'a [G::Move],
    /// Number of human players.
    pub people: usize,
    /// Permission for the user to move.
    pub hand: Hand,
    /// `true` if the position is an excerpt: missing pieces have not been captured.
    pub excerpt: bool,
    /// A move to point at.
    pub hint: Option<G::Move>,
    /// Part of the hint that is shown.
    pub hint_part: HintPart,
    /// The hint in words with the reason for it, if it is advice.
    pub advice: Option<Phrase>,
    /// `true` if the hint comes with every turn, which the user can end there.
    pub guided: bool,
    /// The line that the engine considers; empty if it is not shown.
    pub line: &'a [G::Move],
    /// `true` if the pieces are shown as they would be after the first moves of that line.
    pub plays_line: bool,
    /// `true` if that line is a threat rather than advice.
    pub warns: bool,
    /// A move better than the last one, shown beside it.
    pub better: Option<G::Move>,
    /// A move that was played in the first position in an earlier game.
    pub former: Option<G::Move>,
    /// The best moves for the engine, best first; empty if they are not shown.
    pub best: &'a [G::Move],
    /// `true` while threats are shown.
    pub threats: bool,
    /// `true` if the names of threatened sides are marked all the time, for beginners.
    pub names_threats: bool,
    /// `true` in a game without help: the board shows no threats, does not warn, and makes a move at once.
    pub strict: bool,
    /// `true` on the start page, where the board shows the aim of the game before play begins.
    pub aim: bool,
    /// `true` in a lesson, where the hint pulses for a while.
    pub teaches: bool,
    /// The look of the board.
    pub look: Look,
    /// The message catalogue.
    pub texts: &'a Texts,
}

impl<'a, G: Game> Scene<'a, G> {
    /// Creates a picture of a game, without interaction.
    pub const fn picture(
        positions: &'a [G],
        moves: &'a [G::Move],
        look: Look,
        texts: &'a Texts,
    ) -> Self {
        Self {
            positions,
            moves,
            people: 0,
            hand: Hand::Away,
            excerpt: false,
            hint: None,
            hint_part: HintPart::Whole,
            advice: None,
            guided: false,
            line: &[],
            plays_line: false,
            warns: false,
            better: None,
            former: None,
            best: &[],
            threats: false,
            names_threats: false,
            strict: false,
            aim: false,
            teaches: false,
            look,
            texts,
        }
    }

    /// Returns the number beside a move of the line, or `None` for no number; `nth` counts from 0. The
    /// first move has one only if the line is played out on the board.
    pub fn number_in_line(&self, nth: usize) -> Option<usize> {
        (self.plays_line || nth > 0).then_some(nth + 1)
    }

    /// Returns the position shown.
    ///
    /// # Panics
    /// If the scene has no position, which a session always has.
    pub fn game(&self) -> &G {
        self.positions.last().expect("a session has a position")
    }

    /// Returns the reason why the user may not move at all, if there is one.
    pub const fn tied(&self) -> Option<&Phrase> {
        match &self.hand {
            Hand::Tied(reason) => Some(reason),
            Hand::Free | Hand::Away => None,
        }
    }
}
