//! Names of the faces, the coordinates and the layers. The names of the faces swing the cube while they are
//! held.

use egui::{Align2, FontId, Painter, Pos2, Rect, StrokeKind, Vec2, vec2};

use super::cube_view::CubeView;
use super::geometry::Geometry;
use super::speech;
use super::trays::{LETTERS, letters};
use crate::face::{BoardContext, BoardLayout as _, MarkRole, Swing, SwingHandle};
use crate::palette::Palette;
use kuba_rules::cubulus::{Face, GameState};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game as _, Player};

type At<'a> = BoardContext<'a, GameState>;

/// Space around a name that glows, in points.
const AROUND: Vec2 = vec2(12.0, 2.0);
/// Width of the glow around it, in points, with its strength.
const GLOW: [(f32, f32); 2] = [(5.0, 0.25), (2.5, 0.35)];
/// Distance by which a press may miss a name, in points.
const REACH: f32 = 7.0;

/// Middles of the names of the faces, all outside of them.
fn face_names(geometry: &Geometry) -> [(Face, Pos2); 6] {
    // A settled cube covers the same places as at rest.
    let resting = geometry.swung(Swing::default());
    let u = geometry.unit();
    // Letters do not shrink with a small board.
    let more = 1.2 * (letters(u) - LETTERS * u).max(0.0);
    let [front_foot, right_foot, _, back_head, left_head, left_foot] = resting.silhouette();
    let beside = |one: Pos2, other: Pos2, out: Vec2, away: f32| {
        one.lerp(other, 0.5) + out * (away * u + more)
    };
    let corner = |face: Face, corner: usize, away: Vec2, out: Vec2| {
        resting.face(face)[corner] + away * u + out * more
    };
    let [up_left, up_right] = [vec2(-0.5, -0.866), vec2(0.5, -0.866)];
    let [down_left, down_right] = [-up_right, -up_left];
    [
        (Face::Top, beside(left_head, back_head, up_left, 0.3)),
        (Face::Front, beside(left_foot, front_foot, down_left, 0.56)),
        (Face::Right, beside(front_foot, right_foot, down_right, 0.56)),
        (Face::Left, corner(Face::Left, 3, vec2(1.38, -1.2), up_left)),
        (Face::Back, corner(Face::Back, 3, vec2(1.54, 0.42), up_right)),
        (Face::Bottom, corner(Face::Bottom, 0, vec2(0.42, 0.7), down_left)),
    ]
    .map(|(resting, place)| (geometry.view().in_place_of(resting), place))
}

fn rims(geometry: &Geometry) -> impl Iterator<Item = (Pos2, char)> {
    const APART: f32 = 0.24;
    const COORDINATES: [[char; 3]; 3] = [['a', 'b', 'c'], ['1', '2', '3'], ['1', '2', '3']];
    let resting = geometry.swung(Swing::default());
    let [front_foot, right_foot, _, _, left_head, left_foot] = resting.silhouette();
    let rims = [
        (left_foot, front_foot, vec2(-0.5, 0.866)),
        (front_foot, right_foot, vec2(0.5, 0.866)),
        (left_foot, left_head, vec2(-1.0, 0.0)),
    ];
    let unit = geometry.unit();
    let view = *geometry.view();
    let rims = rims.into_iter().enumerate();
    rims.flat_map(move |(axis, (from, to, out))| {
        let places = [0.5, 1.5, 2.5].map(|cells| from.lerp(to, cells / 3.0) + out * APART * unit);
        let (axis, is_same_way) = view.axis_in_place_of(axis);
        let mut names = COORDINATES[axis];
        if !is_same_way {
            names.reverse();
        }
        places.into_iter().zip(names)
    })
}

/// The names of the faces, except that of the face in front, which needs no swing.
pub(super) fn handles(at: &At, painter: &Painter) -> Vec<SwingHandle> {
    let geometry = at.geometry;
    if !at.look().coordinates || !geometry.view().is_settled() {
        return Vec::new();
    }
    let color = at.look().palette.secondary;
    let names = face_names(geometry).into_iter();
    let behind = names.filter(|&(face, _)| face != geometry.view().in_place_of(Face::Front));
    behind
        .map(|(face, place)| {
            let words = at.scene.texts.say(&speech::face_name(face));
            let font = FontId::proportional(letters(geometry.unit()));
            let size = painter.layout_no_wrap(words, font, color).size();
            SwingHandle {
                rect: Rect::from_center_size(place, size).expand(REACH),
                angle: CubeView::angle_of(face),
            }
        })
        .collect()
}

pub(super) fn draw(at: &At, painter: &Painter) {
    let (geometry, look) = (at.geometry, at.look());
    let u = geometry.unit();
    let size = letters(u);
    let write = |place: Pos2, align: Align2, name: &Phrase| {
        let words = at.scene.texts.say(name);
        let font = FontId::proportional(size);
        let color = look.palette.secondary;
        painter.text(place, align, words, font, color);
    };
    if look.coordinates && geometry.view().is_settled() {
        let threatened = threatened(at);
        for (face, place) in face_names(geometry) {
            if threatened.contains(&face) {
                let words = at.scene.texts.say(&speech::face_name(face));
                glowing(painter, place, (words, size), look.palette);
            } else {
                write(place, Align2::CENTER_CENTER, &speech::face_name(face));
            }
        }
        for (place, name) in rims(geometry) {
            let font = FontId::proportional(size);
            let color = look.palette.secondary;
            painter.text(place, Align2::CENTER_CENTER, name, font, color);
        }
    }
    for layer in geometry.layers() {
        let name = Phrase::new("cubulus-layer").with("layer", layer + 1);
        write(geometry.trays().layer_name(layer), Align2::LEFT_BOTTOM, &name);
    }
}

/// Faces that are one turn from a square of anybody, if the scene marks them.
fn threatened(at: &At) -> Vec<Face> {
    let players = (0..at.game().seats()).map(Player::seat).filter(|_| at.scene.names_threats);
    players.flat_map(|player| speech::threatened_faces(at.game(), player)).collect()
}

/// Draws a name on a ground in the colour of threats, with an edge and, where light may be drawn, a glow.
fn glowing(painter: &Painter, place: Pos2, (words, size): (String, f32), palette: &Palette) {
    let tones = MarkRole::Threat.tones(palette);
    let words = painter.layout_no_wrap(words, FontId::proportional(size), tones.casing);
    let ground = Rect::from_center_size(place, words.size() + AROUND);
    let corner = ground.height() / 2.0;
    if !palette.flat {
        for (ring, strength) in GLOW {
            let light = tones.line.gamma_multiply(strength);
            painter.rect_filled(ground.expand(ring), corner + ring, light);
        }
    }
    let edge = palette.stroke(1.0, tones.casing);
    painter.rect(ground, corner, tones.line, edge, StrokeKind::Middle);
    painter.galley(ground.center() - words.size() / 2.0, words, tones.casing);
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::cubulus::cube_view::FACES;
    use kuba_rules::cubulus::Opening;

    /// A coordinate stands at the end of the row that it names, however the cube has swung.
    #[test]
    fn coordinates_stand_at_their_rows_in_every_view() {
        let area = Rect::from_min_size(pos2(10.0, 40.0), vec2(948.0, 722.0));
        for front in FACES {
            let angle = CubeView::angle_of(front);
            let geometry = Geometry::new(area, false).swung(Swing { angle, slide: 0.0 });
            let view = geometry.view();
            let faces = [Face::Front, Face::Right, Face::Front].map(|face| view.in_place_of(face));
            for (number, (place, name)) in rims(&geometry).enumerate() {
                let (axis, _) = view.axis_in_place_of(number / 3);
                let face = faces[number / 3];
                let on_face = Opening::all().filter(|opening| opening.face() == face);
                let nearest = on_face.min_by(|&one, &other| {
                    let far = |at| geometry.opening(at).distance(place);
                    far(one).total_cmp(&far(other))
                });
                let cell = nearest.map(|opening| opening.cell().to_string());
                let named = cell.as_ref().and_then(|cell| cell.chars().nth(axis));
                assert_eq!(named, Some(name), "{front:?} in front: {cell:?}");
            }
        }
    }
}
