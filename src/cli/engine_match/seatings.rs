//! Matches between the program's own players: each opening in every seating.

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use super::saved_games::SavedGames;
use super::standings::Standings;
use super::{Failure, LONGEST, set_on_signal};
use crate::bot::match_game::MatchConditions;
use crate::bot::match_player::MatchPlayer;
use crate::cli::no_thread;
use crate::phrase::Phrase;
use crate::random::Random;
use crate::tool::{GameStart, MatchGame, RandomOpening, Tool};

pub(super) struct Seatings {
    pub(super) tool: &'static dyn Tool,
    pub(super) begin: GameStart,
    pub(super) players: Vec<MatchPlayer>,
    /// Time per move, for players that use the clock.
    pub(super) time: Duration,
    /// Number of random moves.
    pub(super) opening: u32,
    pub(super) seed: u64,
    pub(super) games: u32,
    pub(super) concurrency: u16,
    /// Folder for the games, if they are saved.
    pub(super) saved: Option<SavedGames>,
}

/// One game per seating; `None` if the match was stopped.
type Played = Result<Option<Vec<MatchGame>>, Phrase>;

impl Seatings {
    pub(super) fn play(mut self, out: &mut impl Write) -> Result<(), Failure> {
        let mut saved = self.saved.take();
        let keeps_text = saved.is_some();
        let over = Arc::new(AtomicBool::new(false));
        set_on_signal(&over)?;
        let seatings = orders(self.players.len());
        let openings = self.games.div_ceil(seatings.len() as u32);
        let next = AtomicU32::new(0);
        let (results, inbox) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency {
                let (results, unplayed) = (results.clone(), results.clone());
                let thread = thread::Builder::new().spawn_scoped(scope, || {
                    let results = results;
                    loop {
                        let number = next.fetch_add(1, Relaxed);
                        if number >= openings {
                            break;
                        }
                        let played = self.play_opening(number, &seatings, keeps_text, &over);
                        if results.send(played).is_err() {
                            break;
                        }
                    }
                });
                if let Err(error) = thread {
                    let _ = unplayed.send(Err(no_thread(&error)));
                }
            }
            drop(results);
            let told = listen(&inbox, &seatings, saved.as_mut(), out);
            over.store(true, Relaxed);
            told
        })
    }

    fn play_opening(
        &self,
        number: u32,
        seatings: &[Vec<usize>],
        keeps_text: bool,
        over: &AtomicBool,
    ) -> Played {
        let seed = self.seed.wrapping_add(u64::from(number));
        let opening = RandomOpening { moves: self.opening, seed, look: RandomOpening::LOOK };
        let mut seeds = Random::new(seed);
        let mut games = Vec::with_capacity(seatings.len());
        for seating in seatings {
            let seated: Vec<_> = seating.iter().map(|&player| self.players[player]).collect();
            let conditions = MatchConditions {
                seated: &seated,
                seed: seeds.number(),
                time: self.time,
                longest: LONGEST,
                over,
            };
            let game = self.tool.play_match_game(&self.begin, opening, &conditions, keeps_text)?;
            match game {
                Some(game) => games.push(game),
                None => return Ok(None),
            }
        }
        Ok(Some(games))
    }
}

/// Prints the standings after each opening. The lines are not translated, because other programs read
/// them.
fn listen(
    inbox: &mpsc::Receiver<Played>,
    seatings: &[Vec<usize>],
    mut saved: Option<&mut SavedGames>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut standings = Standings::new(seatings[0].len());
    for played in inbox {
        let played = played.map_err(Failure::Failed)?;
        let games = played.ok_or_else(|| Failure::Failed(Phrase::new("cli-match-over")))?;
        for text in games.iter().filter_map(|game| game.text.as_deref()) {
            if let Some(saved) = saved.as_deref_mut() {
                saved.save(text).map_err(Failure::Failed)?;
            }
        }
        standings.count(seatings, &games);
        writeln!(out, "{}", standings.line())?;
        out.flush()?;
    }
    Ok(())
}

/// All seatings: for each seat the player who sits there.
pub fn orders(players: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..players {
        let longer = |order: Vec<usize>| {
            let free = (0..players).filter(|player| !order.contains(player));
            let longer: Vec<_> = free.map(|player| [&order[..], &[player]].concat()).collect();
            longer
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    orders
}
