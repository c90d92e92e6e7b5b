//! Kuba's lesson: ten short steps.

use crate::lesson::{Attempt, Goal, LessonJudgement, LessonStep};
use kuba_rules::kuba::{Direction, GameState, Marble, Move, Push};

pub(super) const STEPS: &[LessonStep<GameState>] = &[
    LessonStep {
        title: "kuba-lesson-push-title",
        task: "kuba-lesson-push",
        praise: "kuba-lesson-push-done",
        position: "5BB/5BB/7/3W3/2R1R2/3R3/7 w",
        before: &[],
        arrow: Some("d4d5"),
        goal: Goal::Moves(|_| LessonJudgement::Done),
    },
    LessonStep {
        title: "kuba-lesson-behind-title",
        task: "kuba-lesson-behind",
        praise: "kuba-lesson-behind-done",
        position: "BB3BB/7/3R3/7/2W1W2/2R4/7 w",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            let up = push(attempt).is_some_and(|push| push.direction == Direction::North);
            LessonJudgement::done_if(up, "kuba-lesson-behind-wrong")
        }),
    },
    LessonStep {
        title: "kuba-lesson-row-title",
        task: "kuba-lesson-row",
        praise: "kuba-lesson-row-done",
        position: "6B/1R3BB/7/1WRB3/4R2/2W4/7 w",
        before: &[],
        arrow: Some("b4c4"),
        goal: Goal::Moves(|attempt| {
            let row = push(attempt).and_then(|push| attempt.before().position().row(push));
            let moved = row.map_or(0, |row| row.cells.len());
            LessonJudgement::done_if(moved >= 3, "kuba-lesson-row-wrong")
        }),
    },
    LessonStep {
        title: "kuba-lesson-why-title",
        task: "kuba-lesson-why",
        praise: "kuba-lesson-why-done",
        position: "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w",
        before: &[],
        arrow: None,
        goal: Goal::Refusal { reasons: &["kuba-stuck"], allowed: "kuba-lesson-why-wrong" },
    },
    LessonStep {
        title: "kuba-lesson-capture-title",
        task: "kuba-lesson-capture",
        praise: "kuba-lesson-capture-done",
        position: "B6/BB3R1/3R3/3WRBR/2R4/1W5/7 w",
        before: &[],
        arrow: Some("d4e4"),
        goal: Goal::Moves(|attempt| match captures(attempt) {
            0 => LessonJudgement::Wrong("kuba-lesson-capture-wrong"),
            _ if attempt.moves.len() > 1 => LessonJudgement::Done,
            _ => LessonJudgement::GoOn("kuba-lesson-capture-on"),
        }),
    },
    LessonStep {
        title: "kuba-lesson-own-title",
        task: "kuba-lesson-own",
        praise: "kuba-lesson-own-done",
        position: "BB5/B2R3/7/4WRW/3R3/7/2W4 w",
        before: &[],
        arrow: Some("e4f4"),
        goal: Goal::Refusal {
            reasons: &["kuba-illegal-own-marble-off"],
            allowed: "kuba-lesson-own-wrong",
        },
    },
    LessonStep {
        title: "kuba-lesson-ko-title",
        task: "kuba-lesson-ko",
        praise: "kuba-lesson-ko-done",
        position: "7/2R4/7/4WB1/3R3/1W5/BB5 b",
        before: &["f4e4"],
        arrow: Some("d4e4"),
        goal: Goal::Refusal {
            reasons: &["kuba-illegal-straight-back"],
            allowed: "kuba-lesson-ko-wrong",
        },
    },
    LessonStep {
        title: "kuba-lesson-seventh-title",
        task: "kuba-lesson-seventh",
        praise: "kuba-lesson-seventh-done",
        position: "B6/BB1R3/3W3/7/5WR/2R4/7 w 6-3",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            LessonJudgement::done_if(attempt.is_won(), "kuba-lesson-seventh-wrong")
        }),
    },
    LessonStep {
        title: "kuba-lesson-stuck-title",
        task: "kuba-lesson-stuck",
        praise: "kuba-lesson-stuck-done",
        position: "7/7/3R3/1W1BR2/3R3/7/7 w 4-5",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            LessonJudgement::done_if(attempt.is_won(), "kuba-lesson-stuck-wrong")
        }),
    },
    LessonStep {
        title: "kuba-lesson-chain-title",
        task: "kuba-lesson-chain",
        praise: "kuba-lesson-chain-done",
        position: "BB3R1/B2R1W1/7/3WRBR/7/2RW3/6B w 2-1",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| match (captures(attempt), attempt.moves.len()) {
            (2.., _) => LessonJudgement::Done,
            (1, 1) => LessonJudgement::GoOn("kuba-lesson-chain-on"),
            (1, _) => LessonJudgement::Wrong("kuba-lesson-chain-one"),
            _ => LessonJudgement::Wrong("kuba-lesson-chain-wrong"),
        }),
    },
];

fn push(attempt: &Attempt<GameState>) -> Option<Push> {
    match attempt.last() {
        Move::Push(push) => Some(push),
        Move::Pass => None,
    }
}

fn captures(attempt: &Attempt<GameState>) -> usize {
    let played = attempt.moves.iter().zip(attempt.positions);
    let fallen = |(&mv, before): (&Move, &GameState)| -> Option<Marble> {
        match mv {
            Move::Push(push) => before.position().falls(push),
            Move::Pass => None,
        }
    };
    played.filter_map(fallen).count()
}
