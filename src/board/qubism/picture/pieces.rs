//! The pieces where they are at this moment.

use egui::{Pos2, Vec2, lerp, vec2};

use crate::board::paint::Circle;
use crate::board::qubism::cubes::{self, Block, Marking, Tipping};
use crate::board::qubism::drag::{Drag, Held};
use crate::board::qubism::motion::{Act, Motion, Phase};
use crate::board::qubism::stage::Stage;
use crate::board::qubism::state::View;
use crate::board::qubism::{hand, marking, pawns};
use crate::rules::qubism::{Colour, Cube, Fin, Position, Square, Squares};
use crate::rules::{Game, Player};

/// How high a jump goes, in squares.
const JUMP: f32 = 0.35;
/// How high a piece is held, in squares.
const HELD: f32 = 0.07;
/// How high a cube flies, in squares.
const FLIGHT: f32 = 0.25;

/// How a cube lies, as it is seen on the screen.
pub(super) fn marked(stage: &Stage, cube: Cube) -> Marking {
    Marking {
        along: stage.geometry.vector(cube.arrow),
        fin: cube.fin,
    }
}

/// A cube on a square.
pub(super) fn block(stage: &Stage, square: Square, cube: Cube) -> Block {
    Block {
        center: stage.geometry.cube_center(square),
        side: stage.geometry.cube_side(),
        marking: marked(stage, cube),
    }
}

/// Everything that stands on the board, and the rail beside it.
pub(super) fn draw(view: &View, stage: &Stage) {
    let motion = view.moving();
    let position = motion.map_or(*stage.position(), |motion| motion.before);
    let held = shifted(view, stage);
    rail(stage, &position, motion, held);
    standing(stage, &position, motion, held);
    if let Some(motion) = motion {
        moving(stage, motion);
    }
    if let Some((held, travel)) = held {
        in_hand(view, stage, &position, held, travel);
    }
}

/// What is dragged or springs back, and how far it is from its place, in squares on the screen.
fn shifted(view: &View, stage: &Stage) -> Option<(Held, Vec2)> {
    if let Some(spring) = &view.spring {
        let share = spring.offset(stage.time, stage.look().pace())?;
        let (held, travel) = spring.mv;
        return Some((held, travel * share));
    }
    let drag = view.drag.as_ref().filter(|drag| drag.has_begun())?;
    if !hand::is_free(stage.scene) {
        return None;
    }
    let travel = match drag.held {
        Held::Cube(from) => cube_travel(stage, drag, from)?,
        Held::Pawn(_) => drag.travel(),
        Held::Supply(index) if index < stage.position().supply() as usize => drag.travel(),
        Held::Supply(_) | Held::Square(_) => return None,
    };
    Some((drag.held, travel))
}

fn cube_travel(stage: &Stage, drag: &Drag, from: Square) -> Option<Vec2> {
    let cube = stage.position().cube(from)?;
    let slid = drag.slid(stage.game(), from, &stage.geometry);
    Some(stage.geometry.vector(cube.arrow) * slid.distance)
}

/// The cubes in the rail, but for the one that is taken out of it.
fn rail(stage: &Stage, position: &Position, motion: Option<&Motion>, held: Option<(Held, Vec2)>) {
    let flying = motion.and_then(|motion| match motion.act {
        Act::Place { index, .. } => Some(index),
        Act::Pawn { .. } | Act::Cube { .. } => None,
    });
    for index in 0..position.supply() as usize {
        let taken = matches!(held, Some((Held::Supply(at), _)) if at == index);
        if !taken && flying != Some(index) {
            cubes::small(stage.painter(), &lying(stage, index), stage.look().palette);
        }
    }
}

/// A cube in the rail.
fn lying(stage: &Stage, index: usize) -> Block {
    let place = stage.geometry.place(index);
    Block {
        center: place.center(),
        side: 0.92 * place.width(),
        marking: Marking {
            along: vec2(0.0, -1.0),
            fin: if index.is_multiple_of(2) {
                Fin::Right
            } else {
                Fin::Left
            },
        },
    }
}

/// The pieces that neither move nor are held, the ones further up first.
fn standing(
    stage: &Stage,
    position: &Position,
    motion: Option<&Motion>,
    held: Option<(Held, Vec2)>,
) {
    let mut away = Squares::EMPTY;
    if let Some(Act::Pawn { from, .. } | Act::Cube { from, .. }) = motion.map(|motion| motion.act) {
        away = away | Squares::of(from);
    }
    if let Some((Held::Pawn(from) | Held::Cube(from), _)) = held {
        away = away | Squares::of(from);
    }
    let mut squares: Vec<Square> = Square::all().filter(|&square| !away.has(square)).collect();
    squares.sort_by(|&a, &b| {
        let height = |square| stage.geometry.center(square).y;
        height(a).total_cmp(&height(b))
    });
    let (painter, look) = (stage.painter(), stage.look());
    for square in squares {
        if let Some(cube) = position.cube(square) {
            cubes::block(painter, &block(stage, square, cube), look.palette);
        } else if let Some(player) = position.pawn_on(square) {
            let circle = stage.geometry.pawn(square);
            pawns::pawn(painter, Colour::of(player), circle, look);
        }
    }
}

/// The piece that the last move moves.
fn moving(stage: &Stage, motion: &Motion) {
    let Some(phase) = motion.phase(stage.time) else {
        return;
    };
    match motion.act {
        Act::Pawn { player, from, to } => {
            let Phase::Going(part) = phase else { return };
            let start = start(stage, stage.geometry.center(from), motion);
            let center = start.lerp(stage.geometry.center(to), ease(part));
            let height = match (motion.let_go, motion.is_jump()) {
                (Some(_), _) => HELD * (1.0 - part),
                (None, true) => JUMP * (std::f32::consts::PI * part).sin(),
                (None, false) => 0.0,
            };
            pawn_at(stage, player, center, height);
        }
        Act::Cube { cube, from, to } => match phase {
            Phase::Going(part) => {
                let start = start(stage, stage.geometry.cube_center(from), motion);
                let end = stage.geometry.cube_center(to);
                let center = start.lerp(end, ease(part));
                let going = Block {
                    center,
                    ..block(stage, from, cube)
                };
                cubes::raised(stage.painter(), &going, 0.0, stage.look().palette);
            }
            Phase::Tipping(part) => {
                let tipping = Tipping {
                    block: block(stage, to, cube),
                    next: marked(stage, marking::tipped(cube)),
                    part: smooth(part),
                };
                cubes::tipping(stage.painter(), &tipping, stage.look().palette);
            }
            Phase::Flying(_) | Phase::Dropping(_) => {}
        },
        Act::Place {
            cube,
            square,
            index,
        } => {
            let (part, height) = match phase {
                Phase::Flying(part) => (smooth(part), 1.0),
                Phase::Dropping(part) => (1.0, 1.0 - part),
                Phase::Going(_) | Phase::Tipping(_) => return,
            };
            let from = lying(stage, index);
            let to = block(stage, square, cube);
            let flying = Block {
                center: from.center.lerp(to.center, part),
                side: lerp(from.side..=to.side, part),
                marking: to.marking,
            };
            let height = FLIGHT * stage.geometry.unit() * height * part.min(1.0);
            cubes::raised(stage.painter(), &flying, height, stage.look().palette);
        }
    }
}

/// Where a piece begins to move: where it stood, or where a hand has let it go.
fn start(stage: &Stage, stood: Pos2, motion: &Motion) -> Pos2 {
    stood + motion.let_go.unwrap_or_default() * stage.geometry.unit()
}

/// The piece that is held, or springs back.
fn in_hand(view: &View, stage: &Stage, position: &Position, held: Held, travel: Vec2) {
    let way = travel * stage.geometry.unit();
    let is_held = view.drag.is_some();
    let height = if is_held { HELD } else { 0.0 };
    match held {
        Held::Pawn(from) => {
            let player = stage.game().turn();
            pawn_at(stage, player, stage.geometry.center(from) + way, height);
        }
        Held::Cube(from) => {
            let Some(cube) = position.cube(from) else {
                return;
            };
            let mut dragged = block(stage, from, cube);
            dragged.center += way;
            let height = height * stage.geometry.unit();
            cubes::raised(stage.painter(), &dragged, height, stage.look().palette);
        }
        Held::Supply(index) => {
            let from = lying(stage, index);
            let whole = stage.geometry.cube_side();
            let grown = (travel.length() / 0.8).min(1.0);
            let dragged = Block {
                center: from.center + way,
                side: lerp(from.side..=whole, grown),
                marking: marked(stage, view.usual()),
            };
            let height = height * stage.geometry.unit();
            cubes::raised(stage.painter(), &dragged, height, stage.look().palette);
        }
        Held::Square(_) => {}
    }
}

fn pawn_at(stage: &Stage, player: Player, center: Pos2, height: f32) {
    let circle = Circle::new(center, stage.geometry.pawn_radius());
    let (painter, colour) = (stage.painter(), Colour::of(player));
    if height > 0.0 {
        let height = height * stage.geometry.unit();
        pawns::raised(painter, colour, circle, height, stage.look());
    } else {
        pawns::pawn(painter, colour, circle, stage.look());
    }
}

/// Fast at first.
fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}

/// Slow at both ends.
fn smooth(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}
