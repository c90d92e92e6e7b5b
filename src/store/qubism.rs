//! How Qubism is saved.

use super::record::Recordable;
use crate::rules::qubism::{Ending, GameState};

impl Recordable for GameState {
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
