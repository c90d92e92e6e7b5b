//! Geometry of a drag: the displacement of the piece and the target.

use egui::Vec2;

use crate::gesture;
use crate::grammar::{DragMode, DragPath};

/// Limit of the displacement of a snapping piece where it cannot go, in cells.
const RESISTANCE: f32 = 0.12;
/// Share of a drag beyond a whole cell that a snapping piece follows.
const SNAP: f32 = 0.45;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct DragPosition<P> {
    /// In cells on the screen; `None` if the piece stays in its place.
    pub travel: Option<Vec2>,
    pub open: bool,
    pub aim: Option<P>,
    /// The pull, if a release must commit by its distance.
    pub pulled: Option<Pulled>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pulled {
    /// In cells, at least 0.
    pub distance: f32,
    pub balls: usize,
}

impl<P> DragPosition<P> {
    const fn at(travel: Option<Vec2>, aim: Option<P>) -> Self {
        Self { travel, open: true, aim, pulled: None }
    }
}

/// `travel` is the displacement of the pointer in cells, `under` the place under it.
pub(super) fn drag_position<P: Copy>(
    rein: &DragMode<P>,
    travel: Vec2,
    under: Option<P>,
) -> DragPosition<P> {
    match rein {
        DragMode::Fixed => DragPosition::at(None, None),
        DragMode::Free => DragPosition::at(Some(travel), under),
        DragMode::Snaps(ways) => snapped(ways, travel),
        DragMode::Slides(ways) => slid(ways, travel),
    }
}

/// Moves the piece by one cell along the way of the pull, or lets it resist.
fn slid<P: Copy>(ways: &[DragPath<P>], travel: Vec2) -> DragPosition<P> {
    let along = |way: &&DragPath<P>| way.along.dot(travel);
    let way = ways.iter().max_by(|a, b| along(a).total_cmp(&along(b)));
    let Some(way) = way.filter(|way| along(way) > 0.0) else {
        return DragPosition {
            pulled: Some(Pulled { distance: 0.0, balls: 0 }),
            ..DragPosition::at(Some(Vec2::ZERO), None)
        };
    };
    let distance = along(&way);
    let open = way.open > 0;
    DragPosition {
        travel: Some(way.along * gesture::follow(distance, open)),
        open,
        aim: way.stops.first().copied(),
        pulled: Some(Pulled { distance, balls: if open { way.balls } else { 0 } }),
    }
}

/// Moves the piece along the first way as far as it is open; elsewhere it gives way a little.
fn snapped<P: Copy>(ways: &[DragPath<P>], travel: Vec2) -> DragPosition<P> {
    let Some(own) = ways.first() else {
        return DragPosition::at(None, None);
    };
    let along = travel.dot(own.along);
    let open = own.open as f32;
    if along <= 0.0 || own.open == 0 {
        let shown = own.along * along.clamp(-RESISTANCE, RESISTANCE);
        return DragPosition::at(Some(shown), asked(ways, travel));
    }
    let along = along.min(open + RESISTANCE);
    let whole = along.round().min(open);
    let aim = match whole as usize {
        0 => asked(ways, travel),
        steps => own.stops.get(steps - 1).copied(),
    };
    let shown = own.along * (whole + (along - whole) * SNAP);
    DragPosition::at(Some(shown), aim)
}

/// The place that a pull selects: along the way nearest to its direction.
fn asked<P: Copy>(ways: &[DragPath<P>], travel: Vec2) -> Option<P> {
    let along = |way: &DragPath<P>| way.along.dot(travel);
    let way = ways.iter().max_by(|a, b| along(a).total_cmp(&along(b)))?;
    let steps = along(way).round() as usize;
    way.stops.get(..steps.min(way.stops.len()))?.last().copied()
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    /// Three open cells to the left, a closed one below.
    fn ways() -> DragMode<&'static str> {
        let way = |along, stops: &[&'static str], open| DragPath {
            along,
            stops: stops.to_vec(),
            open,
            balls: 0,
        };
        DragMode::Snaps(vec![
            way(vec2(-1.0, 0.0), &["d", "c", "b", "a"], 3),
            way(vec2(0.0, 1.0), &["below"], 0),
            way(vec2(0.0, -1.0), &["above", "far above"], 0),
            way(vec2(1.0, 0.0), &[], 0),
        ])
    }

    fn pulled(x: f32, y: f32) -> (f32, Option<&'static str>) {
        let DragPosition { travel, aim, .. } = drag_position(&ways(), vec2(x, y), None);
        (-travel.expect("it follows").x, aim)
    }

    #[test]
    fn it_goes_along_its_way_and_snaps_to_cells() {
        let (travel, aim) = pulled(-1.8, 0.7);
        assert!((travel - 1.9).abs() < 0.1 && aim == Some("c"), "{travel}");
        assert_eq!(pulled(-0.4, 0.0).1, None);
    }

    #[test]
    fn it_stops_at_the_last_cell_and_does_not_go_back_or_aside() {
        let (travel, aim) = pulled(-9.0, 0.0);
        assert!(travel < 3.0 + RESISTANCE && aim == Some("b"), "{travel}");
        for (x, y, asks) in
            [(0.8, 0.0, None), (0.0, 1.1, "below".into()), (0.0, -1.0, "above".into())]
        {
            let (travel, aim) = pulled(x, y);
            assert!(travel.abs() <= RESISTANCE + 1e-6 && aim == asks);
        }
    }

    #[test]
    fn a_row_goes_one_cell_where_it_may_and_resists_elsewhere() {
        let DragMode::Snaps(ways) = ways() else {
            panic!("ways");
        };
        let rein = DragMode::Slides(ways);
        let slid = |x, y| drag_position(&rein, vec2(x, y), None);
        let open = slid(-3.0, 0.0);
        assert!(open.open && open.aim == Some("d"));
        assert_eq!(open.travel, Some(vec2(-1.0, 0.0)));
        let closed = slid(0.0, 3.0);
        assert!(!closed.open && closed.aim == Some("below"));
        assert!(closed.travel.is_some_and(|travel| travel.y < 0.19));
        assert_eq!(slid(0.0, 0.0).aim, None);
    }

    #[test]
    fn what_is_fixed_stays_and_what_is_free_is_where_the_hand_is() {
        let travel = vec2(1.0, 2.0);
        let fixed = drag_position(&DragMode::Fixed, travel, Some('x'));
        assert_eq!((fixed.travel, fixed.aim), (None, None));
        let free = drag_position(&DragMode::Free, travel, Some('x'));
        assert_eq!((free.travel, free.aim), (Some(travel), Some('x')));
    }
}
