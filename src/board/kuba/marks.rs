//! Marks on the board: what is selected, what would happen, what just happened.

use egui::{
    Align2, CursorIcon, FontId, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::geometry::Geometry;
use super::input::{self, chip_rect};
use super::motion;
use super::paint::{self, Arrow, Ball, Capsule, Chip, ChipState};
use super::rolling::next_hollow;
use super::speech;
use super::view::View;
use crate::board::{Hand, Look, Scene};
use crate::rules::Game;
use crate::rules::kuba::{Cell, GameState, Move, Push};

/// How strong the arrows for the first moves of a line of thought are.
const LINE_STRENGTHS: [f32; 3] = [1.0, 0.8, 0.62];

/// Paints the trace of the turn that was played last.
pub(super) fn last_turn(painter: &Painter, scene: &Scene<GameState>, geometry: &Geometry) {
    for capsule in capsules(scene) {
        paint::capsule(painter, geometry, &capsule, &scene.look);
    }
}

/// A capsule for each push of the turn that was played last, numbered if there are several.
fn capsules(scene: &Scene<GameState>) -> Vec<Capsule> {
    let moves = scene.moves.len();
    let Some(mover) = scene.positions.iter().rev().nth(1).map(Game::turn) else {
        return Vec::new();
    };
    let first = (0..moves)
        .rev()
        .take_while(|&ply| scene.positions[ply].turn() == mover)
        .last()
        .unwrap_or(moves);
    let pushes: Vec<(usize, Push)> = (first..moves)
        .filter_map(|ply| match scene.moves[ply] {
            Move::Push(push) => Some((ply, push)),
            Move::Pass => None,
        })
        .collect();
    let ko = scene.game().position().ko();
    let several = pushes.len() > 1;
    pushes
        .iter()
        .enumerate()
        .filter_map(|(index, &(ply, push))| {
            let row = scene.positions[ply].position().row(push)?;
            let to = match row.falls {
                Some(_) => row.front,
                None => row.front.step(push.direction)?,
            };
            Some(Capsule {
                from: push.from,
                to,
                direction: push.direction,
                number: several.then_some(index + 1),
                no_return: index + 1 == pushes.len()
                    && ko.is_some_and(|ko| ko.direction == push.direction.opposite()),
            })
        })
        .collect()
}

/// Selection, chips, previews, hint, cursor, refusals. Returns the position that the user asks to
/// look at, as the number of moves before it.
pub(super) fn draw(
    view: &View,
    ui: &Ui,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    response: &Response,
) -> Option<usize> {
    let (look, painter) = (&scene.look, ui.painter());
    let radius = geometry.marble_radius();
    let ring = |cell: Cell, strong: bool| {
        paint::ring(painter, geometry.center(cell), radius, strong, look);
    };
    if let Some(motion) = view.motion.as_ref().filter(|motion| motion.outline) {
        for cell in motion.row.cells {
            let arrived = match motion.sense {
                motion::Sense::Forward => cell.step(motion.push.direction),
                motion::Sense::Backward => Some(cell),
            };
            if let Some(cell) = arrived {
                ring(cell, false);
            }
        }
    }
    if let Some(mv) = scene.hint {
        hint(painter, scene, geometry, mv);
    } else if !view.is_pushing() {
        line(painter, scene, geometry);
    }
    if let Some(cell) = hovered(view, scene, geometry, response) {
        ring(cell, false);
    }
    if let Some(push) = view.preview {
        preview(painter, scene, geometry, push);
    }
    if let Some(cell) = view.cursor.filter(|_| response.has_focus()) {
        paint::cursor(painter, geometry, cell, look);
    }
    if let Some(cell) = view.selected {
        ring(cell, true);
        for direction in speech::ways(scene.look.viewer) {
            chip(view, painter, scene, geometry, Push::new(cell, direction));
        }
    }
    let Some(refused) = &view.refused else {
        if let Some(reason) = input::resting_reason(view, ui, scene) {
            bubble(painter, geometry, look, &scene.texts.say(&reason));
        }
        return None;
    };
    if let Some(cell) = refused.blocker {
        paint::blocker(painter, geometry.center(cell), radius, look);
    }
    let words = scene.texts.say(&refused.reason);
    let place = bubble(painter, geometry, look, &words);
    let repeats = refused.repeats?;
    let link = ui.interact(place, response.id.with("repeats"), Sense::CLICK);
    link.widget_info(|| WidgetInfo::labeled(Role::Link, true, &words));
    link.on_hover_cursor(CursorIcon::PointingHand)
        .clicked()
        .then_some(repeats)
}

/// The user's own marble under the pointer, if it can be pushed.
fn hovered(
    view: &View,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    response: &Response,
) -> Option<Cell> {
    if view.drag.is_some() || scene.hand != Hand::Free {
        return None;
    }
    let cell = geometry.cell_at(response.hover_pos()?)?;
    input::is_movable(scene, cell).then_some(cell)
}

fn chip(view: &View, painter: &Painter, scene: &Scene<GameState>, geometry: &Geometry, push: Push) {
    let rect = chip_rect(geometry, push.from, push.direction);
    let legal = scene.game().check_push(push).is_ok();
    let state = match (legal, view.preview == Some(push)) {
        (true, true) => ChipState::Hovered,
        (true, false) => ChipState::Legal,
        (false, _) => ChipState::Illegal,
    };
    let chip = Chip {
        center: rect.center(),
        radius: rect.width() / 2.0,
        toward: geometry.vector(push.direction),
        state,
    };
    paint::chip(painter, &chip, &scene.look);
}

/// Every marble that would move, and where the one that falls would go.
fn preview(painter: &Painter, scene: &Scene<GameState>, geometry: &Geometry, push: Push) {
    let Some(row) = scene.game().position().row(push) else {
        return;
    };
    let radius = geometry.marble_radius();
    for cell in row.cells {
        paint::ring(painter, geometry.center(cell), radius, false, &scene.look);
    }
    let place = row
        .falls
        .and_then(|marble| Some((marble, next_hollow(scene, geometry, marble)?)));
    let Some((marble, center)) = place else {
        return;
    };
    let ghost = Ball::new(marble, center, geometry.captured_radius());
    paint::ghost(painter, ghost, &scene.look);
}

fn hint(painter: &Painter, scene: &Scene<GameState>, geometry: &Geometry, mv: Move) {
    let Move::Push(push) = mv else {
        return;
    };
    let arrow = arrow(geometry, push);
    let radius = geometry.marble_radius();
    paint::ring(painter, arrow.from, radius, true, &scene.look);
    paint::arrow(painter, &arrow, &scene.look);
}

/// What the computer thinks of: an arrow for each of the first pushes, the next one on top.
fn line(painter: &Painter, scene: &Scene<GameState>, geometry: &Geometry) {
    let thought = scene.line.iter().zip(LINE_STRENGTHS).enumerate();
    for (index, (&mv, strength)) in thought.collect::<Vec<_>>().into_iter().rev() {
        let Move::Push(push) = mv else {
            continue;
        };
        let arrow = Arrow {
            strength,
            number: (index > 0).then_some(index + 1),
            ..arrow(geometry, push)
        };
        paint::arrow(painter, &arrow, &scene.look);
    }
}

/// A strong arrow from the marble that is pushed to the next cell.
fn arrow(geometry: &Geometry, push: Push) -> Arrow {
    let from = geometry.center(push.from);
    Arrow {
        from,
        to: from + geometry.vector(push.direction) * geometry.cell_size(),
        strength: 1.0,
        number: None,
    }
}

/// The reason of a refusal on the groove above the field, where it covers no cell. Returns its
/// place.
fn bubble(painter: &Painter, geometry: &Geometry, look: &Look, text: &str) -> Rect {
    let palette = look.palette;
    let field = geometry.field();
    let size = (0.21 * geometry.cell_size()).clamp(11.0, 15.0);
    let width = field.width() - 16.0;
    let galley = painter.layout(
        text.to_owned(),
        FontId::proportional(size),
        palette.danger,
        width,
    );
    let pad = vec2(10.0, 4.0);
    let height = galley.size().y + 2.0 * pad.y;
    // Longer reasons grow upwards, over the frame and not over the field.
    let bottom = field.top() - 3.0;
    let center = pos2(field.center().x, bottom - height / 2.0);
    let rect = Rect::from_center_size(center, galley.size() + 2.0 * pad);
    painter.rect(
        rect,
        6.0,
        palette.panel,
        Stroke::new(1.5, palette.danger),
        StrokeKind::Inside,
    );
    let place = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    painter.galley(place.min, galley, palette.danger);
    rect
}
