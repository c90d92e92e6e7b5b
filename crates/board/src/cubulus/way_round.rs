//! Paths over the cube and its panes: arrows into openings, bows between places, and the way round of the ball
//! that a shift ejects.

use egui::{Pos2, Rect, Vec2};

use super::cube_view::FACES;
use super::geometry::Geometry;
use crate::face::{BoardLayout as _, Shape};
use kuba_rules::cubulus::{Face, Opening};

/// Number of segments of a bow.
const POINTS: u8 = 24;
/// Sideways bends that a bow may have, as shares of its length.
const BENDS: [f32; 7] = [0.0, 0.1, -0.1, 0.22, -0.22, 0.4, -0.4];
/// Cost of a bend of 1, in points of a bow that lie on a face.
const BENT: f32 = 24.0;
/// Width of the rib on which no ball enters, in cells.
const RIB: f32 = 0.06;
/// Distance of the tail of an arrow from the middle of its opening, and the length of the arrow, in cells.
const OUTSIDE: f32 = 0.7;
const ARROW: f32 = 0.6;

impl Geometry {
    pub(super) fn silhouette(&self) -> [Pos2; 6] {
        // At rest from the foot of the front edge to the right and round.
        [
            [true, true, false],
            [true, false, false],
            [true, false, true],
            [false, false, true],
            [false, true, true],
            [false, true, false],
        ]
        .map(|is_near| self.corner(is_near))
    }

    /// Corner of the cube at the near or far end of each axis; at least one is near.
    pub(super) fn corner(&self, is_near: [bool; 3]) -> Pos2 {
        let is_seen = |face: Face| !self.view().is_pane(face);
        // `true` for the end towards the right, the back or the top.
        let upper = [Face::Right, Face::Back, Face::Top];
        let ends = [0, 1, 2].map(|axis: usize| is_seen(upper[axis]) == is_near[axis]);
        let axis = is_near.iter().position(|&is_near| is_near).unwrap_or(0);
        let face =
            if ends[axis] { upper[axis] } else { [Face::Left, Face::Front, Face::Bottom][axis] };
        let [one, other] = match axis {
            0 => [ends[1], ends[2]],
            1 => [ends[0], ends[2]],
            _ => [ends[0], ends[1]],
        };
        let place = match (one, other) {
            (false, false) => 0,
            (true, false) => 1,
            (true, true) => 2,
            (false, true) => 3,
        };
        self.face_on_cube(face)[place]
    }

    fn outline(&self, face: Face) -> Vec<Pos2> {
        if self.view().is_pane(face) {
            self.face(face).to_vec()
        } else {
            self.silhouette().to_vec()
        }
    }

    /// Tail and tip of the arrow into an opening, which comes over its rib from outside. It stays on the
    /// face, so that it points at no other opening of the line.
    pub(super) fn arrow_into(&self, opening: Opening) -> [Pos2; 2] {
        let (out, middle) = (self.step(opening.direction().opposite()), self.opening(opening));
        let edge = exit(&self.outline(opening.face()), middle, out);
        let tail = middle + out * OUTSIDE;
        let tail = if edge.distance(middle) < tail.distance(middle) { edge } else { tail };
        [tail, tail - out * ARROW]
    }

    /// Place at the edge of an opening where balls enter it.
    pub(super) fn entrance(&self, opening: Opening) -> Pos2 {
        let out = self.step(opening.direction().opposite());
        exit(&self.rhombus(opening, RIB), self.opening(opening), out)
    }

    /// Path of the ball that a shift ejects: over the cube, from the opening at the other end of the line.
    pub(super) fn way_round(&self, opening: Opening) -> Vec<Pos2> {
        let ends = [opening.opposite(), opening].map(|at| self.entrance(at));
        self.bow(ends, ends[1] - ends[0])
    }

    /// The same with the ball's own ends, one cell outside of each opening.
    pub(super) fn ball_round(&self, opening: Opening) -> Vec<Pos2> {
        let mut way = self.way_round(opening);
        let ends = [opening.opposite(), opening];
        let [first, last] = ends.map(|at| self.opening(at) - self.step(at.direction()));
        way.insert(0, first);
        way.push(last);
        let size = self.board().size().max(Vec2::ZERO);
        let room = Rect::from_center_size(self.board().center(), size);
        way.into_iter().map(|place| room.clamp(place)).collect()
    }

    /// Line between two places, bent by a share of `whole` to cross as little of the faces as possible.
    pub(super) fn bow(&self, [begin, end]: [Pos2; 2], whole: Vec2) -> Vec<Pos2> {
        let faces = FACES.map(|face| Shape::Polygon(self.face(face)));
        let bent = BENDS.map(|bend| {
            let control = begin.lerp(end, 0.5) + whole.rot90() * 2.0 * bend;
            let line: Vec<Pos2> = (0..=POINTS)
                .map(|step| {
                    let part = f32::from(step) / f32::from(POINTS);
                    begin.lerp(control, part).lerp(control.lerp(end, part), part)
                })
                .collect();
            let crosses = |&&place: &&Pos2| faces.iter().any(|face| face.distance(place) < 1e-3);
            let out = |&&place: &&Pos2| !self.board().contains(place);
            let crossed = line.iter().filter(crosses).count() + 2 * line.iter().filter(out).count();
            (crossed as f32 + BENT * bend.abs(), line)
        });
        let least = bent.into_iter().min_by(|one, other| one.0.total_cmp(&other.0));
        least.map(|(_, line)| line).unwrap_or_default()
    }
}

/// Last intersection of a ray with a closed line.
fn exit(corners: &[Pos2], from: Pos2, way: Vec2) -> Pos2 {
    let cross = |one: Vec2, other: Vec2| one.x * other.y - one.y * other.x;
    let mut far = 0.0;
    for (place, &corner) in corners.iter().enumerate() {
        let edge = corners[(place + 1) % corners.len()] - corner;
        let across = cross(way, edge);
        if across.abs() < f32::EPSILON {
            continue;
        }
        let along = cross(corner - from, edge) / across;
        let part = cross(corner - from, way) / across;
        if (-1e-3..=1.001).contains(&part) && along > far {
            far = along;
        }
    }
    from + way * far
}

fn length(line: &[Pos2]) -> f32 {
    line.windows(2).map(|ends| ends[0].distance(ends[1])).sum()
}

/// Point on a line at the share `part` (0 to 1) of its length.
pub(super) fn along(line: &[Pos2], part: f32) -> Pos2 {
    let mut left = part.clamp(0.0, 1.0) * length(line);
    for ends in line.windows(2) {
        let leg = ends[0].distance(ends[1]);
        if left <= leg && leg > 0.0 {
            return ends[0].lerp(ends[1], left / leg);
        }
        left -= leg;
    }
    line.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;
    use crate::face::Swing;

    fn boards() -> [Geometry; 3] {
        [(948.0, 722.0), (544.0, 522.0), (460.0, 480.0)].map(|(width, height)| {
            let area = Rect::from_min_size(pos2(10.0, 40.0), vec2(width, height));
            Geometry::new(area, false)
        })
    }

    fn is_on_a_face(board: &Geometry, place: Pos2) -> bool {
        let on = |face| Shape::Polygon(board.face(face)).distance(place) < 1e-3;
        FACES.into_iter().any(on)
    }

    #[test]
    fn the_way_of_a_shift_joins_the_two_openings_of_its_line_in_a_short_bow() {
        for board in boards() {
            for opening in Opening::all() {
                let way = board.way_round(opening);
                let [first, last] = [way[0], way[way.len() - 1]];
                for (end, own) in [(first, opening.opposite()), (last, opening)] {
                    let holds =
                        |at: &Opening| Shape::Polygon(board.rhombus(*at, 0.0)).distance(end) < 1e-3;
                    let held: Vec<_> = Opening::all().filter(holds).collect();
                    assert_eq!(held, [own], "{opening}: {end}");
                }
                assert!(length(&way) < 1.4 * first.distance(last), "{opening}");
                assert!(way.iter().all(|&place| board.board().contains(place)), "{opening}");
            }
        }
    }

    #[test]
    fn an_arrow_points_at_its_own_opening_and_leaves_its_face_nowhere() {
        for board in boards() {
            for opening in Opening::all() {
                let [tail, tip] = board.arrow_into(opening);
                assert!((tail.distance(tip) - ARROW * board.unit()).abs() < 0.1, "{opening}");
                let own = Shape::Polygon(board.rhombus(opening, 0.0));
                assert!(own.distance(tip) < 1e-3, "{opening}: {tip}");
                let out = board.step(opening.direction().opposite());
                assert!((tail - tip).dot(out) > 0.0, "{opening}");
                for step in 0..=20_u8 {
                    let place = tip.lerp(tail, f32::from(step) / 20.0);
                    let far = own.distance(place) / board.unit();
                    assert!(is_on_a_face(&board, place) && far < 0.25, "{opening}");
                }
            }
        }
    }

    #[test]
    fn a_ball_comes_out_at_one_end_and_comes_in_at_the_other() {
        for board in boards() {
            for opening in Opening::all() {
                let way = board.ball_round(opening);
                let outside = |at: Opening| board.opening(at) - board.step(at.direction());
                let within = |place: Pos2| board.board().clamp(place);
                let [begin, end] = [opening.opposite(), opening].map(|at| within(outside(at)));
                assert!(begin.distance(way[0]) < 1e-3, "{opening}");
                assert!(end.distance(way[way.len() - 1]) < 1e-3, "{opening}");
            }
        }
    }

    #[test]
    fn the_way_of_a_ball_stays_where_there_is_no_room_for_one() {
        for (width, height) in [(0.0, 0.0), (0.5, 0.5), (1.0, 20.0), (-4.0, 10.0)] {
            let area = Rect::from_min_size(pos2(10.0, 40.0), vec2(width, height));
            let board = Geometry::new(area, false);
            for opening in Opening::all() {
                for place in board.ball_round(opening) {
                    let away = (place - board.board().center()).abs();
                    let room = vec2(width, height).max(Vec2::ZERO) / 2.0 + Vec2::splat(1e-3);
                    assert!(away.x <= room.x && away.y <= room.y, "{opening}: {place}");
                }
            }
        }
    }

    #[test]
    fn arrows_and_balls_have_a_way_at_every_moment_of_a_swing() {
        let area = Rect::from_min_size(pos2(10.0, 40.0), vec2(460.0, 480.0));
        let resting = Geometry::new(area, false);
        for step in 0..=48_u8 {
            let quarters = f32::from(step) / 12.0 - 2.0;
            for angle in [vec2(quarters, 0.0), vec2(0.0, quarters.clamp(-1.0, 1.0))] {
                let board = resting.swung(Swing { angle, slide: 0.0 });
                for opening in Opening::all() {
                    let way = board.ball_round(opening);
                    let arrow = board.arrow_into(opening);
                    let hole = board.rhombus(opening, 0.0);
                    let mut places = way.iter().chain(&arrow).chain(&hole);
                    assert!(places.all(|place| place.is_finite()), "{opening} at {angle}");
                    assert!(!way.is_empty());
                }
            }
        }
    }
}
