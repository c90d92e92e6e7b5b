//! Mouse wheel input in whole notches.

use egui::{Context, Event, Id, Modifiers, MouseWheelUnit};

/// Touchpad points per notch.
const POINTS: f32 = 40.0;

/// Notches of the wheel in this frame while exactly these modifiers are held; up is positive. The fraction is
/// stored under `name` for the next frame.
pub fn notches(ctx: &Context, name: Id, held: Modifiers) -> i32 {
    let turned: f32 = ctx.input(|input| {
        let turns = input.events.iter().filter_map(|event| match event {
            Event::MouseWheel { unit, delta, modifiers, .. } if modifiers.matches_exact(held) => {
                Some(match unit {
                    MouseWheelUnit::Point => delta.y / POINTS,
                    MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
                })
            }
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
        *kept = if all.signum() == turned.signum() { all } else { turned };
        let whole = kept.trunc();
        *kept -= whole;
        whole as i32
    })
}
