//! Cards of the players beside the board, and marks of moves in the list.

use egui::{Color32, Painter, Rect, Ui, Vec2, vec2};

use super::{GameBoard, Look, Palette, Scene};
use kuba_rules::phrase::Phrase;
use kuba_rules::{HeadStart, Player};

/// The height of [`GameCards::score_ui`] in points.
pub const SCORE_HEIGHT: f32 = 22.0;

/// Players of a game beside the board: icons, colours, scores, extra turns and the moves of buttons.
pub trait GameCards: GameBoard {
    /// Draws the icon of the game.
    fn tile(painter: &Painter, rect: Rect, look: &Look) {
        let side = rect.height().min(rect.width() / 2.0);
        for (seat, turn) in [(Player::FIRST, -0.5), (Player::SECOND, 0.5)] {
            let centre = rect.center() + vec2(side * turn, 0.0);
            let place = Rect::from_center_size(centre, Vec2::splat(side));
            Self::seat_icon(seat, painter, place, look);
        }
    }

    /// Draws the marble or piece that stands for a seat.
    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look);

    /// Returns the colour of a seat's pieces, for graphs.
    fn seat_tone(player: Player, palette: &Palette) -> Color32 {
        match player.index() {
            0 => palette.white.body,
            1 => palette.black.body,
            _ => palette.red.body,
        }
    }

    /// Draws what a player with a head start has, among the places for it.
    fn head_start_picture(_head_start: HeadStart, _painter: &Painter, _rect: Rect, _look: &Look) {}

    /// Returns what a player threatens to win by, for the lamp on the player's card; `None` if there is no
    /// threat or no such lamp.
    fn lamp(&self, player: Player) -> Option<Phrase> {
        let _ = player;
        None
    }

    /// Returns the score of a player, in games that keep one.
    fn tally(&self, player: Player) -> Option<u32> {
        let _ = player;
        None
    }

    /// Returns `true` if a player has left the game while the others play on.
    fn is_out(&self, player: Player) -> bool {
        let _ = player;
        false
    }

    /// Draws the captures of a seat: pips and numbers on one line, [`SCORE_HEIGHT`] high. A piece that is
    /// still moving on the board does not count yet.
    fn score_ui(view: &Self::View, player: Player, ui: &mut Ui, scene: &Scene<Self>);

    /// `true` if [`GameCards::score_ui`] draws a column in a place that is higher than wide.
    const HAS_SCORE_COLUMN: bool = false;

    /// `true` if the cards of a narrow window stand in one row, because the board needs the height.
    const CARDS_IN_A_ROW: bool = false;

    /// Draws the captures of a move as a small icon for the move list.
    fn move_mark(&self, _mv: Self::Move, _painter: &Painter, _rect: Rect, _look: &Look) {}

    /// Returns `true` if the player to move has an extra turn.
    fn is_extra_turn(&self) -> bool {
        false
    }

    /// Returns the move that ends the turn, if it is legal now.
    fn end_turn(&self) -> Option<Self::Move> {
        None
    }

    /// Returns the move by which the player to move gives up while two or more others play on; `None` where
    /// giving up ends the game, which then records the player and the reason.
    fn leave(&self) -> Option<Self::Move> {
        None
    }

    /// Returns the move by which the player to move runs out of time while two or more others play on; `None`
    /// where that ends the game.
    fn leave_late(&self) -> Option<Self::Move> {
        None
    }
}
