//! Input handling of the Kuba board: picks, drags and keys that make pushes.

use egui::Vec2;

use super::hand;
use super::place::{Place, Why};
use crate::board::face::Setting;
use crate::board::grammar::{Comes, Grammar, Rein, Steer, Typed, Way};
use crate::board::grid;
use crate::board::player::BoardPlayer;
use crate::rules::Game;
use crate::rules::kuba::{Cell, Direction, GameState, Marble, Move, Push, SIDE};

type At<'a> = Setting<'a, GameState>;
type Answer = Comes<Place, Move, Why>;

/// Input rules for playing Kuba.
pub struct Playing;

/// The Kuba board with the view state that it keeps between frames.
pub type View = BoardPlayer<GameState, Playing>;

impl Grammar<GameState> for Playing {
    type Deed = Move;

    fn comes(at: &At, picks: &[Place], next: Place) -> Answer {
        let game = at.game();
        match (picks.last(), next) {
            (_, Place::Hollow(.., ply)) => Comes::Shows(ply),
            (Some(_), Place::Chip(cell, direction)) => {
                pushes(game, Push::new(cell, direction), Why::Chip)
            }
            (Some(&Place::Cell(from)), Place::Cell(to)) => match beside(game, from, to) {
                Some(push) => pushes(game, push, Why::Push),
                None => Comes::Elsewhere(None),
            },
            (None, Place::Cell(cell)) => chosen(at, cell),
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
        let Some(direction) = at.geometry.geometry.direction(way) else {
            return Steer::Nothing;
        };
        let here = cursor.and_then(Place::cell);
        let picked = picks.last().and_then(|pick| pick.cell());
        let pushed = here.filter(|_| shift).or(picked);
        if let Some(cell) = pushed {
            return Steer::Picks(vec![Place::Cell(cell), Place::Chip(cell, direction)]);
        }
        let next = here.map(|here| Place::Cell(here.step(direction).unwrap_or(here)));
        let next = next.or_else(|| Self::tab(at, None, false));
        next.map_or(Steer::Nothing, Steer::Go)
    }

    fn tab(at: &At, here: Option<Place>, back: bool) -> Option<Place> {
        let here = here.and_then(Place::cell);
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
        next.or(here).map(Place::Cell)
    }

    fn rein(at: &At, place: Place) -> Rein<Place> {
        let own = place.cell().filter(|&cell| hand::is_movers(at.scene, cell));
        own.map_or(Rein::Fixed, |cell| Rein::Slides(ways(at, cell)))
    }

    fn typed(_: &At, so_far: &str, here: Option<Place>) -> Typed<Place> {
        let here = here.and_then(Place::cell);
        let here = here.map_or((0, 0), |cell| (cell.file(), cell.rank()));
        let next = grid::typed(so_far, here, SIDE);
        let next = next.and_then(|(file, rank)| Cell::new(file, rank));
        next.map_or(Typed::Nothing, |cell| Typed::Go(Place::Cell(cell)))
    }

    fn why(_: &At, _: &[Place], here: Place) -> Option<Why> {
        here.cell().map(Why::Stuck)
    }
}

/// Result of picking a cell while nothing is selected.
fn chosen(at: &At, cell: Cell) -> Answer {
    let Some(marble) = at.game().position().marble(cell) else {
        return Comes::Elsewhere(None);
    };
    if marble == Marble::of(at.game().turn()) {
        let is_stuck = !hand::is_movable(at.scene, cell);
        return Comes::Picked(is_stuck.then_some(Why::Stuck(cell)));
    }
    // Every direction gives the same rejection.
    let push = Push::new(cell, Direction::North);
    pushes(at.game(), push, Why::Push)
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
    why: fn(Push, crate::rules::kuba::Illegal) -> Why,
) -> Answer {
    match game.check_push(push) {
        Ok(()) => Comes::Does(Move::Push(push)),
        Err(illegal) => Comes::Refused(why(push, illegal)),
    }
}

fn ways(at: &At, cell: Cell) -> Vec<Way<Place>> {
    let way = |direction| {
        let push = Push::new(cell, direction);
        let is_open = at.game().check_push(push).is_ok();
        let row = at.game().position().row(push);
        Way {
            along: at.geometry.geometry.vector(direction),
            stops: vec![Place::Chip(cell, direction)],
            open: usize::from(is_open),
            balls: row.map_or(0, |row| row.cells.len() as usize),
        }
    };
    Direction::ALL.map(way).to_vec()
}
