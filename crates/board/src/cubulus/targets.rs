//! Hit targets of the board: openings face by face, the layers, the core, and the hand that the next ball
//! comes from.

use super::cube_view::FACES;
use super::hand;
use super::target::Target;
use crate::face::{Access, BoardContext, BoardLayout as _, HitTarget, Shape};
use kuba_rules::cubulus::{BALLS, Cell, GameState};

/// Distance by which a finger or a dragged ball may miss an opening, in cells.
const REACH: f32 = 0.17;
/// Group of the layers, after those of the faces.
pub(super) const LAYERS: u8 = FACES.len() as u8;

pub(super) fn spots(at: &BoardContext<GameState>) -> Vec<HitTarget<Target>> {
    let position = at.game().position();
    let mut spots: Vec<_> = openings(at).collect();
    spots.extend(at.geometry.layers().map(|layer| HitTarget {
        access: Access::Text,
        group: Some(LAYERS),
        pressed: false,
        ..HitTarget::part(Target::Layer(layer), Shape::Rect(at.geometry.trays().layer(layer)))
    }));
    if position.is_laying() {
        let core = at.geometry.trays().square(Cell::CORE);
        spots.push(HitTarget {
            group: Some(LAYERS),
            ..HitTarget::part(Target::Core, Shape::Rect(core))
        });
    }
    let cells = Cell::all().filter(|_| at.geometry.has_layers());
    spots.extend(cells.map(|cell| HitTarget {
        access: Access::Hidden,
        pressed: false,
        ..HitTarget::part(Target::Seen(cell), Shape::Rect(at.geometry.trays().square(cell)))
    }));
    spots.extend(own_hand(at));
    spots
}

fn openings(at: &BoardContext<GameState>) -> impl Iterator<Item = HitTarget<Target>> {
    let geometry = *at.geometry;
    geometry.view().openings().map(move |opening| {
        let mut faces = FACES.into_iter().zip(0..);
        let group = faces.find_map(|(face, group)| (face == opening.face()).then_some(group));
        HitTarget {
            group,
            holds: true,
            reach: REACH * geometry.unit(),
            ..HitTarget::part(
                Target::Opening(opening),
                Shape::Polygon(geometry.rhombus(opening, 0.0)),
            )
        }
    })
}

fn own_hand(at: &BoardContext<GameState>) -> impl Iterator<Item = HitTarget<Target>> {
    let position = at.game().position();
    let hands = hand::holds(position, at.look().viewer).len();
    let own = hand::own_hand(at, position).filter(|&(_, count)| count > 0);
    own.into_iter().flat_map(move |(index, _)| {
        (0..usize::from(BALLS)).map(move |hollow| {
            let place = at.geometry.trays().around_hollow(index, hands, hollow);
            HitTarget {
                access: Access::Hidden,
                pressed: false,
                holds: true,
                ..HitTarget::part(Target::Hand(hollow), Shape::Rect(place))
            }
        })
    })
}

#[cfg(test)]
mod tests {
    use egui::{Pos2, Rect, pos2, vec2};

    use super::*;
    use crate::cubulus::geometry::Geometry;
    use kuba_rules::cubulus::{Direction, Opening};

    fn openings_of(geometry: &Geometry) -> Vec<(Opening, Shape)> {
        let outline = |opening| Shape::Polygon(geometry.rhombus(opening, 0.0));
        Opening::all().map(|opening| (opening, outline(opening))).collect()
    }

    fn under(geometry: &Geometry, point: Pos2, reach: f32) -> Option<Opening> {
        let openings = openings_of(geometry).into_iter();
        let far = openings.map(|(opening, outline)| (opening, outline.distance(point)));
        far.filter(|(_, far)| *far <= reach * geometry.unit())
            .min_by(|one, other| one.1.total_cmp(&other.1))
            .map(|(opening, _)| opening)
    }

    fn board() -> Geometry {
        let area = Rect::from_min_size(pos2(10.0, 40.0), vec2(948.0, 722.0));
        Geometry::new(area, false)
    }

    #[test]
    fn every_opening_is_found_at_its_middle_and_near_its_corners() {
        let board = board();
        for opening in Opening::all() {
            assert_eq!(under(&board, board.opening(opening), 0.0), Some(opening));
            for corner in board.rhombus(opening, 0.05) {
                assert_eq!(under(&board, corner, 0.0), Some(opening), "{corner}");
            }
        }
    }

    #[test]
    fn beside_the_faces_is_nothing_but_a_finger_may_miss_by_a_little() {
        let board = board();
        let top = Opening::new("b33".parse().expect("a cell"), Direction::Down);
        let top = top.expect("an opening");
        let beside = board.opening(top) + board.step(Direction::North) * 0.6;
        assert_eq!(under(&board, beside, 0.0), None);
        assert_eq!(under(&board, beside, REACH), Some(top));
        let far = board.board().left_top() + vec2(2.0, 2.0);
        assert_eq!(under(&board, far, REACH), None);
    }
}
