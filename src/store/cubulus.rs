//! How Cubulus is saved.

use super::recordable::{Recordable, ending_name};
use crate::rules::Ending;
use crate::rules::cubulus::{GameState, Win};

impl Recordable for GameState {
    const SEATS: &'static [&'static str] = &["White", "Black", "Red"];

    fn ending_name(ending: Ending<Win>) -> &'static str {
        ending_name(ending, |win| match win {
            Win::Square => "square",
            Win::Gift => "gift",
        })
    }
}
