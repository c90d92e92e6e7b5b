//! Root of a search: its moves, and iterative deepening.

use super::limits::{NodeCounter, Stopped};
use super::proof_search::ProofSchedule;
use super::{BestMove, DEEPEST, Node, RootMove, Score, SearchControl, SearchResult, SearchTask};

pub(super) struct Root<N: Node> {
    pub(super) node: N,
    /// The best first.
    pub(super) moves: Vec<RootMove<N::Move>>,
    depth: u32,
    deepest: u32,
    /// Number of moves that get a line of their own.
    lines: usize,
    proof_search: ProofSchedule<N>,
}

pub(super) trait DepthSearch<'a, N: Node, W: SearchControl<N::Move> + 'a> {
    /// Searches to this depth and moves the best move to the front. If it is stopped midway, a better move
    /// that was found stays there.
    fn search_root(&mut self, root: &mut Root<N>, depth: u32) -> Result<(), Stopped>;

    fn visits(&mut self) -> &mut NodeCounter<'a, W>;

    fn is_over(&self) -> bool {
        false
    }

    /// Depth to report once this one is completed.
    fn depth_of(&self, _root: &Root<N>, depth: u32) -> u32 {
        depth
    }

    /// Number of positions visited by helper threads.
    fn helped(&self) -> u64 {
        0
    }
}

impl<N: Node> Root<N> {
    /// Before any search, `estimate` is the score of all moves.
    pub(super) fn new(task: SearchTask<N>, estimate: Score) -> Self {
        let proof_search = ProofSchedule::new(&task);
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

    pub(super) fn without_proof(mut self) -> Self {
        self.proof_search = ProofSchedule::idle();
        self
    }

    /// Skips the first `ahead` depths.
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
                // A better move found midway may be in front now.
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
        SearchResult { opinion: self.opinion(&mut search), moves: self.moves }
    }

    /// Returns `true` if a proved win is in front now.
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

    fn best_lines(&self) -> &[RootMove<N::Move>] {
        &self.moves[..self.lines.min(self.moves.len())]
    }

    fn ends_within(&self, plies: u32) -> bool {
        let mut ends = self.best_lines().iter().map(|line| line.score.plies_to_end());
        ends.all(|end| end.is_some_and(|end| end.unsigned_abs() <= plies))
    }

    fn opinion<'a, W: SearchControl<N::Move> + 'a>(
        &self,
        search: &mut impl DepthSearch<'a, N, W>,
    ) -> Option<BestMove<N::Move>> {
        let best = self.moves.first()?;
        let helped = search.helped();
        let visits = search.visits();
        Some(BestMove {
            score: best.score,
            depth: self.depth,
            nodes: visits.nodes + helped,
            time: visits.control.elapsed(),
            line: best.line.clone(),
            shares: best.shares.clone(),
        })
    }
}
