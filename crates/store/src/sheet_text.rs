//! Finds score sheets as they arrive: quoted in messages, several in one text, with words and stamps around
//! them, and with the line ends and marks of other programs. Every line keeps its number.

use super::arrived_text::{arrived, is_unseen};
use super::message_tags::{EDITION, TABLE};

/// Signs that some programs write for a hyphen.
pub(super) const DASHES: [char; 5] = ['\u{2010}', '\u{2011}', '\u{2013}', '\u{2014}', '\u{2212}'];

/// Results as chess sheets have them.
pub(super) const RESULTS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "1/2", "½-½"];

/// Moves and other parts of a sheet that are words.
const WORDS: [&str; 4] = ["pass", "resign", "--", "*"];

const QUOTES: [char; 12] = ['"', '“', '”', '„', '‟', '«', '»', '″', '\'', '‘', '’', '‚'];

/// Stand before the lines of a quoted message.
const QUOTE_SIGNS: [char; 2] = ['>', '|'];

/// Stand around bold and slanted text and code.
const ORNAMENTS: [char; 4] = ['*', '_', '`', '~'];

const DEEPEST_QUOTE: usize = 20;

/// Longest written move, in characters.
pub(super) const LONGEST_MOVE: usize = 12;

/// A score sheet in other text.
#[derive(Debug, Default)]
pub(super) struct FoundSheet {
    /// Number of lines before it.
    before: usize,
    /// Tags and moves.
    pub(super) text: String,
    /// Words between this sheet and the next.
    pub(super) rest: String,
    /// `true` if the text ends within a tag.
    pub(super) is_cut: bool,
}

impl FoundSheet {
    /// Tags and moves, after as many line breaks as stand before them in the whole text.
    pub(super) fn in_place(&self) -> String {
        format!("{}{}", "\n".repeat(self.before), self.text)
    }
}

/// Returns the newest sheet: of several of the first one's game, the latest edition or the one that goes on
/// furthest.
pub(super) fn sheet_text(text: &str) -> Option<FoundSheet> {
    let aged = sheets(text).into_iter().map(|sheet| {
        let edition = tag(&sheet.text, EDITION).and_then(|edition| edition.parse::<u32>().ok());
        let age = (edition, move_count(&sheet.text));
        (tag(&sheet.text, TABLE), age, sheet)
    });
    let newest = aged.reduce(|known, next| {
        let is_same = known.0 == next.0;
        let goes_on = || known.0.is_some() || moves(&next.2.text).starts_with(moves(&known.2.text));
        if is_same && next.1 > known.1 && goes_on() { next } else { known }
    });
    newest.map(|(_, _, sheet)| sheet)
}

fn tag(sheet: &str, name: &str) -> Option<String> {
    let mut entries = sheet.lines().filter_map(read_entry);
    entries.find(|(found, _)| *found == name).map(|(_, value)| value)
}

fn moves(sheet: &str) -> &str {
    let end = sheet.rfind("]\n").map_or(0, |end| end + 2);
    sheet[end..].trim()
}

fn move_count(sheet: &str) -> usize {
    moves(sheet).split_whitespace().filter(|word| is_near_move(word)).count()
}

/// All sheets of a text, in their order.
pub(super) fn sheets(text: &str) -> Vec<FoundSheet> {
    let text = arrived(text);
    let lines: Vec<&str> = text.lines().collect();
    let mut finder = Finder { lines: &lines, found: Vec::new(), open: None };
    for place in 0..lines.len() {
        finder.line(place);
    }
    finder.close();
    finder.found
}

struct Finder<'a> {
    lines: &'a [&'a str],
    found: Vec<FoundSheet>,
    open: Option<OpenSheet>,
}

/// A sheet whose end is not found yet.
#[derive(Default)]
struct OpenSheet {
    sheet: FoundSheet,
    /// Number of quote signs before each line.
    depth: usize,
    /// Stands before each line, such as the time of a chat. Digits may differ.
    stamp: String,
    has_game: bool,
    is_message: bool,
    /// Number of lines so far.
    lines: usize,
    /// `None` in the tags.
    moves: Option<OpenMoves>,
}

#[derive(Default)]
struct OpenMoves {
    begin_with: Option<MoveSign>,
    /// After an empty line.
    has_gap: bool,
    in_comment: bool,
    variations: usize,
    /// Lines before this place belong to the moves, whatever they say.
    sure: usize,
}

/// First sign of the moves of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MoveSign {
    /// As on boards.
    Letter,
    Digit,
}

/// A part of a line: a tag, or other words. `before` stands on the same line before the tag.
struct Part<'a> {
    before: &'a str,
    text: &'a str,
    is_tag: bool,
}

impl Finder<'_> {
    fn line(&mut self, place: usize) {
        let line = self.lines[place];
        if let Some(open) = &mut self.open
            && let Some(moves) = &mut open.moves
            && moves.in_comment
        {
            let line = without_quote(line, open.depth);
            let line = moves.read(line);
            open.push(place, &line);
            return;
        }
        let (depth, content) = unquoted(line);
        if content.is_empty() {
            if let Some(moves) = self.open.as_mut().and_then(|open| open.moves.as_mut()) {
                moves.has_gap |= moves.begin_with.is_some();
            }
            return;
        }
        for part in parts(content) {
            self.part(place, depth, &part);
        }
    }

    fn part(&mut self, place: usize, depth: usize, part: &Part) {
        if self.open.as_ref().is_some_and(|open| {
            let is_new = part.is_tag && open.moves.is_some();
            is_new || open.depth != depth || !open.has_game && !part.is_tag && !open.takes(part)
        }) {
            self.close();
        }
        if self.open.is_none() && part.is_tag {
            self.open = Some(OpenSheet {
                sheet: FoundSheet { before: place, ..FoundSheet::default() },
                depth,
                stamp: part.before.trim_matches(ORNAMENTS).to_owned(),
                ..OpenSheet::default()
            });
        }
        let Some(open) = &mut self.open else {
            return self.pass_over(part.text);
        };
        if part.is_tag {
            let name = read_entry(part.text).map(|(name, _)| name);
            open.has_game |= name == Some("Game");
            open.is_message |= name == Some(TABLE);
        }
        if open.takes(part) {
            open.sheet.is_cut = open.is_message
                && !part.is_tag
                && part.text.starts_with('[')
                && !part.text.contains(']');
            let seen: String = part.text.chars().filter(|c| !is_unseen(*c)).collect();
            return open.push(place, &seen);
        }
        let line = without_stamp(part.text, &open.stamp).trim_start();
        let text = line.trim_end_matches(is_blank);
        let has_sheet_below = || {
            let rest = self.lines[place + 1..].iter().map(|line| unquoted(line));
            let rest = rest.take_while(|(other, line)| *other == depth && !line.is_empty());
            let mut rest = rest.map(|(_, line)| line).take_while(|line| !has_tag(line));
            rest.position(is_all_moves).map(|below| place + 1 + below)
        };
        let is_message = open.is_message;
        let moves = open.moves.get_or_insert_default();
        let belongs = if moves.variations > 0 || place < moves.sure {
            true
        } else if moves.has_gap {
            is_of_sheet(text) && is_all_moves(text) && (!is_message || has_number(text))
        } else if is_of_sheet(text)
            || moves.begin_with != Some(MoveSign::Letter) && has_digits_only(text)
        {
            true
        } else if let Some(below) = has_sheet_below().filter(|_| !text.is_empty()) {
            moves.sure = below;
            true
        } else {
            text.is_empty()
        };
        if belongs {
            if text.split_whitespace().any(is_near_move) {
                moves.begin_with = Some(MoveSign::Letter);
            } else if !text.is_empty() {
                moves.begin_with = moves.begin_with.or(Some(MoveSign::Digit));
            }
            moves.has_gap &= text.is_empty();
            let line = moves.read(line);
            open.push(place, &line);
        } else {
            self.close();
            self.pass_over(part.text);
        }
    }

    /// Ends the open sheet.
    fn close(&mut self) {
        if let Some(open) = self.open.take().filter(|open| open.has_game) {
            self.found.push(open.sheet);
        }
    }

    fn pass_over(&mut self, words: &str) {
        if let Some(last) = self.found.last_mut() {
            last.rest.push_str(words);
            last.rest.push('\n');
        }
    }
}

impl OpenSheet {
    /// Returns `true` for a line among the tags.
    fn takes(&self, part: &Part) -> bool {
        let begins_tag = |text: &str| {
            text.strip_prefix('[').is_some_and(|rest| rest.starts_with(char::is_alphabetic))
        };
        self.moves.is_none()
            && (part.is_tag
                || begins_tag(part.text)
                || part.text.starts_with('%')
                || is_ornament(part.text))
    }

    /// Adds a line with its number.
    fn push(&mut self, place: usize, line: &str) {
        let missing = (place - self.sheet.before).saturating_sub(self.lines);
        self.lines += missing + 1;
        let sheet = &mut self.sheet.text;
        sheet.extend(std::iter::repeat_n('\n', missing));
        if !is_ornament(line) {
            sheet.push_str(line);
        }
        sheet.push('\n');
    }
}

impl OpenMoves {
    /// Follows comments and variations through a line, and returns it without signs that nobody sees, except in
    /// comments.
    fn read(&mut self, line: &str) -> String {
        let mut read = String::with_capacity(line.len());
        let mut chars = line.chars();
        while let Some(c) = chars.next() {
            match c {
                '\\' if self.in_comment => {
                    read.push(c);
                    read.extend(chars.next());
                    continue;
                }
                '}' => self.in_comment = false,
                _ if self.in_comment => {}
                '{' => self.in_comment = true,
                '(' => self.variations += 1,
                ')' => self.variations = self.variations.saturating_sub(1),
                ';' => {
                    read.push(c);
                    read.extend(chars);
                    break;
                }
                _ if is_unseen(c) => continue,
                _ => {}
            }
            read.push(c);
        }
        read
    }
}

/// Returns `true` for signs such as `**` alone.
fn is_ornament(line: &str) -> bool {
    let line = line.trim_matches(is_blank);
    line.len() > 1 && line.trim_matches(ORNAMENTS).is_empty()
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || is_unseen(c)
}

/// Number of quote signs at the begin of a line, and the line without them and without blanks before it.
fn unquoted(line: &str) -> (usize, &str) {
    let content = line.trim_start_matches(|c: char| QUOTE_SIGNS.contains(&c) || is_blank(c));
    let signs = &line[..line.len() - content.len()];
    let depth = signs.matches(QUOTE_SIGNS).take(DEEPEST_QUOTE).count();
    (depth, content)
}

/// Takes away as many quote signs; all other signs stay, as they do in a comment.
fn without_quote(line: &str, depth: usize) -> &str {
    (0..depth).fold(line, |line, _| {
        let rest = line.trim_start_matches(' ').strip_prefix(QUOTE_SIGNS);
        rest.unwrap_or(line)
    })
}

/// Parts a line at its tags. What stands in a comment is no tag.
fn parts(line: &str) -> Vec<Part<'_>> {
    if line.starts_with('%') {
        return vec![Part { before: "", text: line, is_tag: false }];
    }
    let mut parts = Vec::new();
    let mut rest = line;
    while let Some((place, length)) = find_tag(rest) {
        let (before, found) = rest.split_at(place);
        let is_stamp = parts.is_empty();
        if !is_stamp && !before.trim().is_empty() {
            parts.push(Part { before: "", text: before.trim(), is_tag: false });
        }
        let before = if is_stamp { before } else { "" };
        parts.push(Part { before, text: &found[..length], is_tag: true });
        rest = found[length..].trim_start();
    }
    if !rest.is_empty() {
        parts.push(Part { before: "", text: rest, is_tag: false });
    }
    parts
}

/// Place and length in bytes of the first tag of a line.
fn find_tag(line: &str) -> Option<(usize, usize)> {
    let mut in_comment = false;
    for (place, sign) in line.match_indices(['[', '{', '}']) {
        match sign {
            "{" => in_comment = true,
            "}" => in_comment = false,
            _ if in_comment => {}
            _ => {
                if let Some(length) = tag_length(&line[place..]) {
                    return Some((place, length));
                }
            }
        }
    }
    None
}

fn has_tag(line: &str) -> bool {
    find_tag(line).is_some()
}

/// Length in bytes of the tag with which a text begins.
fn tag_length(text: &str) -> Option<usize> {
    let name = text[1..].trim_start();
    let value = name.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_').trim_start();
    let quoted = value.strip_prefix(QUOTES)?;
    let behind = if value.starts_with('"') {
        let mut is_escaped = false;
        let end = quoted.find(|c| {
            let ends = c == '"' && !is_escaped;
            is_escaped = c == '\\' && !is_escaped;
            ends
        });
        end.map(|end| quoted[end + 1..].trim_start()).filter(|behind| behind.starts_with(']'))
    } else {
        None
    };
    let end = behind.map_or_else(|| quoted.find(']'), |behind| Some(quoted.len() - behind.len()));
    let length = text.len() - quoted.len() + end? + 1;
    read_entry(&text[..length]).map(|_| length)
}

/// Takes away the sign of a chat before each line, such as `20:03 <ana>`, whatever its digits are.
fn without_stamp<'a>(line: &'a str, stamp: &str) -> &'a str {
    let mut rest = line.chars();
    let is_same = |known: char, found: char| {
        known == found || known.is_ascii_digit() && found.is_ascii_digit()
    };
    for known in stamp.trim_end().chars() {
        if !rest.next().is_some_and(|found| is_same(known, found)) {
            return line;
        }
    }
    rest.as_str()
}

/// Parses `[Name "value"]`, with `\"` and `\\` in the value, or with other quotation marks.
pub(super) fn read_entry(entry: &str) -> Option<(&str, String)> {
    let inner = entry.strip_prefix('[')?.strip_suffix(']')?.trim();
    let end = inner.find(|c: char| c.is_whitespace() || QUOTES.contains(&c))?;
    let (name, quoted) = inner.split_at(end);
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let quoted = quoted.trim().strip_prefix(QUOTES).filter(|_| is_name)?;
    let value = in_straight_quotes(quoted);
    let in_others = || quoted.strip_suffix(QUOTES).filter(|value| !value.contains('"'));
    Some((name, value.or_else(|| in_others().map(|value| value.trim().to_owned()))?))
}

fn in_straight_quotes(quoted: &str) -> Option<String> {
    let mut value = String::new();
    let mut chars = quoted.chars();
    loop {
        match chars.next()? {
            '"' => break,
            '\\' => value.push(chars.next()?),
            c => value.push(c),
        }
    }
    chars.as_str().is_empty().then_some(value)
}

/// Returns a list of moves or a position without the signs of a quoted message and without a code fence.
pub(super) fn list_text(text: &str) -> String {
    let text = arrived(text);
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().find(|line| !line.trim().is_empty());
    let depth = first.map_or(0, |first| unquoted(first).0);
    let plain = lines.iter().map(|line| without_quote(line, depth));
    let plain: Vec<&str> = plain.filter(|line| !line.trim().starts_with("```")).collect();
    plain.join("\n")
}

/// Returns `true` for a line that begins like a line of moves.
fn is_of_sheet(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else {
        return false;
    };
    let second = words.next();
    let is_part = |word: &str| is_near_move(word) || is_word(word) || is_sign(word);
    if line.starts_with('%') || line.contains('{') {
        return true;
    }
    match first.chars().next() {
        Some(';') => !line.starts_with(";)"),
        Some('(' | ')') if first.chars().all(|c| c == '(' || c == ')') => true,
        Some('(') => is_of_sheet(first.trim_start_matches('(')) || second.is_some_and(is_part),
        _ if is_number(first) => {
            second.is_none_or(|next| is_part(next) || next.starts_with(['{', '(']))
        }
        _ if is_sign(first) || is_word(first) => first != "--" || second.is_some(),
        _ => is_near_move(first) && is_half_moves(line),
    }
}

/// Returns `true` for moves that are numbers, such as `4:1`.
fn has_digits_only(line: &str) -> bool {
    let has_digit = |word: &str| word.chars().any(|c| c.is_ascii_digit());
    let has_letter = |word: &str| word.chars().any(char::is_alphabetic);
    line.split_whitespace().all(|word| has_digit(word) && !has_letter(word) || is_word(word))
}

/// Of the words of a sentence fewer than half are like moves.
fn is_half_moves(line: &str) -> bool {
    let all = line.split(['{', '(', ';']).next().unwrap_or_default();
    let (all, like) = all.split_whitespace().fold((0, 0), |(all, like), word| {
        let is_like = is_near_move(word) || is_number(word) || is_sign(word) || is_word(word);
        (all + 1, like + usize::from(is_like))
    });
    2 * like >= all
}

fn is_all_moves(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.all(|word| is_near_move(word) || is_number(word) || is_sign(word) || is_word(word))
}

fn has_number(line: &str) -> bool {
    line.split_whitespace().any(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

/// `12`, `12.`, `12)` or `12…`.
fn is_number(word: &str) -> bool {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < word.len() && rest.chars().all(|c| ".…)".contains(c))
}

fn is_word(word: &str) -> bool {
    let word = with_hyphens(word);
    WORDS.iter().any(|known| word.eq_ignore_ascii_case(known)) || RESULTS.contains(&word.as_str())
}

/// `$1`, `!` or `?!`.
fn is_sign(word: &str) -> bool {
    let number = word.strip_prefix('$');
    number.is_some_and(|number| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()))
        || word.chars().all(|c| "!?".contains(c))
}

/// Returns `true` for a letter and a digit in a short word, which may follow a number: `12.a7b7`.
fn is_near_move(word: &str) -> bool {
    let word = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let word = word.trim_start_matches(['.', '…', ')']);
    let word = word.trim_matches([',', ';', '.', '!', '?', '(', ')']);
    let word = word.trim_start_matches(is_unseen);
    word.chars().nth(LONGEST_MOVE + 4).is_none()
        && word.starts_with(|c: char| c.is_ascii_alphabetic())
        && !word.contains(['/', '@'])
        && word.chars().any(|c| c.is_ascii_digit())
}

/// Returns the text with a hyphen for every sign that stands for one.
pub(super) fn with_hyphens(word: &str) -> String {
    word.replace(DASHES, "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_found_in_a_message_and_its_lines_keep_their_numbers() {
        let message = "Hi > all\r\n> [quote]\r\n>> [Event “Club”]\r\n>> [Game\t«kuba»]\r\n>>\r\n>> 1. a7b7\r\n> ok\r\n";
        let sheet = sheet_text(message).expect("a sheet");
        let in_place = sheet.in_place();
        let lines: Vec<&str> = in_place.lines().map(str::trim).collect();
        assert_eq!(lines, ["", "", "[Event “Club”]", "[Game\t«kuba»]", "", "1. a7b7"]);
        assert_eq!(sheet.rest, "ok\n");
        for other in ["", "[Event \"Club\"]\n\n1. a7b7", "[Game \"kuba\""] {
            assert!(sheet_text(other).is_none(), "{other}");
        }
    }

    #[test]
    fn a_tag_may_have_any_quotation_marks() {
        for (tag, value) in [
            (r#"[A "b \"c\" \\"]"#, Some(r#"b "c" \"#)),
            ("[A “b”]", Some("b")),
            ("[A „b“]", Some("b")),
            ("[A ‘b’]", Some("b")),
            ("[A\u{a0}« b »]", Some("b")),
            ("[A\"b\"]", Some("b")),
            (r#"[A "b" "c"]"#, None),
            ("[A b]", None),
            ("[A=\"b\"]", None),
            ("[A]", None),
        ] {
            let read = read_entry(tag).map(|(_, value)| value);
            assert_eq!(read.as_deref(), value, "{tag}");
        }
    }

    #[test]
    fn moves_end_at_a_line_that_is_none() {
        for (moves, rest) in [
            ("1. a7b7", "Best wishes, Ada\nTel. 0123\n"),
            ("1. a7b7", "-- \nAda\n"),
            ("1. a7b7", "\nSee you at 7pm!\n"),
            ("1. a7b7", "7pm\n;)\n(I bet you can't)\n*grins*\n1. milk\n"),
            ("1. a7b7", "[27/11/2026, 20:05:12] Ben: ok\n"),
            ("1. a7b7", "\n-- \nBen, Room 12b, x@y.org\nArt. 5a\n"),
            ("1. a7b7\ng1zz", ""),
            ("1. a7b7\nhello\nresign", ""),
            ("1. a7b7\nso {what\n\never}", "bye\n"),
            ("1. a7b7\n1–0", ""),
            ("1. a7b7\n12.", ""),
            ("1. a7b7\n\n2. c1c2 d1d2\n\n3. a1a2", "\nb4 is good, too\n"),
        ] {
            let text = format!("[Game \"kuba\"]\n\n{moves}\n{rest}");
            let sheet = sheet_text(&text).expect(&text);
            assert_eq!(sheet.text.trim_end(), format!("[Game \"kuba\"]\n\n{moves}"));
            let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(words(&sheet.rest), words(rest), "{moves}");
        }
    }

    #[test]
    fn of_several_sheets_the_newest_counts() {
        let message = |edition: u32, moves: &str| {
            format!("[Game \"kuba\"]\n[Table \"a-b\"]\n[Edition \"{edition}\"]\n\n{moves}\n")
        };
        let (old, new) = (message(4, "1. a7b7"), message(5, "1. a7b7 a1b1"));
        let quoted = format!("> {}\n", old.trim_end().replace('\n', "\n> "));
        for text in [
            format!("{new}On Monday Ben wrote:\n{quoted}"),
            format!("{quoted}\n{new}"),
            format!("{old}{new}"),
            format!("{new}See you\n{old}"),
        ] {
            assert_eq!(sheets(&text).len(), 2, "{text}");
            let sheet = sheet_text(&text).expect("a sheet").text;
            assert_eq!(moves(&sheet), "1. a7b7 a1b1", "{text}");
        }
        let plain = "[Game \"kuba\"]\n\na7b7\n\n[Game \"kuba\"]\n\na7b7 a1b1";
        assert_eq!(moves(&sheet_text(plain).expect("a sheet").text), "a7b7 a1b1");
        let others = "[Game \"kuba\"]\n\na7b7\n\n[Game \"kuba\"]\n\ng1f1 a1b1";
        assert_eq!(moves(&sheet_text(others).expect("a sheet").text), "a7b7");
    }

    #[test]
    fn a_text_that_ends_in_a_tag_is_cut() {
        let sheet = |text: &str| sheet_text(text).expect("a sheet");
        assert!(sheet("[Game \"kuba\"]\n[Table \"a-b\"]\n[Writer \"m4g").is_cut);
        assert!(!sheet("[Game \"kuba\"]\n[Table \"a-b\"]\n[Writer \"m4g\"]").is_cut);
    }
}
