//! Quick pass over a game that has just ended at the table: praise and an idea for the person.
//!
//! It searches with one thread, for a few seconds at most, and only while the user does nothing. Its verdicts are
//! stored in the game as those of a study, so that a game that is opened again needs no second search.

use std::time::Duration;

use egui::Context;

use crate::board::Playable;
use crate::bot::study::{
    Experience, ExplainedMistake, Idea, Judgement, Mark, MoveLine, Praise, QUICK_NODES, Review,
};
use crate::bot::{Limits, Report, Thinker};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Session;

/// Processor time of the pass, in seconds.
const BUDGET: f64 = 3.0;
/// Time for all first looks together: those at a second best move and at the rest of a short line take a quarter
/// more each.
const LOOKS_TIME: Duration = Duration::from_secs(2);
/// Longest time for a position.
const LONGEST_LOOK: Duration = Duration::from_millis(50);

/// Findings of the quick pass over a finished game for the only person at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AfterGame {
    /// Praise of the person; `None` if they made no move.
    pub praise: Option<Praise>,
    /// Motive that the person's mistakes have in common.
    pub idea: Option<Idea>,
    /// Accuracy of the person, in tenths of a percent; see [`Review::accuracy`].
    pub accuracy: Option<u16>,
}

pub(super) struct QuickPass<G: Playable> {
    /// The game may end here, or has ended here: a pass is due at its end.
    pub(super) is_due: bool,
    pub(super) pass: Option<RunningPass<G>>,
    pub(super) found: Option<AfterGame>,
    /// Deed of the person, known before the pass.
    pub(super) deed: Option<Praise>,
    /// `true` once a deed was looked for.
    pub(super) has_sought_deed: bool,
    /// Revision of the moves that `pass` and `found` are about.
    pub(super) revision: u64,
    /// Time of the last input, in seconds.
    pub(super) input_at: f64,
}

pub(super) struct RunningPass<G: Playable> {
    thinker: Thinker<G>,
    line: MoveLine<G>,
    person: Player,
    /// Time that was used up before the current search, in seconds.
    spent: f64,
    /// Start of the current search, in seconds.
    pub(super) started: Option<f64>,
    /// There are verdicts that came since the game was last marked as changed.
    is_unsaved: bool,
}

impl<G: Playable> RunningPass<G> {
    pub(super) fn new(ctx: &Context, session: &Session<G>, person: Player) -> Self {
        let wake = ctx.clone();
        Self {
            thinker: Thinker::new(move || wake.request_repaint()),
            line: session.judged_line(),
            person,
            spent: 0.0,
            started: None,
            is_unsaved: false,
        }
    }

    /// Returns `true` if every position is judged.
    pub(super) fn is_complete(&self) -> bool {
        self.line.known.iter().all(Option::is_some)
    }

    pub(super) fn start(&mut self, now: f64) {
        let positions = self.line.positions.len() as u32;
        let limits = Limits {
            nodes: Some(QUICK_NODES),
            time: Some((LOOKS_TIME / positions.max(1)).min(LONGEST_LOOK)),
            ..Limits::default()
        };
        self.thinker.judge_in_background(self.line.clone(), limits);
        self.started = Some(now);
    }

    pub(super) fn interrupt(&mut self, now: f64) {
        if let Some(started) = self.started.take() {
            self.thinker.cancel();
            self.spent += now - started;
        }
    }

    /// Handles reports of the thinking thread, and stores its verdicts in the game. Returns `true` once there is
    /// nothing more to find, with the reason if the search has failed.
    pub(super) fn poll(&mut self, session: &mut Session<G>, now: f64) -> (bool, Option<Phrase>) {
        while let Some(report) = self.thinker.poll() {
            match report {
                Report::Judged(place, verdict) => {
                    let Some(&node) = session.main_line().get(place) else {
                        continue;
                    };
                    session.set_verdict(node, Some(verdict));
                    // As it is saved, so that the same is found when the game is opened again.
                    self.line.known[place] = session.verdict(node).cloned();
                    self.is_unsaved = true;
                }
                Report::Done(_) => return (true, None),
                Report::Failed(reason) => return (true, Some(reason)),
                Report::Thinking(_) | Report::Lines(_) | Report::OfLevel(..) => {}
            }
        }
        if self.is_complete() {
            return (true, None);
        }
        let running = self.started.map_or(0.0, |started| now - started);
        (self.spent + running >= BUDGET, None)
    }

    pub(super) fn found(&self, session: &Session<G>, experience: Experience) -> AfterGame {
        let line = &self.line;
        let winner = session.outcome().and_then(|outcome| outcome.winner());
        let review = Review::of(line, winner, experience);
        let mistake = |(ply, judgement): (usize, &Option<Judgement>)| {
            let judgement = judgement.as_ref()?;
            let is_mistake =
                judgement.player == self.person && judgement.mark.is_some_and(Mark::blames);
            let why = judgement.why.clone().filter(|_| is_mistake)?;
            Some(ExplainedMistake { ply, loss: judgement.loss(), why })
        };
        let mistakes: Vec<_> = review.judgements.iter().enumerate().filter_map(mistake).collect();
        let has_lost = winner.is_some_and(|winner| winner != self.person);
        AfterGame {
            praise: Praise::of(line, self.person, experience),
            idea: Idea::of::<G>(&mistakes, has_lost),
            accuracy: review.accuracy.get(self.person.index()).copied().flatten(),
        }
    }
}

impl<G: Playable> QuickPass<G> {
    pub(super) const fn new() -> Self {
        Self {
            is_due: false,
            pass: None,
            found: None,
            deed: None,
            has_sought_deed: false,
            revision: 0,
            input_at: f64::NEG_INFINITY,
        }
    }

    /// Findings about the moves at this revision.
    pub(super) fn found(&self, revision: u64) -> Option<&AfterGame> {
        self.found.as_ref().filter(|_| self.revision == revision)
    }

    /// Finds out again what is known from deeper verdicts of the same game.
    pub(super) fn find_again(&mut self, session: &Session<G>, experience: Experience) {
        if let (Some(pass), Some(found)) = (&mut self.pass, &mut self.found) {
            pass.line = session.judged_line();
            *found = pass.found(session, experience);
        }
    }

    /// Looks for a deed of the person in a game that has ended here.
    pub(super) fn find_deed(&mut self, session: &Session<G>, person: Player) {
        if self.is_due && !self.has_sought_deed {
            self.deed = Praise::of_deed(&session.judged_line(), person);
            self.has_sought_deed = true;
        }
    }

    /// Praise of the person, as far as it is known.
    pub(super) fn praise(&self, revision: u64) -> Option<&Praise> {
        match self.found(revision) {
            Some(found) => found.praise.as_ref(),
            None => self.deed.as_ref(),
        }
    }

    /// Stops the search until there was no input for a while.
    pub(super) fn interrupt(&mut self, now: f64) {
        self.input_at = now;
        if let Some(pass) = &mut self.pass {
            pass.interrupt(now);
        }
    }

    /// Returns `true` if the search stands still and verdicts came since the last call.
    pub(super) fn take_unsaved(&mut self) -> bool {
        let pass = self.pass.as_mut().filter(|pass| pass.started.is_none());
        pass.is_some_and(|pass| std::mem::take(&mut pass.is_unsaved))
    }

    /// Returns `true` if findings will come.
    pub(super) const fn is_awaited(&self) -> bool {
        self.found.is_none() && (self.is_due || self.pass.is_some())
    }
}
