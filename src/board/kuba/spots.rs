//! Hit targets of the board: cells, filled hollows, and the chips around the selected marble.

use egui::{Rect, Vec2};

use super::laid::Laid;
use super::place::Place;
use super::speech;
use crate::board::face::{Access, Outline, Setting, Spot};
use crate::board::paint::Circle;
use crate::rules::kuba::{Cell, GameState};

pub(super) fn spots(at: &Setting<GameState>, picks: &[Place]) -> Vec<Spot<Place>> {
    let Laid { geometry, captured } = at.geometry;
    let position = at.game().position();
    let size = Vec2::splat(geometry.cell_size());
    let cells = Cell::all().map(|cell| Spot {
        holds: position.marble(cell).is_some(),
        ..Spot::part(
            Place::Cell(cell),
            Outline::Rect(Rect::from_center_size(geometry.center(cell), size)),
        )
    });
    let filled = captured.iter().filter(|_| geometry.has_hollows());
    let hollows = filled.filter_map(|captured| {
        let (player, marble, index) = (captured.player, captured.marble, captured.index);
        let center = geometry.hollow(player, marble, index);
        let circle = Circle::new(center, geometry.hollow_radius());
        let place = Place::Hollow(player, marble, index, captured.ply?);
        Some(Spot {
            access: Access::Button,
            tip: true,
            ..Spot::part(place, Outline::Disc(circle))
        })
    });
    let picked = picks.last().and_then(|pick| pick.cell());
    let chips = picked.into_iter().flat_map(|cell| {
        let ways = speech::ways(at.look().viewer).into_iter();
        ways.map(move |direction| Spot {
            access: Access::Button,
            cursor: Place::Cell(cell.step(direction).unwrap_or(cell)),
            ..Spot::part(
                Place::Chip(cell, direction),
                Outline::Disc(geometry.chip(cell, direction)),
            )
        })
    });
    cells.chain(hollows).chain(chips).collect()
}
