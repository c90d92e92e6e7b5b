//! Learns the evaluation of Kuba from games that the program plays against itself.
//!
//!     cargo run --release --example learn -- start assets/kuba.net
//!     cargo run --release --example learn -- play GAMES.bin --games 20000 --nodes 3000 --seed 1
//!     cargo run --release --example learn -- train assets/kuba.net GAMES.bin… --epochs 8
//!
//! `start` makes tables that only count marbles, which the first round begins with; later rounds
//! use those of the round before. `assets/kubatoo.net` is for games played with `--extra none`.
//!
//! `play` writes a record for each position in which the best move takes nothing (the others are for
//! the search): what stands on the board, what the search thought of it and how the game ended.
//! `train` fits the tables of `bot::kuba::net` to them, from nothing or, with `--from`, from those of
//! a round before. With the same seed and number of threads both come out the same.

use std::fs;
use std::path::PathBuf;
use std::thread;

use clap::{Parser, Subcommand};
use kuba::bot::Limits;
use kuba::bot::kuba::lines::{KINDS, LINES, PATTERNS, SIDE, lines, reversed};
use kuba::bot::kuba::net::{Net, SCORES, canonical, score};
use kuba::bot::output::{WIDTH, curve};
use kuba::bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba::random::Random;
use kuba::rules::kuba::{ExtraTurn, GameState, Position, REDS_TO_WIN, RuleSet, Setup};
use kuba::rules::{Game, Player};

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Writes tables that only count marbles, to begin with.
    Start { out: PathBuf },
    /// Plays games and writes their positions.
    Play {
        out: PathBuf,
        #[arg(long, default_value_t = 1000)]
        games: u64,
        #[arg(long, default_value_t = 2000)]
        nodes: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long, default_value_t = 2)]
        threads: u64,
        /// What a capture gives.
        #[arg(long, default_value = "must", value_parser = extra_turn)]
        extra: ExtraTurn,
    },
    /// Fits the tables.
    Train {
        out: PathBuf,
        games: Vec<PathBuf>,
        #[arg(long, default_value_t = 6)]
        epochs: u32,
        /// How much of the goal is the game's end, and not what the search thought.
        #[arg(long, default_value_t = 0.4)]
        result: f32,
        /// How fast to learn at first.
        #[arg(long, default_value_t = 0.06)]
        rate: f32,
        /// Tables to learn on from.
        #[arg(long)]
        from: Option<PathBuf>,
    },
}

/// Hundredths of a red that make a win e times as likely.
const SCALE: f32 = 160.0;
/// The numbers of reds that a player may have while a game goes on.
const REDS: usize = REDS_TO_WIN as usize;
/// No game is longer, in moves.
const LONGEST: usize = 300;

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
            extra,
        } => {
            let parts: Vec<Vec<u8>> = thread::scope(|scope| {
                let workers: Vec<_> = (0..threads)
                    .map(|worker| {
                        scope.spawn(move || {
                            (worker..games)
                                .step_by(threads as usize)
                                .flat_map(|number| play(seed.wrapping_add(number), nodes, extra))
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
            rate,
            from,
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
            let mut tables = Tables::new();
            if let Some(from) = from {
                tables.go_on_from(&fs::read(from).expect("tables"));
            }
            let learned = train(tables, samples, epochs, rate);
            fs::write(out, learned).expect("a place for the weights");
        }
    }
}

/// The size of a position's record in bytes: fourteen lines and the score as numbers of 16 bits,
/// what the search thought, and the result in doubled points for the player to move.
const RECORD: usize = 2 * (LINES + 3);

/// Reads what a capture gives: a push that must or may be made, or none.
fn extra_turn(text: &str) -> Result<ExtraTurn, String> {
    match text {
        "must" => Ok(ExtraTurn::Must),
        "may" => Ok(ExtraTurn::May),
        "none" => Ok(ExtraTurn::None),
        _ => Err("must, may or none".to_owned()),
    }
}

/// Plays one game and returns its records.
fn play(seed: u64, nodes: u64, extra: ExtraTurn) -> Vec<u8> {
    let mut random = Random::new(seed);
    let table = TranspositionTable::new(4);
    let mut game = opening(&mut random, extra);
    let mut told: Vec<(Position, i32)> = Vec::new();
    let mut winner = None;
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
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
        let position = *game.position();
        if game.try_play(opinion.line[0]) == Ok(None) {
            told.push((position, opinion.score.centi()));
        }
    }
    let winner = winner.or_else(|| game.outcome().and_then(|outcome| outcome.winner()));
    told.iter()
        .flat_map(|(position, thought)| record(position, *thought, winner))
        .collect()
}

/// A position after some random pushes.
fn opening(random: &mut Random, extra: ExtraTurn) -> GameState {
    let rules = RuleSet {
        extra,
        ..RuleSet::LEAFLET
    };
    loop {
        let mut game = GameState::new(rules, Setup::Standard);
        for _ in 0..4 + random.below(14) {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            game.play(moves[random.below(moves.len())]);
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn record(position: &Position, thought: i32, winner: Option<Player>) -> Vec<u8> {
    let turn = position.turn();
    let points: i16 = match winner {
        None => 1,
        Some(winner) if winner == turn => 2,
        Some(_) => 0,
    };
    let thought = thought.clamp(-3000, 3000) as i16;
    lines(position, turn)
        .into_iter()
        .chain([score(position) as u16])
        .flat_map(u16::to_le_bytes)
        .chain([thought, points].into_iter().flat_map(i16::to_le_bytes))
        .collect()
}

/// A position to learn from.
struct Sample {
    lines: [u16; LINES],
    score: u16,
    /// The points to expect, 0 to 1.
    goal: f32,
}

impl Sample {
    fn read(record: &[u8; RECORD], result: f32) -> Self {
        let number = |index: usize| u16::from_le_bytes([record[2 * index], record[2 * index + 1]]);
        let thought = f32::from(number(LINES + 1) as i16);
        let points = f32::from(number(LINES + 2)) / 2.0;
        Self {
            lines: std::array::from_fn(number),
            score: number(LINES),
            goal: result * points + (1.0 - result) * likely(thought / SCALE),
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
        self.value -= rate * slope / (self.learned.sqrt() + 1e-6);
    }
}

/// The tables while they are learned.
struct Tables {
    /// Where each line's vector stands: a pattern and the same reversed share one.
    place: Vec<u32>,
    vectors: Vec<[Weight; WIDTH]>,
    out: [Weight; WIDTH],
}

impl Tables {
    fn new() -> Self {
        let mut random = Random::new(7);
        let mut place = vec![0; KINDS * PATTERNS];
        let mut count = SCORES;
        for (kind, pattern) in canonical() {
            place[kind * PATTERNS + pattern] = count as u32;
            place[kind * PATTERNS + reversed(pattern)] = count as u32;
            count += 1;
        }
        let mut small = || (random.below(2000) as f32 / 1000.0 - 1.0) * 0.03;
        let vectors = (0..count)
            .map(|index| {
                std::array::from_fn(|part| Weight {
                    value: match (index < SCORES, part) {
                        (_, 0) => 0.0,
                        (true, _) => 0.4,
                        (false, _) => small(),
                    },
                    learned: 0.0,
                })
            })
            .collect();
        let out = std::array::from_fn(|part| Weight {
            value: match part {
                0 => 1.0,
                _ if part % 2 == 0 => 1.0,
                _ => -1.0,
            },
            learned: 0.0,
        });
        Self {
            place,
            vectors,
            out,
        }
    }

    /// Takes over what was learned before.
    fn go_on_from(&mut self, bytes: &[u8]) {
        let (out, vectors) = Net::written(bytes).expect("tables");
        for (weight, value) in self.out.iter_mut().zip(out) {
            weight.value = value / SCALE;
        }
        for (vector, values) in self.vectors.iter_mut().zip(vectors) {
            for (weight, value) in vector.iter_mut().zip(values) {
                weight.value = value;
            }
        }
    }

    fn places(&self, sample: &Sample) -> [usize; LINES + 1] {
        std::array::from_fn(|index| match sample.lines.get(index) {
            Some(&line) => self.place[usize::from(line)] as usize,
            None => usize::from(sample.score),
        })
    }

    /// Learns from one position. Returns the squared error.
    fn learn(&mut self, sample: &Sample, rate: f32) -> f32 {
        let places = self.places(sample);
        let mut sum = [0.0; WIDTH];
        for &place in &places {
            for (sum, weight) in sum.iter_mut().zip(&self.vectors[place]) {
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
                let steep = if sum > 0.0 && sum < 1.0 {
                    2.0 * sum
                } else {
                    0.0
                };
                slopes[part] = slope * self.out[part].value * steep;
                self.out[part].learn(slope * curve(sum), 0.2 * rate);
            }
            for &place in &places {
                for (weight, &slope) in self.vectors[place].iter_mut().zip(&slopes) {
                    if slope != 0.0 {
                        weight.learn(slope, rate);
                    }
                }
            }
        }
        error * error
    }
}

/// Tables that count a red as 1 and a marble as 2.
fn counting() -> Vec<u8> {
    let score = |index: usize| {
        let (own, other) = (index / REDS, index % REDS);
        own as f32 - other as f32
    };
    // Each marble stands in two lines.
    let line = |pattern: usize| {
        let marbles = |low, high| {
            let is_there =
                |cell: &usize| pattern >> cell & 1 == low && pattern >> (SIDE + cell) & 1 == high;
            (0..SIDE).filter(is_there).count() as f32
        };
        marbles(1, 0) - marbles(0, 1)
    };
    let mut out = [0.0; WIDTH];
    out[0] = 100.0;
    let values = (0..SCORES)
        .map(score)
        .chain(canonical().map(|(_, pattern)| line(pattern)));
    let vectors: Vec<[f32; WIDTH]> = values
        .map(|value| {
            let mut vector = [0.0; WIDTH];
            vector[0] = value;
            vector
        })
        .collect();
    Net::write(&out, vectors.iter())
}

fn train(mut tables: Tables, mut samples: Vec<Sample>, epochs: u32, first_rate: f32) -> Vec<u8> {
    let mut random = Random::new(11);
    // Games that are never learned from show how well the others are understood.
    let unseen = samples.split_off(samples.len() - samples.len() / 20);
    println!(
        "{} positions, {} of them to test",
        samples.len(),
        unseen.len()
    );
    for epoch in 0..epochs {
        let rate = first_rate * (1.0 - epoch as f32 / epochs as f32).max(0.1);
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
    let out = tables.out.map(|weight| weight.value * SCALE);
    let vectors: Vec<[f32; WIDTH]> = tables
        .vectors
        .iter()
        .map(|vector| vector.map(|weight| weight.value))
        .collect();
    Net::write(&out, vectors.iter())
}
