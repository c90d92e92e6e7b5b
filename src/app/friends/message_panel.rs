//! The card that shows the message to somebody elsewhere before it is sent.

use egui::{Align, Image, Layout, Rect, RichText, Ui, UiBuilder, Vec2, vec2};

use crate::app::game::table::FriendStep;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::panels::layout::{GAP, LEAST_LIST};
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;

/// Least height of the card, in points.
const LEAST: f32 = 250.0;
const MOST: f32 = 375.0;
const HEADING: f32 = 34.0;

/// Draws the card at the foot of a place. Returns its height with the gap above it; 0 if there is nothing to send
/// or no room.
pub(crate) fn show(ui: &mut Ui, place: Rect, context: &PanelContext) -> f32 {
    let friend = context.state.friend.as_ref();
    let Some(friend) = friend.filter(|friend| friend.step == FriendStep::ToSend) else {
        return 0.0;
    };
    let height = (place.height() - LEAST_LIST - GAP).min(MOST);
    if height < LEAST {
        return 0.0;
    }
    let Some(texture) = context.message else {
        return 0.0;
    };
    let palette = theme::palette(ui.ctx());
    let card = place.with_min_y(place.bottom() - height);
    ui.painter().add(theme::card(palette, false).paint(card));
    let inner = card.shrink2(vec2(14.0, 8.0));
    let name = context.state.seat_title(friend.awaited, context.texts());
    let heading = context.texts().say(&Phrase::new("friend-gets").with("name", name));
    let builder = UiBuilder::new().max_rect(inner).id_salt("letter");
    ui.scope_builder(builder, |ui| {
        let size = vec2(inner.width(), HEADING - 8.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            let font = widgets::fitting_font(ui, &heading, theme::bold(), inner.width());
            ui.label(RichText::new(&heading).font(font));
        });
        let room = inner.with_min_y(inner.top() + HEADING - 4.0);
        let pixels: Vec2 = texture.size_vec2();
        let scale = (room.width() / pixels.x).min(room.height() / pixels.y);
        let picture = Rect::from_center_size(room.center(), pixels * scale);
        let image = Image::new((texture.id(), picture.size())).alt_text(heading.as_str());
        ui.put(picture, image.corner_radius(4));
    });
    height + GAP
}
