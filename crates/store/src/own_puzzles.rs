//! Puzzles that the user has composed or taken over from others.
//!
//! The file has one puzzle per line: the id of the game, and after it the parts of a written puzzle and the
//! author, separated by tabs. A damaged line therefore spoils no other one, and changes of two windows follow
//! each other.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use super::files::{FileError, LARGEST};
use super::line_file::{self, LineFile};
use kuba_bot::puzzle::{PuzzleGoal, WrittenPuzzle};
use kuba_rules::random::stable_hash;

/// Maximum number of puzzles.
pub const MOST_OWN_PUZZLES: usize = 2_000;
/// Longest name of a puzzle or an author, in characters.
pub const LONGEST_PUZZLE_NAME: usize = 60;
/// Longest line, in bytes; real ones have about 200.
const LONGEST_LINE: usize = 2_500;

/// A file that was written can be read again.
const _: () = assert!(MOST_OWN_PUZZLES * (LONGEST_LINE + 1) < LARGEST as usize);

/// A puzzle of the user. It was proved before it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPuzzle {
    /// Id of the game.
    pub game: String,
    /// Name.
    pub name: String,
    /// Difficulty, 1 to 5.
    pub grade: u8,
    /// Goal.
    pub goal: PuzzleGoal,
    /// Rules by the names of their values.
    pub rules: String,
    /// Position in the notation of the game.
    pub position: String,
    /// Moves of the solution, separated by spaces.
    pub solution: String,
    /// Author; empty if unknown.
    pub author: String,
}

/// Change of the user's puzzles. Making it twice is the same as making it once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnPuzzleChange {
    /// Keeps a puzzle, or its new name and author if its position is kept already.
    Kept(OwnPuzzle),
    /// Deletes the puzzle with this id.
    Deleted(String),
}

/// All puzzles of the user, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnPuzzles {
    puzzles: Vec<OwnPuzzle>,
    /// Index of each puzzle by its id.
    places: BTreeMap<String, usize>,
}

impl OwnPuzzle {
    /// Returns the id, which depends only on the task.
    pub fn id(&self) -> String {
        let task = [self.game.as_str(), &self.goal.to_string(), &self.rules, &self.position];
        format!("mine-{:016x}", stable_hash(task.join("\t").as_bytes()))
    }

    /// Returns the puzzle as the commands print it, without its author.
    pub fn written<'a>(&'a self, (grade, goal): (&'a str, &'a str)) -> WrittenPuzzle<'a> {
        WrittenPuzzle {
            id: &self.name,
            grade,
            goal,
            rules: &self.rules,
            position: &self.position,
            solution: &self.solution,
        }
    }

    /// Returns the line that the commands print, without the author.
    pub fn line(&self) -> String {
        let (grade, goal) = (self.grade.to_string(), self.goal.to_string());
        self.written((&grade, &goal)).to_string()
    }

    /// Returns a name as it can be kept: one line of at most [`LONGEST_PUZZLE_NAME`] characters.
    pub fn clean_name(name: &str) -> String {
        let words: Vec<&str> = name.split_whitespace().collect();
        let letters = words.join(" ");
        let letters = letters.chars().filter(|letter| !letter.is_control());
        let cut: String = letters.take(LONGEST_PUZZLE_NAME).collect();
        cut.trim_end().to_owned()
    }

    fn read(line: &str) -> Option<Self> {
        let (game, rest) = line.split_once('\t')?;
        let (puzzle, author) = rest.rsplit_once('\t')?;
        let written = WrittenPuzzle::read(puzzle)?;
        let puzzle = Self {
            game: game.to_owned(),
            name: written.id.to_owned(),
            grade: written.grade.parse().ok()?,
            goal: written.goal.parse().ok()?,
            rules: written.rules.to_owned(),
            position: written.position.to_owned(),
            solution: written.solution.to_owned(),
            author: author.to_owned(),
        };
        puzzle.is_sound().then_some(puzzle)
    }

    fn is_sound(&self) -> bool {
        let is_name = |name: &String| Self::clean_name(name) == *name;
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let parts = [&self.rules, &self.position, &self.solution];
        let is_plain = |part: &&String| !part.is_empty() && !part.contains(char::is_control);
        let length: usize = parts.iter().map(|part| part.len()).sum();
        is_name(&self.name)
            && !self.name.is_empty()
            && is_name(&self.author)
            && (1..=20).contains(&self.game.len())
            && self.game.chars().all(is_word)
            && (1..=5).contains(&self.grade)
            && parts.iter().all(is_plain)
            && length + 8 * LONGEST_PUZZLE_NAME + 40 <= LONGEST_LINE
    }
}

/// The line that others can take over: the parts of a written puzzle, and the author if there is one.
impl fmt::Display for OwnPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line())?;
        if self.author.is_empty() {
            return Ok(());
        }
        write!(f, "\t{}", self.author)
    }
}

impl OwnPuzzles {
    /// Reads the file; missing is empty.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read(path: &Path) -> Result<Self, FileError> {
        line_file::read(path).map(|(puzzles, _)| puzzles)
    }

    /// Returns the puzzles of a game, the oldest first.
    pub fn of<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a OwnPuzzle> {
        self.puzzles.iter().filter(move |puzzle| puzzle.game == game)
    }

    /// Returns the puzzle with this id.
    pub fn get(&self, id: &str) -> Option<&OwnPuzzle> {
        self.places.get(id).map(|&place| &self.puzzles[place])
    }

    /// Returns the number of puzzles.
    pub fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Returns `true` if there are no puzzles.
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// Returns the game of the puzzle kept last.
    pub fn last_game(&self) -> Option<&str> {
        self.puzzles.last().map(|puzzle| puzzle.game.as_str())
    }

    /// Returns `true` if there is no room for another puzzle.
    pub fn is_full(&self) -> bool {
        self.puzzles.len() >= MOST_OWN_PUZZLES
    }

    /// Applies a change. A puzzle that is unsound or has no room is not kept.
    pub fn apply(&mut self, change: &OwnPuzzleChange) {
        match change {
            OwnPuzzleChange::Kept(puzzle) => self.keep(puzzle.clone()),
            OwnPuzzleChange::Deleted(id) => self.delete(id),
        }
    }

    /// Returns `true` if applying a change would change nothing.
    pub fn has(&self, change: &OwnPuzzleChange) -> bool {
        match change {
            OwnPuzzleChange::Kept(puzzle) => self.puzzles.contains(puzzle),
            OwnPuzzleChange::Deleted(id) => self.get(id).is_none(),
        }
    }

    fn keep(&mut self, puzzle: OwnPuzzle) {
        if !puzzle.is_sound() {
            return;
        }
        let id = puzzle.id();
        match self.places.get(&id) {
            Some(&place) => self.puzzles[place] = puzzle,
            None if !self.is_full() => {
                self.places.insert(id, self.puzzles.len());
                self.puzzles.push(puzzle);
            }
            None => {}
        }
    }

    fn delete(&mut self, id: &str) {
        let Some(deleted) = self.places.remove(id) else {
            return;
        };
        self.puzzles.remove(deleted);
        for place in self.places.values_mut().filter(|place| **place > deleted) {
            *place -= 1;
        }
    }
}

impl LineFile for OwnPuzzles {
    fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    fn to_text(&self) -> String {
        let line = |puzzle: &OwnPuzzle| {
            let OwnPuzzle { game, author, .. } = puzzle;
            format!("{game}\t{}\t{author}\n", puzzle.line())
        };
        self.puzzles.iter().map(line).collect()
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        self.keep(OwnPuzzle::read(line)?);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(name: &str, position: &str) -> OwnPuzzle {
        OwnPuzzle {
            game: "kuba".to_owned(),
            name: name.to_owned(),
            grade: 1,
            goal: PuzzleGoal::Take(2),
            rules: "-".to_owned(),
            position: position.to_owned(),
            solution: "e1f1 f1g1".to_owned(),
            author: String::new(),
        }
    }

    fn kept(puzzles: &[OwnPuzzle]) -> OwnPuzzles {
        let mut all = OwnPuzzles::default();
        for puzzle in puzzles {
            all.apply(&OwnPuzzleChange::Kept(puzzle.clone()));
        }
        all
    }

    #[test]
    fn what_is_kept_survives_being_written_and_read() {
        let mut first = puzzle("Zwei – auf einmal", "B6/7/7/7/7/7/4WRR w 0-0");
        first.author = "Ann".to_owned();
        let second = puzzle("2", "B6/7/7/7/7/7/3WRR1 w 0-0");
        let all = kept(&[first.clone(), second]);
        let (read, is_damaged) = OwnPuzzles::of_text(&all.to_text());
        assert_eq!((read, is_damaged), (all, false));
        assert!(first.to_string().ends_with("e1f1 f1g1\tAnn"));
    }

    #[test]
    fn a_damaged_line_costs_no_other_one() {
        let text = kept(&[puzzle("1", "one"), puzzle("2", "two"), puzzle("3", "three")]).to_text();
        let (read, is_damaged) = OwnPuzzles::of_text(&text.replace("\ttwo\t", "\t\u{0}\t"));
        assert!(is_damaged);
        let names: Vec<&str> = read.of("kuba").map(|own| own.name.as_str()).collect();
        assert_eq!(names, ["1", "3"]);
    }

    #[test]
    fn the_same_task_is_kept_once_and_comes_back_after_it_was_deleted() {
        let renamed = puzzle("new name", "one");
        let mut all = kept(&[puzzle("1", "one"), renamed.clone()]);
        assert_eq!(all.of("kuba").collect::<Vec<_>>(), [&renamed]);
        let deleted = OwnPuzzleChange::Deleted(renamed.id());
        all.apply(&deleted);
        assert!(all.is_empty() && all.has(&deleted));
        all.apply(&OwnPuzzleChange::Kept(renamed.clone()));
        assert_eq!(all.get(&renamed.id()), Some(&renamed));
    }

    #[test]
    fn what_is_unsound_is_not_kept_and_names_become_sound() {
        for bad in [
            puzzle("", "one"),
            puzzle("tab\there", "one"),
            puzzle("1", ""),
            puzzle("1", &"x".repeat(LONGEST_LINE)),
        ] {
            assert!(kept(&[bad]).is_empty());
        }
        let long = format!(" a\tb\u{1} {}", "c".repeat(100));
        let name = OwnPuzzle::clean_name(&long);
        assert_eq!(name.chars().count(), LONGEST_PUZZLE_NAME);
        assert!(!kept(&[puzzle(&name, "one")]).is_empty());
    }
}
