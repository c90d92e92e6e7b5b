//! The games of the program: the only place above the boards that names them.

use std::path::Path;

use egui::Context;

use super::form::Form;
use super::matches::Match;
use super::settings::Settings;
use super::table::{Draft, FileLink, Found};
use crate::board::Playable;
use crate::phrase::{Phrase, Say};
use crate::rules::kuba::GameState as Kuba;
use crate::session::Seat;
use crate::store::{Autosave, Opened, Places, Recordable, open_game, read_pasted};

/// A game of the program.
pub struct Entry {
    /// Its name in files and settings.
    pub id: &'static str,
    /// A form for a new game, filled in with rules as the settings keep them.
    pub draft: fn(&str) -> Box<dyn Draft>,
    /// The game that was in progress when the program ended.
    restore: fn(&Context, &Places) -> Result<Option<Found>, Phrase>,
    /// A game from a file.
    open: fn(&Context, &Path) -> Result<Found, Phrase>,
    /// A game or a position from text, with the rules and the players if the text names none.
    paste: fn(&Context, &str, &str, &[Seat]) -> Result<Found, Phrase>,
}

/// Every game of the program, the first one first.
pub const CATALOGUE: &[Entry] = &[Entry::of::<Kuba>()];

impl Entry {
    const fn of<G: Playable>() -> Self {
        Self {
            id: <G as Recordable>::ID,
            draft: |rules| Box::new(Form::<G>::from_text(rules)),
            restore: |ctx, places| {
                let opened = Autosave::load::<G>(places).map_err(|lost| lost.phrase())?;
                Ok(opened.map(|opened| Match::open(ctx, opened, &[])))
            },
            open: |ctx, path| {
                let opened = open_game::<G>(path).map_err(|error| error.phrase())?;
                let fingerprint = opened.fingerprint;
                let mut found = Match::open(ctx, opened, &[]);
                found.file = FileLink {
                    path: Some(path.to_owned()),
                    fingerprint,
                    unsaved: false,
                };
                Ok(found)
            },
            paste: |ctx, text, rules, seats| {
                let rules = ron::from_str(rules).unwrap_or_default();
                let read = read_pasted::<G>(text, &rules).map_err(|error| error.phrase());
                let (session, record) = read?;
                let opened = Opened {
                    session,
                    record,
                    fingerprint: None,
                };
                Ok(Match::open(ctx, opened, seats))
            },
        }
    }
}

/// The game that was in progress when the program ended, if there was one.
///
/// # Errors
/// Why it cannot be read.
pub fn restore(ctx: &Context, places: &Places) -> Result<Option<Found>, Phrase> {
    first(|entry| (entry.restore)(ctx, places))
}

/// A game from a file.
///
/// # Errors
/// What is wrong with the file.
pub fn open(ctx: &Context, path: &Path) -> Result<Found, Phrase> {
    first(|entry| (entry.open)(ctx, path))
}

/// A game or a position from text; where it names neither rules nor players, those of the
/// settings and `seats` are taken.
///
/// # Errors
/// What is wrong with the text.
pub fn paste(
    ctx: &Context,
    text: &str,
    settings: &Settings,
    seats: &[Seat],
) -> Result<Found, Phrase> {
    first(|entry| {
        let rules = settings.rules.get(entry.id).map_or("", String::as_str);
        (entry.paste)(ctx, text, rules, seats)
    })
}

/// What the first game that can makes of it; else what the first game says.
fn first<T>(attempt: impl Fn(&Entry) -> Result<T, Phrase>) -> Result<T, Phrase> {
    let mut others = CATALOGUE.iter();
    let result = others
        .next()
        .map_or_else(|| Err(Phrase::new("no-game")), &attempt);
    match result {
        Err(_) => others
            .find_map(|entry| attempt(entry).ok())
            .map_or(result, Ok),
        found => found,
    }
}
