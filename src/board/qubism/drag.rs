//! Something under a pressed pointer.

use egui::{Pos2, Vec2};

use super::geometry::Geometry;
use crate::board::gesture::Hold;
use crate::rules::qubism::{Cube, Direction, GameState, Move, Square};

/// How far a cube follows where it cannot go, in squares.
const RESISTANCE: f32 = 0.12;
/// How much of a pull beyond a whole square a cube follows: it snaps to squares.
const SNAP: f32 = 0.45;

/// What the pointer went down on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// The pawn of the player to move.
    Pawn(Square),
    /// A cube on the board.
    Cube(Square),
    /// A cube in the rail, at this place.
    Supply(usize),
    /// A square with nothing that could be dragged.
    Square(Square),
}

/// A piece under a pressed pointer.
#[derive(Clone, Debug)]
pub(super) struct Drag {
    /// What it is.
    pub held: Held,
    /// Where the pointer is.
    pub place: Pos2,
    hold: Hold,
}

/// Where a drag has brought a cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Slid {
    /// The square it would lie on; `None` while it is nearest to its own.
    pub to: Option<Square>,
    /// How far it is shown from its own square, in squares along its arrow.
    pub distance: f32,
}

impl Drag {
    /// A pointer went down on something.
    pub(super) const fn new(held: Held, place: Pos2, hold: Hold) -> Self {
        Self { held, place, hold }
    }

    /// Whether the pointer has moved far enough to be dragging.
    pub(super) const fn has_begun(&self) -> bool {
        self.hold.has_begun()
    }

    /// The way of the pointer so far, in squares on the screen.
    pub(super) const fn travel(&self) -> Vec2 {
        self.hold.travel()
    }

    /// The pointer is here now.
    pub(super) fn move_to(&mut self, place: Pos2, geometry: &Geometry) {
        self.place = place;
        self.hold.move_to(place, geometry.unit());
    }

    /// The direction of the board in which the pointer has gone, and how far.
    fn pull(&self, geometry: &Geometry) -> Option<(Direction, f32)> {
        let direction = geometry.direction(self.travel())?;
        let along = self.travel().dot(geometry.vector(direction));
        Some((direction, along))
    }

    /// Where a cube is that is dragged along its arrow over squares that it can go to.
    pub(super) fn slid(&self, game: &GameState, from: Square, geometry: &Geometry) -> Slid {
        let still = Slid {
            to: None,
            distance: 0.0,
        };
        let Some(Cube { arrow, .. }) = game.position().cube(from) else {
            return still;
        };
        let along = self.travel().dot(geometry.vector(arrow));
        let targets = game.position().cube_targets(from);
        // The path rule may close a square and leave the next one open.
        let way = std::iter::successors(from.step(arrow), |square| square.step(arrow));
        let reach = way
            .clone()
            .zip(1_u8..)
            .filter(|&(square, _)| targets.has(square))
            .map(|(_, steps)| f32::from(steps))
            .last()
            .unwrap_or(0.0);
        if along <= 0.0 || reach == 0.0 {
            let distance = along.clamp(-RESISTANCE, RESISTANCE);
            return Slid { to: None, distance };
        }
        let along = along.min(reach + RESISTANCE);
        let whole = along.round().min(reach);
        let to = way
            .zip(1_u8..)
            .find(|&(_, steps)| f32::from(steps) >= whole)
            .filter(|&(square, _)| whole > 0.0 && targets.has(square))
            .map(|(square, _)| square);
        Slid {
            to,
            distance: whole + (along - whole) * SNAP,
        }
    }

    /// The move that the user asks for, if it is one: for a cube along its arrow or any other way.
    pub(super) fn wanted(&self, game: &GameState, geometry: &Geometry) -> Option<Move> {
        match self.held {
            Held::Pawn(from) => {
                let to = geometry.square_at(self.place)?;
                (to != from).then_some(Move::Go { from, to })
            }
            Held::Cube(from) => {
                if let Some(to) = self.slid(game, from, geometry).to {
                    return Some(Move::Go { from, to });
                }
                let (direction, distance) = self.pull(geometry)?;
                let steps = distance.round() as usize;
                let way = std::iter::successors(Some(from), |square| square.step(direction));
                let to = way.take(steps + 1).last()?;
                (to != from).then_some(Move::Go { from, to })
            }
            Held::Supply(_) | Held::Square(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;
    use crate::rules::Player;
    use crate::rules::qubism::QubismRules;

    const TEST: &str = "SL4/5/ER3WL/5/4NR c2 c4 b";

    /// The cube on a square, dragged by so many squares on the screen.
    fn dragged(position: &str, from: &str, travel: Vec2) -> (Slid, Option<String>) {
        let position = position.parse().expect("a position");
        let game = GameState::from_position(position, QubismRules::default());
        let space = Rect::from_min_size(pos2(0.0, 0.0), vec2(760.0, 650.0));
        let board = Geometry::new(space, Player::FIRST);
        let from: Square = from.parse().expect("a square");
        let start = board.center(from);
        let mut drag = Drag::new(Held::Cube(from), start, Hold::new(start, 6.0));
        drag.move_to(start + travel * board.unit(), &board);
        let wanted = drag.wanted(&game, &board).map(|mv| mv.to_string());
        (drag.slid(&game, from, &board), wanted)
    }

    #[test]
    fn a_cube_goes_along_its_arrow_and_snaps_to_squares() {
        let (slid, wanted) = dragged(TEST, "e3", vec2(-1.8, 0.7));
        assert_eq!(wanted.as_deref(), Some("e3c3"));
        assert!((slid.distance - 1.9).abs() < 0.1, "{slid:?}");
        let (slid, wanted) = dragged(TEST, "e3", vec2(-0.4, 0.0));
        assert_eq!((slid.to, wanted), (None, None));
    }

    #[test]
    fn it_stops_at_the_last_square_and_does_not_go_back_or_aside() {
        let (slid, wanted) = dragged(TEST, "e3", vec2(-9.0, 0.0));
        assert_eq!(wanted.as_deref(), Some("e3b3"));
        assert!(slid.distance < 3.0 + RESISTANCE);
        let aside = [
            (vec2(0.8, 0.0), None),
            (vec2(0.0, 1.1), Some("e3e2")),
            (vec2(0.0, -1.0), Some("e3e4")),
        ];
        for (travel, asks) in aside {
            let (slid, wanted) = dragged(TEST, "e3", travel);
            assert_eq!((slid.to, wanted.as_deref()), (None, asks));
        }
    }
}
