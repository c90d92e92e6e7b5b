//! Measures how many levels each head start is worth.
//!
//! ```text
//! cargo run --release -p kuba-lab -- head-starts kuba --pairs 2:4,4:6 --steps 2 --games 200
//! ```
//!
//! Each pair is a weaker level with the head start against a stronger one; 0 steps are none. The two alternate in
//! moving first. Printed are the score of the weaker with its 95 % interval, and the levels that the head start makes
//! up for by the scale of the levels. The same seed gives the same games.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use kuba_bot::Evaluate;
use kuba_bot::match_game::{MatchConditions, play_match_game};
use kuba_bot::match_player::MatchPlayer;
use kuba_bot::rating::Scale;
use kuba_rules::random::Random;
use kuba_rules::{HeadStart, Player};

use crate::games::{GameChoice, for_game};
use crate::parallel;

/// A game is a draw after this many moves.
const LONGEST: usize = 400;
/// Time for a move of the strongest level.
const TIME: Duration = Duration::from_millis(100);

#[derive(Args)]
pub(crate) struct Trial {
    #[command(flatten)]
    game: GameChoice,
    /// Pairs of a weaker and a stronger level, such as `2:4`.
    #[arg(long, value_delimiter = ',', value_parser = pair)]
    pairs: Vec<(MatchPlayer, MatchPlayer)>,
    /// Size of the head start.
    #[arg(long, value_delimiter = ',')]
    steps: Vec<u8>,
    /// Games of each pair.
    #[arg(long, default_value_t = 200)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: u64,
}

fn pair(text: &str) -> Result<(MatchPlayer, MatchPlayer), String> {
    let (weaker, stronger) = text.split_once(':').ok_or("two levels with a colon between them")?;
    let player = |text: &str| text.parse().map_err(|error| format!("{error:?}"));
    Ok((player(weaker)?, player(stronger)?))
}

pub(crate) fn run(trial: &Trial) {
    for_game!(trial.game.game, G => measure::<G>(trial));
}

fn measure<G: Evaluate>(trial: &Trial) {
    println!("steps  pair       games  weaker scores %  levels made up for, Elo");
    for &steps in &trial.steps {
        for &(weaker, stronger) in &trial.pairs {
            let mut points = 0.0;
            let mut games = 0.0;
            let play = |number| play::<G>(trial, (weaker, stronger), steps, number);
            parallel::each(0..trial.games, trial.threads, play, |share: f64| {
                points += share;
                games += 1.0;
            });
            let share: f64 = points / games;
            let doubt = 196.0 * (share * (1.0 - share) / games).sqrt();
            let made_up = worth(G::SCALE, (weaker, stronger), share);
            println!(
                "{steps:>5}  {weaker} : {stronger}  {games:>5}  {:>6.1} ± {doubt:<6.1}  {made_up}",
                100.0 * share
            );
        }
    }
}

/// Levels between the weaker player and one who would score the same without a head start.
fn worth(scale: Scale, (weaker, stronger): (MatchPlayer, MatchPlayer), share: f64) -> String {
    let level = |player: MatchPlayer| match player {
        MatchPlayer::Computer { level, .. } => Some(f64::from(level.number())),
        MatchPlayer::Even(level) => Some(f64::from(level.tenths()) / 10.0),
        MatchPlayer::Novice(_) => None,
    };
    match (level(weaker), level(stronger)) {
        (Some(weaker), Some(stronger)) if share > 0.0 && share < 1.0 => {
            let like = scale.elo(stronger) + 400.0 * (share / (1.0 - share)).log10();
            let [elo, levels] = [like - scale.elo(weaker), scale.level(like) - weaker];
            format!("{levels:>6.2}  {elo:>5.0}")
        }
        _ => "-".to_owned(),
    }
}

/// Plays a game and returns the weaker player's share of it.
fn play<G: Evaluate>(
    trial: &Trial,
    (weaker, stronger): (MatchPlayer, MatchPlayer),
    steps: u8,
    number: u64,
) -> f64 {
    let mut random = Random::new(trial.seed * 1_000_003 + number);
    let player = Player::seat((number % 2) as usize);
    let rules = trial.game.rules::<G>();
    let lot = random.number();
    let head_start = HeadStart { player, steps };
    let mut game = if steps == 0 {
        G::start(&rules)
    } else {
        G::start_ahead(&rules, head_start, lot).expect("a head start of this game")
    };
    let mut seated = [stronger; 2];
    seated[player.index()] = weaker;
    let conditions = MatchConditions {
        seated: &seated,
        seed: random.number(),
        time: TIME,
        longest: LONGEST,
        over: &AtomicBool::new(false),
    };
    play_match_game(&mut game, &mut Vec::new(), &conditions);
    match game.outcome().and_then(|outcome| outcome.winner()) {
        Some(winner) if winner == player => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}
