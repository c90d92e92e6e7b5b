//! Accuracy of play, computed as Lichess does, with losses weighted by game.
//!
//! A move that loses `x` weighted points of chance is `103.1668 · exp(-0.04354 · x) - 3.1669` percent accurate, plus
//! one percent for the uncertainty of every analysis. The accuracy of a player is the mean of two averages
//! over their moves: the harmonic mean, and the mean weighted by volatility, which is the standard deviation
//! of the chances over a few positions around the move, limited to 0.5 to 12 points. See
//! <https://lichess.org/page/accuracy> and `AccuracyPercent.scala` in the Lichess sources; whole numbers make
//! the result the same on every machine.

use super::Chance;
use kuba_rules::Player;

/// Fixed-point 1 of [`DECAY`].
const ONE: u64 = 1 << 32;
/// `exp(-0.04354 · x)` for an `x` of one tenth of a point, two tenths, four and so on.
const DECAY: [u64; 10] = [
    4_276_305_884,
    4_257_725_554,
    4_220_806_736,
    4_147_926_695,
    4_005_920_111,
    3_736_325_525,
    3_250_345_688,
    2_459_796_865,
    1_408_765_237,
    462_080_234,
];
/// Fixed-point percent of accuracy.
const PERCENT: u64 = 10_000;
const DECAYING: u64 = 1_031_668;
/// Subtracted in the formula, less one percent for the uncertainty of the analysis.
const TAKEN: u64 = 21_669;

/// Number of judged moves from which on a player has an accuracy.
const ENOUGH: usize = 10;

/// Returns the overall accuracy of each seat in tenths of a percent; `None` for a seat with fewer than ten
/// judged moves. `chances` are those of every seat in every position, including the start and the last one;
/// `movers` are the players to move in all positions but the last, or `None` if that move is not judged. A
/// point of lost chance counts `worth` percent.
pub fn accuracies(chances: &[&[Chance]], movers: &[Option<Player>], worth: u8) -> Vec<Option<u16>> {
    let seats = chances.first().map_or(0, |chances| chances.len());
    let of_seat = |seat: usize| {
        let course: Vec<u64> =
            (chances.iter()).map(|chances| chances[seat].tenths().into()).collect();
        let moves: Vec<(u64, u64)> = (movers.iter().zip(course.windows(2)).enumerate())
            .filter(|(_, (mover, _))| mover.is_some_and(|mover| mover.index() == seat))
            .map(|(ply, (_, pair))| (accuracy(pair[0], pair[1], worth), sway(&course, ply)))
            .collect();
        on_the_whole(&moves).filter(|_| moves.len() >= ENOUGH)
    };
    (0..seats).map(of_seat).collect()
}

/// In percent, as multiples of [`PERCENT`].
fn accuracy(before: u64, after: u64, worth: u8) -> u64 {
    let Some(loss) = before.checked_sub(after).filter(|&loss| loss > 0) else {
        return 100 * PERCENT;
    };
    let loss = (loss * u64::from(worth)).div_ceil(100);
    let factors = DECAY.iter().enumerate();
    let decayed = factors
        .filter(|(power, _)| loss >> power & 1 == 1)
        .fold(ONE, |product, (_, factor)| (product * factor) >> 32);
    let accurate = ((DECAYING * decayed) >> 32).saturating_sub(TAKEN);
    accurate.min(100 * PERCENT)
}

/// Volatility of the chances around a move, in thousandths of a point.
fn sway(course: &[u64], ply: usize) -> u64 {
    let (least, most) = (500, 12_000);
    let moves = course.len() - 1;
    let width = (moves / 10).clamp(2, 8).min(course.len());
    let first = (ply + 2).saturating_sub(width);
    let window = &course[first..first + width];
    let count = width as u64;
    let sum: u64 = window.iter().sum();
    let squares: u64 = window.iter().map(|chance| chance * chance).sum();
    // The variance times the square of the count; a thousandth of a point is a hundredth of a tenth.
    let spread = count * squares - sum * sum;
    ((spread * 10_000).isqrt() / count).clamp(least, most)
}

fn on_the_whole(moves: &[(u64, u64)]) -> Option<u16> {
    const PRECISION: u64 = 1 << 32;
    let weights: u64 = moves.iter().map(|(_, weight)| weight).sum();
    if weights == 0 {
        return None;
    }
    let weighed: u64 = moves.iter().map(|(accurate, weight)| accurate * weight).sum();
    let inverse = |&(accurate, _): &(u64, u64)| PRECISION / accurate.max(PERCENT);
    let inverses: u64 = moves.iter().map(inverse).sum();
    let harmonic = moves.len() as u64 * PRECISION / inverses;
    let mean = u64::midpoint(weighed / weights, harmonic);
    Some(((mean * 10 + PERCENT / 2) / PERCENT) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Formula of Lichess, in percent.
    fn lichess(course: &[f64], first: usize) -> Option<f64> {
        let accuracy = |before: f64, after: f64| {
            let raw = 103.166_810_071_164_9 * (-0.043_544_153_867_539_51 * (before - after)).exp();
            if after >= before {
                100.0
            } else {
                (raw - 3.166_924_740_191_411 + 1.0).clamp(0.0, 100.0)
            }
        };
        let width = ((course.len() - 1) / 10).clamp(2, 8);
        let head = vec![&course[..width]; width.min(course.len()) - 2];
        let windows = head.into_iter().chain(course.windows(width));
        let weight = |window: &[f64]| {
            let mean = window.iter().sum::<f64>() / window.len() as f64;
            let squares = window.iter().map(|chance| (chance - mean).powi(2));
            let variance = squares.sum::<f64>() / window.len() as f64;
            variance.sqrt().clamp(0.5, 12.0)
        };
        let weighed: Vec<(f64, f64)> = (course.windows(2).zip(windows))
            .map(|(pair, window)| (accuracy(pair[0], pair[1]), weight(window)))
            .skip(first)
            .step_by(2)
            .collect();
        let weights: f64 = weighed.iter().map(|(_, weight)| weight).sum();
        let mean: f64 = weighed.iter().map(|(accurate, weight)| accurate * weight).sum();
        let inverses: f64 = weighed.iter().map(|(accurate, _)| 1.0 / accurate.max(1.0)).sum();
        (!weighed.is_empty())
            .then(|| f64::midpoint(mean / weights, weighed.len() as f64 / inverses))
    }

    #[test]
    fn whole_numbers_come_out_as_the_formula_does() {
        let mut random = kuba_rules::random::Random::new(3);
        for moves in [1, 2, 3, 7, 20, 35, 61, 150, 400] {
            let mut tenths = 500_i64;
            let mut course = vec![tenths as u16];
            for _ in 0..moves {
                tenths = (tenths + random.below(400) as i64 - 200).clamp(0, 1000);
                course.push(tenths as u16);
            }
            let chances: Vec<[Chance; 2]> = (course.iter())
                .map(|&tenths| Chance::permille(tenths))
                .map(|chance| [chance, chance.complement()])
                .collect();
            let slices: Vec<&[Chance]> = chances.iter().map(<[Chance; 2]>::as_slice).collect();
            let movers: Vec<_> = (0..moves).map(|ply| Some(Player::seat(ply % 2))).collect();
            let found = accuracies(&slices, &movers, 100);
            for seat in 0..2 {
                let own: Vec<f64> = (chances.iter())
                    .map(|chances| f64::from(chances[seat].tenths()) / 10.0)
                    .collect();
                let exact = lichess(&own, seat).filter(|_| (moves + 1 - seat) / 2 >= ENOUGH);
                let found = found[seat].map(|tenths| f64::from(tenths) / 10.0);
                match (exact, found) {
                    (Some(exact), Some(found)) => {
                        assert!((exact - found).abs() < 0.06, "{moves}: {found}, not {exact}");
                    }
                    (exact, found) => assert_eq!((exact, found), (None, None)),
                }
            }
        }
    }

    #[test]
    fn who_loses_nothing_plays_perfectly() {
        let even = [Chance::EVEN, Chance::EVEN];
        let course = [&even[..]; 12];
        let mut movers = vec![Some(Player::FIRST); 11];
        assert_eq!(accuracies(&course, &movers, 100), [Some(1000), None]);
        // Nine judged moves say too little.
        (movers[3], movers[5]) = (None, Some(Player::SECOND));
        assert_eq!(accuracies(&course, &movers, 100), [None, None]);
    }

    #[test]
    fn a_loss_that_is_worth_less_costs_less_accuracy() {
        let of = |tenths: u16| {
            let own = Chance::permille(tenths);
            [own, own.complement()]
        };
        let course: Vec<_> = (0..12).map(|ply| of(900 - 40 * ply)).collect();
        let slices: Vec<&[Chance]> = course.iter().map(|chances| &chances[..]).collect();
        let movers = [Some(Player::FIRST); 11];
        let with = |worth| accuracies(&slices, &movers, worth)[0].expect("enough moves");
        assert!(with(100) < with(50) && with(50) < 1000);
    }
}
