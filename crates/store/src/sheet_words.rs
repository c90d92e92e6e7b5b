//! Words and comments in the moves of a score sheet.

use super::arrived_text::is_unseen;

/// Line breaks are not included, because they are counted.
pub(super) fn is_between(c: char) -> bool {
    c != '\n' && (c.is_whitespace() || c == ',' || c == ';' || is_unseen(c))
}

/// Splits before the line break.
pub(super) fn rest_of_line(text: &str) -> (&str, &str) {
    text.split_at(text.find('\n').unwrap_or(text.len()))
}

/// Reads a comment up to its closing brace, and returns the byte offset of that. In comments of other
/// programs, a backslash before the brace may be a sign like any other.
pub(super) fn braced(text: &str) -> Option<(String, usize)> {
    let escaped = || {
        let mut comment = String::new();
        let mut chars = text.char_indices().peekable();
        while let Some((place, c)) = chars.next() {
            let next = chars.peek().map(|(_, next)| *next);
            match (c, next) {
                ('}', _) => return Some((comment, place)),
                ('\\', Some(escape @ ('\\' | '}' | '[' | 'n'))) => {
                    comment.push(if escape == 'n' { '\n' } else { escape });
                    chars.next();
                }
                ('\n', _) => comment.push(' '),
                (c, _) => comment.push(c),
            }
        }
        None
    };
    let plain = || {
        let end = text.find('}')?;
        Some((text[..end].replace('\n', " "), end))
    };
    escaped().or_else(plain)
}

pub(super) fn is_number(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_digit())
}

pub(super) fn append(comment: &mut String, more: &str) {
    if !comment.is_empty() && !more.trim().is_empty() {
        comment.push('\n');
    }
    comment.push_str(more.trim());
}

/// Byte offset of the end of the first word. Words that are not like a move are taken together up to the end
/// of the line, for the error that quotes them. `is_move` knows the moves that are words.
pub(super) fn word_end(text: &str, is_move: fn(&str) -> bool) -> usize {
    let end_from = |from: usize| {
        let end = text[from..].find(|c| is_between(c) || "(){}\n".contains(c));
        end.map_or(text.len(), |end| from + end)
    };
    let is_prose = |word: &str| {
        let has_message = word.chars().any(char::is_alphabetic);
        let has_sign = word.contains(|c: char| c.is_ascii_digit() || "$*[]".contains(c));
        has_message && !has_sign && !is_move(word)
    };
    let first = text.chars().next().map_or(0, char::len_utf8);
    let mut end = end_from(0).max(first);
    let mut begins = 0;
    while is_prose(&text[begins..end]) {
        begins = end + text[end..].len() - text[end..].trim_start_matches(is_between).len();
        let next = end_from(begins);
        if next == begins || !is_prose(&text[begins..next]) {
            break;
        }
        end = next;
    }
    end
}
