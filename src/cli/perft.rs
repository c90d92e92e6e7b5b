//! `kuba perft`: counting positions, the checksum and the speed of the rules.

use std::io::Write;
use std::time::Instant;

use clap::Args;

use super::rules::Rules;
use super::{Failure, read, words};
use crate::rules::kuba::{GameState, Position, RuleSet, Setup};

/// The arguments of `kuba perft`.
#[derive(Debug, Args)]
pub(super) struct Perft {
    #[arg(help = words("cli-help-depth"), value_parser = clap::value_parser!(u32).range(1..=99))]
    depth: u32,
    #[command(flatten)]
    rules: Rules,
    #[arg(long, value_name = "TEXT", value_parser = read::<Position>, help = words("cli-help-position"))]
    position: Option<Position>,
}

impl Perft {
    /// Counts depth by depth, a line each.
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let rules = RuleSet {
            repetition: false,
            ..self.rules.set()
        };
        let position = self
            .position
            .unwrap_or_else(|| Position::start(Setup::Standard));
        let game = GameState::from_position(position, rules);
        for depth in 1..=self.depth {
            let begin = Instant::now();
            let nodes = game.perft(depth);
            let seconds = begin.elapsed().as_secs_f64();
            // The same in every language: other programs read these lines.
            writeln!(out, "depth {depth} nodes {nodes} seconds {seconds:.3}")?;
            out.flush()?;
        }
        Ok(())
    }
}
