//! Search for everything that a position may ask for as a puzzle.

use super::definition::Puzzle;
use super::goal::PuzzleGoal;
use super::grade::grade_of;
use super::no_proof::NoProof;
use super::solution::{Answer, answers};
use super::solver::{LimitReached, Solver, after};
use crate::search::Node;
use crate::{Evaluate, StopSignal};

/// Maximum number of positions visited to grade a puzzle.
const GRADE_NODES: u64 = 5_000_000;

/// Proved facts about a position for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings<M> {
    /// Goal that can be reached. A win comes before captures, and captures before holding out.
    pub reached: Option<ReachedGoal<M>>,
    /// Number of moves within which no win can be forced; smaller than the length of the win, if there is one.
    pub no_win_within: u32,
    /// `true` if more search will change nothing.
    pub is_final: bool,
}

/// Goal that can be reached, with the first moves that reach it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReachedGoal<M> {
    /// The goal, whether or not a single first move reaches it.
    pub goal: PuzzleGoal,
    /// First moves that reach it, one for each board.
    pub first_moves: Vec<M>,
    /// Other first moves that spoil a puzzle because they win a little later, one for each board; `None` while
    /// that is not known.
    pub rivals: Option<Vec<M>>,
    /// The first move, and the play to the end if the other side holds out as long as it can. If the goal is to
    /// hold, only the move.
    pub line: Vec<M>,
}

impl<M> Default for Findings<M> {
    fn default() -> Self {
        Self { reached: None, no_win_within: 0, is_final: false }
    }
}

impl<M> Findings<M> {
    /// Returns `true` if the player to move can force a win.
    pub fn has_win(&self) -> bool {
        let goal = self.reached.as_ref().map(|reached| reached.goal);
        matches!(goal, Some(PuzzleGoal::Win(_)))
    }
}

impl<M> ReachedGoal<M> {
    /// Returns `true` if it is proved that the position is a puzzle: no other first move will do.
    pub fn is_puzzle(&self) -> bool {
        let rivals = self.rivals.as_ref();
        self.first_moves.len() == 1 && rivals.is_some_and(Vec::is_empty)
    }
}

/// Progress of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProverProgress {
    /// Number of moves that are being looked ahead.
    pub depth: u32,
    /// Number of first moves that have been looked at.
    pub done: usize,
    /// Number of first moves.
    pub all: usize,
}

/// Search of a position for a win, for captures and for the only move that does not lose, one move deeper at a
/// time. It can be interrupted and resumed.
pub struct Prover<N: Node> {
    node: N,
    answers: Vec<Answer<N::Move>>,
    solver: Solver<N>,
    findings: Findings<N::Move>,
    has_counted_captures: bool,
    hold: HoldSearch,
    /// Number of moves within which it is known which first moves lose.
    hold_within: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum HoldSearch {
    /// Answers that did not lose when they were last looked at come first.
    Open,
    /// There is no such goal, or it was found.
    Closed,
}

/// Interest in the course of a search.
pub trait ProverControl<M> {
    /// Receives the findings after each depth.
    fn found(&mut self, findings: &Findings<M>);
    /// Receives the progress after each first move.
    fn advanced(&mut self, progress: ProverProgress);
}

/// No interest.
impl<M> ProverControl<M> for () {
    fn found(&mut self, _: &Findings<M>) {}
    fn advanced(&mut self, _: ProverProgress) {}
}

impl<N: Node> Prover<N> {
    /// Creates a search of the position of a game.
    ///
    /// # Errors
    /// The position cannot be examined.
    pub fn new<G: Evaluate<Node = N>>(game: &G) -> Result<Self, NoProof> {
        NoProof::check(game)?;
        let node = game.node();
        let answers = answers(&node);
        Ok(Self {
            node,
            hold: if answers.len() > 2 { HoldSearch::Open } else { HoldSearch::Closed },
            answers,
            solver: Solver::new(0),
            findings: Findings::default(),
            has_counted_captures: false,
            hold_within: 0,
        })
    }

    /// Returns what is proved so far.
    pub fn findings(&self) -> &Findings<N::Move> {
        &self.findings
    }

    /// Continues the search up to this number of moves of both sides, and visits at most `nodes` positions.
    ///
    /// # Errors
    /// The limit of positions is reached, or the search was stopped; it can be continued.
    pub fn run(
        &mut self,
        limits: (u32, u64),
        stop: &StopSignal,
        control: &mut impl ProverControl<N::Move>,
    ) -> Result<(), LimitReached> {
        self.find_goal(limits, stop, control)?;
        self.look_for_rivals(control)?;
        self.findings.is_final = true;
        control.found(&self.findings);
        Ok(())
    }

    /// Does the same as [`Prover::run`], but does not ask what else wins a little later than a win.
    ///
    /// # Errors
    /// As for [`Prover::run`].
    pub fn find_goal(
        &mut self,
        (within, nodes): (u32, u64),
        stop: &StopSignal,
        control: &mut impl ProverControl<N::Move>,
    ) -> Result<(), LimitReached> {
        let signal = stop.clone();
        self.solver.allow(nodes);
        self.solver.stop_when(move || signal.is_stopped());
        self.findings.is_final = false;
        self.count_captures()?;
        self.look_for_hold()?;
        while !self.findings.has_win() && self.findings.no_win_within < within {
            self.look_for_win(control)?;
            self.look_for_hold()?;
            control.found(&self.findings);
        }
        Ok(())
    }

    /// Returns the grade of the puzzle, if it is proved that the position of this game is one.
    pub(super) fn grade<G: Evaluate<Node = N, Move = N::Move>>(
        &mut self,
        game: &G,
        stop: &StopSignal,
    ) -> Option<u8> {
        let reached = self.findings.reached.as_ref();
        let reached = reached.filter(|reached| reached.is_puzzle())?;
        let puzzle = Puzzle {
            id: String::new(),
            grade: 0,
            goal: reached.goal,
            game: game.clone(),
            line: reached.line.clone(),
        };
        let signal = stop.clone();
        self.solver.allow(GRADE_NODES);
        self.solver.stop_when(move || signal.is_stopped());
        puzzle.hardness(&mut self.solver, stop).ok().map(grade_of)
    }

    fn count_captures(&mut self) -> Result<(), LimitReached> {
        if self.has_counted_captures {
            return Ok(());
        }
        let (number, first_moves) = self.solver.best_takes(&self.node)?;
        if let Some(&first) = first_moves.first() {
            self.findings.reached = Some(ReachedGoal {
                goal: PuzzleGoal::Take(number),
                line: self.solver.taking_line(&self.node, first)?,
                first_moves,
                rivals: Some(Vec::new()),
            });
            self.hold = HoldSearch::Closed;
        }
        self.has_counted_captures = true;
        Ok(())
    }

    /// Looks one move further ahead than before.
    fn look_for_win(
        &mut self,
        control: &mut impl ProverControl<N::Move>,
    ) -> Result<(), LimitReached> {
        let depth = self.findings.no_win_within + 1;
        let first_moves = self.winning(depth, control)?;
        if first_moves.is_empty() {
            self.findings.no_win_within = depth;
            return Ok(());
        }
        let line = self.solver.winning_line(&self.node, depth)?;
        self.findings.reached =
            Some(ReachedGoal { goal: PuzzleGoal::Win(depth), first_moves, rivals: None, line });
        self.hold = HoldSearch::Closed;
        Ok(())
    }

    /// First moves that win within this many moves, one for each answer.
    fn winning(
        &mut self,
        depth: u32,
        control: &mut impl ProverControl<N::Move>,
    ) -> Result<Vec<N::Move>, LimitReached> {
        let me = self.node.turn();
        let mut winning = Vec::new();
        for (done, same) in self.answers.iter().enumerate() {
            control.advanced(ProverProgress { depth, done, all: self.answers.len() });
            for &mv in &same.moves {
                let child = after(&self.node, mv);
                if self.solver.can_force_win(&child, me, depth - 1)? {
                    winning.push(mv);
                    break;
                }
            }
        }
        Ok(winning)
    }

    /// Other first moves that win so soon after the fastest that the position is no puzzle.
    fn look_for_rivals(
        &mut self,
        control: &mut impl ProverControl<N::Move>,
    ) -> Result<(), LimitReached> {
        let Some(reached) = &self.findings.reached else {
            return Ok(());
        };
        if reached.rivals.is_some() {
            return Ok(());
        }
        let first_moves = reached.first_moves.clone();
        let depth = reached.goal.number() + PuzzleGoal::WIN_MARGIN;
        let mut rivals = self.winning(depth, control)?;
        let fastest: Vec<u64> = first_moves.iter().map(|&mv| self.node.answer_key(mv)).collect();
        rivals.retain(|&mv| !fastest.contains(&self.node.answer_key(mv)));
        if let Some(reached) = &mut self.findings.reached {
            reached.rivals = Some(rivals);
        }
        Ok(())
    }

    /// Finds out if all first moves but one lose within the moves that have been looked ahead.
    fn look_for_hold(&mut self) -> Result<(), LimitReached> {
        let most = self.findings.no_win_within;
        if self.hold == HoldSearch::Closed || self.hold_within >= most {
            return Ok(());
        }
        let other = self.node.turn().next(2);
        let mut safe = 0;
        for place in 0..self.answers.len() {
            let mut loses = true;
            for &mv in &self.answers[place].moves {
                let child = after(&self.node, mv);
                loses = loses && self.solver.can_force_win(&child, other, most - 1)?;
            }
            if !loses {
                self.answers.swap(safe, place);
                safe += 1;
            }
            if safe == 2 {
                self.hold_within = most;
                return Ok(());
            }
        }
        if safe == 1
            && let Some(solution) = self.solver.hold(&self.node, most)?
        {
            self.findings.reached = Some(ReachedGoal {
                goal: solution.goal,
                first_moves: solution.line.clone(),
                rivals: Some(Vec::new()),
                line: solution.line,
            });
        }
        self.hold = HoldSearch::Closed;
        Ok(())
    }
}
