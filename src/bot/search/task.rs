//! What is searched, and what comes out.

use std::thread;
use std::time::Duration;

use super::deepening::Deepening;
use super::many::MaxN;
use super::team::{ALONE, Dismissal, Helper, Team};
use super::{Limits, Node, Recurrence, Score, TranspositionTable, Watch};
use crate::bot::Evaluate;
use crate::rules::Game;

/// What a search thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<M> {
    /// In the eyes of the player to move at the root.
    pub score: Score,
    /// Completed depth in plies.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
    /// The principal variation; its first move is the choice.
    pub line: Vec<M>,
}

/// How carefully a search looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Quiescence: how many loud moves in a row are followed beyond the depth, in plies.
    pub quiescence: u32,
    /// Whether moves that promise little are reduced or pruned, and proofs of a win sought.
    pub selective: bool,
    /// Whether every move at the root gets an exact score, and not only the best one.
    pub every_move: bool,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            quiescence: 32,
            selective: true,
            every_move: false,
        }
    }
}

/// A position to be searched.
#[derive(Clone, Debug)]
pub struct Task<N: Node> {
    /// The position.
    pub node: N,
    /// Its legal moves.
    pub moves: Vec<N::Move>,
    /// What may come back, and what that means.
    pub recurrence: Recurrence,
    /// When to stop.
    pub limits: Limits,
    /// How carefully to look.
    pub style: Style,
    /// How many threads look at once. With more than two seats it is always one.
    pub threads: usize,
}

/// A legal move at the root and what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct RootMove<M> {
    /// In the eyes of the player who makes it. Exact for the best move once a depth was
    /// completed, and for all of them in a search of [`Style::every_move`] or for more than two
    /// seats; else a bound, a score of a lesser depth, or, before any search, the worth of the
    /// position at the root.
    pub score: Score,
    /// The move and the best play after it.
    pub line: Vec<M>,
}

/// What came out of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings<M> {
    /// The best move; `None` if there is no legal one.
    pub opinion: Option<Opinion<M>>,
    /// All moves, the best one first.
    pub moves: Vec<RootMove<M>>,
}

impl<N: Node> Task<N> {
    /// The search of the position of a game.
    pub fn new<G: Evaluate<Node = N> + Game<Move = N::Move>>(game: &G, limits: Limits) -> Self {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        Self {
            node: game.node(),
            moves,
            recurrence: game.recurrence(),
            limits,
            style: Style::default(),
            threads: 1,
        }
    }

    /// Searches, deeper and deeper until a limit is reached, the watch says stop, or the end of
    /// the game is in sight. Has an answer even when it is stopped at once.
    ///
    /// # Panics
    /// If one of several threads does, with what that one said: a bug.
    pub fn run(
        self,
        table: &TranspositionTable,
        watch: &mut impl Watch<N::Move>,
    ) -> Findings<N::Move> {
        table.prepare();
        if self.node.seats() > 2 {
            return MaxN::new(self, table, watch).deepen();
        }
        let team = Team::new(self.limits.nodes.unwrap_or(u64::MAX));
        if self.threads <= 1 {
            return Deepening::new(self, table, watch, &team).deepen(0);
        }
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads)
                .filter_map(|number| {
                    let task = Self {
                        limits: Limits {
                            nodes: None,
                            ..self.limits
                        },
                        ..self.clone()
                    };
                    let team = &team;
                    let thread = thread::Builder::new().name(format!("kuba-bot-{number}"));
                    // A thread that cannot be had is done without.
                    let helper = thread.spawn_scoped(scope, move || {
                        let mut watch = Helper::new(team);
                        let search = Deepening::new(task, table, &mut watch, &ALONE);
                        search.without_proof().deepen(number as u32 % 2);
                    });
                    helper.ok()
                })
                .collect();
            let dismissal = Dismissal(&team);
            let findings = Deepening::new(self, table, watch, &team).deepen(0);
            drop(dismissal);
            for helper in helpers {
                if let Err(panic) = helper.join() {
                    std::panic::resume_unwind(panic);
                }
            }
            findings
        })
    }
}
