//! The root of a search: its moves, and how they are searched deeper and deeper (iterative
//! deepening).

use super::limits::{Stopped, Visits};
use super::proof_search::ProofSearch;
use super::{DEEPEST, Node, Opinion, RootMove, Score, SearchControl, SearchResult, SearchTask};

/// The position that a search begins with, and its moves.
pub(super) struct Root<N: Node> {
    pub(super) node: N,
    /// The best one first.
    pub(super) moves: Vec<RootMove<N::Move>>,
    /// Completed depth in plies.
    depth: u32,
    /// The depth at which to stop.
    deepest: u32,
    /// How many moves are to have a line of their own.
    lines: usize,
    proof_search: ProofSearch<N>,
}

/// How all moves of a root are searched to one depth.
pub(super) trait DepthSearch<'a, N: Node, W: SearchControl<N::Move> + 'a> {
    /// Searches to this depth, and puts the best move first. When it is stopped half way, a better
    /// move that was found stays.
    fn search_root(&mut self, root: &mut Root<N>, depth: u32) -> Result<(), Stopped>;

    /// What this search has visited.
    fn visits(&mut self) -> &mut Visits<'a, W>;

    /// Whether nothing is left to find out.
    fn is_over(&self) -> bool {
        false
    }

    /// How many plies ahead the search has looked, once it is done with this depth.
    fn depth_of(&self, _root: &Root<N>, depth: u32) -> u32 {
        depth
    }

    /// The positions that others have visited for it.
    fn helped(&self) -> u64 {
        0
    }
}

impl<N: Node> Root<N> {
    /// The root that a task asks for; before any search, its moves are worth what it is estimated
    /// at.
    pub(super) fn new(task: SearchTask<N>, estimate: Score) -> Self {
        let proof_search = ProofSearch::new(&task);
        let moves = task.moves.into_iter().map(|mv| RootMove {
            score: estimate,
            line: vec![mv],
            shares: Vec::new(),
        });
        Self {
            moves: moves.collect(),
            depth: 0,
            deepest: task.limits.depth.unwrap_or(u32::MAX).min(DEEPEST as u32),
            lines: task.style.lines.max(1),
            proof_search,
            node: task.node,
        }
    }

    /// The same root, but no proof is sought.
    pub(super) fn without_proof(mut self) -> Self {
        self.proof_search = ProofSearch::idle();
        self
    }

    /// Searches deeper and deeper, from some plies ahead of the first on.
    pub(super) fn deepen<'a, W: SearchControl<N::Move> + 'a>(
        mut self,
        mut search: impl DepthSearch<'a, N, W>,
        ahead: u32,
    ) -> SearchResult<N::Move> {
        for depth in 1 + ahead..=self.deepest {
            if self.moves.is_empty() {
                break;
            }
            if search.search_root(&mut self, depth).is_err() {
                // What was found half way may lead now.
                search.visits().control.report_lines(self.best_lines());
                break;
            }
            self.depth = search.depth_of(&self, depth);
            let proved = self.seek_proof(&mut search);
            if let Some(opinion) = self.opinion(&mut search) {
                search.visits().control.report(&opinion);
                search.visits().control.report_lines(self.best_lines());
                if proved || search.is_over() || self.ends_within(depth) {
                    break;
                }
            }
        }
        SearchResult {
            opinion: self.opinion(&mut search),
            moves: self.moves,
        }
    }

    /// Puts a proved win in front of all other moves. Returns whether there is one.
    fn seek_proof<'a, W: SearchControl<N::Move> + 'a>(
        &mut self,
        search: &mut impl DepthSearch<'a, N, W>,
    ) -> bool {
        if self.moves[0].score.is_decisive() {
            return false;
        }
        let helped = search.helped();
        let found = self.proof_search.seek(search.visits(), helped);
        found.is_some_and(|proof| proof.put_in_front(&mut self.moves))
    }

    /// The moves that have a line of their own.
    fn best_lines(&self) -> &[RootMove<N::Move>] {
        &self.moves[..self.lines.min(self.moves.len())]
    }

    /// Whether every line that was asked for goes to the end of the game, within so many plies.
    fn ends_within(&self, plies: u32) -> bool {
        let mut ends = self
            .best_lines()
            .iter()
            .map(|line| line.score.plies_to_end());
        ends.all(|end| end.is_some_and(|end| end.unsigned_abs() <= plies))
    }

    fn opinion<'a, W: SearchControl<N::Move> + 'a>(
        &self,
        search: &mut impl DepthSearch<'a, N, W>,
    ) -> Option<Opinion<N::Move>> {
        let best = self.moves.first()?;
        let helped = search.helped();
        let visits = search.visits();
        Some(Opinion {
            score: best.score,
            depth: self.depth,
            nodes: visits.nodes + helped,
            time: visits.control.elapsed(),
            line: best.line.clone(),
            shares: best.shares.clone(),
        })
    }
}
