//! The graph of a game: the winning chances of each player, move by move.

use kuba::app::game::table::StudyPoint;
use kuba::app::study::panel::graph::Graph;
use kuba::app::study::panel::graph::MANY;
use kuba::app::study::panel::graph::RING_WIDTH;
use kuba::app::study::panel::graph::THIN_RING_WIDTH;
use kuba::bot::study::Mark;
use kuba::session::NodeId;

fn marked(mark: Option<Mark>) -> StudyPoint {
    StudyPoint { node: NodeId::START, mv: None, chances: Vec::new(), mark }
}

#[test]
fn in_a_long_game_only_blunders_and_the_turning_point_have_signs() {
    let signs = |moves: usize| {
        let mut points = vec![marked(None); moves + 1];
        points[1] = marked(Some(Mark::Doubtful));
        points[2] = marked(Some(Mark::Blunder));
        points[3] = marked(Some(Mark::Mistake));
        points[4] = marked(Some(Mark::Mistake));
        let graph = Graph {
            points: &points,
            shown: 0,
            turning_point: Some(3),
            ringed: &[],
            colours: &[],
            name: "",
            words: &|_| String::new(),
            told: &|_| String::new(),
        };
        [1, 2, 3, 4].map(|number| graph.has_sign(number))
    };
    assert_eq!(signs(80), [true; 4]);
    assert_eq!(signs(81), [false, true, true, false]);
}

#[test]
fn the_moves_of_an_idea_have_thin_rings_and_signs_in_a_long_game_too() {
    let mut points = vec![marked(None); MANY + 2];
    points[2] = marked(Some(Mark::Mistake));
    let graph = Graph {
        points: &points,
        shown: 0,
        turning_point: Some(4),
        ringed: &[2, 4, 900],
        colours: &[],
        name: "",
        words: &|_| String::new(),
        told: &|_| String::new(),
    };
    let rings: Vec<_> = graph.rings().collect();
    assert_eq!(rings, [(4, RING_WIDTH), (2, THIN_RING_WIDTH)]);
    assert!(graph.has_sign(2));
}
