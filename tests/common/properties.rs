//! Properties of every text and every line of moves in every game. The functions panic if a property
//! fails. The tests call them with random inputs, the fuzzer with its own.
//!
//! Of the other test modules it uses only [`super::tried`], because the fuzzer includes both.
#![allow(dead_code, missing_docs, unreachable_pub)]

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use kuba::app::catalogue::{CATALOGUE, Catalogue};
use kuba::i18n::in_english;
use kuba::rules::kuba::{Move as KubaMove, NotatedMove, Push};
use kuba::rules::{Concession, Game, Player};
use kuba::session::Session;
use kuba::ugi::Conversation;

use super::tried::{Cubulus, Kuba, Qubism, Tried, mix, mixes};

/// Largest number of moves in a random line.
const LONGEST_LINE: usize = 400;

/// A position is parsed or rejected. A parsed position survives a round trip and can be played from under all
/// rules.
pub fn position_text(text: &str) {
    position_text_of::<Kuba>(text);
    position_text_of::<Cubulus>(text);
    position_text_of::<Qubism>(text);
}

fn position_text_of<G: Tried>(text: &str) {
    let Ok(position) = text.parse::<G::Position>() else {
        assert!(G::from_text(text, &G::Rules::default()).is_err(), "{text}");
        return;
    };
    let written = position.to_string();
    let again: G::Position = written.parse().expect("what is written can be read");
    assert_eq!(again, position, "{written}");
    assert_eq!(again.to_string(), written);
    let mut games: Vec<G> = Vec::new();
    for rules in mixes::<G>(&G::Rules::default()) {
        let game = G::from_text(text, &rules).expect("a position can be begun with");
        // Rules that make no difference need only one check.
        if !games.contains(&game) {
            sound(&game);
            games.push(game);
        }
    }
    let seats = games[0].seats();
    assert!(games.iter().all(|game| game.seats() == seats), "{text}");
}

/// A move is parsed or rejected. A parsed move survives a round trip.
pub fn move_text(text: &str) {
    move_text_of::<Kuba>(text);
    move_text_of::<Cubulus>(text);
    move_text_of::<Qubism>(text);
    if let Ok(written) = text.parse::<NotatedMove>() {
        assert_eq!(text.parse::<KubaMove>(), Ok(written.mv));
        if let (KubaMove::Push(push), None) = (written.mv, written.claim) {
            assert_eq!(text.parse::<Push>(), Ok(push));
        }
    }
}

fn move_text_of<G: Tried>(text: &str) {
    if let Ok(mv) = text.parse::<G::Move>() {
        let again = mv.to_string().parse::<G::Move>();
        assert!(again.is_ok_and(|again| again == mv), "{text}");
    }
    let rules = G::Rules::default();
    let starts = mixes::<G>(&rules).into_iter().map(|mix| G::start(&mix));
    let places = G::PLACES.iter().map(|place| {
        let game = G::from_text(place, &rules);
        game.unwrap_or_else(|error| panic!("{place}: {error}"))
    });
    for game in starts.chain(places) {
        let Ok(mv) = game.read_move(text) else {
            continue;
        };
        assert_eq!(game.check(mv), Ok(()), "{text}");
        assert_eq!(game.read_move(&game.write_move(mv)), Ok(mv), "{text}");
    }
}

/// A game is determined by its moves, whatever is played, undone and visited. The first byte chooses the game
/// and its rules, the others the actions.
pub fn line_of_moves(bytes: &[u8]) {
    let [first, bytes @ ..] = bytes else { return };
    let rules = usize::from(*first / 3);
    match first % 3 {
        0 => line_of::<Kuba>(rules, bytes),
        1 => line_of::<Cubulus>(rules, bytes),
        _ => line_of::<Qubism>(rules, bytes),
    }
}

fn line_of<G: Tried>(rules: usize, bytes: &[u8]) {
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
pub fn replays<G: Tried>(session: &Session<G>) {
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

/// Asserts that exactly the listed moves are legal, each listed once, that a finished game has none, and that
/// each move has the effect that the position text shows.
pub fn sound<G: Tried>(game: &G) {
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

/// The engine protocol survives any input: it answers every `isready`, and the end of the input ends it,
/// whatever runs and whichever game is played.
pub fn engine_lines(text: &str) {
    let mut input = String::from("setoption name Hash value 1\n");
    let mut asked = 1;
    for line in text.lines().take(40) {
        let first = line.split_whitespace().next().unwrap_or_default();
        match first {
            "quit" => break,
            // A gigabyte of hash or all processors would take too long.
            "setoption" if !line.is_ascii() || names_resource(line) => continue,
            _ => asked += usize::from(first == "isready"),
        }
        input.push_str(line);
        input.push('\n');
    }
    input.push_str("isready\n");
    let output = Output::default();
    let lines = io::Cursor::new(input.clone().into_bytes());
    let ids = CATALOGUE.iter().map(|entry| entry.id).collect();
    let mut conversation = Conversation::new(lines, output.clone(), ids, in_english);
    let mut wanted = Some(Kuba::ID.to_owned());
    while let Some(id) = wanted {
        let entry = Catalogue::PROGRAM.game(&id).expect("a game of the program");
        let talk = entry.tool.ugi(&mut conversation);
        wanted = talk.expect("a text can be read to its end");
    }
    let bytes = output.0.lock().expect("an unpoisoned lock");
    let said = String::from_utf8_lossy(&bytes);
    let answers = said.lines().filter(|line| *line == "readyok").count();
    assert_eq!(answers, asked, "{input}");
}

fn names_resource(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    line.contains("hash") || line.contains("threads")
}

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
