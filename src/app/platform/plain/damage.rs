//! Areas of a frame that must be redrawn.

use egui::Rect;

use crate::board::raster::Area;

/// Maximum number of areas; more are merged.
pub const MAX_AREAS: usize = 8;
/// Width in pixels of anti-aliased edges and line tips outside the bounds of a shape.
const MARGIN: f32 = 3.0;

/// Pixels that a shape with these bounds (in pixels) may touch, clipped to the frame.
pub fn pixel_bounds(rect: Rect, size: [usize; 2]) -> Area {
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

/// Areas of a frame that differ from an earlier one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Damage(Vec<Area>);

impl Damage {
    /// The whole frame, whose size is in pixels.
    pub fn whole(size: [usize; 2]) -> Self {
        Self(vec![Area::whole(size)])
    }

    /// Areas, which may overlap.
    pub fn areas(&self) -> &[Area] {
        &self.0
    }

    /// Returns `true` if nothing has changed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Counts pixels twice where areas overlap.
    pub(super) fn pixels(&self) -> usize {
        self.0.iter().copied().map(pixels).sum()
    }

    /// Adds an area and merges it with others where that adds no pixels.
    pub fn add(&mut self, mut area: Area) {
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
