//! Textures of the boards are freed.

use egui::{Key, Modifiers, Vec2};

use crate::common::window::{Window, home};

fn textures(window: &Window) -> usize {
    window.harness.ctx.tex_manager().read().num_allocated()
}

#[test]
fn two_hundred_sizes_of_the_window_leave_no_textures_behind() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.harness.run_steps(10);
    let before = textures(&window);
    assert!(before > 3, "the board and its marbles are textures");
    let mut most = 0;
    for step in 0..200_u16 {
        let wider = f32::from(step % 100) * 4.0;
        window.harness.set_size(Vec2::new(800.0 + wider, 600.0 + wider / 2.0));
        // Now and then the window keeps its size for a few frames.
        window.harness.run_steps(if step.is_multiple_of(7) { 6 } else { 1 });
        most = most.max(textures(&window));
    }
    assert!(most < 4 * before, "{most} at once, {before} at rest");
    window.harness.set_size(Vec2::new(1280.0, 800.0));
    window.harness.run_steps(10);
    assert_eq!(textures(&window), before);
}

#[test]
fn zooming_playing_and_taking_back_leave_no_textures_behind() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.harness.run_steps(10);
    let before = textures(&window);
    for _ in 0..5 {
        window.drag("f1", "f2");
        window.key(Modifiers::COMMAND, Key::Z);
        window.key(Modifiers::COMMAND, Key::Plus);
        window.key(Modifiers::COMMAND, Key::Minus);
        window.key(Modifiers::COMMAND, Key::N);
        window.key(Modifiers::NONE, Key::Escape);
    }
    window.harness.run_steps(10);
    assert_eq!(textures(&window), before);
}
