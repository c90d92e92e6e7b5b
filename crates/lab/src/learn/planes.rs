//! Plane patterns of Cubulus during training.

use kuba_bot::cubulus::planes::{KINDS, PATTERNS, canonical, turned};

use super::weight::Weight;

/// Groups of four cells of a plane, whose patterns are trained along with the whole plane's, so that a rare
/// pattern gets its weight from those of its parts.
const PARTS: [(usize, [usize; 4]); 6] = [
    (0, [0, 1, 3, 4]),
    (0, [2, 1, 5, 4]),
    (0, [6, 3, 7, 4]),
    (0, [8, 5, 7, 4]),
    (1, [0, 2, 6, 8]),
    (2, [1, 3, 5, 7]),
];
/// Number of patterns of four cells.
const PART: usize = 1 << 8;
/// Number of part weights per kind of plane.
const OF_PARTS: usize = 3 * PART;
/// Keeps the first steps small.
pub(crate) const CALM: f32 = 1e-3;

/// Initial value, in hundredths, of a square by its number of own balls if it has no others.
const OPEN: [f32; 5] = [0.0, 3.0, 20.0, 100.0, 100.0];

/// Weights of the plane patterns.
pub(crate) struct Planes {
    /// For each pattern, the smallest one that a symmetry turns it into.
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

    /// Indices of the weight of a plane and of its parts.
    fn places(&self, plane: usize) -> (usize, [usize; PARTS.len()]) {
        let (kind, pattern) = (plane / PATTERNS, plane % PATTERNS);
        let smallest = self.smallest[pattern] as usize;
        let parts = parts(pattern).map(|(shape, part)| kind * OF_PARTS + shape * PART + part);
        (kind * PATTERNS + smallest, parts)
    }

    /// Contribution of a plane to the log-odds.
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

/// Group shape and pattern of each part of a plane.
fn parts(pattern: usize) -> [(usize, usize); PARTS.len()] {
    PARTS.map(|(shape, cells)| {
        let bits = cells.iter().enumerate().map(|(place, cell)| {
            (pattern >> cell & 1) << place | (pattern >> (cell + 9) & 1) << (place + 4)
        });
        (shape, bits.sum())
    })
}

/// Initial value of a plane in hundredths. Each ball counts one third, because it lies in three planes; on a
/// face the squares count too.
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
