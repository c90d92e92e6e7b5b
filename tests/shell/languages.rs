//! Texts of the commands in the language of the system, and the parser's help and errors in English.

use std::process::{Command, Output, Stdio};

use kuba::i18n::{Texts, catalogue};
use kuba::phrase::Phrase;

/// Invalid command lines, one of each kind.
const WRONG: [&[&str]; 23] = [
    &["--nonsense"],
    &["--new-windo"],
    &["--ko", "superko", "perft"],
    &["--new-game", "a.kuba"],
    &["--new-game", "perft", "2"],
    &["--new-game", "--new-game"],
    &["--new-game=yes"],
    &["perf", "6"],
    &["help", "nothing"],
    &["puzzles", "lst"],
    &["puzzles", "--", "list"],
    &["ugi", "more"],
    &["perft"],
    &["show"],
    &["perft", "0"],
    &["perft", "two"],
    &["perft", "2", "--ko", "chess"],
    &["perft", "2", "--ko", "superk"],
    &["perft", "2", "--ko"],
    &["perft", "2", "--option", "Ko"],
    &["analyse", "--nodes", "0", "a.kuba"],
    &["match", "--sprt", "1"],
    &["match", "--sprt", "one", "two"],
];

const HELP: [&[&str]; 14] = [
    &["--help"],
    &["-h"],
    &["help"],
    &["help", "perft"],
    &["perft", "--help"],
    &["show", "--help"],
    &["check", "--help"],
    &["analyse", "--help"],
    &["ugi", "--help"],
    &["match", "--help"],
    &["bench", "--help"],
    &["puzzles", "--help"],
    &["puzzles", "list", "--help"],
    &["puzzles", "check", "--help"],
];

/// Runs the program with the system language `tag`.
fn run(tag: &str, arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kuba"))
        .args(arguments)
        .stdin(Stdio::null())
        .env_remove("LANGUAGE")
        .env("LC_ALL", format!("{tag}.UTF-8"))
        .output();
    let Output { status, stdout, stderr } = output.expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let code = status.code().expect("the program is not killed");
    (code, text(stdout), text(stderr))
}

#[test]
fn help_is_in_english() {
    for arguments in HELP {
        let (code, out, err) = run("ja", arguments);
        assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
        assert!(out.contains("Usage: kuba"), "{out}");
        assert!(out.contains("Print help"), "{out}");
        assert_eq!(run("en", arguments).1, out);
    }
}

#[test]
fn a_complaint_of_the_parser_is_in_english() {
    for language in catalogue() {
        for arguments in WRONG {
            let (code, out, err) = run(language.tag, arguments);
            assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
            assert!(err.starts_with("error: "), "{err}");
            let last = err.trim_end().lines().next_back().unwrap_or_default();
            assert!(last.contains("--help"), "{err}");
            assert!(!err.contains("cli-"), "a text is missing: {err}");
        }
    }
}

#[test]
fn a_complaint_has_the_reasons_of_the_language() {
    for language in catalogue() {
        let texts = Texts::in_language(Some(language.tag));
        let reason = Phrase::new("cli-no-number").with("least", "1").with("most", "99");
        let (_, _, err) = run(language.tag, &["perft", "0"]);
        assert!(err.contains("<DEPTH>"), "{err}");
        assert!(err.contains(&texts.say(&reason)), "{err}");
    }
}

#[test]
fn unrequested_help_is_an_error() {
    let (code, out, err) = run("en", &["puzzles"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("Usage: kuba puzzles <COMMAND>"), "{err}");
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    for language in catalogue() {
        let (code, out, _) = run(language.tag, &["perft", "1"]);
        assert_eq!(code, 0);
        assert!(out.starts_with("depth 1 nodes 8 seconds "), "{out}");
    }
}

#[test]
#[cfg(unix)]
fn an_argument_that_is_no_text_is_an_error() {
    use std::os::unix::ffi::OsStrExt;

    let said = Command::new(env!("CARGO_BIN_EXE_kuba"))
        .arg("perft")
        .arg(std::ffi::OsStr::from_bytes(b"\xff"))
        .output()
        .expect("the program starts");
    let err = String::from_utf8(said.stderr).expect("text");
    assert_eq!(said.status.code(), Some(2), "{err}");
    assert!(err.contains("invalid UTF-8"), "{err}");
}
