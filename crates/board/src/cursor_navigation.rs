//! Default navigation of the keyboard cursor between the parts of a board.

use egui::Vec2;

use super::face::{Access, HitTarget};

fn parts<P: Copy>(spots: &[HitTarget<P>]) -> impl DoubleEndedIterator<Item = &HitTarget<P>> {
    spots.iter().filter(|spot| spot.access == Access::Part)
}

/// The part after `here`, or before it if `back`; `None` at the end.
pub(super) fn next<P: Copy + PartialEq>(
    spots: &[HitTarget<P>],
    here: Option<P>,
    back: bool,
) -> Option<P> {
    let mut places: Vec<P> = parts(spots).map(|spot| spot.place).collect();
    if back {
        places.reverse();
    }
    let at = here.and_then(|here| places.iter().position(|&place| place == here));
    places.get(at.map_or(0, |at| at + 1)).copied()
}

/// The nearest part in this direction; a sideways offset counts as extra distance.
pub(super) fn beside<P: Copy + PartialEq>(spots: &[HitTarget<P>], here: P, way: Vec2) -> Option<P> {
    let from = parts(spots).find(|spot| spot.place == here)?;
    let from = from.outline.rect().center();
    let far = |spot: &&HitTarget<P>| {
        let travel = spot.outline.rect().center() - from;
        let along = travel.dot(way);
        let aside = travel.dot(way.rot90()).abs();
        (along > aside).then_some(along + aside)
    };
    let reached = parts(spots).filter_map(|spot| Some((far(&spot)?, spot.place)));
    let nearest = reached.min_by(|one, other| one.0.total_cmp(&other.0));
    nearest.map(|(_, place)| place)
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;
    use crate::face::Shape;

    fn spots() -> Vec<HitTarget<char>> {
        let at = |place, x: f32, y: f32| {
            let rect = Rect::from_center_size(pos2(x, y), vec2(8.0, 8.0));
            HitTarget::part(place, Shape::Rect(rect))
        };
        let text = HitTarget { access: Access::Text, ..at('t', 10.0, 10.0) };
        let mut spots = vec![at('a', 0.0, 0.0), at('b', 20.0, 1.0)];
        spots.extend([text, at('c', 0.0, 20.0), at('d', 20.0, 20.0)]);
        spots
    }

    #[test]
    fn arrows_lead_to_the_nearest_part_that_way_and_no_further_than_the_edge() {
        let spots = spots();
        let ways = [Vec2::RIGHT, Vec2::DOWN, Vec2::LEFT, Vec2::UP];
        let from = |here| ways.map(|way| beside(&spots, here, way));
        assert_eq!(from('a'), [Some('b'), Some('c'), None, None]);
        assert_eq!(from('d'), [None, None, Some('c'), Some('b')]);
    }

    #[test]
    fn tab_goes_through_all_parts_and_leaves() {
        let spots = spots();
        for (back, order) in [(false, "abcd"), (true, "dcba")] {
            let mut here = None;
            for place in order.chars() {
                here = next(&spots, here, back);
                assert_eq!(here, Some(place));
            }
            assert_eq!(next(&spots, here, back), None);
        }
    }
}
