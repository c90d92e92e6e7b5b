//! Speed of the search in nodes per second, at a fixed depth from the start of Kuba.

use divan::Bencher;
use divan::counter::ItemsCount;
use kuba_bot::Limits;
use kuba_bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba_rules::kuba::{GameState, RuleSet, Setup};

fn main() {
    divan::main();
}

#[divan::bench(args = [6, 8], sample_count = 5)]
fn from_the_start(bencher: Bencher, depth: u32) {
    look(bencher, &GameState::new(RuleSet::LEAFLET, Setup::Standard), depth);
}

#[divan::bench(args = [4, 6], sample_count = 5)]
fn from_the_thick_of_it(bencher: Bencher, depth: u32) {
    let text = "2W2B1/2WR1B1/1WRRR1B/RWRRB2/1RBRRR1/1B1RWRW/BB3WW b 0-0";
    let position = text.parse().expect("a position");
    look(bencher, &GameState::from_position(position, RuleSet::LEAFLET), depth);
}

fn look(bencher: Bencher, game: &GameState, depth: u32) {
    let run = || {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let found = SearchTask::new(game, limits).run(&TranspositionTable::new(16), &mut NoControl);
        found.opinion.map_or(0, |opinion| opinion.nodes)
    };
    let nodes = run();
    bencher.counter(ItemsCount::new(nodes)).bench(run);
}
