//! Themes: egui's style in the colours of a palette.

use std::sync::Arc;

use egui::style::{Selection, WidgetVisuals, Widgets};
use egui::{
    Color32, CornerRadius, FontFamily, FontId, Frame, Id, Margin, Painter, Rect, Response, Shadow,
    Stroke, StrokeKind, Style, TextStyle, Theme, Visuals, vec2,
};
use serde::{Deserialize, Serialize};

use super::fonts;
use crate::app::input::system_preferences::SystemPreferences;
use crate::board::Palette;
pub use crate::board::form::bold;
use crate::board::paint::Pen;
pub use crate::board::paint::mesh::mix;
use crate::board::palette::InkTones;

/// Corner radius of cards and buttons, in points.
const RADIUS: u8 = 8;

/// Width of the focus ring, in points, also in flat themes.
pub const FOCUS_WIDTH: f32 = 2.0;
const FLAT_FOCUS_WIDTH: f32 = 3.0;

/// Size of targets for a finger, in points.
const FINGER: f32 = 44.0;
/// Largest width of a tooltip, in points: it fits into the smallest window.
const TOOLTIP: f32 = 400.0;

/// Theme setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// Follows the system.
    #[default]
    System,
    /// Light theme.
    Light,
    /// Dark theme.
    Dark,
}

impl ThemeChoice {
    /// All choices in the order of the settings.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Message key of the name.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::System => "theme-system",
            Self::Light => "theme-light",
            Self::Dark => "theme-dark",
        }
    }
}

/// Contrast setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ContrastChoice {
    /// Follows the system.
    #[default]
    System,
    /// High contrast.
    More,
    /// Normal contrast.
    Normal,
}

impl ContrastChoice {
    /// All choices in the order of the settings.
    pub const ALL: [Self; 3] = [Self::System, Self::More, Self::Normal];

    /// Message key of the name.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::System => "contrast-system",
            Self::More => "contrast-more",
            Self::Normal => "contrast-normal",
        }
    }

    /// Returns `true` for high contrast under these wishes of the system.
    pub const fn is_high(self, wishes: SystemPreferences) -> bool {
        match self {
            Self::System => wishes.more_contrast,
            Self::More => true,
            Self::Normal => false,
        }
    }
}

/// Text style slightly larger than body text, for the task in a lesson.
pub fn large() -> TextStyle {
    TextStyle::Name(Arc::from("large"))
}

/// Bold text style slightly larger than body text, for names on cards and section titles.
pub fn strong() -> TextStyle {
    TextStyle::Name(Arc::from("strong"))
}

/// Largest text style, bold, for a result.
pub fn result() -> TextStyle {
    TextStyle::Name(Arc::from("result"))
}

/// Palette of the current theme.
pub fn palette(ctx: &egui::Context) -> &'static Palette {
    Palette::of(ctx.theme() == Theme::Dark, has_high_contrast(ctx))
}

/// Memory of the contrast that the styles have.
fn contrast_id() -> Id {
    Id::unique("high contrast")
}

fn has_high_contrast(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(contrast_id())).unwrap_or_default()
}

fn set_styles(ctx: &egui::Context, high_contrast: bool) {
    ctx.data_mut(|data| data.insert_temp(contrast_id(), high_contrast));
    for (theme, is_dark) in [(Theme::Light, false), (Theme::Dark, true)] {
        let mut style = style(Palette::of(is_dark, high_contrast));
        if is_fit_for_fingers(ctx) {
            style.spacing.interact_size.y = FINGER;
            style.interaction.interact_radius = FINGER / 2.0;
        }
        ctx.set_style_of(theme, style);
    }
}

/// Installs the fonts and both themes in egui.
pub fn install(ctx: &egui::Context) {
    fonts::install(ctx);
    set_styles(ctx, false);
    ctx.options_mut(|options| {
        // The program handles zooming itself because it saves the zoom.
        options.zoom_with_keyboard = false;
        // Applies if the system reports no preference.
        options.fallback_theme = Theme::Light;
    });
}

/// Makes widgets fit for fingers, or for a mouse again.
pub fn fit_to_fingers(ctx: &egui::Context, by_finger: bool) {
    ctx.data_mut(|data| data.insert_temp(fingers_id(), by_finger));
    set_styles(ctx, has_high_contrast(ctx));
}

/// Returns `true` if widgets are fit for fingers.
pub fn is_fit_for_fingers(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(fingers_id())).unwrap_or_default()
}

/// Size or distance of targets, in points: `usual`, or enough for a finger while touch is used.
pub fn target(ctx: &egui::Context, usual: f32) -> f32 {
    if is_fit_for_fingers(ctx) { usual.max(FINGER) } else { usual }
}

fn fingers_id() -> egui::Id {
    egui::Id::unique("widgets are fit for fingers")
}

/// Applies the contrast and returns `true` if it changed.
pub fn set_contrast(ctx: &egui::Context, is_high: bool) -> bool {
    let changes = has_high_contrast(ctx) != is_high;
    if changes {
        set_styles(ctx, is_high);
        ctx.request_repaint();
    }
    changes
}

/// Uses a palette for everything, whatever the system wishes.
pub fn set_palette(ctx: &egui::Context, palette: &Palette) {
    let choice = if palette.dark { ThemeChoice::Dark } else { ThemeChoice::Light };
    set_contrast(ctx, palette.flat);
    choose(ctx, choice);
}

/// Applies the colours that the system wishes where egui itself does not know them.
pub fn follow(ctx: &egui::Context, wishes: SystemPreferences) {
    let theme = match wishes.dark {
        Some(true) => Theme::Dark,
        Some(false) | None => Theme::Light,
    };
    if ctx.options(|options| options.fallback_theme) != theme {
        ctx.options_mut(|options| options.fallback_theme = theme);
        ctx.request_repaint();
    }
}

/// Stroke of the focus ring.
pub fn focus_ring(palette: &Palette) -> Stroke {
    let width = if palette.flat { FLAT_FOCUS_WIDTH } else { FOCUS_WIDTH };
    Stroke::new(width, palette.accent)
}

/// Returns `true` for something that cannot be pressed, if the theme shows that by a dashed edge.
pub fn is_dashed(response: &Response) -> bool {
    !response.enabled() && palette(&response.ctx).flat
}

/// Draws the dashed edge of an ordinary button that cannot be pressed.
pub fn dash_disabled(ui: &egui::Ui, response: &Response) {
    if is_dashed(response) {
        let panel = palette(ui.ctx()).panel;
        let rect = response.rect;
        (ui.painter()).rect_stroke(rect, f32::from(RADIUS - 2), (2.0, panel), StrokeKind::Inside);
        dash(ui, rect);
    }
}

/// Draws the dashed edge of something that cannot be pressed.
pub fn dash(ui: &egui::Ui, rect: Rect) {
    let palette = palette(ui.ctx());
    let tones = InkTones { line: palette.secondary, casing: palette.panel };
    let pen = Pen { painter: ui.painter(), tones, dashed: true, palette };
    pen.rect(rect.shrink(1.0), f32::from(RADIUS - 2), 1.0);
}

/// Applies the theme setting.
pub fn choose(ctx: &egui::Context, choice: ThemeChoice) {
    let preference = match choice {
        ThemeChoice::System => egui::ThemePreference::System,
        ThemeChoice::Light => egui::ThemePreference::Light,
        ThemeChoice::Dark => egui::ThemePreference::Dark,
    };
    if ctx.options(|options| options.theme_preference) != preference {
        ctx.set_theme(preference);
    }
}

/// Draws the empty part of a bar, over which the full part is drawn.
pub fn track(painter: &Painter, bar: Rect, palette: &Palette) {
    let radius = 0.5 * bar.height();
    if palette.flat {
        let edge = palette.stroke(0.0, palette.text);
        painter.rect_stroke(bar, radius, edge, StrokeKind::Outside);
    } else {
        painter.rect_filled(bar, radius, palette.hairline);
    }
}

/// Colour of the full part of a progress bar.
pub fn done(ui: &egui::Ui) -> Color32 {
    let palette = palette(ui.ctx());
    if palette.flat { palette.accent } else { ui.visuals().selection.bg_fill }
}

/// Frame of a rounded card with a thin border; the border is accented while `active`.
pub fn card(palette: &Palette, active: bool) -> Frame {
    let stroke = if active && palette.flat {
        Stroke::new(4.0, palette.accent)
    } else if active {
        Stroke::new(2.0, palette.accent)
    } else {
        palette.stroke(1.0, palette.hairline)
    };
    Frame::new().fill(palette.panel).stroke(stroke).corner_radius(RADIUS)
}

fn style(palette: &Palette) -> Style {
    let mut style = Style { visuals: visuals(palette), animation_time: 0.1, ..Style::default() };
    let sizes = [
        (TextStyle::Small, 13.0, FontFamily::Proportional),
        (TextStyle::Body, 14.5, FontFamily::Proportional),
        (TextStyle::Button, 14.5, FontFamily::Proportional),
        (TextStyle::Monospace, 14.0, FontFamily::Monospace),
        (bold(), 14.5, fonts::semibold()),
        (large(), 16.0, FontFamily::Proportional),
        (strong(), 16.0, fonts::semibold()),
        (TextStyle::Heading, 20.0, fonts::semibold()),
        (result(), 28.0, fonts::semibold()),
    ];
    style.text_styles =
        sizes.into_iter().map(|(name, size, family)| (name, FontId::new(size, family))).collect();
    style.spacing.item_spacing = vec2(8.0, 8.0);
    style.spacing.button_padding = vec2(12.0, 5.0);
    style.spacing.interact_size = vec2(40.0, 28.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.window_margin = Margin::same(20);
    style.spacing.icon_width = 18.0;
    style.spacing.icon_width_inner = 10.0;
    style.spacing.combo_width = 160.0;
    style.spacing.tooltip_width = TOOLTIP;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.5;
    style
}

fn visuals(palette: &Palette) -> Visuals {
    let mut visuals = if palette.dark { Visuals::dark() } else { Visuals::light() };
    // Edges of controls: contrast of 3:1 to their background.
    let (edge, raised) = if palette.flat {
        (palette.text, palette.panel)
    } else {
        let edge = mix(palette.panel, palette.text, 0.62);
        (edge, mix(palette.panel, palette.text, 0.06))
    };
    let hovered = mix(palette.panel, palette.text, 0.11);
    let pressed = mix(palette.panel, palette.text, 0.17);
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(palette.secondary);
    visuals.hyperlink_color = palette.accent;
    visuals.faint_bg_color = mix(palette.panel, palette.text, 0.03);
    visuals.extreme_bg_color = palette.window;
    visuals.code_bg_color = raised;
    visuals.warn_fg_color = palette.danger;
    visuals.error_fg_color = palette.danger;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = palette.stroke(1.0, palette.hairline);
    visuals.window_corner_radius = CornerRadius::same(12);
    visuals.menu_corner_radius = CornerRadius::same(RADIUS);
    visuals.panel_fill = palette.window;
    let shadow = Shadow {
        offset: [0, 6],
        blur: 20,
        spread: 0,
        color: Color32::from_black_alpha(if palette.dark { 110 } else { 50 }),
    };
    let shadow = if palette.flat { Shadow::NONE } else { shadow };
    visuals.window_shadow = shadow;
    visuals.popup_shadow = shadow;
    // A blinking cursor would repaint the window twice a second.
    visuals.text_cursor.blink = false;
    visuals.selection = Selection {
        bg_fill: mix(palette.panel, palette.accent, 0.28),
        // Also the colour of selected text and of the ring around a text field.
        stroke: Stroke::new(FOCUS_WIDTH, mix(palette.accent, palette.text, 0.5)),
    };
    // In flat themes what cannot be pressed is told by its dashed edge.
    visuals.disabled_alpha = match (palette.flat, palette.dark) {
        (false, _) => 0.6,
        (true, false) => 0.71,
        (true, true) => 0.79,
    };
    let widget = |fill: Color32, edge: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: palette.stroke(1.0, edge),
        corner_radius: CornerRadius::same(RADIUS - 2),
        fg_stroke: palette.stroke(1.2, palette.text),
        expansion: 0.0,
    };
    visuals.widgets = Widgets {
        noninteractive: widget(palette.panel, palette.hairline),
        inactive: widget(raised, edge),
        hovered: widget(hovered, mix(edge, palette.text, 0.4)),
        active: WidgetVisuals { bg_stroke: focus_ring(palette), ..widget(pressed, palette.accent) },
        open: widget(hovered, edge),
    };
    visuals
}
