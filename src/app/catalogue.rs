//! The games of the program: the only place above the boards that names them.

use egui::Context;

use super::form::Form;
use super::matches::Match;
use super::settings::Settings;
use super::table::{Draft, Found};
use crate::board::Playable;
use crate::phrase::{Phrase, Say, excerpt};
use crate::rules::kuba::GameState as Kuba;
use crate::session::Seat;
use crate::store::{RecordError, RecordFault, game_id, read_game, read_pasted, salvage_game};
use crate::tool::{Tool, tool};

/// A game of the program.
pub struct Entry {
    /// Its name in files and settings.
    pub id: &'static str,
    /// What can be done with it without a window.
    pub tool: &'static dyn Tool,
    /// A form for a new game, filled in with rules as the settings keep them.
    pub draft: fn(&str) -> Box<dyn Draft>,
    /// A game from the text of a record.
    read: fn(&Context, &str) -> Result<Found, RecordError>,
    /// What can be saved of a game from the text of a damaged record.
    salvage: fn(&Context, &str) -> Option<Found>,
    /// A game or a position from text, with the rules and the players if the text names none.
    paste: fn(&Context, &str, &str, &[Seat]) -> Result<Found, Phrase>,
}

/// Every game of the program, the first one first.
pub const CATALOGUE: &[Entry] = &[Entry::of::<Kuba>()];

impl Entry {
    /// A game with a board.
    pub const fn of<G: Playable>() -> Self {
        Self {
            id: G::ID,
            tool: tool::<G>(),
            draft: |rules| Box::new(Form::<G>::from_text(rules)),
            read: |ctx, text| Ok(Match::open(ctx, read_game::<G>(text)?, &[])),
            salvage: |ctx, text| Some(Match::open(ctx, salvage_game::<G>(text)?, &[])),
            paste: |ctx, text, rules, seats| {
                let rules = ron::from_str(rules).unwrap_or_default();
                let read = read_pasted::<G>(text, &rules).map_err(|error| error.phrase());
                Ok(Match::open(ctx, read?, seats))
            },
        }
    }
}

/// A game from the text of a record: the header says which game reads it.
///
/// # Errors
/// What is wrong with the text, and in which line.
pub fn read(ctx: &Context, text: &str) -> Result<Found, RecordError> {
    (entry(text)?.read)(ctx, text)
}

/// What can be saved of a game from the text of a damaged record; `None` if nothing can.
pub fn salvage(ctx: &Context, text: &str) -> Option<Found> {
    (entry(text).ok()?.salvage)(ctx, text)
}

/// The game that a record is of; the first one if it does not say, which then says what is wrong.
fn entry(text: &str) -> Result<&'static Entry, RecordError> {
    let Some(id) = game_id(text) else {
        return Ok(&CATALOGUE[0]);
    };
    let unknown = || RecordError::whole(RecordFault::OtherGame(excerpt(&id)));
    CATALOGUE
        .iter()
        .find(|entry| entry.id == id)
        .ok_or_else(unknown)
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
