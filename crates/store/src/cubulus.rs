//! Saved form of Cubulus: seat names, ending names, and layouts of neutral balls.

use super::recordable::{Recordable, ending_name};
use kuba_rules::Ending;
use kuba_rules::cubulus::{CubulusRules, GameState, Layout, Neutrals, Players, Win};

const NEUTRALS: &str = "Neutrals";

impl Recordable for GameState {
    const CODE: u8 = 2;
    const SEATS: &'static [&'static str] = &["White", "Black", "Red"];

    fn ending_name(ending: Ending<Win>) -> &'static str {
        ending_name(ending, |win| match win {
            Win::Square => "square",
            Win::Gift => "gift",
        })
    }

    /// Cells of a randomly drawn layout, which no named value of the option describes.
    fn rule_value(rules: &CubulusRules, name: &str) -> Option<String> {
        match rules.players {
            Players::Two(neutrals @ Neutrals::Laid(layout)) if neutrals.is_by_lot() => {
                (name == NEUTRALS).then(|| layout.to_string())
            }
            Players::Two(_) | Players::Three => None,
        }
    }

    fn read_rule(rules: &mut CubulusRules, name: &str, value: &str) -> bool {
        let layout = value.parse::<Layout>().ok().filter(|_| name == NEUTRALS);
        if let Some(layout) = layout {
            rules.players = Players::Two(Neutrals::Laid(layout));
        }
        layout.is_some()
    }
}
