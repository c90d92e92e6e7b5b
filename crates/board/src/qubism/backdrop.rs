//! The static part of the board, with the goals and the number of cubes left. The pieces are drawn by
//! `pieces`.

use egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Stroke, Vec2, pos2};

use super::geometry::Geometry;
use crate::Look;
use crate::face::{BoardView, MarkRole};
use crate::paint::mesh::{self, Grain, mix};
use crate::paint::{Rounded, Still, flat, wood};
use crate::palette::Palette;
use kuba_rules::Player;
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::{CUBES, Colour, GameState, SIDE, Square};

/// Width of the zone around the goals in a flat theme, in points.
const FLAT_ZONE: f32 = 2.0;

pub(super) fn draw(seen: &BoardView<GameState>, painter: &Painter) {
    let (look, geometry) = (seen.at.look(), seen.at.geometry);
    let position = seen.at.game().position();
    backdrop(painter, geometry, look);
    let winner = position.winner().filter(|_| seen.moving().is_none());
    let trailing = seen.going.last().filter(|course| !course.outline);
    let light = trailing.map_or(1.0, |course| course.part);
    let reached = winner.map(|winner| (position.pawn(winner), light));
    goals(painter, geometry, look, reached);
    left(seen, painter);
}

/// Number of cubes left, under the rail.
fn left(seen: &BoardView<GameState>, painter: &Painter) {
    let geometry = seen.at.geometry;
    let supply = i64::from(seen.at.game().position().supply());
    let words = Phrase::new("qubism-left").with("count", supply);
    let words = seen.at.scene.texts.say(&words);
    let place =
        pos2(geometry.rail().center().x, geometry.field().bottom() + 0.30 * geometry.unit());
    write(painter, geometry, place, &words, seen.at.look().palette);
}

fn backdrop(painter: &Painter, geometry: &Geometry, look: &Look) {
    let turned = look.viewer == Player::SECOND;
    let key = (geometry.unit().to_bits(), turned, look.palette.key());
    let still = Still::new("qubism board", &key, geometry.corner());
    still.paint(painter, |corner| build(&geometry.moved_to(corner), look.palette));
    if look.coordinates {
        coordinates(painter, geometry, look.palette);
    }
}

fn build(geometry: &Geometry, palette: &Palette) -> Mesh {
    let unit = geometry.unit();
    let mut mesh = Mesh::default();
    wood::frame(&mut mesh, geometry.board(), unit, palette);
    surround(&mut mesh, geometry, palette);
    for square in Square::all() {
        tile(&mut mesh, geometry, square, palette);
    }
    for index in 0..CUBES as usize {
        hollow(&mut mesh, geometry.place(index), unit, palette);
    }
    mesh
}

fn surround(mesh: &mut Mesh, geometry: &Geometry, palette: &Palette) {
    let (rect, unit) = (geometry.surround(), geometry.unit());
    let corner = 0.09 * unit;
    if palette.flat {
        return mesh::panel(mesh, Rounded::new(rect, corner), [palette.edge; 3]);
    }
    let lip = mix(palette.frame[0], Color32::WHITE, 0.15).gamma_multiply(0.7);
    let above = rect.expand(1.0).translate(Vec2::new(0.0, 1.0));
    mesh::outline(mesh, Rounded::new(above, corner), Stroke::new(1.4, lip));
    mesh::panel(mesh, Rounded::new(rect, corner), [palette.edge; 3]);
}

/// A square, lighter towards the upper left corner of the board.
fn tile(mesh: &mut Mesh, geometry: &Geometry, square: Square, palette: &Palette) {
    let unit = geometry.unit();
    let rect = geometry.square(square).shrink(0.02 * unit);
    let shape = Rounded::new(rect, 0.05 * unit);
    if palette.flat {
        return mesh::panel(mesh, shape, palette.field);
    }
    let far = (rect.center() - geometry.field().min) / geometry.field().size();
    let place = 0.5 * (far.x + far.y);
    let tone = |place: f32| {
        let [high, mid, low] = palette.field;
        if place < 0.5 { mix(high, mid, 2.0 * place) } else { mix(mid, low, 2.0 * place - 1.0) }
    };
    let tones = [-0.08, 0.0, 0.08].map(|by| tone((place + by).clamp(0.0, 1.0)));
    mesh::panel(mesh, shape, tones);
    let strength = if palette.dark { 0.3 } else { 0.2 };
    let grain = Grain {
        lines: 9,
        number: square.index() as u32 * 7 + 3,
        color: palette.grain.gamma_multiply(strength),
    };
    mesh::grain(mesh, rect.shrink(0.03 * unit), grain);
    let light = mix(palette.field[0], palette.dimple_rim, 0.8).gamma_multiply(0.8);
    let inner = Rounded::new(rect.shrink(0.7), 0.05 * unit);
    mesh::outline(mesh, inner, Stroke::new(1.2, light));
}

fn hollow(mesh: &mut Mesh, rect: Rect, unit: f32, palette: &Palette) {
    let shape = Rounded::new(rect, 0.05 * unit);
    if palette.flat {
        return flat::surface(mesh, shape, [palette.field[1], palette.edge]);
    }
    let light = mix(palette.frame[0], Color32::WHITE, 0.2).gamma_multiply(0.5);
    let below = Rounded::new(rect.translate(Vec2::new(0.0, 1.2)), 0.05 * unit);
    mesh::outline(mesh, below, Stroke::new(1.4, light));
    let deep = mix(palette.groove, palette.edge, 0.35);
    mesh::panel(mesh, shape, [mix(deep, palette.edge, 0.5), deep, palette.groove]);
}

fn coordinates(painter: &Painter, geometry: &Geometry, palette: &Palette) {
    let unit = geometry.unit();
    let field = geometry.field();
    for index in 0..SIDE {
        if let Some(square) = Square::new(index, 0) {
            let place = pos2(geometry.center(square).x, field.bottom() + 0.30 * unit);
            write(painter, geometry, place, &char::from(b'a' + index), palette);
        }
        if let Some(square) = Square::new(0, index) {
            let place = pos2(field.left() - 0.31 * unit, geometry.center(square).y);
            write(painter, geometry, place, &(index + 1), palette);
        }
    }
}

fn write(
    painter: &Painter,
    geometry: &Geometry,
    place: Pos2,
    sign: &dyn std::fmt::Display,
    palette: &Palette,
) {
    let font = FontId::proportional((0.14 * geometry.unit()).clamp(10.0, 22.0));
    let color = palette.coordinates;
    painter.text(place, Align2::CENTER_CENTER, sign, font, color);
}

/// Bars on the goal ranks in the colours of the players, which show the way to go. Those of a winner light
/// up from the pawn outwards; `reached` is the square of that pawn and the progress (0 to 1).
fn goals(painter: &Painter, geometry: &Geometry, look: &Look, reached: Option<(Square, f32)>) {
    let palette = look.palette;
    for colour in Colour::ALL {
        let goal = Square::all().filter(|square| square.rank() == colour.goal_rank());
        for square in goal {
            let bar = geometry.goal_bar(square);
            let (body, rim) = match colour {
                Colour::Black => (palette.black.body, palette.black.rim),
                Colour::White => (palette.white.body, palette.white.rim),
            };
            // The rim sets the bar off from the field.
            let round = 0.5 * bar.height();
            let line = palette.line((0.012 * geometry.unit()).max(1.0));
            if palette.flat {
                // A zone keeps it off the surround.
                let zone = line + FLAT_ZONE;
                painter.rect_filled(bar.expand(zone), round + zone, palette.field[1]);
            }
            painter.rect_filled(bar.expand(line), round + line, rim);
            painter.rect_filled(bar, round, body);
            let Some((pawn, light)) = reached.filter(|(pawn, _)| pawn.rank() == square.rank())
            else {
                continue;
            };
            let far = f32::from(square.file().abs_diff(pawn.file()));
            let lit = (light * f32::from(SIDE) - far).clamp(0.0, 1.0);
            if lit > 0.0 {
                let gold = MarkRole::Win.tones(palette).line;
                let around = bar.expand(0.05 * geometry.unit());
                painter.rect_filled(around, 1.6 * round, gold.gamma_multiply(0.35 * lit));
                painter.rect_filled(bar, round, mix(body, gold, lit));
            }
        }
    }
}
