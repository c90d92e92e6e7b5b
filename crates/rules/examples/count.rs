//! Counts the games of each length from the start, or from a position.
//!
//!     cargo run --release -p kuba-rules --example count -- 4

use kuba_rules::kuba::{GameState, KubaRules};
use kuba_rules::{Game, perft};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let depth = arguments.next().and_then(|depth| depth.parse().ok()).unwrap_or(3);
    let rules = KubaRules::default();
    let position: Vec<String> = arguments.collect();
    let game = if position.is_empty() {
        GameState::start(&rules)
    } else {
        match GameState::from_text(&position.join(" "), &rules) {
            Ok(game) => game,
            Err(error) => return eprintln!("This is no position: {error}"),
        }
    };
    for plies in 1..=depth {
        println!("{plies}: {}", perft(&game, plies));
    }
}
