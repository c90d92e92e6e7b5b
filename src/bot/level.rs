//! Levels of play.
//!
//! A level below the strongest is a depth or a number of positions, and the mistakes that people
//! of about this strength make: never the speed of the machine, as long as the time that it is
//! given is enough. The strongest level thinks for as long as it is given, so it is as strong as
//! the machine is fast.

use std::cmp::Reverse;

use super::search::{Findings, Node, RootMove, Style, Task, TranspositionTable, Unwatched, Watch};
use super::{Evaluate, Limits, Opinion, Score};
use crate::random::Random;

/// A level of play, 1 (a child wins) to [`Level::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes a level of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelCharacter {
    /// Plies looked ahead, if they are limited.
    pub depth: Option<u32>,
    /// Positions looked at, if they are limited.
    pub nodes: Option<u64>,
    /// The loud moves in a row that are followed beyond the depth. Longer rows are overlooked.
    pub quiescence: u32,
    /// How much better than the best move a worse one may seem, in hundredths; 0 to play what
    /// the search says.
    pub margin: i32,
    /// How much what the others can do counts, in percent.
    pub caution: i32,
    /// Whether a win on the spot is never missed.
    pub sees_wins: bool,
}

impl LevelCharacter {
    /// Looks a few plies ahead, and errs by a margin in hundredths.
    pub const fn mistaken(depth: u32, quiescence: u32, margin: i32, caution: i32) -> Self {
        Self {
            depth: Some(depth),
            nodes: None,
            quiescence,
            margin,
            caution,
            sees_wins: true,
        }
    }

    /// Plays what a search of so many positions says; one without a limit thinks for as long as
    /// it is given.
    pub const fn careful(nodes: Option<u64>) -> Self {
        Self {
            depth: None,
            nodes,
            quiescence: 32,
            margin: 0,
            caution: 100,
            sees_wins: true,
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
}

const NAME_KEYS: [&str; Level::COUNT as usize] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
    "level-9", "level-10",
];

impl Level {
    /// The number of levels.
    pub const COUNT: u8 = 10;

    /// The strongest level.
    pub const CHAMPION: Self = Self(Self::COUNT);

    /// The level with this number, 1 to [`Level::COUNT`].
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::COUNT).contains(&number).then_some(Self(number))
    }

    /// Every level, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The key of its name in the catalogue (`level-1` … `level-10`).
    pub fn name_key(self) -> &'static str {
        NAME_KEYS[usize::from(self.0) - 1]
    }

    /// Chooses a move as a player of this level would: the same for the same seed, as long as
    /// the table has seen the same and the watch does not say stop. `None` if there is no legal move.
    pub fn choose<G: Evaluate>(
        self,
        game: &G,
        conditions: &mut Conditions<'_>,
        watch: &mut impl Watch<G::Move>,
    ) -> Option<Opinion<G::Move>> {
        if let Some(mv) = game.at_once(conditions.seed) {
            return Some(Opinion {
                score: Score::DRAW,
                depth: 0,
                nodes: 0,
                time: watch.elapsed(),
                line: vec![mv],
            });
        }
        let character = self.character(game);
        let mut random = Random::new(conditions.seed);
        let limits = Limits {
            depth: character.depth,
            nodes: character.nodes.into_iter().chain(conditions.nodes).min(),
            time: None,
        };
        let mut task = Task::new(game, limits);
        random.shuffle(&mut task.moves);
        if task.moves.len() == 1 {
            task.limits.depth = Some(1);
        }
        if character.margin == 0 {
            if self == Self::CHAMPION {
                task.threads = conditions.threads;
            }
            return task.run(conditions.table, watch).opinion;
        }
        let greedy = greedily(&task);
        task.style = Style {
            quiescence: character.quiescence,
            selective: false,
            every_move: true,
        };
        // What a careless search believes must not reach the careful ones.
        let found = task.run(&TranspositionTable::new(0), watch);
        let errs = Erring {
            character,
            win_worth: G::Node::TUNING.win_worth,
        };
        errs.pick(found, &greedy, &mut random)
    }

    fn character<G: Evaluate>(self, game: &G) -> LevelCharacter {
        let levels = match game.seats() {
            2 => G::LEVELS,
            _ => G::LEVELS_OF_MANY,
        };
        levels[usize::from(self.0) - 1]
    }
}

/// A player who weighs moves with a margin of error.
struct Erring {
    character: LevelCharacter,
    /// What a win counts.
    win_worth: i32,
}

impl Erring {
    /// The move that seems best.
    fn pick<M: Copy + Eq>(
        &self,
        found: Findings<M>,
        greedy: &[RootMove<M>],
        random: &mut Random,
    ) -> Option<Opinion<M>> {
        let opinion = found.opinion?;
        let best = found.moves.first()?;
        let character = &self.character;
        if character.sees_wins && best.score == Score::win_in(1) {
            return Some(opinion);
        }
        let weigh = |score: Score| score.centi().clamp(-self.win_worth, self.win_worth);
        let margin = character.margin.max(1) as usize;
        let mut seeming = Vec::with_capacity(found.moves.len());
        for root_move in found.moves {
            let at_once = greedy
                .iter()
                .find(|other| other.line.first() == root_move.line.first())
                .map_or(root_move.score, |other| other.score);
            let seen = weigh(root_move.score) * character.caution
                + weigh(at_once) * (100 - character.caution);
            let error = (random.below(margin) + random.below(margin)) as i32;
            seeming.push((seen / 100 + error, root_move));
        }
        let (_, chosen) = seeming
            .into_iter()
            .min_by_key(|&(seeming, _)| Reverse(seeming))?;
        Some(Opinion {
            score: chosen.score,
            line: chosen.line,
            ..opinion
        })
    }
}

/// The moves by what they bring at once, whatever the others do about it.
fn greedily<N: Node>(task: &Task<N>) -> Vec<RootMove<N::Move>> {
    let mut task = task.clone();
    task.limits = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    task.style = Style {
        quiescence: 0,
        selective: false,
        every_move: true,
    };
    task.run(&TranspositionTable::new(0), &mut Unwatched).moves
}

impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
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
