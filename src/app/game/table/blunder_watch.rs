//! Judgement of a person's turns against the computer: warnings of blunders, and the chances in a game
//! that is over.

use super::move_text::listed_line;
use super::seats::Seats;
use super::{Warning, is_bad};
use crate::app::shell::command::WarningLevels;
use crate::board::Playable;
use crate::board::face::LINE_STRENGTHS;
use crate::bot::study::{Chance, Experience, MoveLine, QUICK_NODES, SAME_WIN, Verdict};
use crate::bot::{Level, Limits, Report, Thinker};
use crate::phrase::Phrase;
use crate::rules::{Game, Player};
use crate::session::Session;

/// Longest game that is reviewed, in moves.
const LONGEST_REVIEW: usize = 400;
/// Strongest level that warns, and strongest of those that do unless the user does not want it.
const STRONGEST: u8 = 6;
const STRONGEST_FIRST: u8 = 4;
/// Turns from one warning to the next, at least.
const TURNS_BETWEEN: usize = 3;
/// First moves, which say nothing about who was better. A mean needs as many more.
const OPENING: usize = 8;

pub(super) struct BlunderWatch<G: Playable> {
    /// Not the engine's: the computer must not play better by what this one finds.
    thinker: Thinker<G>,
    search: Option<Search<G::Move>>,
    /// Revision of the moves whose last turn needs no judgement any more.
    judged: Option<u64>,
    /// Turn of the last warning, among those of the player, from 1.
    warned: Option<usize>,
    blunder: Option<Blunder<G::Move>>,
    /// The last finished judgement of a turn, until it is taken.
    finished: Option<JudgedTurn<G::Move>>,
    review: Option<Review>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Warning,
    Review,
}

impl Purpose {
    /// Number of positions to search for each judgement.
    const fn nodes(self) -> u64 {
        match self {
            Self::Warning => QUICK_NODES,
            Self::Review => 2_000,
        }
    }
}

struct Search<M> {
    purpose: Purpose,
    revision: u64,
    /// Number of moves before the turn.
    before: usize,
    /// Number of moves before the first judged position. The judgement of the turn depends on those before it.
    first: usize,
    /// Verdicts on the positions from there on.
    verdicts: Vec<Option<Verdict<M>>>,
}

/// Verdicts on the positions that the judgement of a turn depends on.
pub(super) struct JudgedTurn<M> {
    pub(super) revision: u64,
    /// Number of moves before the first of them.
    pub(super) first: usize,
    pub(super) verdicts: Vec<Option<Verdict<M>>>,
}

/// A person's chances in a game that is over.
struct Review {
    revision: u64,
    chances: Vec<Chance>,
}

/// A turn that has thrown much away, until the warning is answered.
pub(super) struct Blunder<M> {
    revision: u64,
    /// Number of moves before the turn.
    pub(super) before: usize,
    pub(super) warning: Warning,
    answer: Vec<M>,
}

impl<M> Blunder<M> {
    /// Reply of the others, while the user wants to see it on the board.
    pub(super) fn shown_answer(&self) -> Option<&[M]> {
        self.warning.shown.then_some(&self.answer)
    }
}

impl<G: Playable> BlunderWatch<G> {
    pub(super) fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            thinker: Thinker::new(wake),
            search: None,
            judged: None,
            warned: None,
            blunder: None,
            finished: None,
            review: None,
        }
    }

    pub(super) fn stop(&mut self) {
        self.thinker.cancel();
        self.search = None;
    }

    /// Stops a search for other moves than those at this revision.
    pub(super) fn stop_outdated(&mut self, revision: u64) {
        let search = self.search.as_ref();
        if search.is_some_and(|search| search.revision != revision) {
            self.stop();
        }
    }

    pub(super) const fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    pub(super) fn clear_warning(&mut self) {
        self.blunder = None;
    }

    /// Lets the game go on, whatever the last turn was.
    pub(super) fn dismiss(&mut self, revision: u64) {
        self.stop();
        self.clear_warning();
        self.judged = Some(revision);
    }

    pub(super) fn toggle_answer(&mut self) {
        if let Some(blunder) = &mut self.blunder {
            blunder.warning.shown ^= true;
        }
    }

    /// Levels of the computers, if a person plays against computers that may warn.
    pub(super) fn levels(seats: &Seats) -> Option<WarningLevels> {
        let strongest = seats.levels().map(Level::number).max()?;
        if !seats.has_people_and_computers() || strongest > STRONGEST {
            None
        } else if strongest > STRONGEST_FIRST {
            Some(WarningLevels::Higher)
        } else {
            Some(WarningLevels::First)
        }
    }

    /// Returns `true` if the computer has to wait for a judgement, or for the answer to a warning.
    pub(super) fn holds_computer(&self, revision: u64) -> bool {
        let search = self.search.as_ref();
        search.is_some_and(|search| search.purpose == Purpose::Warning)
            || self.blunder(revision).is_some()
    }

    /// The blunder that the moves at this revision end with.
    pub(super) fn blunder(&self, revision: u64) -> Option<&Blunder<G::Move>> {
        let blunder = self.blunder.as_ref();
        blunder.filter(|blunder| blunder.revision == revision)
    }

    /// Turn of the last warning that was answered, among those of the player, from 1.
    pub(super) fn last_warned(&self, revision: u64) -> Option<usize> {
        self.warned.filter(|_| self.blunder(revision).is_none())
    }

    pub(super) fn set_last_warned(&mut self, turn: Option<usize>) {
        self.warned = turn;
    }

    /// Mean chance of the person in a game that is over, without its opening, in tenths of a percent;
    /// `None` for a short game and before the review.
    pub(super) fn mean_chance(&self, revision: u64) -> Option<usize> {
        let review = self.review.as_ref();
        let review = review.filter(|review| review.revision == revision)?;
        let middle = review.chances.get(OPENING..)?;
        if middle.len() < OPENING {
            return None;
        }
        let chances = middle.iter().map(|chance| usize::from(chance.tenths()));
        Some(chances.sum::<usize>() / middle.len())
    }

    /// Starts to review a game of a person against the computer that is over. Returns `true` if it needs
    /// that.
    pub(super) fn review(&mut self, session: &Session<G>, seats: &Seats, revision: u64) -> bool {
        let review = self.review.as_ref();
        let is_known = review.is_some_and(|review| review.revision == revision);
        let is_due = session.outcome().is_some()
            && seats.person_and_computer().is_some()
            && session.is_live()
            && session.moves().len() <= LONGEST_REVIEW
            && self.search.is_none()
            && !is_known;
        if is_due {
            self.search(session, (Purpose::Review, 0), revision);
        }
        is_due
    }

    /// Starts to judge the turn that has just gone from a person to a computer that warns, if that is due.
    pub(super) fn judge_turn(&mut self, session: &Session<G>, seats: &Seats, revision: u64) {
        if self.judged == Some(revision) {
            return;
        }
        if let Some(before) = self.turn_to_judge(session, seats) {
            self.search(session, (Purpose::Warning, before), revision);
        }
    }

    /// Number of moves before the turn.
    fn turn_to_judge(&self, session: &Session<G>, seats: &Seats) -> Option<usize> {
        let positions = session.positions();
        let last = session.moves().len().checked_sub(1)?;
        let player = positions[last].turn();
        if seats.is_computer(player) || Self::levels(seats).is_none() {
            return None;
        }
        let is_own = |&place: &usize| positions[place].turn() == player;
        let before = (0..=last).rev().take_while(is_own).last()?;
        let takes_thought = positions[before].instant_move(0).is_none();
        let is_due =
            self.warned.is_none_or(|turn| turns_of(session, player) >= turn + TURNS_BETWEEN);
        // Whoever followed a hint is not told that it was wrong.
        let is_hinted = session.is_hinted(session.cursor());
        (takes_thought && is_due && !is_hinted).then_some(before)
    }

    fn search(&mut self, session: &Session<G>, what: (Purpose, usize), revision: u64) {
        let (purpose, before) = what;
        let first = before.saturating_sub(SAME_WIN);
        let positions = session.positions()[first..].to_vec();
        let moves = session.moves()[first..].to_vec();
        let mut line = MoveLine::new(positions, moves);
        if purpose == Purpose::Warning {
            // The study reads the verdicts that the game has already.
            let nodes = session.line()[first..].iter();
            line.known = nodes.map(|&node| session.verdict(node).cloned()).collect();
        }
        let verdicts = line.known.clone();
        self.search = Some(Search { purpose, revision, before, first, verdicts });
        let limits = Limits { nodes: Some(purpose.nodes()), ..Limits::default() };
        self.thinker.judge(line, limits);
    }

    /// Handles reports of the thinking thread. Returns the reason if it has failed.
    pub(super) fn poll(
        &mut self,
        session: &Session<G>,
        seats: &Seats,
        revision: u64,
    ) -> Option<Phrase> {
        while let Some(report) = self.thinker.poll() {
            match report {
                Report::Judged(place, verdict) => self.set_verdict(place, verdict),
                Report::Done(_) => {
                    let Some(search) = self.search.take() else {
                        continue;
                    };
                    match search.purpose {
                        Purpose::Warning => {
                            self.judged = Some(revision);
                            self.warn(search, session, seats.experience());
                        }
                        Purpose::Review => self.finish_review(&search, seats),
                    }
                }
                Report::Failed(reason) => {
                    self.search = None;
                    self.judged = Some(revision);
                    let chances = Vec::new();
                    self.review = Some(Review { revision, chances });
                    return Some(reason);
                }
                Report::Thinking(_) | Report::Lines(_) | Report::OfLevel(..) => {}
            }
        }
        None
    }

    fn set_verdict(&mut self, place: usize, verdict: Verdict<G::Move>) {
        let verdicts = self.search.as_mut().map(|search| &mut search.verdicts);
        if let Some(known) = verdicts.and_then(|verdicts| verdicts.get_mut(place)) {
            *known = Some(verdict);
        }
    }

    /// Takes the verdicts of the last finished judgement of a turn, so that the study tells the same.
    pub(super) fn take_judged_turn(&mut self) -> Option<JudgedTurn<G::Move>> {
        self.finished.take()
    }

    fn warn(&mut self, search: Search<G::Move>, session: &Session<G>, experience: Experience) {
        let Search { revision, first, ref verdicts, .. } = search;
        self.finished = Some(JudgedTurn { revision, first, verdicts: verdicts.clone() });
        self.blunder = blunder(search, session, experience);
        if self.blunder.is_some() {
            let player = session.positions()[session.moves().len() - 1].turn();
            self.warned = Some(turns_of(session, player));
        }
    }

    fn finish_review(&mut self, search: &Search<G::Move>, seats: &Seats) {
        let Some((person, _)) = seats.person_and_computer() else {
            return;
        };
        let known = search.verdicts.iter().flatten();
        self.review = Some(Review {
            revision: search.revision,
            chances: known.map(|known| known.chance(person)).collect(),
        });
    }
}

/// Number of turns that a player has had.
fn turns_of<G: Game>(session: &Session<G>, player: Player) -> usize {
    let played = session.moves().len();
    let mut movers: Vec<_> = (session.positions()[..played].iter()).map(Game::turn).collect();
    movers.dedup();
    movers.into_iter().filter(|&mover| mover == player).count()
}

/// The turn that was judged, if one of its moves is a mistake.
fn blunder<G: Playable>(
    search: Search<G::Move>,
    session: &Session<G>,
    experience: Experience,
) -> Option<Blunder<G::Move>> {
    let mut line = session.judged_line();
    for (known, verdict) in line.known[search.first..].iter_mut().zip(search.verdicts) {
        *known = verdict;
    }
    let judged = (search.before..line.moves.len()).map(|ply| line.judgement(ply, experience));
    let judged: Vec<_> = judged.collect::<Option<_>>()?;
    let worst = judged.into_iter().filter(|judgement| judgement.mark.is_some_and(is_bad));
    let worst = worst.max_by_key(|judgement| (judgement.units, judgement.loss()))?;
    let goes_on = session.live().outcome().is_none();
    let last = line.known.last()?.as_ref().filter(|_| goes_on)?;
    let shown = last.line.len().min(LINE_STRENGTHS.len());
    let answer = last.line[..shown].to_vec();
    Some(Blunder {
        revision: search.revision,
        before: search.before,
        warning: Warning {
            why: worst.why?,
            answer: listed_line(session.live(), &answer),
            shown: false,
        },
        answer,
    })
}
