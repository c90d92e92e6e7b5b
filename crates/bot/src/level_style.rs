//! Playing style of a level: its search depth and its human errors.
//!
//! A player who errs overlooks some moves, gives the replies of the others less weight than the immediate
//! effect of a move, and evaluates with a random error.

use std::cmp::Reverse;

use super::search::{
    NoControl, Node, RootMove, SearchControl, SearchOptions, SearchResult, SearchTask,
    TranspositionTable,
};
use super::{BestMove, Evaluate, Limits, Score};
use kuba_rules::random::Random;

/// Playing style of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelStyle {
    /// Maximum search depth in plies; `None` is unlimited.
    pub depth: Option<u32>,
    /// Maximum number of positions visited; `None` is unlimited.
    pub nodes: Option<u64>,
    /// Maximum number of quiescence plies. Longer tactical sequences are overlooked.
    pub quiescence: u32,
    /// Percentage of moves, tactical and quiet, that do not come to mind.
    pub overlooks: u32,
    /// Size of the random error in hundredths: the sum of two draws below this is added to the score of each
    /// move. 0 plays the best move of the search.
    pub margin: i32,
    /// Weight of the replies of the others against the immediate effect of a move, in percent.
    pub caution: i32,
    /// `true` if the level never misses an immediate win.
    pub sees_wins: bool,
    /// Percentage of turns in which only moves straight towards the goal are considered, if one comes to
    /// mind; see [`Evaluate::is_greedy`].
    pub eagerness: u32,
    /// Weight of the beginners' style of the game, in percent; see [`Evaluate::beginner_appeal`].
    pub beginner_weight: i32,
}

/// Resources and limits with which a level chooses a move.
pub struct Conditions<'a> {
    /// Transposition table with the positions searched before.
    pub table: &'a TranspositionTable,
    /// Seed of the human errors.
    pub seed: u64,
    /// Maximum number of positions, if it is lower than that of the level.
    pub nodes: Option<u64>,
    /// Maximum number of search threads. Only the strongest level uses more than one, because a search with
    /// several threads is not repeatable.
    pub threads: usize,
}

impl LevelStyle {
    /// Creates a style that looks a few plies ahead and errs by a margin in hundredths.
    pub const fn mistaken(depth: u32, quiescence: u32, margin: i32, caution: i32) -> Self {
        Self {
            depth: Some(depth),
            nodes: None,
            quiescence,
            overlooks: 0,
            margin,
            caution,
            sees_wins: true,
            eagerness: 0,
            beginner_weight: 0,
        }
    }

    /// Creates a style that plays the best move of a search of this many positions. Without a limit it uses
    /// all the time it is given.
    pub const fn careful(nodes: Option<u64>) -> Self {
        Self {
            depth: None,
            nodes,
            quiescence: 32,
            overlooks: 0,
            margin: 0,
            caution: 100,
            sees_wins: true,
            eagerness: 0,
            beginner_weight: 0,
        }
    }

    /// Lets the level miss an immediate win.
    #[must_use]
    pub const fn blind(self) -> Self {
        Self { sees_wins: false, ..self }
    }

    /// Sets the percentage of moves that do not come to mind.
    #[must_use]
    pub const fn overlooking(self, overlooks: u32) -> Self {
        Self { overlooks, ..self }
    }

    /// Sets the percentage of turns in which the level goes straight for the goal.
    #[must_use]
    pub const fn eager(self, eagerness: u32) -> Self {
        Self { eagerness, ..self }
    }

    /// Sets the weight of the beginners' style, in percent.
    #[must_use]
    pub const fn with_beginner_weight(self, beginner_weight: i32) -> Self {
        Self { beginner_weight, ..self }
    }

    /// Returns `true` if more time always makes the level stronger.
    pub const fn thinks_by_the_clock(self) -> bool {
        self.depth.is_none() && self.nodes.is_none()
    }

    /// Chooses a move in this style. See [`Level::choose`](super::Level::choose).
    pub fn choose<G: Evaluate>(
        self,
        game: &G,
        conditions: &mut Conditions<'_>,
        control: &mut impl SearchControl<G::Move>,
    ) -> Option<BestMove<G::Move>> {
        if let Some(mv) = game.instant_move(conditions.seed) {
            return Some(BestMove {
                score: Score::DRAW,
                depth: 0,
                nodes: 0,
                time: control.elapsed(),
                line: vec![mv],
                shares: Vec::new(),
            });
        }
        let mut random = Random::new(conditions.seed);
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes.into_iter().chain(conditions.nodes).min(),
            time: None,
        };
        let mut task = SearchTask::new(game, limits);
        random.shuffle(&mut task.moves);
        if task.moves.len() == 1 {
            task.limits.depth = Some(1);
        }
        if self.margin == 0 {
            if self.thinks_by_the_clock() {
                task.threads = conditions.threads;
            }
            return task.run(conditions.table, control).opinion;
        }
        let greedy = greedily(&task);
        task.style = SearchOptions {
            quiescence: self.quiescence,
            selective: false,
            every_move: true,
            ..SearchOptions::default()
        };
        // The careful levels must not reuse the scores of a careless search.
        let found = task.run(&TranspositionTable::new(0), control);
        let is_eager = self.eagerness > 0 && random.below(100) < self.eagerness as usize;
        self.pick(found, &greedy, (game, is_eager), &mut random)
    }

    /// Move that seems best to a player who errs. An eager player prefers moves straight towards the goal.
    fn pick<G: Evaluate>(
        self,
        found: SearchResult<G::Move>,
        greedy: &[RootMove<G::Move>],
        (game, is_eager): (&G, bool),
        random: &mut Random,
    ) -> Option<BestMove<G::Move>> {
        let opinion = found.opinion?;
        let best = found.moves.first()?;
        if self.sees_wins && best.score == Score::win_in(1) {
            return Some(opinion);
        }
        let win_worth = G::Node::TUNING.win_worth;
        // With more than two players, a player who has lost delays the end: giving up would choose the
        // winner.
        let puts_off = game.seats() > 2;
        let weigh = |score: Score| match score.plies_to_end() {
            Some(plies @ ..=-3) if puts_off => 2 * win_worth / plies,
            _ => score.centi().clamp(-win_worth, win_worth),
        };
        let margin = self.margin.max(1) as usize;
        let mut seeming = Vec::with_capacity(found.moves.len());
        for root_move in found.moves {
            let at_once = greedy
                .iter()
                .find(|other| other.line.first() == root_move.line.first())
                .map_or(root_move.score, |other| other.score);
            let suits = match self.beginner_weight {
                0 => 0,
                weight => weight * game.beginner_appeal(root_move.line[0]),
            };
            let seen = weigh(root_move.score) * self.caution
                + weigh(at_once) * (100 - self.caution)
                + suits;
            let error = (random.below(margin) + random.below(margin)) as i32;
            let comes_to_mind = self.overlooks == 0 || random.below(100) >= self.overlooks as usize;
            // `comes_to_mind` only ranks the moves: if none comes to mind, one is played anyway.
            let goes_straight = |&mv| is_eager && game.is_greedy(mv);
            let tempts = root_move.line.first().is_some_and(goes_straight);
            let seeming_worth = seen / 100 + error;
            seeming.push(((comes_to_mind, tempts, seeming_worth), root_move));
        }
        let (_, chosen) = seeming.into_iter().min_by_key(|&(seeming, _)| Reverse(seeming))?;
        Some(BestMove { score: chosen.score, line: chosen.line, shares: chosen.shares, ..opinion })
    }
}

/// Moves with the scores of their immediate effect, whatever the replies.
fn greedily<N: Node>(task: &SearchTask<N>) -> Vec<RootMove<N::Move>> {
    let mut task = task.clone();
    task.limits = Limits { depth: Some(1), ..Limits::default() };
    task.style = SearchOptions {
        quiescence: 0,
        selective: false,
        every_move: true,
        ..SearchOptions::default()
    };
    task.run(&TranspositionTable::new(0), &mut NoControl).moves
}
