//! Restores the game in progress at startup.

use std::path::PathBuf;

use egui::Context;

use crate::app::catalogue::Catalogue;
use crate::app::game::table::{GameLinks, LoadedTable};
use crate::app::settings::Settings;
use crate::phrase::{Phrase, ToPhrase};
use crate::store::SavedState;
use crate::store::paths::shown;

#[derive(Default)]
pub(crate) struct Restored {
    /// For a damaged record, the game with its valid moves.
    pub(crate) found: Option<LoadedTable>,
    pub(crate) warning: Option<Phrase>,
}

/// Restores the game in progress. A damaged record is set aside and its valid moves are taken.
pub(crate) fn restore(ctx: &Context, games: Catalogue, loaded: &SavedState<Settings>) -> Restored {
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
            return Restored { found: Some(found), warning: None };
        }
        Err(error) => error,
    };
    let kept = loaded.put_game_aside();
    let mut found = games.salvage(ctx, text);
    if let Some(found) = &mut found {
        // The linked file and archived game may hold the moves missing here, so they must not be overwritten.
        found.links = GameLinks::default();
    }
    let warning = match (&found, &kept) {
        (Some(found), Some(kept)) => Phrase::new("autosave-salvaged")
            .with("moves", found.table.history().len())
            .with("reason", error.phrase())
            .with("file", shown(kept)),
        _ => lost(error.phrase(), kept),
    };
    Restored { found, warning: Some(warning) }
}

fn lost(reason: Phrase, kept: Option<PathBuf>) -> Phrase {
    match kept {
        Some(kept) => {
            Phrase::new("autosave-kept-aside").with("reason", reason).with("file", shown(kept))
        }
        None => Phrase::new("autosave-unreadable").with("reason", reason),
    }
}
