//! Hit targets of the board: cells, filled hollows, and the chips around the selected marble.

use egui::{Rect, Vec2};

use super::laid::KubaLayout;
use super::speech;
use super::target::Target;
use crate::face::{Access, BoardContext, HitTarget, Shape};
use crate::paint::Circle;
use kuba_rules::kuba::{Cell, GameState};

pub(super) fn spots(at: &BoardContext<GameState>, picks: &[Target]) -> Vec<HitTarget<Target>> {
    let KubaLayout { geometry, captured, .. } = at.geometry;
    let position = at.game().position();
    let size = Vec2::splat(geometry.cell_size());
    let cells = Cell::all().map(|cell| HitTarget {
        holds: position.marble(cell).is_some(),
        ..HitTarget::part(
            Target::Cell(cell),
            Shape::Rect(Rect::from_center_size(geometry.center(cell), size)),
        )
    });
    let filled = captured.iter().filter(|_| geometry.has_hollows());
    let hollows = filled.filter_map(|captured| {
        let (player, marble, index) = (captured.player, captured.marble, captured.index);
        let center = geometry.hollow(player, marble, index);
        let circle = Circle::new(center, geometry.hollow_radius());
        let place = Target::Hollow(player, marble, index, captured.ply?);
        Some(HitTarget {
            access: Access::Button,
            tip: true,
            ..HitTarget::part(place, Shape::Disc(circle))
        })
    });
    let picked = picks.last().and_then(|pick| pick.cell());
    let chips = picked.into_iter().flat_map(|cell| {
        let ways = speech::ways(at.look().viewer).into_iter();
        ways.map(move |direction| HitTarget {
            access: Access::Button,
            cursor: Target::Cell(cell.step(direction).unwrap_or(cell)),
            ..HitTarget::part(
                Target::Chip(cell, direction),
                Shape::Disc(geometry.chip(cell, direction)),
            )
        })
    });
    cells.chain(hollows).chain(chips).collect()
}
