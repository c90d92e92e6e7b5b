//! Cubulus's lesson: eleven short steps. Red balls are left out of all but one, so that the cube stays
//! clear.

use crate::lesson::{Attempt, Goal, LessonJudgement, LessonStep};
use kuba_rules::Player;
use kuba_rules::cubulus::{Cell, Cells, Effect, Face, GameState, Move};

pub(super) const STEPS: &[LessonStep<GameState>] = &[
    LessonStep {
        title: "cubulus-lesson-ball-title",
        task: "cubulus-lesson-ball",
        praise: "cubulus-lesson-ball-done",
        position: "3/3/3/3/3/3/3/3/3 w wb. -",
        before: &[],
        arrow: Some("c33"),
        goal: Goal::Moves(|attempt| match attempt.last() {
            Move::Put(cell) => {
                LessonJudgement::done_if(is_corner(cell), "cubulus-lesson-ball-wrong")
            }
            _ => LessonJudgement::Wrong("cubulus-lesson-ball-wrong"),
        }),
    },
    LessonStep {
        title: "cubulus-lesson-aim-title",
        task: "cubulus-lesson-aim",
        praise: "cubulus-lesson-aim-done",
        position: "B2/1W1/1WW/3/3/3/3/3/B2 w wb. -",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            LessonJudgement::done_if(attempt.is_won(), "cubulus-lesson-aim-wrong")
        }),
    },
    LessonStep {
        title: "cubulus-lesson-faces-title",
        task: "cubulus-lesson-faces",
        praise: "cubulus-lesson-faces-done",
        position: "1W1/3/B2/W1W/3/3/3/3/2B w wb. -",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            LessonJudgement::done_if(attempt.is_won(), "cubulus-lesson-faces-wrong")
        }),
    },
    LessonStep {
        title: "cubulus-lesson-put-title",
        task: "cubulus-lesson-put",
        praise: "cubulus-lesson-put-done",
        position: "B2/3/2W/3/3/1B1/W2/3/2B w wb. -",
        before: &[],
        arrow: Some("a13"),
        goal: Goal::Moves(|attempt| {
            let lies = matches!(attempt.last(), Move::Put(_));
            LessonJudgement::done_if(lies, "cubulus-lesson-put-wrong")
        }),
    },
    LessonStep {
        title: "cubulus-lesson-red-title",
        task: "cubulus-lesson-red",
        praise: "cubulus-lesson-red-done",
        position: "1R1/R1R/W1W/R1R/1R1/1B1/1R1/R2/W1R w wb -",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            LessonJudgement::done_if(attempt.is_won(), "cubulus-lesson-red-wrong")
        }),
    },
    LessonStep {
        title: "cubulus-lesson-push-title",
        task: "cubulus-lesson-push",
        praise: "cubulus-lesson-push-done",
        position: "2W/1B1/3/3/3/3/W2/3/2B w wb. -",
        before: &[],
        arrow: Some("c11b11"),
        goal: Goal::Moves(|attempt| {
            let pushes = matches!(effect(attempt), Some(Effect::PushesOne | Effect::PushesTwo));
            LessonJudgement::done_if(pushes, "cubulus-lesson-push-wrong")
        }),
    },
    LessonStep {
        title: "cubulus-lesson-core-title",
        task: "cubulus-lesson-core",
        praise: "cubulus-lesson-core-done",
        position: "3/3/B2/3/2B/1W1/3/3/2B w wb. -",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            let filled = attempt.after().position().ball(Cell::CORE).is_some();
            LessonJudgement::done_if(filled, "cubulus-lesson-core-wrong")
        }),
    },
    LessonStep {
        title: "cubulus-lesson-shift-title",
        task: "cubulus-lesson-shift",
        praise: "cubulus-lesson-shift-done",
        position: "3/B2/3/3/3/3/3/3/WBB w wb. -",
        before: &[],
        arrow: Some("c11b11"),
        goal: Goal::Moves(|attempt| {
            let shifts = effect(attempt) == Some(Effect::Shifts);
            LessonJudgement::done_if(shifts, "cubulus-lesson-shift-wrong")
        }),
    },
    LessonStep {
        title: "cubulus-lesson-back-title",
        task: "cubulus-lesson-back",
        praise: "cubulus-lesson-back-done",
        position: "3/3/WBB/3/3/1W1/2B/3/3 b wb. -",
        before: &["a13b13"],
        arrow: Some("c13b13"),
        goal: Goal::Refusal {
            reasons: &["cubulus-illegal-take-back"],
            allowed: "cubulus-lesson-back-wrong",
        },
    },
    LessonStep {
        title: "cubulus-lesson-gift-title",
        task: "cubulus-lesson-gift",
        praise: "cubulus-lesson-gift-done",
        position: "B1B/3/B2/3/3/1WB/3/3/1WW w wb. -",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| match attempt.is_won() {
            true => LessonJudgement::Done,
            false if attempt.after().position().winner().is_some() => {
                LessonJudgement::Wrong("cubulus-lesson-gift-given")
            }
            false => LessonJudgement::Wrong("cubulus-lesson-gift-wrong"),
        }),
    },
    LessonStep {
        title: "cubulus-lesson-threat-title",
        task: "cubulus-lesson-threat",
        praise: "cubulus-lesson-threat-done",
        position: "B1B/3/B2/3/3/1W1/3/3/W2 w wb. -",
        before: &[],
        arrow: None,
        goal: Goal::Moves(|attempt| {
            let after = attempt.after().position();
            let Some((reply, _)) = after.threats(Player::SECOND).into_iter().next() else {
                return LessonJudgement::Done;
            };
            // The gap was filled, and Black pushes that ball on.
            LessonJudgement::Loses(match reply {
                Move::Push(_) => "cubulus-lesson-threat-gap",
                Move::Put(_) | Move::Pass | Move::Resign | Move::TimeOut => {
                    "cubulus-lesson-threat-wrong"
                }
            })
        }),
    },
];

fn is_corner(cell: Cell) -> bool {
    let faces = Face::ALL.into_iter();
    faces.filter(|&face| Cells::face(face).has(cell)).count() == 3
}

/// Effect of the last push on its line; `None` if a ball was only put in its cell.
fn effect(attempt: &Attempt<GameState>) -> Option<Effect> {
    match attempt.last() {
        Move::Push(opening) => Some(attempt.before().position().effect(opening)),
        Move::Put(_) | Move::Pass | Move::Resign | Move::TimeOut => None,
    }
}
