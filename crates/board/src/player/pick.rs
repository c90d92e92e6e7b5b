//! Picks and their results: by a press, Enter, a name, or a drop.

use super::state::{BoardPlayer, DragState, Frame, Rejection, Selection};
use crate::Reply;
use crate::face::{BoardContext, BoardFace, MoveGesture};
use crate::grammar::{Grammar, PickResult};

/// The result of a pick, including reasons outside the face.
pub(super) type Answer<F, G> = PickResult<
    <F as BoardFace>::Place,
    <G as Grammar<F>>::Action,
    Rejection<<F as BoardFace>::Rejection>,
>;

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    pub(super) fn ask(at: &BoardContext<F>, picks: &[F::Place], next: F::Place) -> Answer<F, G> {
        let comes = G::pick(at, picks, next).because(Rejection::Own);
        let does_nothing = matches!(comes, PickResult::Elsewhere(_) | PickResult::Shows(_));
        match at.scene.tied() {
            Some(reason) if !does_nothing => PickResult::Refused(Rejection::Tied(reason.clone())),
            Some(_) | None => comes,
        }
    }

    pub(super) fn pick(&mut self, frame: &Frame<F>, next: F::Place, reply: &mut Reply<G::Action>) {
        self.pick_as(frame, next, false, reply);
    }

    /// Picks a place by a press. The first press of a finger only previews the action, except in a strict game.
    pub(super) fn press(&mut self, frame: &Frame<F>, next: F::Place, reply: &mut Reply<G::Action>) {
        self.pick_as(frame, next, self.touch && !frame.scene.strict, reply);
    }

    fn pick_as(
        &mut self,
        frame: &Frame<F>,
        next: F::Place,
        looks: bool,
        reply: &mut Reply<G::Action>,
    ) {
        let at = self.at(frame);
        self.refusals.forget();
        self.asked.end();
        let again = self.chosen == Selection::Preview(next);
        let mut picks = self.picks().to_vec();
        if picks.last() == Some(&next) {
            self.chosen = Selection::Nothing;
            return;
        }
        let mut comes = Self::ask(&at, &picks, next);
        if matches!(comes, PickResult::Elsewhere(_)) {
            let holds = || self.spot(frame, next).is_some_and(|spot| spot.holds);
            let anew = !picks.is_empty() && holds();
            self.chosen = Selection::Nothing;
            picks.clear();
            if !anew {
                return;
            }
            comes = Self::ask(&at, &picks, next);
        }
        match comes {
            PickResult::Picked(why) => {
                picks.push(next);
                self.chosen = Selection::Picks(picks);
                if let Some(why) = why {
                    self.refuse_aloud(why);
                }
            }
            PickResult::Becomes(place, _) => self.chosen = Selection::Picks(vec![place]),
            PickResult::Does(_) if looks && picks.is_empty() && !again => {
                self.chosen = Selection::Preview(next);
            }
            PickResult::Warns(_, why) if !again => {
                self.chosen = Selection::Preview(next);
                self.refusals.say(why);
            }
            PickResult::Does(deed) | PickResult::Warns(deed, _) => {
                picks.push(next);
                let travel = None;
                self.perform(frame, deed, MoveGesture { picks, travel }, reply);
            }
            PickResult::Refused(why) => {
                if matches!(self.chosen, Selection::Preview(_)) {
                    self.chosen = Selection::Nothing;
                }
                self.refuse_aloud(why);
            }
            PickResult::Shows(ply) => reply.show_ply = Some(ply),
            PickResult::Elsewhere(_) => {}
        }
    }

    /// Picks several places by an arrow key: none of them if the last is rejected.
    pub(super) fn pick_all(
        &mut self,
        frame: &Frame<F>,
        places: Vec<F::Place>,
        reply: &mut Reply<G::Action>,
    ) {
        let at = self.at(frame);
        let Some((&last, first)) = places.split_last() else {
            return;
        };
        match Self::ask(&at, first, last) {
            PickResult::Does(deed) => {
                let made = MoveGesture { picks: places, travel: None };
                self.perform(frame, deed, made, reply);
            }
            PickResult::Picked(None) => self.chosen = Selection::Picks(places),
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
        deed: G::Action,
        made: MoveGesture<F::Place>,
        reply: &mut Reply<G::Action>,
    ) {
        let at = self.at(frame);
        self.end_motion();
        self.refusals.forget();
        if let (Some(_), Some(&last)) = (self.cursor, made.picks.last()) {
            let spots = F::targets(&at, &made.picks[..made.picks.len() - 1]);
            let spot = spots.iter().find(|spot| spot.place == last);
            self.cursor = Some(spot.map_or(last, |spot| spot.cursor));
        }
        self.chosen = Selection::Nothing;
        // Until the pointer moves, show the action itself and not the next one possible there.
        self.waits = true;
        self.memo = G::kept(self.memo, deed);
        self.grip = DragState::Released(made);
        reply.mv = Some(deed);
    }

    pub(super) fn refuse_aloud(&mut self, why: Rejection<F::Rejection>) {
        self.refusals.say(why);
        self.cues.refuse();
    }
}
