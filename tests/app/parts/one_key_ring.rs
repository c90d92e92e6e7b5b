//! Rings of the highlight: a thick one that empties around the present item, thin ones around the others.

use egui::{Pos2, Rect, pos2, vec2};
use kuba::app::input::one_key::ring::closed;
use kuba::app::input::one_key::ring::part;
use kuba::board::face::Shape;
use kuba::board::paint::Circle;

#[test]
fn half_of_a_ring_ends_on_the_other_side() {
    let rect = Rect::from_min_size(Pos2::ZERO, vec2(60.0, 40.0));
    let disc = Circle::new(pos2(30.0, 20.0), 20.0);
    for shape in [Shape::Rect(rect), Shape::Disc(disc)] {
        let line = closed(&shape, 5.0);
        assert_eq!(line.first(), line.last());
        assert_eq!(part(&line, 1.0).len(), line.len());
        let end = part(&line, 0.5).last().copied().expect("an end");
        assert!(end.distance(pos2(30.0, 45.0)) < 1.0, "{end:?}");
    }
}
