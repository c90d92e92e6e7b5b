//! What makes a level of play: how far a player looks, and the mistakes of people.
//!
//! A player who errs sees less than there is: some moves do not come to mind, what the others can
//! do counts for less than what a move brings at once, and worths are judged by guess.

use std::cmp::Reverse;

use super::search::{
    NoControl, Node, RootMove, SearchControl, SearchResult, SearchTask, Style, TranspositionTable,
};
use super::{Evaluate, Limits, Opinion, Score};
use crate::random::Random;

/// What makes a level of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelCharacter {
    /// Plies looked ahead, if they are limited.
    pub depth: Option<u32>,
    /// Positions looked at, if they are limited.
    pub nodes: Option<u64>,
    /// The tactical moves in a row that are followed beyond the depth. Longer rows are overlooked.
    pub quiescence: u32,
    /// Of a hundred moves so many do not come to mind, tactical ones like others.
    pub overlooks: u32,
    /// How much better than the best move a worse one may seem, in hundredths; 0 to play what
    /// the search says.
    pub margin: i32,
    /// How much what the others can do counts, in percent.
    pub caution: i32,
    /// Whether a win on the spot is never missed.
    pub sees_wins: bool,
    /// In so many of a hundred turns whatever goes straight for the aim is made, if it comes to
    /// mind, and nothing else is thought of; see [`Evaluate::goes_straight`].
    pub eagerness: u32,
    /// How much the manner of the game's beginners counts, in percent; see [`Evaluate::manner`].
    pub manner: i32,
}

/// What a level has at hand when it chooses.
pub struct Conditions<'a> {
    /// What the player remembers of positions looked at before.
    pub table: &'a TranspositionTable,
    /// Makes human errors repeatable.
    pub seed: u64,
    /// Positions to look at, if fewer than the level would.
    pub nodes: Option<u64>,
    /// How many threads may look at once. Only the strongest level uses more than one, because
    /// several threads never search the same twice.
    pub threads: usize,
}

impl LevelCharacter {
    /// Looks a few plies ahead, and errs by a margin in hundredths.
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
            manner: 0,
        }
    }

    /// Plays what a search of so many positions says; one without a limit thinks for as long as
    /// it is given.
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
            manner: 0,
        }
    }

    /// The same, but it may miss a win on the spot.
    #[must_use]
    pub const fn blind(self) -> Self {
        Self {
            sees_wins: false,
            ..self
        }
    }

    /// The same, but of a hundred moves so many do not come to mind.
    #[must_use]
    pub const fn overlooking(self, overlooks: u32) -> Self {
        Self { overlooks, ..self }
    }

    /// The same, but in so many of a hundred turns it goes straight for the aim.
    #[must_use]
    pub const fn eager(self, eagerness: u32) -> Self {
        Self { eagerness, ..self }
    }

    /// The same, but the manner of beginners counts, in percent.
    #[must_use]
    pub const fn with_manner(self, manner: i32) -> Self {
        Self { manner, ..self }
    }

    /// Whether time makes it stronger, however much of it there is.
    pub const fn thinks_by_the_clock(self) -> bool {
        self.depth.is_none() && self.nodes.is_none()
    }

    /// Chooses a move as such a player would. See [`Level::choose`](super::Level::choose).
    pub fn choose<G: Evaluate>(
        self,
        game: &G,
        conditions: &mut Conditions<'_>,
        control: &mut impl SearchControl<G::Move>,
    ) -> Option<Opinion<G::Move>> {
        if let Some(mv) = game.at_once(conditions.seed) {
            return Some(Opinion {
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
        task.style = Style {
            quiescence: self.quiescence,
            selective: false,
            every_move: true,
            ..Style::default()
        };
        // What a careless search believes must not reach the careful ones.
        let found = task.run(&TranspositionTable::new(0), control);
        let is_eager = self.eagerness > 0 && random.below(100) < self.eagerness as usize;
        self.pick(found, &greedy, (game, is_eager), &mut random)
    }

    /// The move that seems best to a player who errs, or, to one who is eager, of those that go
    /// straight for the aim.
    fn pick<G: Evaluate>(
        self,
        found: SearchResult<G::Move>,
        greedy: &[RootMove<G::Move>],
        (game, is_eager): (&G, bool),
        random: &mut Random,
    ) -> Option<Opinion<G::Move>> {
        let opinion = found.opinion?;
        let best = found.moves.first()?;
        if self.sees_wins && best.score == Score::win_in(1) {
            return Some(opinion);
        }
        let win_worth = G::Node::TUNING.win_worth;
        // Among more than two, who has lost puts it off: whoever gives up chooses who wins.
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
            let suits = match self.manner {
                0 => 0,
                weight => weight * game.manner(root_move.line[0]),
            };
            let seen = weigh(root_move.score) * self.caution
                + weigh(at_once) * (100 - self.caution)
                + suits;
            let error = (random.below(margin) + random.below(margin)) as i32;
            let comes_to_mind = self.overlooks == 0 || random.below(100) >= self.overlooks as usize;
            // Where nothing comes to mind, something has to be done all the same.
            let goes_straight = |&mv| is_eager && game.goes_straight(mv);
            let tempts = root_move.line.first().is_some_and(goes_straight);
            let seeming_worth = seen / 100 + error;
            seeming.push(((comes_to_mind, tempts, seeming_worth), root_move));
        }
        let (_, chosen) = seeming
            .into_iter()
            .min_by_key(|&(seeming, _)| Reverse(seeming))?;
        Some(Opinion {
            score: chosen.score,
            line: chosen.line,
            shares: chosen.shares,
            ..opinion
        })
    }
}

/// The moves by what they bring at once, whatever the others do about it.
fn greedily<N: Node>(task: &SearchTask<N>) -> Vec<RootMove<N::Move>> {
    let mut task = task.clone();
    task.limits = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    task.style = Style {
        quiescence: 0,
        selective: false,
        every_move: true,
        ..Style::default()
    };
    task.run(&TranspositionTable::new(0), &mut NoControl).moves
}
