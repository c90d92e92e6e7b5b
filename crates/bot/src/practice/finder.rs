//! Search for the tasks of a game.

use std::cmp::Reverse;

use super::first_moves::first_moves;
use super::judging::{judge, new_table};
use super::task::{FEW_ACCEPTED, LONGEST_WIN, MOST_ACCEPTED, Task, TaskGoal};
use crate::puzzle::{PuzzleGoal, Solution, Solver};
use crate::stop_signal::Stopped;
use crate::study::{Experience, Mark, MoveLine, QUICK_NODES, THOROUGH_NODES, Verdict};
use crate::{Evaluate, StopSignal};
use kuba_rules::Player;

/// Number of tasks of a game from which on only blunders become tasks.
pub const MOST_TASKS: usize = 3;

/// Divisors of the positions for the first judgement, and for each move that may be as good as the best.
const LESS: u64 = THOROUGH_NODES / QUICK_NODES;
const LESS_FOR_OTHERS: u64 = 2;
/// Number of positions for the proof of a win.
const PROOF_NODES: u64 = 2_000_000;
/// Share of the work that the first judgement is counted as, in thousandths.
const FIRST_PASS: usize = 700;

/// Finder of the tasks of a game. With the same positions for each judgement, the result is the same on
/// every machine.
pub struct TaskFinder<'a, G: Evaluate> {
    /// Rules of the game.
    pub rules: &'a G::Rules,
    /// Seats whose mistakes become tasks.
    pub players: &'a [Player],
    /// Indices, from 0, of moves that are no mistakes of a player, such as those made with a hint.
    pub excused: &'a [usize],
    /// Experience of the players at the table.
    pub experience: Experience,
    /// Number of positions for the second judgement of a mistake, [`THOROUGH_NODES`] if the study is to say the same.
    pub nodes: u64,
}

impl<G: Evaluate> TaskFinder<'_, G> {
    /// Finds the tasks of a game, the largest loss first: positions before moves that are marked as mistakes or
    /// blunders. Verdicts that the line does not have yet are added, and those around mistakes replaced by deeper ones.
    /// `tell` receives the share of the work that is done, in thousandths. `None` if it was stopped.
    pub fn find(
        &self,
        line: &mut MoveLine<G>,
        stop: &StopSignal,
        tell: &mut dyn FnMut(usize),
    ) -> Option<Vec<Task<G>>> {
        let suspects = self.suspects(line, stop, tell)?;
        let mut tasks: Vec<Task<G>> = Vec::new();
        let mut ids = Vec::new();
        for (number, &ply) in suspects.iter().enumerate() {
            let is_wanted = |mark| mark == Mark::Blunder || tasks.len() < MOST_TASKS;
            if self.mistake(line, ply).is_some_and(is_wanted)
                && let Some(task) = self.examine(line, ply, stop).ok()?
            {
                let id = task.id();
                if !ids.contains(&id) {
                    ids.push(id);
                    tasks.push(task);
                }
            }
            tell(FIRST_PASS + (1000 - FIRST_PASS) * (number + 1) / suspects.len());
        }
        // A closer look at a neighbour may have changed the judgement.
        tasks.retain(|task| self.mistake(line, task.ply).is_some());
        for task in &mut tasks {
            let [before, after] = [task.ply, task.ply + 1].map(|place| line.known[place].clone());
            task.before = before?;
            task.after = after?;
        }
        tasks.sort_by_key(|task| (Reverse(task.lost()), task.ply));
        tell(1000);
        Some(tasks)
    }

    /// Indices of the moves that the first judgement calls mistakes, blunders and the largest loss first.
    fn suspects(
        &self,
        line: &mut MoveLine<G>,
        stop: &StopSignal,
        tell: &mut dyn FnMut(usize),
    ) -> Option<Vec<usize>> {
        let is_own = |&ply: &usize| {
            let game = &line.positions[ply];
            let is_excused = self.excused.contains(&ply);
            self.players.contains(&game.turn()) && !is_excused && is_on_board(game, line.moves[ply])
        };
        let own: Vec<usize> = (0..line.moves.len()).filter(is_own).collect();
        if own.is_empty() {
            return Some(Vec::new());
        }
        let table = new_table();
        let nodes = self.nodes / LESS;
        line.keep_from(nodes);
        let judge = judge(&table, nodes);
        let all = line.positions.len();
        let mut judged = 0;
        let mut count = |_: usize, _: &Verdict<G::Move>| {
            judged += 1;
            tell((FIRST_PASS * judged / all).min(FIRST_PASS));
        };
        if !line.judge(&judge, &mut || stop.is_stopped(), &mut count) {
            return None;
        }
        let mut suspects: Vec<(bool, u16, usize)> = (own.into_iter())
            .filter_map(|ply| {
                let judgement = line.judgement(ply, self.experience)?;
                let mark = judgement.mark.filter(|&mark| is_mistake(mark))?;
                Some((mark == Mark::Blunder, judgement.loss(), ply))
            })
            .collect();
        suspects.sort_by_key(|&(is_blunder, loss, ply)| (Reverse(is_blunder), Reverse(loss), ply));
        Some(suspects.into_iter().map(|(.., ply)| ply).collect())
    }

    /// Mark of a move, if it is a mistake.
    fn mistake(&self, line: &MoveLine<G>, ply: usize) -> Option<Mark> {
        line.judgement(ply, self.experience)?.mark.filter(|&mark| is_mistake(mark))
    }

    /// The task of a move, if it is one at a closer look, which replaces the verdicts of the line.
    fn examine(
        &self,
        line: &mut MoveLine<G>,
        ply: usize,
        stop: &StopSignal,
    ) -> Result<Option<Task<G>>, Stopped> {
        let played = line.moves[ply];
        let text = line.positions[ply].position_text();
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
        let mut pair = MoveLine::new(vec![game.clone(), then], vec![played]);
        pair.known.clone_from_slice(&line.known[ply..=ply + 1]);
        pair.keep_from(self.nodes);
        if !pair.judge(&judge, &mut || stop.is_stopped(), &mut |_, _| ()) {
            return Err(Stopped);
        }
        for (known, found) in line.known[ply..].iter_mut().zip(&pair.known) {
            known.clone_from(found);
        }
        let Some(mark) = self.mistake(line, ply) else {
            return Ok(None);
        };
        let after = pair.known.pop().flatten().ok_or(Stopped)?;
        let before = pair.known.pop().flatten().ok_or(Stopped)?;
        if before.line.is_empty() {
            return Ok(None);
        }
        let task = |goal, accepted, line| Task {
            game: game.clone(),
            ply,
            goal,
            accepted,
            line,
            played,
            experience: self.experience,
            before: before.clone(),
            after: after.clone(),
        };
        if let Some(won) = unique_win(&game, &before, stop)? {
            let goal = TaskGoal::Win(won.goal.number());
            return Ok(Some(task(goal, vec![won.line[0]], won.line)));
        }
        let most = if mark == Mark::Blunder { MOST_ACCEPTED } else { FEW_ACCEPTED };
        let nodes = self.nodes / LESS_FOR_OTHERS;
        let accepted = first_moves(&game, &before, most, nodes, stop).ok_or(Stopped)?;
        if accepted.is_empty() {
            return Ok(None);
        }
        let task = task(TaskGoal::Better, accepted, before.line.clone());
        Ok((!task.accepts(played)).then_some(task))
    }
}

fn is_mistake(mark: Mark) -> bool {
    matches!(mark, Mark::Mistake | Mark::Blunder)
}

/// `false` for a player who leaves the game.
fn is_on_board<G: Evaluate>(game: &G, mv: G::Move) -> bool {
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    legal.contains(&mv)
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
