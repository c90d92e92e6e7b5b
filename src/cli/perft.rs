//! `kuba perft`: counting positions, the checksum and the speed of the rules.

use std::io::Write;
use std::time::Instant;

use clap::{Args, ValueEnum};

use super::{Failure, read, words};
use crate::rules::kuba::{ExtraTurn, GameState, KoRule, Position, RuleSet, Setup};

/// The arguments of `kuba perft`.
#[derive(Debug, Args)]
pub(super) struct Perft {
    #[arg(help = words("cli-help-depth"), value_parser = clap::value_parser!(u32).range(1..=99))]
    depth: u32,
    #[arg(long, value_enum, default_value_t, help = words("cli-help-ko"))]
    ko: Ko,
    #[arg(long, value_enum, default_value_t, help = words("cli-help-extra"))]
    extra: Extra,
    #[arg(long, value_name = "TEXT", value_parser = read::<Position>, help = words("cli-help-position"))]
    position: Option<Position>,
}

/// A ko rule's name on the command line.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Ko {
    #[default]
    StraightBack,
    PreviousPosition,
    Superko,
}

/// An extra-turn rule's name on the command line.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Extra {
    #[default]
    Must,
    May,
    None,
}

impl From<Ko> for KoRule {
    fn from(ko: Ko) -> Self {
        match ko {
            Ko::StraightBack => Self::StraightBack,
            Ko::PreviousPosition => Self::PreviousPosition,
            Ko::Superko => Self::Superko,
        }
    }
}

impl From<Extra> for ExtraTurn {
    fn from(extra: Extra) -> Self {
        match extra {
            Extra::Must => Self::Must,
            Extra::May => Self::May,
            Extra::None => Self::None,
        }
    }
}

impl Perft {
    /// Counts depth by depth, a line each.
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let rules = RuleSet {
            ko: self.ko.into(),
            extra: self.extra.into(),
            repetition: false,
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
