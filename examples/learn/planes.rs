//! The planes of Cubulus while they are learned.

use kuba::bot::cubulus::planes::{KINDS, PATTERNS, canonical, turned};

use crate::weight::Weight;

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
/// What keeps the first steps small.
pub(crate) const CALM: f32 = 1e-3;

/// What a square is worth with so many own balls and nobody else's, to who only counts.
const OPEN: [f32; 5] = [0.0, 3.0, 20.0, 100.0, 100.0];

/// What the patterns of planes are worth.
pub(crate) struct Planes {
    /// The smallest pattern that each can be turned into.
    smallest: Vec<u32>,
    whole: Vec<Weight>,
    parts: Vec<Weight>,
}

impl Planes {
    pub(crate) fn new() -> Self {
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
        }
    }

    /// Where the weights of a plane and of its parts stand.
    fn places(&self, plane: usize) -> (usize, [usize; PARTS.len()]) {
        let (kind, pattern) = (plane / PATTERNS, plane % PATTERNS);
        let smallest = self.smallest[pattern] as usize;
        let parts = parts(pattern).map(|(shape, part)| kind * OF_PARTS + shape * PART + part);
        (kind * PATTERNS + smallest, parts)
    }

    /// What a plane adds to the logarithm of the odds.
    pub(crate) fn odds(&self, plane: usize) -> f32 {
        let (whole, parts) = self.places(plane);
        let parts: f32 = parts.iter().map(|&part| self.parts[part].value).sum();
        self.whole[whole].value + parts
    }

    pub(crate) fn learn(&mut self, plane: usize, slope: f32, rate: f32) {
        let (whole, parts) = self.places(plane);
        self.whole[whole].learn(slope, 0.4 * rate, CALM);
        for part in parts {
            self.parts[part].learn(slope, rate, CALM);
        }
    }
}

/// The shapes and patterns of the parts of a plane.
fn parts(pattern: usize) -> [(usize, usize); PARTS.len()] {
    PARTS.map(|(shape, cells)| {
        let bits = cells.iter().enumerate().map(|(place, cell)| {
            (pattern >> cell & 1) << place | (pattern >> (cell + 9) & 1) << (place + 4)
        });
        (shape, bits.sum())
    })
}

/// What a plane seems worth in hundredths to who only counts: a third of what its balls are, for
/// each lies in three planes, and on a face its squares, which are the parts.
pub(crate) fn counting(plane: usize) -> f32 {
    let (kind, pattern) = (plane / PATTERNS, plane % PATTERNS);
    let sets = |pattern: usize, cells: usize| {
        let (low, high) = (pattern & ((1 << cells) - 1), pattern >> cells);
        [low & !high, high & !low, low & high].map(usize::count_ones)
    };
    let [own, other, _] = sets(pattern, 9);
    let balls = 7.0 * (own as f32 - other as f32);
    if kind == 0 {
        let squares = parts(pattern).map(|(_, part)| match sets(part, 4) {
            [own, 0, 0] => OPEN[own as usize],
            [0, other, 0] => -OPEN[other as usize],
            _ => 0.0,
        });
        balls + squares.iter().sum::<f32>()
    } else {
        balls
    }
}
