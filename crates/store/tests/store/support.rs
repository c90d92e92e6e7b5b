//! Helpers shared by the tests of `store`.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use kuba_i18n::Texts;
use kuba_rules::Game;
use kuba_rules::kuba::{GameState, KubaRules};
use kuba_rules::phrase::ToPhrase;
use kuba_session::{Seat, Session};
use kuba_store::files::read_text;
use kuba_store::{Places, Record, SystemDisk, WindowLock, WriterThread, read_game};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

/// Settings of a program that saves its games.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Settings {
    volume: u8,
}

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

pub(crate) fn say(phrase: &impl ToPhrase) -> String {
    Texts::new(&["en".to_owned()]).say(&phrase.phrase())
}

pub(crate) fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

pub(crate) fn record(moves: &str) -> Record<KubaRules> {
    let mut session = Session::new(GameState::start(&KubaRules::default()));
    for text in moves.split_whitespace() {
        session.play(text.parse().unwrap()).unwrap();
    }
    Record::of(&session, KubaRules::default(), vec![Seat::default(); 2])
}

/// A writer for the first free window number.
pub(crate) fn writer(places: &Places) -> WriterThread {
    WriterThread::start(places, WindowLock::acquire(places), Arc::new(SystemDisk), || {})
}

/// The saved current game of a window.
pub(crate) fn kept(places: &Places, slot: usize) -> Record<KubaRules> {
    let text = read_text(&places.current_game(slot).unwrap()).unwrap();
    read_game::<GameState>(&text).unwrap().1
}
