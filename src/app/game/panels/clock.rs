//! A player's clock on the card.

use egui::{Align2, FontId, Pos2, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2};

use crate::app::shell::command::{Command, GameCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::widgets::{self, Glyph, glyph_button};
use crate::app::shell::{fonts, theme};
use crate::phrase::Phrase;
use crate::rules::Player;

/// Font sizes of the clock, in points: on a full card, on a low card, in a row of cards.
pub(crate) const LARGE: f32 = 23.0;
pub(crate) const MIDDLE: f32 = 19.0;
pub(crate) const SMALL: f32 = 16.0;

/// Side of the button that stops the clock, and the gap beside a clock, in points.
const BUTTON: f32 = 24.0;
const GAP: f32 = 8.0;

/// Draws a clock with its top right corner at `corner`, and a stop button beside a running one. Returns its
/// width with the gap on its left (0 without a clock), and the chosen command.
pub(crate) fn show(
    ui: &mut Ui,
    (corner, size): (Pos2, f32),
    player: Player,
    context: &PanelContext,
) -> (f32, Option<Command>) {
    let clock = context.state.clock.as_ref().filter(|clock| {
        // A player who is out has no use for the time that is left.
        let is_gone = context.state.out.get(player.index()) == Some(&true);
        !context.commands.welcome && (!is_gone || clock.is_up(player))
    });
    let Some((clock, time)) = clock.and_then(|clock| Some((clock, clock.shown(player)?))) else {
        return (0.0, None);
    };
    let palette = theme::palette(ui.ctx());
    let colour = match clock.turn {
        _ if clock.is_low(player) => palette.danger,
        Some(turn) if turn == player => palette.text,
        _ => palette.secondary,
    };
    let font = FontId::new(size, fonts::semibold());
    let drawn = ui.painter().text(corner, Align2::RIGHT_TOP, &time, font, colour);
    let about =
        Phrase::new("clock-left").with("seat", context.state.seat_name(player)).with("time", time);
    let node = ui.interact(drawn, ui.scope_id().with(("clock", player)), Sense::hover());
    node.widget_info(|| {
        let mut info = WidgetInfo::new(Role::Label);
        info.label = Some(context.texts().say(&about));
        info
    });
    let width = drawn.width() + GAP;
    // Games between computers have their own pause button.
    let stops = context.commands.can_stop_clock && !context.commands.can_pause;
    if clock.turn != Some(player) || !stops {
        return (width, None);
    }
    let middle = pos2(drawn.left() - 4.0 - BUTTON / 2.0, drawn.center().y);
    let place = Rect::from_center_size(middle, Vec2::splat(BUTTON));
    let builder = UiBuilder::new().max_rect(place).id_salt(("stop", player));
    let button = ui.scope_builder(builder, |ui| {
        glyph_button(ui, Glyph::Pause, &context.name(Command::Game(GameCommand::Pause)))
    });
    let button = widgets::tip(button.inner, &context.tip(Command::Game(GameCommand::Pause)));
    (width + BUTTON + 4.0, button.clicked().then_some(Command::Game(GameCommand::Pause)))
}
