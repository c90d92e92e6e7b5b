//! The graph of a game: the winning chances of each player, move by move.

use egui::accesskit::Action;
use egui::epaint::Mesh;
use egui::{
    Color32, CursorIcon, EventFilter, Key, Modifiers, Pos2, Rect, Response, Sense, Shape, Stroke,
    Ui, WidgetInfo, lerp, pos2, vec2,
};

use crate::app::game::panels::mark_signs;
use crate::app::game::table::StudyPoint;
use crate::app::shell::theme;
use crate::bot::study::Mark;
use crate::rules::Player;

pub(crate) const HEIGHT: f32 = 72.0;
/// Distance between moves, in points, from which each has a dot.
const ROOM_FOR_DOTS: f32 = 7.0;
const SIGN: f32 = 4.5;
/// Number of moves from which only blunders and moves with a ring have signs.
pub const MANY: usize = 80;
/// Radius of the ring around the turning point, in points.
const RING: f32 = 8.5;
/// Width of the ring around the turning point, in points.
pub const RING_WIDTH: f32 = 1.8;
/// Width of the rings around other moves, in points.
pub const THIN_RING_WIDTH: f32 = 1.0;
/// Space before the first and after the last position, in points.
const MARGIN: f32 = 6.0;

/// Graph of the chances in a game.
pub struct Graph<'a> {
    /// Positions, beginning with the start.
    pub points: &'a [StudyPoint],
    /// Position that is shown.
    pub shown: usize,
    /// Position after the move that turned the game.
    pub turning_point: Option<usize>,
    /// Positions after the moves of the idea to take home.
    pub ringed: &'a [usize],
    /// Colours of the seats.
    pub colours: &'a [Color32],
    /// Name for screen readers.
    pub name: &'a str,
    /// Describes a position: the move that leads there, and the chances.
    pub words: &'a dyn Fn(usize) -> String,
    /// Describes a position for screen readers.
    pub told: &'a dyn Fn(usize) -> String,
}

impl Graph<'_> {
    /// Returns the index of the position that the user selects.
    pub(super) fn show(&self, ui: &Ui, rect: Rect) -> Option<usize> {
        let id = ui.scope_id().with("graph");
        let response = ui.interact(rect, id, Sense::click_and_drag());
        self.tell(ui, &response);
        self.paint(ui, rect, &response);
        let under = response.hover_pos().map(|at| self.nearest(rect, at.x));
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        let response = match under {
            Some(number) => response.on_hover_text_at_pointer((self.words)(number)),
            None => response,
        };
        let pointed = response.clicked() || response.dragged();
        let at = response.interact_pointer_pos().filter(|_| pointed);
        let wanted = at.map(|at| self.nearest(rect, at.x));
        wanted.or_else(|| self.keyed(ui, &response)).filter(|&number| number != self.shown)
    }

    fn last(&self) -> usize {
        self.points.len().saturating_sub(1)
    }

    fn x(&self, rect: Rect, number: usize) -> f32 {
        let part = number as f32 / self.last().max(1) as f32;
        lerp(rect.left() + MARGIN..=rect.right() - MARGIN, part)
    }

    fn nearest(&self, rect: Rect, x: f32) -> usize {
        let width = (rect.width() - 2.0 * MARGIN).max(1.0);
        let part = ((x - rect.left() - MARGIN) / width).clamp(0.0, 1.0);
        (part * self.last() as f32).round() as usize
    }

    /// Screen readers get a slider through the game.
    fn tell(&self, ui: &Ui, response: &Response) {
        response.widget_info(|| WidgetInfo::slider(true, self.shown as f64, self.name));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(self.last() as f64);
            node.set_numeric_value_step(1.0);
            let told = (self.told)(self.shown);
            node.set_value(told.as_str());
            // Some screen readers read only the number of a slider's value.
            node.set_description(told);
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        });
    }

    /// Position requested by keys or a screen reader.
    fn keyed(&self, ui: &Ui, response: &Response) -> Option<usize> {
        let asked =
            |action| ui.input(|input| input.num_accesskit_action_requests(response.id, action));
        let mut on = asked(Action::Increment);
        let mut back = asked(Action::Decrement);
        if response.has_focus() {
            let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            let pressed =
                |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
            on += pressed(Key::ArrowRight);
            back += pressed(Key::ArrowLeft);
        }
        (on + back > 0).then(|| (self.shown + on).saturating_sub(back).min(self.last()))
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response) {
        let palette = theme::palette(ui.ctx());
        let painter = ui.painter().with_clip_rect(rect.expand(2.0));
        let ground = theme::mix(palette.panel, palette.text, 0.05);
        painter.rect_filled(rect, 4.0, ground);
        painter.add(self.areas(rect));
        let middle = palette.stroke(1.0, palette.secondary.gamma_multiply(palette.opacity(0.6)));
        painter.extend(Shape::dashed_line(
            &[rect.left_center(), rect.right_center()],
            middle,
            2.0,
            3.0,
        ));
        for line in self.lines(rect) {
            painter.add(Shape::line(line, palette.stroke(1.6, palette.accent)));
        }
        let hair = palette.stroke(1.5, palette.text);
        painter.vline(self.x(rect, self.shown).round() + 0.5, rect.y_range(), hair);
        let apart = (rect.width() - 2.0 * MARGIN) / self.last().max(1) as f32;
        for (number, point) in self.points.iter().enumerate() {
            let Some(at) = self.dot(rect, number) else {
                continue;
            };
            match point.mark.filter(|_| self.has_sign(number)) {
                Some(mark) => mark_signs::paint(&painter, at, SIGN, mark, palette),
                None if apart >= ROOM_FOR_DOTS => {
                    painter.circle_filled(at, 1.8, palette.accent);
                }
                None => {}
            }
        }
        for (number, width) in self.rings() {
            if let Some(at) = self.dot(rect, number) {
                painter.circle_stroke(at, RING, Stroke::new(width, palette.text));
            }
        }
        if response.has_focus() {
            let stroke = theme::focus_ring(palette);
            let edge = rect.expand(1.0);
            ui.painter().rect_stroke(edge, 5.0, stroke, egui::StrokeKind::Middle);
        }
    }

    /// Positions with a ring around them, and its width in points.
    pub fn rings(&self) -> impl Iterator<Item = (usize, f32)> {
        let others = self.ringed.iter().map(|&number| (number, THIN_RING_WIDTH));
        let others = others.filter(|&(number, _)| self.turning_point != Some(number));
        let turned = self.turning_point.map(|number| (number, RING_WIDTH));
        let rings = turned.into_iter().chain(others);
        rings.filter(|&(number, _)| number <= self.last())
    }

    fn is_ringed(&self, number: usize) -> bool {
        self.turning_point == Some(number) || self.ringed.contains(&number)
    }

    /// In a long game the signs of smaller mistakes would cover the graph.
    pub fn has_sign(&self, number: usize) -> bool {
        self.last() <= MANY
            || self.is_ringed(number)
            || self.points[number].mark == Some(Mark::Blunder)
    }

    /// Sum of the chances of the first `seats` seats, from 0 to 1.
    fn share(point: &StudyPoint, seats: usize) -> f32 {
        let tenths: u32 =
            point.chances.iter().take(seats).map(|chance| u32::from(chance.tenths())).sum();
        tenths as f32 / 1000.0
    }

    fn place(&self, rect: Rect, number: usize, share: f32) -> Pos2 {
        let y = lerp(rect.bottom()..=rect.top(), share.clamp(0.0, 1.0));
        pos2(self.x(rect, number), y)
    }

    fn areas(&self, rect: Rect) -> Mesh {
        let mut mesh = Mesh::default();
        for number in 0..self.points.len() {
            let known = |number: usize| {
                let point = self.points.get(number)?;
                (!point.chances.is_empty()).then_some(point)
            };
            let (Some(one), Some(next)) = (known(number), known(number + 1)) else {
                continue;
            };
            for (seat, &colour) in self.colours.iter().enumerate() {
                let corner =
                    |number, point, seats| self.place(rect, number, Self::share(point, seats));
                quad(
                    &mut mesh,
                    [
                        corner(number, one, seat),
                        corner(number, one, seat + 1),
                        corner(number + 1, next, seat + 1),
                        corner(number + 1, next, seat),
                    ],
                    colour,
                );
            }
        }
        mesh
    }

    /// Upper edges of all areas but the last, interrupted where chances are unknown.
    fn lines(&self, rect: Rect) -> Vec<Vec<Pos2>> {
        let mut lines = Vec::new();
        for seats in 1..self.colours.len().max(1) {
            let mut line = Vec::new();
            for (number, point) in self.points.iter().enumerate() {
                if point.chances.is_empty() {
                    lines.push(std::mem::take(&mut line));
                } else {
                    line.push(self.place(rect, number, Self::share(point, seats)));
                }
            }
            lines.push(line);
        }
        lines.retain(|line| line.len() > 1);
        lines
    }

    /// Centre of a move's dot: on the line with two players, in the mover's area with more; `None` if the
    /// chances are unknown.
    fn dot(&self, rect: Rect, number: usize) -> Option<Pos2> {
        let point = &self.points[number];
        let mover = point.mv.as_ref().filter(|_| !point.chances.is_empty())?.player;
        let share = if self.colours.len() == 2 {
            Self::share(point, 1)
        } else {
            let seat = mover.index();
            f32::midpoint(Self::share(point, seat), Self::share(point, seat + 1))
        };
        let at = self.place(rect, number, share);
        let around = if self.is_ringed(number) { RING } else { SIGN };
        let inside = rect.shrink2(vec2(0.0, around + 1.0));
        Some(pos2(at.x, at.y.clamp(inside.top(), inside.bottom())))
    }
}

fn quad(mesh: &mut Mesh, corners: [Pos2; 4], colour: Color32) {
    let first = mesh.vertices.len() as u32;
    for corner in corners {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

/// Piece colours of the seats, softened so that lines and signs stand out from them.
pub(super) fn colours(ui: &Ui, count: usize, tone: impl Fn(Player) -> Color32) -> Vec<Color32> {
    let palette = theme::palette(ui.ctx());
    let share = if palette.flat { 0.25 } else { 0.55 };
    let seats = (0..count).map(Player::seat);
    seats.map(|seat| theme::mix(palette.panel, tone(seat), share)).collect()
}
