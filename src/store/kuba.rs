//! How Kuba is saved.

use super::record::Recordable;
use crate::rules::kuba::{Ending, GameState};

impl Recordable for GameState {
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
}
