//! Quick pass over a game that has just ended at the table: praise and an idea for the person.
//!
//! It searches with one thread, for a few seconds at most, and only while the user does nothing. Its verdicts are
//! not saved unless the game is studied.

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
    /// The game went on when the table was last looked at, so its end is news.
    pub(super) was_running: bool,
    pub(super) pass: Option<RunningPass<G>>,
    pub(super) found: Option<AfterGame>,
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
}

impl<G: Playable> RunningPass<G> {
    pub(super) fn new(ctx: &Context, session: &Session<G>, person: Player) -> Self {
        let wake = ctx.clone();
        let positions = session.main_positions().to_vec();
        let mut line = MoveLine::new(positions, session.main_moves().to_vec());
        for (known, &node) in line.known.iter_mut().zip(session.main_line()) {
            *known = session.verdict(node).cloned();
        }
        Self {
            thinker: Thinker::new(move || wake.request_repaint()),
            line,
            person,
            spent: 0.0,
            started: None,
        }
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

    /// Handles reports of the thinking thread. Returns `true` once there is nothing more to find, with the reason
    /// if the search has failed.
    pub(super) fn poll(&mut self, now: f64) -> (bool, Option<Phrase>) {
        while let Some(report) = self.thinker.poll() {
            match report {
                Report::Judged(place, verdict) => self.line.known[place] = Some(verdict),
                Report::Done(_) => return (true, None),
                Report::Failed(reason) => return (true, Some(reason)),
                Report::Thinking(_) | Report::Lines(_) | Report::OfLevel(..) => {}
            }
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
        AfterGame {
            praise: Praise::of(line, self.person, experience),
            idea: Idea::of::<G>(&mistakes),
            accuracy: review.accuracy.get(self.person.index()).copied().flatten(),
        }
    }
}

impl<G: Playable> QuickPass<G> {
    pub(super) const fn new() -> Self {
        Self {
            was_running: false,
            pass: None,
            found: None,
            revision: 0,
            input_at: f64::NEG_INFINITY,
        }
    }

    /// Findings about the moves at this revision.
    pub(super) fn found(&self, revision: u64) -> Option<&AfterGame> {
        self.found.as_ref().filter(|_| self.revision == revision)
    }

    /// Stops the search until there was no input for a while.
    pub(super) fn interrupt(&mut self, now: f64) {
        self.input_at = now;
        if let Some(pass) = &mut self.pass {
            pass.interrupt(now);
        }
    }

    /// Ends the pass, and leaves its verdicts to the study.
    pub(super) fn hand_over(&mut self, session: &mut Session<G>, revision: u64) {
        let pass = self.pass.take().filter(|_| self.revision == revision);
        let Some(RunningPass { line, .. }) = pass else {
            return;
        };
        let nodes = session.main_line().to_vec();
        for (node, known) in nodes.into_iter().zip(line.known) {
            if session.verdict(node).is_none() {
                session.set_verdict(node, known);
            }
        }
    }
}
