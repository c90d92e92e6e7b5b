//! What pressing an opening would do.

use egui::{Color32, Pos2, Shape, Stroke};

use crate::board::cubulus::geometry::along;
use crate::board::cubulus::stage::Stage;
use crate::board::cubulus::{balls, hand};
use crate::board::paint::{Arrow, Circle, ball, marks};
use crate::rules::cubulus::{Cell, Move, Opening};

/// How many points a dashed way has.
const POINTS: u8 = 40;

/// Paints what a legal press does: the ball that goes in, those that move, and where to.
pub(super) fn draw(stage: &Stage, opening: Opening, mv: Move) {
    let (painter, look, geometry) = (stage.painter(), stage.look(), &stage.geometry);
    let gift = hand::is_gift(stage.scene, mv);
    let color = if gift {
        look.palette.danger
    } else {
        look.palette.board_accent
    };
    let moving = hand::moving(stage.scene, opening);
    for &cell in &moving {
        rings(stage, cell, color);
    }
    let waiting = Circle::new(geometry.before(opening), geometry.ball_radius());
    let shifted = || stage.position().ball(*moving.last()?);
    let entering = hand::entering_ball(stage.scene, opening);
    if entering.is_none() {
        way_round(stage, opening, color);
    }
    if let Some(colour) = entering.or_else(shifted) {
        let ghost = balls::ball(colour, waiting, look);
        ball::ghost(painter, &ghost, look.palette);
    }
    arrow(stage, opening, 1.0, None);
    for &cell in &moving {
        small_arrows(stage, opening, cell, color);
    }
    if gift {
        let stroke = Stroke::new((0.05 * geometry.u()).max(2.0), color);
        let corners = geometry.rhombus(opening, 0.05).to_vec();
        painter.add(Shape::closed_line(corners, stroke));
    }
}

/// Rings the pictures of a ball.
pub(super) fn rings(stage: &Stage, cell: Cell, color: Color32) {
    for circle in stage.geometry.balls(cell) {
        ring(stage, circle, color);
    }
    ring(stage, stage.geometry.trays().cell(cell), color);
}

/// A thin ring around a ball.
pub(super) fn ring(stage: &Stage, circle: Circle, color: Color32) {
    let stroke = Stroke::new((0.075 * circle.radius).max(1.6), color);
    let radius = circle.radius + 0.6 * stroke.width;
    stage.painter().circle_stroke(circle.center, radius, stroke);
}

/// An arrow from before an opening into it.
pub(super) fn arrow(stage: &Stage, opening: Opening, strength: f32, number: Option<usize>) {
    let geometry = &stage.geometry;
    let (from, to) = (geometry.before(opening), geometry.opening(opening));
    let arrow = Arrow {
        from: from.lerp(to, 0.35),
        to: from.lerp(to, 0.95),
        cell: 0.7 * geometry.u(),
        strength,
        number,
    };
    marks::arrow(stage.painter(), &arrow, stage.look().palette);
}

/// Small arrows from a cell to the next one, on each face that shows both.
fn small_arrows(stage: &Stage, opening: Opening, cell: Cell, color: Color32) {
    let geometry = &stage.geometry;
    let direction = opening.direction();
    if cell.step(direction).is_none() {
        return;
    }
    let faces = crate::board::cubulus::geometry::FACES.into_iter();
    for face in faces.filter(|face| ![direction.face(), opening.face()].contains(face)) {
        if let Some(own) = Opening::new(cell, face.inwards()) {
            let step = geometry.step(direction);
            let middle = geometry.ball(own).center + step * 0.56;
            chevron(stage, middle, step / geometry.u(), color);
        }
    }
}

/// A small chevron that points along a vector of length 1.
pub(super) fn chevron(stage: &Stage, tip: Pos2, along: egui::Vec2, color: Color32) {
    let wing = 0.15 * stage.geometry.u();
    let side = along.rot90();
    let points = vec![
        tip - along * wing + side * wing,
        tip + along * wing * 0.4,
        tip - along * wing - side * wing,
    ];
    let width = (0.055 * stage.geometry.u()).max(2.0);
    let around = Stroke::new(width + 2.0, stage.look().palette.panel.gamma_multiply(0.8));
    stage.painter().add(Shape::line(points.clone(), around));
    stage
        .painter()
        .add(Shape::line(points, Stroke::new(width, color)));
}

/// A dashed arc from where the ball comes out to where it goes in.
pub(super) fn way_round(stage: &Stage, opening: Opening, color: Color32) {
    let way = stage.geometry.way_round(opening);
    let points: Vec<Pos2> = (0..=POINTS)
        .map(|step| along(way, f32::from(step) / f32::from(POINTS)))
        .collect();
    let dash = 0.14 * stage.geometry.u();
    let stroke = Stroke::new((0.03 * stage.geometry.u()).max(1.4), color);
    stage
        .painter()
        .extend(Shape::dashed_line(&points, stroke, dash, 0.8 * dash));
}
