//! The board in words: for the status line, the tooltips and the screen reader.

use super::place::Place;
use crate::board::face::Seen;
use crate::board::{Hand, Scene};
use crate::phrase::{Phrase, Say};
use crate::rules::kuba::{
    Cell, Direction, GameState, Illegal, Marble, Move, Push, REDS_TO_WIN, colour,
};
use crate::rules::{Game, Player};

/// A direction as somebody sees it who sits in this seat.
pub(super) fn way(viewer: Player, direction: Direction) -> Phrase {
    let seen = if viewer == Player::SECOND {
        direction.opposite()
    } else {
        direction
    };
    Phrase::new(match seen {
        Direction::North => "way-up",
        Direction::South => "way-down",
        Direction::West => "way-left",
        Direction::East => "way-right",
    })
}

/// The directions in the order left, right, up, down as somebody sees them in this seat.
pub(super) fn ways(viewer: Player) -> [Direction; 4] {
    let seen = [
        Direction::West,
        Direction::East,
        Direction::North,
        Direction::South,
    ];
    if viewer == Player::SECOND {
        seen.map(Direction::opposite)
    } else {
        seen
    }
}

/// The whole board for the screen reader: whose turn it is, and the score.
pub(super) fn board(scene: &Scene<GameState>) -> Phrase {
    let game = scene.game();
    let turn = match game.outcome() {
        Some(_) => status(scene),
        None => Phrase::new("kuba-status-to-move").with("colour", colour(game.turn())),
    };
    Phrase::new("kuba-board-label")
        .with("turn", turn)
        .with("white", game.position().reds(Player::FIRST))
        .with("black", game.position().reds(Player::SECOND))
}

/// A place by its name.
pub(super) fn place(scene: &Scene<GameState>, place: Place) -> Phrase {
    match place {
        Place::Cell(cell) => self::cell(scene, cell),
        Place::Chip(cell, direction) => chip(scene, Push::new(cell, direction)),
        Place::Hollow(.., ply) => Phrase::new("kuba-hollow-filled").with("move", ply),
    }
}

/// What the user is doing.
pub(super) fn doing(seen: &Seen<GameState>) -> Option<Phrase> {
    let from = seen.picks.last().and_then(|pick| pick.cell());
    let from = from.filter(|_| seen.pull.is_none())?;
    let scene = seen.at.scene;
    let meant = match seen.aim {
        Some(Place::Chip(_, direction)) => Some(Push::new(from, direction)),
        _ => None,
    };
    match meant.filter(|&push| scene.game().check_push(push).is_ok()) {
        Some(push) => preview(scene, push),
        None if is_stuck(scene, from) => Some(stuck(from)),
        None => Some(Phrase::new("kuba-choose-way").with("cell", from.to_string())),
    }
}

/// A cell for the screen reader: "e1, white, yours. Can push left, right, up."
fn cell(scene: &Scene<GameState>, cell: Cell) -> Phrase {
    let (game, viewer) = (scene.game(), scene.look.viewer);
    let named = |key| Phrase::new(key).with("cell", cell.to_string());
    let Some(marble) = game.position().marble(cell) else {
        return named("kuba-cell-empty");
    };
    if marble.owner() != Some(game.turn()) {
        return named("kuba-cell-other").with("colour", marble.phrase());
    }
    let open = ways(viewer)
        .into_iter()
        .filter(|&direction| game.check_push(Push::new(cell, direction)).is_ok())
        .map(|direction| way(viewer, direction))
        .reduce(|first, next| {
            Phrase::new("list-and")
                .with("first", first)
                .with("next", next)
        });
    match open {
        Some(open) => named("kuba-cell-own")
            .with("colour", marble.phrase())
            .with("ways", open),
        None => named("kuba-cell-own-stuck").with("colour", marble.phrase()),
    }
}

/// What the chip of a push says: what it does, or why not.
fn chip(scene: &Scene<GameState>, push: Push) -> Phrase {
    let named = |key| {
        Phrase::new(key)
            .with("cell", push.from.to_string())
            .with("way", way(scene.look.viewer, push.direction))
    };
    match scene.game().check_push(push) {
        Ok(()) => named("kuba-chip-push"),
        Err(reason) => named("kuba-chip-refused").with("reason", reason.phrase()),
    }
}

/// A move as advice.
pub(super) fn advice(mv: Move, viewer: Player) -> Phrase {
    match mv {
        Move::Push(push) => Phrase::new("kuba-chip-push")
            .with("cell", push.from.to_string())
            .with("way", way(viewer, push.direction)),
        Move::Pass => Phrase::new("kuba-advice-pass"),
    }
}

/// A move as it is said in the list of pushes: "e5 left, takes a white marble".
pub(super) fn said(game: &GameState, mv: Move, viewer: Player) -> Phrase {
    let Move::Push(push) = mv else {
        return Phrase::new("kuba-end-of-turn");
    };
    let named = |key| {
        Phrase::new(key)
            .with("cell", push.from.to_string())
            .with("way", way(viewer, push.direction))
    };
    match game.position().falls(push) {
        Some(marble) => named("kuba-said-capture").with("marble", marble.phrase()),
        None => named("kuba-said"),
    }
}

/// A move in a sentence about whoever makes it: "Black takes e4".
pub(super) fn sentence(game: &GameState, mv: Move, viewer: Player) -> Phrase {
    let seat = colour(game.turn());
    let Move::Push(push) = mv else {
        return Phrase::new("kuba-sentence-pass").with("seat", seat);
    };
    let row = game.position().row(push);
    let falls = row.and_then(|row| Some((row.falls?, row.front)));
    match falls {
        Some((marble, cell)) => Phrase::new("kuba-sentence-takes")
            .with("seat", seat)
            .with("marble", marble.phrase())
            .with("cell", cell.to_string()),
        None => Phrase::new("kuba-sentence-pushes")
            .with("seat", seat)
            .with("cell", push.from.to_string())
            .with("way", way(viewer, push.direction)),
    }
}

/// What a push would do.
fn preview(scene: &Scene<GameState>, push: Push) -> Option<Phrase> {
    let row = scene.game().position().row(push)?;
    let named = |key| {
        Phrase::new(key)
            .with("cell", push.from.to_string())
            .with("way", way(scene.look.viewer, push.direction))
    };
    Some(match row.falls {
        Some(marble) => named("kuba-preview-capture").with("marble", marble.phrase()),
        None => named("kuba-preview").with("count", i64::from(row.cells.len())),
    })
}

/// Whether no way is open to a marble.
fn is_stuck(scene: &Scene<GameState>, cell: Cell) -> bool {
    reasons(scene, cell).count() == Direction::ALL.len()
}

fn stuck(cell: Cell) -> Phrase {
    Phrase::new("kuba-stuck").with("cell", cell.to_string())
}

/// Why a marble cannot be pushed: a reason for each direction in which it can't, where it can in
/// others. That no way is open is said alone, for the reasons stand beside the marble.
pub(super) fn why(scene: &Scene<GameState>, cell: Cell) -> Phrase {
    let reasons: Vec<_> = reasons(scene, cell).collect();
    let of_marble = reasons.iter().find(|(_, reason)| is_of_marble(reason));
    if let Some((_, reason)) = of_marble {
        return reason.phrase();
    }
    if reasons.len() == Direction::ALL.len() {
        return stuck(cell);
    }
    let lines = reasons.iter();
    let lines = lines.map(|(direction, reason)| (*direction, reason.phrase()));
    way_by_way(lines, scene.look.viewer)
        .unwrap_or_else(|| Phrase::new("kuba-why-free").with("cell", cell.to_string()))
}

/// Something about each of these ways; `None` of none.
fn way_by_way(lines: impl Iterator<Item = (Direction, Phrase)>, viewer: Player) -> Option<Phrase> {
    let line = |(direction, reason)| {
        Phrase::new("kuba-why-way")
            .with("way", way(viewer, direction))
            .with("reason", reason)
    };
    lines.map(line).reduce(|first, next| {
        Phrase::new("kuba-why-more")
            .with("first", first)
            .with("next", next)
    })
}

/// The ways in which a marble cannot be pushed, with a few words for each why not; none if there
/// is one reason for all.
pub(super) fn closed(scene: &Scene<GameState>, cell: Cell) -> Vec<(Direction, Phrase)> {
    let reasons: Vec<_> = reasons(scene, cell).collect();
    if reasons.iter().any(|(_, reason)| is_of_marble(reason)) {
        return Vec::new();
    }
    let short = |(direction, reason)| (direction, in_short(&reason));
    reasons.into_iter().map(short).collect()
}

/// The same in words, of a marble to which no way is open: of another one [`why`] says it.
pub(super) fn closed_aloud(closed: &[(Direction, Phrase)], viewer: Player) -> Option<Phrase> {
    let is_stuck = closed.len() == Direction::ALL.len();
    let lines = closed.iter().filter(|_| is_stuck).cloned();
    way_by_way(lines, viewer)
}

/// The ways in which a marble cannot be pushed, and why not.
fn reasons(scene: &Scene<GameState>, cell: Cell) -> impl Iterator<Item = (Direction, Illegal)> {
    ways(scene.look.viewer)
        .into_iter()
        .filter_map(move |direction| {
            let reason = scene.game().check_push(Push::new(cell, direction)).err()?;
            Some((direction, reason))
        })
}

/// Whether a reason is one for every way: it is the marble, not the way.
const fn is_of_marble(reason: &Illegal) -> bool {
    matches!(
        reason,
        Illegal::GameOver | Illegal::Empty(_) | Illegal::Neutral(_) | Illegal::NotYours(_)
    )
}

/// A reason in a few words, beside an arrow.
fn in_short(reason: &Illegal) -> Phrase {
    match reason {
        Illegal::Blocked(cell) => Phrase::new("kuba-short-blocked").with("cell", cell.to_string()),
        Illegal::OwnMarbleOff => Phrase::new("kuba-short-own-marble-off"),
        Illegal::StraightBack => Phrase::new("kuba-short-straight-back"),
        Illegal::PreviousPosition(_) | Illegal::Superko(_) => Phrase::new("kuba-short-repeats"),
        other => other.phrase(),
    }
}

/// Whose turn it is and why.
pub(super) fn status(scene: &Scene<GameState>) -> Phrase {
    let game = scene.game();
    let turn = game.turn();
    if let Some(outcome) = game.outcome() {
        return match outcome.winner() {
            Some(winner) => Phrase::new("kuba-status-won")
                .with("colour", colour(winner))
                .with("ending", outcome.ending.phrase()),
            None => Phrase::new("kuba-status-drawn").with("ending", outcome.ending.phrase()),
        };
    }
    if !game.position().is_extra_turn() {
        return match &scene.hand {
            Hand::Tied(reason) => reason.clone(),
            Hand::Free if scene.people == 1 => Phrase::new("kuba-status-your-turn"),
            Hand::Free | Hand::Away => Phrase::new("kuba-status-turn").with("colour", colour(turn)),
        };
    }
    let captured = match fallen(scene) {
        Some(Marble::Red) => Phrase::new("kuba-captured-red")
            .with("reds", game.position().reds(turn))
            .with("needed", REDS_TO_WIN),
        Some(marble) => Phrase::new("kuba-captured-marble").with("colour", marble.phrase()),
        // The game was set up in the middle of a turn.
        None => Phrase::new("kuba-status-to-move").with("colour", colour(turn)),
    };
    let key = match &scene.hand {
        Hand::Tied(_) | Hand::Away => "kuba-status-extra-other",
        Hand::Free if game.may_pass() => "kuba-status-extra-may",
        Hand::Free => "kuba-status-extra",
    };
    Phrase::new(key)
        .with("captured", captured)
        .with("colour", colour(turn))
}

/// The last move in words.
pub(super) fn last_event(scene: &Scene<GameState>) -> Option<Phrase> {
    let before = scene.positions.iter().rev().nth(1)?;
    let player = colour(before.turn());
    Some(match (scene.moves.last()?, fallen(scene)) {
        (Move::Pass, _) => Phrase::new("kuba-event-pass").with("colour", player),
        (Move::Push(push), None) => Phrase::new("kuba-event-push")
            .with("colour", player)
            .with("cell", push.from.to_string())
            .with("way", way(scene.look.viewer, push.direction)),
        (Move::Push(push), Some(marble)) => Phrase::new("kuba-event-capture")
            .with("colour", player)
            .with("cell", push.from.to_string())
            .with("way", way(scene.look.viewer, push.direction))
            .with("marble", marble.phrase()),
    })
}

/// What the last move captured.
fn fallen(scene: &Scene<GameState>) -> Option<Marble> {
    let before = scene.positions.iter().rev().nth(1)?;
    match scene.moves.last()? {
        Move::Push(push) => before.position().falls(*push),
        Move::Pass => None,
    }
}
