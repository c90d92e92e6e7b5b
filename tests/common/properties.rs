//! What must hold for every text and every line of moves, however odd. Each function panics where
//! it does not. The ordinary suite asks with random inputs, the fuzzer with its own.
//!
//! A file of its own, without anything from the other tests: the fuzzer includes it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use kuba::rules::kuba::{
    Cell, Direction, ExtraTurn, GameState, KoRule, Marble, Move, Position, Push, RuleSet, Setup,
    WrittenMove,
};
use kuba::rules::{Concession, Game, Player};
use kuba::session::Session;
use kuba::ugi::Conversation;

/// The most moves of a random line.
const LONGEST_LINE: usize = 400;

/// A mix of rules for every number.
pub fn rules(number: u8) -> RuleSet {
    let number = usize::from(number);
    RuleSet {
        ko: KoRule::ALL[number % 3],
        extra: ExtraTurn::ALL[number / 3 % 3],
        repetition: number / 9 % 2 == 0,
    }
}

/// A position is read or refused; what is read is written, and read again as the same.
pub fn position_text(text: &str) {
    let Ok(position) = text.parse::<Position>() else {
        return;
    };
    let written = position.to_string();
    let again: Position = written.parse().expect("what is written can be read");
    assert_eq!(again, position, "{written}");
    assert_eq!(again.to_string(), written);
    for number in 0..18 {
        sound(&GameState::from_position(position, rules(number)));
    }
}

/// A move is read or refused; what is read is written, and read again as the same.
pub fn move_text(text: &str) {
    if let Ok(written) = text.parse::<WrittenMove>() {
        let plain = written.mv.to_string();
        assert_eq!(plain.parse(), Ok(written.mv), "{text}");
        assert_eq!(text.parse::<Move>(), Ok(written.mv));
        if let (Move::Push(push), None) = (written.mv, written.claim) {
            assert_eq!(text.parse::<Push>(), Ok(push));
        }
    }
    let game = GameState::new(RuleSet::LEAFLET, Setup::Standard);
    if let Ok(mv) = game.read_move(text) {
        assert_eq!(game.check(mv), Ok(()), "{text}");
        assert_eq!(game.read_move(&game.write_move(mv)), Ok(mv), "{text}");
    }
}

/// A game is what its moves make of it, whatever is played, taken back and looked at: `bytes`
/// choose.
pub fn line_of_moves(bytes: &[u8]) {
    let [mix, bytes @ ..] = bytes else { return };
    let start = GameState::new(rules(*mix), Setup::Standard);
    let mut session = Session::new(start);
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

/// Every position is what its predecessor becomes by the move between them, and the same as one
/// played from the start at one go.
pub fn replays(session: &Session<GameState>) {
    let positions = session.positions();
    assert_eq!(positions.len(), session.moves().len() + 1);
    let mut game = session.start().clone();
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

/// What is listed as legal is found legal and nothing else is, each move once; a finished game
/// has no move; what is played stands as the text of the position says.
pub fn sound(game: &GameState) {
    let here = game.position_text();
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let pushes = Cell::all()
        .flat_map(|cell| Direction::ALL.map(|direction| Move::Push(Push::new(cell, direction))));
    let mut legal = 0;
    for mv in pushes.chain([Move::Pass]) {
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
        assert_eq!(after.plies(), game.plies() + 1);
        let text = after.position_text();
        let read: Position = text.parse().expect("what is written can be read");
        assert_eq!(read.to_string(), text, "{mv} in {here}");
        for colour in Marble::ALL {
            assert_eq!(read.cells(colour), after.position().cells(colour));
        }
        let lost = |game: &GameState| game.position().occupied().len();
        let fell = game.write_move(mv).contains('x');
        assert_eq!(lost(game), lost(&after) + u32::from(fell), "{mv} in {here}");
    }
}

/// The engine protocol answers whatever it is told and goes on: `isready` is answered as often as
/// it is asked, and the end of the input is the end, whatever was begun.
pub fn engine_lines(text: &str) {
    let mut input = String::from("setoption name Hash value 1\n");
    let mut asked = 1;
    for line in text.lines().take(40) {
        let first = line.split_whitespace().next().unwrap_or_default();
        match first {
            "quit" => break,
            // A gigabyte, or every processor, takes its time.
            "setoption" if !line.is_ascii() || names_resource(line) => continue,
            _ => asked += usize::from(first == "isready"),
        }
        input.push_str(line);
        input.push('\n');
    }
    input.push_str("isready\n");
    let output = Output::default();
    let lines = io::Cursor::new(input.clone().into_bytes());
    let mut conversation = Conversation::new(lines, output.clone(), vec![GameState::ID]);
    let another = kuba::ugi::run::<GameState>(&mut conversation);
    assert_eq!(another.expect("a text can be read to its end"), None);
    let bytes = output.0.lock().expect("nobody writes any more");
    let said = String::from_utf8_lossy(&bytes);
    let answers = said.lines().filter(|line| *line == "readyok").count();
    assert_eq!(answers, asked, "{input}");
}

fn names_resource(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    line.contains("hash") || line.contains("threads")
}

/// What the engine has said.
#[derive(Clone, Default)]
struct Output(Arc<Mutex<Vec<u8>>>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("one writes at a time").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
