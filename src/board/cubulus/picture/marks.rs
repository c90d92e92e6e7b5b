//! Marks on the board: what just happened, what would happen, what is refused.

use egui::{Color32, Painter, Shape, Stroke, StrokeKind};

use super::preview;
use crate::board::cubulus::motion::{self, Motion};
use crate::board::cubulus::stage::{Stage, holds};
use crate::board::cubulus::state::{Cause, Target, View};
use crate::board::cubulus::{bubble, hand};
use crate::board::face::Sense;
use crate::board::paint::{Circle, marks};
use crate::rules::Player;
use crate::rules::cubulus::{Ball, Cell, Effect, Move, Opening};

/// How strong the arrows for the first moves of a line of thought are.
const LINE_STRENGTHS: [f32; 3] = [1.0, 0.8, 0.62];

/// Paints the trace of the move that was played last, below the balls.
pub(super) fn last_move(stage: &Stage) {
    let before = stage.scene.positions.iter().rev().nth(1);
    let (Some(before), Some(&mv)) = (before, stage.scene.moves.last()) else {
        return;
    };
    let accent = stage.look().palette.board_accent;
    let faint = accent.gamma_multiply(0.75);
    let opening = match mv {
        Move::Put(cell) => {
            thin_rings(stage, cell, faint);
            motion::opening_of(cell)
        }
        Move::Push(opening) => {
            let effect = before.position().effect(opening);
            let touched = match effect {
                Effect::Stays => 1,
                Effect::PushesOne => 2,
                Effect::PushesTwo | Effect::Shifts => 3,
            };
            for cell in opening.line().into_iter().take(touched) {
                thin_rings(stage, cell, faint);
            }
            if effect == Effect::Shifts {
                preview::way_round(stage, opening, faint);
            }
            Some(opening)
        }
        Move::Pass | Move::Resign => None,
    };
    if let Some(opening) = opening {
        let step = stage.geometry.step(opening.direction());
        let place = stage.geometry.opening(opening) - step * 0.56;
        preview::chevron(stage, place, step / stage.geometry.u(), accent);
    }
}

fn thin_rings(stage: &Stage, cell: Cell, color: Color32) {
    for Circle { center, radius } in stage.geometry.balls(cell) {
        let stroke = Stroke::new((0.05 * radius).max(1.2), color);
        let around = radius + 1.6 * stroke.width;
        stage.painter().circle_stroke(center, around, stroke);
    }
}

/// The mark at the opening that may not be entered now, previews, hint, threats, cursor, refusals.
pub(super) fn draw(view: &View, stage: &Stage) {
    if let Some(motion) = view.motion.as_ref().filter(|motion| motion.outline) {
        outline(stage, motion);
    }
    if let Some(banned) = stage.position().banned().filter(|_| !view.is_moving()) {
        let u = stage.geometry.u();
        let corner = stage.geometry.rhombus(banned, 0.16)[0];
        let middle = stage.geometry.opening(banned);
        let circle = Circle::new(middle.lerp(corner, 0.95), (0.15 * u).max(6.0));
        marks::no_return(stage.painter(), circle, stage.look().palette);
    }
    if view.shows_threats() {
        threats(stage);
    }
    if let Some(mv) = stage.scene.hint {
        hint(view, stage, mv);
    } else if !view.is_moving() {
        line(stage);
    }
    previews(view, stage);
    if let Some(target) = view.cursor.filter(|_| stage.response.has_focus()) {
        cursor(stage, target);
    }
    refusal(view, stage);
}

/// What the pointer, a finger or the keyboard would do, or what a drag is about to do.
fn previews(view: &View, stage: &Stage) {
    if view.is_moving() || !hand::is_free(stage.scene) {
        return;
    }
    let pulls = view
        .drag
        .as_ref()
        .is_some_and(|drag| drag.has_begun() && drag.pull(&stage.geometry).is_some());
    if pulls {
        return;
    }
    let Some(opening) = view.previewed() else {
        return;
    };
    if let Ok(mv) = hand::entering(stage.scene, opening) {
        preview::draw(stage, opening, mv);
    }
}

/// Rings where the balls of a move are now, instead of their motion.
fn outline(stage: &Stage, motion: &Motion) {
    let accent = stage.look().palette.board_accent;
    let cells = match motion.sense {
        Sense::Forward => motion.arrived(),
        Sense::Backward => motion.cells().collect(),
    };
    for cell in cells {
        preview::rings(stage, cell, accent);
    }
}

/// Rings the balls of every square that somebody could complete, were it their turn.
fn threats(stage: &Stage) {
    let position = stage.position();
    for player in (0..position.seats()).map(Player::seat) {
        let own = position.cells(Ball::of(player));
        for (mv, square) in position.threats(player) {
            let face = square.face;
            for cell in square.cells & own {
                if let Some(opening) = Opening::new(cell, face.inwards()) {
                    let danger = stage.look().palette.danger;
                    preview::ring(stage, stage.geometry.ball(opening), danger);
                }
            }
            if let Some(opening) = opening_for(mv) {
                let corners = stage.geometry.rhombus(opening, 0.09).to_vec();
                let stroke = Stroke::new(2.0, stage.look().palette.danger);
                stage.painter().add(Shape::closed_line(corners, stroke));
            }
        }
    }
}

/// The opening at which a move is shown.
fn opening_for(mv: Move) -> Option<Opening> {
    match mv {
        Move::Put(cell) => motion::opening_of(cell),
        Move::Push(opening) => Some(opening),
        Move::Pass | Move::Resign => None,
    }
}

fn hint(view: &View, stage: &Stage, mv: Move) {
    match opening_for(mv) {
        Some(opening) => preview::draw(stage, opening, mv),
        None if mv == Move::Put(Cell::CORE) => at_core(stage),
        None => {}
    }
    let advice = stage.scene.advice.as_ref();
    if let Some(advice) = advice.filter(|_| !view.refusals.stands()) {
        let palette = stage.look().palette;
        let bubble = bubble::lay_out(stage, advice, palette.accent);
        bubble.paint(stage.painter(), palette);
    }
}

/// What the computer thinks of: an arrow for each of the first moves, the next one on top.
fn line(stage: &Stage) {
    let thought: Vec<_> = stage.scene.line.iter().zip(LINE_STRENGTHS).collect();
    for (index, (&mv, strength)) in thought.into_iter().enumerate().rev() {
        if let Some(opening) = opening_for(mv) {
            preview::arrow(stage, opening, strength, (index > 0).then_some(index + 1));
        }
    }
}

/// The keyboard's cursor in the plane of its face.
fn cursor(stage: &Stage, target: Target) {
    let palette = stage.look().palette;
    let width = (0.035 * stage.geometry.u()).max(1.6);
    match target {
        Target::Opening(opening) => {
            let outer = if palette.dark {
                Color32::BLACK
            } else {
                palette.board_accent
            };
            for (rib, color) in [
                (0.01, outer),
                (0.01 + width / stage.geometry.u(), Color32::WHITE),
            ] {
                let corners = stage.geometry.rhombus(opening, rib).to_vec();
                let stroke = Stroke::new(width, color);
                stage.painter().add(Shape::closed_line(corners, stroke));
            }
        }
        Target::Core => at_core(stage),
    }
}

fn at_core(stage: &Stage) {
    let core = stage.geometry.trays().cell(Cell::CORE);
    marks::cursor(
        stage.painter(),
        core.center,
        2.4 * core.radius,
        stage.look().palette,
    );
}

/// Where something is refused, and the reason.
fn refusal(view: &View, stage: &Stage) {
    let Some(refused) = view.refusals.why() else {
        return;
    };
    let palette = stage.look().palette;
    let mut painter = stage.painter().clone();
    painter.multiply_opacity(view.refusals.opacity(stage.time));
    if let Some(cause) = refused.cause {
        self::cause(stage, &painter, cause);
    }
    if let Some(opening) = refused.opening {
        let place = stage.geometry.opening(opening);
        let circle = Circle::new(place, (0.24 * stage.geometry.u()).max(9.0));
        marks::slash(&painter, circle, palette);
    }
    bubble::lay_out(stage, &refused.reason, palette.danger).paint(&painter, palette);
}

/// What on the board is the reason of a refusal.
fn cause(stage: &Stage, painter: &Painter, cause: Cause) {
    let palette = stage.look().palette;
    match cause {
        Cause::Line(opening) => {
            let circles = opening
                .line()
                .into_iter()
                .flat_map(|cell| stage.geometry.balls(cell));
            for circle in circles {
                marks::blocker(painter, circle, palette);
            }
        }
        Cause::Hand if stage.has_hands() => {
            let holds = holds(stage.position(), stage.look().viewer);
            let own = Ball::of(stage.position().turn());
            if let Some(index) = holds.iter().position(|hold| hold.ball == own) {
                let tray = stage.geometry.trays().hand(index, holds.len());
                let stroke = Stroke::new(2.0, palette.danger);
                painter.rect_stroke(tray, 6.0, stroke, StrokeKind::Outside);
            }
        }
        Cause::LastShift => {
            if let Some(&Move::Push(opening)) = stage.scene.moves.last() {
                preview::way_round(stage, opening, palette.danger);
            }
        }
        Cause::Hand => {}
    }
}
