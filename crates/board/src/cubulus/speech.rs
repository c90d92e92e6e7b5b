//! Words about the board for the status line and the screen reader.

use egui::Vec2;

use super::animation::opening_of;
use super::cube_view::CubeView;
use super::move_preview::shown_at;
use super::target::Target;
use super::{hand, whereabouts};
use crate::face::{BoardView, Swing};
use crate::{Hand, Scene};
use kuba_rules::cubulus::{
    Ball, Cell, Effect, Face, GameState, Illegal, Move, Opening, Position, SIDE, Square,
    SquareShape, Win,
};
use kuba_rules::phrase::{Phrase, ToPhrase, Value};
use kuba_rules::{Ending, Game, Outcome, Player};

pub(super) fn colour(player: Player) -> Phrase {
    Ball::of(player).phrase()
}

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

/// The face in front of the cube after this swing; `None` if it is the front as at rest.
pub(super) fn facing(angle: Vec2) -> Option<Phrase> {
    let view = CubeView::new(Swing { angle, slide: 0.0 });
    let face = Some(view.in_place_of(Face::Front)).filter(|&face| face != Face::Front)?;
    Some(Phrase::new("cubulus-facing").with("face", whereabouts::face(face)))
}

/// Screen reader label of the whole board: the player to move and the balls left in each hand.
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
    Phrase::new("cubulus-board-label").with("turn", turn).with("left", listed(left))
}

/// Phrases separated by commas; empty text if there are none.
fn listed(phrases: impl Iterator<Item = Phrase>) -> Value {
    let list = phrases
        .reduce(|first, next| Phrase::new("list-and").with("first", first).with("next", next));
    list.map_or_else(|| Value::Text(String::new()), Value::Phrase)
}

fn content(position: &Position, cell: Cell) -> Phrase {
    match position.ball(cell) {
        Some(ball) => ball.phrase(),
        None => Phrase::new("cubulus-empty"),
    }
}

/// Screen reader text of an opening: "Top, back edge, Black. Press: …"
pub(super) fn opening(scene: &Scene<GameState>, opening: Opening) -> Phrase {
    let does = if scene.hand == Hand::Free {
        match hand::entering(scene.game(), opening) {
            Ok(mv) => Phrase::new("cubulus-press").with("does", does(scene, opening, mv)),
            Err(illegal) => Phrase::new("cubulus-cannot").with("reason", refusal(&illegal)),
        }
    } else {
        match &scene.hand {
            Hand::Tied(reason) => Phrase::new("cubulus-cannot").with("reason", reason.clone()),
            Hand::Free | Hand::Away => status(scene),
        }
    };
    Phrase::new("cubulus-opening")
        .with("face", face_name(opening.face()))
        .with("spot", whereabouts::spot(opening))
        .with("content", content(scene.game().position(), opening.cell()))
        .with("does", does)
}

/// Warning that names the faces on which a player could complete a square if it were their turn.
pub(super) fn lamp(game: &GameState, player: Player) -> Option<Phrase> {
    let faces = threatened_faces(game, player);
    let words = Phrase::new("cubulus-lamp").with("seat", colour(player));
    let named = faces.iter().map(ToPhrase::phrase);
    (!faces.is_empty()).then(|| words.with("faces", listed(named)))
}

/// Faces on which a player could complete a square, were it their turn.
pub(super) fn threatened_faces(game: &GameState, player: Player) -> Vec<Face> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let threats = game.position().threats(player);
    let threatened = |face: &Face| threats.iter().any(|(_, square)| square.face == *face);
    Face::ALL.into_iter().filter(threatened).collect()
}

/// Reason of a rejection, without the names of cells.
pub(super) fn refusal(illegal: &Illegal) -> Phrase {
    match illegal {
        Illegal::Taken(_) => Phrase::new("cubulus-taken"),
        illegal => illegal.phrase(),
    }
}

/// Effect of a legal press: "your ball goes in and pushes one ball on."
fn does(scene: &Scene<GameState>, opening: Opening, mv: Move) -> Phrase {
    let position = scene.game().position();
    let act = Phrase::new(match position.effect(opening) {
        Effect::Stays if position.is_laying() => "cubulus-does-lay",
        Effect::Stays => "cubulus-does-stay",
        Effect::PushesOne => "cubulus-does-push-one",
        Effect::PushesTwo => "cubulus-does-push-two",
        Effect::Shifts => "cubulus-does-shift",
    });
    match hand::warned_gift(scene, mv).map(gift) {
        Some(warning) => Phrase::new("cubulus-does-and").with("act", act).with("warning", warning),
        None => act,
    }
}

fn gift(winner: Player) -> Phrase {
    Phrase::new("cubulus-gift").with("colour", colour(winner))
}

pub(super) fn gift_again(winner: Player) -> Phrase {
    Phrase::new("cubulus-gift-again").with("warning", gift(winner))
}

pub(super) fn doing(seen: &BoardView<GameState>) -> Option<Phrase> {
    match seen.aim? {
        Target::Opening(opening) => {
            let mv = hand::entering(seen.at.game(), opening).ok()?;
            Some(preview(seen.at.scene, opening, mv))
        }
        Target::Core => Some(core(seen.at.scene)),
        Target::Seen(cell) => Some(seen_in_layer(seen.at.game().position(), cell)),
        Target::Layer(_) | Target::Hand(_) => None,
    }
}

/// A cell that is pointed at in its layer: "Top, front right corner: White."
fn seen_in_layer(position: &Position, cell: Cell) -> Phrase {
    let holds = match opening_of(cell) {
        Some(opening) => Phrase::new("cubulus-seen")
            .with("face", face_name(opening.face()))
            .with("spot", whereabouts::spot(opening)),
        None => Phrase::new("cubulus-seen-core"),
    };
    holds.with("content", content(position, cell))
}

fn preview(scene: &Scene<GameState>, opening: Opening, mv: Move) -> Phrase {
    if let Some(winner) = hand::warned_gift(scene, mv) {
        return gift_again(winner);
    }
    let position = scene.game().position();
    let key = match position.effect(opening) {
        Effect::Stays if position.is_laying() => "cubulus-preview-lay",
        Effect::Stays => "cubulus-preview-stay",
        Effect::PushesOne => "cubulus-preview-push-one",
        Effect::PushesTwo => "cubulus-preview-push-two",
        Effect::Shifts => "cubulus-preview-shift",
    };
    Phrase::new(key).with("place", whereabouts::place(opening))
}

/// Hint that names only the face of a move.
pub(super) fn beginning(mv: Move) -> Phrase {
    match shown_at(mv) {
        Some(opening) => {
            Phrase::new("cubulus-begin").with("face", whereabouts::face(opening.face()))
        }
        None => Phrase::new("puzzle-begin"),
    }
}

/// A move as a sentence about its player: "White shifts the full line at the top, middle".
pub(super) fn sentence(game: &GameState, mv: Move) -> Phrase {
    let seat = colour(game.turn());
    let Some(opening) = shown_at(mv) else {
        return Phrase::new("puzzle-plays").with("seat", seat).with("move", mv.to_string());
    };
    let shifts = game.position().effect(opening) == Effect::Shifts;
    let key = if shifts { "cubulus-sentence-shifts" } else { "cubulus-sentence-puts" };
    Phrase::new(key).with("seat", seat).with("place", whereabouts::place(opening))
}

/// A move as advice: "Push in at the top, front right corner".
pub(super) fn advice(position: &Position, mv: Move) -> Phrase {
    match mv {
        Move::Put(Cell::CORE) => Phrase::new("cubulus-advice-lay-core"),
        Move::Put(cell) => {
            let lays = position.is_laying();
            let key = if lays { "cubulus-advice-lay" } else { "cubulus-advice-put" };
            at_cell(key, cell)
        }
        Move::Push(opening) => {
            let shifts = position.effect(opening) == Effect::Shifts;
            let key = if shifts { "cubulus-advice-shift" } else { "cubulus-advice-push" };
            Phrase::new(key).with("place", whereabouts::place(opening))
        }
        Move::Pass => Phrase::new("cubulus-advice-pass"),
        Move::Resign => Phrase::new("cubulus-advice-resign"),
        Move::TimeOut => Phrase::new("cubulus-time-out"),
    }
}

fn at_cell(key: &'static str, cell: Cell) -> Phrase {
    let phrase = Phrase::new(key);
    match whereabouts::of_cell(cell) {
        Some(place) => phrase.with("place", place),
        None => phrase,
    }
}

pub(super) fn core(scene: &Scene<GameState>) -> Phrase {
    match scene.game().check(Move::Put(Cell::CORE)) {
        Ok(()) => Phrase::new("cubulus-core-lay"),
        Err(illegal) => {
            let reason = refusal(&illegal);
            Phrase::new("cubulus-core-cannot").with("reason", reason)
        }
    }
}

/// Screen reader text of a layer, row by row: "Layer 2, from left to right. Front: empty, Red, empty. …"
pub(super) fn layer(position: &Position, layer: u8) -> Phrase {
    let row = |rank: u8| {
        let cells = (0..SIDE).filter_map(|file| Cell::new(file, rank, layer));
        listed(cells.map(|cell| content(position, cell)))
    };
    Phrase::new("cubulus-layer-holds")
        .with("layer", layer + 1)
        .with("front", row(0))
        .with("middle", row(1))
        .with("back", row(2))
}

pub(super) fn status(scene: &Scene<GameState>) -> Phrase {
    let game = scene.game();
    if let Some(outcome) = game.outcome() {
        let ending = ending(scene.positions, outcome);
        return match outcome.winner() {
            Some(winner) => {
                Phrase::new("cubulus-won").with("colour", colour(winner)).with("ending", ending)
            }
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
    Phrase::new(key).with("turn", turn).with("left", i64::from(position.neutrals_to_lay()))
}

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
            let ended = Phrase::new("cubulus-ending-gift-of")
                .with("colour", colour(mover))
                .with("square", named(square));
            match also_given(end.position(), [winner, mover]) {
                Some(other) => Phrase::new("cubulus-ending-gift-both")
                    .with("ended", ended)
                    .with("other", colour(other))
                    .with("winner", colour(winner)),
                None => ended,
            }
        }
        _ => usual,
    }
}

fn also_given(position: &Position, known: [Player; 2]) -> Option<Player> {
    let mut others = (0..position.seats()).map(Player::seat);
    others.find(|&player| {
        let has_square = position.squares(Ball::of(player)).next().is_some();
        has_square && position.is_in(player) && !known.contains(&player)
    })
}

fn named(square: Square) -> Phrase {
    let key = match square.shape {
        SquareShape::Small => "cubulus-square-small",
        SquareShape::Corners => "cubulus-square-corners",
        SquareShape::Diamond => "cubulus-square-diamond",
    };
    Phrase::new(key).with("face", square.face.phrase())
}

pub(super) fn last_event(scene: &Scene<GameState>) -> Option<Phrase> {
    let before = scene.positions.iter().rev().nth(1)?;
    let move_made = event(before.position(), *scene.moves.last()?);
    Some(match scene.game().outcome() {
        Some(_) => {
            Phrase::new("cubulus-event-end").with("event", move_made).with("end", status(scene))
        }
        None => move_made,
    })
}

fn event(before: &Position, mv: Move) -> Phrase {
    let player = colour(before.turn());
    let said = |key| Phrase::new(key).with("colour", player.clone());
    match mv {
        Move::Put(Cell::CORE) => said("cubulus-event-lay-core"),
        Move::Put(cell) => {
            let lays = before.is_laying();
            let key = if lays { "cubulus-event-lay" } else { "cubulus-event-put" };
            at_cell(key, cell).with("colour", player)
        }
        Move::Push(opening) => {
            let at = |key| said(key).with("place", whereabouts::place(opening));
            match before.effect(opening) {
                Effect::Shifts => {
                    let [one, two, three] = opening.line().map(|cell| content(before, cell));
                    at("cubulus-event-shift").with("one", three).with("two", one).with("three", two)
                }
                Effect::PushesTwo => at("cubulus-event-push-two"),
                Effect::PushesOne | Effect::Stays => at("cubulus-event-push-one"),
            }
        }
        Move::Pass => said("cubulus-event-pass"),
        Move::Resign => said("cubulus-event-resign"),
        Move::TimeOut => said("cubulus-event-time-out"),
    }
}
