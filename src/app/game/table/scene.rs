//! What the board shows of a game, and the words that go with it.

use super::hints::Guide;
use super::job::EngineJob;
use super::{GameTable, Presentation};
use crate::board::{Hand, HintPart, Look, Playable, Scene};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::MOST_MOVES;

/// Strongest level against which the names of threatened sides are marked.
const LAST_WITH_NAMES: u8 = 3;

impl<G: Playable> GameTable<G> {
    pub(super) fn scene<'a>(&'a self, presentation: &Presentation<'a>) -> Scene<'a, G> {
        let shown = self.session.shown_ply();
        let answer = self.blunder().and_then(|blunder| blunder.shown_answer());
        let played_line = self.pointed_line().or(answer);
        let study = self.study.as_ref();
        let hint = self.engine.hints().at(shown);
        Scene {
            positions: &self.session.positions()[..=shown],
            moves: &self.session.moves()[..shown],
            people: self.people_here(),
            hand: self.hand(),
            excerpt: false,
            hint: hint.map(|hint| hint.mv),
            hint_part: hint.map_or(HintPart::Whole, |hint| hint.part),
            advice: self.advice(&presentation.look),
            guided: self.engine.hints().guide() != Guide::Off,
            line: match played_line {
                Some(line) => line,
                None if presentation.thinking => self.engine.line(shown),
                None => &[],
            },
            plays_line: played_line.is_some(),
            warns: answer.is_some(),
            former: None,
            better: study
                .filter(|study| !study.shows_lines() && played_line.is_none())
                .and_then(|study| study.better_move(&self.session)),
            best: study.map_or(&[], |study| study.lines().first_moves(self.session.cursor())),
            threats: presentation.threats && !self.is_without_help(),
            names_threats: self.names_threats(),
            strict: self.is_without_help(),
            aim: presentation.aim,
            teaches: false,
            look: presentation.look,
            texts: presentation.texts,
        }
    }

    /// The names of threatened sides are marked against the first levels.
    fn names_threats(&self) -> bool {
        let strongest = self.seats.levels().max();
        strongest.is_some_and(|level| level.number() <= LAST_WITH_NAMES)
            && !self.session.is_studied()
            && !self.is_without_help()
    }

    /// Number of people at this table.
    fn people_here(&self) -> usize {
        let here = self.seats.players().filter(|&player| self.is_here(player));
        here.count()
    }

    /// The line that the user points at.
    fn pointed_line(&self) -> Option<&[G::Move]> {
        self.study.as_ref()?.pointed_line(self.session.cursor())
    }

    /// The hint for the position shown, in words.
    fn advice(&self, look: &Look) -> Option<Phrase> {
        let hint = self.engine.hints().at(self.session.shown_ply())?;
        match hint.part {
            HintPart::Area => {
                return Some(hint.question.clone().unwrap_or_else(open_question::<G>));
            }
            HintPart::Beginning => return Some(self.session.shown().beginning(hint.mv)),
            HintPart::Whole => {}
        }
        let words = self.session.shown().advice(hint.mv, look);
        Some(match &hint.reason {
            Some(reason) => {
                Phrase::new("advice-and-reason").with("move", words).with("reason", reason.clone())
            }
            None => words,
        })
    }

    pub(super) fn hand(&self) -> Hand {
        let shown = self.session.shown();
        let is_computers_turn = self.seats.is_computer(shown.turn());
        if shown.outcome().is_some() {
            Hand::Tied(Phrase::new("hand-over"))
        } else if let Some(hand) = self.friend_hand() {
            hand
        } else if let Some(hand) = self.strict_hand() {
            hand
        } else if self.session.is_studied() && !self.session.is_full() {
            Hand::Free
        } else if self.session.is_full() {
            Hand::Tied(Phrase::new("game-too-long").with("most", MOST_MOVES))
        } else if self.clock.is_stopped() {
            Hand::Tied(Phrase::new("hand-clock-stands"))
        } else if self.engine.is_paused() && is_computers_turn {
            let alone = self.seats.people() == 0;
            Hand::Tied(Phrase::new(if alone { "hand-waits" } else { "hand-paused" }))
        } else if self.warning().is_some() {
            Hand::Tied(Phrase::new("hand-warned"))
        } else if is_computers_turn && self.session.is_live() {
            Hand::Tied(Phrase::new("hand-thinking"))
        } else if is_computers_turn {
            Hand::Tied(Phrase::new("hand-computers-turn").with("of", G::ID))
        } else {
            Hand::Free
        }
    }

    pub(super) fn status(&self, presentation: &Presentation) -> Phrase {
        match self.engine.job() {
            Some(EngineJob::Hint) => return Phrase::new("status-hint-thinking").with("of", G::ID),
            Some(EngineJob::Draw) => return Phrase::new("status-draw-thinking"),
            Some(EngineJob::Choice | EngineJob::Ponder) | None => {}
        }
        if self.warning().is_some() {
            return Phrase::new("hand-warned");
        }
        let shown = self.session.shown_ply();
        if let Some(advice) = self.advice(&presentation.look) {
            let part = self.engine.hints().at(shown).map(|hint| hint.part);
            let key = match part {
                Some(HintPart::Area | HintPart::Beginning) => "status-hint-more",
                _ => "status-hint",
            };
            return Phrase::new(key).with("advice", advice);
        }
        if self.session.is_studied() && self.session.shown().outcome().is_none() {
            return self.earlier_status("study-status");
        }
        if let Some(status) = self.friend_status() {
            return status;
        }
        if !self.session.is_live() {
            let is_free = self.hand() == Hand::Free;
            let more = if is_free { "status-earlier-move" } else { "status-earlier-look" };
            return self.earlier_status(more);
        }
        G::status(&self.scene(presentation))
    }

    /// Status line for a position that is not the newest: the move before it, and what may be done there.
    fn earlier_status(&self, more: &'static str) -> Phrase {
        let (shown, moves) = (self.session.shown_ply(), self.session.moves());
        let phrase = Phrase::new("status-earlier")
            .with("of", G::ID)
            .with("number", self.session.round(shown))
            .with("count", self.session.round(moves.len()))
            .with("more", Phrase::new(more).with("of", G::ID));
        match shown.checked_sub(1) {
            None => phrase,
            Some(last) => {
                let before = &self.session.positions()[last];
                phrase.with("move", before.list_text(moves[last]))
            }
        }
    }

    /// The player who moves after the player to move, with more than two players.
    pub(super) fn next_player(&self) -> Option<Player> {
        let (shown, count) = (self.session.shown(), self.seats.len());
        let turn = shown.turn();
        let mut after = (1..count).map(|steps| Player::seat((turn.index() + steps) % count));
        let next = after.find(|&player| !shown.is_out(player));
        next.filter(|_| count > 2 && self.session.outcome().is_none())
    }

    /// Threat of a player in words, while the game goes on.
    pub(super) fn lamp(&self, player: Player) -> Option<Phrase> {
        let shown = self.session.shown();
        let goes_on = shown.outcome().is_none() && self.session.outcome().is_none();
        (goes_on && !self.is_without_help()).then(|| shown.lamp(player)).flatten()
    }
}

/// Question of a hint whose idea cannot be seen on the board.
fn open_question<G: Playable>() -> Phrase {
    Phrase::new("hint-question").with("of", G::ID)
}
