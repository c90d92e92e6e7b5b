//! Learns the evaluation of Qubism from games that the program plays against itself.
//!
//!     cargo run --release --example learn_qubism -- start assets/qubism.net
//!     cargo run --release --example learn_qubism -- play GAMES.bin --games 16000 --seed 1
//!     cargo run --release --example learn_qubism -- train assets/qubism.net GAMES.bin…
//!
//! `start` makes tables that only count steps, which the first round begins with; later rounds use
//! those of the round before. `play` writes a record for each position: its features, what the
//! search thought of it and how the game ended. `train` fits the tables of `bot::qubism::net` to
//! them. With the same seed and number of threads both come out the same.

use std::fs;
use std::path::PathBuf;
use std::thread;

use clap::{Parser, Subcommand};
use kuba::bot::Limits;
use kuba::bot::output::{WIDTH, curve};
use kuba::bot::qubism::net::Net;
use kuba::bot::qubism::view::{LONGEST, STEPS, VECTORS, each_feature};
use kuba::bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba::random::Random;
use kuba::rules::Game;
use kuba::rules::Player;
use kuba::rules::qubism::{CUBES, GameState, Move, Position, QubismRules};

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Writes tables that only count steps, to begin with.
    Start { out: PathBuf },
    /// Plays games and writes their positions.
    Play {
        out: PathBuf,
        #[arg(long, default_value_t = 1000)]
        games: u64,
        #[arg(long, default_value_t = 600)]
        nodes: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long, default_value_t = 2)]
        threads: u64,
    },
    /// Fits the tables.
    Train {
        out: PathBuf,
        games: Vec<PathBuf>,
        #[arg(long, default_value_t = 5)]
        epochs: u32,
        /// How much of the goal is the game's end, and not what the search thought.
        #[arg(long, default_value_t = 0.6)]
        result: f32,
    },
}

/// Hundredths of a step that make a win e times as likely.
const SCALE: f32 = 120.0;
/// No game is longer, in moves.
const LONGEST_GAME: usize = 150;
/// No position has more features: two a cube, and six.
const FEATURES: usize = 2 * CUBES as usize + 6;
/// What stands in a record where there is no further feature.
const NONE: u16 = u16::MAX;
/// The size of a position's record in bytes: the features as numbers of 16 bits, what the search
/// thought, and the result in doubled points for the player to move.
const RECORD: usize = 2 * (FEATURES + 2);

fn main() {
    match Arguments::parse().command {
        Command::Start { out } => {
            fs::write(out, counting()).expect("a place for the weights");
        }
        Command::Play {
            out,
            games,
            nodes,
            seed,
            threads,
        } => {
            let parts: Vec<Vec<u8>> = thread::scope(|scope| {
                let workers: Vec<_> = (0..threads)
                    .map(|worker| {
                        scope.spawn(move || {
                            (worker..games)
                                .step_by(threads as usize)
                                .flat_map(|number| play(seed.wrapping_add(number), nodes))
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
            println!("{} positions", bytes.len() / RECORD);
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
            let records = bytes.as_chunks::<RECORD>().0.iter();
            let samples = records.map(|record| Sample::read(record, result)).collect();
            fs::write(out, train(samples, epochs)).expect("a place for the weights");
        }
    }
}

/// Plays one game and returns its records.
fn play(seed: u64, nodes: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let table = TranspositionTable::new(4);
    let mut game = opening(&mut random);
    let mut told: Vec<(Position, i32)> = Vec::new();
    let mut winner = None;
    while game.outcome().is_none() && told.len() < LONGEST_GAME {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let found = SearchTask::new(&game, limits).run(&table, &mut NoControl);
        let Some(opinion) = found.opinion else { break };
        if let Some(plies) = opinion.score.plies_to_end() {
            let turn = game.turn();
            winner = Some(if plies > 0 { turn } else { turn.next(2) });
            break;
        }
        told.push((*game.position(), opinion.score.centi()));
        // Now and then any move, so that what good players never come to is known, too.
        let mv = if random.below(100) < 4 {
            any_of(&legal(&game), &mut random)
        } else {
            opinion.line[0]
        };
        game.play(mv);
    }
    let winner = winner.or_else(|| game.outcome().and_then(|outcome| outcome.winner()));
    told.iter()
        .flat_map(|(position, thought)| record(position, *thought, winner))
        .collect()
}

/// A position after up to eight random moves: three of ten of the pawn, some of cubes that lie
/// there already.
fn opening(random: &mut Random) -> GameState {
    loop {
        let mut game = GameState::start(&QubismRules::default());
        for _ in 0..random.below(9) {
            let moves = legal(&game);
            if moves.is_empty() {
                break;
            }
            let pawn = game.position().pawn(game.turn());
            let goes = |of_pawn: bool| {
                let is_such =
                    |mv: &Move| matches!(mv, Move::Go { from, .. } if (*from == pawn) == of_pawn);
                moves.iter().copied().filter(is_such).collect::<Vec<_>>()
            };
            let kind = match random.below(100) {
                0..30 => goes(true),
                30..45 => goes(false),
                _ => Vec::new(),
            };
            let among = if kind.is_empty() { &moves } else { &kind };
            game.play(any_of(among, random));
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn legal(game: &GameState) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

fn any_of(moves: &[Move], random: &mut Random) -> Move {
    moves[random.below(moves.len())]
}

fn record(position: &Position, thought: i32, winner: Option<Player>) -> Vec<u8> {
    let points: i16 = match winner {
        None => 1,
        Some(winner) if winner == position.turn() => 2,
        Some(_) => 0,
    };
    let thought = thought.clamp(-3000, 3000) as i16;
    let mut features = Vec::with_capacity(FEATURES);
    each_feature(position, |feature| features.push(feature as u16));
    features.resize(FEATURES, NONE);
    let features = features.into_iter().flat_map(u16::to_le_bytes);
    let labels = [thought, points].into_iter().flat_map(i16::to_le_bytes);
    features.chain(labels).collect()
}

/// A position to learn from.
struct Sample {
    features: [u16; FEATURES],
    /// The points to expect, 0 to 1.
    goal: f32,
}

impl Sample {
    fn read(record: &[u8; RECORD], result: f32) -> Self {
        let number = |index: usize| u16::from_le_bytes([record[2 * index], record[2 * index + 1]]);
        let thought = f32::from(number(FEATURES) as i16);
        let points = f32::from(number(FEATURES + 1)) / 2.0;
        Self {
            features: std::array::from_fn(number),
            goal: result * points + (1.0 - result) * likely(thought / SCALE),
        }
    }

    fn features(&self) -> impl Iterator<Item = usize> {
        let there = self.features.iter().take_while(|&&feature| feature != NONE);
        there.map(|&feature| usize::from(feature))
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
    fn of(value: f32) -> Self {
        Self {
            value,
            learned: 0.0,
        }
    }

    fn learn(&mut self, slope: f32, rate: f32) {
        if slope != 0.0 {
            self.learned += slope * slope;
            self.value -= rate * slope / (self.learned.sqrt() + 1e-6);
        }
    }
}

type Vector = [Weight; WIDTH];

/// The tables while they are learned.
struct Tables {
    vectors: Vec<Vector>,
    base: Vector,
    out: Vector,
}

impl Tables {
    fn new() -> Self {
        let mut random = Random::new(7);
        let mut small = || (random.below(2000) as f32 / 1000.0 - 1.0) * 0.05;
        let vectors = (0..VECTORS)
            .map(|_| std::array::from_fn(|part| Weight::of(if part == 0 { 0.0 } else { small() })))
            .collect();
        Self {
            vectors,
            base: std::array::from_fn(|part| Weight::of(if part == 0 { 0.0 } else { 0.4 })),
            out: std::array::from_fn(|part| Weight::of(if part % 2 == 0 { 1.0 } else { -1.0 })),
        }
    }

    /// Learns from one position. Returns the squared error.
    fn learn(&mut self, sample: &Sample, rate: f32) -> f32 {
        let mut sum = self.base.map(|weight| weight.value);
        for feature in sample.features() {
            for (sum, weight) in sum.iter_mut().zip(&self.vectors[feature]) {
                *sum += weight.value;
            }
        }
        let mut odds = sum[0] * self.out[0].value;
        for (&sum, weight) in sum.iter().zip(&self.out).skip(1) {
            odds += curve(sum) * weight.value;
        }
        let expected = likely(odds);
        let error = expected - sample.goal;
        if rate > 0.0 {
            let slope = error * expected * (1.0 - expected);
            let mut slopes = [slope * self.out[0].value; WIDTH];
            for (part, &sum) in sum.iter().enumerate().skip(1) {
                let is_steep = sum > 0.0 && sum < 1.0;
                let steep = if is_steep { 2.0 * sum } else { 0.0 };
                slopes[part] = slope * self.out[part].value * steep;
                self.out[part].learn(slope * curve(sum), 0.2 * rate);
            }
            learn(&mut self.base, &slopes, 0.5 * rate);
            for feature in sample.features() {
                learn(&mut self.vectors[feature], &slopes, rate);
            }
        }
        error * error
    }
}

fn learn(vector: &mut Vector, slopes: &[f32; WIDTH], rate: f32) {
    for (weight, &slope) in vector.iter_mut().zip(slopes) {
        weight.learn(slope, rate);
    }
}

/// Tables that count a step as 1, and the right to move as half of one.
fn counting() -> Vec<u8> {
    let first = |value| {
        let mut vector = [0.0; WIDTH];
        vector[0] = value;
        vector
    };
    let step = |feature: usize| {
        let pair = feature.checked_sub(STEPS)?;
        let (own, other) = (pair / LONGEST, pair % LONGEST);
        (own < LONGEST).then_some(other as f32 - own as f32)
    };
    let vectors: Vec<[f32; WIDTH]> = [first(0.5)]
        .into_iter()
        .chain((0..VECTORS).map(|feature| first(step(feature).unwrap_or(0.0))))
        .collect();
    Net::write(&first(100.0), vectors.iter())
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
        let rate = 0.015 * (1.0 - epoch as f32 / epochs as f32).max(0.05);
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
    let values = |vector: &Vector| vector.map(|weight| weight.value);
    let out = values(&tables.out).map(|value| value * SCALE);
    let vectors: Vec<[f32; WIDTH]> = [&tables.base]
        .into_iter()
        .chain(&tables.vectors)
        .map(values)
        .collect();
    Net::write(&out, vectors.iter())
}
