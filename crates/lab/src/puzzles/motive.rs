//! Kind of a solution.

use kuba_bot::Evaluate;

/// Kinds of the solver's moves, one letter each: `x` a capture, `=` a shift, `c` a cube that moves, `-` a row or
/// a pawn, `.` a placement.
pub(crate) fn motive<G: Evaluate>(game: &G, line: &[G::Move]) -> String {
    let mut game = game.clone();
    let me = game.turn();
    let mut motive = String::new();
    for &mv in line {
        if game.turn() == me {
            motive.push(kind(&game.write_move(mv)));
        }
        game.play(mv);
    }
    motive
}

fn kind(written: &str) -> char {
    let turned = written.ends_with(['L', 'R']);
    match written {
        _ if written.contains('x') => 'x',
        _ if written.contains('=') => '=',
        _ if written.contains('-') && turned => 'c',
        _ if written.contains('-') => '-',
        _ => '.',
    }
}
