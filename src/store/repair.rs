//! What is left of a damaged text: the first part of it, with its brackets closed.

use std::iter::Peekable;
use std::str::CharIndices;

/// The first part of a text, up to the last value that is whole before `end`, with every bracket
/// that is open there closed.
pub(super) fn closed(text: &str, end: usize) -> String {
    closed_at(text, scan(&text[..end]).whole)
}

/// The first part of a text, up to the last part of the whole that is complete before `end`.
pub(super) fn without_last_part(text: &str, end: usize) -> String {
    closed_at(text, scan(&text[..end]).part)
}

fn closed_at(text: &str, end: usize) -> String {
    let whole = &text[..end];
    let closing = scan(whole).open.into_iter().rev();
    let closing = closing.map(|bracket| match bracket {
        '(' => ')',
        '[' => ']',
        _ => '}',
    });
    whole.chars().chain(closing).collect()
}

/// What stands in the first part of a text.
struct Scan {
    /// The brackets that are open at its end.
    open: Vec<char>,
    /// Where the last value that is whole ends.
    whole: usize,
    /// Where the last value ends that stands in no more than one bracket.
    part: usize,
}

/// Looks at the brackets of a text; those in strings and comments are none.
fn scan(text: &str) -> Scan {
    let mut open = Vec::new();
    let (mut whole, mut part) = (0, 0);
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let mut is_whole = false;
        match c {
            '(' | '[' | '{' => {
                open.push(c);
                is_whole = true;
            }
            ')' | ']' | '}' => {
                open.pop();
                is_whole = true;
            }
            ',' => is_whole = true,
            '"' => {
                let mut escaped = false;
                let ended = chars.any(|(_, c)| {
                    let ends = c == '"' && !escaped;
                    escaped = c == '\\' && !escaped;
                    ends
                });
                is_whole = ended && open.last() == Some(&'[');
            }
            '/' => skip_comment(&mut chars),
            _ => {}
        }
        if is_whole {
            let next = chars.peek().map_or(text.len(), |(next, _)| *next);
            whole = next.max(at + 1);
            if c == ',' && open.len() <= 1 {
                part = whole;
            }
        }
    }
    Scan { open, whole, part }
}

/// Goes behind the comment that begins with the slash before; nowhere if none does.
fn skip_comment(chars: &mut Peekable<CharIndices>) {
    match chars.peek() {
        Some((_, '/')) => {
            chars.any(|(_, c)| c == '\n');
        }
        Some((_, '*')) => {
            let mut depth = 0;
            let mut before = '/';
            for (_, c) in chars {
                match (before, c) {
                    ('/', '*') => depth += 1,
                    ('*', '/') => depth -= 1,
                    _ => {
                        before = c;
                        continue;
                    }
                }
                if depth == 0 {
                    return;
                }
                before = ' ';
            }
        }
        _ => {}
    }
}
