//! Measures how soon a position that is set up has its verdict as a puzzle.
//!
//! ```text
//! cargo run --release -p kuba-lab -- composing [POSITIONS] [SEED]
//! ```
//!
//! The positions come from games between simulated beginners. For each game the tool prints how many positions
//! were looked at 5, 7 and 9 moves ahead or decided sooner, and how long that took.

use std::time::{Duration, Instant};

use clap::Args;
use kuba_bot::puzzle::{Findings, Prover, ProverControl, ProverProgress};
use kuba_bot::{Evaluate, Novice, StopSignal};
use kuba_rules::random::Random;
use kuba_rules::{cubulus, kuba, qubism};

/// Depths, in moves of both sides.
const DEPTHS: [u32; 3] = [5, 7, 9];
/// Positions visited at most, as in the editor.
const NODES: u64 = 3_000_000;

#[derive(Args)]
pub(crate) struct Trial {
    /// Number of positions of each game.
    #[arg(default_value_t = 200)]
    positions: u64,
    #[arg(default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(trial: &Trial) {
    let &Trial { positions, seed } = trial;
    println!("{positions} positions a game, seed {seed}, at most {NODES} positions visited");
    println!("| game | moves ahead | answered | median | 90 % | longest |");
    println!("|---|---|---|---|---|---|");
    measure::<kuba::GameState>(positions, seed);
    measure::<cubulus::GameState>(positions, seed);
    measure::<qubism::GameState>(positions, seed);
}

/// Time until a position was looked at as far as each depth.
struct Times {
    begun: Instant,
    reached: [Option<Duration>; DEPTHS.len()],
}

impl<M> ProverControl<M> for Times {
    fn found(&mut self, findings: &Findings<M>) {
        let now = self.begun.elapsed();
        for (depth, reached) in DEPTHS.into_iter().zip(&mut self.reached) {
            if findings.has_win() || findings.no_win_within >= depth {
                reached.get_or_insert(now);
            }
        }
    }

    fn advanced(&mut self, _: ProverProgress) {}
}

fn measure<G: Evaluate>(positions: u64, seed: u64) {
    let mut times: [Vec<Duration>; DEPTHS.len()] = Default::default();
    let mut count = 0;
    for number in 0..positions {
        let game = position::<G>(&mut Random::new(seed.wrapping_mul(1_000_003) + number));
        let Ok(mut prover) = Prover::new(&game) else {
            continue;
        };
        count += 1;
        let mut control = Times { begun: Instant::now(), reached: [None; DEPTHS.len()] };
        let within = DEPTHS[DEPTHS.len() - 1];
        // What was not found within the limit is missing in the table.
        let _ = prover.find_goal((within, NODES), &StopSignal::default(), &mut control);
        for (all, reached) in times.iter_mut().zip(control.reached) {
            all.extend(reached);
        }
    }
    for (depth, mut all) in DEPTHS.into_iter().zip(times) {
        all.sort_unstable();
        // Positions without an answer count as the slowest.
        let at = |percent: usize| match all.get(count * percent / 100) {
            Some(time) => format!("{:.3} s", time.as_secs_f64()),
            None => "–".to_owned(),
        };
        let longest = all.last().copied().unwrap_or_default().as_secs_f64();
        println!(
            "| {} | {depth} | {} of {count} | {} | {} | {longest:.3} s |",
            G::ID,
            all.len(),
            at(50),
            at(90)
        );
    }
}

/// A position from the middle or the end of a game.
fn position<G: Evaluate>(random: &mut Random) -> G {
    let mut past = vec![G::start(&G::Rules::default())];
    while past.len() < 200 && past[past.len() - 1].outcome().is_none() {
        let mut game = past[past.len() - 1].clone();
        let Some(mv) = Novice::Careful.choose(&game, random) else {
            break;
        };
        game.play(mv);
        past.push(game);
    }
    let last = past.len().saturating_sub(2).max(1);
    let place = last / 4 + random.below(last - last / 4);
    past.swap_remove(place)
}
