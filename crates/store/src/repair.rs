//! Repair of damaged text: keeps its first part and closes the open brackets.

use std::iter::Peekable;
use std::str::CharIndices;

/// Cuts the text after the last complete value before `end`, and closes all open brackets.
pub(super) fn closed(text: &str, end: usize) -> String {
    closed_at(text, scan(&text[..end]).whole)
}

/// Cuts the text after the last complete top-level field before `end`.
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

struct Scan {
    open: Vec<char>,
    /// Byte offset of the end of the last complete value.
    whole: usize,
    /// Byte offset of the end of the last value inside at most one bracket.
    part: usize,
}

/// Brackets in strings and comments do not count.
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

/// Call after a slash; does nothing if no comment begins with it.
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
