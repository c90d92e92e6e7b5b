//! The cube, the panes and the trays: what never moves.

use egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::balls::hole;
use super::geometry::{FACES, Geometry, is_pane};
use super::trays::letters;
use super::{hand, speech};
use crate::board::face::{Plan as _, Seen, Setting};
use crate::board::paint::mesh::{self, mix};
use crate::board::paint::{Circle, Rounded, Still, wood};
use crate::board::palette::Palette;
use crate::phrase::Phrase;
use crate::rules::Game;
use crate::rules::cubulus::{Ball, Cell, Cells, Face, GameState, Opening, SIDE};

type At<'a> = Setting<'a, GameState>;

/// The width of the wood between two openings, on each side, in `u`.
const RIB: f32 = 0.07;
/// How much of the window's colour is in a pane's ribs.
const VEIL: f32 = 0.35;

/// What of a game is to be seen in the wood.
struct Wood {
    /// How many hands stand beside the cube.
    hands: usize,
    /// The faces on which a square has won: their ribs have the cube's colours.
    lit: Vec<Face>,
}

/// Paints the empty board.
pub(super) fn draw(seen: &Seen<GameState>, painter: &Painter) {
    let at = &seen.at;
    let geometry = at.geometry;
    let palette = at.look().palette;
    let built = Wood {
        hands: hands(at),
        lit: lit(at),
    };
    guides(at, painter);
    let size = geometry.board().size();
    let numbers = [
        geometry.unit(),
        geometry.trays().layer(0).width(),
        size.x,
        size.y,
    ];
    let faces: Vec<String> = built.lit.iter().map(|face| format!("{face:?}")).collect();
    let key = (numbers.map(f32::to_bits), built.hands, faces, palette.dark);
    let still = Still::new("cubulus board", &key, geometry.middle());
    still.paint(painter, |middle| {
        build(&geometry.around(middle), &built, palette)
    });
    names(at, painter);
}

fn hands(at: &At) -> usize {
    if hand::are_shown(at) {
        hand::holds(at.game().position(), at.look().viewer).len()
    } else {
        0
    }
}

/// The faces with a square that has won.
fn lit(at: &At) -> Vec<Face> {
    let winner = at.game().outcome().and_then(|end| end.winner());
    winner.map_or_else(Vec::new, |winner| {
        let squares = at.game().position().squares(Ball::of(winner));
        squares.map(|square| square.face).collect()
    })
}

fn build(geometry: &Geometry, built: &Wood, palette: &Palette) -> Mesh {
    let mut mesh = Mesh::default();
    shadow(&mut mesh, geometry, palette);
    for face in FACES {
        wooden_face(&mut mesh, geometry, face, built, palette);
    }
    edges(&mut mesh, geometry, palette);
    let trays = geometry.trays();
    for index in 0..built.hands {
        let tray = trays.hand(index, built.hands);
        tray_of_wood(&mut mesh, tray, geometry.unit(), palette);
        for hollow in 0..9 {
            let circle = trays.hollow(index, built.hands, hollow);
            wood::hollow(&mut mesh, circle, palette);
        }
    }
    for layer in 0..SIDE {
        layer_tray(&mut mesh, geometry, layer, palette);
    }
    mesh
}

/// A soft shadow below the cube.
fn shadow(mesh: &mut Mesh, geometry: &Geometry, palette: &Palette) {
    let dark = Color32::from_black_alpha(if palette.dark { 90 } else { 46 });
    let foot = geometry.middle() + vec2(0.0, 1.62 * geometry.unit());
    let ellipse = mesh::Ellipse {
        center: foot,
        radii: vec2(2.95, 1.55) * geometry.unit(),
        angle: 0.0,
        focus: Vec2::ZERO,
        soft: 0.0,
    };
    ellipse.add(
        mesh,
        &[(0.0, dark), (0.6, dark), (1.0, Color32::TRANSPARENT)],
    );
}

/// The wood between the openings of a face.
fn ribs(face: Face, built: &Wood, palette: &Palette) -> Color32 {
    let tone = match face {
        Face::Top | Face::Bottom => palette.frame[0],
        Face::Front | Face::Back => palette.frame[1],
        Face::Right | Face::Left => palette.frame[2],
    };
    if !is_pane(face) {
        return tone;
    }
    if built.lit.contains(&face) {
        palette.frame[1]
    } else {
        mix(palette.frame[1], palette.window, VEIL)
    }
}

fn wooden_face(mesh: &mut Mesh, geometry: &Geometry, face: Face, built: &Wood, palette: &Palette) {
    let corners = geometry.face(face);
    let ribs = ribs(face, built, palette);
    mesh::polygon(mesh, &corners, ribs);
    grain(mesh, geometry, face, ribs, palette);
    for cell in Cells::face(face) {
        if let Some(opening) = Opening::new(cell, face.inwards()) {
            opening_of_wood(mesh, geometry, opening, ribs, palette);
        }
    }
    let rim = Stroke::new(1.0, mix(ribs, palette.edge, 0.55));
    mesh::closed_line(mesh, &corners, rim);
}

/// Fine lines along the wood of a face.
fn grain(mesh: &mut Mesh, geometry: &Geometry, face: Face, ribs: Color32, palette: &Palette) {
    const LINES: usize = 36;
    let [corner, ..] = geometry.face(face);
    let [one, other] = geometry.edges(face).map(|edge| edge * 3.0);
    for line in 0..LINES {
        let seed = line as f32 * 1.7 + face as usize as f32;
        let across = (line as f32 + 0.5 + 0.35 * (seed * 12.9).sin()) / LINES as f32;
        let points: Vec<Pos2> = (0..=8)
            .map(|step| {
                let part = f32::from(step as u8) / 8.0;
                let wave = (part * 7.0 + seed * 2.3).sin() * 0.004;
                corner + one * part + other * (across + wave).clamp(0.0, 1.0)
            })
            .collect();
        let strength = 0.10 + 0.16 * (seed * 3.7).sin().abs();
        let color = mix(ribs, palette.edge, strength);
        mesh::line(mesh, &points, Stroke::new(0.7, color));
    }
}

/// An opening: its floor, its hole, and the light on their edges.
fn opening_of_wood(
    mesh: &mut Mesh,
    geometry: &Geometry,
    opening: Opening,
    ribs: Color32,
    palette: &Palette,
) {
    let floor = palette.field[1];
    let corners = geometry.rhombus(opening, RIB);
    mesh::polygon(mesh, &corners, floor);
    // The light comes from the upper left: the edges towards it shade the floor.
    let middle = geometry.opening(opening);
    for side in 0..4 {
        let (from, to) = (corners[side], corners[(side + 1) % 4]);
        let out = from.lerp(to, 0.5) - middle;
        let shaded = out.x * 0.4 + out.y < 0.0;
        let color = if shaded {
            mix(ribs, palette.edge, 0.45)
        } else {
            mix(floor, palette.dimple_rim, 0.6)
        };
        mesh::line(mesh, &[from, to], Stroke::new(1.0, color));
    }
    let hole = hole(palette);
    let down = vec2(0.0, 0.025 * geometry.unit());
    let lip: Vec<Pos2> = geometry
        .hole(opening, 1.02)
        .into_iter()
        .map(|point| point + down)
        .collect();
    mesh::polygon(mesh, &lip, mix(floor, palette.dimple_rim, 0.55));
    mesh::polygon(
        mesh,
        &geometry.hole(opening, 1.0),
        mix(hole, palette.edge, 0.30),
    );
    let bowl: Vec<Pos2> = geometry
        .hole(opening, 0.955)
        .into_iter()
        .map(|point| point + down * 0.6)
        .collect();
    mesh::polygon(mesh, &bowl, hole);
}

/// The three edges of the cube that are seen from the front, and its outline.
fn edges(mesh: &mut Mesh, geometry: &Geometry, palette: &Palette) {
    let [front_foot, right_foot, right_head, front_head] = geometry.face(Face::Right);
    let [left_foot, _, _, left_head] = geometry.face(Face::Front);
    let back_head = geometry.face(Face::Top)[3];
    let light = mix(palette.frame[0], Color32::WHITE, 0.30).gamma_multiply(0.8);
    for ends in [
        [front_foot, front_head],
        [front_head, left_head],
        [front_head, right_head],
    ] {
        mesh::line(
            mesh,
            &ends,
            Stroke::new((0.022 * geometry.unit()).max(1.0), light),
        );
    }
    let outline = [
        front_foot, right_foot, right_head, back_head, left_head, left_foot,
    ];
    let dark = mix(palette.frame[2], palette.edge, 0.4);
    mesh::closed_line(mesh, &outline, Stroke::new(1.4, dark));
}

fn tray_of_wood(mesh: &mut Mesh, rect: Rect, u: f32, palette: &Palette) {
    let shape = Rounded::new(rect, 0.16 * u);
    let shadow = Color32::from_black_alpha(if palette.dark { 70 } else { 40 });
    mesh::halo(mesh, shape, 0.08 * u, shadow);
    let [high, mid, low] = palette.frame;
    mesh::panel(mesh, shape, [mix(high, mid, 0.7), mid, mix(mid, low, 0.3)]);
    let edge = Rounded::new(rect.shrink(0.6), 0.16 * u);
    mesh::outline(mesh, edge, Stroke::new(1.2, low));
}

/// A layer seen from above: nine dimples.
fn layer_tray(mesh: &mut Mesh, geometry: &Geometry, layer: u8, palette: &Palette) {
    let rect = geometry.trays().layer(layer);
    mesh::panel(mesh, Rounded::new(rect, 4.0), palette.field);
    let edge = Stroke::new(1.4, palette.frame[1]);
    mesh::outline(mesh, Rounded::new(rect, 4.0), edge);
    for cell in Cell::all().filter(|cell| cell.layer() == layer) {
        let Circle { center, radius } = geometry.trays().cell(cell);
        wood::dimple(mesh, Circle::new(center, 0.92 * radius), palette);
    }
}

/// Dashed lines from each pane to where it belongs.
fn guides(at: &At, painter: &Painter) {
    let (geometry, palette) = (at.geometry, at.look().palette);
    let color = mix(palette.window, palette.secondary, VEIL);
    let stroke = Stroke::new(1.0, color);
    for face in FACES.into_iter().filter(|&face| is_pane(face)) {
        let home = geometry.face_before_its_move(face);
        for (pane, home) in geometry.face(face).into_iter().zip(home) {
            let dash = 0.16 * geometry.unit();
            let line = Shape::dashed_line(&[pane, home], stroke, dash, dash);
            painter.extend(line);
        }
    }
}

/// The names of the panes and the layers.
fn names(at: &At, painter: &Painter) {
    let (geometry, look) = (at.geometry, at.look());
    let u = geometry.unit();
    let size = letters(u);
    let write = |place: Pos2, align: Align2, name: &Phrase| {
        let words = at.scene.texts.say(name);
        let font = FontId::proportional(size);
        let color = look.palette.secondary;
        painter.text(place, align, words, font, color);
    };
    if look.coordinates {
        for (face, corner, away) in [
            (Face::Left, 3, vec2(1.46, -1.09)),
            (Face::Back, 3, vec2(1.46, 0.52)),
            (Face::Bottom, 0, vec2(0.5, 0.62)),
        ] {
            let align = Align2::CENTER_CENTER;
            let place = geometry.face(face)[corner] + away * u;
            write(place, align, &speech::face_name(face));
        }
    }
    for layer in 0..SIDE {
        let name = Phrase::new("cubulus-layer").with("layer", layer + 1);
        write(
            geometry.trays().layer_name(layer),
            Align2::LEFT_BOTTOM,
            &name,
        );
    }
}
