//! Reasons for hints in Kuba.

use super::captures::{Captures, turns};
use crate::hint::HintQuestion;
use crate::{LineWin, Score};
use kuba_rules::kuba::{Cell, GameState, Marble, Move, Push, Row, SIDE};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game, Player};

pub(super) const QUESTIONS: [HintQuestion; 6] = [
    ("kuba-ask-win", &["kuba-hint-wins", "kuba-hint-forces-win"]),
    ("kuba-ask-red", &["kuba-hint-takes-reds"]),
    ("kuba-ask-marble", &["kuba-hint-takes-marbles"]),
    ("kuba-ask-both", &["kuba-hint-takes-both"]),
    ("kuba-ask-danger", &["kuba-hint-saves-marble", "kuba-hint-guards-red"]),
    ("kuba-ask-threat", &["kuba-hint-threatens-red", "kuba-hint-threatens-marble"]),
];

/// Reason for the first move of a line that leads to `score`.
///
/// A certain win is taken from the score, because the line may break off before the end.
pub(super) fn reason(game: &GameState, line: &[Move], score: Score) -> Option<Phrase> {
    let &first = line.first()?;
    let me = game.turn();
    let turn = turns(game, line).into_iter().next()?;
    let Captures { reds, marbles } = turn.catch;
    let win = LineWin::after(game, line, (score, &[]));
    if let Some(win) = win.filter(|win| win.player == me) {
        let key = if has_won(&turn.after, me) { "kuba-hint-wins" } else { "kuba-hint-forces-win" };
        return Some(Phrase::new(key).with("pushes", win.moves));
    }
    match (reds, marbles) {
        (0, 0) => quiet_reason(game, first)
            .or_else(|| later_reason(game, line))
            .or_else(|| still_reason(game, first)),
        (_, 0) => Some(Phrase::new("kuba-hint-takes-reds").with("reds", reds)),
        (0, _) => Some(Phrase::new("kuba-hint-takes-marbles").with("marbles", marbles)),
        _ => Some(Phrase::new("kuba-hint-takes-both").with("reds", reds).with("marbles", marbles)),
    }
}

fn has_won(game: &GameState, player: Player) -> bool {
    game.outcome().is_some_and(|outcome| outcome.winner() == Some(player))
}

fn quiet_reason(game: &GameState, mv: Move) -> Option<Phrase> {
    let me = game.turn();
    let other = me.next(2);
    let mut after = game.clone();
    after.try_play(mv).ok()?;
    let change = |taker| [game, &after].map(|game| Captures::in_danger_from(game, taker));
    let ([feared, still_feared], [hoped, now_hoped]) = (change(other), change(me));
    let key = if still_feared.marbles < feared.marbles {
        "kuba-hint-saves-marble"
    } else if still_feared.reds < feared.reds {
        "kuba-hint-guards-red"
    } else if now_hoped.reds > hoped.reds {
        "kuba-hint-threatens-red"
    } else if now_hoped.marbles > hoped.marbles {
        "kuba-hint-threatens-marble"
    } else if mv == Move::Pass {
        "kuba-hint-ends-turn"
    } else {
        return None;
    };
    Some(Phrase::new(key))
}

/// Benefit of the first move of a line in later turns: a capture, or a push that is not legal yet.
fn later_reason(game: &GameState, line: &[Move]) -> Option<Phrase> {
    let me = game.turn();
    let mut after = game.clone();
    let mut opened = None;
    for (index, &mv) in line.iter().enumerate() {
        let mine = after.turn() == me;
        let fallen = after.try_play(mv).ok()?;
        if !mine || index == 0 {
            continue;
        }
        match fallen {
            Some(Marble::Red) => return Some(Phrase::new("kuba-hint-prepares-red")),
            Some(_) => return Some(Phrase::new("kuba-hint-prepares-marble")),
            None => {}
        }
        if let (None, Move::Push(push)) = (&opened, mv)
            && game.check_push(push).is_err()
            && game.position().marble(push.from) == Some(Marble::of(me))
        {
            let from = push.from.to_string();
            opened = Some(Phrase::new("kuba-hint-opens-way").with("from", from));
        }
    }
    opened
}

/// Reason for a move that neither captures nor prepares anything.
fn still_reason(game: &GameState, mv: Move) -> Option<Phrase> {
    let mut after = game.clone();
    after.try_play(mv).ok()?;
    let moved = match mv {
        Move::Push(push) => game.position().row(push).map(|row| (push, row)),
        Move::Pass => None,
    };
    let reds = game.position().cells(Marble::Red);
    let nearer = |push: Push, cell: Cell| {
        let to = cell.step(push.direction);
        reds.has(cell) && to.is_some_and(|to| to_edge(to) < to_edge(cell))
    };
    let brings_nearer = |(push, row): (Push, Row)| row.cells.into_iter().any(|at| nearer(push, at));
    let key = if moved.is_some_and(brings_nearer) {
        "kuba-hint-nearer-red"
    } else if Captures::in_danger_from(&after, game.turn().next(2)).marbles == 0 {
        "kuba-hint-keeps-safe"
    } else {
        "kuba-hint-better-place"
    };
    Some(Phrase::new(key))
}

/// Distance to the nearest edge in cells; 0 in the outermost row.
fn to_edge(cell: Cell) -> u8 {
    let away = |at: u8| at.min(SIDE - 1 - at);
    away(cell.file()).min(away(cell.rank()))
}
