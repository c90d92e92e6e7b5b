//! `kuba match`: two engines play each other, refereed by the rules.
//!
//! Each opening (random moves that leave neither side far ahead) is played twice with the seats
//! exchanged, until a number of games is reached or a sequential probability ratio test decides between
//! two Elo differences. An engine that fails loses the game and is restarted. Engines play games for two;
//! the program's own players ([`MatchPlayer`]) fill any number of seats and play each opening in every
//! seating (`seatings`).

mod engine;
pub mod referee;
mod saved_games;
pub mod seatings;
pub mod standings;
pub mod stats;

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use clap::Args;
use signal_hook::consts;

use self::engine::{Amount, Budget, Recipe};
use self::referee::{RefereedGame, Side, play_pair};
use self::saved_games::SavedGames;
use self::seatings::Seatings;
use self::stats::{MatchTally, Sprt};
use super::game::{GameArguments, Games, option};
use super::number::{decimal, whole};
use super::{Failure, no_thread, read};
use crate::bot::match_player::MatchPlayer;
use crate::phrase::Phrase;
use crate::tool::{GameStart, RandomOpening, Tool};

/// Extra time per move before an engine loses, in milliseconds.
const GRACE: u64 = 1_000;
/// Time limit per move if the limit is nodes or depth, in milliseconds.
const UNTIMED: u64 = 60_000;
/// Default time per move, in milliseconds.
const MOVETIME: u64 = 100;
/// A game that reaches this number of plies is a draw.
const LONGEST: usize = 400;

#[derive(Debug, Args)]
pub(super) struct EngineMatch {
    /// The first engine’s command; this program if there is none.
    #[arg(long, value_name = "COMMAND", default_value = "", hide_default_value = true)]
    first: String,
    /// The second engine’s command; this program if there is none.
    #[arg(long, value_name = "COMMAND", default_value = "", hide_default_value = true)]
    second: String,
    /// An option of the first engine, as in “Level=5”.
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    first_option: Vec<(String, String)>,
    /// An option of the second engine.
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    second_option: Vec<(String, String)>,
    /// The program’s own players instead of engines, one per seat, separated by commas: a level, a level and how many
    /// positions it looks at, as in “12:5000”, the strongest level and its time, as in “12:20ms”, a level with a
    /// tenth, as in “4.5”, or a player who has just learned the game: “random”, “taker”, “careful”.
    #[arg(long, value_name = "PLAYER", value_delimiter = ',', num_args = 1, value_parser = read::<MatchPlayer>, conflicts_with_all = ["first", "second", "first_option", "second_option", "nodes", "depth", "grace", "sprt"])]
    players: Vec<MatchPlayer>,
    /// Milliseconds for a move (100 by default).
    #[arg(long, value_name = "MS", value_parser = whole(0_u64..), conflicts_with_all = ["nodes", "depth"])]
    movetime: Option<u64>,
    /// Positions to look at for a move.
    #[arg(long, value_name = "N", value_parser = whole(0_u64..), conflicts_with = "depth")]
    nodes: Option<u64>,
    /// Plies to look ahead.
    #[arg(long, value_parser = whole(0..=u32::MAX))]
    depth: Option<u32>,
    /// Milliseconds that a move may take beyond its time (1000 by default), or in all if no time is set (60000),
    /// before the engine loses the game.
    #[arg(long, value_name = "MS", value_parser = whole(0_u64..))]
    grace: Option<u64>,
    /// The number of games; each opening is played in every seating: twice with two players, six times with three.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole(1..=1_000_000_u32))]
    games: u32,
    /// Stop when the games decide between these two differences in strength, in Elo.
    #[arg(long, value_name = "ELO", num_args = 2, value_parser = decimal, allow_negative_numbers = true)]
    sprt: Vec<f64>,
    /// Games played at once.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(1..=256_u16))]
    concurrency: u16,
    /// Random moves at the start.
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = whole(0..=40_u32))]
    opening: u32,
    /// Chooses the openings, and the errors of “--players”.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(0_u64..))]
    seed: u64,
    /// Folder in which every game is saved as a file; existing files stay.
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,
    #[command(flatten)]
    game: GameArguments,
}

struct Match {
    tool: &'static dyn Tool,
    begin: GameStart,
    recipes: [Recipe; 2],
    budget: Budget,
    /// Number of random moves.
    opening: u32,
    seed: u64,
    pairs: u32,
    next: AtomicU32,
    /// Set by signals and at the end of the match.
    over: Arc<AtomicBool>,
}

#[cfg(unix)]
const ENDINGS: &[i32] = &[consts::SIGHUP, consts::SIGINT, consts::SIGQUIT, consts::SIGTERM];
#[cfg(not(unix))]
const ENDINGS: &[i32] = &[consts::SIGINT, consts::SIGTERM];

type Result<T> = std::result::Result<T, Phrase>;

impl EngineMatch {
    pub(super) fn run(
        self,
        games: Games,
        out: &mut impl Write,
    ) -> std::result::Result<(), Failure> {
        let sprt = match self.sprt[..] {
            [low, high] if low < high && low.is_finite() && high.is_finite() => {
                Some(Sprt::new(low, high))
            }
            [] => None,
            _ => return Err(Failure::Usage(Phrase::new("cli-match-sprt"))),
        };
        if !self.players.is_empty() {
            return self.play_match_game(games, out);
        }
        let played = self.prepare(games)?;
        let mut saved = self.saved_games();
        set_on_signal(&played.over)?;
        let (results, inbox) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency {
                let (results, played) = (results.clone(), &played);
                let unplayed = results.clone();
                let thread = thread::Builder::new().spawn_scoped(scope, move || {
                    if let Err(reason) = played.play_all(&results) {
                        let _ = results.send(Err(reason));
                    }
                });
                if let Err(error) = thread {
                    let _ = unplayed.send(Err(no_thread(&error)));
                }
            }
            drop(results);
            let told = listen(&inbox, sprt, saved.as_mut(), out);
            played.over.store(true, Relaxed);
            told
        })
    }

    /// Plays a match between the program's own players instead of engines.
    fn play_match_game(
        self,
        games: Games,
        out: &mut impl Write,
    ) -> std::result::Result<(), Failure> {
        let entry = self.game.entry(games)?;
        let begin = self.game.begin();
        let seats = entry.tool.seats(&begin).map_err(Failure::Usage)?;
        if seats != self.players.len() {
            let wrong = Phrase::new("cli-match-players")
                .with("game", entry.info.title())
                .with("seats", seats)
                .with("players", self.players.len());
            return Err(Failure::Usage(wrong));
        }
        let saved = self.saved_games();
        let seatings = Seatings {
            tool: entry.tool,
            begin,
            players: self.players,
            time: Duration::from_millis(self.movetime.unwrap_or(MOVETIME)),
            opening: self.opening,
            seed: self.seed,
            games: self.games,
            concurrency: self.concurrency,
            saved,
        };
        seatings.play(out)
    }

    fn saved_games(&self) -> Option<SavedGames> {
        self.save.clone().map(SavedGames::in_folder)
    }

    fn prepare(&self, games: Games) -> std::result::Result<Match, Failure> {
        let entry = self.game.entry(games)?;
        let begin = self.game.begin();
        let none = RandomOpening { moves: 0, seed: 0, look: 0 };
        entry.tool.umpire(&begin, none).map_err(Failure::Usage)?;
        let named = (games.ids().first() != Some(&entry.id))
            .then(|| ("Game".to_owned(), entry.id.to_owned()));
        let recipe = |command: &str, own: &[(String, String)]| Recipe {
            command: command.to_owned(),
            options: named.iter().chain(&begin.options).chain(own).cloned().collect(),
        };
        Ok(Match {
            tool: entry.tool,
            recipes: [
                recipe(&self.first, &self.first_option),
                recipe(&self.second, &self.second_option),
            ],
            budget: self.budget(),
            opening: self.opening,
            seed: self.seed,
            pairs: self.games.div_ceil(2),
            next: AtomicU32::new(0),
            over: Arc::default(),
            begin,
        })
    }

    fn budget(&self) -> Budget {
        let (amount, time, grace) = match (self.movetime, self.nodes, self.depth) {
            (_, Some(nodes), _) => (Amount::Nodes(nodes), 0, UNTIMED),
            (_, _, Some(depth)) => (Amount::Depth(depth), 0, UNTIMED),
            (time, ..) => {
                let time = time.unwrap_or(MOVETIME);
                (Amount::Time(time), time, GRACE)
            }
        };
        let grace = self.grace.unwrap_or(grace);
        Budget { amount, most: Duration::from_millis(time.saturating_add(grace)) }
    }
}

impl Match {
    fn play_all(&self, results: &mpsc::Sender<Result<[RefereedGame; 2]>>) -> Result<()> {
        let mut sides = [
            Side::start(&self.recipes[0], &self.over)?,
            Side::start(&self.recipes[1], &self.over)?,
        ];
        loop {
            let number = self.next.fetch_add(1, Relaxed);
            if number >= self.pairs {
                return Ok(());
            }
            let opening = RandomOpening {
                moves: self.opening,
                seed: self.seed.wrapping_add(u64::from(number)),
                look: (self.budget.amount)
                    .look()
                    .clamp(RandomOpening::LOOK, RandomOpening::LONGEST_LOOK),
            };
            let opened = self.tool.umpire(&self.begin, opening)?;
            let pair = play_pair(opened.as_ref(), &mut sides, self.budget)?;
            if results.send(Ok(pair)).is_err() {
                return Ok(());
            }
        }
    }
}

/// Lets signals set `over`, so that started engines end with the program.
fn set_on_signal(over: &Arc<AtomicBool>) -> std::io::Result<()> {
    for signal in ENDINGS {
        signal_hook::flag::register(*signal, Arc::clone(over))?;
    }
    Ok(())
}

/// Prints the score after each pair. The lines are not translated, because other programs read them.
fn listen(
    inbox: &mpsc::Receiver<Result<[RefereedGame; 2]>>,
    sprt: Option<Sprt>,
    mut saved: Option<&mut SavedGames>,
    out: &mut impl Write,
) -> std::result::Result<(), Failure> {
    let mut tally = MatchTally::default();
    for pair in inbox {
        let pair = pair.map_err(Failure::Failed)?;
        for forfeit in pair.iter().filter_map(|played| played.forfeit.as_ref()) {
            let side = ["first", "second"][forfeit.side];
            writeln!(out, "forfeit {side} {}", forfeit.fault)?;
        }
        if let Some(saved) = saved.as_deref_mut() {
            for played in &pair {
                saved.save(&played.text).map_err(Failure::Failed)?;
            }
        }
        tally.count(&pair);
        writeln!(out, "{}", tally.line(sprt))?;
        out.flush()?;
        if sprt.is_some_and(|sprt| sprt.verdict(&tally).is_some()) {
            break;
        }
    }
    if let Some(sprt) = sprt {
        writeln!(out, "sprt {}", sprt.verdict(&tally).unwrap_or("undecided"))?;
    }
    Ok(())
}
