//! Words about the board for the status line, the tooltips and the screen reader.

use super::hand;
use super::target::Target;
use crate::face::BoardView;
use crate::{Hand, Scene};
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::qubism::{Colour, Cube, Direction, Fin, GameState, Illegal, Move, Square, Squares};
use kuba_rules::{Game, Player};

pub(super) fn colour(player: Player) -> Phrase {
    Colour::of(player).phrase()
}

/// A direction as seen from the viewer's seat.
pub(super) fn way(viewer: Player, direction: Direction) -> Phrase {
    if viewer == Player::SECOND { direction.opposite().phrase() } else { direction.phrase() }
}

/// The directions in the order up, left, right, down as seen from the viewer's seat.
pub(super) fn ways(viewer: Player) -> [Direction; 4] {
    let seen = [Direction::North, Direction::West, Direction::East, Direction::South];
    if viewer == Player::SECOND { seen.map(Direction::opposite) } else { seen }
}

fn turn(fin: Fin) -> Phrase {
    Phrase::new(match fin {
        Fin::Left => "qubism-turns-left",
        Fin::Right => "qubism-turns-right",
    })
}

/// Orientation of a cube: "arrow up, turns right".
pub(super) fn lies(viewer: Player, cube: Cube) -> Phrase {
    Phrase::new("qubism-lies").with("way", way(viewer, cube.arrow)).with("turn", turn(cube.fin))
}

pub(super) fn reason(viewer: Player, reason: &Illegal) -> Phrase {
    match reason {
        Illegal::OffArrow(arrow) => {
            Phrase::new("qubism-illegal-off-arrow").with("direction", way(viewer, *arrow))
        }
        other => other.phrase(),
    }
}

pub(super) fn advice(game: &GameState, mv: Move, viewer: Player) -> Phrase {
    let position = game.position();
    match mv {
        Move::Place { square, cube } => Phrase::new("qubism-advice-place")
            .with("square", square.to_string())
            .with("lies", lies(viewer, cube)),
        Move::Go { from, to } => match (position.cube(from), from.direction_to(to)) {
            (Some(cube), _) => Phrase::new("qubism-advice-slide")
                .with("from", from.to_string())
                .with("to", to.to_string())
                .with("turn", turn(cube.fin)),
            (None, Some(direction)) => {
                Phrase::new("qubism-advice-step").with("way", way(viewer, direction))
            }
            (None, None) => Phrase::new("qubism-advice-jump").with("square", to.to_string()),
        },
    }
}

/// Hint that names only the piece of a move.
pub(super) fn beginning(game: &GameState, mv: Move) -> Phrase {
    match mv {
        Move::Place { .. } => Phrase::new("qubism-begin-place"),
        Move::Go { from, .. } => {
            let key = match game.position().cube(from) {
                Some(_) => "qubism-begin-cube",
                None => "qubism-begin-pawn",
            };
            Phrase::new(key).with("square", from.to_string())
        }
    }
}

/// A move as a sentence about its player: "White's pawn goes to e3".
pub(super) fn sentence(game: &GameState, mv: Move, viewer: Player) -> Phrase {
    let seat = colour(game.turn());
    match mv {
        Move::Place { square, cube } => Phrase::new("qubism-sentence-places")
            .with("seat", seat)
            .with("square", square.to_string())
            .with("way", way(viewer, cube.arrow)),
        Move::Go { from, to } => {
            let key = match game.position().cube(from) {
                Some(_) => "qubism-sentence-slides",
                None => "qubism-sentence-goes",
            };
            Phrase::new(key)
                .with("seat", seat)
                .with("from", from.to_string())
                .with("to", to.to_string())
        }
    }
}

/// A move without its player, as seen from the viewer's seat.
pub(super) fn move_words(before: &GameState, mv: Move, viewer: Player) -> Phrase {
    match mv {
        Move::Place { square, cube } => Phrase::new("qubism-move-place")
            .with("square", square.to_string())
            .with("lies", lies(viewer, cube)),
        Move::Go { from, to } => {
            let cube = before.position().cube(from);
            let named =
                |key| Phrase::new(key).with("from", from.to_string()).with("to", to.to_string());
            match cube {
                Some(cube) => named("qubism-move-slide").with("turn", turn(cube.fin)),
                None => named("qubism-move-pawn"),
            }
        }
    }
}

fn list(parts: impl Iterator<Item = Phrase>) -> Option<Phrase> {
    parts.reduce(|first, next| Phrase::new("list-and").with("first", first).with("next", next))
}

fn names(squares: Squares) -> Option<Phrase> {
    list(squares.map(|square| Phrase::new("qubism-square").with("square", square.to_string())))
}

pub(super) fn steps(game: &GameState, player: Player) -> u32 {
    game.position().steps_to_goal(player).unwrap_or_default()
}

/// Screen reader label of the whole board: the player to move and the distance of both to their goals.
pub(super) fn board(scene: &Scene<GameState>) -> Phrase {
    let game = scene.game();
    let turn = match game.outcome() {
        Some(_) => status(scene),
        None => Phrase::new("qubism-to-move").with("colour", colour(game.turn())),
    };
    Phrase::new("qubism-board")
        .with("turn", turn)
        .with("black", i64::from(steps(game, Player::FIRST)))
        .with("white", i64::from(steps(game, Player::SECOND)))
        .with("left", i64::from(game.position().supply()))
}

/// Screen reader text of a square: its piece and the possible moves.
pub(super) fn square(scene: &Scene<GameState>, square: Square) -> Phrase {
    let (game, viewer) = (scene.game(), scene.look.viewer);
    let named = |key| Phrase::new(key).with("square", square.to_string());
    if let Some(player) = game.position().pawn_on(square) {
        if player != game.turn() || game.outcome().is_some() {
            return named("qubism-square-pawn").with("colour", colour(player));
        }
        return match names(hand::targets(game, square)) {
            Some(targets) => named("qubism-square-own").with("targets", targets),
            None => named("qubism-square-pawn").with("colour", colour(player)),
        };
    }
    if let Some(cube) = game.position().cube(square) {
        let named = |key| named(key).with("lies", lies(viewer, cube));
        if let Some(targets) = names(hand::targets(game, square)) {
            return named("qubism-square-cube")
                .with("targets", targets)
                .with("next", way(viewer, cube.rolled().arrow));
        }
        return match hand::why_stuck(game, square) {
            Some(why) if game.outcome().is_none() => {
                named("qubism-square-stuck").with("reason", reason(scene.look.viewer, &why))
            }
            _ => named("qubism-square-cube-only"),
        };
    }
    let open = ways(viewer).into_iter().filter(|&arrow| {
        let fits = |cube: Cube| cube.arrow == arrow;
        hand::placements(game, square).any(fits)
    });
    match list(open.map(|arrow| way(viewer, arrow))) {
        Some(open) => named("qubism-square-free").with("ways", open),
        None => named("qubism-square-closed"),
    }
}

pub(super) fn chip(scene: &Scene<GameState>, square: Square, cube: Cube) -> Phrase {
    let viewer = scene.look.viewer;
    let named =
        |key| Phrase::new(key).with("square", square.to_string()).with("lies", lies(viewer, cube));
    match scene.game().check(Move::Place { square, cube }) {
        Ok(()) => named("qubism-chip"),
        Err(why) => named("qubism-chip-refused").with("reason", reason(scene.look.viewer, &why)),
    }
}

/// Status line for a cube that is about to be placed.
fn preview(scene: &Scene<GameState>, square: Square, cube: Cube) -> Phrase {
    let viewer = scene.look.viewer;
    Phrase::new("qubism-preview")
        .with("square", square.to_string())
        .with("way", way(viewer, cube.arrow))
        .with("next", way(viewer, cube.rolled().arrow))
}

/// Status line for a cube that is about to slide.
fn slide(scene: &Scene<GameState>, to: Square, cube: Cube) -> Phrase {
    Phrase::new("qubism-slide")
        .with("square", to.to_string())
        .with("next", way(scene.look.viewer, cube.rolled().arrow))
}

/// Status line for a selected piece or free square.
fn choose(scene: &Scene<GameState>, square: Square) -> Phrase {
    let game = scene.game();
    let key = if square == hand::own_pawn(game) {
        "qubism-choose-pawn"
    } else if game.position().cube(square).is_some() {
        "qubism-choose-cube"
    } else {
        "qubism-choose-place"
    };
    Phrase::new(key).with("square", square.to_string())
}

/// Status line for the selection, the drag or the preview.
pub(super) fn doing(seen: &BoardView<GameState>) -> Option<Phrase> {
    let (scene, game) = (seen.at.scene, seen.at.game());
    let from = match (seen.picks.last(), seen.aim) {
        (Some(Target::Rail(_)), _) => return Some(Phrase::new("qubism-drag-supply")),
        (None, Some(Target::Rail(index))) => {
            let is_there = index < game.position().supply() as usize;
            return is_there.then(|| Phrase::new("qubism-drag-supply"));
        }
        (Some(&Target::Square(from)), _) => from,
        (Some(Target::Chip(..)) | None, _) => return None,
    };
    match (seen.aim, game.position().cube(from)) {
        (Some(Target::Chip(square, cube)), _) => Some(preview(scene, square, cube)),
        (Some(Target::Square(to)), Some(cube))
            if hand::targets(game, from).has(to) && to != from =>
        {
            Some(slide(scene, to, cube))
        }
        _ if seen.pull.is_some() => None,
        _ => Some(choose(scene, from)),
    }
}

/// Reasons why nothing can be done with a square, one for each blocked direction.
pub(super) fn why(scene: &Scene<GameState>, square: Square) -> Phrase {
    let (game, viewer) = (scene.game(), scene.look.viewer);
    let one = |why: &Illegal| reason(scene.look.viewer, why);
    let position = game.position();
    let free = Phrase::new("qubism-why-free").with("square", square.to_string());
    if game.outcome().is_some() {
        return one(&Illegal::GameOver);
    }
    if let Some(player) = position.pawn_on(square) {
        if player != game.turn() {
            return one(&Illegal::NotYours(game.turn()));
        }
        let closed = ways(viewer).into_iter().filter_map(|direction| {
            let to = square.step(direction);
            let why = match to {
                Some(to) if to == position.pawn(game.turn().next(2)) => return None,
                Some(to) => game.check(Move::Go { from: square, to }).err()?.phrase(),
                None => Phrase::new("qubism-edge"),
            };
            Some(line(viewer, direction, why))
        });
        return lines(closed).unwrap_or(free);
    }
    if let Some(cube) = position.cube(square) {
        if let Some(why) = hand::why_stuck(game, square) {
            return one(&why);
        }
        return one(&Illegal::OffArrow(cube.arrow));
    }
    if let Some(why) = hand::why_no_place(game, square) {
        return one(&why);
    }
    let closed = ways(viewer).into_iter().filter_map(|arrow| {
        let fin = Fin::Left;
        let cube = Cube { arrow, fin };
        let why = game.check(Move::Place { square, cube }).err()?;
        Some(line(viewer, arrow, one(&why)))
    });
    lines(closed).unwrap_or(free)
}

fn line(viewer: Player, direction: Direction, why: Phrase) -> Phrase {
    Phrase::new("qubism-why-way").with("way", way(viewer, direction)).with("reason", why)
}

fn lines(lines: impl Iterator<Item = Phrase>) -> Option<Phrase> {
    lines.reduce(|first, next| {
        Phrase::new("qubism-why-more").with("first", first).with("next", next)
    })
}

pub(super) fn status(scene: &Scene<GameState>) -> Phrase {
    let game = scene.game();
    if let Some(outcome) = game.outcome() {
        return match outcome.winner() {
            Some(winner) => Phrase::new("qubism-won")
                .with("colour", colour(winner))
                .with("ending", outcome.ending.phrase()),
            None => Phrase::new("qubism-drawn").with("ending", outcome.ending.phrase()),
        };
    }
    match &scene.hand {
        Hand::Tied(reason) => reason.clone(),
        Hand::Free if scene.people == 1 => Phrase::new("qubism-your-turn"),
        Hand::Free | Hand::Away => Phrase::new("qubism-turn").with("colour", colour(game.turn())),
    }
}

pub(super) fn last_event(scene: &Scene<GameState>) -> Option<Phrase> {
    let viewer = scene.look.viewer;
    let before = scene.positions.iter().rev().nth(1)?;
    let mv = *scene.moves.last()?;
    let says = |key| Phrase::new(key).with("colour", colour(before.turn()));
    let event = match mv {
        Move::Place { square, cube } => says("qubism-event-place")
            .with("square", square.to_string())
            .with("lies", lies(viewer, cube)),
        Move::Go { from, to } => match before.becomes(mv) {
            Some(next) => says("qubism-event-cube")
                .with("from", from.to_string())
                .with("to", to.to_string())
                .with("way", way(viewer, next.arrow)),
            None if from.direction_to(to).is_none() => {
                says("qubism-event-jump").with("to", to.to_string())
            }
            None => says("qubism-event-step").with("to", to.to_string()),
        },
    };
    match scene.game().outcome() {
        Some(_) => {
            Some(Phrase::new("qubism-event-end").with("event", event).with("end", status(scene)))
        }
        None => Some(event),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Look;
    use kuba_i18n::Texts;
    use kuba_rules::qubism::QubismRules;

    #[test]
    fn a_cube_lies_the_same_in_its_chip_in_the_list_and_in_a_hint() {
        let start = "5/5/2SR2/5/5 a1 e5 b";
        let game = GameState::from_text(start, &QubismRules::default()).expect("a position");
        let [square, from, to] = ["b4", "c3", "c2"].map(|name| name.parse().expect("a square"));
        for language in ["en", "de", "es", "fr", "ja", "ro"] {
            let texts = Texts::in_language(Some(language));
            let games = [game.clone()];
            for viewer in [Player::FIRST, Player::SECOND] {
                let look = Look { viewer, ..Look::PLAIN };
                let scene = Scene::picture(&games, &[], look, &texts);
                let said = |mv: Move| {
                    [advice(&game, mv, viewer), move_words(&game, mv, viewer)]
                        .map(|words| texts.say(&words))
                };
                for cube in hand::placements(&game, square) {
                    let lying = texts.say(&lies(viewer, cube));
                    let chip = texts.say(&chip(&scene, square, cube));
                    assert!(chip.contains(&lying), "{chip}");
                    for words in said(Move::Place { square, cube }) {
                        assert!(words.contains(&lying), "{words}");
                    }
                }
                let turning = texts.say(&turn(Fin::Right));
                for words in said(Move::Go { from, to }) {
                    assert!(words.contains(&turning), "{words}");
                }
            }
        }
    }
}
