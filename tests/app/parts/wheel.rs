//! Mouse wheel input in whole notches.

use egui::{
    Context, Event, Id, Modifiers, MouseWheelSource, MouseWheelUnit, RawInput, TouchPhase, vec2,
};
use kuba::app::input::wheel::notches;

fn turn(ctx: &Context, unit: MouseWheelUnit, y: f32, modifiers: Modifiers) -> i32 {
    let input = RawInput {
        events: vec![Event::MouseWheel {
            unit,
            delta: vec2(0.0, y),
            phase: TouchPhase::Move,
            source: MouseWheelSource::Unknown,
            modifiers,
        }],
        ..RawInput::default()
    };
    let mut counted = 0;
    let mut output = ctx.run_ui(input, |ui| {
        counted = notches(ui.ctx(), Id::unique("wheel"), Modifiers::NONE);
    });
    // Nothing draws the textures here.
    output.textures_delta.clear();
    counted
}

#[test]
fn small_turns_add_up_to_notches() {
    let ctx = Context::default();
    let point = MouseWheelUnit::Point;
    assert_eq!(turn(&ctx, MouseWheelUnit::Line, 2.0, Modifiers::NONE), 2);
    assert_eq!(turn(&ctx, point, -25.0, Modifiers::NONE), 0);
    assert_eq!(turn(&ctx, point, -25.0, Modifiers::NONE), -1);
    assert_eq!(turn(&ctx, point, 30.0, Modifiers::NONE), 0);
    assert_eq!(turn(&ctx, point, 30.0, Modifiers::NONE), 1);
    assert_eq!(turn(&ctx, MouseWheelUnit::Line, 1.0, Modifiers::CTRL), 0);
}
