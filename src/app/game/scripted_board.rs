//! Board of a lesson or a puzzle, with positions independent of the game on the table.

use std::time::Duration;

use egui::{Context, Ui};

use crate::board::{BoardWidget as _, Playable};

pub(crate) struct ScriptedBoard<G: Playable> {
    /// Always one more than `moves`.
    positions: Vec<G>,
    moves: Vec<G::Move>,
    pub(crate) view: G::View,
    /// Time in seconds of the last change or motion; `None` before the position is drawn.
    moved_at: Option<f64>,
}

impl<G: Playable> ScriptedBoard<G> {
    pub(crate) fn new(start: G) -> Self {
        Self { positions: vec![start], moves: Vec::new(), view: G::View::default(), moved_at: None }
    }

    /// Resets to a start position but keeps the view.
    pub(crate) fn restart(&mut self, start: G) {
        self.positions = vec![start];
        self.moves.clear();
        self.moved_at = None;
    }

    pub(crate) fn positions(&self) -> &[G] {
        &self.positions
    }

    pub(crate) fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    pub(crate) fn game(&self) -> &G {
        &self.positions[self.moves.len()]
    }

    pub(crate) fn play(&mut self, mv: G::Move) {
        let mut next = self.game().clone();
        next.play(mv);
        self.positions.push(next);
        self.moves.push(mv);
        self.moved_at = None;
    }

    /// Keeps the first `count` moves.
    pub(crate) fn take_back_to(&mut self, count: usize) {
        self.positions.truncate(count + 1);
        self.moves.truncate(count);
        self.moved_at = None;
    }

    pub(crate) fn take_back(&mut self) {
        self.take_back_to(self.moves.len().saturating_sub(1));
    }

    /// Stores the view after drawing. Returns `true` if the position was drawn for the first time.
    pub(crate) fn put_view(&mut self, ui: &Ui, view: G::View) -> bool {
        self.view = view;
        let is_first = self.moved_at.is_none();
        if is_first || self.view.is_moving() {
            self.moved_at = Some(ui.input(|input| input.time));
        }
        is_first
    }

    /// Returns `true` if the board has been at rest for this many seconds; otherwise requests a repaint at
    /// that time.
    pub(crate) fn has_rested(&self, ctx: &Context, now: f64, seconds: f64) -> bool {
        let Some(since) = self.moved_at.filter(|_| !self.view.is_moving()) else {
            return false;
        };
        let left = since + seconds - now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        left <= 0.0
    }
}
