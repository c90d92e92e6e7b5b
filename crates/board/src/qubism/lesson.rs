//! Qubism's lesson: nine short steps.

use crate::lesson::{Attempt, Goal, LessonJudgement, LessonStep};
use kuba_rules::Player;
use kuba_rules::qubism::{Cube, Direction, GameState, Move, Square};

pub(super) const STEPS: &[LessonStep<GameState>] = &[
    LessonStep {
        title: "qubism-lesson-goal-title",
        task: "qubism-lesson-goal",
        praise: "qubism-lesson-goal-done",
        position: "5/5/1ER3/5/3WL1 c4 a2 b",
        before: &[],
        arrow: Some("c4c5"),
        goal: Goal::Moves(|attempt| {
            LessonJudgement::done_if(attempt.is_won(), "qubism-lesson-goal-wrong")
        }),
    },
    LessonStep {
        title: "qubism-lesson-turn-title",
        task: "qubism-lesson-turn",
        praise: "qubism-lesson-turn-done",
        position: "5/5/1SR3/5/5 c1 c5 b",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|_| LessonJudgement::Done),
    },
    LessonStep {
        title: "qubism-lesson-jump-title",
        task: "qubism-lesson-jump",
        praise: "qubism-lesson-jump-done",
        position: "5/1SR3/5/3WR1/5 c2 c3 b",
        before: &[],
        arrow: Some("c2c4"),
        goal: Goal::Moves(|attempt| {
            let jumps = match attempt.last() {
                Move::Go { from, to } => {
                    from == attempt.before().position().pawn(Player::FIRST)
                        && from.direction_to(to).is_none()
                }
                Move::Place { .. } => false,
            };
            LessonJudgement::done_if(jumps, "qubism-lesson-jump-wrong")
        }),
    },
    LessonStep {
        title: "qubism-lesson-fin-title",
        task: "qubism-lesson-fin",
        praise: "qubism-lesson-fin-done",
        position: "5/3WL1/1EL3/3WR1/5 c1 c5 b",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            let points_up = slide(attempt).is_some_and(|(_, to)| {
                let cube: Option<Cube> = attempt.after().position().cube(to);
                cube.is_some_and(|cube| cube.arrow == Direction::North)
            });
            LessonJudgement::done_if(points_up, "qubism-lesson-fin-wrong")
        }),
    },
    LessonStep {
        title: "qubism-lesson-place-title",
        task: "qubism-lesson-place",
        praise: "qubism-lesson-place-done",
        position: "5/5/5/2NR2/5 b1 d5 b",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            let placed = matches!(attempt.last(), Move::Place { .. });
            LessonJudgement::done_if(placed, "qubism-lesson-place-wrong")
        }),
    },
    LessonStep {
        title: "qubism-lesson-far-title",
        task: "qubism-lesson-far",
        praise: "qubism-lesson-far-done",
        position: "5/ER4/5/4WL/5 c1 c5 b",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            let far = slide(attempt).is_some_and(|(from, to)| from.direction_to(to).is_none());
            LessonJudgement::done_if(far, "qubism-lesson-far-wrong")
        }),
    },
    LessonStep {
        title: "qubism-lesson-way-title",
        task: "qubism-lesson-way",
        praise: "qubism-lesson-way-done",
        position: "5/5/1SRNRERSR/5/5 c2 c4 b",
        before: &[],
        arrow: Some("a3SL"),
        goal: Goal::Refusal {
            reasons: &["qubism-illegal-no-way"],
            allowed: "qubism-lesson-way-wrong",
        },
    },
    LessonStep {
        title: "qubism-lesson-locked-title",
        task: "qubism-lesson-locked",
        praise: "qubism-lesson-locked-done",
        position: "5/2SR2/2NL2/5/ER3NR c1 c5 b",
        before: &[],
        arrow: None,
        goal: Goal::Refusal {
            reasons: &["qubism-illegal-locked"],
            allowed: "qubism-lesson-locked-wrong",
        },
    },
    LessonStep {
        title: "qubism-lesson-race-title",
        task: "qubism-lesson-race",
        praise: "qubism-lesson-race-done",
        position: "5/5/5/1ER1WR1/5 a1 c3 b",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            let steps = |game: &GameState| game.position().steps_to_goal(Player::SECOND);
            let longer = steps(attempt.after()) > steps(attempt.before());
            LessonJudgement::done_if(longer, "qubism-lesson-race-wrong")
        }),
    },
];

fn slide(attempt: &Attempt<GameState>) -> Option<(Square, Square)> {
    match attempt.last() {
        Move::Go { from, to } => {
            let is_cube = attempt.before().position().cube(from).is_some();
            is_cube.then_some((from, to))
        }
        Move::Place { .. } => None,
    }
}
