//! Marks on the board: selection, preview, last move, threats and rejections.

use super::laid::Pushed;
use super::pieces::{self, LIP, Piece};
use super::target::{Rejection, Target};
use super::{balls, captures, hand, speech};
use crate::face::{
    BoardMark, BoardView, Body, LINE_STRENGTHS, Layer, MarkRole, MarkShape, MarkTopic, OLDER, Sense,
};
use crate::paint::{Arrow, Capsule, Chip, ChipState, Circle};
use kuba_rules::kuba::{Cell, Direction, GameState, Illegal, Move, Push};
use kuba_rules::{Game, Player};

type View<'a> = BoardView<'a, GameState>;
type Marks = Vec<BoardMark<Piece>>;

/// Strength of the arrow of a threat, fainter than the ring around the endangered marble.
const WAY: f32 = 0.7;
/// Width of that arrow, and distance of its tip from the ring, in cells.
const WAY_WIDTH: f32 = 0.06;
const HEAD: f32 = 0.2;

pub(super) fn marks(seen: &View, of: &MarkTopic<GameState>, into: &mut Marks) {
    match of {
        MarkTopic::Picks => picks(seen, into),
        MarkTopic::Last => {
            if seen.pull.is_none() {
                last(seen, into);
            }
        }
        MarkTopic::Move(Move::Push(push), nth) => {
            if nth.is_none() {
                into.push(ring(seen, push.from, true, MarkRole::Advice));
            }
            let arrow = MarkShape::Arrow(arrow(seen, *push, *nth));
            into.push(BoardMark::new(MarkRole::Advice, Layer::Above, arrow));
        }
        MarkTopic::Beginning(Move::Push(push)) => {
            into.push(ring(seen, push.from, true, MarkRole::Advice));
        }
        MarkTopic::Area(Move::Push(push)) => {
            let is_in_line = |cell: &Cell| match push.direction {
                Direction::North | Direction::South => cell.file() == push.from.file(),
                Direction::East | Direction::West => cell.rank() == push.from.rank(),
            };
            let cells = Cell::all().filter(is_in_line);
            into.extend(cells.map(|cell| ring(seen, cell, false, MarkRole::Advice)));
        }
        MarkTopic::Refused(why) => {
            if let Some(cell) = blocker(seen, why) {
                let shape = MarkShape::Blocker(seen.at.geometry.geometry.marble(cell));
                into.push(BoardMark::new(MarkRole::Refusal, Layer::Above, shape));
            }
        }
        MarkTopic::Arrived(course) => arrived(seen, course, into),
        MarkTopic::Threats => threats(seen, into),
        MarkTopic::Move(Move::Pass, _)
        | MarkTopic::Area(Move::Pass)
        | MarkTopic::Beginning(Move::Pass)
        | MarkTopic::End => {}
    }
}

const fn hover(shape: MarkShape<Piece>) -> BoardMark<Piece> {
    BoardMark::new(MarkRole::Hover, Layer::Above, shape)
}

fn ring(seen: &View, cell: Cell, strong: bool, ink: MarkRole) -> BoardMark<Piece> {
    let circle = seen.at.geometry.geometry.marble(cell);
    BoardMark::new(ink, Layer::Above, MarkShape::Ring(circle, strong))
}

/// Capsules for the pushes of the last turn, the older ones faint, and a sign where ko forbids pushing
/// back.
fn last(seen: &View, into: &mut Marks) {
    let capsules = capsules(seen);
    let count = capsules.len();
    for (index, capsule) in capsules.into_iter().enumerate() {
        let shape = MarkShape::Capsule(capsule);
        let mark = BoardMark::new(MarkRole::LastMove, Layer::Above, shape);
        into.push(if index + 1 < count { mark.faint(OLDER) } else { mark });
    }
    if let Some(circle) = no_return(seen) {
        let shape = MarkShape::NoReturn(circle);
        into.push(BoardMark::new(MarkRole::Refusal, Layer::Above, shape));
    }
}

fn capsules(seen: &View) -> Vec<Capsule> {
    let (scene, geometry) = (seen.at.scene, &seen.at.geometry.geometry);
    if scene.moves.is_empty() {
        return seen
            .at
            .game()
            .position()
            .ko()
            .and_then(|ko| before_ko(seen, ko))
            .into_iter()
            .collect();
    }
    let pushes: Vec<(usize, Push)> = captures::last_turn(scene)
        .filter_map(|ply| match scene.moves[ply] {
            Move::Push(push) => Some((ply, push)),
            Move::Pass => None,
        })
        .collect();
    let several = pushes.len() > 1;
    pushes
        .iter()
        .enumerate()
        .filter_map(|(index, &(ply, push))| {
            let row = scene.positions[ply].position().row(push)?;
            let to = match row.falls {
                Some(_) => row.front,
                None => row.front.step(push.direction)?,
            };
            Some(Capsule {
                from: geometry.center(push.from),
                to: geometry.center(to),
                along: geometry.vector(push.direction),
                cell: geometry.cell_size(),
                number: several.then_some(index + 1),
            })
        })
        .collect()
}

/// Capsule of the push before a position that was set up, which follows from the push that ko forbids: it
/// would bring the row straight back.
fn before_ko(seen: &View, ko: Push) -> Option<Capsule> {
    let geometry = &seen.at.geometry.geometry;
    let row = seen.at.game().position().row(ko)?;
    let vacated = row.front.step(ko.direction)?;
    Some(Capsule {
        from: geometry.center(vacated),
        to: geometry.center(ko.from),
        along: -geometry.vector(ko.direction),
        cell: geometry.cell_size(),
        number: None,
    })
}

/// Place of the sign where ko forbids a push.
pub(super) fn no_return(seen: &View) -> Option<Circle> {
    let ko = seen.at.game().position().ko().filter(|_| seen.pull.is_none())?;
    let geometry = &seen.at.geometry.geometry;
    let way = geometry.vector(ko.direction) * geometry.cell_size();
    let place = geometry.center(ko.from) + way * 0.5;
    Some(Circle::new(place, 0.15 * geometry.cell_size()))
}

fn picks(seen: &View, into: &mut Marks) {
    let at = &seen.at;
    if let Some(Target::Cell(cell)) = seen.aim.filter(|_| !seen.keyed && seen.pull.is_none())
        && hand::is_movable(at.scene, cell)
    {
        into.push(ring(seen, cell, false, MarkRole::Hover));
    }
    if seen.pull.is_some() {
        into.extend(lit_hollow(seen));
        return;
    }
    let Some(from) = pieces::picked(seen) else {
        return;
    };
    let meant = match seen.aim {
        Some(Target::Chip(_, direction)) => Some(Push::new(from, direction)),
        _ => None,
    };
    let meant = meant.filter(|&push| at.game().check_push(push).is_ok());
    if let Some(push) = meant {
        preview(seen, push, into);
    }
    into.push(ring(seen, from, true, MarkRole::Hover));
    for direction in speech::ways(at.look().viewer) {
        let push = Push::new(from, direction);
        let is_legal = at.game().check_push(push).is_ok();
        let chip = Chip {
            circle: at.geometry.geometry.chip(from, direction),
            toward: at.geometry.geometry.vector(direction),
            state: match (is_legal, meant == Some(push)) {
                (true, true) => ChipState::Hovered,
                (true, false) => ChipState::Legal,
                (false, _) => ChipState::Illegal,
            },
        };
        into.push(hover(MarkShape::Own(Piece::Chip(chip), Body::Whole)));
    }
}

fn preview(seen: &View, push: Push, into: &mut Marks) {
    let (laid, look) = (seen.at.geometry, seen.at.look());
    let Some(row) = seen.at.game().position().row(push) else {
        return;
    };
    into.extend(row.cells.map(|cell| ring(seen, cell, false, MarkRole::Hover)));
    let turn = seen.at.game().turn();
    let place = row.falls.and_then(|marble| Some((marble, laid.next_hollow(turn, marble)?)));
    if let Some((marble, center)) = place {
        let circle = Circle::new(center, laid.geometry.captured_radius());
        let ghost = Piece::Marble(balls::marble(marble, circle, look));
        into.push(hover(MarkShape::Own(ghost, Body::Ghost)));
    }
}

fn lit_hollow(seen: &View) -> Option<BoardMark<Piece>> {
    seen.pull.filter(|pull| pull.held)?;
    let shift = pieces::shift(seen)?;
    let marble = shift.row.falls.filter(|_| !shift.alone && shift.distance > LIP)?;
    let laid = seen.at.geometry;
    let center = laid.next_hollow(seen.at.game().turn(), marble)?;
    let circle = Circle::new(center, laid.geometry.hollow_radius());
    let hollow = Piece::LitHollow(circle);
    Some(hover(MarkShape::Own(hollow, Body::Whole)))
}

/// Arrow from the pushed marble to the next cell; the `nth` of a line of moves is fainter and numbered.
fn arrow(seen: &View, push: Push, nth: Option<usize>) -> Arrow {
    let geometry = &seen.at.geometry.geometry;
    let from = geometry.center(push.from);
    let way = geometry.vector(push.direction) * geometry.cell_size();
    Arrow {
        strength: LINE_STRENGTHS[nth.unwrap_or(0)],
        number: nth.and_then(|nth| seen.at.scene.number_in_line(nth)),
        ..Arrow::between(from, from + way, geometry.cell_size())
    }
}

/// Captures that each player could make if it were their turn: the endangered marble and the row that
/// captures it.
fn threats(seen: &View, into: &mut Marks) {
    let geometry = &seen.at.geometry.geometry;
    let position = seen.at.game().position();
    for (push, row) in
        [Player::FIRST, Player::SECOND].into_iter().flat_map(|player| position.threats(player))
    {
        let (falls, cell) = (geometry.marble(row.front), geometry.cell_size());
        let width = (0.07 * falls.radius).max(1.6);
        let around = Circle::new(falls.center, falls.radius + 0.7 * width);
        let along = geometry.vector(push.direction);
        let from = geometry.center(push.from) + along * 0.1 * cell;
        // The head stands outside the ring.
        let to = falls.center + along * (around.radius + HEAD * cell);
        let line = MarkShape::Line(vec![from, to], (WAY_WIDTH * cell).max(2.5));
        let head = MarkShape::Chevron(to, along, cell);
        let way = [line, head].map(|shape| BoardMark::new(MarkRole::Threat, Layer::Above, shape));
        into.extend(way.map(|mark| mark.faint(WAY)));
        let ring = MarkShape::Circle(around, width);
        into.push(BoardMark::new(MarkRole::Threat, Layer::Above, ring));
    }
}

pub(super) fn blocker(seen: &View, why: &Rejection) -> Option<Cell> {
    let (push, illegal) = match why {
        Rejection::Push(push, illegal) | Rejection::Chip(push, illegal) => (*push, illegal),
        Rejection::Stuck(cell) => return (!hand::is_movers(seen.at.scene, *cell)).then_some(*cell),
    };
    match illegal {
        Illegal::Blocked(cell) | Illegal::Neutral(cell) => Some(*cell),
        Illegal::NotYours(_) => Some(push.from),
        Illegal::OwnMarbleOff => {
            let row = seen.at.game().position().row(push);
            row.map(|row| row.front)
        }
        _ => None,
    }
}

/// Rings around the pushed marbles at their new places, instead of motion.
fn arrived(seen: &View, course: &Pushed, into: &mut Marks) {
    let Move::Push(push) = course.mv else {
        return;
    };
    let row = course.before.position().row(push);
    for cell in row.into_iter().flat_map(|row| row.cells) {
        let arrived = match course.sense {
            Sense::Forward => cell.step(push.direction),
            Sense::Backward => Some(cell),
        };
        into.extend(arrived.map(|cell| ring(seen, cell, false, MarkRole::LastMove)));
    }
    let laid = seen.at.geometry;
    let fell = laid.captured.iter().find(|one| one.ply == Some(course.ply));
    if let Some(fell) = fell.filter(|_| course.sense == Sense::Forward) {
        let center = laid.hollow(fell);
        let circle = Circle::new(center, laid.geometry.captured_radius());
        let shape = MarkShape::Ring(circle, false);
        into.push(BoardMark::new(MarkRole::LastMove, Layer::Above, shape));
    }
}
