//! Proofs of wins by depth-first proof-number search (df-pn, Nagai 2002), for any game.
//!
//! The player to move at the root attacks, and all others defend together: the attacker needs one winning
//! move, the defenders lose only if all moves lose.
//!
//! * **Repetition.** A position that is already on the path is no win. The attacker loses nothing by that,
//!   because every move of a shortest win brings the end nearer. For the same reason a proved win holds on
//!   every path and is stored under the key of the position; of the game's past only positions that occurred
//!   twice matter, because they end the game, and they are the same on all paths. A disproof may rest on the
//!   repetition of a position further up the path. It is then stored for this path only, and holds everywhere
//!   once nothing in it reaches above the position itself, as is always the case at the root.
//! * **Superko.** The legal moves depend on the boards since the last irreversible move. So the table key
//!   combines the position with all arrangements on the path since then, and a stored result was found with
//!   the same moves forbidden to either side. Nothing can recur, so nothing else depends on the path. A
//!   defender without a legal move is stuck, and the game decides the result.

mod numbers;
mod path;
mod table;

use self::numbers::{Expansion, ProofNumbers};
use self::path::{PathCode, ProofPath, ProofStep};
use self::table::{ProofTable, Status};
use super::limits::{NodeCounter, Stopped};
use super::{Node, SearchControl, SearchTask};
use kuba_rules::{GameResult, Player};

/// Maximum length of a path, in plies.
const DEEPEST: usize = 200;
/// Maximum number of positions visited to recover lost parts of the line.
const FOR_THE_LINE: u64 = 20_000;
/// [`Status::rests_on`] of a disproof that needs no other position.
const NOTHING: usize = usize::MAX;

/// Win that is certain, whatever the others do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof<M> {
    /// Maximum number of moves until the end, counting those of all players.
    pub plies: u32,
    /// Winning moves against the longest resistance, to the end of the game. May break off after the first
    /// move if a huge search has lost the rest.
    pub line: Vec<M>,
}

/// Answer to the question if the player to move can force a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofResult<M> {
    /// The win is proved.
    Proved(Proof<M>),
    /// There is no forced win, or the game is over.
    Disproved,
    /// The search was stopped, or would have had to look too far.
    Unknown,
}

/// Result of a search for a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofSearchResult<M> {
    /// Answer of the search.
    pub result: ProofResult<M>,
    /// Number of positions visited.
    pub nodes: u64,
}

/// Limits of a search for a proof, in positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofLimits {
    /// Maximum for finding a proof.
    pub nodes: u64,
    /// Additional maximum for recovering lost parts of its line.
    pub line_nodes: u64,
}

impl ProofLimits {
    /// Creates limits with this many positions for a proof, and a few more for its line.
    pub const fn new(nodes: u64) -> Self {
        Self { nodes, line_nodes: FOR_THE_LINE }
    }
}

/// Searches for a forced win of the player to move. The limits and the style of the task are ignored.
pub fn prove<N: Node>(
    task: &SearchTask<N>,
    limits: ProofLimits,
    control: &mut impl SearchControl<N::Move>,
) -> ProofSearchResult<N::Move> {
    if task.moves.is_empty() {
        return ProofSearchResult { result: ProofResult::Disproved, nodes: 0 };
    }
    let mut search = ProofSearch {
        attacker: task.node.turn(),
        moves: &task.moves,
        path: ProofPath::new(&task.node, &task.recurrence),
        table: ProofTable::new(limits.nodes),
        visits: NodeCounter::up_to(limits.nodes, control),
        buffer: Vec::new(),
        cut: false,
    };
    let result = match search.search(&task.node, ProofNumbers::SETTLED) {
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
    ProofSearchResult { result, nodes: search.visits.nodes }
}

struct ProofSearch<'a, N: Node, W> {
    attacker: Player,
    /// At the root.
    moves: &'a [N::Move],
    path: ProofPath,
    table: ProofTable<N::Move>,
    buffer: Vec<N::Move>,
    visits: NodeCounter<'a, W>,
    /// `true` if a position counted as no win only because it was too deep.
    cut: bool,
}

struct Branch<M> {
    mv: M,
    status: Status<M>,
}

impl<N: Node, W: SearchControl<N::Move>> ProofSearch<'_, N, W> {
    /// Works on the position at the end of the path until a number reaches `bound`.
    fn search(&mut self, node: &N, bound: ProofNumbers) -> Result<Status<N::Move>, Stopped> {
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
        bound: ProofNumbers,
    ) -> Result<Status<N::Move>, Stopped> {
        let mut child = node.clone();
        let irreversible = child.play(mv);
        self.path.enter(&child, irreversible);
        let status = self.search(&child, bound);
        self.path.leave();
        status
    }

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

    /// Status that is known at once; `None` if the move is illegal.
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

    fn untried(&mut self, node: &N) -> Status<N::Move> {
        let moves = node.count_moves(&mut self.buffer);
        let attacks = node.turn() == self.attacker;
        Status { numbers: ProofNumbers::untried(moves, attacks), ..disproved(NOTHING) }
    }

    fn known(&self, node: &N, code: PathCode) -> Option<Status<N::Move>> {
        let on_any_path = self.table.probe(self.path.key(node, code));
        if on_any_path.is_some_and(|status| status.numbers.are_settled()) {
            return on_any_path;
        }
        let on_path = self.path.key_on_path(node, code);
        match on_path.and_then(|key| self.table.probe(key)) {
            Some(status) => Some(disproved(status.rests_on.saturating_add(code.since))),
            None => on_any_path,
        }
    }

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

    /// From the attacker's point of view.
    fn judged(&self, verdict: GameResult) -> Status<N::Move> {
        if verdict != GameResult::Won(self.attacker) {
            return disproved(NOTHING);
        }
        Status { numbers: ProofNumbers::PROVED, ..disproved(NOTHING) }
    }

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

    fn next_move(&mut self, node: &N, left: u32) -> Option<(N::Move, u32)> {
        let status = self.search(node, ProofNumbers::SETTLED).ok()?;
        let fits = status.numbers.is_proved() && status.plies <= left;
        Some((status.mv.filter(|_| fits)?, status.plies))
    }
}

/// Position that the attacker does not win, because the position at ply `rests_on` recurs; with [`NOTHING`]
/// on every path.
fn disproved<M>(rests_on: usize) -> Status<M> {
    Status { numbers: ProofNumbers::DISPROVED, plies: 0, rests_on, mv: None }
}

/// Status of a position by its branches. The attacker takes the shortest win; a defender takes the longest
/// resistance, or the escape that rests on the least.
fn conclusion<M: Copy>(branches: &[Branch<M>], numbers: ProofNumbers, attacks: bool) -> Status<M> {
    let mut status = Status { numbers, ..disproved(NOTHING) };
    if numbers.is_proved() {
        let won = branches.iter().filter(|branch| branch.status.numbers.is_proved());
        let plies = |branch: &&Branch<M>| branch.status.plies;
        let chosen = if attacks { won.min_by_key(plies) } else { won.max_by_key(plies) };
        status.mv = chosen.map(|branch| branch.mv);
        status.plies = chosen.map_or(0, |branch| branch.status.plies + 1);
    } else if numbers.is_disproved() {
        let failed = branches.iter().filter(|branch| branch.status.numbers.is_disproved());
        let rests = failed.map(|branch| branch.status.rests_on);
        let rests_on = if attacks { rests.min() } else { rests.max() };
        status.rests_on = rests_on.unwrap_or(NOTHING);
    }
    status
}
