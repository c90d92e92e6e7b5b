//! `kuba bench`: the number of positions that searches visit, a checksum of the search.

use clap::Args;

use super::game::{GameArgument, Games};
use super::{Console, Failure, conversation, words};
use crate::ugi;

/// The arguments of `kuba bench`.
#[derive(Debug, Args)]
pub(super) struct Bench {
    #[arg(default_value_t = ugi::BENCH_DEPTH, help = words("cli-help-bench-depth"), value_parser = clap::value_parser!(u32).range(1..=i64::from(ugi::DEEPEST_BENCH)))]
    depth: u32,
    #[command(flatten)]
    game: GameArgument,
}

impl Bench {
    /// Searches position by position, a line each, and prints the sum.
    pub(super) fn run(self, games: Games, console: &mut Console) -> Result<(), Failure> {
        let tool = games.find(&self.game)?.tool;
        tool.bench(&mut conversation(games, console), self.depth);
        Ok(())
    }
}
