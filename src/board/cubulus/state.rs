//! What the Cubulus board remembers between frames, and how it follows what happens.

use std::time::Duration;

use egui::{Context, Pos2};

use super::drag::Drag;
use super::motion::Motion;
use super::stage::{Stage, holds};
use super::{hand, speech};
use crate::board::face::Sense;
use crate::board::gesture::{self, Spring};
use crate::board::player::{Change, Followed, Follower, Refusals};
use crate::board::sound::Cues;
use crate::board::{Look, Reply, Says, Scene, frames};
use crate::phrase::{Phrase, Say};
use crate::rules::Game;
use crate::rules::cubulus::{Cell, GameState, Illegal, Move, Opening, Position};

/// For how long threats are shown, in seconds.
const THREATS: f64 = 2.0;
/// How long a ball takes that flies back to its hand, in seconds.
const FLY_BACK: f64 = 0.160;

/// What the board remembers: cursor, previews, drag, motion. It holds no rules.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// The keyboard's place.
    pub(super) cursor: Option<Target>,
    /// Whether the next Tab leaves the board.
    pub(super) leaving: bool,
    /// What has been typed of a cell's name.
    pub(super) typed: String,
    /// The opening under the pointer.
    pub(super) hovered: Option<Opening>,
    /// The opening that a finger has chosen.
    pub(super) chosen: Option<Opening>,
    /// The move that has been pressed once and lets another win.
    pub(super) warned: Option<Move>,
    /// What a pressed pointer holds.
    pub(super) drag: Option<Drag>,
    /// What was refused last, until something else is done.
    pub(super) refusals: Refusals<Refused>,
    /// A line on its way back after a drag that did not move it.
    pub(super) spring: Option<Spring<Opening>>,
    /// Where a ball was let go that flies back to its hand, and when.
    pub(super) flying_back: Option<(Pos2, f64)>,
    /// The last move, while it is still to be seen.
    pub(super) motion: Option<Motion>,
    /// How the move was made that is about to be seen.
    pub(super) let_go: Option<LetGo>,
    /// Whether the three layers are large and the cube is small.
    pub(super) large_layers: bool,
    /// What is to be heard from this frame on.
    pub(super) cues: Cues,
    /// How many balls a drag has brought into touch.
    pub(super) touched: usize,
    /// Since when threats are shown.
    threats_since: Option<f64>,
    /// Whether the status line has a refusal that only stood while the pointer was there.
    said_refusal: bool,
    /// Time of the last frame, in seconds.
    time: f64,
    shown: Follower<Position, Move>,
}

/// Where the keyboard can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// At an opening.
    Opening(Opening),
    /// At the core, in its tray.
    Core,
}

/// How the pointer has made a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum LetGo {
    /// By pulling the line this far.
    Line(Opening, f32),
    /// By dropping a ball here.
    Ball(Opening, Pos2),
    /// By a press.
    Press(Opening),
}

/// Something refused, and the reason.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refused {
    /// The reason.
    pub reason: Phrase,
    /// Where a slash is shown.
    pub opening: Option<Opening>,
    /// What else on the board is the reason.
    pub cause: Option<Cause>,
}

/// What on the board is the reason of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The balls of a line.
    Line(Opening),
    /// The player's hand, which is empty.
    Hand,
    /// The last shift.
    LastShift,
}

impl Refused {
    /// A refusal that nothing on the board stands for.
    const fn plain(reason: Phrase) -> Self {
        Self {
            reason,
            opening: None,
            cause: None,
        }
    }

    /// Why an opening cannot be pressed; `None` if it can.
    fn of(scene: &Scene<GameState>, opening: Opening) -> Option<Self> {
        let reason = hand::entering(scene, opening).err()?;
        Some(Self {
            opening: Some(opening),
            cause: match reason {
                Illegal::Alike => Some(Cause::Line(opening)),
                Illegal::HandEmpty => Some(Cause::Hand),
                Illegal::TakeBack(_) => Some(Cause::LastShift),
                _ => None,
            },
            ..Self::plain(reason.phrase())
        })
    }
}

impl View {
    /// Whether balls of the last move still move.
    pub(super) fn is_moving(&self) -> bool {
        self.moving().is_some()
    }

    /// The move whose balls are in motion at this moment.
    pub(super) fn moving(&self) -> Option<&Motion> {
        self.motion
            .as_ref()
            .filter(|motion| motion.is_moving(self.time))
    }

    /// Whether Esc means something here.
    pub(super) fn is_busy(&self) -> bool {
        self.chosen.is_some()
            || self.refusals.lasts()
            || self.drag.is_some()
            || self.cursor.is_some()
    }

    /// Ends all motion.
    pub(super) fn finish_motion(&mut self) {
        self.motion = None;
        self.spring = None;
        self.flying_back = None;
        self.cues.hush = true;
    }

    /// The opening whose effect is shown: that of the pointer, the finger or the keyboard.
    pub(super) fn previewed(&self) -> Option<Opening> {
        let at_cursor = match self.cursor {
            Some(Target::Opening(opening)) => Some(opening),
            Some(Target::Core) | None => None,
        };
        self.hovered.or(self.chosen).or(at_cursor)
    }

    /// Shows what threatens, for a while.
    pub(super) const fn show_threats(&mut self) {
        self.threats_since = Some(self.time);
    }

    /// Whether what threatens is shown.
    pub(super) const fn shows_threats(&self) -> bool {
        self.threats_since.is_some()
    }

    /// How far a ball is that flies back to its hand: where it was let go, and the part of the
    /// way, 0 to 1.
    pub(super) fn flight_back(&self, pace: f64) -> Option<(Pos2, f32)> {
        let (from, start) = self.flying_back?;
        let part = (self.time - start) / (FLY_BACK * pace).max(1e-9);
        (part < 1.0).then_some((from, part as f32))
    }

    /// What the status line should say about what the user is doing.
    pub(super) fn words(&mut self, scene: &Scene<GameState>) -> Option<Says> {
        let said = self.said(scene);
        let before = std::mem::replace(
            &mut self.said_refusal,
            said.as_ref().is_some_and(|says| says.refusal),
        );
        // What was refused where the pointer no longer is does not stand any longer.
        let again = || Says {
            phrase: speech::status(scene),
            refusal: false,
        };
        said.or_else(|| before.then(again))
    }

    fn said(&self, scene: &Scene<GameState>) -> Option<Says> {
        if let Some(refused) = self.refusals.why() {
            return Some(Says {
                phrase: refused.reason.clone(),
                refusal: true,
            });
        }
        if !hand::is_free(scene) {
            return None;
        }
        if self.cursor == Some(Target::Core) && self.hovered.is_none() {
            return Some(Says {
                phrase: speech::core(scene),
                refusal: false,
            });
        }
        let opening = self.previewed()?;
        let mv = hand::entering(scene, opening).ok()?;
        let gift = hand::is_gift(scene, mv);
        Some(Says {
            phrase: speech::preview(scene, opening, mv),
            refusal: gift,
        })
    }

    /// A new frame: starts the motion that leads from what was shown to what is to be shown now.
    pub(super) fn follow(&mut self, stage: &Stage) {
        self.time = stage.time;
        let let_go = self.let_go.take();
        let change = match self.shown.follow(stage.scene, GameState::position) {
            Followed::Nothing => return,
            Followed::Begins => None,
            Followed::Moves(change) => Some(Some(change)),
            Followed::Leaps => Some(None),
        };
        if let Some(change) = change {
            let motion = |look| motion(look, stage, change?, let_go);
            self.motion = motion(stage.look());
            let heard = motion(&stage.look().as_heard());
            match heard.filter(|motion| motion.sense == Sense::Forward) {
                Some(motion) => self.cues.list.extend(motion.cues()),
                None => self.cues.hush = true,
            }
        }
        self.chosen = None;
        self.warned = None;
        self.refusals.forget();
        self.spring = None;
        self.flying_back = None;
        self.threats_since = None;
        self.drag.take_if(|_| !hand::is_free(stage.scene));
    }

    /// Asks for another frame while something moves, and for none when nothing does.
    pub(super) fn ask_for_frames(&mut self, stage: &Stage) {
        let time = self.time;
        let ctx = stage.ui.ctx();
        if self.motion.take_if(|motion| motion.is_over(time)).is_some() {
            // Whoever waits for the board to come to rest learns it in the next frame.
            ctx.request_repaint();
        }
        let pace = stage.look().pace();
        self.spring
            .take_if(|spring| spring.offset(time, pace).is_none());
        if self.flight_back(pace).is_none() {
            self.flying_back = None;
        }
        if let Some(since) = self.threats_since {
            let left = since + THREATS - time;
            if left > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f64(left));
            } else {
                self.threats_since = None;
                ctx.request_repaint();
            }
        }
        if self.motion.is_some() || self.spring.is_some() || self.flying_back.is_some() {
            frames::next(ctx);
        }
    }

    /// A refusal fades away by itself, and asks for the frames that it needs for that.
    pub(super) fn let_refusal_fade(&mut self, ctx: &Context) {
        let again = self.cues.refuses();
        self.refusals.let_fade(again, ctx, self.time);
    }

    /// Says why the user may not move at all. Returns whether that is so.
    pub(super) fn refuse_tied(&mut self, scene: &Scene<GameState>) -> bool {
        let tied = scene.tied().cloned().map(Refused::plain);
        let is_tied = tied.is_some();
        if let Some(refused) = tied {
            self.refusals.say(refused);
        }
        is_tied
    }

    /// Refuses an opening that cannot be pressed, and says why. Returns whether that is so.
    pub(super) fn refuse(&mut self, scene: &Scene<GameState>, opening: Opening) -> bool {
        let refused = Refused::of(scene, opening);
        let is_refused = refused.is_some();
        if let Some(refused) = refused {
            self.refusals.say(refused);
        }
        is_refused
    }

    /// Says why the opening under the pointer cannot be pressed, as long as the pointer is there.
    pub(super) fn refuse_in_passing(&mut self, scene: &Scene<GameState>, opening: Opening) {
        if let Some(refused) = Refused::of(scene, opening) {
            self.refusals.say_in_passing(refused);
        }
    }

    /// Presses an opening: plays if that is legal, else says why not. A move that lets another win
    /// wants to be pressed twice.
    pub(super) fn press(
        &mut self,
        scene: &Scene<GameState>,
        opening: Opening,
        reply: &mut Reply<Move>,
    ) {
        if self.refuse_tied(scene) || self.refuse(scene, opening) {
            self.cues.refuse();
            return;
        }
        self.refusals.forget();
        if let Ok(mv) = hand::entering(scene, opening) {
            if hand::is_gift(scene, mv) && self.warned != Some(mv) {
                self.warned = Some(mv);
                self.chosen = Some(opening);
                return;
            }
            self.finish_motion();
            self.let_go.get_or_insert(LetGo::Press(opening));
            reply.mv = Some(mv);
        }
    }

    /// Presses the core in its tray: lays a neutral ball there, or says why not.
    pub(super) fn press_core(&mut self, scene: &Scene<GameState>, reply: &mut Reply<Move>) {
        if self.refuse_tied(scene) {
            self.cues.refuse();
            return;
        }
        let mv = Move::Put(Cell::CORE);
        match scene.game().check(mv) {
            Ok(()) => {
                self.finish_motion();
                reply.mv = Some(mv);
            }
            Err(reason) => {
                self.refusals.say(Refused::plain(reason.phrase()));
                self.cues.refuse();
            }
        }
    }

    /// A line that may be moved is being dragged by this distance, in cells: every new contact is
    /// heard.
    pub(super) fn drag_line(&mut self, balls: usize, distance: f32) {
        let touched = gesture::touched(balls, distance);
        if touched > self.touched {
            self.cues.touch();
        }
        self.touched = touched;
    }
}

/// What is to be seen of a move that was made or taken back.
fn motion(
    look: &Look,
    stage: &Stage,
    change: Change<Position, Move>,
    let_go: Option<LetGo>,
) -> Option<Motion> {
    let mut motion = Motion::new(change, look, stage.time)?;
    if let Some(origin) = origin(stage, &change.before) {
        motion.come_from(origin);
    }
    match let_go.filter(|_| change.sense == Sense::Forward) {
        Some(LetGo::Line(opening, distance)) => motion.go_on(opening, distance),
        Some(LetGo::Ball(opening, place)) => {
            motion.enter_at(opening);
            motion.come_from(place);
        }
        Some(LetGo::Press(opening)) => motion.enter_at(opening),
        None => {}
    }
    Some(motion)
}

/// Where the ball lies that is put in next, in its hand.
pub(super) fn origin(stage: &Stage, position: &Position) -> Option<Pos2> {
    if !stage.has_hands() {
        return None;
    }
    let holds = holds(position, stage.look().viewer);
    let ball = hand::next_ball(position);
    let index = holds.iter().position(|hold| hold.ball == ball)?;
    let last = holds[index].count.checked_sub(1)?;
    let hollow = stage.geometry.trays().hollow(index, holds.len(), last);
    Some(hollow.center)
}
