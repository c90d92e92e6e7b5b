//! The strip with the computer's evaluation: the player ahead and the expected line. Its tooltip adds the
//! search depth and speed.

use kuba::app::game::panels::thinking::pace;
use kuba::app::game::panels::thinking::standing;
use kuba::app::game::panels::thinking::worth;
use kuba::app::game::table::Thought;
use kuba::bot::study::Chance;
use kuba::bot::{LineWin, Score};
use kuba::i18n::Texts;
use kuba::rules::Player;

fn thought(player: Player, score: Score, tenths: &[u16]) -> Thought {
    Thought {
        depth: 9,
        player,
        score,
        chances: tenths.iter().copied().map(Chance::permille).collect(),
        win: None,
        speed: None,
        line: String::new(),
    }
}

fn said(thought: &Thought) -> String {
    let (player, phrase) = standing(thought, thought.chances.len());
    let seat = ["White", "Black", "Red"][player.index()];
    Texts::new(&[]).say(&phrase.with("seat", seat).with("of", "kuba"))
}

#[test]
fn between_two_the_one_who_is_ahead_is_named_with_the_chance_of_that() {
    let (white, black) = (Player::FIRST, Player::SECOND);
    for (player, centi, tenths, words) in [
        (white, 134, [630, 370], "White is better (63\u{a0}%)"),
        (black, 134, [370, 630], "Black is better (63\u{a0}%)"),
        (white, -1260, [21, 979], "Black is better (98\u{a0}%)"),
        (black, -50, [563, 437], "White is better (56\u{a0}%)"),
        (black, -4, [503, 497], "Even chances"),
    ] {
        let thought = thought(player, Score::estimate(centi), &tenths);
        assert_eq!(said(&thought), words);
    }
}

#[test]
fn an_end_in_sight_is_counted_in_moves_of_the_winner() {
    let (white, black) = (Player::FIRST, Player::SECOND);
    let told =
        |mover, win| said(&Thought { win: Some(win), ..thought(mover, Score::DRAW, &[500, 500]) });
    for mover in [white, black] {
        let win = LineWin { player: white, plies: 5, moves: 3 };
        assert_eq!(told(mover, win), "White wins in 3 pushes");
    }
    let win = LineWin { player: black, plies: 2, moves: 1 };
    assert_eq!(told(white, win), "Black wins in one push");
}

#[test]
fn among_three_it_is_told_of_the_player_to_move() {
    let black = Player::SECOND;
    let behind = thought(black, Score::estimate(-50), &[400, 214, 386]);
    assert_eq!(said(&behind), "Black’s chances: 21\u{a0}%");
    let lost = thought(black, Score::loss_in(2), &[500, 0, 500]);
    assert_eq!(said(&lost), "Black’s chances: 0\u{a0}%");
}

#[test]
fn a_score_is_told_with_its_sign() {
    let said = |centi| Texts::new(&[]).say(&worth(Score::estimate(centi)));
    let told = [134, -134, -4, 0].map(said);
    assert_eq!(told, ["+1.3", "−1.3", "+0.0", "+0.0"]);
}

#[test]
fn speed_is_told_in_thousands_or_millions() {
    let said = |speed| Texts::new(&[]).say(&pace(speed));
    assert_eq!(said(6_149_000), "6.1 M/s");
    assert_eq!(said(480_900), "480 k/s");
}
