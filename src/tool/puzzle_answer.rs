//! What a position asks for as a puzzle.

use crate::board::Playable;
use crate::bot::StopSignal;
use crate::bot::puzzle::{Prover, Puzzle, PuzzleGoal};
use crate::phrase::{Phrase, ToPhrase, excerpt};

/// Position to examine.
#[derive(Clone, Debug)]
pub struct PuzzleQuestion {
    /// Rules by the names of their values, separated by spaces; `-` are the usual ones.
    pub rules: String,
    /// Position in the notation of the game.
    pub position: String,
    /// Number of moves to look ahead.
    pub within: u32,
    /// Maximum number of positions to visit.
    pub nodes: u64,
}

/// What a position asks for. Moves are in plain notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAnswer {
    /// Goal that can be reached, if there is one.
    pub goal: Option<PuzzleGoal>,
    /// `true` if the search reached its limit first.
    pub is_undecided: bool,
    /// First moves that reach the goal, one for each board.
    pub first_moves: Vec<String>,
    /// The first of them, and the play to the end.
    pub line: Vec<String>,
}

pub(super) fn of<G: Playable>(question: &PuzzleQuestion) -> Result<PuzzleAnswer, Phrase> {
    let rules = Puzzle::<G>::rules(&question.rules).ok_or_else(|| {
        Phrase::new("cli-no-puzzle-rules").with("rules", excerpt(&question.rules))
    })?;
    let game = G::from_text(&question.position, &rules).map_err(|error| error.phrase())?;
    let mut prover = Prover::new(&game).map_err(|why| why.phrase())?;
    let limits = (question.within, question.nodes);
    let done = prover.find_goal(limits, &StopSignal::default(), &mut ());
    let findings = prover.findings();
    // While a win may still be found, nothing else is the answer.
    let is_undecided = done.is_err() && !findings.has_win();
    let reached = findings.reached.as_ref().filter(|_| !is_undecided);
    let words = |moves: &[G::Move]| moves.iter().map(ToString::to_string).collect();
    Ok(PuzzleAnswer {
        goal: reached.map(|reached| reached.goal),
        is_undecided,
        first_moves: reached.map_or_else(Vec::new, |reached| words(&reached.first_moves)),
        line: reached.map_or_else(Vec::new, |reached| words(&reached.line)),
    })
}
