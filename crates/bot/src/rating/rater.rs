//! The estimate of a strength, game by game.

use serde::{Deserialize, Serialize};

use super::distribution::Distribution;
use super::{MoveLosses, Scale};
use crate::{FineLevel, Level};

/// Level of a person of whom nothing is known.
pub const FIRST_LEVEL: f64 = 3.0;
/// Doubt about it, in levels.
const BEGIN_DOUBT: f64 = 2.5;
/// Number of games below which there is no answer.
const ENOUGH: usize = 3;
/// Elo that a person changes by from game to game and from day to day (standard deviations), and days after
/// which the doubt does not grow any more.
const CHANGE_A_GAME: f64 = 15.0;
const CHANGE_A_DAY: f64 = 12.0;
const LONGEST_BREAK: u32 = 365;
/// Share of results that say nothing, such as a game given up for another reason than the position.
const LAPSES: f64 = 0.02;
/// Weight of a game with help, with moves taken back or from a position of one's own.
const ASSISTED: f64 = 0.5;
/// Weight of the losses: people err in other ways than the levels with the same mean loss.
const LOSSES_WEIGHT: f64 = 0.5;
/// Degrees of freedom of the distribution of a game's mean loss: outliers move the estimate little.
const FREEDOM: f64 = 4.0;
/// Variance of the loss of a move for each point of the mean loss, in points: as measured, it grows with the mean.
const MOVE_VARIANCE: f64 = 27.0;
/// Least standard deviation of a game's mean loss, in points.
const LEAST_DEVIATION: f64 = 0.1;
/// Part of the mean loss by which games of one level differ beside chance.
const GAME_SPREAD: f64 = 0.1;

/// Part of the win that a person got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinShare {
    /// Win of the person.
    Won,
    /// Equal part of everybody.
    Drawn,
    /// Win of another player.
    Lost,
}

/// Facts of a person's game on which their rating rests.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatedGame {
    /// Day of the game, as a number that grows by one a day; `None` if unknown.
    pub day: Option<u32>,
    /// Levels of the other players, 1.0 to 12.0; empty if one of them is unknown.
    pub opponents: Vec<f64>,
    /// Result; `None` if the game was not finished.
    pub share: Option<WinShare>,
    /// Size of the person's head start; negative if it was the opponent's.
    pub head_start: i8,
    /// `true` for a game with help, with moves taken back or from a position of one's own, which counts half.
    pub is_assisted: bool,
    /// Losses of the person's moves.
    pub losses: MoveLosses,
}

/// Estimate of a strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Level, 1.0 to 12.0.
    pub level: f64,
    /// Standard deviation, in levels.
    pub doubt: f64,
}

/// Strength of a person in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Number of games.
    pub games: usize,
    /// Estimate by results and moves together.
    pub estimate: Estimate,
    /// Estimate by results alone; `None` with fewer than three.
    pub by_results: Option<Estimate>,
    /// Estimate by moves alone; `None` with fewer than three judged games.
    pub by_moves: Option<Estimate>,
}

/// Chances that a person wants to have against the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// 60 % for the person.
    Easier,
    /// 50 %.
    #[default]
    Even,
    /// 40 % for the person.
    Harder,
}

/// Estimator of a person's strength from games in the order in which they were played.
#[derive(Clone, Debug)]
pub struct Rater {
    scale: Scale,
    whole: Distribution,
    by_results: Distribution,
    by_moves: Distribution,
    games: usize,
    results: usize,
    judged: usize,
    day: Option<u32>,
}

impl Rater {
    /// Creates an estimator that knows no games. `scale` is that of the game.
    pub fn new(scale: Scale) -> Self {
        let mean = scale.elo(FIRST_LEVEL);
        let doubt = BEGIN_DOUBT * (scale.elo(2.0 * FIRST_LEVEL) - scale.elo(1.0))
            / (2.0 * FIRST_LEVEL - 1.0);
        let begin = Distribution::normal(&scale, mean, doubt);
        Self {
            whole: begin.clone(),
            by_results: begin.clone(),
            by_moves: begin,
            scale,
            games: 0,
            results: 0,
            judged: 0,
            day: None,
        }
    }

    /// Takes another game into account. Games that say nothing are not counted.
    pub fn add(&mut self, game: &RatedGame) {
        let result = game.share.filter(|_| !game.opponents.is_empty());
        let has_losses = game.losses.moves > 0 && !self.scale.losses.is_empty();
        if result.is_none() && !has_losses {
            return;
        }
        self.pass_time(game.day);
        self.games += 1;
        let scale = self.scale;
        let weight = if game.is_assisted { ASSISTED } else { 1.0 };
        if let Some(share) = result {
            let opponents: Vec<f64> =
                game.opponents.iter().map(|&level| scale.elo(level)).collect();
            let likelihood = |elo: f64| {
                let ahead = head_start(&scale, game, elo);
                weight * result_likelihood(elo + ahead, &opponents, share)
            };
            self.results += 1;
            self.whole.update(likelihood);
            self.by_results.update(likelihood);
        }
        if has_losses {
            let likelihood =
                |elo: f64| weight * LOSSES_WEIGHT * loss_likelihood(&scale, elo, &game.losses);
            self.judged += 1;
            self.whole.update(likelihood);
            self.by_moves.update(likelihood);
        }
    }

    /// Returns the rating after the games so far; `None` with fewer than three.
    pub fn rating(&self) -> Option<Rating> {
        let estimate = |known: &Distribution, games: usize| {
            (games >= ENOUGH).then(|| Estimate::of(&self.scale, known))
        };
        Some(Rating {
            games: self.games,
            estimate: estimate(&self.whole, self.games)?,
            by_results: estimate(&self.by_results, self.results),
            by_moves: estimate(&self.by_moves, self.judged),
        })
    }

    /// Returns the strength of an opponent against whom the person probably has the wanted chances, after any
    /// number of games.
    pub fn opponent(&self, wish: Wish) -> FineLevel {
        let (elo, _) = self.whole.moments();
        FineLevel::nearest(self.scale.level(elo + wish.elo()))
    }

    /// Returns what is known on a later day, if that day is known: the doubt grows with time.
    #[must_use]
    pub fn on(&self, day: Option<u32>) -> Self {
        let mut later = self.clone();
        let days = day.zip(later.day).map_or(0, |(day, last)| day.saturating_sub(last));
        if days > 0 {
            later.widen(f64::from(days.min(LONGEST_BREAK)) * CHANGE_A_DAY.powi(2));
        }
        later
    }

    fn pass_time(&mut self, day: Option<u32>) {
        let days = match (self.day, day) {
            (Some(before), Some(now)) => now.saturating_sub(before).min(LONGEST_BREAK),
            _ => 0,
        };
        self.day = day.max(self.day);
        if self.games == 0 {
            return;
        }
        self.widen(CHANGE_A_GAME.powi(2) + f64::from(days) * CHANGE_A_DAY.powi(2));
    }

    fn widen(&mut self, variance: f64) {
        for known in [&mut self.whole, &mut self.by_results, &mut self.by_moves] {
            known.widen(variance);
        }
    }
}

impl Rating {
    /// Returns the rating of a person who played these games, in their order; `None` with fewer than three.
    pub fn of<'a>(scale: Scale, games: impl IntoIterator<Item = &'a RatedGame>) -> Option<Self> {
        let mut rater = Rater::new(scale);
        for game in games {
            rater.add(game);
        }
        rater.rating()
    }
}

impl Wish {
    /// Elo of the opponent beyond the person's.
    fn elo(self) -> f64 {
        const TEN_POINTS: f64 = 70.0;
        match self {
            Self::Easier => -TEN_POINTS,
            Self::Even => 0.0,
            Self::Harder => TEN_POINTS,
        }
    }
}

impl Estimate {
    fn of(scale: &Scale, known: &Distribution) -> Self {
        let (elo, deviation) = known.moments();
        Self {
            level: scale.level(elo).clamp(1.0, f64::from(Level::COUNT)),
            doubt: deviation / scale.width(elo),
        }
    }
}

/// Logarithm of the likelihood of a result at this Elo. A player's chance to win is in proportion to their
/// strength (Bradley and Terry; Luce); a draw is a part of a win.
/// Elo that the head start of a game is worth to a person of this Elo; negative if the opponent had it.
fn head_start(scale: &Scale, game: &RatedGame, elo: f64) -> f64 {
    let steps = game.head_start.unsigned_abs();
    match (game.head_start.signum(), &game.opponents[..]) {
        (1, _) => scale.head_start(steps, scale.level(elo)),
        (-1, &[opponent]) => -scale.head_start(steps, opponent),
        _ => 0.0,
    }
}

fn result_likelihood(elo: f64, opponents: &[f64], share: WinShare) -> f64 {
    let odds = |opponent: &f64| libm::exp10((opponent - elo) / 400.0);
    let others: f64 = opponents.iter().map(odds).sum();
    let players = opponents.len() as f64 + 1.0;
    let chance = LAPSES / players + (1.0 - LAPSES) / (1.0 + others);
    let won = match share {
        WinShare::Won => 1.0,
        WinShare::Drawn => 1.0 / players,
        WinShare::Lost => 0.0,
    };
    won * libm::log(chance) + (1.0 - won) * libm::log(1.0 - chance)
}

/// Logarithm of the likelihood of these losses at this Elo: a Student distribution around the mean loss of the
/// level.
fn loss_likelihood(scale: &Scale, elo: f64, losses: &MoveLosses) -> f64 {
    let Some(mean) = scale.loss(elo) else {
        return 0.0;
    };
    let moves = f64::from(losses.moves);
    let found = f64::from(losses.lost) / 10.0 / moves;
    let variance = MOVE_VARIANCE * mean / moves + (GAME_SPREAD * mean).powi(2);
    let deviation = variance.sqrt().max(LEAST_DEVIATION);
    let away = (found - mean) / deviation;
    -libm::log(deviation) - f64::midpoint(FREEDOM, 1.0) * libm::log(1.0 + away.powi(2) / FREEDOM)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::HeadStartWorth;
    use kuba_rules::random::Random;

    const SCALE: Scale = Scale {
        steps: [200; 11],
        losses: &[1500, 1200, 1000, 800, 600, 450, 300, 200, 120, 80, 50],
        skills: &[],
        head_starts: &[HeadStartWorth { first: 400, growth: 0 }],
    };

    fn game(opponent: f64, share: WinShare) -> RatedGame {
        RatedGame { opponents: vec![opponent], share: Some(share), ..RatedGame::default() }
    }

    fn judged(moves: u32, lost: u32) -> RatedGame {
        RatedGame {
            losses: MoveLosses { moves, lost, ..MoveLosses::default() },
            ..RatedGame::default()
        }
    }

    fn rated(games: &[RatedGame]) -> Rating {
        Rating::of(SCALE, games).expect("enough games")
    }

    #[test]
    fn a_head_start_counts_for_what_it_is_worth() {
        let level = |opponent: f64, head_start: i8| {
            let mut rater = Rater::new(SCALE);
            for share in [WinShare::Won, WinShare::Lost].repeat(20) {
                rater.add(&RatedGame { head_start, ..game(opponent, share) });
            }
            rater.rating().expect("games").estimate.level
        };
        assert!((level(4.0, 0) - 4.0).abs() < 0.2);
        assert!((level(6.0, 1) - level(4.0, 0)).abs() < 0.1, "400 Elo are two levels");
        assert!((level(3.0, -1) - level(5.0, 0)).abs() < 0.1);
    }

    #[test]
    fn fewer_than_three_games_that_say_something_give_no_answer() {
        let mut rater = Rater::new(SCALE);
        rater.add(&game(3.0, WinShare::Won));
        rater.add(&RatedGame::default());
        rater.add(&RatedGame { opponents: vec![4.0], ..RatedGame::default() });
        rater.add(&judged(20, 100));
        assert_eq!(rater.rating(), None);
        rater.add(&game(3.0, WinShare::Lost));
        let rating = rater.rating().expect("three games");
        assert_eq!(rating.games, 3);
        assert_eq!((rating.by_results, rating.by_moves), (None, None));
    }

    #[test]
    fn even_results_against_a_level_are_that_level_and_more_games_doubt_less() {
        let mut before = f64::INFINITY;
        for pairs in [3, 10, 30] {
            let games: Vec<_> = (0..pairs)
                .flat_map(|_| [game(6.0, WinShare::Won), game(6.0, WinShare::Lost)])
                .collect();
            let rating = rated(&games);
            let Estimate { level, doubt, .. } = rating.estimate;
            assert!((level - 6.0).abs() < 0.6, "{pairs}: {level}");
            assert!(doubt < before, "{pairs}: {doubt}");
            assert_eq!(rating.by_results, Some(rating.estimate));
            assert_eq!(rating.by_moves, None);
            before = doubt;
        }
        assert!(before < 0.5, "{before}");
    }

    #[test]
    fn careful_moves_are_a_high_level_and_careless_ones_a_low_one() {
        for (lost, level) in [(1500, 1.0), (800, 4.0), (300, 7.0), (80, 10.0)] {
            let games = vec![judged(20, 20 * lost / 10); 20];
            let rating = rated(&games);
            let found = rating.by_moves.expect("judged games").level;
            assert!((found - level).abs() < 0.8, "{lost}: {found}");
            assert_eq!(rating.by_results, None);
        }
    }

    #[test]
    fn assisted_games_and_long_breaks_leave_more_doubt() {
        let on = |day: usize, is_assisted| RatedGame {
            day: Some(20_000 + day as u32),
            is_assisted,
            ..game(4.0, if day.is_multiple_of(2) { WinShare::Won } else { WinShare::Lost })
        };
        let doubt = |games: &[RatedGame]| rated(games).estimate.doubt;
        let usual: Vec<_> = (0..10).map(|day| on(day, false)).collect();
        let assisted: Vec<_> = (0..10).map(|day| on(day, true)).collect();
        let rarely: Vec<_> = (0..10).map(|day| on(41 * day, false)).collect();
        assert!(doubt(&usual) < doubt(&assisted));
        assert!(doubt(&usual) < doubt(&rarely));
    }

    #[test]
    fn among_three_a_win_says_more_than_a_loss() {
        let against_two = |share| RatedGame {
            opponents: vec![5.0, 5.0],
            share: Some(share),
            ..RatedGame::default()
        };
        // One win of three games is even.
        let shares = [WinShare::Won, WinShare::Lost, WinShare::Lost];
        let games: Vec<_> = (0..30).map(|number| against_two(shares[number % 3])).collect();
        let level = rated(&games).estimate.level;
        assert!((level - 5.0).abs() < 0.5, "{level}");
        let drawn = vec![against_two(WinShare::Drawn); 30];
        let level = rated(&drawn).estimate.level;
        assert!((level - 5.0).abs() < 0.5, "{level}");
    }

    #[test]
    fn a_wish_moves_the_opponent_by_ten_points() {
        let mut rater = Rater::new(SCALE);
        for _ in 0..30 {
            rater.add(&game(6.0, WinShare::Won));
            rater.add(&game(6.0, WinShare::Lost));
        }
        let [easier, even, harder] =
            [Wish::Easier, Wish::Even, Wish::Harder].map(|wish| rater.opponent(wish).tenths());
        assert!(even.abs_diff(60) <= 4, "{even}");
        // 70 Elo are 0.35 levels here.
        assert!((3..=4).contains(&(even - easier)), "{easier} {even}");
        assert!((3..=4).contains(&(harder - even)), "{even} {harder}");
    }

    #[test]
    fn whatever_happens_the_level_stays_on_the_scale() {
        let mut random = Random::new(5);
        for extreme in [(12.0, WinShare::Won), (1.0, WinShare::Lost)] {
            let games = vec![game(extreme.0, extreme.1); 300];
            let Estimate { level, doubt, .. } = rated(&games).estimate;
            assert!((1.0..=12.0).contains(&level) && doubt.is_finite());
        }
        let mut rater = Rater::new(Scale::USUAL);
        for _ in 0..500 {
            rater.add(&RatedGame {
                day: Some(random.number() as u32),
                head_start: random.below(13) as i8 - 6,
                opponents: vec![1.0 + random.below(12) as f64; 1 + random.below(2)],
                share: Some([WinShare::Won, WinShare::Drawn, WinShare::Lost][random.below(3)]),
                is_assisted: random.below(2) == 0,
                losses: MoveLosses {
                    moves: random.number() as u32,
                    lost: random.number() as u32,
                    ..MoveLosses::default()
                },
            });
        }
        let Estimate { level, doubt, .. } = rater.rating().expect("games").estimate;
        assert!((1.0..=12.0).contains(&level) && doubt > 0.0);
    }
}
