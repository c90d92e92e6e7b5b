//! The part of the engine protocol that a match needs.

use std::io;
use std::time::{Duration, Instant};

use kuba_bot::Evaluate;
use kuba_rules::set_option;

use super::hand::Hand;
use super::search::{Budget, Search};
use super::table::Table;

/// Table size in MiB, equal to that of the opponent in a match.
const TABLE_MIB: usize = 64;

/// A conversation about one game.
pub(crate) struct Talk<G: Evaluate> {
    rules: G::Rules,
    game: G,
    table: Table,
}

/// Reason for the end of the conversation.
pub(crate) enum End {
    /// Continue with the game of this id.
    OtherGame(String),
    Quit,
}

impl<G: Evaluate> Talk<G>
where
    G::Node: Hand,
{
    pub(crate) fn new() -> Self {
        let rules = G::Rules::default();
        Self { game: G::start(&rules), rules, table: Table::new(TABLE_MIB) }
    }

    /// Answers commands until the end of the conversation.
    pub(crate) fn listen(
        &mut self,
        lines: &mut impl Iterator<Item = io::Result<String>>,
    ) -> io::Result<End> {
        for line in lines {
            let line = line?;
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["ugi"] => println!("id name Textbook\nugiok"),
                ["isready"] => println!("readyok"),
                ["uginewgame"] => self.table.clear(),
                ["setoption", "name", "Game", "value", game] if game != G::ID => {
                    return Ok(End::OtherGame(game.to_owned()));
                }
                ["setoption", "name", "Game", "value", _] => {}
                ["setoption", "name", name, "value", value] => {
                    if let Err(error) = set_option::<G>(&mut self.rules, name, value) {
                        println!("info string error {error}");
                    }
                }
                ["position", ref place @ ..] => {
                    if let Err(error) = self.set_up(place) {
                        println!("info string error {error}");
                    }
                }
                ["go", ref limits @ ..] => self.go(limits),
                ["quit"] => break,
                _ => println!("info string error unknown: {line}"),
            }
        }
        Ok(End::Quit)
    }

    /// Sets up the start or a position text and plays the given moves.
    fn set_up(&mut self, place: &[&str]) -> Result<(), String> {
        let (begin, moves) = match place.iter().position(|word| *word == "moves") {
            Some(at) => (&place[..at], &place[at + 1..]),
            None => (place, &[][..]),
        };
        let mut game = match begin {
            ["startpos"] => G::start(&self.rules),
            ["fen", text @ ..] => {
                G::from_text(&text.join(" "), &self.rules).map_err(|error| error.to_string())?
            }
            _ => return Err(format!("no position: {}", begin.join(" "))),
        };
        for text in moves {
            let mv = game.read_move(text).map_err(|error| error.to_string())?;
            game.play(mv);
        }
        self.game = game;
        Ok(())
    }

    /// Searches within the limits and prints the best move.
    fn go(&mut self, limits: &[&str]) {
        let mut budget = Budget::default();
        for limit in limits.chunks(2) {
            let &[name, number] = limit else { continue };
            let number = number.parse().unwrap_or(1);
            match name {
                "movetime" => budget.until = Some(Instant::now() + Duration::from_millis(number)),
                "nodes" => budget.nodes = number,
                "depth" => budget.depth = number as u32,
                _ => println!("info string error unknown limit: {name}"),
            }
        }
        let chosen = self.game.instant_move(0).or_else(|| {
            Search::new(&self.game, &mut self.table, budget)
                .best_move()
                .inspect(|found| println!("info depth {} nodes {}", found.depth, found.nodes))
                .map(|found| found.mv)
        });
        match chosen {
            Some(mv) => println!("bestmove {mv}"),
            None => println!("bestmove 0000"),
        }
    }
}
