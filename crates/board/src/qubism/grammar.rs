//! Input handling of the Qubism board: picks, drags and keys that move pawns, slide cubes and place new
//! ones.

use egui::Vec2;

use super::geometry::BREADTH;
use super::hand;
use super::target::{Rejection, Target};
use crate::face::{BoardContext, BoardMemo};
use crate::grammar::{
    ArrowResult, DragMode, DragPath, Grammar, PickResult, Rotate, RotateResult, Typed,
};
use crate::grid;
use crate::player::BoardPlayer;
use kuba_rules::Game;
use kuba_rules::qubism::{Cube, Direction, Fin, GameState, Illegal, Move, SIDE, Square};

type At<'a> = BoardContext<'a, GameState>;
type Answer = PickResult<Target, Move, Rejection>;

/// Orientation of the next cube from the rail: that of the last one placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextCube(pub(super) Cube);

impl BoardMemo for NextCube {
    fn aspect_ratio(self) -> f32 {
        BREADTH
    }
}

impl Default for NextCube {
    fn default() -> Self {
        Self(Cube { arrow: Direction::North, fin: Fin::Right })
    }
}

/// Input rules for playing Qubism.
pub struct QubismInput;

/// The Qubism board with the view state that it keeps between frames.
pub type View = BoardPlayer<GameState, QubismInput>;

impl Grammar<GameState> for QubismInput {
    type Action = Move;

    fn pick(at: &At, picks: &[Target], next: Target) -> Answer {
        let game = at.game();
        match (picks.last(), next) {
            (Some(&Target::Square(_)), Target::Chip(square, cube)) => {
                let mv = Move::Place { square, cube };
                match game.check(mv) {
                    Ok(()) => PickResult::Does(mv),
                    Err(why) => PickResult::Refused(Rejection::Chip(why)),
                }
            }
            (Some(&Target::Rail(_)), Target::Square(square)) => from_rail(at, square),
            (Some(&Target::Square(from)), Target::Square(to)) if hand::stands_on(game, from) => {
                goes(game, from, to)
            }
            (None, Target::Square(square)) => chosen(game, square),
            (None, Target::Rail(index)) if index < game.position().supply() as usize => {
                PickResult::Picked(None)
            }
            (None, Target::Rail(_)) => PickResult::Refused(Rejection::Rules(Illegal::SupplyEmpty)),
            _ => PickResult::Elsewhere(None),
        }
    }

    fn arrow(
        at: &At,
        picks: &[Target],
        cursor: Option<Target>,
        way: Vec2,
        shift: bool,
    ) -> ArrowResult<Target, Rejection> {
        let game = at.game();
        let Some(direction) = at.geometry.direction(way) else {
            return ArrowResult::Nothing;
        };
        let here = cursor.and_then(Target::square);
        match picks.last() {
            _ if shift => step(game, picks, here, direction),
            Some(&Target::Square(from)) if from == hand::own_pawn(game) => {
                step(game, picks, here, direction)
            }
            Some(&Target::Square(from)) => {
                if let Some(cube) = game.position().cube(from) {
                    return along(game, (from, cube), here, direction);
                }
                let fin = aimed(at, cursor).fin;
                let arrow = direction;
                ArrowResult::Go(Target::Chip(from, Cube { arrow, fin }))
            }
            Some(Target::Chip(..) | Target::Rail(_)) => ArrowResult::Nothing,
            None => {
                let next = here.map(|here| here.step(direction).unwrap_or(here));
                let next = next.map(Target::Square);
                let next = next.or_else(|| Self::tab(at, None, false));
                next.map_or(ArrowResult::Nothing, ArrowResult::Go)
            }
        }
    }

    fn tab(at: &At, here: Option<Target>, back: bool) -> Option<Target> {
        let mut stops = hand::stops(at.game());
        if back {
            stops.reverse();
        }
        let here = here.and_then(Target::square);
        let next = match stops.iter().position(|&stop| Some(stop) == here) {
            Some(index) => index + 1,
            None => 0,
        };
        stops.get(next).copied().map(Target::Square)
    }

    fn drag_mode(at: &At, place: Target) -> DragMode<Target> {
        let game = at.game();
        match place {
            _ if game.outcome().is_some() => DragMode::Fixed,
            Target::Rail(index) if index < game.position().supply() as usize => DragMode::Free,
            Target::Square(square) if square == hand::own_pawn(game) => DragMode::Free,
            Target::Square(square) => match game.position().cube(square) {
                Some(cube) => DragMode::Snaps(ways(at, square, cube)),
                None => DragMode::Fixed,
            },
            Target::Rail(_) | Target::Chip(..) => DragMode::Fixed,
        }
    }

    fn typed(_: &At, so_far: &str, here: Option<Target>) -> Typed<Target> {
        let here = here.and_then(Target::square);
        let here = here.map_or((0, 0), |square| (square.file(), square.rank()));
        let next = grid::typed(so_far, here, SIDE);
        let next = next.and_then(|(file, rank)| Square::new(file, rank));
        next.map_or(Typed::Nothing, |square| Typed::Go(Target::Square(square)))
    }

    fn rotate(
        at: &At,
        picks: &[Target],
        cursor: Option<Target>,
        twist: Rotate,
    ) -> RotateResult<Target, NextCube> {
        let square = hand::to_be_filled(at.game(), picks);
        let (cube, filled) = match (picks.last(), square) {
            (Some(Target::Rail(_)), _) => (at.memo.0, None),
            (_, Some(square)) => (aimed(at, cursor), Some(square)),
            (_, None) => return RotateResult::Nothing,
        };
        let cube = match twist {
            Rotate::Quarter { back: true } => Cube { arrow: cube.arrow.left(), ..cube },
            Rotate::Quarter { back: false } => Cube { arrow: cube.arrow.right(), ..cube },
            Rotate::Flip => Cube { fin: other(cube.fin), ..cube },
            Rotate::Layers => return RotateResult::Nothing,
        };
        match filled {
            Some(square) => RotateResult::Go(Target::Chip(square, cube)),
            None => RotateResult::Memo(NextCube(cube)),
        }
    }

    fn first(at: &At, picks: &[Target]) -> Option<Target> {
        let square = hand::to_be_filled(at.game(), picks)?;
        let cube = hand::first_aim(at.game(), at.memo.0, square);
        Some(Target::Chip(square, cube))
    }

    fn why(at: &At, _: &[Target], here: Target) -> Option<Rejection> {
        let (game, square) = (at.game(), here.square()?);
        if game.outcome().is_some() {
            return Some(Rejection::Rules(Illegal::GameOver));
        }
        if let Some(why) = hand::why_stuck(game, square) {
            return Some(Rejection::Stuck(square, why));
        }
        let free = game.position().free().has(square);
        let closed = free.then(|| hand::why_no_place(game, square)).flatten();
        Some(closed.map_or(Rejection::Asked(square), Rejection::Rules))
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
    let refused = |why| PickResult::Refused(Rejection::Rules(why));
    if game.outcome().is_some() {
        return refused(Illegal::GameOver);
    }
    if square == hand::own_pawn(game) {
        return PickResult::Picked(None);
    }
    if game.position().pawn_on(square).is_some() {
        return refused(Illegal::NotYours(game.turn()));
    }
    if game.position().cube(square).is_some() {
        return match hand::why_stuck(game, square) {
            Some(why) => PickResult::Refused(Rejection::Stuck(square, why)),
            None => PickResult::Picked(None),
        };
    }
    hand::why_no_place(game, square).map_or(PickResult::Picked(None), refused)
}

/// Result of picking a square while a piece is selected.
fn goes(game: &GameState, from: Square, to: Square) -> Answer {
    let mv = Move::Go { from, to };
    let is_pawn = game.position().pawn_on(from).is_some();
    let is_other = is_pawn && game.position().pawn_on(to).is_some();
    match game.check(mv) {
        Ok(()) => PickResult::Does(mv),
        // A press on the other pawn means to go there, not to select that pawn.
        Err(why) if is_other => PickResult::Refused(Rejection::Rules(why)),
        Err(why @ (Illegal::NotAStep | Illegal::OffArrow(_))) => {
            PickResult::Elsewhere(Some(Rejection::Rules(why)))
        }
        Err(why @ Illegal::CubeInTheWay(_)) if is_pawn => {
            PickResult::Elsewhere(Some(Rejection::Rules(why)))
        }
        Err(why) => PickResult::Refused(Rejection::Rules(why)),
    }
}

/// Result of holding a cube from the rail over a square.
fn from_rail(at: &At, square: Square) -> Answer {
    let game = at.game();
    let cube = at.memo.0;
    let why = game.check(Move::Place { square, cube }).err();
    let why = why.map(Rejection::Rules);
    let is_open = !hand::stands_on(game, square) && hand::why_no_place(game, square).is_none();
    match why {
        Some(why) if !is_open => PickResult::Refused(why),
        why => PickResult::Becomes(Target::Square(square), why),
    }
}

/// One step of the pawn, or a jump over the other one. A sideways jump takes two arrow keys: the first
/// moves the cursor onto the other pawn, the second chooses the side.
fn step(
    game: &GameState,
    picks: &[Target],
    here: Option<Square>,
    direction: Direction,
) -> ArrowResult<Target, Rejection> {
    if game.outcome().is_some() {
        return ArrowResult::Refused(Rejection::Rules(Illegal::GameOver));
    }
    let from = hand::own_pawn(game);
    let own = Target::Square(from);
    let other = game.position().pawn(game.turn().next(2));
    let beside_other = picks == [own] && here == Some(other) && from.direction_to(other).is_some();
    let start = if beside_other { other } else { from };
    match start.step(direction) {
        Some(to) if to == other => match to.step(direction) {
            Some(behind) if game.position().pawn_targets().has(behind) => {
                ArrowResult::Picks(vec![own, Target::Square(behind)])
            }
            _ => ArrowResult::Stop {
                cursor: Target::Square(other),
                picks: vec![own],
                why: Rejection::Rules(Illegal::PawnInTheWay(other)),
            },
        },
        Some(to) => ArrowResult::Picks(vec![own, Target::Square(to)]),
        None => ArrowResult::Refused(Rejection::Edge),
    }
}

/// Moves the cursor along the arrow of the selected cube, and back.
fn along(
    game: &GameState,
    (from, cube): (Square, Cube),
    here: Option<Square>,
    direction: Direction,
) -> ArrowResult<Target, Rejection> {
    let slide = game.position().slide(from);
    let here = here.filter(|&here| slide.has(here)).unwrap_or(from);
    let stop = |why| ArrowResult::Stop {
        cursor: Target::Square(here),
        picks: vec![Target::Square(from)],
        why,
    };
    let is_back = direction == cube.arrow.opposite() && here != from;
    match here.step(direction) {
        Some(to) if is_back => ArrowResult::Go(Target::Square(to)),
        _ if direction != cube.arrow => stop(Rejection::Rules(Illegal::OffArrow(cube.arrow))),
        Some(to) if slide.has(to) => ArrowResult::Go(Target::Square(to)),
        Some(to) => stop(Rejection::Rules(Illegal::NotFree(to))),
        None => stop(Rejection::End),
    }
}

/// Directions in which a cube can be dragged, that of its arrow first.
fn ways(at: &At, from: Square, cube: Cube) -> Vec<DragPath<Target>> {
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
            DragPath {
                along: at.geometry.vector(direction),
                stops: squares.into_iter().map(Target::Square).collect(),
                open: last.filter(|_| direction == cube.arrow).map_or(0, |last| last + 1),
                balls: 0,
            }
        })
        .collect()
}

const fn aimed(at: &At, cursor: Option<Target>) -> Cube {
    match cursor {
        Some(Target::Chip(_, cube)) => cube,
        _ => at.memo.0,
    }
}

const fn other(fin: Fin) -> Fin {
    match fin {
        Fin::Left => Fin::Right,
        Fin::Right => Fin::Left,
    }
}
