//! What is drawn in the window, and where.

use egui::{CentralPanel, Context, Event, FocusDirection, Frame, Panel, Rect, Ui, UiBuilder};

use super::dialogs::{Dialog, Progress, Room};
use super::lesson::panel;
use super::panels::layout::{self, Division, GAP};
use super::panels::{banner, menu, side, stacked, status};
use super::table::{Presentation, TableCommand};
use super::{App, Command, run, theme};

impl App {
    /// Draws everything but dialogs and messages. Returns what was asked for.
    pub(super) fn panels(&mut self, ui: &mut Ui) -> Vec<Command> {
        let mut wanted = Vec::new();
        let ctx = ui.ctx().clone();
        let palette = theme::palette(&ctx);
        let bar = Frame::new()
            .fill(palette.panel)
            .inner_margin(egui::Margin::symmetric(6, 0));
        if !self.board_only {
            let top = Panel::top("menu")
                .frame(bar)
                .resizable(false)
                .exact_size(layout::MENU_HEIGHT);
            wanted.extend(top.show(ui, |ui| menu::show(ui, &self.front(&ctx))).inner);
            let bottom = Panel::bottom("status")
                .frame(bar)
                .resizable(false)
                .exact_size(layout::STATUS_HEIGHT);
            bottom.show(ui, |ui| {
                status::show(ui, &self.front(&ctx), self.says.as_ref());
            });
        }
        if let Some(said) = self.unsaved() {
            let strip = Panel::top("banner").frame(bar);
            let shown = strip.show(ui, |ui| banner::show(ui, &self.front(&ctx), &said));
            wanted.extend(shown.inner);
        }
        let ground = Frame::new().fill(palette.window);
        CentralPanel::no_frame().frame(ground).show(ui, |ui| {
            let area = ui.max_rect();
            let division = layout::division(ctx.content_rect().size());
            let lesson = self.lesson();
            let board = match division {
                _ if self.board_only => area.shrink(GAP),
                Division::Beside(width) => {
                    let (board, panel) = layout::beside(area, width);
                    let front = self.front(&ctx);
                    wanted.extend(match &lesson {
                        Some(lesson) => panel::beside(ui, panel, lesson, &front),
                        None => side::show(ui, panel, &front),
                    });
                    board
                }
                Division::Stacked => {
                    let front = self.front(&ctx);
                    let (board, command) = match &lesson {
                        Some(lesson) => panel::stacked(ui, area, lesson, &front),
                        None => stacked::show(ui, area, &front),
                    };
                    wanted.extend(command);
                    board
                }
            };
            self.show_board(ui, board);
            if self.drawer && lesson.is_none() && division == Division::Stacked && !self.board_only
            {
                wanted.extend(stacked::drawer(ui, area, &self.front(&ctx)));
            }
        });
        wanted
    }

    /// Draws the board and takes what happens at it.
    fn show_board(&mut self, ui: &mut Ui, rect: Rect) {
        self.board = rect;
        let presentation = Presentation {
            look: self.look(ui.ctx()),
            thinking: self.settings.show_thinking,
            texts: &self.texts,
        };
        let unfocused = ui.memory(|memory| memory.focused().is_none());
        let builder = UiBuilder::new().max_rect(rect).id_salt("board");
        let reply = ui
            .scope_builder(builder, |ui| match &mut self.lesson {
                Some(lesson) => lesson.board_ui(ui, &presentation),
                None => self.table.board_ui(ui, &presentation),
            })
            .inner;
        if unfocused && ui.memory(|memory| memory.focused().is_some()) {
            // The arrow key by which the board has taken the keyboard was for the board: it does
            // not lead on from there.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        let acted = ui.input(|input| {
            input.pointer.any_pressed()
                || input
                    .events
                    .iter()
                    .any(|event| matches!(event, Event::Key { pressed: true, .. }))
        });
        match reply.says {
            Some(says) => self.says = Some(says),
            // A refusal stands until the user does something else.
            None if acted || self.says.as_ref().is_some_and(|says| !says.refusal) => {
                self.says = None;
            }
            None => {}
        }
        self.sound(&reply.cues);
        let ctx = ui.ctx().clone();
        if reply.moved {
            self.says = None;
        }
        if self.lesson.is_some() {
            return;
        }
        if let Some(ply) = reply.show_ply {
            self.table.perform(TableCommand::Show(ply));
        }
        self.look_at_table(&ctx);
        if reply.moved && self.welcome {
            self.begin_on_the_welcome(&ctx);
        }
        self.celebrate(ui, rect);
        self.sound_verdict();
    }

    /// Celebrates a person who has just won.
    fn celebrate(&mut self, ui: &Ui, board: Rect) {
        let ctx = ui.ctx();
        let look = self.look(ctx);
        let time = ctx.input(|input| input.time);
        let won = self.state.is_won_by_a_person() && look.pace() > 0.0;
        let ended = self.state.ended.is_some();
        self.celebration.watch(ended, won, time);
        self.celebration
            .show(ctx, ui.painter(), board, look.palette);
    }

    /// Draws the open dialog, if there is one, and does what it wants.
    pub(super) fn show_dialog(&mut self, ctx: &Context) {
        let Some(mut dialog) = self.dialog.take() else {
            self.focus.watch(ctx, !self.welcome);
            return;
        };
        let look = self.look(ctx);
        let mut room = Room {
            settings: &mut self.settings,
            games: self.games,
            game: self.state.game,
            presentation: Presentation {
                look,
                thinking: false,
                texts: &self.texts,
            },
        };
        let level = room.settings.level();
        let progress = dialog.show(ctx, &mut room);
        self.focus.enter(ctx, dialog.title_key());
        if matches!(dialog, Dialog::Preferences(_)) && self.settings.level() != level {
            self.at_table(ctx, TableCommand::PlayAt(self.settings.level()));
        }
        match progress {
            Progress::Stay => self.dialog = Some(dialog),
            Progress::Close => ctx.request_repaint(),
            Progress::Do(deed) => run::perform(self, ctx, deed),
        }
    }
}
