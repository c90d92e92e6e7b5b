//! A textbook engine for the three games, the yardstick of `docs/strength.md`.
//!
//! It uses principal variation search with a transposition table, killers, history, late move
//! reductions and a hand-written evaluation. It shares the rules and the move generation of the program,
//! but none of its search. It is not weakened on purpose.
//!
//! It understands the part of the engine protocol that a match needs:
//!
//! ```text
//! cargo build --release -p kuba-lab
//! kuba match --game qubism --second "target/release/kuba-lab textbook" --movetime 100 --games 200
//! ```

mod hand;
mod history;
mod search;
mod table;
mod talk;

use std::io::{self, BufRead};

use kuba_rules::{Game, cubulus, kuba, qubism};

use self::talk::{End, Talk};

pub(crate) fn run() -> io::Result<()> {
    let mut lines = io::stdin().lock().lines();
    let mut name = kuba::GameState::ID.to_owned();
    loop {
        let talked = match name.as_str() {
            cubulus::GameState::ID => Talk::<cubulus::GameState>::new().listen(&mut lines)?,
            qubism::GameState::ID => Talk::<qubism::GameState>::new().listen(&mut lines)?,
            _ => Talk::<kuba::GameState>::new().listen(&mut lines)?,
        };
        match talked {
            End::OtherGame(other) => name = other,
            End::Quit => return Ok(()),
        }
    }
}
