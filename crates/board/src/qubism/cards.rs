//! Qubism's parts of the panels: pawns, steps to go, cubes in the move list, and the tile of the game.

use egui::{
    Color32, FontId, Painter, Pos2, Rect, Sense, StrokeKind, Ui, Vec2, WidgetInfo, accesskit::Role,
    pos2, vec2,
};

use super::cubes::{self, Block, Marking};
use super::geometry::Geometry;
use super::grammar::View;
use super::{pawns, speech};
use crate::paint::{Circle, pen};
use crate::{GameCards, Look, Palette, SCORE_HEIGHT, Scene};
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::{Colour, Cube, Direction, Fin, GameState, Move, QubismRules, SIDE};
use kuba_rules::{Game as _, HeadStart, Player};

/// Most pips before the goal, one for each step to go. A longer way is shown as a number only.
const PIPS: u32 = 8;
/// Distance between two pips, in points: usually, and where the words need the room.
const PITCH: f32 = 14.0;
const LEAST_PITCH: f32 = 11.0;
/// Space before the number of steps, in points.
const BEFORE_WORDS: f32 = 6.0;

impl GameCards for GameState {
    fn tile(painter: &Painter, rect: Rect, look: &Look) {
        let side = rect.height().min(rect.width() / 2.0);
        let beside = vec2(0.5 * side + 1.0, 0.0);
        let geometry = Geometry::new(rect, Player::FIRST);
        let block = Block {
            center: rect.center() - beside,
            side: 0.94 * side,
            marking: Marking { along: geometry.vector(Direction::East), fin: Fin::Right },
        };
        cubes::small(painter, &block, look.palette);
        let pawn = Rect::from_center_size(rect.center() + beside, Vec2::splat(side));
        Self::seat_icon(Player::FIRST, painter, pawn, look);
    }

    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look) {
        let radius = rect.size().min_elem() / 2.0 - 1.0;
        let circle = Circle::new(rect.center(), radius);
        pawns::small(painter, Colour::of(player), circle, look);
    }

    fn head_start_picture(ahead: HeadStart, painter: &Painter, rect: Rect, look: &Look) {
        let start = GameState::start_ahead(&QubismRules::default(), ahead, 0);
        let standing = start.map(|game| game.position().pawn(ahead.player).rank());
        let colour = Colour::of(ahead.player);
        let ranks = standing.map(|rank| rank.abs_diff(SIDE - 1 - colour.goal_rank()));
        pen::places(painter, rect, SIDE, look.palette, |index, circle| {
            let is_here = Some(index) == ranks;
            if is_here {
                pawns::small(painter, colour, circle, look);
            }
            is_here
        });
    }

    fn seat_tone(player: Player, palette: &Palette) -> Color32 {
        match Colour::of(player) {
            Colour::White => palette.white.body,
            Colour::Black => palette.black.body,
        }
    }

    fn score_ui(view: &View, player: Player, ui: &mut Ui, scene: &Scene<Self>) {
        score(view, player, ui, scene);
    }

    fn move_mark(&self, mv: Move, painter: &Painter, rect: Rect, look: &Look) {
        let cube = match mv {
            Move::Place { cube, .. } => Some(cube),
            Move::Go { .. } => self.becomes(mv),
        };
        if let Some(cube) = cube {
            tiny(cube, painter, rect, look);
        }
    }
}

fn score(view: &View, player: Player, ui: &mut Ui, scene: &Scene<GameState>) {
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), SCORE_HEIGHT), Sense::hover());
    let before = view.moving().map(|course| &course.before);
    let position = before.unwrap_or(scene.game()).position();
    let steps = position.steps_to_goal(player).unwrap_or_default();
    let words = Phrase::new("qubism-score")
        .with("seat", speech::colour(player))
        .with("steps", i64::from(steps));
    let words = scene.texts.say(&words);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));

    let palette = scene.look.palette;
    let painter = ui.painter();
    let y = rect.center().y;
    let shown = if steps > PIPS { 0 } else { PIPS };
    let galley = |key| {
        let words = Phrase::new(key).with("steps", i64::from(steps));
        let font = FontId::proportional(14.0);
        painter.layout_no_wrap(scene.texts.say(&words), font, palette.text)
    };
    let track = |pitch: f32| {
        if shown > 0 { shown as f32 * pitch + 8.0 } else { 0.0 }
    };
    let room = |pitch| rect.width() - track(pitch) - BEFORE_WORDS;
    let mut words = galley("qubism-steps-to-go");
    if words.size().x > room(PITCH) {
        words = galley("qubism-steps");
    }
    let pitch = if words.size().x > room(PITCH) { LEAST_PITCH } else { PITCH };
    for index in 0..shown {
        let center = pos2(rect.left() + 0.5 * pitch + index as f32 * pitch, y);
        if index + steps >= PIPS {
            painter.circle_filled(center, 5.0, palette.accent);
        }
    }
    if shown > 0 {
        let left = rect.left() + shown as f32 * pitch + 1.0;
        goal(painter, pos2(left, y), player, &scene.look);
    }
    let place = pos2(rect.left() + track(pitch) + BEFORE_WORDS, y - words.size().y / 2.0);
    painter.galley(place, words, palette.text);
}

fn goal(painter: &Painter, left: Pos2, player: Player, look: &Look) {
    let tones = match Colour::of(player) {
        Colour::Black => look.palette.black,
        Colour::White => look.palette.white,
    };
    let bar = Rect::from_min_max(left - vec2(0.0, 8.0), left + vec2(4.0, 8.0));
    let edge = look.palette.stroke(1.0, tones.rim);
    painter.rect(bar, 2.0, tones.body, edge, StrokeKind::Outside);
}

fn tiny(cube: Cube, painter: &Painter, rect: Rect, look: &Look) {
    let geometry = Geometry::new(rect, look.viewer);
    let block = Block {
        center: rect.center(),
        side: rect.size().min_elem() + 2.0,
        marking: Marking { along: geometry.vector(cube.arrow), fin: cube.fin },
    };
    cubes::small(painter, &block, look.palette);
}
