//! Puzzles from outside the program, as the user's own.

use super::Tool;
use crate::board::Playable;
use crate::bot::StopSignal;
use crate::bot::puzzle::{Puzzle, PuzzleFault, Solver, WrittenPuzzle, grade_of};
use crate::store::OwnPuzzle;

pub(super) fn of<G: Playable>(
    (written, author): (&WrittenPuzzle<'_>, &str),
    nodes: u64,
    stop: &StopSignal,
) -> Result<OwnPuzzle, PuzzleFault> {
    let puzzle = Puzzle::<G>::read(written)?;
    let signal = stop.clone();
    let mut solver = Solver::new(nodes).stopping(move || signal.is_stopped());
    puzzle.check_with(&mut solver)?;
    solver.allow(nodes);
    let hardness = puzzle.hardness(&mut solver, stop);
    let rules = Puzzle::<G>::rules(written.rules).as_ref().and_then(Puzzle::<G>::rules_text);
    let solution: Vec<String> = puzzle.line.iter().map(ToString::to_string).collect();
    let name = OwnPuzzle::clean_name(&puzzle.id);
    if name.is_empty() {
        return Err(PuzzleFault::Unreadable("name"));
    }
    Ok(OwnPuzzle {
        game: G::ID.to_owned(),
        name,
        grade: grade_of(hardness.map_err(|_| PuzzleFault::TooHard)?),
        goal: puzzle.goal,
        rules: rules.ok_or(PuzzleFault::Unreadable("rules"))?,
        position: puzzle.game.position_text(),
        solution: solution.join(" "),
        author: OwnPuzzle::clean_name(author),
    })
}

/// Does something with a puzzle in the first of these games that can read its position.
///
/// # Errors
/// The position can be read by none of them, or the fault in its game.
pub fn in_its_game<T>(
    games: impl Iterator<Item = &'static dyn Tool>,
    check: impl Fn(&dyn Tool) -> Result<T, PuzzleFault>,
) -> Result<T, PuzzleFault> {
    let mut unreadable = PuzzleFault::Unreadable("rules");
    for game in games {
        match check(game) {
            Err(PuzzleFault::Unreadable("rules")) => {}
            Err(fault @ PuzzleFault::Unreadable("position")) => unreadable = fault,
            checked => return checked,
        }
    }
    Err(unreadable)
}
