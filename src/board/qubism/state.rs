//! What the Qubism board remembers between frames, and how it follows what happens.

use std::time::Duration;

use egui::Vec2;

use super::drag::{Drag, Held};
use super::hand::{self, Choice};
use super::motion::{Motion, Sense};
use super::speech;
use super::stage::Stage;
use crate::board::fading::{Fades, Fading, Said};
use crate::board::gesture::{REST, Spring};
use crate::board::sound::Cues;
use crate::board::{Hand, Look, Reply, Says, Scene, frames};
use crate::phrase::Phrase;
use crate::rules::Game;
use crate::rules::qubism::{
    Cube, Direction, Fin, GameState, Illegal, Move, Position, Square, Wall,
};

/// For how long both ways are shown when they are asked for, in seconds.
const WAYS: f64 = 2.0;
/// How long the goal takes to light up, in seconds.
const LIGHT_UP: f64 = 0.3;

/// What the board remembers: choice, cursor, drag, motion. It holds no rules.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// What is chosen.
    pub(super) choice: Option<Choice>,
    /// The keyboard's square.
    pub(super) cursor: Option<Square>,
    /// Whether the next Tab leaves the board.
    pub(super) leaving: bool,
    /// What the pointer went down on.
    pub(super) drag: Option<Drag>,
    /// How the new cube would lie, by the keyboard.
    pub(super) aim: Option<Cube>,
    /// How the new cube would lie, by the chip under the pointer.
    pub(super) preview: Option<Cube>,
    /// How the last new cube lay.
    last: Option<Cube>,
    /// What was refused last, until something else is done.
    pub(super) refused: Option<Refused>,
    said: Said<Refused>,
    /// Whether `refused` only stands while the pointer is at a chip.
    pub(super) refused_by_hover: bool,
    /// A piece on its way back after a drag that did not move it: how far it was.
    pub(super) spring: Option<Spring<(Held, Vec2)>>,
    /// The last move, while it is still to be seen.
    pub(super) motion: Option<Motion>,
    /// The move that a drag has just made, and where the piece was by then, in squares from where
    /// it stood.
    pub(super) let_go: Option<(Move, Vec2)>,
    /// The cube that cannot be moved and on which the pointer rests, and since when.
    pub(super) resting: Option<(Square, f64)>,
    /// Whether the board is played on with fingers.
    pub(super) fingers: bool,
    /// How far a wheel has turned that has not turned the cube yet, in points.
    pub(super) wheel: f32,
    /// What is to be heard from this frame on.
    pub(super) cues: Cues,
    /// When the shortest ways were asked for.
    ways: Option<f64>,
    /// When the goal began to light up.
    lit: Option<f64>,
    /// Time of the last frame, in seconds.
    time: f64,
    shown: Option<Shown>,
}

/// A refusal and the reason.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refused {
    /// The reason.
    pub reason: Phrase,
    /// What stands in the way, if something does.
    pub blocker: Option<Square>,
    /// What would wall a pawn in, if something would.
    pub wall: Option<Wall>,
    /// Whether the rail is the reason, which is empty.
    pub rail: bool,
    /// Since when it has been shown.
    pub fading: Fading,
}

/// What was on the board in the last frame, to see what has changed.
#[derive(Clone, Debug)]
struct Shown {
    ply: usize,
    position: Position,
    /// The move that led here, and the position before it.
    arrived: Option<(Position, Move)>,
}

impl Fades for Refused {
    fn fading(&mut self) -> &mut Fading {
        &mut self.fading
    }
}

impl Refused {
    /// A refusal that nothing on the board stands for.
    pub(super) const fn plain(reason: Phrase) -> Self {
        Self {
            reason,
            blocker: None,
            wall: None,
            rail: false,
            fading: Fading::NEW,
        }
    }
}

impl View {
    /// A refusal fades away by itself, and asks for the frames that it needs for that.
    pub(super) fn let_refusal_fade(&mut self, ctx: &egui::Context) {
        let (time, again) = (self.time, self.cues.refuses());
        self.said.let_fade(&mut self.refused, again, ctx, time);
    }

    /// The last move, while a piece of it still moves.
    pub(super) fn moving(&self) -> Option<&Motion> {
        self.motion
            .as_ref()
            .filter(|motion| motion.is_moving(self.time))
    }

    /// Whether Esc means something here.
    pub(super) const fn is_busy(&self) -> bool {
        self.choice.is_some()
            || self.refused.is_some()
            || self.drag.is_some()
            || self.cursor.is_some()
    }

    /// Ends all motion.
    pub(super) fn finish_motion(&mut self) {
        self.motion = None;
        self.spring = None;
        self.cues.hush = true;
    }

    /// How a cube from the rail lies to begin with: as the last one.
    pub(super) fn usual(&self) -> Cube {
        self.last.unwrap_or(Cube {
            arrow: Direction::North,
            fin: Fin::Right,
        })
    }

    /// Chooses how the next cube from the rail lies.
    pub(super) fn prepare(&mut self, cube: Cube) {
        self.last = Some(cube);
    }

    /// How the cube would lie that is about to be placed.
    pub(super) fn aimed(&self) -> Option<Cube> {
        self.preview.or(self.aim)
    }

    /// Chooses something, or nothing.
    pub(super) fn choose(&mut self, choice: Option<Choice>) {
        self.choice = choice;
        self.aim = None;
        self.preview = None;
    }

    /// Shows the shortest ways for a while.
    pub(super) fn show_ways(&mut self) {
        self.ways = Some(self.time);
    }

    /// Whether the shortest ways are shown.
    pub(super) fn shows_ways(&self) -> bool {
        self.ways.is_some_and(|since| self.time - since < WAYS)
    }

    /// How far the winner's goal has lit up, from 0 to 1.
    pub(super) fn light(&self, pace: f64) -> f32 {
        let Some(since) = self.lit.filter(|_| pace > 0.0) else {
            return 1.0;
        };
        ((self.time - since) / (LIGHT_UP * pace)).clamp(0.0, 1.0) as f32
    }

    /// Why the cube cannot be moved on which the pointer has rested for a while.
    pub(super) fn resting_reason(&self, scene: &Scene<GameState>) -> Option<Refused> {
        let (square, since) = self.resting?;
        if self.time - since < REST {
            return None;
        }
        let why = hand::why_stuck(scene.game(), square)?;
        Some(refused(scene, &why, ahead(scene, square)))
    }

    /// What the status line should say about what the user is doing.
    pub(super) fn words(&self, stage: &Stage) -> Option<Says> {
        if let Some(refused) = &self.refused {
            return Some(Says {
                phrase: refused.reason.clone(),
                refusal: true,
            });
        }
        let phrase = self.doing(stage)?;
        Some(Says {
            phrase,
            refusal: false,
        })
    }

    fn doing(&self, stage: &Stage) -> Option<Phrase> {
        let scene = stage.scene;
        if let Some(drag) = self.drag.as_ref().filter(|drag| drag.has_begun()) {
            return match (drag.held, drag.wanted(scene.game(), &stage.geometry)) {
                (Held::Cube(from), Some(Move::Go { to, .. })) => {
                    let cube = scene.game().position().cube(from)?;
                    Some(speech::slide(scene, to, cube))
                }
                (Held::Supply(_), _) => Some(Phrase::new("qubism-drag-supply")),
                _ => None,
            };
        }
        match (self.choice?, self.aimed()) {
            (Choice::Place(square), Some(cube)) => Some(speech::preview(scene, square, cube)),
            (Choice::Cube(from), _) => {
                let to = self.cursor.filter(|&to| to != from);
                let cube = scene.game().position().cube(from)?;
                Some(match to {
                    Some(to) if hand::targets(scene.game(), from).has(to) => {
                        speech::slide(scene, to, cube)
                    }
                    _ => speech::choose(scene, Choice::Cube(from)),
                })
            }
            (choice, _) => Some(speech::choose(scene, choice)),
        }
    }

    /// A new frame: starts the motion that leads from what was shown to what is to be shown now.
    pub(super) fn follow(&mut self, stage: &Stage) {
        self.time = stage.time;
        let let_go = self.let_go.take();
        let shown = Shown::of(stage.scene);
        let same = |before: &Shown| before.ply == shown.ply && before.position == shown.position;
        if self.shown.as_ref().is_some_and(same) {
            return;
        }
        self.lit = None;
        if let Some(before) = self.shown.take() {
            self.motion = self.change(stage.look(), &before, &shown);
            let mut heard = self.change(&stage.look().as_heard(), &before, &shown);
            if let Some((mv, travel)) = let_go {
                for motion in self.motion.iter_mut().chain(&mut heard) {
                    motion.go_on(mv, travel);
                }
            }
            match heard.filter(|motion| motion.sense == Sense::Forward) {
                Some(motion) => self.cues.list.extend(motion.cues()),
                None => self.cues.hush = true,
            }
            let won = |position: &Position| position.winner().is_some();
            if won(&shown.position) && !won(&before.position) {
                self.lit = Some(self.time);
            }
        }
        self.choose(None);
        self.refused = None;
        self.spring = None;
        self.resting = None;
        // A drag dies if its piece is no longer there.
        let game = stage.game();
        self.drag.take_if(|drag| match drag.held {
            Held::Pawn(square) => hand::own_pawn(game) != square,
            Held::Cube(square) => game.position().cube(square).is_none(),
            Held::Supply(index) => game.position().supply() as usize <= index,
            Held::Square(_) => true,
        });
        self.shown = Some(shown);
    }

    /// What is to be seen of a change from one frame to the next.
    fn change(&self, look: &Look, before: &Shown, now: &Shown) -> Option<Motion> {
        let forward = now
            .arrived
            .filter(|&(from, _)| before.ply + 1 == now.ply && before.position == from);
        let backward = before
            .arrived
            .filter(|&(from, _)| before.ply == now.ply + 1 && from == now.position);
        let ((from, mv), sense) = match (forward, backward) {
            (Some(arrived), _) => (arrived, Sense::Forward),
            (None, Some(arrived)) => (arrived, Sense::Backward),
            (None, None) => return None,
        };
        Motion::new(from, mv, sense, look, self.time)
    }

    /// Asks for another frame while something moves, and for none when nothing does.
    pub(super) fn ask_for_frames(&mut self, stage: &Stage) {
        let (time, pace) = (self.time, stage.look().pace());
        let ctx = stage.ui.ctx();
        if self.motion.take_if(|motion| motion.is_over(time)).is_some() {
            // Whoever waits for the board to come to rest learns it in the next frame.
            ctx.request_repaint();
        }
        self.spring
            .take_if(|spring| spring.offset(time, pace).is_none());
        if self.lit.is_some() && self.light(pace) >= 1.0 {
            self.lit = None;
        }
        if self.motion.is_some() || self.spring.is_some() || self.lit.is_some() {
            frames::next(ctx);
        }
        if let Some(since) = self.ways {
            let left = since + WAYS - time;
            if left > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f64(left));
            } else {
                self.ways = None;
            }
        }
    }

    /// Refuses something, and says why.
    pub(super) fn refuse(&mut self, scene: &Scene<GameState>, why: &Illegal) {
        self.refused_by_hover = false;
        self.refused = Some(refused(scene, why, None));
    }

    /// Says why a cube cannot be moved anywhere. Returns whether that is so.
    pub(super) fn refuse_stuck(&mut self, scene: &Scene<GameState>, square: Square) -> bool {
        let Some(why) = hand::why_stuck(scene.game(), square) else {
            return false;
        };
        self.refused_by_hover = false;
        self.refused = Some(refused(scene, &why, ahead(scene, square)));
        true
    }

    /// Says why the user may not move at all. Returns whether that is so.
    pub(super) fn refuse_tied(&mut self, scene: &Scene<GameState>) -> bool {
        let reason = match &scene.hand {
            Hand::Tied(reason) => reason.clone(),
            _ if scene.game().outcome().is_some() => {
                speech::reason(scene.look.viewer, &Illegal::GameOver)
            }
            _ => return false,
        };
        self.refused_by_hover = false;
        self.refused = Some(Refused::plain(reason));
        true
    }

    /// Makes a move if that is legal, else says why not.
    pub(super) fn play(&mut self, scene: &Scene<GameState>, mv: Move, reply: &mut Reply<Move>) {
        if self.refuse_tied(scene) {
            self.cues.refuse();
            return;
        }
        match scene.game().check(mv) {
            Ok(()) => {
                self.finish_motion();
                self.refused = None;
                if let Move::Place { cube, .. } = mv {
                    self.last = Some(cube);
                }
                reply.mv = Some(mv);
            }
            Err(why) => {
                self.refuse(scene, &why);
                self.cues.refuse();
            }
        }
    }
}

impl Shown {
    fn of(scene: &Scene<GameState>) -> Self {
        let before = scene.positions.iter().rev().nth(1);
        Self {
            ply: scene.moves.len(),
            position: *scene.game().position(),
            arrived: match (before, scene.moves.last()) {
                (Some(before), Some(&mv)) => Some((*before.position(), mv)),
                _ => None,
            },
        }
    }
}

/// A refusal, with what it can show on the board.
fn refused(scene: &Scene<GameState>, why: &Illegal, ahead: Option<Square>) -> Refused {
    let blocker = match why {
        Illegal::CubeInTheWay(square)
        | Illegal::PawnInTheWay(square)
        | Illegal::NotFree(square)
        | Illegal::Taken(square)
        | Illegal::ArrowAtCube(square)
        | Illegal::ArrowAtPawn(square) => Some(*square),
        Illegal::Locked(_) => ahead,
        _ => None,
    };
    Refused {
        blocker,
        wall: match why {
            Illegal::NoWay(wall) => Some(*wall),
            _ => None,
        },
        rail: matches!(why, Illegal::SupplyEmpty),
        ..Refused::plain(speech::reason(scene.look.viewer, why))
    }
}

/// The square before a cube's arrow.
fn ahead(scene: &Scene<GameState>, square: Square) -> Option<Square> {
    let cube = scene.game().position().cube(square)?;
    square.step(cube.arrow)
}
