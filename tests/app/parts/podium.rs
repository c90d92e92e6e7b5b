//! Standings after several games of more than two players, by places.

use kuba::app::game::panels::podium::places;

#[test]
fn who_has_won_as_many_games_has_the_same_place() {
    let order = |wins: &[u32]| {
        let places = places(wins).into_iter();
        places.map(|(place, player)| (place, player.index())).collect::<Vec<_>>()
    };
    assert_eq!(order(&[1, 3, 0]), [(1, 1), (2, 0), (3, 2)]);
    assert_eq!(order(&[1, 1, 2]), [(1, 2), (2, 0), (2, 1)]);
    assert_eq!(order(&[0, 1, 1]), [(1, 1), (1, 2), (3, 0)]);
}
