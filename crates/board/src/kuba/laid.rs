//! Layout of the board with the captured marbles in their hollows.

use std::ops::Range;

use egui::{Pos2, Rect};

use super::captures::{self, Captured};
use super::geometry::Geometry;
use super::target::Target;
use crate::Scene;
use crate::face::{BoardLayout, MoveAnimation, Sense};
use kuba_rules::Player;
use kuba_rules::kuba::{GameState, Marble, Move};

pub(super) type Pushed = MoveAnimation<GameState, Target>;

/// Index of the step of a capture in which its hollow glows; the marble has arrived.
pub(super) const GLOW: usize = 4;

/// Layout of the board and the captured marbles of the position shown.
pub struct KubaLayout {
    pub(super) geometry: Geometry,
    pub(super) captured: Vec<Captured>,
    /// Moves of the turn that the last move belongs to, as indices from 0.
    pub(super) last_turn: Range<usize>,
}

impl BoardLayout for KubaLayout {
    fn board(&self) -> Rect {
        self.geometry.board()
    }

    fn unit(&self) -> f32 {
        self.geometry.cell_size()
    }
}

impl KubaLayout {
    pub(super) fn new(room: Rect, scene: &Scene<GameState>) -> Self {
        Self {
            geometry: Geometry::new(room, scene.look.viewer, scene.look.stores),
            captured: captures::all(scene),
            last_turn: captures::last_turn(scene),
        }
    }

    /// Captures of the last turn, in order.
    pub(super) fn chain(&self) -> impl Iterator<Item = &Captured> {
        let is_in_turn = |ply: usize| ply > self.last_turn.start;
        (self.captured.iter()).filter(move |captured| captured.ply.is_some_and(is_in_turn))
    }

    /// Centre of the hollow in which a captured marble lies.
    pub(super) fn hollow(&self, captured: &Captured) -> Pos2 {
        self.geometry.hollow(captured.player, captured.marble, captured.index)
    }

    /// Hollow of the next marble that a player would capture; `None` on a board without hollows.
    pub(super) fn next_hollow(&self, player: Player, marble: Marble) -> Option<Pos2> {
        let is_there = |one: &&Captured| one.player == player && one.marble == marble;
        let there = self.captured.iter().filter(is_there).count();
        let geometry = &self.geometry;
        geometry.has_hollows().then(|| geometry.hollow(player, marble, there))
    }

    /// Path of the marble that a move captures, from its cell to its hollow; `None` if the move captures
    /// nothing.
    pub(super) fn way(&self, before: &GameState, mv: Move, ply: usize) -> Option<Vec<Pos2>> {
        let Move::Push(push) = mv else {
            return None;
        };
        let row = before.position().row(push)?;
        let marble = row.falls?;
        let captured = self.captured.iter().find(|one| one.ply == Some(ply));
        let index = captured.map_or(0, |captured| captured.index);
        let mover = before.position().turn();
        let hollow = self.geometry.hollow(mover, marble, index);
        let direction = push.direction;
        Some(self.geometry.way_to_hollow(row.front, direction, hollow))
    }
}

/// Marble that the move has pushed off the board and that is not in its hollow yet.
pub(super) fn awaited(course: &Pushed) -> Option<Marble> {
    match course.mv {
        Move::Push(push)
            if course.sense == Sense::Forward && !course.outline && course.leg < GLOW =>
        {
            course.before.position().falls(push)
        }
        Move::Push(_) | Move::Pass => None,
    }
}
