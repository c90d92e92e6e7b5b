//! Score sheets as they arrive: quoted in letters, with words around them, and with the line ends and marks
//! of other programs. Every line keeps its number.

use super::text::unmarked;

/// Signs that some programs write for a hyphen.
pub(super) const DASHES: [char; 5] = ['\u{2010}', '\u{2011}', '\u{2013}', '\u{2014}', '\u{2212}'];

/// Results as chess sheets have them.
pub(super) const RESULTS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "1/2", "½-½"];

const QUOTES: [char; 8] = ['"', '“', '”', '„', '‟', '«', '»', '″'];

const DEEPEST_QUOTE: usize = 20;

/// Longest written move, in characters.
pub(super) const LONGEST_MOVE: usize = 12;

/// Returns the text from the first tag of a sheet on, after as many empty lines as it had before; `None` if
/// no tag names a game.
pub(super) fn sheet_text(text: &str) -> Option<String> {
    let text = with_usual_ends(text);
    let lines: Vec<&str> = text.lines().collect();
    let mut begins = 0;
    while begins < lines.len() {
        let depth = quote_depth(lines[begins]);
        if read_entry(without_quote(lines[begins], depth).trim()).is_none() {
            begins += 1;
            continue;
        }
        let rest = lines[begins..].iter();
        let rest = rest.map(|line| without_quote(line, depth).trim());
        let block: Vec<&str> = rest.take_while(|line| is_in_header(line)).collect();
        let names_game = |line: &&str| read_entry(line).is_some_and(|(name, _)| name == "Game");
        if block.iter().any(names_game) {
            return Some(from_line(&lines, begins, depth));
        }
        begins += block.len();
    }
    None
}

/// Returns a list of moves or a position without the signs of a quoted letter and without a code fence.
pub(super) fn list_text(text: &str) -> String {
    let text = with_usual_ends(text);
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| !line.trim().is_empty());
    let depth = first.map_or(0, |first| quote_depth(lines[first]));
    let plain = lines.iter().map(|line| without_quote(line, depth));
    let plain: Vec<&str> = plain.filter(|line| !is_fence(line)).collect();
    plain.join("\n")
}

fn from_line(lines: &[&str], begins: usize, depth: usize) -> String {
    let mut sheet = "\n".repeat(begins);
    for line in &lines[begins..] {
        sheet.push_str(without_quote(line, depth));
        sheet.push('\n');
    }
    sheet
}

fn with_usual_ends(text: &str) -> String {
    unmarked(text).replace("\r\n", "\n").replace('\r', "\n")
}

fn quote_depth(line: &str) -> usize {
    let signs = line.chars().take_while(|&c| c == '>' || c == ' ');
    signs.filter(|&c| c == '>').take(DEEPEST_QUOTE).count()
}

fn without_quote(line: &str, depth: usize) -> &str {
    (0..depth).fold(line, |line, _| {
        let rest = line.trim_start_matches(' ').strip_prefix('>');
        rest.unwrap_or(line)
    })
}

fn is_fence(line: &str) -> bool {
    line.trim().starts_with("```")
}

fn is_in_header(line: &str) -> bool {
    line.is_empty() || line.starts_with(['[', '%'])
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
    Some((name, value.or_else(|| in_others().map(str::to_owned))?))
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

/// Splits off the lines at the end that have nothing of a sheet, such as the end of a letter. `is_move` knows
/// the moves that are words.
pub(super) fn without_letter(moves: &str, is_move: fn(&str) -> bool) -> (&str, &str) {
    let mut end = moves.len();
    for line in moves.split_inclusive('\n').rev() {
        if is_of_sheet(line.trim(), is_move) {
            break;
        }
        end -= line.len();
    }
    // The line in which the header ends belongs to the sheet.
    moves.split_at(end)
}

fn is_of_sheet(line: &str, is_move: fn(&str) -> bool) -> bool {
    let is_numbered = || {
        let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
        rest.len() < line.len() && (rest.is_empty() || rest.starts_with(['.', '…', ')']))
    };
    line.starts_with(['(', ')', ';', '%', '$', '*', '['])
        || line.contains(['{', '}'])
        || is_numbered()
        || line.split_whitespace().any(|word| {
            let word = word.trim_end_matches([',', ';', '.', '!', '?']);
            is_near_move(word) || is_move(word) || RESULTS.contains(&with_hyphens(word).as_str())
        })
}

fn is_near_move(word: &str) -> bool {
    word.chars().nth(LONGEST_MOVE).is_none()
        && !word.contains(['/', '@'])
        && word.chars().any(|c| c.is_ascii_digit())
        && word.chars().any(|c| c.is_ascii_alphabetic())
}

/// Returns the text with a hyphen for every sign that stands for one.
pub(super) fn with_hyphens(word: &str) -> String {
    word.replace(DASHES, "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_found_in_a_letter_and_its_lines_keep_their_numbers() {
        let letter = "Hi > all\r\n> [quote]\r\n>> [Event “Club”]\r\n>> [Game\t«kuba»]\r\n>>\r\n>> 1. a7b7\r\n> ok\r\n";
        let sheet = sheet_text(letter).expect("a sheet");
        let lines: Vec<&str> = sheet.lines().map(str::trim).collect();
        let expected = ["", "", "[Event “Club”]", "[Game\t«kuba»]", "", "1. a7b7", "ok"];
        assert_eq!(lines, expected);
        for other in ["", "[Event \"Club\"]\n\n1. a7b7", "[Game \"kuba\"", "a [Game \"kuba\"]"] {
            assert_eq!(sheet_text(other), None, "{other}");
        }
    }

    #[test]
    fn a_tag_may_have_any_quotation_marks() {
        for (tag, value) in [
            (r#"[A "b \"c\" \\"]"#, Some(r#"b "c" \"#)),
            ("[A “b”]", Some("b")),
            ("[A „b“]", Some("b")),
            ("[A\u{a0}« b »]", Some(" b ")),
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
    fn the_end_of_a_letter_has_no_word_like_a_move() {
        let is_move = |word: &str| word == "resign";
        for (moves, letter) in [
            ("1. a7b7\n", "Best wishes, Ada\nTel. 0123\n"),
            ("1. a7b7\n", "-- \nAda"),
            ("1. a7b7\ng1zz\n", ""),
            ("1. a7b7\nhello\nresign\n", ""),
            ("1. a7b7\nso {what\never}\n", "bye"),
            ("1. a7b7\n1–0\n", ""),
            ("1. a7b7\n12.\n", ""),
        ] {
            let text = format!("{moves}{letter}");
            assert_eq!(without_letter(&text, is_move), (moves, letter));
        }
    }
}
