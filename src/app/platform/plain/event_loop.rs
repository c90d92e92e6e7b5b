//! Event loop of a window that the CPU draws: translates winit events for egui and schedules frames.

use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::UserEvent;
use egui::{
    Context, Event, FullOutput, ViewportBuilder, ViewportCommand, ViewportId, ViewportInfo,
};
use egui_winit::{ActionRequested, State, accesskit_winit};
use winit::application::ApplicationHandler;
use winit::event::WindowEvent;
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop, EventLoopProxy};
use winit::window::{Window, WindowId};

use super::picture::Picture;
use super::renderer::{Frame, MAX_TEXTURE, Renderer};
use super::surface::Surface;
use crate::app::App;
use crate::app::files::paste::PasteKeys;
use crate::app::platform::start::StartFault;
use crate::app::platform::window_place;
use crate::app::settings::WindowPlace;

/// Minimum time between two frames.
const FRAME_TIME: Duration = Duration::from_micros(16_667);
/// Time after which a frame runs although the display has not requested it: displays request no frames for
/// hidden windows, but the program must go on.
const HIDDEN_TIMEOUT: Duration = Duration::from_millis(250);

/// Creates the program once the window is open.
pub(crate) type Create<'a> = Box<dyn FnOnce(&Context, &Window) -> App + 'a>;

/// Everything that is needed to open the window.
pub(crate) struct WindowSetup<'a> {
    pub viewport: ViewportBuilder,
    /// Place of the window in the last session.
    pub saved_place: Option<WindowPlace>,
    pub create: Create<'a>,
}

/// Handler of all events of the window.
pub(crate) struct EventHandler<'a> {
    setup: Option<WindowSetup<'a>>,
    keys: PasteKeys,
    proxy: EventLoopProxy<UserEvent>,
    open: Option<OpenWindow>,
    /// Reason the window could not be opened or had to close.
    fault: Option<StartFault>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FrameCause {
    /// The display requests a picture, possibly because it has lost the last one.
    Requested,
    /// The scheduled time has come.
    Due,
    /// The frame is not drawn: it only processes input, or the window is hidden.
    Hidden,
}

struct OpenWindow {
    app: App,
    ctx: Context,
    state: State,
    info: ViewportInfo,
    actions: Vec<ActionRequested>,
    renderer: Renderer,
    surface: Surface,
    window: Arc<Window>,
    due: Option<Instant>,
    /// Time at which a redraw was requested from the display; `None` once it has answered.
    requested: Option<Instant>,
    frame_start: Instant,
    /// Pixels per point for which `info` is up to date; `None` if it may be outdated.
    info_scale: Option<f32>,
    /// The window is visible. It stays invisible until there is something to show.
    shown: bool,
    closed: bool,
}

impl<'a> EventHandler<'a> {
    /// Creates the handler; the window opens when the event loop starts.
    pub(crate) fn new(
        events: &EventLoop<UserEvent>,
        setup: WindowSetup<'a>,
        keys: PasteKeys,
    ) -> Self {
        Self { setup: Some(setup), keys, proxy: events.create_proxy(), open: None, fault: None }
    }

    /// Returns the reason the window could not be opened or had to close, if there is one.
    pub(crate) fn fault(self) -> Option<StartFault> {
        self.fault
    }

    fn open(&mut self, events: &ActiveEventLoop) -> Result<(), StartFault> {
        let Some(setup) = self.setup.take() else {
            return Ok(());
        };
        let WindowSetup { viewport, saved_place, create } = setup;
        let ctx = Context::default();
        // The window becomes visible with its first picture.
        let builder = window_place::fitted(viewport, saved_place, events).with_visible(false);
        // A fresh context, because the size of a window does not depend on the program's zoom.
        let window = egui_winit::create_window(&Context::default(), events, &builder)
            .map_err(|error| StartFault::other(error.to_string()))?;
        let window = Arc::new(window);
        let surface = Surface::open(events, &window)?;
        let mut state = State::new(
            ctx.clone(),
            ViewportId::ROOT,
            events,
            Some(window.scale_factor() as f32),
            window.theme(),
            Some(MAX_TEXTURE),
        );
        state.init_accesskit(events, &window, self.proxy.clone());
        let proxy = self.proxy.clone();
        ctx.set_request_repaint_callback(move |info| {
            let request = UserEvent::RequestRepaint {
                viewport_id: info.viewport_id,
                when: Instant::now() + info.delay,
                cumulative_pass_nr: info.current_cumulative_pass_nr,
            };
            // Fails only after the event loop has ended.
            let _ = proxy.send_event(request);
        });
        let mut open = OpenWindow {
            app: create(&ctx, &window),
            ctx,
            state,
            info: ViewportInfo::default(),
            actions: Vec::new(),
            renderer: Renderer::default(),
            surface,
            window,
            due: None,
            requested: None,
            frame_start: Instant::now(),
            info_scale: None,
            shown: false,
            closed: false,
        };
        open.frame(events, FrameCause::Due).map_err(StartFault::pictures)?;
        self.open = Some(open);
        Ok(())
    }

    /// Ends the event loop if the step fails or closes the window.
    fn run_or_exit(
        &mut self,
        events: &ActiveEventLoop,
        step: impl FnOnce(&mut OpenWindow) -> Result<(), String>,
    ) {
        let Some(open) = &mut self.open else {
            return;
        };
        let fault = step(open).err();
        if fault.is_some() || open.closed {
            self.fault = fault.map(StartFault::other);
            self.close();
            events.exit();
        }
    }

    fn close(&mut self) {
        if let Some(mut open) = self.open.take() {
            open.app.close();
        }
    }
}

impl ApplicationHandler<UserEvent> for EventHandler<'_> {
    fn resumed(&mut self, events: &ActiveEventLoop) {
        if let Err(fault) = self.open(events) {
            self.fault = Some(fault);
            events.exit();
        }
    }

    fn user_event(&mut self, events: &ActiveEventLoop, event: UserEvent) {
        self.run_or_exit(events, |open| {
            match event {
                UserEvent::RequestRepaint { when, cumulative_pass_nr: pass, .. } => {
                    let now = open.ctx.cumulative_pass_nr();
                    // Older requests are already fulfilled.
                    if now == pass || now == pass + 1 {
                        open.repaint(when);
                    }
                }
                UserEvent::AccessKitActionRequest(event) => {
                    open.handle_accesskit(event.window_event);
                }
            }
            Ok(())
        });
    }

    fn window_event(&mut self, events: &ActiveEventLoop, _window: WindowId, event: WindowEvent) {
        if self.keys.takes(&event) {
            return;
        }
        self.run_or_exit(events, |open| open.handle(events, &event));
    }

    fn about_to_wait(&mut self, events: &ActiveEventLoop) {
        self.run_or_exit(events, |open| open.wait(events));
    }

    fn exiting(&mut self, _events: &ActiveEventLoop) {
        self.close();
    }
}

impl OpenWindow {
    /// Schedules a frame, at the earliest [`FRAME_TIME`] after the last one.
    fn repaint(&mut self, when: Instant) {
        let when = when.max(self.frame_start + FRAME_TIME);
        self.due = Some(self.due.map_or(when, |due| due.min(when)));
    }

    fn handle(&mut self, events: &ActiveEventLoop, event: &WindowEvent) -> Result<(), String> {
        if may_change_place(event) {
            self.info_scale = None;
        }
        match event {
            // A slow connection may deliver a whole drag at once. A frame before and after each button event
            // keeps its position exact.
            WindowEvent::MouseInput { .. } => {
                self.frame(events, FrameCause::Hidden)?;
                let _ = self.state.on_window_event(&self.window, event);
                self.frame(events, FrameCause::Hidden)?;
                self.repaint(Instant::now());
                return Ok(());
            }
            WindowEvent::RedrawRequested => {
                self.requested = None;
                return self.frame(events, FrameCause::Requested);
            }
            WindowEvent::CloseRequested => {
                self.info.events.push(egui::ViewportEvent::Close);
                self.ctx.request_repaint();
            }
            WindowEvent::Occluded(occluded) => self.info.occluded = Some(*occluded),
            _ => {}
        }
        if self.state.on_window_event(&self.window, event).repaint {
            self.repaint(Instant::now());
        }
        Ok(())
    }

    /// Handles a request of a screen reader.
    fn handle_accesskit(&mut self, event: accesskit_winit::WindowEvent) {
        match event {
            accesskit_winit::WindowEvent::InitialTreeRequested => self.ctx.enable_accesskit(),
            accesskit_winit::WindowEvent::ActionRequested(request) => {
                self.state.on_accesskit_action_request(request);
            }
            accesskit_winit::WindowEvent::AccessibilityDeactivated => self.ctx.disable_accesskit(),
        }
        self.repaint(Instant::now());
    }

    /// Runs a due frame, or requests it from displays that signal frames, and sets the time to wait until.
    fn wait(&mut self, events: &ActiveEventLoop) -> Result<(), String> {
        let now = Instant::now();
        if self.due.is_some_and(|due| due <= now) {
            self.due = None;
            if self.surface.signals_frames() {
                self.requested.get_or_insert(now);
                self.window.request_redraw();
            } else {
                self.frame(events, FrameCause::Due)?;
            }
        }
        if self.requested.is_some_and(|requested| requested + HIDDEN_TIMEOUT <= now) {
            self.requested = None;
            self.frame(events, FrameCause::Hidden)?;
        }
        let hidden = self.requested.map(|requested| requested + HIDDEN_TIMEOUT);
        events.set_control_flow(match self.due.into_iter().chain(hidden).min() {
            Some(next) => ControlFlow::WaitUntil(next),
            None => ControlFlow::Wait,
        });
        Ok(())
    }

    /// Queries position and state of the window only if they may have changed: on a remote display each query
    /// is slow.
    fn update_viewport_info(&mut self) {
        let scale = egui_winit::pixels_per_point(&self.ctx, &self.window);
        if self.info_scale.replace(scale) != Some(scale) {
            let is_first = !self.shown;
            egui_winit::update_viewport_info(&mut self.info, &self.ctx, &self.window, is_first);
        }
    }

    /// Runs a frame of the program, and draws it unless it is hidden.
    fn frame(&mut self, events: &ActiveEventLoop, cause: FrameCause) -> Result<(), String> {
        self.frame_start = Instant::now();
        self.due = None;
        self.update_viewport_info();
        let mut input = self.state.take_egui_input(&self.window);
        input.viewports = std::iter::once((ViewportId::ROOT, self.info.clone())).collect();
        self.info.events.clear();
        let closing = input.viewport().close_requested();
        let (app, window) = (&mut self.app, &self.window);
        let output = self.ctx.run_ui(input, |ui| {
            app.poll_system(ui.ctx());
            app.draw(ui, window.as_ref());
        });
        let FullOutput {
            platform_output,
            mut textures_delta,
            shapes,
            pixels_per_point: scale,
            viewport_output,
        } = output;
        self.state.handle_platform_output_with_event_loop(&self.window, events, platform_output);
        self.renderer.take_textures(&mut textures_delta);
        let background = self.ctx.global_style().visuals.panel_fill;
        if cause != FrameCause::Hidden && self.info.minimized != Some(true) {
            let frame = Frame { shapes, scale, background };
            self.present(frame, cause == FrameCause::Requested)?;
        }
        self.renderer.free_textures(&mut textures_delta);
        let commands = viewport_output.into_values().flat_map(|output| output.commands).collect();
        self.apply(commands, closing);
        Ok(())
    }

    fn clipboard(&mut self) -> Option<String> {
        let text = self.state.clipboard_text()?.replace("\r\n", "\n");
        (!text.is_empty()).then_some(text)
    }

    fn present(&mut self, frame: Frame, is_lost: bool) -> Result<(), String> {
        let size = self.window.inner_size();
        if size.width == 0 || size.height == 0 {
            return Ok(());
        }
        if self.surface.needs_visible_window() {
            self.show_window();
        }
        self.surface.show(Picture {
            ctx: &self.ctx,
            renderer: &mut self.renderer,
            frame,
            size: [size.width as usize, size.height as usize],
            is_lost,
        })?;
        self.show_window();
        Ok(())
    }

    fn show_window(&mut self) {
        if !std::mem::replace(&mut self.shown, true) {
            self.window.set_visible(true);
        }
    }

    fn apply(&mut self, commands: Vec<ViewportCommand>, closing: bool) {
        if !commands.is_empty() {
            self.info_scale = None;
        }
        let stays = commands.contains(&ViewportCommand::CancelClose);
        self.closed = closing && !stays;
        egui_winit::process_viewport_commands(
            &self.ctx,
            &mut self.info,
            commands,
            &self.window,
            &mut self.actions,
        );
        for action in std::mem::take(&mut self.actions) {
            let event = match action {
                ActionRequested::Cut => Some(Event::Cut),
                ActionRequested::Copy => Some(Event::Copy),
                ActionRequested::Paste => self.clipboard().map(Event::Paste),
                ActionRequested::Screenshot(_) | ActionRequested::PaintWhileHidden => None,
            };
            self.state.egui_input_mut().events.extend(event);
        }
        if !self.info.events.is_empty() {
            // The next frame answers a request to close the window.
            self.repaint(Instant::now());
        }
    }
}

/// Returns `true` if the event may change the position or state of the window.
const fn may_change_place(event: &WindowEvent) -> bool {
    !matches!(
        event,
        WindowEvent::CursorMoved { .. }
            | WindowEvent::MouseInput { .. }
            | WindowEvent::MouseWheel { .. }
            | WindowEvent::KeyboardInput { .. }
            | WindowEvent::ModifiersChanged(_)
            | WindowEvent::Ime(_)
    )
}
