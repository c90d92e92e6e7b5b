//! Fits the curve from scores to winning chances to games that the program plays against itself, and
//! prints how reliable the chances are.
//!
//!     cargo run --release --example chances -- kuba --games 600
//!     cargo run --release --example chances -- kuba --option Extra=none
//!     cargo run --release --example chances -- cubulus --option Players=3
//!     cargo run --release --example chances -- kuba --weakest 1 --strongest 5
//!     cargo run --release --example chances -- kuba --weakest 6 --strongest 6 --marks --games 30
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

use clap::{Parser, ValueEnum};
use kuba::bot::study::{Chance, ChanceCurve, Experience};
use kuba::bot::{Evaluate, Level};
use kuba::rules::cubulus::GameState as Cubulus;
use kuba::rules::kuba::GameState as Kuba;
use kuba::rules::qubism::GameState as Qubism;
use kuba::rules::set_option;

use self::played::{Effort, Sample};
use self::reliability::Reliability;

#[derive(Parser)]
struct Trial {
    game: GameName,
    /// A rule, such as `Extra=none`.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Judges whole games instead: accuracy and marks by level.
    #[arg(long)]
    marks: bool,
    #[command(flatten)]
    effort: Effort,
}

#[derive(Clone, Copy, ValueEnum)]
enum GameName {
    Kuba,
    Cubulus,
    Qubism,
}

fn flatter(shares: &[Chance]) -> Vec<Chance> {
    let roots: Vec<u32> = (shares.iter())
        .map(|share| (u64::from(share.tenths()) << 32).isqrt() as u32)
        .collect();
    Chance::shares(&roots)
}

fn run<G: Evaluate + Sync>(trial: &Trial) {
    let mut rules = G::Rules::default();
    for option in &trial.options {
        let (name, value) = option.split_once('=').expect("NAME=VALUE");
        set_option::<G>(&mut rules, name, value).expect("a rule");
    }
    let start = G::start(&rules);
    if trial.marks {
        return marks::print(&start, &trial.effort);
    }
    let samples = played::samples(&start, &trial.effort);
    let (held_out, fitted): (Vec<_>, Vec<_>) = samples.into_iter().partition(Sample::is_held_out);
    println!(
        "{} positions to fit to, {} held out",
        fitted.len(),
        held_out.len()
    );
    if start.seats() > 2 {
        for (name, roots) in [
            ("shares in force", 0),
            ("their roots", 1),
            ("roots of roots", 2),
        ] {
            println!("{name}");
            let shares = |sample: &Sample| {
                let shares = (0..roots).fold(sample.shares.clone(), |shares, _| flatter(&shares));
                let seats = shares.iter().zip(&sample.results);
                seats
                    .map(|(share, result)| (share.tenths(), *result))
                    .collect::<Vec<_>>()
            };
            let all = held_out.iter().chain(&fitted);
            Reliability::of(all.flat_map(shares)).print();
        }
        return;
    }
    let experience = Experience::at_table(Level::new(trial.effort.strongest));
    let (scale, bend) = fit::fitted(&fitted);
    println!(
        "scale {scale}, bend {bend}; in force {:?}",
        start.chance_curve(experience)
    );
    let curve = ChanceCurve::new(scale, bend);
    let own = |sample: &Sample| (curve.chance(sample.score).tenths(), sample.own_result());
    Reliability::of(held_out.iter().map(own)).print();
}

fn main() {
    let trial = Trial::parse();
    match trial.game {
        GameName::Kuba => run::<Kuba>(&trial),
        GameName::Cubulus => run::<Cubulus>(&trial),
        GameName::Qubism => run::<Qubism>(&trial),
    }
}
