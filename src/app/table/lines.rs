//! The best lines of the position that is shown, while a game is studied.

use super::best::Lines;
use super::studied::LineState;
use super::{GameTable, News};
use crate::board::Playable;
use crate::bot::study::{BestLine, Chance};
use crate::phrase::Say as _;

/// The most lines that are shown.
const MOST: usize = 5;
/// The most moves of a line that are shown, and played at once.
const LONGEST: usize = 8;

impl<G: Playable> GameTable<G> {
    /// Shows so many of the best lines.
    pub(super) fn show_lines(&mut self, count: usize) {
        if let Some(study) = &mut self.study {
            study.lines.count = count.min(MOST);
            study.touch();
        }
    }

    /// Whether the best lines are shown.
    pub(super) fn shows_lines(&self) -> bool {
        self.study
            .as_ref()
            .is_some_and(|study| study.lines.count > 0)
    }

    /// Points at a line on the board.
    pub(super) fn point_at_line(&mut self, line: Option<usize>) {
        if let Some(study) = &mut self.study {
            study.lines.pointed = line;
            study.touch();
        }
    }

    /// Plays a line as a variation, and looks at what its first move leads to.
    pub(super) fn enter_line(&mut self, number: usize) {
        let line = self.lines_here().and_then(|lines| lines.found.get(number));
        let Some(line) = line else { return };
        let moves: Vec<_> = line.moves.iter().copied().take(LONGEST).collect();
        let ply = self.session.shown_ply();
        self.cancel();
        if let Err(why) = self.session.add_line(&moves) {
            return self.news.push(News::Refused(why.phrase()));
        }
        self.session.show(ply + 1);
        self.changed();
    }

    /// The lines from the position that is shown.
    fn lines_here(&self) -> Option<&Lines<G::Move>> {
        let lines = &self.study.as_ref()?.lines;
        lines.are_of(self.session.cursor()).then_some(lines)
    }

    /// The line that is pointed at.
    pub(super) fn pointed_line(&self) -> Option<&[G::Move]> {
        let lines = self.lines_here()?;
        let line = lines.found.get(lines.pointed?)?;
        Some(&line.moves)
    }

    /// What would be best in the position that is shown.
    pub(super) fn best_moves(&self) -> &[G::Move] {
        self.lines_here().map_or(&[], |lines| &lines.best)
    }

    /// The lines as the window shows them.
    pub(super) fn line_states(&self, lines: &Lines<G::Move>) -> Vec<LineState> {
        let cursor = self.session.cursor();
        if !lines.are_of(cursor) {
            return Vec::new();
        }
        let start = self.session.position(cursor);
        let state = |line: &BestLine<G::Move>| {
            let mut game = start.clone();
            let mut moves = Vec::new();
            for &mv in line.moves.iter().take(LONGEST) {
                if game.check(mv).is_err() {
                    break;
                }
                moves.push(game.list_text(mv));
                game.play(mv);
            }
            let chance = line.chances.get(start.turn().index());
            LineState {
                chance: chance.copied().unwrap_or(Chance::EVEN),
                plies_to_end: line.score.plies_to_end(),
                moves,
            }
        };
        lines.found.iter().map(state).collect()
    }
}
