//! Training of Kuba.

use clap::Args;
use kuba_bot::kuba::lines::{KINDS, LINES, PATTERNS, SIDE, lines, reversed};
use kuba_bot::kuba::weights::{SCORES, Weights, canonical, score};
use kuba_rules::kuba::{
    ExtraTurn, GameState, KubaRules, Move, Position, REDS_TO_WIN, RuleSet, Setup,
};
use kuba_rules::random::Random;
use kuba_rules::{Game, Player, set_option};

use super::record::numbers;
use super::subject::{Subject, Tables, any_of, legal};
use super::vectors::{Feature, Vectors, counting};

/// Options of the games of Kuba.
#[derive(Args)]
pub(crate) struct Kuba {
    /// The extra turn after a capture, by its name in the rules of Kuba.
    #[arg(long, default_value = "must", value_parser = extra_turn)]
    extra: ExtraTurn,
}

fn extra_turn(text: &str) -> Result<ExtraTurn, String> {
    let mut rules = KubaRules::default();
    let set = set_option::<GameState>(&mut rules, "Extra", text);
    set.map(|()| rules.rules.extra).map_err(|error| error.to_string())
}

/// Number of values of one player's reds while the game goes on.
const REDS: usize = REDS_TO_WIN as usize;

impl Subject for Kuba {
    type Game = GameState;
    type Position = Position;
    /// Fourteen lines and the score.
    type Features = [u16; LINES + 1];
    type Tables = LineTables;

    const NODES: u64 = 2000;
    const EPOCHS: u32 = 6;
    const RESULT: f32 = 0.4;
    const SCALE: f32 = 160.0;
    const LONGEST: usize = 300;
    const WON: i16 = 2;
    const FEATURE_BYTES: usize = 2 * (LINES + 1);

    /// A red counts 1 and a marble 2.
    fn start() -> Vec<u8> {
        let score = |index: usize| {
            let (own, other) = (index / REDS, index % REDS);
            own as f32 - other as f32
        };
        // Each marble is in two lines.
        let line = |pattern: usize| {
            let marbles = |low, high| {
                let is_there = |cell: &usize| {
                    pattern >> cell & 1 == low && pattern >> (SIDE + cell) & 1 == high
                };
                (0..SIDE).filter(is_there).count() as f32
            };
            marbles(1, 0) - marbles(0, 1)
        };
        let values = (0..SCORES).map(score).chain(canonical().map(|(_, pattern)| line(pattern)));
        let vectors: Vec<_> = values.map(counting).collect();
        Weights::write(&counting(100.0), vectors.iter())
    }

    fn opening(&self, random: &mut Random) -> GameState {
        let rules = RuleSet { extra: self.extra, ..RuleSet::LEAFLET };
        loop {
            let mut game = GameState::new(rules, Setup::Standard);
            for _ in 0..4 + random.below(14) {
                let moves = legal(&game);
                if moves.is_empty() {
                    break;
                }
                game.play(any_of(&moves, random));
            }
            if game.outcome().is_none() {
                return game;
            }
        }
    }

    fn position(game: &GameState) -> Position {
        *game.position()
    }

    /// Positions whose best push captures are left out, because the search resolves captures before it
    /// evaluates.
    fn is_told(game: &GameState, mv: Move) -> bool {
        match mv {
            Move::Push(push) => game.position().falls(push).is_none(),
            Move::Pass => true,
        }
    }

    fn write_features(position: &Position, player: Player, bytes: &mut Vec<u8>) {
        let numbers = lines(position, player).into_iter();
        let numbers = numbers.chain([score(position) as u16]);
        bytes.extend(numbers.flat_map(u16::to_le_bytes));
    }

    fn read_features(bytes: &[u8]) -> Self::Features {
        numbers(bytes)
    }
}

/// The tables during training: the vectors of the scores, then those of the lines.
pub(crate) struct LineTables {
    /// Index of each line's vector. A pattern and its reverse share one.
    place: Vec<u32>,
    vectors: Vectors,
}

impl Tables for LineTables {
    type Features = [u16; LINES + 1];

    const RATE: f32 = 0.06;
    const LAST: f32 = 0.1;

    fn new() -> Self {
        let mut place = vec![0; KINDS * PATTERNS];
        let mut count = SCORES;
        for (kind, pattern) in canonical() {
            place[kind * PATTERNS + pattern] = count as u32;
            place[kind * PATTERNS + reversed(pattern)] = count as u32;
            count += 1;
        }
        Self { place, vectors: Vectors::new(SCORES, count, 0.03) }
    }

    fn learned(bytes: &[u8]) -> Option<Self> {
        let (out, vectors) = Weights::written(bytes)?;
        let mut tables = Self::new();
        tables.vectors = Vectors::learned(out.map(|weight| weight / Kuba::SCALE), &vectors);
        Some(tables)
    }

    fn learn(&mut self, features: &Self::Features, goal: f32, rate: f32) -> f32 {
        let [lines @ .., score] = features;
        let lines = lines.iter().map(|&line| self.place[usize::from(line)] as usize);
        let places = lines.chain([usize::from(*score)]);
        self.vectors.learn(places.map(Feature::at), goal, rate)
    }

    fn write(&self) -> Vec<u8> {
        let (out, vectors) = self.vectors.values();
        Weights::write(&out.map(|weight| weight * Kuba::SCALE), vectors.iter())
    }
}
