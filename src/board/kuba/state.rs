//! What the Kuba board remembers between frames, and how it follows what happens.

use std::f64::consts::PI;

use egui::Context;

use super::captures::Captured;
use super::drag::Drag;
use super::geometry;
use super::hand;
use super::motion::Motion;
use super::speech;
use super::stage::Stage;
use crate::board::face::Sense;
use crate::board::gesture::{self, REST, Spring};
use crate::board::player::{Change, Followed, Follower, Refusals};
use crate::board::sound::Cues;
use crate::board::{Look, Reply, Says, Scene, frames};
use crate::phrase::{Phrase, Say};
use crate::rules::Player;
use crate::rules::kuba::{Cell, GameState, Illegal, Marble, Move, Position, Push};

/// What the board remembers: selection, cursor, drag, motion. It holds no rules.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// The marble that is selected.
    pub(super) selected: Option<Cell>,
    /// The keyboard's cell.
    pub(super) cursor: Option<Cell>,
    /// Whether the next Tab leaves the board.
    pub(super) leaving: bool,
    /// The marble under a pressed pointer.
    pub(super) drag: Option<Drag>,
    /// The direction chip under the pointer.
    pub(super) preview: Option<Push>,
    /// What was refused last, until something else is done.
    pub(super) refusals: Refusals<Refused>,
    /// A marble on its way back after a drag that did not push.
    pub(super) spring: Option<Spring<Push>>,
    /// The last push, while it is still to be seen.
    pub(super) motion: Option<Motion>,
    /// Earlier pushes whose captured marbles are not in their hollows yet.
    pub(super) rolling: Vec<Motion>,
    /// The push that a drag has just made, and how far its row was by then, in cells.
    pub(super) let_go: Option<(Push, f32)>,
    /// The marble that cannot be pushed and on which the pointer rests, and since when.
    pub(super) resting: Option<(Cell, f64)>,
    /// What is to be heard from this frame on.
    pub(super) cues: Cues,
    /// How many marbles a drag has brought into touch.
    pub(super) touched: usize,
    /// Time of the last frame, in seconds.
    time: f64,
    shown: Follower<Position, Move>,
}

/// A refused push and the reason.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refused {
    /// The reason.
    pub reason: Phrase,
    /// What stands in the way, if something does.
    pub blocker: Option<Cell>,
    /// The position that would come back: after how many moves it stood.
    pub repeats: Option<usize>,
    /// Whether it is the last push that forbids it.
    pub ko: bool,
    /// The marble that cannot be pushed any way: a reason stands for each.
    pub stuck: Option<Cell>,
}

/// How long, and how many times, the last push flashes that forbids another, in seconds.
const FLASHES: f64 = 0.9;
const FLASH_COUNT: f64 = 3.0;

impl Refused {
    /// A refusal that no marble stands for.
    pub(super) const fn plain(reason: Phrase) -> Self {
        Self {
            reason,
            blocker: None,
            repeats: None,
            ko: false,
            stuck: None,
        }
    }

    /// Why a push is refused; `None` if it is legal.
    fn of(scene: &Scene<GameState>, push: Push) -> Option<Self> {
        let reason = scene.game().check_push(push).err()?;
        let row = scene.game().position().row(push);
        Some(Self {
            blocker: match reason {
                Illegal::Blocked(cell) | Illegal::Neutral(cell) => Some(cell),
                Illegal::NotYours(_) => Some(push.from),
                Illegal::OwnMarbleOff => row.map(|row| row.front),
                _ => None,
            },
            repeats: match reason {
                Illegal::Superko(ply) => Some(ply),
                _ => None,
            },
            ko: matches!(
                reason,
                Illegal::StraightBack | Illegal::PreviousPosition(_) | Illegal::Superko(_)
            ),
            ..Self::plain(reason.phrase())
        })
    }

    /// A marble cannot be pushed.
    pub(super) fn stuck(scene: &Scene<GameState>, cell: Cell) -> Self {
        Self {
            stuck: Some(cell),
            ..Self::plain(speech::why(scene, cell))
        }
    }
}

impl View {
    /// Whether the row of the last push still moves.
    pub(super) fn is_pushing(&self) -> bool {
        self.pushing().is_some()
    }

    /// The push whose row moves at this moment.
    pub(super) fn pushing(&self) -> Option<&Motion> {
        self.motion
            .as_ref()
            .filter(|motion| motion.is_pushing(self.time))
    }

    /// Whether nothing moves any more, and every captured marble lies in its hollow.
    pub(super) fn is_at_rest(&self) -> bool {
        self.motions().next().is_none()
    }

    /// Whether Esc means something here.
    pub(super) const fn is_busy(&self) -> bool {
        self.selected.is_some()
            || self.refusals.stands()
            || self.drag.is_some()
            || self.cursor.is_some()
    }

    /// Ends all motion.
    pub(super) fn finish_motion(&mut self) {
        self.motion = None;
        self.rolling.clear();
        self.spring = None;
        self.cues.hush = true;
    }

    /// The pushes that are still to be seen, the latest last.
    pub(super) fn motions(&self) -> impl Iterator<Item = &Motion> {
        self.rolling.iter().chain(&self.motion)
    }

    /// How many marbles of a colour that a player has captured are not in their hollows yet.
    pub(super) fn marbles_on_the_way(&self, player: Player, marble: Marble) -> u8 {
        let time = self.time;
        self.motions()
            .filter(|motion| motion.mover == player && motion.row.falls == Some(marble))
            .filter(|motion| motion.awaits_marble(time))
            .count() as u8
    }

    /// Whether a captured marble is not in its hollow yet.
    pub(super) fn awaits(&self, captured: &Captured) -> bool {
        let time = self.time;
        captured.ply.is_some_and(|ply| {
            self.motions()
                .any(|motion| motion.ply == ply && motion.awaits_marble(time))
        })
    }

    /// The marble that cannot be pushed and on which the pointer has rested for a while.
    pub(super) fn rested_on(&self) -> Option<Cell> {
        let (cell, since) = self.resting?;
        (self.time - since >= REST).then_some(cell)
    }

    /// What the status line should say about what the user is doing.
    pub(super) fn words(&self, scene: &Scene<GameState>) -> Option<Says> {
        if let Some(refused) = self.refusals.why() {
            return Some(Says {
                phrase: refused.reason.clone(),
                refusal: true,
            });
        }
        let phrase = match self.preview {
            Some(push) => speech::preview(scene, push)?,
            None => Phrase::new("kuba-choose-way").with("cell", self.selected?.to_string()),
        };
        Some(Says {
            phrase,
            refusal: false,
        })
    }

    /// A new frame: starts the motion that leads from what was shown to what is to be shown now.
    pub(super) fn follow(&mut self, stage: &Stage) {
        self.time = stage.time;
        let let_go = self.let_go.take();
        match self.shown.follow(stage.scene, GameState::position) {
            Followed::Nothing => return,
            Followed::Begins => {}
            Followed::Leaps => self.change(stage, None, let_go),
            Followed::Moves(change) => self.change(stage, pushed(&change), let_go),
        }
        self.selected = None;
        self.preview = None;
        self.refusals.forget();
        self.spring = None;
        self.resting = None;
        // A drag dies if its marble is no longer there.
        self.drag
            .take_if(|drag| !hand::is_movers(stage.scene, drag.cell));
    }

    /// What is to be seen and heard of a push that was made or taken back; of anything else
    /// nothing.
    fn change(
        &mut self,
        stage: &Stage,
        pushed: Option<Change<Position, Push>>,
        let_go: Option<(Push, f32)>,
    ) {
        let made = pushed.is_some_and(|pushed| pushed.sense == Sense::Forward);
        // A marble that is still rolling goes on while the next push is made.
        let time = self.time;
        let earlier = self.motion.take().filter(|_| made);
        self.rolling
            .retain(|motion| made && motion.fallen(time).is_some());
        self.rolling
            .extend(earlier.filter(|motion| motion.row.falls.is_some()));
        let motion = |look: &Look| {
            let pushed = pushed?;
            let motion = Motion::new(pushed.before, pushed.mv, pushed.sense, look)?;
            let mut motion = begun(motion, stage);
            if let Some((push, distance)) = let_go {
                motion.go_on(push, distance);
            }
            Some(motion)
        };
        self.motion = motion(stage.look());
        if !made {
            self.cues.hush = true;
        } else if let Some(heard) = motion(&stage.look().as_heard()) {
            self.cues.list.extend(heard.cues());
        }
    }

    /// A legal push is being dragged by this distance, in cells: every new contact is heard.
    pub(super) fn drag_row(&mut self, marbles: usize, distance: f32) {
        let touched = gesture::touched(marbles, distance);
        if touched > self.touched {
            self.cues.touch();
        }
        self.touched = touched;
    }

    /// Asks for another frame while something moves, and for none when nothing does.
    pub(super) fn ask_for_frames(&mut self, stage: &Stage) {
        let time = self.time;
        let ctx = stage.ui.ctx();
        self.rolling.retain(|motion| motion.fallen(time).is_some());
        if self.motion.take_if(|motion| motion.is_over(time)).is_some() {
            // Whoever waits for the board to come to rest learns it in the next frame.
            ctx.request_repaint();
        }
        let pace = stage.look().pace();
        self.spring
            .take_if(|spring| spring.offset(time, pace).is_none());
        if self.motions().next().is_some() || self.spring.is_some() {
            frames::next(ctx);
        }
    }

    /// A refusal fades away by itself, and asks for the frames that it needs for that.
    pub(super) fn let_refusal_fade(&mut self, ctx: &Context) {
        let (time, again) = (self.time, self.cues.refuses());
        self.refusals.let_fade(again, ctx, time);
        let flashes = self.refusals.why().is_some_and(|refused| refused.ko);
        if flashes && self.refusals.age(time) < FLASHES {
            frames::next(ctx);
        }
    }

    /// How strongly the last push flashes now, if it forbids another: 0 not at all, 1 most.
    pub(super) fn flash(&self) -> f32 {
        let age = self.refusals.age(self.time);
        let forbids = self.refusals.why().is_some_and(|refused| refused.ko);
        if !forbids || age >= FLASHES {
            return 0.0;
        }
        (PI * FLASH_COUNT * age / FLASHES).sin().abs() as f32
    }

    /// Refuses a push, and says why.
    pub(super) fn refuse(&mut self, scene: &Scene<GameState>, push: Push) {
        if let Some(refused) = Refused::of(scene, push) {
            self.refusals.say(refused);
        }
    }

    /// Says why the push under the pointer is refused, as long as the pointer is there.
    pub(super) fn refuse_in_passing(&mut self, scene: &Scene<GameState>, push: Push) {
        if let Some(refused) = Refused::of(scene, push) {
            self.refusals.say_in_passing(refused);
        }
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

    /// Pushes if that is legal, else says why not.
    pub(super) fn push(&mut self, scene: &Scene<GameState>, push: Push, reply: &mut Reply<Move>) {
        if self.refuse_tied(scene) {
            self.cues.refuse();
            return;
        }
        if scene.game().check_push(push).is_ok() {
            self.finish_motion();
            self.refusals.forget();
            reply.mv = Some(Move::Push(push));
        } else {
            self.refuse(scene, push);
            self.cues.refuse();
        }
    }
}

/// A change on the board, if it is a push.
fn pushed(change: &Change<Position, Move>) -> Option<Change<Position, Push>> {
    let Change { before, mv, sense } = *change;
    match mv {
        Move::Push(mv) => Some(Change { before, mv, sense }),
        Move::Pass => None,
    }
}

/// A motion that begins now, with the way that a captured marble has before it.
fn begun(mut motion: Motion, stage: &Stage) -> Motion {
    motion.ply = stage.scene.moves.len();
    motion.hollow = stage
        .captured
        .iter()
        .find(|captured| captured.ply == Some(motion.ply))
        .map_or(0, |captured| captured.index);
    let way = motion.row.falls.map_or(0.0, |_| {
        geometry::length(&motion.way(&stage.geometry)) / stage.geometry.cell_size()
    });
    motion.begun(stage.time, way)
}
