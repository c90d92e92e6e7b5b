//! A textbook program that plays the three games: the yardstick for `docs/strength.md`.
//!
//! Principal variation search with a transposition table, killers, history, reductions of late
//! moves and an evaluation by hand, over the rules and the generation of moves of this crate; nothing
//! of the crate's own search. It is never weakened on purpose: what it does it does as well as such a
//! program can.
//!
//! It speaks as much of the engine protocol as a match needs:
//!
//!     cargo build --release --example textbook
//!     kuba match --game qubism --second target/release/examples/textbook --movetime 100 --games 200

mod hand;
mod history;
mod search;
mod table;
mod talk;

use std::io::{self, BufRead};

use kuba::rules::{Game, cubulus, kuba as kuba_rules, qubism};

use self::talk::{End, Talk};

fn main() -> io::Result<()> {
    let mut lines = io::stdin().lock().lines();
    let mut name = kuba_rules::GameState::ID.to_owned();
    loop {
        let talked = match name.as_str() {
            cubulus::GameState::ID => Talk::<cubulus::GameState>::new().listen(&mut lines)?,
            qubism::GameState::ID => Talk::<qubism::GameState>::new().listen(&mut lines)?,
            _ => Talk::<kuba_rules::GameState>::new().listen(&mut lines)?,
        };
        match talked {
            End::OtherGame(other) => name = other,
            End::Quit => return Ok(()),
        }
    }
}
