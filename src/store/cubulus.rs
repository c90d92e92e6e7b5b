//! How Cubulus is saved.

use super::record::Recordable;
use crate::rules::cubulus::{Ending, GameState};

impl Recordable for GameState {
    const SEATS: &'static [&'static str] = &["White", "Black", "Red"];

    fn ending_name(ending: Ending) -> &'static str {
        match ending {
            Ending::Square => "square",
            Ending::Gift => "gift",
            Ending::Repetition => "repetition",
            Ending::Resignation => "resignation",
            Ending::Agreement => "agreement",
            Ending::TimeOut => "time",
        }
    }
}
