//! Prints a random game with the moves as a record writes them, and its result.
//!
//!     cargo run -p kuba-rules --example random_game -- qubism 7

use kuba_rules::random::Random;
use kuba_rules::{Game, cubulus, kuba, qubism};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| kuba::GameState::ID.to_owned());
    let mut random = Random::new(arguments.next().and_then(|seed| seed.parse().ok()).unwrap_or(1));
    match name.as_str() {
        kuba::GameState::ID => play::<kuba::GameState>(&mut random),
        cubulus::GameState::ID => play::<cubulus::GameState>(&mut random),
        qubism::GameState::ID => play::<qubism::GameState>(&mut random),
        _ => println!("There is no game {name}: try kuba, cubulus or qubism."),
    }
}

fn play<G: Game>(random: &mut Random) {
    let mut game = G::start(&G::Rules::default());
    let mut moves = Vec::new();
    // Some rule sets let a game go on for ever.
    for number in 1..=500 {
        moves.clear();
        game.legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        println!("{number}. {}", game.write_move(mv));
        game.play(mv);
    }
    match game.outcome() {
        Some(outcome) => println!("{:?}: {:?}", outcome.ending, outcome.result),
        None => println!("not finished"),
    }
    println!("{}", game.position_text());
}
