//! Proof search against plain searches that know nothing of proof numbers.

use std::time::Duration;

use crate::common::kuba_mixes::kuba_mixes;
use crate::common::maze::{Crossing, Maze, ROOMS, Rooms};
use crate::common::minimax::Dice;
use crate::common::nim::Nim;
use kuba_bot::kuba::TUNING;
use kuba_bot::search::proof::{Proof, ProofLimits, ProofResult, prove};
use kuba_bot::search::{
    NoControl, Node, RepetitionRule, SearchControl, SearchOptions, SearchTask, TranspositionTable,
    Tuning,
};
use kuba_bot::{BestMove, Evaluate, Limits};
use kuba_rules::kuba::{GameState, KubaRules, Move, RuleSet};
use kuba_rules::{Game, GameResult, Player};

/// Node limit where a win is near.
const ENOUGH: u64 = 20_000;
/// Depth of the plain search of Kuba.
const DEPTH: u32 = 4;
/// Random positions of Kuba for each mix of rules.
const POSITIONS: usize = 80;

fn game(text: &str, rules: RuleSet) -> GameState {
    GameState::from_position(text.parse().expect("a position"), rules)
}

fn answer<G>(game: &G, nodes: u64) -> ProofResult<G::Move>
where
    G: Evaluate,
    G::Node: Node<Move = G::Move>,
{
    let task = SearchTask::new(game, Limits::default());
    proved(&task, nodes)
}

fn proved<N: Node>(task: &SearchTask<N>, nodes: u64) -> ProofResult<N::Move> {
    prove(task, ProofLimits::new(nodes), &mut NoControl).result
}

/// The reference: plain search that uses the rules only.
pub(crate) fn forced<G: Game>(game: &G, attacker: Player, plies: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner() == Some(attacker);
    }
    if plies == 0 {
        return false;
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let wins = |&mv: &G::Move| {
        let mut next = game.clone();
        next.play(mv);
        forced(&next, attacker, plies - 1)
    };
    if game.turn() == attacker { moves.iter().any(wins) } else { moves.iter().all(wins) }
}

fn fewest<G: Game>(game: &G, depth: u32) -> Option<u32> {
    (1..=depth).find(|&plies| forced(game, game.turn(), plies))
}

/// Asserts that the line is legal and ends in a win.
fn line_wins<G: Game>(game: &G, proof: &Proof<G::Move>) {
    let mut end = game.clone();
    for &mv in &proof.line {
        assert_eq!(end.check(mv), Ok(()), "{mv} in {}", end.position_text());
        end.play(mv);
    }
    let winner = end.outcome().and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(game.turn()), "{}", game.position_text());
    assert!(proof.line.len() as u32 <= proof.plies);
}

/// A small position with a history: few marbles, few reds, and a score near the end.
fn small_game(dice: &mut Dice, rules: RuleSet) -> GameState {
    let all: Vec<usize> = (0..49).collect();
    let edge: Vec<usize> = (0..49).filter(|cell| cell % 7 % 6 == 0 || cell / 7 % 6 == 0).collect();
    loop {
        let mut board = ['.'; 49];
        let counts = [('W', 1 + dice.below(3)), ('B', 1 + dice.below(3)), ('R', 1 + dice.below(5))];
        for (letter, count) in counts {
            for _ in 0..count {
                let cells = if letter == 'R' { &edge } else { &all };
                board[cells[dice.below(cells.len())]] = letter;
            }
        }
        let ranks: Vec<String> = board.chunks(7).map(|rank| rank.iter().collect()).collect();
        let turn = ["w", "b"][dice.below(2)];
        let score = ["6-6", "6-5", "5-6", "5-5"][dice.below(4)];
        let text = format!("{} {turn} {score}", ranks.join("/"));
        let Ok(position) = text.parse() else { continue };
        let mut game = GameState::from_position(position, rules);
        for _ in 0..dice.below(13) {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            // Mostly back and forth between few cells, so that positions repeat.
            let nth = dice.below(moves.len()).min(dice.below(moves.len()));
            game.play(moves[nth]);
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// Plays the proved moves against random replies and asserts that the win stays proved. Returns `true` if the
/// game ends within 60 moves.
fn strategy_holds(game: &GameState, attacker: Player, dice: &mut Dice) -> bool {
    let mut game = game.clone();
    for _ in 0..60 {
        if let Some(outcome) = game.outcome() {
            assert_eq!(outcome.winner(), Some(attacker));
            return true;
        }
        let mv = if game.turn() == attacker {
            let ProofResult::Proved(proof) = answer(&game, 4 * ENOUGH) else {
                panic!("the win is lost in {}", game.position());
            };
            line_wins(&game, &proof);
            proof.line[0]
        } else {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            moves[dice.below(moves.len())]
        };
        game.play(mv);
    }
    false
}

/// Asserts that the rest of the win is proved after the first move and each reply to it.
fn first_replies_lose(game: &GameState, proof: &Proof<Move>) {
    let attacker = game.turn();
    let mut after = game.clone();
    after.play(proof.line[0]);
    if after.outcome().is_some() {
        return;
    }
    let mut next = vec![after.clone()];
    if after.turn() != attacker {
        next.clear();
        let mut replies = Vec::new();
        after.legal_moves(&mut replies);
        for reply in replies {
            let mut game = after.clone();
            game.play(reply);
            next.push(game);
        }
    }
    for game in next {
        if let Some(outcome) = game.outcome() {
            assert_eq!(outcome.winner(), Some(attacker));
        } else if game.turn() == attacker {
            let found = answer(&game, 4 * ENOUGH);
            assert!(matches!(found, ProofResult::Proved(_)), "{}", game.position());
        }
    }
}

#[test]
fn proofs_of_kuba_equal_a_plain_search_under_every_mix_of_rules() {
    let (mut all, mut won, mut near, mut closed, mut long, mut ended) = (0, 0, 0, 0, 0, 0);
    for (number, rules) in kuba_mixes().enumerate() {
        let mut dice = Dice(0x9e37 + 77 * number as u64);
        let mut replies = Dice(0x51ed + number as u64);
        for _ in 0..POSITIONS {
            let game = small_game(&mut dice, rules);
            let found = answer(&game, ENOUGH);
            let plain = fewest(&game, DEPTH);
            let text = game.position();
            all += 1;
            near += usize::from(plain.is_some());
            closed += usize::from(found == ProofResult::Disproved);
            let ProofResult::Proved(proof) = found else {
                assert_eq!(plain, None, "{rules:?} {text}: {found:?}");
                continue;
            };
            won += 1;
            long += usize::from(proof.plies > DEPTH);
            assert!(plain.is_none_or(|plies| plies <= proof.plies), "{text}");
            assert!(plain.is_some() || proof.plies > DEPTH, "{rules:?} {text}");
            line_wins(&game, &proof);
            first_replies_lose(&game, &proof);
            ended += usize::from(strategy_holds(&game, game.turn(), &mut replies));
        }
    }
    println!("{all} positions, {won} won, {ended} of them played out");
    println!("{long} beyond {DEPTH} plies, {near} near, {closed} not");
    assert!(near > 50 && won > 2 * near && closed > 60);
}

#[test]
fn a_position_without_a_win_is_never_won() {
    for rules in kuba_mixes() {
        let lost = game("7/7/7/5BR/7/7/W6 w 0-6", rules);
        assert!(!matches!(answer(&lost, ENOUGH), ProofResult::Proved(_)));
        let over = game("7/7/7/5W1/7/7/B6 w 7-0", rules);
        assert_eq!(answer(&over, ENOUGH), ProofResult::Disproved);
        let stuck = game("7/7/7/7/7/7/WRRRRRW w", rules);
        assert_eq!(answer(&stuck, ENOUGH), ProofResult::Disproved);
    }
}

#[test]
fn a_drawn_game_is_not_won() {
    let mut game = game("7/7/7/W5R/7/7/B6 w 6-0", RuleSet::LEAFLET);
    for _ in 0..2 {
        for mv in ["a4a5", "a1a2", "a5a4", "a2a1"] {
            game.play(mv.parse().expect("a push"));
        }
    }
    assert!(game.outcome().is_some(), "the third time");
    assert_eq!(answer(&game, ENOUGH), ProofResult::Disproved);
}

#[test]
fn wins_on_the_spot_are_found() {
    for rules in kuba_mixes() {
        for (text, mv) in [
            ("7/7/7/5WR/7/7/B6 w 6-0", "f4g4"),
            ("7/2R4/2RR3/2RRRR1/B4RR/WB5/1B5 b", "b2a2"),
            ("7/7/7/7/7/7/WRRRRRB w", "a1b1"),
        ] {
            let won =
                ProofResult::Proved(Proof { plies: 1, line: vec![mv.parse().expect("a push")] });
            assert_eq!(answer(&game(text, rules), 1000), won, "{rules:?}");
        }
    }
}

#[test]
fn three_reds_in_one_turn_are_a_win_in_three() {
    let text = "7/5WR/7/5WR/7/5WR/B6 w 4-0";
    let ProofResult::Proved(proof) = answer(&game(text, RuleSet::LEAFLET), ENOUGH) else {
        panic!("a win");
    };
    assert_eq!((proof.plies, proof.line.len()), (3, 3));
}

#[test]
fn proofs_of_nim_for_three_equal_a_plain_search() {
    let (mut won, mut all) = (0, 0);
    for packed in 0..=u8::MAX {
        let heaps = [packed & 3, packed >> 2 & 3, packed >> 4 & 3, packed >> 6];
        let stones: u8 = heaps.iter().sum();
        if stones == 0 || stones > 7 {
            continue;
        }
        let game = Nim::new(heaps);
        all += 1;
        match (answer(&game, ENOUGH), fewest(&game, u32::from(stones))) {
            (ProofResult::Proved(proof), Some(plies)) => {
                won += 1;
                assert!(plies <= proof.plies && forced(&game, game.turn, proof.plies));
                line_wins(&game, &proof);
            }
            (found, plain) => {
                assert_eq!((found, plain), (ProofResult::Disproved, None), "{heaps:?}");
            }
        }
    }
    println!("{all} heaps, {won} won");
    assert!(won > 20 && won < all);
}

/// Random mazes whose first room has crossings and no result.
fn mazes<const SEATS: usize>(
    seed: u64,
    count: usize,
    mut visit: impl FnMut(&Maze<SEATS>, &mut Dice),
) {
    let mut dice = Dice(seed);
    for _ in 0..count {
        let maze = Maze::<SEATS>::random(&mut dice);
        if maze.verdict().is_none() && !maze.rooms[0].crossings.is_empty() {
            visit(&maze, &mut dice);
        }
    }
}

fn maze_task<const SEATS: usize>(
    maze: &Maze<SEATS>,
    recurrence: RepetitionRule,
) -> SearchTask<Maze<SEATS>> {
    let mut moves = Vec::new();
    maze.tactical_moves(&mut moves);
    maze.quiet_moves(&mut moves);
    SearchTask {
        node: maze.clone(),
        moves,
        recurrence,
        limits: Limits::default(),
        style: SearchOptions::default(),
        threads: 1,
    }
}

/// For each room from which `attacker` wins, the number of moves, by retrograde analysis from the exits.
/// `drawn` rooms end the game.
fn ranks(rooms: &Rooms, attacker: Player, drawn: &[usize]) -> [Option<u32>; ROOMS] {
    let mut ranks = [None; ROOMS];
    for round in 0..=ROOMS as u32 {
        let before = ranks;
        for (index, room) in rooms.iter().enumerate() {
            if before[index].is_some() || drawn.contains(&index) {
                continue;
            }
            let won = |crossing: &Crossing| before[crossing.to].is_some();
            let wins = match room.verdict {
                Some(verdict) => verdict == GameResult::Won(attacker),
                None if room.crossings.is_empty() => Maze::<3>::STUCK == GameResult::Won(attacker),
                None if round == 0 => false,
                None if room.turn == attacker => room.crossings.iter().any(won),
                None => room.crossings.iter().all(won),
            };
            if wins {
                ranks[index] = Some(round);
            }
        }
    }
    ranks
}

#[test]
fn proofs_in_mazes_full_of_circles_are_exact() {
    let (mut won, mut not) = (0, 0);
    mazes::<3>(5, 6000, |maze, dice| {
        // Some rooms were visited once, some twice, and the current one once.
        let past: Vec<usize> = (0..dice.below(8)).map(|_| dice.below(ROOMS)).collect();
        let drawn: Vec<usize> = (0..ROOMS)
            .filter(|room| past.iter().filter(|&seen| seen == room).count() >= 2)
            .filter(|&room| room != maze.room)
            .collect();
        let keys = past.iter().filter(|&&room| room != maze.room);
        let keys = keys.map(|&room| maze.at(room).key()).chain([maze.key()]);
        let game = RepetitionRule::DrawAtThird { past: keys.collect() };
        for (recurrence, drawn) in [(RepetitionRule::Ignored, Vec::new()), (game, drawn)] {
            let rank = ranks(&maze.rooms, maze.turn(), &drawn)[maze.room];
            match (proved(&maze_task(maze, recurrence), ENOUGH), rank) {
                (ProofResult::Proved(proof), Some(rank)) => {
                    won += 1;
                    assert!(rank <= proof.plies && proof.line.len() as u32 <= proof.plies);
                    let mut end = maze.clone();
                    for &mv in &proof.line {
                        end.play(mv);
                    }
                    let last = end.verdict().unwrap_or(Maze::<3>::STUCK);
                    assert_eq!(last, GameResult::Won(maze.turn()));
                }
                (found, rank) => {
                    not += 1;
                    assert_eq!((found, rank), (ProofResult::Disproved, None), "{maze:?}");
                }
            }
        }
    });
    println!("mazes: {won} won, {not} not");
    assert!(won > 500 && not > 500);
}

#[test]
fn a_room_that_only_leads_back_is_no_win_on_this_way_but_on_another() {
    // From room 2 the attacker gets out through 4 and 6. Room 5 leads only to room 2: useless on a path
    // through room 2, but the only win from room 3.
    for first in [[2, 3], [3, 2]] {
        for second in [[4, 5], [5, 4]] {
            let maze = Maze::<3>::planned(&[
                (0, &[1]),
                (1, &first),
                (0, &second),
                (0, &[5, 8, 9]),
                (1, &[6]),
                (0, &[2]),
                (0, &[7]),
                (0, &[]),
                (0, &[10]),
                (0, &[10]),
                (1, &[]),
            ]);
            let task = maze_task(&maze, RepetitionRule::Ignored);
            let ProofResult::Proved(proof) = proved(&task, ENOUGH) else {
                panic!("no win by way of {first:?} and {second:?}");
            };
            assert_eq!((proof.plies, proof.line.len()), (7, 7));
        }
    }
}

/// The reference where no room may be entered twice.
fn forced_in_maze<const SEATS: usize>(
    maze: &Maze<SEATS>,
    attacker: Player,
    past: &[u64],
    plies: u32,
) -> bool {
    if let Some(verdict) = maze.verdict() {
        return verdict == GameResult::Won(attacker);
    }
    let attacks = maze.turn() == attacker;
    let mut stuck = true;
    for mv in 0..maze.rooms[maze.room].crossings.len() {
        let mut child = maze.clone();
        let irreversible = child.play(mv as u8);
        let here = child.arrangement();
        let passes = here == maze.arrangement();
        if !irreversible && !passes && past.contains(&here) {
            continue;
        }
        stuck = false;
        let wins = plies > 0 && {
            let mut past = if irreversible { Vec::new() } else { past.to_owned() };
            past.push(here);
            forced_in_maze(&child, attacker, &past, plies - 1)
        };
        if wins == attacks {
            return attacks;
        }
    }
    if stuck { Maze::<3>::STUCK == GameResult::Won(attacker) } else { !attacks }
}

/// A maze in which no room may be entered twice, and the hashes of the rooms visited so far.
fn task_without_return<const SEATS: usize>(
    maze: &Maze<SEATS>,
    dice: &mut Dice,
) -> (SearchTask<Maze<SEATS>>, Vec<u64>) {
    let past = (0..dice.below(4)).map(|_| maze.at(dice.below(ROOMS)).arrangement());
    let past: Vec<u64> = past.chain([maze.arrangement()]).collect();
    let recurrence = RepetitionRule::Forbidden { past: past.clone() };
    let mut task = maze_task(maze, recurrence);
    task.moves.retain(|&mv| {
        let mut child = maze.clone();
        let irreversible = child.play(mv);
        irreversible
            || child.arrangement() == maze.arrangement()
            || !past.contains(&child.arrangement())
    });
    (task, past)
}

#[test]
fn proofs_are_exact_where_no_arrangement_may_come_back() {
    let (mut won, mut not) = (0, 0);
    mazes::<3>(9, 3000, |maze, dice| {
        let (task, past) = task_without_return(maze, dice);
        if task.moves.is_empty() {
            return;
        }
        let most = 60;
        let plain = forced_in_maze(maze, maze.turn(), &past, most);
        match proved(&task, ENOUGH) {
            ProofResult::Proved(proof) => {
                won += 1;
                assert!(plain, "{maze:?}");
                assert!(forced_in_maze(maze, maze.turn(), &past, proof.plies));
            }
            found => {
                not += 1;
                assert_eq!((found, plain), (ProofResult::Disproved, false), "{maze:?}");
            }
        }
    });
    println!("mazes without return: {won} won, {not} not");
    assert!(won > 200 && not > 200);
}

#[test]
fn a_win_told_where_no_arrangement_may_come_back_is_one_on_this_very_path() {
    let (mut won, mut lost) = (0, 0);
    mazes::<2>(13, 3000, |maze, dice| {
        let table = TranspositionTable::new(1);
        let (task, past) = task_without_return(maze, dice);
        let style = SearchOptions { quiescence: 0, ..SearchOptions::default() };
        let task =
            SearchTask { style, limits: Limits { depth: Some(12), ..Limits::default() }, ..task };
        let found = task.run(&table, &mut NoControl);
        let Some(opinion) = found.opinion else { return };
        let me = maze.turn();
        match opinion.score.plies_to_end() {
            Some(plies @ 1..) => {
                won += 1;
                assert!(forced_in_maze(maze, me, &past, plies as u32), "{maze:?}");
            }
            Some(plies) => {
                lost += 1;
                let plies = plies.unsigned_abs();
                assert!(forced_in_maze(maze, me.next(2), &past, plies), "{maze:?}");
            }
            None => {}
        }
    });
    println!("mazes without return: {won} wins and {lost} losses told");
    assert!(won > 200 && lost > 200);
}

/// A reported win is proved, and a reported loss means that every move allows a proved win.
#[test]
fn what_a_selective_search_of_kuba_tells_of_the_end_is_so_under_every_mix_of_rules() {
    let (mut won, mut lost, mut far) = (0, 0, 0);
    for (number, rules) in kuba_mixes().enumerate() {
        let mut dice = Dice(0x2545 + 91 * number as u64);
        let table = TranspositionTable::new(4);
        for _ in 0..POSITIONS {
            let game = small_game(&mut dice, rules);
            let limits = Limits { nodes: Some(6000), ..Limits::default() };
            let mut task = SearchTask::new(&game, limits);
            task.limits.depth = Some(9);
            let opinion = task.run(&table, &mut NoControl).opinion.expect("a move");
            let text = game.position();
            match opinion.score.plies_to_end() {
                Some(plies @ 1..) => {
                    won += 1;
                    far += usize::from(plies > 3);
                    let found = answer(&game, 400 * ENOUGH);
                    assert!(matches!(found, ProofResult::Proved(_)), "{rules:?} {text} {found:?}");
                    if plies <= 3 {
                        assert!(forced(&game, game.turn(), plies as u32), "{rules:?} {text}");
                    }
                }
                Some(plies) => {
                    lost += 1;
                    assert!(plies < 0);
                    let mut moves = Vec::new();
                    game.legal_moves(&mut moves);
                    for mv in moves {
                        let mut next = game.clone();
                        next.play(mv);
                        let over = next.outcome().map(|outcome| outcome.winner());
                        if over == Some(Some(game.turn().next(2))) {
                            continue;
                        }
                        assert!(over.is_none(), "{rules:?} {text}");
                        if next.turn() == game.turn() {
                            continue;
                        }
                        let found = answer(&next, 40 * ENOUGH);
                        assert!(matches!(found, ProofResult::Proved(_)), "{rules:?} {text} {mv}");
                    }
                }
                None => {}
            }
        }
    }
    println!("{won} wins told, {far} of them far, {lost} losses");
    assert!(won > 100 && far > 40 && lost > 40);
}

#[test]
fn only_positions_that_were_visited_are_counted() {
    let game = game("7/7/7/5WR/7/7/B6 w 6-0", RuleSet::LEAFLET);
    let task = SearchTask::new(&game, Limits::default());
    let found = prove(&task, ProofLimits::new(1_000_000), &mut NoControl);
    assert!(matches!(found.result, ProofResult::Proved(_)));
    assert!((1..100).contains(&found.nodes), "{}", found.nodes);
    let task = SearchTask::new(&GameState::start(&KubaRules::default()), Limits::default());
    let found = prove(&task, ProofLimits::new(700), &mut NoControl);
    assert_eq!(found.nodes, 700);
}

/// A long corridor with one move per position and a win at its end.
#[derive(Clone)]
struct Corridor(u64);

impl Node for Corridor {
    type Move = ();
    const MOVE_INDICES: usize = 1;
    const TUNING: Tuning = TUNING;

    fn move_index((): ()) -> usize {
        0
    }
    fn seats(&self) -> usize {
        2
    }
    fn turn(&self) -> Player {
        Player::seat(self.0 as usize % 2)
    }
    fn verdict(&self) -> Option<GameResult> {
        (self.0 == 0).then_some(GameResult::Won(Player::FIRST))
    }
    fn verdict_when_stuck(&self) -> GameResult {
        GameResult::Drawn
    }
    fn tactical_moves(&self, _: &mut Vec<()>) {}
    fn quiet_moves(&self, moves: &mut Vec<()>) {
        moves.push(());
    }
    fn play(&mut self, (): ()) -> bool {
        self.0 -= 1;
        false
    }
    fn key(&self) -> u64 {
        self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
    fn arrangement(&self) -> u64 {
        self.key()
    }
    fn evaluate(&self, _: Player) -> i32 {
        0
    }
}

#[test]
fn a_win_too_far_away_stays_open_and_a_near_one_has_its_whole_line() {
    let past = |node: &Corridor| vec![node.key()];
    for length in [2, 100, 200, 202, 5000] {
        let node = Corridor(length);
        for recurrence in [
            RepetitionRule::Ignored,
            RepetitionRule::DrawAtThird { past: past(&node) },
            RepetitionRule::Forbidden { past: past(&node) },
        ] {
            let task = SearchTask {
                node: node.clone(),
                moves: vec![()],
                recurrence,
                limits: Limits::default(),
                style: SearchOptions::default(),
                threads: 1,
            };
            let expected = match length {
                0..=200 => ProofResult::Proved(Proof {
                    plies: length as u32,
                    line: vec![(); length as usize],
                }),
                _ => ProofResult::Unknown,
            };
            assert_eq!(proved(&task, ENOUGH), expected, "{length}");
        }
    }
}

/// Requests a stop at its first check.
struct Impatient;

impl<M> SearchControl<M> for Impatient {
    fn stop(&mut self) -> bool {
        true
    }
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
    fn report(&mut self, _: &BestMove<M>) {}
}

#[test]
fn the_budget_and_the_watch_end_it() {
    let game = GameState::start(&KubaRules::default());
    let task = SearchTask::new(&game, Limits::default());
    for nodes in [0, 1, 100, 3000] {
        assert_eq!(proved(&task, nodes), ProofResult::Unknown);
    }
    let stopped = prove(&task, ProofLimits::new(u64::MAX), &mut Impatient);
    assert_eq!(stopped.result, ProofResult::Unknown);
}
