//! How Kuba is saved.

use super::record::Recordable;
use crate::rules::kuba::{Ending, GameState, KubaRules, Position, PositionError};

impl Recordable for GameState {
    const ID: &'static str = "kuba";

    type PositionError = PositionError;

    fn from_text(text: &str, rules: &KubaRules) -> Result<Self, PositionError> {
        let position: Position = text.parse()?;
        Ok(Self::from_position(position, rules.rules))
    }

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
