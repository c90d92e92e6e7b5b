//! Tables of all boards with one material, and the collection of tables.

use std::collections::BTreeMap;

use kuba_rules::kuba::{Direction, Position, Push, RuleSet};

use super::board::{Material, Sets, numbered_push, position_of, push_number, sets_of};
use super::entry::{Entry, Verdict};
use super::ranks::{MOST, Orbits, WAYS, rank, sets, turned, turned_cell, unranked};

/// Entries of all boards with one material, one per symmetry class.
pub(super) struct Table {
    best: Vec<Verdict>,
    push: Vec<u8>,
    second: Vec<Verdict>,
}

impl Table {
    pub(super) fn new(len: usize) -> Self {
        Self {
            best: vec![Entry::NOTHING.best; len],
            push: vec![Entry::NOTHING.push; len],
            second: vec![Entry::NOTHING.second; len],
        }
    }

    pub(super) fn len(&self) -> usize {
        self.best.len()
    }

    pub(super) fn entry(&self, index: usize) -> Entry {
        Entry { best: self.best[index], push: self.push[index], second: self.second[index] }
    }

    pub(super) fn set(&mut self, index: usize, entry: Entry) {
        self.best[index] = entry.best;
        self.push[index] = entry.push;
        self.second[index] = entry.second;
    }
}

/// Numbering of boards: own marbles up to symmetry, then the opponent's, then the reds.
pub(super) struct Numbers([Orbits; MOST]);

impl Numbers {
    fn new() -> Self {
        Self(std::array::from_fn(|count| Orbits::new(count + 1)))
    }

    fn orbits(&self, own: usize) -> &Orbits {
        &self.0[own - 1]
    }

    /// Number of entries of a table.
    pub(super) fn len(&self, material: Material) -> usize {
        let [own, other, reds] = material.counts();
        self.orbits(own).len() * sets(other) * sets(reds)
    }

    /// Number of a board, and the symmetry that leads to its representative.
    pub(super) fn index(&self, board: Sets) -> (usize, usize) {
        let [own, other, reds] = board;
        let [count, others, red_count] = board.map(|set| set.count_ones() as usize);
        let (orbit, ways) = self.orbits(count).number(own);
        let numbers = (0..WAYS).filter(|way| ways >> way & 1 != 0).map(|way| {
            let number = orbit * sets(others) + rank(turned(other, way));
            (number * sets(red_count) + rank(turned(reds, way)), way)
        });
        numbers.min().unwrap_or_default()
    }

    /// The board with a number, `None` if the number is unused.
    pub(super) fn board(&self, index: usize, material: Material) -> Option<Sets> {
        let [own, others, red_count] = material.counts();
        let reds = unranked(index % sets(red_count), red_count);
        let rest = index / sets(red_count);
        let other = unranked(rest % sets(others), others);
        let own = self.orbits(own).first(rest / sets(others));
        let board = [own, other, reds];
        let apart = own & other | own & reds | other & reds == 0;
        (apart && self.index(board).0 == index).then_some(board)
    }
}

/// Number of different images of a board under symmetry.
pub(super) fn different_ways(board: Sets) -> usize {
    let same = (0..WAYS).filter(|&way| board.map(|set| turned(set, way)) == board);
    WAYS / same.count()
}

/// A closed collection of tables: each push leads to one of them.
pub(crate) struct Tables {
    pub(super) numbers: Numbers,
    pub(super) tables: BTreeMap<Material, Table>,
}

impl Tables {
    pub(crate) fn new() -> Self {
        Self { numbers: Numbers::new(), tables: BTreeMap::new() }
    }

    /// Result of best play for the player to move. `None` if no table has the position.
    pub(crate) fn verdict(&self, position: &Position) -> Option<Verdict> {
        let table = self.tables.get(&Material::of(position))?;
        let (index, way) = self.numbers.index(sets_of(position));
        let forbidden = position.ko().and_then(|ko| push_number(ko, |cell| turned_cell(cell, way)));
        Some(table.entry(index).without(forbidden))
    }

    /// Result from the opponent's view if it were the opponent's turn.
    pub(crate) fn verdict_of_other(&self, position: &Position) -> Option<Verdict> {
        let table = self.tables.get(&Material::of(position).turned())?;
        let [own, other, reds] = sets_of(position);
        Some(table.entry(self.numbers.index([other, own, reds]).0).best)
    }

    /// Best play of both sides, to the end or to a position in which neither can force a win.
    pub(crate) fn line(&self, position: &Position) -> Vec<Push> {
        let mut line = Vec::new();
        let mut position = *position;
        while position.winner().is_none()
            && let Some(verdict) = self.verdict(&position)
            && verdict != Verdict::NEITHER
        {
            let pushes = Direction::ALL.into_iter().flat_map(|direction| {
                let from = position.pushable(direction);
                from.map(move |from| Push::new(from, direction))
            });
            let is_best = |&push: &Push| self.after(&position, push) == Some(verdict);
            let Some(push) = pushes.into_iter().find(is_best) else {
                break;
            };
            position.push(push, RuleSet::LEAFLET);
            line.push(push);
        }
        line
    }

    /// Visits one position per symmetry class with this material, White to move and no push forbidden. Passes
    /// on the size of the class, the result, the best push and the result without it.
    pub(crate) fn each(
        &self,
        material: Material,
        mut tell: impl FnMut(&Position, usize, Verdict, (Option<Push>, Verdict)),
    ) {
        let Some(table) = self.tables.get(&material) else {
            return;
        };
        for index in 0..table.len() {
            let entry = table.entry(index);
            if !entry.is_something() {
                continue;
            }
            if let Some(board) = self.numbers.board(index, material) {
                let position = position_of(board, material.taken);
                let best = (numbered_push(entry.push), entry.second);
                tell(&position, different_ways(board), entry.best, best);
            }
        }
    }
}

/// Materials with these numbers of marbles and reds, for all possible captures of the missing reds. A board
/// without reds cannot arise in a game; its captures are 0.
pub(crate) fn shapes(own: u8, other: u8, reds: u8) -> Vec<Material> {
    let taken = |one: u8| Some([one, 13_u8.checked_sub(reds + one)?]);
    let all = (0..7).filter_map(taken).filter(|taken| taken[1] < 7);
    let all: Vec<[u8; 2]> = if reds == 0 { vec![[0, 0]] } else { all.collect() };
    all.into_iter().map(|taken| Material { own, other, reds, taken }).collect()
}
