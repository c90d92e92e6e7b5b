//! Reading of the variations, comments, marks, hints and verdicts in a record. Every move of a variation is
//! played and checked.

use std::collections::HashMap;

use ron::value::RawValue;
use serde::de::Deserialize;

use super::annotations::LineForm;
use super::fault::{RecordError, RecordFault};
use super::record_text::RecordText;
use super::recordable::Recordable;
use super::replay::wrong_move;
use super::verdict_text;
use kuba_bot::study::{Mark, Verdict};
use kuba_rules::Game;
use kuba_rules::phrase::excerpt;
use kuba_session::clock::from_milliseconds;
use kuba_session::{MOST_MOVES, MOST_NODES, NodeId, Session, walk_tree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FaultPolicy {
    /// Report it as an error.
    Strict,
    /// Leave it out.
    Salvage,
}

impl FaultPolicy {
    fn take<T>(self, result: Result<T, RecordError>) -> Result<Option<T>, RecordError> {
        match (self, result) {
            (_, Ok(value)) => Ok(Some(value)),
            (Self::Strict, Err(error)) => Err(error),
            (Self::Salvage, Err(_)) => Ok(None),
        }
    }
}

struct Lines<'a> {
    forms: Vec<(LineForm, &'a RawValue)>,
    /// Number of the parent of each position except the start.
    parents: Vec<usize>,
    /// Number of moves before each position.
    plies: Vec<usize>,
    places: Vec<MoveSource>,
}

/// Source of a variation's move in the record.
#[derive(Clone, Copy, Default)]
struct MoveSource {
    line: usize,
    /// Byte offset of the move in the line.
    start: usize,
    /// Number of moves before it in the line.
    index: usize,
}

/// Nodes by position number; `None` for a position that was left out.
pub(super) type NodesByNumber = Vec<Option<NodeId>>;

impl<'a> RecordText<'a> {
    /// Adds annotations and variations to a game whose record has `written` moves. Returns the nodes by
    /// position number.
    pub(super) fn add_study<G: Recordable>(
        &self,
        session: &mut Session<G>,
        written: usize,
        care: FaultPolicy,
    ) -> Result<NodesByNumber, RecordError> {
        let lines = self.lines(written, care)?;
        // Verdicts can be computed again, so an invalid one is no fault.
        let verdicts = self.pairs::<String>("verdicts", FaultPolicy::Salvage)?;
        let marks = self.pairs::<u8>("marks", care)?;
        let comments = self.pairs::<String>("comments", care)?;
        let verdicts: HashMap<usize, String> =
            verdicts.into_iter().map(|(number, text, _)| (number, text)).collect();
        let mut places: NodesByNumber = vec![None; lines.parents.len() + 1];
        for (place, &node) in places.iter_mut().take(written + 1).zip(session.main_line()) {
            *place = Some(node);
        }
        let mut faults = Vec::new();
        let mut found: Vec<(NodeId, Verdict<G::Move>)> = Vec::new();
        let mut judge = |number: usize, node: NodeId, position: &G| {
            let text = verdicts.get(&number);
            let verdict = text.and_then(|text| verdict_text::read(text, position));
            found.extend(verdict.map(|verdict| (node, verdict)));
        };
        let start = session.position(NodeId::START);
        judge(0, NodeId::START, &start);
        let moves = session.main_moves().to_vec();
        walk_tree(&start, &lines.parents, |number, position| {
            let mv = if number <= written {
                *moves.get(number - 1)?
            } else {
                let parent = places[lines.parents[number - 1]]?;
                match lines.read(number, position) {
                    Ok((mv, took)) => {
                        let node = session.append_variation(parent, mv, from_milliseconds(took));
                        places[number] = Some(node);
                        mv
                    }
                    Err(fault) => {
                        let line = lines.places[number].line;
                        faults.push(self.at(lines.forms[line].1, fault));
                        return None;
                    }
                }
            };
            let node = places[number]?;
            if verdicts.contains_key(&number) {
                let mut after = position.clone();
                after.play(mv);
                judge(number, node, &after);
            }
            Some(mv)
        });
        for (number, text, raw) in comments {
            let done = self.place(&places, number, raw).and_then(|node| {
                let put = node.map_or(Ok(()), |node| session.put_comment(node, &text));
                put.map_err(|fault| self.at(raw, RecordFault::Comment(fault)))
            });
            faults.extend(done.err());
        }
        for (number, mark, raw) in marks {
            let found = Mark::from_number(mark).filter(|_| number > 0);
            match (self.place(&places, number, raw), found) {
                (Ok(Some(node)), Some(mark)) => session.put_mark(node, mark),
                (Ok(None), Some(_)) => {}
                (Err(error), _) => faults.push(error),
                (_, None) => faults.push(self.at(raw, wrong(&mark.to_string()))),
            }
        }
        for raw in self.raws("hinted", care)? {
            let found = self.value(raw);
            match found.and_then(|number| self.place(&places, number, raw)) {
                Ok(node) => node.into_iter().for_each(|node| session.set_hinted(node)),
                Err(error) => faults.push(error),
            }
        }
        for (node, verdict) in found {
            session.set_verdict(node, Some(verdict));
        }
        let first = faults.into_iter().min_by_key(|error| error.line);
        match first.filter(|_| care == FaultPolicy::Strict) {
            Some(error) => Err(error),
            None => Ok(places),
        }
    }

    /// `None` for a position that was left out; an error for a number that does not exist.
    pub(super) fn place(
        &self,
        places: &NodesByNumber,
        number: usize,
        raw: &RawValue,
    ) -> Result<Option<NodeId>, RecordError> {
        let place = places.get(number).copied();
        place.ok_or_else(|| self.at(raw, RecordFault::NoSuchPlace(number)))
    }

    fn lines(&self, written: usize, care: FaultPolicy) -> Result<Lines<'a>, RecordError> {
        let mut lines = Lines {
            forms: Vec::new(),
            parents: (0..written).collect(),
            plies: (0..=written).collect(),
            places: vec![MoveSource::default(); written + 1],
        };
        for raw in self.raws("lines", care)? {
            let Some(form) = care.take(self.value::<LineForm>(raw))? else {
                // The numbers of later positions are unknown from here on.
                break;
            };
            if form.at >= lines.plies.len() {
                care.take::<()>(Err(self.at(raw, RecordFault::NoSuchPlace(form.at))))?;
                break;
            }
            if let Err(fault) = lines.add(form, raw) {
                care.take::<()>(Err(self.at(raw, fault)))?;
                break;
            }
        }
        Ok(lines)
    }

    fn raws(&self, name: &str, care: FaultPolicy) -> Result<Vec<&'a RawValue>, RecordError> {
        let raws = care.take(self.optional(name))?;
        Ok(raws.flatten().unwrap_or_default())
    }

    fn pairs<T: Deserialize<'a>>(
        &self,
        name: &str,
        care: FaultPolicy,
    ) -> Result<Vec<(usize, T, &'a RawValue)>, RecordError> {
        let mut pairs = Vec::new();
        for raw in self.raws(name, care)? {
            if let Some((number, value)) = care.take(self.value::<(usize, T)>(raw))? {
                pairs.push((number, value, raw));
            }
        }
        Ok(pairs)
    }
}

impl<'a> Lines<'a> {
    /// `form.at` must be a known position.
    fn add(&mut self, form: LineForm, raw: &'a RawValue) -> Result<(), RecordFault> {
        let count = words(&form.moves).count();
        if self.plies[form.at] + count > MOST_MOVES {
            return Err(RecordFault::TooManyMoves);
        }
        if self.parents.len() + count > MOST_NODES {
            return Err(RecordFault::TooManyVariations);
        }
        let mut parent = form.at;
        for (index, start) in words(&form.moves).enumerate() {
            let number = self.plies.len();
            self.parents.push(parent);
            self.plies.push(self.plies[parent] + 1);
            self.places.push(MoveSource { line: self.forms.len(), start, index });
            parent = number;
        }
        self.forms.push((form, raw));
        Ok(())
    }

    /// Returns the move and its time in milliseconds.
    fn read<G: Game>(&self, number: usize, before: &G) -> Result<(G::Move, u64), RecordFault> {
        let MoveSource { line, start, index } = self.places[number];
        let (form, _) = &self.forms[line];
        let word = form.moves[start..].split(' ').next().unwrap_or_default();
        let ply = self.plies[number];
        let mv = before.read_move(word).map_err(|why| {
            if before.outcome().is_some() {
                RecordFault::AfterTheEnd(ply)
            } else {
                RecordFault::Move(ply, wrong_move::<G>(word, &why))
            }
        })?;
        Ok((mv, form.took.get(index).copied().unwrap_or(0)))
    }
}

/// Byte offsets of the words.
fn words(moves: &str) -> impl Iterator<Item = usize> {
    let mut place = 0;
    moves.split(' ').filter_map(move |word| {
        let here = place;
        place += word.len() + 1;
        (!word.is_empty()).then_some(here)
    })
}

fn wrong(found: &str) -> RecordFault {
    RecordFault::WrongValue { found: excerpt(found), expected: String::new() }
}
