//! Texts with puzzles from outside the program, one per line.

use super::definition::PuzzleFault;
use super::goal::PuzzleGoal;
use super::written::WrittenPuzzle;
use kuba_rules::phrase::{Phrase, ToPhrase, said_error};

/// Maximum number of lines with puzzles in a text.
pub const MOST_LINES: usize = 5_000;
/// Maximum number of positions visited to prove a puzzle from outside the program.
pub const PROOF_NODES: u64 = 30_000_000;

/// A line of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleLine<'a> {
    /// Number of the line, from 1.
    pub number: usize,
    /// Puzzle, not proved yet, and its author; the author may be missing.
    pub content: Result<(WrittenPuzzle<'a>, Option<&'a str>), PuzzleFault>,
}

/// Reason why a text has no puzzles to prove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPuzzles {
    /// The text is empty.
    Empty,
    /// The text has more than [`MOST_LINES`] lines.
    TooMany,
}

said_error!(NoPuzzles);

impl ToPhrase for NoPuzzles {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Empty => Phrase::new("puzzles-none"),
            Self::TooMany => Phrase::new("puzzles-too-many").with("most", MOST_LINES),
        }
    }
}

/// Reads the lines of a text: the parts of [`WrittenPuzzle`] and after them, if known, the author, separated by
/// tabs. Empty lines are skipped.
///
/// # Errors
/// There are no lines or too many.
pub fn puzzle_lines(text: &str) -> Result<Vec<PuzzleLine<'_>>, NoPuzzles> {
    let lines = text.trim_start_matches('\u{feff}').lines().zip(1..);
    let lines = lines.filter(|(line, _)| !line.trim().is_empty());
    let lines: Vec<_> = lines.take(MOST_LINES + 1).collect();
    match lines.len() {
        0 => return Err(NoPuzzles::Empty),
        1..=MOST_LINES => {}
        _ => return Err(NoPuzzles::TooMany),
    }
    let read =
        |(line, number)| PuzzleLine { number, content: read_line(line).ok_or(PuzzleFault::Parts) };
    Ok(lines.into_iter().map(read).collect())
}

/// Returns `true` if a text looks like puzzles, perhaps with other lines around them, rather than a game or a
/// position.
pub fn looks_like_puzzles(text: &str) -> bool {
    let line = text.trim_start_matches('\u{feff}').lines();
    let mut lines = line.map(str::trim).filter(|line| !line.is_empty());
    let first = lines.clone().next();
    let is_first = first.and_then(read_line).is_some_and(|(puzzle, _)| {
        puzzle.grade.parse::<u8>().is_ok() || puzzle.goal.split(' ').count() == 2
    });
    is_first
        || lines.any(|line| match read_line(line) {
            Some((puzzle, _)) => {
                puzzle.grade.parse::<u8>().is_ok() && puzzle.goal.parse::<PuzzleGoal>().is_ok()
            }
            None => LooseLine::of(line).is_some(),
        })
}

/// Puts tabs between the parts of puzzles whose tabs have become blanks on the way, as in messengers. `is_puzzle`
/// returns `true` for a puzzle that a game can read. All other lines stay, and each keeps its number.
pub fn with_tabs(text: &str, is_puzzle: impl Fn(&WrittenPuzzle<'_>) -> bool) -> String {
    let lines = text.trim_start_matches('\u{feff}').lines().map(|line| {
        let loose = read_line(line).is_none().then(|| LooseLine::of(line)).flatten();
        let tabbed = loose.and_then(|loose| loose.with_tabs(&is_puzzle));
        tabbed.unwrap_or_else(|| line.to_owned())
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Puzzle in a line without tabs. Where its position ends, only its game knows.
struct LooseLine<'a> {
    words: Vec<&'a str>,
    /// Index of the first word of the goal.
    goal: usize,
    /// Index of the first word of the position.
    position: usize,
}

impl<'a> LooseLine<'a> {
    /// Maximum number of words of a position behind the board, and of a name of an author.
    const MOST_WORDS: usize = 8;
    /// Longest line, in bytes.
    const LONGEST: usize = 2_500;

    /// `None` unless the line has a difficulty, a goal and a board with slashes in this order.
    fn of(line: &'a str) -> Option<Self> {
        if line.len() > Self::LONGEST {
            return None;
        }
        let words: Vec<&str> = line
            .split_whitespace()
            .skip_while(|word| word.chars().all(|sign| sign == '>'))
            .collect();
        let is_goal = |at: usize| {
            let goal = words[at..].get(..2).map(|goal| goal.join(" "));
            words[at - 1].parse::<u8>().is_ok()
                && goal.is_some_and(|goal| goal.parse::<PuzzleGoal>().is_ok())
        };
        let goal = (2..words.len()).find(|&at| is_goal(at))?;
        let is_board = |at: &usize| words[*at].matches('/').count() > 1;
        let position = (goal + 3..words.len()).find(is_board)?;
        Some(Self { words, goal, position })
    }

    /// The line with tabs, for the longest position and the shortest author that make a puzzle.
    fn with_tabs(&self, is_puzzle: impl Fn(&WrittenPuzzle<'_>) -> bool) -> Option<String> {
        let Self { ref words, goal, position } = *self;
        let part = |from: usize, to: usize| words.get(from..to).map(|words| words.join(" "));
        let before = [part(0, goal - 1)?, words[goal - 1].to_owned(), part(goal, goal + 2)?];
        let before = [before.join("\t"), part(goal + 2, position)?].join("\t");
        for solution in (position + 1..=position + Self::MOST_WORDS).rev() {
            for author in 0..=Self::MOST_WORDS {
                let Some(end) = words.len().checked_sub(author).filter(|end| *end > solution)
                else {
                    break;
                };
                let moves = part(solution, end)?;
                let line = format!("{before}\t{}\t{moves}", part(position, solution)?);
                if WrittenPuzzle::read(&line).is_some_and(|puzzle| is_puzzle(&puzzle)) {
                    let author = part(end, words.len()).filter(|author| !author.is_empty());
                    return Some(author.map_or(line.clone(), |author| format!("{line}\t{author}")));
                }
            }
        }
        None
    }
}

fn read_line(line: &str) -> Option<(WrittenPuzzle<'_>, Option<&str>)> {
    if let Some(puzzle) = WrittenPuzzle::read(line) {
        return Some((puzzle, None));
    }
    let (puzzle, author) = line.rsplit_once('\t')?;
    Some((WrittenPuzzle::read(puzzle)?, Some(author)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "one\t3\twin 3\t-\tWBB\ta11";

    #[test]
    fn a_line_may_name_its_author_after_the_six_parts() {
        let text = format!("\u{feff}{LINE}\n\n{LINE}\tAnn\r\nthree parts\tonly\there\n");
        let lines = puzzle_lines(&text).expect("lines");
        let puzzle = WrittenPuzzle::read(LINE).expect("a puzzle");
        assert_eq!(lines[0].content, Ok((puzzle, None)));
        assert_eq!((lines[1].number, &lines[1].content), (3, &Ok((puzzle, Some("Ann")))));
        assert_eq!((lines[2].number, &lines[2].content), (4, &Err(PuzzleFault::Parts)));
        assert_eq!(lines.len(), 3);
    }

    #[test]
    fn a_text_without_lines_or_with_too_many_is_refused() {
        assert_eq!(puzzle_lines(" \n\t\n"), Err(NoPuzzles::Empty));
        let many = format!("{LINE}\n").repeat(MOST_LINES + 1);
        assert_eq!(puzzle_lines(&many), Err(NoPuzzles::TooMany));
        assert!(puzzle_lines(&many[..many.len() - LINE.len() - 1]).is_ok());
    }

    #[test]
    fn puzzles_are_told_from_games_and_positions() {
        assert!(looks_like_puzzles(&format!("\n{LINE}\n")));
        for text in ["", "7/7/7/5WR/7/7/B6 w 6-0", "1. f1f2 a1b1", "a\tb\tc\td\te\tf"] {
            assert!(!looks_like_puzzles(text), "{text}");
        }
    }
}
