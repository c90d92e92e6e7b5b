//! Learns the evaluation of Cubulus from games that the program plays against itself.
//!
//!     cargo run --release --example learn_cubulus -- play GAMES.bin --games 20000 --nodes 500
//!     cargo run --release --example learn_cubulus -- train assets/cubulus.net GAMES.bin…
//!
//! `play` writes a record for each position and player: what stands in the cube, what the search
//! thought of it and how the game ended. `train` fits the tables of `bot::cubulus::net` to them.
//! With the same seed and number of threads both come out the same.

use std::fs;
use std::path::PathBuf;
use std::thread;

use clap::{Parser, Subcommand};
use kuba::bot::Limits;
use kuba::bot::cubulus::net::{CIRCUMSTANCES, Net};
use kuba::bot::cubulus::planes::{KINDS, PATTERNS, PLANES, canonical, planes, turned};
use kuba::bot::cubulus::{CubulusNode, circumstance, seen_by};
use kuba::bot::search::{NoControl, Node, SearchTask, TranspositionTable};
use kuba::random::Random;
use kuba::rules::cubulus::{CubulusRules, GameState, Neutrals, Players, Position};
use kuba::rules::{Game, Player};

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games and writes their positions.
    Play {
        out: PathBuf,
        #[arg(long, default_value_t = 1000)]
        games: u64,
        #[arg(long, default_value_t = 500)]
        nodes: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long, default_value_t = 2)]
        threads: u64,
        /// How many play, two or three.
        #[arg(long, default_value_t = 2)]
        players: usize,
    },
    /// Fits the tables.
    Train {
        out: PathBuf,
        games: Vec<PathBuf>,
        #[arg(long, default_value_t = 8)]
        epochs: u32,
        /// How much of the goal is the game's end, and not what the search thought.
        #[arg(long, default_value_t = 0.4)]
        result: f32,
    },
}

/// Hundredths that make a win e times as likely.
const SCALE: f32 = 160.0;
/// No game is longer, in moves.
const LONGEST: usize = 150;
/// The size of a record in bytes: three sets of cells, and as numbers of 16 bits the circumstance,
/// what the search thought, and the result in sixths of a win.
const RECORD: usize = 3 * 4 + 3 * 2;
/// A win in a record.
const WON: i16 = 6;

fn main() {
    match Arguments::parse().command {
        Command::Play {
            out,
            games,
            nodes,
            seed,
            threads,
            players,
        } => {
            let parts: Vec<Vec<u8>> = thread::scope(|scope| {
                let workers: Vec<_> = (0..threads)
                    .map(|worker| {
                        scope.spawn(move || {
                            (worker..games)
                                .step_by(threads as usize)
                                .flat_map(|number| play(seed.wrapping_add(number), nodes, players))
                                .collect()
                        })
                    })
                    .collect();
                workers
                    .into_iter()
                    .map(|worker| worker.join().expect("a game"))
                    .collect()
            });
            let bytes = parts.concat();
            println!("{} records", bytes.len() / RECORD);
            fs::write(out, bytes).expect("a place for the games");
        }
        Command::Train {
            out,
            games,
            epochs,
            result,
        } => {
            let bytes: Vec<u8> = games
                .iter()
                .flat_map(|file| fs::read(file).expect("games"))
                .collect();
            let samples: Vec<Sample> = bytes
                .as_chunks::<RECORD>()
                .0
                .iter()
                .map(|record| Sample::read(record, result))
                .collect();
            fs::write(out, train(samples, epochs)).expect("a place for the weights");
        }
    }
}

/// Plays one game and returns its records.
fn play(seed: u64, nodes: u64, players: usize) -> Vec<u8> {
    let mut random = Random::new(seed);
    let table = TranspositionTable::new(4);
    let mut game = opening(&mut random, players);
    let mut told: Vec<(Position, i32)> = Vec::new();
    let mut winner = None;
    while game.outcome().is_none() && told.len() < LONGEST {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let found = SearchTask::new(&game, limits).run(&table, &mut NoControl);
        let Some(opinion) = found.opinion else { break };
        if let Some(plies) = opinion.score.plies_to_end() {
            let turn = game.turn();
            if plies > 0 || players == 2 {
                winner = Some(if plies > 0 { turn } else { turn.next(2) });
                break;
            }
        }
        told.push((*game.position(), opinion.score.centi()));
        game.play(opinion.line[0]);
    }
    let winner = winner.or_else(|| game.outcome().and_then(|outcome| outcome.winner()));
    told.iter()
        .flat_map(|(position, thought)| record(position, *thought, winner))
        .collect()
}

/// A position after some random moves, in which nobody wins on the spot.
fn opening(random: &mut Random, players: usize) -> GameState {
    loop {
        let players = match players {
            2 => Players::Two(Neutrals::by_lot(random.number())),
            _ => Players::Three,
        };
        let mut game = GameState::start(&CubulusRules {
            players,
            repetition: true,
        });
        for _ in 0..random.below(9) {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            game.play(moves[random.below(moves.len())]);
        }
        let mut wins = Vec::new();
        CubulusNode::new(*game.position()).tactical_moves(&mut wins);
        if game.outcome().is_none() && wins.is_empty() {
            return game;
        }
    }
}

/// The records of a position: between two one for who is to move, else one for each player.
fn record(position: &Position, thought: i32, winner: Option<Player>) -> Vec<u8> {
    let turn = position.turn();
    let seats = position.seats();
    let players = match seats {
        2 => vec![turn],
        _ => (0..seats).map(Player::seat).collect(),
    };
    let mut bytes = Vec::new();
    for player in players {
        let points = match winner {
            None => WON / seats as i16,
            Some(winner) if winner == player => WON,
            Some(_) => 0,
        };
        let thought = if player == turn { thought } else { 0 };
        let cells = seen_by(position, player);
        bytes.extend(cells.into_iter().flat_map(u32::to_le_bytes));
        let circumstance = circumstance(position, player) as i16;
        let numbers = [circumstance, thought.clamp(-3000, 3000) as i16, points];
        bytes.extend(numbers.into_iter().flat_map(i16::to_le_bytes));
    }
    bytes
}

/// A position to learn from.
struct Sample {
    cells: [u32; 3],
    circumstance: usize,
    /// The points to expect, 0 to 1.
    goal: f32,
}

impl Sample {
    fn read(record: &[u8; RECORD], result: f32) -> Self {
        let number = |index: usize| i16::from_le_bytes([record[index], record[index + 1]]);
        let cells = |index: usize| {
            let bytes = std::array::from_fn(|byte| record[4 * index + byte]);
            u32::from_le_bytes(bytes)
        };
        let points = f32::from(number(16)) / f32::from(WON);
        Self {
            cells: std::array::from_fn(cells),
            circumstance: number(12) as usize,
            goal: result * points + (1.0 - result) * likely(f32::from(number(14)) / SCALE),
        }
    }
}

/// How likely a win is at this logarithm of the odds.
fn likely(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// A weight and how much it has learned already (Adagrad; Duchi, Hazan and Singer, 2011).
#[derive(Clone, Copy, Default)]
struct Weight {
    value: f32,
    learned: f32,
}

impl Weight {
    fn learn(&mut self, slope: f32, rate: f32) {
        self.learned += slope * slope;
        self.value -= rate * slope / (self.learned.sqrt() + 1e-3);
    }
}

/// The shapes of four cells of a plane, whose patterns are learned beside the whole plane's: what a
/// rare pattern is worth follows from those of its parts.
const PARTS: [(usize, [usize; 4]); 6] = [
    (0, [0, 1, 3, 4]),
    (0, [2, 1, 5, 4]),
    (0, [6, 3, 7, 4]),
    (0, [8, 5, 7, 4]),
    (1, [0, 2, 6, 8]),
    (2, [1, 3, 5, 7]),
];
/// The patterns of four cells.
const PART: usize = 1 << 8;
/// The weights of the parts of a kind of plane.
const OF_PARTS: usize = 3 * PART;

/// The tables while they are learned.
struct Tables {
    /// The smallest pattern that each can be turned into.
    smallest: Vec<u32>,
    whole: Vec<Weight>,
    parts: Vec<Weight>,
    circumstances: [Weight; CIRCUMSTANCES],
}

impl Tables {
    fn new() -> Self {
        let mut smallest = vec![0; PATTERNS];
        for pattern in canonical() {
            for same in turned(pattern) {
                smallest[same] = pattern as u32;
            }
        }
        Self {
            smallest,
            whole: vec![Weight::default(); KINDS * PATTERNS],
            parts: vec![Weight::default(); KINDS * OF_PARTS],
            circumstances: [Weight::default(); CIRCUMSTANCES],
        }
    }

    /// Where the weights of a plane and of its parts stand.
    fn places(&self, plane: usize) -> (usize, [usize; PARTS.len()]) {
        let (kind, pattern) = (plane / PATTERNS, plane % PATTERNS);
        let smallest = self.smallest[pattern] as usize;
        let parts = PARTS.map(|(shape, cells)| {
            let bits = cells.iter().enumerate().map(|(place, cell)| {
                (pattern >> cell & 1) << place | (pattern >> (cell + 9) & 1) << (place + 4)
            });
            kind * OF_PARTS + shape * PART + bits.sum::<usize>()
        });
        (kind * PATTERNS + smallest, parts)
    }

    fn odds(&self, plane: usize) -> f32 {
        let (whole, parts) = self.places(plane);
        let parts: f32 = parts.iter().map(|&part| self.parts[part].value).sum();
        self.whole[whole].value + parts
    }

    /// Learns from one position. Returns the squared error.
    fn learn(&mut self, sample: &Sample, rate: f32) -> f32 {
        let [own, other, third] = sample.cells;
        let planes: [usize; PLANES] = planes(own, other, third);
        let odds: f32 = planes.iter().map(|&plane| self.odds(plane)).sum();
        let expected = likely(odds + self.circumstances[sample.circumstance].value);
        let error = expected - sample.goal;
        if rate > 0.0 {
            for plane in planes {
                let (whole, parts) = self.places(plane);
                self.whole[whole].learn(error, 0.4 * rate);
                for part in parts {
                    self.parts[part].learn(error, rate);
                }
            }
            self.circumstances[sample.circumstance].learn(error, rate);
        }
        error * error
    }
}

fn train(mut samples: Vec<Sample>, epochs: u32) -> Vec<u8> {
    let mut random = Random::new(11);
    let mut tables = Tables::new();
    // Games that are never learned from show how well the others are understood.
    let unseen = samples.split_off(samples.len() - samples.len() / 20);
    println!(
        "{} positions, {} of them to test",
        samples.len(),
        unseen.len()
    );
    for epoch in 0..epochs {
        let rate = 0.05 * (1.0 - epoch as f32 / epochs as f32).max(0.1);
        let mut error = 0.0;
        for end in (1..samples.len()).rev() {
            samples.swap(end, random.below(end + 1));
            error += f64::from(tables.learn(&samples[end], rate));
        }
        let tested: f64 = unseen
            .iter()
            .map(|sample| f64::from(tables.learn(sample, 0.0)))
            .sum();
        println!(
            "epoch {} error {:.5} unseen {:.5}",
            epoch + 1,
            error / samples.len() as f64,
            tested / unseen.len().max(1) as f64
        );
    }
    let circumstances = tables.circumstances.iter().map(|weight| weight.value);
    let patterns = canonical().flat_map(|pattern| (0..KINDS).map(move |kind| (kind, pattern)));
    let worths = patterns.map(|(kind, pattern)| tables.odds(kind * PATTERNS + pattern));
    Net::write(circumstances.chain(worths).map(|worth| worth * SCALE))
}
