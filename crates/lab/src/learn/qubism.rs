//! Training of Qubism.

use std::iter::once;

use clap::Args;
use kuba_bot::qubism::features::{LONGEST, STEPS, VECTORS, each_feature};
use kuba_bot::qubism::weights::Weights;
use kuba_rules::qubism::{CUBES, GameState, Move, Position, QubismRules};
use kuba_rules::random::Random;
use kuba_rules::{Game, Player};

use super::record::numbers;
use super::subject::{Subject, Tables, any_of, legal};
use super::vectors::{Feature, Vectors, counting};

/// Options of the games of Qubism.
#[derive(Args)]
pub(crate) struct Qubism {}

/// Largest number of features of a position: two per cube and six more.
const FEATURES: usize = 2 * CUBES as usize + 6;
/// Marks an unused feature in a record.
const NONE: u16 = u16::MAX;

impl Subject for Qubism {
    type Game = GameState;
    type Position = Position;
    type Features = [u16; FEATURES];
    type Tables = FeatureTables;

    const NODES: u64 = 600;
    const EPOCHS: u32 = 5;
    const RESULT: f32 = 0.6;
    const SCALE: f32 = 120.0;
    const LONGEST: usize = 150;
    const WON: i16 = 2;
    const FEATURE_BYTES: usize = 2 * FEATURES;

    /// A step counts 1, and the right to move half a step.
    fn start() -> Vec<u8> {
        let step = |feature: usize| {
            let pair = feature.checked_sub(STEPS)?;
            let (own, other) = (pair / LONGEST, pair % LONGEST);
            (own < LONGEST).then_some(other as f32 - own as f32)
        };
        let steps = (0..VECTORS).map(|feature| step(feature).unwrap_or(0.0));
        let vectors: Vec<_> = once(0.5).chain(steps).map(counting).collect();
        Weights::write(&counting(100.0), vectors.iter())
    }

    /// Up to eight random moves: 30 % move the pawn, 15 % a cube on the board, and the rest are any move.
    fn opening(&self, random: &mut Random) -> GameState {
        loop {
            let mut game = GameState::start(&QubismRules::default());
            for _ in 0..random.below(9) {
                let moves = legal(&game);
                if moves.is_empty() {
                    break;
                }
                let pawn = game.position().pawn(game.turn());
                let goes = |of_pawn: bool| {
                    let is_such = |mv: &Move| matches!(mv, Move::Go { from, .. } if (*from == pawn) == of_pawn);
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

    fn position(game: &GameState) -> Position {
        *game.position()
    }

    /// Sometimes any move, so that positions which good players avoid are trained too.
    fn choice(game: &GameState, best: Move, random: &mut Random) -> Move {
        if random.below(100) < 4 { any_of(&legal(game), random) } else { best }
    }

    fn write_features(position: &Position, _: Player, bytes: &mut Vec<u8>) {
        let mut features = Vec::with_capacity(FEATURES);
        each_feature(position, |feature| features.push(feature as u16));
        features.resize(FEATURES, NONE);
        bytes.extend(features.into_iter().flat_map(u16::to_le_bytes));
    }

    fn read_features(bytes: &[u8]) -> Self::Features {
        numbers(bytes)
    }
}

/// The tables during training: the bias vector of every position, then those of the features.
pub(crate) struct FeatureTables(Vectors);

impl Tables for FeatureTables {
    type Features = [u16; FEATURES];

    const RATE: f32 = 0.015;
    const LAST: f32 = 0.05;

    fn new() -> Self {
        Self(Vectors::new(1, 1 + VECTORS, 0.05))
    }

    fn learn(&mut self, features: &Self::Features, goal: f32, rate: f32) -> f32 {
        let base = Feature { place: 0, pace: 0.5 };
        let there = features.iter().take_while(|&&feature| feature != NONE);
        let there = there.map(|&feature| Feature::at(1 + usize::from(feature)));
        self.0.learn(once(base).chain(there), goal, rate)
    }

    fn write(&self) -> Vec<u8> {
        let (out, vectors) = self.0.values();
        Weights::write(&out.map(|weight| weight * Qubism::SCALE), vectors.iter())
    }
}
