//! The static part of the board (frame, groove, field, coordinates) and the captured marbles in their
//! hollows. The marbles on the field are drawn by `pieces`.

use egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Stroke, StrokeKind, Vec2};

use super::geometry::Geometry;
use super::laid::KubaLayout;
use super::{balls, glow, pieces};
use crate::Look;
use crate::face::BoardView;
use crate::paint::mesh::{self, mix};
use crate::paint::{Circle, Rounded, Still, ball, flat, wood};
use crate::palette::Palette;
use kuba_rules::kuba::{Cell, GameState, MARBLES, Marble, REDS_TO_WIN, SIDE};
use kuba_rules::{Game, Player};

pub(super) fn draw(seen: &BoardView<GameState>, painter: &Painter) {
    let (look, game) = (seen.at.look(), seen.at.game());
    let geometry = &seen.at.geometry.geometry;
    backdrop(painter, geometry, look);
    if geometry.has_hollows() {
        captured(seen, painter);
    }
    glow::draw(seen, painter);
    if game.position().is_extra_turn() && game.outcome().is_none() {
        field_outline(painter, geometry, look.palette);
    }
}

/// Leaves out marbles that are still rolling.
fn captured(seen: &BoardView<GameState>, painter: &Painter) {
    let KubaLayout { geometry, captured, .. } = seen.at.geometry;
    let look = seen.at.look();
    for player in [Player::FIRST, Player::SECOND] {
        let last = usize::from(REDS_TO_WIN) - 1;
        let center = geometry.hollow(player, Marble::Red, last);
        let circle = Circle::new(center, geometry.hollow_radius());
        gold_rim(painter, circle, look.palette);
    }
    for captured in captured {
        if pieces::awaits(seen.going, captured.ply) {
            continue;
        }
        let circle = Circle::new(seen.at.geometry.hollow(captured), geometry.captured_radius());
        let lying = balls::marble(captured.marble, circle, look);
        ball::ball(painter, &lying, look.palette);
    }
}

fn backdrop(painter: &Painter, geometry: &Geometry, look: &Look) {
    let size = geometry.cell_size().to_bits();
    let key = (size, geometry.has_hollows(), look.palette.key());
    let still = Still::new("kuba board", &key, geometry.middle());
    still.paint(painter, |middle| build(&geometry.around(middle), look.palette));
    if look.coordinates {
        coordinates(painter, geometry, look.palette);
    }
}

fn build(geometry: &Geometry, palette: &Palette) -> Mesh {
    let mut mesh = Mesh::default();
    wood::frame(&mut mesh, geometry.board(), geometry.cell_size(), palette);
    if geometry.has_hollows() {
        hollows(&mut mesh, geometry, palette);
    }
    groove(&mut mesh, geometry, palette);
    wood::field(&mut mesh, geometry.field(), geometry.cell_size(), palette);
    lanes(&mut mesh, geometry, palette);
    for cell in Cell::all() {
        let circle = Circle::new(geometry.center(cell), 0.30 * geometry.cell_size());
        wood::dimple(&mut mesh, circle, palette);
    }
    mesh
}

fn groove(mesh: &mut Mesh, geometry: &Geometry, palette: &Palette) {
    let (basin, c) = (geometry.basin(), geometry.cell_size());
    let corner = 0.34 * c;
    if palette.flat {
        let tones = [palette.groove, palette.edge];
        return flat::surface(mesh, Rounded::new(basin, corner), tones);
    }
    let lip = mix(palette.frame[0], Color32::WHITE, 0.15).gamma_multiply(0.7);
    let above = basin.expand(1.2).translate(Vec2::new(0.0, 1.0));
    mesh::outline(mesh, Rounded::new(above, corner), Stroke::new(1.4, lip));
    let deep = mix(palette.groove, palette.edge, 0.45);
    let tones = [deep, palette.groove, palette.groove];
    mesh::panel(mesh, Rounded::new(basin, corner), tones);
    for step in 0..7_u8 {
        let inset = f32::from(step) * 0.022 * c;
        let strength = 0.75 * (1.0 - f32::from(step) / 7.0).powi(2);
        let color = palette.edge.gamma_multiply(strength);
        let shape = Rounded::new(basin.shrink(inset + 0.5), (corner - inset).max(1.0));
        mesh::outline(mesh, shape, Stroke::new(0.03 * c + 1.0, color));
    }
}

/// Lines through the cell centres, along which marbles are pushed.
fn lanes(mesh: &mut Mesh, geometry: &Geometry, palette: &Palette) {
    let c = geometry.cell_size();
    let strength = if palette.dark { 0.45 } else { 0.38 };
    let (lane, rim) = if palette.flat {
        (palette.stroke(0.0, palette.dimple_rim), Stroke::NONE)
    } else {
        let lane = Stroke::new(0.085 * c, palette.dimple.gamma_multiply(strength));
        let rim = Stroke::new(0.03 * c, palette.dimple_rim.gamma_multiply(0.35));
        (lane, rim)
    };
    let light = Vec2::new(0.0, 0.035 * c);
    for index in 0..SIDE {
        let ends = |a: Option<Cell>, b: Option<Cell>| {
            let (a, b) = (a?, b?);
            Some([geometry.center(a), geometry.center(b)])
        };
        let along = ends(Cell::new(0, index), Cell::new(SIDE - 1, index));
        let across = ends(Cell::new(index, 0), Cell::new(index, SIDE - 1));
        for [from, to] in along.into_iter().chain(across) {
            mesh::line(mesh, &[from + light, to + light], rim);
            mesh::line(mesh, &[from, to], lane);
        }
    }
}

fn hollows(mesh: &mut Mesh, geometry: &Geometry, palette: &Palette) {
    let radius = geometry.hollow_radius();
    for player in [Player::FIRST, Player::SECOND] {
        let rows = [(Marble::Red, REDS_TO_WIN), (Marble::White, MARBLES)];
        for (marble, count) in rows {
            for index in 0..usize::from(count) {
                let center = geometry.hollow(player, marble, index);
                wood::hollow(mesh, Circle::new(center, radius), palette);
            }
        }
    }
}

fn coordinates(painter: &Painter, geometry: &Geometry, palette: &Palette) {
    let c = geometry.cell_size();
    let font = FontId::proportional((0.21 * c).clamp(10.0, 22.0));
    let field = geometry.field();
    let away = 0.32 * c;
    let write = |place: Pos2, sign: String| {
        painter.text(place, Align2::CENTER_CENTER, sign, font.clone(), palette.coordinates);
    };
    for index in 0..SIDE {
        if let Some(cell) = Cell::new(index, 0) {
            let place = Pos2::new(geometry.center(cell).x, field.bottom() + away);
            write(place, char::from(b'a' + index).to_string());
        }
        if let Some(cell) = Cell::new(0, index) {
            let place = Pos2::new(field.left() - away, geometry.center(cell).y);
            write(place, (index + 1).to_string());
        }
    }
}

/// Shows that the player to move has an extra turn.
fn field_outline(painter: &Painter, geometry: &Geometry, palette: &Palette) {
    let c = geometry.cell_size();
    let stroke = Stroke::new((0.045 * c).max(2.0), palette.mark_colours.hover.line);
    painter.rect_stroke(geometry.field(), wood::FIELD_CORNER * c, stroke, StrokeKind::Outside);
}

/// Marks the hollow of the red marble that wins.
fn gold_rim(painter: &Painter, hollow: Circle, palette: &Palette) {
    let Circle { center, radius } = hollow;
    let stroke = palette.stroke((0.07 * radius).max(1.2), palette.goal_rim);
    let away = palette.line(1.0);
    painter.circle_stroke(center, radius + away, stroke);
}
