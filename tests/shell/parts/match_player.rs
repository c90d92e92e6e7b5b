//! Games between the program's own players, for any number of seats.

use std::time::Duration;

use kuba::bot::{FineLevel, Level, Novice};
use kuba::tool::match_game::{MatchPlayer, MoveLimit, NoMatchPlayer};

#[test]
fn a_contestant_has_a_name_in_saved_games() {
    for (text, name) in [
        ("3", "Level 3"),
        ("4.5", "Level 4.5"),
        ("9:5000", "Level 9:5000"),
        ("12:20ms", "Level 12:20ms"),
        ("taker", "taker"),
    ] {
        let player: MatchPlayer = text.parse().expect(text);
        assert_eq!(player.to_string(), name);
    }
}

#[test]
fn a_contestant_is_a_level_with_or_without_positions_or_time_or_a_novice() {
    let computer = |level, spending| {
        let level = Level::new(level).expect("a level");
        Ok(MatchPlayer::Computer { level, spending })
    };
    assert_eq!("1".parse(), computer(1, MoveLimit::MatchDefault));
    assert_eq!("9:5000".parse(), computer(9, MoveLimit::Nodes(5000)));
    let time = MoveLimit::Time(Duration::from_millis(20));
    assert_eq!("12:20ms".parse(), computer(12, time));
    let even = FineLevel::nearest(4.5);
    assert_eq!("4.5".parse(), Ok(MatchPlayer::Even(even)));
    assert_eq!("careful".parse(), Ok(MatchPlayer::Novice(Novice::Careful)));
    for name in [
        "", "0", "13", "12:", "12:0", "12:many", "champion", "5 ", ":7", "1:2:3", "12:0ms",
        "12:ms", "11:20ms", "12:20s", "4.55", "0.5", "11.5", "4.5:100",
    ] {
        let read: Result<MatchPlayer, _> = name.parse();
        assert_eq!(read, Err(NoMatchPlayer(name.to_owned())));
    }
}
