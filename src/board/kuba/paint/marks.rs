//! Marks on the board: what is selected, what would happen, what just happened.
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use crate::board::Look;
use crate::board::kuba::geometry::Geometry;
use crate::rules::kuba::{Cell, Direction};

/// The trace of a push: the cells it touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capsule {
    /// The cell the pusher left, where the outline is open.
    pub from: Cell,
    /// The last cell a marble moved to (or fell from).
    pub to: Cell,
    /// Which way the row moved.
    pub direction: Direction,
    /// Its place among several pushes of one turn, counted from 1.
    pub number: Option<usize>,
    /// Whether ko forbids pushing it straight back.
    pub no_return: bool,
}

/// How a direction chip looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipState {
    /// A push that may be made.
    Legal,
    /// The same under the pointer.
    Hovered,
    /// A push that is not legal: shown, and slashed.
    Illegal,
}

/// A disc beside a selected marble that pushes it one way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chip {
    /// Its middle.
    pub center: Pos2,
    /// Its radius in points.
    pub radius: f32,
    /// Where it points on the screen: a vector of length 1.
    pub toward: Vec2,
    /// How it looks.
    pub state: ChipState,
}

/// An arrow for a push that might be made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// The centre of the cell that it comes from.
    pub from: Pos2,
    /// The centre of the next cell.
    pub to: Pos2,
    /// 1 for an arrow that stands out, less for fainter ones.
    pub strength: f32,
    /// Its place among several pushes, counted from 1.
    pub number: Option<usize>,
}

/// Paints the trace of a push around the cells it touched, open where the pusher left.
pub fn capsule(painter: &Painter, geometry: &Geometry, capsule: &Capsule, look: &Look) {
    let c = geometry.cell_size();
    let along = geometry.vector(capsule.direction);
    let side = along.rot90();
    let (from, to) = (geometry.center(capsule.from), geometry.center(capsule.to));
    let radius = 0.475 * c;
    let stroke = Stroke::new((0.045 * c).max(1.8), look.palette.board_accent);
    // From one side of the vacated cell round the front to its other side.
    let mut points = vec![from + side * radius];
    let steps = 16_u8;
    points.extend((0..=steps).map(|step| {
        let angle = std::f32::consts::PI * f32::from(step) / f32::from(steps);
        to + (side * angle.cos() + along * angle.sin()) * radius
    }));
    points.push(from - side * radius);
    painter.add(Shape::line(points, stroke));
    let tip = to + along * (radius + 0.02 * c);
    let wing = 0.10 * c;
    let chevron = vec![
        tip - along * wing + side * wing,
        tip,
        tip - along * wing - side * wing,
    ];
    let strong = Stroke::new(stroke.width * 1.25, stroke.color);
    painter.add(Shape::line(chevron, strong));
    if let Some(number) = capsule.number {
        numbered_disc(painter, from + side * radius, 0.15 * c, number, look);
    }
    if capsule.no_return {
        no_return(painter, to + side * radius, 0.15 * c, look);
    }
}

/// A small "no way back" sign: a bar across an arrow's way.
fn no_return(painter: &Painter, center: Pos2, radius: f32, look: &Look) {
    painter.circle_filled(center, radius + 1.0, look.palette.panel);
    let stroke = Stroke::new((0.24 * radius).max(1.4), look.palette.danger);
    painter.circle_stroke(center, radius - 0.4, stroke);
    let bar = vec2(0.48, 0.0) * radius;
    painter.line_segment([center - bar, center + bar], stroke);
}

fn disc(painter: &Painter, center: Pos2, radius: f32, color: Color32, look: &Look) {
    let rim = if look.palette.dark {
        look.palette.on_accent
    } else {
        Color32::WHITE
    };
    painter.circle(
        center,
        radius,
        color,
        Stroke::new((0.07 * radius).max(1.0), rim),
    );
}

/// A small disc with a number on it.
fn numbered_disc(painter: &Painter, center: Pos2, radius: f32, number: usize, look: &Look) {
    disc(painter, center, radius, look.palette.board_accent, look);
    let font = FontId::proportional((radius / 0.75).max(10.0));
    painter.text(
        center,
        Align2::CENTER_CENTER,
        number,
        font,
        look.palette.on_accent,
    );
}

/// Paints a ring around a marble of this radius: selected if strong, else moving with it.
pub fn ring(painter: &Painter, center: Pos2, radius: f32, strong: bool, look: &Look) {
    let width = if strong { 0.11 } else { 0.055 } * radius;
    let stroke = Stroke::new(width.max(1.4), look.palette.board_accent);
    painter.circle_stroke(center, radius + stroke.width * 0.9, stroke);
}

/// Paints the keyboard's cell cursor, a light and a dark square with round corners.
pub fn cursor(painter: &Painter, geometry: &Geometry, cell: Cell, look: &Look) {
    let c = geometry.cell_size();
    let rect = Rect::from_center_size(geometry.center(cell), Vec2::splat(0.94 * c));
    let corner = 0.2 * c;
    let width = (0.035 * c).max(1.6);
    let light = Stroke::new(width, Color32::WHITE);
    let dark = Stroke::new(
        width,
        if look.palette.dark {
            Color32::BLACK
        } else {
            look.palette.board_accent
        },
    );
    painter.rect_stroke(rect, corner, dark, StrokeKind::Inside);
    painter.rect_stroke(
        rect.shrink(width),
        corner - width,
        light,
        StrokeKind::Inside,
    );
}

/// Paints a direction chip.
pub fn chip(painter: &Painter, chip: &Chip, look: &Look) {
    let palette = look.palette;
    let r = chip.radius;
    if chip.state == ChipState::Illegal {
        slash(painter, chip.center, r * 0.8, look);
        return;
    }
    let hovered = chip.state == ChipState::Hovered;
    let grown = if hovered { 1.12 * r } else { r };
    disc(painter, chip.center, grown, palette.board_accent, look);
    let (along, side) = (chip.toward, chip.toward.rot90());
    let size = 0.34 * r;
    let tip = chip.center + along * size * 0.75;
    let points = vec![
        tip - along * size * 1.1 + side * size * 1.15,
        tip,
        tip - along * size * 1.1 - side * size * 1.15,
    ];
    painter.add(Shape::line(
        points,
        Stroke::new((0.19 * r).max(2.0), palette.on_accent),
    ));
}

/// Paints an arrow from a cell's centre to its neighbour's.
pub fn arrow(painter: &Painter, arrow: &Arrow, look: &Look) {
    let (from, to) = (arrow.from, arrow.to);
    let way = to - from;
    let (along, side) = (way.normalized(), way.normalized().rot90());
    let size = way.length();
    let color = look
        .palette
        .board_accent
        .gamma_multiply(0.92 * arrow.strength);
    let (tail, neck, tip) = (
        from + along * 0.05 * size,
        to - along * 0.12 * size,
        to + along * 0.22 * size,
    );
    let outline = Stroke::new(1.5, look.palette.panel.gamma_multiply(arrow.strength));
    let (thin, wide) = (0.085 * size, 0.22 * size);
    painter.add(Shape::convex_polygon(
        vec![
            tail + side * thin,
            neck + side * thin,
            neck - side * thin,
            tail - side * thin,
        ],
        color,
        outline,
    ));
    painter.add(Shape::convex_polygon(
        vec![neck + side * wide, tip, neck - side * wide],
        color,
        outline,
    ));
    if let Some(number) = arrow.number {
        let center = from + along * 0.42 * size;
        numbered_disc(painter, center, 0.15 * size, number, look);
    }
}

/// Paints a slash on a disc, over a way that is closed.
fn slash(painter: &Painter, center: Pos2, radius: f32, look: &Look) {
    let stroke = Stroke::new((0.16 * radius).max(1.6), look.palette.danger);
    painter.circle(center, radius, look.palette.panel, stroke);
    let half = vec2(0.62, -0.62) * radius;
    painter.line_segment([center - half, center + half], stroke);
}

/// Crosses out a marble of this radius: it stands in a push's way.
pub fn blocker(painter: &Painter, center: Pos2, radius: f32, look: &Look) {
    let stroke = Stroke::new((0.10 * radius).max(2.0), look.palette.danger);
    let around = Stroke::new(stroke.width + 2.0, look.palette.panel);
    let half = vec2(0.7, -0.7) * radius;
    for stroke in [around, stroke] {
        painter.circle_stroke(center, radius, stroke);
        painter.line_segment([center - half, center + half], stroke);
    }
}
