//! Levels passed off as people who play against the even opponent.

use kuba_board::Playable;
use kuba_bot::match_player::MatchPlayer;
use kuba_bot::rating::{Rater, Scale, WinShare, Wish};
use kuba_rules::random::Random;

use super::Even;
use super::played::rated;

/// Games before the score counts.
const BEFORE: usize = 5;

pub(super) fn measure<G: Playable>(even: &Even) {
    let rules = even.trial.game.rules::<G>();
    let seats = G::start(&rules).seats();
    let start: G = even.trial.start(0, 0);
    println!(
        "level  seed  score %  level found  doubt  by results  by moves  games to a doubt below 1"
    );
    for &level in &even.levels {
        for seed in even.trial.seed..even.trial.seed + even.seeds {
            let person: MatchPlayer = level.to_string().parse().expect("a level");
            let mut rater = Rater::new(Scale::of::<G>(seats));
            let mut random = Random::new(seed * 100 + u64::from(level));
            let mut points = Vec::new();
            let mut sure = None;
            for number in 0..even.games as usize {
                let seat = number % seats;
                let mut seated = vec![MatchPlayer::Even(rater.opponent(Wish::Even)); seats];
                seated[seat] = person;
                let games = rated(&start, &rules, &seated, (random.number(), [seat]));
                points.push(match games[0].share {
                    Some(WinShare::Won) => 1.0,
                    Some(WinShare::Lost) => 0.0,
                    _ => 1.0 / seats as f64,
                });
                rater.add(&games[0]);
                let is_sure = rater.rating().is_some_and(|known| known.estimate.doubt < 1.0);
                sure = sure.or(is_sure.then_some(number + 1));
            }
            let later = &points[BEFORE.min(points.len())..];
            let score = 100.0 * later.iter().sum::<f64>() / later.len().max(1) as f64;
            let Some(known) = rater.rating() else {
                continue;
            };
            let [results, moves] = [known.by_results, known.by_moves]
                .map(|known| known.map_or("-".to_owned(), |known| format!("{:.1}", known.level)));
            println!(
                "{level:>5}  {seed:>4}  {score:>7.0}  {:>11.1}  {:>5.1}  {results:>10}  {moves:>8}  {}",
                known.estimate.level,
                known.estimate.doubt,
                sure.map_or("-".to_owned(), |games| games.to_string()),
            );
        }
    }
}
