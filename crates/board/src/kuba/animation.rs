//! Timeline of a push: its animation legs and sounds.

use super::geometry;
use super::laid::KubaLayout;
use super::target::Target;
use crate::face::{Leg, MoveGesture};
use crate::sound::{self, Cue, Sound};
use kuba_rules::kuba::{GameState, Move};

/// Push of a single marble, in seconds.
const PUSH: f64 = 0.180;
/// Extra time for each further marble, in seconds.
const FURTHER: f64 = 0.015;
/// Longest push, in seconds.
const LONGEST: f64 = 0.270;
/// Way over the lip, in seconds.
const LIP: f64 = 0.120;
/// Way along the groove: seconds per cell, minimum and maximum in seconds.
const ROLL: [f64; 3] = [0.055, 0.22, 0.65];
/// Hop into the hollow, in seconds.
const HOP: f64 = 0.120;

/// Glow of a hollow that has received a marble, in seconds.
const GLOWS: f64 = 0.4;

/// Distance that a drag has already moved the row, in cells (0 to 1).
pub(super) fn let_go(made: Option<&MoveGesture<Target>>) -> f32 {
    let travel = made.and_then(|made| made.travel);
    travel.map_or(0.0, |travel| travel.length().clamp(0.0, 1.0))
}

/// Animation legs of a push: the row, then the captured marble over the lip, along the groove and into its
/// hollow, which glows. Empty for a pass.
pub(super) fn course(
    laid: &KubaLayout,
    before: &GameState,
    (mv, ply): (Move, usize),
    made: Option<&MoveGesture<Target>>,
) -> Vec<Leg> {
    let row = match mv {
        Move::Push(push) => before.position().row(push),
        Move::Pass => None,
    };
    let Some(row) = row else {
        return Vec::new();
    };
    let balls = row.cells.len() as usize;
    let from = let_go(made);
    let whole = (PUSH + FURTHER * (balls as f64 - 1.0)).min(LONGEST);
    let length = whole * f64::from(1.0 - from);
    let mut cues = sound::contacts(balls, from, 0.0, length);
    let Some(way) = laid.way(before, mv, ply) else {
        cues.push(Cue::at(Sound::Rest, length, 0.7));
        return vec![Leg::new(length, cues)];
    };
    if balls > 1 {
        cues.push(Cue::at(Sound::Rest, length, 0.5));
    }
    let nth = laid.chain().count().clamp(1, usize::from(u8::MAX)) as u8;
    let [a_cell, least, most] = ROLL;
    let cells = geometry::length(&way) / laid.geometry.cell_size();
    let roll = (f64::from(cells) * a_cell).clamp(least, most);
    vec![
        Leg::new(length, cues),
        Leg::trailing(LIP, vec![Cue::at(Sound::Contact, LIP, 0.35)]),
        Leg::trailing(roll, vec![Cue::at(Sound::Roll, 0.0, 0.8).lasting(roll)]),
        Leg::trailing(
            HOP,
            vec![Cue::at(Sound::Drop, HOP, 1.0), Cue::at(Sound::Captured(nth), HOP, 1.0)],
        ),
        Leg::trailing(GLOWS, Vec::new()),
    ]
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;
    use crate::face::animation::heard;
    use crate::kuba::geometry::Geometry;
    use crate::kuba::laid::GLOW;
    use kuba_rules::Player;
    use kuba_rules::kuba::NamedRules;

    fn legs(position: &str, push: &str, made: Option<&MoveGesture<Target>>) -> Vec<Leg> {
        let position = position.parse().expect("a position");
        let game = GameState::from_position(position, NamedRules::Gering.rules());
        let space = Rect::from_min_size(pos2(0.0, 0.0), vec2(1060.0, 1060.0));
        let laid = KubaLayout {
            geometry: Geometry::new(space, Player::FIRST, true),
            captured: Vec::new(),
            last_turn: 0..0,
        };
        let push = Move::Push(push.parse().expect("a push"));
        course(&laid, &game, (push, 1), made)
    }

    #[test]
    fn a_push_of_one_marble_takes_180_ms_and_longer_rows_never_more_than_270() {
        for (position, push, seconds) in [
            ("7/7/7/3W3/7/7/6B w", "d4e4", 0.18),
            ("7/7/7/1WRR3/7/7/6B w", "b4c4", 0.21),
            ("7/7/7/WRRRRRR/7/7/6B w", "a4b4", 0.27),
        ] {
            let row = &legs(position, push, None)[0];
            assert!((row.seconds - seconds).abs() < 1e-9 && row.busy, "{push}");
        }
    }

    #[test]
    fn a_fallen_marble_goes_over_the_lip_along_the_groove_and_hops_behind_the_push() {
        let legs = legs("7/7/7/5WR/7/7/6B w", "f4g4", None);
        assert_eq!(legs.iter().filter(|leg| leg.busy).count(), 1);
        assert_eq!((legs.len(), legs[1].seconds, legs[3].seconds), (5, LIP, HOP));
        assert!((legs[GLOW].seconds - GLOWS).abs() < 1e-9);
        assert!((0.22..=0.65).contains(&legs[2].seconds));
    }

    #[test]
    fn a_dragged_push_goes_on_from_where_it_was_let_go() {
        let made = MoveGesture { picks: Vec::new(), travel: Some(vec2(0.6, 0.0)) };
        let row = &legs("7/7/7/3W3/7/7/6B w", "d4e4", Some(&made))[0];
        assert!((row.seconds - 0.4 * PUSH).abs() < 1e-6);
    }

    #[test]
    fn a_push_is_heard_contact_by_contact_and_a_capture_rolls_and_drops() {
        let cues = |position, push| heard(&legs(position, push, None), 1.0);
        let kinds = |cues: &[Cue]| cues.iter().map(|cue| cue.sound).collect::<Vec<_>>();
        let three = cues("7/7/7/1WRR3/7/7/6B w", "b4c4");
        assert_eq!(
            kinds(&three),
            [Sound::Contact, Sound::Contact, Sound::Rest],
            "three marbles touch twice"
        );
        assert!((three[2].after - 0.21).abs() < 1e-9, "when the row stands");
        let captured = cues("7/7/7/5WR/7/7/6B w", "f4g4");
        assert_eq!(
            kinds(&captured),
            [
                Sound::Contact,
                Sound::Rest,
                Sound::Contact,
                Sound::Roll,
                Sound::Drop,
                Sound::Captured(1)
            ]
        );
        let (roll, drop) = (captured[3], captured[4]);
        assert!((roll.after - (0.195 + 0.12)).abs() < 1e-9);
        assert!((drop.after - (roll.after + roll.length + 0.12)).abs() < 1e-9);
    }
}
