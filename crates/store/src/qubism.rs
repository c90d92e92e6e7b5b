//! Saved form of Qubism: seat names and ending names.

use super::recordable::{Recordable, ending_name};
use kuba_rules::Ending;
use kuba_rules::qubism::{GameState, Win};

impl Recordable for GameState {
    const CODE: u8 = 3;
    const SEATS: &'static [&'static str] = &["Black", "White"];

    fn ending_name(ending: Ending<Win>) -> &'static str {
        ending_name(ending, |win| match win {
            Win::Goal => "goal",
        })
    }
}
