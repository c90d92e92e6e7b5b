//! What the Kuba board remembers between frames, and how it follows what happens.

use std::f64::consts::PI;

use egui::Context;

use super::captures::Captured;
use super::drag::Drag;
use super::geometry;
use super::hand;
use super::motion::{Motion, Sense};
use super::speech;
use super::stage::Stage;
use crate::board::fading::{Fades, Fading, Said};
use crate::board::gesture::{self, REST, Spring};
use crate::board::sound::Cues;
use crate::board::{Hand, Reply, Says, Scene, frames};
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
    pub(super) refused: Option<Refused>,
    said: Said<Refused>,
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
    /// Whether `refused` only stands while the pointer is at a chip.
    pub(super) refused_by_hover: bool,
    /// What is to be heard from this frame on.
    pub(super) cues: Cues,
    /// How many marbles a drag has brought into touch.
    pub(super) touched: usize,
    /// Time of the last frame, in seconds.
    time: f64,
    shown: Option<Shown>,
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
    /// Since when it has been shown.
    pub fading: Fading,
}

/// How long, and how many times, the last push flashes that forbids another, in seconds.
const FLASHES: f64 = 0.9;
const FLASH_COUNT: f64 = 3.0;

impl Fades for Refused {
    fn fading(&mut self) -> &mut Fading {
        &mut self.fading
    }
}

impl Refused {
    /// A refusal that no marble stands for.
    pub(super) const fn plain(reason: Phrase) -> Self {
        Self {
            reason,
            blocker: None,
            repeats: None,
            ko: false,
            stuck: None,
            fading: Fading::NEW,
        }
    }

    /// A marble cannot be pushed.
    pub(super) fn stuck(scene: &Scene<GameState>, cell: Cell) -> Self {
        Self {
            stuck: Some(cell),
            ..Self::plain(speech::why(scene, cell))
        }
    }

    /// How strongly the last push flashes now: 0 not at all, 1 most.
    pub(super) fn flash(&self, time: f64) -> f32 {
        let age = self.fading.age(time);
        if !self.ko || age >= FLASHES {
            return 0.0;
        }
        (PI * FLASH_COUNT * age / FLASHES).sin().abs() as f32
    }
}

/// What was on the board in the last frame, to see what has changed.
#[derive(Clone, Debug)]
struct Shown {
    ply: usize,
    position: Position,
    /// The push that led here, and the position before it.
    arrived: Option<(Position, Push)>,
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
            || self.refused.is_some()
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
        if let Some(refused) = &self.refused {
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
        let shown = Shown::of(stage.scene);
        let same = |before: &Shown| before.ply == shown.ply && before.position == shown.position;
        if self.shown.as_ref().is_some_and(same) {
            return;
        }
        if let Some(before) = self.shown.take() {
            self.change(stage, &before, &shown);
            if let (Some(motion), Some((push, distance))) = (&mut self.motion, let_go) {
                motion.go_on(push, distance);
            }
            self.sound(stage, &before, &shown, let_go);
        }
        self.selected = None;
        self.preview = None;
        self.refused = None;
        self.spring = None;
        self.resting = None;
        // A drag dies if its marble is no longer there.
        self.drag
            .take_if(|drag| !hand::is_movers(stage.scene, drag.cell));
        self.shown = Some(shown);
    }

    /// What is to be seen of a change from one frame to the next.
    fn change(&mut self, stage: &Stage, before: &Shown, now: &Shown) {
        let forward = now.played_after(before);
        let backward = before
            .arrived
            .filter(|&(from, _)| before.ply == now.ply + 1 && from == now.position);
        // A marble that is still rolling goes on while the next push is made.
        let time = self.time;
        let earlier = self.motion.take().filter(|_| forward.is_some());
        self.rolling
            .retain(|motion| forward.is_some() && motion.fallen(time).is_some());
        self.rolling
            .extend(earlier.filter(|motion| motion.row.falls.is_some()));
        let look = stage.look();
        self.motion = match (forward, backward) {
            (Some((from, push)), _) => Motion::new(from, push, Sense::Forward, look),
            (None, Some((from, push))) => Motion::new(from, push, Sense::Backward, look),
            (None, None) => None,
        }
        .map(|motion| begun(motion, stage));
    }

    /// What is to be heard of a change from one frame to the next: a push that is made.
    fn sound(&mut self, stage: &Stage, before: &Shown, now: &Shown, let_go: Option<(Push, f32)>) {
        let Some((from, push)) = now.played_after(before) else {
            self.cues.hush = true;
            return;
        };
        let look = stage.look().as_heard();
        let heard = Motion::new(from, push, Sense::Forward, &look);
        if let Some(mut heard) = heard.map(|motion| begun(motion, stage)) {
            if let Some((push, distance)) = let_go {
                heard.go_on(push, distance);
            }
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
        self.said.let_fade(&mut self.refused, again, ctx, time);
        let refused = self.refused.as_ref();
        if refused.is_some_and(|refused| refused.ko && refused.fading.age(time) < FLASHES) {
            frames::next(ctx);
        }
    }

    /// Refuses a push, and says why.
    pub(super) fn refuse(&mut self, scene: &Scene<GameState>, push: Push) {
        let Err(reason) = scene.game().check_push(push) else {
            return;
        };
        let row = scene.game().position().row(push);
        self.refused_by_hover = false;
        self.refused = Some(Refused {
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
            ..Refused::plain(reason.phrase())
        });
    }

    /// Says why the user may not move at all. Returns whether that is so.
    pub(super) fn refuse_tied(&mut self, scene: &Scene<GameState>) -> bool {
        let Hand::Tied(reason) = &scene.hand else {
            return false;
        };
        self.refused_by_hover = false;
        self.refused = Some(Refused::plain(reason.clone()));
        true
    }

    /// Pushes if that is legal, else says why not.
    pub(super) fn push(&mut self, scene: &Scene<GameState>, push: Push, reply: &mut Reply<Move>) {
        if self.refuse_tied(scene) {
            self.cues.refuse();
            return;
        }
        if scene.game().check_push(push).is_ok() {
            self.finish_motion();
            self.refused = None;
            reply.mv = Some(Move::Push(push));
        } else {
            self.refuse(scene, push);
            self.cues.refuse();
        }
    }
}

impl Shown {
    /// The push that has led here from what was shown before, and the position before it.
    fn played_after(&self, before: &Self) -> Option<(Position, Push)> {
        self.arrived
            .filter(|&(from, _)| before.ply + 1 == self.ply && before.position == from)
    }

    fn of(scene: &Scene<GameState>) -> Self {
        let before = scene.positions.iter().rev().nth(1);
        Self {
            ply: scene.moves.len(),
            position: *scene.game().position(),
            arrived: match (before, scene.moves.last()) {
                (Some(before), Some(&Move::Push(push))) => Some((*before.position(), push)),
                _ => None,
            },
        }
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
