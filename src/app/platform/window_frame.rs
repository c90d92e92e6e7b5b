//! Connection of [`App`] to a window of the system: eframe's callbacks, and the window's place.

use eframe::glow;
use egui::{Context, Ui, ViewportCommand, Visuals};
use winit::raw_window_handle::{HasDisplayHandle, HasWindowHandle};

use crate::app::App;
use crate::app::files::picker::SystemDialogs;
use crate::app::settings::WindowPlace;

impl App {
    /// In points of the screen, independent of the zoom.
    fn remember_window(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        let place = ctx.input(|input| {
            let viewport = input.viewport();
            if viewport.fullscreen == Some(true) || viewport.minimized == Some(true) {
                return None;
            }
            let maximized = viewport.maximized == Some(true);
            let size = viewport.inner_rect?.size() * zoom;
            Some(WindowPlace {
                size: size.into(),
                position: viewport.outer_rect.map(|rect| (rect.min * zoom).into()),
                maximized,
            })
        });
        match (place, &mut self.shared.settings.window) {
            // Keeps the size from before maximizing.
            (Some(place), Some(known)) if place.maximized => known.maximized = true,
            (Some(place), known) => *known = Some(place),
            (None, _) => {}
        }
    }

    /// Polls the system and runs [`App::logic`], before anything is drawn.
    pub(crate) fn poll_system(&mut self, ctx: &Context) {
        if self.system.wants_the_end() {
            self.saves.do_without();
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        self.take_requests(ctx);
        self.logic(ctx);
        if ctx.input(|input| input.viewport().close_requested()) {
            self.remember_window(ctx);
        }
    }

    /// Draws the window and opens system dialogs over it.
    pub(crate) fn draw(&mut self, ui: &mut Ui, window: &(impl HasWindowHandle + HasDisplayHandle)) {
        self.frame(ui);
        self.show_file_dialog(ui.ctx(), &SystemDialogs(window));
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.poll_system(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.draw(ui, frame);
    }

    fn on_exit(&mut self, _gl: Option<&glow::Context>) {
        self.close();
    }

    /// Visible where two panels meet within a pixel.
    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}
