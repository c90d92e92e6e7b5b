//! Picks and their results: by a press, Enter, a name, or a drop.

use super::state::{BoardPlayer, Cause, Chosen, Frame, Grip};
use crate::board::Reply;
use crate::board::face::{BoardFace, Made, Setting};
use crate::board::grammar::{Comes, Grammar};

/// The result of a pick, including reasons outside the face.
pub(super) type Answer<F, G> =
    Comes<<F as BoardFace>::Place, <G as Grammar<F>>::Deed, Cause<<F as BoardFace>::Why>>;

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    pub(super) fn ask(at: &Setting<F>, picks: &[F::Place], next: F::Place) -> Answer<F, G> {
        let comes = G::comes(at, picks, next).because(Cause::Own);
        let does_nothing = matches!(comes, Comes::Elsewhere(_) | Comes::Shows(_));
        match at.scene.tied() {
            Some(reason) if !does_nothing => Comes::Refused(Cause::Tied(reason.clone())),
            Some(_) | None => comes,
        }
    }

    pub(super) fn pick(&mut self, frame: &Frame<F>, next: F::Place, reply: &mut Reply<G::Deed>) {
        self.pick_as(frame, next, false, reply);
    }

    /// Picks a place by a press. The first press of a finger only previews the action.
    pub(super) fn press(&mut self, frame: &Frame<F>, next: F::Place, reply: &mut Reply<G::Deed>) {
        self.pick_as(frame, next, self.touch, reply);
    }

    fn pick_as(
        &mut self,
        frame: &Frame<F>,
        next: F::Place,
        looks: bool,
        reply: &mut Reply<G::Deed>,
    ) {
        let at = self.at(frame);
        self.refusals.forget();
        let again = self.chosen == Chosen::Looked(next);
        let mut picks = self.picks().to_vec();
        if picks.last() == Some(&next) {
            self.chosen = Chosen::Nothing;
            return;
        }
        let mut comes = Self::ask(&at, &picks, next);
        if matches!(comes, Comes::Elsewhere(_)) {
            let holds = || self.spot(frame, next).is_some_and(|spot| spot.holds);
            let anew = !picks.is_empty() && holds();
            self.chosen = Chosen::Nothing;
            picks.clear();
            if !anew {
                return;
            }
            comes = Self::ask(&at, &picks, next);
        }
        match comes {
            Comes::Picked(why) => {
                picks.push(next);
                self.chosen = Chosen::Picks(picks);
                if let Some(why) = why {
                    self.refuse_aloud(why);
                }
            }
            Comes::Becomes(place, _) => self.chosen = Chosen::Picks(vec![place]),
            Comes::Does(_) if looks && picks.is_empty() && !again => {
                self.chosen = Chosen::Looked(next);
            }
            Comes::Warns(_, why) if !again => {
                self.chosen = Chosen::Looked(next);
                self.refusals.say(why);
            }
            Comes::Does(deed) | Comes::Warns(deed, _) => {
                picks.push(next);
                let travel = None;
                self.perform(frame, deed, Made { picks, travel }, reply);
            }
            Comes::Refused(why) => {
                if matches!(self.chosen, Chosen::Looked(_)) {
                    self.chosen = Chosen::Nothing;
                }
                self.refuse_aloud(why);
            }
            Comes::Shows(ply) => reply.show_ply = Some(ply),
            Comes::Elsewhere(_) => {}
        }
    }

    /// Picks several places by an arrow key: none of them if the last is rejected.
    pub(super) fn pick_all(
        &mut self,
        frame: &Frame<F>,
        places: Vec<F::Place>,
        reply: &mut Reply<G::Deed>,
    ) {
        let at = self.at(frame);
        let Some((&last, first)) = places.split_last() else {
            return;
        };
        match Self::ask(&at, first, last) {
            Comes::Does(deed) => {
                let made = Made {
                    picks: places,
                    travel: None,
                };
                self.perform(frame, deed, made, reply);
            }
            Comes::Picked(None) => self.chosen = Chosen::Picks(places),
            comes => {
                if let Some(why) = comes.objection() {
                    self.refuse_aloud(why);
                }
            }
        }
    }

    pub(super) fn perform(
        &mut self,
        frame: &Frame<F>,
        deed: G::Deed,
        made: Made<F::Place>,
        reply: &mut Reply<G::Deed>,
    ) {
        let at = self.at(frame);
        self.end_motion();
        self.refusals.forget();
        if let (Some(_), Some(&last)) = (self.cursor, made.picks.last()) {
            let spots = F::spots(&at, &made.picks[..made.picks.len() - 1]);
            let spot = spots.iter().find(|spot| spot.place == last);
            self.cursor = Some(spot.map_or(last, |spot| spot.cursor));
        }
        self.chosen = Chosen::Nothing;
        // Until the pointer moves, show the action itself and not the next one possible there.
        self.waits = true;
        self.memo = G::kept(self.memo, deed);
        self.grip = Grip::Released(made);
        reply.mv = Some(deed);
    }

    pub(super) fn refuse_aloud(&mut self, why: Cause<F::Why>) {
        self.refusals.say(why);
        self.cues.refuse();
    }
}
