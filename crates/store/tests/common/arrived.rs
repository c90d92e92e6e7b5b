//! Properties of what others send and of the user's own lines: codes, messages between friends, puzzles and practice
//! positions. The functions panic if a property fails. The tests call them with random inputs, the fuzzer with its
//! own.

use std::fmt::Debug;
use std::fs;
use std::path::Path;

use kuba_bot::Evaluate;
use kuba_bot::puzzle::{Puzzle, WrittenPuzzle, looks_like_puzzles, puzzle_lines};
use kuba_rules::Player;
use kuba_rules::cubulus::GameState as Cubulus;
use kuba_rules::kuba::GameState as Kuba;
use kuba_rules::qubism::GameState as Qubism;
use kuba_session::Session;
use kuba_store::friends::{FriendGame, FriendMessage, ReceivedGame};
use kuba_store::{
    OwnPuzzles, Practice, Recordable, find_code, game_code, read_code, read_game, sheet_with,
};

/// Signs of a code for these bytes and their checksum.
pub(crate) fn code_of_bytes(mut bytes: Vec<u8>) -> String {
    let sum = crc32fast::hash(&bytes).to_le_bytes();
    bytes.extend(sum);
    let signs = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:";
    let mut word = String::from("KUBA:");
    for pair in bytes.chunks(2) {
        let mut number = pair.iter().fold(0, |sum, &byte| sum * 256 + usize::from(byte));
        for _ in 0..=pair.len() {
            word.push(char::from(signs[number % 44]));
            number /= 44;
        }
    }
    word
}

/// Any bytes behind a right checksum are a game or refused. A game survives a round trip.
pub(crate) fn coded(bytes: &[u8]) {
    coded_in::<Kuba>(1, bytes);
    coded_in::<Cubulus>(2, bytes);
    coded_in::<Qubism>(3, bytes);
}

fn coded_in<G: Recordable + PartialEq + Debug>(game: u8, bytes: &[u8]) {
    for version in [1, 2] {
        coded_as::<G>([version, game], bytes);
    }
}

fn coded_as<G: Recordable + PartialEq + Debug>(head: [u8; 2], bytes: &[u8]) {
    let word = code_of_bytes([&head[..], bytes].concat());
    let found = find_code(&word).expect("a code");
    let Ok(read) = read_code::<G>(found) else {
        return;
    };
    let (text, record) = (read.record.to_ron(), &read.record);
    read_game::<G>(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let Some(code) = game_code(&read.session, record, &read.message) else {
        return;
    };
    let again = read_code::<G>(&code).unwrap_or_else(|fault| panic!("{fault:?}\n{code}"));
    assert_eq!(again.session.main_moves(), read.session.main_moves());
    assert_eq!(again.session.concession(), read.session.concession());
    assert_eq!(game_code(&again.session, &again.record, &again.message), Some(code));
}

/// Messages of a text are taken into the game of each seat. All seats know the same legal game afterwards, and
/// receiving the messages again changes nothing.
pub(crate) fn messages(text: &str) {
    messages_in::<Kuba>(text);
    messages_in::<Cubulus>(text);
    messages_in::<Qubism>(text);
}

fn messages_in<G: Recordable + PartialEq + Debug>(text: &str) {
    let mut first: Option<(FriendMessage, G)> = None;
    let mut received = Vec::new();
    for (message, sheet) in FriendMessage::all(text) {
        let Ok((session, record)) = read_game::<G>(&sheet) else {
            continue;
        };
        let tags = message.tags();
        let written = sheet_with(&session, &record, &tags);
        let again = FriendMessage::of_sheet(&written);
        assert_eq!(again.map(|again| again.tags()), Some(tags), "{written}");
        let start = session.start().clone();
        let (invitation, first) = first.get_or_insert_with(|| (message.clone(), start.clone()));
        let is_seat = message.seat < start.seats();
        if is_seat && message.table == invitation.table && *first == start {
            let moves = session.main_moves().to_vec();
            received.push(ReceivedGame { message, moves, end: session.concession() });
        }
    }
    let Some((invitation, start)) = first else {
        return;
    };
    for seat in 0..start.seats() {
        let mut friend = FriendGame::joined(&invitation, Player::seat(seat), start.seats(), 7);
        let agreed = friend.agree(&start, (&[], None), &received);
        assert!(friend.is_sound(start.seats()));
        let mut session = Session::new(start.clone());
        for &mv in &agreed.moves {
            session.play(mv).expect("a legal move");
        }
        let again = friend.agree(&start, (&agreed.moves, agreed.end), &received);
        assert_eq!((&again.moves, again.end), (&agreed.moves, agreed.end), "seat {seat}");
    }
}

fn with_file<T>(name: &str, text: &str, read: impl FnOnce(&Path) -> T) -> T {
    let name = format!("kuba-{name}-{}-{:?}", std::process::id(), std::thread::current().id());
    let path = std::env::temp_dir().join(name);
    fs::write(&path, text).expect("a file");
    let done = read(&path);
    fs::remove_file(&path).expect("the file is there");
    done
}

/// Lines of puzzles are read or refused, and so is the file of the user's own. A puzzle is the same in the line that
/// is written of it.
pub(crate) fn puzzle_texts(text: &str) {
    if looks_like_puzzles(text)
        && let Ok(lines) = puzzle_lines(text)
    {
        for line in &lines {
            if let Ok((written, _)) = &line.content {
                puzzle_in::<Kuba>(written);
                puzzle_in::<Cubulus>(written);
                puzzle_in::<Qubism>(written);
            }
        }
    }
    let Ok(own) = with_file("puzzles", text, OwnPuzzles::read) else {
        return;
    };
    for puzzle in ["kuba", "cubulus", "qubism"].iter().flat_map(|game| own.of(game)) {
        assert_eq!(own.get(&puzzle.id()), Some(puzzle));
        let line = puzzle.line();
        let written = WrittenPuzzle::read(&line).expect("what is written is read");
        assert_eq!(written.to_string(), line);
    }
}

fn puzzle_in<G: Evaluate>(written: &WrittenPuzzle<'_>) {
    if let Ok(puzzle) = Puzzle::<G>::read(written) {
        assert!(puzzle.own_moves() > 0, "{written}");
    }
}

/// Lines of practice are read or refused. What is due can be made a task or not, and is due on a later day, too.
pub(crate) fn practice(text: &str) {
    let Ok(practice) = with_file("practice", text, Practice::read) else {
        return;
    };
    for day in ["2026-11-28", "9999-12-31"] {
        for task in practice.due(day) {
            assert!(practice.task(&task.id).is_some());
            let _ = (practice.state(&task.id), practice.returns_on(&task.id));
            let _ = task.task::<Kuba>();
            let _ = task.task::<Cubulus>();
            let _ = task.task::<Qubism>();
        }
    }
}
