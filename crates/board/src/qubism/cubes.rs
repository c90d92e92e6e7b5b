//! A cube seen from above: light wood, an engraved arrow, and the half fin at its tail that shows where the
//! cube will turn.

use std::f32::consts::FRAC_PI_2;

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::geometry::side;
use crate::paint::mesh::{self, Ellipse, Grain, mix};
use crate::paint::{Circle, Rounded, Still};
use crate::palette::Palette;
use kuba_rules::qubism::Fin;

/// Corner radius of a cube, as a share of its side.
const ROUND: f32 = 0.09;
/// Visible height of the front, as a share of the side.
const FRONT: f32 = 0.13;
/// Corners of the head, the shaft and the fin of the engraved arrow, as shares of the face: aside and
/// forward, with the fin to the right.
const HEAD: [[f32; 2]; 3] = [[-0.20, 0.12], [0.0, 0.40], [0.20, 0.12]];
const SHAFT: [[f32; 2]; 4] = [[-0.055, 0.12], [0.055, 0.12], [0.055, -0.38], [-0.055, -0.38]];
const FIN: [[f32; 2]; 4] = [[0.055, -0.13], [0.225, -0.26], [0.225, -0.41], [0.055, -0.28]];
/// Line of the turn towards the fin, which goes forward and then round a quarter circle: its centre (aside
/// and forward, with the fin to the right) and radius.
const TURN: [f32; 3] = [0.385, -0.125, 0.165];
/// Start of that line, and length of the wings of its tip.
const TURN_FROM: f32 = -0.20;
const TURN_WING: f32 = 0.065;
/// Strength of that line, 0 to 1.
const TURN_STRENGTH: f32 = 0.42;
/// Width of the edges of a cube in a flat theme, in points.
const FLAT_EDGE: f32 = 2.0;

/// Marking of a face as seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marking {
    /// Direction of the arrow: a unit vector along a side of the screen.
    pub along: Vec2,
    /// Side of the arrow at which the fin is.
    pub fin: Fin,
}

/// A cube at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// Middle of the upper face.
    pub center: Pos2,
    /// Length of a side, in points.
    pub side: f32,
    /// Marking of the upper face.
    pub marking: Marking,
}

/// A cube that is tipping over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tipping {
    /// The cube before it tips.
    pub block: Block,
    /// Marking of the face that comes up.
    pub next: Marking,
    /// Progress, from 0 to 1.
    pub part: f32,
}

#[derive(Clone, Copy)]
struct Tones {
    wood: [Color32; 3],
    arrow: Color32,
    line: Color32,
    dark: bool,
    flat: bool,
}

impl Tones {
    fn solid(palette: &Palette) -> Self {
        Self {
            wood: palette.cube,
            arrow: palette.engraved,
            line: palette.cube_edge,
            dark: palette.dark,
            flat: palette.flat,
        }
    }

    /// A cube that might lie there: less than half visible over the field.
    fn ghost(palette: &Palette) -> Self {
        let solid = Self::solid(palette);
        if palette.flat {
            // An outline and an arrow in the colour of the wood.
            let line = palette.cube[1];
            return Self { wood: palette.field, arrow: line, line, ..solid };
        }
        let faint = |color| mix(palette.field[1], color, 0.45);
        Self {
            wood: solid.wood.map(faint),
            arrow: mix(palette.field[1], solid.arrow, 0.80),
            line: mix(palette.field[1], solid.line, 0.60),
            ..solid
        }
    }
}

impl Block {
    pub(super) fn outline(&self) -> Rect {
        let face = Rect::from_center_size(self.center, Vec2::splat(self.side));
        face.with_max_y(face.bottom() + FRONT * self.side)
    }

    fn key(&self, palette: &Palette) -> impl std::hash::Hash {
        let Marking { along, fin } = self.marking;
        let numbers = [self.side, along.x, along.y].map(f32::to_bits);
        (numbers, fin, palette.key())
    }
}

pub(super) fn block(painter: &Painter, block: &Block, palette: &Palette) {
    let still = Still::new("qubism cube", &block.key(palette), block.center);
    still.paint(painter, |center| {
        let mut mesh = Mesh::default();
        add(&mut mesh, &Block { center, ..*block }, palette);
        mesh
    });
}

/// Paints a cube in motion with its shadow, `height` points above the board.
pub(super) fn raised(painter: &Painter, block: &Block, height: f32, palette: &Palette) {
    let mut mesh = Mesh::default();
    let up = vec2(0.0, height);
    shadow(&mut mesh, block.outline().translate(0.5 * up), palette);
    let lifted = Block { center: block.center - up, ..*block };
    body(&mut mesh, lifted.outline(), lifted.side, Tones::solid(palette));
    let rect = Rect::from_center_size(lifted.center, Vec2::splat(lifted.side));
    face(&mut mesh, rect, lifted.marking, Tones::solid(palette), 0.0);
    painter.add(Shape::mesh(mesh));
}

pub(super) fn ghost(painter: &Painter, block: &Block, palette: &Palette) {
    let still = Still::new("qubism ghost", &block.key(palette), block.center);
    still.paint(painter, |center| {
        let mut mesh = Mesh::default();
        let rect = Rect::from_center_size(center, Vec2::splat(block.side));
        face(&mut mesh, rect, block.marking, Tones::ghost(palette), 0.0);
        let edge = Rounded::new(rect, ROUND * block.side);
        mesh::outline(&mut mesh, edge, palette.stroke(1.0, Tones::ghost(palette).line));
        mesh
    });
}

/// Paints the upper face of a cube for lists and rails, without a shadow.
pub(super) fn small(painter: &Painter, block: &Block, palette: &Palette) {
    let still = Still::new("small qubism cube", &block.key(palette), block.center);
    still.paint(painter, |center| {
        let mut mesh = Mesh::default();
        let rect = Rect::from_center_size(center, Vec2::splat(block.side));
        let tones = Tones::solid(palette);
        face(&mut mesh, rect, block.marking, tones, 0.0);
        let edge = Rounded::new(rect, ROUND * block.side);
        mesh::outline(&mut mesh, edge, palette.stroke(1.0, tones.line));
        mesh
    });
}

pub(super) fn arrow(painter: &Painter, rect: Rect, marking: Marking, color: Color32) {
    let mut mesh = Mesh::default();
    engrave(&mut mesh, rect, marking, color);
    painter.add(Shape::mesh(mesh));
}

/// Paints a cube that tips over in the direction of its arrow: the old face narrows on that side while the
/// new one grows from behind.
pub(super) fn tipping(painter: &Painter, tipping: &Tipping, palette: &Palette) {
    let Block { center, side, marking } = tipping.block;
    let angle = tipping.part.clamp(0.0, 1.0) * FRAC_PI_2;
    let (old, new) = (side * angle.cos(), side * angle.sin());
    let along = marking.along;
    let across = vec2(along.y.abs(), along.x.abs()) * side;
    let slice = |middle: f32, width: f32| {
        Rect::from_center_size(center + along * middle, across + along.abs() * width)
    };
    let mut mesh = Mesh::default();
    let whole = slice(0.0, old + new);
    let outline = whole.with_max_y(whole.bottom() + FRONT * side);
    shadow(&mut mesh, outline, palette);
    let tones = Tones::solid(palette);
    body(&mut mesh, outline, side, tones);
    if new > 1.0 {
        let shade = angle.cos() * 0.22;
        face(&mut mesh, slice(-old / 2.0, new), tipping.next, tones, shade);
    }
    if old > 1.0 {
        let shade = angle.sin() * 0.30;
        face(&mut mesh, slice(new / 2.0, old), marking, tones, shade);
    }
    painter.add(Shape::mesh(mesh));
}

fn add(mesh: &mut Mesh, block: &Block, palette: &Palette) {
    let tones = Tones::solid(palette);
    shadow(mesh, block.outline(), palette);
    body(mesh, block.outline(), block.side, tones);
    let rect = Rect::from_center_size(block.center, Vec2::splat(block.side));
    face(mesh, rect, block.marking, tones, 0.0);
}

fn shadow(mesh: &mut Mesh, outline: Rect, palette: &Palette) {
    if palette.flat {
        return;
    }
    let side = outline.width();
    let color = Color32::from_black_alpha(if palette.dark { 120 } else { 85 });
    let below = outline.translate(vec2(0.05, 0.06) * side);
    let shape = Rounded::new(below.shrink(0.03 * side), ROUND * side);
    mesh::panel(mesh, shape, [color; 3]);
    mesh::halo(mesh, shape, 0.13 * side, color);
}

fn body(mesh: &mut Mesh, outline: Rect, side: f32, tones: Tones) {
    let shape = Rounded::new(outline, ROUND * side);
    if tones.flat {
        mesh::panel(mesh, shape, tones.wood);
        return mesh::outline(mesh, shape, Stroke::new(FLAT_EDGE, tones.line));
    }
    let front = mix(tones.wood[2], tones.line, if tones.dark { 0.10 } else { 0.12 });
    mesh::panel(mesh, shape, [tones.wood[2], front, front]);
    let width = (0.018 * side).max(1.2);
    mesh::outline(mesh, shape, Stroke::new(width, tones.line));
}

/// A face with its marking; `shade` (0 to 1) darkens a tilted face.
fn face(mesh: &mut Mesh, rect: Rect, marking: Marking, tones: Tones, shade: f32) {
    let side = rect.size().max_elem();
    let radius = (ROUND * side).min(0.45 * rect.size().min_elem());
    let [high, mid, low] = tones.wood.map(|color| mix(color, tones.line, shade));
    let shape = Rounded::new(rect, radius);
    if tones.flat {
        mesh::panel(mesh, shape, tones.wood);
        mesh::outline(mesh, shape, Stroke::new(FLAT_EDGE, tones.line));
        if side > 30.0 {
            turn(mesh, rect, marking, Stroke::new(FLAT_EDGE, tones.arrow));
        }
        return engrave(mesh, rect, marking, tones.arrow);
    }
    mesh::panel(mesh, shape, [mix(high, mid, 0.3), mid, mix(mid, low, 0.25)]);
    if side > 30.0 {
        let grain = Grain { lines: 7, number: 5, color: mix(mid, low, 0.9).gamma_multiply(0.55) };
        mesh::grain(mesh, rect.shrink(0.05 * side), grain);
    }
    let width = (0.018 * side).max(1.0);
    let line = mix(tones.line, tones.wood[2], 0.25);
    mesh::outline(mesh, shape, Stroke::new(width, line));
    let light = Rounded::new(rect.shrink(1.2 * width), (radius - width).max(0.5));
    let lit = mix(high, Color32::WHITE, if tones.dark { 0.15 } else { 0.7 });
    mesh::outline(mesh, light, Stroke::new(width, lit.gamma_multiply(0.75)));
    if side > 30.0 {
        let faint = mix(mid, tones.arrow, TURN_STRENGTH);
        turn(mesh, rect, marking, Stroke::new((0.022 * side).max(1.0), faint));
        let catches = mix(high, Color32::WHITE, 0.35).gamma_multiply(0.8);
        let below = rect.translate(Vec2::splat(0.012 * side));
        engrave(mesh, below, marking, catches);
    }
    engrave(mesh, rect, marking, mix(tones.arrow, tones.line, shade * 0.5));
}

/// Highlights the fin of a cube at rest and the turn that it announces.
pub(super) fn glow(painter: &Painter, block: &Block, palette: &Palette) {
    let still = Still::new("qubism fin", &block.key(palette), block.center);
    still.paint(painter, |center| {
        let mut mesh = Mesh::default();
        let (side, marking) = (block.side, block.marking);
        let rect = Rect::from_center_size(center, Vec2::splat(side));
        let light = palette.mark_colours.threat.line;
        let [x, y] = FIN
            .iter()
            .fold([0.0, 0.0], |[x, y], corner| [x + corner[0] / 4.0, y + corner[1] / 4.0]);
        if palette.flat {
            let around = Circle::new(place(rect, marking, [x, y]), 0.17 * side);
            mesh::ring(&mut mesh, around, palette.stroke(0.03 * side, light));
            return mesh;
        }
        let mut halo = Ellipse::circle(place(rect, marking, [x, y]), 0.24 * side);
        halo.soft = 0.0;
        let stops = [(0.0, light), (0.5, light.gamma_multiply(0.7)), (1.0, Color32::TRANSPARENT)];
        halo.add(&mut mesh, &stops);
        engrave(&mut mesh, rect, marking, palette.engraved);
        let fin: Vec<Pos2> = FIN.iter().map(|&at| place(rect, marking, at)).collect();
        mesh::polygon(&mut mesh, &fin, mix(palette.engraved, light, 0.45));
        let stroke = Stroke::new((0.03 * side).max(1.2), palette.engraved);
        turn(&mut mesh, rect, marking, stroke);
        mesh
    });
}

/// Screen position of a point on a face, given as aside (towards the fin) and forward.
fn place(rect: Rect, marking: Marking, [aside, forward]: [f32; 2]) -> Pos2 {
    let Marking { along, fin } = marking;
    rect.center() + (side(along, fin) * aside + along * forward) * rect.size()
}

fn turn(mesh: &mut Mesh, rect: Rect, marking: Marking, stroke: Stroke) {
    const STEPS: u8 = 8;
    let [x, y, radius] = TURN;
    let mut points = vec![[x - radius, TURN_FROM]];
    points.extend((0..=STEPS).map(|step| {
        let angle = FRAC_PI_2 * f32::from(step) / f32::from(STEPS);
        [x - radius * angle.cos(), y + radius * angle.sin()]
    }));
    let tip = [x + 0.03, y + radius];
    points.push(tip);
    let wing = |up: f32| [tip[0] - TURN_WING, tip[1] + up * TURN_WING];
    let at = |point: [f32; 2]| place(rect, marking, point);
    let points: Vec<Pos2> = points.into_iter().map(at).collect();
    mesh::line(mesh, &points, stroke);
    mesh::line(mesh, &[wing(1.0), tip, wing(-1.0)].map(at), stroke);
}

/// The arrow and its fin on a face, which may be foreshortened.
fn engrave(mesh: &mut Mesh, rect: Rect, marking: Marking, color: Color32) {
    for corners in [&HEAD[..], &SHAFT, &FIN] {
        let corners = corners.iter().map(|&corner| place(rect, marking, corner));
        let corners: Vec<Pos2> = corners.collect();
        mesh::polygon(mesh, &corners, color);
    }
}
