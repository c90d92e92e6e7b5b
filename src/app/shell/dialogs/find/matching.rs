//! Matching of typed letters with the names of commands.

use super::ListedCommand;

/// Letters of a name that match what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Closeness of the match; the closest comes first.
    pub rank: Rank,
    /// Places of the letters in the name, counted in characters.
    pub letters: Vec<usize>,
}

/// Closeness of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// The name begins with the letters.
    Start,
    /// A word of the name begins with them.
    Word,
    /// The letters stand together.
    Together,
    /// The menu of the command begins with them.
    Menu,
    /// They stand in order, with others between them.
    Apart,
}

/// A listed command that matches.
pub struct Found {
    /// Index in the list.
    pub index: usize,
    /// Matching letters of the user's name, or of the English one.
    pub letters: Vec<usize>,
    /// `true` if only the English name matches.
    pub in_english: bool,
}

/// Finds the commands whose name in the user's language or in English matches `typed`, or whose menu begins with it, the
/// closest first and otherwise in the order of the list.
pub fn search(listed: &[ListedCommand], typed: &str) -> Vec<Found> {
    let mut found: Vec<(Rank, Found)> = Vec::new();
    for (index, command) in listed.iter().enumerate() {
        let own = match_letters(&command.name, typed);
        let english = command.english.as_deref().and_then(|name| match_letters(name, typed));
        let is_closer = |english: &Match| own.as_ref().is_none_or(|own| english.rank < own.rank);
        let in_english = english.as_ref().is_some_and(is_closer);
        let by_name = if in_english { english } else { own };
        let is_in_menu = !typed.trim().is_empty()
            && match_letters(&command.place, typed).is_some_and(|menu| menu.rank == Rank::Start);
        let by_menu = is_in_menu.then(|| Match { rank: Rank::Menu, letters: Vec::new() });
        let matches = by_name.into_iter().chain(by_menu);
        if let Some(Match { rank, letters }) = matches.min_by_key(|found| found.rank) {
            found.push((rank, Found { index, letters, in_english }));
        }
    }
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, found)| found).collect()
}

/// Matches letters with a name, without regard to case, accents and spaces. Nothing typed matches every name.
pub fn match_letters(name: &str, typed: &str) -> Option<Match> {
    let mut letters: Vec<(usize, char, bool)> = Vec::new();
    let mut is_start = true;
    for (place, letter) in name.chars().enumerate() {
        if !letter.is_whitespace() {
            letters.push((place, plain(letter), is_start));
        }
        is_start = !letter.is_alphanumeric();
    }
    let typed: Vec<char> =
        typed.chars().filter(|letter| !letter.is_whitespace()).map(plain).collect();
    if typed.is_empty() {
        return Some(Match { rank: Rank::Start, letters: Vec::new() });
    }
    let together = letters.windows(typed.len()).enumerate().filter_map(|(at, window)| {
        let is_it = window.iter().zip(&typed).all(|((_, letter, _), typed)| letter == typed);
        let rank = match window[0].2 {
            _ if at == 0 => Rank::Start,
            true => Rank::Word,
            false => Rank::Together,
        };
        let letters = window.iter().map(|(place, ..)| *place).collect();
        is_it.then_some(Match { rank, letters })
    });
    together.min_by_key(|found| found.rank).or_else(|| {
        let mut rest = letters.iter();
        let mut next = |typed: &char| rest.find(|(_, letter, _)| letter == typed);
        let apart: Option<Vec<usize>> =
            typed.iter().map(|typed| next(typed).map(|(place, ..)| *place)).collect();
        apart.map(|letters| Match { rank: Rank::Apart, letters })
    })
}

/// A letter in lower case and without its accent.
fn plain(letter: char) -> char {
    let lower = letter.to_lowercase().next().unwrap_or(letter);
    match lower {
        'à' | 'á' | 'â' | 'ä' | 'ă' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ó' | 'ô' | 'ö' => 'o',
        'ș' => 's',
        'ț' => 't',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
    }
}
