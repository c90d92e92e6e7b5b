//! Draws the board as it is at this moment. It asks for nothing and changes nothing.

mod backdrop;
mod marks;
mod pieces;

use egui::pos2;

use super::stage::Stage;
use super::state::View;
use crate::phrase::Phrase;

/// Draws everything.
pub(super) fn draw(view: &View, stage: &Stage) {
    let (painter, look, geometry) = (stage.painter(), stage.look(), &stage.geometry);
    backdrop::backdrop(painter, geometry, look);
    let position = stage.position();
    let winner = position.winner().filter(|_| view.moving().is_none());
    let reached = winner.map(|winner| (position.pawn(winner), view.light(look.pace())));
    backdrop::goals(painter, geometry, look, reached);
    left(stage);
    marks::below(view, stage);
    pieces::draw(view, stage);
    marks::above(view, stage);
}

/// How many cubes are left, under the rail.
fn left(stage: &Stage) {
    let geometry = &stage.geometry;
    let words = Phrase::new("qubism-left").with("count", i64::from(stage.position().supply()));
    let words = stage.scene.texts.say(&words);
    let place = pos2(
        geometry.rail().center().x,
        geometry.field().bottom() + 0.30 * geometry.unit(),
    );
    backdrop::write(
        stage.painter(),
        geometry,
        place,
        &words,
        stage.look().palette,
    );
}
