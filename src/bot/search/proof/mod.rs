//! Proofs of wins: depth-first proof-number search (df-pn, Nagai 2002), for any game.
//!
//! The player to move at the root attacks, all others defend together. Where the attacker moves,
//! one winning move is enough; where anybody else does, all moves have to lose. The search always
//! follows the branch that looks easiest to settle.
//!
//! **What comes back.** A position that stands on the way already is no win. That is no loss to
//! the attacker: every move of a shortest win brings the end nearer, so no position comes twice.
//! For the same reason a proved win holds on every way, and stays in the table under the
//! position's key; of the game's past only positions that were there twice matter, for they end
//! the game, and they are the same on all ways. A disproof, though, may rest on a position further
//! up the way coming back. Such a one is kept for this very way only, and holds everywhere as soon
//! as nothing in it reaches above the position itself, as is always so at the root.
//!
//! **Superko.** Which moves are legal depends on what stood on the board since the last move that
//! cannot be undone. So the table's key is the position together with all arrangements on the way
//! since then: what is found in the table was found with the very same moves forbidden, to either
//! side. Nothing can come back at all, so nothing else depends on the way. A defender without a
//! legal move is stuck, and the game says what that means.

mod numbers;
mod table;
mod trail;

use self::numbers::{Choice, Numbers};
use self::table::{Known, Table};
use self::trail::{Meeting, Trail, Way};
use super::{ASK_EVERY, Node, Stopped, Task, Verdict, Watch};
use crate::rules::Player;

/// The longest way that is looked at, in plies.
const DEEPEST: usize = 200;
/// Positions to visit at most, beyond what the search was given, to find lost parts of the line.
const FOR_THE_LINE: u64 = 20_000;
/// What a disproof rests on that needs no other position.
const NOTHING: usize = usize::MAX;

/// A win that is certain, whatever the others do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof<M> {
    /// The most moves until the end, everybody's counted.
    pub plies: u32,
    /// The winning moves against the longest resistance, to the end of the game. May break off
    /// after the first move when a huge search has forgotten the rest.
    pub line: Vec<M>,
}

/// Whether the player to move can force a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<M> {
    /// Yes, and how.
    Won(Proof<M>),
    /// No; or the game is over.
    NotWon,
    /// Nobody knows: the search was stopped, or would have had to look too far.
    Open,
}

/// Seeks a win for the player to move, looking at this many positions at most. The limits and
/// the style of the task do not matter here.
pub fn prove<N: Node>(
    task: &Task<N>,
    nodes: u64,
    watch: &mut impl Watch<N::Move>,
) -> Answer<N::Move> {
    if task.moves.is_empty() {
        return Answer::NotWon;
    }
    let mut search = Search {
        attacker: task.node.turn(),
        moves: &task.moves,
        trail: Trail::new(&task.node, &task.recurrence),
        table: Table::new(nodes),
        watch,
        buffer: Vec::new(),
        nodes: 0,
        most_nodes: nodes,
        cut: false,
    };
    match search.work(&task.node, Numbers::SETTLED) {
        Err(Stopped) => Answer::Open,
        Ok(known) if known.numbers.is_proved() => Answer::Won(Proof {
            plies: known.plies,
            line: search.line(&task.node, known.plies),
        }),
        Ok(_) if search.cut => Answer::Open,
        Ok(_) => Answer::NotWon,
    }
}

/// One search under way.
struct Search<'a, N: Node, W> {
    /// The player whose win is sought.
    attacker: Player,
    /// The moves at the root.
    moves: &'a [N::Move],
    /// The way to the position that is looked at.
    trail: Trail,
    /// What was found out so far.
    table: Table<N::Move>,
    /// Who may stop the search.
    watch: &'a mut W,
    /// The moves of a position that is not looked at yet.
    buffer: Vec<N::Move>,
    /// Positions visited.
    nodes: u64,
    /// Positions to visit at most.
    most_nodes: u64,
    /// Whether a position counted as no win only because it was too far away.
    cut: bool,
}

/// A move, and what is known about where it leads.
struct Branch<M> {
    mv: M,
    known: Known<M>,
}

impl<N: Node, W: Watch<N::Move>> Search<'_, N, W> {
    /// Works on the position at the end of the trail until a number reaches the bound.
    fn work(&mut self, node: &N, bound: Numbers) -> Result<Known<N::Move>, Stopped> {
        if let Some(known) = self.known(node, self.trail.way())
            && known.numbers.reach(bound)
        {
            return Ok(known);
        }
        let start = self.nodes;
        let attacks = node.turn() == self.attacker;
        let mut branches = self.branches(node)?;
        if branches.is_empty() {
            let known = self.judged(node.verdict_when_stuck());
            self.remember(node, known, 1);
            return Ok(known);
        }
        loop {
            let numbers = branches.iter().map(|branch| branch.known.numbers);
            let choice = Choice::new(numbers, attacks);
            if choice.numbers.reach(bound) {
                let known = conclusion(&branches, choice.numbers, attacks);
                self.remember(node, known, self.nodes - start);
                return Ok(known);
            }
            let branch = &mut branches[choice.index];
            branch.known = self.follow(node, branch.mv, choice.bound_below(bound))?;
        }
    }

    fn follow(&mut self, node: &N, mv: N::Move, bound: Numbers) -> Result<Known<N::Move>, Stopped> {
        let mut child = node.clone();
        let irreversible = child.play(mv);
        self.trail.enter(&child, irreversible);
        let known = self.work(&child, bound);
        self.trail.leave();
        known
    }

    /// The legal moves of the position at the end of the trail.
    fn branches(&mut self, node: &N) -> Result<Vec<Branch<N::Move>>, Stopped> {
        let mut moves = Vec::new();
        if self.trail.ply() == 0 {
            moves.extend_from_slice(self.moves);
        } else {
            node.captures(&mut moves);
            node.quiets(&mut moves);
        }
        let mut branches = Vec::with_capacity(moves.len());
        for mv in moves {
            self.count()?;
            let known = self.first_look(node, mv);
            branches.extend(known.map(|known| Branch { mv, known }));
        }
        Ok(branches)
    }

    /// What can be said of a move at once; `None` if it is not legal.
    fn first_look(&mut self, node: &N, mv: N::Move) -> Option<Known<N::Move>> {
        let mut child = node.clone();
        let irreversible = child.play(mv);
        match self.trail.meet(node, &child, irreversible) {
            Meeting::Forbidden => return None,
            Meeting::Drawn => return Some(disproved(NOTHING)),
            Meeting::Again(ply) => return Some(disproved(ply)),
            Meeting::New => {}
        }
        if let Some(verdict) = child.verdict() {
            return Some(self.judged(verdict));
        }
        if self.trail.ply() + 1 >= DEEPEST {
            self.cut = true;
            return Some(disproved(0));
        }
        let known = self.known(&child, self.trail.onward(irreversible));
        Some(known.unwrap_or_else(|| self.untried(&child)))
    }

    /// What the number of its moves says about a position.
    fn untried(&mut self, node: &N) -> Known<N::Move> {
        self.buffer.clear();
        node.captures(&mut self.buffer);
        node.quiets(&mut self.buffer);
        let attacks = node.turn() == self.attacker;
        Known {
            numbers: Numbers::untried(self.buffer.len(), attacks),
            ..disproved(NOTHING)
        }
    }

    /// What the table knows about a position reached on this way.
    fn known(&self, node: &N, way: Way) -> Option<Known<N::Move>> {
        let anyway = self.table.find(self.trail.key(node, way));
        if anyway.is_some_and(|known| known.numbers.are_settled()) {
            return anyway;
        }
        let on_way = self.trail.key_on_way(node, way);
        match on_way.and_then(|key| self.table.find(key)) {
            Some(known) => Some(disproved(known.rests_on.saturating_add(way.since))),
            None => anyway,
        }
    }

    /// Keeps what was found out about the position at the end of the trail.
    fn remember(&mut self, node: &N, mut known: Known<N::Move>, work: u64) {
        let way = self.trail.way();
        let mut key = self.trail.key(node, way);
        if known.numbers.is_disproved() && known.rests_on < self.trail.ply() {
            known.rests_on = known.rests_on.saturating_sub(way.since);
            key = self.trail.key_on_way(node, way).unwrap_or(key);
        } else {
            known.rests_on = NOTHING;
        }
        self.table.store(key, known, work);
    }

    /// The end of the game, as the attacker sees it.
    fn judged(&self, verdict: Verdict) -> Known<N::Move> {
        if verdict != Verdict::Won(self.attacker) {
            return disproved(NOTHING);
        }
        Known {
            numbers: Numbers::PROVED,
            ..disproved(NOTHING)
        }
    }

    /// Counts a position.
    fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.most_nodes {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK_EVERY) && self.watch.stop() {
            return Err(Stopped);
        }
        Ok(())
    }

    /// The line of a proved win, as far as it can be found again.
    fn line(&mut self, root: &N, plies: u32) -> Vec<N::Move> {
        self.most_nodes = self.most_nodes.saturating_add(FOR_THE_LINE);
        let mut line = Vec::new();
        let mut node = root.clone();
        let mut left = plies;
        while let Some((mv, plies)) = self.next_move(&node, left) {
            line.push(mv);
            let irreversible = node.play(mv);
            self.trail.enter(&node, irreversible);
            if node.verdict().is_some() {
                break;
            }
            left = plies - 1;
        }
        line
    }

    /// The move of a proof that ends in this many plies at most, and how many it takes.
    fn next_move(&mut self, node: &N, left: u32) -> Option<(N::Move, u32)> {
        let known = self.work(node, Numbers::SETTLED).ok()?;
        let fits = known.numbers.is_proved() && known.plies <= left;
        Some((known.mv.filter(|_| fits)?, known.plies))
    }
}

/// A position that the attacker does not win, because the one this many plies below the root
/// comes back; or whatever stands on the way, with [`NOTHING`].
fn disproved<M>(rests_on: usize) -> Known<M> {
    Known {
        numbers: Numbers::DISPROVED,
        plies: 0,
        rests_on,
        mv: None,
    }
}

/// What follows for a position from its branches. The attacker takes the shortest win; a defender
/// resists as long as possible, or takes the way out that rests on the least.
fn conclusion<M: Copy>(branches: &[Branch<M>], numbers: Numbers, attacks: bool) -> Known<M> {
    let mut known = Known {
        numbers,
        ..disproved(NOTHING)
    };
    if numbers.is_proved() {
        let won = branches
            .iter()
            .filter(|branch| branch.known.numbers.is_proved());
        let plies = |branch: &&Branch<M>| branch.known.plies;
        let chosen = if attacks {
            won.min_by_key(plies)
        } else {
            won.max_by_key(plies)
        };
        known.mv = chosen.map(|branch| branch.mv);
        known.plies = chosen.map_or(0, |branch| branch.known.plies + 1);
    } else if numbers.is_disproved() {
        let failed = branches
            .iter()
            .filter(|branch| branch.known.numbers.is_disproved());
        let rests = failed.map(|branch| branch.known.rests_on);
        let rests_on = if attacks { rests.min() } else { rests.max() };
        known.rests_on = rests_on.unwrap_or(NOTHING);
    }
    known
}
