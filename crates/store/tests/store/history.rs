//! The main line of positions: undo, redo, navigation, and playing on from an earlier position.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use crate::common::longest_superko::longest_superko;
use crate::common::shuffle::longest_shuffle;
use kuba_rules::kuba::{GameState, KubaRules, Move};
use kuba_rules::phrase::{Phrase, ToPhrase, said_error};
use kuba_rules::{Concession, Game, GameResult, Outcome, Player};
use kuba_session::{
    HistoryNode, HistoryStep, MOST_MOVES, MatchScore, MoveRejection, Session, UndoHistory,
};
use proptest::prelude::{ProptestConfig, any, prop, proptest};
use proptest::test_runner::RngSeed;

const WHITE: Player = Player::FIRST;
const BLACK: Player = Player::SECOND;

fn kuba() -> Session<GameState> {
    Session::new(GameState::start(&KubaRules::default()))
}

fn play(session: &mut Session<GameState>, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = session.shown().read_move(text).expect(text);
        session.play(mv).expect(text);
    }
}

fn line(session: &Session<GameState>) -> String {
    let moves: Vec<String> = session.moves().iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// Asserts that each position follows from its predecessor by the move between them.
fn check_line<G: Game + PartialEq + fmt::Debug>(session: &Session<G>) {
    assert_eq!(session.positions().len(), session.moves().len() + 1);
    for (pair, mv) in session.positions().windows(2).zip(session.moves()) {
        let mut next = pair[0].clone();
        next.play(*mv);
        if session.concession().is_none() {
            assert_eq!(next, pair[1]);
        }
    }
    assert!(session.shown_ply() <= session.moves().len());
}

/// Three seats. Taking three stones gives another turn, and the last stone wins.
#[derive(Clone, Debug, PartialEq)]
struct Nim {
    stones: u8,
    turn: Player,
    conceded: Option<Concession>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Take(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NotThatMany;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Over;

said_error!(NotThatMany);

impl ToPhrase for NotThatMany {
    fn phrase(&self) -> Phrase {
        Phrase::new("not-that-many")
    }
}

impl ToPhrase for Over {
    fn phrase(&self) -> Phrase {
        Phrase::new("over")
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Take {
    type Err = NotThatMany;

    fn from_str(text: &str) -> Result<Self, NotThatMany> {
        text.parse().map(Self).map_err(|_| NotThatMany)
    }
}

impl Game for Nim {
    const ID: &'static str = "stones";

    type Move = Take;
    type Illegal = NotThatMany;
    type Ending = Over;
    type Rules = u8;
    type PositionError = NotThatMany;

    fn start(stones: &u8) -> Self {
        Self { stones: *stones, turn: Player::FIRST, conceded: None }
    }

    fn seats(&self) -> usize {
        3
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn check(&self, Take(count): Take) -> Result<(), NotThatMany> {
        let fits = (1..=3).contains(&count) && count <= self.stones;
        (fits && self.conceded.is_none()).then_some(()).ok_or(NotThatMany)
    }

    fn legal_moves(&self, moves: &mut Vec<Take>) {
        moves.extend((1..=3).map(Take).filter(|take| self.check(*take).is_ok()));
    }

    fn play(&mut self, Take(count): Take) {
        self.stones -= count;
        if count != 3 {
            self.turn = self.turn.next(3);
        }
    }

    fn outcome(&self) -> Option<Outcome<Over>> {
        (self.stones == 0 || self.conceded.is_some())
            .then_some(Outcome { result: GameResult::Drawn, ending: Over })
    }

    fn concede(&mut self, concession: Concession) {
        self.conceded = Some(concession);
    }

    fn write_move(&self, mv: Take) -> String {
        mv.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Take, NotThatMany> {
        let take = text.parse()?;
        self.check(take).map(|()| take)
    }

    fn position_text(&self) -> String {
        format!("{} {}", self.stones, self.turn.index())
    }

    fn from_text(text: &str, _: &u8) -> Result<Self, NotThatMany> {
        let (stones, turn) = text.split_once(' ').ok_or(NotThatMany)?;
        let turn = turn.parse().map_err(|_| NotThatMany)?;
        Ok(Self {
            stones: stones.parse().map_err(|_| NotThatMany)?,
            turn: Player::seat(turn),
            conceded: None,
        })
    }
}

#[test]
fn undo_and_redo_walk_along_the_line() {
    let mut session = kuba();
    assert!(!session.undo());
    play(&mut session, "f1f2 f7f6 f2f3");
    assert!(session.undo());
    assert_eq!(line(&session), "f1f2 f7f6");
    assert!(session.undo());
    assert!(session.redo());
    assert_eq!(line(&session), "f1f2 f7f6");
    assert!(session.redo());
    assert!(!session.redo());
    assert_eq!(line(&session), "f1f2 f7f6 f2f3");
    assert!(session.is_live());
}

#[test]
fn a_move_from_an_earlier_position_replaces_what_stood_after_it_until_it_is_undone() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6 f2f3 b1b2");
    session.show(1);
    assert!(!session.is_live());
    play(&mut session, "g7g6");
    assert_eq!(line(&session), "f1f2 g7g6");
    assert!(session.is_live());
    check_line(&session);
    session.show(0);
    play(&mut session, "a6b6");
    assert_eq!(line(&session), "a6b6");
    assert!(session.undo());
    assert_eq!(line(&session), "f1f2 g7g6");
    assert_eq!(session.shown_ply(), 0, "where the move was played from");
    assert!(session.undo());
    assert_eq!(line(&session), "f1f2 f7f6 f2f3 b1b2");
    assert_eq!(session.shown_ply(), 1);
    assert!(session.can_redo());
    assert!(session.redo());
    assert_eq!(line(&session), "f1f2 g7g6");
    assert!(session.redo());
    assert_eq!(line(&session), "a6b6");
    assert!(!session.can_redo());
}

#[test]
fn a_new_move_ends_redoing_but_the_same_move_is_a_redo() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6 f2f3");
    session.undo();
    session.undo();
    play(&mut session, "f7f6");
    assert!(session.can_redo());
    session.undo();
    play(&mut session, "g7g6");
    assert!(!session.can_redo());
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6");
    session.undo();
    assert!(session.play("a1a2".parse().unwrap()).is_ok());
    session.undo();
    assert!(session.play("f2f3".parse().unwrap()).is_err());
    assert!(session.can_redo());
    assert_eq!(line(&session), "f1f2");
}

#[test]
fn the_longest_game_can_be_taken_back_but_not_go_on() {
    let mut session = longest_shuffle();
    assert_eq!(session.moves().len(), MOST_MOVES);
    let mv = "g1g2".parse().unwrap();
    assert_eq!(session.play(mv), Err(MoveRejection::TooLong));
    assert_eq!(session.moves().len(), MOST_MOVES);
    assert!(matches!(session.play("f1e1".parse().unwrap()), Err(MoveRejection::Illegal(_))));
    session.undo();
    assert!(!session.is_full());
    session.play("f1f2".parse().unwrap()).unwrap_err();
    session.play("a3a2".parse().unwrap()).unwrap();
    assert!(session.is_full());
    session.show(1);
    session.play("g7g6".parse().unwrap()).unwrap();
    assert_eq!(session.moves().len(), 2);
    session.undo();
    assert_eq!(session.moves().len(), MOST_MOVES);
    session.concede(Concession::AgreeDraw);
    assert!(session.outcome().is_some());
}

#[test]
fn a_concession_is_taken_back_and_restored() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6");
    session.show(1);
    session.concede(Concession::Resign(WHITE));
    assert!(session.is_live());
    assert_eq!(session.outcome().unwrap().winner(), Some(BLACK));
    session.concede(Concession::AgreeDraw);
    assert_eq!(session.concession(), Some(Concession::Resign(WHITE)));
    let result = session.outcome().map(|outcome| outcome.result);
    assert_eq!(result, Some(GameResult::Won(BLACK)));
    assert!(session.undo());
    assert_eq!(session.outcome(), None);
    assert_eq!(session.moves().len(), 2);
    assert!(session.redo());
    assert_eq!(session.outcome().unwrap().winner(), Some(BLACK));

    session.show(1);
    play(&mut session, "g7g6");
    assert_eq!(session.outcome(), None);
    session.undo();
    assert_eq!(session.outcome().unwrap().winner(), Some(BLACK));
    session.undo();
    assert_eq!(session.outcome(), None);
    check_line(&session);
}

#[test]
fn against_the_bot_undo_goes_back_to_the_human_decision_and_redo_restores_the_batch() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6 f2f3 b1b2");
    let human = |player| player == WHITE;
    assert_eq!(session.undo_to_decision(human), 2);
    assert_eq!(line(&session), "f1f2 f7f6");
    assert_eq!(session.undo_to_decision(human), 2);
    assert_eq!(session.undo_to_decision(human), 0);
    assert_eq!(session.redo_batch(), 2);
    assert_eq!(line(&session), "f1f2 f7f6");
    assert_eq!(session.redo_batch(), 2);
    assert_eq!(session.redo_batch(), 0);
}

#[test]
fn in_an_extra_turn_undo_takes_back_the_last_push_only() {
    let start = GameState::from_text("7/7/7/WB5/7/7/1W3WR w", &KubaRules::default()).unwrap();
    let mut session = Session::new(start);
    play(&mut session, "f1g1xR");
    assert_eq!(session.live().turn(), WHITE);
    play(&mut session, "a4b4");
    assert_eq!(session.undo_to_decision(|player| player == WHITE), 1);
    assert_eq!(line(&session), "f1g1");
    assert_eq!(session.undo_to_decision(|player| player == WHITE), 1);
    assert_eq!(session.redo_batch(), 1);
}

#[test]
fn all_pushes_of_the_bots_turn_are_one_batch() {
    let mut session = Session::new(Nim::start(&20));
    for count in [1, 3, 3, 2, 1] {
        session.play(Take(count)).unwrap();
    }
    assert_eq!(session.live().turn(), Player::FIRST);
    assert_eq!(session.undo_to_decision(|player| player == Player::FIRST), 5);
    assert_eq!(session.redo_batch(), 5);
    assert_eq!(session.undo_to_decision(|player| player.index() != 1), 1);
    assert_eq!(session.undo_to_decision(|_| true), 1);
    assert_eq!(session.undo_to_decision(|_| false), 1, "no human decides: one move");
    check_line(&session);
}

#[test]
fn a_move_of_the_bot_before_any_decision_stays() {
    let mut session = kuba();
    play(&mut session, "f1f2");
    assert_eq!(session.undo_to_decision(|player| player == BLACK), 0);
    assert_eq!(line(&session), "f1f2");
    session.concede(Concession::Resign(BLACK));
    assert_eq!(session.undo_to_decision(|player| player == BLACK), 1);
    assert_eq!(session.outcome(), None);
}

#[test]
fn the_loser_begins_the_next_game_and_a_draw_changes_the_colours() {
    let mut score = MatchScore::new(2);
    let mut names = vec!["Ann", "Ben"];
    score.mark(Some(GameResult::Won(BLACK)));
    score.mark(Some(GameResult::Won(BLACK)));
    assert_eq!((score.wins(WHITE), score.wins(BLACK)), (0, 1));
    score.next_game(&mut names);
    assert_eq!(names, ["Ann", "Ben"], "Ann has lost and plays White again");
    score.mark(Some(GameResult::Won(WHITE)));
    score.mark(None);
    assert_eq!(score.wins(WHITE), 0, "the end was taken back");
    score.mark(Some(GameResult::Won(WHITE)));
    score.next_game(&mut names);
    assert_eq!(names, ["Ben", "Ann"]);
    assert_eq!((score.wins(WHITE), score.wins(BLACK)), (1, 1));
    score.mark(Some(GameResult::Drawn));
    score.next_game(&mut names);
    assert_eq!(names, ["Ann", "Ben"]);
    assert_eq!(score.draws(), 1);
    assert_eq!((score.wins(WHITE), score.wins(BLACK)), (1, 1));
}

#[test]
fn games_won_in_a_row_are_counted_wherever_their_winner_sits() {
    let mut score = MatchScore::new(2);
    let mut names = vec!["Ann", "Ben"];
    score.mark(Some(GameResult::Won(WHITE)));
    assert_eq!((score.won_in_a_row(WHITE), score.won_in_a_row(BLACK)), (1, 0));
    score.next_game(&mut names);
    assert_eq!(names, ["Ben", "Ann"]);
    assert_eq!((score.won_in_a_row(WHITE), score.won_in_a_row(BLACK)), (0, 1));
    score.mark(Some(GameResult::Won(BLACK)));
    assert_eq!(score.won_in_a_row(BLACK), 2);
    score.mark(None);
    assert_eq!(score.won_in_a_row(BLACK), 1, "the end was taken back");
    score.same_seats_again();
    assert_eq!(score.won_in_a_row(BLACK), 1, "a game without an end");
    let text = ron::to_string(&score).expect("plain data");
    let read: MatchScore = ron::from_str(&text).expect("just written");
    assert_eq!(read, score);
    score.mark(Some(GameResult::Drawn));
    assert_eq!(score.won_in_a_row(BLACK), 0);
    score.same_seats_again();
    score.mark(Some(GameResult::Won(BLACK)));
    assert_eq!(score.won_in_a_row(BLACK), 1, "a draw ends the row");
    score.same_seats_again();
    score.forget_the_row();
    assert_eq!(score.won_in_a_row(BLACK), 0);
    assert_eq!(score.wins(BLACK), 2, "the score stays");
}

#[test]
fn a_streak_of_an_unknown_person_is_rejected() {
    let text = "(wins: [1, 0], draws: 0, seating: [0, 1], streak: Some((person: 2, games: 1)))";
    assert!(ron::from_str::<MatchScore>(text).is_err());
}

#[test]
fn a_table_of_three_moves_on_a_seat_after_each_game() {
    let mut score = MatchScore::new(3);
    let mut names = vec!['a', 'b', 'c'];
    score.mark(Some(GameResult::Won(Player::seat(2))));
    score.next_game(&mut names);
    assert_eq!(names, ['b', 'c', 'a']);
    assert_eq!(score.wins(Player::seat(1)), 1, "c has won");
}

/// A session's moves, times, thinking time and concession.
type Look = (Vec<String>, Vec<Duration>, Duration, Option<Concession>);

fn look(session: &Session<GameState>) -> Look {
    (
        session.moves().iter().map(ToString::to_string).collect(),
        session.times().collect(),
        session.thought(),
        session.concession(),
    )
}

/// Every state that undo and redo can reach.
fn reach(session: &Session<GameState>) -> Vec<Look> {
    let mut session = session.clone();
    let mut looks = vec![look(&session)];
    while session.redo() {
        looks.push(look(&session));
    }
    while session.undo() {
        looks.push(look(&session));
    }
    looks
}

/// Time used on the current line.
fn used(session: &Session<GameState>) -> Duration {
    session.times().sum::<Duration>() + session.thought()
}

/// Asserts that undo, redo and navigation never give time back.
fn nothing_is_given_back(session: &Session<GameState>, moves: &[Move]) {
    let before = look(session);
    let mut there_and_back = session.clone();
    if there_and_back.concession().is_none() && there_and_back.undo() {
        let is_plain = there_and_back.moves().len() + 1 == session.moves().len();
        there_and_back.think(Duration::from_secs(1));
        there_and_back.redo();
        // The time in between is charged to the move, or stays on the line where it was used.
        let thought = Duration::from_secs(u64::from(is_plain));
        assert!(used(&there_and_back) >= used(session) + thought);
    }
    for ply in [0, session.moves().len() / 2] {
        let mut elsewhere = session.clone();
        elsewhere.show(ply);
        let legal = moves.iter().find(|&&mv| elsewhere.shown().check(mv).is_ok());
        if let Some(&mv) = legal.filter(|_| !elsewhere.is_live()) {
            elsewhere.think(Duration::from_secs(2));
            elsewhere.play(mv).unwrap();
            elsewhere.undo();
            assert!(used(&elsewhere) >= used(session) + Duration::from_secs(2));
        }
    }
    assert_eq!(look(session), before);
}

#[test]
fn the_time_of_a_move_stays_with_it() {
    let seconds = Duration::from_secs;
    let mut session = kuba();
    play(&mut session, "f1f2");
    session.think(seconds(12));
    play(&mut session, "f7f6");
    session.think(seconds(5));
    let times = |session: &Session<GameState>| session.times().collect::<Vec<_>>();
    assert_eq!(times(&session), [seconds(0), seconds(12)]);
    // From an earlier position, and back.
    session.show(0);
    play(&mut session, "g1g2");
    assert_eq!(times(&session), [seconds(0)]);
    assert_eq!(session.thought(), seconds(0));
    session.undo();
    assert_eq!(times(&session), [seconds(0), seconds(12)]);
    assert_eq!(session.thought(), seconds(5));
    // Undo, more thinking, and the same move again.
    session.show(2);
    session.undo();
    assert_eq!(session.thought(), seconds(0), "undo gives the move's time back");
    session.think(seconds(3));
    play(&mut session, "f7f6");
    assert_eq!(times(&session), [seconds(0), seconds(15)]);
    assert_eq!(session.thought(), seconds(5));
    // A different move has its own time.
    session.undo();
    session.think(seconds(4));
    play(&mut session, "g7g6");
    assert_eq!(times(&session), [seconds(0), seconds(4)]);
}

#[test]
fn a_game_given_up_and_played_on_elsewhere_is_given_up_where_it_was() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6");
    session.concede(Concession::Resign(WHITE));
    session.show(1);
    play(&mut session, "g7g6");
    session.show(1);
    play(&mut session, "f7f6");
    assert_eq!(session.outcome(), None, "played again it goes on");
    assert_eq!(session.concession(), None);
    assert!(session.undo() && session.undo());
    assert_eq!(session.concession(), Some(Concession::Resign(WHITE)));
}

/// A history in which the moves, each with the number of its parent, were played one after the other.
fn history_of(moves: &[(usize, &str)], done: usize) -> UndoHistory<Move> {
    let nodes = moves.iter().map(|&(parent, text)| HistoryNode {
        parent,
        mv: text.parse().unwrap(),
        took: Duration::ZERO,
        thought: Duration::ZERO,
        is_initial: false,
    });
    let steps =
        (1..=moves.len()).flat_map(|node| [HistoryStep::Play(node), HistoryStep::End(true)]);
    UndoHistory {
        nodes: nodes.collect(),
        comments: Vec::new(),
        marks: Vec::new(),
        steps: steps.collect(),
        done,
    }
}

#[test]
fn changes_that_cannot_have_been_are_no_game() {
    let start = GameState::start(&KubaRules::default());
    let restored = |history: &UndoHistory<Move>| Session::with_undo_history(&start, history);
    let good = [(0, "f1f2"), (1, "f7f6"), (0, "g1g2")];
    let session = restored(&history_of(&good, 3)).expect("these moves are legal");
    assert_eq!(line(&session), "g1g2");
    assert!(restored(&history_of(&good, 4)).is_none());
    for bad in [(7, "f7f6"), (1, "f1f2"), (1, "d4d5")] {
        assert!(restored(&history_of(&[good[0], bad], 1)).is_none());
    }
    let end = HistoryStep::Concede(Concession::AgreeDraw);
    let mut history = history_of(&[], 1);
    history.steps = vec![end.clone(), HistoryStep::End(true)];
    assert!(restored(&history).is_some());
    history.steps.extend([end, HistoryStep::End(true)]);
    assert!(restored(&history).is_none());
}

#[test]
fn a_game_that_was_ended_before_its_first_move_is_done_again_from_its_start() {
    let mut session = kuba();
    session.play("f1f2".parse().unwrap()).unwrap();
    session.undo();
    session.concede(Concession::AgreeDraw);
    assert!(session.outcome().is_some());
    assert!(session.start().outcome().is_none());
    let history = session.undo_history().expect("a move was taken back");
    let again = Session::with_undo_history(session.start(), &history).expect("it was done");
    assert_eq!(reach(&again), reach(&session));
}

/// Shortest of 20 measurements of listing the legal moves and playing one, 200 times each.
fn a_turn(game: &GameState) -> Duration {
    let once = || {
        let begun = Instant::now();
        for _ in 0..200 {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            game.clone().play(moves[0]);
        }
        begun.elapsed()
    };
    (0..20).map(|_| once()).min().expect("some were taken")
}

#[test]
fn a_long_past_is_hardly_slower_to_look_through_than_a_short_one() {
    let session = longest_superko(0x005e_7e4e_d5ff);
    assert_eq!(session.moves().len(), MOST_MOVES);
    assert_eq!(session.live().past().len(), MOST_MOVES + 1);
    assert!(session.is_full());
    // A linear search through the history for each push would take 200 times as long.
    let short = a_turn(&session.positions()[MOST_MOVES / 200]);
    let long = a_turn(&session.positions()[MOST_MOVES - 1]);
    println!("{short:?} at first, {long:?} in the end");
    assert!(long < 20 * short, "{long:?} instead of {short:?}");
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 500,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1989),
        ..ProptestConfig::default()
    })]

    #[test]
    fn undoing_everything_and_redoing_it_gives_the_same_line(
        steps in prop::collection::vec((0_u8..10, any::<prop::sample::Index>()), 1..60),
    ) {
        let mut session = kuba();
        for (kind, index) in steps {
            session.think(Duration::from_millis(index.index(9_000) as u64));
            match kind {
                0 => { session.undo(); }
                1 => { session.redo(); }
                2 => session.show(index.index(session.moves().len() + 1)),
                3 => { session.undo_to_decision(|player| player == WHITE); }
                4 if index.index(8) == 0 => session.concede(Concession::AgreeDraw),
                _ => {
                    let mut moves = Vec::new();
                    session.shown().legal_moves(&mut moves);
                    if !moves.is_empty() {
                        session.play(moves[index.index(moves.len())]).unwrap();
                    }
                }
            }
            check_line(&session);
            let mut moves = Vec::new();
            GameState::start(&KubaRules::default()).legal_moves(&mut moves);
            nothing_is_given_back(&session, &moves);
        }
        let start = session.start().clone();
        let again = if let Some(history) = session.undo_history() {
            Session::with_undo_history(&start, &history)
        } else {
            assert!(!session.can_redo());
            Some(session.clone())
        };
        let mut again = again.expect("what was done can be done");
        // The record stores these times.
        again.set_times(session.times(), session.thought());
        assert_eq!(reach(&again), reach(&session));
        while session.redo() {}
        let newest = (session.moves().to_vec(), session.positions().to_vec());
        let mut count = 0;
        while session.undo() {
            check_line(&session);
            count += 1;
            assert!(count < 10_000);
        }
        assert!(session.moves().is_empty());
        for _ in 0..count {
            assert!(session.redo());
        }
        assert!(!session.redo());
        assert_eq!((session.moves().to_vec(), session.positions().to_vec()), newest);
    }
}
