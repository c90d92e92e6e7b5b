//! The squares by themselves: a node for each, and what a click on one means.

use crate::board::qubism::hand::{self, Choice};
use crate::board::qubism::speech;
use crate::board::qubism::stage::Stage;
use crate::board::qubism::state::View;
use crate::board::{Reply, Scene, reader};
use crate::rules::Game;
use crate::rules::qubism::{Cube, GameState, Illegal, Move, Square};

/// A node for each square, for screen readers; their click chooses.
pub(super) fn take(view: &mut View, stage: &Stage, reply: &mut Reply<Move>) {
    for square in Square::all() {
        let id = stage.response.id.with(square);
        let rect = stage.geometry.square(square);
        let words = || stage.scene.texts.say(&speech::square(stage.scene, square));
        if reader::part(stage.ui, id, rect, words) {
            click(view, stage.scene, square, reply);
        }
    }
}

/// A click on a square: moves what is chosen there, chooses what stands there, or says why not.
pub(super) fn click(
    view: &mut View,
    scene: &Scene<GameState>,
    square: Square,
    reply: &mut Reply<Move>,
) {
    view.refused = None;
    if let Some(choice) = view.choice.filter(|_| hand::is_free(scene)) {
        if goes_on(view, scene, choice, square, reply) {
            return;
        }
        view.choose(None);
        if !stands_on(scene.game(), square) {
            return;
        }
    }
    choose(view, scene, square);
    if view.refused.is_some() {
        view.cues.refuse();
    }
}

/// A click on a square while something is chosen. Returns whether that is all it means.
fn goes_on(
    view: &mut View,
    scene: &Scene<GameState>,
    choice: Choice,
    square: Square,
    reply: &mut Reply<Move>,
) -> bool {
    let game = scene.game();
    let from = match choice {
        Choice::Pawn => hand::own_pawn(game),
        Choice::Cube(from) => from,
        Choice::Place(place) => {
            if place == square {
                view.choose(None);
            }
            return place == square;
        }
    };
    if from == square {
        view.choose(None);
        return true;
    }
    let to = square;
    match game.check(Move::Go { from, to }) {
        Ok(()) => view.play(scene, Move::Go { from, to }, reply),
        Err(Illegal::NotAStep | Illegal::OffArrow(_)) => return false,
        Err(_) if stands_on(game, square) && choice == Choice::Pawn => return false,
        Err(why) => {
            view.refuse(scene, &why);
            view.cues.refuse();
        }
    }
    true
}

/// A click on a square while nothing is chosen.
fn choose(view: &mut View, scene: &Scene<GameState>, square: Square) {
    if view.refuse_tied(scene) {
        return;
    }
    let game = scene.game();
    if square == hand::own_pawn(game) {
        view.choose(Some(Choice::Pawn));
    } else if game.position().pawn_on(square).is_some() {
        view.refuse(scene, &Illegal::NotYours(game.turn()));
    } else if game.position().cube(square).is_some() {
        if !view.refuse_stuck(scene, square) {
            view.choose(Some(Choice::Cube(square)));
        }
    } else if let Some(why) = hand::why_no_place(game, square) {
        view.refuse(scene, &why);
    } else {
        view.choose(Some(Choice::Place(square)));
    }
}

/// The way in which a new cube is offered on a square first: as the last one, if that is legal.
pub(super) fn first_aim(view: &View, game: &GameState, square: Square) -> Cube {
    let usual = view.usual();
    let mut open: Vec<Cube> = hand::placements(game, square).collect();
    // The same direction is nearer than the same fin.
    open.sort_by_key(|cube| (*cube != usual, cube.arrow != usual.arrow));
    open.first().copied().unwrap_or(usual)
}

fn stands_on(game: &GameState, square: Square) -> bool {
    let position = game.position();
    position.cubes().has(square) || position.pawn_on(square).is_some()
}
