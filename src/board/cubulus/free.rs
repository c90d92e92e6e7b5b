//! Where nothing of the board is: room for words that stay.

use egui::{Rect, pos2};

use super::geometry::{FACES, Geometry};
use super::hand;
use crate::board::face::Plan as _;
use crate::rules::cubulus::Face;

/// How far from the cube and its panes the names of these are at most, in cells and in points.
const NAMES: [f32; 2] = [0.1, 6.0];

/// The room for a result in the place of a board: what is left below, in the lower left corner, or
/// between the panes above; `None` if there are `height` points at the foot of the place. `stores`:
/// there is room for the players' hands in that corner.
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
    let whole = FACES
        .into_iter()
        .fold(Rect::NOTHING, |whole, face| whole.union(corners(face)));
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
