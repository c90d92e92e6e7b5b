//! What lies where at this moment, with what moves and what is held.

use egui::Pos2;

use crate::board::cubulus::drag::Held;
use crate::board::cubulus::hand;
use crate::board::cubulus::motion::{self, Whereabouts};
use crate::board::cubulus::spot::Spot;
use crate::board::cubulus::stage::Stage;
use crate::board::cubulus::state::{LetGo, View, origin};
use crate::board::gesture;
use crate::rules::cubulus::{Ball, Cells, Opening, Position};

/// What lies where at this moment.
pub(super) struct Shown<'a> {
    /// The balls that do not move.
    pub position: &'a Position,
    pub still: Cells,
    /// Those that do.
    pub moving: Vec<(Ball, Whereabouts)>,
    /// A ball between a hand and the cube.
    pub held: Option<(Ball, Pos2)>,
}

impl<'a> Shown<'a> {
    /// What lies where: the balls of a moving line apart.
    pub(super) fn of(view: &'a View, stage: &'a Stage) -> Self {
        if let Some(motion) = view.moving() {
            return Self {
                position: &motion.before,
                still: motion.before.occupied() - motion.cells(),
                moving: motion.balls(&stage.geometry, stage.time),
                held: None,
            };
        }
        let position = stage.position();
        let held = held(view, stage);
        let Some((opening, distance)) = pulled(view, stage) else {
            return Self {
                position,
                still: position.occupied(),
                moving: Vec::new(),
                held,
            };
        };
        let legal = hand::entering(stage.scene, opening).is_ok();
        let line: Cells = hand::moving(stage.scene, opening).into_iter().collect();
        let entering = hand::entering_ball(stage.scene, opening).filter(|_| legal);
        Self {
            position,
            still: position.occupied() - line,
            moving: motion::line(position, opening, distance, entering),
            held,
        }
    }
}

/// The line that is pulled or springs back, and how far it is.
fn pulled(view: &View, stage: &Stage) -> Option<(Opening, f32)> {
    if !hand::is_free(stage.scene) {
        return None;
    }
    if let Some(spring) = &view.spring {
        let distance = spring.offset(stage.time, stage.look().pace())?;
        return Some((spring.mv, distance));
    }
    if let Some(LetGo::Line(opening, distance)) = view.let_go {
        return Some((opening, distance));
    }
    let drag = view.drag.as_ref().filter(|drag| drag.has_begun())?;
    let (opening, distance) = drag.pull(&stage.geometry)?;
    let legal = hand::entering(stage.scene, opening).is_ok();
    Some((opening, gesture::follow(distance, legal)))
}

/// The ball that is dragged from its hand or flies back.
fn held(view: &View, stage: &Stage) -> Option<(Ball, Pos2)> {
    let ball = hand::next_ball(stage.position());
    if let Some((from, part)) = view.flight_back(stage.look().pace()) {
        let home = origin(stage, stage.position())?;
        return Some((ball, from.lerp(home, 1.0 - (1.0 - part).powi(3))));
    }
    if let Some(LetGo::Ball(_, place)) = view.let_go {
        return Some((ball, place));
    }
    let drag = view.drag.as_ref().filter(|drag| drag.has_begun())?;
    (drag.held == Held::Ball).then_some((ball, drag.place))
}

/// The spot of a ball that moves in the cube.
pub(super) fn in_cube(whereabouts: Whereabouts) -> Option<Spot> {
    match whereabouts {
        Whereabouts::Cube(spot) => Some(spot),
        Whereabouts::Screen(_) => None,
    }
}
