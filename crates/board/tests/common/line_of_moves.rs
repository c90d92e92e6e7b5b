//! A property of every line of moves in every game. The function panics if it fails. The tests call it with
//! random inputs, the fuzzer with its own.
//!
//! Of the other test modules it uses only [`super::mix`], [`super::soundness`] and [`super::tried`], because the
//! fuzzer includes them.

use kuba_board::GameCards;
use kuba_rules::{Concession, Player};
use kuba_session::Session;

use super::mix::mix;
use super::soundness::sound;
use super::tried::{Cubulus, Kuba, Qubism, Tried};

/// Largest number of moves in a random line.
const LONGEST_LINE: usize = 400;

/// A game is determined by its moves, whatever is played, undone and visited. The first byte chooses the game
/// and its rules, the others the actions.
pub(crate) fn line_of_moves(bytes: &[u8]) {
    let [first, bytes @ ..] = bytes else { return };
    let rules = usize::from(*first / 3);
    match first % 3 {
        0 => line_of::<Kuba>(rules, bytes),
        1 => line_of::<Cubulus>(rules, bytes),
        _ => line_of::<Qubism>(rules, bytes),
    }
}

fn line_of<G: Tried + GameCards>(rules: usize, bytes: &[u8]) {
    let mut session = Session::new(G::start(&mix::<G>(rules)));
    for &byte in bytes.iter().take(LONGEST_LINE) {
        match byte {
            0xff => {
                session.undo();
            }
            0xfe => {
                session.redo();
            }
            0xfd => session.show(session.shown_ply() / 2),
            0xfc => session.show(usize::MAX),
            0xfb => session.concede(Concession::Resign(Player::SECOND)),
            0xfa => {
                session.redo_batch();
            }
            0xf9 => {
                session.undo_to_decision(|player| player == Player::FIRST);
            }
            0xf8 => {
                if let Some(leaving) = session.shown().leave() {
                    session.play(leaving).expect("a remaining player may leave");
                }
            }
            _ => {
                let mut moves = Vec::new();
                session.shown().legal_moves(&mut moves);
                if moves.is_empty() {
                    assert!(session.shown().outcome().is_some());
                    continue;
                }
                let mv = moves[usize::from(byte) % moves.len()];
                session.play(mv).expect("a legal move");
            }
        }
        sound(session.shown());
    }
    replays(&session);
}

/// Asserts that each position follows from its predecessor by the move between them, and equals the position
/// replayed from the start.
fn replays<G: Tried>(session: &Session<G>) {
    let positions = session.positions();
    assert_eq!(positions.len(), session.moves().len() + 1);
    let mut game = positions[0].clone();
    for (place, &mv) in session.moves().iter().enumerate() {
        assert_eq!(game, positions[place], "after {place} moves");
        assert_eq!(game.check(mv), Ok(()), "{mv} after {place} moves");
        let text = game.write_move(mv);
        assert_eq!(game.read_move(&text), Ok(mv), "{text}");
        game.play(mv);
    }
    if let Some(concession) = session.concession() {
        game.concede(concession);
    }
    assert_eq!(&game, session.live());
    assert!(session.shown_ply() <= session.moves().len());
}
