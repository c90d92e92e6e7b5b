//! The games as tests with random input see them.
//!
//! It uses no other test module, because the fuzzer includes it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use kuba_rules::{Game, cubulus, kuba as plain_kuba, qubism};

pub(crate) use cubulus::GameState as Cubulus;
pub(crate) use plain_kuba::GameState as Kuba;
pub(crate) use qubism::GameState as Qubism;

/// A game that is tested with random input.
pub(crate) trait Tried: Game + PartialEq + Debug {
    /// Position without rules and history.
    type Position: FromStr<Err: Debug> + Display + PartialEq + Debug;

    /// All moves that can be written, legal or not, but for resigning.
    fn every_move() -> Vec<Self::Move>;

    /// Asserts that the board is the result of a legal move, as far as counting can tell.
    fn has_become(&self, mv: Self::Move, after: &Self);

    /// Returns `true` if the board is that of this position.
    fn is_at(&self, position: &Self::Position) -> bool;
}

impl Tried for Kuba {
    type Position = plain_kuba::Position;

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
        assert_eq!(lying(self), lying(after) + u32::from(fell), "{mv} in {self:?}");
    }

    fn is_at(&self, position: &plain_kuba::Position) -> bool {
        plain_kuba::Marble::ALL
            .iter()
            .all(|&marble| position.cells(marble) == self.position().cells(marble))
    }
}

impl Tried for Cubulus {
    type Position = cubulus::Position;

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
        assert_eq!(lying(after), lying(self) + u32::from(goes_in), "{mv} in {self:?}");
    }

    fn is_at(&self, position: &cubulus::Position) -> bool {
        position == self.position()
    }
}

impl Tried for Qubism {
    type Position = qubism::Position;

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
        assert_eq!(lying(after), lying(self) + u32::from(placed), "{mv} in {self:?}");
    }

    fn is_at(&self, position: &qubism::Position) -> bool {
        position == self.position()
    }
}
