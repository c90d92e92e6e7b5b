//! Layout of the board, in points on the screen.
//!
//! Constants are in `u`, the edge of a cell. The hidden faces hang behind the cube as panes, each moved
//! straight back along its own axis.

use std::ops::Range;

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::cube_point::{CubePoint, axis, outwards};
use super::cube_view::{CubeView, FACES};
use super::trays::{CANVAS, RISE, Trays};
use crate::face::{BoardLayout, Swing};
use crate::paint::Circle;
use kuba_rules::cubulus::{Cell, Direction, Face, Opening, SIDE};

/// Radii of a ball and of a hole.
const BALL: f32 = 0.405;
const HOLE: f32 = 0.41;
/// Distance by which a ball stands out of the cube.
const RAISED: f32 = 0.05;
/// Fade-in speed of the other pictures of an entering ball: they appear within 1/`APPEARS` of a cell.
const APPEARS: f32 = 6.0;
/// Smallest cell width with room for small layers beside the cube, in points.
const ROOM_FOR_LAYERS: f32 = 26.0;
/// Distance from its opening at which an entering ball waits.
const WAITING: f32 = 1.15;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Picture {
    pub circle: Circle,
    /// Opacity, 0 to 1.
    pub alpha: f32,
}

/// Layout of the board in a rectangle of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    area: Rect,
    /// Middle of the cube, not of the area.
    center: Pos2,
    u: f32,
    trays: Trays,
    /// `true` if there is room for the layers beside the cube.
    has_layers: bool,
    view: CubeView,
}

impl BoardLayout for Geometry {
    fn board(&self) -> Rect {
        self.area
    }

    fn unit(&self) -> f32 {
        self.u
    }
}

impl Geometry {
    /// The largest board with a whole number of points per cell in `area`. With `layers`, the three layers
    /// are large and the cube gets the remaining room; without, they are left out where they are too small
    /// to read.
    pub(super) fn new(area: Rect, layers: bool) -> Self {
        let (space, large) = if layers {
            let side = Trays::large_side(area);
            let space = Rect::from_min_max(area.min, pos2(area.right() - side, area.bottom()));
            (space, Some(side))
        } else {
            (area, None)
        };
        let u = (space.size() / CANVAS).min_elem().floor().max(1.0);
        let center = (space.center() - vec2(0.0, RISE * u)).round();
        Self {
            area,
            center,
            u,
            trays: Trays::new(area, center, u, large),
            has_layers: layers || u >= ROOM_FOR_LAYERS,
            view: CubeView::default(),
        }
    }

    #[must_use]
    pub(super) fn swung(self, swing: Swing) -> Self {
        Self { view: CubeView::new(swing), ..self }
    }

    pub(super) const fn view(&self) -> &CubeView {
        &self.view
    }

    pub(super) fn alone(center: Pos2, u: f32) -> Self {
        let area = Rect::from_center_size(center, CANVAS * u);
        Self {
            area,
            center,
            u,
            trays: Trays::new(area, center, u, None),
            has_layers: true,
            view: CubeView::default(),
        }
    }

    pub(super) fn around(&self, center: Pos2) -> Self {
        let way = center - self.center;
        Self { area: self.area.translate(way), center, trays: self.trays.moved(way), ..*self }
    }

    pub(super) const fn middle(&self) -> Pos2 {
        self.center
    }

    pub(super) const fn has_layers(&self) -> bool {
        self.has_layers
    }

    /// Layers beside the cube, counted from 0 at the bottom; empty in small pictures.
    pub(super) fn layers(&self) -> Range<u8> {
        0..if self.has_layers { SIDE } else { 0 }
    }

    pub(super) fn in_tray(&self, cell: Cell) -> Option<Circle> {
        self.has_layers.then(|| self.trays.cell(cell))
    }

    pub(super) const fn trays(&self) -> &Trays {
        &self.trays
    }

    /// Screen vector of one cell in a direction.
    pub(super) fn step(&self, direction: Direction) -> Vec2 {
        let (axis, sign) = axis(direction);
        self.view.step(axis) * sign * self.u
    }

    pub(super) fn edges(&self, face: Face) -> [Vec2; 2] {
        let (normal, _) = outwards(face);
        let [one, other] = match normal {
            0 => [1, 2],
            1 => [0, 2],
            _ => [0, 1],
        };
        [one, other].map(|axis| self.view.step(axis) * self.u)
    }

    /// Projection of a point onto the plane of a face.
    fn on_face(&self, face: Face, point: CubePoint) -> Pos2 {
        let (normal, sign) = outwards(face);
        let mut place = point.along_axes();
        place[normal] = 1.0 + 1.5 * sign;
        place[normal] += self.view.distance(face) * sign;
        let steps = self.view.steps();
        let steps = steps.into_iter().zip(place).map(|(step, along)| step * (along - 1.0));
        self.center + steps.fold(Vec2::ZERO, |sum, step| sum + step) * self.u
    }

    pub(super) fn opening(&self, opening: Opening) -> Pos2 {
        self.on_face(opening.face(), CubePoint::of(opening.cell()))
    }

    /// Corners of an opening inside ribs of width `rib`.
    pub(super) fn rhombus(&self, opening: Opening, rib: f32) -> [Pos2; 4] {
        let [one, other] = self.edges(opening.face()).map(|edge| edge * (0.5 - rib));
        let middle = self.opening(opening);
        [middle - one - other, middle + one - other, middle + one + other, middle - one + other]
    }

    pub(super) fn face(&self, face: Face) -> [Pos2; 4] {
        let [one, other] = self.edges(face).map(|edge| edge * 1.5);
        let middle = self.on_face(face, CubePoint::MIDDLE);
        [middle - one - other, middle + one - other, middle + one + other, middle - one + other]
    }

    /// Corners of a face in its place on the cube, where the guides of a pane end.
    pub(super) fn face_on_cube(&self, face: Face) -> [Pos2; 4] {
        let back = self.step(face.inwards()) * self.view.distance(face);
        self.face(face).map(|corner| corner + back)
    }

    /// Outline of a hole, scaled by `part`.
    pub(super) fn hole(&self, opening: Opening, part: f32) -> Vec<Pos2> {
        const POINTS: usize = 40;
        let [one, other] = self.edges(opening.face()).map(|edge| edge * HOLE * part);
        let middle = self.opening(opening);
        (0..POINTS)
            .map(|point| {
                let turn = Vec2::angled(std::f32::consts::TAU * point as f32 / POINTS as f32);
                middle + one * turn.x + other * turn.y
            })
            .collect()
    }

    pub(super) fn pictures(&self, point: CubePoint) -> impl Iterator<Item = Picture> {
        FACES.into_iter().filter_map(move |face| self.picture(face, point))
    }

    pub(super) fn picture(&self, face: Face, point: CubePoint) -> Option<Picture> {
        let depth = point.depth(face);
        let alpha = (1.0 - depth.max(0.0)) * ((1.0 - point.beside(face)) * APPEARS).clamp(0.0, 1.0);
        let alpha = alpha * self.view.opacity(face);
        if alpha <= 0.0 {
            return None;
        }
        let raised = RAISED * self.view.height(face);
        let out = self.step(face.inwards().opposite()) * (raised + (-depth).max(0.0));
        let radius = self.ball_radius() * (1.0 - 0.3 * depth.max(0.0));
        Some(Picture { circle: Circle::new(self.on_face(face, point) + out, radius), alpha })
    }

    /// Pictures of the ball in a cell, one for each of its faces.
    pub(super) fn balls(&self, cell: Cell) -> impl Iterator<Item = Circle> {
        self.pictures(CubePoint::of(cell)).map(|picture| {
            let Circle { center, radius } = picture.circle;
            Circle::new(center.round(), radius)
        })
    }

    /// The ball in the cell of an opening, as seen on that face.
    pub(super) fn ball(&self, opening: Opening) -> Circle {
        let raised = RAISED * self.view.height(opening.face());
        let out = self.step(opening.direction().opposite()) * raised;
        let center = (self.opening(opening) + out).round();
        Circle::new(center, self.ball_radius())
    }

    pub(super) fn ball_radius(&self) -> f32 {
        BALL * self.u
    }

    pub(super) fn before(&self, opening: Opening) -> Pos2 {
        let place = self.opening(opening) - self.step(opening.direction()) * WAITING;
        self.room().clamp(place)
    }

    /// Area for the middle of a fully visible ball; only the middle of the board if that is too small for
    /// one.
    fn room(&self) -> Rect {
        let size = self.area.size() - Vec2::splat(2.0 * self.ball_radius());
        Rect::from_center_size(self.area.center(), size.max(Vec2::ZERO))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(width: f32, height: f32) -> Geometry {
        let area = Rect::from_min_size(pos2(10.0, 40.0), vec2(width, height));
        Geometry::new(area, false)
    }

    #[test]
    fn the_named_window_sizes_have_the_cells_of_the_design() {
        for (size, u) in [((948.0, 722.0), 63.0), ((544.0, 522.0), 45.0), ((460.0, 480.0), 40.0)] {
            assert_eq!(board(size.0, size.1).unit().to_bits(), f32::to_bits(u));
        }
    }

    #[test]
    fn the_layers_and_their_names_lie_on_no_pane_and_are_left_out_where_they_are_too_small() {
        for side in (180_u16..=1000).step_by(4) {
            let board = board(f32::from(side), f32::from(side));
            assert_eq!(board.has_layers(), board.unit() >= 26.0, "{side}");
            for layer in (0..3).filter(|_| board.has_layers()) {
                let tray = board.trays().layer(layer);
                let letters = super::super::trays::letters(board.unit());
                let foot = board.trays().layer_name(layer);
                let name = Rect::from_min_max(
                    foot - vec2(0.0, 1.2 * letters),
                    foot + vec2(4.5 * letters, 0.0),
                );
                for face in FACES {
                    let pane = crate::face::Shape::Polygon(board.face(face));
                    for place in [
                        name.left_top(),
                        name.right_top(),
                        tray.left_top(),
                        tray.right_top(),
                        tray.left_bottom(),
                    ] {
                        assert!(pane.distance(place) > 0.5, "{face:?} in {side}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_line_ends_at_the_pane_on_the_same_slant() {
        let board = board(948.0, 722.0);
        for opening in Opening::all() {
            let way = board.opening(opening.opposite()) - board.opening(opening);
            let step = board.step(opening.direction());
            let across = way.x * step.y - way.y * step.x;
            assert!(across.abs() < 1.0, "{opening}: {across}");
            let cells = (way.length() / step.length()).round();
            assert!(cells >= 3.0, "{opening}");
        }
    }

    #[test]
    fn cube_and_panes_lie_apart_and_inside_their_place() {
        for (width, height) in [(948.0, 722.0), (544.0, 522.0), (460.0, 480.0)] {
            let board = board(width, height);
            for opening in Opening::all() {
                for corner in board.rhombus(opening, 0.0) {
                    assert!(board.board().contains(corner), "{opening} in {width}");
                }
                assert!(board.board().contains(board.before(opening)));
            }
        }
    }

    #[test]
    fn a_ball_waits_in_the_middle_where_there_is_no_room_for_one() {
        for (width, height) in [(0.0, 0.0), (0.5, 0.5), (1.0, 20.0), (-4.0, 10.0)] {
            let board = board(width, height);
            for opening in Opening::all() {
                let away = (board.before(opening) - board.board().center()).abs();
                let room = vec2(width, height).max(Vec2::ZERO) / 2.0;
                assert!(away.x <= room.x && away.y <= room.y, "{opening}");
            }
        }
    }

    #[test]
    fn a_ball_is_seen_on_as_many_faces_as_its_cell_lies_on() {
        let board = board(948.0, 722.0);
        let seen = |cell: &str| board.balls(cell.parse().expect("a cell")).count();
        assert_eq!((seen("a11"), seen("b11"), seen("b21"), seen("b22")), (3, 2, 1, 0));
    }
}
