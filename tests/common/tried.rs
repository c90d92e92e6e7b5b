//! The games as tests with random input see them.
//!
//! It uses no other test module, because the fuzzer includes it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use kuba::board::Playable;
use kuba::rules::{Game, cubulus, kuba as plain_kuba, qubism};

pub use cubulus::GameState as Cubulus;
pub use plain_kuba::GameState as Kuba;
pub use qubism::GameState as Qubism;

/// A game that is tested with random input.
pub trait Tried: Playable + PartialEq + Debug {
    /// Position without rules and history.
    type Position: FromStr<Err: Debug> + Display + PartialEq + Debug;

    /// Positions with many kinds of moves.
    const PLACES: &'static [&'static str];

    /// All moves that can be written, legal or not, but for resigning.
    fn every_move() -> Vec<Self::Move>;

    /// Asserts that the board is the result of a legal move, as far as counting can tell.
    fn has_become(&self, mv: Self::Move, after: &Self);

    /// Returns `true` if the board is that of this position.
    fn is_at(&self, position: &Self::Position) -> bool;
}

/// All combinations of the rules that have a name, `usual` first.
pub fn mixes<G: Game>(usual: &G::Rules) -> Vec<G::Rules> {
    let mut mixes = vec![usual.clone()];
    for option in G::options() {
        for mix in mixes.clone() {
            for place in 0..option.values.len() {
                let mut other = mix.clone();
                (option.set)(&mut other, place);
                if !mixes.contains(&other) {
                    mixes.push(other);
                }
            }
        }
    }
    mixes
}

/// A combination for each number.
pub fn mix<G: Game>(number: usize) -> G::Rules {
    let mixes = mixes::<G>(&G::Rules::default());
    mixes[number % mixes.len()].clone()
}

impl Tried for Kuba {
    type Position = plain_kuba::Position;

    const PLACES: &'static [&'static str] = &[
        "7/7/7/WB5/7/7/1W3WR w",
        "R5R/WW3B1/1BRW1B1/1WRWWRR/1BBBR2/3W3/7 b 1-5 - -",
        "2W2B1/2WR1B1/1WRRR1B/RWRRB2/1RBRRR1/1B1RWRW/BB3WW b 0-0 - b1b2",
    ];

    fn every_move() -> Vec<plain_kuba::Move> {
        let pushes = plain_kuba::Cell::all().flat_map(|cell| {
            plain_kuba::Direction::ALL.map(|direction| plain_kuba::Push::new(cell, direction))
        });
        let pushes = pushes.map(plain_kuba::Move::Push);
        pushes.chain([plain_kuba::Move::Pass]).collect()
    }

    fn has_become(&self, mv: plain_kuba::Move, after: &Self) {
        assert_eq!(after.plies(), self.plies() + 1);
        let lying = |game: &Self| game.position().occupied().len();
        let fell = self.write_move(mv).contains('x');
        assert_eq!(
            lying(self),
            lying(after) + u32::from(fell),
            "{mv} in {self:?}"
        );
    }

    fn is_at(&self, position: &plain_kuba::Position) -> bool {
        plain_kuba::Marble::ALL
            .iter()
            .all(|&marble| position.cells(marble) == self.position().cells(marble))
    }
}

impl Tried for Cubulus {
    type Position = cubulus::Position;

    const PLACES: &'static [&'static str] = &[
        "3/3/3/RRR/RRR/RRR/3/3/3 w wb -",
        "2R/2R/2R/RR1/WRR/RW1/3/3/2R b wb -",
        "B1B/3/B2/3/3/2B/3/3/2W w wbr -",
        "RRW/3/2R/2R/R2/3/1R1/2R/R1R w wb a33b33",
        "3/3/3/3/3/3/WBR/3/W2 b .br -",
    ];

    fn every_move() -> Vec<cubulus::Move> {
        let puts = cubulus::Cell::all().map(cubulus::Move::Put);
        let pushes = cubulus::Opening::all().map(cubulus::Move::Push);
        puts.chain(pushes).chain([cubulus::Move::Pass]).collect()
    }

    fn has_become(&self, mv: cubulus::Move, after: &Self) {
        assert_eq!(after.seats(), self.seats());
        let lying = |game: &Self| game.position().occupied().len();
        let goes_in = match mv {
            cubulus::Move::Put(_) => true,
            cubulus::Move::Push(_) => !self.write_move(mv).contains('='),
            cubulus::Move::Pass | cubulus::Move::Resign | cubulus::Move::TimeOut => false,
        };
        assert_eq!(
            lying(after),
            lying(self) + u32::from(goes_in),
            "{mv} in {self:?}"
        );
    }

    fn is_at(&self, position: &cubulus::Position) -> bool {
        position == self.position()
    }
}

impl Tried for Qubism {
    type Position = qubism::Position;

    const PLACES: &'static [&'static str] = &[
        "4WL/SL4/1EL1NR1/5/5 c2 c3 w",
        "5/5/5/4WR/5 c2 d2 b",
        "5/1ER3/2NL2/3SL1/5 c1 c5 w",
    ];

    fn every_move() -> Vec<qubism::Move> {
        let squares = qubism::Square::all;
        let goes = squares().flat_map(|from| {
            let others = squares().filter(move |&to| to != from);
            others.map(move |to| qubism::Move::Go { from, to })
        });
        let places = squares().flat_map(|square| {
            qubism::Cube::all().map(move |cube| qubism::Move::Place { square, cube })
        });
        goes.chain(places).collect()
    }

    fn has_become(&self, mv: qubism::Move, after: &Self) {
        let lying = |game: &Self| game.position().cubes().len();
        let placed = matches!(mv, qubism::Move::Place { .. });
        assert_eq!(
            lying(after),
            lying(self) + u32::from(placed),
            "{mv} in {self:?}"
        );
    }

    fn is_at(&self, position: &qubism::Position) -> bool {
        position == self.position()
    }
}
