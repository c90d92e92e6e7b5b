//! Saved form of Qubism: seat names and ending names.

use super::recordable::{Recordable, ending_name};
use crate::rules::Ending;
use crate::rules::qubism::{GameState, Win};

impl Recordable for GameState {
    const CODE: u8 = 3;
    const SEATS: &'static [&'static str] = &["Black", "White"];

    fn ending_name(ending: Ending<Win>) -> &'static str {
        ending_name(ending, |win| match win {
            Win::Goal => "goal",
        })
    }
}
