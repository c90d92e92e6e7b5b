//! Input handling of the Kuba board: picks, drags and keys that make pushes.

use egui::Vec2;

use super::hand;
use super::target::{Rejection, Target};
use crate::face::BoardContext;
use crate::grammar::{ArrowResult, DragMode, DragPath, Grammar, PickResult, Typed};
use crate::grid;
use crate::player::BoardPlayer;
use kuba_rules::Game;
use kuba_rules::kuba::{Cell, Direction, GameState, Marble, Move, Push, SIDE};

type At<'a> = BoardContext<'a, GameState>;
type Answer = PickResult<Target, Move, Rejection>;

/// Input rules for playing Kuba.
pub struct KubaInput;

/// The Kuba board with the view state that it keeps between frames.
pub type View = BoardPlayer<GameState, KubaInput>;

impl Grammar<GameState> for KubaInput {
    type Action = Move;

    fn pick(at: &At, picks: &[Target], next: Target) -> Answer {
        let game = at.game();
        match (picks.last(), next) {
            (_, Target::Hollow(.., ply)) => PickResult::Shows(ply),
            (Some(_), Target::Chip(cell, direction)) => {
                pushes(game, Push::new(cell, direction), Rejection::Chip)
            }
            (Some(&Target::Cell(from)), Target::Cell(to)) => match beside(game, from, to) {
                Some(push) => pushes(game, push, Rejection::Push),
                None => PickResult::Elsewhere(None),
            },
            (None, Target::Cell(cell)) => chosen(at, cell),
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
        let Some(direction) = at.geometry.geometry.direction(way) else {
            return ArrowResult::Nothing;
        };
        let here = cursor.and_then(Target::cell);
        let picked = picks.last().and_then(|pick| pick.cell());
        let pushed = here.filter(|_| shift).or(picked);
        if let Some(cell) = pushed {
            return ArrowResult::Picks(vec![Target::Cell(cell), Target::Chip(cell, direction)]);
        }
        let next = here.map(|here| Target::Cell(here.step(direction).unwrap_or(here)));
        let next = next.or_else(|| Self::tab(at, None, false));
        next.map_or(ArrowResult::Nothing, ArrowResult::Go)
    }

    fn tab(at: &At, here: Option<Target>, back: bool) -> Option<Target> {
        let here = here.and_then(Target::cell);
        let mut cells: Vec<Cell> = hand::movable(at.scene).collect();
        let is_next = |cell: &&Cell| match here {
            Some(here) if back => **cell < here,
            Some(here) => **cell > here,
            None => true,
        };
        if back {
            cells.reverse();
        }
        let next = cells.iter().find(is_next).or(cells.first()).copied();
        next.or(here).map(Target::Cell)
    }

    fn drag_mode(at: &At, place: Target) -> DragMode<Target> {
        let own = place.cell().filter(|&cell| hand::is_movers(at.scene, cell));
        own.map_or(DragMode::Fixed, |cell| DragMode::Slides(ways(at, cell)))
    }

    fn typed(_: &At, so_far: &str, here: Option<Target>) -> Typed<Target> {
        let here = here.and_then(Target::cell);
        let here = here.map_or((0, 0), |cell| (cell.file(), cell.rank()));
        let next = grid::typed(so_far, here, SIDE);
        let next = next.and_then(|(file, rank)| Cell::new(file, rank));
        next.map_or(Typed::Nothing, |cell| Typed::Go(Target::Cell(cell)))
    }

    fn why(_: &At, _: &[Target], here: Target) -> Option<Rejection> {
        here.cell().map(Rejection::Stuck)
    }
}

/// Result of picking a cell while nothing is selected.
fn chosen(at: &At, cell: Cell) -> Answer {
    let Some(marble) = at.game().position().marble(cell) else {
        return PickResult::Elsewhere(None);
    };
    if marble == Marble::of(at.game().turn()) {
        let is_stuck = !hand::is_movable(at.scene, cell);
        return PickResult::Picked(is_stuck.then_some(Rejection::Stuck(cell)));
    }
    // Every direction gives the same rejection.
    let push = Push::new(cell, Direction::North);
    pushes(at.game(), push, Rejection::Push)
}

/// Push of the marble on `from` towards its neighbour `to`, unless an own marble is there.
fn beside(game: &GameState, from: Cell, to: Cell) -> Option<Push> {
    let own = Marble::of(game.turn());
    let is_own = game.position().marble(to) == Some(own);
    Direction::ALL
        .into_iter()
        .find(|&direction| from.step(direction) == Some(to) && !is_own)
        .map(|direction| Push::new(from, direction))
}

fn pushes(
    game: &GameState,
    push: Push,
    why: fn(Push, kuba_rules::kuba::Illegal) -> Rejection,
) -> Answer {
    match game.check_push(push) {
        Ok(()) => PickResult::Does(Move::Push(push)),
        Err(illegal) => PickResult::Refused(why(push, illegal)),
    }
}

fn ways(at: &At, cell: Cell) -> Vec<DragPath<Target>> {
    let way = |direction| {
        let push = Push::new(cell, direction);
        let is_open = at.game().check_push(push).is_ok();
        let row = at.game().position().row(push);
        DragPath {
            along: at.geometry.geometry.vector(direction),
            stops: vec![Target::Chip(cell, direction)],
            open: usize::from(is_open),
            balls: row.map_or(0, |row| row.cells.len() as usize),
        }
    };
    Direction::ALL.map(way).to_vec()
}
