//! Annotations of a game in their saved form: variations, comments, marks, hints and verdicts.
//!
//! The positions of a record have numbers: 0 is the start, then come the positions of the main line, then
//! those of each variation in turn. A variation names the position after which it begins, which has a
//! smaller number, so nothing is nested.

use std::collections::HashMap;
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use super::recordable::Recordable;
use super::ron_text::ron_text;
use super::verdict_text;
use kuba_session::clock::milliseconds;
use kuba_session::{NodeId, Session};

/// Variations, comments, marks, hints and verdicts of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    pub(super) lines: Vec<LineForm>,
    comments: Vec<(usize, String)>,
    marks: Vec<(usize, u8)>,
    /// Numbers of the positions after moves made with a hint.
    hinted: Vec<usize>,
    verdicts: Vec<(usize, String)>,
    /// Number of the displayed position; `None` is the newest of the main line.
    pub(super) cursor: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LineForm {
    /// Number of the position after which it begins.
    pub(super) at: usize,
    /// Moves in written notation, separated by blanks.
    pub(super) moves: String,
    /// Milliseconds per move; empty if all are zero.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) took: Vec<u64>,
}

pub(super) struct NodeNumbers {
    nodes: Vec<NodeId>,
    /// Index in `nodes` of the first position of each variation.
    lines: Vec<usize>,
    numbers: HashMap<NodeId, usize>,
}

impl NodeNumbers {
    pub(super) fn of<G: Recordable>(session: &Session<G>) -> Self {
        let mut lines: Vec<Vec<NodeId>> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        for row in session.walk().filter(|row| row.depth > 0) {
            open.truncate(row.depth);
            if row.begins {
                open.truncate(row.depth - 1);
                open.push(lines.len());
                lines.push(Vec::new());
            }
            lines[open[row.depth - 1]].push(row.node);
        }
        let mut nodes = session.main_line().to_vec();
        let mut begins = Vec::new();
        for line in lines {
            begins.push(nodes.len());
            nodes.extend(line);
        }
        let numbers = nodes.iter().copied().zip(0..).collect();
        Self { nodes, lines: begins, numbers }
    }

    pub(super) fn node(&self, number: usize) -> Option<NodeId> {
        self.nodes.get(number).copied()
    }
}

impl Annotations {
    /// Collects the annotations of a game.
    pub fn of<G: Recordable>(session: &Session<G>) -> Self {
        let numbered = NodeNumbers::of(session);
        let number = |node: NodeId| numbered.numbers[&node];
        let mut words = vec![String::new(); numbered.nodes.len()];
        if !numbered.lines.is_empty() {
            session.walk_positions(|row, before, mv| {
                if row.depth > 0 {
                    words[number(row.node)] = before.write_move(mv);
                }
            });
        }
        let ends = numbered.lines.iter().skip(1).copied();
        let ends = ends.chain([numbered.nodes.len()]);
        let lines = numbered.lines.iter().zip(ends).map(|(&first, end)| {
            let nodes = &numbered.nodes[first..end];
            let took: Vec<u64> =
                nodes.iter().map(|&node| milliseconds(session.took(node))).collect();
            LineForm {
                at: session.parent(nodes[0]).map_or(0, number),
                moves: words[first..end].join(" "),
                took: if took.iter().all(|&took| took == 0) { Vec::new() } else { took },
            }
        });
        let all = || numbered.nodes.iter().copied().zip(0..);
        let comment = |(node, number)| (number, session.comment(node).to_owned());
        let mark = |(node, number)| Some((number, session.mark(node)?.number()));
        let verdict = |(node, number)| Some((number, verdict_text::write(session.verdict(node)?)));
        Self {
            lines: lines.collect(),
            comments: all().map(comment).filter(|(_, text)| !text.is_empty()).collect(),
            marks: all().filter_map(mark).collect(),
            hinted: all()
                .filter(|&(node, _)| session.is_hinted(node))
                .map(|(_, number)| number)
                .collect(),
            verdicts: all().filter_map(verdict).collect(),
            cursor: (!session.is_live()).then(|| number(session.cursor())),
        }
    }

    /// Number of the displayed position; `None` is the newest of the main line.
    pub fn cursor(&self) -> Option<usize> {
        self.cursor
    }

    /// The cursor does not count.
    pub(super) fn is_empty(&self) -> bool {
        let Self { lines, comments, marks, hinted, verdicts, cursor: _ } = self;
        lines.is_empty()
            && comments.is_empty()
            && marks.is_empty()
            && hinted.is_empty()
            && verdicts.is_empty()
    }

    /// The cursor is not written; verdicts only if `wanted`.
    pub(super) fn write(&self, text: &mut String, wanted: bool) {
        list(text, "lines", &self.lines);
        list(text, "comments", &self.comments);
        list(text, "marks", &self.marks);
        list(text, "hinted", &self.hinted);
        if wanted {
            list(text, "verdicts", &self.verdicts);
        }
    }
}

fn list<T: Serialize>(text: &mut String, name: &str, items: &[T]) {
    if items.is_empty() {
        return;
    }
    // Writing to a string cannot fail.
    let _ = writeln!(text, "    {name}: [");
    for item in items {
        let _ = writeln!(text, "        {},", ron_text(item));
    }
    text.push_str("    ],\n");
}
