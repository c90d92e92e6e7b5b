//! The search: iterative deepening of an alpha-beta tree, for any game.
//!
//! Turns need not alternate, and there may be more than two seats. The search is *paranoid*: the
//! player to move at the root plays against all others together. A score is kept in the eyes of
//! the side to move, that player's or the others', so its sign depends on whose turn it is and
//! never on the number of moves.

mod alphabeta;
mod limits;
mod order;
mod path;
pub mod proof;
mod score;
mod team;
mod tt;
mod window;

use std::fmt::Debug;
use std::thread;
use std::time::Duration;

use self::alphabeta::{At, DEEPEST, Tree, Tried};
use self::limits::Stopped;
pub use self::limits::{ASK_EVERY, Limits, Unwatched, Watch};
use self::order::Order;
pub use self::path::Recurrence;
use self::path::{Path, Step};
use self::proof::{Answer, prove};
pub use self::score::Score;
use self::team::{ALONE, Dismissal, Helper, Team};
pub use self::tt::Table;
use self::window::Window;
use crate::bot::Evaluate;
use crate::rules::{Game, Player};

/// A position in the search tree: small, and copied freely.
pub trait Node: Clone + Send + Sync + 'static {
    /// The game's moves.
    type Move: Copy + Eq + Debug + Send + Sync + 'static;

    /// One more than the largest [`Node::slot`].
    const SLOTS: usize;

    /// A small number for a move: what is learnt about a move holds for all with its number.
    fn slot(mv: Self::Move) -> usize;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The player to move.
    fn turn(&self) -> Player;

    /// How the game ended, if what stands on the board has ended it.
    fn verdict(&self) -> Option<Verdict>;

    /// How the game ends if the player to move has no legal move.
    fn verdict_when_stuck(&self) -> Verdict;

    /// Appends the moves that capture, the most promising first. There must not be endlessly
    /// many one after the other.
    fn captures(&self, moves: &mut Vec<Self::Move>);

    /// Appends all other moves.
    fn quiets(&self, moves: &mut Vec<Self::Move>);

    /// Makes a move, and says whether no position from before it can ever come back.
    fn play(&mut self, mv: Self::Move) -> bool;

    /// The position with the turn given to the next seat as it is, for the question what would
    /// happen if the player to move did nothing. `None` where that makes no sense.
    fn skip(&self) -> Option<Self> {
        None
    }

    /// A hash of everything that the rest of the game depends on, its past aside.
    fn key(&self) -> u64;

    /// A hash of what stands on the board, whoever is to move.
    fn arrangement(&self) -> u64;

    /// What the position is worth for a player, in hundredths of a unit of the game.
    fn evaluate(&self, player: Player) -> i32;
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This player has won.
    Won(Player),
    /// Nobody has.
    Drawn,
}

/// What a search thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<M> {
    /// From the view of the player to move at the root.
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
    /// How many captures in a row are followed beyond the depth, in plies.
    pub chain: u32,
    /// Whether moves that promise little are looked at less deeply, or not at all.
    pub selective: bool,
    /// Whether every move at the root gets an exact score, and not only the best one.
    pub every_move: bool,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            chain: 32,
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
    /// How many threads look at once.
    pub threads: usize,
}

/// A legal move at the root and what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedMove<M> {
    /// In the eyes of the player who makes it. Exact for the best move, and for all of them in a
    /// search of [`Style::every_move`]; else a bound.
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
    pub moves: Vec<RatedMove<M>>,
}

/// A search for a proof of a win visits one position for so many others.
const PROOF_PART: u64 = 40;
/// The positions that the first such search may visit.
const FIRST_PROOF: u64 = 500;
/// The depth from which on a search guesses the score from the depth before.
const GUESS_FROM: u32 = 4;
/// How far from the guess a score may be before the search has to be repeated, in hundredths.
const GUESS_MARGIN: i32 = 40;

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
    /// If one of several threads does: a bug.
    pub fn run(self, table: &Table, watch: &mut impl Watch<N::Move>) -> Findings<N::Move> {
        table.prepare();
        let team = Team::default();
        if self.threads <= 1 {
            return self.search(table, watch, &team).deepen(0);
        }
        thread::scope(|scope| {
            for number in 1..self.threads {
                let task = Self {
                    limits: Limits {
                        nodes: None,
                        ..self.limits
                    },
                    ..self.clone()
                };
                let team = &team;
                let helper = thread::Builder::new().name(format!("kuba-bot-{number}"));
                // A thread that cannot be had is done without.
                let _ = helper.spawn_scoped(scope, move || {
                    let mut watch = Helper::new(team);
                    let mut search = task.search(table, &mut watch, &ALONE);
                    search.proof = None;
                    search.deepen(number as u32 % 2);
                });
            }
            let _last = Dismissal(&team);
            self.search(table, watch, &team).deepen(0)
        })
    }

    fn search<'a, W: Watch<N::Move>>(
        self,
        table: &'a Table,
        watch: &'a mut W,
        team: &'a Team,
    ) -> Search<'a, N, W> {
        let proof = self.style.selective.then(|| self.clone());
        let seats = self.node.seats();
        let root = self.node.turn();
        let tree = Tree {
            team,
            root,
            style: self.style,
            table,
            watch,
            path: Path::new(self.recurrence),
            order: Order::new(seats, DEEPEST + 2),
            lines: vec![Vec::new(); DEEPEST + 2],
            nodes: 0,
            most_nodes: self.limits.nodes.unwrap_or(u64::MAX),
            salt: if seats > 2 {
                (root.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            } else {
                0
            },
        };
        let estimate = tree.estimate(&self.node);
        let moves = self.moves.into_iter().map(|mv| RatedMove {
            score: estimate,
            line: vec![mv],
        });
        Search {
            moves: moves.collect(),
            node: self.node,
            tree,
            depth: 0,
            proof,
            proof_nodes: FIRST_PROOF,
            most: self.limits.depth.unwrap_or(u32::MAX).min(DEEPEST as u32),
        }
    }
}

/// The root of a search.
struct Search<'a, N: Node, W> {
    node: N,
    tree: Tree<'a, N, W>,
    /// The best one first.
    moves: Vec<RatedMove<N::Move>>,
    /// Completed depth in plies.
    depth: u32,
    /// The depth at which to stop.
    most: u32,
    /// What a proof of a win is sought for; `None` if there is nothing to seek.
    proof: Option<Task<N>>,
    /// The positions that the next such search may visit.
    proof_nodes: u64,
}

impl<N: Node, W: Watch<N::Move>> Search<'_, N, W> {
    /// Looks deeper and deeper, from some plies ahead of the first on.
    fn deepen(mut self, ahead: u32) -> Findings<N::Move> {
        for depth in 1 + ahead..=self.most {
            if self.moves.is_empty() || self.look(depth).is_err() {
                break;
            }
            self.depth = depth;
            let proved = self.seek_proof();
            if let Some(opinion) = self.opinion() {
                self.tree.watch.report(&opinion);
                let end = opinion.score.plies_to_end();
                if proved || end.is_some_and(|plies| plies.unsigned_abs() <= depth) {
                    break;
                }
            }
        }
        Findings {
            opinion: self.opinion(),
            moves: self.moves,
        }
    }

    /// Now and then, seeks a proof that the player to move wins. Returns whether there is one.
    fn seek_proof(&mut self) -> bool {
        if self.moves[0].score.is_decisive() || self.tree.nodes < PROOF_PART * self.proof_nodes {
            return false;
        }
        let Some(task) = &self.proof else {
            return false;
        };
        let answer = prove(task, self.proof_nodes, self.tree.watch);
        self.tree.nodes += self.proof_nodes;
        self.proof_nodes *= 3;
        let found = match answer {
            Answer::Open => return false,
            Answer::NotWon => None,
            Answer::Won(proof) => Some(proof),
        };
        self.proof = None;
        let place = found.as_ref().and_then(|proof| {
            let first = proof.line.first()?;
            self.moves.iter().position(|rated| rated.line[0] == *first)
        });
        let (Some(proof), Some(place)) = (found, place) else {
            return false;
        };
        self.moves[place] = RatedMove {
            score: Score::win_in(proof.plies as usize),
            line: proof.line,
        };
        self.moves[..=place].rotate_right(1);
        true
    }

    fn opinion(&self) -> Option<Opinion<N::Move>> {
        let best = self.moves.first()?;
        Some(Opinion {
            score: best.score,
            depth: self.depth,
            nodes: self.tree.all_nodes(),
            time: self.tree.watch.elapsed(),
            line: best.line.clone(),
        })
    }

    /// Searches to one depth. When it is stopped half way, a better move that was found stays.
    fn look(&mut self, depth: u32) -> Result<(), Stopped> {
        if self.tree.style.every_move {
            return self.rate_all(depth);
        }
        let guess = self.moves[0].score;
        let mut window = match depth {
            GUESS_FROM.. => Window::around(guess, GUESS_MARGIN),
            _ => Window::OPEN,
        };
        let mut margin = GUESS_MARGIN;
        loop {
            let score = self.find_best(depth, window)?;
            if window.holds(score) {
                return Ok(());
            }
            margin *= 4;
            if score <= window.low {
                window.low = score.plus(-margin);
            } else {
                window.high = score.plus(margin);
            }
        }
    }

    fn find_best(&mut self, depth: u32, mut window: Window) -> Result<Score, Stopped> {
        let mut best = Score::LOWEST;
        for index in 0..self.moves.len() {
            let score = self.try_move(index, depth, window)?;
            best = best.max(score);
            if score > window.low {
                window.low = score;
                self.keep(index, score);
                self.moves[..=index].rotate_right(1);
            }
            if score >= window.high {
                break;
            }
        }
        Ok(best)
    }

    fn rate_all(&mut self, depth: u32) -> Result<(), Stopped> {
        for index in 0..self.moves.len() {
            let score = self.try_move(index, depth, Window::OPEN)?;
            self.keep(index, score);
        }
        self.moves
            .sort_by_key(|rated| std::cmp::Reverse(rated.score));
        Ok(())
    }

    fn try_move(&mut self, index: usize, depth: u32, window: Window) -> Result<Score, Stopped> {
        let mut child = self.node.clone();
        let irreversible = child.play(self.moves[index].line[0]);
        // The game has said that the move is legal, so here nothing is forbidden.
        let key = child.key();
        let step = (self.tree.path).enter(&self.node, (&child, key), irreversible);
        let Step::New(mark) = step else {
            self.tree.lines[1].clear();
            return Ok(Score::DRAW);
        };
        let at = At {
            key,
            before: N::slot(self.moves[index].line[0]) as u16,
            ply: 1,
            depth: depth - 1,
            chain: self.tree.style.chain,
        };
        let tried = Tried {
            mover: self.node.turn(),
            before: if window == Window::OPEN {
                0
            } else {
                index as u32
            },
            reduction: 0,
        };
        let score = self.tree.child(tried, &child, at, window)?;
        self.tree.path.leave(mark);
        Ok(score)
    }

    fn keep(&mut self, index: usize, score: Score) {
        let rated = &mut self.moves[index];
        rated.score = score;
        rated.line.truncate(1);
        rated.line.extend_from_slice(&self.tree.lines[1]);
    }
}
