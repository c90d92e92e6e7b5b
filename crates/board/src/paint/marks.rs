//! Painters of marks: selections, previews, traces of moves.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::mesh::Circle;
use super::pen::Pen;
use crate::palette::{InkTones, Palette};

/// The trace of a move in a straight line: the cells it touched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Capsule {
    /// The centre of the vacated cell, where the outline is open.
    pub from: Pos2,
    /// The centre of the last cell that a piece moved to (or fell from).
    pub to: Pos2,
    /// The direction on the screen: a vector of length 1.
    pub along: Vec2,
    /// The width of a cell, in points.
    pub cell: f32,
    /// Number among several moves of one turn, counted from 1.
    pub number: Option<usize>,
}

/// The state of a direction chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipState {
    /// A legal move.
    Legal,
    /// A legal move under the pointer.
    Hovered,
    /// An illegal move, shown with a slash.
    Illegal,
}

/// A disc beside a selected piece that moves it in one direction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chip {
    /// The position of the chip.
    pub circle: Circle,
    /// The direction on the screen: a vector of length 1.
    pub toward: Vec2,
    /// The state of the chip.
    pub state: ChipState,
}

/// An arrow for a possible move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// The centre of the first cell.
    pub from: Pos2,
    /// The centre of the cell that it points at.
    pub to: Pos2,
    /// The width of a cell, in points.
    pub cell: f32,
    /// Opacity, from 0 to 1.
    pub strength: f32,
    /// Number among several moves, counted from 1.
    pub number: Option<usize>,
}

impl Arrow {
    /// Creates an opaque arrow on a board with cells of this width.
    pub const fn between(from: Pos2, to: Pos2, cell: f32) -> Self {
        Self { from, to, cell, strength: 1.0, number: None }
    }
}

/// Paints the trace of a move around the cells it touched, open where it began.
pub fn capsule(pen: &Pen, capsule: &Capsule) {
    let c = capsule.cell;
    let along = capsule.along;
    let side = along.rot90();
    let (from, to) = (capsule.from, capsule.to);
    let radius = 0.475 * c;
    let width = (0.045 * c).max(1.8);
    // From one side of the vacated cell round the front to the other side.
    let mut points = vec![from + side * radius];
    let steps = 16_u8;
    points.extend((0..=steps).map(|step| {
        let angle = std::f32::consts::PI * f32::from(step) / f32::from(steps);
        to + (side * angle.cos() + along * angle.sin()) * radius
    }));
    points.push(from - side * radius);
    pen.line(&points, width);
    // The head stands before the front, where neither the outline nor a piece covers it.
    let base = to + along * (radius - 0.5 * width);
    let (length, wing) = (0.13 * c, 0.11 * c);
    pen.filled(vec![base + side * wing, base + along * length, base - side * wing]);
    if let Some(number) = capsule.number {
        let circle = Circle::new(from + side * radius, 0.15 * c);
        numbered_disc(pen, circle, number);
    }
}

/// Paints a small "no way back" sign: a bar across an arrow's way.
pub fn no_return(pen: &Pen, circle: Circle) {
    let Circle { center, radius } = circle;
    pen.painter.circle_filled(center, radius + 1.0, pen.palette.panel);
    let stroke = (pen.palette).stroke((0.24 * radius).max(1.4), pen.tones.line);
    pen.painter.circle_stroke(center, radius - 0.4, stroke);
    let bar = vec2(0.48, 0.0) * radius;
    pen.painter.line_segment([center - bar, center + bar], stroke);
}

fn disc(pen: &Pen, circle: Circle) {
    let rim = (pen.palette).stroke((0.07 * circle.radius).max(1.0), on(pen.tones));
    pen.painter.circle(circle.center, circle.radius, pen.tones.line, rim);
}

/// The colour of text and rims on the line colour.
const fn on(tones: InkTones) -> Color32 {
    tones.casing
}

/// Paints a small disc with a number.
pub fn numbered_disc(pen: &Pen, circle: Circle, number: usize) {
    disc(pen, circle);
    let font = FontId::proportional((circle.radius / 0.75).max(10.0));
    let ink = on(pen.tones);
    (pen.painter).text(circle.center, Align2::CENTER_CENTER, number, font, ink);
}

/// Paints a ring around a piece that covers this circle: strong if the piece is selected, else for a piece
/// that moves with it.
pub fn ring(pen: &Pen, circle: Circle, strong: bool) {
    let Circle { center, radius } = circle;
    let width = (if strong { 0.11 } else { 0.055 } * radius).max(1.4);
    pen.circle(Circle::new(center, radius + width * 0.9), width);
}

/// Paints the keyboard cursor in a square cell around `center` that is `c` points wide: a light and a dark
/// square with round corners.
pub fn cursor(painter: &Painter, center: Pos2, c: f32, palette: &Palette) {
    let rect = Rect::from_center_size(center, Vec2::splat(0.94 * c));
    let corner = 0.2 * c;
    let width = palette.line((0.035 * c).max(1.6));
    let light = Stroke::new(width, Color32::WHITE);
    let dark = Stroke::new(
        width,
        if palette.dark { Color32::BLACK } else { palette.mark_colours.hover.line },
    );
    painter.rect_stroke(rect, corner, dark, StrokeKind::Inside);
    painter.rect_stroke(rect.shrink(width), corner - width, light, StrokeKind::Inside);
}

/// Paints the keyboard cursor in a cell with these corners, on a board whose cells are `c` points wide: the
/// same two lines, in the plane of the cell.
pub fn cursor_within(painter: &Painter, corners: [Pos2; 4], c: f32, palette: &Palette) {
    let width = palette.line((0.035 * c).max(1.6));
    let outer = if palette.dark { Color32::BLACK } else { palette.mark_colours.hover.line };
    let middle = Rect::from_points(&corners).center();
    for (inside, color) in [(0.02, outer), (0.02 + 2.0 * width / c, Color32::WHITE)] {
        let line = corners.map(|corner| corner.lerp(middle, inside)).to_vec();
        painter.add(Shape::closed_line(line, Stroke::new(width, color)));
    }
}

/// Paints a chevron with its tip at a point; `way` is as long as a cell.
pub fn chevron(pen: &Pen, tip: Pos2, way: Vec2) {
    let (cell, wing) = (way.length(), 0.15 * way);
    let points = [tip - wing + wing.rot90(), tip + wing * 0.4, tip - wing - wing.rot90()];
    let whole = Pen { dashed: false, ..*pen };
    whole.line(&points, (0.055 * cell).max(2.0));
}

/// Paints a direction chip. An illegal one is smaller and paler, with a bar across it; a press explains it.
pub fn chip(painter: &Painter, chip: &Chip, palette: &Palette) {
    let Circle { center, radius: r } = chip.circle;
    let pen = Pen { painter, tones: palette.mark_colours.hover, dashed: false, palette };
    let (r, ink) = match chip.state {
        ChipState::Legal => (r, on(pen.tones)),
        ChipState::Hovered => (1.12 * r, on(pen.tones)),
        ChipState::Illegal if palette.flat => return closed_chip(painter, chip.circle, palette),
        ChipState::Illegal => (0.68 * r, palette.secondary),
    };
    if chip.state == ChipState::Illegal {
        let edge = Stroke::new((0.08 * r).max(1.2), palette.secondary);
        painter.circle(center, r, palette.panel.gamma_multiply(0.8), edge);
    } else {
        disc(&pen, Circle::new(center, r));
    }
    let (along, side) = (chip.toward, chip.toward.rot90());
    let size = 0.34 * r;
    let tip = center + along * size * 0.75;
    let points = vec![
        tip - along * size * 1.1 + side * size * 1.15,
        tip,
        tip - along * size * 1.1 - side * size * 1.15,
    ];
    painter.add(Shape::line(points, Stroke::new((0.19 * r).max(1.6), ink)));
    if chip.state == ChipState::Illegal {
        let half = vec2(-0.62, -0.62) * r;
        let bar = Stroke::new((0.12 * r).max(1.4), palette.mark_colours.refusal.line);
        painter.line_segment([center - half, center + half], bar);
    }
}

/// Paints the chip of a closed way in a flat theme: a disc with a bar.
fn closed_chip(painter: &Painter, circle: Circle, palette: &Palette) {
    let (center, radius) = (circle.center, 0.74 * circle.radius);
    let stroke = palette.stroke(0.14 * radius, palette.text);
    let zone = Stroke::new(stroke.width + 2.0, palette.panel);
    painter.circle_stroke(center, radius, zone);
    painter.circle(center, radius, palette.panel, stroke);
    let bar = vec2(0.5, 0.0) * radius;
    painter.line_segment([center - bar, center + bar], stroke);
}

/// Paints a small line arrow around a point; `way` reaches from the centre to the tip.
pub fn small_arrow(painter: &Painter, center: Pos2, way: Vec2, stroke: Stroke) {
    let (from, to) = (center - way, center + way);
    let wing = 0.8 * way;
    painter.line_segment([from, to], stroke);
    let head = vec![to - wing + wing.rot90(), to, to - wing - wing.rot90()];
    painter.add(Shape::line(head, stroke));
}

/// Paints an arrow from one cell's centre to another's.
pub fn arrow(pen: &Pen, arrow: &Arrow) {
    let (from, to) = (arrow.from, arrow.to);
    let along = (to - from).normalized();
    let side = along.rot90();
    let size = arrow.cell;
    let mut painter = pen.painter.clone();
    painter.multiply_opacity(pen.palette.opacity(arrow.strength));
    let pen = &Pen { painter: &painter, ..*pen };
    let (tail, neck, tip) =
        (from + along * 0.05 * size, to - along * 0.12 * size, to + along * 0.22 * size);
    let (thin, wide) = (0.085 * size, 0.22 * size);
    let shaft = |begin: Pos2, end: Pos2| {
        pen.filled(vec![
            begin + side * thin,
            end + side * thin,
            end - side * thin,
            begin - side * thin,
        ]);
    };
    if pen.dashed {
        let dash = 0.2 * size;
        let count = ((neck - tail).length() / dash).round().max(2.0);
        let step = (neck - tail) / count;
        for nth in 0..count as u16 {
            let begin = tail + step * f32::from(nth);
            shaft(begin, begin + step * 0.66);
        }
    } else {
        shaft(tail, neck);
    }
    pen.filled(vec![neck + side * wide, tip, neck - side * wide]);
    if let Some(number) = arrow.number {
        let circle = Circle::new(from + along * 0.42 * size, 0.15 * size);
        numbered_disc(pen, circle, number);
    }
}

/// Paints a lock, for something that cannot be used now.
pub fn lock(pen: &Pen, circle: Circle) {
    let (painter, palette) = (pen.painter, pen.palette);
    let Circle { center, radius } = circle;
    let grey = palette.secondary;
    let edge = palette.stroke((0.1 * radius).max(1.0), grey);
    painter.circle(center, radius, palette.panel, edge);
    let body = Rect::from_center_size(center + vec2(0.0, 0.24) * radius, vec2(0.96, 0.66) * radius);
    painter.rect_filled(body, 0.12 * radius, grey);
    let arch = center + vec2(0.0, -0.12) * radius;
    let points = (0..=8_u8).map(|step| {
        let angle = std::f32::consts::PI * (1.0 + f32::from(step) / 8.0);
        arch + Vec2::angled(angle) * 0.30 * radius
    });
    let stroke = palette.stroke((0.16 * radius).max(1.2), grey);
    painter.add(Shape::line(points.collect(), stroke));
}

/// Paints a slash on a disc, for a closed way.
pub fn slash(pen: &Pen, circle: Circle) {
    let Circle { center, radius } = circle;
    let stroke = (pen.palette).stroke((0.16 * radius).max(1.6), pen.tones.line);
    pen.painter.circle(center, radius, pen.palette.panel, stroke);
    let half = vec2(-0.62, -0.62) * radius;
    pen.painter.line_segment([center - half, center + half], stroke);
}

/// Crosses out a piece that covers this circle and blocks a move. The bar slants against the highlight of a
/// marble.
pub fn blocker(pen: &Pen, circle: Circle) {
    let Circle { center, radius } = circle;
    let stroke = Stroke::new((0.11 * radius).max(2.0), pen.tones.line);
    let around = Stroke::new(stroke.width + 3.0, pen.tones.casing);
    let half = vec2(-0.7, -0.7) * radius;
    for stroke in [around, stroke] {
        pen.painter.circle_stroke(center, radius, stroke);
        pen.painter.line_segment([center - half, center + half], stroke);
    }
}
