//! The computer at the table: when it thinks, what about, and when its answer is played.

use std::time::Duration;

use egui::Context;

use super::job::{Heard, Hint, Job, KnownHint};
use super::{GameTable, News, Thought};
use crate::board::{BoardView as _, Look, Playable};
use crate::bot::search::Node as _;
use crate::bot::study::chances;
use crate::bot::{Limits, Opinion, Report};
use crate::session::Seat;

/// From the end of the user's motion to the computer's move, in seconds.
const BOT_DELAY: f64 = 0.35;
/// From one move of the computer to its next in the same turn, in seconds.
const BOT_PAUSE: f64 = 0.45;
/// From one move to the next that takes no thought, in seconds.
const BOT_AT_ONCE: f64 = 0.12;
/// How long a hint is thought about.
const HINT_TIME: Duration = Duration::from_secs(1);
/// How long an offered draw is thought about.
const DRAW_TIME: Duration = Duration::from_millis(500);
/// A board that has not been drawn for this long is hidden: its motion is not waited for. Seconds.
const HIDDEN_AFTER: f64 = 1.0;

/// A search that took less than this says nothing about speed.
const LEAST_TIMED: Duration = Duration::from_millis(10);
/// The longest line of moves that is written out.
const LONGEST_LINE: usize = 12;

impl<G: Playable> GameTable<G> {
    /// Whether a computer is to move, and nothing keeps it from that.
    pub(super) fn bot_to_move(&self) -> bool {
        let live = self.session.live();
        self.session.is_live()
            && !self.session.is_studied()
            && !self.paused
            && !self.is_watching()
            && !self.is_clock_stopped()
            && !self.session.is_full()
            && live.outcome().is_none()
            && self.is_computer(live.turn())
    }

    /// Drops what the computer is thinking about and what it has found.
    pub(super) fn cancel(&mut self) {
        self.thinker.cancel();
        self.job = None;
        self.job_began = None;
        self.answer = None;
        self.hint = None;
        self.skip = false;
    }

    fn start(&mut self, job: Job) {
        self.job = Some(job);
        self.job_began = Some(self.now);
    }

    /// Starts to think, for `time` at most, if it is the computer's turn and it does not think yet.
    pub(super) fn think(&mut self, time: Duration) {
        if self.job.is_some() || self.answer.is_some() || !self.bot_to_move() {
            return;
        }
        let live = self.session.live();
        if let Some(Seat::Computer(level)) = self.seats.get(live.turn().index()) {
            let seed = self.dice.number();
            let time = self.thinking_time(time);
            self.thinker.choose(live, *level, seed, time);
            self.start(Job::Choice);
        }
    }

    /// Hears what the thinking thread reports.
    pub(super) fn listen(&mut self) {
        while let Some(report) = self.thinker.poll() {
            let Some(job) = self.job else { continue };
            let opinion = match report {
                Report::Thinking(opinion) => {
                    self.hear(job, &opinion);
                    continue;
                }
                Report::Judged(..) | Report::Lines(_) => continue,
                Report::Done(opinion) => opinion,
                Report::Failed(reason) => {
                    let moved = job == Job::Choice;
                    self.news.push(News::BotFailed { reason, moved });
                    None
                }
            };
            if let Some(opinion) = &opinion {
                self.hear(job, opinion);
            }
            self.job = None;
            self.job_began = None;
            match (job, opinion) {
                (Job::Choice, opinion) => self.choose(opinion.as_ref()),
                (Job::Hint, Some(opinion)) => {
                    let shown = self.session.shown();
                    self.hint = opinion.line.first().map(|&mv| Hint {
                        ply: self.session.shown_ply(),
                        mv,
                        reason: shown.hint_reason(&opinion.line, opinion.score),
                    });
                    self.known_hint = self.hint.clone().map(|hint| KnownHint {
                        before: self.session.moves()[..hint.ply].to_vec(),
                        hint,
                    });
                }
                (Job::Draw, Some(opinion)) => {
                    // The person who offers is to move, so the score is theirs.
                    if -opinion.score.centi() <= G::Node::TUNING.draw_accepted_at {
                        self.agree_draw(self.session.live().turn());
                        self.news.push(News::DrawAccepted);
                    } else {
                        self.news.push(News::DrawDeclined);
                    }
                }
                (Job::Draw, None) => self.news.push(News::DrawDeclined),
                (Job::Hint, None) => {}
                (Job::Ponder, _) => self.pondered = Some(self.revision),
            }
        }
    }

    /// Remembers what the computer thinks, for whoever wants to see it.
    fn hear(&mut self, job: Job, opinion: &Opinion<G::Move>) {
        if !job.may_be_shown() || opinion.depth == 0 {
            return;
        }
        let game = self.session.shown();
        let timed = opinion.time >= LEAST_TIMED;
        let thought = Thought {
            depth: opinion.depth,
            player: game.turn(),
            score: opinion.score,
            chances: chances(game, opinion.score, &opinion.shares),
            speed: timed.then(|| (opinion.nodes as f64 / opinion.time.as_secs_f64()) as u64),
            line: written(game, &opinion.line),
        };
        self.heard = Some(Heard {
            job,
            ply: self.session.shown_ply(),
            line: opinion.line.clone(),
            thought,
        });
    }

    /// Drops a thought of a position that is no longer on the way to the one shown.
    pub(super) fn forget_what_is_gone(&mut self) {
        let shown = self.session.shown_ply();
        self.heard = self.heard.take().filter(|heard| heard.ply <= shown);
    }

    /// The last thought, as long as it says something about the position shown: one for a hint is
    /// about that position alone.
    pub(super) fn standing_thought(&self) -> Option<&Thought> {
        let heard = self.heard.as_ref()?;
        let shown = self.session.shown_ply();
        let stands = match heard.job {
            Job::Hint => heard.ply == shown,
            Job::Choice | Job::Draw | Job::Ponder => heard.ply <= shown,
        };
        stands.then_some(&heard.thought)
    }

    /// The moves that the computer is thinking of in the position shown; empty if it does not
    /// think, or if a hint is there to be seen.
    pub(super) fn line(&self) -> &[G::Move] {
        let thinks = self.job.is_some_and(Job::may_be_shown) || self.answer.is_some();
        match &self.heard {
            Some(heard)
                if thinks && self.hint.is_none() && heard.ply == self.session.shown_ply() =>
            {
                &heard.line
            }
            _ => &[],
        }
    }

    /// Takes what the computer has chosen for its move. Where the search has failed, it plays any
    /// move: the game goes on.
    fn choose(&mut self, opinion: Option<&Opinion<G::Move>>) {
        let chosen = opinion.and_then(|opinion| opinion.line.first().copied());
        self.answer = chosen.or_else(|| self.any_move());
        // Nothing at all to play would be looked for again for ever.
        self.paused = self.answer.is_none();
    }

    /// Some legal move, for when the search has failed.
    fn any_move(&self) -> Option<G::Move> {
        let live = self.session.live();
        let mut moves = Vec::new();
        live.legal_moves(&mut moves);
        moves.into_iter().find(|&mv| live.check(mv).is_ok())
    }

    /// Plays the computer's answer once the board has been at rest for long enough.
    pub(super) fn answer(&mut self, ctx: &Context, look: &Look) {
        let Some(mv) = self.answer else { return };
        if !self.session.is_live() {
            return;
        }
        let now = self.now;
        if self.skip || self.is_in_a_hurry() {
            self.view.finish_motion();
        } else {
            let is_moving = self.drawn && (self.undrawn || self.view.is_moving());
            if is_moving && now - self.moved_at < HIDDEN_AFTER {
                return;
            }
            if !self.drawn && now - self.moved_at < HIDDEN_AFTER {
                ctx.request_repaint_after(Duration::from_millis(50));
                return;
            }
            let pace = look.speed.pace();
            let (delay, pause) = match self.session.live().at_once(0) {
                Some(_) => (0.0, BOT_AT_ONCE),
                None => (BOT_DELAY, BOT_PAUSE),
            };
            let due = (self.moved_at + delay * pace).max(self.bot_moved_at + pause * pace);
            if now < due {
                ctx.request_repaint_after(Duration::from_secs_f64(due - now));
                return;
            }
        }
        self.play(mv);
        self.bot_moved_at = now;
        ctx.request_repaint();
    }

    /// Brings the board to rest in a window that is hidden: nothing that would be drawn is waited for.
    pub(super) fn settle_unseen(&mut self) {
        self.view.finish_motion();
        self.drawn = true;
        self.undrawn = false;
    }

    /// Looks for a good move in the position shown, for the user; says it again if it is known.
    pub(super) fn think_of_hint(&mut self) {
        let before = &self.session.moves()[..self.session.shown_ply()];
        let known = self.known_hint.as_ref();
        self.hint = known
            .filter(|known| known.before == before)
            .map(|known| known.hint.clone());
        if self.hint.is_some() {
            return;
        }
        self.job = Some(Job::Hint);
        self.thinker
            .analyse(self.session.shown(), within(HINT_TIME));
    }

    /// Considers a draw that the user has offered.
    pub(super) fn think_of_draw(&mut self) {
        self.cancel();
        self.job = Some(Job::Draw);
        self.thinker.analyse(self.session.live(), within(DRAW_TIME));
    }
}

/// The first moves of a line in words of the game record.
pub(super) fn written<G: Playable>(game: &G, line: &[G::Move]) -> String {
    let mut game = game.clone();
    let mut words = Vec::new();
    for &mv in line.iter().take(LONGEST_LINE) {
        if game.check(mv).is_err() {
            break;
        }
        words.push(game.write_move(mv));
        game.play(mv);
    }
    words.join("  ")
}

fn within(time: Duration) -> Limits {
    Limits {
        time: Some(time),
        ..Limits::default()
    }
}
