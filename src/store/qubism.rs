//! How Qubism is saved.

use super::record::Recordable;
use crate::rules::qubism::{Ending, GameState};

impl Recordable for GameState {
    const SEATS: &'static [&'static str] = &["Black", "White"];

    fn ending_name(ending: Ending) -> &'static str {
        match ending {
            Ending::Goal => "goal",
            Ending::Repetition => "repetition",
            Ending::Resignation => "resignation",
            Ending::Agreement => "agreement",
            Ending::TimeOut => "time",
        }
    }
}
