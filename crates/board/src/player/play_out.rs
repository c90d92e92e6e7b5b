//! Start and end of the moves that are played out on the board.

use egui::{Event, Ui, Vec2};

use super::played_line::{Kind, PAUSE, Played, PlayedLine, Until};
use super::position_tracker::Follower;
use super::state::{BoardPlayer, DragState, Frame};
use crate::face::BoardFace;
use crate::grammar::Grammar;
use crate::{Look, Scene, frames, key_queue};

/// Time for which the keyboard shows moves that could be played, in seconds.
pub(super) const BY_KEY: f64 = 4.0;
/// Time for which each of the last moves is shown where nothing moves, in seconds.
const STILL: f64 = 1.2;

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// Starts to play out why a move at a place gives the game away. Returns `false` if it does not.
    pub(super) fn ask_what_if(&mut self, frame: &Frame<F>, place: F::Place, until: Until) -> bool {
        let at = self.at(frame);
        if !at.may_play() || at.scene.strict {
            return false;
        }
        self.playing = PlayedLine::what_if(at.scene, F::refutation(&at, place), until);
        if self.playing.is_some() {
            self.refusals.forget();
            frames::next(frame.ui.ctx());
        }
        self.playing.is_some()
    }

    pub(super) fn is_replaying(&self) -> bool {
        self.playing.as_ref().is_some_and(PlayedLine::is_replay)
    }

    /// Ends a replay at once.
    pub(super) fn end_replay(&mut self) {
        self.replays = 0;
        if self.is_replaying() {
            self.playing = None;
            self.swing.stop();
            self.leap();
        }
    }

    /// The next position is shown without motion, and a press that began before means nothing in it.
    fn leap(&mut self) {
        self.end_motion();
        self.grip = DragState::Free;
        self.follower = Follower::default();
        self.rested = None;
    }

    /// The game with the moves that are played out now; `None` without any.
    pub(super) fn play_out(&mut self, ui: &Ui, scene: &Scene<F>) -> Option<Played<F>> {
        let count = std::mem::take(&mut self.replays);
        if count > 0 {
            self.playing = PlayedLine::replay(scene, count);
            self.refusals.forget();
            self.leap();
        }
        let mut playing = self.playing.take()?;
        frames::next(ui.ctx());
        if playing.base != *scene.game().shown() {
            // A press in another position must not become a move in this one.
            self.grip = DragState::Free;
            self.swing.show(ui, Vec2::ZERO);
            return None;
        }
        let goes_on = if playing.is_replay() {
            self.replay_goes_on(ui, &scene.look, &mut playing)
        } else {
            let still = self.rested.filter(|_| self.moving().is_none());
            playing.goes_on(self.time, still.map(|since| self.time - since))
        };
        let played = goes_on.then(|| playing.played(scene));
        self.playing = Some(playing).filter(|_| goes_on);
        played
    }

    /// Plays the next of the last moves once more when the board has rested, with the side where it begins in
    /// front. Returns `false` at the end, and when the user does something else.
    fn replay_goes_on(&mut self, ui: &Ui, look: &Look, line: &mut PlayedLine<F>) -> bool {
        if line.kind == (Kind::Replay { ends: true }) || is_key_pressed(ui) {
            self.leap();
            self.swing.show(ui, Vec2::ZERO);
            return false;
        }
        if ui.input(|input| input.pointer.any_pressed()) {
            line.kind = Kind::Replay { ends: true };
            return true;
        }
        let Some(rested) = self.rested.filter(|_| self.going.is_empty()) else {
            return true;
        };
        let is_still = look.pace() == 0.0;
        let pause = if is_still { STILL } else { PAUSE };
        if self.time - rested.max(self.swing.settled_at(look)) < pause {
            return true;
        }
        let Some(next) = line.next_move() else {
            self.swing.show(ui, Vec2::ZERO);
            return false;
        };
        let angle = if is_still { Vec2::ZERO } else { F::viewed_at(next) };
        if !self.swing.show(ui, angle) {
            line.play_next();
        }
        true
    }
}

fn is_key_pressed(ui: &Ui) -> bool {
    let is_for_board = |event: &Event| matches!(event, Event::Key { key, pressed: true, modifiers, .. } if key_queue::is_for_board(*key, *modifiers));
    ui.input(|input| input.events.iter().any(is_for_board))
}
