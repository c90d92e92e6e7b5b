//! Draws the board as it is at this moment. It asks for nothing and changes nothing.

mod backdrop;
mod end;
mod marks;
mod preview;
mod shown;
mod trays;

use self::shown::Shown;
use super::balls;
use super::motion::Whereabouts;
use super::stage::Stage;
use super::state::View;
use crate::board::paint::{Circle, ball};
use crate::rules::Game;

/// Draws everything.
pub(super) fn draw(view: &View, stage: &Stage) {
    backdrop::draw(stage);
    let shown = Shown::of(view, stage);
    trays::layers(stage, &shown);
    trays::hands(stage, &shown);
    let at_rest = shown.moving.is_empty();
    if at_rest && stage.scene.game().outcome().is_none() {
        marks::last_move(stage);
    }
    pictures(stage, &shown);
    if at_rest {
        end::draw(stage);
    }
    marks::draw(view, stage);
    over(stage, &shown);
}

/// The pictures of all balls on the faces, the upper ones first.
fn pictures(stage: &Stage, shown: &Shown) {
    let (painter, look, geometry) = (stage.painter(), stage.look(), &stage.geometry);
    let mut all = Vec::new();
    for cell in shown.still {
        if let Some(colour) = shown.position.ball(cell) {
            let lying = geometry.balls(cell);
            all.extend(lying.map(|circle| balls::of_game(stage.position(), colour, circle, look)));
        }
    }
    for &(colour, whereabouts) in &shown.moving {
        if let Whereabouts::Cube(spot) = whereabouts {
            all.extend(geometry.pictures(spot).map(|picture| {
                let mut glass = balls::of_game(stage.position(), colour, picture.circle, look);
                glass.alpha = picture.alpha;
                glass
            }));
        }
    }
    all.sort_by(|one, other| one.center.y.total_cmp(&other.center.y));
    for glass in all {
        ball::ball(painter, &glass, look.palette);
    }
}

/// What flies over everything.
fn over(stage: &Stage, shown: &Shown) {
    let flying = shown.moving.iter().filter_map(|&(ball, whereabouts)| {
        let Whereabouts::Screen(circle) = whereabouts else {
            return None;
        };
        Some((ball, circle))
    });
    let radius = stage.geometry.ball_radius();
    let held = shown
        .held
        .map(|(ball, place)| (ball, Circle::new(place, radius)));
    for (colour, circle) in flying.chain(held) {
        let mut glass = balls::of_game(stage.position(), colour, circle, stage.look());
        // A ball that moves is new in every frame: it is not kept as a picture.
        glass.alpha = 0.999;
        ball::ball(stage.painter(), &glass, stage.look().palette);
    }
}
