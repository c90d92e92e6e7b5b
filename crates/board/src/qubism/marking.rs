//! Marking of a real cube: each of its six faces has an arrow with a fin, and tipping brings up the face at
//! the back.

use kuba_rules::qubism::{Cube, Direction, Fin};

/// Direction in space: east, north, up.
type Way = [i8; 3];

/// Face of a cube: the direction it faces, the direction of its arrow, and the direction of its fin.
type Face = [Way; 3];

/// Marking of the commercial piece, up to rotation: three faces of either kind, around opposite corners.
const MARKED: [Face; 6] = [
    [[0, 0, 1], [0, 1, 0], [-1, 0, 0]],
    [[0, -1, 0], [-1, 0, 0], [0, 0, -1]],
    [[1, 0, 0], [0, 0, -1], [0, 1, 0]],
    [[0, 0, -1], [0, -1, 0], [1, 0, 0]],
    [[0, 1, 0], [1, 0, 0], [0, 0, 1]],
    [[-1, 0, 0], [0, 0, 1], [0, -1, 0]],
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Solid([Face; 6]);

/// Orientation that comes up when a cube showing `cube` tips over in the direction of its arrow.
pub(super) fn tipped(cube: Cube) -> Cube {
    let after = Solid::showing(cube).and_then(|solid| solid.tipped(cube.arrow).top());
    let after = after.unwrap_or(cube);
    debug_assert_eq!(after, cube.rolled(), "what comes up of {cube}");
    after
}

impl Solid {
    fn showing(cube: Cube) -> Option<Self> {
        let tips = |solid: Self, direction, times| {
            (0..times).fold(solid, |solid, _| solid.tipped(direction))
        };
        (0..64)
            .map(|number| {
                let solid = tips(Self(MARKED), Direction::North, number % 4);
                let solid = tips(solid, Direction::East, number / 4 % 4);
                tips(solid, Direction::North, number / 16)
            })
            .find(|solid| solid.top() == Some(cube))
    }

    fn tipped(self, toward: Direction) -> Self {
        Self(self.0.map(|face| face.map(|way| tip(way, toward))))
    }

    fn top(&self) -> Option<Cube> {
        let [_, arrow, fin] = *self.0.iter().find(|[looks, ..]| *looks == [0, 0, 1])?;
        let arrow = Direction::ALL.into_iter().find(|&direction| level(direction) == arrow)?;
        let fin = match fin {
            side if side == level(arrow.left()) => Fin::Left,
            side if side == level(arrow.right()) => Fin::Right,
            _ => return None,
        };
        Some(Cube { arrow, fin })
    }
}

const fn level(direction: Direction) -> Way {
    match direction {
        Direction::North => [0, 1, 0],
        Direction::East => [1, 0, 0],
        Direction::South => [0, -1, 0],
        Direction::West => [-1, 0, 0],
    }
}

/// Direction after tipping: up becomes forward, forward becomes down.
fn tip([east, north, up]: Way, toward: Direction) -> Way {
    match toward {
        Direction::North => [east, up, -north],
        Direction::East => [up, north, -east],
        Direction::South => [east, -up, north],
        Direction::West => [-up, north, east],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_up_of_the_real_marking_is_what_the_rules_say() {
        for cube in Cube::all() {
            assert_eq!(tipped(cube), cube.rolled(), "{cube}");
        }
    }

    #[test]
    fn every_cube_can_be_laid_in_every_state_and_keeps_its_six_faces() {
        for cube in Cube::all() {
            let solid = Solid::showing(cube).expect("a way to lay it");
            assert_eq!(solid.top(), Some(cube));
            for (index, [looks, arrow, fin]) in solid.0.iter().enumerate() {
                let across = |a: &Way, b: &Way| (0..3).map(|i| a[i] * b[i]).sum::<i8>() == 0;
                assert!(across(looks, arrow) && across(looks, fin) && across(arrow, fin));
                assert!(solid.0[..index].iter().all(|face| face[0] != *looks));
            }
        }
    }

    #[test]
    fn four_tips_one_way_bring_a_cube_back() {
        for direction in Direction::ALL {
            let mut solid = Solid(MARKED);
            for _ in 0..4 {
                solid = solid.tipped(direction);
            }
            assert_eq!(solid, Solid(MARKED));
        }
    }
}
