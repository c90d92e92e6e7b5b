//! Areas of a frame that must be redrawn.

use egui::{Pos2, Rect, pos2, vec2};
use kuba::app::platform::plain::damage::Damage;
use kuba::app::platform::plain::damage::MAX_AREAS;
use kuba::app::platform::plain::damage::pixel_bounds;
use kuba::board::raster::Area;

fn area(left: usize, top: usize, width: usize, height: usize) -> Area {
    Area { left, top, right: left + width, bottom: top + height }
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
    let all: Vec<Area> = (0..50).map(|step| area(step * 37, step % 7 * 90, 9, 9)).collect();
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
