//! Records: round trips, and errors that name their line.

use crate::common::shuffle::{endless, longest_shuffle};
use kuba_bot::{FineLevel, Level};
use kuba_i18n::Texts;
use kuba_rules::kuba::{ExtraTurn, GameState, KoRule, KubaRules, RuleSet, Setup};
use kuba_rules::phrase::ToPhrase;
use kuba_rules::{Concession, Game, Player};
use kuba_session::{ClockRecord, GameTime, MOST_MOVES, MatchScore, Seat, Session, TimeControl};
use kuba_store::files::LARGEST;
use kuba_store::{
    InProgress, Record, RecordError, RecordFault, TextHash, game_id, read_game, read_pasted,
    salvage_game, today,
};
use proptest::prelude::{
    Just, ProptestConfig, Strategy, any, prop, prop_assert_eq, prop_oneof, proptest,
};
use proptest::test_runner::RngSeed;

type Read = (Session<GameState>, Record<KubaRules>);

fn read(text: &str) -> Result<Read, RecordError> {
    read_game(text)
}

fn words(error: &RecordError) -> String {
    Texts::new(&["en".to_owned()]).say(&error.phrase())
}

fn game(moves: &str) -> Session<GameState> {
    let mut session = Session::new(GameState::start(&KubaRules::default()));
    for text in moves.split_whitespace() {
        let mv = session.live().read_move(text).expect(text);
        session.play(mv).expect(text);
    }
    session
}

fn sample() -> String {
    let seats = vec![Seat::human("Ann"), Seat::Computer(Level::new(3).unwrap())];
    Record::of(&game("f1f2 f7f6 f2f3"), KubaRules::default(), seats)
        .dated(Some("2025-03-09".to_owned()))
        .to_ron()
}

fn same(left: &Session<GameState>, right: &Session<GameState>) {
    assert_eq!(left.positions(), right.positions());
    assert_eq!(left.moves(), right.moves());
    assert_eq!(left.concession(), right.concession());
}

#[test]
fn a_record_is_readable_with_a_move_a_line() {
    let expected = r#"GameRecord(
    game: "kuba",
    version: 1,
    date: Some("2025-03-09"),
    rules: (rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard),
    start: None,
    seats: [Named("Ann"), Computer(3)],
    moves: [
        "f1f2",
        "f7f6",
        "f2f3",
    ],
    result: None,
)
"#;
    assert_eq!(sample(), expected);
}

#[test]
fn an_even_opponent_is_read_back_and_older_programs_are_told_of_it() {
    let strength = FineLevel::from_tenths(43).unwrap();
    let seats = vec![Seat::Even(strength), Seat::Human(None)];
    let record = Record::of(&game("f1f2"), KubaRules::default(), seats.clone());
    let text = record.to_ron();
    assert!(text.contains("    version: 3,\n"), "{text}");
    assert!(text.contains("    seats: [Even(4.3), Human],\n"), "{text}");
    let (_, read) = read_game::<GameState>(&text).unwrap();
    assert_eq!(read.seats, seats);
}

#[test]
fn an_extra_turn_only_for_a_red_is_read_back_and_older_programs_are_told_of_it() {
    let extra =
        |extra| KubaRules { rules: RuleSet { extra, ..RuleSet::LEAFLET }, ..KubaRules::default() };
    let written = |rules: KubaRules, seat: Seat| {
        let session = Session::new(GameState::start(&rules));
        Record::of(&session, rules, vec![seat, Seat::Human(None)]).to_ron()
    };
    let even = || Seat::Even(FineLevel::from_tenths(43).unwrap());
    for rules in [ExtraTurn::RedMust, ExtraTurn::RedMay].map(extra) {
        for seat in [Seat::Human(None), even()] {
            let text = written(rules, seat);
            assert!(text.contains("    version: 4,\n"), "{text}");
            assert_eq!(read(&text).unwrap().1.rules, rules);
        }
    }
    let none = extra(ExtraTurn::None);
    assert!(written(none, Seat::Human(None)).contains("    version: 1,\n"));
    assert!(written(none, even()).contains("    version: 3,\n"));
}

#[test]
fn today_is_a_date_that_can_be_read_again() {
    let record = Record::of(&game("f1f2"), KubaRules::default(), Vec::new()).dated(Some(today()));
    assert_eq!(read(&record.to_ron()).unwrap().1.date, Some(today()));
}

#[test]
fn captures_are_written_and_a_win_is_recorded() {
    let rules = KubaRules::default();
    let start = GameState::from_text("7/7/7/5WR/7/7/B6 w 6-0", &rules).unwrap();
    let mut session = Session::new(start);
    session.play("f4g4".parse().unwrap()).unwrap();
    let record = Record::of(&session, rules, Vec::new());
    assert_eq!(record.moves, ["f4g4xR"]);
    let text = record.to_ron();
    assert!(text.contains(r#"result: Some((winner: Some(1), by: "seven-reds")),"#), "{text}");
    let (again, same_record) = read(&text).unwrap();
    same(&again, &session);
    assert_eq!(same_record, record);
}

#[test]
fn every_way_to_end_without_a_move_is_restored() {
    for concession in [
        Concession::Resign(Player::FIRST),
        Concession::TimeOut(Player::SECOND),
        Concession::AgreeDraw,
    ] {
        let mut session = game("f1f2");
        session.concede(concession);
        let text = Record::of(&session, KubaRules::default(), Vec::new()).to_ron();
        let (again, record) = read(&text).unwrap();
        same(&again, &session);
        assert_eq!(record.to_ron(), text);
    }
}

#[test]
fn what_lies_beside_the_game_comes_back() {
    let mut record = Record::of(&game("f1f2"), KubaRules::default(), Vec::new());
    record.in_progress = Some(InProgress {
        score: MatchScore::new(2),
        file: Some("/home/ann/kuba \"x\".kuba".into()),
        fingerprint: None,
        unsaved: true,
        opened: false,
        history: None,
        cursor: None,
        earlier: Some(TextHash::of("a game")),
        warned: None,
        friend: None,
    });
    let text = record.to_ron();
    let (_, again) = read(&text).unwrap();
    assert_eq!(again, record);
    // An older version wrote nothing about earlier games.
    let from = text.find(", earlier: ").unwrap();
    let end = from + text[from..].find("))").unwrap();
    let older = text.replace(&text[from..=end], "");
    let in_progress = read(&older).unwrap().1.in_progress.unwrap();
    assert_eq!(in_progress.earlier, None);
    assert_eq!(Some(in_progress.file), record.in_progress.map(|kept| kept.file));
    // No value leads out of the folder or to another game.
    for odd in ["Some(\"../../settings\")", "Some(-1)", "Some(18446744073709551616)"] {
        let odd = text.replace(&text[from..=end], &format!(", earlier: {odd}"));
        let (session, again) = read(&odd).unwrap();
        assert_eq!((session.moves().len(), again.in_progress), (1, None), "{odd}");
    }
}

#[test]
fn a_clock_is_kept_with_what_every_move_has_taken() {
    let mut record = Record::of(&game("f1f2 f7f6"), KubaRules::default(), Vec::new());
    record.clock = Some(ClockRecord {
        control: TimeControl::Game { minutes: 5, more: 3 },
        taken: vec![0, 8_250],
        thought: 1_500,
    });
    let text = record.to_ron();
    let line =
        "clock: Some((control: Game(minutes: 5, more: 3), taken: [0, 8250], thought: 1500)),";
    assert!(text.contains(line), "{text}");
    assert_eq!(read(&text).unwrap().1, record);
    let (_, saved) = salvage_game::<GameState>(&text.replace("f7f6", "h8h8")).unwrap();
    assert_eq!(saved.clock, record.clock);
}

fn with_clock(control: TimeControl) -> Record<KubaRules> {
    let mut record = Record::of(&game("f1f2 f7f6"), KubaRules::default(), Vec::new());
    record.clock = Some(ClockRecord { control, taken: vec![0, 8_250], thought: 1_500 });
    record
}

#[test]
fn a_clock_of_its_own_for_each_seat_is_kept_and_older_programs_are_told_of_it() {
    let [ten, five] = [10, 5].map(|minutes| GameTime { minutes, more: 5 });
    let record = with_clock(TimeControl::each(&[ten, five]).unwrap());
    let text = record.to_ron();
    let control = "Each([(minutes: 10, more: 5), (minutes: 5, more: 5)])";
    assert!(text.contains("version: 4") && text.contains(control), "{text}");
    assert_eq!(read(&text).unwrap().1, record);
    let same = with_clock(TimeControl::each(&[five, five]).unwrap()).to_ron();
    assert!(same.contains("version: 1") && same.contains("control: Game("), "{same}");
}

#[test]
fn a_damaged_clock_of_each_seat_is_a_fault_with_its_line() {
    let [ten, five] = [10, 5].map(|minutes| GameTime { minutes, more: 0 });
    let text = with_clock(TimeControl::each(&[ten, five]).unwrap()).to_ron();
    let line = text.lines().position(|line| line.contains("clock")).unwrap() + 1;
    let five = "(minutes: 5, more: 0)";
    for (wrong, reason) in [
        ("(minutes: 0, more: 0)", "This is not in the format of a saved game."),
        ("(minutes: 5)", "The part “more” is missing."),
        (
            "(minutes: 5, more: 0), (minutes: 7, more: 0)",
            "The clock has times for 3 players; 2 are needed.",
        ),
    ] {
        let wrong = text.replace(five, wrong);
        let error = words(&read(&wrong).unwrap_err());
        assert_eq!(error, format!("line {line}: {reason}"));
        let (_, saved) = salvage_game::<GameState>(&wrong).unwrap();
        assert_eq!((saved.moves.len(), saved.clock), (2, None));
    }
}

#[test]
fn a_strict_game_says_so_and_help_contradicts_it() {
    let mut record = Record::of(&game("f1f2"), KubaRules::default(), Vec::new());
    record.strict = true;
    let text = record.to_ron();
    assert!(text.contains("version: 4") && text.contains("    strict: true,\n"), "{text}");
    assert_eq!(read(&text).unwrap().1, record);
    let helped = text.replace("    strict: true,\n", "    helped: true,\n    strict: true,\n");
    let (_, read_again) = read(&helped).unwrap();
    assert!(read_again.helped && !read_again.strict);
    let wrong = text.replace("strict: true", "strict: very");
    let error = words(&read(&wrong).unwrap_err());
    assert!(error.starts_with("line 12: "), "{error}\n{wrong}");
    assert!(!salvage_game::<GameState>(&wrong).unwrap().1.strict);
    assert!(!read(&sample()).unwrap().1.strict && !sample().contains("strict"));
}

#[test]
fn a_move_made_after_a_hint_is_kept_with_the_game() {
    let mut session = game("f1f2 f7f6 f2f3");
    session.set_hinted(session.main_line()[2]);
    let text = Record::of(&session, KubaRules::default(), Vec::new()).to_ron();
    assert!(text.contains("version: 2") && text.contains("    hinted: [\n        2,\n    ],\n"));
    let hinted = |session: &Session<GameState>| -> Vec<bool> {
        let line = session.main_line().iter();
        line.map(|&node| session.is_hinted(node)).collect()
    };
    let (again, record) = read(&text).unwrap();
    assert_eq!(hinted(&again), [false, false, true, false]);
    assert_eq!(record.to_ron(), text);
    let wrong = text.replace("        2,\n", "        9,\n");
    let error = words(&read(&wrong).unwrap_err());
    assert!(error.starts_with("line 15: "), "{error}\n{wrong}");
    let (saved, _) = salvage_game::<GameState>(&wrong).unwrap();
    assert_eq!(hinted(&saved), [false; 4]);
    assert!(!read(&sample()).unwrap().1.to_ron().contains("hinted"));
}

#[test]
fn an_impossible_clock_is_a_fault_with_its_line_and_an_old_file_has_none() {
    let (_, record) = read(&sample()).unwrap();
    assert_eq!(record.clock, None);
    let clock = "clock: Some((control: Game(minutes: 0, more: 3), taken: [], thought: 0)),\n)";
    let text = sample();
    let text = format!("{}{clock}", text.trim_end().trim_end_matches(')'));
    let error = words(&read(&text).unwrap_err());
    assert!(error.starts_with("line 14: "), "{error}");
    assert!(salvage_game::<GameState>(&text).unwrap().1.clock.is_none());
}

#[test]
fn faults_are_told_in_words_with_their_line() {
    let cases: &[(&str, &str, &str)] = &[
        (r#""f7f6""#, r#""h8h7""#, "line 10: “h8” is not on the board."),
        (r#""f7f6""#, "// a note\n\"h8h7\"", "line 11: “h8” is not on the board."),
        (r#""f7f6""#, r#""f7f6xR""#, "line 10: The move says that R falls, but nothing does."),
        (r#""f7f6""#, r#""f6f7""#, "line 10: Your own marble would fall."),
        (r#""f7f6","#, "7,", "line 10: "),
        (r#""f7f6","#, r#""f7f6" "#, "line 10: "),
        (
            "result: None",
            r#"result: Some((winner: Some(1), by: "seven-reds"))"#,
            "line 13: The result does not match the moves.",
        ),
        (
            "result: None",
            r#"result: Some((winner: Some(2), by: "resignation", conceded: Some(Resign(2))))"#,
            "line 13: The result does not match the moves.",
        ),
        (
            "result: None",
            r#"result: Some((winner: Some(9), by: "resignation", conceded: Some(Resign(0))))"#,
            "line 13: The result does not match the moves.",
        ),
        ("Computer(3)", "Computer(13)", "line 7: There is no level 13; levels go from 1 to 12."),
        ("Computer(3)", "Even(11.5)", "line 7: There is no level 11.5; levels go from 1 to 11."),
        ("Computer(3)", "Even(NaN)", "line 7: There is no level NaN; levels go from 1 to 11."),
        ("Computer(3)", "Even(1e300)", "line 7: There is no level 1e300; levels go from 1 to 11."),
        (r#"[Named("Ann"), Computer(3)]"#, "[Human]", "line 7: It has one player; 2 are needed."),
        ("2025-03-09", "2025-02-30", "line 4: “2025-02-30” is not a date such as 2025-12-31."),
        (
            "start: None",
            r#"start: Some("7/7 w")"#,
            "line 6: Board: 7 ranks are needed; this has 2.",
        ),
        (
            "StraightBack",
            "Sideways",
            "line 5: “Sideways” is not allowed here. Possible: StraightBack, PreviousPosition, Superko.",
        ),
        ("version: 1", "version: 5", "It was made by a newer version of this program."),
        (
            r#"game: "kuba""#,
            r#"game: "qubism""#,
            "It is a game of “qubism”, which this program cannot open here.",
        ),
        (
            "setup: Standard",
            "setup: Standard, colour: 3",
            "line 5: A saved game has no part “colour”.",
        ),
        ("version: 1,", "version: 1, version: 1,", "line 3: The part “version” is there twice."),
        ("    start: None,\n", "    hello: 1,\n", "line 6: A saved game has no part “hello”."),
    ];
    for (old, new, said) in cases {
        let text = sample().replace(old, new);
        assert_ne!(text, sample(), "{old}");
        let error = read(&text).expect_err(new);
        let words = words(&error);
        assert!(words.starts_with(said), "{new}: {words} ({error})");
        assert!(!words.contains("record-") && !words.contains('$'), "{words}");
    }
}

/// Moves of the salvaged part of a text.
fn salvaged(text: &str) -> Option<Vec<String>> {
    let (session, record) = salvage_game::<GameState>(text)?;
    assert_eq!(session.moves().len(), record.moves.len());
    Some(record.moves)
}

#[test]
fn brackets_in_a_comment_are_none_however_many_they_are() {
    let comment = format!("/* {} /* ] */ \" */ moves:", "(".repeat(300_000));
    let text = sample().replace("moves:", &comment);
    assert!(read(&text).is_ok(), "a comment is no fault");
    let damaged = text.replace(r#""f7f6""#, r#""h8h7""#);
    assert_eq!(salvaged(&damaged), Some(vec!["f1f2".to_owned()]));
    let cut = &text[..text.find("f7f6").unwrap()];
    assert_eq!(salvaged(cut), Some(vec!["f1f2".to_owned()]));
}

#[test]
fn a_score_of_a_huge_table_is_refused() {
    let seating: Vec<String> = (0..300_000).map(|person| person.to_string()).collect();
    let text = format!("(wins:[],draws:0,seating:[{}])", seating.join(","));
    assert!(ron::from_str::<MatchScore>(&text).is_err());
}

#[test]
fn the_sound_moves_of_a_damaged_game_are_saved() {
    for (old, new, moves) in [
        (r#""f7f6""#, r#""h8h7""#, 1),
        (r#""f2f3""#, r#""f3f4""#, 2),
        (r#""f7f6","#, "7,", 1),
        (r#""f7f6","#, r#""f7f6" "#, 2),
        ("version: 1", "version: 5", 3),
        ("result: None", "result: Some((winner: Some(1), by: \"seven-reds\"))", 3),
        ("2025-03-09", "2025-02-30", 3),
        ("Computer(3)", "Computer(13)", 3),
        ("    start: None,\n", "    hello: (1, [2]),\n", 3),
        ("result: None", "clock: {1: \"a, (b\"}", 3),
    ] {
        let text = sample().replace(old, new);
        assert_ne!(text, sample(), "{old}");
        assert!(read(&text).is_err(), "{new}");
        let all = ["f1f2", "f7f6", "f2f3"].map(str::to_owned);
        assert_eq!(salvaged(&text).as_deref(), Some(&all[..moves]), "{new}");
        assert_eq!(game_id(&text).as_deref(), Some("kuba"), "{new}");
    }
    assert_eq!(salvaged("no game"), None);
    assert_eq!(salvaged(&sample().replace("StraightBack", "Sideways")), None);
    let kept = salvage_game::<GameState>(&sample().replace("f2f3", "f3f4")).unwrap();
    assert_eq!(kept.1.seats[0].name(), Some("Ann"));
    assert_eq!(kept.1.date.as_deref(), Some("2025-03-09"));
}

#[test]
fn wherever_a_game_is_cut_the_moves_before_the_cut_are_saved() {
    let text = sample();
    let ends: Vec<usize> =
        ["f1f2\"", "f7f6\"", "f2f3\""].iter().map(|mv| text.find(mv).unwrap() + mv.len()).collect();
    for cut in text.find("moves: [").unwrap()..text.len() {
        let whole = ends.iter().filter(|end| **end <= cut).count();
        let saved = salvaged(&text[..cut]);
        assert_eq!(saved.map(|moves| moves.len()), Some(whole), "{cut}");
        assert_eq!(game_id(&text[..cut]).as_deref(), Some("kuba"), "{cut}");
    }
}

#[test]
fn what_lies_oddly_beside_a_game_is_no_reason_to_refuse_it() {
    for odd in [
        "(score: (wins: [0, 0], draws: 0, seating: [7, 9]), file: None, fingerprint: None, unsaved: true)",
        "7",
        "Some(\"desk\")",
        "None",
    ] {
        let text = sample().replace("result: None", &format!("result: None, desk: {odd}"));
        let (session, record) = read(&text).expect(odd);
        assert_eq!(session.moves().len(), 3, "{odd}");
        assert_eq!(record.in_progress, None, "{odd}");
    }
}

#[test]
fn a_move_after_the_end_is_a_fault() {
    let text = r#"GameRecord(game: "kuba", version: 1, rules: (rules: (ko: StraightBack, extra: Must,
        repetition: true), setup: Standard), start: Some("7/7/7/5WR/7/7/B6 w 6-0"),
        moves: ["f4g4xR", "a1a2"])"#;
    let error = read(text).unwrap_err();
    assert_eq!(error, RecordError::at(3, RecordFault::AfterTheEnd(2)));
}

#[test]
fn things_that_are_no_records_are_refused_without_a_panic() {
    let deep = format!("GameRecord(game: \"kuba\", version: 1, x: {}", "[".repeat(100_000));
    let deep_rules = sample().replace("start: None", &format!("start: {}", "(".repeat(50_000)));
    let comments = format!("(/*{}", "/*".repeat(100_000));
    let cases: &[(&str, RecordFault)] = &[
        ("", RecordFault::Empty),
        ("\u{feff} \r\n", RecordFault::Empty),
        ("<html></html>", RecordFault::NotARecord),
        ("{\"game\": \"kuba\"}", RecordFault::NotARecord),
        ("(theme: Dark)", RecordFault::NotARecord),
        ("Settings(game: \"kuba\")", RecordFault::NotARecord),
        ("GameRecord(\0)", RecordFault::NotText),
        (&deep, RecordFault::TooDeep),
        (&deep_rules, RecordFault::TooDeep),
        (&comments, RecordFault::CutShort),
        (&" ".repeat(9_000_000), RecordFault::TooLarge),
    ];
    for (text, fault) in cases {
        let error = read(text).unwrap_err();
        assert_eq!(&error.fault, fault, "{}", text.chars().take(30).collect::<String>());
    }
}

#[test]
fn a_file_with_more_moves_than_any_game_is_refused() {
    let shuffle = ["\"f1f2\",", "\"a7b7\","].repeat(MOST_MOVES / 2 + 1).concat();
    let text = sample().replace("\"f1f2\",", &shuffle);
    assert_eq!(read(&text).unwrap_err().fault, RecordFault::TooManyMoves);
}

#[test]
fn a_name_is_the_same_when_it_is_read_again() {
    let long = format!("{} {}", "a".repeat(Seat::LONGEST_NAME - 1), "b");
    for name in ["Ann", " Ann ", "Ann \u{18} ", "\u{7} Ann", &long, "\u{0} \n"] {
        let seat = Seat::human(name);
        let again = Seat::human(seat.name().unwrap_or_default());
        assert_eq!(again, seat, "{name:?}");
    }
}

#[test]
fn the_longest_game_is_written_and_read_again() {
    let session = longest_shuffle();
    let text = Record::of(&session, endless(), Vec::new()).to_ron();
    let (again, _) = read(&text).expect("what is written can be read");
    same(&session, &again);
    let words: Vec<String> = session.moves().iter().map(ToString::to_string).collect();
    let list = words.join(" ");
    let pasted = |list: &str| read_pasted::<GameState>(list, &endless());
    same(&session, &pasted(&list).expect("as long as a game can be").0);
    let longer = pasted(&format!("{list} g1g2")).expect_err("longer than any game");
    assert_eq!(longer.fault, RecordFault::TooManyMoves);
}

/// The sample with trailing spaces up to this length.
fn padded(length: usize) -> String {
    let mut text = sample();
    text.push_str(&" ".repeat(length - text.len()));
    text
}

#[test]
fn a_text_of_the_largest_size_is_read_and_one_byte_more_is_not() {
    let largest = usize::try_from(LARGEST).unwrap();
    assert!(read(&padded(largest)).is_ok());
    let fault = read(&padded(largest + 1)).unwrap_err().fault;
    assert_eq!(fault, RecordFault::TooLarge);
}

#[test]
fn brackets_may_be_nested_as_deep_as_the_limit_and_no_deeper() {
    let nested = |depth: usize| {
        let inner = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        sample().replace("result: None", &format!("result: None, desk: {inner}"))
    };
    assert!(read(&nested(50)).is_ok());
    assert_eq!(read(&nested(130)).unwrap_err().fault, RecordFault::TooDeep);
}

#[test]
fn a_players_name_has_forty_characters_at_most() {
    let named = |length: usize| sample().replace("Ann", &"ä".repeat(length));
    for (length, kept) in [(39, 39), (40, 40), (41, 40), (4_000, 40)] {
        let (_, record) = read(&named(length)).unwrap();
        let name = record.seats[0].name().unwrap();
        assert_eq!(name.chars().count(), kept);
    }
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_change_nothing() {
    let text = format!("\u{feff}{}", sample().replace('\n', "\r\n"));
    let (session, record) = read(&text).unwrap();
    same(&session, &game("f1f2 f7f6 f2f3"));
    assert_eq!(record.seats[0].name(), Some("Ann"));
    let wrong = text.replace("f7f6", "h8h7");
    assert_eq!(read(&wrong).unwrap_err().line, Some(10));
}

#[test]
fn every_truncation_is_an_error_or_the_same_game() {
    let text = sample();
    for end in 0..text.len() {
        match read(&text[..end]) {
            Ok((session, _)) => {
                same(&session, &game("f1f2 f7f6 f2f3"));
                assert_eq!(text[end..].trim(), "");
            }
            Err(error) => assert!(
                matches!(
                    error.fault,
                    RecordFault::Empty | RecordFault::NotARecord | RecordFault::CutShort
                ),
                "{end}: {error}"
            ),
        }
    }
}

#[test]
fn the_clipboard_may_hold_a_record_a_position_or_moves() {
    let rules = KubaRules::default();
    let paste = |text: &str| read_pasted::<GameState>(text, &rules);
    same(&paste(&sample()).unwrap().0, &game("f1f2 f7f6 f2f3"));
    let commented = format!("\n// mine\n{}", sample());
    same(&paste(&commented).unwrap().0, &game("f1f2 f7f6 f2f3"));
    for text in [
        "1. f1f2 f7f6 2. f2f3",
        "f1-f2 f7-f6 f2-f3\n",
        "1.f1f2 1...f7f6 2.f2f3",
        "f1f2, f7f6, f2f3",
        "1) f1f2\n2) f7f6\n3) f2f3",
    ] {
        let (session, record) = paste(text).expect(text);
        same(&session, &game("f1f2 f7f6 f2f3"));
        assert!(record.seats.is_empty());
    }
    let (session, record) =
        paste(" ww3xx/ww.u.xx/..uuu../.uuuuu./..uuu../xx.u.ww/xx3ww b\n").unwrap();
    assert_eq!(session.live().turn(), Player::SECOND);
    assert!(record.start.is_some());
}

#[test]
fn a_position_broken_into_lines_is_understood() {
    let rules = KubaRules::default();
    let whole = "7/2R4/7/WB5/7/7/1W3WR w 1-2";
    let expected = GameState::from_text(whole, &rules).unwrap();
    for text in [
        "7/2R4/7/WB5/\n7/7/1W3WR w 1-2",
        "7/2R4/7/WB5/7/7/\r\n  1W3WR w 1-2\n",
        "7/2R4/7/WB5/7/7/1W3WR\nw 1-2",
        "7\n2R4\n7\nWB5\n7\n7\n1W3WR w 1-2",
        "7\n2R4\n7\nWB5\n7\n7\n1W3WR\nw 1-2",
        "7/2R4/7/\nWB5/7/7/\n1W3WR\nw 1-2",
    ] {
        let (session, _) = read_pasted::<GameState>(text, &rules).expect(text);
        assert_eq!(session.live(), &expected, "{text}");
    }
}

#[test]
fn the_clipboard_says_what_is_wrong() {
    let rules = KubaRules::default();
    for (text, said) in [
        ("f1f2 a1c1", "move 2: a1 and c1 are not neighbours."),
        ("h1h2", "This is neither"),
        ("hello", "This is neither"),
        ("https://example.org/kuba", "This is neither"),
        ("", "There is nothing in it."),
        ("1. 2. 3.", "This is neither"),
        ("WW3BB/WW1R1BB/2RRR2 w", "Board: 7 ranks are needed; this has 3."),
    ] {
        let error = read_pasted::<GameState>(text, &rules).unwrap_err();
        let words = words(&error);
        assert!(words.starts_with(said), "{text}: {words}");
    }
}

#[test]
fn every_fault_has_words() {
    let inner = RecordFault::Empty.phrase();
    let text = "x".to_owned();
    for fault in [
        RecordFault::TooDeep,
        RecordFault::UnknownPart(text.clone()),
        RecordFault::MissingPart(text.clone()),
        RecordFault::TwicePart(text.clone()),
        RecordFault::Form(text.clone()),
        RecordFault::WrongValue { found: text.clone(), expected: String::new() },
        RecordFault::SeatCount { found: 3, seats: 2 },
        RecordFault::Position(inner.clone()),
        RecordFault::Move(3, inner),
        RecordFault::AfterTheEnd(3),
        RecordFault::TooManyMoves,
        RecordFault::NotUnderstood,
    ] {
        let words = words(&RecordError::whole(fault));
        assert!(!words.contains("record-") && !words.contains('{'), "{words}");
    }
}

fn rules() -> impl Strategy<Value = KubaRules> {
    let ko = prop::sample::select(KoRule::ALL.to_vec());
    let extra = prop::sample::select(ExtraTurn::ALL.to_vec());
    let setup = prop_oneof![Just(Setup::Standard), Just(Setup::Mirrored)];
    (ko, extra, any::<bool>(), setup).prop_map(|(ko, extra, repetition, setup)| KubaRules {
        rules: RuleSet { ko, extra, repetition },
        setup,
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 64,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1998),
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_games_are_read_as_they_were_played(
        rules in rules(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..120),
    ) {
        let mut session = Session::new(GameState::start(&rules));
        for choice in choices {
            let mut moves = Vec::new();
            session.live().legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            session.play(moves[choice.index(moves.len())]).unwrap();
        }
        let record = Record::of(&session, rules, vec![Seat::default(), Seat::human("Zoë \"Z\"")]);
        let (again, same_record) = read(&record.to_ron()).unwrap();
        prop_assert_eq!(again.positions(), session.positions());
        prop_assert_eq!(again.moves(), session.moves());
        prop_assert_eq!(same_record, record);
    }

    #[test]
    fn a_clock_is_read_as_it_was_written_or_refused(
        times in prop::collection::vec((0_u32..130, 0_u32..70), 0..5),
    ) {
        let valid = |&(minutes, more): &(u32, u32)| (1..=120).contains(&minutes) && more <= 60;
        let is_valid = times.len() == 2 && times.iter().all(valid);
        let are_alike = times.windows(2).all(|two| two[0] == two[1]);
        let all = times.iter().map(|(minutes, more)| format!("(minutes: {minutes}, more: {more})"));
        let control = format!("Each([{}])", all.collect::<Vec<_>>().join(", "));
        let text = with_clock(TimeControl::Game { minutes: 5, more: 3 }).to_ron();
        let text = text.replace("Game(minutes: 5, more: 3)", &control);
        let found = read(&text);
        prop_assert_eq!(found.is_ok(), is_valid, "{}", text);
        if let Ok((_, record)) = found {
            let own = times.iter().map(|&(minutes, more)| GameTime { minutes, more });
            let own: Vec<GameTime> = own.collect();
            prop_assert_eq!(record.clock.map(|clock| clock.control), TimeControl::each(&own));
            let written = with_clock(TimeControl::each(&own).unwrap()).to_ron();
            prop_assert_eq!(written.contains(&control), !are_alike, "{}", written);
            prop_assert_eq!(written.contains("version: 1"), are_alike, "{}", written);
        }
    }

    #[test]
    fn a_changed_byte_never_panics(at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut bytes = sample().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let text = String::from_utf8_lossy(&bytes);
        if let Err(error) = read(&text) {
            prop_assert_eq!(words(&error).contains("record-"), false);
        }
        let _ = read_pasted::<GameState>(&text, &KubaRules::default());
    }

    #[test]
    fn arbitrary_text_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = read(&text);
        let _ = read(&format!("GameRecord(game: \"kuba\", version: 1, {text}"));
        let _ = read_pasted::<GameState>(&text, &KubaRules::default());
    }

    #[test]
    fn text_made_of_our_own_pieces_never_panics(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "GameRecord", "(", ")", "[", "]", "{", "}", ",", ":", "game", "\"kuba\"", "version", "1",
            "moves", "rules", "start", "None", "Some", "\"f1f2\"", "//", "\n", "/*", "*/", "#![enable(",
            "implicit_some", "r#\"", "\"", "result", "date", "seats", "'", "b", "..", "0x", "é", "\\",
        ]), 0..40),
    ) {
        let text = pieces.concat();
        let _ = read(&text);
        let _ = read(&sample().replace("None", &text));
        let _ = read_pasted::<GameState>(&text, &KubaRules::default());
    }
}
