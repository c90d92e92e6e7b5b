//! What can be chosen on a board now, for playing with one key.

use super::pick::Answer;
use super::state::{BoardPlayer, Frame};
use crate::face::{Access, BoardContext, BoardFace, HitTarget, Shape};
use crate::grammar::{Grammar, PickResult};
use crate::paint::Circle;
use crate::scan::{self, BoardItem, BoardItems};

/// Most picks of a move after the first.
const MOST_PICKS: usize = 2;

/// What an item does; two items never do the same.
#[derive(PartialEq)]
enum Effect<P, D> {
    Picks(P),
    Does(D),
}

impl<F: BoardFace, G: Grammar<F>> BoardPlayer<F, G> {
    /// Offers the items if they are asked for.
    pub(super) fn offer_scan_items(&self, frame: &Frame<F>, hint: Option<G::Action>) {
        let ctx = frame.ui.ctx();
        if !scan::is_asked(ctx) {
            return;
        }
        let (at, picks, spots) = (self.at(frame), self.picks(), self.spots(frame));
        let node = |spot: &HitTarget<F::Place>| frame.response.id.with(spot.place);
        let buttons = spots.iter().filter(|spot| spot.access == Access::Button);
        let buttons = buttons.map(node).collect();
        let mut told = Vec::new();
        // A button over the board and the part below it may do the same.
        for access in [Access::Button, Access::Part] {
            let is_free = frame.scene.tied().is_none();
            let here = spots.iter().filter(|spot| is_free && spot.access == access);
            for spot in here {
                let answer = Self::ask(&at, picks, spot.place);
                let Some(effect) = effect::<F, G>(spot, &answer, picks) else {
                    continue;
                };
                if !told.iter().any(|(known, _)| *known == effect) {
                    told.push((effect, *spot));
                }
            }
        }
        let is_back = |spot: &HitTarget<F::Place>| picks.last() == Some(&spot.place);
        let leads = |spot: &HitTarget<F::Place>| {
            hint.is_some_and(|hint| Self::leads_to(&at, picks, spot.place, (hint, MOST_PICKS)))
        };
        let told = told.into_iter().map(|(_, spot)| (leads(&spot), spot));
        let mut told: Vec<(bool, HitTarget<F::Place>)> = told.collect();
        told.sort_by_key(|(leads, spot)| (is_back(spot), !leads));
        let items = told.into_iter().map(|(is_hint, spot)| BoardItem {
            node: node(&spot),
            outline: around(&spot),
            group: spot.group,
            is_hint,
        });
        let items = BoardItems { items: items.collect(), buttons, has_picks: !picks.is_empty() };
        scan::offer(ctx, items);
    }

    /// Returns `true` if picking a place does this, alone or with at most so many picks after it.
    fn leads_to(
        at: &BoardContext<F>,
        picks: &[F::Place],
        place: F::Place,
        (deed, after): (G::Action, usize),
    ) -> bool {
        let next = match Self::ask(at, picks, place) {
            PickResult::Does(done) | PickResult::Warns(done, _) => return done == deed,
            PickResult::Picked(None) => [picks, &[place]].concat(),
            // Another piece would not be a way to go on with this one.
            PickResult::Becomes(place, None) if picks.is_empty() => vec![place],
            _ => return false,
        };
        let goes_on = |spot: &HitTarget<F::Place>| {
            spot.place != place && Self::leads_to(at, &next, spot.place, (deed, after - 1))
        };
        after > 0 && F::targets(at, &next).iter().any(goes_on)
    }
}

/// The shape of an item: round around a piece.
fn around<P>(spot: &HitTarget<P>) -> Shape {
    match spot.outline {
        Shape::Rect(rect) if spot.holds => {
            Shape::Disc(Circle::new(rect.center(), rect.size().min_elem() / 2.0))
        }
        outline => outline,
    }
}

/// What picking a place does; `None` for nothing, or for something that leads nowhere.
fn effect<F: BoardFace, G: Grammar<F>>(
    spot: &HitTarget<F::Place>,
    answer: &Answer<F, G>,
    picks: &[F::Place],
) -> Option<Effect<F::Place, G::Action>> {
    if picks.last() == Some(&spot.place) {
        return Some(Effect::Picks(spot.place));
    }
    match answer {
        PickResult::Does(deed) | PickResult::Warns(deed, _) => Some(Effect::Does(*deed)),
        PickResult::Picked(None) => Some(Effect::Picks(spot.place)),
        PickResult::Becomes(place, None) if picks.is_empty() => Some(Effect::Picks(*place)),
        _ => None,
    }
}
