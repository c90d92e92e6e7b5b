//! The learned evaluation.
//!
//! Each of the fourteen lines of the board (see [`super::lines`]) adds a vector that stands in a
//! table, as does the score of captured reds. The first number of the sum counts as it is, the
//! others through a curve that is flat at both ends. The tables are made by
//! `examples/learn.rs` from games that the program plays against itself, and are part of the
//! program.

use std::sync::LazyLock;

use super::lines::{KINDS, PATTERNS, lines, reversed};
use crate::rules::Player;
use crate::rules::kuba::{Position, REDS_TO_WIN};

/// The length of the vectors.
pub const WIDTH: usize = 16;
/// The states of the score: 0 to 6 reds for each side.
pub const SCORES: usize = (REDS_TO_WIN as usize) * (REDS_TO_WIN as usize);
/// What 1 is in the tables.
pub const UNIT: f32 = 256.0;
/// The first bytes of a file of weights.
const MAGIC: &[u8; 8] = b"KUBANET1";

/// The weights that are part of the program.
static NET: LazyLock<Net> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../assets/kuba.net");
    Net::read(bytes).expect("the weights are part of the program")
});

type Vector = [i16; WIDTH];

/// A set of weights.
pub struct Net {
    /// For each kind of line and pattern.
    lines: Box<[Vector; KINDS * PATTERNS]>,
    /// For each score.
    scores: Vec<Vector>,
    /// What the curves count, in hundredths of a red.
    out: [f32; WIDTH],
}

impl Net {
    /// The weights that are part of the program.
    #[inline]
    pub fn own() -> &'static Self {
        &NET
    }

    /// Reads weights as [`Net::write`] writes them; `None` if they are no weights.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut numbers = bytes.strip_prefix(MAGIC)?.as_chunks::<2>().0.iter();
        let mut number = || numbers.next().map(|&bytes| i16::from_le_bytes(bytes));
        let mut out = [0.0; WIDTH];
        for weight in &mut out {
            *weight = f32::from(number()?) / 16.0;
        }
        let mut vector = || {
            let mut vector = [0; WIDTH];
            for part in &mut vector {
                *part = number()?;
            }
            Some(vector)
        };
        let scores: Vec<Vector> = (0..SCORES).map(|_| vector()).collect::<Option<_>>()?;
        let mut lines = vec![[0; WIDTH]; KINDS * PATTERNS];
        for (kind, pattern) in canonical() {
            let vector = vector()?;
            lines[kind * PATTERNS + pattern] = vector;
            lines[kind * PATTERNS + reversed(pattern)] = vector;
        }
        let lines = lines.into_boxed_slice().try_into().ok()?;
        Some(Self { lines, scores, out })
    }

    /// The bytes of weights that were learned: the curves' weights in hundredths, and the vectors
    /// of each score and of each line as [`canonical`] lists them.
    pub fn write<'a>(
        out: &[f32; WIDTH],
        vectors: impl Iterator<Item = &'a [f32; WIDTH]>,
    ) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let mut number = |value: f32| {
            let value = value.round().clamp(-32_000.0, 32_000.0) as i16;
            bytes.extend(value.to_le_bytes());
        };
        for weight in out {
            number(weight * 16.0);
        }
        for part in vectors.flatten() {
            number(part * UNIT);
        }
        bytes
    }

    /// What a position is worth for the player to move, in hundredths of a red.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let mut sum = self.scores[score(position)];
        for line in lines(position, position.turn()) {
            let vector = &self.lines[usize::from(line)];
            for (sum, part) in sum.iter_mut().zip(vector) {
                *sum = sum.wrapping_add(*part);
            }
        }
        let mut worth = f32::from(sum[0]) / UNIT * self.out[0];
        let mut curved = 0.0;
        for (&part, weight) in sum[1..].iter().zip(&self.out[1..]) {
            curved += curve(f32::from(part) / UNIT) * weight;
        }
        worth += curved;
        worth as i32
    }
}

/// Flat below 0 and above 1.
#[inline]
pub fn curve(x: f32) -> f32 {
    let x = x.clamp(0.0, 1.0);
    x * x
}

/// The number of a position's score, the player's to move first.
#[inline]
pub fn score(position: &Position) -> usize {
    let reds = |player: Player| usize::from(position.reds(player).min(REDS_TO_WIN - 1));
    let turn = position.turn();
    reds(turn) * usize::from(REDS_TO_WIN) + reds(turn.next(2))
}

/// The kinds and patterns of lines, of a pattern and the same reversed only the smaller one.
pub fn canonical() -> impl Iterator<Item = (usize, usize)> {
    (0..KINDS).flat_map(|kind| {
        (0..PATTERNS)
            .filter(|&pattern| pattern <= reversed(pattern))
            .map(move |pattern| (kind, pattern))
    })
}
