//! What one frame of the board works with.

use egui::{Painter, Response, Ui};

use super::geometry::Geometry;
use crate::board::{Look, Scene};
use crate::rules::Player;
use crate::rules::cubulus::{BALLS, Ball, GameState, Position};

/// The place of the layers among the groups of a stage.
pub(super) const LAYERS: usize = 6;

/// A scene in its place on the screen, at one moment.
pub(super) struct Stage<'a> {
    /// Where it is drawn.
    pub ui: &'a Ui,
    /// The six faces and the layers, each a group of its own for screen readers.
    pub groups: &'a [Ui],
    /// What is shown.
    pub scene: &'a Scene<'a, GameState>,
    /// Where everything is.
    pub geometry: Geometry,
    /// The board itself, under the pointer and with the keyboard.
    pub response: Response,
    /// Now, in seconds.
    pub time: f64,
}

/// The balls that are not in the cube yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hold {
    /// Their colour.
    pub ball: Ball,
    /// How many there are.
    pub count: usize,
}

impl Stage<'_> {
    /// What draws it.
    pub(super) fn painter(&self) -> &Painter {
        self.ui.painter()
    }

    /// How it looks.
    pub(super) const fn look(&self) -> &Look {
        &self.scene.look
    }

    /// Whether the balls in the players' hands are shown beside the cube.
    pub(super) fn has_hands(&self) -> bool {
        self.look().stores && self.geometry.has_hands()
    }

    /// The position shown.
    pub(super) fn position(&self) -> &Position {
        self.scene.game().position()
    }
}

/// The trays of balls that are not in the cube, from below: the viewer's own first, then the
/// others as they sit, then the neutral balls as long as they are being laid.
pub(super) fn holds(position: &Position, viewer: Player) -> Vec<Hold> {
    let seats = position.seats();
    let mut holds: Vec<Hold> = (0..seats)
        .map(|steps| Player::seat((viewer.index() + steps) % seats))
        .map(|player| Hold {
            ball: Ball::of(player),
            count: (position.hand(player) as usize).min(usize::from(BALLS)),
        })
        .collect();
    if position.is_laying() {
        holds.push(Hold {
            ball: Ball::Red,
            count: position.neutrals_to_lay() as usize,
        });
    }
    holds
}
