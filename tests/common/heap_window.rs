//! A window with the toy game [`Heap`].

use egui_kittest::Harness;
use kuba::app::App;
use kuba::app::game::table::GameTable;
use kuba::i18n::Texts;
use kuba::session::{Seat, Session};
use kuba::store::{Places, load};

use super::heap::Heap;

/// A window with this game.
pub(crate) fn window(game: Heap, seats: Vec<Seat>) -> Harness<'static, Option<App>> {
    let mut table = Some((game, seats));
    let home = super::window::home();
    Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_step_dt(0.1)
        .with_max_steps(60)
        .build_ui_state(
            move |ui, app: &mut Option<App>| {
                let ctx = ui.ctx().clone();
                let app = app.get_or_insert_with(|| {
                    let mut app =
                        App::new(&ctx, load(Places::at(home.path())), Texts::new(&[]), None);
                    if let Some((game, seats)) = table.take() {
                        let session = Session::new(game);
                        app.seat(&ctx, Box::new(GameTable::new(&ctx, session, 0, seats)));
                    }
                    app
                });
                // The window opens within a frame here, so this frame still has the old style.
                ui.set_style(ctx.global_style());
                app.logic(&ctx);
                app.frame(ui);
            },
            None,
        )
}

/// Number of moves played.
pub(crate) fn moves(harness: &Harness<'_, Option<App>>) -> usize {
    let app = harness.state().as_ref().expect("the window is open");
    app.table().history().len()
}
