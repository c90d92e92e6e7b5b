//! A look at what a person has played against the computer, before it answers: who has thrown much
//! away is told, and may take it back.

use super::thinking::written;
use super::watch::{Looking, Purpose, Warned};
use super::{GameTable, News, Warning};
use crate::board::Playable;
use crate::board::face::LINE_STRENGTHS;
use crate::bot::study::{Course, Judgement, MISTAKE};
use crate::bot::{Limits, Report};
use crate::rules::{Game, Player};
use crate::session::Seat;

/// How many positions are looked at to judge one.
const NODES: u64 = 20_000;
/// How many, where a whole game is looked at.
const NODES_BACK: u64 = 2_000;
/// No longer game is looked at as a whole, in moves.
const LONGEST_BACK: usize = 400;
/// The strongest level that waits for whoever plays against it.
const STRONGEST: u8 = 6;
/// In so many turns there is one warning at most.
const TURNS: usize = 3;

impl<G: Playable> GameTable<G> {
    /// Looks at the turn that a person has just ended, where that is wanted, and at a game against the
    /// computer that is over.
    pub(super) fn watch(&mut self, wanted: bool) {
        if self.session.is_studied() {
            self.watch.stop();
            self.watch.warning = None;
            return;
        }
        let is_gone = |looking: &Looking<G::Move>| {
            looking.revision != self.revision || !self.session.is_live() || self.paused
        };
        if self.watch.looking.as_ref().is_some_and(is_gone) {
            self.watch.stop();
        }
        self.hear_watch();
        if !wanted {
            self.watch.warning = None;
        }
        if self.is_to_look_back() {
            self.look_at(0, (Purpose::LookingBack, NODES_BACK));
        } else if let Some(before) = self.turn_to_look_at().filter(|_| wanted) {
            self.look_at(before, (Purpose::Warning, NODES));
        }
    }

    /// Looks at the positions after so many moves and all later ones, at so many positions for each.
    fn look_at(&mut self, before: usize, (purpose, nodes): (Purpose, u64)) {
        let positions = self.session.positions()[before..].to_vec();
        let moves = self.session.moves()[before..].to_vec();
        self.watch.looking = Some(Looking {
            purpose,
            revision: self.revision,
            before,
            verdicts: vec![None; positions.len()],
        });
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        (self.watch.thinker).judge(Course::new(positions, moves), limits);
    }

    /// Whether the computer has to wait for what becomes of a person's move.
    pub(super) fn is_watching(&self) -> bool {
        let looking = self.watch.looking.as_ref();
        looking.is_some_and(|looking| looking.purpose == Purpose::Warning)
            || self.warned().is_some()
    }

    /// The warning that is to be seen, if there is one.
    pub(super) fn warning(&self) -> Option<&Warning> {
        Some(&self.warned().filter(|_| self.session.is_live())?.said)
    }

    /// What the others can play now, where that is to be seen on the board.
    pub(super) fn shown_answer(&self) -> Option<&[G::Move]> {
        let is_shown = self.warning()?.shown;
        let answer = &self.warned()?.answer;
        is_shown.then_some(answer)
    }

    /// Shows on the board what the others can play now, or stops doing so.
    pub(super) fn show_answer(&mut self) {
        if let Some(warned) = &mut self.watch.warning {
            warned.said.shown ^= true;
        }
    }

    /// The number of moves before the turn that stands to be taken back, if there is a warning.
    pub(super) fn warned_turn(&self) -> Option<usize> {
        self.warning().and_then(|_| Some(self.warned()?.before))
    }

    /// The turn, of this player's from 1, in which a person was warned last and has answered to that.
    pub(super) fn last_warned(&self) -> Option<usize> {
        self.watch.warned.filter(|_| self.warned().is_none())
    }

    /// Lets the game go on, whatever is thought of the last turn.
    pub(super) fn let_go_on(&mut self) {
        self.watch.stop();
        self.watch.warning = None;
        self.watch.seen = Some(self.revision);
    }

    /// Whether there is somebody to be warned, against computers that wait for that.
    pub(super) fn can_warn(&self) -> bool {
        let is_weak = |seat: &Seat| seat.level().is_none_or(|level| level.number() <= STRONGEST);
        let people = self.people();
        0 < people && people < self.seats.len() && self.seats.iter().all(is_weak)
    }

    fn warned(&self) -> Option<&Warned<G::Move>> {
        let warned = self.watch.warning.as_ref();
        warned.filter(|warned| warned.revision == self.revision)
    }

    /// The number of moves before the turn that has just gone from a person to a computer no
    /// stronger than [`STRONGEST`], if it has not been looked at.
    fn turn_to_look_at(&self) -> Option<usize> {
        let is_new = self.watch.seen != Some(self.revision);
        if !is_new || self.job.is_some() || self.answer.is_some() || !self.bot_to_move() {
            return None;
        }
        let positions = self.session.positions();
        let last = self.session.moves().len().checked_sub(1)?;
        let player = positions[last].turn();
        if self.is_computer(player) || !self.can_warn() {
            return None;
        }
        let own = |&place: &usize| positions[place].turn() == player;
        let before = (0..=last).rev().take_while(own).last()?;
        let is_thought_about = positions[before].at_once(0).is_none();
        let is_due = (self.watch.warned).is_none_or(|turn| self.turns_of(player) >= turn + TURNS);
        (is_thought_about && is_due).then_some(before)
    }

    /// How many turns a player has had.
    fn turns_of(&self, player: Player) -> usize {
        let played = self.session.moves().len();
        let mut movers: Vec<_> = (self.session.positions()[..played].iter())
            .map(Game::turn)
            .collect();
        movers.dedup();
        movers.into_iter().filter(|&mover| mover == player).count()
    }

    /// Hears what the look has found out.
    fn hear_watch(&mut self) {
        while let Some(report) = self.watch.thinker.poll() {
            match report {
                Report::Judged(place, verdict) => {
                    let verdicts = self
                        .watch
                        .looking
                        .as_mut()
                        .map(|looking| &mut looking.verdicts);
                    if let Some(known) = verdicts.and_then(|verdicts| verdicts.get_mut(place)) {
                        *known = Some(verdict);
                    }
                }
                Report::Done(_) => {
                    let Some(looking) = self.watch.looking.take() else {
                        continue;
                    };
                    match looking.purpose {
                        Purpose::Warning => self.warn(looking),
                        Purpose::LookingBack => self.look_back(&looking),
                    }
                }
                Report::Failed(reason) => {
                    self.watch.looking = None;
                    self.watch.seen = Some(self.revision);
                    self.watch.looked_back = Some((self.revision, Vec::new()));
                    let moved = false;
                    self.news.push(News::BotFailed { reason, moved });
                }
                Report::Thinking(_) | Report::Lines(_) => {}
            }
        }
    }

    /// Warns of a turn that was looked at, where it has thrown much away.
    fn warn(&mut self, looking: Looking<G::Move>) {
        self.watch.seen = Some(self.revision);
        self.watch.warning = self.thought_of(looking);
        if self.watch.warning.is_some() {
            let player = self.session.positions()[self.session.moves().len() - 1].turn();
            self.watch.warned = Some(self.turns_of(player));
        }
    }

    /// Whether a game of a person against a computer is over, and has not been looked at.
    fn is_to_look_back(&self) -> bool {
        let looked_back = self.watch.looked_back.as_ref();
        let is_known = looked_back.is_some_and(|&(revision, _)| revision == self.revision);
        self.session.outcome().is_some()
            && self.opponent().is_some()
            && self.session.is_live()
            && self.session.moves().len() <= LONGEST_BACK
            && self.watch.looking.is_none()
            && !is_known
    }

    /// Remembers what the person's chances were in a game that is over.
    fn look_back(&mut self, looking: &Looking<G::Move>) {
        let Some((person, _)) = self.opponent() else {
            return;
        };
        let known = looking.verdicts.iter().flatten();
        let chances = known.map(|known| known.chance(person)).collect();
        self.watch.looked_back = Some((looking.revision, chances));
    }

    /// What is to be said of a turn, if it has thrown much away.
    fn thought_of(&self, looking: Looking<G::Move>) -> Option<Warned<G::Move>> {
        let verdicts: Vec<_> = looking.verdicts.into_iter().collect::<Option<_>>()?;
        let positions = &self.session.positions()[looking.before..];
        let moves = &self.session.moves()[looking.before..];
        let is_bad = |place: usize| {
            let (before, after) = (&verdicts[place], &verdicts[place + 1]);
            let judged = Judgement::of(&positions[place], moves[place], before, after);
            judged.unjudged.is_none() && judged.loss() >= MISTAKE
        };
        let (first, last) = (verdicts.first()?, verdicts.last()?);
        let player = positions[0].turn();
        let (before, after) = (first.chance(player), last.chance(player));
        let loses = before.tenths() >= after.tenths() + MISTAKE;
        let goes_on = positions.last()?.outcome().is_none();
        if !goes_on || !loses || !(0..moves.len()).any(is_bad) {
            return None;
        }
        let shown = last.line.len().min(LINE_STRENGTHS.len());
        let answer = last.line[..shown].to_vec();
        Some(Warned {
            revision: looking.revision,
            before: looking.before,
            said: Warning {
                before,
                after,
                answer: written(self.session.live(), &answer),
                shown: false,
            },
            answer,
        })
    }
}
