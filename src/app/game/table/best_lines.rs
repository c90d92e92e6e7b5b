//! Best lines from the position that is shown, as far as they are known.

use super::LineState;
use super::move_text::listed_line;
use crate::board::Playable;
use crate::bot::LineWin;
use crate::bot::study::{BestLine, Chance, Experience};
use crate::session::{NodeId, Session};

/// Maximum number of lines.
const MOST: usize = 5;
/// Number of moves of a line that are shown, and played at once.
const LONGEST: usize = 8;

#[derive(Clone, Debug)]
pub(super) struct BestLines<M> {
    /// Number of lines to show; 0 if none are shown.
    count: usize,
    /// The position that they start from, and how many were requested.
    requested: Option<(NodeId, usize)>,
    is_done: bool,
    /// The best line first.
    lines: Vec<BestLine<M>>,
    first_moves: Vec<M>,
    /// Number of the line that the user points at.
    pointed: Option<usize>,
}

impl<M> Default for BestLines<M> {
    fn default() -> Self {
        Self {
            count: 0,
            requested: None,
            is_done: false,
            lines: Vec::new(),
            first_moves: Vec::new(),
            pointed: None,
        }
    }
}

impl<M: Copy> BestLines<M> {
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    pub(super) fn set_count(&mut self, count: usize) {
        self.count = count.min(MOST);
    }

    pub(super) const fn is_done(&self) -> bool {
        self.is_done
    }

    pub(super) const fn finish(&mut self) {
        self.is_done = true;
    }

    /// Returns `true` if they were not requested from this position.
    pub(super) fn should_request(&self, node: NodeId) -> bool {
        self.count > 0 && self.requested != Some((node, self.count))
    }

    pub(super) fn start(&mut self, node: NodeId) {
        *self = Self { count: self.count, requested: Some((node, self.count)), ..Self::default() };
    }

    /// Lets another search go first.
    pub(super) fn postpone(&mut self) {
        if !self.is_done {
            self.requested = None;
        }
    }

    pub(super) fn set_lines(&mut self, lines: Vec<BestLine<M>>) {
        let moves = lines.iter().filter_map(|line| line.moves.first().copied());
        self.first_moves = moves.collect();
        self.lines = lines;
    }

    pub(super) fn point_at(&mut self, number: Option<usize>) {
        self.pointed = number;
    }

    fn start_from(&self, node: NodeId) -> bool {
        self.count > 0 && self.requested.is_some_and(|(from, _)| from == node)
    }

    /// The line that the user points at, if they start from this position.
    pub(super) fn pointed_line(&self, node: NodeId) -> Option<&[M]> {
        let line = self.lines.get(self.pointed?)?;
        self.start_from(node).then_some(&line.moves)
    }

    /// First moves of the lines from this position.
    pub(super) fn first_moves(&self, node: NodeId) -> &[M] {
        if self.start_from(node) { &self.first_moves } else { &[] }
    }

    /// The moves to play if the user chooses a line from this position.
    pub(super) fn moves_to_play(&self, node: NodeId, number: usize) -> Option<Vec<M>> {
        let line = self.lines.get(number).filter(|_| self.start_from(node))?;
        Some(line.moves.iter().copied().take(LONGEST).collect())
    }

    /// The lines from the position shown, for the window.
    pub(super) fn states<G>(&self, session: &Session<G>, experience: Experience) -> Vec<LineState>
    where
        G: Playable<Move = M>,
    {
        let cursor = session.cursor();
        if !self.start_from(cursor) {
            return Vec::new();
        }
        let game = &session.position(cursor);
        let state = |line: &BestLine<M>| {
            let chances = experience.chances(game, line.score, &line.chances);
            LineState {
                chance: (chances.get(game.turn().index()).copied()).unwrap_or(Chance::EVEN),
                win: LineWin::after(game, &line.moves, (line.score, &line.chances)),
                moves: listed_line(game, &line.moves[..line.moves.len().min(LONGEST)]),
            }
        };
        self.lines.iter().map(state).collect()
    }
}
