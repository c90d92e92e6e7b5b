//! Drawing of a board at one moment. It requests nothing and changes nothing.

use std::f64::consts::PI;

use egui::Painter;

use super::line_preview;
use super::motion::{FLASH_COUNT, FLASHES};
use super::state::{BoardPlayer, DragState, Frame, Selection, Threats};
use crate::face::{
    BoardContext, BoardFace, BoardLayout as _, BoardMark, BoardView, Body, LINE_STRENGTHS, Layer,
    MarkRole, MarkTopic, MoveAnimation, Pull, mark_role,
};
use crate::grammar::{Grammar, PickResult};
use crate::paint::{Bubble, Line};
use crate::{Scene, frames};
use kuba_rules::phrase::Phrase;

pub(super) struct AtHand<P> {
    picks: Vec<P>,
    aim: Option<P>,
    keyed: bool,
    passing: bool,
    pull: Option<Pull<P>>,
    breath: f32,
}

impl<P: Copy> AtHand<P> {
    pub(super) fn seen<'a, F: BoardFace<Place = P>>(
        &'a self,
        at: BoardContext<'a, F>,
        going: &'a [MoveAnimation<F, P>],
    ) -> BoardView<'a, F> {
        BoardView {
            at,
            picks: &self.picks,
            aim: self.aim,
            keyed: self.keyed,
            passing: self.passing,
            pull: self.pull.as_ref(),
            going,
            breath: self.breath,
        }
    }
}

type Marks<P> = Vec<BoardMark<P>>;

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    pub(super) fn hand(&self, frame: &Frame<F>) -> AtHand<F::Place> {
        let at = self.at(frame);
        let mut hand = AtHand {
            picks: self.picks().to_vec(),
            aim: None,
            keyed: false,
            passing: !self.refusals.lasts(),
            pull: None,
            breath: self.breath.phase(self.time, at.look().pace()),
        };
        let pull = |from, travel, open, held| Some(Pull { from, travel, open, held });
        match &self.grip {
            DragState::Held(grabbed) => {
                if !at.may_play() || G::drag_mode(&at, grabbed.hold.from).is_fixed() {
                    return hand;
                }
                hand.aim = Some(grabbed.hold.from);
                // Until the drag starts, a press looks like the hover before it.
                if grabbed.hold.has_begun() {
                    hand.picks = vec![grabbed.hold.from];
                    hand.aim = grabbed.aim;
                    let travel = grabbed.travel;
                    hand.pull = travel
                        .and_then(|travel| pull(grabbed.hold.from, travel, grabbed.open, true));
                }
                return hand;
            }
            DragState::Released(made) => {
                let moved = made.picks.first().copied().zip(made.travel);
                hand.pull = moved.and_then(|(from, travel)| pull(from, travel, true, true));
                return hand;
            }
            DragState::Springs(spring) => {
                let share = spring.offset(self.time, at.look().pace());
                let (from, travel) = spring.mv;
                hand.pull = share.and_then(|share| pull(from, travel * share, spring.legal, false));
            }
            DragState::Free => {}
        }
        hand.keyed = self.asked.sets_aside();
        if at.may_play() && !self.asked.sets_aside() {
            let cursor = self.cursor.filter(|_| frame.response.has_focus());
            let under = self.hover.map(|hover| hover.place);
            let means = |place: F::Place| self.means(&at, place);
            let under = under.filter(|&place| cursor.is_none() || means(place));
            hand.keyed = under.is_none();
            hand.aim = under.or(match &self.chosen {
                Selection::Preview(looked) => Some(*looked),
                Selection::Nothing | Selection::Picks(_) => cursor,
            });
        }
        hand
    }

    /// Lets a preview breathe, and requests the frames for it.
    pub(super) fn breathe(&mut self, frame: &Frame<F>) {
        let hand = self.hand(frame);
        let breathes = F::breathes(&hand.seen(self.at(frame), &self.going));
        let shown = breathes.then_some((hand.aim, frame.scene.hint));
        self.breath.follow(shown, self.time);
        if self.breath.goes_on(self.time, frame.scene.look.pace()) {
            frames::next(frame.ui.ctx());
        }
    }

    fn means(&self, at: &BoardContext<F>, place: F::Place) -> bool {
        let picks = self.picks();
        picks.is_empty()
            || picks.last() != Some(&place)
                && !matches!(Self::ask(at, picks, place), PickResult::Elsewhere(_))
    }

    /// Returns `true` if advice is drawn.
    pub(super) fn draw(&self, frame: &Frame<F>) -> bool {
        let at = self.at(frame);
        let hand = self.hand(frame);
        let seen = hand.seen(at, &self.going);
        let (painter, look) = (frame.ui.painter(), at.look());
        F::backdrop(&seen, painter);
        let picks = Self::marks_of(&seen, &MarkTopic::Picks);
        let advises = Self::advises(&seen);
        let marks =
            if self.swing.is_between() { Vec::new() } else { self.marks(&seen, picks, advises) };
        let draw = |layer: Layer| {
            for mark in marks.iter().filter(|mark| mark.layer == layer) {
                let strength = look.palette.opacity(mark.strength);
                mark.paint(&faded(painter, strength), look, F::paint);
            }
        };
        let pieces = F::pieces(&seen);
        draw(Layer::Field);
        draw(Layer::Below);
        let after = advises.then(|| line_preview::pieces(&seen, &pieces.standing)).flatten();
        let standing = after.unwrap_or_else(|| line_preview::whole(pieces.standing));
        for (piece, body) in &standing {
            F::paint(piece, *body, painter, look);
        }
        draw(Layer::Above);
        for piece in &pieces.flying {
            F::paint(piece, Body::Whole, painter, look);
        }
        self.draw_cursor(frame);
        self.draw_words(frame, &seen, advises);
        advises && !self.swing.is_between() && self.moving().is_none()
    }

    /// All marks in drawing order: at most one role on a piece, and no advice while something is held or
    /// hovered.
    fn marks(&self, seen: &BoardView<F>, picks: Marks<F::Piece>, advises: bool) -> Marks<F::Piece> {
        let mut all = Vec::new();
        let mut add = |of: &MarkTopic<F>, strength: f32| {
            let marks = Self::marks_of(seen, of).into_iter();
            // The marks of a rejection keep their strength while it is visible.
            all.extend(marks.map(|mark| match mark.ink {
                MarkRole::Refusal => mark,
                _ => mark.limited(strength),
            }));
        };
        let scene = seen.at.scene;
        let is_still = seen.moving().is_none();
        for course in seen.going.iter().filter(|course| course.outline) {
            add(&MarkTopic::Arrived(course), 1.0);
        }
        if is_still {
            add(&MarkTopic::Last, 1.0);
            add(&MarkTopic::End, 1.0);
        }
        if advises && is_still && scene.hint.is_none() && scene.line.is_empty() {
            // The best move lies on top.
            let best = scene.best.iter().zip(LINE_STRENGTHS);
            for (&mv, strength) in best.collect::<Vec<_>>().into_iter().rev() {
                add(&MarkTopic::Move(mv, Some(0)), strength);
            }
        }
        if scene.threats || self.threats != Threats::Hidden {
            add(&MarkTopic::Threats, 1.0);
        }
        if !advises {
            // The marks of the picks show the action.
        } else if let Some(hint) = scene.hint {
            add(&MarkTopic::hint(hint, scene.hint_part), 1.0);
            let beat = self.beat(&seen.at);
            for mark in all.iter_mut().filter(|mark| mark.ink == MarkRole::Advice) {
                mark.strength *= beat;
            }
        } else if is_still {
            let line = scene.line.iter().take(LINE_STRENGTHS.len());
            for (nth, &mv) in line.enumerate().collect::<Vec<_>>().into_iter().rev() {
                add(&MarkTopic::Move(mv, Some(nth)), 1.0);
            }
            if scene.warns {
                for mark in all.iter_mut().filter(|mark| mark.ink == MarkRole::Advice) {
                    mark.ink = MarkRole::Threat;
                }
            }
        }
        if advises && is_still {
            all.extend(Self::better_marks(seen));
        }
        if is_still {
            all.extend(Self::former_marks(seen));
        }
        all.extend(picks);
        all.extend(self.refused_marks(seen));
        let inks: Vec<_> = all.iter().map(|mark| Self::leading_ink(&all, mark)).collect();
        let mut inks = inks.into_iter();
        all.retain(|mark| inks.next() == Some(mark.ink));
        all
    }

    /// The better alternative to the last move, marked on the position before that.
    fn better_marks(seen: &BoardView<F>) -> Marks<F::Piece> {
        let scene = seen.at.scene;
        let (Some(better), Some(before)) = (scene.better, scene.positions.len().checked_sub(1))
        else {
            return Vec::new();
        };
        if before == 0 {
            return Vec::new();
        }
        let scene = Scene::picture(
            &scene.positions[..before],
            &scene.moves[..before - 1],
            scene.look,
            scene.texts,
        );
        let seen = BoardView::alone(BoardContext { scene: &scene, ..seen.at });
        Self::marks_of(&seen, &MarkTopic::Move(better, None))
    }

    /// A move of an earlier game in the first position, marked as if it had just been played.
    fn former_marks(seen: &BoardView<F>) -> Marks<F::Piece> {
        let scene = seen.at.scene;
        let (Some(former), Some(start)) = (scene.former, scene.positions.first()) else {
            return Vec::new();
        };
        if start.check(former).is_err() {
            return Vec::new();
        }
        let mut after = start.clone();
        after.play(former);
        let (positions, moves) = ([start.clone(), after], [former]);
        let scene = Scene::picture(&positions, &moves, scene.look, scene.texts);
        let seen = BoardView::alone(BoardContext { scene: &scene, ..seen.at });
        let mut marks = Self::marks_of(&seen, &MarkTopic::Last);
        marks.retain(|mark| mark.ink == MarkRole::LastMove);
        for mark in &mut marks {
            mark.ink = MarkRole::FormerMove;
        }
        marks
    }

    /// Returns `true` if advice is shown.
    pub(super) fn advises(seen: &BoardView<F>) -> bool {
        !Self::shows_itself(seen, &Self::marks_of(seen, &MarkTopic::Picks))
    }

    /// Returns `true` if these marks show an action of the user, which hides advice. A resting cursor is no
    /// action.
    fn shows_itself(seen: &BoardView<F>, picks: &Marks<F::Piece>) -> bool {
        let has_hand = !seen.keyed || !seen.picks.is_empty();
        seen.pull.is_some() || has_hand && !picks.is_empty()
    }

    fn marks_of(seen: &BoardView<F>, of: &MarkTopic<F>) -> Marks<F::Piece> {
        let mut marks = Vec::new();
        F::marks(seen, of, &mut marks);
        for mark in marks.iter_mut().filter(|mark| mark.ink == MarkRole::Hover) {
            mark.ink = of.ink();
        }
        marks
    }

    /// The role of highest priority among the marks around the same piece.
    fn leading_ink(all: &Marks<F::Piece>, mark: &BoardMark<F::Piece>) -> MarkRole {
        let there = all.iter().filter(|other| mark.lies_where(other));
        there.map(|other| other.ink).fold(mark.ink, MarkRole::min)
    }

    fn refused_marks(&self, seen: &BoardView<F>) -> Marks<F::Piece> {
        let Some(why) = self.own_reason() else {
            return Vec::new();
        };
        let opacity = self.refusals.opacity(self.time);
        let mut marks = Self::marks_of(seen, &MarkTopic::Refused(why));
        for mark in &mut marks {
            mark.strength *= opacity;
        }
        if F::reason(&seen.at, why).is_last_move {
            let mut last = Self::marks_of(seen, &MarkTopic::Last).into_iter();
            let latest = last.rfind(|mark| mark.ink == MarkRole::LastMove);
            let flash = latest.map(|mark| BoardMark {
                ink: MarkRole::Refusal,
                strength: opacity * self.flash(),
                ..mark
            });
            marks.extend(flash);
        }
        marks
    }

    /// Opacity of a lesson's hint, which pulses for a while once the board is at rest.
    fn beat(&self, at: &BoardContext<F>) -> f32 {
        let pulses = at.scene.teaches && at.look().pace() > 0.0;
        let rested = self.rested.filter(|_| pulses);
        rested.map_or(1.0, |rested| mark_role::beat(self.time - rested))
    }

    /// The visible reason from the face: that of the rejection, or of the place that the pointer rests on.
    fn own_reason(&self) -> Option<&F::Rejection> {
        match self.refusals.why() {
            Some(cause) => cause.own(),
            None => self.resting.as_ref(),
        }
    }

    /// Strength of the flash of the last move, from 0 to 1.
    fn flash(&self) -> f32 {
        let age = self.refusals.age(self.time);
        if age >= FLASHES || !self.refusals.stands() {
            return 0.0;
        }
        (PI * FLASH_COUNT * age / FLASHES).sin().abs() as f32
    }

    fn draw_cursor(&self, frame: &Frame<F>) {
        let at = self.at(frame);
        let Some(place) = self.cursor.filter(|_| frame.response.has_focus()) else {
            return;
        };
        let spot = self.spot(frame, place);
        let drawn = spot.and_then(|spot| self.spot(frame, spot.cursor));
        let Some(spot) = drawn else {
            return;
        };
        let (painter, palette) = (frame.ui.painter(), at.look().palette);
        let unit = frame.geometry.unit();
        spot.outline.paint_cursor(painter, unit, palette);
    }

    pub(super) fn bubble(
        &self,
        frame: &Frame<F>,
        seen: &BoardView<F>,
        advises: bool,
    ) -> Option<Bubble> {
        let at = &seen.at;
        let (scene, palette) = (at.scene, at.look().palette);
        let own = self.own_reason().map(MarkTopic::Refused);
        let line = |toward, words: &Phrase| Line { toward, words: scene.texts.say(words) };
        let mut closes = false;
        let (lines, of, ink) = if let Some(reason) = self.said_reason(frame) {
            let ways = reason.lines.iter();
            let mut lines: Vec<_> = ways.map(|(way, words)| line(Some(*way), words)).collect();
            if lines.is_empty() {
                lines.push(line(None, &reason.words));
            }
            let ink =
                if Self::is_red(seen, own.as_ref()) { palette.danger } else { palette.secondary };
            (lines, own, ink)
        } else {
            let advised = scene.hint.zip(scene.advice.as_ref());
            let (hint, advice) = advised.filter(|_| advises)?;
            let advice = line(None, advice);
            closes = scene.guided;
            (
                vec![advice],
                Some(MarkTopic::hint(hint, scene.hint_part)),
                palette.mark_colours.advice.line,
            )
        };
        let place = F::beside(seen, of.as_ref());
        Some(Bubble::new(frame.ui.painter(), (place, frame.space), lines, (ink, closes)))
    }

    /// Returns `true` if the words of a rejection are red: after an attempt, or if its marks are red
    /// anyway.
    fn is_red(seen: &BoardView<F>, of: Option<&MarkTopic<F>>) -> bool {
        let is_red =
            |mark: BoardMark<F::Piece>| matches!(mark.ink, MarkRole::Refusal | MarkRole::Danger);
        !seen.passing || of.is_some_and(|of| Self::marks_of(seen, of).into_iter().any(is_red))
    }

    fn draw_words(&self, frame: &Frame<F>, seen: &BoardView<F>, advises: bool) {
        if let Some(bubble) = self.bubble(frame, seen, advises) {
            let palette = seen.at.look().palette;
            let opacity = palette.opacity(self.refusals.opacity(self.time));
            bubble.paint(&faded(frame.ui.painter(), opacity), palette);
        }
    }
}

fn faded(painter: &Painter, opacity: f32) -> Painter {
    let mut painter = painter.clone();
    painter.multiply_opacity(opacity);
    painter
}
