//! The balls as they are on the screen now, moving ones included, and their painting.

use egui::{Painter, Pos2, vec2};

use super::animation::{self, Act, Entered, Replay};
use super::cube_point::CubePoint;
use super::geometry::{Geometry, Picture};
use super::hand::{self, PulledLine};
use super::move_preview::MovePreview;
use super::target::Target;
use super::{balls, way_round};
use crate::face::{BoardLayout as _, BoardView, Body, MoveGesture, Pieces};
use crate::paint::{Circle, GlassBall, ball};
use crate::{Look, gesture};
use kuba_rules::cubulus::{Ball, Cell, Cells, GameState, Opening, Position, SIDE};

/// Share of the way round after which the ball enters again.
const IN_AGAIN: f32 = 0.8;
/// Height of a ball's flight from a hand, as a share of its length.
const ARC: f32 = 0.18;
/// Opacity of a ball in motion; below 1, so that its picture, new in every frame, is not cached.
const MOVING: f32 = 0.999;
/// Way of a breathing ball, in cells.
const BREATH: f32 = 1.0 / 3.0;
/// Opacity of a ball that would lie there.
const GHOST: f32 = 0.6;

/// A ball on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece(pub(super) GlassBall);

impl Piece {
    pub(super) fn paint(&self, body: Body, painter: &Painter, look: &Look) {
        let solid = match body {
            Body::Whole => 1.0,
            Body::Ghost => look.palette.ghost(GHOST),
        };
        let glass = GlassBall { alpha: solid * self.0.alpha, ..self.0 };
        ball::ball(painter, &glass, look.palette);
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum BallPosition {
    Cube(CubePoint),
    Screen(Circle),
}

type Moving = (Ball, BallPosition);

struct BallsNow<'a> {
    position: &'a Position,
    still: Cells,
    /// Cells whose balls move on the faces, but lie still in the layers.
    breathing: Cells,
    moving: Vec<Moving>,
}

impl<'a> BallsNow<'a> {
    fn of(seen: &BoardView<'a, GameState>) -> Self {
        let position = seen.at.game().position();
        if let Some(line) = PulledLine::pulled(seen) {
            let entering = hand::entering_ball(position, line.opening).filter(|_| line.is_open);
            let cells: Cells = hand::moving(position, line.opening).collect();
            return Self {
                position,
                still: position.occupied() - cells,
                breathing: Cells::EMPTY,
                moving: moved(position, line.opening, line.distance, entering),
            };
        }
        let preview = MovePreview::shown(seen).filter(|_| seen.breath > 0.0);
        let line = preview.and_then(|preview| preview.moved_line());
        let moving =
            line.map_or_else(Vec::new, |opening| breathing(position, opening, seen.breath));
        let cells = line.into_iter();
        let cells: Cells = cells.flat_map(|opening| hand::moving(position, opening)).collect();
        Self { position, still: position.occupied() - cells, breathing: cells, moving }
    }

    fn in_motion(seen: &BoardView<GameState>, course: &'a Entered) -> Option<Self> {
        let position = course.before.position();
        let act = Act::of(position, course.mv, course.made.as_ref())?;
        Some(Self {
            position,
            still: position.occupied() - act.cells(),
            breathing: Cells::EMPTY,
            moving: in_motion(seen, course, act),
        })
    }

    /// The last move once more for the replay of a win, from its start even if it was dragged.
    fn once_more(seen: &BoardView<'a, GameState>) -> Option<Self> {
        let Replay::Again(leg) = animation::replay(seen) else {
            return None;
        };
        let going = seen.going.last()?;
        let position = going.before.position();
        let mut act = Act::of(position, going.mv, going.made.as_ref())?;
        act.pulled = None;
        let mut course = going.clone();
        (course.leg, course.made) = (leg, None);
        Some(Self {
            position,
            still: position.occupied() - act.cells(),
            breathing: Cells::EMPTY,
            moving: in_motion(seen, &course, act),
        })
    }
}

/// All balls in drawing order: layers, hands and faces, and the flying balls above everything.
pub(super) fn pieces(seen: &BoardView<GameState>) -> Pieces<Piece> {
    let moving = seen
        .moving()
        .and_then(|course| BallsNow::in_motion(seen, course))
        .or_else(|| BallsNow::once_more(seen));
    let shown = moving.unwrap_or_else(|| BallsNow::of(seen));
    let mut standing = in_layers(seen, &shown);
    standing.extend(in_hands(seen));
    standing.extend(on_faces(seen, &shown));
    let flying = shown.moving.iter().filter_map(|&(ball, whereabouts)| match whereabouts {
        BallPosition::Screen(circle) => Some((ball, circle)),
        BallPosition::Cube(_) => None,
    });
    let flying = flying.chain(held(seen)).map(|(ball, circle)| glass(seen, ball, circle, MOVING));
    Pieces {
        standing: standing.into_iter().map(Piece).collect(),
        flying: flying.map(Piece).collect(),
    }
}

fn glass(seen: &BoardView<GameState>, ball: Ball, circle: Circle, alpha: f32) -> GlassBall {
    let glass = balls::of_game(seen.at.game().position(), ball, circle, seen.at.look());
    GlassBall { alpha, ..glass }
}

/// Pictures of all balls on the faces, the upper ones first.
fn on_faces(seen: &BoardView<GameState>, shown: &BallsNow) -> Vec<GlassBall> {
    let geometry = seen.at.geometry;
    if !geometry.view().is_settled() {
        return swinging(seen, shown);
    }
    let mut all = Vec::new();
    for cell in shown.still {
        if let Some(ball) = shown.position.ball(cell) {
            let lying = geometry.balls(cell);
            all.extend(lying.map(|circle| glass(seen, ball, circle, 1.0)));
        }
    }
    for &(ball, whereabouts) in &shown.moving {
        if let BallPosition::Cube(point) = whereabouts {
            let pictures = geometry.pictures(point);
            all.extend(pictures.map(|picture| glass(seen, ball, picture.circle, picture.alpha)));
        }
    }
    all.sort_by(|one, other| one.center.y.total_cmp(&other.center.y));
    all
}

/// Pictures of all balls while the cube swings round, those on the farthest face first.
fn swinging(seen: &BoardView<GameState>, shown: &BallsNow) -> Vec<GlassBall> {
    let geometry = seen.at.geometry;
    let still = shown.still.filter_map(|cell| {
        let place = BallPosition::Cube(CubePoint::of(cell));
        Some((shown.position.ball(cell)?, place))
    });
    let balls: Vec<Moving> = still.chain(shown.moving.iter().copied()).collect();
    let mut all = Vec::new();
    for face in geometry.view().in_drawing_order() {
        let first = all.len();
        for &(ball, place) in &balls {
            let BallPosition::Cube(point) = place else {
                continue;
            };
            if let Some(Picture { circle, alpha }) = geometry.picture(face, point) {
                all.push(glass(seen, ball, circle, alpha.min(MOVING)));
            }
        }
        all[first..].sort_by(|one, other| one.center.y.total_cmp(&other.center.y));
    }
    all
}

fn in_layers(seen: &BoardView<GameState>, shown: &BallsNow) -> Vec<GlassBall> {
    if !seen.at.geometry.has_layers() {
        return Vec::new();
    }
    let trays = seen.at.geometry.trays();
    let lying = (shown.still | shown.breathing).filter_map(|cell| {
        let ball = shown.position.ball(cell)?;
        Some(glass(seen, ball, trays.cell(cell), 1.0))
    });
    let mut all: Vec<GlassBall> = lying.collect();
    let moving = shown.moving.iter();
    for &(ball, whereabouts) in moving.filter(|_| shown.breathing.is_empty()) {
        let BallPosition::Cube(point) = whereabouts else {
            continue;
        };
        for layer in 0..SIDE {
            let aside = point.seen_from_above();
            let aside = aside.map(|place| (place - 2.0).max(-place).max(0.0));
            let off = (point.height() - f32::from(layer)).abs() + 2.0 * (aside[0] + aside[1]);
            if off < 1.0 {
                let alpha = (1.0 - off).min(MOVING);
                all.push(glass(seen, ball, trays.in_layer(layer, point), alpha));
            }
        }
    }
    all
}

fn in_hands(seen: &BoardView<GameState>) -> Vec<GlassBall> {
    if !hand::are_shown(&seen.at) {
        return Vec::new();
    }
    let position = seen.at.game().position();
    let holds = hand::holds(position, seen.at.look().viewer);
    let own = hand::next_ball(position);
    let mut all = Vec::new();
    for (index, hold) in holds.iter().enumerate() {
        let taken = match seen.pull.map(|pull| pull.from) {
            Some(Target::Hand(hollow)) if hold.ball == own => {
                let last = hold.count.checked_sub(1);
                last.map(|last| hollow.min(last))
            }
            _ => None,
        };
        for hollow in (0..hold.count).filter(|&hollow| Some(hollow) != taken) {
            let hollow = seen.at.geometry.trays().hollow(index, holds.len(), hollow);
            let circle = Circle::new(hollow.center, 0.93 * hollow.radius);
            all.push(glass(seen, hold.ball, circle, 1.0));
        }
    }
    all
}

fn held(seen: &BoardView<GameState>) -> Option<(Ball, Circle)> {
    let pull = seen.pull?;
    let Target::Hand(hollow) = pull.from else {
        return None;
    };
    let position = seen.at.game().position();
    let geometry = seen.at.geometry;
    let place = hollow_of(seen, position, Some(hollow))? + pull.travel * geometry.unit();
    let circle = Circle::new(place, geometry.ball_radius());
    Some((hand::next_ball(position), circle))
}

/// Middle of a hollow in the tray of a position's next ball: `hollow`, or the last filled one.
fn hollow_of(
    seen: &BoardView<GameState>,
    position: &Position,
    hollow: Option<usize>,
) -> Option<Pos2> {
    let (index, count) = hand::own_hand(&seen.at, position)?;
    let hands = hand::holds(position, seen.at.look().viewer).len();
    let hollow = hollow.or(count.checked_sub(1))?;
    Some(seen.at.geometry.trays().hollow(index, hands, hollow).center)
}

/// Start of the way of a move's ball: the point where a drag released it, or its hollow.
fn origin(
    seen: &BoardView<GameState>,
    position: &Position,
    made: Option<&MoveGesture<Target>>,
) -> Option<Pos2> {
    let taken = made.and_then(|made| match (made.picks.first()?, made.travel?) {
        (Target::Hand(hollow), travel) => Some((*hollow, travel)),
        _ => None,
    });
    match taken {
        Some((hollow, travel)) => {
            let place = hollow_of(seen, position, Some(hollow))?;
            Some(place + travel * seen.at.geometry.unit())
        }
        None => hollow_of(seen, position, None),
    }
}

fn in_motion(seen: &BoardView<GameState>, course: &Entered, act: Act) -> Vec<Moving> {
    let geometry = seen.at.geometry;
    let before = course.before.position();
    let from = || origin(seen, before, course.made.as_ref());
    let pulled = act.pulled.unwrap_or(0.0);
    let eased = ease(course.part);
    let gone = pulled + (1.0 - pulled) * eased;
    let Some(opening) = act.opening else {
        let core = geometry.trays().cell(Cell::CORE);
        let part = if course.leg == 0 { course.part } else { 1.0 };
        let from = from().unwrap_or(geometry.middle());
        let flying = BallPosition::Screen(flight(from, core, part));
        return vec![(hand::next_ball(before), flying)];
    };
    match (act.entering, course.leg) {
        (Some(ball), 0) => {
            let mut balls = moved(before, opening, 0.0, None);
            let waiting = Circle::new(geometry.before(opening), geometry.ball_radius());
            let place = match from() {
                Some(from) => BallPosition::Screen(flight(from, waiting, course.part)),
                None => BallPosition::Cube(outside(opening, 2.0 - eased)),
            };
            balls.push((ball, place));
            balls
        }
        (Some(ball), _) => moved(before, opening, gone, Some(ball)),
        (None, 0) => moved(before, opening, gone, None),
        (None, _) => {
            let mut balls = moved(before, opening, 1.0, None);
            if let Some((_, last)) = balls.last_mut() {
                *last = round(geometry, opening, course.part);
            }
            balls
        }
    }
}

/// Balls of a line that has moved by `distance` cells, the nearest first; `entering` follows from outside.
fn moved(
    before: &Position,
    opening: Opening,
    distance: f32,
    entering: Option<Ball>,
) -> Vec<Moving> {
    let mut balls = Vec::new();
    if let Some(ball) = entering {
        balls.push((ball, BallPosition::Cube(outside(opening, 1.0 - distance))));
    }
    for cell in hand::moving(before, opening) {
        let gone = gesture::row_offset(balls.len(), distance);
        let point = CubePoint::of(cell).moved(opening.direction(), gone);
        if let Some(ball) = before.ball(cell) {
            balls.push((ball, BallPosition::Cube(point)));
        }
    }
    balls
}

/// Balls of a line whose preview breathes: all move inwards together.
fn breathing(before: &Position, opening: Opening, breath: f32) -> Vec<Moving> {
    let balls = hand::moving(before, opening).filter_map(|cell| {
        let point = CubePoint::of(cell).moved(opening.direction(), BREATH * breath);
        Some((before.ball(cell)?, BallPosition::Cube(point)))
    });
    balls.collect()
}

/// Point `cells` before the first cell of a line.
fn outside(opening: Opening, cells: f32) -> CubePoint {
    CubePoint::of(opening.cell()).moved(opening.direction().opposite(), cells)
}

fn round(geometry: &Geometry, opening: Opening, part: f32) -> BallPosition {
    let eased = part * part * (3.0 - 2.0 * part);
    if eased < IN_AGAIN {
        let way = geometry.ball_round(opening);
        let center = way_round::along(&way, eased / IN_AGAIN);
        return BallPosition::Screen(Circle::new(center, geometry.ball_radius()));
    }
    let rest = (1.0 - eased) / (1.0 - IN_AGAIN);
    BallPosition::Cube(outside(opening, rest))
}

fn flight(origin: Pos2, goal: Circle, part: f32) -> Circle {
    let eased = ease(part);
    let way = goal.center - origin;
    let high = (eased * std::f32::consts::PI).sin() * ARC * way.length();
    let center = origin + way * eased - vec2(0.0, high);
    Circle::new(center, goal.radius)
}

fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}
