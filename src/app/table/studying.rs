//! The study of a game: what a thinker of its own finds out about the positions of the tree, and what
//! follows from that.
//!
//! First the main line is looked at quickly, from its end on, then once more and more closely. What
//! is explored goes first. What was found out hangs on the tree and is kept with it: a look that was
//! interrupted goes on where it stopped.

use std::time::Duration;

use egui::Context;

use super::job::Job;
use super::studied::{Judged, LookProgress, StudyPoint, StudyState};
use super::study::{Asked, Look, Study};
use super::{GameTable, News, blames, is_bad};
use crate::board::Playable;
use crate::bot::study::{Course, Judgement, Review, Verdict};
use crate::bot::why::why;
use crate::bot::{Limits, Report};
use crate::session::NodeId;

/// How long a position is looked at quickly, and how long one that is explored.
const QUICK: Duration = Duration::from_millis(50);
const EXPLORED: Duration = Duration::from_millis(250);
/// How long the best lines of a position are looked for.
const LINES: Duration = Duration::from_secs(5);
/// How many positions are looked at closely before one is known as well as it gets, and how long that
/// takes at most.
const DEEP_NODES: u64 = 400_000;
const DEEP: Duration = Duration::from_secs(2);
/// How often what was found out is shown and kept, in seconds.
const SHOWN_EVERY: f64 = 0.1;
const KEPT_EVERY: f64 = 2.0;
/// How much more seldom in a long game, in seconds a move.
const SELDOM: f64 = 0.0005;

impl<G: Playable> GameTable<G> {
    /// Begins to study the game, or leaves it as it goes on.
    pub(super) fn study(&mut self, studied: bool) {
        if studied == self.study.is_some() {
            return;
        }
        self.cancel();
        if studied {
            self.stop_clock();
            let goes_on = self.session.outcome().is_none();
            let computers = self.seats.len() - self.people();
            self.helped |= goes_on && self.people() > 0 && computers > 0;
            self.study = Some(Study::new(&self.ctx));
        } else {
            self.study = None;
            self.session.show_live();
            self.note();
        }
        self.session.study(studied);
        self.drawn = false;
        self.browsed = true;
        self.seen_anew();
    }

    /// Stops the look at the game, or lets it go on.
    pub(super) fn toggle_look(&mut self) {
        if let Some(study) = &mut self.study {
            study.stopped = !study.stopped && study.state.progress.is_some();
            study.rest();
            study.touch();
        }
    }

    /// Looks at nothing for now.
    pub(super) fn rest_study(&mut self) {
        if let Some(study) = &mut self.study {
            study.rest();
        }
    }

    /// What was found out is to be kept.
    fn note(&mut self) {
        self.noted += 1;
    }

    /// Hears what was found out, asks on, and says how things stand. Called once a frame.
    pub(super) fn look_at_game(&mut self, ctx: &Context) {
        let Some(mut study) = self.study.take() else {
            return;
        };
        if self.job.is_some_and(Job::is_pressing) {
            study.rest();
        } else {
            self.hear_verdicts(&mut study);
            self.ask_on(&mut study);
        }
        let is_idle = study.asked.is_none();
        let every = SHOWN_EVERY + SELDOM * self.session.size() as f64;
        if study.stale && (is_idle || self.now - study.shown_at >= every) {
            study.stale = false;
            study.shown_at = self.now;
            self.list();
            study.state = self.study_state(&study);
            if is_idle || self.now - study.kept_at >= KEPT_EVERY {
                study.kept_at = self.now;
                self.note();
            }
            ctx.request_repaint();
        } else if study.stale {
            ctx.request_repaint_after(Duration::from_secs_f64(every));
        }
        self.study = Some(study);
    }

    fn hear_verdicts(&mut self, study: &mut Study<G>) {
        while let Some(report) = study.thinker.poll() {
            let Some(asked) = &study.asked else { continue };
            match report {
                Report::Judged(place, verdict) => {
                    study.stale = true;
                    self.session.set_verdict(asked.nodes[place], Some(verdict));
                }
                Report::Done(_) => {
                    match asked.look {
                        Look::Deep => study.deepened = asked.nodes.last().copied(),
                        Look::Lines => study.lines.done = true,
                        Look::Quick | Look::Explored => {}
                    }
                    study.asked = None;
                    study.touch();
                }
                Report::Failed(reason) => {
                    let moved = false;
                    self.news.push(News::BotFailed { reason, moved });
                    study.asked = None;
                    study.stopped = true;
                    study.touch();
                }
                Report::Lines(found) => {
                    study.lines.find(found);
                    study.stale = true;
                }
                Report::Thinking(_) => {}
            }
        }
    }

    /// Asks the thinker what is to be found out next, if it is free or something is more pressing.
    fn ask_on(&self, study: &mut Study<G>) {
        let explored = self.unjudged_way();
        if let Some(nodes) = explored {
            study.lines.put_off();
            let is_asked = study.asked.as_ref().is_some_and(|asked| {
                asked.look == Look::Explored && asked.nodes.last() == nodes.last()
            });
            if !is_asked {
                let limits = limits(EXPLORED, None);
                self.ask_about(study, (Look::Explored, nodes), limits, |_| true);
            }
            return;
        }
        if study.lines.wants(self.session.cursor()) {
            let cursor = self.session.cursor();
            let game = self.session.position(cursor);
            study.lines.begin(cursor);
            if game.outcome().is_none() {
                let count = study.lines.count;
                study.thinker.lines(&game, limits(LINES, None), count);
                let (look, nodes) = (Look::Lines, vec![cursor]);
                study.asked = Some(Asked { look, nodes });
            } else {
                study.lines.done = true;
            }
            study.touch();
            return;
        }
        let asks_in_vain = |asked: &Asked| asked.look == Look::Lines && study.lines.count == 0;
        if study.asked.as_ref().is_some_and(asks_in_vain) {
            study.rest();
        }
        if study.asked.is_some() || study.stopped {
            return;
        }
        let main = self.session.main_line();
        if main.len() < 2 {
            return;
        }
        if main
            .iter()
            .any(|&node| self.session.verdict(node).is_none())
        {
            let question = (Look::Quick, main.to_vec());
            self.ask_about(study, question, limits(QUICK, None), |_| true);
        } else if study.deepened.as_ref() != main.last() {
            let question = (Look::Deep, main.to_vec());
            let limits = limits(DEEP, Some(DEEP_NODES));
            self.ask_about(study, question, limits, is_deep);
        }
    }

    /// Asks about a line of the tree. What is known of it and good enough is not looked at again.
    fn ask_about(
        &self,
        study: &mut Study<G>,
        (look, nodes): (Look, Vec<NodeId>),
        limits: Limits,
        is_enough: impl Fn(&Verdict<G::Move>) -> bool,
    ) {
        let known = nodes.iter().map(|&node| {
            let verdict = self.session.verdict(node).filter(|known| is_enough(known));
            verdict.cloned()
        });
        let course = Course {
            known: known.collect(),
            positions: self.positions_of(&nodes),
            moves: nodes[1..]
                .iter()
                .filter_map(|&node| self.session.move_to(node))
                .collect(),
        };
        study.thinker.judge(course, limits);
        study.asked = Some(Asked { look, nodes });
        study.stale = true;
    }

    /// The positions at places of the tree that lie one after the other.
    fn positions_of(&self, nodes: &[NodeId]) -> Vec<G> {
        let Some(&first) = nodes.first() else {
            return Vec::new();
        };
        let mut positions = vec![self.session.position(first)];
        for &node in &nodes[1..] {
            let mut next = positions[positions.len() - 1].clone();
            if let Some(mv) = self.session.move_to(node) {
                next.play(mv);
            }
            positions.push(next);
        }
        positions
    }

    /// The way from the main line to the position that is shown, if something on it has not been
    /// looked at.
    fn unjudged_way(&self) -> Option<Vec<NodeId>> {
        let way = &self.session.line()[..=self.session.shown_ply()];
        let aside = way.iter().position(|&node| !self.session.is_main(node))?;
        let nodes = &way[aside - 1..];
        let unknown = nodes
            .iter()
            .any(|&node| self.session.verdict(node).is_none());
        unknown.then(|| nodes.to_vec())
    }

    fn study_state(&self, study: &Study<G>) -> StudyState {
        let main = self.session.main_line();
        let verdicts: Vec<_> = main
            .iter()
            .map(|&node| self.session.verdict(node).cloned())
            .collect();
        let (positions, moves) = (self.session.main_positions(), self.session.main_moves());
        let winner = self
            .session
            .outcome()
            .and_then(|outcome| outcome.result.winner());
        let review = Review::of(positions, moves, &verdicts, winner);
        let points = main.iter().enumerate().map(|(number, &node)| {
            let before = number.checked_sub(1);
            let judged = before.and_then(|place| review.judgements[place]);
            StudyPoint {
                node,
                mover: before.map(|place| positions[place].turn()),
                short: before.map(|place| positions[place].list_text(moves[place])),
                chances: verdicts[number]
                    .as_ref()
                    .map_or_else(Vec::new, |known| known.chances.clone()),
                mark: self
                    .session
                    .mark(node)
                    .or(judged.and_then(|judged| judged.mark)),
            }
        });
        let way = &self.session.line()[..=self.session.shown_ply()];
        let off = way.iter().position(|&node| !self.session.is_main(node));
        let cursor = self.session.cursor();
        let chances = self
            .session
            .verdict(cursor)
            .map(|known| known.chances.clone());
        StudyState {
            points: points.collect(),
            shown: off.map_or(way.len(), |off| off) - 1,
            progress: progress(study, &verdicts),
            stopped: study.stopped,
            turning_point: review.turning_point.map(|place| place + 1),
            accuracy: review.accuracy,
            judged: self.judged(cursor),
            line_count: study.lines.count,
            lines: self.line_states(&study.lines),
            lines_done: study.lines.done,
            chances: chances.unwrap_or_default(),
        }
    }

    /// What is thought of the move that leads to a position of the tree, if that is known.
    pub(super) fn judgement(&self, node: NodeId, before: &G) -> Option<Judgement> {
        let parent = self.session.parent(node)?;
        let known = self.session.verdict(parent)?;
        let after = self.session.verdict(node)?;
        let mv = self.session.move_to(node)?;
        Some(Judgement::of(before, mv, known, after))
    }

    /// What is to be said of the move that leads to a position.
    fn judged(&self, node: NodeId) -> Option<Judged> {
        let parent = self.session.parent(node)?;
        let before = self.session.position(parent);
        let mv = self.session.move_to(node)?;
        let found = self.judgement(node, &before).and_then(|found| found.mark);
        let mark = self.session.mark(node).or(found)?;
        let known = self.session.verdict(parent).zip(self.session.verdict(node));
        let blamed = found.filter(|&mark| blames(mark)).and(known);
        Some(Judged {
            ply: self.session.ply(node),
            short: before.list_text(mv),
            mark,
            why: blamed.and_then(|(known, after)| why(&before, mv, known, after)),
        })
    }

    /// The better move in the place of the one that leads to the position shown, while the game is
    /// studied.
    pub(super) fn better(&self) -> Option<G::Move> {
        let study = self.study.as_ref()?;
        study
            .state
            .judged
            .as_ref()
            .filter(|judged| blames(judged.mark))?;
        let cursor = self.session.cursor();
        let known = self.session.verdict(self.session.parent(cursor)?)?;
        let best = *known.line.first()?;
        (self.session.move_to(cursor) != Some(best)).then_some(best)
    }

    /// Looks at what follows from the next mistake of the main line, or from the one before; from the
    /// last one on to the first.
    pub(super) fn show_mistake(&mut self, back: bool) {
        let Some(study) = &self.study else { return };
        let state = &study.state;
        let bad = state.points.iter().enumerate();
        let bad: Vec<usize> = bad
            .filter(|(_, point)| point.mark.is_some_and(is_bad))
            .map(|(number, _)| number)
            .collect();
        let next = if back {
            let before = bad.iter().rev().find(|&&number| number < state.shown);
            before.or(bad.last())
        } else {
            let after = bad.iter().find(|&&number| number > state.shown);
            after.or(bad.first())
        };
        if let Some(&number) = next {
            self.go(state.points[number].node);
        }
    }

    /// Whether there is a mistake to be looked at.
    pub(super) fn has_mistakes(&self) -> bool {
        let points = self.study.iter().flat_map(|study| &study.state.points);
        points.filter_map(|point| point.mark).any(is_bad)
    }
}

/// How far the look at the game is, while it is under way.
fn progress<G: Playable>(
    study: &Study<G>,
    verdicts: &[Option<Verdict<G::Move>>],
) -> Option<LookProgress> {
    let all = verdicts.len();
    let known = verdicts.iter().flatten();
    let look = study.asked.as_ref()?.look;
    let quick = known.clone().count();
    if look == Look::Quick || quick < all {
        return Some(LookProgress {
            done: quick,
            all,
            deep: false,
        });
    }
    (look == Look::Deep).then(|| LookProgress {
        done: known.filter(|known| is_deep(known)).count(),
        all,
        deep: true,
    })
}

/// Whether a position need not be looked at more closely.
fn is_deep<M>(known: &Verdict<M>) -> bool {
    known.nodes >= DEEP_NODES || known.score.plies_to_end().is_some() || known.line.is_empty()
}

fn limits(time: Duration, nodes: Option<u64>) -> Limits {
    Limits {
        time: Some(time),
        nodes,
        ..Limits::default()
    }
}
