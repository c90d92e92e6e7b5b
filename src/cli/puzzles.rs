//! `kuba puzzles`: lists the built-in puzzles, proves puzzles, and finds out what positions ask for.

use std::io::Write;

use clap::{Args, Subcommand};

use super::Failure;
use super::game::{GameArgument, Games};
use super::number::whole;
use super::puzzle_check::PuzzleCheck;
use crate::bot::puzzle::written_puzzles;
use crate::tool::PuzzleQuestion;

#[derive(Debug, Subcommand)]
pub(super) enum Puzzles {
    /// Prints the puzzles of a game, one per line: name, grade, goal, rules, position and solution, separated by
    /// tabs.
    List(PuzzleList),
    /// Proves again that every puzzle of the program, or of files, has exactly one solution, the listed one.
    Check(PuzzleCheck),
    /// Prints what a position asks for, separated by tabs: the goal that can be reached, the first moves that reach
    /// it, and the best play.
    Prove(PuzzleProof),
}

#[derive(Debug, Args)]
pub(super) struct PuzzleList {
    #[command(flatten)]
    game: GameArgument,
}

#[derive(Debug, Args)]
pub(super) struct PuzzleProof {
    #[command(flatten)]
    game: GameArgument,
    /// The rules by the names that “list” prints, as in “previous-position may”; the usual ones by default.
    #[arg(long, value_name = "VALUE", default_value = "-", allow_hyphen_values = true)]
    rules: String,
    /// The position, as in “7/7/7/5WR/7/7/B6 w 6-0”.
    #[arg(long, required = true)]
    position: String,
    /// How many moves of both sides to look ahead.
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = whole(1..=99_u32))]
    within: u32,
    /// Most positions to look at; after that the answer is “undecided”.
    #[arg(long, value_name = "N", default_value_t = PROOF_NODES, value_parser = whole(1_u64..))]
    nodes: u64,
}

/// Maximum number of positions visited for an answer, unless another is wanted.
const PROOF_NODES: u64 = 500_000_000;

impl Puzzles {
    pub(super) fn run(self, games: Games, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            Self::List(list) => {
                for written in written_puzzles(games.find(&list.game)?.tool.puzzles()) {
                    writeln!(out, "{written}")?;
                }
                Ok(())
            }
            Self::Check(check) => check.run(games, out),
            Self::Prove(proof) => proof.run(games, out),
        }
    }
}

impl PuzzleProof {
    /// Prints the verdict, the first moves and the main line, separated by tabs. Not translated, because
    /// other programs read the line.
    fn run(self, games: Games, out: &mut impl Write) -> Result<(), Failure> {
        let tool = games.find(&self.game)?.tool;
        let within = self.within;
        let answer = tool.prove_puzzle(&PuzzleQuestion {
            rules: self.rules,
            position: self.position,
            within,
            nodes: self.nodes,
        });
        let answer = answer.map_err(Failure::Usage)?;
        let verdict = match answer.goal {
            Some(goal) => goal.to_string(),
            None if answer.is_undecided => format!("undecided within {within}"),
            None => format!("none within {within}"),
        };
        let (first_moves, line) = (answer.first_moves.join(" "), answer.line.join(" "));
        writeln!(out, "{verdict}\t{first_moves}\t{line}")?;
        Ok(())
    }
}
