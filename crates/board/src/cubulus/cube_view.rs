//! Projection of the cube onto the screen: at rest, swung round, and on the way between them.
//!
//! At rest the cube is seen from above at its front right edge, with three faces on it and three hanging
//! behind it as panes. A swing rotates the cube and moves each face between its two places.

use std::f32::consts::FRAC_PI_2;

use egui::{Vec2, vec2};

use super::cube_point::outwards;
use crate::face::Swing;
use kuba_rules::cubulus::{Cells, Face, Opening};

/// Screen vectors of a step along the files, the ranks and the layers at rest.
const STEPS: [Vec2; 3] = [vec2(0.866, 0.5), vec2(0.866, -0.5), vec2(0.0, -1.0)];
/// Progress of the same steps towards the viewer.
const NEARER: [f32; 3] = [1.0, -1.0, 1.0];
/// Distance of a pane from its place on the cube, in cells.
const PANE: f32 = 3.36;
/// Distance from which the face in front slides in, in cells.
const SLIDE: f32 = 1.2;
/// Share of a full pane below which no balls are drawn on it, so that none lies over the cube.
const CLEAR: f32 = 0.6;
/// Speed at which balls appear on a face of the cube that comes into sight.
const APPEARS: f32 = 3.0;

/// Faces in the order of Tab and of screen readers: those of the cube at rest, then the panes.
pub(super) const FACES: [Face; 6] =
    [Face::Top, Face::Front, Face::Right, Face::Left, Face::Back, Face::Bottom];

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CubeView {
    /// Unit vectors along the files, the ranks and the layers after the swing, in the axes at rest.
    axes: [[f32; 3]; 3],
    steps: [Vec2; 3],
    swing: Swing,
}

impl Default for CubeView {
    fn default() -> Self {
        Self::new(Swing::default())
    }
}

impl CubeView {
    pub(super) fn new(swing: Swing) -> Self {
        let [round_sin, round_cos] = sin_cos(swing.angle.x);
        let [down_sin, down_cos] = sin_cos(swing.angle.y);
        let axes = [[round_cos, -round_sin, 0.0], [round_sin, round_cos, 0.0], [0.0, 0.0, 1.0]];
        let axes =
            axes.map(|[x, y, z]| [x, y * down_cos - z * down_sin, y * down_sin + z * down_cos]);
        let steps = axes.map(|axis| {
            let parts = STEPS.into_iter().zip(axis);
            parts.fold(Vec2::ZERO, |sum, (step, part)| sum + step * part)
        });
        Self { axes, steps, swing }
    }

    /// Angle of the swing that brings a face to the front.
    pub(super) const fn angle_of(face: Face) -> Vec2 {
        match face {
            Face::Front => Vec2::ZERO,
            Face::Right => vec2(1.0, 0.0),
            Face::Back => vec2(2.0, 0.0),
            Face::Left => vec2(-1.0, 0.0),
            Face::Top => vec2(0.0, 1.0),
            Face::Bottom => vec2(0.0, -1.0),
        }
    }

    /// Screen vector of a step along an axis, in cells.
    pub(super) const fn step(&self, axis: usize) -> Vec2 {
        self.steps[axis]
    }

    pub(super) const fn steps(&self) -> [Vec2; 3] {
        self.steps
    }

    pub(super) fn is_settled(&self) -> bool {
        self.swing.is_settled()
    }

    pub(super) const fn swing(&self) -> Swing {
        self.swing
    }

    /// Direction out of a face, in the axes at rest.
    fn normal(&self, face: Face) -> [f32; 3] {
        let (axis, sign) = outwards(face);
        self.axes[axis].map(|part| part * sign)
    }

    /// Progress of a step out of a face towards the viewer: 1 for the faces of the cube at rest, −1 for the
    /// panes.
    pub(super) fn nearness(&self, face: Face) -> f32 {
        let normal = self.normal(face).into_iter().zip(NEARER);
        normal.map(|(part, nearer)| part * nearer).sum()
    }

    pub(super) fn is_pane(&self, face: Face) -> bool {
        self.nearness(face) <= 0.0
    }

    /// Share of a full pane that a face is, from 0 on the cube to 1.
    fn away(&self, face: Face) -> f32 {
        (-self.nearness(face)).clamp(0.0, 1.0)
    }

    /// Distance of a face from its place on the cube, in cells.
    pub(super) fn distance(&self, face: Face) -> f32 {
        let slide = if self.swing.slide > 0.0 && face == self.in_place_of(Face::Front) {
            SLIDE * self.swing.slide
        } else {
            0.0
        };
        PANE * self.away(face) + slide
    }

    /// Share of the height of a ball above its face that is seen, from 0 on panes to 1.
    pub(super) fn height(&self, face: Face) -> f32 {
        self.nearness(face).clamp(0.0, 1.0)
    }

    /// Opacity of the balls on a face, 0 to 1.
    pub(super) fn opacity(&self, face: Face) -> f32 {
        if self.is_pane(face) {
            ((self.away(face) - CLEAR) / (1.0 - CLEAR)).max(0.0)
        } else {
            (APPEARS * self.nearness(face)).min(1.0)
        }
    }

    /// Shares of the light that a face takes from the right, the front and the top; their sum is 1.
    pub(super) fn light(&self, face: Face) -> [f32; 3] {
        self.normal(face).map(|part| part * part)
    }

    /// The face nearest to the place that another face has at rest.
    pub(super) fn in_place_of(&self, resting: Face) -> Face {
        let (axis, sign) = outwards(resting);
        let order = |&face: &Face| self.normal(face)[axis] * sign;
        let faces = FACES.into_iter();
        faces.max_by(|one, other| order(one).total_cmp(&order(other))).unwrap_or(resting)
    }

    /// The axis that lies where another one lies at rest, and `true` if both point the same way.
    pub(super) fn axis_in_place_of(&self, resting: usize) -> (usize, bool) {
        let along = |axis: &usize| self.axes[*axis][resting];
        let axis = (0..3)
            .max_by(|one, other| along(one).abs().total_cmp(&along(other).abs()))
            .unwrap_or(resting);
        (axis, along(&axis) > 0.0)
    }

    /// The faces, the nearest last.
    pub(super) fn in_drawing_order(&self) -> [Face; 6] {
        let mut faces = FACES;
        faces.sort_by(|&one, &other| self.nearness(one).total_cmp(&self.nearness(other)));
        faces
    }

    /// All openings face by face, those on the cube before those on panes.
    pub(super) fn openings(&self) -> impl Iterator<Item = Opening> + use<> {
        let mut faces = FACES;
        faces.sort_by_key(|&face| self.is_pane(face));
        faces.into_iter().flat_map(|face| {
            Cells::face(face).filter_map(move |cell| Opening::new(cell, face.inwards()))
        })
    }
}

/// Sine and cosine of quarter turns, exact for whole ones.
fn sin_cos(quarters: f32) -> [f32; 2] {
    let (sin, cos) = (quarters * FRAC_PI_2).sin_cos();
    [sin, cos].map(
        |part| {
            if (part - part.round()).abs() < 1e-6 { part.round() + 0.0 } else { part }
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn swung(angle: Vec2) -> CubeView {
        CubeView::new(Swing { angle, slide: 0.0 })
    }

    fn angles() -> impl Iterator<Item = Vec2> {
        let across = (-24_i8..=24).map(|step| f32::from(step) / 12.0);
        across.flat_map(|x| (-6_i8..=6).map(move |step| vec2(x, f32::from(step) / 6.0)))
    }

    #[test]
    fn at_rest_the_cube_is_seen_from_above_at_its_front_right_edge() {
        let view = CubeView::default();
        assert_eq!(view.steps(), STEPS);
        for (place, face) in FACES.into_iter().enumerate() {
            assert_eq!(view.is_pane(face), place >= 3, "{face:?}");
            assert_eq!(view.in_place_of(face), face);
            let distance = if place < 3 { 0.0 } else { PANE };
            assert_eq!(view.distance(face).to_bits(), f32::to_bits(distance));
            assert_eq!(view.opacity(face).to_bits(), f32::to_bits(1.0));
        }
    }

    #[test]
    fn a_swing_brings_each_face_to_the_front_once() {
        for face in FACES {
            let view = swung(CubeView::angle_of(face));
            assert!(view.is_settled());
            assert_eq!(view.in_place_of(Face::Front), face);
            let mut shown = FACES.map(|resting| view.in_place_of(resting));
            let behind = |face: &Face| view.is_pane(*face);
            assert_eq!(shown.into_iter().filter(behind).count(), 3);
            shown.sort_unstable();
            let mut all = FACES;
            all.sort_unstable();
            assert_eq!(shown, all, "each face in one place");
        }
    }

    #[test]
    fn whole_quarter_turns_cover_the_places_of_the_cube_at_rest() {
        for angle in angles().filter(|angle| *angle == angle.round()) {
            let view = swung(angle);
            for (axis, step) in STEPS.into_iter().enumerate() {
                let (other, is_same_way) = view.axis_in_place_of(axis);
                let sign = if is_same_way { 1.0 } else { -1.0 };
                assert_eq!(view.step(other) * sign, step, "{angle}");
            }
        }
    }

    #[test]
    fn no_face_is_ever_mirrored() {
        // Right-handed edges of each face, seen from outside.
        let edges = |face: Face| match face {
            Face::Right => [(1, 1.0), (2, 1.0)],
            Face::Left => [(1, -1.0), (2, 1.0)],
            Face::Back => [(0, -1.0), (2, 1.0)],
            Face::Front => [(0, 1.0), (2, 1.0)],
            Face::Top => [(0, 1.0), (1, 1.0)],
            Face::Bottom => [(0, -1.0), (1, 1.0)],
        };
        for angle in angles() {
            let view = swung(angle);
            for face in FACES {
                let [one, other] = edges(face).map(|(axis, sign)| view.step(axis) * sign);
                // The screen counts downwards.
                let turn = one.y * other.x - one.x * other.y;
                let nearness = view.nearness(face);
                assert!(nearness.abs() < 1e-3 || turn * nearness > 0.0, "{face:?} {angle}");
            }
        }
    }

    #[test]
    fn faces_and_panes_move_without_a_leap() {
        const STEP: f32 = 0.001;
        for angle in angles() {
            for step in [vec2(STEP, 0.0), vec2(0.0, STEP)] {
                let (view, next) = (swung(angle), swung(angle + step));
                for face in FACES {
                    let moved = (view.distance(face) - next.distance(face)).abs();
                    assert!(moved < 0.02, "{face:?} at {angle}: {moved}");
                    let faded = (view.opacity(face) - next.opacity(face)).abs();
                    assert!(faded < 0.02, "{face:?} at {angle}: {faded}");
                }
            }
        }
    }

    #[test]
    fn only_the_face_in_front_slides_in() {
        for face in FACES {
            let angle = CubeView::angle_of(face);
            let (view, settled) = (CubeView::new(Swing { angle, slide: 0.5 }), swung(angle));
            for other in FACES {
                let away = view.distance(other) - settled.distance(other);
                let slid = if other == face { 0.5 * SLIDE } else { 0.0 };
                assert!((away - slid).abs() < 1e-6, "{other:?}");
            }
        }
    }
}
