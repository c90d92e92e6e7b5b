//! Saved undo history of a game, including moves that were undone, replaced or deleted.

use serde::{Deserialize, Serialize};

use super::ending::ConcessionForm;
use super::recordable::Recordable;
use kuba_bot::study::Mark;
use kuba_session::clock::{from_milliseconds, milliseconds};
use kuba_session::{HistoryNode, HistoryStep, MOST_NODES, NodeId, Session, UndoHistory};

/// Complete undo history of a game. Its positions have their own numbers: 0 is the start, the others
/// count along the lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct History {
    /// Number of changes in force; the others can be redone.
    done: usize,
    /// Number of the parent, moves separated by blanks, and `true` if they existed before the first
    /// change.
    lines: Vec<(usize, String, bool)>,
    /// Only positions with a nonzero time: number of the position, milliseconds that its move took, and
    /// milliseconds of thought in the position without a move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    times: Vec<(usize, u64, u64)>,
    /// Comments before the first change, by position number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<(usize, String)>,
    /// Marks before the first change, by position number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks: Vec<(usize, u8)>,
    steps: Vec<StepForm>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Step")]
enum StepForm {
    Play(usize),
    /// Moves to all positions from the first to the last, each a change of its own at which redo stops.
    Plays(usize, usize),
    Promote(usize),
    Concede(ConcessionForm),
    Vary(usize),
    Keep(usize),
    Delete(usize),
    Comment(usize, String),
    Mark(usize, u8),
    End(bool),
}

impl History {
    /// Returns the undo history of a game; `None` if the moves already tell all of it, or if it is too
    /// long.
    pub fn of<G: Recordable>(session: &Session<G>) -> Option<Self> {
        let history = session.undo_history()?;
        let mut lines: Vec<(usize, String, bool)> = Vec::new();
        let mut times = Vec::new();
        for (node, number) in history.nodes.iter().zip(1..) {
            let mv = node.mv.to_string();
            match lines.last_mut() {
                Some((_, moves, first))
                    if node.parent + 1 == number && *first == node.is_initial =>
                {
                    moves.push(' ');
                    moves.push_str(&mv);
                }
                _ => lines.push((node.parent, mv, node.is_initial)),
            }
            let (took, thought) = (milliseconds(node.took), milliseconds(node.thought));
            if took + thought > 0 {
                times.push((number, took, thought));
            }
        }
        let marks = history.marks.iter();
        Some(Self {
            done: history.done,
            lines,
            times,
            comments: history.comments.clone(),
            marks: marks.map(|&(number, mark)| (number, mark.number())).collect(),
            steps: written(&history.steps),
        })
    }

    /// Returns the same game with its undo history; `None` if the history does not lead to that game.
    pub(super) fn replay<G: Recordable>(&self, session: &Session<G>) -> Option<Session<G>> {
        let history = self.undo_history(session.start())?;
        let mut whole = Session::with_undo_history(session.start(), &history)?;
        let is_same = is_same(&whole, session);
        let pairs: Vec<(NodeId, NodeId)> = whole
            .walk()
            .zip(session.walk())
            .map(|(own, other)| (own.node, other.node))
            .chain([(NodeId::START, NodeId::START)])
            .collect();
        for (own, other) in pairs {
            whole.set_verdict(own, session.verdict(other).cloned());
        }
        is_same.then_some(whole)
    }

    fn undo_history<G: Recordable>(&self, start: &G) -> Option<UndoHistory<G::Move>> {
        let mut nodes = Vec::new();
        for (at, moves, first) in &self.lines {
            let mut parent = *at;
            for word in moves.split(' ') {
                nodes.push(HistoryNode {
                    parent,
                    mv: word.parse().ok()?,
                    took: from_milliseconds(0),
                    thought: from_milliseconds(0),
                    is_initial: *first,
                });
                parent = nodes.len();
            }
        }
        for &(number, took, thought) in &self.times {
            let node = nodes.get_mut(number.checked_sub(1)?)?;
            node.took = from_milliseconds(took);
            node.thought = from_milliseconds(thought);
        }
        let marks = self.marks.iter();
        let marks = marks.map(|&(number, mark)| Some((number, Mark::from_number(mark)?)));
        Some(UndoHistory {
            marks: marks.collect::<Option<_>>()?,
            comments: self.comments.clone(),
            steps: read(&self.steps, nodes.len(), start.seats())?,
            done: self.done,
            nodes,
        })
    }
}

/// Verdicts are not compared.
fn is_same<G: Recordable>(one: &Session<G>, other: &Session<G>) -> bool {
    let told = |session: &Session<G>, node: NodeId| {
        let comment = session.comment(node).to_owned();
        (session.move_to(node), comment, session.mark(node))
    };
    let start = NodeId::START;
    let mut rows = one.walk().zip(other.walk());
    one.size() == other.size()
        && one.main_moves() == other.main_moves()
        && one.concession() == other.concession()
        && told(one, start) == told(other, start)
        && rows.all(|(own, their)| {
            (own.depth, own.begins) == (their.depth, their.begins)
                && told(one, own.node) == told(other, their.node)
        })
}

fn written(steps: &[HistoryStep]) -> Vec<StepForm> {
    let mut forms: Vec<StepForm> = Vec::new();
    let mut steps = steps.iter().peekable();
    while let Some(step) = steps.next() {
        let form = match *step {
            HistoryStep::Play(node) if steps.peek() == Some(&&HistoryStep::End(true)) => {
                steps.next();
                match forms.last_mut() {
                    Some(StepForm::Plays(_, last)) if *last + 1 == node => {
                        *last = node;
                        continue;
                    }
                    _ => StepForm::Plays(node, node),
                }
            }
            HistoryStep::Play(node) => StepForm::Play(node),
            HistoryStep::Promote(node) => StepForm::Promote(node),
            HistoryStep::Concede(concession) => StepForm::Concede(concession.into()),
            HistoryStep::AddVariation(node) => StepForm::Vary(node),
            HistoryStep::RestoreUndone(node) => StepForm::Keep(node),
            HistoryStep::Delete(node) => StepForm::Delete(node),
            HistoryStep::Comment(node, ref text) => StepForm::Comment(node, text.clone()),
            HistoryStep::Mark(node, mark) => StepForm::Mark(node, mark.map_or(0, Mark::number)),
            HistoryStep::End(ends_batch) => StepForm::End(ends_batch),
        };
        forms.push(form);
    }
    forms
}

/// `None` if a step does not fit into a game with `nodes` positions and `seats` seats.
fn read(forms: &[StepForm], nodes: usize, seats: usize) -> Option<Vec<HistoryStep>> {
    let mut steps = Vec::new();
    for form in forms {
        steps.push(match *form {
            StepForm::Play(node) => HistoryStep::Play(node),
            StepForm::Plays(first, last) => {
                if first > last || last > nodes || steps.len() > 4 * MOST_NODES {
                    return None;
                }
                for node in first..=last {
                    steps.extend([HistoryStep::Play(node), HistoryStep::End(true)]);
                }
                continue;
            }
            StepForm::Promote(node) => HistoryStep::Promote(node),
            StepForm::Concede(form) => HistoryStep::Concede(form.at_table(seats)?),
            StepForm::Vary(node) => HistoryStep::AddVariation(node),
            StepForm::Keep(node) => HistoryStep::RestoreUndone(node),
            StepForm::Delete(node) => HistoryStep::Delete(node),
            StepForm::Comment(node, ref text) => HistoryStep::Comment(node, text.clone()),
            StepForm::Mark(node, 0) => HistoryStep::Mark(node, None),
            StepForm::Mark(node, mark) => HistoryStep::Mark(node, Some(Mark::from_number(mark)?)),
            StepForm::End(ends_batch) => HistoryStep::End(ends_batch),
        });
    }
    Some(steps)
}
