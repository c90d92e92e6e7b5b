//! Input handling of the Cubulus board: picks, drags and keys that enter an opening.

use egui::Vec2;

use super::cube_view::FACES;
use super::hand;
use super::memo::CubulusMemo;
use super::target::{Rejection, Target};
use crate::face::{BoardContext, BoardLayout as _, BoardMemo as _};
use crate::grammar::{
    ArrowResult, DragMode, DragPath, Grammar, PickResult, Rotate, RotateResult, Typed,
};
use crate::player::BoardPlayer;
use kuba_rules::Game;
use kuba_rules::cubulus::{Cell, Direction, Face, GameState, Move, Opening};

type At<'a> = BoardContext<'a, GameState>;

/// Input rules for playing Cubulus.
pub struct CubulusInput;

/// The Cubulus board with the view state that it keeps between frames.
pub type View = BoardPlayer<GameState, CubulusInput>;

impl Grammar<GameState> for CubulusInput {
    type Action = Move;

    fn pick(at: &At, _: &[Target], next: Target) -> PickResult<Target, Move, Rejection> {
        let game = at.game();
        match next {
            Target::Opening(opening) => match hand::entering(game, opening) {
                Ok(mv) => match hand::warned_gift(at.scene, mv) {
                    Some(winner) => PickResult::Warns(mv, Rejection::Gift(winner)),
                    None => PickResult::Does(mv),
                },
                Err(illegal) => PickResult::Refused(Rejection::Opening(opening, illegal)),
            },
            Target::Core => match game.check(Move::Put(Cell::CORE)) {
                Ok(()) => PickResult::Does(Move::Put(Cell::CORE)),
                Err(illegal) => PickResult::Refused(Rejection::Core(illegal)),
            },
            Target::Hand(_) => PickResult::Picked(None),
            Target::Layer(_) | Target::Seen(_) => PickResult::Elsewhere(None),
        }
    }

    /// Leads to the next opening of the face, or over its edge to the next face.
    fn arrow(
        at: &At,
        _: &[Target],
        cursor: Option<Target>,
        way: Vec2,
        _: bool,
    ) -> ArrowResult<Target, Rejection> {
        let next = match cursor.and_then(Target::opening) {
            Some(opening) => {
                let direction = along(opening.face(), way);
                let cell = opening.cell();
                let next = match cell.step(direction) {
                    Some(next) => Opening::new(next, opening.direction()),
                    None => Opening::new(cell, direction.opposite()),
                };
                next.map(Target::Opening)
            }
            None => Self::tab(at, None, false),
        };
        next.map_or(ArrowResult::Nothing, ArrowResult::Go)
    }

    /// Cycles through the faces; Esc leaves the board.
    fn tab(_: &At, here: Option<Target>, back: bool) -> Option<Target> {
        let here = here.and_then(Target::opening);
        let here = here.and_then(|here| FACES.iter().position(|&face| face == here.face()));
        let count = FACES.len();
        let next = match (here, back) {
            (Some(here), false) => (here + 1) % count,
            (Some(here), true) => (here + count - 1) % count,
            (None, false) => 0,
            (None, true) => count - 1,
        };
        middle(FACES[next]).map(Target::Opening)
    }

    /// A line is pulled inwards, a ball is dragged from its hand to an opening.
    fn drag_mode(at: &At, place: Target) -> DragMode<Target> {
        match place {
            Target::Opening(opening) => {
                let position = at.game().position();
                let entering = usize::from(hand::entering_ball(position, opening).is_some());
                DragMode::Slides(vec![DragPath {
                    along: at.geometry.step(opening.direction()) / at.geometry.unit(),
                    stops: vec![place],
                    open: usize::from(hand::entering(at.game(), opening).is_ok()),
                    balls: position.effect(opening).moved() + entering,
                }])
            }
            Target::Hand(_) => match hand::own_hand(at, at.game().position()) {
                Some((_, count)) if count > 0 => DragMode::Free,
                _ => DragMode::Fixed,
            },
            Target::Layer(_) | Target::Seen(_) | Target::Core => DragMode::Fixed,
        }
    }

    /// The name of a cell leads there, on the cursor's face if that has the cell, otherwise on the first
    /// face that does.
    fn typed(at: &At, so_far: &str, here: Option<Target>) -> Typed<Target> {
        let begins = so_far.rfind(|letter: char| letter.is_ascii_alphabetic());
        let Some(name) = begins.and_then(|begins| so_far.get(begins..)) else {
            return Typed::Nothing;
        };
        let is_part = |(letter, known): (char, &str)| known.contains(letter);
        if !name.chars().zip(["abc", "123", "123"]).all(is_part) {
            return Typed::Nothing;
        }
        if name.len() < 3 {
            return Typed::More;
        }
        let Ok(cell) = name.parse::<Cell>() else {
            return Typed::Nothing;
        };
        if cell == Cell::CORE {
            let laying = at.game().position().is_laying();
            return if laying { Typed::Go(Target::Core) } else { Typed::Nothing };
        }
        let present = here.and_then(Target::opening).map(Opening::face);
        let mut faces = present.into_iter().chain(FACES);
        let opening = faces.find_map(|face| Opening::new(cell, face.inwards()));
        opening.map_or(Typed::Nothing, |opening| Typed::Go(Target::Opening(opening)))
    }

    fn rotate(
        at: &At,
        _: &[Target],
        _: Option<Target>,
        twist: Rotate,
    ) -> RotateResult<Target, CubulusMemo> {
        match twist {
            Rotate::Layers => RotateResult::Memo(at.memo.with_layers_switched()),
            Rotate::Quarter { .. } | Rotate::Flip => RotateResult::Nothing,
        }
    }

    fn why(at: &At, _: &[Target], here: Target) -> Option<Rejection> {
        let opening = here.opening()?;
        let illegal = hand::entering(at.game(), opening).err()?;
        Some(Rejection::Opening(opening, illegal))
    }
}

fn middle(face: Face) -> Option<Opening> {
    let middle = Cell::CORE.step(face.inwards().opposite())?;
    Opening::new(middle, face.inwards())
}

/// Board direction of an arrow key on a face, as the face appears on the screen.
fn along(face: Face, way: Vec2) -> Direction {
    let (right, up) = match face {
        Face::Top | Face::Bottom => (Direction::East, Direction::North),
        Face::Front | Face::Back => (Direction::East, Direction::Up),
        Face::Right | Face::Left => (Direction::North, Direction::Up),
    };
    match (way.x, way.y) {
        (x, _) if x > 0.0 => right,
        (x, _) if x < 0.0 => right.opposite(),
        (_, y) if y < 0.0 => up,
        _ => up.opposite(),
    }
}
