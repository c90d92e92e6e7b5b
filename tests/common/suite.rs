//! Requirements for every game of a catalogue.

use kuba::board::Playable;
use kuba::bot::search::Node;
use kuba::bot::{Level, Thinker};
use kuba::random::Random;
use kuba::rules::{Concession, GameResult};
use kuba::session::{Seat, Session};
use kuba::store::{Record, read_game, read_pasted, score_sheet};

use super::mixes::mixes;

/// Length limit of a random game, in moves.
const LONGEST: usize = 200;
/// One in this many positions is read under all other rules.
const READ_ELSEWHERE: usize = 12;
/// Number of moves played after reading a game.
const A_FEW: usize = 8;

/// Runs all checks over this many random games.
pub(crate) fn every_rule_holds<G: Playable>(rules: &G::Rules, seed: u64, games: usize) {
    println!("{}: seed {seed}", G::ID);
    let mut dice = Random::new(seed);
    let others = other_rules::<G>(rules);
    for _ in 0..games {
        let mut session = Session::new(G::start(rules));
        for _ in 0..LONGEST {
            let moves = moves_and_legality_agree(session.live());
            texts_are_read_as_they_are_written(session.live(), rules);
            if moves.is_empty() {
                break;
            }
            if dice.below(READ_ELSEWHERE) == 0 {
                a_position_is_the_same_under_other_rules(session.live(), &others, &mut dice);
            }
            let mv = moves[dice.below(moves.len())];
            session.play(mv).expect("a move of the list");
        }
        a_record_is_read_as_it_is_written(&session, rules);
        what_is_pasted_goes_on(&session, &others, &mut dice);
        if session.outcome().is_none() {
            session.concede(Concession::AgreeDraw);
        }
        a_finished_game_refuses_moves(&session);
        a_record_is_read_as_it_is_written(&session, rules);
    }
    the_computer_plays_legal_moves(&G::start(rules), seed);
}

/// Asserts that the game and the search list the same legal moves, each once.
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
        node.tactical_moves(&mut searched);
        node.quiet_moves(&mut searched);
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
    // A finished game need not be a valid starting position.
    if game.outcome().is_none() || again.is_ok() {
        assert_eq!(again.ok().as_deref(), Some(here.as_str()));
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    for mv in moves {
        let written = game.write_move(mv);
        assert_eq!(game.read_move(&written).ok(), Some(mv), "{written} in {here}");
        assert!(mv.to_string().parse().is_ok_and(|read: G::Move| read == mv), "{mv}");
    }
}

fn a_finished_game_refuses_moves<G: Playable>(session: &Session<G>) {
    let game = session.live();
    let outcome = game.outcome().expect("it is over");
    if let GameResult::Won(winner) = outcome.result {
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

/// Rules that the settings may hold for the next game while a text is read.
fn other_rules<G: Playable>(rules: &G::Rules) -> Vec<G::Rules> {
    let mut all = mixes::<G>(rules);
    for named in all.clone() {
        let shown = G::sizes(&named).into_iter().chain(G::setups(&named));
        for (_, rules) in shown {
            if !all.contains(&rules) {
                all.push(rules);
            }
        }
    }
    all
}

/// The text of a position alone defines the board and the number of players.
fn a_position_is_the_same_under_other_rules<G: Playable>(
    game: &G,
    others: &[G::Rules],
    dice: &mut Random,
) {
    let text = game.position_text();
    for rules in others {
        let read = G::from_text(&text, rules);
        let read = read.unwrap_or_else(|error| panic!("{error}: {text} under {rules:?}"));
        assert_eq!(read.position_text(), text, "{rules:?}");
        assert_eq!(read.seats(), game.seats(), "{text} under {rules:?}");
        let pasted = read_pasted::<G>(&text, rules);
        let (session, record) = pasted.unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(session.live().position_text(), text, "{rules:?}");
        goes_on(&session, &record, dice);
        // The chosen rules fit the position that was read.
        let chosen = Record::of(&session, rules.clone(), Vec::new());
        assert_eq!(chosen.rules, record.rules, "{text} under {rules:?}");
    }
}

/// Records and score sheets contain their rules. A list of moves is played by the rules of the next game, or
/// rejected.
fn what_is_pasted_goes_on<G: Playable>(
    session: &Session<G>,
    others: &[G::Rules],
    dice: &mut Random,
) {
    let record = Record::of(session, others[0].clone(), everybody(session));
    let whole = [record.to_ron(), score_sheet(session, &record)];
    let moves = session.moves().iter().map(ToString::to_string);
    let moves = moves.collect::<Vec<_>>().join(" ");
    for rules in others {
        for text in &whole {
            let read = read_pasted::<G>(text, rules);
            let (read, record) = read.unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read.moves(), session.moves(), "{rules:?}\n{text}");
            assert_eq!(record.rules, others[0], "{rules:?}\n{text}");
            goes_on(&read, &record, dice);
        }
        if let Ok((read, record)) = read_pasted::<G>(&moves, rules) {
            goes_on(&read, &record, dice);
        }
    }
}

/// Plays on from a game that was read, with every seat taken, navigates, saves and reads it again. The next
/// game by its rules has the same number of players.
fn goes_on<G: Playable>(read: &Session<G>, record: &Record<G::Rules>, dice: &mut Random) {
    let mut session = read.clone();
    play_a_few(&mut session, dice);
    let seats = everybody(&session);
    let text = Record::of(&session, record.rules.clone(), seats).to_ron();
    let again = read_game::<G>(&text);
    let (again, kept) = again.unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.moves(), session.moves());
    assert_eq!(again.live().position_text(), session.live().position_text());
    assert_eq!(kept.rules, record.rules, "{text}");
    assert_eq!(kept.to_ron(), text);

    while session.undo() {}
    assert_eq!(session.live().position_text(), read.start().position_text());
    while session.redo() {}
    session.show(0);
    play_a_few(&mut session, dice);

    let mut next = Session::new(G::start(&record.rules));
    assert_eq!(next.live().seats(), read.live().seats(), "{text}");
    play_a_few(&mut next, dice);
}

fn play_a_few<G: Playable>(session: &mut Session<G>, dice: &mut Random) {
    for _ in 0..A_FEW {
        let mut moves = Vec::new();
        session.shown().legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        assert!(session.shown().turn().index() < session.shown().seats());
        let mv = moves[dice.below(moves.len())];
        session.play(mv).expect("a move of the list");
    }
}

fn everybody<G: Playable>(session: &Session<G>) -> Vec<Seat> {
    vec![Seat::human("Ann"); session.live().seats()]
}

/// Plays at the weakest and at a stronger level.
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
