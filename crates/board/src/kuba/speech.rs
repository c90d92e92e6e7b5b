//! Words about the board for the status line, the tooltips and the screen reader.

use super::target::Target;
use crate::face::BoardView;
use crate::{Hand, Scene};
use kuba_rules::kuba::{
    Cell, Direction, GameState, Illegal, Marble, Move, Push, REDS_TO_WIN, colour,
};
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::{Game, Player, Rounds};

/// A direction as seen from the viewer's seat.
pub(super) fn way(viewer: Player, direction: Direction) -> Phrase {
    let seen = if viewer == Player::SECOND { direction.opposite() } else { direction };
    Phrase::new(match seen {
        Direction::North => "way-up",
        Direction::South => "way-down",
        Direction::West => "way-left",
        Direction::East => "way-right",
    })
}

/// The directions in the order left, right, up, down as seen from the viewer's seat.
pub(super) fn ways(viewer: Player) -> [Direction; 4] {
    let seen = [Direction::West, Direction::East, Direction::North, Direction::South];
    if viewer == Player::SECOND { seen.map(Direction::opposite) } else { seen }
}

/// Screen reader label of the whole board: the player to move and the score.
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

pub(super) fn place(scene: &Scene<GameState>, place: Target) -> Phrase {
    match place {
        Target::Cell(cell) => self::cell(scene, cell),
        Target::Chip(cell, direction) => chip(scene, Push::new(cell, direction)),
        Target::Hollow(_, marble, _, ply) => {
            let movers = scene.positions.iter().take(ply).map(Game::turn);
            Phrase::new("kuba-hollow-filled")
                .with("marble", marble.phrase())
                .with("number", Rounds::of(movers))
        }
    }
}

/// Status line for the selection or the previewed push; `None` during a drag.
pub(super) fn doing(seen: &BoardView<GameState>) -> Option<Phrase> {
    let from = seen.picks.last().and_then(|pick| pick.cell());
    let from = from.filter(|_| seen.pull.is_none())?;
    let scene = seen.at.scene;
    let meant = match seen.aim {
        Some(Target::Chip(_, direction)) => Some(Push::new(from, direction)),
        _ => None,
    };
    match meant.filter(|&push| scene.game().check_push(push).is_ok()) {
        Some(push) => preview(scene, push),
        None if is_stuck(scene, from) => Some(stuck(from)),
        None => Some(Phrase::new("kuba-choose-way").with("cell", from.to_string())),
    }
}

/// Screen reader text of a cell: "e1, white, yours. Can push left, right, up."
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
        .reduce(|first, next| Phrase::new("list-and").with("first", first).with("next", next));
    match open {
        Some(open) => named("kuba-cell-own").with("colour", marble.phrase()).with("ways", open),
        None => named("kuba-cell-own-stuck").with("colour", marble.phrase()),
    }
}

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

pub(super) fn advice(mv: Move, viewer: Player) -> Phrase {
    match mv {
        Move::Push(push) => Phrase::new("kuba-chip-push")
            .with("cell", push.from.to_string())
            .with("way", way(viewer, push.direction)),
        Move::Pass => Phrase::new("kuba-advice-pass"),
    }
}

/// A move in the move list: "e5 left, takes a white marble".
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

/// A move as a sentence about its player: "Black takes e4".
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

fn is_stuck(scene: &Scene<GameState>, cell: Cell) -> bool {
    reasons(scene, cell).count() == Direction::ALL.len()
}

fn stuck(cell: Cell) -> Phrase {
    Phrase::new("kuba-stuck").with("cell", cell.to_string())
}

/// Reasons why a marble cannot be pushed, one for each blocked direction. If all four are blocked, only
/// that is said, because the reasons stand beside the marble.
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

fn way_by_way(lines: impl Iterator<Item = (Direction, Phrase)>, viewer: Player) -> Option<Phrase> {
    let line = |(direction, reason)| {
        Phrase::new("kuba-why-way").with("way", way(viewer, direction)).with("reason", reason)
    };
    lines
        .map(line)
        .reduce(|first, next| Phrase::new("kuba-why-more").with("first", first).with("next", next))
}

/// Blocked directions of a marble with short reasons; empty if one reason holds for all.
pub(super) fn closed(scene: &Scene<GameState>, cell: Cell) -> Vec<(Direction, Phrase)> {
    let reasons: Vec<_> = reasons(scene, cell).collect();
    if reasons.iter().any(|(_, reason)| is_of_marble(reason)) {
        return Vec::new();
    }
    let short = |(direction, reason)| (direction, in_short(&reason));
    reasons.into_iter().map(short).collect()
}

/// The same as one phrase for a marble that cannot move at all; otherwise `None`, because [`why`] says it.
pub(super) fn closed_words(closed: &[(Direction, Phrase)], viewer: Player) -> Option<Phrase> {
    let is_stuck = closed.len() == Direction::ALL.len();
    let lines = closed.iter().filter(|_| is_stuck).cloned();
    way_by_way(lines, viewer)
}

fn reasons(scene: &Scene<GameState>, cell: Cell) -> impl Iterator<Item = (Direction, Illegal)> {
    ways(scene.look.viewer).into_iter().filter_map(move |direction| {
        let reason = scene.game().check_push(Push::new(cell, direction)).err()?;
        Some((direction, reason))
    })
}

/// Returns `true` if a reason is about the marble and so holds for every direction.
const fn is_of_marble(reason: &Illegal) -> bool {
    matches!(
        reason,
        Illegal::GameOver | Illegal::Empty(_) | Illegal::Neutral(_) | Illegal::NotYours(_)
    )
}

fn in_short(reason: &Illegal) -> Phrase {
    match reason {
        Illegal::Blocked(cell) => Phrase::new("kuba-short-blocked").with("cell", cell.to_string()),
        Illegal::OwnMarbleOff => Phrase::new("kuba-short-own-marble-off"),
        Illegal::StraightBack => Phrase::new("kuba-short-straight-back"),
        Illegal::PreviousPosition(_) | Illegal::Superko(_) => Phrase::new("kuba-short-repeats"),
        other => other.phrase(),
    }
}

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
    Phrase::new(key).with("captured", captured).with("colour", colour(turn))
}

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

fn fallen(scene: &Scene<GameState>) -> Option<Marble> {
    let before = scene.positions.iter().rev().nth(1)?;
    match scene.moves.last()? {
        Move::Push(push) => before.position().falls(*push),
        Move::Pass => None,
    }
}
