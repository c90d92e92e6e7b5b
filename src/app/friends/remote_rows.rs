//! Form rows for a game with somebody elsewhere: who plays what, by which way, and whether help is allowed.

use std::path::{Path, PathBuf};

use egui::{Context, TextEdit, Ui};

use crate::app::friends::remote_choice::RemoteChoice;
use crate::app::game::table::DraftState;
use crate::app::platform::jobs::{Job, JobNews};
use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::form;
use crate::phrase::{Phrase, ToPhrase};
use crate::rules::Player;
use crate::store::friends::{
    FriendMessage, SeatFile, SharedGame, is_same_name, list_games, table_name,
};
use crate::store::paths::{shown, typed};

/// Most tables of a folder that are offered.
const MOST_TABLES: usize = 6;

/// Choices as made so far.
#[derive(Default)]
pub(crate) struct RemoteRows {
    own: usize,
    with_help: bool,
    in_folder: bool,
    folder: String,
    /// The folder as chosen, which text may not be able to represent.
    chosen: Option<PathBuf>,
    table: String,
    /// Name of the table if the user types none.
    usual: String,
    /// Text of the folder, and the tables that are in it.
    listed: (String, Vec<ListedTable>),
    /// The folder that is being read, which may take its time.
    listing: Option<(String, Job<Vec<ListedTable>>)>,
}

/// A table in the folder, with the message of one of its seats.
struct ListedTable {
    name: String,
    file: SeatFile,
}

/// Preferences beside the choices.
pub(crate) enum Wish {
    /// To choose a folder in the system's dialog.
    Folder,
    /// To sit down at a table that is there.
    Join(SharedGame, Box<(FriendMessage, String)>),
}

impl RemoteRows {
    /// Draws the rows and returns what the user wants beside the choices.
    pub(crate) fn ui(
        &mut self,
        ui: &mut Ui,
        context: &DialogContext,
        state: &DraftState,
    ) -> Option<Wish> {
        let texts = context.presentation.texts;
        self.own = self.own.min(state.seat_names.len().saturating_sub(1));
        let seats = state.seat_names.iter().enumerate();
        let seats: Vec<(usize, String)> =
            seats.map(|(seat, name)| (seat, texts.say(name))).collect();
        form::choose(ui, &context.text("elsewhere-own"), &mut self.own, &seats);
        let is_for_two = state.seat_names.len() == 2;
        self.in_folder |= !is_for_two;
        if is_for_two {
            let ways = [
                (false, context.text("elsewhere-letters")),
                (true, context.text("elsewhere-folder")),
            ];
            form::choose(ui, &context.text("elsewhere-way"), &mut self.in_folder, &ways);
        }
        let mut request = None;
        if self.in_folder {
            form::row(ui, &context.text("elsewhere-which-folder"), |ui, label| {
                let width = (ui.available_width() - 110.0).max(100.0);
                let field = TextEdit::singleline(&mut self.folder).desired_width(width);
                ui.add(field).labelled_by(label);
                if context.settings.system_dialogs
                    && ui.button(context.text("elsewhere-choose")).clicked()
                {
                    request = Some(Wish::Folder);
                }
            });
            request = self.tables(ui, context).or(request);
            self.usual = self.free_name(state.game);
            form::row(ui, &context.text("elsewhere-table"), |ui, label| {
                let field = TextEdit::singleline(&mut self.table).hint_text(self.usual.as_str());
                ui.add(field.desired_width(200.0)).labelled_by(label);
            });
        }
        let about =
            if self.in_folder { "elsewhere-folder-about" } else { "elsewhere-letters-about" };
        let about = Phrase::new(about).with("players", state.seat_names.len());
        form::note(ui, &texts.say(&about));
        form::tick(ui, true, &mut self.with_help, &context.text("elsewhere-help"));
        request
    }

    /// Draws a button for each table in the folder.
    fn tables(&mut self, ui: &mut Ui, context: &DialogContext) -> Option<Wish> {
        let folder = self.folder_path();
        self.list(ui.ctx(), &folder);
        let mut request = None;
        for table in self.listed.1.iter().take(MOST_TABLES) {
            let name = Phrase::new("elsewhere-sit-down").with("table", table.name.as_str());
            form::row(ui, "", |ui, _| {
                if ui.button(context.presentation.texts.say(&name)).clicked() {
                    let shared = SharedGame { folder: folder.clone(), name: table.name.clone() };
                    let SeatFile { message, text, .. } = table.file.clone();
                    request = Some(Wish::Join(shared, Box::new((message, text))));
                }
            });
        }
        request
    }

    /// Reads the folder in the background, one text after the other.
    fn list(&mut self, ctx: &Context, folder: &Path) {
        if let Some((text, job)) = &self.listing {
            match job.poll() {
                JobNews::Report(listed) => {
                    self.listed = (text.clone(), listed);
                    self.listing = None;
                }
                JobNews::Ended => self.listing = None,
                JobNews::Running => {}
            }
        }
        if self.listing.is_none() && self.listed.0 != self.folder {
            let folder = folder.to_owned();
            let job = Job::start(ctx, "folder", move |reporter| {
                let tables = list_games(&folder).unwrap_or_default().into_iter();
                let listed = tables.filter_map(|(name, mut files)| {
                    let file = files.pop()?;
                    Some(ListedTable { name, file })
                });
                reporter.report(listed.collect());
            });
            self.listing = Some((self.folder.clone(), job));
        }
    }

    /// First name such as "Kuba 2" that no table in the folder has.
    fn free_name(&self, game: &str) -> String {
        let (first, rest) = game.split_at(1);
        let is_free =
            |name: &String| self.listed.1.iter().all(|table| !is_same_name(&table.name, name));
        let mut names = (1..).map(|number| format!("{}{rest} {number}", first.to_uppercase()));
        names.find(is_free).unwrap_or_default()
    }

    fn folder_path(&self) -> PathBuf {
        let text = self.folder.trim();
        let chosen = self.chosen.clone().filter(|chosen| shown(chosen) == text);
        chosen.unwrap_or_else(|| typed(text))
    }

    pub(crate) fn set_folder(&mut self, folder: PathBuf) {
        self.in_folder = true;
        self.folder = shown(&folder);
        self.chosen = Some(folder);
    }

    /// The choices.
    ///
    /// # Errors
    /// The folder or the name of the table is missing, or is not one.
    pub(crate) fn choice(&self) -> Result<RemoteChoice, Phrase> {
        let shared = self.in_folder.then(|| self.shared()).transpose()?;
        Ok(RemoteChoice { own: Player::seat(self.own), with_help: self.with_help, shared })
    }

    fn shared(&self) -> Result<SharedGame, Phrase> {
        let folder = self.folder_path();
        if self.folder.trim().is_empty() || !folder.is_dir() {
            return Err(Phrase::new("elsewhere-no-folder"));
        }
        let typed = self.table.trim();
        let name = if typed.is_empty() { &self.usual } else { typed };
        let name = table_name(name).ok_or_else(|| Phrase::new("elsewhere-no-table"))?;
        let tables = list_games(&folder).map_err(|error| error.phrase())?;
        if tables.keys().any(|known| is_same_name(known, &name)) {
            return Err(Phrase::new("elsewhere-table-taken").with("table", name));
        }
        Ok(SharedGame { folder, name })
    }
}
