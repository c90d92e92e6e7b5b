//! How often the skills of each level are missing.

use kuba_board::Playable;
use kuba_bot::rating::{BEGINNING, MoveLosses};
use kuba_bot::study::Motive;

/// Errors and moves of a level.
type Count = (f64, f64);

/// Prints the errors in a thousand moves of each level from 1 on, and the fitted curves.
pub(crate) fn print<G: Playable>(levels: &[Vec<MoveLosses>]) {
    let motives = Motive::all::<G>().map(|motive| (motive.skill, motive.idea));
    let skills: Vec<_> = motives.chain([(BEGINNING, "idea-beginning")]).collect();
    for (skill, idea) in skills {
        let counts: Vec<Count> = levels.iter().map(|games| count(games, skill)).collect();
        let rates = counts.iter().map(|(times, moves)| match *moves {
            0.0 => "-".to_owned(),
            moves => format!("{:.0}", 1000.0 * times / moves),
        });
        println!("{skill}: {}", rates.collect::<Vec<_>>().join(", "));
        let (weakest, factor) = fitted(&counts);
        println!(
            "SkillCurve {{ skill: \"{skill}\", idea: \"{idea}\", weakest: {:.0}, factor: {:.0} }},",
            1000.0 * weakest,
            1000.0 * factor
        );
    }
}

fn count(games: &[MoveLosses], skill: &str) -> Count {
    let moves = |game: &MoveLosses| match skill {
        BEGINNING => game.early,
        _ => game.judged,
    };
    let times = |game: &MoveLosses| game.errors.get(skill).map_or(0, |errors| errors.times);
    let sum = |value: &dyn Fn(&MoveLosses) -> u32| games.iter().map(value).sum::<u32>();
    (f64::from(sum(&times)), f64::from(sum(&moves)))
}

/// Rate of level 1, and the factor from level to level, that make the counts most likely if errors are independent
/// (Poisson regression, by Newton's method).
fn fitted(counts: &[Count]) -> (f64, f64) {
    let all = counts.iter().fold((0.5, 1.0), |sum, count| (sum.0 + count.0, sum.1 + count.1));
    let (mut log_rate, mut slope) = ((all.0 / all.1).ln(), 0.0);
    for _ in 0..50 {
        let (mut first, mut second, mut one, mut both, mut square) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for (level, (times, moves)) in counts.iter().enumerate() {
            let level = level as f64;
            let expected = moves * (log_rate + slope * level).exp();
            first += times - expected;
            second += level * (times - expected);
            one += expected;
            both += level * expected;
            square += level * level * expected;
        }
        let determinant = one * square - both * both;
        if determinant <= 0.0 {
            break;
        }
        log_rate += (square * first - both * second) / determinant;
        slope += (one * second - both * first) / determinant;
    }
    (log_rate.exp(), slope.exp())
}
