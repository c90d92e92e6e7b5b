//! Hit targets of the board: squares, the chips around a selected one, and the rail.

use egui::Rect;

use super::geometry::Geometry;
use super::hand;
use super::target::Target;
use crate::face::{Access, BoardContext, HitTarget, Shape};
use kuba_rules::qubism::{CUBES, GameState, Square};

pub(super) fn spots(at: &BoardContext<GameState>, picks: &[Target]) -> Vec<HitTarget<Target>> {
    let (geometry, game) = (at.geometry, at.game());
    let squares = Square::all().map(|square| HitTarget {
        holds: hand::stands_on(game, square),
        ..HitTarget::part(Target::Square(square), Shape::Rect(geometry.square(square)))
    });
    let open = hand::to_be_filled(game, picks);
    let chips = open.into_iter().flat_map(|square| {
        let chips = geometry.chips(square, at.touch).into_iter();
        chips.map(move |chip| HitTarget {
            access: Access::Button,
            cursor: Target::Square(square),
            ..HitTarget::part(Target::Chip(square, chip.cube), Shape::Disc(chip.circle))
        })
    });
    let rail = (0..CUBES as usize).map(|index| HitTarget {
        access: Access::Hidden,
        // A press on the empty rail asks for the reason.
        pressed: game.position().supply() == 0,
        holds: true,
        ..HitTarget::part(Target::Rail(index), Shape::Rect(in_rail(geometry, index)))
    });
    squares.chain(chips).chain(rail).collect()
}

/// A slot of the rail, with half the gap to each neighbour.
fn in_rail(geometry: &Geometry, index: usize) -> Rect {
    let rail = geometry.rail();
    let height = rail.height() / CUBES as f32;
    let place = geometry.place(index);
    Rect::from_center_size(place.center(), egui::vec2(rail.width(), height))
}
