//! A game before it begins: the only implementation of [`Draft`].

use egui::{Context, Painter, Rect, Ui};

use super::levels::strengths;
use super::{Draft, DraftState, GameTable, KeptRules, Presentation, Table};
use crate::board::{BoardWidget as _, Look, Playable, Scene};
use crate::bot::rating::Scale;
use crate::phrase::{Phrase, ToPhrase};
use crate::random;
use crate::rules::{HeadStart, Player};
use crate::session::{MatchScore, Seat, Session, TimeControl};

/// A draft of a game of `G`.
pub struct GameDraft<G: Playable> {
    rules: G::Rules,
    begin: Option<G>,
    score: Option<MatchScore>,
    clock: Option<TimeControl>,
    head_start: Option<HeadStart>,
    is_strict: bool,
    /// Nothing is drawn by lot again.
    same_lots: bool,
    /// Views of the small boards, by set-up.
    views: Vec<G::View>,
}

impl<G: Playable> GameDraft<G> {
    /// A draft with these rules.
    pub fn new(rules: G::Rules) -> Self {
        Self {
            rules,
            begin: None,
            score: None,
            clock: None,
            head_start: None,
            is_strict: false,
            same_lots: false,
            views: Vec::new(),
        }
    }

    /// A draft with the rules from the settings, or with the usual ones if there are none or they
    /// cannot be read.
    pub fn kept(rules: Option<&KeptRules>) -> Self {
        let rules = rules.and_then(KeptRules::read);
        let rules = rules.unwrap_or_else(G::usual_rules);
        Self::new(without_setup::<G>(&rules))
    }

    /// The chosen rules.
    pub fn into_rules(self) -> G::Rules {
        self.rules
    }

    /// The same draft as the next game of a match.
    #[must_use]
    pub fn with_score(mut self, score: MatchScore) -> Self {
        self.score = Some(score);
        self
    }

    /// The same draft with this head start.
    #[must_use]
    pub fn ahead(mut self, head_start: Option<HeadStart>) -> Self {
        self.head_start = head_start;
        self
    }

    /// The same draft, with nothing drawn by lot again.
    #[must_use]
    pub fn with_the_same_lots(mut self) -> Self {
        self.same_lots = true;
        self
    }

    fn game(&self) -> G {
        self.begin.clone().unwrap_or_else(|| G::start(&self.rules))
    }
}

/// Another set-up is chosen for one game only and never kept.
fn without_setup<G: Playable>(rules: &G::Rules) -> G::Rules {
    let usual = G::setups(rules).into_iter().next();
    usual.map_or_else(|| rules.clone(), |(_, rules)| rules)
}

impl<G: Playable> Draft for GameDraft<G> {
    fn state(&self) -> DraftState {
        let game = self.game();
        let rules = game.effective_rules(self.rules.clone());
        let setups = G::setups(&rules);
        let chosen = setups.iter().position(|(_, setup)| *setup == rules);
        let sizes = G::sizes(&rules);
        let seats = (0..game.seats()).map(Player::seat);
        DraftState {
            game: G::ID,
            seat_names: seats.map(G::seat_name).collect(),
            size: sizes.iter().position(|(_, size)| *size == rules),
            sizes: sizes.into_iter().map(|(name, _)| name).collect(),
            setup: chosen.unwrap_or(0),
            rules_word: G::rules_word(&without_setup::<G>(&self.rules)),
            setups: setups.into_iter().map(|(name, _)| name).collect(),
            setup_chooser: G::setup_chooser(),
            first: game.turn(),
            by_lot: G::BEGINS_BY_LOT,
            strengths: strengths::<G>(),
            head_starts: if self.begin.is_some() { 0 } else { G::head_starts(&rules) },
        }
    }

    fn rules_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> bool {
        G::rules_ui(&mut self.rules, ui, presentation.texts, &presentation.look)
    }

    fn rules(&self) -> KeptRules {
        KeptRules::of(&without_setup::<G>(&self.rules))
    }

    fn choose_setup(&mut self, index: usize) {
        if let Some((_, rules)) = G::setups(&self.rules).into_iter().nth(index) {
            self.rules = rules;
        }
    }

    fn choose_size(&mut self, index: usize) {
        if let Some((_, rules)) = G::sizes(&self.rules).into_iter().nth(index) {
            self.rules = rules;
        }
    }

    fn setup_ui(&mut self, index: usize, ui: &mut Ui, presentation: &Presentation) {
        let Some((_, rules)) = G::setups(&self.rules).into_iter().nth(index) else {
            return;
        };
        if self.views.len() <= index {
            self.views.resize_with(index + 1, G::View::default);
        }
        let positions = [G::start(&rules)];
        let look = Look { coordinates: false, stores: false, ..presentation.look };
        let scene = Scene::picture(&positions, &[], look, presentation.texts);
        ui.push_id(("setup", index), |ui| {
            self.views[index].show(ui, &scene);
        });
    }

    fn begin_at(&mut self, text: &str) -> Result<(), Phrase> {
        self.begin = match text.trim() {
            "" => None,
            text => Some(G::from_text(text, &self.rules).map_err(|error| error.phrase())?),
        };
        Ok(())
    }

    fn set_clock(&mut self, control: Option<TimeControl>) {
        self.clock = control;
    }

    fn set_head_start(&mut self, head_start: Option<HeadStart>) {
        self.head_start = head_start;
    }

    fn head_start(&self) -> Option<HeadStart> {
        self.head_start
    }

    fn draws_lots_ahead(&self, head_start: HeadStart) -> bool {
        let start = |lot| G::start_ahead(&self.rules, head_start, lot);
        start(1)
            .zip(start(2))
            .is_some_and(|(one, other)| one.position_text() != other.position_text())
    }

    fn scale(&self) -> Scale {
        Scale::of::<G>(self.game().seats())
    }

    fn head_start_words(&self, steps: u8) -> Phrase {
        G::head_start_words(steps)
    }

    fn head_start_picture(&self, ahead: HeadStart, painter: &Painter, rect: Rect, look: &Look) {
        G::head_start_picture(ahead, painter, rect, look);
    }

    fn set_strict(&mut self, strict: bool) {
        self.is_strict = strict;
    }

    fn deal(&self, ctx: &Context, seats: Vec<Seat>) -> Box<dyn Table> {
        let rules = if self.same_lots || self.begin.is_some() {
            self.rules.clone()
        } else {
            G::with_lots_drawn(&self.rules, random::seed())
        };
        let ahead = self.head_start.and_then(|ahead| G::start_ahead(&rules, ahead, random::seed()));
        let game = self.begin.clone().or(ahead).unwrap_or_else(|| G::start(&rules));
        let mut table =
            GameTable::new(ctx, Session::new(game), rules, seats).with_clock(self.clock);
        table.be_strict(self.is_strict);
        match &self.score {
            Some(score) => Box::new(table.with_score(score.clone())),
            None => Box::new(table),
        }
    }
}
