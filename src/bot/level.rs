//! Levels of play.
//!
//! A level is a depth or a number of positions, and the mistakes that people of about this
//! strength make. It is never the speed of the machine.

use std::cmp::Reverse;

use super::search::{Findings, Node, RatedMove, Style, Table, Task, Unwatched, Watch};
use super::{Evaluate, Limits, Opinion, Score};

/// A level of play, 1 (a child wins) to [`Level::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes a level.
struct Character {
    /// Plies looked ahead.
    depth: Option<u32>,
    /// Positions looked at.
    nodes: Option<u64>,
    /// The captures in a row that are followed beyond the depth. Longer chains are overlooked.
    chain: u32,
    /// How much better than the best move a worse one may seem, in hundredths; 0 to play what
    /// the search says.
    margin: i32,
    /// How much what the opponent can do counts, in percent.
    caution: i32,
}

/// A win or loss weighs this much to a level that weighs moves with a margin of error.
const DECISIVE: i32 = 1500;
/// The level from which on a win on the spot is never missed.
const SEES_WINS: u8 = 2;

const CHARACTERS: [Character; Level::COUNT as usize] = [
    mistaken(1, 0, 260, 18),
    mistaken(1, 1, 180, 30),
    mistaken(2, 1, 190, 45),
    mistaken(2, 2, 100, 75),
    mistaken(3, 2, 150, 85),
    mistaken(4, 4, 110, 100),
    careful(Some(1_700)),
    careful(Some(5_500)),
    careful(Some(25_000)),
    careful(None),
];

const fn mistaken(depth: u32, chain: u32, margin: i32, caution: i32) -> Character {
    Character {
        depth: Some(depth),
        nodes: None,
        chain,
        margin,
        caution,
    }
}

const fn careful(nodes: Option<u64>) -> Character {
    Character {
        depth: None,
        nodes,
        chain: 32,
        margin: 0,
        caution: 100,
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

    /// How deep it looks, and at how many positions.
    pub fn limits(self) -> Limits {
        let character = self.character();
        Limits {
            depth: character.depth,
            nodes: character.nodes,
            time: None,
        }
    }

    /// Chooses a move as a player of this level would: the same for the same seed, as long as
    /// the table has seen the same and the watch does not say stop. `None` if there is no legal move.
    pub fn choose<G: Evaluate>(
        self,
        game: &G,
        choice: &mut Choice<'_>,
        watch: &mut impl Watch<G::Move>,
    ) -> Option<Opinion<G::Move>> {
        let character = self.character();
        let mut random = Random(choice.seed);
        let limits = Limits {
            nodes: character.nodes.into_iter().chain(choice.nodes).min(),
            ..self.limits()
        };
        let mut task = Task::new(game, limits);
        random.shuffle(&mut task.moves);
        if task.moves.len() == 1 {
            task.limits.depth = Some(1);
        }
        if character.margin == 0 {
            if self == Self::CHAMPION {
                task.threads = choice.threads;
            }
            return task.run(choice.table, watch).opinion;
        }
        let greedy = at_once(&task);
        task.style = Style {
            chain: character.chain,
            selective: false,
            every_move: true,
        };
        // What a careless search believes must not reach the careful ones.
        let found = task.run(&Table::new(0), watch);
        self.pick(found, &greedy, &mut random)
    }

    fn character(self) -> &'static Character {
        &CHARACTERS[usize::from(self.0) - 1]
    }

    /// The move that seems best to somebody who errs.
    fn pick<M: Copy + Eq>(
        self,
        found: Findings<M>,
        greedy: &[RatedMove<M>],
        random: &mut Random,
    ) -> Option<Opinion<M>> {
        let opinion = found.opinion?;
        let best = found.moves.first()?;
        if self.0 >= SEES_WINS && best.score == Score::win_in(1) {
            return Some(opinion);
        }
        let character = self.character();
        let weigh = |score: Score| score.centi().clamp(-DECISIVE, DECISIVE);
        let mut seeming = Vec::with_capacity(found.moves.len());
        for rated in found.moves {
            let at_once = greedy
                .iter()
                .find(|other| other.line[0] == rated.line[0])
                .map_or(rated.score, |other| other.score);
            let seen =
                weigh(rated.score) * character.caution + weigh(at_once) * (100 - character.caution);
            let error = random.below(character.margin) + random.below(character.margin);
            seeming.push((seen / 100 + error, rated));
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

/// The moves by what they bring at once, whatever the opponent does about it.
fn at_once<N: Node>(task: &Task<N>) -> Vec<RatedMove<N::Move>> {
    let mut task = task.clone();
    task.limits = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    task.style = Style {
        chain: 0,
        selective: false,
        every_move: true,
    };
    task.run(&Table::new(0), &mut Unwatched).moves
}

impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
}

/// The circumstances in which a level chooses.
pub struct Choice<'a> {
    /// What the player remembers of positions looked at before.
    pub table: &'a Table,
    /// Makes human errors repeatable.
    pub seed: u64,
    /// Positions to look at, if fewer than the level would.
    pub nodes: Option<u64>,
    /// How many threads may look at once. Only the strongest level uses more than one, because
    /// several threads never search the same twice.
    pub threads: usize,
}

/// A small generator of random numbers: `SplitMix64` (Steele, Lea and Flood, 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to less than `end`, which is at least 1.
    fn below(&mut self, end: i32) -> i32 {
        let high = (u128::from(self.next()) * end.max(1) as u128) >> 64;
        high as i32
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end as i32 + 1) as usize);
        }
    }
}
