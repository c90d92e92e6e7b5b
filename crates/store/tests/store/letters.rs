//! Score sheets as people, mail programs and editors send them.

use std::fs;
use std::path::{Path, PathBuf};

use kuba_rules::cubulus;
use kuba_rules::kuba::{GameState as Kuba, KubaRules};
use kuba_session::Session;
use kuba_store::files::{FileFault, read_text};
use kuba_store::{
    RecordError, RecordFault, game_id, is_score_sheet, left_out, read_game, read_pasted,
};

use crate::support::{folder, say};

const MOVES: [&str; 4] = ["a7b7", "g7f7", "g1f1", "a1b1"];

fn case(name: &str) -> PathBuf {
    Path::new("../../tests/data/cases").join(name)
}

fn text(name: &str) -> String {
    read_text(&case(name)).expect(name)
}

fn moves(session: &Session<Kuba>) -> Vec<String> {
    session.main_moves().iter().map(ToString::to_string).collect()
}

/// The game of a text, opened and pasted alike.
fn opened(text: &str) -> Session<Kuba> {
    assert_eq!(game_id(text).as_deref(), Some("kuba"), "{text}");
    let (opened, _) = read_game::<Kuba>(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let (pasted, _) = pasted(text).expect("it is read when opened");
    assert_eq!(moves(&opened), moves(&pasted));
    opened
}

fn pasted(text: &str) -> Result<(Session<Kuba>, kuba_store::Record<KubaRules>), RecordError> {
    read_pasted::<Kuba>(text, &KubaRules::default())
}

/// A sheet with these moves and no other tags.
fn sheet(moves: &str) -> String {
    format!("[Game \"kuba\"]\n\n{moves}")
}

#[test]
fn sheets_are_read_in_whatever_form_people_send_them() {
    for name in [
        "letter-around.txt",
        "quoted-letter.txt",
        "utf16le.kuba",
        "other-entry-first.kuba",
        "tabs.kuba",
        "carriage-returns.kuba",
        "date-with-dots.kuba",
        "result-at-the-end.kuba",
        "result-without-reason.kuba",
        "end-of-file-mark.kuba",
        "club-evening.kuba",
        "name-with-a-dot.txt",
    ] {
        let session = opened(&text(name));
        assert_eq!(moves(&session), MOVES, "{name}");
        assert!(session.outcome().is_none(), "{name}");
    }
}

#[test]
fn a_sheet_in_latin_1_is_read_and_a_damaged_one_is_said_to_be_no_utf_8() {
    let folder = folder();
    let file = folder.path().join("latin.kuba");
    let sheet = b"[Game \"kuba\"]\n[White \"J\xf6rg\"]\n\n1. a7b7 g7f7 2. g1f1 a1b1";
    fs::write(&file, sheet).expect("a file");
    let (session, record) = read_game::<Kuba>(&read_text(&file).expect("a text")).expect("a game");
    assert_eq!(moves(&session), MOVES);
    assert_eq!(record.seats[0].name(), Some("Jörg"));
    let damaged = read_text(&case("comment-one-bit.kuba")).expect_err("a damaged byte");
    assert_eq!(damaged.fault, FileFault::NotUtf8(38));
    assert!(say(&damaged).contains("Line 38 is not UTF-8"), "{}", say(&damaged));
}

#[test]
fn a_semicolon_begins_a_comment_on_a_sheet_and_separates_the_moves_of_a_list() {
    let session = opened(&text("semicolon.kuba"));
    assert_eq!(moves(&session), &MOVES[..2]);
    assert_eq!(session.comment(*session.main_line().last().expect("a move")), "g1f1");
    let session = opened(&sheet("1. a7b7 ; (he said { so\n g7f7 ;\n;\n"));
    assert_eq!(moves(&session), &MOVES[..2]);
    assert_eq!(session.comment(session.main_line()[1]), "(he said { so");
    let (session, _) = pasted("a7b7; g7f7 ;g1f1; a1b1").expect("a list");
    assert_eq!(moves(&session), MOVES);
    let cubulus = "[Game \"cubulus\"]\n\n1. a11 ; b11\n";
    let (session, _) = read_game::<cubulus::GameState>(cubulus).expect("a game");
    assert_eq!(session.main_moves().len(), 1);
}

#[test]
fn signs_that_stand_for_a_hyphen_are_read_as_one() {
    let (session, _) = pasted(&text("dashes.txt")).expect("a list");
    assert_eq!(moves(&session), MOVES);
    for dash in ['-', '–', '—', '‐', '‑', '−'] {
        let sheet = sheet(&format!("1. a7{dash}b7 g7{dash}f7 (1… g7{dash}g6)"));
        assert_eq!(moves(&opened(&sheet)), &MOVES[..2], "{dash}");
    }
}

#[test]
fn hard_blanks_fences_and_hidden_lines_are_no_part_of_the_moves() {
    for text in [
        "```\n[Game “kuba”]\n\n1.\u{a0}a7b7\u{a0}g7f7 2.\u{202f}g1f1\u{200b} a1b1\n```\n",
        "\u{feff}% a remark\n[Game \"kuba\"]\n%[Game \"chess\"]\n\n%1. a1a2\n1. a7b7 g7f7\n% x1\n2. g1f1 a1b1",
        "On Monday Ben wrote:\n> > [Game \"kuba\"]\n> >\n>> 1. a7b7 g7f7\n> > 2. g1f1 a1b1\n> So long\n-- \nAda",
        "[Event \"a letter\"]\nHi.\n[Game \"kuba\"]\n1. a7b7 g7f7 2. g1f1 a1b1",
        "[Game \"kuba\"]\r\n[Event \"x\"]\r\n\r\n1. a7b7 g7f7\r\n2. g1f1 a1b1 *\r\n\0\0",
    ] {
        assert_eq!(moves(&opened(text)), MOVES, "{text}");
    }
    for list in ["> 1. a7b7 g7f7\n> 2. g1f1 a1b1", "```text\na7b7 g7f7 g1f1 a1b1\n```"] {
        assert_eq!(moves(&pasted(list).expect(list).0), MOVES, "{list}");
    }
}

#[test]
fn what_a_sheet_says_beside_the_game_is_named() {
    let words = |text: &str| left_out::<Kuba>(text);
    let of_case = |name: &str| words(&text(name));
    assert_eq!(of_case("club-evening.kuba"), ["Event", "Round", "$146"]);
    assert_eq!(of_case("result-without-reason.kuba"), ["Result"]);
    assert_eq!(of_case("result-at-the-end.kuba"), ["1-0"]);
    assert_eq!(of_case("date-with-dots.kuba"), [""; 0]);
    assert_eq!(of_case("letter-around.txt"), ["Best wishes, Ada"]);
    let dated = |date: &str| {
        let text = format!("[Game \"kuba\"]\n[Date \"{date}\"]\n\n1. a7b7");
        (read_game::<Kuba>(&text).expect(date).1.date, words(&text))
    };
    assert_eq!(dated("2026.11.25"), (Some("2026-11-25".to_owned()), vec![]));
    assert_eq!(dated("????.??.??"), (None, vec![]));
    for date in ["2026.11.??", "soon", "2026-02-30"] {
        assert_eq!(dated(date), (None, vec!["Date".to_owned()]), "{date}");
    }
    for (moves, left) in [
        ("a7b7 g7f7 --", vec!["--"]),
        ("a7b7 g7f7 1–0 {a fine game}", vec!["1–0"]),
        ("a7b7 (g1f1 0-1) g7f7 ½-½", vec!["0-1", "½-½"]),
        ("a7b7 g7f7 *", vec![]),
    ] {
        assert_eq!(words(&sheet(moves)), left, "{moves}");
        assert_eq!(opened(&sheet(moves)).main_moves().len(), 2);
    }
    assert!(words(&text("text-file.txt")).is_empty() && !is_score_sheet(&text("text-file.txt")));
}

#[test]
fn a_result_without_a_reason_counts_if_the_moves_end_the_game() {
    let won = |result: &str| {
        format!(
            "[Game \"kuba\"]\n[Start \"7/7/7/5WR/7/7/B6 w 6-0\"]\n[Result \"{result}\"]\n\n1. f4g4"
        )
    };
    for result in ["White", "1-0", "?"] {
        assert!(opened(&won(result)).outcome().is_some(), "{result}");
    }
    assert_eq!(left_out::<Kuba>(&won("White")), [""; 0]);
    let resigned = "[Game \"kuba\"]\n[Result \"White\"]\n[Resigned \"Black\"]\n\n1. f1f2";
    assert!(opened(resigned).concession().is_some());
    let error = read_game::<Kuba>(&won("Black")).expect_err("White has won");
    assert_eq!((error.line, error.fault), (Some(3), RecordFault::WrongResult));
}

#[test]
fn what_is_no_move_is_quoted_whole_with_its_line() {
    for (text, line, quoted) in [
        (sheet("1. a7b7 Best wishes, Ada\n2. g1f1"), 3, "“Best wishes, Ada” is not a move"),
        (sheet("1. a7b7\nHere you are:\ng7f7"), 4, "“Here you are:” is not a move"),
        (sheet("1. a7b7 {C:\\new\\\nx} {y}\nh9h8"), 5, "h9"),
        (sheet("a7b7 1-0 g7f7"), 3, "1-0"),
        (sheet("a7b7 -- g7f7"), 3, "--"),
        (sheet("a7b7\r\ng7zz"), 4, "zz"),
        (sheet("a7b7\rg1zz\r"), 4, "zz"),
    ] {
        let error = read_game::<Kuba>(&text).expect_err(&text);
        assert_eq!(error.line, Some(line), "{text}: {}", say(&error));
        assert!(say(&error).contains(quoted), "{text}: {}", say(&error));
    }
    let list = pasted("a7b7 Best wishes").expect_err("no move");
    assert!(say(&list).contains("“Best wishes” is not a move"), "{}", say(&list));
}

#[test]
fn a_backslash_in_a_foreign_comment_is_a_sign_like_any_other() {
    for (written, read) in [
        ("{C:\\dir\\}", "C:\\dir\\"),
        ("{a \\\nb}", "a \\ b"),
        ("{a \\} b}", "a } b"),
        ("{a\\nb \\\\ \\[%c]}", "a\nb \\ [%c]"),
    ] {
        let session = opened(&sheet(&format!("1. a7b7 {written} g7f7")));
        assert_eq!(session.comment(session.main_line()[1]), read, "{written}");
        assert_eq!(moves(&session), &MOVES[..2]);
    }
}
