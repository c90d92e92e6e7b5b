//! Lines of moves in words.

use crate::board::Playable;
use crate::phrase::Phrase;
use crate::rules::Game;

/// Number of moves of a line in the notation of game records.
const LONGEST_LINE: usize = 12;

/// A line in the notation of game records, up to the first illegal move.
pub(super) fn line_text<G: Playable>(game: &G, line: &[G::Move]) -> String {
    let mut words = Vec::new();
    walk(game, &line[..line.len().min(LONGEST_LINE)], |game, mv| {
        words.push(game.write_move(mv));
    });
    words.join("  ")
}

/// A line as the move list shows it, up to the first illegal move.
pub(super) fn listed_line<G: Playable>(game: &G, line: &[G::Move]) -> Vec<Phrase> {
    let mut words = Vec::new();
    walk(game, line, |game, mv| words.push(game.list_text(mv)));
    words
}

fn walk<G: Game>(game: &G, line: &[G::Move], mut visit: impl FnMut(&G, G::Move)) {
    let mut game = game.clone();
    for &mv in line {
        if game.check(mv).is_err() {
            break;
        }
        visit(&game, mv);
        game.play(mv);
    }
}
