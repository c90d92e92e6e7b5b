//! What one frame of the board works with.

use egui::{Painter, Response, Ui};

use super::geometry::Geometry;
use crate::board::{Look, Scene};
use crate::rules::qubism::{GameState, Position};

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

    /// The game shown.
    pub(super) fn game(&self) -> &GameState {
        self.scene.game()
    }

    /// The position shown.
    pub(super) fn position(&self) -> &Position {
        self.game().position()
    }
}
