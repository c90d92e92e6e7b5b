//! The command `kuba show --gif`: films of games, decoded again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use gif::{ColorOutput, DecodeOptions};
use kuba::rules::Game;
use kuba::rules::cubulus::{CubulusRules, GameState as Cubulus, Players};
use kuba::rules::kuba::{GameState as Kuba, KubaRules};
use kuba::rules::qubism::{GameState as Qubism, QubismRules};
use kuba::session::{Seat, Session};
use kuba::store::{Record, Recordable};

fn show(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kuba"));
    command.arg("show").args(arguments).stdin(Stdio::null());
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(variable);
    }
    command.env("LC_ALL", "C.UTF-8");
    command.output().expect("the program runs")
}

/// The exit code, standard output and standard error.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kuba"))
        .args(arguments)
        .stdin(Stdio::null())
        .env("LC_ALL", "C.UTF-8")
        .output()
        .expect("the program runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

fn said(output: &Output) -> (Option<i32>, String) {
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), err)
}

/// A decoded film: the delay of each frame in hundredths of a second, and every composed frame in RGB.
struct Film {
    size: [usize; 2],
    delays: Vec<u16>,
    pictures: Vec<Vec<[u8; 3]>>,
}

impl Film {
    fn read(bytes: &[u8]) -> Self {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut reader = options.read_info(bytes).expect("a film");
        let size = [reader.width(), reader.height()].map(usize::from);
        let mut film = Self { size, delays: Vec::new(), pictures: Vec::new() };
        let mut seen = vec![[0; 3]; size[0] * size[1]];
        while let Some(frame) = reader.read_next_frame().expect("a sound film") {
            let width = usize::from(frame.width);
            for (place, pixel) in frame.buffer.chunks_exact(4).enumerate() {
                let x = usize::from(frame.left) + place % width;
                let y = usize::from(frame.top) + place / width;
                if pixel[3] > 0 {
                    seen[y * size[0] + x] = [pixel[0], pixel[1], pixel[2]];
                }
            }
            film.delays.push(frame.delay);
            film.pictures.push(seen.clone());
        }
        film
    }

    fn of(path: &Path) -> Self {
        Self::read(&fs::read(path).expect("the film is there"))
    }

    /// Number of positions: frames that are shown longer than those of an animation.
    fn positions(&self) -> usize {
        self.delays.iter().filter(|&&delay| delay > 20).count()
    }
}

fn saved<G: Recordable>(folder: &Path, game: G, rules: G::Rules, moves: &[&str]) -> PathBuf
where
    G::Move: std::str::FromStr<Err: std::fmt::Debug>,
{
    let mut session = Session::new(game);
    for mv in moves {
        session.play(mv.parse().expect("a move")).expect("legal");
    }
    let names = ["Ann", "Ben", "Cleo"];
    let seats = (0..session.live().seats()).map(|seat| Seat::human(names[seat]));
    let record = Record::of(&session, rules, seats.collect());
    let path = folder.join("game.kuba");
    fs::write(&path, record.to_ron()).expect("the game is written");
    path
}

/// Eight pushes; white marbles go around the corner.
const PUSHES: [&str; 8] = ["g1f1", "a1a2", "f1f2", "a2b2", "e1e2", "g7g6", "g2g1", "c2c3"];

fn kuba_game(folder: &Path) -> PathBuf {
    saved(folder, Kuba::start(&KubaRules::default()), KubaRules::default(), &PUSHES)
}

#[test]
fn a_film_shows_every_move_in_motion_and_the_last_position_for_longer() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = kuba_game(folder.path());
    let gif = folder.path().join("game.gif");
    let (game, out) = (game.to_str().expect("Unicode"), gif.to_str().expect("Unicode"));
    let shown = show(&[game, "--gif", out, "--size", "240x200", "--names", "--score"]);
    assert_eq!(said(&shown), (Some(0), String::new()));
    let film = Film::of(&gif);
    assert_eq!(film.size, [240, 200]);
    assert_eq!(film.positions(), PUSHES.len() + 1, "{:?}", film.delays);
    let in_motion = film.delays.len() - film.positions();
    assert!(in_motion >= 2 * PUSHES.len(), "{:?}", film.delays);
    let (last, before) = film.delays.split_last().expect("pictures");
    assert!(before.iter().all(|delay| last > delay), "{:?}", film.delays);
    let is_red = |[red, green, _]: &&[u8; 3]| *red > 150 && *green < 100;
    for picture in &film.pictures {
        assert!(picture.iter().filter(is_red).count() > 200, "reds are seen");
    }
}

#[test]
fn a_part_of_a_game_without_motion_is_a_position_after_each_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = kuba_game(folder.path());
    let gif = folder.path().join("part.gif");
    let (game, out) = (game.to_str().expect("Unicode"), gif.to_str().expect("Unicode"));
    let part = ["--from", "2", "--to", "5", "--pace", "off", "--size", "200x200"];
    let shown = show(&[&[game, "--gif", out][..], &part].concat());
    assert_eq!(said(&shown), (Some(0), String::new()));
    let film = Film::of(&gif);
    assert_eq!((film.delays.len(), film.positions()), (4, 4));

    // The last position of the film equals the picture of that position.
    let png = folder.path().join("part.png");
    let out = png.to_str().expect("Unicode");
    let shown = show(&[game, "--png", out, "--to", "5", "--size", "200x200"]);
    assert_eq!(said(&shown), (Some(0), String::new()));
    let picture = image::open(&png).expect("a picture").to_rgb8();
    let last = film.pictures.last().expect("a last picture");
    let far = |(one, other): (&image::Rgb<u8>, &[u8; 3])| {
        let parts = one.0.iter().zip(other);
        parts.map(|(a, b)| u32::from(a.abs_diff(*b))).sum::<u32>() > 90
    };
    let differ = picture.pixels().zip(last).filter(|&pair| far(pair)).count();
    assert!(differ < 400, "{differ} of 40000 pixels");
}

#[test]
fn slow_films_last_longer_than_fast_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = kuba_game(folder.path());
    let game = game.to_str().expect("Unicode");
    let lasts = |pace| {
        let arguments = [game, "--gif", "-", "--size", "100x100", "--pace", pace];
        let shown = show(&arguments);
        assert_eq!(said(&shown), (Some(0), String::new()));
        Film::read(&shown.stdout).delays.into_iter().map(u32::from).sum::<u32>()
    };
    let times = ["slow", "normal", "fast"].map(lasts);
    assert!(times.is_sorted_by(|longer, shorter| longer > shorter), "{times:?}");
}

#[test]
fn all_games_have_films_for_as_many_players_as_there_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let three = CubulusRules { players: Players::Three, ..CubulusRules::default() };
    let cubulus = saved(folder.path(), Cubulus::start(&three), three, &["a32", "b23", "c13"]);
    let film = |path: &Path| {
        let path = path.to_str().expect("Unicode");
        let shown = show(&[path, "--gif", "-", "--size", "300x300", "--names", "--score"]);
        assert_eq!(said(&shown), (Some(0), String::new()));
        Film::read(&shown.stdout)
    };
    assert_eq!(film(&cubulus).positions(), 4);
    let rules = QubismRules::default();
    let moves = ["c1c2", "b3NR", "b3b5"];
    let qubism = saved(folder.path(), Qubism::start(&rules), rules, &moves);
    assert_eq!(film(&qubism).positions(), 4);
}

#[test]
fn what_cannot_be_filmed_is_said_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = kuba_game(folder.path());
    let game = game.to_str().expect("Unicode");
    let gif = folder.path().join("game.gif");
    let out = gif.to_str().expect("Unicode");
    for part in [&["--to", "9"][..], &["--from", "5", "--to", "4"], &["--from", "9"]] {
        let shown = show(&[&[game, "--gif", out][..], part].concat());
        let (code, err) = said(&shown);
        assert_eq!(code, Some(2), "{part:?}: {err}");
        assert!(err.contains("between 0 and 8"), "{err}");
    }
    let (code, err) = said(&show(&[game]));
    assert_eq!(code, Some(2), "{err}");
    assert!(err.contains("--png") && !err.contains("cli-"), "{err}");
    let (code, err) = said(&show(&[game, "--png", "-", "--from", "1"]));
    assert_eq!(code, Some(2), "{err}");

    let nowhere = folder.path().join("no folder").join("game.gif");
    let nowhere = nowhere.to_str().expect("Unicode");
    let (code, err) = said(&show(&[game, "--gif", nowhere, "--size", "64x64"]));
    assert_eq!((code, err.lines().count()), (Some(1), 1), "{err}");
    let left: Vec<_> = fs::read_dir(folder.path()).expect("the folder").collect();
    assert_eq!(left.len(), 1, "only the game: {left:?}");
}

#[test]
fn a_target_that_cannot_be_written_is_said_before_anything_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = kuba_game(folder.path());
    let game = game.to_str().expect("Unicode");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let [png, gif, same, here] = ["a.png", "a.gif", "./a.png", "."].map(path);
    for (arguments, fault) in [
        (["--png", &png, "--gif", &here], "It is a folder."),
        (["--png", &here, "--gif", &gif], "It is a folder."),
    ] {
        let (code, err) = said(&show(&[&[game][..], &arguments].concat()));
        assert_eq!(code, Some(1), "{err}");
        assert!(err.contains(fault), "{err}");
    }
    for [one, other] in [[&png, &png], [&png, &same], [&"-".to_owned(), &"-".to_owned()]] {
        let (code, err) = said(&show(&[game, "--png", one, "--gif", other]));
        assert_eq!(code, Some(2), "{err}");
        assert!(err.contains("cannot both be written"), "{err}");
    }
    let left = fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(left, 1, "only the game");
}

#[test]
fn a_picture_with_a_code_is_checked_and_printed_like_the_game_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = kuba_game(folder.path());
    let png = folder.path().join("board.png");
    let film = folder.path().join("board.gif");
    let text = |path: &Path| path.to_str().expect("a path").to_owned();
    let drawn = run(&[
        "show",
        &text(&game),
        "--png",
        &text(&png),
        "--gif",
        &text(&film),
        "--from",
        "0",
        "--to",
        "2",
        "--size",
        "480x760",
        "--qr",
        "--names",
    ]);
    assert_eq!(drawn.0, Some(0), "{drawn:?}");
    let sheet = run(&["sheet", &text(&game)]);
    assert_eq!(sheet.0, Some(0), "{sheet:?}");
    for picture in [&png, &film] {
        assert_eq!(run(&["sheet", &text(picture)]), sheet);
        assert_eq!(run(&["check", &text(picture)]).0, Some(0));
    }
    let small = run(&["show", &text(&game), "--png", &text(&png), "--qr", "--size", "200x200"]);
    assert_eq!(small.0, Some(1), "a code needs room: {small:?}");
    let blank = folder.path().join("blank.png");
    image::RgbImage::new(30, 30).save(&blank).expect("a file");
    let (code, _, errors) = run(&["sheet", &text(&blank), &text(&game)]);
    assert_eq!(code, Some(1));
    assert!(errors.contains("There is no game in this picture"), "{errors}");
}

/// Otherwise the limit ends the program by a signal, and the half of a file stays beside the target.
#[cfg(unix)]
#[test]
fn a_film_beyond_the_limit_for_the_size_of_files_is_an_error_and_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("game.kuba");
    fs::write(&game, "[Game \"kuba\"]\n\n1. f1-f2 f7-f6 2. g1-g2 g7-g6\n").expect("a file");
    let film = folder.path().join("game.gif");
    let output = Command::new("sh")
        .args(["-c", "ulimit -f 8; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_kuba"), "show"])
        .args([Path::new("--gif"), &film, &game])
        .env("LC_ALL", "C.UTF-8")
        .output()
        .expect("a shell");
    let (code, err) = said(&output);
    assert_eq!(code, Some(1), "{err}");
    assert!(err.contains("It would be larger than the system allows."), "{err}");
    let left = fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(left, 1, "only the game is left");
}
