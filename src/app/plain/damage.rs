//! Which areas of a picture are to be drawn anew.

use egui::Rect;

use crate::board::raster::Area;

/// How many areas are kept apart at most.
const MOST: usize = 8;
/// How far beyond its shape something may be drawn: soft edges, and the tips of thick lines, in
/// pixels.
const SOFT: f32 = 3.0;

/// The pixels that something within a rectangle of pixels may touch.
pub(super) fn reach(rect: Rect, size: [usize; 2]) -> Area {
    let first = |place: f32| (place - SOFT).floor().max(0.0) as usize;
    let end = |place: f32| (place + SOFT).ceil().max(0.0) as usize;
    let area = Area {
        left: first(rect.left()),
        top: first(rect.top()),
        right: end(rect.right()),
        bottom: end(rect.bottom()),
    };
    area.common(Area::whole(size))
}

const fn pixels(area: Area) -> usize {
    if area.is_empty() {
        return 0;
    }
    (area.right - area.left) * (area.bottom - area.top)
}

/// The smallest area that has both in it.
fn around(one: Area, other: Area) -> Area {
    Area {
        left: one.left.min(other.left),
        top: one.top.min(other.top),
        right: one.right.max(other.right),
        bottom: one.bottom.max(other.bottom),
    }
}

/// How many pixels more there are in an area around both than in the two of them.
fn waste(one: Area, other: Area) -> usize {
    let both = pixels(one) + pixels(other);
    pixels(around(one, other)).saturating_sub(both)
}

/// What is to be drawn anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Damage(Vec<Area>);

impl Damage {
    /// The whole of a picture.
    pub(super) fn whole(size: [usize; 2]) -> Self {
        Self(vec![Area::whole(size)])
    }

    /// The areas.
    pub(super) fn areas(&self) -> &[Area] {
        &self.0
    }

    /// Whether nothing is to be drawn.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many pixels are to be drawn, more or less: areas may share some.
    pub(super) fn pixels(&self) -> usize {
        self.0.iter().copied().map(pixels).sum()
    }

    /// Adds an area. Areas that lie together become one.
    pub(super) fn add(&mut self, mut area: Area) {
        if area.is_empty() {
            return;
        }
        let near = |area: Area| move |&other: &Area| waste(area, other) == 0;
        while let Some(index) = self.0.iter().position(near(area)) {
            area = around(area, self.0.swap_remove(index));
        }
        if self.0.len() == MOST {
            let nearest = (0..MOST).min_by_key(|&index| waste(area, self.0[index]));
            if let Some(index) = nearest {
                area = around(area, self.0.swap_remove(index));
                return self.add(area);
            }
        }
        self.0.push(area);
    }

    /// Adds all that is to be drawn anew for another reason.
    pub(super) fn add_all(&mut self, other: &Self) {
        for &area in &other.0 {
            self.add(area);
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Pos2, pos2, vec2};

    use super::*;

    fn area(left: usize, top: usize, width: usize, height: usize) -> Area {
        Area {
            left,
            top,
            right: left + width,
            bottom: top + height,
        }
    }

    #[test]
    fn areas_that_lie_together_become_one() {
        let mut damage = Damage::default();
        damage.add(area(10, 10, 20, 20));
        damage.add(area(200, 200, 5, 5));
        damage.add(area(20, 12, 20, 16));
        let mut found = damage.areas().to_vec();
        found.sort_by_key(|area| area.left);
        assert_eq!(found, [area(10, 10, 30, 20), area(200, 200, 5, 5)]);
    }

    #[test]
    fn there_are_never_many_areas_and_none_is_forgotten() {
        let mut damage = Damage::default();
        let all: Vec<Area> = (0..50)
            .map(|step| area(step * 37, step % 7 * 90, 9, 9))
            .collect();
        for &one in &all {
            damage.add(one);
            assert!(damage.areas().len() <= MOST);
        }
        for one in all {
            assert!(damage.areas().iter().any(|kept| kept.common(one) == one));
        }
    }

    #[test]
    fn an_area_takes_in_soft_edges_and_ends_with_the_picture() {
        let rect = Rect::from_min_size(pos2(-3.0, 10.0), vec2(20.0, 500.0));
        let touched = reach(rect * 2.0, [100, 60]);
        assert_eq!(touched, area(0, 17, 37, 43));
        let outside = Rect::from_min_size(Pos2::new(200.0, 0.0), vec2(5.0, 5.0));
        assert!(reach(outside, [100, 60]).is_empty());
        let mut damage = Damage::default();
        damage.add(reach(outside, [100, 60]));
        damage.add(reach(Rect::NOTHING, [100, 60]));
        assert!(damage.is_empty());
    }
}
