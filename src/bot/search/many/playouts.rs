//! The search for more than two seats that has time: playouts (Monte Carlo tree search).
//!
//! A playout follows the most promising moves to a position that was not looked at yet, looks at all
//! its moves, and lets everybody on the way know how likely each seat is to win there. A move is
//! worth to who makes it what came out on the mean, so nothing rests on a single answer that
//! somebody might not choose; the more promising a move, the more often it is tried (PUCT, Rosin
//! 2011). Whatever is certain goes up the tree as such, and is not tried again (Winands, Björnsson
//! and Saito, 2008).

use std::cmp::Reverse;

use libm::{expf, logf};

use super::super::limits::{Stopped, Visits};
use super::super::path::{Path, PathMark, PathStep};
use super::super::root::{DepthSearch, Root};
use super::super::{Child, DEEPEST, MOST_SEATS, Node, Score, SearchControl, SearchTask, Urgency};
use super::certainty::{Certainty, Chances};
use super::tree::{Branch, ROOT, Tree};
use crate::rules::Player;

/// How much what was tried seldom is tried for its promise alone.
const CURIOSITY: f32 = 0.8;
/// How much less is promised by a move that looks a part less likely to win than the best.
const SHARPNESS: f32 = 4.0;
/// Where even the best move looks less likely to win than this, all promise much the same.
const LEAST_BEST: f32 = 0.02;
/// The playouts of the first round.
const FIRST_ROUND: u32 = 16;
/// How often they are doubled at most.
const LAST_DOUBLING: u32 = 27;
/// After so many playouts a player who has one way left looks no further.
const ENOUGH_FOR_ONE: u32 = 1000;
/// What is not certain is never thought likelier than this.
const LIKELIEST: f32 = 0.9995;

/// A search under way.
pub(in super::super) struct Playouts<'a, N: Node, W> {
    seats: usize,
    visits: Visits<'a, W>,
    path: Path,
    /// How to leave the positions of a playout.
    marks: Vec<PathMark>,
    tree: Tree<N::Move>,
    /// The moves of a playout, and who made each.
    way: Vec<(usize, Player)>,
    /// The moves at the root, in an order that says which of two equal ones is tried first.
    root_moves: Vec<N::Move>,
    /// The moves of a position, their boards, and what they lead to, while it is looked at.
    moves: Vec<N::Move>,
    keys: Vec<u64>,
    answers: Vec<Branch<N::Move>>,
    /// For each answer at the root, what came out for all seats, and how often.
    came_out: Vec<([f64; MOST_SEATS], u32)>,
}

impl<'a, N: Node, W: SearchControl<N::Move>> DepthSearch<'a, N, W> for Playouts<'a, N, W> {
    /// Makes twice as many playouts as for the depth before.
    fn search_root(&mut self, root: &mut Root<N>, depth: u32) -> Result<(), Stopped> {
        let most = FIRST_ROUND << (depth - 1).min(LAST_DOUBLING);
        let mut result = Ok(());
        while result.is_ok() && self.tree.branch(ROOT).tries <= most && !self.is_over() {
            result = self.playout(&root.node);
        }
        self.rank(root);
        result
    }

    fn visits(&mut self) -> &mut Visits<'a, W> {
        &mut self.visits
    }

    /// The root is certain, or only one move does not lose for certain.
    fn is_over(&self) -> bool {
        let root = self.tree.branch(ROOT);
        let mut ways = (self.tree.answers(ROOT).iter()).filter(|answer| !answer.is_won());
        !root.is_open() || root.tries > ENOUGH_FOR_ONE && ways.nth(1).is_none()
    }

    /// How far the line goes.
    fn depth_of(&self, root: &Root<N>, _: u32) -> u32 {
        let line = root.moves.first().map(|root_move| &root_move.line);
        line.map_or(0, Vec::len) as u32
    }
}

impl<'a, N: Node, W: SearchControl<N::Move>> Playouts<'a, N, W> {
    /// The search that a task asks for; `None` if there is no move.
    pub(in super::super) fn new(task: &SearchTask<N>, control: &'a mut W) -> Option<Self> {
        let seats = task.node.seats();
        Some(Self {
            seats,
            visits: Visits::up_to(task.limits.nodes.unwrap_or(u64::MAX), control),
            path: Path::new(task.recurrence.clone()),
            marks: Vec::new(),
            tree: Tree::new(*task.moves.first()?, seats),
            way: Vec::new(),
            root_moves: task.moves.clone(),
            moves: Vec::new(),
            keys: Vec::new(),
            answers: Vec::new(),
            came_out: Vec::new(),
        })
    }

    /// Follows the most promising moves to the end of the tree, looks further there, and lets all
    /// on the way know.
    fn playout(&mut self, root: &N) -> Result<(), Stopped> {
        self.visits.count::<N::Move>()?;
        self.way.clear();
        let found = self.descend(root);
        while let Some(mark) = self.marks.pop() {
            self.path.leave(mark);
        }
        let chances = found?;
        if let Some(&(index, _)) = self.way.first() {
            self.remember(index - self.tree.answer(ROOT, 0), &chances);
        }
        for step in (0..self.way.len()).rev() {
            let (index, player) = self.way[step];
            self.tree.count(index, player, &chances);
            let before = step.checked_sub(1).map_or(ROOT, |step| self.way[step].0);
            if !self.tree.branch(index).is_open() && self.tree.branch(before).is_open() {
                let chosen = self.tree.chosen(player, self.tree.answers(before));
                if let Some(ending) = chosen {
                    self.tree.close(before, ending);
                }
            }
        }
        self.tree.count_root();
        Ok(())
    }

    /// Remembers what came out for all seats after an answer at the root.
    fn remember(&mut self, number: usize, chances: &Chances) {
        if self.came_out.len() <= number {
            self.came_out.resize(number + 1, ([0.0; MOST_SEATS], 0));
        }
        let (sums, count) = &mut self.came_out[number];
        for (sum, &chance) in sums.iter_mut().zip(chances) {
            *sum += f64::from(chance);
        }
        *count += 1;
    }

    /// What each seat has of the win after an answer at the root, in millionths.
    fn shares(&self, root: &N, number: usize) -> Vec<u32> {
        const UNIT: f64 = 1e6;
        let answer = &self.tree.answers(ROOT)[number];
        let of_chances = |chances: Chances| chances.map(f64::from);
        let chances = match (self.tree.ending(answer), self.came_out.get(number)) {
            (Some(ending), _) => of_chances(ending.chances(self.seats)),
            (None, Some(&(sums, count @ 1..))) => sums.map(|sum| sum / f64::from(count)),
            (None, _) => of_chances(Child::after(root, answer.mv).node.chances()),
        };
        let shares = chances.map(|chance| (chance * UNIT).round() as u32);
        shares[..self.seats].to_vec()
    }

    /// Goes down to a position that was not looked at, or a certain end, and says what the chances
    /// are there.
    fn descend(&mut self, root: &N) -> Result<Chances, Stopped> {
        let mut node = root.clone();
        let mut here = ROOT;
        loop {
            let Some(number) = self.most_urgent(here) else {
                return self.look_further(&node, here);
            };
            here = self.tree.answer(here, number);
            self.way.push((here, node.turn()));
            let branch = self.tree.branch(here);
            if let Some(ending) = self.tree.ending(branch) {
                return Ok(ending.chances(self.seats));
            }
            let child = Child::after(&node, branch.mv);
            if let PathStep::New(mark) = self.path.enter(&node, &child) {
                self.marks.push(mark);
            }
            node = child.node;
        }
    }

    /// The answer to be tried next; `None` as long as none are known.
    fn most_urgent(&self, here: usize) -> Option<usize> {
        let curiosity = CURIOSITY * (self.tree.branch(here).tries as f32).sqrt();
        let mut most = None;
        let mut best = f32::NEG_INFINITY;
        for (number, answer) in self.tree.answers(here).iter().enumerate() {
            // Of an open position no answer wins for certain; those that lose are for whoever has
            // nothing else.
            let urge = if answer.is_won() {
                -1.0
            } else {
                answer.mean() + curiosity * answer.promise / answer.tries as f32
            };
            if urge > best {
                (most, best) = (Some(number), urge);
            }
        }
        most
    }

    /// Looks at all moves of a position that the tree ends with; its chances are those of the best
    /// one.
    fn look_further(&mut self, node: &N, here: usize) -> Result<Chances, Stopped> {
        let mover = node.turn();
        self.list_moves(node, here);
        let mut best = None;
        for number in 0..self.moves.len() {
            let mv = self.moves[number];
            let child = Child::after(node, mv);
            // Moves that lead to the same position are one.
            if self.keys.contains(&child.key) {
                continue;
            }
            self.keys.push(child.key);
            let ending = match self.path.enter(node, &child) {
                PathStep::Forbidden => continue,
                PathStep::Drawn => Some(Certainty::Drawn),
                PathStep::New(mark) => {
                    self.path.leave(mark);
                    seen_at_once(&child.node)
                }
            };
            self.visits.count::<N::Move>()?;
            let chances = match ending {
                Some(ending) => ending.chances(self.seats),
                None => child.node.chances(),
            };
            let worth = chances[mover.index()];
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, chances));
            }
            let answer = self.tree.looked_at(mv, worth, ending);
            self.answers.push(answer);
        }
        let Some((most, chances)) = best else {
            let ending = Certainty::of(node.verdict_when_stuck());
            self.tree.close(here, ending);
            return Ok(ending.chances(self.seats));
        };
        share_promise(&mut self.answers, most);
        self.tree.grow(here, &self.answers);
        let ending = self.tree.chosen(mover, &self.answers);
        if let Some(ending) = ending {
            self.tree.close(here, ending);
        }
        Ok(ending.map_or(chances, |ending| ending.chances(self.seats)))
    }

    fn list_moves(&mut self, node: &N, here: usize) {
        self.moves.clear();
        self.keys.clear();
        self.answers.clear();
        if here == ROOT {
            self.moves.extend_from_slice(&self.root_moves);
        } else {
            node.tactical_moves(&mut self.moves);
            node.quiet_moves(&mut self.moves);
        }
    }

    /// Puts the moves of the root in order: what was tried most is best, and of what loses what
    /// loses last.
    fn rank(&self, root: &mut Root<N>) {
        let mover = root.node.turn();
        let answers = self.tree.answers(ROOT);
        let mut ranked = Vec::with_capacity(root.moves.len());
        for mut root_move in std::mem::take(&mut root.moves) {
            let is_it = |answer: &Branch<N::Move>| Some(&answer.mv) == root_move.line.first();
            let mut rank = (0, 0);
            if let Some(number) = answers.iter().position(is_it) {
                let answer = &answers[number];
                let ending = self.tree.ending(answer);
                rank = match ending {
                    Some(Certainty::Won(winner, plies)) if winner == mover => {
                        (3, u32::MAX - u32::from(plies))
                    }
                    Some(Certainty::Won(_, plies)) => (1, u32::from(plies)),
                    _ => (2, answer.tries),
                };
                root_move.score = score::<N>(mover, answer.mean(), self.seats, ending);
                root_move.line = self.line(&root.node, number);
                root_move.shares = self.shares(&root.node, number);
            }
            ranked.push((rank, root_move));
        }
        ranked.sort_by_key(|&(rank, _)| Reverse(rank));
        root.moves = ranked.into_iter().map(|(_, root_move)| root_move).collect();
    }

    /// The play to be expected from a move at the root on.
    fn line(&self, root: &N, number: usize) -> Vec<N::Move> {
        let mut node = root.clone();
        let mut line = Vec::new();
        let mut next = Some(self.tree.answer(ROOT, number));
        while let Some(here) = next.filter(|_| line.len() < DEEPEST) {
            let branch = self.tree.branch(here);
            line.push(branch.mv);
            node.play(branch.mv);
            next = self.likeliest(here);
            if next.is_none() && branch.is_won() && node.verdict().is_none() {
                // The win on the spot that was seen at once.
                let mut wins = Vec::new();
                node.tactical_moves(&mut wins);
                line.extend(wins.first());
            }
        }
        line
    }

    /// The answer to be expected: of a certain win the one that leads to it, else what was tried
    /// most and does not lose, if any was tried or nothing is left to try.
    fn likeliest(&self, here: usize) -> Option<usize> {
        let answers = self.tree.answers(here);
        let branch = self.tree.branch(here);
        let number = if let Some(Certainty::Won(winner, plies)) = self.tree.ending(branch) {
            let leads = Some(Certainty::Won(winner, plies.saturating_sub(1)));
            (answers.iter()).position(|answer| self.tree.ending(answer) == leads)
        } else {
            let is_tried = |&number: &usize| answers[number].tries > 1 || !branch.is_open();
            let tries = |number: usize| (!answers[number].is_won(), answers[number].tries);
            let tried = (0..answers.len()).filter(is_tried);
            tried.max_by_key(|&number| (tries(number), Reverse(number)))
        };
        Some(self.tree.answer(here, number?))
    }
}

/// What is certain of a position before its moves are looked at.
fn seen_at_once<N: Node>(node: &N) -> Option<Certainty> {
    match node.verdict() {
        Some(verdict) => Some(Certainty::of(verdict)),
        None if node.urgency() == Some(Urgency::Wins) => Some(Certainty::Won(node.turn(), 1)),
        None => None,
    }
}

/// Shares out the attention that moves deserve by their looks; the best one is worth `most`.
fn share_promise<M: Copy>(answers: &mut [Branch<M>], most: f32) {
    let mut all = 0.0;
    for answer in answers.iter_mut() {
        let behind = answer.mean() / most.max(LEAST_BEST) - 1.0;
        answer.promise = expf(SHARPNESS * behind);
        all += answer.promise;
    }
    for answer in answers {
        answer.promise /= all;
    }
}

/// What a move is worth to who makes it: in even chances it is nothing.
fn score<N: Node>(mover: Player, mean: f32, seats: usize, ending: Option<Certainty>) -> Score {
    match ending {
        Some(Certainty::Won(winner, plies)) if winner == mover => {
            Score::win_in(usize::from(plies) + 1)
        }
        Some(Certainty::Won(_, plies)) => Score::loss_in(usize::from(plies) + 1),
        _ => {
            let chance = mean.clamp(1.0 - LIKELIEST, LIKELIEST);
            let odds = chance / (1.0 - chance) * (seats as f32 - 1.0);
            Score::estimate((logf(odds) * N::TUNING.odds_worth as f32) as i32)
        }
    }
}
