//! Empty parts of the board, with room for a result.

use egui::{Rect, pos2};

use super::cube_view::FACES;
use super::geometry::Geometry;
use super::hand;
use crate::face::BoardLayout as _;
use kuba_rules::cubulus::Face;

/// Largest distance of the face names from the cube and its panes, in cells and in points.
const NAMES: [f32; 2] = [0.1, 6.0];

/// Room for a result within the board: below the cube, between the panes above it if the hands are shown
/// (`stores`), otherwise in the lower left corner. `None` if `height` points are free at the foot of the
/// board.
pub(super) fn room(
    geometry: &Geometry,
    stores: bool,
    large_layers: bool,
    height: f32,
) -> Option<Rect> {
    let place = geometry.board();
    let unit = geometry.unit();
    let away = NAMES[0] * unit + NAMES[1];
    let corners = |face: Face| Rect::from_points(&geometry.face(face));
    let whole = FACES.into_iter().fold(Rect::NOTHING, |whole, face| whole.union(corners(face)));
    let layers = geometry.trays().layer(0);
    let below = Rect::from_min_max(
        pos2(place.left(), whole.bottom() + 2.0),
        pos2(layers.left() - away, place.bottom()),
    );
    if large_layers && below.height() >= height {
        return Some(below);
    }
    if place.bottom() - layers.bottom().max(whole.bottom()) >= height {
        return None;
    }
    let (left, back) = (corners(Face::Left), corners(Face::Back));
    Some(if stores && hand::have_room(geometry) {
        Rect::from_min_max(
            pos2(left.right() + away, place.top()),
            pos2(back.left() - away, corners(Face::Top).top() - NAMES[1]),
        )
    } else {
        Rect::from_min_max(
            pos2(place.left(), corners(Face::Front).center().y),
            pos2(corners(Face::Bottom).left() - away, place.bottom()),
        )
    })
}
