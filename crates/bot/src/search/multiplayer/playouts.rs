//! Selective search for more than two seats: playouts (Monte Carlo tree search).
//!
//! A playout follows the most promising moves to a position that was not visited yet, evaluates all its
//! moves, and passes the winning probabilities up the path. The value of a move for its player is the mean
//! over its playouts, so nothing rests on a single reply that another player might not choose; the more
//! promising a move, the more often it is tried (PUCT, Rosin 2011). Certain results go up the tree as such
//! and are not tried again (Winands, Björnsson and Saito, 2008).

use std::cmp::Reverse;

use libm::{expf, logf};

use super::super::limits::{NodeCounter, Stopped};
use super::super::path::{Path, PathMark, PathStep};
use super::super::root::{DepthSearch, Root};
use super::super::{Child, DEEPEST, MOST_SEATS, Node, Score, SearchControl, SearchTask, Urgency};
use super::certainty::{Certainty, Chances};
use super::tree::{Branch, ROOT, Tree};
use kuba_rules::Player;

/// Exploration constant.
const CURIOSITY: f32 = 0.8;
/// Steepness of the prior of moves that look less likely to win than the best one.
const SHARPNESS: f32 = 4.0;
/// Lower bound of the best probability in the prior: below it the priors of all moves are nearly equal.
const LEAST_BEST: f32 = 0.02;
const FIRST_ROUND: u32 = 16;
const LAST_DOUBLING: u32 = 27;
/// Number of playouts after which a player with only one move left stops searching.
const ENOUGH_FOR_ONE: u32 = 1000;
/// Upper bound of a probability that is not certain.
const LIKELIEST: f32 = 0.9995;

pub(in super::super) struct Playouts<'a, N: Node, W> {
    seats: usize,
    visits: NodeCounter<'a, W>,
    path: Path,
    marks: Vec<PathMark>,
    tree: Tree<N::Move>,
    /// Branches of a playout, and the player who made each move.
    way: Vec<(usize, Player)>,
    /// Moves at the root; their order decides which of two equal ones is tried first.
    root_moves: Vec<N::Move>,
    /// Moves, keys and answers of the position that is expanded.
    moves: Vec<N::Move>,
    keys: Vec<u64>,
    answers: Vec<Branch<N::Move>>,
    /// For each answer at the root, the sums of the probabilities of all seats and their number.
    came_out: Vec<([f64; MOST_SEATS], u32)>,
}

impl<'a, N: Node, W: SearchControl<N::Move>> DepthSearch<'a, N, W> for Playouts<'a, N, W> {
    /// Doubles the number of playouts with each depth.
    fn search_root(&mut self, root: &mut Root<N>, depth: u32) -> Result<(), Stopped> {
        let most = FIRST_ROUND << (depth - 1).min(LAST_DOUBLING);
        let mut result = Ok(());
        while result.is_ok() && self.tree.branch(ROOT).tries <= most && !self.is_over() {
            result = self.playout(&root.node);
        }
        self.rank(root);
        result
    }

    fn visits(&mut self) -> &mut NodeCounter<'a, W> {
        &mut self.visits
    }

    /// The root is certain, or only one move does not lose for certain.
    fn is_over(&self) -> bool {
        let root = self.tree.branch(ROOT);
        let mut ways = (self.tree.answers(ROOT).iter()).filter(|answer| !answer.is_won());
        !root.is_open() || root.tries > ENOUGH_FOR_ONE && ways.nth(1).is_none()
    }

    fn depth_of(&self, root: &Root<N>, _: u32) -> u32 {
        let line = root.moves.first().map(|root_move| &root_move.line);
        line.map_or(0, Vec::len) as u32
    }
}

impl<'a, N: Node, W: SearchControl<N::Move>> Playouts<'a, N, W> {
    pub(in super::super) fn new(task: &SearchTask<N>, control: &'a mut W) -> Option<Self> {
        let seats = task.node.seats();
        Some(Self {
            seats,
            visits: NodeCounter::up_to(task.limits.nodes.unwrap_or(u64::MAX), control),
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

    /// Share of the win of each seat after an answer at the root, in millionths.
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

    /// Answer to try next; `None` while none are known.
    fn most_urgent(&self, here: usize) -> Option<usize> {
        let curiosity = CURIOSITY * (self.tree.branch(here).tries as f32).sqrt();
        let mut most = None;
        let mut best = f32::NEG_INFINITY;
        for (number, answer) in self.tree.answers(here).iter().enumerate() {
            // In an open position no answer wins for certain; certain losses are a last resort.
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

    fn look_further(&mut self, node: &N, here: usize) -> Result<Chances, Stopped> {
        let mover = node.turn();
        self.list_moves(node, here);
        let mut best = None;
        for number in 0..self.moves.len() {
            let mv = self.moves[number];
            let child = Child::after(node, mv);
            // Moves that lead to the same position count once.
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
            let answer = self.tree.visited(mv, worth, ending);
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

    /// Sorts the root moves: certain wins, the fastest first; then by number of tries; then certain losses,
    /// the slowest first.
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
                // The immediate win was found without expanding the position.
                let mut wins = Vec::new();
                node.tactical_moves(&mut wins);
                line.extend(wins.first());
            }
        }
        line
    }

    /// Expected answer: in a certain win the one that leads to it, otherwise the one that is tried most and
    /// does not lose. `None` if none was tried and some are still open.
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

fn seen_at_once<N: Node>(node: &N) -> Option<Certainty> {
    match node.verdict() {
        Some(verdict) => Some(Certainty::of(verdict)),
        None if node.urgency() == Some(Urgency::Wins) => Some(Certainty::Won(node.turn(), 1)),
        None => None,
    }
}

/// Sets the priors by the evaluations of the moves; `most` is the best of them.
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

/// Score of a move for the player who makes it; with even probabilities it is 0.
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
