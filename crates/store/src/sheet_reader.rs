//! Reading of the moves of a score sheet, with variations, comments, marks and verdicts.

use super::fault::{RecordError, RecordFault};
use super::recordable::Recordable;
use super::replay::{play_text, unnumbered, wrong_move};
use super::sheet_moves::{EVAL, NO_MOVE};
use super::sheet_text::{RESULTS, with_hyphens};
use super::sheet_words::{append, braced, is_between, is_number, rest_of_line, word_end};
use super::verdict_text;
use kuba_bot::study::Mark;
use kuba_rules::Game;
use kuba_rules::phrase::excerpt;
use kuba_session::{MOST_MOVES, MOST_NODES, NodeId, Session, walk_tree};

/// Stands on chess sheets for a turn without a move.
const NULL_MOVE: &str = "--";

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
struct OpenLine<'a> {
    last: usize,
    /// `true` once the line has a move of its own.
    has_moved: bool,
    /// `true` after [`NO_MOVE`].
    is_over: bool,
    /// A result or [`NULL_MOVE`], which no move may follow.
    ended_by: Option<&'a str>,
    before: String,
    line: usize,
}

struct Sheet<'a> {
    entries: Vec<Entry<'a>>,
    /// Index of the parent of each entry except the first.
    parents: Vec<usize>,
    main: Vec<usize>,
    /// The line being read; `around` has the lines that enclose it.
    open: OpenLine<'a>,
    around: Vec<OpenLine<'a>>,
    line: usize,
    kind: SheetKind,
    is_move: fn(&str) -> bool,
    /// Words without a meaning for the program.
    left_out: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SheetKind {
    /// After tags. A semicolon begins a comment up to the end of the line, and a percent sign at the begin of a
    /// line hides it.
    Tagged,
    /// Moves alone. A semicolon is a blank.
    List,
}

/// Plays moves that begin after a number of lines. Returns the words without a meaning as well. If the moves of a
/// message end in the middle of a word, that is the fault.
pub(super) fn play_sheet<G: Recordable>(
    session: Session<G>,
    (moves, lines): (&str, usize),
    is_message: bool,
) -> Result<(Session<G>, Vec<String>), RecordError> {
    let mut sheet = Sheet::new::<G>(SheetKind::Tagged, lines);
    sheet.read(moves)?;
    let left_out = std::mem::take(&mut sheet.left_out);
    let last = sheet.entries.last().map_or("", |entry| entry.word);
    let is_cut = is_message
        && moves.trim_end().ends_with(last)
        && !last.is_empty()
        && !is_move::<G>(&plain_move::<G>(last));
    if is_cut {
        return Err(RecordError::whole(RecordFault::CutMessage));
    }
    Ok((sheet.play(session)?, left_out))
}

pub(super) fn play_list<G: Recordable>(
    session: Session<G>,
    moves: &str,
) -> Result<Session<G>, RecordError> {
    let mut sheet = Sheet::new::<G>(SheetKind::List, 0);
    sheet.read(moves)?;
    sheet.play(session)
}

fn is_move<G: Game>(word: &str) -> bool {
    word.parse::<G::Move>().is_ok()
}

fn plain_move<G: Recordable>(word: &str) -> String {
    G::plain_move(&with_hyphens(word)).into_owned()
}

impl<'a> Sheet<'a> {
    fn new<G: Game>(kind: SheetKind, lines_before: usize) -> Self {
        Self {
            entries: vec![Entry::default()],
            parents: Vec::new(),
            main: Vec::new(),
            open: OpenLine::default(),
            around: Vec::new(),
            line: lines_before + 1,
            kind,
            is_move: is_move::<G>,
            left_out: Vec::new(),
        }
    }

    fn read(&mut self, text: &'a str) -> Result<(), RecordError> {
        let mut rest = self.without_hidden(text);
        while let Some(first) = rest.chars().next() {
            let behind = &rest[first.len_utf8()..];
            rest = match first {
                '(' => self.begin().map(|()| behind)?,
                ')' => self.end().map(|()| behind)?,
                '{' => self.comment(behind)?,
                ';' if self.kind == SheetKind::Tagged => {
                    let (comment, behind) = rest_of_line(behind);
                    self.keep_comment(comment, self.line, false);
                    behind
                }
                '\n' => {
                    self.line += 1;
                    self.without_hidden(behind)
                }
                _ if is_between(first) => behind,
                _ => {
                    let (word, behind) = rest.split_at(word_end(rest, self.is_move));
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
        let inner = OpenLine { last, line, ..OpenLine::default() };
        self.around.push(std::mem::replace(&mut self.open, inner));
        Ok(())
    }

    fn end(&mut self) -> Result<(), RecordError> {
        let outer = self.around.pop();
        self.open = outer.ok_or_else(|| self.fault(RecordFault::NotOpened))?;
        Ok(())
    }

    /// Called at the begin of a line.
    fn without_hidden(&self, text: &'a str) -> &'a str {
        let hides = self.kind == SheetKind::Tagged && text.starts_with('%');
        if hides { rest_of_line(text).1 } else { text }
    }

    fn leave_out(&mut self, word: &str) {
        let word = excerpt(word);
        if !word.is_empty() && !self.left_out.contains(&word) {
            self.left_out.push(word);
        }
    }

    /// Called after the opening brace. Returns the text after the closing one.
    fn comment(&mut self, text: &'a str) -> Result<&'a str, RecordError> {
        let begins = self.line;
        let Some((comment, end)) = braced(text) else {
            return Err(RecordError::at(begins, RecordFault::NotClosed));
        };
        self.line += text[..end].matches('\n').count();
        let has_verdict = text.trim_start().starts_with(EVAL.trim_end());
        self.keep_comment(&comment, begins, has_verdict);
        Ok(&text[end + 1..])
    }

    fn keep_comment(&mut self, comment: &str, line: usize, has_verdict: bool) {
        let is_start = self.around.is_empty() && self.main.is_empty();
        if !self.open.has_moved && !is_start {
            return append(&mut self.open.before, comment);
        }
        let entry = &mut self.entries[self.open.last];
        let verdict = has_verdict && entry.verdict.is_none();
        let found = comment.trim_start().strip_prefix(EVAL);
        match found.and_then(|rest| rest.split_once(']')).filter(|_| verdict) {
            Some((verdict, rest)) => {
                entry.verdict = Some(verdict.to_owned());
                append(&mut entry.comment, rest);
            }
            None => append(&mut entry.comment, comment),
        }
        if entry.line == 0 {
            entry.line = line;
        }
    }

    fn word(&mut self, word: &'a str) -> Result<(), RecordError> {
        if word == NO_MOVE {
            self.open.is_over = true;
            return Ok(());
        }
        if let Some(number) = word.strip_prefix('$') {
            let number: u8 = number.parse().map_err(|_| self.wrong(word))?;
            let mark = Mark::from_number(number);
            if mark.is_none() {
                self.leave_out(word);
            }
            return self.mark(mark, word);
        }
        let hyphens = with_hyphens(word);
        if hyphens == NULL_MOVE || RESULTS.contains(&hyphens.as_str()) {
            self.open.ended_by = Some(word);
            self.leave_out(word);
            return Ok(());
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
        if let Some(end) = self.open.ended_by {
            return Err(self.wrong(end));
        }
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
            let word = plain_move::<G>(entry.word);
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
            let unread = entry.verdict.as_ref().filter(|_| session.verdict(node).is_none());
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
        let word = plain_move::<G>(entry.word);
        before.read_move(&word).map_err(|why| {
            let fault = if before.outcome().is_some() {
                RecordFault::AfterTheEnd(entry.ply)
            } else {
                RecordFault::Move(entry.ply, wrong_move::<G>(&word, &why))
            };
            RecordError::at(entry.line, fault)
        })
    }

    fn fault(&self, fault: RecordFault) -> RecordError {
        RecordError::at(self.line, fault)
    }

    fn wrong(&self, word: &str) -> RecordError {
        self.fault(RecordFault::WrongValue { found: excerpt(word), expected: String::new() })
    }
}
