//! Layout of the board, in points on the screen.
//!
//! Constants are in squares: one square is the distance between the centres of two neighbours.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::paint::Circle;
use kuba_rules::Player;
use kuba_rules::qubism::{CUBES, Cube, Direction, Fin, SIDE, Square};

const BOARD: Vec2 = vec2(7.6, 6.5);
/// Width of the board, in its heights.
pub(super) const BREADTH: f32 = BOARD.x / BOARD.y;
/// Distance from the corner of the board to that of the field.
const CORNER: Vec2 = vec2(0.62, 0.65);
const FIELD: f32 = SIDE as f32;
/// Width of the dark line around the field.
const SURROUND: f32 = 0.1;
/// Distance from the left side of the board to the middle of the rail.
const RAIL: f32 = 6.62;
/// Distance between two slots in the rail.
const PITCH: f32 = 0.55;
/// Side of a slot in the rail.
const PLACE: f32 = 0.44;
/// Side of a cube.
pub(super) const CUBE: f32 = 0.74;
/// Upward shift of the upper face of a cube, which centres face and front together on the square.
pub(super) const LIFT: f32 = 0.03;
/// Radius of a pawn.
pub(super) const PAWN: f32 = 0.33;
/// Distance from a square to its chips, outwards and aside, and their radius.
const CHIPS: [f32; 3] = [0.68, 0.235, 0.21];
/// The same for fingers and small boards, where the chips form a flower.
const FLOWER: [f32; 3] = [0.831, 0.344, 0.26];
/// Square size below which the chips form a flower, in points.
const SMALL: f32 = 64.0;

/// Layout of the board in a rectangle of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    corner: Pos2,
    unit: f32,
    turned: bool,
    space: Rect,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ChipPlace {
    pub cube: Cube,
    pub circle: Circle,
}

impl Geometry {
    /// The largest board with a whole number of points per square, centred in `space`; `viewer` sits below
    /// it.
    pub(super) fn new(space: Rect, viewer: Player) -> Self {
        let size = space.size() / BOARD;
        let unit = size.min_elem().floor().max(1.0);
        Self {
            corner: (space.center() - BOARD * unit / 2.0).round(),
            unit,
            turned: viewer == Player::SECOND,
            space,
        }
    }

    pub(super) const fn moved_to(&self, corner: Pos2) -> Self {
        Self { corner, ..*self }
    }

    /// Upper left corner of the board.
    pub(super) const fn corner(&self) -> Pos2 {
        self.corner
    }

    /// Distance between neighbouring squares, in points.
    pub(super) const fn unit(&self) -> f32 {
        self.unit
    }

    /// The whole board, frame included.
    pub(super) fn board(&self) -> Rect {
        Rect::from_min_size(self.corner, BOARD * self.unit)
    }

    pub(super) fn field(&self) -> Rect {
        Rect::from_min_size(self.corner + CORNER * self.unit, Vec2::splat(FIELD * self.unit))
    }

    pub(super) fn surround(&self) -> Rect {
        self.field().expand(SURROUND * self.unit)
    }

    pub(super) fn center(&self, square: Square) -> Pos2 {
        let middle = f32::from(SIDE / 2);
        let step = vec2(f32::from(square.file()) - middle, middle - f32::from(square.rank()));
        self.field().center() + self.turn(step) * self.unit
    }

    pub(super) fn square(&self, square: Square) -> Rect {
        Rect::from_center_size(self.center(square), Vec2::splat(self.unit))
    }

    /// Unit vector of a board direction on the screen.
    pub(super) fn vector(&self, direction: Direction) -> Vec2 {
        self.turn(match direction {
            Direction::North => vec2(0.0, -1.0),
            Direction::East => vec2(1.0, 0.0),
            Direction::South => vec2(0.0, 1.0),
            Direction::West => vec2(-1.0, 0.0),
        })
    }

    /// Board direction nearest to a movement on the screen; `None` without movement.
    pub(super) fn direction(&self, movement: Vec2) -> Option<Direction> {
        if movement == Vec2::ZERO {
            return None;
        }
        Direction::ALL.into_iter().max_by(|&a, &b| {
            let along = |direction| self.vector(direction).dot(movement);
            along(a).total_cmp(&along(b))
        })
    }

    pub(super) fn cube_center(&self, square: Square) -> Pos2 {
        self.center(square) - vec2(0.0, LIFT * self.unit)
    }

    pub(super) fn cube_side(&self) -> f32 {
        CUBE * self.unit
    }

    pub(super) fn pawn(&self, square: Square) -> Circle {
        Circle::new(self.center(square), self.pawn_radius())
    }

    pub(super) fn pawn_radius(&self) -> f32 {
        PAWN * self.unit
    }

    pub(super) fn goal_bar(&self, square: Square) -> Rect {
        let outwards = if square.rank() == 0 {
            self.vector(Direction::South)
        } else {
            self.vector(Direction::North)
        };
        let middle = self.center(square) + outwards * 0.445 * self.unit;
        Rect::from_center_size(middle, vec2(0.6, 0.06) * self.unit)
    }

    /// Slot in the rail, counted from the bottom, which is filled first.
    pub(super) fn place(&self, index: usize) -> Rect {
        let last = CUBES as usize - 1;
        let above = (index.min(last) as f32 - last as f32 / 2.0) * PITCH;
        let middle = pos2(self.corner.x, self.field().center().y)
            + vec2(RAIL * self.unit, -above * self.unit);
        Rect::from_center_size(middle, Vec2::splat(PLACE * self.unit))
    }

    pub(super) fn rail(&self) -> Rect {
        let ends = self.place(0).union(self.place(CUBES as usize - 1));
        ends.expand(0.5 * (PITCH - PLACE) * self.unit)
    }

    /// Chips around a square: two at each side, each on the side of its fin. They never leave the space of
    /// the board. For fingers, and on small boards, they are larger and form a flower.
    pub(super) fn chips(&self, square: Square, fingers: bool) -> [ChipPlace; 8] {
        let [out, aside, radius] = if fingers || self.unit < SMALL { FLOWER } else { CHIPS };
        let reach = (out + radius) * self.unit;
        let around = Rect::from_center_size(self.center(square), Vec2::splat(2.0 * reach));
        let space = self.space.shrink(1.0);
        let inwards =
            (space.min - around.min).max(Vec2::ZERO) + (space.max - around.max).min(Vec2::ZERO);
        let middle = around.center() + inwards;
        std::array::from_fn(|index| {
            let cube = Cube { arrow: Direction::ALL[index / 2], fin: Fin::ALL[index % 2] };
            let along = self.vector(cube.arrow);
            let away = along * out + side(along, cube.fin) * aside;
            ChipPlace { cube, circle: Circle::new(middle + away * self.unit, radius * self.unit) }
        })
    }

    /// Bounding box of the chips around a square.
    pub(super) fn chips_around(&self, square: Square, fingers: bool) -> Rect {
        let around = |place: ChipPlace| {
            let Circle { center, radius } = place.circle;
            Rect::from_center_size(center, Vec2::splat(2.0 * radius))
        };
        let chips = self.chips(square, fingers).into_iter().map(around);
        chips.fold(Rect::NOTHING, Rect::union)
    }

    fn turn(&self, step: Vec2) -> Vec2 {
        if self.turned { -step } else { step }
    }
}

/// Unit vector from an arrow on the screen to the side of its fin.
pub(super) fn side(along: Vec2, fin: Fin) -> Vec2 {
    match fin {
        Fin::Left => vec2(along.y, -along.x),
        Fin::Right => vec2(-along.y, along.x),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYERS: [Player; 2] = [Player::FIRST, Player::SECOND];

    fn boards() -> impl Iterator<Item = Geometry> {
        let sizes = [[200.0, 300.0], [456.0, 390.0], [600.0, 480.0], [3000.0, 2000.0]];
        sizes.into_iter().flat_map(|[width, height]| {
            let space = Rect::from_min_size(pos2(7.5, 31.0), vec2(width, height));
            PLAYERS.map(|viewer| Geometry::new(space, viewer))
        })
    }

    fn at(board: &Geometry, point: Pos2) -> Vec<Square> {
        let under = |square: &Square| board.square(*square).contains(point);
        Square::all().filter(under).collect()
    }

    #[test]
    fn the_square_at_a_squares_centre_is_that_square() {
        for board in boards() {
            for square in Square::all() {
                let center = board.center(square);
                assert_eq!(at(&board, center), [square], "{board:?}");
                let near = center + vec2(0.49, -0.49) * board.unit();
                assert_eq!(at(&board, near), [square], "{board:?}");
            }
        }
    }

    #[test]
    fn outside_the_field_there_is_no_square() {
        for board in boards() {
            let middle = board.field().center();
            for step in [Vec2::X, Vec2::Y, -Vec2::X, -Vec2::Y] {
                assert_eq!(at(&board, middle + step * 2.51 * board.unit()), []);
            }
            for index in 0..CUBES as usize {
                assert_eq!(at(&board, board.place(index).center()), []);
            }
        }
    }

    #[test]
    fn a_step_on_the_board_is_a_square_on_the_screen() {
        for board in boards() {
            for square in Square::all() {
                for direction in Direction::ALL {
                    let Some(next) = square.step(direction) else {
                        continue;
                    };
                    let movement = board.center(next) - board.center(square);
                    let expected = board.vector(direction) * board.unit();
                    assert!((movement - expected).length() < 0.01);
                    assert_eq!(board.direction(movement), Some(direction));
                }
            }
        }
    }

    #[test]
    fn everything_lies_on_the_board_and_the_board_in_its_space() {
        for board in boards() {
            let whole = board.board();
            assert!(board.space.expand(0.5).contains_rect(whole), "{board:?}");
            assert!(whole.contains_rect(board.surround()));
            assert!(whole.contains_rect(board.rail()));
            assert!(!board.rail().intersects(board.surround()));
            for square in Square::all() {
                assert!(board.field().expand(0.01).contains_rect(board.square(square)));
            }
        }
    }

    #[test]
    fn each_player_moves_up_on_their_own_view() {
        for viewer in PLAYERS {
            let space = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
            let board = Geometry::new(space, viewer);
            let [a1, a5] = ["a1", "a5"].map(|name| board.center(name.parse().expect("a square")));
            assert_eq!(a1.y > a5.y, viewer == Player::FIRST);
        }
    }

    #[test]
    fn chips_stay_in_the_window_apart_from_each_other_and_on_the_side_of_their_fin() {
        for board in boards() {
            for (square, fingers) in
                Square::all().flat_map(|square| [(square, false), (square, true)])
            {
                let chips = board.chips(square, fingers);
                for (index, chip) in chips.iter().enumerate() {
                    let around = Vec2::splat(2.0 * chip.circle.radius);
                    let rect = Rect::from_center_size(chip.circle.center, around);
                    assert!(board.space.contains_rect(rect), "{square} {:?} {board:?}", chip.cube);
                    for other in &chips[..index] {
                        let apart = chip.circle.center.distance(other.circle.center);
                        assert!(apart > 1.95 * chip.circle.radius, "{square} {board:?}");
                    }
                }
                let [left, right] = [chips[0].circle.center, chips[1].circle.center];
                let up = board.vector(Direction::North);
                let across = board.vector(Direction::East);
                assert!((right - left).dot(across) > 0.0 && (right - left).dot(up).abs() < 0.1);
            }
        }
    }
}
