//! How Kuba is saved.

use std::borrow::Cow;

use super::record::Recordable;
use crate::rules::Game;
use crate::rules::kuba::{Ending, GameState, Move};

/// The length of a cell's name in bytes.
const CELL: usize = 2;

impl Recordable for GameState {
    const SEATS: &'static [&'static str] = &["White", "Black"];

    fn ending_name(ending: Ending) -> &'static str {
        match ending {
            Ending::SevenReds => "seven-reds",
            Ending::NoMarbles => "marbles",
            Ending::NoPush => "stuck",
            Ending::Repetition => "repetition",
            Ending::Resignation => "resignation",
            Ending::Agreement => "agreement",
            Ending::TimeOut => "time",
        }
    }

    /// `f1-g1xR`: the two cells are told apart.
    fn sheet_move(&self, mv: Move) -> String {
        let text = self.write_move(mv);
        match (mv, text.split_at_checked(CELL)) {
            (Move::Push(_), Some((from, to))) => format!("{from}-{to}"),
            _ => text,
        }
    }

    fn plain_move(word: &str) -> Cow<'_, str> {
        match word.split_at_checked(CELL) {
            Some((from, to)) if to.starts_with('-') => Cow::Owned(format!("{from}{}", &to[1..])),
            _ => Cow::Borrowed(word),
        }
    }
}
