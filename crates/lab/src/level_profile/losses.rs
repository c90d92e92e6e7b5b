//! Mean loss of chance of each level.

use std::io::Write;

use kuba_board::Playable;
use kuba_bot::Level;
use kuba_bot::match_player::MatchPlayer;
use kuba_bot::rating::MoveLosses;

use super::Losses;
use super::{played::rated, skills};

/// Quantile of the normal distribution for a 95 % interval.
const SURE: f64 = 1.96;

pub(super) fn measure<G: Playable>(losses: &Losses) {
    let rules = losses.trial.game.rules::<G>();
    let seats = G::start(&rules).seats();
    let mut levels: Vec<Vec<MoveLosses>> = vec![Vec::new(); usize::from(Level::COUNT)];
    for lower in losses.weakest..=losses.strongest {
        let upper = (lower + 1).min(losses.strongest);
        if seats == 2 && lower == upper && lower > losses.weakest {
            break;
        }
        for number in 0..losses.games {
            let seed = losses.trial.seed + u64::from(number) * 1000 + u64::from(lower);
            let start: G = losses.trial.start(losses.opening, seed);
            let mut seated = vec![lower; seats];
            if seats == 2 {
                seated[(number % 2) as usize] = upper;
            }
            let players: Vec<_> = seated.iter().map(|&level| player(level)).collect();
            let games = rated(&start, &rules, &players, (seed, 0..seats));
            for (level, game) in seated.iter().zip(games) {
                levels[usize::from(*level)].push(game.losses);
            }
        }
        eprint!("{lower} ");
        // A lost mark of progress does not matter.
        let _ = std::io::stderr().flush();
    }
    eprintln!();
    println!("level  games  moves  mean loss (points)  spread");
    let measured = (1..).zip(&levels[1..]).filter(|(_, games)| !games.is_empty());
    for (level, games) in measured.clone() {
        let (mean, spread, moves) = moments(games);
        let error = SURE * spread / moves.sqrt();
        let count = games.len();
        println!("{level:>5}  {count:>5}  {moves:>5}  {mean:.2} ± {error:.2}  {spread:.2}");
    }
    let mut fitted: Vec<Fitted> = Vec::new();
    for (_, games) in measured {
        let (mean, _, moves) = moments(games);
        fitted.push(Fitted { mean, moves, levels: 1 });
        while let [.., weaker, stronger] = &fitted[..]
            && weaker.mean < stronger.mean
        {
            let both = weaker.with(stronger);
            fitted.truncate(fitted.len() - 2);
            fitted.push(both);
        }
    }
    let constants = fitted.iter().flat_map(|fitted| {
        let hundredths = (100.0 * fitted.mean).round().to_string();
        vec![hundredths; fitted.levels]
    });
    println!("losses: &[{}],", constants.collect::<Vec<_>>().join(", "));
    skills::print::<G>(&levels[1..]);
}

/// Mean loss of levels next to each other, as one where a weaker level seemed to lose less than a stronger one
/// (isotonic regression).
struct Fitted {
    /// In points.
    mean: f64,
    moves: f64,
    levels: usize,
}

impl Fitted {
    fn with(&self, other: &Self) -> Self {
        let moves = self.moves + other.moves;
        Self {
            mean: (self.mean * self.moves + other.mean * other.moves) / moves,
            moves,
            levels: self.levels + other.levels,
        }
    }
}

fn player(level: u8) -> MatchPlayer {
    level.to_string().parse().expect("a level")
}

/// Mean loss a move in points, its standard deviation for one move, and the number of moves. The deviation is
/// found between games, so that moves of one game that are alike do not seem to say more than they do.
fn moments(games: &[MoveLosses]) -> (f64, f64, f64) {
    let moves: f64 = games.iter().map(|game| f64::from(game.moves)).sum();
    let lost: f64 = games.iter().map(|game| f64::from(game.lost)).sum();
    let mean = lost / moves / 10.0;
    let apart = |game: &MoveLosses| {
        let own = f64::from(game.moves);
        (f64::from(game.lost) / 10.0 - own * mean).powi(2) / own.max(1.0)
    };
    let spread = games.iter().map(apart).sum::<f64>() / games.len() as f64;
    (mean, spread.sqrt(), moves)
}
