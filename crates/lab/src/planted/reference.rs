//! Judgement of the first moves of a position by a search ten times as deep.

use kuba_bot::search::{NoControl, Node, SearchTask, TranspositionTable};
use kuba_bot::study::BestLine;
use kuba_bot::study::THOROUGH_NODES;
use kuba_bot::{Evaluate, Limits};

const NODES: u64 = 10 * THOROUGH_NODES;
/// Losses in tenths of a percent of chance: of a mistake, of moves as good as the best, and of moves that
/// still hold.
const MISTAKE: u16 = 200;
const AS_GOOD: u16 = 50;
const HOLDS: u16 = 100;
/// Number of first moves, in boards that differ, that are too many for a task.
const TOO_MANY: usize = 4;

pub(crate) struct Reference<G: Evaluate> {
    game: G,
    /// Chance of the player to move after each of the best moves, with the board after it.
    best: Vec<(u16, u64)>,
}

impl<G: Evaluate> Reference<G> {
    pub(crate) fn of(game: &G) -> Self {
        let mut task = SearchTask::new(game, limits());
        let mut boards = Vec::new();
        task.moves.retain(|&mv| {
            let board = board_after(game, mv);
            let is_new = !boards.contains(&board);
            boards.push(board);
            is_new
        });
        task.style.lines = TOO_MANY;
        let found = task.run(&TranspositionTable::new(64), &mut NoControl);
        let own = game.turn().index();
        let best = found.moves.iter().take(TOO_MANY).map(|found| {
            let line = BestLine::of(game, found);
            (line.chances[own].tenths(), board_after(game, line.moves[0]))
        });
        Self { best: best.collect(), game: game.clone() }
    }

    fn most(&self) -> u16 {
        let chances = self.best.iter().map(|&(chance, _)| chance);
        chances.max().unwrap_or_default()
    }

    /// Returns `true` if a move makes a task by the rules.
    pub(crate) fn makes_task(&self, played: G::Move) -> bool {
        let as_good = self.best.iter().filter(|(chance, _)| chance + AS_GOOD >= self.most());
        as_good.count() < TOO_MANY && self.chance_after(played) + MISTAKE <= self.most()
    }

    /// Returns `true` if a move is hardly worse than the best.
    pub(crate) fn holds(&self, mv: G::Move) -> bool {
        let board = board_after(&self.game, mv);
        let known = self.best.iter().find(|&&(_, known)| known == board);
        let chance = known.map_or_else(|| self.chance_after(mv), |&(chance, _)| chance);
        chance + HOLDS >= self.most()
    }

    /// Chance of the player to move after a move.
    fn chance_after(&self, mv: G::Move) -> u16 {
        let mut task = SearchTask::new(&self.game, limits());
        task.moves = vec![mv];
        let found = task.run(&TranspositionTable::new(64), &mut NoControl);
        let line = BestLine::of(&self.game, &found.moves[0]);
        line.chances[self.game.turn().index()].tenths()
    }
}

fn limits() -> Limits {
    Limits { nodes: Some(NODES), ..Limits::default() }
}

fn board_after<G: Evaluate>(game: &G, mv: G::Move) -> u64 {
    let mut node = game.node();
    node.play(mv);
    node.arrangement()
}
