//! Trays beside the cube: the three layers seen from above, and the balls in the players' hands.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::cube_point::CubePoint;
use crate::paint::Circle;
use kuba_rules::cubulus::{Cell, SIDE};

/// Size of the cube with its panes, in `u`.
pub(super) const CANVAS: Vec2 = vec2(11.3, 11.35);
/// Height of the middle of the cube above that of the canvas, in `u`.
pub(super) const RISE: f32 = 0.82;
/// Cell width of a small layer, in `u`, and its minimum where there is room for it, in points.
const LAYER: f32 = 0.52;
const LEAST_LAYER: f32 = 20.0;
/// Margin around the cells of a layer, in points.
const EDGE: f32 = 4.0;
/// Smallest height of the name of a layer, in points.
const NAME: f32 = 19.0;
/// Distance between two hollows of a hand, in `u`: usually, and with three hands.
const PITCH: f32 = 0.69;
const LOW_PITCH: f32 = 0.58;
/// Radius of a hollow, as a share of that distance.
const HOLLOW: f32 = 0.435;
/// Margin around the hollows of a hand, in `u`.
const RIM: f32 = 0.085;
/// Usual font size, in `u`.
pub(super) const LETTERS: f32 = 0.21;
/// Largest distance of the hands to the left of the canvas, in `u`.
const ASIDE: f32 = 1.8;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Trays {
    /// Upper left corner of the top layer.
    layers: Pos2,
    /// Cell width in a layer, in points.
    cell: f32,
    /// Height of the name of a layer, in points.
    name: f32,
    /// Lower left corner of the hands.
    hands: Pos2,
    u: f32,
}

/// Font size beside a cube with cells `u` wide, in points.
pub(super) fn letters(u: f32) -> f32 {
    (LETTERS * u).clamp(11.0, 30.0)
}

fn name_height(u: f32) -> f32 {
    (1.2 * letters(u) + 3.0).max(NAME)
}

/// Largest cell width of small layers that reach neither with their trays nor with their names up to the
/// pane above them.
fn below_the_pane(u: f32, name: f32) -> f32 {
    // From the lowest corner of the pane to the foot of the layers, in `u`.
    const ROOM: f32 = 6.62;
    // The edge of the pane rises to the left of that corner.
    const SLOPE: f32 = 0.577;
    let columns = f32::from(SIDE);
    let edges = 2.0 * EDGE * columns;
    let words = 4.6 * letters(u);
    let beside = SLOPE * (2.0 * EDGE - words);
    let with_name =
        (ROOM * u - 2.0 - edges - columns * name + beside) / (columns * (columns - SLOPE));
    let bare = (ROOM * u - 2.0 - edges - (columns - 1.0) * name) / (columns * columns);
    with_name.min(bare)
}

impl Trays {
    /// Trays around a cube with cells `u` wide; `large` is the width that large layers may take.
    pub(super) fn new(area: Rect, center: Pos2, u: f32, large: Option<f32>) -> Self {
        let canvas = Rect::from_center_size(center + vec2(0.0, RISE * u), CANVAS * u);
        let foot = canvas.bottom() - 0.05 * u;
        let columns = f32::from(SIDE);
        let name = name_height(u);
        let (cell, corner) = if let Some(side) = large {
            let cell = ((side - 3.0 * EDGE) / columns).floor();
            let tray = columns * cell + 2.0 * EDGE;
            let top = area.center().y - 1.5 * (tray + name) + name;
            (cell, pos2(area.right() - tray, top))
        } else {
            let cell = (LAYER * u).max(LEAST_LAYER).min(below_the_pane(u, name));
            let tray = columns * cell + 2.0 * EDGE;
            let right = canvas.right() - 0.05 * u;
            (cell, pos2(right - tray, foot - 3.0 * tray - 2.0 * name))
        };
        Self {
            layers: corner.round(),
            cell,
            name,
            hands: pos2(area.left().max(canvas.left() - ASIDE * u), foot).round(),
            u,
        }
    }

    pub(super) fn large_side(area: Rect) -> f32 {
        let name = name_height(area.height() / CANVAS.y);
        let high = area.height() / 3.0 - name - EDGE;
        high.min(0.4 * area.width()).max(1.0)
    }

    #[must_use]
    pub(super) fn moved(&self, way: Vec2) -> Self {
        Self { layers: self.layers + way, hands: self.hands + way, ..*self }
    }

    /// Tray of a layer, counted from 0 at the bottom.
    pub(super) fn layer(&self, layer: u8) -> Rect {
        let side = f32::from(SIDE) * self.cell + 2.0 * EDGE;
        let down = f32::from(SIDE - 1 - layer) * (side + self.name);
        Rect::from_min_size(self.layers + vec2(0.0, down), Vec2::splat(side))
    }

    /// Lower left corner of the name of a layer.
    pub(super) fn layer_name(&self, layer: u8) -> Pos2 {
        self.layer(layer).left_top() + vec2(2.0, -1.0)
    }

    pub(super) fn in_layer(&self, layer: u8, point: CubePoint) -> Circle {
        let [file, rank] = point.seen_from_above();
        let tray = self.layer(layer);
        let place = vec2(file + 0.5, 2.5 - rank) * self.cell;
        let center = (tray.min + Vec2::splat(EDGE) + place).round();
        Circle::new(center, 0.405 * self.cell)
    }

    pub(super) fn cell(&self, cell: Cell) -> Circle {
        self.in_layer(cell.layer(), CubePoint::of(cell))
    }

    pub(super) fn square(&self, cell: Cell) -> Rect {
        Rect::from_center_size(self.cell(cell).center, Vec2::splat(self.cell))
    }

    /// Tray of hand `index` of `count`, from the bottom.
    pub(super) fn hand(&self, index: usize, count: usize) -> Rect {
        let side = f32::from(SIDE) * self.pitch(count) + 2.0 * RIM * self.u;
        let up = index as f32 * (side + 0.1 * self.u);
        let corner = self.hands - vec2(0.0, up + side);
        Rect::from_min_size(corner.round(), Vec2::splat(side))
    }

    /// One of the nine hollows of a hand, counted from 0.
    pub(super) fn hollow(&self, index: usize, count: usize, hollow: usize) -> Circle {
        let side = usize::from(SIDE);
        let (column, row) = ((hollow % side) as f32, (hollow / side) as f32);
        let pitch = self.pitch(count);
        let place = vec2(column + 0.5, row + 0.5) * pitch + Vec2::splat(RIM * self.u);
        let center = (self.hand(index, count).min + place).round();
        Circle::new(center, HOLLOW * pitch)
    }

    pub(super) fn around_hollow(&self, index: usize, count: usize, hollow: usize) -> Rect {
        let middle = self.hollow(index, count, hollow).center;
        Rect::from_center_size(middle, Vec2::splat(self.pitch(count)))
    }

    fn pitch(&self, count: usize) -> f32 {
        let pitch = if count > 2 { LOW_PITCH } else { PITCH };
        pitch * self.u
    }
}
