//! Searches for the best move of a game after some moves, and says how it stands.
//!
//!     cargo run --release -p kuba-bot --example best_move -- cubulus 8
//!     cargo run --release -p kuba-bot --example best_move -- kuba 6 f1-f2 b1-b2

use kuba_bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba_bot::{Evaluate, Limits};
use kuba_rules::{Game, cubulus, kuba, qubism};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let name = arguments.first().map_or(kuba::GameState::ID, String::as_str);
    let depth = arguments.get(1).and_then(|depth| depth.parse().ok()).unwrap_or(6);
    let moves = arguments.get(2..).unwrap_or_default();
    match name {
        kuba::GameState::ID => search::<kuba::GameState>(depth, moves),
        cubulus::GameState::ID => search::<cubulus::GameState>(depth, moves),
        qubism::GameState::ID => search::<qubism::GameState>(depth, moves),
        _ => println!("There is no game {name}: try kuba, cubulus or qubism."),
    }
}

fn search<G: Evaluate>(depth: u32, moves: &[String]) {
    let mut game = G::start(&G::Rules::default());
    for text in moves {
        match game.read_move(text) {
            Ok(mv) => game.play(mv),
            Err(error) => return eprintln!("{text}: {error}"),
        }
    }
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let found = SearchTask::new(&game, limits).run(&TranspositionTable::new(64), &mut NoControl);
    let Some(best) = found.opinion else {
        return println!("The game is over.");
    };
    println!("score {:?}", best.score);
    for mv in best.line {
        println!("{}", game.write_move(mv));
        game.play(mv);
    }
}
