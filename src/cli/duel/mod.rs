//! `kuba match`: two engines play each other, refereed by the rules.
//!
//! Each opening (random pushes from the start that leave neither side far ahead) is played twice,
//! with colours exchanged. The match ends after so many games, or as soon as a sequential
//! probability ratio test has decided between two hypotheses on the difference of strength.

mod engine;
mod referee;
mod stats;

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

use clap::Args;

use self::engine::{Budget, Engine, EngineError};
use self::referee::{Game, Played};
use self::stats::{Sprt, Tally};
use super::rules::Rules;
use super::{Failure, words};
use crate::phrase::Phrase;

/// The arguments of `kuba match`.
#[derive(Debug, Args)]
pub(super) struct Duel {
    #[arg(long, value_name = "COMMAND", default_value = "", help = words("cli-help-first"))]
    first: String,
    #[arg(long, value_name = "COMMAND", default_value = "", help = words("cli-help-second"))]
    second: String,
    #[arg(long, value_name = "NAME=VALUE", help = words("cli-help-first-option"))]
    first_option: Vec<String>,
    #[arg(long, value_name = "NAME=VALUE", help = words("cli-help-second-option"))]
    second_option: Vec<String>,
    #[arg(long, value_name = "MS", conflicts_with_all = ["nodes", "depth"], help = words("cli-help-movetime"))]
    movetime: Option<u64>,
    #[arg(long, conflicts_with = "depth", help = words("cli-help-nodes"))]
    nodes: Option<u64>,
    #[arg(long, help = words("cli-help-match-depth"))]
    depth: Option<u32>,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000), help = words("cli-help-games"))]
    games: u32,
    #[arg(long, value_name = "ELO", num_args = 2, allow_negative_numbers = true, help = words("cli-help-sprt"))]
    sprt: Vec<f64>,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256), help = words("cli-help-concurrency"))]
    concurrency: u16,
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=40), help = words("cli-help-opening"))]
    opening: u32,
    #[arg(long, default_value_t = 1, help = words("cli-help-seed"))]
    seed: u64,
    #[command(flatten)]
    rules: Rules,
}

impl Duel {
    /// Plays the match and prints the score as it goes.
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let sprt = match self.sprt[..] {
            [low, high] if low < high => Some(Sprt::new(low, high)),
            [] => None,
            _ => return Err(Failure::Told(Phrase::new("cli-match-sprt"))),
        };
        let next = AtomicUsize::new(0);
        let over = AtomicBool::new(false);
        let (results, inbox) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency {
                let results = results.clone();
                let (next, over, duel) = (&next, &over, &self);
                scope.spawn(move || {
                    let played = duel.play_all(next, over, &results);
                    if let Err(error) = played {
                        let _ = results.send(Err(error));
                    }
                });
            }
            drop(results);
            let told = Self::listen(&inbox, sprt, out);
            over.store(true, Relaxed);
            told
        })
    }

    /// Plays games until none is left.
    fn play_all(
        &self,
        next: &AtomicUsize,
        over: &AtomicBool,
        results: &mpsc::Sender<Result<Played, EngineError>>,
    ) -> Result<(), EngineError> {
        let mut engines = [
            self.engine(&self.first, &self.first_option)?,
            self.engine(&self.second, &self.second_option)?,
        ];
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= self.games as usize || over.load(Relaxed) {
                return Ok(());
            }
            let game = Game {
                rules: self.rules.set(),
                opening: self.opening,
                seed: self.seed.wrapping_add(number as u64 / 2),
                swapped: number % 2 == 1,
            };
            let played = game.play(&mut engines, self.budget())?;
            if results.send(Ok(played)).is_err() {
                return Ok(());
            }
        }
    }

    fn engine(&self, command: &str, options: &[String]) -> Result<Engine, EngineError> {
        let mut engine = Engine::start(command)?;
        let [ko, extra] = self.rules.names();
        engine.set("Ko", &ko)?;
        engine.set("Extra", &extra)?;
        for option in options {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            engine.set(name, value)?;
        }
        Ok(engine)
    }

    fn budget(&self) -> Budget {
        match (self.movetime, self.nodes, self.depth) {
            (_, Some(nodes), _) => Budget::Nodes(nodes),
            (_, _, Some(depth)) => Budget::Depth(depth),
            (time, ..) => Budget::Time(time.unwrap_or(100)),
        }
    }

    fn listen(
        inbox: &mpsc::Receiver<Result<Played, EngineError>>,
        sprt: Option<Sprt>,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let mut tally = Tally::default();
        for result in inbox {
            let played = result.map_err(|error| Failure::Told(error.into()))?;
            tally.count(&played);
            // The same in every language: other programs read these lines.
            writeln!(out, "{}", tally.line(sprt.as_ref()))?;
            out.flush()?;
            if sprt
                .as_ref()
                .is_some_and(|sprt| sprt.verdict(&tally).is_some())
            {
                break;
            }
        }
        if let Some(sprt) = &sprt {
            writeln!(out, "sprt {}", sprt.verdict(&tally).unwrap_or("undecided"))?;
        }
        Ok(())
    }
}
