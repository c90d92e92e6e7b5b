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
//! third game is held out, and the reliability table covers only those. The second table covers all games: the
//! chances in force, as they are shown, by the lead in progress. The same seed gives the same output.

mod fit;
mod marks;
mod played;
mod reliability;

use clap::Args;
use kuba_bot::Evaluate;
use kuba_bot::study::{Chance, ChanceCurve, Experience};

use self::fit::{BENDS, Numbers, SCALES, WEIGHTS};
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

/// Numbers of the curve. Losses are measured on that of advanced players, so its scale and bend are fitted without
/// the progress, and without proofs.
fn numbers(samples: &[Sample], experience: Experience) -> Numbers {
    let plies = |sample: &Sample| sample.score.plies_to_end().map(i32::unsigned_abs);
    let is_open = |sample: &&Sample| {
        plies(sample).is_none_or(|plies| plies.div_ceil(2) as usize > experience.horizon())
    };
    let open = || samples.iter().filter(is_open);
    match experience {
        Experience::Beginner => fit::fitted(open(), &[SCALES, BENDS, WEIGHTS]),
        Experience::Advanced => {
            let estimates = samples.iter().filter(|&sample| plies(sample).is_none());
            let [scale, bend, _] = fit::fitted(estimates, &[SCALES, BENDS, 0..=0]);
            fit::fitted(open(), &[scale..=scale, bend..=bend, WEIGHTS])
        }
    }
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
    let experience = trial.effort.experience();
    let [scale, bend, weight] = numbers(&fitted, experience);
    println!("scale {scale}, bend {bend}, weight of progress {weight}");
    println!("in force {:?}", start.chance_curve(experience));
    let curve = ChanceCurve::new(scale, bend).with_progress(weight);
    let own = |sample: &Sample| {
        let chance = match experience {
            Experience::Advanced => curve.chance(sample.score),
            Experience::Beginner => curve.shown(sample.score, sample.lead, experience.horizon()),
        };
        (chance.tenths(), sample.own_result())
    };
    Reliability::of(held_out.iter().map(own)).print();
    reliability::print_by_lead(held_out.iter().chain(&fitted).map(Sample::of_leader));
}

pub(crate) fn run(trial: &Trial) {
    for_game!(trial.game.game, G => measure::<G>(trial));
}
