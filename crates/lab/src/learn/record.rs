//! Training records: the features of a position, the score of the search and the result of the game. The last
//! two are numbers of 16 bits.

use kuba_rules::Player;

use super::subject::Subject;
use super::weight::likely;

/// Size of the two numbers after the features, in bytes.
const LABEL_BYTES: usize = 4;
/// Recorded scores are clamped to this, in hundredths.
const CLEAR: i32 = 3000;

pub(crate) const fn record_bytes<S: Subject>() -> usize {
    S::FEATURE_BYTES + LABEL_BYTES
}

/// A position with the score of the search.
pub(crate) struct Told<S: Subject> {
    pub(crate) position: S::Position,
    pub(crate) turn: Player,
    /// In hundredths, for the player to move.
    pub(crate) thought: i32,
}

impl<S: Subject> Told<S> {
    /// The records of the position, one per viewer.
    pub(crate) fn record(&self, seats: usize, winner: Option<Player>) -> Vec<u8> {
        let mut bytes = Vec::new();
        for player in S::viewers(seats, self.turn) {
            S::write_features(&self.position, player, &mut bytes);
            let is_turn = player == self.turn;
            let thought = if is_turn { self.thought } else { 0 };
            let points = match winner {
                None => S::WON / seats as i16,
                Some(winner) if winner == player => S::WON,
                Some(_) => 0,
            };
            let numbers = [thought.clamp(-CLEAR, CLEAR) as i16, points];
            bytes.extend(numbers.into_iter().flat_map(i16::to_le_bytes));
        }
        bytes
    }
}

pub(crate) struct Sample<F> {
    pub(crate) features: F,
    /// Target share of the points.
    pub(crate) goal: f32,
}

/// `result` is the weight of the game's result in the target.
pub(crate) fn samples<S: Subject>(bytes: &[u8], result: f32) -> Vec<Sample<S::Features>> {
    let records = bytes.chunks_exact(record_bytes::<S>());
    let sample = |record: &[u8]| {
        let (features, labels) = record.split_at(S::FEATURE_BYTES);
        let [thought, points] = numbers(labels).map(|number| f32::from(number as i16));
        let thought = likely(thought / S::SCALE);
        Sample {
            features: S::read_features(features),
            goal: result * (points / f32::from(S::WON)) + (1.0 - result) * thought,
        }
    };
    records.map(sample).collect()
}

/// Reads `COUNT` little-endian numbers of 16 bits.
pub(crate) fn numbers<const COUNT: usize>(bytes: &[u8]) -> [u16; COUNT] {
    std::array::from_fn(|index| u16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]]))
}
