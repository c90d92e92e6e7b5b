//! What must hold for every text that is kept or pasted, however odd. Each function panics where
//! it does not. The ordinary suite asks with random inputs, the fuzzer with its own.
//!
//! A file of its own, without anything from the other tests: the fuzzer includes it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use kuba::app::Settings;
use kuba::rules::kuba::{GameState, KubaRules};
use kuba::session::{MOST_MOVES, Session};
use kuba::store::settings_file::settings_from;
use kuba::store::{RecentFiles, Record, game_id, read_game, read_pasted, salvage_game};

/// A saved game is read or refused; what is read is sound, is written, and read again as the same.
/// What is salvaged of it is a game, too, and all of it where nothing was wrong.
pub fn saved_game(text: &str) {
    let read = read_game::<GameState>(text);
    if let Ok((session, record)) = &read {
        assert_eq!(game_id(text).as_deref(), Some("kuba"), "{text}");
        written_and_read(session, record);
    }
    let Some((session, record)) = salvage_game::<GameState>(text) else {
        assert!(read.is_err(), "sound, but nothing can be salvaged: {text}");
        return;
    };
    written_and_read(&session, &record);
    if let Ok((whole, _)) = &read {
        same(whole, &session);
    }
}

/// Pasted text is read or refused; what is read can be saved.
pub fn pasted(text: &str) {
    if let Ok((session, record)) = read_pasted::<GameState>(text, &KubaRules::default()) {
        written_and_read(&session, &record);
    }
}

/// Settings are always whole: what is wrong has its usual value. Written, they are read again as
/// the same, without a warning.
pub fn settings(text: &str) {
    let Ok((settings, _)) = settings_from::<Settings>(text) else {
        return;
    };
    let written = ron::to_string(&settings).expect("settings can be written");
    let (again, warnings) = settings_from::<Settings>(&written).expect("what is written");
    assert_eq!(again, settings, "{written}");
    assert!(warnings.is_empty(), "{warnings:?} in {written}");
}

/// A list of recent files is read or refused; what is read is written, and read again as the same.
pub fn recent(text: &str) {
    let Ok(files) = RecentFiles::from_text(text) else {
        return;
    };
    assert!(files.paths().len() <= RecentFiles::MOST);
    let again = RecentFiles::from_text(&files.to_text());
    assert_eq!(again.as_ref(), Ok(&files));
}

fn written_and_read(session: &Session<GameState>, record: &Record<KubaRules>) {
    assert!(session.moves().len() <= MOST_MOVES);
    let written = record.to_ron();
    let (again, record_again) = read_game::<GameState>(&written)
        .unwrap_or_else(|error| panic!("what is written cannot be read: {error}\n{written}"));
    same(session, &again);
    assert_eq!(record_again.to_ron(), written);
}

fn same(one: &Session<GameState>, other: &Session<GameState>) {
    assert_eq!(one.moves(), other.moves());
    assert_eq!(one.positions(), other.positions());
    assert_eq!(one.concession(), other.concession());
}
