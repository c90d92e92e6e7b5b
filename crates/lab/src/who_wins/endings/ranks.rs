//! Numbering of cell sets, and the eight symmetries of the board.

/// Number of cells of the board.
pub(super) const CELLS: usize = 49;
const SIDE: usize = 7;
/// Number of symmetries of the board.
pub(super) const WAYS: usize = 8;
/// Largest number of marbles of one colour.
pub(super) const MOST: usize = 3;

/// `CHOICES[n][k]`: binomial coefficient, the number of `k`-element sets of `n` cells.
const CHOICES: [[u32; MOST + 1]; CELLS + 1] = {
    let mut table = [[0; MOST + 1]; CELLS + 1];
    let mut n = 0;
    while n <= CELLS {
        table[n][0] = 1;
        let mut k = 1;
        while k <= MOST && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// Image of each cell under each symmetry.
const TURNED: [[u8; CELLS]; WAYS] = {
    let mut table = [[0; CELLS]; WAYS];
    let mut way = 0;
    while way < WAYS {
        let mut cell = 0;
        while cell < CELLS {
            let (mut file, mut rank) = (cell % SIDE, cell / SIDE);
            if way & 4 != 0 {
                (file, rank) = (rank, file);
            }
            if way & 1 != 0 {
                file = SIDE - 1 - file;
            }
            if way & 2 != 0 {
                rank = SIDE - 1 - rank;
            }
            table[way][cell] = (rank * SIDE + file) as u8;
            cell += 1;
        }
        way += 1;
    }
    table
};

/// Cells of a set in ascending order.
pub(super) fn cells_of(set: u64) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let cell = rest.trailing_zeros() as usize;
        rest &= rest.wrapping_sub(1);
        (cell < 64).then_some(cell)
    })
}

pub(super) fn turned_cell(cell: usize, way: usize) -> usize {
    usize::from(TURNED[way][cell])
}

pub(super) fn turned(set: u64, way: usize) -> u64 {
    cells_of(set).fold(0, |image, cell| image | 1 << TURNED[way][cell])
}

/// Number of sets with this many cells.
pub(super) fn sets(count: usize) -> usize {
    CHOICES[CELLS][count] as usize
}

/// Number of a set among all sets of its size.
pub(super) fn rank(set: u64) -> usize {
    cells_of(set).enumerate().map(|(place, cell)| CHOICES[cell][place + 1] as usize).sum()
}

/// Inverse of [`rank`].
pub(super) fn unranked(mut rank: usize, count: usize) -> u64 {
    let mut set = 0;
    for place in (1..=count).rev() {
        let cell = (0..CELLS).rev().find(|&cell| CHOICES[cell][place] as usize <= rank);
        let cell = cell.unwrap_or(0);
        rank -= CHOICES[cell][place] as usize;
        set |= 1 << cell;
    }
    set
}

/// Sets of one size up to symmetry.
pub(super) struct Orbits {
    /// For each set, the number of its representative, and a bit for each symmetry that leads to it.
    of: Vec<(u32, u8)>,
    /// Representatives.
    firsts: Vec<u64>,
}

impl Orbits {
    pub(super) fn new(count: usize) -> Self {
        let mut of = vec![(0, 0); sets(count)];
        let mut firsts = Vec::new();
        for (number, entry) in of.iter_mut().enumerate() {
            let set = unranked(number, count);
            let images: [usize; WAYS] = std::array::from_fn(|way| rank(turned(set, way)));
            let least = images.into_iter().min().unwrap_or(number);
            if least == number {
                firsts.push(set);
            }
            let ways = (0..WAYS).filter(|&way| images[way] == least);
            *entry = (least as u32, ways.fold(0, |ways, way| ways | 1 << way));
        }
        let places: std::collections::BTreeMap<usize, u32> =
            firsts.iter().enumerate().map(|(place, &set)| (rank(set), place as u32)).collect();
        for entry in &mut of {
            entry.0 = places[&(entry.0 as usize)];
        }
        Self { of, firsts }
    }

    /// Number of representatives.
    pub(super) fn len(&self) -> usize {
        self.firsts.len()
    }

    /// Representative with this number.
    pub(super) fn first(&self, number: usize) -> u64 {
        self.firsts[number]
    }

    /// Number of a set's representative, and a bit for each symmetry that leads to it.
    pub(super) fn number(&self, set: u64) -> (usize, u8) {
        let (number, ways) = self.of[rank(set)];
        (number as usize, ways)
    }
}
