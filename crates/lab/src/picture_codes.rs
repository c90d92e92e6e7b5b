//! Measures the codes of games in pictures: plays games with random moves, draws them with their code, spoils
//! the pictures as messengers do, and reads them again.
//!
//! ```text
//! cargo run --profile play -p kuba-lab -- picture-codes 100
//! ```

use std::collections::BTreeMap;
use std::io::Cursor;

use clap::Args;
use egui::{Context, FontId, Theme, Vec2};
use image::imageops::{FilterType, resize};
use image::{DynamicImage, ImageFormat, RgbaImage};
use kuba_board::film::{ExportStyle, Exporter, GameReplay, Replay as _};
use kuba_board::{Look, MarbleStyle, Palette, Playable, Speed, form};
use kuba_bot::Level;
use kuba_i18n::Texts;
use kuba_rules::random::Random;
use kuba_rules::{Player, cubulus, kuba, qubism};
use kuba_session::{Seat, Session};
use kuba_store::picture::{code_in_file, code_in_picture};
use kuba_store::{Record, game_code};

const HEIGHT: f32 = 480.0;
const SIDES: [u16; 3] = [480, 720, 1080];

type Spoil = (&'static str, fn(&RgbaImage) -> Result<String, String>);

fn shrunk(picture: &RgbaImage, share: f32, filter: FilterType) -> RgbaImage {
    let side = |side: u32| (side as f32 * share).round() as u32;
    resize(picture, side(picture.width()), side(picture.height()), filter)
}

fn plain(picture: RgbaImage) -> Result<String, String> {
    code_in_picture(&picture.into()).map_err(|fault| fault.to_string())
}

fn jpeg(picture: RgbaImage, quality: u8) -> Result<String, String> {
    let mut bytes = Vec::new();
    let encoder = image::codecs::jpeg::JpegEncoder::new_with_quality(&mut bytes, quality);
    DynamicImage::from(picture)
        .to_rgb8()
        .write_with_encoder(encoder)
        .map_err(|error| error.to_string())?;
    code_in_file(&bytes).map_err(|fault| fault.to_string())
}

fn with_margin(picture: &RgbaImage) -> RgbaImage {
    let grey = image::Rgba([120, 124, 128, 255]);
    let mut wide = RgbaImage::from_pixel(picture.width() + 160, picture.height() + 220, grey);
    image::imageops::overlay(&mut wide, picture, 71, 113);
    wide
}

const SPOILED: [Spoil; 8] = [
    ("as it is, PNG", |picture| {
        let mut bytes = Cursor::new(Vec::new());
        picture.write_to(&mut bytes, ImageFormat::Png).map_err(|error| error.to_string())?;
        code_in_file(bytes.get_ref()).map_err(|fault| fault.to_string())
    }),
    ("half size", |picture| plain(shrunk(picture, 0.5, FilterType::Triangle))),
    ("half size, nearest", |picture| plain(shrunk(picture, 0.5, FilterType::Nearest))),
    ("half size, JPEG 40", |picture| jpeg(shrunk(picture, 0.5, FilterType::Triangle), 40)),
    ("JPEG 40", |picture| jpeg(picture.clone(), 40)),
    ("80 %", |picture| plain(shrunk(picture, 0.8, FilterType::CatmullRom))),
    ("80 %, JPEG 60", |picture| jpeg(shrunk(picture, 0.8, FilterType::Triangle), 60)),
    ("grey margin, 80 %", |picture| {
        plain(shrunk(&with_margin(picture), 0.8, FilterType::Triangle))
    }),
];

struct Tried {
    code: String,
    bytes: usize,
    modules: usize,
}

fn play<G: Playable>(rules: &G::Rules, random: &mut Random) -> (Session<G>, Record<G::Rules>) {
    let mut session = Session::new(G::start(rules));
    let length = 10 + random.below(110);
    let mut moves = Vec::new();
    while session.main_moves().len() < length {
        moves.clear();
        session.live().legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        session.play(mv).expect("a legal move");
    }
    let seats = (0..session.live().seats()).map(|seat| match seat {
        0 => Seat::human("Marta"),
        1 => Seat::human("Ana"),
        _ => Seat::Computer(Level::default()),
    });
    let record = Record::of(&session, rules.clone(), seats.collect());
    (session, record.dated(Some("2026-11-27".to_owned())))
}

fn kind<G: Playable>(name: &str, rules: &G::Rules, games: usize) {
    let mut random = Random::new(44);
    let texts = Texts::new(&[]);
    let mut lost: BTreeMap<(&str, u16), usize> = BTreeMap::new();
    let mut sizes = Vec::new();
    for number in 0..games {
        let (session, record) = play::<G>(rules, &mut random);
        let Some(code) = game_code(&session, &record, &[]) else {
            println!("{name}: a game of {} moves has no code", session.main_moves().len());
            continue;
        };
        let replay = GameReplay::of_game(&session, &record, &[]);
        let picture_code = replay.code().expect("a code");
        let tried =
            Tried { bytes: (code.len() - 5) * 2 / 3, modules: picture_code.modules(), code };
        sizes.push((session.main_moves().len(), tried.bytes, tried.modules));
        let (theme, palette) = if number % 2 == 0 {
            (Theme::Light, Palette::of(false, false))
        } else {
            (Theme::Dark, Palette::of(true, false))
        };
        for side in SIDES {
            let ctx = Context::default();
            ctx.set_theme(theme);
            ctx.all_styles_mut(|style| {
                let bold = FontId::proportional(14.5);
                style.text_styles.insert(form::bold(), bold);
            });
            let zoom = f32::from(side) / HEIGHT;
            let width = (f32::from(side) * replay.aspect_ratio()).round() / zoom;
            let Some(strip) = picture_code.strip(width, zoom) else {
                println!("{name}: no room for {} modules at {side}", tried.modules);
                continue;
            };
            let print = ExportStyle {
                size: Vec2::new(width, HEIGHT + strip.height),
                scale: zoom,
                look: Look {
                    palette,
                    marbles: MarbleStyle::Glass,
                    coordinates: true,
                    viewer: Player::FIRST,
                    speed: Speed::Normal,
                    reduce_motion: false,
                    stores: false,
                },
                names: true,
                score: true,
                strip: Some(strip),
            };
            let studio = Exporter { ctx: &ctx, texts: &texts, print };
            let picture = replay.picture(&studio, session.main_moves().len());
            for (way, spoil) in SPOILED {
                let read = spoil(&picture);
                let wrong = usize::from(read.as_ref() != Ok(&tried.code));
                *lost.entry((way, side)).or_default() += wrong;
            }
        }
    }
    sizes.sort_unstable();
    for share in [0, 25, 50, 75, 100] {
        let place = (sizes.len() - 1) * share / 100;
        let (moves, bytes, modules) = sizes[place];
        println!("{name}: {moves} moves: {bytes} bytes, {modules} modules");
    }
    for ((way, side), lost) in lost {
        println!("{name}: {way}, {side}: {} of {games} read", games - lost);
    }
}

#[derive(Args)]
pub(crate) struct Trial {
    /// Number of games of each kind.
    #[arg(default_value_t = 100)]
    games: usize,
}

pub(crate) fn run(trial: &Trial) {
    let games = trial.games;
    kind::<kuba::GameState>("Kuba", &kuba::KubaRules::default(), games);
    kind::<cubulus::GameState>("Cubulus", &cubulus::CubulusRules::default(), games);
    let three = cubulus::CubulusRules {
        players: cubulus::Players::Three,
        ..cubulus::CubulusRules::default()
    };
    kind::<cubulus::GameState>("Cubulus for three", &three, games);
    kind::<qubism::GameState>("Qubism", &qubism::QubismRules::default(), games);
}
