//! The worked cases of Qubism, one test each, and the symmetries of the board.

use kuba_rules::qubism::{
    Cube, Direction, Fin, GameState, Illegal, Move, MoveError, Position, QubismRules, Square,
    Squares, Win,
};
use kuba_rules::random::Random;
use kuba_rules::{Concession, Ending, Game, GameResult, Outcome, Player};

fn at(position: &str) -> GameState {
    GameState::from_position(position.parse().expect(position), QubismRules::default())
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

fn square(text: &str) -> Square {
    text.parse().expect(text)
}

fn names(squares: Squares) -> Vec<String> {
    let mut names: Vec<String> = squares.map(|square| square.to_string()).collect();
    names.sort();
    names
}

/// Target squares of the piece on a square.
fn targets(game: &GameState, from: &str) -> Vec<String> {
    legal(game)
        .into_iter()
        .filter(|text| text.starts_with(from) && !text.ends_with(['L', 'R']))
        .map(|text| text[2..].to_owned())
        .collect()
}

#[test]
fn a_pawn_steps_and_jumps_as_the_rules_say() {
    for (position, from, wanted) in [
        ("5/5/2ER2/2EL2/5 a2 e4 b", "a2", &["a1", "a3", "b2"][..]),
        ("5/5/5/5/5 c2 c3 b", "c2", &["b2", "c1", "c4", "d2"]),
        ("5/2NR2/5/5/5 c2 c3 b", "c2", &["b2", "b3", "c1", "d2", "d3"]),
        ("5/5/5/5/5 d3 e3 b", "d3", &["c3", "d2", "d4", "e2", "e4"]),
        ("5/5/5/5/5 c4 c5 b", "c4", &["b4", "b5", "c3", "d4", "d5"]),
        ("5/3WR1/5/3ERNR/5 d3 e3 b", "d3", &["c3", "e4"]),
    ] {
        assert_eq!(targets(&at(position), from), wanted, "{position}");
    }
}

#[test]
fn a_pawn_is_refused_with_the_reason() {
    let game = at("5/5/5/5/5 c2 c3 b");
    assert_eq!(refusal(&game, "c2b3"), Illegal::JumpStraight(square("c4")));
    assert_eq!(refusal(&game, "c2c3"), Illegal::PawnInTheWay(square("c3")));
    assert_eq!(refusal(&game, "c2c5"), Illegal::NotAStep);
    assert_eq!(refusal(&game, "c2b1"), Illegal::NotAStep);
    assert_eq!(refusal(&game, "c3b3"), Illegal::NotYours(Player::FIRST));
    assert_eq!(refusal(&game, "a1a2"), Illegal::Empty(square("a1")));
    let game = at("5/2NR2/1ER3/5/5 c2 c3 b");
    assert_eq!(refusal(&game, "c2c4"), Illegal::CubeInTheWay(square("c4")));
    assert_eq!(refusal(&game, "c2b3"), Illegal::CubeInTheWay(square("b3")));
    let claim = refusal(&game, "c2b2NR");
    assert_eq!(claim, Illegal::Written(MoveError::NotACube(square("c2"))));
}

#[test]
fn reaching_the_far_side_wins_at_once_also_by_a_jump() {
    for mv in ["c4b5", "c4d5"] {
        let mut game = at("5/5/5/5/5 c4 c5 b");
        play(&mut game, mv);
        let outcome =
            Outcome { result: GameResult::Won(Player::FIRST), ending: Ending::OnBoard(Win::Goal) };
        assert_eq!(game.outcome(), Some(outcome));
        assert_eq!(refusal(&game, "c5c4"), Illegal::GameOver);
        assert_eq!(legal(&game), [""; 0]);
    }
    let mut game = at("5/5/5/5/5 a3 c2 w");
    play(&mut game, "c2c1");
    assert_eq!(game.outcome().and_then(|end| end.winner()), Some(Player::SECOND));
}

#[test]
fn a_cube_is_placed_with_a_free_square_before_its_arrow() {
    let game = at("5/3NR1/5/5/5 c2 c4 b");
    assert!(game.read_move("b3NL").is_ok());
    assert!(game.read_move("b3NR").is_ok());
    assert_eq!(refusal(&game, "c3NR"), Illegal::ArrowAtPawn(square("c4")));
    assert_eq!(refusal(&game, "d3NR"), Illegal::ArrowAtCube(square("d4")));
    assert_eq!(refusal(&game, "e3ER"), Illegal::ArrowOff);
    assert_eq!(refusal(&game, "d4SR"), Illegal::Taken(square("d4")));
    assert_eq!(refusal(&game, "c2ER"), Illegal::Taken(square("c2")));
    assert!(game.read_move("a5SR").is_ok(), "the end ranks are allowed");
}

#[test]
fn a_cube_slides_along_its_arrow_and_rolls_once() {
    let game = at("5/1SR3/4WR/5/5 c2 c4 b");
    assert_eq!(targets(&game, "e3"), ["a3", "b3", "c3", "d3"]);
    for to in ["d3", "c3", "b3", "a3"] {
        let mv = game.read_move(&format!("e3{to}")).expect(to);
        assert_eq!(game.write_move(mv), format!("e3-{to}NR"));
        assert_eq!(game.read_move(&format!("e3-{to}NR")), Ok(mv));
        let said = Cube { arrow: Direction::North, fin: Fin::Left };
        let becomes = Cube { fin: Fin::Right, ..said };
        let wrong = refusal(&game, &format!("e3{to}NL"));
        assert_eq!(wrong, Illegal::Written(MoveError::WrongState { said, becomes }));
    }
    assert_eq!(targets(&game, "b4"), ["b1", "b2", "b3"]);
    assert_eq!(refusal(&game, "e3e4"), Illegal::OffArrow(Direction::West));
    let blocked = at("5/5/2NL1WR/5/5 c2 c4 b");
    assert_eq!(refusal(&blocked, "e3b3"), Illegal::NotFree(square("c3")));
    assert_eq!(refusal(&blocked, "e3c3"), Illegal::NotFree(square("c3")));
    assert_eq!(refusal(&blocked, "c3c4"), Illegal::Locked(square("c3")));
    let edge = at("5/5/4ER/5/5 c2 c4 b");
    assert_eq!(refusal(&edge, "e3d3"), Illegal::PointsOff);
}

#[test]
fn no_cube_may_close_the_way_of_a_player() {
    let game = at("5/5/1SRNRERSR/5/5 c2 c4 b");
    for closing in ["a2", "a3", "a4"] {
        for cube in Cube::all() {
            let mv = Move::Place { square: square(closing), cube };
            assert!(game.check(mv).is_err(), "{mv}");
        }
    }
    let Illegal::NoWay(wall) = refusal(&game, "a3NR") else {
        panic!("a3 closes the last way");
    };
    assert_eq!(wall.player, Player::FIRST);
    assert_eq!(wall.reach, Squares::rank(0) | Squares::rank(1));
    assert_eq!(names(wall.closing), ["a3", "b3", "c3", "d3", "e3"]);
    assert_eq!(names(game.position().walling()), ["a2", "a3", "a4"]);
}

#[test]
fn the_square_that_a_moved_cube_leaves_is_free() {
    // The only gap of rank 3 is a3; the cube on b3 moves there and leaves b3 open.
    let game = at("5/5/1WRNRERSR/5/5 c2 c4 b");
    assert_eq!(targets(&game, "b3"), ["a3"]);
    // The only gap is in the file of b5, with one square before it and one behind.
    let game = at("1SR3/5/NR1NRERSR/5/5 c2 c4 b");
    assert_eq!(targets(&game, "b5"), ["b1"]);
    for to in ["b4", "b3", "b2"] {
        let refused = refusal(&game, &format!("b5{to}"));
        assert!(matches!(refused, Illegal::NoWay(_)), "{refused:?}");
    }
}

#[test]
fn with_all_cubes_on_the_board_none_is_placed() {
    let game = at("1ERNREL1/SL4/2WRSRER/5/EL2ER1 a3 a2 b");
    assert_eq!(game.position().supply(), 0);
    assert_eq!(refusal(&game, "b2NR"), Illegal::SupplyEmpty);
    assert_eq!(legal(&game).len(), 8);
}

#[test]
fn steps_to_the_far_side_are_the_shortest_way_around_the_cubes() {
    let start = Position::start();
    assert_eq!(start.steps_to_goal(Player::FIRST), Some(4));
    let walled: Position = "5/5/1SRNRERSR/5/5 e2 c4 b".parse().expect("a position");
    assert_eq!(walled.steps_to_goal(Player::FIRST), Some(7));
    let way = walled.way_to_goal(Player::FIRST).expect("a way");
    assert_eq!(way.len(), 8);
    assert!(way.has(square("a3")) && way.has(square("e2")));
    // Pawns do not block.
    let faced: Position = "5/5/5/5/5 c2 c3 b".parse().expect("a position");
    assert_eq!(faced.steps_to_goal(Player::FIRST), Some(3));
}

#[test]
fn four_rolls_restore_a_cube() {
    for cube in Cube::all() {
        let once = cube.rolled();
        assert_eq!(once.fin, cube.fin);
        assert_ne!(once.arrow, cube.arrow);
        assert_eq!(once.rolled().arrow, cube.arrow.opposite());
        assert_eq!(once.rolled().rolled().rolled(), cube);
    }
    let rolls = |text: &str| text.parse::<Cube>().expect(text).rolled().to_string();
    let table = ["NLWL", "WLSL", "SLEL", "ELNL", "NRER", "ERSR", "SRWR", "WRNR"];
    for pair in table {
        assert_eq!(rolls(&pair[..2]), pair[2..], "{pair}");
    }
}

#[test]
fn the_third_repetition_is_a_draw_unless_it_is_switched_off() {
    let there_and_back = "c1d1 c5d5 d1c1 d5c5";
    let mut game = at("5/5/5/5/5 c1 c5 b");
    play(&mut game, there_and_back);
    assert_eq!(game.outcome(), None);
    play(&mut game, there_and_back);
    let outcome = game.outcome().expect("the end");
    assert_eq!((outcome.winner(), outcome.ending), (None, Ending::Repetition));
    assert_eq!(refusal(&game, "c1d1"), Illegal::GameOver);
    let rules = QubismRules { repetition: false };
    let mut game = GameState::start(&rules);
    play(&mut game, &[there_and_back; 5].join(" "));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.past(), []);
}

#[test]
fn who_gives_up_loses_and_both_may_agree_on_a_draw() {
    for (concession, winner, ending) in [
        (Concession::Resign(Player::FIRST), Some(Player::SECOND), Ending::Resignation),
        (Concession::TimeOut(Player::SECOND), Some(Player::FIRST), Ending::TimeOut),
        (Concession::AgreeDraw, None, Ending::Agreement),
    ] {
        let mut game = GameState::start(&QubismRules::default());
        game.concede(concession);
        assert_eq!(game.outcome(), Some(Outcome { result: GameResult::from(winner), ending }));
        game.concede(Concession::AgreeDraw);
        assert_eq!(game.outcome(), Some(Outcome { result: GameResult::from(winner), ending }));
        assert_eq!(refusal(&game, "c1c2"), Illegal::GameOver);
    }
}

/// Positions of random games, one every few moves.
fn positions() -> Vec<Position> {
    let seed = 55;
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    let mut found = Vec::new();
    for _ in 0..4 {
        let mut game = at("5/5/5/5/5 c1 c5 b");
        while game.outcome().is_none() && found.len() < 60 {
            if dice.below(2) == 0 {
                found.push(*game.position());
            }
            let moves = legal(&game);
            play(&mut game, &moves[dice.below(moves.len())]);
        }
    }
    assert!(found.len() > 30);
    found
}

/// The position and its legal moves under a symmetry.
fn image(
    position: &Position,
    players: [usize; 2],
    square: impl Fn(Square) -> Square,
    cube: impl Fn(Cube) -> Cube,
) -> (String, Vec<String>) {
    let mut ranks = [const { [const { String::new() }; 5] }; 5];
    for from in Square::all() {
        let to = square(from);
        ranks[usize::from(to.rank())][usize::from(to.file())] =
            position.cube(from).map_or("1".into(), |seen| cube(seen).to_string());
    }
    let ranks: Vec<String> = ranks.iter().rev().map(|rank| rank.concat()).collect();
    let [black, white] = players.map(|seat| square(position.pawn(Player::seat(seat))));
    let turn = ["b", "w"][players[position.turn().index()]];
    let game = GameState::from_position(*position, QubismRules::default());
    let mut moves: Vec<String> = legal(&game)
        .iter()
        .map(|text| match text.parse().expect(text) {
            Move::Go { from, to } => format!("{}{}", square(from), square(to)),
            Move::Place { square: at, cube: lies } => format!("{}{}", square(at), cube(lies)),
        })
        .collect();
    moves.sort();
    (format!("{} {black} {white} {turn}", ranks.join("/")), moves)
}

#[test]
fn a_mirror_exchanges_the_fins_and_keeps_every_move_legal() {
    for position in positions() {
        let mirrored =
            |square: Square| Square::new(4 - square.file(), square.rank()).expect("on the board");
        let cube = |cube: Cube| Cube {
            arrow: match cube.arrow {
                Direction::East => Direction::West,
                Direction::West => Direction::East,
                same => same,
            },
            fin: match cube.fin {
                Fin::Left => Fin::Right,
                Fin::Right => Fin::Left,
            },
        };
        let (text, moves) = image(&position, [0, 1], mirrored, cube);
        assert_eq!(legal(&at(&text)), moves, "{position}");
        let game = GameState::from_position(position, QubismRules::default());
        assert_eq!(at(&text).perft(2), game.perft(2), "{position}");
    }
}

#[test]
fn half_a_turn_with_colours_exchanged_keeps_every_move_legal() {
    for position in positions() {
        let turned = |square: Square| {
            Square::new(4 - square.file(), 4 - square.rank()).expect("on the board")
        };
        let cube = |cube: Cube| Cube { arrow: cube.arrow.opposite(), ..cube };
        let (text, moves) = image(&position, [1, 0], turned, cube);
        assert_eq!(legal(&at(&text)), moves, "{position}");
        let game = GameState::from_position(position, QubismRules::default());
        assert_eq!(at(&text).perft(2), game.perft(2), "{position}");
    }
}

/// The reference: counts the paths of exactly `steps` steps by walking each.
fn ways_by_walking(open: Squares, from: Square, steps: u32, goal: Squares) -> u32 {
    if steps == 0 {
        return u32::from(goal.has(from));
    }
    let next = Squares::of(from).beside() & open;
    next.map(|to| ways_by_walking(open, to, steps - 1, goal)).sum()
}

#[test]
fn the_shortest_ways_are_counted_up_to_four() {
    let seed = 31;
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    let mut seen = [0; 5];
    for _ in 0..20 {
        let mut game = GameState::start(&QubismRules::default());
        while game.outcome().is_none() && game.position().cubes().len() < 9 {
            let position = game.position();
            for player in [Player::FIRST, Player::SECOND] {
                let shortest = position.shortest_ways(player).expect("a way");
                assert_eq!(Some(shortest.steps), position.steps_to_goal(player));
                let (from, goal) = (position.pawn(player), Position::goal(player));
                let walked = ways_by_walking(!position.cubes(), from, shortest.steps, goal);
                assert_eq!(shortest.ways, walked.min(4), "{position}");
                seen[shortest.ways as usize] += 1;
            }
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            game.play(moves[dice.below(moves.len())]);
        }
    }
    assert!(seen[1..].iter().all(|&times| times > 5), "{seen:?}");
}

#[test]
fn a_corridor_is_a_file_on_which_the_pawns_come_towards_each_other() {
    let apart = |text: &str| text.parse::<Position>().expect(text).corridor();
    assert_eq!(apart("5/5/5/5/5 c1 c5 b"), Some(4));
    assert_eq!(apart("5/5/5/5/5 c2 c3 w"), Some(1));
    assert_eq!(apart("5/5/5/5/5 c3 c2 b"), None, "they have passed");
    assert_eq!(apart("5/5/5/5/5 c2 d4 b"), None);
    assert_eq!(apart("5/5/2NR2/5/5 c2 c4 b"), None, "a cube between");
    assert_eq!(apart("2NR2/5/5/5/5 c2 c4 b"), Some(2));
}
