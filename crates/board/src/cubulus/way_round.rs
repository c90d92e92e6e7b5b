//! Paths around the cube and its panes: arrows into openings, and the way round of the ball that a shift
//! ejects.

use egui::{Pos2, Rect, Vec2};

use super::geometry::Geometry;
use crate::face::BoardLayout as _;
use kuba_rules::cubulus::{Face, Opening};

/// Sizes of the roads around the cube and around a pane, relative to their outlines: the two roads meet
/// halfway between them.
const CUBE_ROAD: f32 = 3.18 / 3.0;
const PANE_ROAD: f32 = 1.68 / 1.5;
/// Corner radius of a road, in cells.
const BEND: f32 = 0.3;
/// Distance of the tail of an arrow from the middle of its opening, and the length of the arrow, in cells.
const OUTSIDE: f32 = 0.7;
const ARROW: f32 = 0.6;

/// Exit of a ray from a closed line: the point, and the index of the corner before it.
type Exit = (Pos2, usize);

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

    /// Closed path around a pane or the cube.
    fn road(&self, face: Face) -> Vec<Pos2> {
        let outline = self.outline(face);
        let middle = Rect::from_points(&outline).center();
        let wider = if self.view().is_pane(face) { PANE_ROAD } else { CUBE_ROAD };
        let aside = |corner: Pos2| middle + (corner - middle) * wider;
        outline.into_iter().map(aside).collect()
    }

    /// Tail and tip of the arrow into an opening, which comes over its rib from outside. It stays on the
    /// face, so that it points at no other opening of the line.
    pub(super) fn arrow_into(&self, opening: Opening) -> [Pos2; 2] {
        let (out, middle) = (self.step(opening.direction().opposite()), self.opening(opening));
        let (edge, _) = exit(&self.outline(opening.face()), middle, out);
        let tail = middle + out * OUTSIDE;
        let tail = if edge.distance(middle) < tail.distance(middle) { edge } else { tail };
        [tail, tail - out * ARROW]
    }

    /// Path of the ball that a shift ejects, outside cube and panes: from the edge of the outline at the
    /// other end of the line back to its edge at `opening`.
    pub(super) fn way_round(&self, opening: Opening) -> Vec<Pos2> {
        let mut way = self.reach_gate(opening.opposite(), opening);
        let mut back = self.reach_gate(opening, opening.opposite());
        back.pop();
        way.extend(back.into_iter().rev());
        let room = self.seen_whole(1.0);
        let way: Vec<Pos2> = way.into_iter().map(|place| room.clamp(place)).collect();
        bent(&way, BEND * self.unit())
    }

    /// The same with the ball's own ends, one cell outside of each opening.
    pub(super) fn ball_round(&self, opening: Opening) -> Vec<Pos2> {
        let mut way = self.way_round(opening);
        let far = way.len() - 1;
        for (place, at) in [(far, opening), (0, opening.opposite())] {
            let outside = self.opening(at) - self.step(at.direction());
            let middle = self.opening(at);
            let is_within = outside.distance(middle) < way[place].distance(middle);
            match (is_within, place) {
                (true, 0) => way.insert(0, outside),
                (true, _) => way.push(outside),
                // The ball is outside already and continues from there.
                (false, 0) => way[0] = outside,
                (false, _) => *way.last_mut().expect("a way has an end") = outside,
            }
        }
        let room = self.seen_whole(0.0);
        way.into_iter().map(|place| room.clamp(place)).collect()
    }

    /// Shorter way along the road from an opening to the corner nearest to the road of the line's other
    /// end.
    fn reach_gate(&self, opening: Opening, other: Opening) -> Vec<Pos2> {
        let (road, beyond) = (self.road(opening.face()), self.road(other.face()));
        let out = self.step(opening.direction().opposite());
        let (leaves, edge) = exit(&road, self.opening(opening), out);
        let apart = |corner: Pos2| {
            let far = beyond.iter().map(|other| other.distance(corner));
            far.fold(f32::INFINITY, f32::min)
        };
        let corners = road.len();
        let gate = (0..corners).min_by(|&a, &b| apart(road[a]).total_cmp(&apart(road[b])));
        let gate = gate.unwrap_or(0);
        let on = (1..=corners).map(|step| (edge + step) % corners);
        let back = (0..corners).map(|step| (edge + corners - step) % corners);
        let ways = [until(on, gate), until(back, gate)].map(|turns| {
            let mut way = vec![leaves];
            way.extend(turns.into_iter().map(|corner| road[corner]));
            way
        });
        let [one, other] = ways;
        if length(&one) <= length(&other) { one } else { other }
    }

    /// Area in which something is fully visible, `edge` points inside the board.
    fn seen_whole(&self, edge: f32) -> Rect {
        let size = self.board().size() - Vec2::splat(2.0 * edge);
        Rect::from_center_size(self.board().center(), size.max(Vec2::ZERO))
    }
}

/// The numbers up to and including `last`.
fn until(numbers: impl Iterator<Item = usize>, last: usize) -> Vec<usize> {
    let mut all = Vec::new();
    for number in numbers {
        all.push(number);
        if number == last {
            break;
        }
    }
    all
}

/// Last intersection of a ray with a closed line.
fn exit(corners: &[Pos2], from: Pos2, way: Vec2) -> Exit {
    let cross = |one: Vec2, other: Vec2| one.x * other.y - one.y * other.x;
    let mut far = (0.0, 0);
    for (place, &corner) in corners.iter().enumerate() {
        let edge = corners[(place + 1) % corners.len()] - corner;
        let across = cross(way, edge);
        if across.abs() < f32::EPSILON {
            continue;
        }
        let along = cross(corner - from, edge) / across;
        let part = cross(corner - from, way) / across;
        if (-1e-3..=1.001).contains(&part) && along > far.0 {
            far = (along, place);
        }
    }
    (from + way * far.0, far.1)
}

/// Rounds the corners of a line, which curves over `points` on either side of each corner.
fn bent(line: &[Pos2], points: f32) -> Vec<Pos2> {
    const STEPS: u8 = 6;
    let mut all = Vec::new();
    for (place, &corner) in line.iter().enumerate() {
        let before = place.checked_sub(1).map(|before| line[before]);
        let (Some(before), Some(&after)) = (before, line.get(place + 1)) else {
            all.push(corner);
            continue;
        };
        let near = |end: Pos2| {
            let way = end - corner;
            corner + way.normalized() * points.min(0.45 * way.length())
        };
        let (from, to) = (near(before), near(after));
        all.extend((0..=STEPS).map(|step| {
            let part = f32::from(step) / f32::from(STEPS);
            from.lerp(corner, part).lerp(corner.lerp(to, part), part)
        }));
    }
    all
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
    use crate::cubulus::cube_view::FACES;
    use crate::face::{Shape, Swing};

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
    fn a_ball_goes_round_outside_the_cube_its_panes_and_the_hands() {
        for board in boards() {
            let hands = (0..3).flat_map(|count| (0..count).map(move |index| (index, count)));
            let hands: Vec<Rect> = hands
                .map(|(index, count)| board.trays().hand(index, count))
                .filter(|_| board.unit() >= 42.0)
                .collect();
            for opening in Opening::all() {
                let way = board.way_round(opening);
                for step in 0..=200_u8 {
                    let place = along(&way, f32::from(step) / 200.0);
                    assert!(!is_on_a_face(&board, place), "{opening}: {place}");
                    assert!(!hands.iter().any(|hand| hand.contains(place)), "{opening}: {place}");
                    assert!(board.board().contains(place), "{opening}: {place}");
                }
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
    fn a_ball_comes_out_at_one_end_goes_by_the_whole_road_and_comes_in_at_the_other() {
        for board in boards() {
            for opening in Opening::all() {
                let (road, way) = (board.way_round(opening), board.ball_round(opening));
                let same = |one: Pos2, other: Pos2| one.distance(other) < 1e-3;
                let within = |place: Pos2| board.seen_whole(0.0).clamp(place);
                let [begin, end] = [opening.opposite(), opening].map(|at| {
                    let outside = board.opening(at) - board.step(at.direction());
                    (outside, outside.distance(board.opening(at)))
                });
                let (Some(&first), Some(&last)) = (way.first(), way.last()) else {
                    panic!("{opening}: no way");
                };
                assert!(same(first, within(begin.0)), "{opening}: {first}");
                assert!(same(last, within(end.0)), "{opening}: {last}");
                // The way passes an end of the road, unless the ball starts or ends beyond it.
                let ends = [
                    (begin.1, road[0], opening.opposite()),
                    (end.1, road[road.len() - 1], opening),
                ];
                let goes_by = |(ball, place, at): &(f32, Pos2, Opening)| {
                    *ball < place.distance(board.opening(*at))
                };
                let more = ends.iter().filter(|end| goes_by(end)).count();
                assert_eq!(way.len(), road.len() + more, "{opening}");
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
