//! Proofs of wins: depth-first proof-number search (df-pn, Nagai 2002), for any game.
//!
//! The player to move at the root attacks, all others defend together. Where the attacker moves,
//! one winning move is enough; where anybody else does, all moves have to lose. The search always
//! follows the branch that looks easiest to settle.
//!
//! **What comes back.** A position that stands on the path already is no win. That is no loss to
//! the attacker: every move of a shortest win brings the end nearer, so no position comes twice.
//! For the same reason a proved win holds on every path, and stays in the table under the
//! position's key; of the game's past only positions that were there twice matter, for they end
//! the game, and they are the same on all paths. A disproof, though, may rest on a position further
//! up the path coming back. Such a one is kept for this very path only, and holds everywhere as soon
//! as nothing in it reaches above the position itself, as is always so at the root.
//!
//! **Superko.** Which moves are legal depends on what stood on the board since the last move that
//! cannot be undone. So the table's key is the position together with all arrangements on the path
//! since then: what is found in the table was found with the very same moves forbidden, to either
//! side. Nothing can come back at all, so nothing else depends on the path. A defender without a
//! legal move is stuck, and the game says what that means.

mod numbers;
mod path;
mod table;

use self::numbers::{Expansion, Numbers};
use self::path::{PathCode, ProofPath, ProofStep};
use self::table::{ProofTable, Status};
use super::limits::{Stopped, Visits};
use super::{Node, SearchControl, SearchTask};
use crate::rules::{GameResult, Player};

/// The longest path that is looked at, in plies.
const DEEPEST: usize = 200;
/// Positions to visit at most to find lost parts of the line.
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
pub enum ProofResult<M> {
    /// Yes, and how.
    Proved(Proof<M>),
    /// No; or the game is over.
    Disproved,
    /// Nobody knows: the search was stopped, or would have had to look too far.
    Unknown,
}

/// What came out of a search for a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofSearchResult<M> {
    /// Whether there is one.
    pub result: ProofResult<M>,
    /// Positions visited.
    pub nodes: u64,
}

/// How many positions a search for a proof may visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofLimits {
    /// To find a proof.
    pub nodes: u64,
    /// Beyond them, to find lost parts of its line.
    pub line_nodes: u64,
}

impl ProofLimits {
    /// So many positions to find a proof, and a few more for its line.
    pub const fn new(nodes: u64) -> Self {
        Self {
            nodes,
            line_nodes: FOR_THE_LINE,
        }
    }
}

/// Seeks a win for the player to move. The limits and the style of the task do not matter here.
pub fn prove<N: Node>(
    task: &SearchTask<N>,
    limits: ProofLimits,
    control: &mut impl SearchControl<N::Move>,
) -> ProofSearchResult<N::Move> {
    if task.moves.is_empty() {
        return ProofSearchResult {
            result: ProofResult::Disproved,
            nodes: 0,
        };
    }
    let mut search = ProofSearch {
        attacker: task.node.turn(),
        moves: &task.moves,
        path: ProofPath::new(&task.node, &task.recurrence),
        table: ProofTable::new(limits.nodes),
        visits: Visits::up_to(limits.nodes, control),
        buffer: Vec::new(),
        cut: false,
    };
    let result = match search.search(&task.node, Numbers::SETTLED) {
        Err(Stopped) => ProofResult::Unknown,
        Ok(status) if status.numbers.is_proved() => {
            search.visits.most = search.visits.nodes.saturating_add(limits.line_nodes);
            ProofResult::Proved(Proof {
                plies: status.plies,
                line: search.line(&task.node, status.plies),
            })
        }
        Ok(_) if search.cut => ProofResult::Unknown,
        Ok(_) => ProofResult::Disproved,
    };
    ProofSearchResult {
        result,
        nodes: search.visits.nodes,
    }
}

/// One search under way.
struct ProofSearch<'a, N: Node, W> {
    /// The player whose win is sought.
    attacker: Player,
    /// The moves at the root.
    moves: &'a [N::Move],
    /// The path to the position that is looked at.
    path: ProofPath,
    /// What was found out so far.
    table: ProofTable<N::Move>,
    /// The moves of a position that is not looked at yet.
    buffer: Vec<N::Move>,
    visits: Visits<'a, W>,
    /// Whether a position counted as no win only because it was too far away.
    cut: bool,
}

/// A move, and what is known about where it leads.
struct Branch<M> {
    mv: M,
    status: Status<M>,
}

impl<N: Node, W: SearchControl<N::Move>> ProofSearch<'_, N, W> {
    /// Works on the position at the end of the path until a number reaches the bound.
    fn search(&mut self, node: &N, bound: Numbers) -> Result<Status<N::Move>, Stopped> {
        if let Some(status) = self.known(node, self.path.code())
            && status.numbers.reach(bound)
        {
            return Ok(status);
        }
        let start = self.visits.nodes;
        let attacks = node.turn() == self.attacker;
        let mut branches = self.branches(node)?;
        if branches.is_empty() {
            let status = self.judged(node.verdict_when_stuck());
            self.remember(node, status, 1);
            return Ok(status);
        }
        loop {
            let numbers = branches.iter().map(|branch| branch.status.numbers);
            let choice = Expansion::new(numbers, attacks);
            if choice.numbers.reach(bound) {
                let status = conclusion(&branches, choice.numbers, attacks);
                self.remember(node, status, self.visits.nodes - start);
                return Ok(status);
            }
            let branch = &mut branches[choice.index];
            branch.status = self.search_branch(node, branch.mv, choice.bound_below(bound))?;
        }
    }

    fn search_branch(
        &mut self,
        node: &N,
        mv: N::Move,
        bound: Numbers,
    ) -> Result<Status<N::Move>, Stopped> {
        let mut child = node.clone();
        let irreversible = child.play(mv);
        self.path.enter(&child, irreversible);
        let status = self.search(&child, bound);
        self.path.leave();
        status
    }

    /// The legal moves of the position at the end of the path.
    fn branches(&mut self, node: &N) -> Result<Vec<Branch<N::Move>>, Stopped> {
        let mut moves = Vec::new();
        if self.path.ply() == 0 {
            moves.extend_from_slice(self.moves);
        } else {
            node.tactical_moves(&mut moves);
            node.quiet_moves(&mut moves);
        }
        let mut branches = Vec::with_capacity(moves.len());
        for mv in moves {
            self.visits.count::<N::Move>()?;
            let status = self.evaluate_child(node, mv);
            branches.extend(status.map(|status| Branch { mv, status }));
        }
        Ok(branches)
    }

    /// What can be said of a move at once; `None` if it is not legal.
    fn evaluate_child(&mut self, node: &N, mv: N::Move) -> Option<Status<N::Move>> {
        let mut child = node.clone();
        let irreversible = child.play(mv);
        match self.path.step_to(node, &child, irreversible) {
            ProofStep::Forbidden => return None,
            ProofStep::Drawn => return Some(disproved(NOTHING)),
            ProofStep::Again(ply) => return Some(disproved(ply)),
            ProofStep::New => {}
        }
        if let Some(verdict) = child.verdict() {
            return Some(self.judged(verdict));
        }
        if self.path.ply() + 1 >= DEEPEST {
            self.cut = true;
            return Some(disproved(0));
        }
        let status = self.known(&child, self.path.code_after(irreversible));
        Some(status.unwrap_or_else(|| self.untried(&child)))
    }

    /// What the number of its moves says about a position.
    fn untried(&mut self, node: &N) -> Status<N::Move> {
        let moves = node.count_moves(&mut self.buffer);
        let attacks = node.turn() == self.attacker;
        Status {
            numbers: Numbers::untried(moves, attacks),
            ..disproved(NOTHING)
        }
    }

    /// What the table knows about a position reached on this path.
    fn known(&self, node: &N, code: PathCode) -> Option<Status<N::Move>> {
        let on_any_path = self.table.find(self.path.key(node, code));
        if on_any_path.is_some_and(|status| status.numbers.are_settled()) {
            return on_any_path;
        }
        let on_path = self.path.key_on_path(node, code);
        match on_path.and_then(|key| self.table.find(key)) {
            Some(status) => Some(disproved(status.rests_on.saturating_add(code.since))),
            None => on_any_path,
        }
    }

    /// Keeps what was found out about the position at the end of the path.
    fn remember(&mut self, node: &N, mut status: Status<N::Move>, work: u64) {
        let code = self.path.code();
        let mut key = self.path.key(node, code);
        if status.numbers.is_disproved() && status.rests_on < self.path.ply() {
            status.rests_on = status.rests_on.saturating_sub(code.since);
            key = self.path.key_on_path(node, code).unwrap_or(key);
        } else {
            status.rests_on = NOTHING;
        }
        self.table.store(key, status, work);
    }

    /// The end of the game, as the attacker sees it.
    fn judged(&self, verdict: GameResult) -> Status<N::Move> {
        if verdict != GameResult::Won(self.attacker) {
            return disproved(NOTHING);
        }
        Status {
            numbers: Numbers::PROVED,
            ..disproved(NOTHING)
        }
    }

    /// The line of a proved win, as far as it can be found again.
    fn line(&mut self, root: &N, plies: u32) -> Vec<N::Move> {
        let mut line = Vec::new();
        let mut node = root.clone();
        let mut left = plies;
        while let Some((mv, plies)) = self.next_move(&node, left) {
            line.push(mv);
            let irreversible = node.play(mv);
            self.path.enter(&node, irreversible);
            if node.verdict().is_some() {
                break;
            }
            left = plies - 1;
        }
        line
    }

    /// The move of a proof that ends in this many plies at most, and how many it takes.
    fn next_move(&mut self, node: &N, left: u32) -> Option<(N::Move, u32)> {
        let status = self.search(node, Numbers::SETTLED).ok()?;
        let fits = status.numbers.is_proved() && status.plies <= left;
        Some((status.mv.filter(|_| fits)?, status.plies))
    }
}

/// A position that the attacker does not win, because the one this many plies below the root
/// comes back; or whatever stands on the path, with [`NOTHING`].
fn disproved<M>(rests_on: usize) -> Status<M> {
    Status {
        numbers: Numbers::DISPROVED,
        plies: 0,
        rests_on,
        mv: None,
    }
}

/// What follows for a position from its branches. The attacker takes the shortest win; a defender
/// resists as long as possible, or takes the way out that rests on the least.
fn conclusion<M: Copy>(branches: &[Branch<M>], numbers: Numbers, attacks: bool) -> Status<M> {
    let mut status = Status {
        numbers,
        ..disproved(NOTHING)
    };
    if numbers.is_proved() {
        let won = branches
            .iter()
            .filter(|branch| branch.status.numbers.is_proved());
        let plies = |branch: &&Branch<M>| branch.status.plies;
        let chosen = if attacks {
            won.min_by_key(plies)
        } else {
            won.max_by_key(plies)
        };
        status.mv = chosen.map(|branch| branch.mv);
        status.plies = chosen.map_or(0, |branch| branch.status.plies + 1);
    } else if numbers.is_disproved() {
        let failed = branches
            .iter()
            .filter(|branch| branch.status.numbers.is_disproved());
        let rests = failed.map(|branch| branch.status.rests_on);
        let rests_on = if attacks { rests.min() } else { rests.max() };
        status.rests_on = rests_on.unwrap_or(NOTHING);
    }
    status
}
