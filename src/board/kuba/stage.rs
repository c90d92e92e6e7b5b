//! What one frame of the board works with.

use egui::{Painter, Response, Ui};

use super::captures::{self, Captured};
use super::geometry::Geometry;
use crate::board::{Look, Scene};
use crate::rules::kuba::{GameState, Marble, Position};
use crate::rules::{Game, Player};

/// A scene in its place on the screen, at one moment.
pub(super) struct Stage<'a> {
    /// Where it is drawn.
    pub ui: &'a Ui,
    /// What is shown.
    pub scene: &'a Scene<'a, GameState>,
    /// Where everything is.
    pub geometry: Geometry,
    /// The board itself, under the pointer and with the keyboard.
    pub response: Response,
    /// The captured marbles of the position shown.
    pub captured: Vec<Captured>,
    /// Now, in seconds.
    pub time: f64,
}

impl<'a> Stage<'a> {
    /// A scene on a board that answers with `response`.
    pub(super) fn new(
        ui: &'a Ui,
        scene: &'a Scene<'a, GameState>,
        geometry: Geometry,
        response: Response,
    ) -> Self {
        Self {
            ui,
            scene,
            geometry,
            response,
            captured: captures::all(scene),
            time: ui.input(|input| input.time),
        }
    }

    /// What draws it.
    pub(super) fn painter(&self) -> &Painter {
        self.ui.painter()
    }

    /// How it looks.
    pub(super) const fn look(&self) -> &Look {
        &self.scene.look
    }

    /// The position shown.
    pub(super) fn position(&self) -> &Position {
        self.scene.game().position()
    }

    /// How many marbles of a colour a player has captured.
    pub(super) fn captured_by(&self, player: Player, marble: Marble) -> usize {
        self.captured
            .iter()
            .filter(|captured| captured.player == player && captured.marble == marble)
            .count()
    }

    /// Who is to move.
    pub(super) fn turn(&self) -> Player {
        self.scene.game().turn()
    }
}
