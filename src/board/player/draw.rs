//! Draws a board as it is at this moment. It asks for nothing and changes nothing.

use egui::Painter;

use super::state::{BoardPlayer, Chosen, Frame, Grip};
use crate::board::face::{
    BoardFace, BoardMark, Body, Course, LINE_STRENGTHS, Layer, Of, Pull, Seen, Setting,
};
use crate::board::grammar::{Comes, Grammar};
use crate::board::paint::{Bubble, Line, marks};
use crate::phrase::Phrase;

/// What is at hand at a moment: picked, held, meant.
pub(super) struct AtHand<P> {
    picks: Vec<P>,
    aim: Option<P>,
    keyed: bool,
    pull: Option<Pull<P>>,
}

impl<P: Copy> AtHand<P> {
    /// Everything that is to be seen.
    pub(super) fn seen<'a, F: BoardFace<Place = P>>(
        &'a self,
        at: Setting<'a, F>,
        going: &'a [Course<F>],
    ) -> Seen<'a, F> {
        Seen {
            at,
            picks: &self.picks,
            aim: self.aim,
            keyed: self.keyed,
            pull: self.pull.as_ref(),
            going,
        }
    }
}

/// A mark, and how much of it is to be seen.
type Faded<F> = (BoardMark<F>, f32);

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// What is at hand now.
    pub(super) fn hand(&self, frame: &Frame<F>) -> AtHand<F::Place> {
        let at = self.at(frame);
        let mut hand = AtHand {
            picks: self.picks().to_vec(),
            aim: None,
            keyed: false,
            pull: None,
        };
        let pull = |from, travel, held| Some(Pull { from, travel, held });
        match &self.grip {
            Grip::Held(grabbed) => {
                if at.may_play() && !G::rein(&at, grabbed.from).is_fixed() {
                    hand.picks = vec![grabbed.from];
                    hand.aim = grabbed.aim;
                    let travel = grabbed.travel;
                    hand.pull = travel.and_then(|travel| pull(grabbed.from, travel, true));
                }
                return hand;
            }
            Grip::Released(made) => {
                let moved = made.picks.first().copied().zip(made.travel);
                hand.pull = moved.and_then(|(from, travel)| pull(from, travel, true));
                return hand;
            }
            Grip::Springs(spring) => {
                let share = spring.offset(self.time, at.look().pace());
                let (from, travel) = spring.mv;
                hand.pull = share.and_then(|share| pull(from, travel * share, false));
            }
            Grip::Free => {}
        }
        if at.may_play() {
            let cursor = self.cursor.filter(|_| frame.response.has_focus());
            let under = self.hover.map(|hover| hover.place);
            let means = |place: F::Place| self.means(&at, place);
            let under = under.filter(|&place| cursor.is_none() || means(place));
            hand.keyed = under.is_none();
            hand.aim = under.or(match &self.chosen {
                Chosen::Looked(looked) => Some(*looked),
                Chosen::Nothing | Chosen::Picks(_) => cursor,
            });
        }
        hand
    }

    /// Whether a place under the pointer says something about what is picked.
    fn means(&self, at: &Setting<F>, place: F::Place) -> bool {
        let picks = self.picks();
        picks.is_empty()
            || picks.last() != Some(&place)
                && !matches!(Self::ask(at, picks, place), Comes::Elsewhere(_))
    }

    /// Draws everything.
    pub(super) fn draw(&self, frame: &Frame<F>) {
        let at = self.at(frame);
        let hand = self.hand(frame);
        let seen = hand.seen(at, &self.going);
        let (painter, look) = (frame.ui.painter(), at.look());
        F::backdrop(&seen, painter);
        let marks = self.marks(&seen);
        let draw = |layer: Layer| {
            for (mark, opacity) in marks.iter().filter(|(mark, _)| mark.layer == layer) {
                mark.paint(&faded(painter, *opacity), look);
            }
        };
        let pieces = F::pieces(&seen);
        draw(Layer::Field);
        draw(Layer::Below);
        for piece in &pieces.standing {
            F::paint(piece, Body::Whole, painter, look);
        }
        draw(Layer::Above);
        for piece in &pieces.flying {
            F::paint(piece, Body::Whole, painter, look);
        }
        self.draw_cursor(frame);
        self.draw_words(frame, &seen);
    }

    /// The marks, those that are drawn later last.
    fn marks(&self, seen: &Seen<F>) -> Vec<Faded<F>> {
        let mut all = Vec::new();
        let mut add = |of: &Of<F>, opacity: f32| {
            let mut marks = Vec::new();
            F::marks(seen, of, &mut marks);
            all.extend(marks.into_iter().map(|mark| (mark, opacity)));
        };
        let scene = seen.at.scene;
        let is_still = seen.moving().is_none();
        for course in seen.going.iter().filter(|course| course.outline) {
            add(&Of::Arrived(course), 1.0);
        }
        if is_still {
            add(&Of::Last, 1.0);
            add(&Of::End, 1.0);
        }
        if let Some(hint) = scene.hint {
            add(&Of::Move(hint, None), 1.0);
        } else if is_still {
            let line = scene.line.iter().take(LINE_STRENGTHS.len());
            for (nth, &mv) in line.enumerate().collect::<Vec<_>>().into_iter().rev() {
                add(&Of::Move(mv, Some(nth)), 1.0);
            }
        }
        if self.glimpse.is_some() {
            add(&Of::Glimpse, 1.0);
        }
        add(&Of::Picks, 1.0);
        if let Some(why) = self.own_reason() {
            add(&Of::Refused(why), self.refusals.opacity(self.time));
        }
        all
    }

    /// The reason of the board's own that is to be seen: the last one, or that of what the pointer
    /// rests on.
    fn own_reason(&self) -> Option<&F::Why> {
        match self.refusals.why() {
            Some(cause) => cause.own(),
            None => self.resting.as_ref(),
        }
    }

    fn draw_cursor(&self, frame: &Frame<F>) {
        let at = self.at(frame);
        let Some(place) = self.cursor.filter(|_| frame.response.has_focus()) else {
            return;
        };
        let spots = F::spots(&at, self.picks());
        let find = |place| spots.iter().find(|spot| spot.place == place);
        let drawn = find(place).and_then(|spot| find(spot.cursor));
        if let Some(spot) = drawn {
            let rect = spot.outline.rect();
            let palette = at.look().palette;
            marks::cursor(frame.ui.painter(), rect.center(), rect.width(), palette);
        }
    }

    /// Why something is refused, or advice.
    fn draw_words(&self, frame: &Frame<F>, seen: &Seen<F>) {
        let at = &seen.at;
        let (scene, palette) = (at.scene, at.look().palette);
        let refused = match (self.refusals.why(), &self.resting) {
            (Some(cause), _) => Some(cause.reason(at).words),
            (None, Some(why)) => Some(F::reason(at, why).words),
            (None, None) => None,
        };
        let (words, ink, opacity): (Phrase, _, _) = match (refused, &scene.advice) {
            (Some(words), _) => (words, palette.danger, self.refusals.opacity(self.time)),
            (None, Some(advice)) if scene.hint.is_some() => (advice.clone(), palette.accent, 1.0),
            (None, _) => return,
        };
        let painter = frame.ui.painter();
        let line = Line {
            toward: None,
            words: scene.texts.say(&words),
        };
        let place = F::beside(seen, None);
        Bubble::new(painter, place, vec![line], ink).paint(&faded(painter, opacity), palette);
    }
}

/// A painter of which only so much is to be seen.
fn faded(painter: &Painter, opacity: f32) -> Painter {
    let mut painter = painter.clone();
    painter.multiply_opacity(opacity);
    painter
}
