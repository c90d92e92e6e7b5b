//! What the commands say in the language of the system.

use std::process::{Command, Output, Stdio};

use kuba::i18n::{Texts, catalogue};

/// What the parser of the command line would say by itself.
const ENGLISH: [&str; 26] = [
    "Usage:",
    "Commands:",
    "[default:",
    "[possible values:",
    "Possible values:",
    "[subcommands:",
    "<COMMAND>",
    "Print help",
    "Print version",
    "Print this message",
    "For more information",
    "tip:",
    "unexpected argument",
    "unexpected value",
    "a value is required",
    "invalid value",
    "invalid digit",
    "invalid float",
    "invalid UTF-8",
    "is not in",
    "cannot be used",
    "were not provided",
    "values required",
    "requires a subcommand",
    "unrecognized",
    "similar",
];

/// Calls that make no sense, one of each kind.
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

/// Runs the program as somebody does whose system speaks a language.
fn run(tag: &str, arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kuba"))
        .args(arguments)
        .stdin(Stdio::null())
        .env_remove("LANGUAGE")
        .env("LC_ALL", format!("{tag}.UTF-8"))
        .output();
    let Output {
        status,
        stdout,
        stderr,
    } = output.expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let code = status.code().expect("the program is not killed");
    (code, text(stdout), text(stderr))
}

fn is_in(tag: &str, said: &str) {
    assert!(!said.contains("cli-"), "a text is missing: {said}");
    let left: Vec<_> = ENGLISH
        .iter()
        .filter(|words| said.contains(*words))
        .collect();
    assert!(left.is_empty() || tag == "en", "{tag}: {left:?} in\n{said}");
}

#[test]
fn help_is_in_the_language_of_the_system() {
    for language in catalogue() {
        let texts = Texts::in_language(Some(language.tag));
        let usage = format!("{} kuba", texts.text("cli-usage"));
        let placeholder = format!("[{}]", texts.text("cli-value-options"));
        for arguments in HELP {
            let (code, out, err) = run(language.tag, arguments);
            assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
            assert!(out.contains(&usage), "{out}");
            assert!(out.contains(&texts.text("cli-help-help")), "{out}");
            is_in(language.tag, &out);
            let (_, english, _) = run("en", arguments);
            let has_options = english.contains("[OPTIONS]");
            assert_eq!(out.contains(&placeholder), has_options, "{out}");
        }
    }
}

#[test]
fn a_complaint_is_in_the_language_of_the_system() {
    for language in catalogue() {
        let texts = Texts::in_language(Some(language.tag));
        let label = texts.text("cli-error");
        for arguments in WRONG {
            let (code, out, err) = run(language.tag, arguments);
            assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
            assert!(err.starts_with(&label), "{err}");
            let last = err.trim_end().lines().next_back().unwrap_or_default();
            assert!(last.contains("--help"), "{err}");
            is_in(language.tag, &err);
            let (_, _, english) = run("en", arguments);
            let (fault, english) = (err.lines().next(), english.lines().next());
            assert!(language.tag == "en" || fault != english, "{err}");
        }
    }
}

#[test]
fn help_that_nobody_asked_for_is_in_the_language_of_the_system() {
    for language in catalogue() {
        let (code, out, err) = run(language.tag, &["puzzles"]);
        assert_eq!((code, out.as_str()), (2, ""));
        is_in(language.tag, &err);
        let texts = Texts::in_language(Some(language.tag));
        assert!(err.contains(&texts.text("cli-about-help")), "{err}");
    }
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
fn an_argument_that_is_no_text_is_told_in_the_language_of_the_system() {
    use std::os::unix::ffi::OsStrExt;

    for language in catalogue() {
        let texts = Texts::in_language(Some(language.tag));
        let said = Command::new(env!("CARGO_BIN_EXE_kuba"))
            .arg("perft")
            .arg(std::ffi::OsStr::from_bytes(b"\xff"))
            .env_remove("LANGUAGE")
            .env("LC_ALL", format!("{}.UTF-8", language.tag))
            .output()
            .expect("the program starts");
        let err = String::from_utf8(said.stderr).expect("text");
        assert_eq!(said.status.code(), Some(2), "{err}");
        assert!(err.contains(&texts.text("cli-error-encoding")), "{err}");
        is_in(language.tag, &err);
    }
}
