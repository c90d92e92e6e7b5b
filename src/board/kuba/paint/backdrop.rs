//! The board itself: what never moves. Its triangles are made once for a size and a theme.

use std::sync::Arc;

use egui::{
    Align2, Color32, FontId, Id, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
};

use super::mesh::{self, Ellipse, mix};
use crate::board::Look;
use crate::board::kuba::geometry::Geometry;
use crate::rules::Player;
use crate::rules::kuba::{Cell, Marble, REDS_TO_WIN, SIDE};

/// The number of hollows for the opponent's marbles.
const OPPOSING: usize = 8;

/// Paints the empty board: shadow, frame, hollows, groove, field, coordinates.
pub fn backdrop(painter: &Painter, geometry: &Geometry, look: &Look) {
    painter.add(Shape::Mesh(cached(painter, geometry, look)));
    if look.coordinates {
        coordinates(painter, geometry, look);
    }
}

/// The board's triangles from egui's memory, made anew when size, place or theme have changed.
fn cached(painter: &Painter, geometry: &Geometry, look: &Look) -> Arc<Mesh> {
    type Kept = (Geometry, bool, Arc<Mesh>);
    // Several boards can be on the screen: each size and place keeps its own.
    let board = geometry.board();
    let id = Id::unique("kuba-backdrop").with((board.center().x as i32, board.width() as i32));
    let kept = painter
        .ctx()
        .data(|data| data.get_temp::<Kept>(id))
        .filter(|(place, dark, _)| place == geometry && *dark == look.palette.dark);
    if let Some((_, _, mesh)) = kept {
        return mesh;
    }
    let mesh = Arc::new(build(geometry, look));
    let keep: Kept = (*geometry, look.palette.dark, mesh.clone());
    painter.ctx().data_mut(|data| data.insert_temp(id, keep));
    mesh
}

fn build(geometry: &Geometry, look: &Look) -> Mesh {
    let mut mesh = Mesh::default();
    let palette = look.palette;
    let c = geometry.cell_size();
    let (board, basin, field) = (geometry.board(), geometry.basin(), geometry.field());
    let corner = 0.34 * c;

    let shadow = Color32::from_black_alpha(if palette.dark { 110 } else { 80 });
    let below = board.translate(Vec2::new(0.0, 0.05 * c));
    mesh::panel(&mut mesh, below, corner, [shadow; 3]);
    mesh::halo(&mut mesh, below, corner, 0.26 * c, shadow);
    mesh::panel(&mut mesh, board, corner, palette.frame);
    let grain = mix(palette.frame[2], palette.frame[0], 0.15).gamma_multiply(0.55);
    mesh::grain(&mut mesh, board.shrink(0.1 * c), 26, 3, grain);
    outline(&mut mesh, board.shrink(0.6), corner, 1.2, palette.frame[2]);
    let light = mix(palette.frame[0], Color32::WHITE, 0.22).gamma_multiply(0.45);
    outline(&mut mesh, board.shrink(0.085 * c), corner * 0.8, 1.0, light);
    if geometry.has_hollows() {
        hollows(&mut mesh, geometry, look);
    }
    groove(&mut mesh, basin, c, look);
    self::field(&mut mesh, field, geometry, look);
    mesh
}

fn outline(mesh: &mut Mesh, rect: Rect, radius: f32, width: f32, color: Color32) {
    let points = mesh::rounded(rect, radius);
    mesh::ribbon(mesh, &points, width, color, true);
}

/// The ring around the field, with a shadow that its outer edge throws.
fn groove(mesh: &mut Mesh, basin: Rect, c: f32, look: &Look) {
    let palette = look.palette;
    let corner = 0.34 * c;
    let lip = mix(palette.frame[0], Color32::WHITE, 0.15).gamma_multiply(0.7);
    outline(
        mesh,
        basin.expand(1.2).translate(Vec2::new(0.0, 1.0)),
        corner,
        1.4,
        lip,
    );
    let deep = mix(palette.groove, palette.edge, 0.45);
    mesh::panel(mesh, basin, corner, [deep, palette.groove, palette.groove]);
    for step in 0..7_u8 {
        let inset = f32::from(step) * 0.022 * c;
        let strength = 0.75 * (1.0 - f32::from(step) / 7.0).powi(2);
        let color = palette.edge.gamma_multiply(strength);
        outline(
            mesh,
            basin.shrink(inset + 0.5),
            (corner - inset).max(1.0),
            0.03 * c + 1.0,
            color,
        );
    }
}

/// The field: light wood, lanes and dimples.
fn field(mesh: &mut Mesh, field: Rect, geometry: &Geometry, look: &Look) {
    let palette = look.palette;
    let c = geometry.cell_size();
    let corner = 0.09 * c;
    mesh::halo(
        mesh,
        field.translate(Vec2::new(0.0, 0.02 * c)),
        corner,
        0.12 * c,
        palette.edge,
    );
    mesh::panel(mesh, field, corner, palette.field);
    let grain = palette
        .grain
        .gamma_multiply(if palette.dark { 0.55 } else { 0.30 });
    mesh::grain(mesh, field.shrink(0.03 * c), 24, 11, grain);
    let edge = mix(palette.field[0], palette.dimple_rim, 0.8);
    outline(mesh, field.shrink(0.7), corner, 1.3, edge);

    let lane = palette
        .dimple
        .gamma_multiply(if palette.dark { 0.45 } else { 0.38 });
    for index in 0..SIDE {
        let ends = |a: Option<Cell>, b: Option<Cell>| {
            let (a, b) = (a?, b?);
            Some([geometry.center(a), geometry.center(b)])
        };
        let along = ends(Cell::new(0, index), Cell::new(SIDE - 1, index));
        let across = ends(Cell::new(index, 0), Cell::new(index, SIDE - 1));
        for [from, to] in along.into_iter().chain(across) {
            let light = Vec2::new(0.0, 0.035 * c);
            let rim = palette.dimple_rim.gamma_multiply(0.35);
            mesh::ribbon(mesh, &[from + light, to + light], 0.03 * c, rim, false);
            mesh::ribbon(mesh, &[from, to], 0.085 * c, lane, false);
        }
    }
    for cell in Cell::all() {
        dimple(mesh, geometry.center(cell), 0.30 * c, look);
    }
}

/// A shallow bowl: dark where its upper edge shades it, light where the lower one catches light.
fn dimple(mesh: &mut Mesh, center: Pos2, radius: f32, look: &Look) {
    let palette = look.palette;
    let rim = Ellipse::circle(center + Vec2::new(0.0, 0.07 * radius), radius * 1.04);
    let light = palette.dimple_rim.gamma_multiply(0.8);
    rim.add(mesh, &[(0.0, light), (1.0, light)]);
    let mut bowl = Ellipse::circle(center, radius);
    bowl.focus = Vec2::new(0.10, 0.30);
    let (lit, dark) = (
        mix(palette.dimple, palette.field[0], 0.35),
        mix(palette.dimple, palette.edge, 0.12),
    );
    bowl.add(mesh, &[(0.0, lit), (0.55, palette.dimple), (1.0, dark)]);
}

/// The rows of hollows in the frame.
fn hollows(mesh: &mut Mesh, geometry: &Geometry, look: &Look) {
    let radius = geometry.hollow_radius();
    for player in [Player::FIRST, Player::SECOND] {
        for index in 0..usize::from(REDS_TO_WIN) {
            hollow(
                mesh,
                geometry.hollow(player, Marble::Red, index),
                radius,
                look,
            );
        }
        for index in 0..OPPOSING {
            hollow(
                mesh,
                geometry.hollow(player, Marble::White, index),
                radius,
                look,
            );
        }
    }
}

fn hollow(mesh: &mut Mesh, center: Pos2, radius: f32, look: &Look) {
    let palette = look.palette;
    let light = mix(palette.frame[0], Color32::WHITE, 0.2).gamma_multiply(0.55);
    let rim = Ellipse::circle(center + Vec2::new(0.0, 0.06 * radius), radius * 1.03);
    rim.add(mesh, &[(0.0, light), (1.0, light)]);
    let mut bowl = Ellipse::circle(center, radius);
    bowl.focus = Vec2::new(0.08, 0.36);
    let lit = mix(palette.frame[2], palette.frame[1], 0.45);
    let deep = mix(palette.groove, palette.edge, 0.5);
    bowl.add(mesh, &[(0.0, lit), (0.6, mix(lit, deep, 0.6)), (1.0, deep)]);
}

/// The letters and numbers around the field.
fn coordinates(painter: &Painter, geometry: &Geometry, look: &Look) {
    let c = geometry.cell_size();
    let font = FontId::proportional((0.21 * c).clamp(10.0, 22.0));
    let field = geometry.field();
    let away = 0.32 * c;
    for index in 0..SIDE {
        if let Some(cell) = Cell::new(index, 0) {
            let letter = char::from(b'a' + index);
            let place = Pos2::new(geometry.center(cell).x, field.bottom() + away);
            painter.text(
                place,
                Align2::CENTER_CENTER,
                letter,
                font.clone(),
                look.palette.coordinates,
            );
        }
        if let Some(cell) = Cell::new(0, index) {
            let place = Pos2::new(field.left() - away, geometry.center(cell).y);
            let number = index + 1;
            painter.text(
                place,
                Align2::CENTER_CENTER,
                number,
                font.clone(),
                look.palette.coordinates,
            );
        }
    }
}

/// Outlines the field: the player to move has an extra turn.
pub fn field_outline(painter: &Painter, geometry: &Geometry, look: &Look) {
    let stroke = Stroke::new(
        (0.045 * geometry.cell_size()).max(2.0),
        look.palette.board_accent,
    );
    let corner = 0.09 * geometry.cell_size();
    painter.rect_stroke(geometry.field(), corner, stroke, StrokeKind::Outside);
}

/// Marks the hollow for the red marble that wins.
pub fn gold_rim(painter: &Painter, center: Pos2, radius: f32, look: &Look) {
    let color = mix(look.palette.cats_eye, look.palette.frame[1], 0.25);
    painter.circle_stroke(
        center,
        radius + 1.0,
        Stroke::new((0.07 * radius).max(1.2), color),
    );
}

/// Lights up the hollow that is about to receive a marble.
pub fn lit_hollow(painter: &Painter, center: Pos2, radius: f32, look: &Look) {
    let accent = look.palette.board_accent;
    painter.circle(
        center,
        radius,
        accent.gamma_multiply(0.35),
        Stroke::new(2.0, accent),
    );
}
