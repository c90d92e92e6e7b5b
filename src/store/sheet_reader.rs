//! Reading of the moves of a score sheet, with variations, comments, marks and verdicts.

use super::fault::{RecordError, RecordFault};
use super::recordable::Recordable;
use super::replay::{play_text, unnumbered};
use super::sheet_moves::{EVAL, NO_MOVE};
use super::verdict_text;
use crate::bot::study::Mark;
use crate::phrase::{ToPhrase, excerpt};
use crate::rules::Game;
use crate::session::{MOST_MOVES, MOST_NODES, NodeId, Session, walk_tree};

/// A move on the sheet, with the annotations of the position after it. The first entry is the start and
/// has no move.
#[derive(Default)]
struct Entry<'a> {
    word: &'a str,
    /// Line on the sheet, from 1.
    line: usize,
    ply: usize,
    comment: String,
    mark: Option<Mark>,
    verdict: Option<String>,
}

#[derive(Default)]
struct OpenLine {
    last: usize,
    /// `true` once the line has a move of its own.
    has_moved: bool,
    /// `true` after [`NO_MOVE`].
    is_over: bool,
    before: String,
    line: usize,
}

struct Sheet<'a> {
    entries: Vec<Entry<'a>>,
    /// Index of the parent of each entry except the first.
    parents: Vec<usize>,
    main: Vec<usize>,
    /// The line being read; `around` has the lines that enclose it.
    open: OpenLine,
    around: Vec<OpenLine>,
    line: usize,
}

/// `line` is the number of lines before the moves.
pub(super) fn play<G: Recordable>(
    session: Session<G>,
    moves: &str,
    line: usize,
) -> Result<Session<G>, RecordError> {
    let mut sheet = Sheet {
        entries: vec![Entry::default()],
        parents: Vec::new(),
        main: Vec::new(),
        open: OpenLine::default(),
        around: Vec::new(),
        line: line + 1,
    };
    sheet.read(moves)?;
    sheet.play(session)
}

impl<'a> Sheet<'a> {
    fn read(&mut self, text: &'a str) -> Result<(), RecordError> {
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let behind = &rest[first.len_utf8()..];
            rest = match first {
                '(' => self.begin().map(|()| behind)?,
                ')' => self.end().map(|()| behind)?,
                '{' => self.comment(behind)?,
                '\n' => {
                    self.line += 1;
                    behind
                }
                _ if is_between(first) => behind,
                _ => {
                    let end = rest.find(|c| is_between(c) || "(){}\n".contains(c));
                    let (word, behind) = rest.split_at(end.unwrap_or(rest.len()).max(1));
                    match behind.strip_prefix(')') {
                        // A move number such as `12)`, not the end of a variation.
                        Some(behind) if self.around.is_empty() && is_number(word) => behind,
                        _ => self.word(word).map(|()| behind)?,
                    }
                }
            };
        }
        if self.around.is_empty() {
            Ok(())
        } else {
            Err(RecordError::at(self.open.line, RecordFault::NotClosed))
        }
    }

    fn begin(&mut self) -> Result<(), RecordError> {
        let last = match (self.open.is_over, self.open.has_moved) {
            (true, _) => self.open.last,
            (false, true) => self.parents[self.open.last - 1],
            (false, false) => return Err(self.fault(RecordFault::NothingReplaced)),
        };
        let line = self.line;
        let inner = OpenLine {
            last,
            line,
            ..OpenLine::default()
        };
        self.around.push(std::mem::replace(&mut self.open, inner));
        Ok(())
    }

    fn end(&mut self) -> Result<(), RecordError> {
        let outer = self.around.pop();
        self.open = outer.ok_or_else(|| self.fault(RecordFault::NotOpened))?;
        Ok(())
    }

    /// Called after the opening brace. Returns the text after the closing one.
    fn comment(&mut self, text: &'a str) -> Result<&'a str, RecordError> {
        let begins = self.line;
        let mut comment = String::new();
        let mut chars = text.char_indices();
        let mut end = None;
        while let Some((place, c)) = chars.next() {
            match c {
                '}' => {
                    end = Some(place);
                    break;
                }
                '\\' => match chars.next() {
                    Some((_, 'n')) => comment.push('\n'),
                    Some((_, c)) => comment.push(c),
                    None => {}
                },
                '\n' => {
                    self.line += 1;
                    comment.push(' ');
                }
                '\r' => {}
                c => comment.push(c),
            }
        }
        let end = end.ok_or(RecordError::at(begins, RecordFault::NotClosed))?;
        let is_start = self.around.is_empty() && self.main.is_empty();
        if !self.open.has_moved && !is_start {
            append(&mut self.open.before, &comment);
            return Ok(&text[end + 1..]);
        }
        let entry = &mut self.entries[self.open.last];
        let verdict = text.trim_start().starts_with(EVAL.trim_end()) && entry.verdict.is_none();
        let found = comment.trim_start().strip_prefix(EVAL);
        match found
            .and_then(|rest| rest.split_once(']'))
            .filter(|_| verdict)
        {
            Some((verdict, rest)) => {
                entry.verdict = Some(verdict.to_owned());
                append(&mut entry.comment, rest);
            }
            None => append(&mut entry.comment, &comment),
        }
        if entry.line == 0 {
            entry.line = begins;
        }
        Ok(&text[end + 1..])
    }

    fn word(&mut self, word: &'a str) -> Result<(), RecordError> {
        if word == NO_MOVE {
            self.open.is_over = true;
            return Ok(());
        }
        if let Some(number) = word.strip_prefix('$') {
            let number: u8 = number.parse().map_err(|_| self.wrong(word))?;
            return self.mark(Mark::from_number(number), word);
        }
        let mv = unnumbered(word).trim_end_matches(['!', '?']);
        let sign = &word[word.trim_end_matches(['!', '?']).len()..];
        if !mv.is_empty() {
            self.add(mv)?;
        }
        if sign.is_empty() {
            return Ok(());
        }
        let mark = Mark::ALL.into_iter().find(|mark| mark.sign() == sign);
        let mark = mark.ok_or_else(|| self.wrong(word))?;
        self.mark(Some(mark), word)
    }

    /// `None` is a mark of a newer version, which is ignored.
    fn mark(&mut self, mark: Option<Mark>, word: &str) -> Result<(), RecordError> {
        if !self.open.has_moved {
            return Err(self.wrong(word));
        }
        let known = &mut self.entries[self.open.last].mark;
        *known = known.or(mark);
        Ok(())
    }

    fn add(&mut self, word: &'a str) -> Result<(), RecordError> {
        let number = self.entries.len();
        let ply = self.entries[self.open.last].ply + 1;
        if ply > MOST_MOVES {
            return Err(self.fault(RecordFault::TooManyMoves));
        }
        if number > MOST_NODES {
            return Err(self.fault(RecordFault::TooManyVariations));
        }
        self.parents.push(self.open.last);
        self.entries.push(Entry {
            word,
            line: self.line,
            ply,
            comment: std::mem::take(&mut self.open.before),
            ..Entry::default()
        });
        self.open.last = number;
        self.open.has_moved = true;
        self.open.is_over = false;
        if self.around.is_empty() {
            self.main.push(number);
        }
        Ok(())
    }

    fn play<G: Recordable>(self, mut session: Session<G>) -> Result<Session<G>, RecordError> {
        for &number in &self.main {
            let entry = &self.entries[number];
            let word = G::plain_move(entry.word);
            let played = play_text(&mut session, &word, entry.ply);
            played.map_err(|fault| RecordError::at(entry.line, fault))?;
        }
        let mut nodes = vec![None; self.entries.len()];
        nodes[0] = Some(NodeId::START);
        for (&number, &node) in self.main.iter().zip(&session.main_line()[1..]) {
            nodes[number] = Some(node);
        }
        let mut fault = None;
        let start = session.position(NodeId::START);
        self.judge(&mut session, NodeId::START, 0, &start);
        walk_tree(&start, &self.parents, |number, position| {
            let parent = nodes[self.parents[number - 1]]?;
            let node = match nodes[number] {
                Some(node) => node,
                None => match self.read_move(number, position) {
                    Ok(mv) => session.append_variation(parent, mv, std::time::Duration::ZERO),
                    Err(error) => {
                        fault.get_or_insert(error);
                        return None;
                    }
                },
            };
            nodes[number] = Some(node);
            let mv = session.move_to(node)?;
            if self.entries[number].verdict.is_some() {
                let mut after = position.clone();
                after.play(mv);
                self.judge(&mut session, node, number, &after);
            }
            Some(mv)
        });
        if let Some(error) = fault {
            return Err(error);
        }
        for (entry, node) in self.entries.iter().zip(nodes) {
            let Some(node) = node else { continue };
            let unread = entry
                .verdict
                .as_ref()
                .filter(|_| session.verdict(node).is_none());
            let mut comment = unread.map_or_else(String::new, |text| format!("{EVAL}{text}] "));
            comment.push_str(&entry.comment);
            if !comment.is_empty() {
                let put = session.put_comment(node, &comment);
                put.map_err(|fault| RecordError::at(entry.line, RecordFault::Comment(fault)))?;
            }
            if let Some(mark) = entry.mark {
                session.put_mark(node, mark);
            }
        }
        Ok(session)
    }

    fn judge<G: Game>(&self, session: &mut Session<G>, node: NodeId, number: usize, position: &G) {
        let text = self.entries[number].verdict.as_ref();
        if let Some(verdict) = text.and_then(|text| verdict_text::read(text, position)) {
            session.set_verdict(node, Some(verdict));
        }
    }

    fn read_move<G: Recordable>(&self, number: usize, before: &G) -> Result<G::Move, RecordError> {
        let entry = &self.entries[number];
        before.read_move(&G::plain_move(entry.word)).map_err(|why| {
            let fault = if before.outcome().is_some() {
                RecordFault::AfterTheEnd(entry.ply)
            } else {
                RecordFault::Move(entry.ply, why.phrase())
            };
            RecordError::at(entry.line, fault)
        })
    }

    fn fault(&self, fault: RecordFault) -> RecordError {
        RecordError::at(self.line, fault)
    }

    fn wrong(&self, word: &str) -> RecordError {
        self.fault(RecordFault::WrongValue {
            found: excerpt(word),
            expected: String::new(),
        })
    }
}

/// Line breaks are not included, because they are counted.
fn is_between(c: char) -> bool {
    c != '\n' && (c.is_whitespace() || c == ',' || c == ';')
}

fn is_number(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_digit())
}

fn append(comment: &mut String, more: &str) {
    if !comment.is_empty() && !more.trim().is_empty() {
        comment.push('\n');
    }
    comment.push_str(more.trim());
}
