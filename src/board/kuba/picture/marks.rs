//! Marks on the board: what is selected, what would happen, what just happened.

use super::rolling::next_hollow;
use crate::board::face::Sense;
use crate::board::kuba::motion::Motion;
use crate::board::kuba::stage::Stage;
use crate::board::kuba::state::{Refused, View};
use crate::board::kuba::{balls, bubble, hand, speech};
use crate::board::paint::{Arrow, Capsule, Chip, ChipState, Circle, ball, marks};
use crate::board::{Hand, Palette};
use crate::rules::Game;
use crate::rules::kuba::{Cell, Move, Push};

/// How strong the arrows for the first moves of a line of thought are.
const LINE_STRENGTHS: [f32; 3] = [1.0, 0.8, 0.62];

/// Paints the trace of the turn that was played last.
pub(super) fn last_turn(stage: &Stage) {
    for capsule in capsules(stage) {
        marks::capsule(stage.painter(), &capsule, stage.look().palette);
    }
}

/// A capsule for each push of the turn that was played last, numbered if there are several.
fn capsules(stage: &Stage) -> Vec<Capsule> {
    let (scene, geometry) = (stage.scene, &stage.geometry);
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
    let ko = stage.position().ko();
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
                from: geometry.center(push.from),
                to: geometry.center(to),
                along: geometry.vector(push.direction),
                cell: geometry.cell_size(),
                number: several.then_some(index + 1),
                no_return: ko
                    .filter(|ko| ko.direction == push.direction.opposite())
                    .filter(|_| index + 1 == pushes.len())
                    .map(|ko| {
                        let way = geometry.vector(ko.direction) * geometry.cell_size();
                        geometry.center(ko.from) + way * 0.5
                    }),
            })
        })
        .collect()
}

/// Selection, chips, previews, hint, cursor, refusals.
pub(super) fn draw(view: &View, stage: &Stage) {
    if let Some(motion) = view.motion.as_ref().filter(|motion| motion.outline) {
        outline(stage, motion);
    }
    if let Some(mv) = stage.scene.hint {
        hint(view, stage, mv);
    } else if !view.is_pushing() {
        line(stage);
    }
    if let Some(cell) = hovered(view, stage) {
        ring(stage, cell, false);
    }
    if let Some(push) = view.preview {
        preview(stage, push);
    }
    if let Some(cell) = view.cursor.filter(|_| stage.response.has_focus()) {
        let center = stage.geometry.center(cell);
        let c = stage.geometry.cell_size();
        marks::cursor(stage.painter(), center, c, stage.look().palette);
    }
    if let Some(cell) = view.selected {
        ring(stage, cell, true);
        for direction in speech::ways(stage.look().viewer) {
            chip(view, stage, Push::new(cell, direction));
        }
    }
    refusal(view, stage);
}

/// What stands in the way, and the reason.
fn refusal(view: &View, stage: &Stage) {
    let Some(refused) = view.refusals.why() else {
        if let Some(cell) = view.rested_on() {
            let bubble = bubble::refusal(view, stage, &Refused::stuck(stage.scene, cell));
            bubble.paint(stage.painter(), stage.look().palette);
        }
        return;
    };
    let palette = stage.look().palette;
    let mut painter = stage.painter().clone();
    painter.multiply_opacity(view.refusals.opacity(stage.time));
    if let Some(cell) = refused.blocker {
        let circle = stage.geometry.marble(cell);
        marks::blocker(&painter, circle, palette);
    }
    bubble::refusal(view, stage, refused).paint(&painter, palette);
    if let Some(capsule) = capsules(stage).pop() {
        let alarm = Palette {
            board_accent: palette.danger,
            ..*palette
        };
        painter.multiply_opacity(view.flash());
        marks::capsule(&painter, &capsule, &alarm);
    }
}

fn ring(stage: &Stage, cell: Cell, strong: bool) {
    let circle = stage.geometry.marble(cell);
    marks::ring(stage.painter(), circle, strong, stage.look().palette);
}

/// Rings where the marbles of a push are now, instead of their motion.
fn outline(stage: &Stage, motion: &Motion) {
    for cell in motion.row.cells {
        let arrived = match motion.sense {
            Sense::Forward => cell.step(motion.push.direction),
            Sense::Backward => Some(cell),
        };
        if let Some(cell) = arrived {
            ring(stage, cell, false);
        }
    }
}

/// The user's own marble under the pointer, if it can be pushed.
fn hovered(view: &View, stage: &Stage) -> Option<Cell> {
    if view.drag.is_some() || stage.scene.hand != Hand::Free {
        return None;
    }
    let cell = stage.geometry.cell_at(stage.response.hover_pos()?)?;
    hand::is_movable(stage.scene, cell).then_some(cell)
}

fn chip(view: &View, stage: &Stage, push: Push) {
    let legal = stage.scene.game().check_push(push).is_ok();
    let state = match (legal, view.preview == Some(push)) {
        (true, true) => ChipState::Hovered,
        (true, false) => ChipState::Legal,
        (false, _) => ChipState::Illegal,
    };
    let chip = Chip {
        circle: stage.geometry.chip(push.from, push.direction),
        toward: stage.geometry.vector(push.direction),
        state,
    };
    marks::chip(stage.painter(), &chip, stage.look().palette);
}

/// Every marble that would move, and where the one that falls would go.
fn preview(stage: &Stage, push: Push) {
    let Some(row) = stage.position().row(push) else {
        return;
    };
    for cell in row.cells {
        ring(stage, cell, false);
    }
    let place = row
        .falls
        .and_then(|marble| Some((marble, next_hollow(stage, marble)?)));
    let Some((marble, center)) = place else {
        return;
    };
    let circle = Circle::new(center, stage.geometry.captured_radius());
    let ghost = balls::marble(marble, circle, stage.look());
    ball::ghost(stage.painter(), &ghost, stage.look().palette);
}

fn hint(view: &View, stage: &Stage, mv: Move) {
    let palette = stage.look().palette;
    let from = match mv {
        Move::Push(push) => {
            ring(stage, push.from, true);
            marks::arrow(stage.painter(), &arrow(stage, push), palette);
            Some(push.from)
        }
        Move::Pass => None,
    };
    let refuses = view.refusals.stands() || view.rested_on().is_some();
    if let Some(advice) = bubble::advice(view, stage, from).filter(|_| !refuses) {
        advice.paint(stage.painter(), palette);
    }
}

/// What the computer thinks of: an arrow for each of the first pushes, the next one on top.
fn line(stage: &Stage) {
    let thought = stage.scene.line.iter().zip(LINE_STRENGTHS).enumerate();
    for (index, (&mv, strength)) in thought.collect::<Vec<_>>().into_iter().rev() {
        let Move::Push(push) = mv else {
            continue;
        };
        let arrow = Arrow {
            strength,
            number: (index > 0).then_some(index + 1),
            ..arrow(stage, push)
        };
        marks::arrow(stage.painter(), &arrow, stage.look().palette);
    }
}

/// A strong arrow from the marble that is pushed to the next cell.
fn arrow(stage: &Stage, push: Push) -> Arrow {
    let from = stage.geometry.center(push.from);
    let way = stage.geometry.vector(push.direction) * stage.geometry.cell_size();
    Arrow {
        from,
        to: from + way,
        cell: stage.geometry.cell_size(),
        strength: 1.0,
        number: None,
    }
}
