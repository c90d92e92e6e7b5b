//! Mouse wheel input in whole notches.

use egui::{Context, Event, Id, Modifiers, MouseWheelUnit};

/// Touchpad points per notch.
const POINTS: f32 = 40.0;

/// Notches of the wheel in this frame while exactly these modifiers are held; up is positive. The fraction is
/// stored under `name` for the next frame.
pub(crate) fn notches(ctx: &Context, name: Id, held: Modifiers) -> i32 {
    let turned: f32 = ctx.input(|input| {
        let turns = input.events.iter().filter_map(|event| match event {
            Event::MouseWheel {
                unit,
                delta,
                modifiers,
                ..
            } if modifiers.matches_exact(held) => Some(match unit {
                MouseWheelUnit::Point => delta.y / POINTS,
                MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
            }),
            _ => None,
        });
        turns.sum()
    });
    if turned == 0.0 {
        return 0;
    }
    ctx.data_mut(|data| {
        let kept: &mut f32 = data.get_temp_mut_or_default(name);
        let all = *kept + turned;
        // A fraction does not count in the opposite direction.
        *kept = if all.signum() == turned.signum() {
            all
        } else {
            turned
        };
        let whole = kept.trunc();
        *kept -= whole;
        whole as i32
    })
}

#[cfg(test)]
mod tests {
    use egui::{MouseWheelSource, RawInput, TouchPhase, vec2};

    use super::*;

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
}
