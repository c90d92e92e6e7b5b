//! The worked cases of Cubulus, one test each, and the symmetries of the cube.

use kuba_i18n::Texts;
use kuba_rules::cubulus::{
    BALLS, Ball, Cell, Cells, CubulusRules, Effect, Face, GameState, Illegal, Layout, Move,
    MoveError, Neutrals, Opening, Players, Position, SquareShape, Win,
};
use kuba_rules::phrase::ToPhrase;
use kuba_rules::random::Random;
use kuba_rules::{Concession, Ending, Game, GameResult, Outcome, Player};

const THIRD: Player = Player::seat(2);

fn at(position: &str) -> GameState {
    GameState::from_position(position.parse().expect(position), CubulusRules::default())
}

fn three() -> GameState {
    at("3/3/3/3/3/3/3/3/3 w wbr -")
}

fn play(game: &mut GameState, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.read_move(text).unwrap_or_else(|error| {
            panic!("{text}: {error} in {}", game.position_text());
        });
        game.play(mv);
    }
}

fn after(position: &str, moves: &str) -> GameState {
    let mut game = at(position);
    play(&mut game, moves);
    game
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

fn won(winner: Player, ending: Ending<Win>) -> Outcome<Ending<Win>> {
    Outcome { result: GameResult::Won(winner), ending }
}

/// The line a11 b11 c11 of a three-player game after White's move.
fn line_after(line: &str, mv: &str) -> String {
    let game = after(&format!("3/3/3/3/3/3/3/3/{line} w wbr -"), mv);
    let text = game.position_text();
    let board = text.split(' ').next().expect("a cube");
    board.rsplit('/').next().expect("a rank").to_owned()
}

#[test]
fn balls_enter_a_line_as_the_rules_say() {
    assert_eq!(line_after("B1R", "a11b11"), "WBR");
    assert_eq!(line_after("BR1", "a11b11"), "WBR");
    assert_eq!(line_after("1BR", "a11"), "WBR");
    assert_eq!(line_after("BR1", "c11"), "BRW");
}

#[test]
fn a_full_line_goes_round_and_may_not_go_straight_back() {
    assert_eq!(line_after("WBR", "a11b11"), "RWB");
    assert_eq!(line_after("WBR", "c11b11"), "BRW");
    let game = after("3/3/3/3/3/3/3/3/WBR w wbr -", "c11b11");
    assert_eq!(refusal(&game, "a11b11"), Illegal::TakeBack(Player::FIRST));
}

#[test]
fn the_ban_lasts_one_move_even_with_three_players() {
    let mut game = after("3/3/WBR/3/3/3/3/3/3 b wbr -", "a13b13");
    assert_eq!(game.position_text(), "3/3/RWB/3/3/3/3/3/3 r wbr c13b13");
    assert_eq!(refusal(&game, "c13b13"), Illegal::TakeBack(Player::SECOND));
    assert!(game.read_move("a13b13").is_ok());
    play(&mut game, "a31");
    assert!(game.read_move("c13b13").is_ok());
    assert!(game.position_text().ends_with(" w wbr -"));
}

#[test]
fn a_move_that_completes_anothers_square_gives_it_the_game() {
    let mut game = at("B1B/3/B2/3/3/2B/3/3/2W w wbr -");
    let gift = game.read_move("c11c12").expect("legal");
    assert_eq!(game.winner_after(gift), Some(Player::SECOND));
    game.play(gift);
    assert_eq!(game.outcome(), Some(won(Player::SECOND, Ending::OnBoard(Win::Gift))));
    let squares: Vec<_> = game.position().squares(Ball::Black).collect();
    assert_eq!(squares.len(), 1);
    assert_eq!((squares[0].face, squares[0].shape), (Face::Top, SquareShape::Corners));
    assert_eq!(refusal(&game, "a11"), Illegal::GameOver);
    assert_eq!(legal(&game), [""; 0]);
}

#[test]
fn of_two_squares_at_once_the_others_counts() {
    let position = "B1B/3/B2/3/3/1WB/3/3/1WW w wbr -";
    let both = after(position, "c11c12");
    assert_eq!(both.outcome(), Some(won(Player::SECOND, Ending::OnBoard(Win::Gift))));
    let alone = after(position, "c12c22");
    assert_eq!(alone.outcome(), Some(won(Player::FIRST, Ending::OnBoard(Win::Square))));
}

#[test]
fn of_two_squares_of_others_that_of_the_next_player_counts() {
    // Shifting a12 b12 c12 completes a square on the left face and one on the right.
    for (position, winner) in [
        ("3/B1R/B1R/3/B1R/WRB/3/3/3 w wbr -", Player::SECOND),
        ("3/W1R/W1R/3/W1R/BRW/3/3/3 b wbr -", THIRD),
        ("3/B1W/B1W/3/B1W/RWB/3/3/3 r wbr -", Player::FIRST),
    ] {
        let game = after(position, "a12b12");
        assert_eq!(game.outcome(), Some(won(winner, Ending::OnBoard(Win::Gift))), "{position}");
    }
}

#[test]
fn neutral_squares_mean_nothing() {
    let two = at("RRR/RRR/RRR/3/3/3/3/3/3 w wb -");
    assert_eq!(two.outcome(), None);
    assert!(two.read_move("a33a32").is_ok());
    let text = "RRR/RRR/RRR/3/3/3/3/3/3 w wbr -";
    assert!(text.parse::<Position>().is_err());
    let out = after("3/3/3/3/3/3/3/RR1/R1R w wb. -", "c11b11");
    assert_eq!(out.position().squares(Ball::Red).count(), 1);
    assert_eq!(out.outcome(), None);
    let text = "3/3/3/3/3/3/3/RR1/RR1 w wb. -";
    assert!(text.parse::<Position>().is_ok());
}

#[test]
fn neutrals_are_laid_by_the_second_player() {
    let mut game = GameState::start(&CubulusRules::default());
    assert_eq!(game.position_text(), "3/3/3/3/3/3/3/3/3 b wb -");
    assert_eq!(legal(&game).len(), 27);
    assert_eq!(refusal(&game, "a11b11"), Illegal::Laying);
    assert_eq!(refusal(&game, "pass"), Illegal::NoPass);
    play(&mut game, "b22 a11");
    let taken: Cell = "a11".parse().expect("a cell");
    assert_eq!(refusal(&game, "a11"), Illegal::Taken(taken));
    assert_eq!(refusal(&game, "a11b11"), Illegal::Taken(taken));
    play(&mut game, "b11 c11 a21 b21 c21 a31");
    assert_eq!(game.position().neutrals_to_lay(), 1);
    assert_eq!(game.turn(), Player::SECOND);
    play(&mut game, "b31");
    assert_eq!(game.turn(), Player::FIRST);
    assert!(!game.position().is_laying());
    let core = refusal(&after("3/3/3/3/3/3/RRR/RRR/RRR w wb -", "a12"), "b22");
    assert_eq!(core, Illegal::Core);
    assert_eq!(
        Texts::new(&[]).say(&core.phrase()),
        "The core is reached only by pushing the middle of a face inwards."
    );
}

#[test]
fn layouts_lie_when_the_first_player_begins() {
    let start = |layout| {
        let players = Players::Two(Neutrals::Laid(layout));
        GameState::start(&CubulusRules { players, repetition: true })
    };
    for (layout, text) in [
        (Layout::MIDDLE_LAYER, "3/3/3/RRR/RRR/RRR/3/3/3 w wb -"),
        (Layout::CENTRES, "2R/1R1/3/1R1/RRR/1R1/3/1R1/R2 w wb -"),
    ] {
        assert_eq!(start(layout).position_text(), text);
    }
    let drawn = Layout::drawn(7);
    assert_eq!(drawn, Layout::drawn(7));
    assert_ne!(drawn, Layout::drawn(8));
    assert_eq!(start(drawn).position().cells(Ball::Red), drawn.cells());
    let mut ever = Cells::EMPTY;
    for lot in 0..100 {
        let cells = Layout::drawn(lot).cells();
        assert_eq!(cells.len(), u32::from(BALLS));
        ever = ever | cells;
    }
    assert_eq!(ever, Cells::CUBE, "every cell is drawn now and then");
}

#[test]
fn an_empty_hand_leaves_only_shifts() {
    let game = at("WBW/RRB/RWB/BWW/BBR/RWR/RBW/RBB/2R b wb c23c22");
    assert_eq!(game.position().hand(Player::FIRST), 2);
    let empty = at("1WR/RRR/WBB/RWR/WWB/WWR/WR1/1B1/WRB w wb c11b11");
    assert_eq!(empty.position().hand(Player::FIRST), 0);
    assert_eq!(refusal(&empty, "a33"), Illegal::HandEmpty);
    assert_eq!(
        refusal(&empty, "b33a33"),
        Illegal::Written(MoveError::NotAnEnd(
            "b33".parse().expect("a cell"),
            "a33".parse().expect("a cell"),
        ))
    );
    for text in legal(&empty) {
        let Ok(Move::Push(opening)) = text.parse() else {
            panic!("{text}");
        };
        assert_eq!(empty.position().effect(opening), Effect::Shifts);
    }
}

#[test]
fn three_balls_alike_are_not_shifted() {
    let game = at("3/3/3/3/3/3/3/3/WWW w wbr -");
    assert_eq!(refusal(&game, "a11b11"), Illegal::Alike);
    assert!(game.read_move("a11a21").is_ok());
}

#[test]
fn who_can_do_nothing_passes() {
    // White has no ball in hand, and no line is full but those of three equal balls.
    let mut game = at("3/WWW/3/WWW/3/3/3/WWW/3 w wbr -");
    assert_eq!(game.position().hand(Player::FIRST), 0);
    assert_eq!(legal(&game), ["pass"]);
    assert_eq!(refusal(&game, "a11"), Illegal::OnlyPass);
    play(&mut game, "pass");
    assert_eq!(game.turn(), Player::SECOND);
    assert_eq!(refusal(&game, "pass"), Illegal::NoPass);
    assert_eq!(game.perft(1), perft_by_list(&game));
}

fn perft_by_list(game: &GameState) -> u64 {
    legal(game).len() as u64
}

#[test]
fn the_third_repetition_is_a_draw_unless_it_is_switched_off() {
    let position = "3/3/3/3/WBR/3/3/3/3 w wbr -";
    let round = "a22b22 a22b22 a22b22";
    let mut game = after(position, &[round; 2].join(" "));
    // The starting position had no banned shift, so the first position to repeat is the one after it.
    assert_eq!(game.outcome(), None);
    play(&mut game, "a22b22");
    assert_eq!(
        game.outcome(),
        Some(Outcome { result: GameResult::Drawn, ending: Ending::Repetition })
    );
    assert_eq!(refusal(&game, "a22b22"), Illegal::GameOver);
    let endless = CubulusRules { repetition: false, ..CubulusRules::default() };
    let mut game = GameState::from_position(position.parse().expect(position), endless);
    play(&mut game, &[round; 5].join(" "));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.past(), []);
}

#[test]
fn of_three_who_gives_up_is_out_and_the_last_one_left_wins() {
    let mut game = three();
    play(&mut game, "a11 c33 b31");
    assert!(!legal(&game).contains(&"resign".to_owned()));
    play(&mut game, "resign");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.position_text(), "2B/3/3/3/3/3/1R1/3/W2 b .br -");
    assert_eq!(game.position().hand(Player::FIRST), 0);
    assert!(!game.position().is_in(Player::FIRST));
    play(&mut game, "a21 a31");
    assert_eq!(game.turn(), Player::SECOND);
    play(&mut game, "resign");
    assert_eq!(game.outcome(), Some(won(THIRD, Ending::Resignation)));
    assert_eq!(game.turn(), THIRD);
    assert_eq!(refusal(&game, "resign"), Illegal::GameOver);
    let two = at("3/3/3/RRR/RRR/RRR/3/3/3 w wb -");
    assert_eq!(refusal(&two, "resign"), Illegal::NoResign);
}

#[test]
fn giving_up_lifts_the_ban() {
    let game = after("3/3/WBR/3/3/3/3/3/3 b wbr -", "a13b13 resign");
    assert!(game.position_text().ends_with(" w wb. -"));
    assert!(game.read_move("c13b13").is_ok());
}

#[test]
fn of_three_whose_time_runs_out_is_out() {
    let mut game = three();
    play(&mut game, "a11 c33 b31");
    game.concede(Concession::TimeOut(Player::SECOND));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.turn(), Player::FIRST);
    assert!(game.position_text().ends_with(" w w.r -"));
    game.concede(Concession::TimeOut(Player::FIRST));
    assert_eq!(game.outcome(), Some(won(THIRD, Ending::TimeOut)));
    assert_eq!(legal(&game), [""; 0]);
}

#[test]
fn of_two_who_gives_up_loses_and_both_may_agree_on_a_draw() {
    let start = "3/3/3/RRR/RRR/RRR/3/3/3 w wb -";
    for (concession, winner, ending) in [
        (Concession::Resign(Player::FIRST), Some(Player::SECOND), Ending::Resignation),
        (Concession::TimeOut(Player::SECOND), Some(Player::FIRST), Ending::TimeOut),
        (Concession::AgreeDraw, None, Ending::Agreement),
    ] {
        let mut game = at(start);
        game.concede(concession);
        assert_eq!(game.outcome(), Some(Outcome { result: GameResult::from(winner), ending }));
        assert_eq!(game.position_text(), start);
        game.concede(Concession::AgreeDraw);
        assert_eq!(game.outcome(), Some(Outcome { result: GameResult::from(winner), ending }));
        assert_eq!(refusal(&game, "a11"), Illegal::GameOver);
    }
}

#[test]
fn an_opening_knows_the_move_that_it_is() {
    let position: Position = "3/3/3/3/3/3/3/3/BR1 w wbr -".parse().expect("a position");
    for (opening, mv, effect) in [
        ("c11b11", "c11", Effect::Stays),
        ("a11b11", "a11b11", Effect::PushesTwo),
        ("b11b21", "b11b21", Effect::PushesOne),
    ] {
        let opening: Opening = opening.parse().expect(opening);
        assert_eq!(position.entering(opening).to_string(), mv);
        assert_eq!(position.effect(opening), effect);
    }
    let openings: Vec<Opening> = Opening::all().collect();
    for (number, opening) in openings.iter().enumerate() {
        assert_eq!(opening.opposite().opposite(), *opening);
        assert!(Cells::face(opening.face()).has(opening.cell()));
        assert_eq!(opening.face().inwards(), opening.direction());
        assert_eq!(opening.index(), number);
    }
    assert_eq!(openings.len(), 54);
}

/// The image of a cell under a symmetry of the cube: the axes permuted, then some reversed.
fn image(cell: Cell, axes: [usize; 3], turned: [bool; 3]) -> Cell {
    let at = [cell.file(), cell.rank(), cell.layer()];
    let [file, rank, layer] = [0, 1, 2].map(|axis| {
        let value = at[axes[axis]];
        if turned[axis] { 2 - value } else { value }
    });
    Cell::new(file, rank, layer).expect("in the cube")
}

fn image_of_text(text: &str, cell: impl Fn(Cell) -> Cell) -> String {
    match text.parse().expect(text) {
        Move::Put(at) => cell(at).to_string(),
        Move::Push(opening) => {
            let [first, second, _] = opening.line();
            format!("{}{}", cell(first), cell(second))
        }
        Move::Pass | Move::Resign | Move::TimeOut => text.to_owned(),
    }
}

fn image_of_position(position: &Position, cell: impl Fn(Cell) -> Cell) -> String {
    let mut ranks = [['.'; 3]; 9];
    for from in Cell::all() {
        if let Some(ball) = position.ball(from) {
            let to = cell(from);
            let row = 3 * (2 - to.layer()) + 2 - to.rank();
            ranks[usize::from(row)][usize::from(to.file())] = ball.letter();
        }
    }
    let ranks: Vec<String> = ranks.iter().map(|rank| rank.iter().collect()).collect();
    let text = position.to_string();
    let rest: Vec<&str> = text.split(' ').skip(1).collect();
    let ban = position.banned().map_or("-".into(), |ban| image_of_text(&ban.to_string(), &cell));
    format!("{} {} {} {ban}", ranks.join("/"), rest[0], rest[1])
}

#[test]
fn the_48_symmetries_of_the_cube_keep_every_move_legal() {
    let seed = 48;
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    let mut positions = Vec::new();
    for start in ["3/3/3/RRR/RRR/RRR/3/3/3 w wb -", "3/3/3/3/3/3/3/3/3 w wbr -"] {
        for _ in 0..5 {
            let mut game = at(start);
            while game.outcome().is_none() {
                if dice.below(4) == 0 {
                    positions.push(*game.position());
                }
                let moves = legal(&game);
                play(&mut game, &moves[dice.below(moves.len())]);
            }
        }
    }
    assert!(positions.len() > 20);
    let axes = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    for position in positions {
        let game = GameState::from_position(position, CubulusRules::default());
        for number in 0..48 {
            let turned = [1, 2, 4].map(|bit| number & bit != 0);
            let cell = |cell: Cell| image(cell, axes[number / 8], turned);
            let other = at(&image_of_position(&position, cell));
            let mut wanted: Vec<String> =
                legal(&game).iter().map(|text| image_of_text(text, cell)).collect();
            wanted.sort();
            assert_eq!(legal(&other), wanted, "{position}, {number}");
            assert_eq!(other.perft(2), game.perft(2), "{position}, {number}");
        }
    }
}
