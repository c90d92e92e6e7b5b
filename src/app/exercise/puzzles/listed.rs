//! Lists of puzzles, with the next unsolved one and the puzzle of the day.

use std::borrow::Cow;

use super::remark::task;
use crate::board::Playable;
use crate::bot::puzzle::{Puzzle, PuzzleGoal, WrittenPuzzle};
use crate::phrase::Phrase;
use crate::store::{OwnPuzzle, PuzzleProgress, day_number};

/// Numbers of puzzles of Kuba that are no longer in the program, each with the one that it leads to: the same
/// position, or another one of the same grade for a position with a single legal push.
const REPLACED: [(&str, &str); 11] = [
    ("276", "607"),
    ("436", "053"),
    ("487", "158"),
    ("488", "122"),
    ("502", "187"),
    ("516", "246"),
    ("521", "199"),
    ("523", "385"),
    ("526", "248"),
    ("544", "103"),
    ("551", "221"),
];

/// Source of the puzzles of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PuzzleSource {
    /// The collection of the program.
    #[default]
    Program,
    /// The user's own puzzles.
    Own,
}

/// Puzzle in the list of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPuzzle {
    /// Id of the puzzle.
    pub id: Cow<'static, str>,
    /// Difficulty, from 1 to 5.
    pub grade: u8,
    /// Goal of the puzzle.
    pub goal: PuzzleGoal,
    /// The puzzle in written form.
    line: Cow<'static, str>,
}

/// Puzzles of a game.
#[derive(Clone, Debug)]
pub struct ListedPuzzles {
    /// Id of the game, as in files.
    pub game: &'static str,
    /// Displayed name of the game.
    pub title: Phrase,
    /// Source of the puzzles.
    pub source: PuzzleSource,
    /// Puzzles, easiest first.
    pub puzzles: Vec<ListedPuzzle>,
    // The start reads no position: that would load the rules and memory of all games.
    own_moves: fn(&WrittenPuzzle<'_>) -> usize,
    is_usual: fn(&WrittenPuzzle<'_>) -> bool,
}

/// Location of the puzzle of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Todays {
    /// Index of the list, from 0.
    pub list: usize,
    /// Index of the puzzle in its list, from 0.
    pub place: usize,
}

impl ListedPuzzles {
    /// Lists the puzzles of a game without reading their positions.
    pub fn of<G: Playable>() -> Self {
        let puzzles = G::PUZZLES.lines().filter_map(|line| {
            let written = WrittenPuzzle::read(line)?;
            Some(ListedPuzzle {
                id: written.id.into(),
                grade: written.grade.parse().ok()?,
                goal: written.goal.parse().ok()?,
                line: line.into(),
            })
        });
        Self::new::<G>(PuzzleSource::Program, puzzles.collect())
    }

    /// Lists own puzzles of a game, in this order.
    pub fn mine<G: Playable>(own: &[&OwnPuzzle]) -> Self {
        let puzzles = own.iter().map(|own| ListedPuzzle {
            id: own.id().into(),
            grade: own.grade,
            goal: own.goal,
            line: own.line().into(),
        });
        Self::new::<G>(PuzzleSource::Own, puzzles.collect())
    }

    fn new<G: Playable>(source: PuzzleSource, puzzles: Vec<ListedPuzzle>) -> Self {
        Self {
            game: G::ID,
            title: G::title(),
            source,
            puzzles,
            own_moves: |written| Puzzle::<G>::read(written).map_or(0, |puzzle| puzzle.own_moves()),
            is_usual: |written| {
                let rules = Puzzle::<G>::rules(written.rules);
                rules.is_some_and(|rules| Puzzle::<G>::rules_text(&rules).as_deref() == Some("-"))
            },
        }
    }

    /// Returns the task of the puzzle at this index.
    pub fn task(&self, place: usize) -> Phrase {
        let puzzle = &self.puzzles[place];
        task(puzzle.goal, self.own_moves_at(place), self.game)
    }

    /// Returns `true` if the puzzle at this index has the usual rules of its game.
    pub fn is_usual(&self, place: usize) -> bool {
        let written = WrittenPuzzle::read(&self.puzzles[place].line);
        written.is_some_and(|written| (self.is_usual)(&written))
    }

    /// Returns the puzzle at this index in written form.
    pub fn line(&self, place: usize) -> &str {
        &self.puzzles[place].line
    }

    /// Returns the number of moves that the user makes in the solution of a puzzle.
    pub fn own_moves_at(&self, place: usize) -> usize {
        let written = WrittenPuzzle::read(&self.puzzles[place].line);
        written.map_or(0, |written| (self.own_moves)(&written))
    }

    /// Returns the number of puzzles that have been solved.
    pub fn solved(&self, progress: &PuzzleProgress) -> usize {
        let ids = self.puzzles.iter().map(|puzzle| &puzzle.id);
        ids.filter(|id| progress.solved(id).is_some()).count()
    }

    /// Returns the index of the first unsolved puzzle from this index on, wrapping around at the end; this
    /// index if all are solved.
    pub fn unsolved_from(&self, place: usize, progress: &PuzzleProgress) -> usize {
        let count = self.puzzles.len().max(1);
        let is_open = |place: &usize| {
            let puzzle = self.puzzles.get(*place);
            puzzle.is_some_and(|puzzle| progress.solved(&puzzle.id).is_none())
        };
        let mut places = (0..count).map(|step| (place + step) % count);
        places.find(is_open).unwrap_or(place % count)
    }

    /// Returns the index of the puzzle with this id, or of the one that has taken its place.
    pub fn place_of(&self, id: &str) -> Option<usize> {
        let number = id.strip_prefix("kuba-");
        let replaced = REPLACED.iter().find(|(former, _)| number == Some(*former));
        let is_it = |puzzle: &ListedPuzzle| match replaced {
            Some((_, now)) => puzzle.id.strip_prefix("kuba-") == Some(*now),
            None => puzzle.id == id,
        };
        self.puzzles.iter().position(is_it)
    }
}

/// Returns the puzzle of a day, `YYYY-MM-DD`. It is the same for all users, and none comes again before every
/// puzzle has had its day. `None` if the date is invalid or there are no puzzles.
pub fn todays(lists: &[ListedPuzzles], date: &str) -> Option<Todays> {
    let count: usize = lists.iter().map(|list| list.puzzles.len()).sum();
    let day = day_number(date)? as usize;
    // A step this large changes the game and the grade from day to day.
    let step = (count * 4 / 9..=count).find(|&step| are_coprime(step, count))?;
    let mut place = day % count * step % count;
    for (list, puzzles) in lists.iter().enumerate() {
        if place < puzzles.puzzles.len() {
            return Some(Todays { list, place });
        }
        place -= puzzles.puzzles.len();
    }
    None
}

fn are_coprime(one: usize, other: usize) -> bool {
    match one {
        0 => other == 1,
        one => are_coprime(other % one, one),
    }
}
