//! The worked cases of Kuba's rules, one test each, and the symmetries of the board.

use kuba_rules::kuba::{
    Cell, Direction, ExtraTurn, GameState, Illegal, KoRule, Marble, Move, Position, Push, RuleSet,
    Setup, Win,
};
use kuba_rules::{Ending, Game, Player};

fn at(position: &str, rules: RuleSet) -> GameState {
    GameState::from_position(position.parse().expect(position), rules)
}

fn start() -> GameState {
    GameState::new(RuleSet::LEAFLET, Setup::Standard)
}

fn play(game: &mut GameState, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.read_move(text).unwrap_or_else(|error| {
            panic!("{text}: {error} in {}", game.position_text());
        });
        game.play(mv);
    }
}

fn refusal(game: &GameState, text: &str) -> Illegal {
    game.read_move(text).expect_err(text)
}

fn legal(game: &GameState) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn with(ko: KoRule, extra: ExtraTurn) -> RuleSet {
    RuleSet { ko, extra, ..RuleSet::LEAFLET }
}

#[test]
fn case_1_the_start_has_eight_pushes() {
    let game = start();
    let eight = ["a6b6", "a7a6", "a7b7", "b7b6", "f1f2", "g1f1", "g1g2", "g2f2"];
    assert_eq!(legal(&game), eight);
    assert_eq!(refusal(&game, "b6a6"), Illegal::OwnMarbleOff);
    let behind = "a7".parse().expect("a cell");
    assert_eq!(refusal(&game, "b7c7"), Illegal::Blocked(behind));
    for (from, direction) in [("b7", Direction::North), ("a7", Direction::North)] {
        let push = Push::new(from.parse().expect("a cell"), direction);
        assert!(game.check_push(push).is_err(), "{push}");
    }
}

#[test]
fn case_2_a_row_of_both_colours_comes_back_only_once() {
    let mut game = start();
    play(&mut game, "a7b7 g7f7 b7c7 f7e7");
    assert_eq!(refusal(&game, "b7c7"), Illegal::StraightBack);
    assert!(game.position_text().ends_with(" w 0-0 - b7c7"));
}

#[test]
fn case_3_black_may_not_push_straight_back() {
    let mut game = start();
    play(&mut game, "f1f2 f7f6 f2f3");
    assert_eq!(refusal(&game, "f7f6"), Illegal::StraightBack);
}

#[test]
fn case_4_undoing_ones_own_push_is_not_ko() {
    let mut game = start();
    play(&mut game, "a7b7 a1a2 a6b6 a3a2 b6c6 g6f6");
    assert_eq!(refusal(&game, "b6c6"), Illegal::StraightBack);
}

#[test]
fn case_5_the_web_pages_ending() {
    let position = "7/2R4/2RR3/2RRRR1/B4RR/WB5/1B5 b";
    let mut game = at(position, RuleSet::LEAFLET);
    play(&mut game, "a3a2");
    assert_eq!(refusal(&game, "a1a2"), Illegal::StraightBack);
    assert_eq!(legal(&game), ["a1b1"]);
    play(&mut game, "a1b1 b2b1");
    let outcome = game.outcome().expect("the end");
    assert_eq!(outcome.winner(), Some(Player::SECOND));
    assert_eq!(outcome.ending, Ending::OnBoard(Win::NoMarbles));

    let mut at_once = at(position, RuleSet::LEAFLET);
    play(&mut at_once, "b2a2xW");
    assert_eq!(at_once.outcome(), Some(outcome));
}

#[test]
fn case_6_a_capture_and_its_extra_turn_are_ko_under_all_three_rules() {
    for ko in KoRule::ALL {
        let mut game = at("7/7/7/WB5/7/7/1W3WR w", with(ko, ExtraTurn::Must));
        play(&mut game, "f1g1xR");
        assert!(game.position().is_extra_turn());
        play(&mut game, "a4b4");
        let reason = refusal(&game, "c4b4");
        let wanted = match ko {
            KoRule::StraightBack => Illegal::StraightBack,
            _ => Illegal::PreviousPosition(Player::FIRST),
        };
        assert_eq!(reason, wanted);
    }
}

#[test]
fn case_7_after_a_pass_the_first_two_ko_rules_differ() {
    for (ko, allowed) in
        [(KoRule::StraightBack, false), (KoRule::PreviousPosition, true), (KoRule::Superko, true)]
    {
        let mut game = at("7/7/7/4WBR/7/7/1B5 w", with(ko, ExtraTurn::May));
        play(&mut game, "e4f4xR pass");
        assert_eq!(game.read_move("g4f4").is_ok(), allowed, "{ko:?}");
    }
}

#[test]
fn case_8_the_seventh_red_wins_at_once() {
    let mut game = at("7/7/7/5WR/7/7/B6 w 6-0", RuleSet::LEAFLET);
    play(&mut game, "f4g4xR");
    let outcome = game.outcome().expect("the end");
    assert_eq!(outcome.winner(), Some(Player::FIRST));
    assert_eq!(outcome.ending, Ending::OnBoard(Win::SevenReds));
    assert!(!game.position().is_extra_turn());
    assert_eq!(refusal(&game, "a1a2"), Illegal::GameOver);
}

#[test]
fn case_9_marbles_at_the_edge() {
    let game = at("7/7/7/6W/7/7/B6 w", RuleSet::LEAFLET);
    assert_eq!(legal(&game), ["g4f4", "g4g3", "g4g5"]);
    let off = Push::new("g4".parse().expect("a cell"), Direction::East);
    assert_eq!(game.check_push(off), Err(Illegal::OwnMarbleOff));

    let mut seven = at("7/7/7/7/7/7/WRRRRRB w", RuleSet::LEAFLET);
    play(&mut seven, "a1b1xB");
    let outcome = seven.outcome().expect("the end");
    assert_eq!(outcome.winner(), Some(Player::FIRST));
    assert_eq!(outcome.ending, Ending::OnBoard(Win::NoMarbles));

    let own = at("B6/7/7/7/7/7/WRRRRRW w", RuleSet::LEAFLET);
    assert_eq!(refusal(&own, "a1b1"), Illegal::OwnMarbleOff);
}

#[test]
fn the_third_repetition_is_a_draw_unless_it_is_switched_off() {
    let position = "7/7/3W3/7/7/7/3B3 w";
    let there_and_back = "d5d6 d1d2 d6d5 d2d1";
    let mut game = at(position, RuleSet::LEAFLET);
    play(&mut game, there_and_back);
    assert_eq!(game.outcome(), None);
    play(&mut game, there_and_back);
    let outcome = game.outcome().expect("the end");
    assert_eq!((outcome.winner(), outcome.ending), (None, Ending::Repetition));
    assert_eq!(refusal(&game, "d5d6"), Illegal::GameOver);

    let endless = RuleSet { repetition: false, ..RuleSet::LEAFLET };
    let mut game = at(position, endless);
    play(&mut game, &[there_and_back; 5].join(" "));
    assert_eq!(game.outcome(), None);
}

#[test]
fn only_a_red_grants_an_extra_turn_where_the_rules_say_so() {
    for (extra, may_pass) in [(ExtraTurn::RedMust, false), (ExtraTurn::RedMay, true)] {
        for ko in KoRule::ALL {
            let mut game = at("7/7/7/4WBR/7/7/1B5 w", with(ko, extra));
            play(&mut game, "e4f4xR");
            assert!(game.position().is_extra_turn(), "{ko:?}");
            assert_eq!((game.turn(), game.may_pass()), (Player::FIRST, may_pass), "{ko:?}");
            play(&mut game, "f4g4xB");
            assert!(!game.position().is_extra_turn(), "{ko:?}");
            assert_eq!((game.turn(), game.may_pass()), (Player::SECOND, false), "{ko:?}");
            assert_eq!(refusal(&game, "pass"), Illegal::NoPass, "{ko:?}");
        }
    }
}

#[test]
fn superko_names_the_move_whose_board_would_come_back() {
    let rules = with(KoRule::Superko, ExtraTurn::May);
    let mut game = at("7/7/3W3/7/7/7/3B3 w", rules);
    play(&mut game, "d5d6 d1d2 d6d5");
    assert_eq!(refusal(&game, "d2d1"), Illegal::Superko(0));
    play(&mut game, "d2c2 d5d6");
    assert_eq!(refusal(&game, "c2d2"), Illegal::Superko(2));
}

/// Positions of a random game, one every few pushes.
fn positions() -> Vec<Position> {
    let mut game = start();
    let mut dice = 1997_u64;
    let mut found = Vec::new();
    while game.outcome().is_none() && game.plies() < 300 {
        found.push(*game.position());
        let pushes: Vec<Push> = game.legal_pushes().collect();
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        game.play(Move::Push(pushes[(dice >> 33) as usize % pushes.len()]));
    }
    assert!(found.len() > 50);
    found
}

/// The position, including the ko push, with each cell mapped and colours exchanged if `swap`.
fn changed(position: &Position, swap: bool, cell: impl Fn(Cell) -> Cell) -> Position {
    let mut ranks = [['.'; 7]; 7];
    for from in Cell::all() {
        if let Some(marble) = position.marble(from) {
            let to = cell(from);
            ranks[usize::from(to.rank())][usize::from(to.file())] = match marble {
                Marble::White if swap => 'B',
                Marble::Black if swap => 'W',
                same => same.letter(),
            };
        }
    }
    let board: Vec<String> = ranks.iter().rev().map(|rank| rank.iter().collect()).collect();
    let first = position.turn() == Player::FIRST;
    let turn = if first == swap { 'b' } else { 'w' };
    let [white, black] = [Player::FIRST, Player::SECOND].map(|player| position.reds(player));
    let (white, black) = if swap { (black, white) } else { (white, black) };
    let extra = if position.is_extra_turn() { '+' } else { '-' };
    let ko = match position.ko().and_then(|ko| Some((ko.from, ko.to()?))) {
        Some((from, to)) => format!("{}{}", cell(from), cell(to)),
        None => "-".into(),
    };
    let text = format!("{} {turn} {white}-{black} {extra} {ko}", board.join("/"));
    text.parse().expect(&text)
}

fn assert_same_pushes(swap: bool, cell: impl Fn(Cell) -> Cell) {
    for position in positions() {
        let game = GameState::from_position(position, RuleSet::LEAFLET);
        let other = changed(&position, swap, &cell);
        let image = GameState::from_position(other, RuleSet::LEAFLET);
        let mut wanted: Vec<String> = game
            .legal_pushes()
            .filter_map(|push| Some(format!("{}{}", cell(push.from), cell(push.to()?))))
            .collect();
        wanted.sort();
        assert_eq!(legal(&image), wanted, "{position} and {other}");
        assert_eq!(image.perft(2), game.perft(2), "{position}");
    }
}

#[test]
fn a_mirror_keeps_every_push_legal() {
    assert_same_pushes(false, |cell| {
        Cell::new(6 - cell.file(), cell.rank()).expect("on the board")
    });
}

#[test]
fn half_a_turn_with_colours_exchanged_keeps_every_push_legal() {
    assert_same_pushes(true, |cell| {
        Cell::new(6 - cell.file(), 6 - cell.rank()).expect("on the board")
    });
}
