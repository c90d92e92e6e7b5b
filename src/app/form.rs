//! A game about to be played: the only implementation of [`Draft`].

use egui::{Context, Ui};

use super::matches::Match;
use super::table::{Desk, Draft, Table};
use crate::board::{Hand, Look, Playable, Scene};
use crate::i18n::Texts;
use crate::phrase::{Phrase, Say};
use crate::rules::Player;
use crate::session::{MatchScore, Seat, Session};

/// A form for a game of `G`.
pub struct Form<G: Playable> {
    rules: G::Rules,
    begin: Option<G>,
    score: Option<MatchScore>,
    /// The memory of the small boards.
    views: Vec<G::View>,
}

impl<G: Playable> Form<G> {
    /// A form filled in with these rules.
    pub fn new(rules: G::Rules) -> Self {
        Self {
            rules,
            begin: None,
            score: None,
            views: Vec::new(),
        }
    }

    /// A form filled in with rules as the settings keep them; with the usual ones if they can't
    /// be read.
    pub fn from_text(rules: &str) -> Self {
        Self::new(ron::from_str(rules).unwrap_or_default())
    }

    /// The form of the next game of a match.
    #[must_use]
    pub fn with_score(mut self, score: MatchScore) -> Self {
        self.score = Some(score);
        self
    }

    fn game(&self) -> G {
        self.begin.clone().unwrap_or_else(|| G::start(&self.rules))
    }
}

impl<G: Playable> Draft for Form<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn seat_count(&self) -> usize {
        self.game().seats()
    }

    fn seat_name(&self, player: Player) -> Phrase {
        G::seat_name(player)
    }

    fn rules_ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        G::rules_ui(&mut self.rules, ui, texts)
    }

    fn rules_text(&self) -> String {
        // Rules are plain data; were they ever not, the next game would start with the usual ones.
        ron::to_string(&self.rules).unwrap_or_default()
    }

    fn setups(&self) -> Vec<Phrase> {
        G::setups(&self.rules)
            .into_iter()
            .map(|(name, _)| name)
            .collect()
    }

    fn setup(&self) -> usize {
        G::setups(&self.rules)
            .iter()
            .position(|(_, rules)| *rules == self.rules)
            .unwrap_or(0)
    }

    fn choose_setup(&mut self, index: usize) {
        if let Some((_, rules)) = G::setups(&self.rules).into_iter().nth(index) {
            self.rules = rules;
        }
    }

    fn setup_chooser(&self) -> Player {
        G::setup_chooser()
    }

    fn setup_ui(&mut self, index: usize, ui: &mut Ui, desk: &Desk) {
        let Some((_, rules)) = G::setups(&self.rules).into_iter().nth(index) else {
            return;
        };
        if self.views.len() <= index {
            self.views.resize_with(index + 1, G::View::default);
        }
        let positions = [G::start(&rules)];
        let scene = Scene {
            positions: &positions,
            moves: &[],
            hand: Hand::Away,
            hint: None,
            line: &[],
            look: Look {
                coordinates: false,
                stores: false,
                ..desk.look
            },
            texts: desk.texts,
        };
        ui.push_id(("setup", index), |ui| {
            G::board_ui(&mut self.views[index], ui, &scene);
        });
    }

    fn begin_at(&mut self, text: &str) -> Result<(), Phrase> {
        self.begin = match text.trim() {
            "" => None,
            text => Some(G::from_text(text, &self.rules).map_err(|error| error.phrase())?),
        };
        Ok(())
    }

    fn deal(&self, ctx: &Context, seats: Vec<Seat>) -> Box<dyn Table> {
        let session = Session::new(self.game());
        let table = Match::new(ctx, session, self.rules.clone(), seats);
        match &self.score {
            Some(score) => Box::new(table.with_score(score.clone())),
            None => Box::new(table),
        }
    }
}
