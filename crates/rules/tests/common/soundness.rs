//! A property of every game that is tested with random input.
//!
//! Of the other test modules it uses only [`super::tried`], because the fuzzer includes both.

use super::tried::Tried;

/// Asserts that exactly the listed moves are legal, each listed once, that a finished game has none, and that
/// each move has the effect that the position text shows.
pub(crate) fn sound<G: Tried>(game: &G) {
    let here = game.position_text();
    assert!((2..=3).contains(&game.seats()), "{here}");
    assert!(game.turn().index() < game.seats(), "{here}");
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let mut legal = 0;
    for mv in G::every_move() {
        let listed = moves.iter().filter(|&&listed| listed == mv).count();
        let is_legal = game.check(mv).is_ok();
        assert_eq!(listed, usize::from(is_legal), "{mv} in {here}");
        legal += listed;
    }
    assert_eq!(legal, moves.len(), "{here}");
    assert_eq!(moves.is_empty(), game.outcome().is_some(), "{here}");
    for mv in moves {
        let mut after = game.clone();
        after.play(mv);
        game.has_become(mv, &after);
        let text = after.position_text();
        match text.parse::<G::Position>() {
            Ok(read) => {
                assert_eq!(read.to_string(), text, "{mv} in {here}");
                assert!(after.is_at(&read), "{mv} in {here}");
            }
            // A finished game need not be a valid starting position.
            Err(error) => assert!(after.outcome().is_some(), "{error:?}: {mv} in {here}"),
        }
    }
}
