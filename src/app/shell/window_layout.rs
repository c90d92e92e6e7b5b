//! Layout of the window: panels, board, open dialog and title.

use egui::{CentralPanel, Color32, Context, FocusDirection, Frame, Panel, Rect, Ui, UiBuilder};

use super::command::{Command, FileCommand};
use super::dialogs::Dialog;
use super::panels::layout::{self, Division, GAP};
use super::panels::menus::listed_commands;
use super::panels::{PanelContext, banner, context_menu, menu, status_bar};
use super::{keys, theme};
use crate::app::action::FileTask;
use crate::app::activity::{Overlay, PanelPlace};
use crate::app::files::save_state::file_name;
use crate::app::game::table::TableCommand;
use crate::app::input::one_key::bar as one_key_bar;
use crate::app::lesson::activity::{learnt, lesson_at};
use crate::app::study::panel as study;
use crate::app::{App, run};
use crate::phrase::{Phrase, without_direction};
use crate::rules::Player;

/// Opacity of the shade over the game while a command is looked for, from 0 to 255.
const SHADE: u8 = 72;

impl App {
    /// Draws everything but dialogs and messages, and returns the commands requested.
    pub(crate) fn panels(&mut self, ui: &mut Ui) -> Vec<Command> {
        let mut wanted = Vec::new();
        let ctx = ui.ctx().clone();
        let palette = theme::palette(&ctx);
        let context = self.panel_context(&ctx);
        let bar = Frame::new().fill(palette.panel).inner_margin(egui::Margin::symmetric(6, 0));
        if !self.chrome.board_only() {
            let top =
                Panel::top("menu").frame(bar).resizable(false).exact_size(layout::MENU_HEIGHT);
            wanted.extend(top.show(ui, |ui| menu::show(ui, &context)).inner);
            let bottom = Panel::bottom("status")
                .frame(bar)
                .resizable(false)
                .exact_size(layout::STATUS_HEIGHT);
            let says = self.chrome.status_text().filter(|_| self.chrome.find().is_none());
            let shown = bottom.show(ui, |ui| status_bar::show(ui, &context, says));
            wanted.extend(shown.inner);
        }
        if let Some(said) = self.saves.unsaved() {
            let strip = Panel::top("banner").frame(bar);
            let shown = strip.show(ui, |ui| banner::show(ui, &context, &said));
            wanted.extend(shown.inner);
        }
        let ground = Frame::new().fill(palette.window);
        let place = CentralPanel::no_frame().frame(ground).show(ui, |ui| {
            let area = ui.max_rect();
            let activity = self.activities.active();
            let place = match layout::division(ctx.content_rect().size()) {
                Division::Beside(width) => {
                    let (board, panel) = layout::beside(area, width, activity.board_aspect());
                    PanelPlace::Beside { panel, board }
                }
                Division::Stacked => PanelPlace::Stacked(area),
            };
            if self.chrome.board_only() {
                return (place, area.shrink(GAP));
            }
            let (board, commands) = activity.panel(ui, place, &context);
            wanted.extend(commands);
            let board = match context.study {
                Some(study) => study::bar::show(ui, board, study, &context),
                None => board,
            };
            (place, board)
        });
        let area = place.response.rect;
        let (place, board) = place.inner;
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(area).id_salt("middle"));
        ui.set_clip_rect(area);
        let board = match self.one_key() {
            Some(shown) => {
                let aspect = self.activities.active().board_aspect();
                one_key_bar::show(ui, board, aspect, (shown, &self.shared.texts))
            }
            None => board,
        };
        self.show_board(ui, board);
        // The board may have changed what the context says.
        let context = self.panel_context(&ctx);
        let activity = self.activities.active();
        let groups = activity.board_menu();
        if !groups.is_empty() {
            wanted.extend(context_menu::of_board(ui, board, &context, groups));
        }
        if self.chrome.board_only() {
            wanted.extend(activity.overlay(ui, board, Overlay::BoardOnly, &context));
        } else if let PanelPlace::Stacked(area) = place {
            let is_open = self.chrome.drawer();
            let overlay = Overlay::Stacked { area, is_open };
            wanted.extend(activity.overlay(ui, board, overlay, &context));
        }
        if self.chrome.find().is_some() {
            ui.painter().rect_filled(area, 0.0, Color32::from_black_alpha(SHADE));
        }
        wanted
    }

    pub(crate) fn panel_context<'a>(&'a self, ctx: &'a Context) -> PanelContext<'a> {
        let state = self.activities.game.state();
        let keys = &self.shared.settings.keys;
        // The status line may say how to paste a message.
        let paste = Command::File(FileCommand::Paste);
        let paste = keys::name_of(ctx, &self.shared.texts, keys, paste);
        let status = if let Some(find) = self.chrome.find() {
            find.status()
        } else if self.one_key.offers_board {
            Phrase::new("one-key-status")
        } else {
            self.activities.active().status(&self.shared)
        };
        PanelContext {
            games: self.shared.games,
            table: self.activities.game.table(),
            state,
            settings: &self.shared.settings,
            commands: self.command_state(ctx),
            status: status.with("keys", paste.unwrap_or_default()),
            lesson_at: lesson_at(&self.shared, state.game),
            learnt: learnt(&self.shared, state.game),
            puzzle_lists: self.activities.puzzle.lists(),
            own_lists: self.activities.puzzle.own_lists(),
            progress: self.saves.progress(),
            practice: self.saves.practice(),
            home: &self.shared.home,
            today: self.shared.today(),
            training_day: self.shared.training_day(),
            recent: self.saves.recent(),
            earlier: self.saves.earlier(),
            is_listed: self.saves.is_listed(),
            played: self.saves.played(),
            kept: self.shared.archive.games(),
            calls: self.friends.watches.calls(),
            ratings: &self.shared.ratings,
            message: self.message_picture(),
            study: self.activities.active().study(),
            presentation: self.shared.presentation(ctx, state),
            ctx,
        }
    }

    fn show_board(&mut self, ui: &mut Ui, rect: Rect) {
        let unfocused = ui.memory(|memory| memory.focused().is_none());
        let builder = UiBuilder::new().max_rect(rect).id_salt("board");
        let presentation = self.shared.presentation(ui.ctx(), self.state());
        let activity = self.activities.active_mut();
        let reply = ui.scope_builder(builder, |ui| activity.board_ui(ui, &presentation)).inner;
        if unfocused && ui.memory(|memory| memory.focused().is_some()) {
            // The arrow key that gave the board the focus must not move it on.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        let settings = &self.shared.settings;
        self.chrome.apply_board_reply(ui, rect, settings, &reply);
        let ctx = ui.ctx().clone();
        match reply.show_ply {
            Some(ply) => self.show(&ctx, ply),
            None => self.activities.game.refresh(&ctx, &self.shared),
        }
        if reply.moved && self.activities.active().is_start_page() {
            self.begin_on_start_page(&ctx);
        }
        if let Some(state) = self.activities.active().game() {
            self.chrome.celebrate(ui, &self.shared, state);
        } else {
            let look = self.shared.look(&ctx, (Player::FIRST, 1));
            self.chrome.show_celebration(ui, &look);
        }
    }

    /// Draws the open dialog and carries out its action.
    pub(crate) fn show_dialog(&mut self, ctx: &Context) {
        let level = self.shared.settings.level();
        let is_settings = matches!(self.chrome.dialog(), Some(Dialog::Settings(_)));
        if let Some(find) = self.chrome.find() {
            let listed = listed_commands(&self.panel_context(ctx), find.english());
            self.chrome.list_commands(listed);
        }
        let state = self.activities.game.state();
        let wanted = self.chrome.show_dialog(ctx, &mut self.shared, state);
        let chosen = self.shared.settings.level();
        if is_settings && chosen != level {
            self.at_table(ctx, TableCommand::PlayAt(chosen));
        }
        if self.chrome.wants_folder() && self.shared.settings.system_dialogs {
            self.pick(ctx, FileTask::Folder);
        }
        if let Some(action) = wanted {
            run::perform(self, ctx, action);
        }
    }

    pub(crate) fn title(&self) -> String {
        let (activity, texts) = (self.activities.active(), &self.shared.texts);
        let title = texts.say(&activity.title(&self.shared));
        let file = self.saves.file().path.as_ref();
        let title = match file.filter(|_| activity.game().is_some()) {
            Some(file) => {
                let named = Phrase::new("title-file").with("file", file_name(file));
                texts.say(&named.with("title", title))
            }
            None => title,
        };
        let title = match self.shared.home.name() {
            Some(name) => {
                let named = Phrase::new("title-person").with("name", name).with("title", title);
                texts.say(&named)
            }
            None => title,
        };
        without_direction(&title)
    }
}
