//! What comes of the game in progress at the start.

use std::path::PathBuf;

use egui::Context;

use super::catalogue::Catalogue;
use super::settings::Settings;
use super::table::{Found, GameLinks};
use crate::phrase::{Phrase, Say};
use crate::store::Loaded;
use crate::store::paths::shown;

/// What came of the game in progress at the start.
#[derive(Default)]
pub(super) struct Restored {
    /// The game, or what could be saved of it.
    pub(super) found: Option<Found>,
    /// What was wrong.
    pub(super) warning: Option<Phrase>,
}

/// Restores the game in progress. One that is damaged is put aside, and what is sound of it is
/// taken.
pub(super) fn restore(ctx: &Context, games: Catalogue, loaded: &Loaded<Settings>) -> Restored {
    let text = match &loaded.game {
        None => return Restored::default(),
        Some(Ok(text)) => text,
        Some(Err(error)) => {
            return Restored {
                found: None,
                warning: Some(lost(error.fault.phrase(), loaded.put_game_aside())),
            };
        }
    };
    let error = match games.read(ctx, text) {
        Ok(found) => {
            return Restored {
                found: Some(found),
                warning: None,
            };
        }
        Err(error) => error,
    };
    let kept = loaded.put_game_aside();
    let mut found = games.salvage(ctx, text);
    if let Some(found) = &mut found {
        // Its file may hold the moves that are missing here, and so may the earlier games.
        found.links = GameLinks::default();
    }
    let warning = match (&found, &kept) {
        (Some(found), Some(kept)) => Phrase::new("autosave-salvaged")
            .with("moves", found.table.history().len())
            .with("reason", error.phrase())
            .with("file", shown(kept)),
        _ => lost(error.phrase(), kept),
    };
    Restored {
        found,
        warning: Some(warning),
    }
}

fn lost(reason: Phrase, kept: Option<PathBuf>) -> Phrase {
    match kept {
        Some(kept) => Phrase::new("autosave-kept-aside")
            .with("reason", reason)
            .with("file", shown(kept)),
        None => Phrase::new("autosave-unreadable").with("reason", reason),
    }
}
