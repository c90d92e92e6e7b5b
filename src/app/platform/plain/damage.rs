//! Areas of a frame that must be redrawn.

use egui::Rect;

use crate::board::raster::Area;

/// Maximum number of areas; more are merged.
const MAX_AREAS: usize = 8;
/// Width in pixels of anti-aliased edges and line tips outside the bounds of a shape.
const MARGIN: f32 = 3.0;

/// Pixels that a shape with these bounds (in pixels) may touch, clipped to the frame.
pub(super) fn pixel_bounds(rect: Rect, size: [usize; 2]) -> Area {
    let first = |place: f32| (place - MARGIN).floor().max(0.0) as usize;
    let end = |place: f32| (place + MARGIN).ceil().max(0.0) as usize;
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

fn union(one: Area, other: Area) -> Area {
    Area {
        left: one.left.min(other.left),
        top: one.top.min(other.top),
        right: one.right.max(other.right),
        bottom: one.bottom.max(other.bottom),
    }
}

/// Number of pixels that a merged area has beyond the two areas.
fn wasted_pixels(one: Area, other: Area) -> usize {
    let both = pixels(one) + pixels(other);
    pixels(union(one, other)).saturating_sub(both)
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Damage(Vec<Area>);

impl Damage {
    pub(super) fn whole(size: [usize; 2]) -> Self {
        Self(vec![Area::whole(size)])
    }

    pub(super) fn areas(&self) -> &[Area] {
        &self.0
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Counts pixels twice where areas overlap.
    pub(super) fn pixels(&self) -> usize {
        self.0.iter().copied().map(pixels).sum()
    }

    /// Adds an area and merges it with others where that adds no pixels.
    pub(super) fn add(&mut self, mut area: Area) {
        if area.is_empty() {
            return;
        }
        let near = |area: Area| move |&other: &Area| wasted_pixels(area, other) == 0;
        while let Some(index) = self.0.iter().position(near(area)) {
            area = union(area, self.0.swap_remove(index));
        }
        if self.0.len() == MAX_AREAS {
            let nearest = (0..MAX_AREAS).min_by_key(|&index| wasted_pixels(area, self.0[index]));
            if let Some(index) = nearest {
                area = union(area, self.0.swap_remove(index));
                return self.add(area);
            }
        }
        self.0.push(area);
    }

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
    fn adjacent_areas_are_merged() {
        let mut damage = Damage::default();
        damage.add(area(10, 10, 20, 20));
        damage.add(area(200, 200, 5, 5));
        damage.add(area(20, 12, 20, 16));
        let mut found = damage.areas().to_vec();
        found.sort_by_key(|area| area.left);
        assert_eq!(found, [area(10, 10, 30, 20), area(200, 200, 5, 5)]);
    }

    #[test]
    fn the_number_of_areas_is_limited_and_every_pixel_is_kept() {
        let mut damage = Damage::default();
        let all: Vec<Area> = (0..50)
            .map(|step| area(step * 37, step % 7 * 90, 9, 9))
            .collect();
        for &one in &all {
            damage.add(one);
            assert!(damage.areas().len() <= MAX_AREAS);
        }
        for one in all {
            assert!(damage.areas().iter().any(|kept| kept.common(one) == one));
        }
    }

    #[test]
    fn an_area_includes_soft_edges_and_is_clipped_to_the_frame() {
        let rect = Rect::from_min_size(pos2(-3.0, 10.0), vec2(20.0, 500.0));
        let touched = pixel_bounds(rect * 2.0, [100, 60]);
        assert_eq!(touched, area(0, 17, 37, 43));
        let outside = Rect::from_min_size(Pos2::new(200.0, 0.0), vec2(5.0, 5.0));
        assert!(pixel_bounds(outside, [100, 60]).is_empty());
        let mut damage = Damage::default();
        damage.add(pixel_bounds(outside, [100, 60]));
        damage.add(pixel_bounds(Rect::NOTHING, [100, 60]));
        assert!(damage.is_empty());
    }
}
