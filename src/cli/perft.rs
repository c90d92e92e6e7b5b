//! `kuba perft`: counts positions, as a checksum and speed test of the rules.

use std::io::Write;
use std::time::Instant;

use clap::Args;

use super::Failure;
use super::game::{GameArguments, Games};
use super::number::whole;

#[derive(Debug, Args)]
pub(super) struct Perft {
    /// How many moves deep.
    #[arg(value_parser = whole(1..=99_u32))]
    depth: u32,
    #[command(flatten)]
    game: GameArguments,
}

impl Perft {
    pub(super) fn run(self, games: Games, out: &mut impl Write) -> Result<(), Failure> {
        let tool = self.game.entry(games)?.tool;
        let begin = self.game.begin();
        for depth in 1..=self.depth {
            let start = Instant::now();
            let nodes = tool.perft(&begin, depth).map_err(Failure::Usage)?;
            let seconds = start.elapsed().as_secs_f64();
            // Not translated, because other programs read these lines.
            writeln!(out, "depth {depth} nodes {nodes} seconds {seconds:.3}")?;
            out.flush()?;
        }
        Ok(())
    }
}
