//! Keyboard control of a board: it covers everything that the mouse can do.

use egui::{Event, Key, Modifiers, Vec2};

use super::play_out::BY_KEY;
use super::played_line::Until;
use super::state::{BoardPlayer, DragState, Frame, Rejection, Selection, Threats};
use crate::controls::{self, BoardKeys};
use crate::face::{BoardFace, BoardMemo as _, MoveGesture};
use crate::grammar::{ArrowResult, Grammar, PickResult, Rotate, RotateResult, Typed};
use crate::{Reply, focus, key_queue};

pub(super) const THREAT_KEYS: [Key; 2] = [Key::T, Key::W];

#[derive(Clone, Copy)]
struct Press {
    key: Key,
    modifiers: Modifiers,
}

fn letter(key: Key) -> Option<char> {
    let mut name = key.name().chars();
    match (name.next(), name.next()) {
        (Some(letter), None) if letter.is_ascii_alphanumeric() => Some(letter.to_ascii_lowercase()),
        _ => None,
    }
}

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    pub(super) fn keys(&mut self, frame: &Frame<F>, reply: &mut Reply<G::Action>) {
        let (ui, response) = (frame.ui, frame.response);
        let focused = response.has_focus();
        if !focused {
            self.leaving = false;
        }
        let events = match BoardKeys::read(ui, response, self.cursor.is_some()) {
            BoardKeys::Nothing => return,
            BoardKeys::Arrival => {
                let here = self.picks().last().copied();
                self.cursor = here.or_else(|| G::tab(&self.at(frame), None, false));
                self.waits = true;
                self.ask_for_keys(frame);
                return;
            }
            BoardKeys::Events(events) => events,
        };
        key_queue::each(ui.ctx(), &events, |event| {
            self.event_taken(frame, event, reply);
            if self.cursor.is_some() && !focused {
                response.request_focus();
            }
            reply.mv.is_some()
        });
        self.ask_for_keys(frame);
    }

    /// Claims the keys that move the focus, except for a Tab that leaves the board.
    fn ask_for_keys(&self, frame: &Frame<F>) {
        if !frame.ui.memory(|memory| memory.has_focus(frame.response.id)) {
            return;
        }
        let back = frame.ui.input(|input| input.modifiers.shift);
        let tab = !self.leaving && G::tab(&self.at(frame), self.cursor, back).is_some();
        focus::ask_for_keys(frame.ui, frame.response, tab);
    }

    fn event_taken(&mut self, frame: &Frame<F>, event: &Event, reply: &mut Reply<G::Action>) {
        match *event {
            Event::Key { key: Key::Tab, pressed: true, .. } if !frame.response.has_focus() => {}
            Event::Key { key, physical_key, pressed: true, modifiers, repeat } => {
                let key = controls::board_key(key, physical_key);
                if F::ViewState::CAN_SWING && self.swing.key(frame.ui, key, modifiers, repeat) {
                    return;
                }
                // A held key moves the cursor, but does nothing else.
                let does = !self.picks().is_empty()
                    || modifiers.shift && key != Key::Tab
                    || matches!(key, Key::Enter | Key::Space);
                if !(repeat && does || key_queue::is_for_command(key, modifiers)) {
                    self.key_pressed(frame, Press { key, modifiers }, reply);
                }
            }
            Event::Text(ref text) if text == "?" => self.say_why(frame),
            _ => {}
        }
    }

    fn key_pressed(&mut self, frame: &Frame<F>, press: Press, reply: &mut Reply<G::Action>) {
        let Press { key, modifiers } = press;
        if let Some(way) = controls::direction(key) {
            self.arrow(frame, way, modifiers.shift, reply);
            return;
        }
        match key {
            Key::Enter | Key::Space => self.enter(frame, reply),
            // The pointer handler takes this one.
            Key::Escape if matches!(self.grip, DragState::Held(_)) || self.swing.is_held() => {}
            Key::Escape if self.chosen != Selection::Nothing || self.refusals.stands() => {
                let last = self.picks().last().copied();
                self.cursor = self.cursor.map(|here| last.unwrap_or(here));
                self.chosen = Selection::Nothing;
                self.refusals.forget();
            }
            Key::Escape => {
                self.leaving = true;
                self.cursor = None;
            }
            Key::Tab => {
                if !self.leaving {
                    self.next_stop(frame, modifiers.shift);
                }
            }
            // A held key repeats.
            key if THREAT_KEYS.contains(&key) => {
                if frame.scene.strict {
                    self.refuse_help();
                } else if self.threats == Threats::Hidden {
                    self.threats = Threats::Shown(self.time);
                    self.asked.want();
                }
            }
            _ if controls::rotation(key, modifiers)
                .is_some_and(|twist| self.turn(frame, twist)) => {}
            _ => self.type_letter(frame, key),
        }
    }

    fn arrow(&mut self, frame: &Frame<F>, way: Vec2, shift: bool, reply: &mut Reply<G::Action>) {
        self.refusals.forget();
        let steer = G::arrow(&self.at(frame), self.picks(), self.cursor, way, shift);
        match steer {
            ArrowResult::Go(place) => self.walk(frame, place),
            ArrowResult::Picks(places) => self.pick_all(frame, places, reply),
            ArrowResult::Stop { cursor, picks, why } => {
                let why = if let Some(reason) = frame.scene.tied() {
                    Rejection::Tied(reason.clone())
                } else {
                    self.cursor = Some(cursor);
                    self.chosen = Selection::Picks(picks);
                    self.waits = true;
                    Rejection::Own(why)
                };
                self.refusals.say(why);
            }
            ArrowResult::Refused(why) => {
                let tied = frame.scene.tied().cloned();
                self.refuse_aloud(tied.map_or(Rejection::Own(why), Rejection::Tied));
            }
            ArrowResult::Nothing => {}
        }
    }

    /// Moves the cursor. If the selection cannot go there, shows the reason.
    fn walk(&mut self, frame: &Frame<F>, place: F::Place) {
        self.cursor = Some(place);
        self.waits = true;
        self.refusals.forget();
        let picks = match &self.chosen {
            Selection::Preview(looked) if *looked != place => {
                self.chosen = Selection::Nothing;
                return;
            }
            Selection::Picks(picks) if picks.last() != Some(&place) => picks,
            Selection::Nothing | Selection::Preview(_) | Selection::Picks(_) => return,
        };
        if let Some(why) = Self::ask(&self.at(frame), picks, place).objection() {
            self.refusals.say(why);
        }
    }

    fn enter(&mut self, frame: &Frame<F>, reply: &mut Reply<G::Action>) {
        if self.dragged().is_some() {
            self.play_held(frame, reply);
            return;
        }
        let Some(place) = self.cursor else {
            return;
        };
        self.waits = true;
        self.pick(frame, place, reply);
        self.go_to_first(frame);
    }

    pub(super) fn go_to_first(&mut self, frame: &Frame<F>) {
        if self.picks().is_empty() {
            return;
        }
        if let Some(first) = G::first(&self.at(frame), self.picks()) {
            self.cursor = Some(first);
            self.waits = true;
        }
    }

    /// Places the held piece where it is, with its default action there.
    fn play_held(&mut self, frame: &Frame<F>, reply: &mut Reply<G::Action>) {
        let at = self.at(frame);
        let Some((from, travel, aim)) = self
            .dragged()
            .and_then(|grabbed| Some((grabbed.hold.from, grabbed.travel?, grabbed.aim?)))
        else {
            return;
        };
        match Self::ask(&at, &[from], aim) {
            PickResult::Becomes(place, None) => {
                let first = G::first(&at, &[place]);
                let comes = first.map(|first| (first, Self::ask(&at, &[place], first)));
                if let Some((first, PickResult::Does(deed))) = comes {
                    let made =
                        MoveGesture { picks: vec![from, place, first], travel: Some(travel) };
                    self.perform(frame, deed, made, reply);
                }
            }
            comes => {
                if let Some(why) = comes.objection() {
                    self.refuse_aloud(why);
                }
            }
        }
    }

    fn next_stop(&mut self, frame: &Frame<F>, back: bool) {
        self.chosen = Selection::Nothing;
        self.refusals.forget();
        let next = G::tab(&self.at(frame), self.cursor, back);
        self.cursor = next.or(self.cursor);
        self.waits = true;
    }

    /// Returns `false` if there is nothing to rotate.
    pub(super) fn turn(&mut self, frame: &Frame<F>, twist: Rotate) -> bool {
        let at = self.at(frame);
        let turned = match &self.grip {
            DragState::Held(grabbed) => G::rotate(&at, &[grabbed.hold.from], None, twist),
            _ => G::rotate(&at, self.picks(), self.cursor, twist),
        };
        match turned {
            RotateResult::Memo(memo) => self.memo = memo,
            RotateResult::Go(place) => self.walk(frame, place),
            RotateResult::Nothing => return false,
        }
        true
    }

    fn type_letter(&mut self, frame: &Frame<F>, key: Key) {
        let Some(letter) = letter(key) else {
            return;
        };
        self.typed.push(letter);
        match G::typed(&self.at(frame), &self.typed, self.cursor) {
            Typed::Go(place) => {
                self.typed.clear();
                self.walk(frame, place);
            }
            Typed::More => {}
            Typed::Nothing => self.typed.clear(),
        }
    }

    fn refuse_help(&mut self) {
        self.asked.want();
        self.refusals.say(Rejection::Help);
    }

    fn say_why(&mut self, frame: &Frame<F>) {
        let at = self.at(frame);
        let Some(here) = self.picks().last().copied().or(self.cursor) else {
            return;
        };
        if let Some(reason) = frame.scene.tied() {
            self.refusals.say(Rejection::Tied(reason.clone()));
        } else if let Some(why) = G::why(&at, self.picks(), here) {
            self.asked.want();
            self.refusals.say(Rejection::Own(why));
        } else if frame.scene.strict {
            self.refuse_help();
        } else {
            self.ask_what_if(frame, here, Until::Time(self.time + BY_KEY));
        }
    }
}
