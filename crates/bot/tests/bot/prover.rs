//! What a position asks for as a puzzle: compared with a plain search over the rules.

use std::time::{Duration, Instant};

use kuba_bot::puzzle::{Composer, ComposerStage, NoProof, Prover, PuzzleGoal, Solver};
use kuba_bot::{Evaluate, Novice, StopSignal};
use kuba_rules::kuba::{GameState as Kuba, KoRule, KubaRules};
use kuba_rules::random::Random;
use kuba_rules::{Game, Player, cubulus, qubism};

const ENOUGH: u64 = 50_000_000;

/// The reference: plain search for a forced win.
fn wins<G: Game>(game: &G, who: Player, plies: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner() == Some(who);
    }
    if plies == 0 {
        return false;
    }
    let mut children = children(game).into_iter().map(|(_, child)| child);
    if game.turn() == who {
        children.any(|child| wins(&child, who, plies - 1))
    } else {
        children.all(|child| wins(&child, who, plies - 1))
    }
}

/// The reference: most captures of the player to move at the end of the turn.
fn taken<G: Evaluate>(game: &G, who: Player) -> u32 {
    use kuba_bot::search::Node as _;
    let now = game.node().taken(who);
    if game.turn() != who || game.outcome().is_some() {
        return now;
    }
    let children = children(game).into_iter();
    let most = children.map(|(_, child)| taken(&child, who)).max();
    most.unwrap_or(now)
}

fn children<G: Game>(game: &G) -> Vec<(G::Move, G)> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let child = |mv| {
        let mut child = game.clone();
        child.play(mv);
        (mv, child)
    };
    moves.into_iter().map(child).collect()
}

/// The goal and the answers that reach it, as the definitions say.
fn plain<G: Evaluate>(game: &G, within: u32) -> Option<(PuzzleGoal, Vec<u64>)> {
    use kuba_bot::search::Node as _;
    let (me, other) = (game.turn(), game.turn().next(2));
    let children = children(game);
    let node = game.node();
    let answers = |is_good: &dyn Fn(&G) -> bool| {
        let good = children.iter().filter(|(_, child)| is_good(child));
        let mut answers: Vec<u64> = good.map(|&(mv, _)| node.answer_key(mv)).collect();
        answers.sort_unstable();
        answers.dedup();
        answers
    };
    if let Some(plies) = (1..=within).find(|&plies| wins(game, me, plies)) {
        return Some((PuzzleGoal::Win(plies), answers(&|child| wins(child, me, plies - 1))));
    }
    let now = game.node().taken(me);
    let most = taken(game, me);
    if most > now {
        let goal = PuzzleGoal::Take(most - now);
        return Some((goal, answers(&|child| taken(child, me) == most)));
    }
    let all = answers(&|_| true);
    let lost_within = |plies: u32| {
        let safe = answers(&|child| !wins(child, other, plies - 1));
        (safe.len() == 1 && all.len() > 2).then_some(safe)
    };
    let (plies, safe) = (1..=within).find_map(|plies| Some((plies, lost_within(plies)?)))?;
    let limit = plies - 1 + plies.min(4);
    let holds = |child: &G| !wins(child, other, limit) && !wins(child, me, limit);
    (answers(&holds) == safe).then_some((PuzzleGoal::Hold(plies), safe))
}

/// A position at most `before` moves before the end of a game between two greedy players.
fn near_the_end<G: Evaluate>(rules: &G::Rules, seed: u64, before: usize) -> G {
    let mut random = Random::new(seed);
    let mut past = vec![G::start(rules)];
    while past.len() < 300 && past[past.len() - 1].outcome().is_none() {
        let mut game = past[past.len() - 1].clone();
        let mv = Novice::Taker.choose(&game, &mut random);
        game.play(mv.expect("the game goes on"));
        past.push(game);
    }
    let back = 2 + random.below(before);
    past.swap_remove(past.len().saturating_sub(back))
}

/// Compares what is found with the definitions; returns how many wins, captures and holds there were.
fn compare<G: Evaluate>(seeds: u64, before: usize, within: u32) -> [usize; 3] {
    use kuba_bot::search::Node as _;
    let mut count = [0; 3];
    for seed in 0..seeds {
        let game: G = near_the_end(&G::Rules::default(), seed, before);
        let text = game.position_text();
        let game = G::from_text(&text, &G::Rules::default()).expect("a position");
        let mut prover = Prover::new(&game).expect("a position that goes on");
        prover.run((within, ENOUGH), &StopSignal::default(), &mut ()).expect("enough positions");
        let findings = prover.findings();
        let node = game.node();
        let found = findings.reached.as_ref().map(|reached| {
            let first_moves = reached.first_moves.iter();
            let mut answers: Vec<u64> = first_moves.map(|&mv| node.answer_key(mv)).collect();
            answers.sort_unstable();
            (reached.goal, answers)
        });
        assert_eq!(found, plain(&game, within), "{text}");
        assert!(findings.is_final, "{text}");
        let Some(reached) = &findings.reached else {
            continue;
        };
        // What the solver calls a puzzle is one here.
        let mut solver = Solver::new(ENOUGH);
        let solution = match reached.goal {
            PuzzleGoal::Win(plies) => solver.win(&node, plies),
            PuzzleGoal::Take(_) => solver.take(&node),
            PuzzleGoal::Hold(plies) => solver.hold(&node, plies),
        };
        let solution = solution.expect("enough positions");
        let puzzle = reached.is_puzzle().then(|| reached.line.clone());
        assert_eq!(puzzle, solution.map(|solution| solution.line), "{text}");
        count[match reached.goal {
            PuzzleGoal::Win(_) => 0,
            PuzzleGoal::Take(_) => 1,
            PuzzleGoal::Hold(_) => 2,
        }] += 1;
    }
    count
}

#[test]
fn what_a_position_of_kuba_asks_for_is_what_the_definitions_say() {
    let [wins, takes, _] = compare::<Kuba>(150, 6, 2);
    assert!(wins > 10 && takes > 10, "{wins} wins, {takes} captures");
}

#[test]
fn what_a_position_of_the_other_games_asks_for_is_what_the_definitions_say() {
    let [wins, ..] = compare::<cubulus::GameState>(20, 3, 2);
    assert!(wins > 5, "{wins}");
    let [wins, ..] = compare::<qubism::GameState>(15, 3, 2);
    assert!(wins > 5, "{wins}");
}

fn cubulus(text: &str) -> cubulus::GameState {
    cubulus::GameState::from_text(text, &cubulus::CubulusRules::default()).expect(text)
}

/// The only move that does not lose within four moves.
const HOLD: &str = "BW1/RBW/WBR/WR1/BBR/RWR/WR1/BWR/BBR w wb c21b21";

#[test]
fn the_only_move_that_holds_is_found_after_the_wins() {
    let mut prover = Prover::new(&cubulus(HOLD)).expect("a position");
    let done = prover.run((5, ENOUGH), &StopSignal::default(), &mut ());
    assert_eq!(done, Ok(()));
    let reached = prover.findings().reached.as_ref().expect("a goal");
    assert_eq!(reached.goal, PuzzleGoal::Hold(4));
    assert_eq!(reached.first_moves, ["a11b11".parse().expect("a move")]);
    assert!(reached.is_puzzle());
}

#[test]
fn an_interrupted_search_continues_and_finds_the_same() {
    let game = cubulus(HOLD);
    let mut whole = Prover::new(&game).expect("a position");
    let done = whole.run((5, ENOUGH), &StopSignal::default(), &mut ());
    assert_eq!(done, Ok(()));
    let mut parts = Prover::new(&game).expect("a position");
    let mut rounds = 0;
    while parts.run((5, 2_000), &StopSignal::default(), &mut ()).is_err() {
        assert!(!parts.findings().is_final);
        rounds += 1;
        assert!(rounds < 10_000, "the search goes on");
    }
    assert!(rounds > 0);
    assert_eq!(parts.findings(), whole.findings());
}

#[test]
fn what_cannot_be_examined_says_why() {
    let mut over: Kuba = near_the_end(&KubaRules::default(), 1, 1);
    while over.outcome().is_none() {
        let mv = Novice::Taker.choose(&over, &mut Random::new(1));
        over.play(mv.expect("the game goes on"));
    }
    assert_eq!(Prover::new(&over).err(), Some(NoProof::Over));
    let three = cubulus::CubulusRules {
        players: cubulus::Players::Three,
        ..cubulus::CubulusRules::default()
    };
    let three = cubulus::GameState::start(&three);
    assert_eq!(Prover::new(&three).err(), Some(NoProof::NotForTwo));
    let mut rules = KubaRules::default();
    rules.rules.ko = KoRule::Superko;
    rules.rules.repetition = false;
    let past = Kuba::start(&rules);
    assert_eq!(Prover::new(&past).err(), Some(NoProof::DependsOnPast));
}

/// Waits until the composer has a stage that fits.
fn wait<G: Evaluate>(composer: &mut Composer<G>, fits: fn(ComposerStage) -> bool) {
    let begun = Instant::now();
    loop {
        composer.poll();
        if fits(composer.stage()) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "an answer");
        std::thread::yield_now();
    }
}

#[test]
fn the_composer_answers_and_a_new_position_cancels_the_last_one_at_once() {
    let mut composer = Composer::<Kuba>::new(|| ());
    assert_eq!(composer.stage(), ComposerStage::Idle);
    let kuba = |text| Kuba::from_text(text, &KubaRules::default()).expect(text);
    composer.examine(Some(Kuba::start(&KubaRules::default())));
    assert_eq!(composer.stage(), ComposerStage::Looking);
    let begun = Instant::now();
    composer.examine(Some(kuba("7/7/7/5WR/7/7/B6 w 6-0")));
    wait(&mut composer, |stage| stage == ComposerStage::Done);
    assert!(begun.elapsed() < Duration::from_secs(5));
    let reached = composer.findings().reached.as_ref().expect("a goal");
    assert_eq!(reached.goal, PuzzleGoal::Win(1));
    assert!(!composer.can_look_further());
    composer.examine(None);
    assert_eq!(composer.stage(), ComposerStage::Idle);
    assert_eq!(composer.findings().reached, None);
}

#[test]
fn a_further_look_can_be_stopped_and_continued() {
    let mut composer = Composer::<Kuba>::new(|| ());
    composer.examine(Some(Kuba::start(&KubaRules::default())));
    wait(&mut composer, |stage| stage != ComposerStage::Looking);
    assert!(composer.findings().no_win_within >= 5);
    for _ in 0..2 {
        assert!(composer.can_look_further());
        composer.look_further();
        assert_eq!(composer.stage(), ComposerStage::LookingFurther);
        composer.stop();
        assert_eq!(composer.stage(), ComposerStage::Paused);
    }
}
