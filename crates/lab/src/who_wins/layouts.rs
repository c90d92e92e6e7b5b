//! Effect of the layout of neutral balls in Cubulus on the first player's chances.

use clap::Args;
use kuba_rules::Game;
use kuba_rules::cubulus::{CubulusRules, GameState, Layout, Neutrals, Players};
use kuba_rules::random::Random;

use super::figures::{Tally, grouped, head, row};
use super::playing::{Hands, play};

#[derive(Args)]
pub(crate) struct Trial {
    /// Nodes per move.
    #[arg(long, value_delimiter = ',', default_value = "2000,8000")]
    nodes: Vec<u64>,
    /// Games with each layout.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Number of random layouts to compare.
    #[arg(long, default_value_t = 0)]
    drawn: usize,
    /// Number of the fairest and of the least fair layouts to test again with other games.
    #[arg(long, default_value_t = 4)]
    again: usize,
}

fn start(layout: Layout) -> GameState {
    GameState::start(&CubulusRules {
        players: Players::Two(Neutrals::Laid(layout)),
        ..CubulusRules::default()
    })
}

/// A random layout for each game if `layout` is `None`.
fn tally(layout: Option<Layout>, nodes: u64, games: u64, hands: Hands) -> Tally {
    let winners = hands.each(games, |_, mut dice| {
        let layout = layout.unwrap_or_else(|| Layout::drawn(dice.number()));
        play(&start(layout), nodes, &mut dice, |_| {}).winner
    });
    winners.into_iter().collect()
}

/// Prints the first player's share of wins by layout.
pub(crate) fn print(trial: &Trial, hands: Hands) {
    if trial.drawn == 0 {
        print_presets(trial, hands);
    } else {
        print_drawn(trial, hands);
    }
}

fn print_presets(trial: &Trial, hands: Hands) {
    let presets = [
        ("by lot", None),
        ("middle layer", Some(Layout::MIDDLE_LAYER)),
        ("centres and two corners", Some(Layout::CENTRES)),
    ];
    let mut columns = vec!["neutral balls".to_owned()];
    columns.extend(trial.nodes.iter().map(|&nodes| format!("{} positions a move", grouped(nodes))));
    head(&columns.iter().map(String::as_str).collect::<Vec<_>>());
    for (name, layout) in presets {
        let mut cells = vec![name.to_owned()];
        for &nodes in &trial.nodes {
            cells.push(tally(layout, nodes, trial.games, hands).score(0, 2));
        }
        row(&cells);
    }
}

fn print_drawn(trial: &Trial, hands: Hands) {
    let mut dice = Random::new(hands.seed);
    let layouts: Vec<Layout> = (0..trial.drawn).map(|_| Layout::drawn(dice.number())).collect();
    let nodes = trial.nodes[0];
    let mut tried: Vec<(f64, Layout)> = layouts
        .into_iter()
        .map(|layout| (tally(Some(layout), nodes, trial.games, hands).share(0, 2), layout))
        .collect();
    tried.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let shares: Vec<String> =
        tried.iter().map(|(share, _)| format!("{:.0}", 100.0 * share)).collect();
    println!("First player's score with each layout, in percent: {}", shares.join(" "));
    println!();
    tried.sort_by(|(one, _), (other, _)| (one - 0.5).abs().total_cmp(&(other - 0.5).abs()));
    let mut columns = vec!["neutral balls".to_owned(), "at first".to_owned()];
    columns.extend(trial.nodes.iter().map(|&nodes| format!("again, {} positions", grouped(nodes))));
    head(&columns.iter().map(String::as_str).collect::<Vec<_>>());
    let again = Hands { seed: hands.seed.wrapping_add(1), ..hands };
    let last = tried.len().saturating_sub(trial.again);
    for (place, (share, layout)) in tried.into_iter().enumerate() {
        if place >= trial.again && place < last {
            continue;
        }
        let mut cells = vec![layout.to_string(), format!("{:.0} %", 100.0 * share)];
        for &nodes in &trial.nodes {
            cells.push(tally(Some(layout), nodes, trial.games, again).score(0, 2));
        }
        row(&cells);
    }
}
