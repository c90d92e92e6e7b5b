//! Hit targets of the board: squares, the chips around a selected one, and the rail.

use egui::Rect;

use super::geometry::Geometry;
use super::hand;
use super::place::Place;
use crate::board::face::{Access, Outline, Setting, Spot};
use crate::rules::qubism::{CUBES, GameState, Square};

pub(super) fn spots(at: &Setting<GameState>, picks: &[Place]) -> Vec<Spot<Place>> {
    let (geometry, game) = (at.geometry, at.game());
    let squares = Square::all().map(|square| Spot {
        holds: hand::stands_on(game, square),
        ..Spot::part(
            Place::Square(square),
            Outline::Rect(geometry.square(square)),
        )
    });
    let open = hand::to_be_filled(game, picks);
    let chips = open.into_iter().flat_map(|square| {
        let chips = geometry.chips(square, at.touch).into_iter();
        chips.map(move |chip| Spot {
            access: Access::Button,
            cursor: Place::Square(square),
            ..Spot::part(Place::Chip(square, chip.cube), Outline::Disc(chip.circle))
        })
    });
    let rail = (0..CUBES as usize).map(|index| Spot {
        access: Access::Hidden,
        // A press on the empty rail asks for the reason.
        pressed: game.position().supply() == 0,
        holds: true,
        ..Spot::part(Place::Rail(index), Outline::Rect(in_rail(geometry, index)))
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
