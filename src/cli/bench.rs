//! `kuba bench`: counts the nodes of fixed searches, as a checksum of the search.

use clap::Args;

use super::game::{GameArgument, Games};
use super::number::whole;
use super::{Console, Failure, conversation};
use crate::ugi;

#[derive(Debug, Args)]
pub(super) struct Bench {
    /// Plies to look ahead.
    #[arg(default_value_t = ugi::BENCH_DEPTH, value_parser = whole(1..=ugi::DEEPEST_BENCH))]
    depth: u32,
    #[command(flatten)]
    game: GameArgument,
}

impl Bench {
    pub(super) fn run(self, games: Games, console: &mut Console) -> Result<(), Failure> {
        let tool = games.find(&self.game)?.tool;
        tool.bench(&mut conversation(games, console), self.depth);
        Ok(())
    }
}
