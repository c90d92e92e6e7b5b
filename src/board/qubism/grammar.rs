//! Input handling of the Qubism board: picks, drags and keys that move pawns, slide cubes and place new
//! ones.

use egui::Vec2;

use super::geometry::BREADTH;
use super::hand;
use super::place::{Place, Why};
use crate::board::face::{BoardMemo, Setting};
use crate::board::grammar::{Comes, Grammar, Rein, Steer, Turned, Twist, Typed, Way};
use crate::board::grid;
use crate::board::player::BoardPlayer;
use crate::rules::Game;
use crate::rules::qubism::{Cube, Direction, Fin, GameState, Illegal, Move, SIDE, Square};

type At<'a> = Setting<'a, GameState>;
type Answer = Comes<Place, Move, Why>;

/// Orientation of the next cube from the rail: that of the last one placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextCube(pub(super) Cube);

impl BoardMemo for NextCube {
    fn breadth(self) -> f32 {
        BREADTH
    }
}

impl Default for NextCube {
    fn default() -> Self {
        Self(Cube {
            arrow: Direction::North,
            fin: Fin::Right,
        })
    }
}

/// Input rules for playing Qubism.
pub struct Playing;

/// The Qubism board with the view state that it keeps between frames.
pub type View = BoardPlayer<GameState, Playing>;

impl Grammar<GameState> for Playing {
    type Deed = Move;

    fn comes(at: &At, picks: &[Place], next: Place) -> Answer {
        let game = at.game();
        match (picks.last(), next) {
            (Some(&Place::Square(_)), Place::Chip(square, cube)) => {
                let mv = Move::Place { square, cube };
                match game.check(mv) {
                    Ok(()) => Comes::Does(mv),
                    Err(why) => Comes::Refused(Why::Chip(why)),
                }
            }
            (Some(&Place::Rail(_)), Place::Square(square)) => from_rail(at, square),
            (Some(&Place::Square(from)), Place::Square(to)) if hand::stands_on(game, from) => {
                goes(game, from, to)
            }
            (None, Place::Square(square)) => chosen(game, square),
            (None, Place::Rail(index)) if index < game.position().supply() as usize => {
                Comes::Picked(None)
            }
            (None, Place::Rail(_)) => Comes::Refused(Why::Rules(Illegal::SupplyEmpty)),
            _ => Comes::Elsewhere(None),
        }
    }

    fn steer(
        at: &At,
        picks: &[Place],
        cursor: Option<Place>,
        way: Vec2,
        shift: bool,
    ) -> Steer<Place, Why> {
        let game = at.game();
        let Some(direction) = at.geometry.direction(way) else {
            return Steer::Nothing;
        };
        let here = cursor.and_then(Place::square);
        match picks.last() {
            _ if shift => step(game, picks, here, direction),
            Some(&Place::Square(from)) if from == hand::own_pawn(game) => {
                step(game, picks, here, direction)
            }
            Some(&Place::Square(from)) => {
                if let Some(cube) = game.position().cube(from) {
                    return along(game, (from, cube), here, direction);
                }
                let fin = aimed(at, cursor).fin;
                let arrow = direction;
                Steer::Go(Place::Chip(from, Cube { arrow, fin }))
            }
            Some(Place::Chip(..) | Place::Rail(_)) => Steer::Nothing,
            None => {
                let next = here.map(|here| here.step(direction).unwrap_or(here));
                let next = next.map(Place::Square);
                let next = next.or_else(|| Self::tab(at, None, false));
                next.map_or(Steer::Nothing, Steer::Go)
            }
        }
    }

    fn tab(at: &At, here: Option<Place>, back: bool) -> Option<Place> {
        let mut stops = hand::stops(at.game());
        if back {
            stops.reverse();
        }
        let here = here.and_then(Place::square);
        let next = match stops.iter().position(|&stop| Some(stop) == here) {
            Some(index) => index + 1,
            None => 0,
        };
        stops.get(next).copied().map(Place::Square)
    }

    fn rein(at: &At, place: Place) -> Rein<Place> {
        let game = at.game();
        match place {
            _ if game.outcome().is_some() => Rein::Fixed,
            Place::Rail(index) if index < game.position().supply() as usize => Rein::Free,
            Place::Square(square) if square == hand::own_pawn(game) => Rein::Free,
            Place::Square(square) => match game.position().cube(square) {
                Some(cube) => Rein::Snaps(ways(at, square, cube)),
                None => Rein::Fixed,
            },
            Place::Rail(_) | Place::Chip(..) => Rein::Fixed,
        }
    }

    fn typed(_: &At, so_far: &str, here: Option<Place>) -> Typed<Place> {
        let here = here.and_then(Place::square);
        let here = here.map_or((0, 0), |square| (square.file(), square.rank()));
        let next = grid::typed(so_far, here, SIDE);
        let next = next.and_then(|(file, rank)| Square::new(file, rank));
        next.map_or(Typed::Nothing, |square| Typed::Go(Place::Square(square)))
    }

    fn twist(
        at: &At,
        picks: &[Place],
        cursor: Option<Place>,
        twist: Twist,
    ) -> Turned<Place, NextCube> {
        let square = hand::to_be_filled(at.game(), picks);
        let (cube, filled) = match (picks.last(), square) {
            (Some(Place::Rail(_)), _) => (at.memo.0, None),
            (_, Some(square)) => (aimed(at, cursor), Some(square)),
            (_, None) => return Turned::Nothing,
        };
        let cube = match twist {
            Twist::Quarter { back: true } => Cube {
                arrow: cube.arrow.left(),
                ..cube
            },
            Twist::Quarter { back: false } => Cube {
                arrow: cube.arrow.right(),
                ..cube
            },
            Twist::Flip => Cube {
                fin: other(cube.fin),
                ..cube
            },
            Twist::Layers => return Turned::Nothing,
        };
        match filled {
            Some(square) => Turned::Go(Place::Chip(square, cube)),
            None => Turned::Memo(NextCube(cube)),
        }
    }

    fn first(at: &At, picks: &[Place]) -> Option<Place> {
        let square = hand::to_be_filled(at.game(), picks)?;
        let cube = hand::first_aim(at.game(), at.memo.0, square);
        Some(Place::Chip(square, cube))
    }

    fn why(at: &At, _: &[Place], here: Place) -> Option<Why> {
        let (game, square) = (at.game(), here.square()?);
        if game.outcome().is_some() {
            return Some(Why::Rules(Illegal::GameOver));
        }
        if let Some(why) = hand::why_stuck(game, square) {
            return Some(Why::Stuck(square, why));
        }
        let free = game.position().free().has(square);
        let closed = free.then(|| hand::why_no_place(game, square)).flatten();
        Some(closed.map_or(Why::Asked(square), Why::Rules))
    }

    fn kept(memo: NextCube, deed: Move) -> NextCube {
        match deed {
            Move::Place { cube, .. } => NextCube(cube),
            Move::Go { .. } => memo,
        }
    }
}

/// Result of picking a square while nothing is selected.
fn chosen(game: &GameState, square: Square) -> Answer {
    let refused = |why| Comes::Refused(Why::Rules(why));
    if game.outcome().is_some() {
        return refused(Illegal::GameOver);
    }
    if square == hand::own_pawn(game) {
        return Comes::Picked(None);
    }
    if game.position().pawn_on(square).is_some() {
        return refused(Illegal::NotYours(game.turn()));
    }
    if game.position().cube(square).is_some() {
        return match hand::why_stuck(game, square) {
            Some(why) => Comes::Refused(Why::Stuck(square, why)),
            None => Comes::Picked(None),
        };
    }
    hand::why_no_place(game, square).map_or(Comes::Picked(None), refused)
}

/// Result of picking a square while a piece is selected.
fn goes(game: &GameState, from: Square, to: Square) -> Answer {
    let mv = Move::Go { from, to };
    let is_pawn = game.position().pawn_on(from).is_some();
    let is_other = is_pawn && game.position().pawn_on(to).is_some();
    match game.check(mv) {
        Ok(()) => Comes::Does(mv),
        // A press on the other pawn means to go there, not to select that pawn.
        Err(why) if is_other => Comes::Refused(Why::Rules(why)),
        Err(why @ (Illegal::NotAStep | Illegal::OffArrow(_))) => {
            Comes::Elsewhere(Some(Why::Rules(why)))
        }
        Err(why @ Illegal::CubeInTheWay(_)) if is_pawn => Comes::Elsewhere(Some(Why::Rules(why))),
        Err(why) => Comes::Refused(Why::Rules(why)),
    }
}

/// Result of holding a cube from the rail over a square.
fn from_rail(at: &At, square: Square) -> Answer {
    let game = at.game();
    let cube = at.memo.0;
    let why = game.check(Move::Place { square, cube }).err();
    let why = why.map(Why::Rules);
    let is_open = !hand::stands_on(game, square) && hand::why_no_place(game, square).is_none();
    match why {
        Some(why) if !is_open => Comes::Refused(why),
        why => Comes::Becomes(Place::Square(square), why),
    }
}

/// One step of the pawn, or a jump over the other one. A sideways jump takes two arrow keys: the first
/// moves the cursor onto the other pawn, the second chooses the side.
fn step(
    game: &GameState,
    picks: &[Place],
    here: Option<Square>,
    direction: Direction,
) -> Steer<Place, Why> {
    if game.outcome().is_some() {
        return Steer::Refused(Why::Rules(Illegal::GameOver));
    }
    let from = hand::own_pawn(game);
    let own = Place::Square(from);
    let other = game.position().pawn(game.turn().next(2));
    let beside_other = picks == [own] && here == Some(other) && from.direction_to(other).is_some();
    let start = if beside_other { other } else { from };
    match start.step(direction) {
        Some(to) if to == other => match to.step(direction) {
            Some(behind) if game.position().pawn_targets().has(behind) => {
                Steer::Picks(vec![own, Place::Square(behind)])
            }
            _ => Steer::Stop {
                cursor: Place::Square(other),
                picks: vec![own],
                why: Why::Rules(Illegal::PawnInTheWay(other)),
            },
        },
        Some(to) => Steer::Picks(vec![own, Place::Square(to)]),
        None => Steer::Refused(Why::Edge),
    }
}

/// Moves the cursor along the arrow of the selected cube, and back.
fn along(
    game: &GameState,
    (from, cube): (Square, Cube),
    here: Option<Square>,
    direction: Direction,
) -> Steer<Place, Why> {
    let slide = game.position().slide(from);
    let here = here.filter(|&here| slide.has(here)).unwrap_or(from);
    let stop = |why| Steer::Stop {
        cursor: Place::Square(here),
        picks: vec![Place::Square(from)],
        why,
    };
    let is_back = direction == cube.arrow.opposite() && here != from;
    match here.step(direction) {
        Some(to) if is_back => Steer::Go(Place::Square(to)),
        _ if direction != cube.arrow => stop(Why::Rules(Illegal::OffArrow(cube.arrow))),
        Some(to) if slide.has(to) => Steer::Go(Place::Square(to)),
        Some(to) => stop(Why::Rules(Illegal::NotFree(to))),
        None => stop(Why::End),
    }
}

/// Directions in which a cube can be dragged, that of its arrow first.
fn ways(at: &At, from: Square, cube: Cube) -> Vec<Way<Place>> {
    let targets = at.game().position().cube_targets(from);
    let others = Direction::ALL.into_iter();
    let others = others.filter(|&direction| direction != cube.arrow);
    std::iter::once(cube.arrow)
        .chain(others)
        .map(|direction| {
            let squares = std::iter::successors(from.step(direction), |to| to.step(direction));
            let squares: Vec<Square> = squares.collect();
            // The path rule may close a square and leave the next one open.
            let last = squares.iter().rposition(|&square| targets.has(square));
            Way {
                along: at.geometry.vector(direction),
                stops: squares.into_iter().map(Place::Square).collect(),
                open: last
                    .filter(|_| direction == cube.arrow)
                    .map_or(0, |last| last + 1),
                balls: 0,
            }
        })
        .collect()
}

const fn aimed(at: &At, cursor: Option<Place>) -> Cube {
    match cursor {
        Some(Place::Chip(_, cube)) => cube,
        _ => at.memo.0,
    }
}

const fn other(fin: Fin) -> Fin {
    match fin {
        Fin::Left => Fin::Right,
        Fin::Right => Fin::Left,
    }
}
