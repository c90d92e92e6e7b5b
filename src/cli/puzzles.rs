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
    #[command(about = "cli-about-puzzles-list")]
    List(PuzzleList),
    #[command(about = "cli-about-puzzles-check")]
    Check(PuzzleCheck),
    #[command(about = "cli-about-puzzles-prove")]
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
    #[arg(
        long,
        value_name = "cli-value-value",
        default_value = "-",
        allow_hyphen_values = true,
        help = "cli-help-puzzle-rules"
    )]
    rules: String,
    #[arg(
        long,
        required = true,
        value_name = "cli-value-position",
        help = "cli-help-puzzle-position"
    )]
    position: String,
    #[arg(long, value_name = "cli-value-number", default_value_t = 9, help = "cli-help-puzzle-within", value_parser = whole(1..=99_u32))]
    within: u32,
    #[arg(long, value_name = "cli-value-number", default_value_t = PROOF_NODES, help = "cli-help-puzzle-nodes", value_parser = whole(1_u64..))]
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
