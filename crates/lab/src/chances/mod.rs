//! Fits the curve from scores to winning chances to games that the program plays against itself, and
//! prints how reliable the chances are.
//!
//! ```text
//! cargo run --release -p kuba-lab -- chances kuba --games 600
//! cargo run --release -p kuba-lab -- chances kuba --option Extra=none
//! cargo run --release -p kuba-lab -- chances cubulus --option Players=3
//! cargo run --release -p kuba-lab -- chances kuba --weakest 1 --strongest 5
//! cargo run --release -p kuba-lab -- chances kuba --weakest 6 --strongest 6 --marks --games 30
//! ```
//!
//! In each game, one level, by default from 6 to 12, plays against itself after a few random moves, including the
//! level's deliberate errors. With `--marks` it judges whole games and prints accuracy and marks by level. Otherwise
//! the tool searches some positions of the game with a fixed number of
//! nodes and fits the curve to the scores and the results of the games (maximum likelihood). Every
//! third game is held out, and the reliability table covers only those. The same seed gives the same
//! output.

mod fit;
mod marks;
mod played;
mod reliability;

use clap::Args;
use kuba_bot::study::{Chance, ChanceCurve, Experience};
use kuba_bot::{Evaluate, Level};

use self::played::{Effort, Sample};
use self::reliability::Reliability;
use crate::games::{GameChoice, for_game};

#[derive(Args)]
pub(crate) struct Trial {
    #[command(flatten)]
    game: GameChoice,
    /// Judges whole games instead: accuracy and marks by level.
    #[arg(long)]
    marks: bool,
    #[command(flatten)]
    effort: Effort,
}

fn flatter(shares: &[Chance]) -> Vec<Chance> {
    let roots: Vec<u32> =
        (shares.iter()).map(|share| (u64::from(share.tenths()) << 32).isqrt() as u32).collect();
    Chance::shares(&roots)
}

fn measure<G: Evaluate + Sync>(trial: &Trial) {
    let start = G::start(&trial.game.rules::<G>());
    if trial.marks {
        return marks::print(&start, &trial.effort);
    }
    let samples = played::samples(&start, &trial.effort);
    let (held_out, fitted): (Vec<_>, Vec<_>) = samples.into_iter().partition(Sample::is_held_out);
    println!("{} positions to fit to, {} held out", fitted.len(), held_out.len());
    if start.seats() > 2 {
        for (name, roots) in [("shares in force", 0), ("their roots", 1), ("roots of roots", 2)] {
            println!("{name}");
            let shares = |sample: &Sample| {
                let shares = (0..roots).fold(sample.shares.clone(), |shares, _| flatter(&shares));
                let seats = shares.iter().zip(&sample.results);
                seats.map(|(share, result)| (share.tenths(), *result)).collect::<Vec<_>>()
            };
            let all = held_out.iter().chain(&fitted);
            Reliability::of(all.flat_map(shares)).print();
        }
        return;
    }
    let experience = Experience::at_table(Level::new(trial.effort.strongest));
    let (scale, bend) = fit::fitted(&fitted);
    println!("scale {scale}, bend {bend}; in force {:?}", start.chance_curve(experience));
    let curve = ChanceCurve::new(scale, bend);
    let own = |sample: &Sample| (curve.chance(sample.score).tenths(), sample.own_result());
    Reliability::of(held_out.iter().map(own)).print();
}

pub(crate) fn run(trial: &Trial) {
    for_game!(trial.game.game, G => measure::<G>(trial));
}
