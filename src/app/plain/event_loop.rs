//! The window and its events.

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

use super::first_frame::{Ahead, Made};
use super::picture::Picture;
use super::renderer::{Frame, MAX_TEXTURE, Renderer};
use super::surface::Surface;
use crate::app::App;
use crate::app::settings::WindowPlace;
use crate::app::start::Fault;
use crate::app::window_place;

/// The least time between two pictures.
const FRAME: Duration = Duration::from_micros(16_667);
/// After this time without being asked for a picture, the program goes on without one: the display
/// does not ask for what nobody can see.
const UNSEEN: Duration = Duration::from_millis(250);

/// Fits a program into its window, once that is there.
pub(in crate::app) type Fit<'a> = Box<dyn FnOnce(&mut App, &Context, &Window) + 'a>;

/// A window that will be opened.
pub(in crate::app) struct Opening<'a> {
    /// How.
    pub viewport: ViewportBuilder,
    /// Where it was left.
    pub left: Option<WindowPlace>,
    /// What will be in it.
    pub program: Ahead<'a>,
    /// Called as soon as it is there and the program is made.
    pub fit: Fit<'a>,
}

/// The window, from the start of its events to their end.
pub(in crate::app) struct EventHandler<'a> {
    opening: Option<Opening<'a>>,
    proxy: EventLoopProxy<UserEvent>,
    open: Option<Open>,
    /// Why there is no window, or no longer.
    fault: Option<Fault>,
}

/// Why there is a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cause {
    /// The display asks for a picture.
    Asked,
    /// It is time.
    Due,
    /// It is time, and nobody can see it.
    Unseen,
}

/// An open window.
struct Open {
    app: App,
    ctx: Context,
    state: State,
    info: ViewportInfo,
    actions: Vec<ActionRequested>,
    renderer: Renderer,
    surface: Surface,
    window: Arc<Window>,
    /// When the next frame is due.
    due: Option<Instant>,
    /// When the display was asked to ask for a picture.
    asked: Option<Instant>,
    /// When the last frame began.
    begun: Instant,
    /// For how many pixels a point it is known where the window is, if it is.
    known_at: Option<f32>,
    /// The window is shown: something has been drawn, or will be at once.
    shown: bool,
    closed: bool,
}

impl<'a> EventHandler<'a> {
    /// The handler of a window that will be opened.
    pub(in crate::app) fn new(events: &EventLoop<UserEvent>, opening: Opening<'a>) -> Self {
        Self {
            opening: Some(opening),
            proxy: events.create_proxy(),
            open: None,
            fault: None,
        }
    }

    /// What came of it: why there was no window, or no longer.
    pub(in crate::app) fn fault(self) -> Option<Fault> {
        self.fault
    }

    fn open(&mut self, events: &ActiveEventLoop) -> Result<(), Fault> {
        let Some(opening) = self.opening.take() else {
            return Ok(());
        };
        let Opening {
            viewport,
            left,
            program,
            fit,
        } = opening;
        let ctx = program.ctx.clone();
        // It is shown when there is something to be seen.
        let builder = window_place::fitted(viewport, left, events).with_visible(false);
        // Its size is one without a zoom, whatever the program has chosen by now.
        let window = egui_winit::create_window(&Context::default(), events, &builder)
            .map_err(|error| Fault::other(error.to_string()))?;
        let window = Arc::new(window);
        let mut surface = Surface::open(events, &window)?;
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
            // After the end of the events nobody listens any more.
            let _ = proxy.send_event(request);
        });
        surface.prepare(window.inner_size());
        let Made {
            mut app,
            renderer,
            commands,
        } = program.finish();
        fit(&mut app, &ctx, &window);
        let mut open = Open {
            app,
            ctx,
            state,
            info: ViewportInfo::default(),
            actions: Vec::new(),
            renderer,
            surface,
            window,
            due: None,
            asked: None,
            begun: Instant::now(),
            known_at: None,
            shown: false,
            closed: false,
        };
        open.apply(commands, false);
        open.frame(events, Cause::Due).map_err(Fault::other)?;
        self.open = Some(open);
        Ok(())
    }

    /// Lets something happen in the open window; tells what went wrong, and ends if the window is
    /// closed.
    fn run_or_exit(
        &mut self,
        events: &ActiveEventLoop,
        happen: impl FnOnce(&mut Open) -> Result<(), String>,
    ) {
        let Some(open) = &mut self.open else {
            return;
        };
        let fault = happen(open).err();
        if fault.is_some() || open.closed {
            self.fault = fault.map(Fault::other);
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
                UserEvent::RequestRepaint {
                    when,
                    cumulative_pass_nr: pass,
                    ..
                } => {
                    let now = open.ctx.cumulative_pass_nr();
                    // An older wish has been fulfilled.
                    if now == pass || now == pass + 1 {
                        open.repaint(when);
                    }
                }
                UserEvent::AccessKitActionRequest(event) => open.assist(event.window_event),
            }
            Ok(())
        });
    }

    fn window_event(&mut self, events: &ActiveEventLoop, _window: WindowId, event: WindowEvent) {
        self.run_or_exit(events, |open| open.handle(events, &event));
    }

    fn about_to_wait(&mut self, events: &ActiveEventLoop) {
        self.run_or_exit(events, |open| open.wait(events));
    }

    fn exiting(&mut self, _events: &ActiveEventLoop) {
        self.close();
    }
}

impl Open {
    /// Wants a frame at this time, or as soon as one may follow the last.
    fn repaint(&mut self, when: Instant) {
        let when = when.max(self.begun + FRAME);
        self.due = Some(self.due.map_or(when, |due| due.min(when)));
    }

    fn handle(&mut self, events: &ActiveEventLoop, event: &WindowEvent) -> Result<(), String> {
        if may_move(event) {
            self.known_at = None;
        }
        match event {
            // A button is pressed or let go where the pointer is: a line that is slow brings a whole
            // drag at once.
            WindowEvent::MouseInput { .. } => {
                self.frame(events, Cause::Unseen)?;
                let _ = self.state.on_window_event(&self.window, event);
                self.frame(events, Cause::Unseen)?;
                self.repaint(Instant::now());
                return Ok(());
            }
            WindowEvent::RedrawRequested => {
                self.asked = None;
                return self.frame(events, Cause::Asked);
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

    /// What a screen reader asks for.
    fn assist(&mut self, event: accesskit_winit::WindowEvent) {
        match event {
            accesskit_winit::WindowEvent::InitialTreeRequested => self.ctx.enable_accesskit(),
            accesskit_winit::WindowEvent::ActionRequested(request) => {
                self.state.on_accesskit_action_request(request);
            }
            accesskit_winit::WindowEvent::AccessibilityDeactivated => self.ctx.disable_accesskit(),
        }
        self.repaint(Instant::now());
    }

    /// Draws if a frame is due, or asks for the display's wish for it, and says until when there is
    /// nothing to do.
    fn wait(&mut self, events: &ActiveEventLoop) -> Result<(), String> {
        let now = Instant::now();
        if self.due.is_some_and(|due| due <= now) {
            self.due = None;
            if self.surface.asks() {
                self.asked.get_or_insert(now);
                self.window.request_redraw();
            } else {
                self.frame(events, Cause::Due)?;
            }
        }
        if self.asked.is_some_and(|asked| asked + UNSEEN <= now) {
            self.asked = None;
            self.frame(events, Cause::Unseen)?;
        }
        let unseen = self.asked.map(|asked| asked + UNSEEN);
        events.set_control_flow(match self.due.into_iter().chain(unseen).min() {
            Some(next) => ControlFlow::WaitUntil(next),
            None => ControlFlow::Wait,
        });
        Ok(())
    }

    /// Asks the display where the window is and how it stands there, if that may be otherwise than
    /// it was: over a line each of these questions takes its time.
    fn update_viewport_info(&mut self) {
        let scale = egui_winit::pixels_per_point(&self.ctx, &self.window);
        if self.known_at.replace(scale) != Some(scale) {
            let is_first = !self.shown;
            egui_winit::update_viewport_info(&mut self.info, &self.ctx, &self.window, is_first);
        }
    }

    /// Lets the program do what it does in a frame, and draws that if it can be seen.
    fn frame(&mut self, events: &ActiveEventLoop, cause: Cause) -> Result<(), String> {
        self.begun = Instant::now();
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
        self.state
            .handle_platform_output_with_event_loop(&self.window, events, platform_output);
        self.renderer.take_textures(&mut textures_delta);
        let background = self.ctx.global_style().visuals.panel_fill;
        if cause != Cause::Unseen && self.info.minimized != Some(true) {
            let frame = Frame {
                shapes,
                scale,
                background,
            };
            self.present(frame, cause == Cause::Asked)?;
        }
        self.renderer.free_textures(&mut textures_delta);
        let commands = viewport_output
            .into_values()
            .flat_map(|output| output.commands)
            .collect();
        self.apply(commands, closing);
        Ok(())
    }

    /// The text in the clipboard, if there is any.
    fn clipboard(&mut self) -> Option<String> {
        let text = self.state.clipboard_text()?.replace("\r\n", "\n");
        (!text.is_empty()).then_some(text)
    }

    /// Draws, and shows what has changed.
    fn present(&mut self, frame: Frame, is_lost: bool) -> Result<(), String> {
        let size = self.window.inner_size();
        if size.width == 0 || size.height == 0 {
            return Ok(());
        }
        if self.surface.needs_the_window() {
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

    /// Does what the program asks of its window.
    fn apply(&mut self, commands: Vec<ViewportCommand>, closing: bool) {
        if !commands.is_empty() {
            self.known_at = None;
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
            // The window is asked to close: the next frame answers.
            self.repaint(Instant::now());
        }
    }
}

/// Whether a window may be elsewhere, or stand there otherwise, after an event.
const fn may_move(event: &WindowEvent) -> bool {
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
