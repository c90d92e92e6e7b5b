//! The blunder warning by the board: the computer waits while the user decides whether to take the move back.

use egui::accesskit::Live;
use egui::{Label, Rect, RichText, TextStyle, Ui, UiBuilder, pos2, vec2};

use crate::app::game::table::Warning;
use crate::app::shell::command::{Command, GameCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;

/// Height of the bar in a panel, where its text needs more lines, in points.
pub const HEIGHT: f32 = 86.0;
/// Height of the bar at the bottom of a board, in points.
pub const LOW_HEIGHT: f32 = 56.0;
const BUTTON: f32 = 32.0;
const LOW_BUTTON: f32 = 26.0;
const BETWEEN: f32 = 6.0;
/// Bar height, in points, below which the text stands beside the buttons.
const ONE_LINE: f32 = 50.0;

/// Draws the bar if there is a warning, and returns the chosen command.
pub fn show(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let warning = context.state.warning.as_ref()?;
    let palette = theme::palette(ui.ctx());
    let mut card = theme::card(palette, false);
    card.stroke.color = palette.mark_colours.threat.line;
    ui.painter().add(card.paint(rect));
    let inner = rect.shrink2(vec2(8.0, 5.0));
    let (words, row) = if rect.height() < ONE_LINE {
        inner.split_left_right_at_fraction(0.42)
    } else {
        let button = if rect.height() < HEIGHT { LOW_BUTTON } else { BUTTON };
        inner.split_top_bottom_at_y(inner.bottom() - button)
    };
    say(ui, words, warning, context);
    buttons(ui, row, warning, context)
}

fn say(ui: &mut Ui, rect: Rect, warning: &Warning, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let texts = context.texts();
    let said = if warning.shown {
        let line: Vec<String> = warning.answer.iter().map(|mv| texts.say(mv)).collect();
        Phrase::new("warning-answer").with("line", line.join("  "))
    } else {
        Phrase::new("warning-says").with("why", texts.sentence(&warning.why))
    };
    let said = texts.say(&said);
    let builder = UiBuilder::new().max_rect(rect).id_salt("warning");
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        let words = RichText::new(&said).color(palette.text).small();
        let label = ui.add(Label::new(words).wrap());
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Assertive));
        widgets::tip(label, &said);
    });
}

fn buttons(ui: &mut Ui, rect: Rect, warning: &Warning, context: &PanelContext) -> Option<Command> {
    let mut wanted = None;
    let show = if warning.shown { "warning-hide" } else { "warning-show" };
    let all = [
        ("warning-take-back", Command::Game(GameCommand::Undo)),
        (show, Command::Game(GameCommand::ShowAnswer)),
        ("warning-play-on", Command::Game(GameCommand::MoveNow)),
    ];
    // Longer names get wider buttons.
    let widths = all.map(|(key, _)| widgets::text_width(ui, &context.text(key), TextStyle::Button));
    let spare = rect.width() - 2.0 * BETWEEN - widths.iter().sum::<f32>();
    let mut left = rect.left();
    for (place, (key, command)) in all.into_iter().enumerate() {
        let size = vec2(widths[place] + spare / 3.0, rect.height());
        let button = Rect::from_min_size(pos2(left, rect.top()), size);
        left = button.right() + BETWEEN;
        let builder = UiBuilder::new().max_rect(button).id_salt(("answer", place));
        ui.scope_builder(builder, |ui| {
            let name = context.text(key);
            let button = widgets::icon_button(ui, button, None, &name);
            let tip = context.tip_of(&name, command);
            if widgets::tip(button, &tip).clicked() {
                wanted = Some(command);
            }
        });
    }
    wanted
}
