//! Descriptions of earlier games in the menu and in lists.

use kuba::app::archive::game_summaries::outcome;
use kuba::app::archive::game_summaries::when;
use kuba::app::game::table::GameSummary;
use kuba::bot::Level;
use kuba::i18n::Texts;
use kuba::phrase::Phrase;
use kuba::rules::{GameResult, Player};
use kuba::session::Seat;

fn computer(level: u8) -> Seat {
    Seat::Computer(Level::new(level).expect("a level"))
}

fn said(seats: &[Seat], result: Option<GameResult>, tally: &[u32]) -> String {
    let summary = GameSummary {
        game: "kuba",
        seats: seats.to_vec(),
        seat_names: ["kuba-colour-white", "kuba-colour-black"].map(Phrase::new).to_vec(),
        is_own: true,
        result,
        tally: tally.to_vec(),
        length: Phrase::new("move-count").with("moves", 19_usize),
        friend: None,
        curve: Box::default(),
        played: None,
    };
    outcome(&summary, &Texts::new(&[]))
}

#[test]
fn who_played_against_whom_and_how_it_ended_is_said_in_words() {
    let (you, seven) = (Seat::Human(None), computer(7));
    let (first, second) = (Player::FIRST, Player::SECOND);
    let won = |player| Some(GameResult::Won(player));
    let against = [you.clone(), seven.clone()];
    assert_eq!(said(&against, won(second), &[0, 7]), "lost 0:7 to level 7");
    assert_eq!(said(&against, won(first), &[]), "won against level 7");
    let other_way = [seven, you.clone()];
    assert_eq!(said(&other_way, won(second), &[2, 7]), "won 7:2 against level 7");
    assert_eq!(said(&other_way, None, &[2, 3]), "unfinished · against level 7");
    assert_eq!(said(&against, Some(GameResult::Drawn), &[]), "a draw with level 7");
    let friends = [Seat::human("Ann"), you];
    assert_eq!(said(&friends, won(first), &[7, 1]), "Ann won 7:1 against Black");
    assert_eq!(said(&friends, None, &[]), "unfinished · Ann – Black");
}

#[test]
fn two_opponents_of_the_same_level_are_named_together() {
    let won = Some(GameResult::Won(Player::FIRST));
    let seats = |other| [Seat::Human(None), computer(1), computer(other)];
    assert_eq!(said(&seats(1), won, &[]), "won against two of level 1");
    assert_eq!(said(&seats(2), won, &[]), "won against level 1 and level 2");
}

#[test]
fn a_day_that_is_near_has_a_word() {
    let texts = Texts::new(&[]);
    let said = |left| texts.say(&when(left, "2026-11-22"));
    assert_eq!(said("2026-11-22 13:05:20"), "Today 13:05");
    assert_eq!(said("2026-11-21 09:00:01"), "Yesterday 09:00");
    assert_eq!(said("2026-09-30 23:59:59"), "30 Sep 2026 23:59");
}
