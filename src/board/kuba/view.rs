//! What the Kuba board remembers between frames.

use std::time::Duration;

use egui::{Sense, Ui, UiBuilder, WidgetInfo, accesskit::Role};

use super::drag::Drag;
use super::geometry::{self, Geometry};
use super::motion::{self, Motion, Sense as TimeSense};
use super::{captures, input, picture, rolling, speech};
use crate::board::{Hand, Reply, Says, Scene};
use crate::phrase::{Phrase, Say};
use crate::rules::Player;
use crate::rules::kuba::{Cell, Direction, GameState, Illegal, Marble, Move, Position, Push};

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
    /// A marble on its way back after a drag that did not push.
    pub(super) spring: Option<Spring>,
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
    /// Time of the last frame, in seconds.
    time: f64,
    shown: Option<Shown>,
}

/// A refused push and the reason.
#[derive(Clone, Debug)]
pub(super) struct Refused {
    /// The reason.
    pub reason: Phrase,
    /// What stands in the way, if something does.
    pub blocker: Option<Cell>,
    /// The position that would come back: after how many moves it stood.
    pub repeats: Option<usize>,
}

/// A row that springs back to where it was.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spring {
    /// The push that was not made.
    pub push: Push,
    /// How far it was, in cells.
    pub from: f32,
    /// Whether the whole row moved (the push was legal) or one marble only.
    pub whole_row: bool,
    /// When it was let go, in seconds.
    pub start: f64,
}

/// How long a row takes back that could have been pushed, in seconds.
const SPRING: f64 = 0.140;
/// How long a marble takes back that could not, in seconds.
const SNAP: f64 = 0.160;

impl Spring {
    /// How far the row still is at a time, in cells; `None` when it is back. Times are multiplied
    /// by `pace`.
    pub(super) fn offset(&self, time: f64, pace: f64) -> Option<f32> {
        let whole = if self.whole_row { SPRING } else { SNAP } * pace;
        let part = ((time - self.start) / whole) as f32;
        (whole > 0.0 && part < 1.0).then(|| self.from * (1.0 - part).powi(2))
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
        self.motion
            .as_ref()
            .is_some_and(|motion| motion.is_pushing(self.time))
    }

    /// Ends all motion.
    pub(super) fn finish_motion(&mut self) {
        self.motion = None;
        self.rolling.clear();
        self.spring = None;
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

    /// Draws the board, and takes what the user does on it.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<GameState>) -> Reply<Move> {
        let space = ui.available_rect_before_wrap();
        let geometry = Geometry::new(space, scene.look.viewer, scene.look.hollows);
        self.time = ui.input(|input| input.time);
        self.notice_change(scene, &geometry);

        let sense = Sense::click_and_drag() | Sense::FOCUSABLE;
        ui.allocate_rect(space, Sense::hover());
        let id = ui.scope_id().with("kuba");
        let response = ui.interact(geometry.board().intersect(space), id, sense);
        response.widget_info(|| {
            let about = scene.texts.say(&speech::board(scene));
            WidgetInfo::labeled(Role::Group, true, about)
        });

        let mut reply = Reply {
            mv: None,
            says: None,
            show_ply: None,
        };
        let inside = UiBuilder::new()
            .max_rect(response.rect)
            .accessibility_parent(id);
        let ui = &mut ui.new_child(inside);
        announce(ui, scene, &response);
        input::take(self, ui, scene, &geometry, &response, &mut reply);
        if let Some(cell) = self.cursor.filter(|_| response.has_focus()) {
            let here = id.with(cell).accesskit_id();
            ui.ctx()
                .accesskit_node_builder(id, |node| node.set_active_descendant(here));
        }
        if reply.mv.is_some() {
            self.selected = None;
            self.refused = None;
            self.preview = None;
        }
        if reply.says.is_none() {
            reply.says = self.words(scene);
        }
        if let Some(ply) = picture::draw(self, ui, scene, &geometry, &response) {
            reply.show_ply = Some(ply);
        }
        self.ask_for_frames(ui, scene);
        reply
    }

    /// What the status line should say about what the user is doing.
    fn words(&self, scene: &Scene<GameState>) -> Option<Says> {
        if let Some(refused) = &self.refused {
            return Some(Says {
                phrase: refused.reason.clone(),
                refusal: true,
            });
        }
        let Some(push) = self.preview else {
            let cell = self.selected?;
            return Some(Says {
                phrase: Phrase::new("choose-way").with("cell", cell.to_string()),
                refusal: false,
            });
        };
        let row = scene.game().position().row(push)?;
        let phrase = match row.falls {
            Some(marble) => Phrase::new("preview-capture")
                .with("cell", push.from.to_string())
                .with("way", speech::way(scene.look.viewer, push.direction))
                .with("marble", marble.phrase()),
            None => Phrase::new("preview")
                .with("cell", push.from.to_string())
                .with("way", speech::way(scene.look.viewer, push.direction))
                .with("count", i64::from(row.cells.len())),
        };
        Some(Says {
            phrase,
            refusal: false,
        })
    }

    /// Starts the motion that leads from what was shown to what is to be shown now.
    fn notice_change(&mut self, scene: &Scene<GameState>, geometry: &Geometry) {
        let ply = scene.moves.len();
        let position = *scene.game().position();
        let let_go = self.let_go.take();
        let same = |shown: &Shown| shown.ply == ply && shown.position == position;
        if self.shown.as_ref().is_some_and(same) {
            return;
        }
        let arrived = match (scene.positions.iter().rev().nth(1), scene.moves.last()) {
            (Some(before), Some(&Move::Push(push))) => Some((*before.position(), push)),
            _ => None,
        };
        if let Some(shown) = self.shown.take() {
            let forward =
                arrived.filter(|&(before, _)| shown.ply + 1 == ply && shown.position == before);
            let backward = shown
                .arrived
                .filter(|&(before, _)| shown.ply == ply + 1 && before == position);
            // A marble that is still rolling goes on while the next push is made.
            let time = self.time;
            let earlier = self.motion.take().filter(|_| forward.is_some());
            self.rolling
                .retain(|motion| forward.is_some() && motion.fallen(time).is_some());
            self.rolling
                .extend(earlier.filter(|motion| motion.row.falls.is_some()));
            if let Some((before, push)) = forward {
                let motion = Motion::new(before, push, TimeSense::Forward, &scene.look);
                let from = let_go.filter(|&(dragged, _)| dragged == push);
                self.start_motion(scene, geometry, motion, from.map_or(0.0, |(_, at)| at));
            } else if let Some((before, push)) = backward {
                let motion = Motion::new(before, push, TimeSense::Backward, &scene.look);
                self.start_motion(scene, geometry, motion, 0.0);
            }
        }
        self.shown = Some(Shown {
            ply,
            position,
            arrived,
        });
        self.selected = None;
        self.preview = None;
        self.refused = None;
        self.spring = None;
        self.resting = None;
        // A drag dies if its marble is no longer there.
        let mover = Marble::of(scene.game().position().turn());
        if self
            .drag
            .as_ref()
            .is_some_and(|drag| position.marble(drag.cell) != Some(mover))
        {
            self.drag = None;
        }
    }

    fn start_motion(
        &mut self,
        scene: &Scene<GameState>,
        geometry: &Geometry,
        motion: Option<Motion>,
        from: f32,
    ) {
        let Some(mut motion) = motion else {
            return;
        };
        motion.ply = scene.moves.len();
        motion.hollow = captures::all(scene)
            .into_iter()
            .find(|captured| captured.ply == Some(motion.ply))
            .map_or(0, |captured| captured.index);
        let way = motion.row.falls.map_or(0.0, |_| {
            let way = rolling::way(geometry, &motion);
            geometry::length(&way) / geometry.cell_size()
        });
        self.motion = Some(motion.begun(self.time, from, way));
    }

    /// Asks for another frame while something moves, and for none when nothing does.
    fn ask_for_frames(&mut self, ui: &Ui, scene: &Scene<GameState>) {
        let time = self.time;
        self.rolling.retain(|motion| motion.fallen(time).is_some());
        if self.motion.take_if(|motion| motion.is_over(time)).is_some() {
            // Whoever waits for the board to come to rest learns it in the next frame.
            ui.ctx().request_repaint();
        }
        let pace = motion::pace(&scene.look);
        self.spring
            .take_if(|spring| spring.offset(time, pace).is_none());
        if self.motions().next().is_some() || self.spring.is_some() {
            ui.ctx().request_repaint_after(Duration::from_millis(16));
        }
    }

    /// Refuses a push, and says why.
    pub(super) fn refuse(&mut self, scene: &Scene<GameState>, push: Push) {
        let Err(reason) = scene.game().check_push(push) else {
            return;
        };
        let row = scene.game().position().row(push);
        let blocker = match &reason {
            Illegal::Blocked(cell) => Some(*cell),
            _ => row.map(|row| row.front),
        };
        self.refused_by_hover = false;
        let repeats = match reason {
            Illegal::Superko(ply) => Some(ply),
            _ => None,
        };
        self.refused = Some(Refused {
            reason: reason.phrase(),
            blocker,
            repeats,
        });
    }

    /// Says why the user may not move at all. Returns whether that is so.
    pub(super) fn refuse_tied(&mut self, scene: &Scene<GameState>) -> bool {
        let Hand::Tied(reason) = &scene.hand else {
            return false;
        };
        self.refused_by_hover = false;
        self.refused = Some(Refused {
            reason: reason.clone(),
            blocker: None,
            repeats: None,
        });
        true
    }

    /// Pushes if that is legal, else says why not.
    pub(super) fn push(
        &mut self,
        scene: &Scene<GameState>,
        (cell, direction): (Cell, Direction),
        reply: &mut Reply<Move>,
    ) {
        if self.refuse_tied(scene) {
            return;
        }
        let push = Push::new(cell, direction);
        if scene.game().check_push(push).is_ok() {
            self.finish_motion();
            self.refused = None;
            reply.mv = Some(Move::Push(push));
        } else {
            self.refuse(scene, push);
        }
    }
}

/// The last event in words, in a node that screen readers watch.
fn announce(ui: &Ui, scene: &Scene<GameState>, response: &egui::Response) {
    let Some(event) = speech::last_event(scene) else {
        return;
    };
    let words = scene.texts.say(&event);
    let id = response.id.with("event");
    let node = ui.interact(
        egui::Rect::from_min_size(response.rect.left_top(), egui::Vec2::splat(1.0)),
        id,
        Sense::hover(),
    );
    node.widget_info(|| WidgetInfo::labeled(Role::Status, true, &words));
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
}
