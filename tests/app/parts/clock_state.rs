//! State of a table and of a draft as the shell reads it: plain data.

use std::time::Duration;

use kuba::app::game::table::state::ClockState;
use kuba::rules::Player;

#[test]
fn a_clock_shows_hours_only_where_there_are_any_and_zero_only_when_time_is_up() {
    for (milliseconds, shown) in [
        (0, "0:00"),
        (1, "0:01"),
        (9_999, "0:10"),
        (10_000, "0:10"),
        (299_001, "5:00"),
        (3_599_000, "59:59"),
        (3_600_000, "1:00:00"),
        (7_205_000, "2:00:05"),
    ] {
        let clock = ClockState {
            left: vec![Duration::from_millis(milliseconds)],
            little: vec![Duration::ZERO],
            turn: None,
        };
        assert_eq!(clock.shown(Player::FIRST).as_deref(), Some(shown));
        assert_eq!(clock.shown(Player::SECOND), None);
    }
}
