//! A property of the engine protocol. The function panics if it fails. The tests call it with random inputs,
//! the fuzzer with its own.
//!
//! It uses no other test module, because the fuzzer includes it.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use kuba::app::catalogue::{CATALOGUE, Catalogue};
use kuba_bot::ugi::Conversation;
use kuba_i18n::in_english;
use kuba_rules::Game;
use kuba_rules::kuba::GameState as Kuba;

/// The engine protocol survives any input: it answers every `isready`, and the end of the input ends it,
/// whatever runs and whichever game is played.
pub(crate) fn engine_lines(text: &str) {
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
