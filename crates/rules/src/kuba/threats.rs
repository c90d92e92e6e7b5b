//! Captures that a player could make, were it their turn.

use super::position::{Position, Row};
use super::push::Push;
use crate::Player;
use crate::kuba::Direction;

impl Position {
    /// The pushes with which a player could capture a marble, were it their turn, each with the row that it
    /// moves.
    pub fn threats(&self, player: Player) -> Vec<(Push, Row)> {
        let mut asked = *self;
        if asked.turn() != player {
            asked.pass();
        }
        if asked.captured_all().is_some() {
            return Vec::new();
        }
        let pushes = Direction::ALL.into_iter().flat_map(|direction| {
            let pushable = asked.pushable(direction);
            pushable.map(move |from| Push::new(from, direction))
        });
        let rows = pushes.filter_map(|push| Some((push, asked.row(push)?)));
        rows.filter(|(_, row)| row.falls.is_some()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn threats(position: &str, player: Player) -> Vec<String> {
        let position: Position = position.parse().expect("a position");
        let threats = position.threats(player).into_iter();
        threats.map(|(push, row)| format!("{push} {:?}", row.front)).collect()
    }

    #[test]
    fn a_threat_is_a_push_that_captures_even_if_the_other_player_is_to_move() {
        let position = "7/7/7/4WRB/7/7/B6 w";
        assert_eq!(threats(position, Player::FIRST).len(), 1);
        assert_eq!(threats(position, Player::SECOND), Vec::<String>::new());
        let other = "7/7/7/4WRB/7/7/B6 b";
        assert_eq!(threats(other, Player::FIRST), threats(position, Player::FIRST));
        let own = "7/7/7/4WRW/7/7/B6 b";
        assert!(threats(own, Player::FIRST).is_empty(), "an own marble would fall");
    }
}
