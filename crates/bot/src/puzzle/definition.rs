//! A puzzle of a game, and the check that it is sound.

use super::goal::PuzzleGoal;
use super::no_proof::NoProof;
use super::solution::Solution;
use super::solver::{LimitReached, Solver};
use super::written::WrittenPuzzle;
use crate::Evaluate;
use crate::search::Node;
use kuba_rules::RuleOption;
use kuba_rules::phrase::{Phrase, ToPhrase, said_error};

/// Position in which exactly one move reaches a goal.
#[derive(Clone, Debug)]
pub struct Puzzle<G: Evaluate> {
    /// Name of the puzzle.
    pub id: String,
    /// Difficulty from 1 to 5.
    pub grade: u8,
    /// Goal to reach.
    pub goal: PuzzleGoal,
    /// Position to solve.
    pub game: G,
    /// Solution: the only first move, and the longest play from there.
    pub line: Vec<G::Move>,
}

/// Reason why a puzzle is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleFault {
    /// This part cannot be read.
    Unreadable(&'static str),
    /// The goal is not reached by exactly one first move; the goal given here is, if any.
    NotSo(Option<PuzzleGoal>),
    /// The solution is wrong from this move on, counted from 1.
    Line(usize),
    /// The line does not consist of the parts of a puzzle.
    Parts,
    /// The proof needs more positions than are allowed.
    TooHard,
    /// The position cannot be examined.
    NoProof(NoProof),
}

said_error!(PuzzleFault);

impl ToPhrase for PuzzleFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(part) => Phrase::new("puzzle-unreadable").with("part", *part),
            Self::NotSo(None) => Phrase::new("puzzle-not-so"),
            Self::NotSo(Some(goal)) => {
                Phrase::new("puzzle-another-goal").with("goal", goal.to_string())
            }
            Self::Line(number) => Phrase::new("puzzle-line").with("number", *number),
            Self::Parts => Phrase::new("puzzle-parts"),
            Self::TooHard => Phrase::new("puzzle-too-hard"),
            Self::NoProof(why) => why.phrase(),
        }
    }
}

impl<G: Evaluate> Puzzle<G> {
    /// Returns the puzzles of the game, the easiest first.
    pub fn all() -> Vec<Self> {
        super::written_puzzles(G::PUZZLES).filter_map(|written| Self::read(&written).ok()).collect()
    }

    /// Reads rules from the names of their values, separated by spaces; `None` for an unknown name.
    pub fn rules(text: &str) -> Option<G::Rules> {
        let mut rules = G::Rules::default();
        for word in text.split(' ').filter(|word| *word != "-") {
            let (option, place) = G::OPTIONS.iter().find_map(|option| {
                let place = option.values.iter().position(|value| *value == word)?;
                Some((option, place))
            })?;
            (option.set)(&mut rules, place);
        }
        Some(rules)
    }

    /// Returns the text of rules that [`Puzzle::rules`] reads; `None` if it cannot express them.
    pub fn rules_text(rules: &G::Rules) -> Option<String> {
        let usual = G::Rules::default();
        let options = G::OPTIONS.iter();
        let named = options.filter_map(|option| {
            let place = (option.get)(rules);
            (place != (option.get)(&usual)).then(|| option.values.get(place).copied())
        });
        let words: Vec<&str> = named.collect::<Option<_>>()?;
        let text = if words.is_empty() { "-".to_owned() } else { words.join(" ") };
        let read = Self::rules(&text)?;
        let is_same = |option: &RuleOption<G::Rules>| (option.get)(rules) == (option.get)(&read);
        G::OPTIONS.iter().all(is_same).then_some(text)
    }

    /// Reads a puzzle.
    ///
    /// # Errors
    /// Names the part that is wrong.
    pub fn read(written: &WrittenPuzzle<'_>) -> Result<Self, PuzzleFault> {
        let grade = written.grade.parse().ok();
        let grade = grade.filter(|grade| (1..=5).contains(grade));
        let goal = written.goal.parse();
        let rules = Self::rules(written.rules).ok_or(PuzzleFault::Unreadable("rules"))?;
        let game = G::from_text(written.position, &rules);
        let game = game.map_err(|_| PuzzleFault::Unreadable("position"))?;
        let mut played = game.clone();
        let mut line = Vec::new();
        for text in written.solution.split(' ') {
            let mv = played.read_move(text);
            let mv = mv.map_err(|_| PuzzleFault::Line(line.len() + 1))?;
            played.play(mv);
            line.push(mv);
        }
        Ok(Self {
            id: written.id.to_owned(),
            grade: grade.ok_or(PuzzleFault::Unreadable("grade"))?,
            goal: goal.map_err(|()| PuzzleFault::Unreadable("goal"))?,
            game,
            line,
        })
    }

    /// Returns the number of moves in the solution by the player who solves the puzzle.
    pub fn own_moves(&self) -> usize {
        let mut game = self.game.clone();
        let me = game.turn();
        let own = self.line.iter().filter(|&&mv| {
            let is_own = game.turn() == me;
            game.play(mv);
            is_own
        });
        own.count()
    }

    /// Proves that the puzzle is sound and that its solution is one.
    ///
    /// # Errors
    /// Names what is wrong with it.
    pub fn check(&self) -> Result<(), PuzzleFault> {
        self.check_with(&mut Solver::new(u64::MAX))
    }

    /// Does the same as [`Puzzle::check`], as far as the solver may go.
    ///
    /// # Errors
    /// Names what is wrong with the puzzle.
    pub fn check_with(&self, solver: &mut Solver<G::Node>) -> Result<(), PuzzleFault> {
        NoProof::check(&self.game).map_err(PuzzleFault::NoProof)?;
        let node = self.game.node();
        let most = self.goal.number();
        let solved = match self.goal {
            PuzzleGoal::Win(_) => solver.win(&node, most),
            PuzzleGoal::Take(_) => solver.take(&node),
            PuzzleGoal::Hold(_) => solver.hold(&node, most),
        };
        let solved = solved.map_err(|_| PuzzleFault::TooHard)?;
        match solved {
            Some(solved) if solved.goal == self.goal => self.check_line(&solved, solver),
            other => Err(PuzzleFault::NotSo(other.map(|solved| solved.goal))),
        }
    }

    /// Checks that every own move of the solution reaches the goal, that the other side holds out as long as
    /// it can, and that the line goes to the end.
    fn check_line(
        &self,
        solved: &Solution<G::Move>,
        solver: &mut Solver<G::Node>,
    ) -> Result<(), PuzzleFault> {
        let mut node = self.game.node();
        let me = node.turn();
        let goal = node.taken(me) + self.goal.number();
        if self.line.len() != solved.line.len() {
            return Err(PuzzleFault::Line(self.line.len()));
        }
        for (place, &mv) in self.line.iter().enumerate() {
            let left = match self.goal {
                PuzzleGoal::Win(plies) => PuzzleGoal::Win(plies - place as u32),
                PuzzleGoal::Take(_) => PuzzleGoal::Take(goal - node.taken(me)),
                PuzzleGoal::Hold(_) => self.goal,
            };
            let mut child = node.clone();
            child.play(mv);
            let fits = if node.turn() == me {
                solver.accepted(&node, left).map(|accepted| accepted.contains(&mv))
            } else {
                let sooner = left.number().saturating_sub(2);
                let ends = left.number() == 1;
                solver.can_force_win(&child, me, sooner).map(|sooner| ends || !sooner)
            };
            match fits {
                Ok(true) => {}
                Ok(false) => return Err(PuzzleFault::Line(place + 1)),
                Err(LimitReached) => return Err(PuzzleFault::TooHard),
            }
            node = child;
        }
        Ok(())
    }
}
