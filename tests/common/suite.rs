//! What every game of a catalogue has to keep to, whatever it is.

use kuba::board::Playable;
use kuba::bot::search::Node;
use kuba::bot::{Level, Thinker};
use kuba::random::Random;
use kuba::rules::Concession;
use kuba::session::{GameResult, Session};
use kuba::store::{Record, read_game};

/// The most moves of a random game.
const LONGEST: usize = 200;

/// Everything, over this many random games.
pub fn every_rule_holds<G: Playable>(rules: &G::Rules, seed: u64, games: usize) {
    println!("{}: seed {seed}", G::ID);
    let mut dice = Random::new(seed);
    for _ in 0..games {
        let mut session = Session::new(G::start(rules));
        for _ in 0..LONGEST {
            let moves = moves_and_legality_agree(session.live());
            texts_are_read_as_they_are_written(session.live(), rules);
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.below(moves.len())];
            session.play(mv).expect("a move of the list");
        }
        a_record_is_read_as_it_is_written(&session, rules);
        if session.outcome().is_none() {
            session.concede(Concession::AgreeDraw);
        }
        a_finished_game_refuses_moves(&session);
        a_record_is_read_as_it_is_written(&session, rules);
    }
    the_computer_plays_legal_moves(&G::start(rules), seed);
}

/// The list has every legal move once, and so has the search.
fn moves_and_legality_agree<G: Playable>(game: &G) -> Vec<G::Move> {
    let here = game.position_text();
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    for (index, &mv) in moves.iter().enumerate() {
        assert_eq!(game.check(mv).err(), None, "{mv} in {here}");
        assert!(!moves[..index].contains(&mv), "{mv} twice in {here}");
    }
    if let Some(mv) = game.end_turn() {
        assert!(moves.contains(&mv), "{mv} ends the turn in {here}");
    }
    if let Some(mv) = game.leave() {
        assert_eq!(game.check(mv).err(), None, "{mv} in {here}");
    }
    if game.outcome().is_none() {
        let node = game.node();
        let mut searched = Vec::new();
        node.loud(&mut searched);
        node.quiet(&mut searched);
        assert_eq!(searched.len(), moves.len(), "{here}");
        assert!(searched.iter().all(|mv| moves.contains(mv)), "{here}");
        assert!(!moves.is_empty(), "nothing can be done in {here}");
    } else {
        assert!(moves.is_empty(), "{here} is over");
    }
    moves
}

fn texts_are_read_as_they_are_written<G: Playable>(game: &G, rules: &G::Rules) {
    let here = game.position_text();
    let again = G::from_text(&here, rules).map(|game| game.position_text());
    // Where a game is over, nobody has to be able to begin.
    if game.outcome().is_none() || again.is_ok() {
        assert_eq!(again.ok().as_deref(), Some(here.as_str()));
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    for mv in moves {
        let written = game.write_move(mv);
        assert_eq!(
            game.read_move(&written).ok(),
            Some(mv),
            "{written} in {here}"
        );
        assert!(
            mv.to_string().parse().is_ok_and(|read: G::Move| read == mv),
            "{mv}"
        );
    }
}

fn a_finished_game_refuses_moves<G: Playable>(session: &Session<G>) {
    let game = session.live();
    let outcome = game.outcome().expect("it is over");
    if let GameResult::Won(winner) = GameResult::of(&outcome) {
        assert!(winner.index() < game.seats());
    }
    assert!(moves_and_legality_agree(game).is_empty());
    for &mv in session.moves() {
        assert!(game.check(mv).is_err(), "{mv} after the end");
    }
}

fn a_record_is_read_as_it_is_written<G: Playable>(session: &Session<G>, rules: &G::Rules) {
    let text = Record::of(session, rules.clone(), Vec::new()).to_ron();
    let (again, record) = read_game::<G>(&text).expect("what is written can be read");
    assert_eq!(again.moves(), session.moves());
    assert_eq!(again.live().position_text(), session.live().position_text());
    assert_eq!(record.to_ron(), text);
}

/// The computer plays by the rules at its weakest and at a stronger level.
fn the_computer_plays_legal_moves<G: Playable>(start: &G, seed: u64) {
    for level in [1, 8] {
        let level = Level::new(level).expect("a level");
        let mut game = start.clone();
        for turn in 0..20 {
            if game.outcome().is_some() {
                break;
            }
            let mv = chosen(&game, level, seed + turn);
            assert_eq!(game.check(mv).err(), None, "{mv}");
            game.play(mv);
        }
    }
}

fn chosen<G: Playable>(game: &G, level: Level, seed: u64) -> G::Move {
    let mut thinker = Thinker::new(|| {});
    thinker.choose(game, level, seed, std::time::Duration::from_millis(200));
    loop {
        match thinker.poll() {
            Some(kuba::bot::Report::Done(opinion)) => {
                let opinion = opinion.expect("a choice");
                return opinion.line[0];
            }
            Some(kuba::bot::Report::Failed(why)) => panic!("{why:?}"),
            _ => std::thread::sleep(std::time::Duration::from_millis(1)),
        }
    }
}
