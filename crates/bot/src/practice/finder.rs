//! Search for the tasks of a game.

use std::cmp::Reverse;

use super::first_moves::first_moves;
use super::judging::{judge, new_table};
use super::task::{LONGEST_WIN, Task, TaskGoal};
use crate::puzzle::{PuzzleGoal, Solution, Solver};
use crate::stop_signal::Stopped;
use crate::study::{Experience, JudgedMove, Judgement, Mark, MoveLine, Verdict};
use crate::{Evaluate, StopSignal};
use kuba_rules::Player;

/// Number of positions for the second judgement of a mistake; the first gets a quarter.
pub const CAREFUL_NODES: u64 = 200_000;
/// Maximum number of tasks of a game.
pub const MOST_TASKS: usize = 3;

/// Divisor of the positions for the first judgement.
const LESS: u64 = 4;
/// Number of positions for the proof of a win.
const PROOF_NODES: u64 = 2_000_000;
/// Share of the work that the first judgement is counted as, in thousandths.
const FIRST_PASS: usize = 700;

/// Finder of the tasks of a game. With the same positions for each judgement, the result is the same on
/// every machine.
pub struct TaskFinder<'a, G: Evaluate> {
    /// Positions of the game, the start first: one more than there are moves.
    pub positions: &'a [G],
    /// Moves of the game.
    pub moves: &'a [G::Move],
    /// Rules of the game.
    pub rules: &'a G::Rules,
    /// Seats whose mistakes become tasks.
    pub players: &'a [Player],
    /// Indices, from 0, of moves that are no mistakes of a player, such as those made with a hint.
    pub excused: &'a [usize],
    /// Number of positions for the second judgement of a mistake; see [`CAREFUL_NODES`].
    pub nodes: u64,
}

impl<G: Evaluate> TaskFinder<'_, G> {
    /// Finds at most [`MOST_TASKS`] tasks, the largest loss first. `tell` receives the share of the work
    /// that is done, in thousandths. `None` if it was stopped.
    pub fn find(&self, stop: &StopSignal, tell: &mut dyn FnMut(usize)) -> Option<Vec<Task<G>>> {
        let suspects = self.suspects(stop, tell)?;
        let mut tasks: Vec<Task<G>> = Vec::new();
        let mut ids = Vec::new();
        for (number, &ply) in suspects.iter().enumerate() {
            if tasks.len() == MOST_TASKS {
                break;
            }
            if let Some(task) = self.examine(ply, stop).ok()? {
                let id = task.id();
                if !ids.contains(&id) {
                    ids.push(id);
                    tasks.push(task);
                }
            }
            tell(FIRST_PASS + (1000 - FIRST_PASS) * (number + 1) / suspects.len());
        }
        tasks.sort_by_key(|task| (Reverse(task.lost()), task.ply));
        tell(1000);
        Some(tasks)
    }

    /// Indices of the moves that the first judgement calls mistakes, the largest loss first.
    fn suspects(&self, stop: &StopSignal, tell: &mut dyn FnMut(usize)) -> Option<Vec<usize>> {
        let is_own = |&ply: &usize| {
            let game = &self.positions[ply];
            let is_excused = self.excused.contains(&ply);
            self.players.contains(&game.turn()) && !is_excused && is_on_board(game, self.moves[ply])
        };
        let own: Vec<usize> = (0..self.moves.len()).filter(is_own).collect();
        if own.is_empty() {
            return Some(Vec::new());
        }
        let table = new_table();
        let judge = judge(&table, self.nodes / LESS);
        let mut line = MoveLine::new(self.positions.to_vec(), self.moves.to_vec());
        let mut judged = 0;
        let mut count = |_: usize, _: &Verdict<G::Move>| {
            judged += 1;
            tell(FIRST_PASS * judged / self.positions.len());
        };
        if !line.judge(&judge, &mut || stop.is_stopped(), &mut count) {
            return None;
        }
        let mut suspects: Vec<(u16, usize)> =
            own.into_iter().filter_map(|ply| Some((mistake(&line, ply, ply)?, ply))).collect();
        suspects.sort_by_key(|&(loss, ply)| (Reverse(loss), ply));
        Some(suspects.into_iter().map(|(_, ply)| ply).collect())
    }

    /// The task of a move, if it is one.
    fn examine(&self, ply: usize, stop: &StopSignal) -> Result<Option<Task<G>>, Stopped> {
        let played = self.moves[ply];
        let text = self.positions[ply].position_text();
        let Ok(game) = G::from_text(&text, self.rules) else {
            return Ok(None);
        };
        if game.check(played).is_err() {
            return Ok(None);
        }
        let mut then = game.clone();
        then.play(played);
        let table = new_table();
        let judge = judge(&table, self.nodes);
        let mut line = MoveLine::new(vec![game.clone(), then], vec![played]);
        if !line.judge(&judge, &mut || stop.is_stopped(), &mut |_, _| ()) {
            return Err(Stopped);
        }
        let is_mistake = mistake(&line, 0, ply).is_some();
        let after = line.known.pop().flatten().ok_or(Stopped)?;
        let before = line.known.pop().flatten().ok_or(Stopped)?;
        if !is_mistake || before.line.is_empty() {
            return Ok(None);
        }
        let task = |goal, accepted, line| Task {
            game: game.clone(),
            ply,
            goal,
            accepted,
            line,
            played,
            before: before.clone(),
            after: after.clone(),
        };
        if let Some(won) = unique_win(&game, &before, stop)? {
            let goal = TaskGoal::Win(won.goal.number());
            return Ok(Some(task(goal, vec![won.line[0]], won.line)));
        }
        let accepted = first_moves(&game, &before, self.nodes, stop).ok_or(Stopped)?;
        if accepted.is_empty() {
            return Ok(None);
        }
        let task = task(TaskGoal::Better, accepted, before.line.clone());
        Ok((!task.accepts(played)).then_some(task))
    }
}

/// `false` for a player who leaves the game.
fn is_on_board<G: Evaluate>(game: &G, mv: G::Move) -> bool {
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    legal.contains(&mv)
}

/// Loss from which a mistake is worth a task, in tenths of a percent of chance.
const LEAST_LOSS: u16 = 200;

/// Loss of the move at `place` in a line, which is number `ply` of the game, from 0, in tenths of a percent of
/// chance, if it is a mistake that is large enough. Chances are those of advanced players: among beginners
/// almost nothing but a win that is near is a mistake.
fn mistake<G: Evaluate>(line: &MoveLine<G>, place: usize, ply: usize) -> Option<u16> {
    let experience = Experience::Advanced;
    let judgement = line.with_verdicts(place, experience, |judged| {
        Judgement::of(&JudgedMove { ply, ..*judged }, experience, || false)
    })?;
    let is_marked = matches!(judgement.mark, Some(Mark::Mistake | Mark::Blunder));
    (is_marked && judgement.loss() >= LEAST_LOSS).then(|| judgement.loss())
}

/// The only win of the player to move, proved.
fn unique_win<G: Evaluate>(
    game: &G,
    before: &Verdict<G::Move>,
    stop: &StopSignal,
) -> Result<Option<Solution<G::Move>>, Stopped> {
    let plies = before.score.plies_to_end();
    let plies = plies.and_then(|plies| u32::try_from(plies).ok());
    let short = plies.filter(|plies| game.seats() == 2 && (1..=LONGEST_WIN).contains(plies));
    let Some(plies) = short else {
        return Ok(None);
    };
    let signal = stop.clone();
    let mut solver = Solver::new(PROOF_NODES).stopping(move || signal.is_stopped());
    match solver.win(&game.node(), plies) {
        Ok(found) => Ok(found.filter(|won| matches!(won.goal, PuzzleGoal::Win(_)))),
        Err(_) if stop.is_stopped() => Err(Stopped),
        Err(_) => Ok(None),
    }
}
