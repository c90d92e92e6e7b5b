//! Writing of the moves of a score sheet: numbered, with variations in parentheses after the move that
//! they replace, comments in braces, marks as `$n`, and verdicts as `[%eval …]` in comments.

use super::recordable::Recordable;
use super::verdict_text;
use kuba_rules::Player;
use kuba_session::{NodeId, Session};

/// Maximum line length in characters, unless a word is longer.
const LINE: usize = 80;

/// Stands for the move that was not played after the newest position, so that a variation can replace it.
pub(super) const NO_MOVE: &str = "*";

struct LineWriter<'a> {
    sheet: &'a mut String,
    column: usize,
    has_begun: bool,
    has_verdicts: bool,
}

impl LineWriter<'_> {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        let is_next = std::mem::replace(&mut self.has_begun, true);
        if self.column > 0 && self.column + 1 + length > LINE {
            self.sheet.push('\n');
            self.column = 0;
        } else if is_next {
            self.sheet.push(' ');
            self.column += 1;
        }
        self.sheet.push_str(word);
        self.column += length;
    }

    /// Appends to the last word, without a blank.
    fn behind(&mut self, text: &str) {
        self.sheet.push_str(text);
        self.column += text.chars().count();
    }
}

#[derive(Clone, Copy, Default)]
struct Turn {
    number: usize,
    mover: Option<Player>,
}

impl Turn {
    /// A new turn begins when the first seat moves, unless it has just moved.
    fn then(self, mover: Player) -> Self {
        let begins = mover == Player::FIRST && self.mover != Some(mover);
        Self { number: self.number + usize::from(self.number == 0 || begins), mover: Some(mover) }
    }

    fn prefix(self) -> String {
        let dot = if self.mover == Some(Player::FIRST) { "." } else { "…" };
        format!("{}{dot}", self.number)
    }
}

pub(super) fn write<G: Recordable>(sheet: &mut String, session: &Session<G>, has_verdicts: bool) {
    let mut page = LineWriter { sheet, column: 0, has_begun: false, has_verdicts };
    // Turns before and after the last move, by depth.
    let mut turns: Vec<(Turn, Turn)> = Vec::new();
    let mut depth = 0;
    let newest = session.main_line().last().copied();
    let mut interrupted = note(&mut page, session, NodeId::START);
    let mut is_over = false;
    session.walk_positions(|row, before, mv| {
        let closed = depth + usize::from(row.begins) - row.depth;
        page.behind(&")".repeat(closed));
        depth = row.depth;
        let after_newest = row.depth == 1 && row.begins && session.parent(row.node) == newest;
        if after_newest && !std::mem::replace(&mut is_over, true) {
            page.word(NO_MOVE);
        }
        turns.truncate(row.depth + 1);
        let earlier = match (row.depth, row.begins) {
            (depth, false) => turns.get(depth).map(|turn| turn.1),
            _ if after_newest => turns.first().map(|turn| turn.1),
            (depth, true) => turns.get(depth - 1).map(|turn| turn.0),
        };
        let earlier = earlier.unwrap_or_default();
        let turn = earlier.then(before.turn());
        turns.truncate(row.depth);
        turns.push((earlier, turn));
        let open = if row.begins { "(" } else { "" };
        let is_numbered = interrupted || closed > 0 || row.begins || turn.number > earlier.number;
        if is_numbered {
            page.word(&format!("{open}{} {}", turn.prefix(), before.sheet_move(mv)));
        } else {
            page.word(&before.sheet_move(mv));
        }
        interrupted = note(&mut page, session, row.node);
    });
    page.behind(&")".repeat(depth));
    if page.has_begun {
        page.behind("\n");
    }
}

/// Returns `true` if it wrote a comment in braces.
fn note<G: Recordable>(page: &mut LineWriter, session: &Session<G>, node: NodeId) -> bool {
    if let Some(mark) = session.mark(node) {
        page.word(&format!("${}", mark.number()));
    }
    let verdict = session.verdict(node).filter(|_| page.has_verdicts);
    let verdict = verdict.map(verdict_text::write);
    let verdict = verdict.map(|verdict| format!("{EVAL}{verdict}]"));
    let comment = Some(escaped(session.comment(node))).filter(|text| !text.is_empty());
    let parts: Vec<String> = verdict.into_iter().chain(comment).collect();
    if parts.is_empty() {
        return false;
    }
    let text = parts.join(" ");
    let (last, words) = {
        let mut words: Vec<&str> = text.split(' ').collect();
        (words.pop().unwrap_or_default(), words)
    };
    let mut open = "{";
    for word in words {
        page.word(&format!("{open}{word}"));
        open = "";
    }
    page.word(&format!("{open}{last}}}"));
    true
}

pub(super) const EVAL: &str = "[%eval ";

fn escaped(comment: &str) -> String {
    let text = comment.replace('\\', "\\\\").replace('}', "\\}");
    text.replace('\n', "\\n").replace("[%", "\\[%")
}
