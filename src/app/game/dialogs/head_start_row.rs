//! Form rows for the head start of the weaker of two players: none, the one that makes the game even, or by hand.

use egui::{Rect, Sense, Ui, vec2};

use crate::app::game::table::Draft;
use crate::app::people::levels::level;
use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::form;
use crate::phrase::Phrase;
use crate::rules::{HeadStart, Player};
use crate::session::Seat;

/// Size of the picture of a head start, in points.
const PICTURE: f32 = 24.0;
const PICTURE_WIDTH: f32 = 176.0;

/// Form rows for the head start.
#[derive(Debug)]
pub(crate) struct HeadStartRow {
    kind: Kind,
    by_hand: HeadStart,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    None,
    Suggested,
    ByHand,
}

/// Head start that makes a game even.
struct Suggestion {
    head_start: HeadStart,
    /// Levels between the players.
    levels: f64,
}

impl Default for HeadStartRow {
    fn default() -> Self {
        Self { kind: Kind::None, by_hand: HeadStart { player: Player::FIRST, steps: 1 } }
    }
}

impl HeadStartRow {
    /// Rows that offer this head start again.
    pub(crate) fn again(head_start: Option<HeadStart>) -> Self {
        let by_hand = |head_start| Self { kind: Kind::ByHand, by_hand: head_start };
        head_start.map_or_else(Self::default, by_hand)
    }

    /// Draws the rows, and gives the draft the chosen head start, for a player of these seats.
    pub(crate) fn ui(
        &mut self,
        ui: &mut Ui,
        context: &DialogContext,
        draft: &mut dyn Draft,
        seats: &[Seat],
    ) {
        let most = draft.state().head_starts;
        if most == 0 || seats.len() != 2 || !seats.iter().any(Seat::is_human) {
            return draft.set_head_start(None);
        }
        let suggested = suggestion(context, draft, seats);
        if suggested.is_none() && self.kind == Kind::Suggested {
            self.kind = Kind::None;
        }
        self.by_hand.steps = self.by_hand.steps.clamp(1, most);
        let texts = context.texts();
        let mut choices = vec![(Kind::None, context.text("head-start-none"))];
        choices.extend(suggested.as_ref().map(|suggested| {
            let words = for_whom(context, draft, seats, suggested.head_start);
            (Kind::Suggested, texts.sentence(&words))
        }));
        choices.push((Kind::ByHand, context.text("head-start-by-hand")));
        form::choose(ui, &context.text("new-game-head-start"), &mut self.kind, &choices);
        let chosen = match self.kind {
            Kind::None => None,
            Kind::Suggested => suggested.as_ref().map(|suggested| suggested.head_start),
            Kind::ByHand => {
                self.choose_by_hand(ui, context, draft, seats);
                Some(self.by_hand)
            }
        };
        draft.set_head_start(chosen);
        let Some(chosen) = chosen else {
            return;
        };
        form::row(ui, "", |ui, _| {
            let (place, _) = ui.allocate_exact_size(vec2(PICTURE_WIDTH, PICTURE), Sense::hover());
            let place = Rect::from_min_size(place.min, vec2(PICTURE_WIDTH, PICTURE));
            draft.head_start_picture(chosen, ui.painter(), place, &context.presentation.look);
        });
        if let Some(suggested) = suggested.filter(|_| self.kind == Kind::Suggested) {
            form::note(ui, &texts.say(&suggested.words(context, draft, seats)));
        }
        if draft.draws_lots_ahead(chosen) {
            form::note(ui, &context.text("head-start-lots"));
        }
    }

    fn choose_by_hand(
        &mut self,
        ui: &mut Ui,
        context: &DialogContext,
        draft: &dyn Draft,
        seats: &[Seat],
    ) {
        let players = [Player::FIRST, Player::SECOND];
        let names = players.map(|player| (player, name(context, draft, seats, player)));
        form::choose(ui, &context.text("head-start-who"), &mut self.by_hand.player, &names);
        let sizes = (1..=draft.state().head_starts).map(|steps| draft.head_start_words(steps));
        let sizes: Vec<String> = sizes.map(|words| context.texts().sentence(&words)).collect();
        let label = context.text("head-start-size");
        let index = usize::from(self.by_hand.steps) - 1;
        let spoken =
            Phrase::new("choice").with("name", label.as_str()).with("value", sizes[index].as_str());
        let spoken = context.texts().say(&spoken);
        if let Some(index) = form::list(ui, (&label, &spoken), &sizes, index) {
            self.by_hand.steps = index as u8 + 1;
        }
    }
}

/// The head start that makes a game of these players even; `None` if it needs none, or if somebody's strength is not
/// known.
fn suggestion(context: &DialogContext, draft: &dyn Draft, seats: &[Seat]) -> Option<Suggestion> {
    let scale_id = (draft.state().game, seats.len());
    let [first, second] = [0, 1].map(|index| level(context, scale_id, seats, &seats[index]));
    let (first, second) = (first?, second?);
    let (player, weaker, stronger) = if first <= second {
        (Player::FIRST, first, second)
    } else {
        (Player::SECOND, second, first)
    };
    let steps = draft.scale().even_head_start(weaker, stronger);
    let head_start = HeadStart { player, steps };
    (steps > 0).then_some(Suggestion { head_start, levels: stronger - weaker })
}

impl Suggestion {
    /// The reason for it.
    fn words(&self, context: &DialogContext, draft: &dyn Draft, seats: &[Seat]) -> Phrase {
        let weaker = self.head_start.player;
        let stronger = weaker.next(2);
        let key = if seats[weaker.index()].is_computer() {
            "head-start-computer-weaker"
        } else if seats[stronger.index()].is_computer() {
            "head-start-computer-stronger"
        } else {
            "head-start-people"
        };
        let phrase = Phrase::new(key)
            .with("levels", (self.levels.round() as usize).max(1))
            .with("what", draft.head_start_words(self.head_start.steps));
        if key != "head-start-people" {
            return phrase;
        }
        phrase
            .with("stronger", name(context, draft, seats, stronger))
            .with("weaker", name(context, draft, seats, weaker))
    }
}

fn for_whom(
    context: &DialogContext,
    draft: &dyn Draft,
    seats: &[Seat],
    head_start: HeadStart,
) -> Phrase {
    let what = draft.head_start_words(head_start.steps);
    let phrase = |key| Phrase::new(key).with("what", what);
    let has_computer = seats.iter().any(Seat::is_computer);
    match seats[head_start.player.index()].is_computer() {
        true => phrase("head-start-for-computer"),
        false if has_computer => phrase("head-start-for-you"),
        false => {
            phrase("head-start-for").with("name", name(context, draft, seats, head_start.player))
        }
    }
}

fn name(context: &DialogContext, draft: &dyn Draft, seats: &[Seat], player: Player) -> String {
    match &seats[player.index()] {
        Seat::Human(Some(name)) => name.clone(),
        Seat::Human(None) if seats.iter().any(Seat::is_computer) => context.text("seat-you"),
        Seat::Human(None) => context.texts().say(&draft.state().seat_names[player.index()]),
        Seat::Computer(_) | Seat::Even(_) => context.text("seat-computer"),
    }
}
