//! Layout of the board, in points on the screen.
//!
//! Constants are in cells: one cell is the distance between the centres of two neighbours.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::paint::Circle;
use kuba_rules::Player;
use kuba_rules::kuba::{Cell, Direction, MARBLES, Marble, REDS_TO_WIN, SIDE};

/// Side of the board, with and without the rails of hollows.
const WITH_HOLLOWS: f32 = 10.6;
const WITHOUT_HOLLOWS: f32 = 8.6;
/// Side of the field, slightly more than its seven cells.
const FIELD: f32 = 7.2;
const GROOVE: f32 = 0.64;
/// Distance from the centre of the board to the middle of the groove.
const GROOVE_MIDDLE: f32 = FIELD / 2.0 + GROOVE / 2.0;
/// Distance from the centre of the board to a row of hollows.
const RAIL: f32 = (FIELD / 2.0 + GROOVE + WITH_HOLLOWS / 2.0) / 2.0;
/// Distance between two hollows.
const PITCH: f32 = 0.8;
/// Corner radius of the path of a rolling marble.
const BEND: f32 = 0.34;
/// Distance from a marble to its direction chips, and their radius.
const CHIP_AWAY: f32 = 0.62;
const CHIP: f32 = 0.27;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Geometry {
    center: Pos2,
    cell: f32,
    turned: bool,
    hollows: bool,
}

impl Geometry {
    /// The largest board with a whole number of points per cell, centred in `available`; `viewer` sits
    /// below it. `hollows` adds the rails for captured marbles.
    pub(super) fn new(available: Rect, viewer: Player, hollows: bool) -> Self {
        let cells = if hollows { WITH_HOLLOWS } else { WITHOUT_HOLLOWS };
        let size = available.size().min_elem();
        Self {
            center: available.center().round(),
            cell: (size / cells).floor().max(1.0),
            turned: viewer == Player::SECOND,
            hollows,
        }
    }

    pub(super) const fn around(&self, center: Pos2) -> Self {
        Self { center, ..*self }
    }

    pub(super) const fn middle(&self) -> Pos2 {
        self.center
    }

    /// Distance between neighbouring cells, in points.
    pub(super) const fn cell_size(&self) -> f32 {
        self.cell
    }

    pub(super) const fn has_hollows(&self) -> bool {
        self.hollows
    }

    pub(super) fn board(&self) -> Rect {
        let cells = if self.hollows { WITH_HOLLOWS } else { WITHOUT_HOLLOWS };
        self.square(cells)
    }

    pub(super) fn basin(&self) -> Rect {
        self.square(FIELD + 2.0 * GROOVE)
    }

    pub(super) fn field(&self) -> Rect {
        self.square(FIELD)
    }

    fn square(&self, cells: f32) -> Rect {
        Rect::from_center_size(self.center, Vec2::splat(cells * self.cell))
    }

    pub(super) fn center(&self, cell: Cell) -> Pos2 {
        let middle = f32::from(SIDE / 2);
        let step = vec2(f32::from(cell.file()) - middle, middle - f32::from(cell.rank()));
        self.center + self.turn(step) * self.cell
    }

    /// Unit vector of a board direction on the screen.
    pub(super) fn vector(&self, direction: Direction) -> Vec2 {
        let (files, ranks) = direction.step();
        self.turn(vec2(f32::from(files), -f32::from(ranks)))
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

    /// Hollow of a player's `index`th captured marble of a kind, counted from 0.
    ///
    /// On a board without hollows, the nearest point in the groove.
    pub(super) fn hollow(&self, player: Player, kind: Marble, index: usize) -> Pos2 {
        let rail = if self.hollows { RAIL } else { GROOVE_MIDDLE };
        let along = |hollows: u8| {
            let last = usize::from(hollows) - 1;
            (index.min(last) as f32 - last as f32 / 2.0) * PITCH
        };
        let place = if kind == Marble::Red {
            vec2(along(REDS_TO_WIN), rail)
        } else {
            vec2(rail, -along(MARBLES))
        };
        let upside_down = (player == Player::SECOND) != self.turned;
        let place = if upside_down { -place } else { place };
        self.center + place * self.cell
    }

    pub(super) fn marble(&self, cell: Cell) -> Circle {
        Circle::new(self.center(cell), self.marble_radius())
    }

    pub(super) fn chip(&self, cell: Cell, direction: Direction) -> Circle {
        let way = self.vector(direction) * CHIP_AWAY * self.cell_size();
        Circle::new(self.center(cell) + way, CHIP * self.cell_size())
    }

    /// Bounding box of the chips around a marble.
    pub(super) fn chips(&self, cell: Cell) -> Rect {
        let reach = (CHIP_AWAY + CHIP) * self.cell_size();
        Rect::from_center_size(self.center(cell), Vec2::splat(2.0 * reach))
    }

    pub(super) fn hollow_radius(&self) -> f32 {
        0.33 * self.cell
    }

    pub(super) fn marble_radius(&self) -> f32 {
        0.42 * self.cell
    }

    /// Smaller than on the field, because the marble lies deeper.
    pub(super) fn captured_radius(&self) -> f32 {
        0.325 * self.cell
    }

    pub(super) fn rolling_radius(&self) -> f32 {
        0.30 * self.cell
    }

    /// Path of a marble pushed off `from`: over the lip, the shorter way round the groove, and into a
    /// hollow.
    ///
    /// The first point is the centre of `from`, the second the entry into the groove, the last but one the
    /// exit from the groove, the last `hollow`.
    pub(super) fn way_to_hollow(
        &self,
        from: Cell,
        direction: Direction,
        hollow: Pos2,
    ) -> Vec<Pos2> {
        let start = self.center(from);
        let lip = self.onto_groove(start + self.vector(direction) * self.cell);
        let exit = self.onto_groove(hollow);
        let round = self.groove_loop();
        let (first, last) = (nearest(&round, lip), nearest(&round, exit));
        let count = round.len();
        let forwards = (last + count - first) % count;
        let mut way = vec![start, lip];
        if forwards <= count / 2 {
            way.extend((1..forwards).map(|step| round[(first + step) % count]));
        } else {
            let backwards = count - forwards;
            way.extend((1..backwards).map(|step| round[(first + count - step) % count]));
        }
        way.push(exit);
        way.push(hollow);
        way
    }

    /// Point in the middle of the groove straight across from `point`.
    fn onto_groove(&self, point: Pos2) -> Pos2 {
        let reach = GROOVE_MIDDLE * self.cell;
        let offset = point - self.center;
        if offset.x.abs() > offset.y.abs() {
            self.center + vec2(reach * offset.x.signum(), offset.y)
        } else {
            self.center + vec2(offset.x, reach * offset.y.signum())
        }
    }

    /// Centre line of the groove, once round, in steps of about a sixteenth of a cell.
    fn groove_loop(&self) -> Vec<Pos2> {
        let straight = GROOVE_MIDDLE - BEND;
        let mut quarter = Vec::new();
        let steps = (straight * 32.0) as usize;
        for step in 0..steps {
            let along = (step as f32 / steps as f32).mul_add(2.0, -1.0);
            quarter.push(vec2(along * straight, -GROOVE_MIDDLE));
        }
        for step in 0..8 {
            let angle = step as f32 / 8.0 * std::f32::consts::FRAC_PI_2;
            let corner = vec2(straight, -straight);
            quarter.push(corner + vec2(angle.sin(), -angle.cos()) * BEND);
        }
        let mut points = Vec::with_capacity(4 * quarter.len());
        for _ in 0..4 {
            points.extend(quarter.iter().map(|&step| self.center + step * self.cell));
            for step in &mut quarter {
                *step = -step.rot90();
            }
        }
        points
    }

    fn turn(&self, step: Vec2) -> Vec2 {
        if self.turned { -step } else { step }
    }
}

fn nearest(points: &[Pos2], to: Pos2) -> usize {
    (0..points.len())
        .min_by(|&a, &b| {
            let far = |index: usize| points[index].distance_sq(to);
            far(a).total_cmp(&far(b))
        })
        .unwrap_or(0)
}

/// Point on a path after `length` points; the end of the path beyond that.
pub(super) fn along(way: &[Pos2], length: f32) -> Pos2 {
    let mut left = length;
    for pair in way.windows(2) {
        let step = pair[0].distance(pair[1]);
        if left < step {
            return pair[0].lerp(pair[1], left / step);
        }
        left -= step;
    }
    way.last().copied().unwrap_or(pos2(0.0, 0.0))
}

pub(super) fn length(way: &[Pos2]) -> f32 {
    way.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYERS: [Player; 2] = [Player::FIRST, Player::SECOND];

    fn boards() -> impl Iterator<Item = Geometry> {
        [200.0, 333.0, 470.0, 519.5, 722.0, 1001.0, 2000.0].into_iter().flat_map(|side| {
            let available = Rect::from_min_size(pos2(7.5, 31.0), vec2(side * 1.3 + 0.25, side));
            PLAYERS.into_iter().flat_map(move |viewer| {
                [true, false].map(|hollows| Geometry::new(available, viewer, hollows))
            })
        })
    }

    #[test]
    fn a_step_on_the_board_is_a_cell_on_the_screen() {
        for board in boards() {
            for cell in Cell::all() {
                for direction in Direction::ALL {
                    let Some(next) = cell.step(direction) else {
                        continue;
                    };
                    let movement = board.center(next) - board.center(cell);
                    let expected = board.vector(direction) * board.cell_size();
                    assert!((movement - expected).length() < 0.01);
                    assert_eq!(board.direction(movement), Some(direction));
                }
            }
            assert_eq!(board.direction(Vec2::ZERO), None);
        }
    }

    #[test]
    fn the_viewer_sits_below_their_own_hollows() {
        let available = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 800.0));
        for viewer in PLAYERS {
            let board = Geometry::new(available, viewer, true);
            let first_red = board.hollow(viewer, Marble::Red, 0);
            let last_red = board.hollow(viewer, Marble::Red, 6);
            assert!(first_red.y > board.field().bottom() && first_red.x < last_red.x);
            let first = board.hollow(viewer, Marble::of(viewer.next(2)), 0);
            let last = board.hollow(viewer, Marble::of(viewer.next(2)), 7);
            assert!(first.x > board.field().right() && first.y > last.y);
            let opposite = board.hollow(viewer.next(2), Marble::Red, 0);
            assert!(
                (first_red - available.center() + (opposite - available.center())).length() < 0.1
            );
        }
    }

    #[test]
    fn every_hollow_lies_apart_from_the_others_inside_the_frame() {
        for board in boards().filter(Geometry::has_hollows) {
            let mut places = Vec::new();
            for player in PLAYERS {
                places.extend((0..7).map(|index| board.hollow(player, Marble::Red, index)));
                let opposing = Marble::of(player.next(2));
                places.extend((0..8).map(|index| board.hollow(player, opposing, index)));
            }
            let radius = board.hollow_radius();
            for (index, place) in places.iter().enumerate() {
                assert!(board.board().shrink(radius).contains(*place));
                assert!(!board.basin().expand(radius).contains(*place));
                for other in &places[..index] {
                    assert!(place.distance(*other) > 2.0 * radius);
                }
            }
        }
    }

    #[test]
    fn a_fallen_marble_rolls_in_the_groove_to_its_hollow() {
        for board in boards() {
            let inner = board.field();
            let outer = board.basin();
            for cell in Cell::all() {
                for direction in Direction::ALL {
                    if cell.step(direction).is_some() {
                        continue;
                    }
                    for player in PLAYERS {
                        let hollow = board.hollow(player, Marble::Red, 3);
                        let way = board.way_to_hollow(cell, direction, hollow);
                        assert_eq!(way[0], board.center(cell));
                        assert_eq!(way.last(), Some(&hollow));
                        for &point in &way[1..way.len() - 1] {
                            assert!(outer.contains(point) && !inner.contains(point));
                        }
                        assert!(length(&way) < 18.0 * board.cell_size());
                        for pair in way[2..].windows(2) {
                            let step = pair[0].distance(pair[1]);
                            assert!(step < 1.2 * board.cell_size(), "no leap: {step}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_place_on_a_way_is_found_by_its_length() {
        let way = [pos2(0.0, 0.0), pos2(3.0, 0.0), pos2(3.0, 4.0)];
        assert!((length(&way) - 7.0).abs() < 1e-6);
        assert_eq!(along(&way, 0.0), way[0]);
        assert_eq!(along(&way, 5.0), pos2(3.0, 2.0));
        assert_eq!(along(&way, 9.0), way[2]);
    }
}
