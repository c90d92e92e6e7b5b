//! Engine at a table: its current job, what it has found, and whether it waits.
//!
//! It chooses the computer's moves, gives hints, answers offered draws and ponders. Whether it may
//! start is decided by the table, which knows the players, the clock and the board.

use std::time::Duration;

use egui::Context;

use super::Thought;
use super::hints::{Guide, Hint, Hints};
use super::job::{EngineJob, EngineReport};
use super::move_text::line_text;
use super::seats::Seats;
use crate::board::{HintPart, Playable};
use crate::bot::hint::{plainest, question};
use crate::bot::search::Node as _;
use crate::bot::study::{BestLine, chances};
use crate::bot::{BestMove, Level, Limits, LineWin, Report, Thinker};
use crate::phrase::Phrase;
use crate::random::{self, Random};
use crate::session::Session;

const HINT_TIME: Duration = Duration::from_secs(1);
/// Number of moves among which a hint for a learner is chosen.
const HINT_LINES: usize = 5;
const DRAW_TIME: Duration = Duration::from_millis(500);
/// As long as most people need for a move. More would cost a laptop more of its battery than it is worth.
const PONDER_TIME: Duration = Duration::from_mins(1);
/// A shorter search says nothing about speed.
const LEAST_TIMED: Duration = Duration::from_millis(10);

pub(super) struct Engine<G: Playable> {
    thinker: Thinker<G>,
    job: Option<EngineJob>,
    /// Start of the choice of a move, in seconds of the window's clock.
    choice_began: Option<f64>,
    /// The computer's move, which waits for the board to be at rest.
    answer: Option<G::Move>,
    hints: Hints<G::Move>,
    /// Best lines of the position that a hint is sought for.
    lines: Vec<BestLine<G::Move>>,
    report: Option<EngineReport<G::Move>>,
    /// Revision of the moves whose last position was pondered to the end.
    pondered: Option<u64>,
    /// The computer waits for the user although it is to move.
    is_paused: bool,
    /// The answer does not wait for the board.
    skips_delay: bool,
    /// Random human errors of the levels.
    dice: Random,
    /// Seed of the levels at which even opponents play.
    game_seed: u64,
}

/// Result of a job that concerns the game.
pub(super) enum EngineEvent {
    Failed { reason: Phrase, job: EngineJob },
    DrawAnswered { accepts: bool },
}

impl<G: Playable> Engine<G> {
    pub(super) fn new(ctx: &Context) -> Self {
        let wake = ctx.clone();
        Self {
            thinker: Thinker::new(move || wake.request_repaint()),
            job: None,
            choice_began: None,
            answer: None,
            hints: Hints::new(),
            lines: Vec::new(),
            report: None,
            pondered: None,
            is_paused: false,
            skips_delay: false,
            dice: Random::new(random::seed()),
            game_seed: random::seed(),
        }
    }

    pub(super) const fn game_seed(&self) -> u64 {
        self.game_seed
    }

    pub(super) const fn job(&self) -> Option<EngineJob> {
        self.job
    }

    pub(super) const fn answer(&self) -> Option<G::Move> {
        self.answer
    }

    pub(super) const fn hints(&self) -> &Hints<G::Move> {
        &self.hints
    }

    pub(super) const fn hints_mut(&mut self) -> &mut Hints<G::Move> {
        &mut self.hints
    }

    pub(super) const fn is_paused(&self) -> bool {
        self.is_paused
    }

    pub(super) const fn set_paused(&mut self, is_paused: bool) {
        self.is_paused = is_paused;
    }

    pub(super) const fn skips_delay(&self) -> bool {
        self.skips_delay
    }

    pub(super) const fn skip_delay(&mut self) {
        self.skips_delay = true;
    }

    /// Returns `true` if it has nothing to do and no move waits.
    pub(super) const fn is_idle(&self) -> bool {
        self.job.is_none() && self.answer.is_none()
    }

    /// Returns `true` if it can start something that a player waits for.
    pub(super) const fn is_free(&self) -> bool {
        matches!(self.job, None | Some(EngineJob::Ponder))
    }

    pub(super) fn has_urgent_job(&self) -> bool {
        self.job.is_some_and(EngineJob::is_urgent)
    }

    /// Returns `true` if it chooses a move or has chosen one.
    pub(super) fn has_turn(&self) -> bool {
        self.job == Some(EngineJob::Choice) || self.answer.is_some()
    }

    /// Start of the choice of a move, in seconds of the window's clock.
    pub(super) fn choice_began(&self) -> Option<f64> {
        let chooses = self.job == Some(EngineJob::Choice);
        self.choice_began.filter(|_| chooses)
    }

    /// Drops the current job and what was found for the board.
    pub(super) fn cancel(&mut self) {
        self.thinker.cancel();
        self.job = None;
        self.choice_began = None;
        self.answer = None;
        self.hints.clear();
        self.skips_delay = false;
    }

    /// Starts to choose a move, within `time`. `now` is in seconds of the window's clock.
    pub(super) fn start_choice(&mut self, game: &G, level: Level, time: Duration, now: f64) {
        let seed = self.dice.number();
        self.thinker.choose(game, level, seed, time);
        self.job = Some(EngineJob::Choice);
        self.choice_began = Some(now);
    }

    /// Starts to look for a hint; shows the last one again if it is about the same position, and more of it
    /// if it is visible.
    pub(super) fn start_hint(&mut self, session: &Session<G>, seats: &Seats, is_visible: bool) {
        let before = &session.moves()[..session.shown_ply()];
        if self.hints.show_known(before, is_visible) {
            return;
        }
        self.job = Some(EngineJob::Hint);
        self.lines.clear();
        if learner(seats).is_some() {
            let count = HINT_LINES;
            self.thinker.lines(session.shown(), within(HINT_TIME), count);
        } else {
            self.thinker.analyse(session.shown(), within(HINT_TIME));
        }
    }

    /// Starts to consider a draw.
    pub(super) fn start_draw(&mut self, game: &G) {
        self.cancel();
        self.job = Some(EngineJob::Draw);
        self.thinker.analyse(game, within(DRAW_TIME));
    }

    /// Ends the choice with the best move so far, or goes on after a pause.
    pub(super) fn move_now(&mut self, skips_delay: bool) {
        self.is_paused = false;
        self.skips_delay = skips_delay;
        if self.job == Some(EngineJob::Choice) {
            self.thinker.move_now();
        }
    }

    /// Starts to ponder a position, or stops. A position that was pondered to the end is left alone.
    pub(super) fn update_pondering(&mut self, game: &G, may_ponder: bool, revision: u64) {
        match self.job {
            None if may_ponder && self.pondered != Some(revision) => {
                self.job = Some(EngineJob::Ponder);
                self.thinker.ponder(game, PONDER_TIME);
            }
            Some(EngineJob::Ponder) if !may_ponder => {
                self.job = None;
                self.thinker.cancel();
            }
            _ => {}
        }
    }

    /// Handles reports of the thinking thread up to the next event.
    pub(super) fn poll(
        &mut self,
        session: &Session<G>,
        revision: u64,
        seats: &Seats,
    ) -> Option<EngineEvent> {
        while let Some(report) = self.thinker.poll() {
            let Some(job) = self.job else { continue };
            let (opinion, failure) = match report {
                Report::Thinking(opinion) => {
                    self.set_report(job, &opinion, session, seats);
                    continue;
                }
                Report::Lines(found) => {
                    self.lines = found;
                    continue;
                }
                Report::Judged(..) | Report::OfLevel(..) => continue,
                Report::Done(opinion) => (opinion, None),
                Report::Failed(reason) => (None, Some(reason)),
            };
            if let Some(opinion) = &opinion {
                self.set_report(job, opinion, session, seats);
            }
            self.job = None;
            self.choice_began = None;
            match (job, &opinion) {
                (EngineJob::Choice, opinion) => self.set_answer(opinion.as_ref(), session.live()),
                (EngineJob::Hint, Some(opinion)) => self.set_hint(opinion, seats, session),
                (EngineJob::Ponder, _) => self.pondered = Some(revision),
                (EngineJob::Hint, None) | (EngineJob::Draw, _) => {}
            }
            if let Some(reason) = failure {
                return Some(EngineEvent::Failed { reason, job });
            }
            if job == EngineJob::Draw {
                // The person who offers is to move, so the score is theirs.
                let accepts = opinion.is_some_and(|opinion| {
                    -opinion.score.centi() <= G::Node::TUNING.draw_accepted_at
                });
                return Some(EngineEvent::DrawAnswered { accepts });
            }
        }
        None
    }

    fn set_report(
        &mut self,
        job: EngineJob,
        opinion: &BestMove<G::Move>,
        session: &Session<G>,
        seats: &Seats,
    ) {
        if !job.is_shown() || opinion.depth == 0 {
            return;
        }
        let game = session.shown();
        let advanced = chances(game, opinion.score, &opinion.shares);
        let is_timed = opinion.time >= LEAST_TIMED;
        let thought = Thought {
            depth: opinion.depth,
            player: game.turn(),
            score: opinion.score,
            chances: seats.experience().chances(game, opinion.score, &advanced),
            win: LineWin::after(game, &opinion.line, (opinion.score, &advanced)),
            speed: is_timed.then(|| (opinion.nodes as f64 / opinion.time.as_secs_f64()) as u64),
            line: line_text(game, &opinion.line),
        };
        self.report = Some(EngineReport {
            job,
            ply: session.shown_ply(),
            line: opinion.line.clone(),
            thought,
        });
    }

    fn set_hint(&mut self, opinion: &BestMove<G::Move>, seats: &Seats, session: &Session<G>) {
        let (game, ply) = (session.shown(), session.shown_ply());
        let learner = learner(seats);
        let plainest = learner.and_then(|level| plainest(game, &self.lines, level));
        let (line, score) = match (&plainest, learner) {
            (Some(plain), Some(level)) => (&plain.moves, level.hinted_score(plain.score)),
            _ => (&opinion.line, opinion.score),
        };
        let asks = learner.is_some() && self.hints.guide() == Guide::Off;
        let hint = line.first().map(|&mv| {
            let reason = game.hint_reason(line, score);
            Hint {
                ply,
                mv,
                question: reason.as_ref().and_then(question::<G>),
                reason,
                part: if asks { HintPart::Area } else { HintPart::Whole },
            }
        });
        self.hints.set(hint, &session.moves()[..ply]);
    }

    /// After a failed search, any legal move: the game goes on.
    fn set_answer(&mut self, opinion: Option<&BestMove<G::Move>>, game: &G) {
        let chosen = opinion.and_then(|opinion| opinion.line.first().copied());
        self.answer = chosen.or_else(|| any_move(game));
        // Without any move, it would start to choose again forever.
        self.is_paused = self.answer.is_none();
    }

    /// Drops a report about a position after this one.
    pub(super) fn drop_report_after(&mut self, ply: usize) {
        self.report = self.report.take().filter(|report| report.ply <= ply);
    }

    /// The last thought about the position after this many moves, or about an earlier one; a hint is
    /// about one position only.
    pub(super) fn thought(&self, ply: usize) -> Option<&Thought> {
        let report = self.report.as_ref()?;
        let applies = match report.job {
            EngineJob::Hint => report.ply == ply,
            EngineJob::Choice | EngineJob::Draw | EngineJob::Ponder => report.ply <= ply,
        };
        applies.then_some(&report.thought)
    }

    /// The line that it considers in the position after this many moves; empty if a hint is shown.
    pub(super) fn line(&self, ply: usize) -> &[G::Move] {
        let is_active = self.job.is_some_and(EngineJob::is_shown) || self.answer.is_some();
        match &self.report {
            Some(report) if is_active && !self.hints.is_shown() && report.ply == ply => {
                &report.line
            }
            _ => &[],
        }
    }
}

/// Level of the weakest computer, for which hints are, if it is for learners.
fn learner(seats: &Seats) -> Option<Level> {
    seats.levels().min().filter(|level| level.is_for_learners())
}

fn any_move<G: Playable>(game: &G) -> Option<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.into_iter().find(|&mv| game.check(mv).is_ok())
}

fn within(time: Duration) -> Limits {
    Limits { time: Some(time), ..Limits::default() }
}
