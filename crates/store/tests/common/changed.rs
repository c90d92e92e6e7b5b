//! Texts that the program reads, and random changes to them.

use proptest::sample::Index;

macro_rules! seeds {
    ($($name:literal),+ $(,)?) => {
        &[$(include_str!(concat!("../../../../fuzz/seeds/", $name))),+]
    };
}

pub(crate) const KUBA: &[&str] =
    seeds!["game/whole", "game/ended", "game/variations", "paste/variations",];
pub(crate) const CUBULUS: &[&str] = seeds![
    "game/cubulus-two",
    "game/cubulus-three",
    "game/cubulus-other-size",
    "paste/cubulus-sheet",
];
pub(crate) const QUBISM: &[&str] = seeds!["game/qubism"];
/// Pasted texts that are no records.
pub(crate) const PASTED: &[&str] = seeds![
    "paste/moves",
    "paste/position",
    "paste/cubulus-moves",
    "paste/cubulus-two",
    "paste/cubulus-three",
    "paste/qubism-moves",
    "paste/qubism-position",
];
/// Messages of friends, and lines of puzzles and practice.
const ARRIVED: &[&str] =
    seeds!["messages/two", "messages/asks", "puzzles/letter", "puzzles/own", "practice/plain",];
pub(crate) const SETTINGS: &[&str] = seeds!["settings/some", "settings/every-game"];
pub(crate) const RECENT: &str = include_str!("../../../../fuzz/seeds/recent/two");
pub(crate) const PEOPLE: &str = include_str!("../../../../fuzz/seeds/people/three");

/// Words from such texts, and some others.
pub(crate) const WORDS: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "None",
    "Some(",
    "0",
    "7",
    "-1",
    "f1f2",
    "pass",
    "Computer(",
    "Superko",
    "Three",
    "Two(",
    "true",
    "a11",
    "b23-b22",
    "d3ER",
    "resign",
    "(at: 1, moves: \"g7g6\"),",
    "Delete(2), End(true),",
    "Vary(5)",
    "(2, \"0.35,52.1/47.9,9,-,\"),",
    "{",
    "}",
    "$4",
    "*",
    "[%eval ",
    " wb ",
    " wbr ",
    "1e400",
    "//",
    "/*",
    "\u{0}",
    "é",
    "game: \"chess\",",
];

/// All of the texts.
pub(crate) fn seeds() -> Vec<&'static str> {
    [KUBA, CUBULUS, QUBISM, PASTED, ARRIVED, SETTINGS, &[RECENT, PEOPLE]].concat()
}

/// The text after random deletions, duplications and insertions of words.
pub(crate) fn changed(text: &str, changes: &[(Index, Index, &str)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (from, len, word) in changes {
        if letters.is_empty() {
            break;
        }
        let from = from.index(letters.len());
        let end = (from + len.index(24)).min(letters.len());
        letters.splice(from..end, word.chars());
    }
    letters.into_iter().collect()
}
