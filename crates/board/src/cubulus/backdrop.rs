//! The static part of the board: cube, panes and trays. The balls are drawn by `pieces`.

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::animation::{Replay, replay};
use super::balls::hole;
use super::cube_view::FACES;
use super::geometry::Geometry;
use super::{hand, names};
use crate::face::{BoardContext, BoardLayout as _, BoardView};
use crate::paint::mesh::{self, mix};
use crate::paint::{Circle, Rounded, Still, flat, wood};
use crate::palette::Palette;
use kuba_rules::Game;
use kuba_rules::cubulus::{Ball, Cell, Cells, Face, GameState, Opening};

type At<'a> = BoardContext<'a, GameState>;

/// Width of the rib on each side of an opening, in `u`.
const RIB: f32 = 0.07;
/// Share of the window's colour in the ribs of a pane.
const VEIL: f32 = 0.35;

/// The parts of a game that change the wooden mesh.
struct Wood {
    hands: usize,
    /// Faces on which a square has won; their ribs take the colours of the cube.
    lit: Vec<Face>,
}

pub(super) fn draw(seen: &BoardView<GameState>, painter: &Painter) {
    let at = &seen.at;
    let geometry = at.geometry;
    let palette = at.look().palette;
    let built = Wood { hands: hands(at), lit: lit(seen) };
    let draw = |middle| build(&geometry.around(middle), &built, palette);
    if geometry.view().is_settled() {
        guides(at, painter);
        still(geometry, &built, palette).paint(painter, draw);
    } else {
        // Each moment looks different, so that a cached picture would save nothing.
        painter.add(Shape::mesh(draw(geometry.middle())));
    }
    names::draw(at, painter);
}

fn still(geometry: &Geometry, built: &Wood, palette: &Palette) -> Still {
    let size = geometry.board().size();
    let numbers = [geometry.unit(), geometry.trays().layer(0).width(), size.x, size.y];
    let faces: Vec<String> = built.lit.iter().map(|face| format!("{face:?}")).collect();
    let trays = (built.hands, geometry.has_layers());
    let angle = geometry.view().swing().angle;
    let angle = [angle.x, angle.y].map(f32::to_bits);
    let key = (numbers.map(f32::to_bits), trays, faces, palette.key(), angle);
    Still::new("cubulus board", &key, geometry.middle())
}

fn hands(at: &At) -> usize {
    if hand::are_shown(at) { hand::holds(at.game().position(), at.look().viewer).len() } else { 0 }
}

/// Faces with a winning square; empty until the replay shows it.
fn lit(seen: &BoardView<GameState>) -> Vec<Face> {
    let at = &seen.at;
    if seen.moving().is_some() || !matches!(replay(seen), Replay::Drawn(_)) {
        return Vec::new();
    }
    let winner = at.game().outcome().and_then(|end| end.winner());
    winner.map_or_else(Vec::new, |winner| {
        let squares = at.game().position().squares(Ball::of(winner));
        squares.map(|square| square.face).collect()
    })
}

fn build(geometry: &Geometry, built: &Wood, palette: &Palette) -> Mesh {
    let mut mesh = Mesh::default();
    shadow(&mut mesh, geometry, palette);
    for face in geometry.view().in_drawing_order() {
        if !geometry.view().is_pane(face) && geometry.view().distance(face) > 0.0 {
            mesh::polygon(&mut mesh, &geometry.face_on_cube(face), palette.groove);
        }
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
    for layer in geometry.layers() {
        layer_tray(&mut mesh, geometry, layer, palette);
    }
    mesh
}

fn shadow(mesh: &mut Mesh, geometry: &Geometry, palette: &Palette) {
    if palette.flat {
        return;
    }
    let dark = Color32::from_black_alpha(if palette.dark { 90 } else { 46 });
    let foot = geometry.middle() + vec2(0.0, 1.62 * geometry.unit());
    let ellipse = mesh::Ellipse {
        center: foot,
        radii: vec2(2.95, 1.55) * geometry.unit(),
        angle: 0.0,
        focus: Vec2::ZERO,
        soft: 0.0,
    };
    ellipse.add(mesh, &[(0.0, dark), (0.6, dark), (1.0, Color32::TRANSPARENT)]);
}

fn ribs(geometry: &Geometry, face: Face, built: &Wood, palette: &Palette) -> Color32 {
    let [high, mid, low] = palette.frame;
    if !geometry.view().is_pane(face) {
        let [right, front, top] = geometry.view().light(face);
        let side = mix(low, mid, front / (right + front).max(f32::MIN_POSITIVE));
        return mix(side, high, top);
    }
    if built.lit.contains(&face) || palette.flat { mid } else { mix(mid, palette.window, VEIL) }
}

fn wooden_face(mesh: &mut Mesh, geometry: &Geometry, face: Face, built: &Wood, palette: &Palette) {
    let corners = geometry.face(face);
    let ribs = ribs(geometry, face, built, palette);
    if palette.flat {
        return flat_face(mesh, geometry, face, palette);
    }
    mesh::polygon(mesh, &corners, ribs);
    grain(mesh, geometry, face, ribs, palette);
    for cell in Cells::face(face) {
        if let Some(opening) = Opening::new(cell, face.inwards()) {
            opening_of_wood(mesh, geometry, opening, ribs, palette);
        }
    }
    // Wide enough to cover the ends of the grain, and visible on a dark window.
    let rim = if palette.dark {
        mix(ribs, palette.dimple_rim, 0.6)
    } else {
        mix(ribs, palette.edge, 0.55)
    };
    mesh::closed_line(mesh, &corners, Stroke::new(1.8, rim));
}

/// Openings as light or dark as the field between ribs, and the edge of the face.
fn flat_face(mesh: &mut Mesh, geometry: &Geometry, face: Face, palette: &Palette) {
    let corners = geometry.face(face);
    mesh::polygon(mesh, &corners, palette.rib);
    for cell in Cells::face(face) {
        if let Some(opening) = Opening::new(cell, face.inwards()) {
            let floor = geometry.rhombus(opening, RIB);
            mesh::polygon(mesh, &floor, palette.field[1]);
            let ring = palette.stroke(0.0, palette.dimple);
            mesh::closed_line(mesh, &geometry.hole(opening, 1.0), ring);
        }
    }
    mesh::closed_line(mesh, &corners, palette.stroke(0.0, palette.edge));
}

fn grain(mesh: &mut Mesh, geometry: &Geometry, face: Face, ribs: Color32, palette: &Palette) {
    const LINES: u8 = 3;
    let [corner, ..] = geometry.face(face);
    let edges = geometry.edges(face).map(|edge| edge * 3.0);
    for (one, other) in [(edges[0], edges[1]), (edges[1], edges[0])] {
        for line in 0..4 * LINES {
            let (rib, nth) = (f32::from(line / LINES), f32::from(line % LINES));
            let seed = f32::from(line) * 1.7 + face as usize as f32;
            let aside = (nth - 1.0) * 0.5 * RIB + 0.012 * (seed * 12.9).sin();
            let across = ((rib + aside) / 3.0).clamp(0.004, 0.996);
            let points: Vec<Pos2> = (0..=8_u8)
                .map(|step| {
                    let part = f32::from(step) / 8.0;
                    let wave = (part * 7.0 + seed * 2.3).sin() * 0.0015;
                    corner + one * part + other * (across + wave)
                })
                .collect();
            let strength = 0.10 + 0.16 * (seed * 3.7).sin().abs();
            let color = mix(ribs, palette.edge, strength);
            mesh::line(mesh, &points, Stroke::new(0.7, color));
        }
    }
}

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
    // The light comes from the upper left, so the edges on that side shade the floor.
    let middle = geometry.opening(opening);
    for side in 0..4 {
        let (from, to) = (corners[side], corners[(side + 1) % 4]);
        let out = from.lerp(to, 0.5) - middle;
        let shaded = out.x * 0.4 + out.y < 0.0;
        let color = if shaded {
            inner_shadow(mesh, [from, to], middle, palette);
            mix(ribs, palette.edge, 0.45)
        } else {
            mix(floor, palette.dimple_rim, 0.6)
        };
        mesh::line(mesh, &[from, to], Stroke::new(1.0, color));
    }
    let down = vec2(0.0, 0.025 * geometry.unit());
    let lip: Vec<Pos2> =
        geometry.hole(opening, 1.02).into_iter().map(|point| point + down).collect();
    mesh::polygon(mesh, &lip, mix(floor, palette.dimple_rim, 0.55));
    well(mesh, geometry, opening, palette);
}

fn inner_shadow(mesh: &mut Mesh, [from, to]: [Pos2; 2], middle: Pos2, palette: &Palette) {
    const DEPTH: f32 = 0.22;
    let first = mesh.vertices.len() as u32;
    let dark = palette.edge.gamma_multiply(0.38);
    for (point, color) in [
        (from, dark),
        (to, dark),
        (to.lerp(middle, DEPTH), Color32::TRANSPARENT),
        (from.lerp(middle, DEPTH), Color32::TRANSPARENT),
    ] {
        mesh.colored_vertex(point, color);
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

/// A hole seen from outside: the wall turned away from the light is dark and shades the floor, the far wall
/// catches some light.
fn well(mesh: &mut Mesh, geometry: &Geometry, opening: Opening, palette: &Palette) {
    // Radius of each ring, and the share of the wall visible there.
    const RINGS: [(f32, f32); 4] = [(1.0, 1.0), (0.84, 0.75), (0.6, 0.18), (0.42, 0.0)];
    let ground = hole(palette);
    let middle = geometry.opening(opening);
    let tone = |point: Pos2, share: f32| {
        let out = (point - middle).normalized();
        let away = -(0.5 * out.x + 0.87 * out.y);
        let wall = mix(ground, palette.edge, 0.16 * share);
        if away > 0.0 {
            mix(wall, palette.groove, 0.9 * away * share)
        } else {
            mix(wall, palette.dimple_rim, -0.45 * away * share)
        }
    };
    let first = mesh.vertices.len() as u32;
    mesh.colored_vertex(middle, ground);
    let mut points = 0;
    for (part, share) in RINGS {
        let ring = geometry.hole(opening, part);
        points = ring.len() as u32;
        for point in ring {
            mesh.colored_vertex(point, tone(point, share));
        }
    }
    for point in 0..points {
        let next = (point + 1) % points;
        for ring in 0..RINGS.len() as u32 - 1 {
            let (outer, inner) = (first + 1 + ring * points, first + 1 + (ring + 1) * points);
            mesh.add_triangle(outer + point, outer + next, inner + next);
            mesh.add_triangle(outer + point, inner + next, inner + point);
        }
        let inner = first + 1 + (RINGS.len() as u32 - 1) * points;
        mesh.add_triangle(first, inner + point, inner + next);
    }
    let rim = mix(ground, palette.edge, 0.35);
    mesh::closed_line(mesh, &geometry.hole(opening, 1.0), Stroke::new(0.9, rim));
}

fn edges(mesh: &mut Mesh, geometry: &Geometry, palette: &Palette) {
    if palette.flat {
        return;
    }
    let outline = geometry.silhouette();
    let [front_foot, _, right_head, _, left_head, _] = outline;
    let front_head = geometry.corner([true; 3]);
    let light = mix(palette.frame[0], Color32::WHITE, 0.30).gamma_multiply(0.8);
    for ends in [[front_foot, front_head], [front_head, left_head], [front_head, right_head]] {
        mesh::line(mesh, &ends, Stroke::new((0.022 * geometry.unit()).max(1.0), light));
    }
    let dark = mix(palette.frame[2], palette.edge, 0.4);
    mesh::closed_line(mesh, &outline, Stroke::new(1.4, dark));
}

fn tray_of_wood(mesh: &mut Mesh, rect: Rect, u: f32, palette: &Palette) {
    let shape = Rounded::new(rect, 0.16 * u);
    if palette.flat {
        return flat::surface(mesh, shape, [palette.frame[1], palette.edge]);
    }
    let shadow = Color32::from_black_alpha(if palette.dark { 70 } else { 40 });
    mesh::halo(mesh, shape, 0.08 * u, shadow);
    let [high, mid, low] = palette.frame;
    mesh::panel(mesh, shape, [mix(high, mid, 0.7), mid, mix(mid, low, 0.3)]);
    let edge = Rounded::new(rect.shrink(0.6), 0.16 * u);
    mesh::outline(mesh, edge, Stroke::new(1.2, low));
}

fn layer_tray(mesh: &mut Mesh, geometry: &Geometry, layer: u8, palette: &Palette) {
    let rect = geometry.trays().layer(layer);
    mesh::panel(mesh, Rounded::new(rect, 4.0), palette.field);
    let edge = if palette.flat { palette.rib } else { palette.frame[1] };
    let edge = palette.stroke(1.4, edge);
    mesh::outline(mesh, Rounded::new(rect, 4.0), edge);
    for cell in Cell::all().filter(|cell| cell.layer() == layer) {
        let Circle { center, radius } = geometry.trays().cell(cell);
        wood::dimple(mesh, Circle::new(center, 0.92 * radius), palette);
    }
}

fn guides(at: &At, painter: &Painter) {
    let (geometry, palette) = (at.geometry, at.look().palette);
    let veil = if palette.flat { 1.0 } else { VEIL };
    let color = mix(palette.window, palette.secondary, veil);
    let stroke = palette.stroke(1.0, color);
    let is_pane = |face: &Face| geometry.view().is_pane(*face);
    for face in FACES.into_iter().filter(is_pane) {
        let home = geometry.face_on_cube(face);
        for (pane, home) in geometry.face(face).into_iter().zip(home) {
            let dash = 0.16 * geometry.unit();
            let line = Shape::dashed_line(&[pane, home], stroke, dash, dash);
            painter.extend(line);
        }
    }
}
