//! What is drawn in the window, and where.

use egui::{CentralPanel, Context, FocusDirection, Frame, Panel, Rect, Ui, UiBuilder};

use super::command::Command;
use super::dialogs::Dialog;
use super::lesson::panel;
use super::panels::layout::{self, Division, GAP};
use super::panels::{
    Front, banner, context_menu, editor, menu, puzzle, side, stacked, status, study, warning,
};
use super::shelf::file_name;
use super::table::TableCommand;
use super::{App, learning, run, theme};
use crate::phrase::Phrase;

impl App {
    /// Draws everything but dialogs and messages. Returns what was asked for.
    pub(super) fn panels(&mut self, ui: &mut Ui) -> Vec<Command> {
        let mut wanted = Vec::new();
        let ctx = ui.ctx().clone();
        let palette = theme::palette(&ctx);
        let bar = Frame::new()
            .fill(palette.panel)
            .inner_margin(egui::Margin::symmetric(6, 0));
        if !self.chrome.board_only() {
            let top = Panel::top("menu")
                .frame(bar)
                .resizable(false)
                .exact_size(layout::MENU_HEIGHT);
            wanted.extend(top.show(ui, |ui| menu::show(ui, &self.front(&ctx))).inner);
            let bottom = Panel::bottom("status")
                .frame(bar)
                .resizable(false)
                .exact_size(layout::STATUS_HEIGHT);
            let says = self.chrome.says();
            let shown = bottom.show(ui, |ui| status::show(ui, &self.front(&ctx), says));
            wanted.extend(shown.inner);
        }
        if let Some(said) = self.shelf.unsaved() {
            let strip = Panel::top("banner").frame(bar);
            let shown = strip.show(ui, |ui| banner::show(ui, &self.front(&ctx), &said));
            wanted.extend(shown.inner);
        }
        let ground = Frame::new().fill(palette.window);
        CentralPanel::no_frame().frame(ground).show(ui, |ui| {
            let area = ui.max_rect();
            let division = layout::division(ctx.content_rect().size());
            let lesson = self.lesson();
            let arranged = self.arranging.shown();
            let board = match division {
                _ if self.chrome.board_only() => area.shrink(GAP),
                Division::Beside(width) => {
                    let (board, panel) = layout::beside(area, width, self.breadth());
                    let front = self.front(&ctx);
                    wanted.extend(match (&lesson, arranged, &front.puzzle) {
                        (Some(lesson), ..) => panel::beside(ui, panel, lesson, &front),
                        (_, Some(arranged), _) => editor::beside(ui, panel, arranged, &front),
                        (.., Some(_)) => puzzle::beside(ui, panel, &front),
                        (None, None, None) => side::show(ui, panel, &front),
                    });
                    board
                }
                Division::Stacked => {
                    let front = self.front(&ctx);
                    let (board, command) = match (&lesson, arranged, &front.puzzle) {
                        (Some(lesson), ..) => panel::stacked(ui, area, lesson, &front),
                        (_, Some(arranged), _) => editor::stacked(ui, area, arranged, &front),
                        (.., Some(_)) => puzzle::stacked(ui, area, &front),
                        (None, None, None) => stacked::show(ui, area, &front),
                    };
                    wanted.extend(command);
                    board
                }
            };
            let front = self.front(&ctx);
            let board = match front.study {
                Some(study) if !self.chrome.board_only() => {
                    study::bar::show(ui, board, study, &front)
                }
                _ => board,
            };
            self.show_board(ui, board);
            if !self.arranging.is_on() {
                wanted.extend(context_menu::of_board(ui, board, &self.front(&ctx)));
            }
            if self.chrome.board_only() {
                let foot = board.with_min_y(board.bottom() - warning::LOW_HEIGHT);
                wanted.extend(warning::show(ui, foot, &self.front(&ctx)));
            }
            let is_stacked = division == Division::Stacked && !self.chrome.board_only();
            if is_stacked && !self.facts().is_covered() {
                let front = self.front(&ctx);
                wanted.extend(if self.chrome.drawer() {
                    stacked::drawer(ui, area, &front)
                } else {
                    stacked::result(ui, board, &front)
                });
            }
        });
        wanted
    }

    /// The width of the board on the table, in its heights.
    pub(super) fn breadth(&self) -> f32 {
        let arranged = self.arranging.state().map(|state| state.breadth);
        let puzzle = || self.puzzling.state().map(|state| state.breadth);
        let covering = arranged.or_else(puzzle);
        covering.unwrap_or(self.playing.state().breadth)
    }

    /// What panels may look at.
    fn front<'a>(&'a self, ctx: &'a Context) -> Front<'a> {
        let state = self.playing.state();
        let status = self.arranging.status().or(self.learning.status());
        let status = status.or_else(|| self.puzzling.status());
        Front {
            games: self.shared.games,
            table: self.playing.table(),
            state,
            facts: self.facts(),
            settings: &self.shared.settings,
            board_only: self.chrome.board_only(),
            status: status.unwrap_or_else(|| self.playing.status(self.shared.games)),
            lesson_at: learning::lesson_at(&self.shared, state.game),
            learnt: learning::learnt(&self.shared, state.game),
            puzzle: self.puzzling.on_board(),
            puzzle_lists: self.puzzling.lists(),
            progress: self.shelf.progress(),
            today: (self.shared.calendar)(),
            recent: self.shelf.recent(),
            earlier: self.shelf.earlier(),
            glances: self.shelf.glances(),
            study: self.playing.study().filter(|_| !self.facts().is_covered()),
            volume: self.shared.settings.volume_in_percent(),
            presentation: self.shared.presentation(ctx, &state.seats),
            ctx,
        }
    }

    /// Draws the board and takes what happens at it.
    fn show_board(&mut self, ui: &mut Ui, rect: Rect) {
        let unfocused = ui.memory(|memory| memory.focused().is_none());
        let builder = UiBuilder::new().max_rect(rect).id_salt("board");
        let (shared, playing) = (&self.shared, &mut self.playing);
        let reply = ui
            .scope_builder(builder, |ui| {
                let presentation = shared.presentation(ui.ctx(), &playing.state().seats);
                let arranged = self.arranging.board_ui(ui, &presentation);
                let reply = arranged.or_else(|| self.learning.board_ui(ui, &presentation));
                let reply = reply.or_else(|| self.puzzling.board_ui(ui, &presentation));
                match reply {
                    Some(reply) => reply,
                    None => playing.board_ui(ui, shared),
                }
            })
            .inner;
        if unfocused && ui.memory(|memory| memory.focused().is_some()) {
            // The arrow key by which the board has taken the keyboard was for the board: it does
            // not lead on from there.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        let settings = &self.shared.settings;
        self.chrome.hear_board(ui, rect, settings, &reply);
        if self.puzzling.is_on() {
            let look = self.shared.look(ui.ctx(), &[]);
            return self.chrome.show_celebration(ui, &look);
        }
        if self.facts().is_covered() {
            return;
        }
        let ctx = ui.ctx().clone();
        match reply.show_ply {
            Some(ply) => self.show(&ctx, ply),
            None => self.playing.look(&ctx, &self.shared),
        }
        if reply.moved && self.playing.is_welcome() {
            self.begin_on_the_welcome(&ctx);
        }
        self.chrome
            .celebrate(ui, &self.shared, self.playing.state());
    }

    /// Draws the open dialog, if there is one, and does what it wants.
    pub(super) fn show_dialog(&mut self, ctx: &Context) {
        let level = self.shared.settings.level();
        let is_settings = matches!(self.chrome.dialog(), Some(Dialog::Preferences(_)));
        let state = self.playing.state();
        let wanted = self.chrome.show_dialog(ctx, &mut self.shared, state);
        let chosen = self.shared.settings.level();
        if is_settings && chosen != level {
            self.at_table(ctx, TableCommand::PlayAt(chosen));
        }
        if let Some(action) = wanted {
            run::perform(self, ctx, action);
        }
    }

    /// The title of the window.
    pub(super) fn title(&self) -> String {
        let (state, texts) = (self.playing.state(), &self.shared.texts);
        let players = || state.players(texts);
        let puzzle = self.puzzling.state().map(|puzzle| puzzle.title);
        let game = texts.say(puzzle.as_ref().unwrap_or(&state.title));
        let words = match &state.ended {
            _ if self.arranging.is_on() => Phrase::new("title-editor"),
            _ if self.learning.is_on() => Phrase::new("title-lesson"),
            _ if self.puzzling.is_on() => Phrase::new("title-puzzle"),
            _ if self.playing.is_welcome() => Phrase::new("title-welcome"),
            Some(_) => Phrase::new("title-over").with("players", players()),
            None => Phrase::new("title-turn")
                .with("players", players())
                .with("seat", state.seat_name(state.turn)),
        };
        let title = texts.say(&words.with("game", game));
        match &self.shelf.file().path {
            Some(file) if !self.facts().is_covered() => {
                let named = Phrase::new("title-file").with("file", file_name(file));
                texts.say(&named.with("title", title))
            }
            _ => title,
        }
    }
}
