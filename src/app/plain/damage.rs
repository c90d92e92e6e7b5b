//! Areas of a picture, in pixels, and which of them are to be drawn anew.

use egui::Rect;

/// How many areas are kept apart at most.
const MOST: usize = 8;
/// How far beyond its shape something may be drawn: soft edges, and the tips of thick lines, in
/// pixels.
const SOFT: f32 = 3.0;

/// A rectangle of pixels. The right and lower ends are not part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Area {
    pub left: usize,
    pub top: usize,
    pub right: usize,
    pub bottom: usize,
}

impl Area {
    /// The whole of a picture.
    pub(super) const fn whole([width, height]: [usize; 2]) -> Self {
        Self {
            left: 0,
            top: 0,
            right: width,
            bottom: height,
        }
    }

    /// The pixels that something within a rectangle of points may touch.
    pub(super) fn touched(rect: Rect, scale: f32, size: [usize; 2]) -> Self {
        let first = |place: f32| (place * scale - SOFT).floor().max(0.0) as usize;
        let end = |place: f32| (place * scale + SOFT).ceil().max(0.0) as usize;
        Self {
            left: first(rect.left()),
            top: first(rect.top()),
            right: end(rect.right()),
            bottom: end(rect.bottom()),
        }
        .common(Self::whole(size))
    }

    /// The pixels to which drawing is confined by a rectangle of points.
    pub(super) fn clip(rect: Rect, scale: f32) -> Self {
        let pixel = |place: f32| (place * scale).round().max(0.0) as usize;
        Self {
            left: pixel(rect.left()),
            top: pixel(rect.top()),
            right: pixel(rect.right()),
            bottom: pixel(rect.bottom()),
        }
    }

    /// Whether there is no pixel in it.
    pub(super) const fn is_empty(self) -> bool {
        self.left >= self.right || self.top >= self.bottom
    }

    const fn pixels(self) -> usize {
        if self.is_empty() {
            return 0;
        }
        (self.right - self.left) * (self.bottom - self.top)
    }

    /// What two areas have in common.
    pub(super) fn common(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// The smallest area that has both in it.
    fn around(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// How many pixels more there are in an area around both than in the two of them.
    fn waste(self, other: Self) -> usize {
        let both = self.pixels() + other.pixels();
        self.around(other).pixels().saturating_sub(both)
    }
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

    /// Adds an area. Areas that lie together become one.
    pub(super) fn add(&mut self, mut area: Area) {
        if area.is_empty() {
            return;
        }
        let near = |area: Area| move |&other: &Area| area.waste(other) == 0;
        while let Some(index) = self.0.iter().position(near(area)) {
            area = area.around(self.0.swap_remove(index));
        }
        if self.0.len() == MOST {
            let nearest = (0..MOST).min_by_key(|&index| area.waste(self.0[index]));
            if let Some(index) = nearest {
                area = area.around(self.0.swap_remove(index));
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
        let touched = Area::touched(rect, 2.0, [100, 60]);
        assert_eq!(touched, area(0, 17, 37, 43));
        let outside = Rect::from_min_size(Pos2::new(200.0, 0.0), vec2(5.0, 5.0));
        assert!(Area::touched(outside, 1.0, [100, 60]).is_empty());
        let mut damage = Damage::default();
        damage.add(Area::touched(outside, 1.0, [100, 60]));
        damage.add(Area::touched(Rect::NOTHING, 1.0, [100, 60]));
        assert!(damage.is_empty());
    }
}
