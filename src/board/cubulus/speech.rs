//! The board in words: for the status line and the screen reader.

use super::hand;
use super::place::Place;
use crate::board::face::Seen;
use crate::board::{Hand, Scene};
use crate::phrase::{Phrase, Say, Value};
use crate::rules::cubulus::{
    Ball, Cell, Effect, Face, GameState, Move, Opening, Position, Shape, Square, Win,
};
use crate::rules::{Ending, Game, Outcome, Player};

/// What a player's balls are called.
pub(super) fn colour(player: Player) -> Phrase {
    Ball::of(player).phrase()
}

/// A face, as the name of a place.
pub(super) fn face_name(face: Face) -> Phrase {
    Phrase::new(match face {
        Face::Top => "cubulus-pane-top",
        Face::Front => "cubulus-pane-front",
        Face::Right => "cubulus-pane-right",
        Face::Left => "cubulus-pane-left",
        Face::Back => "cubulus-pane-back",
        Face::Bottom => "cubulus-pane-bottom",
    })
}

/// From where a ball goes in at a face.
fn from_face(face: Face) -> Phrase {
    Phrase::new(match face {
        Face::Top => "cubulus-from-top",
        Face::Front => "cubulus-from-front",
        Face::Right => "cubulus-from-right",
        Face::Left => "cubulus-from-left",
        Face::Back => "cubulus-from-back",
        Face::Bottom => "cubulus-from-bottom",
    })
}

/// The whole board for the screen reader: whose turn it is, and who has how many balls left.
pub(super) fn board(scene: &Scene<GameState>) -> Phrase {
    let game = scene.game();
    let turn = match game.outcome() {
        Some(_) => status(scene),
        None => Phrase::new("cubulus-to-move").with("colour", colour(game.turn())),
    };
    let position = game.position();
    let left = (0..position.seats()).map(Player::seat).map(|player| {
        Phrase::new("cubulus-left-of")
            .with("colour", colour(player))
            .with("left", i64::from(position.hand(player)))
    });
    Phrase::new("cubulus-board-label")
        .with("turn", turn)
        .with("left", listed(left))
}

/// Phrases with commas between; nothing if there are none.
fn listed(phrases: impl Iterator<Item = Phrase>) -> Value {
    let list = phrases.reduce(|first, next| {
        Phrase::new("list-and")
            .with("first", first)
            .with("next", next)
    });
    list.map_or_else(|| Value::Text(String::new()), Value::Phrase)
}

/// What is in a cell: "black", "empty".
fn content(position: &Position, cell: Cell) -> Phrase {
    match position.ball(cell) {
        Some(ball) => ball.phrase(),
        None => Phrase::new("cubulus-empty"),
    }
}

/// An opening for the screen reader: "Top, b33, Black. Press: …"
pub(super) fn opening(scene: &Scene<GameState>, opening: Opening) -> Phrase {
    let does = if scene.hand == Hand::Free {
        match hand::entering(scene.game(), opening) {
            Ok(mv) => Phrase::new("cubulus-press").with("does", does(scene, opening, mv)),
            Err(reason) => Phrase::new("cubulus-cannot").with("reason", reason.phrase()),
        }
    } else {
        match &scene.hand {
            Hand::Tied(reason) => Phrase::new("cubulus-cannot").with("reason", reason.clone()),
            Hand::Free | Hand::Away => status(scene),
        }
    };
    Phrase::new("cubulus-opening")
        .with("face", face_name(opening.face()))
        .with("cell", opening.cell().to_string())
        .with("content", content(scene.game().position(), opening.cell()))
        .with("does", does)
}

/// What a legal press does: "your ball goes in at b33, b33 moves to b32."
fn does(scene: &Scene<GameState>, opening: Opening, mv: Move) -> Phrase {
    let position = scene.game().position();
    let line = opening.line();
    let warning = hand::gift_to(scene.game(), mv).map(gift);
    let act = match position.effect(opening) {
        Effect::Stays if position.is_laying() => {
            Phrase::new("cubulus-does-lay").with("cell", line[0].to_string())
        }
        Effect::Stays => Phrase::new("cubulus-does-stay").with("cell", line[0].to_string()),
        Effect::PushesOne => Phrase::new("cubulus-does-push-one")
            .with("first", line[0].to_string())
            .with("second", line[1].to_string()),
        Effect::PushesTwo => Phrase::new("cubulus-does-push-two")
            .with("first", line[0].to_string())
            .with("second", line[1].to_string())
            .with("third", line[2].to_string()),
        Effect::Shifts => Phrase::new("cubulus-does-shift")
            .with("first", line[0].to_string())
            .with("third", line[2].to_string()),
    };
    match warning {
        Some(warning) => Phrase::new("cubulus-does-and")
            .with("act", act)
            .with("warning", warning),
        None => act,
    }
}

/// The warning before a move that lets another win.
fn gift(winner: Player) -> Phrase {
    Phrase::new("cubulus-gift").with("colour", colour(winner))
}

/// The warning, and how to make the move all the same.
pub(super) fn gift_again(winner: Player) -> Phrase {
    Phrase::new("cubulus-gift-again").with("warning", gift(winner))
}

/// What the user is about to do, for the status line.
pub(super) fn doing(seen: &Seen<GameState>) -> Option<Phrase> {
    match seen.aim? {
        Place::Opening(opening) => {
            let mv = hand::entering(seen.at.game(), opening).ok()?;
            Some(preview(seen.at.game(), opening, mv))
        }
        Place::Core => Some(core(seen.at.scene)),
        Place::Layer(_) | Place::Hand(_) => None,
    }
}

/// What pressing an opening would do.
fn preview(game: &GameState, opening: Opening, mv: Move) -> Phrase {
    if let Some(winner) = hand::gift_to(game, mv) {
        return gift_again(winner);
    }
    let position = game.position();
    let key = match position.effect(opening) {
        Effect::Stays if position.is_laying() => "cubulus-preview-lay",
        Effect::Stays => "cubulus-preview-stay",
        Effect::PushesOne => "cubulus-preview-push-one",
        Effect::PushesTwo => "cubulus-preview-push-two",
        Effect::Shifts => "cubulus-preview-shift",
    };
    Phrase::new(key)
        .with("cell", opening.cell().to_string())
        .with("from", from_face(opening.face()))
}

/// The core in its tray, for the screen reader and the status line.
pub(super) fn core(scene: &Scene<GameState>) -> Phrase {
    let core = Cell::CORE.to_string();
    match scene.game().check(Move::Put(Cell::CORE)) {
        Ok(()) => Phrase::new("cubulus-core-lay").with("cell", core),
        Err(reason) => Phrase::new("cubulus-core-cannot")
            .with("cell", core)
            .with("reason", reason.phrase()),
    }
}

/// A layer in a sentence: "Layer 2: a12 empty, …"
pub(super) fn layer(position: &Position, layer: u8) -> Phrase {
    let cells = Cell::all()
        .filter(|cell| cell.layer() == layer)
        .map(|cell| {
            Phrase::new("cubulus-layer-cell")
                .with("cell", cell.to_string())
                .with("content", content(position, cell))
        });
    Phrase::new("cubulus-layer-holds")
        .with("layer", layer + 1)
        .with("cells", listed(cells))
}

/// Whose turn it is and what to do.
pub(super) fn status(scene: &Scene<GameState>) -> Phrase {
    let game = scene.game();
    if let Some(outcome) = game.outcome() {
        let ending = ending(scene.positions, outcome);
        return match outcome.winner() {
            Some(winner) => Phrase::new("cubulus-won")
                .with("colour", colour(winner))
                .with("ending", ending),
            None => Phrase::new("cubulus-drawn").with("ending", ending),
        };
    }
    let position = game.position();
    let turn = match &scene.hand {
        Hand::Tied(reason) => return reason.clone(),
        Hand::Free if scene.people == 1 => Phrase::new("cubulus-your-turn"),
        Hand::Free | Hand::Away => {
            Phrase::new("cubulus-to-move").with("colour", colour(game.turn()))
        }
    };
    let key = if position.is_laying() {
        "cubulus-status-lay"
    } else if position.must_pass() {
        "cubulus-status-pass"
    } else if position.hand(game.turn()) == 0 {
        "cubulus-status-shift"
    } else {
        "cubulus-status"
    };
    Phrase::new(key)
        .with("turn", turn)
        .with("left", i64::from(position.neutrals_to_lay()))
}

/// What ended a game, with the square that did.
pub(super) fn ending(positions: &[GameState], outcome: Outcome<Ending<Win>>) -> Phrase {
    let usual = outcome.ending.phrase();
    let (Some(winner), Some(end)) = (outcome.winner(), positions.last()) else {
        return usual;
    };
    let Some(square) = end.position().squares(Ball::of(winner)).next() else {
        return usual;
    };
    let mover = positions.iter().rev().nth(1).map(Game::turn);
    match (outcome.ending, mover) {
        (Ending::OnBoard(Win::Square), _) => named(square),
        (Ending::OnBoard(Win::Gift), Some(mover)) => {
            let both = end.position().squares(Ball::of(mover)).next().is_some();
            if both {
                return Phrase::new("cubulus-ending-both");
            }
            let has_one = |seat: &Player| {
                let squares = end.position().squares(Ball::of(*seat));
                *seat != winner && squares.count() > 0
            };
            let other = (0..end.seats()).map(Player::seat).find(has_one);
            let given = |key| {
                Phrase::new(key)
                    .with("colour", colour(mover))
                    .with("square", named(square))
            };
            match other {
                None => given("cubulus-ending-gift-of"),
                Some(other) => given("cubulus-ending-gift-of-both")
                    .with("other", colour(other))
                    .with("winner", colour(winner)),
            }
        }
        _ => usual,
    }
}

/// How long a game was, in turns of each player; laying is none.
pub(super) fn length(positions: &[GameState]) -> Phrase {
    let before = positions.split_last().map_or(&[][..], |(_, before)| before);
    let laid = before.iter().filter(|game| game.position().is_laying());
    let turns = before.len() - laid.count();
    let seats = positions.first().map_or(2, Game::seats);
    let is_even = turns.is_multiple_of(seats);
    Phrase::new("cubulus-length")
        .with("even", i64::from(is_even))
        .with("turns", if is_even { turns / seats } else { turns })
}

/// A square by its shape and its face.
fn named(square: Square) -> Phrase {
    let key = match square.shape {
        Shape::Small => "cubulus-square-small",
        Shape::Corners => "cubulus-square-corners",
        Shape::Diamond => "cubulus-square-diamond",
    };
    Phrase::new(key).with("face", square.face.phrase())
}

/// The last move in words, and the end if it was one.
pub(super) fn last_event(scene: &Scene<GameState>) -> Option<Phrase> {
    let before = scene.positions.iter().rev().nth(1)?;
    let move_made = event(before.position(), *scene.moves.last()?);
    Some(match scene.game().outcome() {
        Some(_) => Phrase::new("cubulus-event-end")
            .with("event", move_made)
            .with("end", status(scene)),
        None => move_made,
    })
}

/// A move in words.
fn event(before: &Position, mv: Move) -> Phrase {
    let player = colour(before.turn());
    let said = |key| Phrase::new(key).with("colour", player.clone());
    match mv {
        Move::Put(cell) if before.is_laying() => {
            said("cubulus-event-lay").with("cell", cell.to_string())
        }
        Move::Put(cell) => said("cubulus-event-put").with("cell", cell.to_string()),
        Move::Push(opening) => {
            let line = opening.line();
            let [first, second, third] = line.map(|cell| cell.to_string());
            let cells = |key| {
                said(key)
                    .with("first", first)
                    .with("second", second)
                    .with("third", third)
            };
            match before.effect(opening) {
                Effect::Shifts => {
                    let [one, two, three] = line.map(|cell| content(before, cell));
                    cells("cubulus-event-shift")
                        .with("one", three)
                        .with("two", one)
                        .with("three", two)
                }
                Effect::PushesTwo => cells("cubulus-event-push-two"),
                Effect::PushesOne | Effect::Stays => cells("cubulus-event-push-one"),
            }
        }
        Move::Pass => said("cubulus-event-pass"),
        Move::Resign => said("cubulus-event-resign"),
    }
}
