//! Study of a game: what a second thinker finds out about the positions of the tree.
//!
//! It judges the main line quickly, from the end to the start, and then once more and closely.
//! Variations go first. Verdicts are stored in the tree and saved with it: an interrupted study goes
//! on where it has stopped.

use std::time::Duration;

use egui::Context;

use super::best_lines::BestLines;
use super::comparison::Comparison;
use super::move_judgement::Judgements;
use super::study_report::report;
use super::{LookProgress, StudyState};
use crate::board::Playable;
use crate::bot::study::{Experience, Idea, MoveLine, THOROUGH_NODES, Verdict};
use crate::bot::{Limits, Report, Thinker};
use crate::phrase::Phrase;
use crate::session::{NodeId, Session};

/// Time for each position of the main line, at first.
const QUICK_TIME: Duration = Duration::from_millis(50);
/// Time for each position of a variation.
const VARIATION_TIME: Duration = Duration::from_millis(250);
/// Time for the best lines of a position.
const LINES_TIME: Duration = Duration::from_secs(5);
/// Longest time of a final verdict.
const DEEP_TIME: Duration = Duration::from_secs(2);
/// From one refresh of the state to the next, in seconds.
const REFRESH_EVERY: f64 = 0.1;
/// The same for each move of the tree, in seconds.
const REFRESH_EVERY_PER_MOVE: f64 = 0.0005;
/// From one save to the next, in seconds.
const SAVE_EVERY: f64 = 2.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SearchKind {
    Quick,
    Deep,
    Variation,
    Lines,
    Comparison,
}

struct Search {
    kind: SearchKind,
    nodes: Vec<NodeId>,
}

/// Changes of a refreshed state.
pub(super) enum Refresh {
    Nothing,
    /// The state is outdated, but new enough for this time.
    In(Duration),
    Done {
        should_save: bool,
    },
}

pub(super) struct Study<G: Playable> {
    /// Not the engine's: the computer must not play better by what this one finds.
    thinker: Thinker<G>,
    search: Option<Search>,
    /// The user has stopped the search of the main line.
    is_stopped: bool,
    /// Last node of the main line that was judged closely.
    deepened: Option<NodeId>,
    pub(super) lines: BestLines<G::Move>,
    pub(super) comparison: Comparison<G::Move>,
    judgements: Judgements<G::Move>,
    idea: Option<Idea>,
    is_outdated: bool,
    /// Time of the last refresh, in seconds.
    refreshed_at: f64,
    /// Time of the last save, in seconds.
    saved_at: f64,
    pub(super) state: StudyState,
}

impl<G: Playable> Study<G> {
    pub(super) fn new(ctx: &Context, session: &Session<G>, idea: Option<Idea>) -> Self {
        let wake = ctx.clone();
        Self {
            thinker: Thinker::new(move || wake.request_repaint()),
            search: None,
            is_stopped: false,
            deepened: None,
            lines: BestLines::default(),
            comparison: Comparison::new(session),
            judgements: Judgements::new(),
            idea,
            is_outdated: true,
            refreshed_at: f64::NEG_INFINITY,
            saved_at: f64::NEG_INFINITY,
            state: StudyState::default(),
        }
    }

    pub(super) const fn state(&self) -> &StudyState {
        &self.state
    }

    pub(super) const fn judgements(&self) -> &Judgements<G::Move> {
        &self.judgements
    }

    /// Judges the moves whose verdicts have changed.
    pub(super) fn judge_moves(&mut self, session: &Session<G>, experience: Experience) {
        self.judgements.update(session, experience);
    }

    /// Makes the next refresh due at once.
    pub(super) fn refresh_now(&mut self) {
        self.is_outdated = true;
        self.refreshed_at = f64::NEG_INFINITY;
    }

    /// Cancels the search; the next [`Study::start_search`] starts it again.
    pub(super) fn cancel(&mut self) {
        self.thinker.cancel();
        self.lines.postpone();
        self.search = None;
    }

    /// Makes a comparison wait until the position has rested again.
    pub(super) fn interrupt(&mut self) {
        self.comparison.disturb();
        if self.is_comparing() {
            self.cancel();
        }
    }

    fn is_comparing(&self) -> bool {
        let kind = self.search.as_ref().map(|search| search.kind);
        kind == Some(SearchKind::Comparison)
    }

    /// Stops the search of the main line, or lets it go on.
    pub(super) fn toggle(&mut self) {
        self.is_stopped = !self.is_stopped && self.state.progress.is_some();
        self.cancel();
        self.refresh_now();
    }

    /// Handles reports of the thinking thread. Returns the reason if it has failed.
    pub(super) fn poll(&mut self, session: &mut Session<G>) -> Option<Phrase> {
        while let Some(report) = self.thinker.poll() {
            let Some(search) = &self.search else { continue };
            match report {
                Report::Judged(place, verdict) => {
                    session.set_verdict(search.nodes[place], Some(verdict));
                    self.is_outdated = true;
                }
                Report::Done(_) => {
                    match search.kind {
                        SearchKind::Deep => self.deepened = search.nodes.last().copied(),
                        SearchKind::Lines => self.lines.finish(),
                        SearchKind::Comparison => self.comparison.finish(search.nodes[0]),
                        SearchKind::Quick | SearchKind::Variation => {}
                    }
                    self.search = None;
                    self.refresh_now();
                }
                Report::Failed(reason) => {
                    if search.kind == SearchKind::Comparison {
                        self.comparison.finish(search.nodes[0]);
                    } else {
                        self.is_stopped = true;
                    }
                    self.search = None;
                    self.refresh_now();
                    return Some(reason);
                }
                Report::Lines(found) => {
                    self.lines.set_lines(found);
                    self.is_outdated = true;
                }
                Report::OfLevel(level, mv) => {
                    self.comparison.add(search.nodes[0], level, mv);
                    self.is_outdated = true;
                }
                Report::Thinking(_) => {}
            }
        }
        None
    }

    /// Starts the next search, if the thinker is free or something more urgent has come up. `now` is in seconds.
    /// Returns the time after which it is to be called again.
    pub(super) fn start_search(&mut self, session: &Session<G>, now: f64) -> Option<Duration> {
        let cursor = session.cursor();
        if self.comparison.show(cursor, now) && self.is_comparing() {
            self.cancel();
        }
        self.start_judging(session);
        // The deep look takes long and goes on afterwards.
        let gives_way = |search: &Search| search.kind == SearchKind::Deep;
        let is_free = self.search.as_ref().is_none_or(gives_way);
        if !is_free || !self.comparison.should_request(cursor) {
            return None;
        }
        let wait = self.comparison.time_to_rest(now);
        if wait.is_none() {
            self.cancel();
            self.compare(session);
        }
        wait
    }

    fn start_judging(&mut self, session: &Session<G>) {
        if let Some(nodes) = unjudged_variation(session) {
            self.lines.postpone();
            let is_running = self.search.as_ref().is_some_and(|search| {
                search.kind == SearchKind::Variation && search.nodes.last() == nodes.last()
            });
            if !is_running {
                let limits = limits(VARIATION_TIME, None);
                self.judge(session, (SearchKind::Variation, nodes), limits);
            }
            return;
        }
        if self.lines.should_request(session.cursor()) {
            return self.search_lines(session);
        }
        let is_in_vain = |search: &Search| search.kind == SearchKind::Lines && !self.shows_lines();
        if self.search.as_ref().is_some_and(is_in_vain) {
            self.cancel();
        }
        if self.search.is_some() || self.is_stopped {
            return;
        }
        self.judge_main_line(session);
    }

    /// Asks what players of other levels would play in the position shown.
    fn compare(&mut self, session: &Session<G>) {
        let cursor = session.cursor();
        let game = session.position(cursor);
        if game.outcome().is_some() {
            return self.comparison.finish(cursor);
        }
        self.thinker.compare(&game, self.comparison.seed());
        let (kind, nodes) = (SearchKind::Comparison, vec![cursor]);
        self.search = Some(Search { kind, nodes });
    }

    fn search_lines(&mut self, session: &Session<G>) {
        let cursor = session.cursor();
        let game = session.position(cursor);
        self.lines.start(cursor);
        if game.outcome().is_none() {
            let count = self.lines.count();
            self.thinker.lines(&game, limits(LINES_TIME, None), count);
            let (kind, nodes) = (SearchKind::Lines, vec![cursor]);
            self.search = Some(Search { kind, nodes });
        } else {
            self.lines.finish();
        }
        self.refresh_now();
    }

    fn judge_main_line(&mut self, session: &Session<G>) {
        let main = session.main_line();
        if main.len() < 2 {
            return;
        }
        if main.iter().any(|&node| session.verdict(node).is_none()) {
            let what = (SearchKind::Quick, main.to_vec());
            self.judge(session, what, limits(QUICK_TIME, None));
        } else if self.deepened.as_ref() != main.last() {
            let what = (SearchKind::Deep, main.to_vec());
            self.judge(session, what, limits(DEEP_TIME, Some(THOROUGH_NODES)));
        }
    }

    /// Starts to judge a line of the tree. Only a search of kind `Deep` replaces verdicts.
    fn judge(
        &mut self,
        session: &Session<G>,
        (kind, nodes): (SearchKind, Vec<NodeId>),
        limits: Limits,
    ) {
        let is_enough = |known: &&Verdict<G::Move>| kind != SearchKind::Deep || is_deep(known);
        let known = nodes.iter().map(|&node| {
            let verdict = session.verdict(node).filter(is_enough);
            verdict.cloned()
        });
        let moves = nodes.iter().skip(1);
        let course = MoveLine {
            known: known.collect(),
            positions: positions_of(session, &nodes),
            moves: moves.filter_map(|&node| session.move_to(node)).collect(),
        };
        self.thinker.judge(course, limits);
        self.search = Some(Search { kind, nodes });
        self.is_outdated = true;
    }

    /// Brings the state up to date, but not too often. `now` is in seconds.
    pub(super) fn refresh(
        &mut self,
        session: &Session<G>,
        experience: Experience,
        now: f64,
    ) -> Refresh {
        if !self.is_outdated {
            return Refresh::Nothing;
        }
        let is_idle = self.search.is_none();
        let every = REFRESH_EVERY + REFRESH_EVERY_PER_MOVE * session.size() as f64;
        if !is_idle && now - self.refreshed_at < every {
            return Refresh::In(Duration::from_secs_f64(every));
        }
        self.is_outdated = false;
        self.refreshed_at = now;
        self.update_state(session, experience);
        let should_save = is_idle || now - self.saved_at >= SAVE_EVERY;
        if should_save {
            self.saved_at = now;
        }
        Refresh::Done { should_save }
    }

    fn update_state(&mut self, session: &Session<G>, experience: Experience) {
        self.judge_moves(session, experience);
        self.state = StudyState {
            progress: self.progress(session),
            stopped: self.is_stopped,
            line_count: self.lines.count(),
            lines: self.lines.states(session, experience),
            lines_done: self.lines.is_done(),
            level_moves: self.comparison.states(session),
            idea: self.idea.clone(),
            ..report(session, &self.judgements, experience)
        };
    }

    fn progress(&self, session: &Session<G>) -> Option<LookProgress> {
        let kind = self.search.as_ref()?.kind;
        let main = session.main_line();
        let is_over = self.is_stopped || self.deepened.as_ref() == main.last();
        if kind == SearchKind::Comparison && is_over {
            return None;
        }
        let known = main.iter().filter_map(|&node| session.verdict(node));
        let (all, judged) = (main.len(), known.clone().count());
        let deep = kind != SearchKind::Quick && judged == all;
        if !deep {
            let done = judged;
            return Some(LookProgress { done, all, deep });
        }
        // A comparison only interrupts the deep look.
        let is_deep_look = matches!(kind, SearchKind::Deep | SearchKind::Comparison);
        is_deep_look.then(|| LookProgress {
            done: known.filter(|known| is_deep(known)).count(),
            all,
            deep,
        })
    }
}

/// The way from the main line to the position shown, if a position on it has no verdict.
fn unjudged_variation<G: Playable>(session: &Session<G>) -> Option<Vec<NodeId>> {
    let way = &session.line()[..=session.shown_ply()];
    let aside = way.iter().position(|&node| !session.is_main(node))?;
    let nodes = &way[aside - 1..];
    let is_unknown = |&node: &NodeId| session.verdict(node).is_none();
    nodes.iter().any(is_unknown).then(|| nodes.to_vec())
}

/// Positions at consecutive nodes.
fn positions_of<G: Playable>(session: &Session<G>, nodes: &[NodeId]) -> Vec<G> {
    let Some(&first) = nodes.first() else {
        return Vec::new();
    };
    let mut positions = vec![session.position(first)];
    for &node in &nodes[1..] {
        let mut next = positions[positions.len() - 1].clone();
        if let Some(mv) = session.move_to(node) {
            next.play(mv);
        }
        positions.push(next);
    }
    positions
}

/// Returns `true` if a closer look would not change the verdict.
fn is_deep<M>(known: &Verdict<M>) -> bool {
    known.nodes >= THOROUGH_NODES || known.score.plies_to_end().is_some() || known.line.is_empty()
}

fn limits(time: Duration, nodes: Option<u64>) -> Limits {
    Limits { time: Some(time), nodes, ..Limits::default() }
}
