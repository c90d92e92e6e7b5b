//! Input handling of the Cubulus board: picks, drags and keys that enter an opening.

use egui::Vec2;

use super::geometry::FACES;
use super::hand;
use super::place::{Place, Why};
use crate::board::face::{BoardMemo, Plan as _, Setting};
use crate::board::grammar::{Comes, Grammar, Rein, Steer, Turned, Twist, Typed, Way};
use crate::board::player::BoardPlayer;
use crate::rules::Game;
use crate::rules::cubulus::{Cell, Direction, Face, GameState, Move, Opening};

type At<'a> = Setting<'a, GameState>;

/// Input rules for playing Cubulus.
pub struct Playing;

/// The Cubulus board with the view state that it keeps between frames.
pub type View = BoardPlayer<GameState, Playing>;

/// Size of the three layers: `true` if they are large and the cube is small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LargeLayers(pub bool);

impl BoardMemo for LargeLayers {
    /// Width of the board, layers included, in heights of the cube.
    fn breadth(self) -> f32 {
        if self.0 { 1.35 } else { 1.0 }
    }

    fn large_layers(self) -> Option<bool> {
        Some(self.0)
    }

    fn with_layers_switched(self) -> Self {
        Self(!self.0)
    }
}

impl Grammar<GameState> for Playing {
    type Deed = Move;

    fn comes(at: &At, _: &[Place], next: Place) -> Comes<Place, Move, Why> {
        let game = at.game();
        match next {
            Place::Opening(opening) => match hand::entering(game, opening) {
                Ok(mv) => match hand::gift_to(game, mv) {
                    Some(winner) => Comes::Warns(mv, Why::Gift(winner)),
                    None => Comes::Does(mv),
                },
                Err(illegal) => Comes::Refused(Why::Opening(opening, illegal)),
            },
            Place::Core => match game.check(Move::Put(Cell::CORE)) {
                Ok(()) => Comes::Does(Move::Put(Cell::CORE)),
                Err(illegal) => Comes::Refused(Why::Core(illegal)),
            },
            Place::Hand(_) => Comes::Picked(None),
            Place::Layer(_) | Place::Seen(_) => Comes::Elsewhere(None),
        }
    }

    /// Leads to the next opening of the face, or over its edge to the next face.
    fn steer(at: &At, _: &[Place], cursor: Option<Place>, way: Vec2, _: bool) -> Steer<Place, Why> {
        let next = match cursor.and_then(Place::opening) {
            Some(opening) => {
                let direction = along(opening.face(), way);
                let cell = opening.cell();
                let next = match cell.step(direction) {
                    Some(next) => Opening::new(next, opening.direction()),
                    None => Opening::new(cell, direction.opposite()),
                };
                next.map(Place::Opening)
            }
            None => Self::tab(at, None, false),
        };
        next.map_or(Steer::Nothing, Steer::Go)
    }

    /// Cycles through the faces; Esc leaves the board.
    fn tab(_: &At, here: Option<Place>, back: bool) -> Option<Place> {
        let here = here.and_then(Place::opening);
        let here = here.and_then(|here| FACES.iter().position(|&face| face == here.face()));
        let count = FACES.len();
        let next = match (here, back) {
            (Some(here), false) => (here + 1) % count,
            (Some(here), true) => (here + count - 1) % count,
            (None, false) => 0,
            (None, true) => count - 1,
        };
        middle(FACES[next]).map(Place::Opening)
    }

    /// A line is pulled inwards, a ball is dragged from its hand to an opening.
    fn rein(at: &At, place: Place) -> Rein<Place> {
        match place {
            Place::Opening(opening) => {
                let position = at.game().position();
                let entering = usize::from(hand::entering_ball(position, opening).is_some());
                Rein::Slides(vec![Way {
                    along: at.geometry.step(opening.direction()) / at.geometry.unit(),
                    stops: vec![place],
                    open: usize::from(hand::entering(at.game(), opening).is_ok()),
                    balls: position.effect(opening).moved() + entering,
                }])
            }
            Place::Hand(_) => match hand::own_hand(at, at.game().position()) {
                Some((_, count)) if count > 0 => Rein::Free,
                _ => Rein::Fixed,
            },
            Place::Layer(_) | Place::Seen(_) | Place::Core => Rein::Fixed,
        }
    }

    /// The name of a cell leads there, on the cursor's face if that has the cell, otherwise on the first
    /// face that does.
    fn typed(at: &At, so_far: &str, here: Option<Place>) -> Typed<Place> {
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
            return if laying {
                Typed::Go(Place::Core)
            } else {
                Typed::Nothing
            };
        }
        let present = here.and_then(Place::opening).map(Opening::face);
        let mut faces = present.into_iter().chain(FACES);
        let opening = faces.find_map(|face| Opening::new(cell, face.inwards()));
        opening.map_or(Typed::Nothing, |opening| Typed::Go(Place::Opening(opening)))
    }

    fn twist(at: &At, _: &[Place], _: Option<Place>, twist: Twist) -> Turned<Place, LargeLayers> {
        match twist {
            Twist::Layers => Turned::Memo(at.memo.with_layers_switched()),
            Twist::Quarter { .. } | Twist::Flip => Turned::Nothing,
        }
    }

    fn why(at: &At, _: &[Place], here: Place) -> Option<Why> {
        let opening = here.opening()?;
        let illegal = hand::entering(at.game(), opening).err()?;
        Some(Why::Opening(opening, illegal))
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
