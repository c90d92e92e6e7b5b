//! One frame of a board: changes, input, drawing.

use std::cell::RefCell;
use std::sync::Arc;

use egui::{Sense, Ui};

use super::state::{BoardPlayer, DragState, Frame, PickedSpots, Rejection, Selection, Threats};
use super::{played_line, reader};
use crate::board_response::BoardResponse;
use crate::face::{BoardContext, BoardFace, BoardLayout, BoardMemo as _, SpeechTopic};
use crate::grammar::Grammar;
use crate::{BoardWidget, Hand, Reply, Says, Scene};

impl<F: BoardFace, G: Grammar<F, Action = F::Move>> BoardWidget<F> for BoardPlayer<F, G> {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<F>) -> Reply<F::Move> {
        self.play(ui, scene, scene.hint)
    }

    fn is_busy(&self) -> bool {
        self.chosen != Selection::Nothing
            || self.refusals.lasts()
            || matches!(self.grip, DragState::Held(_))
            || self.cursor.is_some()
            || self.swing.is_held()
            || self.is_replaying()
    }

    fn put_down(&mut self) {
        self.chosen = Selection::Nothing;
        self.refusals.forget();
        self.cursor = None;
        self.end_replay();
        self.swing.stop();
        if matches!(self.grip, DragState::Held(_)) {
            self.grip = DragState::Free;
        }
    }

    fn is_moving(&self) -> bool {
        self.moving().is_some()
    }

    fn is_at_rest(&self) -> bool {
        self.going.is_empty() || self.is_replaying()
    }

    fn replay(&mut self, moves: usize) {
        self.replays = moves;
    }

    fn show_threats(&mut self) {
        self.end_replay();
        self.threats = Threats::Wanted;
        self.asked.want();
    }

    fn show_hint(&mut self) {
        self.end_replay();
        self.chosen = Selection::Nothing;
        self.refusals.forget();
        self.asked.want();
    }

    fn shows_hint(&self) -> bool {
        self.asked.shows_hint
    }

    fn finish_motion(&mut self) {
        self.end_replay();
        self.end_motion();
    }
}

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// `hint` is the move to point at.
    fn play(&mut self, ui: &mut Ui, scene: &Scene<F>, hint: Option<G::Action>) -> Reply<G::Action> {
        let space = ui.available_rect_before_wrap();
        ui.allocate_rect(space, Sense::hover());
        self.time = ui.input(|input| input.time);
        let played = self.play_out(ui, scene);
        let is_replay = self.is_replaying();
        let played = played.as_ref().map(|played| played_line::scene(played, scene, is_replay));
        let scene = played.as_ref().unwrap_or(scene);
        if F::ViewState::CAN_SWING {
            self.memo = self.memo.swung(self.swing.next(ui, &scene.look));
        }
        let geometry = F::lay_out(space, scene, self.memo);
        let at = BoardContext { scene, geometry: &geometry, memo: self.memo, touch: self.touch };
        let place = geometry.board().intersect(space);
        let event = || F::words(&at, &SpeechTopic::Event);
        let BoardResponse { mut ui, response } =
            BoardResponse::new(ui, scene, place, &F::about(&at), event);
        let spots: Arc<[_]> = F::targets(&at, self.picks()).into();
        let groups = match scene.hand {
            Hand::Away => Vec::new(),
            Hand::Free | Hand::Tied(_) => reader::groups(&mut ui, &at, &spots),
        };
        let spots = PickedSpots { picks: self.picks().to_vec(), touch: self.touch, spots };
        let frame = Frame {
            ui: &ui,
            response: &response,
            scene,
            geometry: &geometry,
            space,
            groups: &groups,
            spots: RefCell::new(spots),
        };
        self.follow(&frame);
        self.follow_asked(scene);
        if scene.strict {
            self.threats = Threats::Hidden;
        } else if self.threats == Threats::Wanted {
            self.threats = Threats::Shown(self.time);
        }
        if scene.hand == Hand::Away {
            self.swing.stop();
            self.draw(&frame);
            return Reply::default();
        }
        let reply = self.gestures(&frame);
        self.offer_scan_items(&frame, hint);
        self.tell_cursor(&frame);
        self.breathe(&frame);
        self.asked.shows_hint = self.draw(&frame) && scene.hint.is_some();
        self.ask_for_frames(&frame);
        reply
    }

    fn gestures(&mut self, frame: &Frame<F>) -> Reply<G::Action> {
        let mut reply = Reply::default();
        if let Some(Rejection::Tied(reason)) = self.refusals.why()
            && frame.scene.tied() != Some(reason)
        {
            self.refusals.forget();
        }
        self.parts(frame, &mut reply);
        if reply.mv.is_none() {
            self.keys(frame, &mut reply);
        }
        self.wheel(frame);
        let button = self.buttons(frame, &mut reply);
        let is_held = matches!(self.grip, DragState::Held(_));
        self.swing_round(frame);
        if reply.mv.is_none() && (button.is_none() || is_held) {
            self.pointer(frame, &mut reply);
        }
        self.hover(frame, button);
        self.link(frame, &mut reply);
        self.tip(frame);
        self.end_of_guide(frame, &mut reply);
        self.tell_reason(frame);
        let again = self.cues.refuses();
        self.refusals.let_fade(again, frame.ui.ctx(), self.time);
        reply.says = self.says(frame);
        reply.cues = std::mem::take(&mut self.cues);
        reply
    }

    /// The message for the status line. A rejection from hovering ends with the hover, and the turn
    /// replaces it.
    fn says(&self, frame: &Frame<F>) -> Option<Says> {
        let at = self.at(frame);
        if let Some(playing) = &self.playing {
            let event = || F::words(&at, &SpeechTopic::Event);
            return Some(Says { phrase: playing.words().or_else(event)?, refusal: false });
        }
        if let Some(reason) = self.refusal(frame) {
            return Some(Says { phrase: reason.words, refusal: true });
        }
        let hand = self.hand(frame);
        let doing = F::words(&at, &SpeechTopic::Doing(&hand.seen(at, &self.going)));
        let doing = doing.or_else(|| self.facing(frame));
        let turn = || F::words(&at, &SpeechTopic::Turn).filter(|_| self.refusals.has_passed());
        Some(Says { phrase: doing.or_else(turn)?, refusal: false })
    }
}
