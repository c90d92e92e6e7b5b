//! Codes of games in pictures: the examples of the documentation, and damaged codes.

use std::fs;
use std::path::Path;

use image::{GrayImage, Luma};
use kuba_rules::random::Random;
use kuba_rules::{cubulus, kuba, qubism};
use kuba_store::files::FileFault;
use kuba_store::picture::{PictureFault, code_in_file, code_in_picture, picture_file};
use kuba_store::{
    CodeFault, Recordable, coded_game, find_code, game_code, plain_score_sheet, read_code,
    read_game,
};
use proptest::prelude::*;

use crate::common::arrived::{code_of_bytes, coded};

fn sheet_of(code: &str) -> Result<String, CodeFault> {
    fn read<G: Recordable>(code: &str) -> Result<String, CodeFault> {
        let game = read_code::<G>(code)?;
        assert_eq!(game_code(&game.session, &game.record, &game.message).as_deref(), Some(code));
        Ok(plain_score_sheet(&game.session, &game.record))
    }
    match coded_game(code)? {
        1 => read::<kuba::GameState>(code),
        2 => read::<cubulus::GameState>(code),
        3 => read::<qubism::GameState>(code),
        _ => Err(CodeFault::OtherGame),
    }
}

/// Blocks of the documentation that are indented, without the indentation.
fn examples() -> Vec<String> {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/formats.md");
    let text = fs::read_to_string(page).expect("the page");
    let mut blocks = vec![String::new()];
    for line in text.lines() {
        match line.strip_prefix("    ") {
            Some(line) => {
                let block = blocks.last_mut().expect("a block");
                block.push_str(line);
                block.push('\n');
            }
            None if line.is_empty() => {}
            None => blocks.push(String::new()),
        }
    }
    blocks.retain(|block| block.starts_with("KUBA:"));
    blocks
}

#[test]
fn the_codes_of_the_documentation_are_the_games_below_them() {
    let examples = examples();
    assert!(examples.len() >= 4, "{examples:?}");
    for example in examples {
        let (code, sheet) = example.split_once('\n').expect("a code and a sheet");
        let told = sheet_of(code).expect("a game");
        let told = told.replace("\n\n", "\n");
        assert_eq!(told, sheet, "{code}");
    }
}

fn code_of<G: Recordable>(sheet: &str) -> String {
    let (session, record) = read_game::<G>(sheet).expect("a game");
    game_code(&session, &record, &[]).expect("a code")
}

/// Prints codes for the documentation: `cargo test --workspace --test store codes_of_games -- --ignored --nocapture`.
#[test]
#[ignore = "writes examples"]
fn codes_of_games() {
    let kuba = "[Game \"kuba\"]\n[Date \"2026-11-27\"]\n[White \"Marta\"]\n[Black \"Ana\"]\n\n1. f1-f2 f7-f6 2. g1-g2 g7-g6\n";
    let gering = "[Game \"kuba\"]\n[Rules \"Gering\"]\n[Result \"White\"]\n[Ending \"resignation\"]\n[Resigned \"Black\"]\n\n1. g1-g2\n";
    let red = "[Game \"kuba\"]\n[Extra \"red-must\"]\n\n1. f1-f2 f7-f6\n";
    let cubulus = "[Game \"cubulus\"]\n[Players \"3\"]\n\n1. a11\n";
    let qubism = "[Game \"qubism\"]\n[Black \"Computer\"]\n[BlackLevel \"4.5\"]\n\n";
    for code in [
        code_of::<kuba::GameState>(kuba),
        code_of::<kuba::GameState>(gering),
        code_of::<kuba::GameState>(red),
        code_of::<cubulus::GameState>(cubulus),
        code_of::<qubism::GameState>(qubism),
    ] {
        let sheet = sheet_of(&code).expect("a game").replace("\n\n", "\n");
        let lines = sheet.lines().map(|line| format!("    {line}\n"));
        println!("    {code}\n{}", lines.collect::<String>());
    }
}

#[test]
fn only_a_seat_of_the_game_can_resign_or_run_out_of_time() {
    // Version, Cubulus, the bits of rules and end, one tag `Players 3`, who gave up, no message, no moves.
    let three = |end: &[u8]| {
        let players = [&[1, 7][..], b"Players", &[1], b"3"].concat();
        code_of_bytes([&[1, 2, 1 | 16][..], &players, end, &[0]].concat())
    };
    let read = |end| read_code::<cubulus::GameState>(&three(end)).map(|_| ());
    for end in [&[7][..], &[8], &[17], &[19], &[0x81, 0x04]] {
        assert_eq!(read(end), Err(CodeFault::Damaged), "{end:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_bytes_behind_a_right_checksum_are_a_game_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        coded(&bytes);
    }
}

fn picture(name: &str) -> Vec<u8> {
    fs::read(Path::new("../../tests/data/cases").join(name)).expect(name)
}

#[test]
fn pictures_of_dark_screens_and_of_messengers_are_read() {
    for name in ["inverted.png", "picture.webp"] {
        let code = code_in_file(&picture(name)).expect(name);
        let game = read_code::<kuba::GameState>(&code).expect(name);
        assert_eq!(game.session.main_moves().len(), 4, "{name}");
    }
}

#[test]
fn other_kinds_of_pictures_are_named_and_huge_ones_are_not_read() {
    for (first, kind) in [
        (&b"BM\x36\0\x0c\0\0\0\0\0\x36\0"[..], "BMP"),
        (b"II\x2a\0\x08\0\0\0\0\0\0\0", "TIFF"),
        (b"\0\0\0\x20ftypavif", "AVIF"),
        (b"\0\0\0\x20ftypheic", "HEIC"),
    ] {
        assert_eq!(code_in_file(first), Err(PictureFault::OtherKind(kind)));
    }
    assert_eq!(code_in_file(b"BMW is no picture"), Err(PictureFault::NoCode));
    let mut huge = picture("inverted.png");
    huge[16..24].copy_from_slice(&[0, 0, 0x2e, 0xe0, 0, 0, 0x2e, 0xe0]);
    let sum = crc32fast::hash(&huge[12..29]);
    huge[29..33].copy_from_slice(&sum.to_be_bytes());
    assert_eq!(code_in_file(&huge), Err(PictureFault::TooLarge(12_000, 12_000)));
}

#[test]
fn the_file_of_a_picture_that_is_too_large_is_called_a_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("picture");
    for (first, is_read) in
        [(&b"\x89PNG\r\n\x1a\n...."[..], true), (b"BM\x36\0\x0c\0\0\0\0\0\x36\0", false)]
    {
        fs::write(&path, first).expect("a file");
        let file = fs::File::options().write(true).open(&path).expect("a file");
        file.set_len(9 * 1024 * 1024).expect("a long file");
        match picture_file(&path).expect("a picture") {
            Err(error) => assert!(is_read && error.fault == FileFault::PictureTooLarge),
            Ok(bytes) => {
                assert!(!is_read);
                assert_eq!(code_in_file(&bytes), Err(PictureFault::OtherKind("BMP")));
            }
        }
    }
}

fn noise(width: u32, height: u32) -> GrayImage {
    let mut random = Random::new(1);
    GrayImage::from_fn(width, height, |_, _| Luma([random.below(256) as u8]))
}

/// A wall of small finder patterns.
fn finder_patterns(width: u32, height: u32) -> GrayImage {
    GrayImage::from_fn(width, height, |x, y| {
        let from_middle = |at: u32| (at % 8).abs_diff(3);
        let ring = from_middle(x).max(from_middle(y));
        Luma([if matches!(ring, 0 | 1 | 3) { 0 } else { 255 }])
    })
}

/// Without a bound on the work, the second takes very long.
#[test]
fn pictures_of_noise_and_of_false_finder_patterns_are_given_up_soon() {
    assert_eq!(code_in_picture(&noise(320, 240).into()), Err(PictureFault::NoCode));
    assert_eq!(code_in_picture(&finder_patterns(240, 180).into()), Err(PictureFault::NoCode));
}

#[test]
fn a_code_is_read_on_a_ground_of_noise() {
    let code = image::load_from_memory(&picture("picture.webp")).expect("a picture").to_luma8();
    let mut ground = noise(code.width() + 200, code.height() + 200);
    image::imageops::overlay(&mut ground, &code, 100, 100);
    assert!(code_in_picture(&ground.into()).is_ok());
}

#[cfg(unix)]
#[test]
fn a_pipe_is_never_opened() {
    use kuba_store::files::{read_first, read_text};

    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe.kuba");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
    assert!(made.success());
    assert!(picture_file(&pipe).is_none());
    assert_eq!(read_first::<8>(&pipe).expect_err("a pipe").fault, FileFault::NotAFile);
    assert!(read_text(&pipe).is_err());
}

#[test]
fn a_code_is_found_in_a_long_text_without_trying_every_end() {
    let marks = "KUBA:".to_owned() + &"000".repeat(100_000) + &".".repeat(100_000);
    assert_eq!(find_code(&marks).map(str::len), Some(marks.len()));
}
