//! Results against the computer.

use kuba::app::archive::level_results::LevelResults;
use kuba::app::archive::level_results::Tally;
use kuba::app::game::table::GameSummary;
use kuba::bot::Level;
use kuba::phrase::Phrase;
use kuba::rules::{GameResult, Player};
use kuba::session::Seat;

fn game(levels: &[Option<u8>], result: Option<GameResult>) -> GameSummary {
    let seat = |level: &Option<u8>| match level {
        Some(level) => Seat::Computer(Level::new(*level).expect("a level")),
        None => Seat::Human(None),
    };
    GameSummary {
        game: "kuba",
        seats: levels.iter().map(seat).collect(),
        seat_names: Vec::new(),
        is_own: true,
        result,
        tally: Vec::new(),
        length: Phrase::new("move-count"),
        friend: None,
        curve: Box::default(),
        played: None,
    }
}

#[test]
fn games_of_one_person_against_one_level_are_counted_and_no_others() {
    let won = |seat| Some(GameResult::Won(Player::seat(seat)));
    let games = [
        game(&[None, Some(4)], won(0)),
        game(&[Some(4), None], won(1)),
        game(&[Some(4), None], won(0)),
        game(&[None, Some(4)], Some(GameResult::Drawn)),
        game(&[None, Some(4)], None),
        game(&[None, None], won(0)),
        game(&[Some(4), Some(4)], won(0)),
        game(&[None, Some(4), Some(5)], won(0)),
        game(&[Some(4), None, Some(4)], won(2)),
    ];
    let reached = LevelResults::of(games.iter());
    let four = Level::new(4).expect("a level");
    let expected = Tally { won: 2, lost: 2, drawn: 1 };
    assert_eq!(reached.against(four), expected);
    let others = Level::all().filter(|&level| level != four);
    let counted = others.map(|level| reached.against(level));
    assert!(counted.into_iter().all(|tally| tally == Tally::default()));
}
