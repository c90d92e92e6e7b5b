//! Form row for a strict game.

use egui::Ui;

use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::form;

pub(crate) fn show(ui: &mut Ui, context: &mut DialogContext) {
    let words = context.text("new-game-strict");
    form::tick(ui, true, &mut context.settings.strict, &words);
}
